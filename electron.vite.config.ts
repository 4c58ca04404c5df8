/** One build for every door: the window (main, preload, renderer) and the command line. */
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { noteBundled } from './build/bundled.ts'
import { iconModule, keepIcons } from './build/icons.ts'
import { bundled, programOutput, programPlugins } from './build/program.ts'

export default defineConfig({
  main: {
    plugins: [keepIcons(), ...programPlugins()],
    build: {
      // A fault is told by the line that was written; read by `npm run dev` alone, and not packed.
      sourcemap: true,
      externalizeDeps: { exclude: [...bundled] },
      rollupOptions: {
        input: {
          index: 'src/main/index.ts',
          cli: 'src/cli/index.ts',
          'press-thread': 'src/host/press-thread.ts',
        },
        output: programOutput,
      },
    },
  },
  preload: {
    build: {
      rollupOptions: {
        input: 'src/preload/index.ts',
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    plugins: [vue(), iconModule(), noteBundled()],
    build: { minify: true, rollupOptions: { input: 'src/renderer/index.html' } },
  },
})
