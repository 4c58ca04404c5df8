/** Each check by its name, of everything or of some places; types, lint and format start from their last result in out/. */
import { join } from 'node:path'
import { root, runTool } from './prepare.mjs'

const kept = name => join(root, 'out', name)

export const checks = {
  types: () =>
    runTool('vue-tsc/bin/vue-tsc.js', [
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      kept('.types.tsbuildinfo'),
    ]),
  lint: (places = ['.']) =>
    runTool('eslint/bin/eslint.js', [
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${kept('.eslint')}`,
      '--no-error-on-unmatched-pattern',
      ...places,
    ]),
  format: (places = ['.']) =>
    runTool('prettier/bin/prettier.cjs', [
      '--check',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${kept('.prettier')}`,
      '--log-level=warn',
      ...places,
    ]),
}
