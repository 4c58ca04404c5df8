/** The press bundled for the benchmark just as the command line bundles it. */
import { defineConfig } from 'vite'
import { bundled, programOutput, programPlugins } from '../build/program.ts'

export default defineConfig({
  plugins: programPlugins(),
  build: {
    ssr: true,
    outDir: 'out/bench',
    target: 'node20',
    rollupOptions: {
      input: { press: 'bench/press.ts', deck: 'bench/deck.ts' },
      // Beside what was read as it was built, where the command line's chunks lie too.
      output: { ...programOutput, entryFileNames: 'chunks/[name].cjs' },
    },
  },
  // What those bring along too, as where the command line is built.
  ssr: { noExternal: [...bundled, /^@noble\/hashes/, /^source-map/] },
})
