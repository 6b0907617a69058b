/** Which die is worth a Deception: an own one that may still strike somebody, or one of the enemy that strikes. */
import { byMost } from './doctrine/staff.ts';
import type { CounterId, Face, FaceId, Field, HexId, Side } from './field.ts';
import { pairsOf } from './land-lines.ts';
import type { Abouts, LyingDie } from './questions.ts';
import { counterOf, isShip } from './units.ts';
import type { EarView, SeenStack } from './view.ts';

type Thrown = Abouts['reroll'];

/** The own die that is likeliest to add a hit when thrown again; none where every counter or every target has its hit. */
export function bestMiss(field: Field, view: EarView, side: Side, thrown: Thrown): LyingDie | undefined {
  const dice = thrown.dice.filter((die) => die.side === side);
  const enemies = Object.values(view.stacks).filter((stack) => stack.hex === thrown.hex && stack.side !== side);
  const count = (countOf: (stack: SeenStack) => number): number => enemies.reduce((sum, one) => sum + countOf(one), 0);
  if (thrown.combat === 'land')
    return missAshore(
      field,
      view,
      thrown,
      dice,
      count(({ height }) => height),
    );
  return missAtSea(
    dice,
    count(({ open }) => open.filter((id) => fightsAtSea(field, id)).length),
  );
}

/** Ships, and guns ashore, may be lost at sea (9.1 8); all lie open once it is fought. */
function fightsAtSea({ faces }: Field, id: FaceId): boolean {
  const face = faces.get(id);
  return face !== undefined && (isShip(face) || face.gun !== null);
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
    dice.filter((die) => !die.hit && !hit.has(die.unit) && hittingFaces(die) > 0),
    hittingFaces,
  )[0];
}

/** Ashore the enemy's die that is likeliest to cost him a hit when thrown again; at sea his weakest gun that hit. */
export function worstHit(field: Field, view: EarView, side: Side, thrown: Thrown): LyingDie | undefined {
  const { combat, dice, hex } = thrown;
  const theirs = dice.filter((die) => die.side !== side);
  if (combat === 'land') return hitAshore(field, enemiesAshore(field, view, side, hex), theirs);
  return byMost(
    theirs.filter((die) => die.hit && hittingFaces(die) < field.tables.dice.sides),
    (die) => -hittingFaces(die),
  )[0];
}

/** At sea the first die of these counters, in the order named, that another face may turn: an own miss or a hit of the enemy. */
export function dieOf(
  { tables }: Field,
  side: Side,
  { dice }: Thrown,
  units: readonly CounterId[],
): LyingDie | undefined {
  const mayTurn = (die: LyingDie): boolean => {
    if (die.side !== side) return die.hit && hittingFaces(die) < tables.dice.sides;
    return !dice.some(({ unit, hit }) => unit === die.unit && hit) && hittingFaces(die) > 0;
  };
  return units.flatMap((id) => dice.filter((die) => die.unit === id && mayTurn(die)))[0];
}

/** Faces with which a die hits at sea. */
export function hittingFaces({ need, sum, die }: LyingDie): number {
  return (need ?? 0) - (sum - die);
}

/** Of the dice that strike somebody the one without which fewer do, over all faces it may show instead. */
function hitAshore(
  { tables }: Field,
  fighters: Parameters<typeof pairsOf>[0],
  dice: readonly LyingDie[],
): LyingDie | undefined {
  const faces = Array.from({ length: tables.dice.sides }, (_, n) => n + tables.dice.lowest);
  const hits = pairsOf(fighters, dice);
  const saved = ({ id }: LyingDie): number =>
    faces.reduce((sum, face) => {
      const again = dice.map((one) => (one.id === id ? { ...one, die: face } : one));
      return sum + hits.length - pairsOf(fighters, again).length;
    }, 0);
  const [best] = byMost(
    dice.filter(({ id }) => hits.some(({ die }) => die === id)),
    saved,
  );
  return best && saved(best) > 0 ? best : undefined;
}

/** Enemies of land value who lie open in a hex and stand ashore: in a stack they lie below every ship and her cargo. */
function enemiesAshore(field: Field, view: EarView, side: Side, hex: HexId): Parameters<typeof pairsOf>[0] {
  return Object.values(view.stacks).flatMap((stack) => {
    if (stack.side === side || stack.hex !== hex) return [];
    const keel = stack.open.findLastIndex((face) => isShip(faceOf(field, face)));
    return stack.open.slice(keel + 1).flatMap((face, n) => {
      const { land } = faceOf(field, face);
      return land !== null && land > 0 ? [{ unit: `${stack.key}.${n}`, face, land }] : [];
    });
  });
}

function faceOf({ faces }: Field, id: FaceId): Face {
  return faces.get(id) as Face;
}
