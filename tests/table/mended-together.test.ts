/** What a YES takes of several wrong lines: each mended beside the others, none that hangs on one left wrong, and nobody bound unawares. */
import { describe, expect, test } from 'vitest';
import type { Books } from '../../src/table/advance.ts';
import { draft } from '../../src/table/draft.ts';
import { stages } from './stages.ts';

const OPENING = (() => {
  for (const stage of stages('savannah/assault', 2, 'classic', 1))
    if (stage.stood.waiting?.needs.some(({ seat, call }) => seat === 'allied' && call === 'movement')) return stage;
  throw new Error('nobody is called');
})();

function drafted(...lines: string[]) {
  return draftedFor(OPENING, 'allied', lines);
}

function draftedFor({ record, stood }: typeof OPENING, seat: string, lines: readonly string[]) {
  const onFile = { orders: null, standing: [], ready: false };
  const made = draft(record, stood, seat, lines.join('\n'), onFile).drafted;
  return { lines: made.lines, mend: made.mend.map(({ canonical }) => canonical) };
}

const FULL = 'MOVE auxerrois TO 1406';

test('a line alone is mended by the nearest hex that fits', () => {
  expect(drafted(FULL).mend).toEqual(['MOVE auxerrois TO 1506']);
});

test('a line wrong because of units of another wrong line is left out where that is not mended', () => {
  expect(drafted('MOVE avant-garde, champagne TO the swamp', FULL).mend).toEqual([]);
  expect(drafted(FULL, 'MOVE avant-garde TO the swamp').mend).toEqual([]);
  expect(drafted('MOVE foix TO the swamp', FULL).mend).toEqual(['MOVE auxerrois TO 1506']);
});

test('a line that is right once another is mended is taken as it was written', () => {
  expect(drafted('MOVE avant-gardee, champagne, destaing TO 1505', FULL).mend).toEqual([
    'MOVE avant-garde, champagne, destaing TO 1505',
    FULL,
  ]);
});

test('of another hex beside the enemy the line says whom it must attack there', () => {
  const { lines, mend } = drafted('MOVE marine-bn TO 2104');
  expect(mend).toEqual(['MOVE marine-bn TO 2105']);
  expect(lines[0]?.diagnostics).toMatchObject([
    { code: 'boar.enemy-there' },
    { code: 'suggestion-binds', facts: { canonical: 'MOVE marine-bn TO 2105' } },
    { code: 'boar.moved-beside', facts: { enemies: ['2005', '2104'] } },
  ]);
  const codes = drafted(FULL).lines[0]?.diagnostics.map(({ code }) => code);
  expect(codes).toEqual(['boar.stack-strength']);
});

test('a line with a suggestion that the mending leaves out says so, and why it would not do beside the others', () => {
  const [start] = stages('jenkins-ear/war', 2, 'classic', 1);
  if (!start) throw new Error('the war does not begin');
  const { lines, mend } = draftedFor(start, 'english', [
    'BUY vernon, cornwall, boyne, princess-caroline, chichester, 2 grenadiers AT Port Royal',
    'BUY 6 frigates, 3 deceptions, wentworth, 1 supplies AT Port Royal',
    'BUY soldiers 4, soldiers 5, soldiers 6 AT Barbadoes',
    'BUY 2 frigates, 1 deception AT Savanah',
  ]);
  expect(mend).toEqual(['BUY en-soldiers-4, en-soldiers-5, en-soldiers-6 AT 4323']);
  const said = lines.at(-1)?.diagnostics.map(({ code, facts }) => [code, facts.canonical]);
  expect(said?.slice(1, 2)).toEqual([['left-unmended', 'BUY 1 deception AT 2206']]);
  expect(lines.at(-1)?.diagnostics.map(({ severity }) => severity)).toEqual(['error', 'note', 'note']);
});

describe('a proposal about a place that a right line of the mail is about already', () => {
  const marches = 'MOVE champagne, armagnac TO 1405\nMOVE avant-garde TO 1606';
  const write = ({ record, stood, due }: typeof OPENING): Books => {
    if (!due.includes('allied') || !stood.waiting?.address.endsWith('movement@allies')) return {};
    const { orders } = draft(record, stood, 'allied', marches, { orders: null, standing: [], ready: false }).drafted;
    return { allied: { orders, standing: [], mails: [], receivedAt: null } };
  };
  const fight = [...stages('savannah/assault', 2, 'classic', 1, write, '01'.repeat(32))].find(
    ({ stood: { waiting } }) => waiting?.address.endsWith('combat/combat@allies'),
  ) as typeof OPENING;
  const answered = (...lines: readonly string[]) => {
    const made = draftedFor(fight, 'allied', lines);
    const notes = made.lines.flatMap(({ diagnostics }) =>
      diagnostics.filter(({ code }) => code === 'suggestion-joins'),
    );
    return { mend: made.mend, notes: notes.map(({ facts }) => facts) };
  };
  const canonical = 'ATTACK 1404 WITH armagnac, champagne';

  test.each([
    [1, ['ATTACK 1404 WITH armagnac', 'ATTACK 1404 WITH champaign']],
    [2, ['CHECK', 'ATTACK 1404 WITH armagnac', 'champagne attaque 1404']],
  ] as const)('is joined to that line %i', (line, lines) => {
    expect(answered(...lines)).toEqual({ mend: [canonical], notes: [{ line, canonical }] });
  });

  test('stands alone about another place, and where there is no such line', () => {
    expect(answered('ATTACK 1605 WITH avant-garde', 'champagne attaque 1404')).toEqual({
      mend: ['ATTACK 1404 WITH champagne'],
      notes: [],
    });
  });
});

test('of a line that joins two places under one verb both orders are offered, whatever tongue it is in', () => {
  const [start] = stages('jenkins-ear/war', 2, 'classic', 1);
  if (!start) throw new Error('the war does not begin');
  const spanish = draftedFor(start, 'spanish', ['GUARNECER soldados-11 EN portobelo y soldados-12 en santiago']);
  expect(spanish.mend).toEqual(['GARRISON sp-soldiers-11 AT 2426', 'GARRISON sp-soldiers-12 AT 2717']);
  const { mend } = drafted('MOVE marine-bn TO 2007 and auxerrois TO 1506');
  expect(mend).toEqual(['MOVE marine-bn TO 2007', 'MOVE auxerrois TO 1506']);
});
