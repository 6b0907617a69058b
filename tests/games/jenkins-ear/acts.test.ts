/** What every act of the war keeps to, without a word about any: its examples, its text of record, its faults. */
import { describe, expect, test } from 'vitest';
import { encode } from '../../../src/engine/canonical.ts';
import type { Json, Order } from '../../../src/engine/contract.ts';
import { acts } from '../../../src/games/jenkins-ear/acts/index.ts';
import { languages } from '../../../src/games/jenkins-ear/messages/languages.ts';
import { phaseOf } from '../../../src/games/jenkins-ear/phase.ts';
import { setup } from '../../../src/games/jenkins-ear/setup.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { writtenIn } from '../../../src/orders/write.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { chance } from '../../contract/plays.ts';
import { sampleLines } from '../../rehearsal/sampler.ts';
import { drive, field, position } from './table.ts';
import { game, orders, viewOf } from './words-table.ts';

const SAMPLES = 200;
const war = position(
  'en 2719 port: vernon, boyne, cornwall+soldiers-1, merchant-1, frigate-2, fire-ship-1, soldiers-2, cannons-1; en 3018 off: deception-1, torbay; sp 3718 port: galicia, frigate-1, soldiers-16, lezo; sp 2717 port: soldiers-9',
  { funds: { english: 20, spanish: 20 }, turn: 2, ordinal: 3 },
);
// Two ships come in from round the Horn.
for (const id of ['en-lion', 'en-burford']) {
  Object.assign(war.pieces[id] ?? {}, { fate: 'passage' });
  war.passage[id] = { to: 'caribbean', turn: 2 };
}

describe.each(acts.map((act) => ({ id: act.verb.id, act })))('$id', ({ id, act }) => {
  test('its example reads as this act, and is read again as each language writes it', () => {
    const { example } = act.verb;
    const role = example.includes('sp-') ? 'spanish' : 'english';
    const [order] = orders(setup(field), role, example);
    expect(order?.verb, example).toBe(id);
    for (const text of [order?.canonical ?? '', ...languages.map((one) => order && writtenIn(game, order, one))])
      expect(orders(setup(field), role, text ?? '')[0], text).toMatchObject(said(order));
  });

  test('its orders are read back from their text of record, and from their echo in every language', () => {
    const lines = drawn(id, SAMPLES);
    expect(lines.length).toBeGreaterThan(SAMPLES / 4);
    for (const order of lines) {
      for (const text of [order.canonical, ...languages.map((language) => writtenIn(game, order, language))])
        expect(orders(war, 'english', text)[0], text).toMatchObject(said(order));
    }
  });

  test('an order that fails, and of which nothing is done, leaves the state as it was', () => {
    if (!act.play) return expect(act.verb.answers).not.toEqual([]);
    let failed = 0;
    for (const order of drawn(id, SAMPLES)) {
      const state = structuredClone(war);
      const before = encode(state as unknown as Json);
      let why: unknown = null;
      const { fates } = drive(state, function* (board) {
        why = yield* act.play?.(phaseOf(board, 'english'), order) ?? [];
      });
      if (why === null || fates.some(({ kind }) => kind === 'done')) continue;
      failed++;
      expect(encode(state as unknown as Json), order.canonical).toBe(before);
    }
    expect(failed).toBeGreaterThan(id === 'HOLD' ? -1 : 0);
  });
});

/** Of random lines of one act those that are orders. */
function drawn(id: string, count: number): readonly Order[] {
  const grammar = grammarOf(game, viewOf(war, 'english'), 'english');
  const alone = { ...game, verbs: game.verbs.filter((verb) => verb.id === id) };
  const lines = sampleLines(alone, grammar.names, ['movement', 'combat'], [], count, chance(7));
  return lines.flatMap((line) => readOrders(line, grammar).lines.flatMap(({ read }) => (read ? [read.order] : [])));
}

const said = (order: Order | undefined) => ({ verb: order?.verb, args: order?.args, canonical: order?.canonical });
