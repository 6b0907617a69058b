/** What a fight promises whoever orders it: the dice of both sides, and its chance, as far as he sees who fights. */
import type { Diagnostic } from '../../../engine/contract.ts';
import type { Odds } from '../../../engine/odds.ts';
import { type BattleOdds, oddsAshore, oddsAtSea } from '../battle-odds.ts';
import type { HexId, Side } from '../field.ts';
import { enemyOf } from '../units.ts';
import type { Sight } from './act.ts';
import { note } from './against.ts';

/** What is fought in a hex, at sea first; nothing where there is no combat as things stand. */
export function battlesIn({ field, view, side }: Sight, hex: HexId): readonly Diagnostic[] {
  return [oddsAtSea(field, view, hex), oddsAshore(field, view, side, hex)].flatMap((odds) =>
    odds === null ? [] : [battleNote(hex, side, odds)],
  );
}

function battleNote(hex: HexId, side: Side, { at, attacker, dice, chance, toBeat, isKnown }: BattleOdds): Diagnostic {
  const facts = {
    ...{ hex, ashore: at === 'shore', attacks: attacker === side, hits: toBeat },
    ...{ dice: dice[side], known: dice[enemyOf(side)] !== null, against: dice[enemyOf(side)] },
  };
  const said = note('ear.battle', '9.0', facts);
  // Of a stack that does not lie open only the least chance is known.
  return chance === null || !isKnown ? said : { ...said, odds: promised(hex, attacker === side ? chance : 1 - chance) };
}

/** The chance to win as whole per cents; what may fail, and what may come off, is never told as certain. */
function promised(at: HexId, chance: number): Odds {
  const win = chance === 0 || chance === 1 ? 100 * chance : Math.min(99, Math.max(1, Math.round(100 * chance)));
  const outcomes = [
    { kind: 'lose', chance: 100 - win, codes: [] },
    { kind: 'win', chance: win, codes: [] },
  ] as const;
  return { at, addends: [], outcomes: outcomes.filter((one) => one.chance > 0) };
}
