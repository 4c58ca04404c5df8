/** Few rules: the compiler's own checks, and the ones that conventions.md asks for. */
import eslint from '@eslint/js'
import vue from 'eslint-plugin-vue'
import typescript from 'typescript-eslint'

const nodeNames = [
  'Buffer',
  'URL',
  'clearTimeout',
  'console',
  'fetch',
  'performance',
  'process',
  'setTimeout',
]
/** What a script sends to a page runs there. */
const pageNames = ['InputEvent', 'document', 'requestAnimationFrame']

export default typescript.config(
  { ignores: ['out/', 'dist/', 'bench/node_modules/', '**/*.cjs'] },
  eslint.configs.recommended,
  typescript.configs.strict,
  vue.configs['flat/essential'],
  {
    files: ['**/*.vue'],
    languageOptions: { parserOptions: { parser: typescript.parser } },
    rules: { 'no-undef': 'off' },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-control-regex': 'off',
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ObjectExpression > SpreadElement > ObjectExpression',
          message:
            'Write the keys out: a literal spread into a literal hides misspelt keys from the checker.',
        },
        {
          selector: 'ArrayExpression > SpreadElement > ArrayExpression',
          message: 'Write the items out.',
        },
      ],
    },
  },
  {
    // No compiler reads these: a name that nothing defines is found here or when a player starts Copiste.
    files: ['**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries([...nodeNames, ...pageNames].map(name => [name, 'readonly'])),
    },
  },
  {
    files: ['**/*.config.ts', 'eslint.config.js', 'src/**/*.vue', '**/*.d.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
)
