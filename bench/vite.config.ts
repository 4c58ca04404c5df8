/** The press bundled for the benchmark just as the command line bundles it. */
import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    ssr: 'bench/press.ts',
    outDir: 'out/bench',
    target: 'node20',
    rollupOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } },
  },
  ssr: { noExternal: ['zod', 'yoga-layout', 'entities', 'css-tree', 'hyphen', 'linebreak', 'handlebars'] },
})
