/** How the game ended: who won, by what, and the count at the end. */
import { howItEnded } from '../../../engine/chapters.ts';
import { halves, opened } from '../../../engine/phrase.ts';
import type { Chapter, Words } from '../../../engine/story.ts';
import { reasonOf } from './phases.ts';
import { levelOf, type Teller, winnerFacts } from './teller.ts';

export function ending(teller: Teller): Chapter[] {
  const { say, telling, field, after } = teller;
  const { outcome } = telling;
  if (!outcome) return [];
  const over = teller.tales.find((tale) => tale.kind === 'boar.over');
  const lines: Words[] = [[opened(say('ending.winner', winnerFacts(teller)))]];
  if (over?.kind === 'boar.over') lines.push([reasonOf(teller, over.facts.reason, over.facts.facts)]);
  const most = over?.kind === 'boar.over' ? over.facts.facts.individual : undefined;
  if (after.campaign !== null && Array.isArray(most) && most.length > 0) {
    const armies = say.list(most.map((army) => say(`army.${army}.the`)));
    lines.push([say('ending.individual', { armies, many: most.length > 1 })]);
  }
  for (const army of field.armies) {
    const morale = after.morale[army.id] ?? 0;
    lines.push([
      say('ending.army', {
        army: say(`army.${army.id}`),
        morale,
        level: say(`level.${levelOf(field, morale)}`),
        points: halves(after.victory[army.id] ?? 0),
      }),
    ]);
  }
  return howItEnded(say(`result.${outcome.result}`, winnerFacts(teller)), lines);
}
