/** No example that fails: what a letter, its form or HELP shows as an order is one that this seat could send just so. */
import { describe, expect, test } from 'vitest';
import { formsOf } from '../../src/campaign/mail-in/wishes/wishes.ts';
import { lexiconOf } from '../../src/orders/lexicon.ts';
import { speechOf } from '../../src/orders/speech.ts';
import type { ReportModel } from '../../src/reports/index.ts';
import { reportSubject } from '../../src/reports/subject.ts';
import { callsOf } from '../../src/table/calls.ts';
import { draft } from '../../src/table/draft.ts';
import { type Examples, examplesFor, fitted } from '../../src/table/examples.ts';
import { cases } from '../cases.ts';
import { dispatchesIn, howToIn, restIn, rosterIn } from '../told.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

/** What the product makes of a mail of these lines: everything it has against them. */
function against({ record, stood }: Stage, seat: string, text: string): string[] {
  const { drafted } = draft(record, stood, seat, text, NOTHING);
  if (drafted.refusal) return [`${text}: ${drafted.refusal.code}`];
  return drafted.lines.flatMap(({ source, outcome, diagnostics }) => [
    ...diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => `${source}: ${code}`),
    ...(outcome === 'replaced' ? [`${source}: replaced`] : []),
  ]);
}

/** Orders of a form that are to be uncommented, each whole. */
function commentedOrders(form: readonly string[]): string[] {
  const whole = form.join('\n').replace(/\\\n#?\s*/g, '');
  return whole.split('\n').flatMap((line) => (/^# \p{Lu}{2,} [^:<]*$/u.test(line) ? [line.slice(2)] : []));
}

/** Of a stage one of those due is looked at, in turn, where not all are; and of the many of a full tempo every second. */
const ONE_DUE = cases(0, 1) === 1;
const EVERY_FULL = cases(1, 2);

const GAMES = [
  ['savannah/assault', 2, 'classic', cases(2, 1)],
  ['savannah/assault', 3, 'together', 2],
  ['savannah/campaign', 2, 'express', 3],
  ['savannah/campaign', 3, 'classic', cases(3, 2)],
  ['jenkins-ear/war', 2, 'classic', cases(3, 2)],
  ['jenkins-ear/war', 2, 'together', 2],
  ['savannah/assault', 2, 'full', 1],
  ['jenkins-ear/war', 2, 'full', cases(1, 2)],
  ['savannah/assault', 2, 'express', 1],
  ['pensacola/assault', 2, 'classic', 1],
  ['pensacola/assault', 2, 'together', cases(9, 5)],
  ['pensacola/assault', 2, 'full', cases(1, 2)],
  ['pensacola/campaign', 2, 'express', 2],
  ['pensacola/campaign', 3, 'together', 2],
] as const;

describe('examples', () => {
  test.each(GAMES)('of %s with %i seats, %s: all are taken as they stand', (scenario, seats, tempo, turns) => {
    const wrong: string[] = [];
    let shown = 0;
    let readers = 0;
    let met = 0;
    for (const stage of stages(scenario, seats, tempo, turns)) {
      const one = met++ % stage.due.length;
      if (tempo === 'full' && met % EVERY_FULL !== 0) continue;
      for (const seat of ONE_DUE ? stage.due.slice(one, one + 1) : stage.due) {
        const { languages } = stage.record.game;
        const first = readers++ % languages.length;
        for (const language of languages.slice(cases(0, first), cases(languages.length, first + 1))) {
          const examples = examplesFor(stage.record, stage.stood, seat, language);
          // Where a choice is put the letter puts that alone.
          const call = stage.question(seat, language) ? null : stage.call(seat, language);
          const told = [call, stage.report(seat, language)].flatMap((one) => (one ? [fitted(examples, one)] : []));
          const at = `${stage.stood.waiting?.address} ${seat} ${language}`;
          const check = (text: string) => {
            shown++;
            wrong.push(...against(stage, seat, text).map((one) => `${at}: ${one}`));
          };
          for (const { form, story } of told) {
            check(form.join('\n'));
            check(commentedOrders(form).join('\n'));
            for (const [n, line] of commentedOrders(form).entries()) {
              // An attack may lean on the march above it.
              const isAlone = against(stage, seat, line).length === 0;
              check(
                isAlone
                  ? line
                  : commentedOrders(form)
                      .slice(0, n + 1)
                      .join('\n'),
              );
            }
            for (const { form: line } of howToIn(story)) if (examples.isOrder(line)) check(line);
            for (const { rows } of dispatchesIn(story) ?? []) for (const { order } of rows) if (order) check(order);
          }
          for (const { form } of formsOf(stage, { seat, language }).forms) check(form);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(shown).toBeGreaterThan(50);
  });
});

test('HELP writes every example as its reader would, though the game has it in English alone', () => {
  for (const stage of stages('pensacola/assault', 2, 'classic', 1)) {
    const { verbs, spoken } = stage.record.game;
    const speech = speechOf('es', spoken);
    const heads = [...lexiconOf(verbs).byId.values()].map((verb) => speech.verb(verb));
    for (const { form } of formsOf(stage, { seat: 'spanish', language: 'es' }).forms)
      expect(
        heads.filter((head) => `${form} `.replace('PERMANENTE ', '').startsWith(`${head} `)),
        form,
      ).not.toEqual([]);
  }
});

test.each([
  'savannah/assault',
  'savannah/campaign',
] as const)('%s: whoever has units on the map and may march is shown a march of theirs', (scenario) => {
  let letters = 0;
  for (const stage of stages(scenario, 2, 'classic', 3)) {
    for (const seat of stage.due) {
      if (!stage.stood.waiting?.needs.some((need) => need.seat === seat && need.call === 'movement')) continue;
      const call = stage.call(seat, 'en');
      if (!call || rosterIn(call.story).length + restIn(call.story).length === 0) continue;
      const { form } = fitted(examplesFor(stage.record, stage.stood, seat, 'en'), call);
      expect(commentedOrders(form).map((line) => line.split(' ')[0])).toContain('MOVE');
      letters++;
    }
  }
  expect(letters).toBeGreaterThan(2);
});

test('a line of the form speaks of its own unit: warned of it stays, refused it goes, and no other takes its place', () => {
  const form = ['BEGIN WAR ENGLISH TURN 9', 'HOLD en-lion', 'HOLD en-gone', '# HOLD en-lost', 'END'];
  const examples: Examples = {
    isLegal: (text) => text === 'HOLD en-boyne',
    isTaken: (text) => !text.includes('en-gone'),
    fit: () => 'HOLD en-boyne',
    inTongue: (line) => line,
    isOrder: (line) => line.startsWith('HOLD'),
  };
  const model = { form, story: { chapters: [] } } as unknown as ReportModel;
  expect(fitted(examples, model).form).toEqual([form[0], 'HOLD en-lion', '# HOLD en-boyne', 'END']);
});

test('a march to where its unit stands, by way of there, is refused and nothing breaks', () => {
  for (const stage of stages('savannah/assault', 2, 'classic', 1)) {
    const [seat = ''] = stage.due;
    const { names } = draft(stage.record, stage.stood, seat, '', NOTHING);
    const unit = names.find(({ type, own, place }) => type === 'unit' && own && place !== undefined);
    const line = `MOVE ${unit?.id} TO ${unit?.place} VIA ${unit?.place}`;
    expect(against(stage, seat, line)).toEqual([`${line}: boar.already-there`]);
    return;
  }
});

test('RALLY and BREAK are shown for units alone that are broken or pinned', () => {
  let shown = 0;
  for (const { record, stood, due } of stages('savannah/assault', 2, 'classic', 2)) {
    const { units } = stood.state as { units: Record<string, { formation: string; pinnedBy: string[] }> };
    for (const seat of due) {
      const examples = examplesFor(record, stood, seat, 'en');
      for (const id of Object.keys(units)) {
        const named = (verb: string) => examples.fit(`${verb} ${id}`)?.split(' ').slice(-1)[0] ?? null;
        const [rallies, breaks] = [named('RALLY'), named('BREAK')];
        shown++;
        if (rallies !== null) expect(units[rallies]?.formation).not.toBe('parade');
        if (breaks !== null) expect(units[breaks]?.pinnedBy).not.toEqual([]);
      }
    }
    if (shown > 40) return;
  }
});

test('each call of a turn has its name in every language', () => {
  for (const [scenario, seats] of [
    ['savannah/assault', 2],
    ['jenkins-ear/war', 2],
  ] as const) {
    for (const { record } of stages(scenario, seats, 'full', 1)) {
      for (const call of callsOf(record.game)) {
        for (const language of record.game.languages)
          expect(Object.keys(record.game.messages[language] ?? {})).toContain(`call.${call}`);
      }
    }
  }
});

test('an order that is on file already is shown once', () => {
  const form = ['BEGIN WAR ENGLISH TURN 9', '# On file:', 'HOLD en-lion', '# HOLD en-lion', '# HOLD en-boyne', 'END'];
  const examples: Examples = {
    isLegal: () => true,
    isTaken: () => true,
    fit: (line) => line,
    inTongue: (line) => line,
    isOrder: (line) => line.startsWith('HOLD'),
  };
  const model = { form, onFile: 2, story: { chapters: [] } } as unknown as ReportModel;
  expect(fitted(examples, model).form).toEqual(form.filter((line) => line !== '# HOLD en-lion'));
});

test('an example that takes two orders stands in the form as two lines', () => {
  const form = ['BEGIN SAVANNAH BRITISH TURN 17', '# ATTACK 1404', 'END'];
  const examples: Examples = {
    isLegal: () => true,
    isTaken: () => true,
    fit: () => 'MOVE tawes TO 1405\nATTACK 1404 WITH tawes',
    inTongue: (line) => line,
    isOrder: (line) => line.startsWith('ATTACK'),
  };
  const model = { form, story: { chapters: [] } } as unknown as ReportModel;
  expect(fitted(examples, model).form).toEqual([form[0], '# MOVE tawes TO 1405', '# ATTACK 1404 WITH tawes', 'END']);
});

test('the first letter of the war asks for what is bought and placed, not for movement', () => {
  const [stage] = stages('jenkins-ear/war', 2, 'classic', 1);
  expect(reportSubject(stage?.call('english', 'en') as ReportModel)).toContain('English: buying and placing, turn 0');
  expect(reportSubject(stage?.call('english', 'fr') as ReportModel)).toContain('achats et placement, tour 0');
});

test('a form keeps every standing order in force, also one whose further row begins like an order', () => {
  const [stage] = stages('pensacola/siege', 2, 'classic', 1);
  const call = stage?.call('spanish', 'es');
  if (!stage || !call) throw new Error('no call');
  const remarks = [
    '# Permanentes, en vigor:',
    '#  s1 DISPARAR mas cercano',
    '#  s2 DEFENDER 2719 CABEZA navarra',
    '#     COMANDANTE galvez TACTICA',
    '#     mantenerse firme',
    '#  s3 BOMBARDEAR 2825 N',
  ];
  const [head = ''] = call.form;
  const { form } = fitted(examplesFor(stage.record, stage.stood, 'spanish', 'es'), {
    ...call,
    form: [head, ...remarks, 'END'],
  });
  expect(form).toEqual([head, ...remarks, 'END']);
});
