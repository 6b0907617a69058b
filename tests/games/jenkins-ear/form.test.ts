/** The order form: what it prints, in every language, is read as what it means. */
import { expect, test } from 'vitest';
import { look } from '../../../src/engine/view.ts';
import type { Side } from '../../../src/games/jenkins-ear/field.ts';
import type { EarLanguage } from '../../../src/games/jenkins-ear/messages/languages.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import type { EarView } from '../../../src/games/jenkins-ear/view.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { draft, grammarOf } from '../../../src/table/draft.ts';
import { echoed } from '../../../src/table/echo.ts';
import type { Standing, Waiting } from '../../../src/table/stage.ts';
import { callOf } from '../../../src/table/telling.ts';
import { stages } from '../../table/stages.ts';
import { openGame } from '../registry.ts';
import { field, position } from './table.ts';

/** A form filled in: its example lines made orders, with all they go on to. */
const filledIn = (form: readonly string[]) =>
  form
    .join('\n')
    .replaceAll(/\\\n#\s*/g, '\\\n')
    .split('\n')
    .map((line) => line.replace(/^# {0,2}(?=[A-Z]{3,} \S)/, ''));

test.each([
  ['en', /(?:fregate|soldats|leurre)-/],
  ['fr', /(?:frigate|soldiers|deception|cannons)-/],
  ['es', /(?:frigate|fregate|soldiers|soldats|deception|leurre|cannons)-/],
] as const)('between its first and last line a form in %s is whole in that language, and each of its lines is read', (language, foreign) => {
  const { game } = openGame('jenkins-ear/war');
  let orders = 0;
  for (const { due, call, stood } of stages('jenkins-ear/war', 2, 'classic', 3)) {
    if (!stood.waiting || stood.waiting.printed === 0) continue;
    for (const seat of due) {
      const { form } = call(seat, language);
      const grammar = grammarOf(game, game.view(stood.state as never, seat), seat, language);
      const { lines, header } = readOrders(filledIn(form).join('\n'), grammar);
      expect(form[0]).toMatch(/^BEGIN LETTERS-1 \w+ TURN [12] (?:MOVEMENT|COMBAT)$/);
      expect(form.at(-1)).toBe('END');
      expect(form.join('\n')).not.toMatch(foreign);
      expect(header).toMatchObject({
        turn: stood.waiting.printed,
        whose: `letters-1-${seat}`,
        call: stood.waiting.needs[0]?.call,
      });
      expect(lines.flatMap(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === 'error'))).toEqual(
        [],
      );
      orders += lines.filter(({ read }) => read).length;
    }
  }
  expect(orders).toBeGreaterThan(10);
});

test('an order is echoed by the names that letters teach, never by ids', () => {
  for (const { record, stood, due } of stages('jenkins-ear/war', 2, 'classic', 2)) {
    if (stood.waiting?.address !== 't01/english/movement@english' || !due.includes('english')) continue;
    const nothing = { orders: null, standing: [], ready: false };
    const { drafted } = draft(record, stood, 'english', 'LOSSES supplies of savannah FIRST', nothing);
    const [order] = echoed(record.game, drafted.orders ?? [], 'en');
    expect(order?.canonical).toBe('LOSSES supplies-of-savannah FIRST');
    expect(drafted.orders?.[0]?.canonical).toBe('LOSSES en-supplies-start FIRST');
    return;
  }
  throw new Error('the English never move');
});

test('what has run in the movement is on file for the combat as that', () => {
  const { game } = openGame('jenkins-ear/war');
  const lines = (stood: Standing, role: string) => {
    const grammar = grammarOf(game, game.view(stood.state as never, role), role);
    return readOrders('ORDER boyne\nRETREAT port', grammar).lines.flatMap(({ read }) => (read ? [read.order] : []));
  };
  const forms: string[][] = [];
  const written = stages('jenkins-ear/war', 2, 'classic', 6, ({ stood, due }) => {
    const isCombat = stood.waiting?.needs[0]?.call === 'combat';
    if (!due.includes('english') || isCombat) return {};
    const drawn = game.orders(
      { type: 'call', address: stood.waiting?.address ?? '', role: 'english', name: 'movement' },
      () => game.view(stood.state as never, 'english'),
      [],
    );
    const orders = [...drawn, ...lines(stood, 'english')].map((order, n) => ({ ...order, id: `o${n + 1}` }));
    return { english: { orders, standing: [], mails: [], receivedAt: null } };
  });
  for (const { record, stood, due } of written) {
    const { waiting } = stood;
    if (waiting?.needs[0]?.call !== 'combat' || !due.includes('english')) continue;
    const reader = { seat: 'english', language: 'en', label: 'Ear', deadline: null, standing: [] } as const;
    const ahead = { ...stood, waiting: waiting as Waiting };
    const { form } = callOf(record, stood.opening, ahead, { ...reader, onFile: lines(stood, 'english') });
    forms.push([...form]);
  }
  const told = forms.map((form) => form.join('\n').replaceAll('\n#  ', ' ')).join('\n');
  expect(told).toMatch(/ORDER boyne\n# It has run; it serves again/);
  expect(told).toMatch(/RETREAT port\n# It runs if its moment still comes\./);
});

/** What a form says of a position, each order and remark in one line. */
const formOf = (state: EarState, call: string, language: EarLanguage = 'en', who: Side = 'english') => {
  const view = look(openGame('jenkins-ear/war').game, state, who) as EarView;
  const next = { ordinal: 3, printed: 2, calls: [call], heard: [] };
  const blank = { heard: [], ledger: [], standing: [], fates: [], skipped: [], outcome: null };
  const telling = { ...blank, who, language, before: view, after: view, next };
  return openGame('jenkins-ear/war')
    .game.story(telling)
    .form.join('\n')
    .replaceAll(/( \\)?\n# {2,}/g, ' ');
};

test('an admiral is shown with ships whose guns can hit against the port, and not at all where none can', () => {
  const at = (hex: string, ships: string) =>
    formOf(
      position(`en ${hex} off: ${ships}; sp ${hex} port: frigate-2, soldiers-16`, {
        phase: 'english',
        turn: 2,
        ordinal: 3,
        contacts: [{ hex, attacker: 'english', from: '2819' }],
      }),
      'combat',
    );
  // What the value of the port adds leaves the guns of a frigate no face at Cartagena, those of Boyne some.
  expect(at('2825', 'frigate-1+vernon, boyne')).toMatch(/LEADER vernon WITH boyne$/m);
  expect(at('2825', 'frigate-1+vernon')).toMatch(/ATTACK 2825/);
  expect(at('2825', 'frigate-1+vernon')).not.toMatch(/LEADER/);
});

test('a landing is shown only where it has a fair chance, with as many as that takes', () => {
  const soldiers = [...field.counters.values()].filter(({ side, kind }) => side === 'spanish' && kind === 'soldiers');
  const ports = [...field.ports.values()].filter(({ flag, nameOnly }) => flag === 'spanish' && !nameOnly);
  const held = ports
    .map(({ hex }, n) => `sp ${hex} port: ${soldiers[n]?.id.slice('sp-'.length)}`)
    .slice(0, soldiers.length);
  const shown = (fleet: string) =>
    formOf(
      position(`en 2719 port: ${fleet}; ${held.join('; ')}`, { phase: null, turn: 2, ordinal: 3 }),
      'movement',
    ).match(/MOVE .* ATTACK/)?.[0];
  expect(shown('frigate-1, soldiers-1, soldiers-2')).toBeUndefined();
  const strong = shown('boyne, cornwall, lenox, lion, soldiers-1, soldiers-2, soldiers-3');
  expect(strong?.match(/soldiers-\d/g)?.length).toBeGreaterThan(1);
});

test.each([
  ['en', 'With all gone to intercept nobody keeps Port Royal'],
  ['fr', 'Tous partis intercepter, plus personne ne garde Port Royal'],
  ['es', 'Si todos salen a interceptar, sin guardia: Port Royal'],
] as const)('the standing order to intercept with all says which ports only ships watch (%s)', (language, said) => {
  const begun = { phase: null, turn: 2, ordinal: 3 } as const;
  const bare = formOf(
    position('en 2719 port: boyne; en 2206 port: frigate-1, soldiers-2', begun),
    'movement',
    language,
  );
  expect(bare).toContain(said);
  expect(bare).not.toContain(`${said},`);
  const kept = formOf(position('en 2719 port: boyne, soldiers-1', begun), 'movement', language);
  expect(kept).not.toContain(said);
});

test('what the sample of BUY asks for is in the pool, paid for and given a place', () => {
  const buys = (pool: readonly string[], funds: number, who: Side = 'english') => {
    const state = position('en 2719 port: boyne; sp 2114 port: soldiers-16', {
      turn: 2,
      ordinal: 3,
      phase: who,
      funds: { english: funds, spanish: funds },
    });
    for (const [id, piece] of Object.entries(state.pieces))
      if (piece.fate !== 'map') piece.fate = pool.includes(id) ? 'pool' : 'out';
    return formOf(state, 'movement', 'en', who).match(/BUY .*/g) ?? [];
  };
  expect(buys(['en-soldiers-1', 'en-soldiers-2', 'en-frigate-2'], 30)).toEqual([
    expect.stringMatching(/^BUY 2 soldiers AT /),
  ]);
  expect(buys(['en-soldiers-1', 'en-frigate-2'], 30)).toEqual([expect.stringMatching(/^BUY soldiers-1 AT /)]);
  expect(buys(['en-soldiers-1', 'en-soldiers-2'], 4)).toEqual([expect.stringMatching(/^BUY soldiers-1 AT /)]);
  expect(buys(['en-frigate-2'], 30)).toEqual([expect.stringMatching(/^BUY frigate-2 AT /)]);
  expect(buys(['en-frigate-2'], 1)).toEqual([]);
  expect(buys([], 30)).toEqual([]);
  expect(buys(['sp-deception-1', 'sp-supplies-1'], 30, 'spanish')).toEqual([
    expect.stringMatching(/^BUY sp-deception-1|^BUY deception-1/),
  ]);
});
