/** What types and formatter cannot say: no floating promise anywhere; no clock, chance, locale or inexact number in pure layers. */
import { defineConfig } from 'oxlint';

const INEXACT =
  'acos asin atan atan2 cbrt cos cosh exp expm1 hypot log log10 log1p log2 pow random sin sinh sqrt tan tanh'
    .split(' ')
    .map((property) => ({ object: 'Math', property, message: 'Inexact or random: forbidden in pure layers.' }));

/** What depends on the machine, or comes out of another order each time. */
const IMPURE = [
  {
    selector: 'CallExpression[callee.property.name=/^(localeCompare|toLocale.*)$/]',
    message: 'Depends on the locale of the machine.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(sort|toSorted)$/][arguments.length=0]',
    message: 'Sort with a comparator.',
  },
  { selector: ':function[async=true], AwaitExpression', message: 'Pure layers are synchronous.' },
  { selector: 'ImportExpression', message: 'Pure layers import statically.' },
  { selector: 'BinaryExpression[operator="**"]', message: 'Inexact: forbidden in pure layers.' },
];

export default defineConfig({
  plugins: ['typescript'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'off' },
  ignorePatterns: ['node_modules', 'out', 'data'],
  overrides: [
    {
      files: ['{src,tests,scripts}/**/*.ts'],
      rules: { 'typescript/no-floating-promises': 'error', 'typescript/no-misused-promises': 'error' },
    },
    {
      files: ['src/web/**/*.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['**/campaign/house/house.ts'],
                importNames: ['once', 'transact'],
                message: 'Pages write nothing themselves: what they do is a use case of the campaign.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['src/{engine,acts,places,series,games,orders,table}/**/*.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          'Date',
          'Intl',
          'process',
          'performance',
          'setTimeout',
          'setInterval',
          'setImmediate',
          'queueMicrotask',
          'fetch',
          'crypto',
          'console',
          'require',
          'navigator',
        ],
        'no-restricted-properties': ['error', ...INEXACT],
        'eslint-js/no-restricted-syntax': ['error', ...IMPURE],
      },
    },
    {
      files: ['src/games/**/*.ts', 'src/series/boar/{cards,frame,siege}/**/*.ts'],
      rules: {
        'eslint-js/no-restricted-syntax': [
          'error',
          {
            selector: 'ForOfStatement[right.property.name=/^(units|leaders)$/] YieldExpression',
            message: 'Copy the ids first: nothing of the state may be iterated across a yield.',
          },
          ...IMPURE,
        ],
      },
    },
  ],
});
