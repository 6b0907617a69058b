/** What a letter calls a thing, an order may call it: every printed name is read wherever an order takes the thing. */
import { describe, expect, test } from 'vitest';
import { verbs } from '../../../src/games/jenkins-ear/acts/index.ts';
import { languages } from '../../../src/games/jenkins-ear/messages/languages.ts';
import { setup } from '../../../src/games/jenkins-ear/setup.ts';
import { isAmong, stockIn } from '../../../src/games/jenkins-ear/stock.ts';
import { writtenIn } from '../../../src/orders/write.ts';
import { field } from './table.ts';
import { game, orders } from './words-table.ts';

const state = setup(field);
const VERBS = { en: 'BUY', fr: 'ACHETER', es: 'COMPRAR' } as const;
const sideOf = (id: string) => (id.startsWith('en-') ? 'english' : 'spanish');
const counters = [...field.counters.values()];

describe.each(languages)('names as letters print them in %s', (language) => {
  test('a counter by its name', () => {
    for (const { id, side, name } of counters) {
      const [order] = orders(state, side, `HOLD ${name[language]}`);
      expect(order?.args.units, name[language]).toEqual([id]);
    }
  });

  test('so many of a face, as pools and reports list them, in capitals and not', () => {
    const bought = [...field.faces.values()].filter(({ id }) =>
      counters.some((one) => one.face === id && one.cost !== null && !one.named && one.kind !== 'leader'),
    );
    expect(bought.length).toBeGreaterThan(15);
    for (const { id, kind, name } of bought) {
      for (const text of [name[language], name[language].toLowerCase()]) {
        const [order] = orders(state, sideOf(id), `${VERBS[language]} 2 ${text}`);
        const stock = stockIn(order?.args ?? {});
        expect(stock, text).toMatchObject({ kind, count: 2 });
        expect(stock && isAmong({ kind, face: id }, stock), text).toBe(true);
      }
    }
  });

  test('a kind, as diagnostics and questions name it', () => {
    const said = game.messages[language];
    for (const kind of new Set(counters.map((one) => one.kind))) {
      const text = `${VERBS[language]} 1 ${said?.[`kind.${kind}`]}`;
      expect(stockIn(orders(state, 'english', text)[0]?.args ?? {}), text).toEqual({ kind, count: 1 });
    }
  });

  test('a port, with and without its hex', () => {
    for (const { hex, name } of field.ports.values()) {
      expect(orders(state, 'english', `MOVE en-frigate-1 TO ${name[language]}`)[0]?.args.to, name[language]).toBe(hex);
    }
  });

  test('kinds where others than buyers name them: going aboard, going ashore, losing', () => {
    const kinds = verbs.find(({ id }) => id === 'EMBARK')?.slots.find(({ name }) => name === 'kind')?.of ?? [];
    const landed = [...field.faces.values()].filter((face) =>
      kinds.some((kind) => isAmong({ kind: face.kind, face: face.id }, stockIn({ kind }) ?? { kind: 'deception' })),
    );
    for (const { id, name } of landed.filter((face) => counters.filter((one) => one.face === face.id).length > 1)) {
      const [ship, port] = id.startsWith('en-') ? ['en-frigate-1', 'santiago'] : ['sp-galicia', 'port royal'];
      for (const text of [`EMBARK 1 ${name[language]} ON ${ship}`, `LAND 1 ${name[language]} AT ${port}`])
        expect(() => orders(state, sideOf(id), text), text).not.toThrow();
    }
    expect(orders(state, 'english', 'STANDING LOSSES Grenadiers, Frigates')[0]?.args.kinds).toEqual([
      'grenadiers',
      'frigates',
    ]);
  });
});

test('one of a kind is written in the singular, and its text of record stays', () => {
  const [order] = orders(state, 'english', 'ACHETER 1 frégate EN port royal');
  expect(order?.canonical).toBe('BUY 1 frigates AT 2719');
  expect(order && writtenIn(game, order, 'fr')).toBe('ACHETER 1 frégate EN 2719');
  expect(order && writtenIn(game, order, 'es')).toBe('COMPRAR 1 fragata EN 2719');
  expect(order && writtenIn(game, order, 'en')).toBe('BUY 1 frigate AT 2719');
  const [bare] = orders(setup(field), 'english', 'BUY frigates AT port royal');
  expect(bare && writtenIn(game, bare, 'es')).toBe('COMPRAR 1 fragata EN 2719');
});
