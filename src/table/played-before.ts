/** What a turn has behind it where play stands: whoever looks ahead from there does not play it again. */
import type { AnyGame } from '../engine/contract.ts';
import type { Dice } from '../engine/dice.ts';
import type { End } from '../engine/minutes.ts';
import { type Inputs, nobody, run, type Witness } from '../engine/run.ts';
import type { Standing } from './stage.ts';

export function playedBefore(
  game: AnyGame,
  { opening, ledger }: Standing,
  inputs: Inputs,
  witness: Witness<unknown>,
): ReadonlyMap<string, End> {
  const ends = new Map<string, End>();
  const shown = new Map(ledger.map(({ address, face }) => [address, face]));
  const dice: Dice = { practice: true, opened: [], face: (_keeper, address) => shown.get(address) ?? 0 };
  run(game, opening, inputs, dice, nobody, { witness, ends });
  return ends;
}
