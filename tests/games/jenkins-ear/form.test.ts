/** The order form: what it prints, in every language, is read as what it means. */
import { expect, test } from 'vitest';
import { readOrders } from '../../../src/orders/read.ts';
import { draft, grammarOf } from '../../../src/table/draft.ts';
import { echoed } from '../../../src/table/echo.ts';
import type { Standing, Waiting } from '../../../src/table/stage.ts';
import { callOf } from '../../../src/table/telling.ts';
import { stages } from '../../table/stages.ts';
import { openGame } from '../registry.ts';

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
  const written = stages('jenkins-ear/war', 2, 'classic', 3, ({ stood, due }) => {
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
