/** One build for every door: the window (main, preload, renderer) and the command line. */
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { noteBundled } from './build/bundled.ts'
import { compileTemplates } from './build/compiled.ts'
import { iconModule, keepIcons } from './build/icons.ts'
import { latePackages, plainText } from './build/slim.ts'

export default defineConfig({
  main: {
    plugins: [keepIcons(), latePackages(), compileTemplates(), plainText()],
    build: {
      // A fault is told by the line that was written; read by `npm run dev` alone, and not packed.
      sourcemap: true,
      // Bundled, so that the command line opens one file instead of a hundred.
      externalizeDeps: {
        exclude: [
          'pdfkit',
          'zod',
          'yoga-layout',
          'entities',
          'css-tree',
          'hyphen',
          'linebreak',
          'handlebars',
          'markdown-it',
          'linkify-it',
          'mdurl',
          'punycode.js',
          'uc.micro',
        ],
      },
      rollupOptions: {
        input: {
          index: 'src/main/index.ts',
          cli: 'src/cli/index.ts',
          'press-thread': 'src/host/press-thread.ts',
        },
        // CommonJS runs in every Electron, old and new.
        output: {
          format: 'cjs',
          entryFileNames: '[name].cjs',
          chunkFileNames: 'chunks/[name]-[hash].cjs',
          minify: { compress: false, mangle: false },
        },
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
    build: { rollupOptions: { input: 'src/renderer/index.html' } },
  },
})
