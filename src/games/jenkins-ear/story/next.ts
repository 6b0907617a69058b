/** What comes next: the turn, its storms, the call that is open, what silence means; and how the war ended. */
import { howItEnded, whatIsNext } from '../../../engine/chapters.ts';
import { listing, opened } from '../../../engine/phrase.ts';
import type { Chapter, Words } from '../../../engine/story.ts';
import { linesOf } from './log.ts';
import { purseOf } from './purse.ts';
import { surplus } from './stacks.ts';
import { ofKind, placed, placedFully, portName, type Teller } from './teller.ts';

export function next(teller: Teller): Chapter[] {
  const { say, telling, after } = teller;
  const ahead = telling.next;
  if (ahead === null) return [];
  const call = ahead.calls[0];
  const lines: Words[] = [];
  lines.push([
    ahead.printed === 0
      ? say('next.set-up')
      : say('next.turn', { turn: ahead.printed, last: teller.field.tables.turns }),
  ]);
  for (const tale of teller.later)
    if (tale.kind === 'ear.income' || tale.kind === 'ear.storm') lines.push(...linesOf(teller, tale));
  if (ofKind(teller.later, 'ear.storm').length > 0) lines.push([say('next.storm.means')]);
  if (after.storms.length > 0 && ofKind(teller.later, 'ear.storm').length === 0) {
    lines.push([
      say('next.storms', {
        places: listing(
          after.storms.map((hex) => placed(teller, hex)),
          say.language,
        ),
      }),
    ]);
  }
  if (call !== undefined) {
    const strong = `${opened(say(`call.${call}`))}${say('next.colon')}`;
    lines.push([{ strong }, ` ${say(`next.call.${ahead.printed === 0 ? `set-up.${teller.side}` : call}`)}`]);
    if (ahead.printed > 0 && call !== 'combat') lines.push(...funds(teller, ahead.printed), ...crowds(teller));
    lines.push(...silence(teller, ahead.printed === 0 ? 'set-up' : call));
  }
  return whatIsNext(lines);
}

/** What there is to spend with the income, and what is lost of it where nothing is bought. */
function funds(teller: Teller, turn: number): readonly Words[] {
  const { say, field } = teller;
  const { points, isPaid, income, keeps, over } = purseOf(teller);
  const { most } = field.tables.funds;
  const n = Math.min(most, isPaid ? points : points + income);
  if (turn >= field.tables.turns) return [[say('next.funds.last', { n })]];
  return [[say('next.funds', { n, income })], ...(over > 0 ? [[say('next.funds.over', { most, keeps, over })]] : [])];
}

/** Ports with more of the reader's ashore than they hold. */
function crowds(teller: Teller): readonly Words[] {
  const { say, after } = teller;
  return Object.values(after.stacks).flatMap((stack): Words[] => {
    const { n, room } = surplus(teller, stack);
    return n > 0 ? [[say('next.crowded', { place: placedFully(teller, stack.hex), n, room })]] : [];
  });
}

/** What comes of the calls of a letter that nobody answers, matter by matter: what the silent seat's conduct does. */
function silence({ say, telling }: Teller, call: string): readonly Words[] {
  const matters = call === 'orders' ? ['movement', 'combat'] : [call];
  return [
    [say('next.silence', { n: telling.standing.length })],
    ...matters.map((matter) => [say(`next.silence.${matter}`)]),
    [say('next.silence.rest')],
  ];
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
