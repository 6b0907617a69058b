/** What a wrong line might say instead is tried where the line stands, and what no turn of events makes right is always told. */
import { expect, test } from 'vitest';
import { acknowledge } from '../../src/orders/acknowledge.ts';
import { diagnosticWords } from '../../src/orders/say.ts';
import { distance, ring } from '../../src/places/hex/grid.ts';
import { draft } from '../../src/table/draft.ts';
import { field } from '../games/assault.ts';
import { type Stage, stages } from './stages.ts';

const opening = (): Stage => {
  for (const stage of stages('savannah/assault', 2, 'classic', 1)) if (stage.due[0] === 'allied') return stage;
  throw new Error('the Allies never march');
};

const STAGE = opening();

const drafted = (...lines: string[]) =>
  draft(STAGE.record, STAGE.stood, 'allied', lines.join('\n'), { orders: null, standing: [], ready: false });

const codes = (...lines: string[]): string[][] =>
  drafted(...lines).drafted.lines.map(({ diagnostics }) => diagnostics.map(({ code }) => code));

test('a suggestion is tried before the lines that stand behind it fill its way', () => {
  const typo = 'MOVE dillon-irish, vol-grenadires, dillon TO 1606 VIA 1506';
  expect(codes(typo, 'MOVE auxerrois, cambresis TO 1506')[0]).toEqual(['unknown-unit']);
  expect(codes('MOVE auxerrois, cambresis TO 1506', typo)[1]).toContain('suggestion-would-not-do');
});

test('what can never be is an error of its line, whatever else of the line fails as well', () => {
  const attack = 'ATTACK 1605 WITH dillon-irish, vol-grenadiers, avant-garde LEAD dillon';
  const near = 'MOVE avant-garde TO 1505';
  for (const march of ['MOVE dillon-irish, vol-grenadiers TO 1606', 'HOLD dillon-irish, vol-grenadiers'])
    expect(codes(near, march, attack)[2]).toContain('boar.leader-cannot-lead');
});

test('a mail that is only checked gets the mended line without AMEND, which would be all there is', () => {
  const say = diagnosticWords('en', STAGE.record.game.messages);
  const mendOf = (...lines: string[]): readonly string[] => acknowledge(drafted(...lines).drafted, say, [], []).mend;
  expect(mendOf('MOVE armganac TO 1405')).toEqual(['AMEND', 'MOVE armagnac TO 1405']);
  expect(mendOf('CHECK', 'MOVE armganac TO 1405')).toEqual(['MOVE armagnac TO 1405']);
});

test('the hex advised for a wrong march is the one that the mended line names', () => {
  const { drafted: book } = drafted(
    'MOVE avant-garde, champagne TO 1505',
    'MOVE foix, hainault TO 1505',
    'MOVE armagnac, grenadier-bn TO 1406',
  );
  const wrong = book.lines.find(({ outcome }) => outcome === 'error');
  const advised = wrong?.diagnostics.find(({ didYouMean }) => didYouMean !== undefined)?.didYouMean;
  expect(advised).toBeDefined();
  expect(book.mend[0]?.args.to).toBe(advised);
});

test('no hex is advised that is as far from the one ordered as where the march starts', () => {
  const { grid } = field;
  const { units } = STAGE.stood.state as { units: Record<string, { hex: string }> };
  const from = units.armagnac?.hex ?? '';
  const ordered = [1, 2].flatMap((range) => ring(grid, from, range));
  const advised = ordered.flatMap((to) => {
    const book = drafted('MOVE foix, hainault TO 1406', `MOVE armagnac, grenadier-bn TO ${to}`).drafted;
    return book.lines
      .slice(1)
      .flatMap(({ diagnostics }) => diagnostics.flatMap(({ didYouMean }) => (didYouMean ? [[to, didYouMean]] : [])));
  });
  expect(advised.length).toBeGreaterThan(0);
  for (const [to = '', hex = ''] of advised)
    expect(distance(grid, hex, to), `${hex} for ${to}`).toBeLessThan(distance(grid, from, to));
});

test('who finds no way is told where it is closed, and by what', () => {
  const [march] = drafted('MOVE col-chasseurs, guad-flank TO 1905 VIA 1805').drafted.lines;
  expect(march?.diagnostics[0]).toMatchObject({ code: 'boar.no-way', facts: { hex: '1906', zone: true, full: false } });
});

test('a hex too far for this turn is told to be that before what closes the way to it', () => {
  const saidOf = (line: string) => drafted(line).drafted.lines[0]?.diagnostics[0];
  expect(saidOf('MOVE armagnac TO 1502')).toMatchObject({ code: 'boar.no-way', facts: { far: 7, has: 4 } });
  expect(saidOf('MOVE foix TO 1507')).toMatchObject({ code: 'boar.no-way', facts: { full: true } });
  expect(saidOf('MOVE foix TO 1507')?.facts.far).toBeUndefined();
});

test.each([
  ['en', 'Havana'],
  ['fr', 'La Havane'],
  ['es', 'La Habana'],
] as const)('a port that would do is named as letters in %s name it', (language, name) => {
  const [stage] = stages('jenkins-ear/war', 2, 'classic', 1);
  if (!stage) throw new Error('the war never begins');
  const nothing = { orders: null, standing: [], ready: false };
  const made = draft(stage.record, stage.stood, 'spanish', 'BUY 2 deceptions AT Nassau', nothing, { language });
  expect(made.drafted.lines[0]?.diagnostics[0]?.didYouMean).toBe(name);
});

test('who goes along but is named behind the place is put before it', () => {
  const say = diagnosticWords('en', STAGE.record.game.messages);
  const { drafted: book } = drafted('MOVE avant-garde TO 1405 WITH destaing');
  expect(book.lines[0]?.diagnostics[0]?.didYouMean).toBe('WITH destaing TO 1405');
  expect(acknowledge(book, say, [], []).mend).toEqual(['AMEND', 'MOVE avant-garde, destaing TO 1405']);
});

test('of several wrong lines each is mended, as all of them would do together', () => {
  const say = diagnosticWords('en', STAGE.record.game.messages);
  const mendOf = (...lines: string[]): readonly string[] => acknowledge(drafted(...lines).drafted, say, [], []).mend;
  const typos = ['MOVE armganac TO 1405', 'MOVE avant-garde TO 1405', 'MOVE folx TO 1406'];
  expect(mendOf(...typos)).toEqual(['AMEND', 'MOVE armagnac TO 1405', 'MOVE foix TO 1406']);
  expect(mendOf('CHECK', ...typos)).toEqual(['MOVE armagnac TO 1405', 'MOVE foix TO 1406']);
  expect(mendOf('MOVE armganac TO 1405', 'MOVE armanac TO 1406')).toEqual(['AMEND', 'MOVE armagnac TO 1405']);
});

test('a march without its verb is mended whole, its first name misspelt or not', () => {
  const say = diagnosticWords('en', STAGE.record.game.messages);
  const { drafted: book } = drafted('armagnac to 1405', 'armganac to 1405');
  const suggested = book.lines.map(({ diagnostics }) => diagnostics[0]?.didYouMean);
  expect(suggested).toEqual(['MOVE armagnac to 1405', 'MOVE armagnac to 1405']);
  expect(acknowledge(book, say, [], []).mend).toEqual(['AMEND', 'MOVE armagnac TO 1405']);
});

test('no hex is advised that puts a unit, where nobody of ours stands, beside an enemy stack of twice its strength', () => {
  const { units } = STAGE.stood.state as { units: Record<string, { hex: string | null }> };
  const at = (hex: string | undefined) => Object.keys(units).filter((id) => units[id]?.hex === hex);
  const strength = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (field.counters.get(id)?.sp.full ?? 0), 0);
  const weak = Object.keys(units).filter(
    (id) => units[id]?.hex && field.counters.get(id)?.side === 'allies' && strength([id]) === 1,
  );
  const ordered = Object.values(units).flatMap(({ hex }) => (hex?.startsWith('1') ? [hex] : []));
  let advised = 0;
  for (const [unit, to] of weak.flatMap((id) => [...new Set(ordered)].map((hex) => [id, hex] as const))) {
    const [line] = drafted(`MOVE ${unit} TO ${to}`).drafted.lines;
    const hex = line?.diagnostics.find(({ didYouMean }) => didYouMean !== undefined)?.didYouMean;
    if (hex === undefined) continue;
    advised++;
    const near = (field.hexes.get(hex)?.next ?? []).map((one) => at(one?.id));
    const enemies = near.filter(([first]) => first !== undefined && field.counters.get(first)?.side === 'british');
    if (at(hex).length === 0)
      for (const stack of enemies) expect(strength(stack), `${unit} ${to}: ${hex}`).toBeLessThan(2 * strength([unit]));
  }
  expect(advised).toBeGreaterThan(2);
});
