/** The book in force, as the acknowledgement shows it, has every counter of the seat once: in an order, among those that hold, or those that go by the rules. */

import { describe, expect, test } from 'vitest';
import { codeOf, diagnosticWords } from '../../src/orders/say.ts';
import { renderAcknowledgement } from '../../src/reports/index.ts';
import { acknowledgementOf } from '../../src/table/acknowledgement.ts';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
/** Works that never move take no orders. */
const FIXED = /heavy-guns|boom-chain|cannons-[a-z]|sp-cannons-[4-9]/;

interface SeenBoard {
  units: Readonly<Record<string, { hex?: string | null }>>;
  leaders?: Readonly<Record<string, { hex?: string | null }>>;
}

const draftOf = ({ record, stood }: Stage, seat: string, lines: readonly string[]) =>
  draft(record, stood, seat, lines.join('\n'), NOTHING);

function answerTo(stage: Stage, seat: string, lines: readonly string[]): string {
  const made = draftOf(stage, seat, lines);
  const model = acknowledgementOf(stage.record, made, {
    seat,
    language: 'en',
    label: 'Game',
    turn: stage.stood.waiting?.printed ?? 0,
    deadline: null,
    received: null,
    replaces: null,
  });
  return renderAcknowledgement(model).text;
}

/** Counters of the seat that stand on the map, by what its view shows. */
function countersOf(stage: Stage, seat: string): readonly { id: string; place: string }[] {
  const { names, view } = draftOf(stage, seat, []);
  const { units, leaders = {} } = view as SeenBoard;
  const own = names.filter(({ type, own: isOwn }) => type === 'unit' && isOwn).map(({ id }) => id);
  return own.flatMap((id) => {
    const place = units[id]?.hex ?? leaders[id]?.hex ?? null;
    return place === null || FIXED.test(id) ? [] : [{ id, place }];
  });
}

/** Counters named in a section of a letter; `frigate-7, -8` are two. */
function namedIn(section: string): string[] {
  let stem = '';
  return [...section.matchAll(/[a-z][a-z0-9]*(?:-[a-z0-9]+)*|(?<=\s)-\d+/g)].map(([word]) => {
    if (word.startsWith('-')) return `${stem}${word}`;
    stem = word.replace(/-\d+$/, '');
    return word;
  });
}

const sectionOf = (text: string, heading: string): string => text.split(`${heading}\n`)[1]?.split('\n\n')[0] ?? '';

/** Books of every sort: none, one that is only ready, a few units held, orders for a later call, the same unit twice. */
function booksFor(counters: readonly { id: string; place: string }[]): readonly (readonly string[])[] {
  const [a, b, c, d] = counters.map(({ id }) => id);
  const attack = `ATTACK ${counters.at(-1)?.place} WITH ${c}`;
  return [
    [],
    ['READY'],
    [`HOLD ${a}`, 'READY'],
    [`HOLD ${a}, ${b}`, attack],
    [attack],
    [`HOLD ${b}, ${d}`, `HOLD ${b}`],
  ];
}

const GAMES = [
  ['savannah/assault', 2, 'classic', 2],
  ['savannah/assault', 3, 'together', 1],
  ['savannah/campaign', 2, 'full', 1],
  ['jenkins-ear/war', 2, 'classic', 2],
  ['jenkins-ear/war', 2, 'together', 2],
] as const;

describe('every counter of the seat stands once in the book in force', () => {
  test.each(GAMES)('%s with %i seats, %s', (scenario, seats, tempo, turns) => {
    const wrong: string[] = [];
    let added = 0;
    for (const stage of stages(scenario, seats, tempo, turns)) {
      for (const seat of stage.due) {
        // Other calls ask only of some what is theirs to do.
        const asksAll = ['orders', stage.record.game.calls[0]];
        if (!stage.stood.waiting?.needs.some((need) => need.seat === seat && asksAll.includes(need.call ?? '')))
          continue;
        const counters = countersOf(stage, seat);
        for (const book of booksFor(counters)) {
          const shown = namedIn(sectionOf(answerTo(stage, seat, book), 'YOUR WHOLE BOOK IN FORCE'));
          for (const { id } of counters) {
            const code = codeOf(id, diagnosticWords('en', stage.record.game.messages));
            const times = shown.filter((name) => name === code).length;
            if (times !== 1)
              wrong.push(`${stage.stood.waiting.address} ${seat} [${book.join(' / ')}]: ${id} ${times} times`);
          }
          added += counters.length;
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(added).toBeGreaterThan(100);
  });
});

test('a list that would fill a page names counters of one kind in short, and none is lost', () => {
  for (const stage of stages('jenkins-ear/war', 2, 'classic', 3)) {
    for (const seat of stage.due) {
      const rows = sectionOf(answerTo(stage, seat, ['READY']), 'YOUR WHOLE BOOK IN FORCE').split('\n');
      expect(rows.length, rows.join('\n')).toBeLessThanOrEqual(13);
    }
  }
});

test('orders kept for combat stand under their own heading, and not in what runs now', () => {
  for (const stage of stages('savannah/assault', 2, 'classic', 1)) {
    if (stage.stood.waiting?.needs[0]?.call !== 'movement') continue;
    const [seat = ''] = stage.due;
    const [first, , third] = countersOf(stage, seat);
    const attack = `ATTACK ${first?.place} WITH ${third?.id}`;
    const text = answerTo(stage, seat, [`HOLD ${first?.id}`, attack]);
    expect(text).toContain('1 order in force, 1 kept for later');
    expect(sectionOf(text, 'YOUR WHOLE BOOK IN FORCE')).not.toContain('ATTACK');
    const kept = sectionOf(text, 'KEPT FOR COMBAT');
    expect(kept.replace(/\s+/g, ' ')).toContain('Tried again when that call opens, and run if they can be then;');
    expect(kept).toMatch(/2 {2}kept {3}ATTACK/);
    // The order stands in the letter once; a sentence may tell how an ATTACK is written.
    expect(text.replace(/\s+/g, ' ').split(attack)).toHaveLength(2);
    return;
  }
  expect.unreachable();
});

test('an attack kept for combat warns that it cannot be done as things stand, or which part of it', () => {
  const [stage] = stages('savannah/assault', 2, 'classic', 1);
  const march = 'MOVE cambresis TO 1606';
  const keptOf = (order: string) =>
    sectionOf(answerTo(stage as Stage, 'allied', [march, order]), 'KEPT FOR COMBAT').replace(/\s+/g, ' ');
  expect(keptOf('ATTACK 1605 WITH foix')).toMatch(
    /2 warn ATTACK 1605 WITH foix It is done only if this changes before its call: 1307 is not next to 1605/,
  );
  expect(keptOf('ATTACK 1605 WITH cambresis TACTIC turn flank')).toMatch(
    /2 warn ATTACK .* As things stand it is done, but not this part of it: Turn Flank cannot be chosen against 1605:/,
  );
  expect(keptOf('ATTACK 1605 WITH cambresis TACTIC skirmish')).toMatch(/2 kept ATTACK 1605 (?!.*As things stand it)/);
});
