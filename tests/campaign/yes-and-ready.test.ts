/** A yes and READY in one mail that answers another letter than the one whose lines a YES gives. */
import { expect, test } from 'vitest';
import { wordsOf } from '../../src/reports/words/words.ts';
import { newestBooks } from '../../src/store/books.ts';
import { openOffice } from './office.ts';
import { type Letter, player, SavannahByMail } from './savannah-house.ts';

const ANNA = 'anna@red.test';
const office = openOffice();
const ackOf = (letters: readonly Letter[]): Letter | undefined => letters.find(({ kind }) => kind === 'ack');
const flat = (letter: Letter | undefined): string => (letter?.text ?? '').replace(/\s+/g, ' ');
let games = 0;

async function called(): Promise<{ game: SavannahByMail; call: Letter | undefined }> {
  const game = new SavannahByMail(office.store, office.server, `yes-and-ready-${games++}`);
  await game.create('savannah/assault', 'together', [player('british', ANNA), player('allied', 'bert@blue.test')]);
  const call = (await game.settle()).find(({ to, kind }) => to === ANNA && kind === 'call');
  expect(call).toBeDefined();
  return { game, call };
}

async function bookOf(game: SavannahByMail) {
  const { orders = null, ready } = (await newestBooks(office.store.db, game.id)).get('british') ?? {};
  return { orders: orders?.map(({ canonical }) => canonical) ?? [], ready: ready === true };
}

const CHECKED = ['CHECK', 'MOVE kfr TO 1403', 'MOVE navy TO 1503'];

test.each([
  'yes, and ready',
  'yes please, ready',
  'oui, prêt',
  'sí, listo',
  'Yes. READY',
  'ready, yes',
])('“%s” to the letter before gives the one thing that was checked, and READY', async (said) => {
  const { game, call } = await called();
  await game.mail('british', 'HOLD marines');
  await game.answer(ANNA, call, ...CHECKED);
  const given = ackOf(await game.answer(ANNA, call, said));
  expect(await bookOf(game)).toEqual({ orders: CHECKED.slice(1), ready: true });
  expect(flat(given)).toContain('Gives the orders that our letter shows.');
});

test('a yes on a line of its own above READY gives it too', async () => {
  const { game, call } = await called();
  await game.answer(ANNA, call, ...CHECKED);
  await game.answer(ANNA, call, 'Yes', 'READY');
  expect(await bookOf(game)).toEqual({ orders: CHECKED.slice(1), ready: true });
});

test('a yes alone to the letter before is told that a later answer waits for it, and takes nothing', async () => {
  const { game, call } = await called();
  const checked = ackOf(await game.answer(ANNA, call, ...CHECKED));
  const told = flat(ackOf(await game.answer(ANNA, call, 'Yes')));
  expect(told).toMatch(/shows nothing that a YES would take; a later answer of ours does: reply YES to that one\./);
  expect(told).not.toContain('Nothing here waits');
  expect(await bookOf(game)).toEqual({ orders: [], ready: false });
  await game.answer(ANNA, checked, 'Yes');
  expect(await bookOf(game)).toEqual({ orders: CHECKED.slice(1), ready: false });
  expect(flat(ackOf(await game.answer(ANNA, call, 'Yes')))).toContain('Nothing here waits for a YES');
});

const WITHOUT = [
  ['en', ['CHECK', 'YES', 'READY'], /none of the lines in error, answer YES, with READY below it if you need no more/],
  ['fr', ['VÉRIFIER', 'OUI', 'PRÊT'], /sans les lignes en erreur, répondez OUI, avec PRÊT dessous s’il ne vous faut/],
] as const;

test.each(
  WITHOUT,
)('in %s a YES to what was checked leaves its wrong lines out, and READY of the same mail counts', async (language, [
  check,
  yes,
  ready,
], told) => {
  const { game, call } = await called();
  await game.answer(ANNA, call, `LANGUAGE ${language}`);
  const checked = ackOf(await game.answer(ANNA, call, check, 'MOVE kfr TO 1403', 'MOVE navy TO 9999', ready));
  expect(flat(checked)).toMatch(told);
  await game.answer(ANNA, checked, yes);
  expect(await bookOf(game)).toEqual({ orders: ['MOVE kfr TO 1403'], ready: false });
  await game.answer(ANNA, checked, yes, ready);
  expect(await bookOf(game)).toEqual({ orders: ['MOVE kfr TO 1403'], ready: true });
});

const MENDED = [
  [
    'en',
    ['CHECK', 'YES'],
    /lines in error as mended below or else left out, answer YES/,
    'In the place of your lines 4 and 5, in error, YES gives: MOVE navy TO 1503 DEFEND 1404 LEAD fraser-1 TACTIC stand fast',
  ],
  [
    'fr',
    ['VÉRIFIER', 'OUI'],
    /lignes en erreur corrigées comme ci-dessous ou laissées de côté, répondez OUI/,
    'À la place de vos lignes 4 et 5, en erreur, OUI donne : MARCHER navy VERS 1503 DÉFENDRE 1404 TÊTE fraser-1 TACTIQUE tenir ferme',
  ],
] as const;

test.each(
  MENDED,
)('in %s a YES to what was checked gives the lines that our letter mends in the place of the wrong ones', async (language, [
  check,
  yes,
], told, given) => {
  const { game, call } = await called();
  await game.answer(ANNA, call, `LANGUAGE ${language}`);
  const lines = [
    'MOVE kfr TO 1403',
    'MOVE nobody at all',
    'MOVE nayv TO 1503',
    'DEFEND 1404 LEAD fraser-1 TACTIC stnad fast',
  ];
  const checked = ackOf(await game.answer(ANNA, call, check, ...lines, 'MOVE scr-1 TO 1604'));
  expect(flat(checked)).toMatch(told);
  expect(flat(checked)).toContain(given);
  await game.answer(ANNA, checked, yes);
  expect((await bookOf(game)).orders).toEqual([
    'MOVE kfr TO 1403',
    'MOVE navy TO 1503',
    'DEFEND 1404 LEAD fraser-1 TACTIC stand fast',
    'MOVE scr-1 TO 1604',
  ]);
});

const KEPT = [
  [
    'en',
    ['YES', 'READY'],
    /reply YES, or as below; your kept READY then counts, and your line 3, still in error, is left/,
  ],
  [
    'fr',
    ['OUI', 'PRÊT'],
    /répondez OUI, ou comme ci-dessous ; votre PRÊT gardé compte alors, et votre ligne 3, encore/,
  ],
] as const;

test.each(
  KEPT,
)('in %s a proposal beside which READY is kept says that %s gives it its force, and which line is left out', async (language, [
  yes,
  ready,
], told) => {
  const { game, call } = await called();
  await game.answer(ANNA, call, `LANGUAGE ${language}`);
  const lines = ['HOLD marines', 'kfr goes to 1403', 'MOVE nobody at all', ready];
  const offered = ackOf(await game.answer(ANNA, call, ...lines));
  expect(flat(offered)).toMatch(told);
  await game.answer(ANNA, offered, yes);
  expect(await bookOf(game)).toEqual({ orders: ['HOLD marines', 'MOVE kfr TO 1403'], ready: true });
});

test('in Spanish too, and where no line is in error one YES gives both', () => {
  const { checked, mend, givenInstead } = wordsOf('es').acknowledgement;
  expect(checked(0, { ready: false, mended: true })).toBe(
    'Para dar estas órdenes, las líneas erróneas corregidas como abajo, responda SÍ, con LISTO debajo si no necesita más tiempo.',
  );
  expect(givenInstead([4])).toBe('En lugar de su línea 4, con error, SÍ da:');
  expect(checked(0, { ready: false, readyWaits: true })).toBe(
    'Para dar estas órdenes, responda SÍ, y luego LISTO en un correo aparte: junto a un error LISTO espera.',
  );
  expect(checked(0, { ready: false, without: true })).toBe(
    'Para dar estas órdenes, sin las líneas erróneas, responda SÍ, con LISTO debajo si no necesita más tiempo.',
  );
  expect(mend('yes', { left: [3, 5] })).toBe(
    'Para corregir esto (lo aceptado queda), responda SÍ, o como sigue; entonces vale su LISTO guardado, y sus líneas 3 y 5, aún erróneas, quedan fuera:',
  );
  expect(checked(0, { ready: true })).toBe('Para dar estas órdenes y LISTO, responda SÍ.');
});

test('where several answers wait for a YES, READY waits and its writer is asked which', async () => {
  const { game, call } = await called();
  await game.answer(ANNA, call, ...CHECKED);
  await game.answer(ANNA, call, 'CHECK', 'HOLD marines');
  const asked = ackOf(await game.answer(ANNA, call, 'yes, and ready'));
  expect(await bookOf(game)).toEqual({ orders: [], ready: false });
  expect(flat(asked)).toMatch(/1 ERROR yes \^ Column 1\. Several answers of ours wait for a YES/);
  expect(flat(asked)).toContain('Your READY is kept');
});

test.each([
  ['yes, and ready'],
  ['Yes, do that. READY'],
  ['Yes', 'READY'],
])('where nothing waits for a YES, %s leaves READY waiting', async (...said) => {
  const { game, call } = await called();
  await game.answer(ANNA, call, 'HOLD marines');
  const asked = ackOf(await game.answer(ANNA, call, ...said));
  expect(await bookOf(game)).toEqual({ orders: ['HOLD marines'], ready: false });
  expect(flat(asked)).toContain('Nothing waits for this YES');
  await game.answer(ANNA, asked, 'READY');
  expect(await bookOf(game)).toEqual({ orders: ['HOLD marines'], ready: true });
});

test('a yes alone means no letter but the one that it answers', async () => {
  const { game, call } = await called();
  await game.answer(ANNA, call, ...CHECKED);
  await game.answer(ANNA, call, 'Yes');
  expect(await bookOf(game)).toEqual({ orders: [], ready: false });
});

test('a mere ok beside READY means no letter but the one that it answers', async () => {
  const { game, call } = await called();
  const told = ackOf(await game.answer(ANNA, call, ...CHECKED));
  await game.answer(ANNA, told, 'ok, ready');
  expect(await bookOf(game)).toEqual({ orders: CHECKED.slice(1), ready: true });
});
