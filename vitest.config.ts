/** Tests mirror src; the slow ones share one machine of two cores. */
import vue from '@vitejs/plugin-vue'
import { iconModule } from './build/icons.ts'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vue(), iconModule()],
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    sequence: { shuffle: true },
  },
})
