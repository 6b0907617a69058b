/** Whom leaders give their dice at sea, where nobody says otherwise. */
import type { Question } from '../../../engine/contract.ts';
import { dealtWhereBest } from '../../../engine/hits.ts';
import { isLegal } from '../../../engine/run.ts';
import { hittingAtSea } from '../battle-odds.ts';
import type { CounterId } from '../field.ts';
import type { Abouts, Answers } from '../questions.ts';
import { counterOf, isLand } from '../units.ts';
import type { Staff } from './staff.ts';

/** Each die where it does most, afloat and ashore: none where it could not hit. */
export function leaderDice(
  { field, view, side }: Staff,
  { hex, leaders, counters }: Abouts['leader-dice'],
  need: Question,
): Answers['leader-dice'] {
  const attacker = view.contacts.find((one) => one.hex === hex)?.attacker ?? side;
  const chanceOf = hittingAtSea(field, view, { hex, attacker }, side);
  const made: Record<CounterId, Record<CounterId, number>> = {};
  for (const ashore of [false, true]) {
    const helped = counters.map((id) => counterOf(field, id)).filter((one) => isLand(one) === ashore);
    const led = Object.keys(leaders).filter((id) => ((view.units[id]?.aboard ?? null) === null) === ashore);
    const hands = led.flatMap((id) => Array.from({ length: leaders[id] ?? 0 }, () => id));
    for (const [n, at] of dealtWhereBest(hands.length, helped.map(chanceOf)).entries()) {
      const [leader, id] = [hands[n], helped[at]?.id];
      if (leader === undefined || id === undefined) continue;
      const given = { ...made[leader], [id]: (made[leader]?.[id] ?? 0) + 1 };
      if (isLegal(need.space, { [leader]: given })) made[leader] = given;
    }
  }
  return made;
}
