/** The benchmarks run one after the other, alone on the machine. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['bench/**/*.bench.ts'],
    testTimeout: 600_000,
    fileParallelism: false,
    reporters: ['default'],
    silent: false,
  },
})
