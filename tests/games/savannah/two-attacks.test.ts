/** An attack on a condition and a plain one on the same hex: the writer is told which runs, and the report says which did and who decided the rest. */
import { beforeAll, expect, test } from 'vitest';
import type { Language, Order, Settled } from '../../../src/engine/contract.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import { diagnosticWords, sayDiagnostic } from '../../../src/orders/say.ts';
import type { ReportModel } from '../../../src/reports/index.ts';
import type { BoarState } from '../../../src/series/boar/rules/state.ts';
import type { Books } from '../../../src/table/advance.ts';
import { draft, rehearsalIn } from '../../../src/table/draft.ts';
import { fatesOf } from '../../../src/table/fates.ts';
import { type Stage, stages } from '../../table/stages.ts';
import { dispatchesIn, ordersIn } from '../../told.ts';
import { unhurtSeed } from './unhurt.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const MARCHES = ['MOVE avant-garde, champagne, destaing TO 1405', 'MOVE grenadier-bn, armagnac TO 1304'];
const ATTACKS = [
  'IF TURN >= 16 ATTACK 1404 WITH avant-garde DIVERT 1504',
  'ATTACK 1404 WITH champagne DIVERT 1504',
  'ATTACK 1303 WITH grenadier-bn',
  'MOMENTUM REROLL IF RESULT <= 2/-',
];
/** Of one who is in no fight. */
const STANDING = 'STANDING RETREAT conde TO 3419';

let atCombat: Stage;
let inForce: readonly Order[] = [];
let report: (language: Language) => ReportModel;
beforeAll(() => {
  const write = (stage: Stage): Books => {
    const { record, stood, due } = stage;
    const address = stood.waiting?.address ?? '';
    if (!due.includes('allied')) return {};
    if (address.endsWith('combat@allies')) atCombat = stage;
    const text = (address.endsWith('combat@allies') ? ATTACKS : MARCHES).join('\n');
    const { orders, standing } = draft(record, stood, 'allied', `${text}\n${STANDING}`, NOTHING).drafted;
    inForce = standing;
    return { allied: { orders, standing, mails: [], receivedAt: null } };
  };
  for (const stage of stages('savannah/assault', 2, 'classic', 2, write, unhurtSeed(MARCHES))) {
    if (stage.closed === null) continue;
    report = (language) => stage.report('allied', language, inForce) as ReportModel;
    return;
  }
});

const warned = (text: string) =>
  draft(atCombat.record, atCombat.stood, 'allied', text, NOTHING).drafted.lines.map(({ outcome, diagnostics }) => [
    outcome,
    ...diagnostics.filter(({ severity }) => severity !== 'note').map(({ code }) => code),
  ]);

test('the acknowledgement warns which of the two runs, and refuses the one that never could', () => {
  const [conditional = '', plain = ''] = ATTACKS;
  expect(warned(`${conditional}\n${plain}`)).toEqual([
    ['accepted'],
    ['accepted', 'boar.attack-twice', 'boar.after-condition'],
  ]);
  expect(warned(`${plain}\n${conditional}`)).toEqual([['accepted'], ['error', 'boar.after-plain']]);
});

test('in French the other line is quoted as French orders are written', () => {
  const { record, stood } = atCombat;
  const { lines } = draft(record, stood, 'allied', ATTACKS.join('\n'), NOTHING, { language: 'fr' }).drafted;
  const say = diagnosticWords('fr', record.game.messages);
  const said = lines[1]?.diagnostics.map((one) => plainWords(sayDiagnostic(say, one))).join(' ') ?? '';
  expect(said).toContain('SI TOUR >= 16 ATTAQUER 1404 AVEC avant-garde');
  expect(said).not.toMatch(/ATTACK|TURN/);
});

test('so it is where a letter tells what the orders on file come to', () => {
  const { record, stood } = atCombat;
  const { orders } = draft(record, stood, 'allied', ATTACKS.join('\n'), NOTHING).drafted;
  const verdicts = rehearsalIn(record, stood, 'allied', 'fr')(orders ?? [], []);
  const facts = verdicts(orders?.[1] as Order).map((one) => one.facts.order);
  expect(facts).toContainEqual(expect.stringContaining('SI TOUR >= 16 ATTAQUER 1404'));
});

test('the first whose condition holds runs, the other is told as overtaken', () => {
  const fates = ordersIn(report('en').story).filter(({ order }) => order.includes('1404'));
  expect(fates.map(({ order, fate }) => [order, fate])).toEqual([
    ['IF TURN >= 16 ATTACK 1404 WITH avant-garde DIVERT 1504', 'done'],
    ['ATTACK 1404 WITH champagne DIVERT 1504', 'overtaken'],
  ]);
});

test('a condition that did not hold is told with what stood against it', () => {
  const told = (language: Language) =>
    ordersIn(report(language).story).find(({ order }) => /RESULT|RÉSULTAT/.test(order))?.outcome ?? '';
  expect(told('en')).toMatch(/^Its condition did not hold: then RESULT \S+\./);
  expect(told('fr')).toMatch(/: alors RÉSULTAT \S+\./);
});

test.each([
  ['en', 'Decided for you', /by doctrine: .*1303 .*ATTACK line would have chosen/],
  ['fr', 'Décidé pour vous', /par la doctrine : .*1303 .*ATTAQUER en auraient décidé/],
] as const)('the report says (%s) what was decided unasked, by whom, and which line would have chosen', (language, title, said) => {
  const rows = dispatchesIn(report(language).story).find((one) => one.title === title)?.rows ?? [];
  expect(rows.map(({ text }) => text.join(' ')).join('\n')).toMatch(said);
});

test.each([
  'en',
  'fr',
] as const)('a retreat is told by who fell back and from where, and who led an attack (%s) by what its line may say', (language) => {
  const rows = dispatchesIn(report(language).story).flatMap((one) => one.rows);
  const retreats = rows.find(({ label }) => /^(Retreats|Retraites?)$/.test(label))?.text.join(' ') ?? '';
  expect(retreats).not.toMatch(/: \d{4} (to|vers)|; \d{4} (to|vers)/);
  const leads = rows.find(({ label }) => /^(Lead and tactic|Tête et tactique)$/.test(label));
  expect(leads?.text.join(' ')).toMatch(/LEAD and TACTIC in an ATTACK|TÊTE et TACTIQUE d’une ligne ATTAQUER/);
  expect(leads).not.toHaveProperty('order');
});

test('who has said when he throws again is not told that the doctrine kept his chit', () => {
  const rows = dispatchesIn(report('en').story).find(({ title }) => title === 'Decided for you')?.rows ?? [];
  expect(rows.map(({ label }) => label)).not.toContain('Second throw');
});

test('what a standing order left undecided is told as what no line in force could decide', () => {
  const retreats = dispatchesIn(report('en').story)
    .filter(({ title }) => title === 'Decided for you')
    .flatMap(({ rows }) => rows)
    .find(({ label }) => label === 'Retreats')
    ?.text.join(' ');
  expect(retreats).toMatch(/fell back|to \d{4}/);
  expect(retreats).toMatch(/None of your lines then in force could decide it/);
});

test('an attack behind those that may decide the game stands without one of its units that cannot join it', () => {
  const { record, stood } = atCombat;
  const { morale } = stood.state as BoarState;
  const near = { ...stood, state: { ...(stood.state as BoarState), morale: { ...morale, british: 1 } } };
  const book = 'ATTACK 1303 WITH grenadier-bn, armagnac\nATTACK 1404 WITH avant-garde, champagne, foix';
  const [, behind] = draft(record, near, 'allied', book, NOTHING).drafted.lines;
  expect(behind?.outcome).toBe('accepted');
  const said = behind?.diagnostics.map(({ severity, code, facts }) => [severity, code, facts.unit]);
  expect(said).toEqual([
    ['warning', 'boar.not-fought', undefined],
    ['warning', 'boar.attack-unit-away', 'foix'],
  ]);
});

test('its fate is that it was not fought, beside the unit that was no part of it; of one that failed whole, why', () => {
  const fateOf = (kinds: readonly ('failed' | 'overtaken')[]) => {
    const { game } = atCombat.record;
    const [order] = draft(atCombat.record, atCombat.stood, 'allied', 'ATTACK 1404 WITH avant-garde, foix', NOTHING)
      .drafted.orders as readonly Order[];
    const book = {
      seat: 'allied',
      roles: ['allies'],
      orders: [order as Order],
      standing: [],
      mails: [],
      receivedAt: null,
    };
    const why = {
      failed: { code: 'boar.attack-unit-away', facts: { unit: 'foix', from: '1307', to: '1404' } },
      overtaken: { code: 'boar.not-fought', facts: {} },
    };
    const settled = kinds.map(
      (kind): Settled => ({
        ...{
          role: 'allies',
          lock: 'a',
          order: order?.id ?? '',
          by: 'rules',
          branch: null,
          place: 'a',
          due: 0,
          said: 0,
        },
        fate: { kind, why: why[kind] },
      }),
    );
    const [fate] = fatesOf(game, new Map([['a', { books: [book] }]]), settled, 'allied', true);
    return [fate?.kind, ...[fate?.reasons, fate?.but].map((some) => some?.map(({ code }) => code))];
  };
  expect(fateOf(['failed', 'overtaken'])).toEqual(['overtaken', ['boar.not-fought'], ['boar.attack-unit-away']]);
  expect(fateOf(['failed'])).toEqual(['failed', ['boar.attack-unit-away'], []]);
});

test.each([
  ['en', /^5 : 1 \(capped at 4-1\), column 3-1/],
  ['fr', /^5 : 1 \(plafond 4-1\), colonne 3-1/],
] as const)('strength beyond the last column is told as capped, in %s', (language, told) => {
  const { record, stood } = atCombat;
  const state = stood.state as BoarState;
  const there = Object.entries(state.units).filter(([, { hex }]) => hex === '1404');
  const away = there.flatMap(([id, unit]) =>
    id === 'tawes' ? [] : [[id, { ...unit, hex: null, fate: 'reserve' as const }] as const],
  );
  const alone = ['tawes', { ...(state.units.tawes as (typeof state.units)[string]), hex: '1404', steps: 1 }] as const;
  const few = { ...stood, state: { ...state, units: { ...state.units, ...Object.fromEntries([...away, alone]) } } };
  const say = diagnosticWords(language, record.game.messages);
  const notesOf = (on: typeof stood, line: string) =>
    draft(record, on, 'allied', line, NOTHING).drafted.lines.flatMap(({ diagnostics }) =>
      diagnostics.map((one) => plainWords(sayDiagnostic(say, one))),
    );
  expect(notesOf(few, 'ATTACK 1404 WITH avant-garde, champagne')).toContainEqual(expect.stringMatching(told));
  expect(notesOf(stood, 'ATTACK 1404 WITH avant-garde, champagne').join()).not.toMatch(/capped|plafond/);
});
