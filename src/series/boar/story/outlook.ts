/** What can come next as all stand: where both sides can march, what guns can hit, and which stacks that puts in play. */
import { oncePer } from '../../../engine/once.ts';
import { distance, insetOf } from '../../../places/hex/grid.ts';
import { firePassed } from '../acts/firing-time.ts';
import type { At } from '../rules/house.ts';
import { type Aim, aimsOf, Marches, type Reached } from '../rules/reach.ts';
import { around, isNextTo, type Stack, stacksOf } from '../rules/stacks.ts';
import type { HexId, Side, UnitId } from '../rules/state.ts';
import { counterOf, isArtillery, pieceOf, printedStrength } from '../rules/units.ts';
import { isCommanded } from './reader.ts';
import type { Teller } from './teller.ts';

/** A stack with what can become of it. */
export interface Prospect {
  readonly stack: Stack;
  /** SP without guns. */
  readonly troops: number;
  /** SP of its guns, which count in defence alone. */
  readonly guns: number;
  /** Every hex beside troops of the other side that its own can march to together. */
  readonly reach: readonly Reached[];
  readonly aims: readonly Aim[];
  /** Hexes to the nearest troops of the other side. */
  readonly away: number;
}

/** A stack and how near the other side is to it: no marches need be looked for. */
export type Facing = Pick<Prospect, 'stack' | 'troops' | 'guns' | 'away'>;

export interface Outlook {
  /** What the reader's side can order. */
  readonly marches: Marches;
  /** Every hex that some unit the reader commands can come to. */
  readonly ours: ReturnType<Marches['reach']>;
  /** The same of the other side. */
  readonly theirs: ReturnType<Marches['reach']>;
  /** Every stack on the map, the nearest to the other side first; then those who wait off it to come on. */
  readonly prospects: readonly Prospect[];
}

/** The strongest stack is told first of those as near; the hex decides between equals. */
const byNearness = (a: Facing, b: Facing): number =>
  a.away - b.away || b.troops - a.troops || (a.stack.hex < b.stack.hex ? -1 : 1);

/** Every stack on the map, the nearest to the other side first: to troops that the reader commands, or to the enemy's. */
export function facing(teller: Teller): readonly Facing[] {
  const { grid } = teller.field;
  const stacks = [...stacksOf(teller.at).values()];
  const isMet = (unit: UnitId): boolean =>
    isCommanded(teller, unit) || counterOf(teller.field, unit).side === teller.enemy;
  const withTroops = stacks.filter((stack) => troopsOf(teller, stack).some(isMet));
  const away = ({ hex, side }: Stack): number => {
    const there = withTroops.filter((one) => one.side !== side && insetOf(grid, one.hex) === insetOf(grid, hex));
    return Math.min(...there.map((one) => distance(grid, one.hex, hex)));
  };
  const faced = (stack: Stack) => ({ stack, ...figuresOf(teller, stack), away: away(stack) });
  return stacks.map(faced).sort(byNearness);
}

/** The strength of a stack: its troops, and its guns apart. */
export function figuresOf(teller: Teller, stack: Stack): Pick<Facing, 'troops' | 'guns'> {
  const troops = strengthOf(teller, troopsOf(teller, stack));
  return { troops, guns: strengthOf(teller, stack.units) - troops };
}

/** `3+2` of 3 SP of troops with 2 of guns, `3` where there are no guns: wherever the strength of a stack is told. */
export const figures = ({ troops, guns }: Pick<Facing, 'troops' | 'guns'>): string =>
  guns > 0 ? `${troops}+${guns}` : `${troops}`;

/** `1404:3+2`: a stack that is told in a line with others. */
export const stackOf = (hex: HexId, strength: Pick<Facing, 'troops' | 'guns'>): string => `${hex}:${figures(strength)}`;

const marchesOf = oncePer((at: At) => new Map(at.field.sides.map(({ id }) => [id, new Marches(at, id)])));
const aimsBySide = oncePer((at: At) => new Map(at.field.sides.map(({ id }) => [id, aimsOf(at, id)])));

export const outlookOf = oncePer((teller: Teller): Outlook => {
  const { at, side, enemy } = teller;
  const [own, other] = [side, enemy].map((one) => marchesOf(at).get(one)) as [Marches, Marches];
  const ours = own.reach((unit) => isCommanded(teller, unit));
  const theirs = other.reach();
  const stacks = stacksOf(at);
  const raiders = teller.own.raiders(teller);
  const aims = [side, enemy].flatMap((one) => hitsOf(teller, one));
  const prospects = facing(teller).map((one): Prospect => {
    const { side: whose, units } = one.stack;
    const [ways, met] = whose === side ? [own, enemy] : [other, side];
    const raid = raiders.find(({ stack }) => stack.hex === one.stack.hex)?.reach;
    const reach = raid ?? ways.of(marching(teller, one.stack), ({ hex }) => isNextTo(at, stacks, hex, met, false));
    return { ...one, reach, aims: aims.filter(({ battery }) => units.includes(battery)) };
  });
  const hidden = raiders.filter(({ stack }) => !stacks.has(stack.hex));
  const boxed = hidden.map((one) => ({
    ...one,
    ...figuresOf(teller, one.stack),
    aims: [],
    away: Number.POSITIVE_INFINITY,
  }));
  return { marches: own, ours, theirs, prospects: [...prospects, ...boxed] };
});

/** Has the reader's fire of this turn come and gone? */
export function gunsFired({ at, now, telling }: Teller): boolean {
  const { who, next } = telling;
  return firePassed(at, now, who, { role: who, call: next?.calls[0] ?? null }) !== null;
}

/** Fire still to come that some face of the die makes a hit. */
export function hitsOf(teller: Teller, side: Side): readonly Aim[] {
  if (side === teller.side && gunsFired(teller)) return [];
  return (aimsBySide(teller.at).get(side) ?? []).filter(({ die }) => die < teller.field.tables.dice.sides);
}

/** Nearer than this to troops of the other side a stack is in play though it reaches nobody. */
const NEAR = 2;

/** Is a stack to be told unit by unit: near the other side's troops, or able to come to them? */
export const isInPlay = ({ away, reach }: Prospect): boolean => away <= NEAR || reach.length > 0;

export const stacksBy = (teller: Teller, side: Side): readonly Prospect[] =>
  outlookOf(teller).prospects.filter(({ stack }) => stack.side === side);

/** Hexes beside this one where troops of the stack stand or can march to. */
export function waysBeside({ field }: Teller, { stack, troops, reach }: Prospect, hex: HexId): HexId[] {
  const place = field.hexes.get(hex);
  const near = new Set(troops > 0 && place ? around(place) : []);
  return [stack, ...reach].flatMap((one) => (near.has(one.hex) ? [one.hex] : []));
}

const troopsOf = ({ field }: Teller, { units }: Stack): readonly UnitId[] =>
  units.filter((unit) => !isArtillery(counterOf(field, unit)));

/** The troops of a stack that may march; a leader alone goes by himself. */
export function marching(teller: Teller, stack: Stack): readonly UnitId[] {
  if (!teller.field.hexes.has(stack.hex)) return [];
  const able = troopsOf(teller, stack).filter((unit) => movementOf(teller, unit) > 0);
  return able.length > 0 || stack.units.length > 0 ? able : stack.leaders;
}

export const strengthOf = ({ field, now }: Teller, units: readonly UnitId[]): number =>
  units.reduce((sum, unit) => sum + printedStrength(counterOf(field, unit), pieceOf(now, unit)), 0);

/** MP in tables: none of who gets no march, nor another order of his own to go by. Who is Lost may: the phase that takes the order opens with finding the Way. */
export function movementOf(teller: Teller, unit: UnitId): number {
  const { at, now, field, side, own } = teller;
  const { formation, withdrew, lost } = pieceOf(now, unit);
  const counter = counterOf(field, unit);
  const isSent = counter.side === side && own.raiders(teller).some(({ stack }) => stack.units.includes(unit));
  const isStill = formation === 'shattered' || withdrew || (!isSent && at.house.mayMove(at, counter) !== null);
  return isStill && lost !== 'lost' ? 0 : counter.mp;
}

/** `8+: 1305 1406; 9+: 1607`: the die that hits and where, the easiest first. */
export function firing(aims: readonly Aim[]): string {
  const byDie = Map.groupBy(aims, ({ die }) => die);
  return [...byDie]
    .sort(([one], [other]) => one - other)
    .map(([die, some]) => `${die}+: ${[...new Set(some.map(({ on }) => on))].join(' ')}`)
    .join('; ');
}
