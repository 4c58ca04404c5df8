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
      output: programOutput,
    },
  },
  ssr: { noExternal: [...bundled] },
})
