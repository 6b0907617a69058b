/** A CANCEL takes out what it names, and no more: of several that it may mean its writer is asked. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { acknowledge } from '../../src/orders/acknowledge.ts';
import { draftBook } from '../../src/orders/book/draft-book.ts';
import { type Drafted, type OnFile, unrehearsed } from '../../src/orders/book/types.ts';
import { readOrders } from '../../src/orders/read.ts';
import { diagnosticWords } from '../../src/orders/say.ts';
import { game, grammar } from './grammar.ts';

const DUE = { games: ['savannah-7'], seats: ['british'], turn: 16, calls: ['movement'], later: ['combat'] };
const MARCHES = ['MOVE kfr, fraser-1 TO 1403', 'MOVE graham-li TO 1702', 'HOLD tawes'];

const draft = (lines: readonly string[], onFile: OnFile = { orders: null, standing: [], ready: false }): Drafted =>
  draftBook(readOrders(lines.join('\n'), grammar), onFile, { grammar, due: DUE, rehearse: unrehearsed });
const textsOf = ({ orders }: Drafted) => (orders ?? []).map(({ canonical }) => canonical);
const mendOf = (drafted: Drafted) => acknowledge(drafted, diagnosticWords('en', game.messages), [], []).mend;

const BOOK = draft([...MARCHES, 'STANDING RETREAT HQ', 'STANDING FIRE nearest']);

test.each([
  [['CANCEL MOVE', 'kfr, fraser-1 TO 1403'], [0]],
  [['CANCEL MOVE kfr,', 'fraser-1 TO', '1403', 'READY'], [0]],
  [['CANCEL MOVE kfr, fraser-1', 'TO 1403'], [0]],
  [
    ['CANCEL MOVE', 'graham-li TO 1702', 'CANCEL HOLD tawes'],
    [1, 2],
  ],
])('%j is wrapped, and takes out the order that it says whole', (lines, gone) => {
  const next = draft(lines, BOOK);
  expect(next.lines.map(({ outcome }) => outcome)).not.toContain('error');
  expect(textsOf(next)).toEqual(MARCHES.filter((_, n) => !gone.includes(n)));
});

test.each([
  [['CANCEL MOVE', 'READY']],
  [['CANCEL MOVE', 'bomb-ship-2, princess-royal TO']],
  [['annuler deplacer']],
])('%j may mean several: none is cancelled, and each is offered with its CANCEL', (lines) => {
  const next = draft(lines, BOOK);
  expect(textsOf(next)).toEqual(MARCHES);
  expect(next).toMatchObject({ ready: false });
  expect(next.lines[0]).toMatchObject({ outcome: 'error', diagnostics: [{ code: 'cancel-several', facts: { n: 2 } }] });
  const offered = ['AMEND', `CANCEL ${MARCHES[0]}`, `CANCEL ${MARCHES[1]}`];
  expect(mendOf(next)).toEqual(offered);
  expect(textsOf(draft(offered, BOOK))).toEqual(['HOLD tawes']);
});

test('a word that begins several verbs is asked about too, and so are standing orders of one verb', () => {
  const book = draft(['MOMENTUM REROLL', 'MOMENTUM INITIATIVE 1', 'STANDING DEFEND 1404 TACTIC stand fast']);
  const both = draft(['STANDING DEFEND 1303 TACTIC withdraw'], book);
  expect(mendOf(draft(['CANCEL MOMENTUM'], both))).toEqual([
    'AMEND',
    'CANCEL MOMENTUM REROLL',
    'CANCEL MOMENTUM INITIATIVE 1',
  ]);
  const offered = mendOf(draft(['CANCEL STANDING DEFEND'], both));
  expect(offered).toEqual([
    'AMEND',
    'CANCEL STANDING DEFEND 1404 TACTIC stand fast',
    'CANCEL STANDING DEFEND 1303 TACTIC withdraw',
  ]);
  expect(draft(offered, both).standing).toEqual([]);
});

test.each([
  ['CANCEL ALL MOVE'],
  ['CANCEL MOVE ALL'],
  ['annuler tous les deplacer'],
  ['CANCEL MOVE kfr, fraser-1, graham-li'],
])('%s says that all are meant, and one alone needs no word for it', (line) => {
  expect(textsOf(draft([line], BOOK))).toEqual(['HOLD tawes']);
  expect(textsOf(draft(['CANCEL HOLD'], BOOK))).toEqual(MARCHES.slice(0, 2));
  expect(draft(['CANCEL STANDING FIRE'], BOOK).standing.map(({ id }) => id)).toEqual(['s1']);
});

test('an order is named by its verb and the place it goes to; of several that go there each is offered', () => {
  expect(textsOf(draft(['CANCEL MOVE TO 1702'], BOOK))).toEqual([MARCHES[0], MARCHES[2]]);
  const more = draft(['AMEND', 'MOVE navy TO 1702'], BOOK);
  const asked = draft(['CANCEL MOVE TO 1702'], more);
  expect(textsOf(asked)).toEqual(textsOf(more));
  expect(mendOf(asked)).toEqual(['AMEND', 'CANCEL MOVE graham-li TO 1702', 'CANCEL MOVE navy TO 1702']);
  expect(draft(['CANCEL MOVE kfr TO 1702'], BOOK).orders?.length).toBe(3);
});

const FIGHTS = draft(['MOVE graham-li TO 1702', 'HOLD tawes', 'ATTACK 1505 WITH ra-2', 'ATTACK 1405 WITH fraser-2']);

test.each([
  ["annule l'attaque de 1505", 'ATTACK 1505 WITH ra-2'],
  ['annulez l’attaque contre 1505', 'ATTACK 1505 WITH ra-2'],
  ['supprime mon attaque sur 1405', 'ATTACK 1405 WITH fraser-2'],
  ["annule l'attaque de ra-2", 'ATTACK 1505 WITH ra-2'],
  ['annule la marche de graham-li', 'MOVE graham-li TO 1702'],
  ['call off the attack on 1505', 'ATTACK 1505 WITH ra-2'],
  ['forget my attack on 1405', 'ATTACK 1405 WITH fraser-2'],
  ['scrap the march of graham-li', 'MOVE graham-li TO 1702'],
  ['CANCEL ATTACK ra-2', 'ATTACK 1505 WITH ra-2'],
  ['anula el ataque de 1505', 'ATTACK 1505 WITH ra-2'],
  ['cancele la marcha de graham-li', 'MOVE graham-li TO 1702'],
])('“%s” is an error that offers the CANCEL of the one order it speaks of, and keeps READY back', (line, order) => {
  const next = draft([line, 'READY'], FIGHTS);
  expect(textsOf(next)).toEqual(textsOf(FIGHTS));
  expect(next).toMatchObject({ ready: false, readyKept: true, unmended: [] });
  const offered = ['AMEND', `CANCEL ${order}`];
  expect(mendOf(next)).toEqual(offered);
  expect(textsOf(draft(offered, FIGHTS))).toEqual(textsOf(FIGHTS).filter((one) => one !== order));
});

test.each([
  ["annuler l'attaque de 1505"],
  ['CANCEL the attack on 1505'],
])('“%s” is a CANCEL, whatever small word stands before its verb', (line) => {
  expect(textsOf(draft([line], FIGHTS))).not.toContain('ATTACK 1505 WITH ra-2');
});

test('what calls off an order that is not in the book is an error that offers nothing', () => {
  const next = draft(["annule l'attaque de 1303", 'READY'], FIGHTS);
  expect(next.lines[0]).toMatchObject({ outcome: 'error', diagnostics: [{ code: 'nothing-to-cancel' }] });
  expect([mendOf(next), next.ready]).toEqual([[], false]);
});

test.each([
  ['cancel everything please', MARCHES, []],
  ['cancel all my orders', MARCHES, []],
  ['annuler tous mes ordres', MARCHES, []],
  ['cancelar todas las órdenes', MARCHES, []],
  ['CANCEL all standing orders', [], ['s1', 's2']],
  ['annuler toutes les consignes', [], ['s1', 's2']],
  ['cancelar la orden permanente s2', [], ['s2']],
  ['CANCEL order s1', [], ['s1']],
] as const)('“%s” is a CANCEL of all, or of orders by their numbers, whatever they are called', (line, gone, standing) => {
  const next = draft([line], BOOK);
  expect(textsOf(next)).toEqual(MARCHES.filter((order) => !(gone as readonly string[]).includes(order)));
  expect(BOOK.standing.filter(({ id }) => !next.standing.some((one) => one.id === id)).map(({ id }) => id)).toEqual(
    standing,
  );
});

test.each([
  ['annule tout', MARCHES],
  ['olvida todas mis órdenes', MARCHES],
  ['forget everything', MARCHES],
  ['quitar s1', ['STANDING RETREAT HQ']],
  ['annule la consigne s2', ['STANDING FIRE nearest']],
  ['please drop the standing order s2', ['STANDING FIRE nearest']],
  ['retire toutes les consignes', ['STANDING RETREAT HQ', 'STANDING FIRE nearest']],
  ['elimina la orden o3', ['HOLD tawes']],
] as const)('“%s” is an error that offers the CANCEL of each order it takes back', (line, orders) => {
  const next = draft([line, 'READY'], BOOK);
  expect([textsOf(next), next.standing, next.ready]).toEqual([MARCHES, BOOK.standing, false]);
  expect(mendOf(next)).toEqual(['AMEND', ...orders.map((order) => `CANCEL ${order}`)]);
});

test('what takes back a standing order that there is none of offers nothing', () => {
  const [line] = draft(['quitar s7'], BOOK).lines;
  expect(line).toMatchObject({ diagnostics: [{ code: 'nothing-to-cancel', facts: { standing: true } }], meant: [] });
});

test.each([
  'CANCEL ALL',
  'annule tout',
  'cancela todas las órdenes',
])('“%s” of an empty book is no error: it is told that nothing was in force, and READY counts', (line) => {
  const next = draft([line, 'READY']);
  expect(next.lines[0]).toMatchObject({ diagnostics: [{ severity: 'note', code: 'none-in-force' }] });
  expect(next.ready).toBe(true);
  const { lines, counts } = acknowledge(next, diagnosticWords('en', game.messages), [], []);
  expect(plainWords(lines[0]?.note ?? [])).toBe('No order of yours was in force: nothing to cancel.');
  expect(counts.errors).toBe(0);
});
