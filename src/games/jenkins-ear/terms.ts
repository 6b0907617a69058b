/** The terms of conditions: `ENEMY >= 3`, `TOP frigate`, `HELD 2719`, `FUNDS >= 20`. Read in the side's view. */
import { compares, factOf, turnTerm } from '../../engine/conditions.ts';
import type { Json, Need, Term } from '../../engine/contract.ts';
import type { Field, Side } from './field.ts';
import { KINDS, kindWords } from './stock.ts';
import { enemyOf, sideOfRole } from './units.ts';
import type { EarView } from './view.ts';

export function terms(field: Field): readonly Term<EarView>[] {
  const holds = (view: EarView, hex: Json | undefined, side: Side): boolean => {
    const port = field.hexes.get(String(hex))?.port;
    return port != null && view.ports[port.id] === side;
  };
  const kindsOnTop = (view: EarView, need: Need) =>
    topsIn(view, need).flatMap((face) => field.faces.get(face)?.kind ?? []);
  return [
    turnTerm,
    // Counters of the stack that a question is about; of the enemy's stacks in its hex where it says none.
    comparing('enemy', ['enemy', 'ennemi', 'ennemis', 'enemigo', 'enemigos'], enemiesIn),
    {
      id: 'top',
      words: ['top', 'showing', 'dessus', 'visible'],
      takes: 'choice',
      of: KINDS,
      spellings: kindWords,
      holds: (view, [kind], need) => kindsOnTop(view, need).some((one) => one === kind),
      reads: (view, need) => {
        const kinds = kindsOnTop(view, need);
        return kinds.length > 0 ? kinds : null;
      },
    },
    comparing('ours', ['ours', 'our ships', 'nôtres', 'nuestros'], (_view, need) => oursIn(need)),
    about('entering', ['entering', 'at', 'entrant en', 'entrando en'], (_view, hex, need) => siteOf(need) === hex),
    about('enemy-in', ['enemy in', 'enemy at', 'ennemi en', 'ennemi à', 'enemigo en'], ({ stacks }, hex, { role }) =>
      Object.values(stacks).some((stack) => stack.hex === hex && stack.side !== role),
    ),
    about('held', ['held', 'holding', 'tenu', 'ocupado'], (view, hex, { role }) => holds(view, hex, sideOfRole(role))),
    about('lost', ['lost', 'perdu', 'perdido'], (view, hex, { role }) => holds(view, hex, enemyOf(sideOfRole(role)))),
    about(
      'storm',
      ['storm at', 'storm in', 'storm', 'tempête à', 'tempête en', 'tempête', 'tormenta en', 'tormenta'],
      ({ storms }, hex) => storms.includes(String(hex)),
    ),
    comparing(
      'funds',
      ['funds', 'our funds', 'fonds', 'fondos'],
      ({ funds }, { role }) => funds[sideOfRole(role)] ?? 0,
    ),
    comparing(
      'enemy-funds',
      ['enemy funds', 'fonds ennemis', 'fondos enemigos'],
      ({ funds }, { role }) => funds[enemyOf(sideOfRole(role))] ?? 0,
    ),
    {
      id: 'gone',
      words: ['gone', 'perdu pour nous', 'eliminado'],
      takes: 'unit',
      holds: (view, [unit]) => isGone(field, view, String(unit)),
    },
    { id: 'peace', words: ['peace', 'paix', 'paz'], takes: 'none', holds: (view) => view.peace },
  ];
}

/** A number that is compared. */
function comparing(id: string, words: string[], reads: (view: EarView, need: Need) => number): Term<EarView> {
  const holds: Term<EarView>['holds'] = (view, [sign, number], need) =>
    compares(reads(view, need), sign, Number(number));
  return { id, words, takes: 'compare', holds, reads };
}

/** Something of a hex. */
const about = (
  id: string,
  words: string[],
  is: (view: EarView, hex: Json | undefined, need: Need) => boolean,
): Term<EarView> => ({ id, words, takes: 'hex', holds: (view, [hex], need) => is(view, hex, need) });

/** Of the enemy's counters no more is known than their fronts: one is gone when all of its front lie in his pool or are out. */
function isGone(field: Field, { units, pools, out }: EarView, id: string): boolean {
  const own = units[id];
  if (own) return own.fate === 'pool' || own.fate === 'out';
  const counter = field.counters.get(id);
  if (!counter) return false;
  const heaps = [...pools[counter.side], ...out[counter.side]].filter(({ face }) => face === counter.face);
  const away = heaps.reduce((sum, { count }) => sum + count, 0);
  return away === [...field.counters.values()].filter(({ face }) => face === counter.face).length;
}

/** The hex that a question is about: where somebody enters, or where it happens. */
function siteOf(need: Need): Json | undefined {
  return factOf(need, 'at') ?? factOf(need, 'ahead') ?? factOf(need, 'hex');
}

function stacksAt(view: EarView, need: Need): EarView['stacks'][string][] {
  const site = siteOf(need);
  return Object.values(view.stacks).filter((stack) => stack.hex === site && stack.side !== need.role);
}

function enemiesIn(view: EarView, need: Need): number {
  const height = factOf(need, 'height');
  if (typeof height === 'number') return height;
  return stacksAt(view, need).reduce((sum, stack) => sum + stack.height, 0);
}

function topsIn(view: EarView, need: Need): string[] {
  const top = factOf(need, 'top');
  return typeof top === 'string' ? [top] : stacksAt(view, need).map((stack) => stack.top);
}

function oursIn(need: Need): number {
  for (const name of ['candidates', 'ships', 'counters']) {
    const ids = factOf(need, name);
    if (Array.isArray(ids)) return ids.length;
  }
  const needed = factOf(need, 'needed');
  return typeof needed === 'number' ? needed : 0;
}
