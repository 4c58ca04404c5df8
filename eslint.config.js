/** Few rules: the compiler's own checks, and the ones that conventions.md asks for. */
import eslint from '@eslint/js'
import vue from 'eslint-plugin-vue'
import typescript from 'typescript-eslint'

export default typescript.config(
  { ignores: ['out/', 'dist/', 'bench/node_modules/', '**/*.mjs', '**/*.cjs'] },
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
    files: ['**/*.config.ts', 'eslint.config.js', 'src/**/*.vue', '**/*.d.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
)
