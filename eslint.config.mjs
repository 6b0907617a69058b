/** What types and formatter cannot say: no floating promise anywhere; no clock, chance, locale or inexact number in pure layers. */
import tseslint from 'typescript-eslint';

const INEXACT = [
  'acos',
  'asin',
  'atan',
  'atan2',
  'cbrt',
  'cos',
  'cosh',
  'exp',
  'expm1',
  'hypot',
  'log',
  'log10',
  'log1p',
  'log2',
  'pow',
  'random',
  'sin',
  'sinh',
  'sqrt',
  'tan',
  'tanh',
];

export default tseslint.config(
  { ignores: ['node_modules', 'out', 'data'] },
  {
    files: ['src/**/*.ts', 'tests/**/*.ts', 'scripts/**/*.ts'],
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
    plugins: { ts: tseslint.plugin },
    rules: { 'ts/no-floating-promises': 'error', 'ts/no-misused-promises': 'error' },
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
      'no-restricted-properties': [
        'error',
        ...INEXACT.map((property) => ({
          object: 'Math',
          property,
          message: 'Inexact or random: forbidden in pure layers.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
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
      ],
    },
  },
  {
    files: ['src/games/**/*.ts', 'src/series/boar/{cards,frame,siege}/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'ForOfStatement > MemberExpression.right[property.name=/^(units|leaders)$/] ~ BlockStatement YieldExpression',
          message: 'Copy the ids first: nothing of the state may be iterated across a yield.',
        },
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
      ],
    },
  },
);
