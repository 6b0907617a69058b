/** The terms of conditions: `ENEMY >= 3`, `TOP frigate`, `HELD 2719`, `FUNDS >= 20`. Read in the side's view. */
import { compares, factOf, turnTerm } from '../../engine/conditions.ts';
import type { Json, Need, Term } from '../../engine/contract.ts';
import type { Field, Side } from './field.ts';
import { KINDS, kindWords } from './stock.ts';
import { enemyOf, sideOfRole } from './units.ts';
import type { EarView } from './view.ts';

export function terms(field: Field): readonly Term<EarView>[] {
  const portAt = (hex: Json | undefined): string | null => field.hexes.get(String(hex))?.port?.id ?? null;
  const holds = (view: EarView, hex: Json | undefined, side: Side): boolean => {
    const port = portAt(hex);
    return port !== null && view.ports[port] === side;
  };
  return [
    turnTerm,
    {
      // Counters of the stack that a question is about; of the enemy's stacks in its hex where it says none.
      id: 'enemy',
      words: ['enemy', 'ennemi', 'ennemis', 'enemigo', 'enemigos'],
      takes: 'compare',
      holds: (view, [sign, number], need) => compares(enemiesIn(view, need), sign, Number(number)),
      reads: enemiesIn,
    },
    {
      id: 'top',
      words: ['top', 'showing', 'dessus', 'visible'],
      takes: 'choice',
      of: KINDS,
      spellings: kindWords,
      holds: (view, [kind], need) => topsIn(view, need).some((face) => field.faces.get(face)?.kind === kind),
      reads: (view, need) => {
        const kinds = topsIn(view, need).flatMap((face) => field.faces.get(face)?.kind ?? []);
        return kinds.length > 0 ? kinds : null;
      },
    },
    {
      id: 'ours',
      words: ['ours', 'our ships', 'nôtres', 'nuestros'],
      takes: 'compare',
      holds: (_view, [sign, number], need) => compares(oursIn(need), sign, Number(number)),
      reads: (_view, need) => oursIn(need),
    },
    {
      id: 'entering',
      words: ['entering', 'at', 'entrant en', 'entrando en'],
      takes: 'hex',
      holds: (_view, [hex], need) => siteOf(need) === hex,
    },
    {
      id: 'enemy-in',
      words: ['enemy in', 'enemy at', 'ennemi en', 'ennemi à', 'enemigo en'],
      takes: 'hex',
      holds: (view, [hex], need) =>
        Object.values(view.stacks).some((stack) => stack.hex === hex && stack.side !== need.role),
    },
    {
      id: 'held',
      words: ['held', 'holding', 'tenu', 'ocupado'],
      takes: 'hex',
      holds: (view, [hex], need) => holds(view, hex, sideOfRole(need.role)),
    },
    {
      id: 'lost',
      words: ['lost', 'perdu', 'perdido'],
      takes: 'hex',
      holds: (view, [hex], need) => holds(view, hex, enemyOf(sideOfRole(need.role))),
    },
    {
      id: 'storm',
      words: ['storm at', 'storm in', 'storm', 'tempête à', 'tempête en', 'tempête', 'tormenta en', 'tormenta'],
      takes: 'hex',
      holds: (view, [hex]) => view.storms.includes(String(hex)),
    },
    {
      id: 'funds',
      words: ['funds', 'our funds', 'fonds', 'fondos'],
      takes: 'compare',
      holds: (view, [sign, number], need) => compares(view.funds[sideOfRole(need.role)] ?? 0, sign, Number(number)),
      reads: (view, need) => view.funds[sideOfRole(need.role)] ?? 0,
    },
    {
      id: 'enemy-funds',
      words: ['enemy funds', 'fonds ennemis', 'fondos enemigos'],
      takes: 'compare',
      holds: (view, [sign, number], need) =>
        compares(view.funds[enemyOf(sideOfRole(need.role))] ?? 0, sign, Number(number)),
      reads: (view, need) => view.funds[enemyOf(sideOfRole(need.role))] ?? 0,
    },
    {
      id: 'gone',
      words: ['gone', 'perdu pour nous', 'eliminado'],
      takes: 'unit',
      holds: (view, [unit]) => isGone(field, view, String(unit)),
    },
    {
      id: 'peace',
      words: ['peace', 'paix', 'paz'],
      takes: 'none',
      holds: (view) => view.peace,
    },
  ];
}

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
