/** Levels of the computer players: how they are named, what a sheet may say of them, and that the record keeps them. */
import { expect, test } from 'vitest';
import { encode } from '../../src/engine/canonical.ts';
import type { AnyGame, Json } from '../../src/engine/contract.ts';
import { DataBroken } from '../../src/engine/errors.ts';
import { Journal } from '../../src/engine/journal.ts';
import { type Levels, levelsIn } from '../../src/engine/levels.ts';
import { savannah } from '../../src/games/savannah/game.ts';
import { advance } from '../../src/table/advance.ts';
import { begin, found } from '../../src/table/found.ts';
import { fold, type GameRecord } from '../../src/table/record.ts';
import { replay } from '../../src/table/replay.ts';
import { playByDoctrine } from '../../src/tools/simulate/simulate.ts';
import { openGame } from '../games/registry.ts';

const SEED = '5e'.repeat(32);
const AT = '2026-10-01T20:00:00Z';
const TIMID = {
  attack: { allies: { '16': 100_000, '17': 100_000, '18': 100_000, '19': 100_000 } },
  council: { press: { gain: 100_000, last: 100_000 } },
};

const { scenario } = openGame('savannah/assault');
const seats = [
  { id: 'british', roles: ['british'] },
  { id: 'allied', roles: ['allies'] },
];

function withRecruit(recruit: Json): { game: AnyGame; scenario: Json } {
  const files = JSON.parse(encode(scenario));
  files.doctrine.levels = { reconstructed: 'for this test', recruit };
  const read = savannah.scenario.parse(files);
  return { game: savannah.open(read), scenario: read };
}

const attacksIn = (entries: GameRecord['entries']): number =>
  entries
    .flatMap(({ content }) => (content.kind === 'answers' ? content.answers : []))
    .filter(({ kind, role }) => kind === 'combat' && role === 'allies')
    .reduce((sum, { answer }) => sum + (answer as readonly Json[]).length, 0);

function played(levels: Levels, turns: number): GameRecord {
  const spec = { id: 'savannah-1', ...withRecruit(TIMID), levels, tempo: 'together' as const, seed: SEED };
  let { record } = begin(found(spec, AT), SEED, {}, AT);
  for (let turn = 0; turn < turns; turn++) record = advance(record, SEED, {}, AT).record;
  return record;
}

test('one word names the level of every seat, seat=level or role=level that of one; the later counts', () => {
  expect(levelsIn(seats, ['veteran'])).toEqual({ british: 'veteran', allied: 'veteran' });
  expect(levelsIn(seats, ['veteran', 'ALLIES=recruit'])).toEqual({ british: 'veteran', allied: 'recruit' });
  expect(levelsIn(seats, ['british=recruit,allied=regular'])).toEqual({ british: 'recruit', allied: 'regular' });
  expect(() => levelsIn(seats, ['master'])).toThrow(DataBroken);
  expect(() => levelsIn(seats, ['spanish=veteran'])).toThrow(DataBroken);
});

test('a level says only what it has otherwise; a knob that the sheet lacks, or of another kind, is refused', () => {
  expect(() => withRecruit(TIMID)).not.toThrow();
  expect(() => withRecruit({ boldness: 3 })).toThrow(/boldness/);
  expect(() => withRecruit({ attack: { broken: 'often' } })).toThrow(/expected number/);
});

test('the genesis keeps the levels that are not regular, and without any is what it was', () => {
  const genesis = (levels: Levels) => played(levels, 0).entries[0]?.content;
  expect(genesis({ allied: 'veteran', british: 'regular' })).toMatchObject({
    seats: [seats[0], { ...seats[1], level: 'veteran' }],
  });
  expect(genesis({ british: 'regular' })).toEqual(genesis({}));
  expect(genesis({})).toMatchObject({ seats });
});

test('a seat that nobody holds plays at its level, and the record plays again without being told', () => {
  const [timid, bold] = [played({ allied: 'recruit' }, 3), played({}, 3)];
  expect(attacksIn(timid.entries)).toBeLessThan(attacksIn(bold.entries));
  expect(replay(timid, SEED)).toHaveLength(3);
});

test('a level that the umpire gives a seat later holds from then on', () => {
  const before = played({}, 1);
  const journal = new Journal(before.id, SEED, before.entries);
  const facts = { seat: 'allied', level: 'recruit', reason: 'a gentler game' } as const;
  journal.append(AT, 'umpire', { kind: 'table', act: 'level', facts });
  expect(fold(journal.entries).seats[1]).toEqual({ ...seats[1], level: 'recruit' });
  const on = (entries: GameRecord['entries']) =>
    advance(advance({ ...before, entries }, SEED, {}, AT).record, SEED, {}, AT).record.entries;
  expect(attacksIn(on(journal.entries))).toBeLessThan(attacksIn(on(before.entries)));
});

test('simulated games play each side at its level', () => {
  const { game } = withRecruit(TIMID);
  const attacks = (levels: Levels) =>
    playByDoctrine(game, 'levels', levels).closed.flatMap(({ answers }) =>
      answers.filter(({ kind, role }) => kind === 'combat' && role === 'allies').flatMap(({ answer }) => answer),
    ).length;
  expect(attacks({ allied: 'recruit' })).toBeLessThan(attacks({ british: 'recruit' }));
});
