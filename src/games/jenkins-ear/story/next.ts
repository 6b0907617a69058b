/** What comes next, where nothing is asked: the turn and its storms; and how the war ended. */
import { howItEnded, whatIsNext } from '../../../engine/chapters.ts';
import type { Chapter, Words } from '../../../engine/story.ts';
import { linesOf } from './log.ts';
import { asks, ofKind, portName, type Teller } from './teller.ts';

export function next(teller: Teller): Chapter[] {
  const { say, telling, field } = teller;
  const ahead = telling.next;
  if (ahead === null || asks(teller)) return [];
  const lines: Words[] = [
    [ahead.printed === 0 ? say('next.set-up') : say('next.turn', { turn: ahead.printed, last: field.tables.turns })],
  ];
  for (const tale of teller.later)
    if (tale.kind === 'ear.income' || tale.kind === 'ear.storm') lines.push(...linesOf(teller, tale));
  if (ofKind(teller.later, 'ear.storm').length > 0) lines.push([say('next.storm.means')]);
  return whatIsNext(lines);
}

export function ending(teller: Teller): Chapter[] {
  const { say, telling, tales } = teller;
  const { outcome } = telling;
  if (outcome === null) return [];
  const dice = ofKind(tales, 'ear.victory-die').flatMap((tale) => linesOf(teller, tale));
  const title = say('ending.title', { who: say(`side.${outcome.winner ?? 'spanish'}.win`) });
  return howItEnded(title, [...dice, [{ strong: whyItEnded(teller) }]]);
}

/** Why the war ended as it did, in a sentence. */
export function whyItEnded(teller: Teller): string {
  const { say, telling, tales } = teller;
  const won = ofKind(tales, 'ear.victory-die').find((tale) => tale.facts.won);
  return say(`ending.${telling.outcome?.facts.reason ?? 'conceded'}`, {
    port: won === undefined ? '' : portName(teller, won.facts.port),
  });
}
