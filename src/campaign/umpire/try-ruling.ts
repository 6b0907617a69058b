/** What a ruling would come to: what stands otherwise afterwards, or what the rules say against it. Writes nothing. */
import { standing } from '../../table/stage.ts';
import { isRefusal, type Refusal, rule as ruleAt } from '../../table/umpire.ts';
import type { House } from '../house/house.ts';
import { loadGame } from '../house/load-game.ts';
import { thingsIn } from './editable.ts';
import { type Difference, differences } from './rewind.ts';
import type { Ruling } from './rule.ts';
import { mustBePlayed } from './take-back.ts';

export interface Tried {
  /** `now`: after the ruling, as far as play then comes. `before`: as it stands without it. */
  differences: readonly Difference[];
  /** Turns that close again on the way. */
  closed: number;
  over: boolean;
}

/** Throws DataBroken where no play can be taken back. */
export async function tryRuling(house: House, id: string, ruling: Ruling): Promise<Tried | Refusal> {
  const { record, seed, openings, row } = await loadGame(house, id);
  mustBePlayed(row);
  const on = ruleAt(record, seed, ruling, 'umpire', house.clock().toISOString());
  if (isRefusal(on)) return on;
  const before = thingsIn(record.game, standing(record, seed, openings).state);
  const after = thingsIn(record.game, standing(on.record, seed).state);
  return { differences: differences(after, before), closed: on.closed.length, over: on.over };
}
