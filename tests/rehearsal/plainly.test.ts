/** A book looked at plainly, as for examples, is complained of as one looked at to the end of the turn. */
import { expect, test } from 'vitest';
import type { Order } from '../../src/engine/contract.ts';
import { fold } from '../../src/table/record.ts';
import { rehearsalFor } from '../../src/table/rehearse.ts';
import { scenarios } from '../games/registry.ts';
import { stages } from '../table/stages.ts';

test.each(scenarios())('of %s', (scenario) => {
  let orders = 0;
  for (const { record, stood, due } of stages(scenario, 2, 'classic', 3)) {
    const { game } = record;
    const need = stood.waiting?.needs[0];
    for (const { id, roles } of fold(record.entries).seats) {
      const [role] = roles;
      if (!due.includes(id) || !need || role === undefined) continue;
      const address = stood.waiting?.address ?? '';
      const drawn = game.orders(
        { type: 'call', address, role, name: need.call ?? '' },
        () => game.view(stood.state, role),
        [],
      );
      const book = drawn.slice(0, 12);
      // Alone each is over with its own player turn; the whole book with the last of its lines.
      const wrongIn = (closeness: 'plain' | 'told') => {
        const rehearse = rehearsalFor(record, stood, id, closeness);
        return [...book.map((order): readonly Order[] => [order]), book].map((some) => {
          const verdicts = rehearse(some, []);
          return some.map((order) => [order.canonical, verdicts(order).filter(({ severity }) => severity !== 'note')]);
        });
      };
      orders += book.length;
      expect(wrongIn('plain'), `${scenario} ${address} ${id}`).toEqual(wrongIn('told'));
    }
  }
  expect(orders).toBeGreaterThan(5);
});
