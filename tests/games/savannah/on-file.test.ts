/** What a letter says of silence agrees with what is on file and what stands. */
import { beforeAll, expect, test } from 'vitest';
import type { Order } from '../../../src/engine/contract.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import { acknowledge } from '../../../src/orders/acknowledge.ts';
import { diagnosticWords, sayDiagnostic } from '../../../src/orders/say.ts';
import type { ReportModel } from '../../../src/reports/index.ts';
import { draft } from '../../../src/table/draft.ts';
import { callOf } from '../../../src/table/telling.ts';
import { type Stage, stages } from '../../table/stages.ts';
import { dispatchesIn, oddsIn } from '../../told.ts';
import { unhurtSeed } from './unhurt.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const MARCHES = 'MOVE avant-garde, champagne, destaing TO 1405\nMOVE grenadier-bn, armagnac TO 1304';

let stage: Stage;
let marching: Stage;
let british: Stage;
beforeAll(() => {
  const write = ({ record, stood, due }: Stage) => {
    if (!due.includes('allied') || !stood.waiting?.address.endsWith('movement@allies')) return {};
    const { orders } = draft(record, stood, 'allied', MARCHES, NOTHING).drafted;
    return { allied: { orders, standing: [], mails: [], receivedAt: null } };
  };
  for (const one of stages('savannah/assault', 2, 'classic', 1, write, unhurtSeed([MARCHES]))) {
    if (one.stood.waiting?.address === 't16/allies/movement/movement@allies') marching = one;
    if (one.stood.waiting?.address === 't16/allies/combat/combat@allies') stage = one;
    if (one.stood.waiting?.address === 't16/british/movement/movement@british') british = one;
  }
});

/** The letter with these lines on file and these standing. */
function letter(onFile: string, standing: string, at: Stage = stage, seat = 'allied'): ReportModel {
  const { record, stood } = at;
  const booked = (text: string) => draft(record, stood, seat, text, NOTHING).drafted;
  const { waiting } = stood;
  if (!waiting) throw new Error('nothing is waited for');
  return callOf(
    record,
    stood.opening,
    { ...stood, waiting },
    {
      ...{ seat, language: 'en', label: 'Letters 1', deadline: null },
      standing: standing === '' ? [] : booked(standing).standing,
      onFile: onFile === '' ? [] : (booked(onFile).orders as readonly Order[]),
    },
  );
}

const row = (model: ReportModel, label: RegExp): string | undefined => {
  const rows = dispatchesIn(model.story).flatMap(({ rows: some }) => some) ?? [];
  return rows.find((one) => label.test(one.label))?.text.join('');
};

test('attacks on file are what comes of silence, with what the rules add', () => {
  const silence = ({ story }: ReportModel) => story.plan?.silence ?? '';
  expect(silence(letter('', ''))).toMatch(/^Silence: the rules order at the best odds: attack 1/);
  expect(silence(letter('ATTACK 1504 WITH avant-garde, champagne', ''))).toMatch(
    /^Silence: on file: attack 1504 with avant-garde, champagne\. The rules add/,
  );
});

test('a march on file is not denied by what silence is said to come to', () => {
  const silence = (onFile: string) => letter(onFile, '', marching).story.plan?.silence;
  expect(silence('MOVE avant-garde, champagne TO 1405')).toMatch(/^Silence: what is on file runs, else nobody marches/);
  expect(silence('')).toMatch(/^Silence: nobody marches/);
});

test('what a standing order or a line on file decides is not told as decided for the seat', () => {
  expect(row(letter('', ''), /^Losses/)).toMatch(/the unit least missed/);
  expect(row(letter('', 'STANDING LOSSES militia FIRST'), /^Losses/)).toMatch(/^your “s1 LOSSES militia FIRST”\. /);
  expect(row(letter('', ''), /^Retreats/)).toMatch(/nearest to headquarters \(\d{4}/);
  expect(row(letter('RETREAT HQ', ''), /^Retreats/)).toMatch(/^your “RETREAT HQ”\. /);
});

test('who says when a die is thrown again is not told that the doctrine may spend a chit', () => {
  expect(row(letter('', ''), /^Second throw/)).toMatch(/^a chit is spent where/);
  expect(row(letter('', 'STANDING MOMENTUM REROLL IF RESULT <= D/-'), /^Second throw/)).toMatch(/Otherwise nothing is/);
});

test('the call for marches tells what the half of the enemy decides, and by which line', () => {
  const chapter = ({ story }: ReportModel) =>
    dispatchesIn(story).find(({ title }) => title === 'While the enemy marches and attacks')?.rows ?? [];
  const silent = chapter(letter('', '', marching));
  expect(silent.map(({ label }) => label)).toEqual(['Our guns', 'When attacked', 'Losses', 'Retreats', 'Second throw']);
  expect(silent.flatMap(({ order }) => order ?? [])).toEqual(
    expect.arrayContaining(['STANDING FIRE nearest', expect.stringMatching(/^STANDING DEFEND \d{4} LEAD /)]),
  );
  const [guns] = chapter(letter('', 'STANDING FIRE nearest', marching));
  expect(guns?.text.join('')).toMatch(/^your “s1 FIRE nearest”\./);
  expect(chapter(letter('', ''))).toEqual([]);
});

test('the form offers a defence of a post that no standing order defends yet', () => {
  const offered = ({ form }: ReportModel) => /STANDING DEFEND (\d{4}) LEAD ([\w-]+)/.exec(form.join(' '))?.slice(1);
  const first = offered(letter('', '', british, 'british'));
  const stands = `STANDING DEFEND ${first?.join(' LEAD ')}`;
  const next = offered(letter('', stands, british, 'british'));
  expect(first).toBeDefined();
  expect(next?.[0]).not.toBe(first?.[0]);
});

test('standing orders that run are told one by one, as a number between two may be taken back', () => {
  const { plan } = letter('', 'STANDING RETREAT HQ\nSTANDING ADVANCE all').story;
  expect(plan?.silence).toMatch(/^Silence: s1 and s2 run, /);
});

test.each([
  ['', ', guns fire where it hurts most.'],
  ['STANDING FIRE nearest', '.'],
  ['STANDING FIRE fr-a-rt nearest', ', guns fire where it hurts most.'],
  ['STANDING FIRE nearest IF TURN >= 18', ', guns fire where it hurts most.'],
])('what silence gets from the guns is told where no standing order says it of all of them: %s', (standing, said) => {
  const { plan } = letter('', standing, marching).story;
  expect(plan?.silence).toContain(`nobody marches${said}`);
});

test('a march on file that a line behind AMEND has spoilt is warned of where it stands in the book', () => {
  const { record, stood } = marching;
  const { orders } = draft(
    record,
    stood,
    'allied',
    'MOVE avant-garde, champagne TO 1405\nMOVE armagnac TO 1406',
    NOTHING,
  ).drafted;
  const { drafted } = draft(record, stood, 'allied', 'AMEND\nHOLD avant-garde, champagne', { ...NOTHING, orders });
  const { force } = acknowledge(drafted, diagnosticWords('en', record.game.messages), [], []);
  expect(force.map(({ text, warns }) => [text, warns ?? false])).toEqual([
    ['MOVE armagnac TO 1406', true],
    ['HOLD avant-garde, champagne', false],
  ]);
});

test.each([
  ['en', /does not replace your other MOMENTUM REROLL/],
  ['fr', /ne remplace pas votre autre ligne ÉLAN RELANCER/],
] as const)('a second REROLL beside the first is told to be no substitute for it (%s)', (language, said) => {
  const { record, stood } = stage;
  const lines = ['STANDING MOMENTUM REROLL IF RESULT <= R/-', 'STANDING MOMENTUM REROLL IF RESULT <= D/-'];
  const say = diagnosticWords(language, record.game.messages);
  const [first, second] = draft(record, stood, 'allied', lines.join('\n'), NOTHING, { language }).drafted.lines.map(
    ({ diagnostics }) => diagnostics.map((one) => plainWords(sayDiagnostic(say, one))).join(' '),
  );
  expect(first).not.toMatch(said);
  expect(second).toMatch(said);
});

test('an attack on file has the first card, with what the rules divert, and no second one', () => {
  const cards = oddsIn(letter('ATTACK 1504 WITH avant-garde, champagne', '').story);
  expect(cards[0]).toMatchObject({ title: '1504 (on file)', odds: expect.stringMatching(/, 1404 diverted$/) });
  expect(cards.filter(({ title, units }) => title.startsWith('1504') && units === cards[0]?.units)).toHaveLength(1);
});

test('the card of an attack on file is led as its line says', () => {
  const addends = (lead: string) => {
    const [filed] = oddsIn(letter(`ATTACK 1504 WITH avant-garde, champagne LEAD ${lead}`, '').story);
    expect(filed?.title).toBe('1504 (on file)');
    return filed?.addends.map(({ name }) => name);
  };
  expect(addends('champagne')).toContain('Champagne');
  expect(addends('avant-garde')).not.toContain('Champagne');
});
