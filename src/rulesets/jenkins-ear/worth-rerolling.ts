/** Which die is worth a Deception: an own one that may still strike somebody, or one of the enemy that strikes. */
import { byMost } from './doctrine/staff.ts';
import type { Field, Side } from './field.ts';
import { pairsOf } from './land-lines.ts';
import type { Abouts, LyingDie } from './questions.ts';
import { counterOf } from './units.ts';
import type { EarView } from './view.ts';

type Thrown = Abouts['reroll'];

/** The own die that is likeliest to add a hit when thrown again; none where every counter or every target has its hit. */
export function bestMiss(field: Field, view: EarView, side: Side, thrown: Thrown): LyingDie | undefined {
  const dice = thrown.dice.filter((die) => die.side === side);
  const targets = Object.values(view.stacks)
    .filter((stack) => stack.hex === thrown.hex && stack.side !== side)
    .reduce((sum, { height }) => sum + height, 0);
  return thrown.combat === 'land' ? missAshore(field, view, thrown, dice, targets) : missAtSea(dice, targets);
}

/** The highest die that no counter uses, where a counter has none yet. */
function missAshore(
  field: Field,
  view: EarView,
  { hex }: Thrown,
  dice: readonly LyingDie[],
  targets: number,
): LyingDie | undefined {
  const fighters = Object.values(view.units).flatMap(({ id, hex: at, aboard }) => {
    const { land, face } = counterOf(field, id);
    return at === hex && aboard === null && land !== null && land > 0 ? [{ unit: id, face, land }] : [];
  });
  const used = new Set(pairsOf(fighters, dice).map(({ die }) => die));
  if (used.size >= Math.min(fighters.length, targets)) return undefined;
  return byMost(
    dice.filter(({ id }) => !used.has(id)),
    ({ die }) => die,
  )[0];
}

/** The best gun that has missed. */
function missAtSea(dice: readonly LyingDie[], targets: number): LyingDie | undefined {
  const hit = new Set(dice.filter((die) => die.hit).map(({ unit }) => unit));
  if (hit.size >= targets) return undefined;
  return byMost(
    dice.filter((die) => !die.hit && !hit.has(die.unit) && chanceOf(die) > 0),
    chanceOf,
  )[0];
}

/** Ashore the enemy's lowest die; at sea his weakest gun that hit. */
export function worstHit(field: Field, side: Side, { combat, dice }: Thrown): LyingDie | undefined {
  const theirs = dice.filter((die) => die.side !== side);
  if (combat === 'land') return byMost(theirs, ({ die }) => -die).find((die) => die.die <= bestLand(field, die.side));
  return byMost(
    theirs.filter((die) => die.hit),
    (die) => -chanceOf(die),
  )[0];
}

/** Faces with which a die hits at sea. */
function chanceOf({ need, sum, die }: LyingDie): number {
  return (need ?? 0) - (sum - die);
}

/** The greatest land value a counter of the side bears: a die above it is of no use to anybody. */
function bestLand({ faces }: Field, side: Side): number {
  return Math.max(0, ...[...faces.values()].map((face) => (face.side === side ? (face.land ?? 0) : 0)));
}
