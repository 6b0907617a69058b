/** What a fight promises whoever orders it: the dice of both sides, and its chances, as far as he sees who fights. */
import type { Diagnostic } from '../../../engine/contract.ts';
import type { Odds, OutcomeKind } from '../../../engine/odds.ts';
import { type BattleOdds, oddsAshore, oddsAtSea } from '../battle-odds.ts';
import type { HexId, Side } from '../field.ts';
import { enemyOf } from '../units.ts';
import type { Sight } from './act.ts';
import { note } from './against.ts';

/** What is fought in a hex, at sea first; nothing where there is no combat as things stand. */
export function battlesIn({ field, view, side }: Sight, hex: HexId): readonly Diagnostic[] {
  return [oddsAtSea(field, view, hex), oddsAshore(field, view, side, hex)].flatMap((odds) =>
    odds === null ? [] : [battleNote('ear.battle', hex, side, odds)],
  );
}

export function battleNote(
  code: string,
  hex: HexId,
  side: Side,
  odds: BattleOdds,
  more: Diagnostic['facts'] = {},
): Diagnostic {
  const { at, attacker, dice, fewest, best, toBeat, chance, isKnown } = odds;
  const facts = {
    ...{ hex, ashore: at === 'shore', attacks: attacker === side, hits: toBeat },
    ...{ dice: dice[side], known: dice[enemyOf(side)] !== null, against: dice[enemyOf(side)] },
    // Of a stack that does not lie open only how much it may take is known.
    ...(!isKnown && best !== null && chance !== null && { fewest, best: percent(best), worst: percent(chance) }),
    ...more,
  };
  const said = note(code, '9.0', facts);
  return chance === null || !isKnown ? said : { ...said, odds: promised(hex, side, odds) };
}

/** What may fail, and what may come off, is never told as certain. */
function percent(chance: number): number {
  return chance === 0 || chance === 1 ? 100 * chance : Math.min(99, Math.max(1, Math.round(100 * chance)));
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
