/** Tests mirror src. They often wait for a browser or for another process: three at once keep two cores busy. */
import vue from '@vitejs/plugin-vue'
import { iconModule } from './build/icons.ts'
import { defineConfig } from 'vitest/config'
import LongestFirst from './tests/order.ts'

export default defineConfig({
  plugins: [vue(), iconModule()],
  test: {
    include: ['tests/**/*.test.ts'],
    // What one test has compiled and drawn, the next finds, as a player does the next evening.
    env: { COPISTE_CACHE: `${import.meta.dirname}/out/cache-des-tests` },
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst, shuffle: { files: false, tests: true } },
  },
})
