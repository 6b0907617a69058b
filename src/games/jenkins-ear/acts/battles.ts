/** What a fight promises whoever orders it: the dice of both sides, and its chances, as far as he sees who fights. */
import { note } from '../../../acts/against.ts';
import type { Book, Diagnostic } from '../../../engine/contract.ts';
import type { Odds, OutcomeKind } from '../../../engine/odds.ts';
import { type BattleOdds, landersIn, oddsAshore, oddsAtSea, percent } from '../battle-odds.ts';
import type { HexId, Side } from '../field.ts';
import { type Taking, takingIn } from '../taking.ts';
import { enemyOf } from '../units.ts';
import type { Sight } from './act.ts';
import { beatenNote } from './beaten.ts';
import { toldToLand } from './chosen.ts';

type Facts = Diagnostic['facts'];

/** What is fought in a hex, at sea first; nothing where there is no combat as things stand. */
export function battlesIn(sight: Sight, hex: HexId, book?: Book): readonly Diagnostic[] {
  const { field, view, side } = sight;
  const landing = landersIn(field, view, side, hex, toldToLand(field, hex, book));
  const ashore = oddsAshore(field, view, side, hex, landing);
  const fights = [oddsAtSea(field, view, hex), ashore].flatMap((odds) => odds ?? []);
  const [fought] = fights;
  const taking = takingIn(field, view, side, hex, landing);
  return [
    ...fights.flatMap((odds) =>
      battleNotes('ear.battle', { hex, ashore: odds.at === 'shore', attacks: odds.attacker === side }, side, odds)
        // Who holds the land once the sea is fought is told with the whole.
        .slice(0, taking && odds.at === 'shore' ? 1 : undefined),
    ),
    ...(fought && taking ? [wholeNote(hex, side, fought, { taking })] : []),
    ...(taking || ashore?.attacker === side ? [beatenNote(sight, hex, landing)] : []),
  ];
}

/** What all dice promise together: the `way` there, that the enemy is `caught`, and the fight or, `taking` the port, both. */
export function wholeNote(
  hex: HexId,
  side: Side,
  odds: BattleOdds,
  { taking, caught = 1, way = 1 }: { taking: Taking | null; caught?: number; way?: number },
): Diagnostic {
  const of = taking ?? takingOf(odds);
  const takes = taking !== null || odds.at === 'shore';
  const whole = note('ear.whole', '9.0', { hex, ...wholeFacts(of, caught, way), takes });
  if (of.share === null || of.best !== null) return whole;
  const all = { ...odds, chance: way * caught * of.share, ruin: way * caught * (odds.ruin ?? 0) };
  return { ...whole, odds: { ...promised(hex, side, all), given: 'odds.whole' } };
}

export function wholeFacts({ share, best, worst }: Taking, caught = 1, way = 1) {
  const all = (one: number | null): number => percent(way * caught * (one ?? 0));
  const known = { told: share !== null, share: all(share), hidden: best !== null, best: all(best), worst: all(worst) };
  return { takes: true, ...known, risk: way < 1, calm: percent(share ?? best ?? 0) };
}

/** The same of the one fight there is. */
const takingOf = ({ isKnown, best, chance, seen }: BattleOdds): Taking =>
  isKnown
    ? { share: chance, best: null, worst: null }
    : { share: seen?.chance ?? null, best, worst: Math.min(chance ?? 0, seen?.chance ?? 1) };

/** Our dice, told under `code` with what is said `of` the fight; then what they promise against theirs. */
export function battleNotes(
  code: string,
  of: Facts & { readonly hex: HexId },
  side: Side,
  odds: BattleOdds,
): readonly Diagnostic[] {
  const { attacker, dice, chance, isKnown } = odds;
  const lead = note(code, '9.0', { ...of, dice: dice[side] ?? 0 });
  // Who attacks without a die has nothing to hope for.
  if (dice[side] === 0 && attacker === side) return [lead];
  const theirs = note('ear.theirs', '9.0', theirFacts(side, odds));
  return [lead, chance === null || !isKnown ? theirs : { ...theirs, odds: promised(of.hex, side, odds) }];
}

/** Of an enemy who does not lie open how much he may take at least and at most, and what he was when last seen. */
function theirFacts(side: Side, { dice, fewest, best, toBeat, chance, isKnown, seen }: BattleOdds): Facts {
  const against = dice[enemyOf(side)];
  const known = { known: against !== null, against: against ?? 0, hits: toBeat };
  if (isKnown || best === null || chance === null) return known;
  const range = { fewest, best: percent(best), worst: percent(chance), alike: percent(best) === percent(chance) };
  if (seen === null) return { ...known, ...range };
  const { turn, faces, now, dice: thrown, chance: share } = seen;
  const glimpse = { turn, glimpsed: faces.map((face) => `front:${face}`) };
  return { ...known, ...range, ...glimpse, now: now === faces.length ? 0 : now, thrown, share: percent(share) };
}

/** For who attacks: he is lost, must go, or stays alone; for who is attacked: he must go, or the enemy. */
function promised(at: HexId, side: Side, { attacker, chance, ruin }: BattleOdds): Odds {
  const taken = percent(chance ?? 0);
  const lost = Math.min(percent(ruin ?? 0), 100 - taken);
  const shares: readonly [OutcomeKind, number][] =
    attacker === side
      ? [
          ['lose', lost],
          ['back', 100 - lost - taken],
          ['win', taken],
        ]
      : [
          ['lose', taken],
          ['win', 100 - taken],
        ];
  const outcomes = shares.map(([kind, share]) => ({ kind, chance: share, codes: [] }));
  return { at, addends: [], outcomes: outcomes.filter((one) => one.chance > 0) };
}
