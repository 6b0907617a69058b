/** The letter that asks for attacks: who may be attacked, who must, what silence does, and lines that can all be sent. */

import { beforeAll, describe, expect, test } from 'vitest';
import { formsOf } from '../../../src/campaign/mail-in/wishes/wishes.ts';
import { blocksOf } from '../../../src/engine/chapters.ts';
import type { Language } from '../../../src/engine/contract.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { savannah } from '../../../src/games/savannah/game.ts';
import type { ReportModel } from '../../../src/reports/index.ts';
import type { Books } from '../../../src/table/advance.ts';
import { draft } from '../../../src/table/draft.ts';
import { examplesFor, fitted } from '../../../src/table/examples.ts';
import type { Tempo } from '../../../src/table/record.ts';
import { type Stage, stages } from '../../table/stages.ts';
import { dispatchesIn, oddsIn, stacksIn } from '../../told.ts';
import { position, scenario } from '../assault.ts';
import { unhurtSeed } from './unhurt.ts';

const game = savannah.open(scenario);
const NEXT = { ordinal: 2, printed: 17, calls: ['combat'], heard: [] };
const NOTHING = { orders: null, standing: [], ready: false };
const MARCHES = [
  'MOVE avant-garde, champagne, destaing TO 1405',
  'MOVE grenadier-bn TO 1304',
  'MOVE dillon-irish, vol-grenadiers, dillon TO 1606',
];

/** The first time that the Allies are asked for attacks, after these marches. */
function atCombat(
  tempo: Tempo,
  marches: readonly string[],
  shots?: readonly string[],
): { before: Stage; stage: Stage } {
  let before: Stage | undefined;
  const write = ({ record, stood, due }: Stage): Books => {
    if (!due.includes('allied') || !stood.waiting?.address.endsWith('movement@allies')) return {};
    const { orders } = draft(record, stood, 'allied', marches.join('\n'), NOTHING).drafted;
    return { allied: { orders, standing: [], mails: [], receivedAt: null } };
  };
  for (const stage of stages('savannah/assault', 2, tempo, 1, write, unhurtSeed(marches, tempo, shots))) {
    const address = stage.stood.waiting?.address ?? '';
    if (address === 't16/allies/movement/movement@allies') before = stage;
    if (address === 't16/allies/combat/combat@allies' && before) return { before, stage };
  }
  throw new Error('no combat call');
}

const letterOf = ({ record, stood, call }: Stage, language: Language): ReportModel =>
  fitted(examplesFor(record, stood, 'allied', language), call('allied', language));
const chapter = (letter: ReportModel, title: RegExp) =>
  dispatchesIn(letter.story).find((one) => title.test(one.title))?.rows ?? [];
/** What is said below the odds. */
const attackLines = ({ story }: ReportModel): readonly string[] =>
  blocksOf(story.chapters, 'lines', 'fights').flatMap(({ lines }) => lines.map(plainWords));
/** What must be fought, as the five lines say it. */
const duty = ({ story }: ReportModel): string => plainWords(story.plan?.stand.at(-1) ?? []);
/** The orders behind the `#` of a form, each whole. */
const shown = (form: readonly string[]): string[] =>
  form
    .join('\n')
    .replace(/\\\n#?\s*/g, '')
    .split('\n')
    .flatMap((line) => (/^# \p{Lu}{2,} [^:<]*$/u.test(line) ? [line.slice(2)] : []));

describe('asked for attacks', () => {
  let stage: Stage;
  let before: Stage;
  let letter: ReportModel;
  beforeAll(() => {
    ({ stage, before } = atCombat('classic', MARCHES));
    letter = letterOf(stage, 'en');
  });

  test('each attack is told with its strengths, its column, its sum and the chances of ten dice, those of silence first', () => {
    const attacks = oddsIn(letter.story);
    // First what silence makes; then by hope: 1303 +10, 1504 -30 of a hundred.
    expect(attacks.map(({ title, units }) => `${title}: ${units}`)).toEqual([
      '1705: dillon-irish, vol-grenadiers',
      '1404, Spring Hill: avant-garde, champagne',
      '1303, the Carolina redoubt: grenadier-bn',
    ]);
    // Lines -1 to 8 of the table's column 2-1.
    expect(attacks[0]).toMatchObject({
      odds: '6 : 2 -> 2-1, 1605 diverted',
      otherwise: '',
      sum: -1,
      outcomes: [
        { kind: 'lose', chance: 30, codes: ['1*/-', '1/-', 'D/-'] },
        { kind: 'back', chance: 10, codes: ['R/-'] },
        { kind: 'even', chance: 20, codes: ['PIN', 'R/R'] },
        { kind: 'win', chance: 40, codes: ['-/R', '-/D'] },
      ],
    });
    for (const { addends, sum } of attacks) expect(addends.reduce((total, { value }) => total + value, 0)).toBe(sum);
  });

  test('stacks that may come to blows are told, and no others', () => {
    expect(stacksIn(letter.story).map(({ place }) => place)).toEqual(
      expect.arrayContaining(['1303', '1404', '1504', '1605', '1705', '1304', '1405', '1606']),
    );
    expect(stacksIn(letter.story).map(({ place }) => place)).not.toContain('2005');
  });

  test('it says who must, and what the rules make of no order: the very attacks that then come', () => {
    expect(duty(letter)).toMatch(/^To attack or divert: 1404, 1504, 1605 and 1705\./);
    const beside = stacksIn(letter.story).map(({ place, note }) => `${place} ${note}`);
    expect(beside.slice(-3)).toEqual([
      '1304 may attack 1303 1404',
      '1405 must attack 1404 1504',
      '1606 must attack 1605 1705',
    ]);
    const told = [
      ...(letter.story.plan?.silence ?? '').matchAll(/attack (\d{4}) with ([\w, -]+?), diverting (\d{4})/g),
    ].map(([, ...all]) => all);
    expect(told).toEqual([
      ['1705', 'dillon-irish, vol-grenadiers', '1605'],
      ['1404', 'avant-garde, champagne', '1504'],
    ]);
  });

  test('the form has the attacks that silence makes, each as it is told with its odds, then what may be added', () => {
    const silence = (letter.story.plan?.silence ?? '').match(/attack \d{4} with/g)?.map((line) => line.slice(7, 11));
    const cards = oddsIn(letter.story).map(({ title }) => title.slice(0, 4));
    expect(silence).toEqual(['1705', '1404']);
    expect(cards.slice(0, 2)).toEqual(silence);
    expect(shown(letter.form).slice(0, 3)).toEqual([
      'ATTACK 1705 WITH dillon-irish, vol-grenadiers DIVERT 1605',
      'ATTACK 1404 WITH avant-garde, champagne DIVERT 1504',
      'ATTACK 1303 WITH grenadier-bn',
    ]);
  });

  test('the DEFEND of the letter and of HELP is for a post that the enemy can come to', () => {
    const orders = dispatchesIn(letterOf(before, 'en').story).flatMap(({ rows }) =>
      rows.map(({ order }) => order ?? ''),
    );
    const { fit: exampleOf } = examplesFor(before.record, before.stood, 'allied', 'en');
    expect(exampleOf('STANDING DEFEND 1404 LEAD tawes')).toBe('STANDING DEFEND 1406 LEAD avant-garde');
    expect(orders).toContain('STANDING DEFEND 1406 LEAD avant-garde TACTIC stand fast');
  });

  test('the map shows where it may come to blows, by their hexes as the text names them', () => {
    const { map } = letter.story;
    if (!('edges' in map)) throw new Error('a map of hexes');
    expect(map.plan?.targets).toEqual(['1303', '1404', '1504', '1605', '1705']);
    expect(map.plan?.frames.flatMap(({ hexes }) => hexes)).toEqual(expect.arrayContaining(['1303', '1504', '1705']));
  });

  test.each([
    'en',
    'fr',
  ] as const)('the lines of its form (%s) can all be sent, and leave no duty undone', (language) => {
    const lines = shown(letterOf(stage, language).form);
    expect(lines.length).toBeGreaterThan(1);
    const { drafted } = draft(stage.record, stage.stood, 'allied', lines.join('\n'), NOTHING);
    expect(drafted.lines.map(({ outcome }) => outcome)).toEqual(lines.map(() => 'accepted'));
    const fought = drafted.orders?.flatMap(({ args }) => [args.hexes ?? [], args.divert ?? []].flat()) ?? [];
    expect(fought).toEqual(expect.arrayContaining(['1404', '1504', '1605', '1705']));
  });

  test.each([
    'en',
    'fr',
  ] as const)('what is decided for the seat stands there with a line that says otherwise (%s)', (language) => {
    const rows = chapter(letterOf(stage, language), /Decided for you|Décidé pour vous/);
    const lines = rows.flatMap(({ order }) => order ?? []);
    const { drafted } = draft(stage.record, stage.stood, 'allied', lines.join('\n'), NOTHING);
    expect(drafted.orders?.map(({ verb }) => verb)).toEqual(
      expect.arrayContaining(['LOSSES', 'RETREAT', 'ADVANCE', 'MOMENTUM KEEP']),
    );
    expect(drafted.lines.every(({ outcome }) => outcome === 'accepted')).toBe(true);
  });

  test('HELP shows an attack and a diversion of this position, before the marches behind one', () => {
    const forms = (at: Stage) => formsOf(at, { seat: 'allied', language: 'en' }).forms.map(({ form }) => form);
    const ahead = forms(before).find((form) => /^ATTACK /m.test(form) && !/DIVERT/.test(form));
    expect(ahead).toMatch(/^MOVE [\w-]+ TO \d{4}\nATTACK \d{4} WITH [\w-]+ LEAD/);
    const { drafted } = draft(before.record, before.stood, 'allied', ahead ?? '', NOTHING);
    expect(drafted.lines.map(({ outcome }) => outcome)).toEqual(['accepted', 'kept']);
    expect(forms(stage).find((form) => /^DIVERT/m.test(form))).toMatch(
      /^ATTACK \d{4} WITH .*\nDIVERT \d{4} WITH [\w-]+$/,
    );
  });
});

test.each([
  'savannah/assault',
  'pensacola/assault',
])('%s: every attack of the form and of silence is told with its odds', (id) => {
  for (const { record, stood, due, call } of stages(id, 2, 'classic', 2))
    for (const seat of due.filter(() => stood.waiting?.address.includes('/combat/'))) {
      const letter = fitted(examplesFor(record, stood, seat, 'en'), call(seat, 'en'));
      const told = [...oddsIn(letter.story).map(({ title, units }) => `${title}: ${units}`), ...attackLines(letter)];
      const lines = shown(letter.form).flatMap(
        (line) => /^ATTACK ([\d, ]+\d) WITH (.+?)(?: DIVERT|$)/.exec(line) ?? [],
      );
      const made = [...(letter.story.plan?.silence ?? '').matchAll(/attack (\d{4})(?: and (\d{4}))? with/g)];
      const hexes = [...lines.filter((_, n) => n % 3 === 1), ...made.map(([, ...on]) => on.filter(Boolean).join(', '))];
      for (const hex of hexes) expect(told).toContainEqual(expect.stringMatching(new RegExp(`^${hex}[,:]`)));
    }
});

test('who cannot attack is told with the reason', () => {
  const marches = [...MARCHES, 'MOVE garden, harden, reed, sc-militia, skirving, huger TO 2404'];
  const { stage } = atCombat('classic', marches, ['boar.fire', 'boar.mortar']);
  expect(attackLines(letterOf(stage, 'en')).find((line) => line.includes('2303'))).toMatch(
    /^garden, .* cannot attack 2303: The scenario keeps the army of these units out of close combat this turn\.$/,
  );
});

test('a turn on which an army may not attack is told as such, and how dice run', () => {
  const state = { ...position('1504 fraser-1; 1405 champagne'), turn: 16, ordinal: 1 };
  const next = { ...NEXT, ordinal: 1, printed: 16 };
  const story = game.story({ ...stillTelling('allies', 'en', game.view(state, 'allies')), next });
  expect(plainWords(story.plan?.stand[0] ?? [])).toContain('The Americans may not attack this turn.');
  expect(blocksOf(story.chapters, 'odds')[0]?.key).toContain('dice run 0–9');
});

test('of who is in no state to attack his name and what he cannot do are told once', () => {
  const state = { ...position('1605 fraser-1; 1606 armagnac disrupted, champagne'), turn: 17, ordinal: 2 };
  const told = { ...stillTelling('allies', 'en', game.view(state, 'allies')), next: NEXT };
  const lines = blocksOf(game.story(told).chapters, 'lines', 'fights').flatMap((block) => block.lines.map(plainWords));
  expect(lines.filter((line) => line.includes('armagnac'))).toEqual([
    'armagnac (Disrupted) cannot attack 1605: disrupted.',
  ]);
});

test('in full, where choices are asked, nothing is said to be decided for the seat', () => {
  const letter = letterOf(atCombat('full', MARCHES).stage, 'en');
  expect(chapter(letter, /Decided for you/)).toEqual([]);
  expect(letter.story.plan?.silence).toContain('a letter asks how');
});

test('whoever the attack of all together leaves out is named, with why', () => {
  const state = { ...position('1504 fraser-1; 1405 champagne; 1505 sc-2'), turn: 17, ordinal: 2 };
  const told = { ...stillTelling('allies', 'en', game.view(state, 'allies')), next: NEXT };
  expect(oddsIn(game.story(told)).map(({ units, otherwise }) => `${units}: ${otherwise}`)).toEqual([
    'champagne: without sc-2: French and American units may not fight the same enemy together',
    'sc-2: ',
  ]);
});

test('what the units of an attack must divert is in its column and named', () => {
  const stood = position('1404 br-a,tawes; 1504 fraser-1; 1605 graham-li; 1405 champagne; 1505 auxerrois');
  const told = { ...stillTelling('allies', 'en', game.view({ ...stood, turn: 17, ordinal: 2 }, 'allies')), next: NEXT };
  expect(oddsIn(game.story(told)).map(({ title, odds }) => `${title}: ${odds}`)).toEqual([
    '1504: 4 : 3 -> 1-3, the worst column, 1404 and 1605 diverted',
    '1404, Spring Hill: 2 : 3 -> 1-3, the worst column, 1504 diverted',
    '1504: 2 : 3 -> 1-3, the worst column, 1404 diverted',
    '1605, the Ogeechee redoubt: 2 : 2 -> 1-2, 1504 diverted',
    '1504: 2 : 3 -> 1-3, the worst column, 1605 diverted',
  ]);
});

test.each([
  ['1504 fraser-1; 1405 champagne', 'To attack: 1504.'],
  ['1504 fraser-1; 1404 tawes; 1405 champagne', 'To attack or divert: 1404 and 1504.'],
])('who must fight one enemy alone is not told that he might divert him: %s', (where, said) => {
  const state = { ...position(where), turn: 17, ordinal: 2 };
  const story = game.story({ ...stillTelling('allies', 'en', game.view(state, 'allies')), next: NEXT });
  expect(plainWords(story.plan?.stand.at(-1) ?? [])).toBe(`${said} Momentum chits: 1.`);
});

test('morale is told as it counts now, and what the level of an army does to it', () => {
  const state = { ...position('1504 fraser-1; 1405 champagne'), turn: 17, ordinal: 2 };
  const tired = { ...state, morale: { ...state.morale, french: 9 } };
  const story = game.story({ ...stillTelling('allies', 'en', game.view(tired, 'allies')), next: NEXT });
  expect(stacksIn(story).map(({ units }) => units)).toContain('champagne 2 (0)');
  // The map says the same.
  const counters = 'stacks' in story.map ? story.map.stacks.flatMap((stack) => stack.counters) : [];
  expect(counters.find(({ id }) => id === 'champagne')?.morale).toBe(0);
  expect(plainWords(story.plan?.stand[2] ?? [])).toContain('French 9 Fatigued: -1');
});
