/** Whoever stands beside the enemy must fight: said when he is sent there or told to hold there, and after it. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic, Language } from '../../../src/engine/contract.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import { diagnosticWords, sayDiagnostic } from '../../../src/orders/say.ts';
import type { ReportModel } from '../../../src/reports/index.ts';
import type { BoarState } from '../../../src/series/boar/rules/state.ts';
import type { Books } from '../../../src/table/advance.ts';
import { draft } from '../../../src/table/draft.ts';
import { type Stage, stages } from '../../table/stages.ts';
import { dispatchesIn, ordersIn } from '../../told.ts';
import { seedWhere, unhurtSeed } from './unhurt.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const MARCHES = ['MOVE avant-garde, champagne, destaing TO 1405', 'MOVE grenadier-bn, armagnac TO 1304'];
const isAttack = ({ stood }: Stage): boolean => stood.waiting?.address.endsWith('combat@allies') ?? false;

/** Stages of the assault in which the Allies send these marches and nothing else. */
function* marching(
  tempo: 'express' | 'classic',
  turns: number,
  marches = MARCHES,
  seed = unhurtSeed(marches, tempo),
): Generator<Stage> {
  const write = ({ record, stood, due }: Stage): Books => {
    if (!due.includes('allied')) return {};
    const { orders } = draft(record, stood, 'allied', marches.join('\n'), NOTHING).drafted;
    return { allied: { orders, standing: [], mails: [], receivedAt: null } };
  };
  yield* stages('savannah/assault', 2, tempo, turns, write, seed);
}

const isSecondTurn = ({ due, stood }: Stage): boolean => due.includes('allied') && stood.waiting?.printed === 17;

/** Dice under which Champagne stays beside the enemy after its fight, in Parade Order and free. */
const STAYING = seedWhere(
  (seed) => marching('express', 2, MARCHES, seed),
  (stage) => {
    if (!isSecondTurn(stage)) return null;
    const { champagne } = (stage.stood.state as BoarState).units;
    return champagne?.hex === '1405' && champagne.formation === 'parade' && champagne.pinnedBy.length === 0;
  },
);

const told = ({ record, stood }: Stage, line: string) => {
  const [read] = draft(record, stood, 'allied', line, NOTHING).drafted.lines;
  return [read?.outcome, ...(read?.diagnostics ?? []).map(({ severity, code }) => `${severity} ${code}`)];
};

test.each([
  'express',
  'classic',
] as const)('%s: a march that ends beside the enemy is told to bind to an attack', (tempo) => {
  for (const stage of marching(tempo, 1)) {
    if (!stage.due.includes('allied')) continue;
    expect(told(stage, 'MOVE avant-garde TO 1405')).toEqual([
      'accepted',
      'note boar.moved-beside',
      'note boar.under-fire',
      'note savannah.naval-risk',
    ]);
    expect(told(stage, 'MOVE conde TO 1508')).toEqual(['accepted', 'note boar.moved']);
    expect(told(stage, 'MOVE conde TO 1509 VIA 1508')).toEqual(['accepted', 'warning boar.moved']);
    return;
  }
  expect.fail('the Allies were never asked');
});

test('who holds beside the enemy is told of the duty, and others are not', () => {
  for (const stage of marching('express', 2, MARCHES, STAYING)) {
    if (!isSecondTurn(stage)) continue;
    // Champagne is left in 1405, beside 1404 and 1504; Foix has not left the camp.
    expect(told(stage, 'HOLD champagne, foix')).toEqual(['accepted', 'note boar.must-fight']);
    expect(told(stage, 'HOLD foix')).toEqual(['accepted']);
    return;
  }
  expect.fail('no second turn');
});

test('of units named for an attack those who do not stand beside it are left out, each with why, and the others attack', () => {
  for (const stage of marching('classic', 1)) {
    if (!isAttack(stage)) continue;
    expect(told(stage, 'ATTACK 1504 WITH avant-garde, champagne, conde')).toEqual([
      'accepted',
      'warning boar.attack-unit-away',
      'note boar.fought',
      'note turns-on',
    ]);
    expect(told(stage, 'ATTACK 1504 WITH avant-garde, destaing')).toEqual([
      'accepted',
      'note boar.fought',
      'note turns-on',
    ]);
    expect(told(stage, 'ATTACK 1504 WITH conde')).toEqual(['error', 'error boar.attack-not-adjacent']);
    return;
  }
  expect.fail('no combat call');
});

test('a diversion of whom nobody must fight is warned of, and counted', () => {
  for (const stage of marching('classic', 1)) {
    if (!isAttack(stage)) continue;
    expect(told(stage, 'ATTACK 1303 WITH grenadier-bn, armagnac DIVERT 1404')).toContain(
      'warning boar.needless-divert',
    );
    return;
  }
  expect.fail('no combat call');
});

test.each([
  ['en', 'Lead and tactic', /\. TACTIC in an ATTACK line would have chosen/],
  ['fr', 'Tête et tactique', /\. TACTIQUE dans une ligne ATTAQUER en aurait décidé/],
] as const)('who attacked alone is not told that a line would have chosen the lead (%s)', (language, label, said) => {
  for (const stage of marching('express', 2, ['MOVE dillon-irish TO 1606'])) {
    if (stage.closed === null) continue;
    const rows = dispatchesIn((stage.report('allied', language) as ReportModel).story).flatMap((one) => one.rows);
    expect(rows.find((row) => row.label === label)?.text.join(' ')).toMatch(said);
    return;
  }
  expect.fail('no turn closed');
});

test('who has said the tactic of his attack is told that a line would have chosen the lead alone', () => {
  const lines = ['MOVE avant-garde, champagne TO 1405', 'ATTACK 1404 WITH avant-garde, champagne TACTIC skirmish'];
  for (const stage of marching('express', 2, lines)) {
    if (stage.closed === null) continue;
    const rows = dispatchesIn((stage.report('allied', 'en') as ReportModel).story).flatMap((one) => one.rows);
    const text = rows.find((row) => row.label === 'Lead and tactic')?.text.join(' ');
    expect(text).toMatch(/\. LEAD in an ATTACK line would have chosen/);
    return;
  }
  expect.fail('no turn closed');
});

let report: (language: Language) => ReportModel;
beforeAll(() => {
  for (const stage of marching('express', 2)) {
    if (stage.closed === null) continue;
    report = (language) => stage.report('allied', language) as ReportModel;
    return;
  }
});

test.each([
  ['en', 'Decided for you', 'Attacks', /^Came to 1405, beside the enemy.*: beside the enemy, and so bound to attack/],
  ['fr', 'Décidé pour vous', 'Attaques', /^La marche est arrivée en 1405, à côté de l'ennemi.*tenus donc d'attaquer/],
] as const)('the report (%s) tells the line and its writer of an attack that nobody ordered', (language, title, label, fate) => {
  const { story } = report(language);
  expect(ordersIn(story)[0]?.outcome).toMatch(fate);
  const row = dispatchesIn(story)
    .find((one) => one.title === title)
    ?.rows.find((one) => one.label === label);
  expect(row?.text.join('')).toMatch(/1404|1504/);
});

test('an attack that duty demands, though its line could not be followed, is not put down to want of a line', () => {
  for (const stage of stages(
    'savannah/assault',
    2,
    'classic',
    2,
    (stage): Books => {
      const { record, stood, due } = stage;
      if (!due.includes('allied')) return {};
      const text = isAttack(stage) ? 'IF ODDS >= 9:1 ATTACK 1404 WITH avant-garde, champagne' : MARCHES.join('\n');
      const { orders } = draft(record, stood, 'allied', text, NOTHING).drafted;
      return { allied: { orders, standing: [], mails: [], receivedAt: null } };
    },
    unhurtSeed(MARCHES),
  )) {
    if (stage.closed === null) continue;
    const told = dispatchesIn(stage.report('allied', 'en')?.story)
      .flatMap(({ rows }) => rows)
      .filter(({ label }) => label === 'Attacks')
      .map(({ text }) => text.join(''));
    expect(told).toContainEqual(expect.stringMatching(/attack 1404 .*your ATTACK there could not be carried out/));
    expect(told).not.toContainEqual(expect.stringMatching(/attack 1404 .*would have said/));
    return;
  }
  expect.fail('no turn closed');
});

test('of two Allied seats each is told of the choices for its own units alone', () => {
  const write = ({ record, stood, due }: Stage): Books => {
    const line = { french: MARCHES.join('\n'), american: 'MOVE light-corps, sc-2 TO 1306' };
    return Object.fromEntries(
      (['french', 'american'] as const)
        .filter((seat) => due.includes(seat))
        .map((seat) => {
          const { orders } = draft(record, stood, seat, line[seat], NOTHING).drafted;
          return [seat, { orders, standing: [], mails: [], receivedAt: null }];
        }),
    );
  };
  const decided = (stage: Stage, seat: string): string =>
    JSON.stringify(dispatchesIn(stage.report(seat, 'en')?.story).find(({ title }) => title === 'Decided for you'));
  for (const stage of stages('savannah/assault', 3, 'express', 2, write)) {
    if (stage.closed === null) continue;
    expect(decided(stage, 'french')).toMatch(/avant-garde|Avant-Garde|Champagne/i);
    expect(decided(stage, 'american') ?? '').not.toMatch(/avant-garde|champagne/i);
    return;
  }
  expect.fail('no turn closed');
});

test('in French what a rehearsal says names verbs and other orders as French orders write them', () => {
  for (const { record, stood, due } of marching('express', 1)) {
    if (!due.includes('allied')) continue;
    const said0 = draft(record, stood, 'allied', 'CREUSER 1206', NOTHING, { language: 'fr' }).drafted;
    const byOther: Diagnostic = { severity: 'warning', code: 'answered-by-order', facts: { order: 'HOLD conde' } };
    const said1 = draft(record, stood, 'allied', 'TENIR conde\nMORTIER 2005', NOTHING, {
      language: 'fr',
      rehearse: () => () => [byOther],
    }).drafted;
    const say = diagnosticWords('fr', record.game.messages);
    const said = [...said0.lines, ...said1.lines]
      .flatMap(({ diagnostics }) => diagnostics.map((one) => plainWords(sayDiagnostic(say, one))))
      .join('\n');
    expect(said).toContain('CREUSER relève de la campagne');
    expect(said).toMatch(/Un autre ordre en décide : TENIR conde/);
    expect(said).not.toMatch(/DIG|HOLD/);
    return;
  }
  expect.fail('the Allies were never asked');
});

describe('a leader named with those who attack', () => {
  const apart = ['MOVE avant-garde, champagne TO 1405', 'MOVE dillon-irish, vol-grenadiers, dillon TO 1505'];
  const drafted = (lines: readonly string[]) => {
    for (const { record, stood } of [...marching('classic', 1, apart)].filter(isAttack))
      return draft(record, stood, 'allied', lines.join('\n'), NOTHING).drafted.lines;
    throw new Error('no combat call');
  };

  test('S scenario: d’Estaing rides to the attack whose line names him, be it the first or the last', () => {
    const joined = (lines: readonly string[]) =>
      drafted(lines).map(({ diagnostics }) =>
        diagnostics.some(({ odds }) => odds?.addends?.some(({ unit }) => unit === 'destaing')),
      );
    const [first, second] = ['ATTACK 1404 WITH avant-garde', 'ATTACK 1605 WITH dillon-irish'];
    expect(joined([`${first}, destaing`, `${second}`])).toEqual([true, false]);
    expect(joined([`${first}`, `${second}, destaing`])).toEqual([false, true]);
  });

  test('R41 who stands elsewhere does not come, and his line is told where he is', () => {
    const [told] = drafted(['ATTACK 1605 WITH dillon-irish, lincoln']);
    const away = told?.diagnostics.find(({ code }) => code === 'boar.commander-away');
    expect(away).toMatchObject({ severity: 'warning', facts: { unit: 'lincoln', stands: '1208' } });
  });
});

test('series 12.1 an ATTACK without WITH takes those beside its hex whom no other line names, above it or below', () => {
  for (const stage of marching('classic', 1)) {
    if (!isAttack(stage)) continue;
    for (const lines of [
      ['ATTACK 1404 WITH avant-garde', 'ATTACK 1504'],
      ['ATTACK 1504', 'ATTACK 1404 WITH avant-garde'],
    ]) {
      const { drafted } = draft(stage.record, stage.stood, 'allied', lines.join('\n'), NOTHING);
      expect(drafted.lines.map(({ outcome }) => outcome)).toEqual(['accepted', 'accepted']);
    }
    return;
  }
  expect.fail('no combat call');
});
