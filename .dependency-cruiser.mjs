/** Dependencies point one way (architecture §4): web, cli, mail → campaign → store; campaign → table → the rest. */
const outside = (...layers) => ({ path: '^src/', pathNot: layers.map((layer) => `^src/${layer}/`) });

const only = (layer, ...allowed) => ({
  name: `${layer}-reaches-inward-only`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: outside(layer, ...allowed),
});

export default {
  forbidden: [
    only('engine'),
    only('places', 'engine'),
    only('series', 'engine', 'places'),
    only('games', 'engine', 'places', 'series'),
    only('orders', 'engine'),
    only('table', 'orders', 'reports', 'engine', 'games'),
    only('reports', 'engine', 'orders', 'places'),
    only('store', 'engine'),
    only('campaign', 'store', 'table', 'orders', 'reports', 'engine', 'games', 'mail'),
    only('mail', 'campaign', 'orders', 'engine', 'store', 'games'),
    {
      name: 'pure-layers-import-no-packages-but-zod',
      severity: 'error',
      from: { path: '^src/(engine|places|series|games|orders|table)/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: 'node_modules/zod/',
      },
    },
    {
      name: 'pure-layers-touch-no-system',
      severity: 'error',
      from: { path: '^src/(engine|places|series|games|orders|table)/', pathNot: '^src/engine/digest\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'digest-touches-only-crypto',
      severity: 'error',
      from: { path: '^src/engine/digest\\.ts$' },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
    },
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};
