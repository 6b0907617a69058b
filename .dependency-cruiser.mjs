/** Dependencies point one way (architecture §4): cli → tools, web → campaign → mail, store, table → the rest. */
const outside = (...layers) => ({ path: '^src/', pathNot: layers.map((layer) => `^src/${layer}/`) });

const only = (layer, ...allowed) => ({
  name: `${layer}-reaches-inward-only`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: outside(layer, ...allowed),
});

/** The rooms of the campaign; each may import those that stand after it. */
const rooms = ['service', 'mail-in', 'umpire', 'joining', 'turn', 'clock', 'archive', 'letters', 'house'];

const onlyLaterRooms = rooms.map((room, n) => ({
  name: `campaign-${room}-imports-later-rooms-only`,
  severity: 'error',
  from: { path: `^src/campaign/${room}/` },
  to: { path: '^src/campaign/', pathNot: `^src/campaign/(${rooms.slice(n).join('|')})/` },
}));

export default {
  forbidden: [
    only('engine'),
    only('beacon', 'engine'),
    only('places', 'engine'),
    only('acts', 'engine', 'orders'),
    only('series', 'engine', 'acts', 'places'),
    only('games', 'engine', 'acts', 'places', 'series'),
    only('orders', 'engine'),
    only('table', 'orders', 'reports', 'engine', 'games', 'beacon'),
    only('reports', 'engine', 'orders', 'places'),
    only('store', 'engine'),
    only('campaign', 'store', 'table', 'orders', 'reports', 'engine', 'games', 'mail', 'beacon'),
    ...onlyLaterRooms,
    only('mail', 'orders', 'engine'),
    {
      name: 'nobody-but-the-command-line-imports-tools',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(tools|cli)/' },
      to: { path: '^src/tools/' },
    },
    {
      name: 'pure-layers-import-no-packages-but-zod',
      severity: 'error',
      from: { path: '^src/(engine|acts|places|series|games|orders|table)/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: 'node_modules/zod/',
      },
    },
    {
      name: 'the-beacon-knows-curves-alone',
      severity: 'error',
      from: { path: '^src/beacon/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'],
        pathNot: 'node_modules/@noble/curves/',
      },
    },
    {
      name: 'pure-layers-touch-no-system',
      severity: 'error',
      from: { path: '^src/(engine|acts|places|series|games|orders|table)/', pathNot: '^src/engine/digest\\.ts$' },
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
      to: { circular: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};
