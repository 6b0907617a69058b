/** What a player must know before the first turn: what is played, with whom, to what end, and how it goes. */
import type { Words } from '../../../engine/story.ts';
import { counterOf, isArtillery, pieceOf, printedStrength } from '../rules/units.ts';
import { isOurs, type Teller } from './teller.ts';

/** Kinds of events that come before anybody has moved. */
const PRELUDE: ReadonlySet<string> = new Set(['boar.weather', 'boar.initiative', 'boar.placed']);

const LINES = ['scene', 'forces', 'aim', 'course', 'now'];

/** Whether nothing has been played yet, so that a letter has to introduce the game. */
export function isOpening({ before, telling, tales }: Teller): boolean {
  return telling.next !== null && before.ordinal === 1 && tales.every((tale) => PRELUDE.has(tale.kind));
}

/** Whether the letter opens a turn of which nothing has been played. */
export function isFresh({ before, telling, tales }: Teller): boolean {
  return telling.next?.ordinal === before.ordinal && tales.every((tale) => PRELUDE.has(tale.kind));
}

/** Five lines of at most ninety characters; none where the scenario has no words for the side. */
export function briefing(teller: Teller): Words[] {
  const { say, field, side, after, own } = teller;
  if (!say.has(`briefing.${field.id}.${side}.${LINES[0]}`)) return [];
  // To a side of a scenario alone, to all of the scenario, to the side whatever is played, to everybody.
  const to = [`${field.id}.${side}.`, `${field.id}.`, `${side}.`, ''].map((whom) => `briefing.${whom}`);
  const said = (line: string): string => say(`${to.find((whom) => say.has(`${whom}${line}`)) ?? ''}${line}`, facts);
  const [first, last] = field.scenario.turns;
  const facts = {
    ...strengths(teller),
    leaders: Object.values(after.leaders).filter(({ id, hex }) => hex !== null && isOurs(teller, id)).length,
    ...own.aims(teller),
    first,
    last,
  };
  return LINES.map((line) => [{ strong: said(`${line}.head`) }, ` ${said(line)}`]);
}

/** Strength points of foot and horse by army of ours, and our batteries. */
function strengths(teller: Teller): Record<string, number> {
  const sums: Record<string, number> = { batteries: 0 };
  for (const id in teller.after.units) {
    const counter = counterOf(teller.field, id);
    const piece = pieceOf(teller.after, id);
    if (piece.hex === null || !isOurs(teller, id)) continue;
    const kind = isArtillery(counter) ? 'batteries' : counter.army;
    sums[kind] = (sums[kind] ?? 0) + (kind === 'batteries' ? 1 : printedStrength(counter, piece));
  }
  return sums;
}
