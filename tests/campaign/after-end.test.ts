/** A game that is over takes no orders, and goes on answering those who played it. */
import { expect, test } from 'vitest';
import { gameOf } from '../../src/store/games.ts';
import { openOffice } from './office.ts';
import { type Letter, player, SavannahByMail } from './savannah-house.ts';

const ANNA = 'anna@red.test';
const LUC = 'luc@blue.test';
const office = openOffice();

const to = (letters: readonly Letter[], address: string): string =>
  letters
    .filter((letter) => letter.to === address)
    .map(({ text }) => text)
    .join('\n')
    .replace(/\s+/g, ' ');

test('STATUS, RESEND, HISTORY, HELP and words to others are heard; orders are said not to be taken', async () => {
  const game = new SavannahByMail(office.store, office.server, 'end-1');
  await game.create('savannah/assault', 'together', [player('british', ANNA), player('allied', LUC, 'fr')]);
  await game.settle();
  await game.deadlinePasses();
  const asked = await game.mail('allied', 'SURRENDER');
  await game.mail('allied', /CONFIRMER \S+ \w{6}/.exec(to(asked, LUC))?.[0] ?? '');
  const { status, head } = await gameOf(office.store.db, game.id);
  expect(status).toBe('over');

  expect(to(await game.mail('british', 'STATUS'), ANNA)).toContain(
    'The game is over. No more orders are due. Won by: British.',
  );
  expect(to(await game.mail('allied', 'ÉTAT'), LUC)).toContain('Victoire : Britanniques.');
  const again = await game.mail('british', 'RESEND');
  // It asked for orders of a turn that never came.
  expect(again.map(({ kind }) => kind).sort()).toEqual(['history', 'report']);
  expect(to(again, ANNA)).toContain('SAVANNAH British: orders, turn 17');
  expect(to(again, ANNA)).toContain('its form, its date and its calendar entry count no more');
  expect(to(await game.mail('british', 'HISTORY'), ANNA)).toMatch(/Turn 16/i);
  expect(to(await game.mail('british', 'HELP'), ANNA)).toContain('How to write orders');

  const thanks = await game.mail('allied', 'Merci pour cette belle partie, et à la prochaine !');
  expect(to(thanks, 'jo@blue.test')).toContain('Merci pour cette belle partie');
  expect(to(thanks, LUC)).toContain('Vos mots sont allés à Jo, l’arbitre.');
  const press = await game.mail('british', 'PRESS TO allied', 'Well fought.', 'ENDPRESS');
  expect(to(press, LUC)).toContain('Well fought.');
  expect(to(press, ANNA)).toContain('Your message was delivered.');

  const refused = to(await game.mail('british', 'MOVE kfr TO 1403', 'STANDING RETREAT HQ', 'READY'), ANNA);
  expect(refused).toContain(
    'Not taken, as the game is over: “MOVE kfr TO 1403”, “STANDING RETREAT HQ”, “READY”. The game takes no more orders.',
  );
  await office.store.db.updateTable('games').set({ umpire: null }).where('id', '=', game.id).execute();
  const beside = to(await game.mail('british', 'MOVE kfr TO 1403', 'Thanks, good game. New one?'), ANNA);
  expect(beside).toContain('Read by nobody, as the game has no umpire: “Thanks, good game. New one?”.');
  expect(await gameOf(office.store.db, game.id)).toMatchObject({ status: 'over', head });
});
