/** MOVE: a march, along the way named or the best there is (series 9). */
import { flag, optional, place, places, units } from '../../../acts/slots.ts';
import type { Mends, Reason } from '../../../engine/contract.ts';
import { distance, ring } from '../../../places/hex/grid.ts';
import { isHopeless, spares } from '../frame/posts.ts';
import { Marches } from '../rules/reach.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { counterOf } from '../rules/units.ts';
import { act, type Sight } from './act.ts';
import { hexOf } from './against.ts';
import { underFire } from './under-fire.ts';
import { TO } from './words.ts';

/** For orders whose units do not march as well. */
export const NO_MARCH = ['MOVE'];

export const move = act({
  id: 'MOVE',
  words: {
    en: ['move', 'march', 'go'],
    fr: ['marcher', 'marche', 'déplacer', 'aller', 'mouvement'],
    es: ['mover', 'marchar', 'mueve', 'mueva', 'muevas', 'ir'],
  },
  slots: {
    units: units(),
    to: place({ after: TO, arrives: true }),
    via: optional(
      places({ after: ['via', 'by way of', 'par', 'por', 'en passant par', 'pasando por', 'through hex'] }),
    ),
    through: optional(flag({ after: ['through', 'à travers', 'a través'] })),
    strategic: optional(
      flag({ after: ['strategic', 'strategically', 'stratégique', 'en stratégique', 'estratégico', 'en estratégico'] }),
    ),
  },
  implies: { 'pin-response': null },
  calls: ['movement'],
  says: {
    'pin-response': (args, { about }) => (args.units.some((unit) => about.units.includes(unit)) ? 'break' : undefined),
  },
  foretell: underFire,
  mends: (sight, args, why) => nearby(sight, args.units, args.to, why),
  pertinent: ({ at, side }, { units, to }) => spares(at, side, units) && !isHopeless(at, units, to),
  reach: ({ at, side }, units) => ({
    figure: 'movement',
    hexes: new Map(new Marches(at, side).of(units).map(({ hex, left }) => [hex, left])),
  }),
});

/** How far from the hex ordered another is looked for. */
const NEAR = 3;
/** What has nothing to do with the hex ordered: who goes, in what order and weather, or that he is there already. */
const HOPELESS: ReadonlySet<string> = new Set([
  'boar.gone',
  'boar.yet-to-come',
  'boar.already-there',
  'boar.no-such-hex',
  'boar.moved-already',
  'boar.arrival-spent',
  'boar.weather',
  'boar.shattered',
  'boar.pinned',
  'boar.withdrew',
  'boar.no-road',
  'boar.strategic-arrival',
  'boar.strategic-order',
  'boar.strategic-weather',
]);

/** Hexes near the one ordered and nearer to it than where the march starts, those nearest to that first. */
function nearby(sight: Sight, named: readonly UnitId[], to: HexId, why: Reason): Mends | null {
  if (HOPELESS.has(why.code) || isHeldBack(sight, named, why)) return null;
  const { at, view } = sight;
  const { grid } = at.field;
  const from = hexOf(view, named[0] ?? '') ?? to;
  const values = Array.from({ length: NEAR }, (_, n) =>
    ring(grid, to, n + 1).sort((a, b) => distance(grid, from, a) - distance(grid, from, b)),
  );
  const isFit = (hex: HexId) => distance(grid, hex, to) < distance(grid, from, to) && !isHopeless(at, named, hex);
  return { slot: 'to', values: values.flat().filter(isFit) };
}

/** Is it that one of them may not march at all? */
function isHeldBack({ at }: Sight, named: readonly UnitId[], { code }: Reason): boolean {
  return named.some(
    (unit) => at.field.counters.has(unit) && at.house.mayMove(at, counterOf(at.field, unit))?.code === code,
  );
}
