/** The seeding round by mail: invited, accepted with a phrase, begun; and what of it the record proves. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invite } from '../../src/campaign/joining/invite.ts';
import { startGame } from '../../src/campaign/joining/start-game.ts';
import { phraseHash, sealOf, seedCommitment } from '../../src/engine/dice.ts';
import { sha256 } from '../../src/engine/digest.ts';
import { entriesOf } from '../../src/store/entries.ts';
import { gameOf } from '../../src/store/games.ts';
import type { Store } from '../../src/store/schema.ts';
import { seatsOf } from '../../src/store/seats.ts';
import { fold } from '../../src/table/record.ts';
import { serverStore } from '../store/databases.ts';
import { type Letter, player, SavannahByMail } from './savannah-house.ts';
import { type PlayersServer, playersServer } from './toy-house.ts';

const ANNA = 'anna@red.test';
const LUC = 'luc@blue.test';
const JO = 'jo@blue.test';
const SEED = '7d'.repeat(32);
const PHRASE = 'Minuit, chevaux légers “et sabres”';
let store: Store;
let server: PlayersServer;
beforeAll(async () => {
  store = await serverStore();
  server = await playersServer();
});
afterAll(async () => {
  await server.stop();
  await store.close();
});

let made = 0;
async function invited(): Promise<{ game: SavannahByMail; letters: Letter[] }> {
  const game = new SavannahByMail(store, server, `joining-${++made}`);
  const players = [player('british', ANNA), player('allied', LUC, 'fr')];
  const invite = { message: 'Will you?\nIt is a small one.', days: 8 };
  await game.create('savannah/assault', 'together', players, { format: 'full', invite });
  return { game, letters: await game.settle() };
}

const to = (letters: readonly Letter[], address: string, kind?: string) =>
  letters.find((letter) => letter.to === address && (kind === undefined || letter.kind === kind));
const hex = (letter: Letter | undefined) =>
  [...(letter?.text ?? '').matchAll(/\b[0-9a-f]{64}\b/g)].map(([found]) => found);
const stands = async ({ house, id }: SavannahByMail) => (await gameOf(house.store.db, id)).status;
const chronicleOf = async ({ house, id }: SavannahByMail) => fold(await entriesOf(house.store.db, id));

describe('an invitation', () => {
  test('says who invites to what, how to answer and until when, and bears the promise of the seed', async () => {
    const { game, letters } = await invited();
    const mine = to(letters, ANNA, 'invitation');
    expect(mine?.subject).toBe('[Savannah] You are invited to play British');
    for (const part of [
      'Jo invites you',
      'It is a small one.',
      'ACCEPT',
      'DECLINE',
      'PHRASE',
      'Sat 28 Nov',
      'Wednesday 21:00',
    ])
      expect(mine?.text).toContain(part);
    expect(hex(mine)).toContain(seedCommitment(SEED));
    const his = to(letters, LUC, 'invitation');
    for (const part of ['ACCEPTER', 'REFUSER', 'mercredi 21:00']) expect(his?.text).toContain(part);
    expect(await stands(game)).toBe('inviting');
    expect((await chronicleOf(game)).rounds).toEqual([]);
  });

  test('the game begins when all have accepted; the start letters list the marks of the phrases by seat', async () => {
    const { game, letters } = await invited();
    const first = await game.reply(
      LUC,
      to(letters, LUC),
      'Avec plaisir !',
      'ACCEPTER',
      `PHRASE  ${PHRASE} `,
      'NOM Luc',
      'PAPIER letter',
    );
    const joined = to(first, LUC, 'joined');
    expect(joined?.text).toContain(PHRASE);
    expect(joined?.text).toContain('Britanniques');
    const [salt = '', mark = ''] = hex(joined);
    expect(phraseHash(salt, PHRASE)).toBe(mark);
    expect(to(first, JO)?.subject).toContain('Allies: accepted');
    expect(await stands(game)).toBe('inviting');
    const second = await game.reply(ANNA, to(letters, ANNA), 'I accept.');
    const start = to(second, ANNA, 'start');
    expect(hex(start)).toContain(mark);
    expect(start?.text).toMatch(/British\s+no phrase: counts as empty/);
    expect(start?.text).toContain('Luc');
    expect(await stands(game)).toBe('running');
    expect((await chronicleOf(game)).rounds).toEqual([['', mark]]);
    expect(
      second
        .filter(({ kind }) => kind === 'call')
        .map((letter) => letter.to)
        .sort(),
    ).toEqual([ANNA, LUC]);
    const seats = await seatsOf(store.db, game.id);
    expect(seats.map(({ paper, name }) => [paper, name])).toEqual([
      ['A4', 'british'],
      ['Letter', 'Luc'],
    ]);
  });

  test('a phrase that its seat sealed itself holds the game until its words open it, after all seals are fixed and told', async () => {
    const { game, letters } = await invited();
    const mark = sha256('cinq mots tout à fait plats');
    const joined = await game.reply(LUC, to(letters, LUC), 'ACCEPTER', `PHRASE ${sealOf(mark)}`);
    expect(to(joined, LUC, 'joined')?.text).toContain('scellée par vous');
    const all = await game.reply(ANNA, to(letters, ANNA), 'ACCEPT', 'PHRASE mine');
    const [, hers = ''] = hex(to(all, ANNA, 'joined'));
    for (const one of [ANNA, LUC])
      expect(hex(to(all, one, 'sealed'))).toEqual(expect.arrayContaining([sealOf(mark), sealOf(hers)]));
    expect(to(all, LUC, 'sealed')?.text).toContain('La partie commence dès');
    const umpires = all.filter((letter) => letter.to === JO).map(({ text }) => text.replace(/\s+/g, ' '));
    expect(umpires.join()).toMatch(/Words still to come, of whoever sealed his phrase himself: Allies\./);
    expect([await stands(game), to(all, ANNA, 'start')]).toEqual(['inviting', undefined]);
    const late = await game.reply(ANNA, to(all, ANNA, 'sealed'), 'PHRASE another');
    expect(to(late, ANNA, 'joined')?.text).toContain('The seals of all are fixed');
    expect(await stands(game)).toBe('inviting');
    const begun = await game.reply(LUC, to(all, LUC, 'sealed'), 'PHRASE cinq mots tout à fait plats');
    expect(hex(to(begun, ANNA, 'start'))).toEqual(expect.arrayContaining([mark, hers]));
    expect((await chronicleOf(game)).rounds).toEqual([[hers, mark]]);
  });

  test('the umpire may begin without the words of a seal: it counts as empty, and the record says why', async () => {
    const { game, letters } = await invited();
    await game.reply(LUC, to(letters, LUC), 'ACCEPTER', `PHRASE ${sealOf(sha256('never told'))}`);
    await game.reply(ANNA, to(letters, ANNA), 'ACCEPT');
    expect(await stands(game)).toBe('inviting');
    await startGame(game.house, game.id, 'Luc has lost his words');
    await game.settle();
    expect((await chronicleOf(game)).rounds).toEqual([['', '']]);
    expect(JSON.stringify(await entriesOf(store.db, game.id))).toContain('Luc has lost his words');
  });

  test('where senders are checked, an answer that nothing proves takes nothing; the code in a letter to the invited proves the next', async () => {
    const { game, letters } = await invited();
    game.house.senderCheck = { how: 'results', authserv: 'mx.post.test' };
    const [asked] = await game.reply(ANNA, to(letters, ANNA), 'ACCEPT', 'PHRASE chosen by another');
    expect((await seatsOf(store.db, game.id)).map(({ person, phrase }) => [person, phrase])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(asked?.to).toBe(ANNA);
    expect(asked?.text).toContain('nothing of it was taken');
    expect(asked?.text).not.toContain('chosen by another');
    const code = /CONFIRM \S+/u.exec(asked?.text ?? '')?.[0] ?? '';
    await game.reply(ANNA, to(letters, ANNA), 'CONFIRM 2222-2222', 'ACCEPT');
    expect((await seatsOf(store.db, game.id))[0]?.person).toBeNull();
    const taken = await game.reply(ANNA, to(letters, ANNA), 'ACCEPT', code, 'PHRASE mine');
    expect(to(taken, ANNA, 'joined')?.text).not.toContain(code);
    expect((await seatsOf(store.db, game.id))[0]).toMatchObject({ phrase: 'mine', name: 'british' });
    const his = await game.reply(LUC, to(letters, LUC), 'ACCEPTER');
    expect(his[0]?.text).toContain('rien n’en a');
  });

  test('a phrase may be changed until the game begins, and is the salt and not the journal’s to keep', async () => {
    const { game, letters } = await invited();
    await game.reply(LUC, to(letters, LUC), 'ACCEPTER', 'PHRASE one');
    const [changed] = await game.reply(LUC, to(letters, LUC), 'PHRASE two');
    expect(changed?.subject).toBe('[Savannah] Modifié\u00a0: Alliés');
    const [salt = '', mark = ''] = hex(changed);
    expect(mark).toBe(phraseHash(salt, 'two'));
    await game.reply(ANNA, to(letters, ANNA), 'ACCEPT');
    expect((await chronicleOf(game)).rounds).toEqual([['', mark]]);
    const rows = await store.db.selectFrom('entries').select('content').where('game', '=', game.id).execute();
    expect(rows.some(({ content }) => /"two"|anna@|luc@/i.test(content))).toBe(false);
  });

  test('what is noted without ACCEPT takes no seat; a language or zone that is not known is told', async () => {
    const { game, letters } = await invited();
    const [told] = await game.reply(
      ANNA,
      to(letters, ANNA),
      'LANGUAGE kl',
      'TIMEZONE Europe/Nowhere',
      'Accept my thanks',
    );
    expect(told?.subject).toContain('not accepted yet');
    for (const part of [
      'do not come in “kl”: they come in English and French',
      'Europe/Nowhere is no time zone',
      'Accept my thanks',
      'reply ACCEPT',
    ])
      expect(told?.text.replaceAll(/\s+/g, ' ')).toContain(part);
    expect((await seatsOf(store.db, game.id)).map(({ person }) => person)).toEqual([null, null]);
  });

  test('only whom it was sent to can answer it, and quoted words of it are no answer', async () => {
    const { game, letters } = await invited();
    await game.reply('mallory@red.test', to(letters, ANNA), 'ACCEPT');
    await game.reply(ANNA, to(letters, ANNA), 'What is this?', '', '> ACCEPT', '> DECLINE');
    expect((await seatsOf(store.db, game.id)).map(({ person }) => person)).toEqual([null, null]);
  });

  test('DECLINE frees the seat, the umpire is told and invites another; his token opens nothing for the first', async () => {
    const { game, letters } = await invited();
    await game.reply(LUC, to(letters, LUC), 'ACCEPTER');
    const gone = await game.reply(ANNA, to(letters, ANNA), 'DECLINE');
    expect(to(gone, ANNA)?.subject).toContain('You do not play British');
    expect(to(gone, JO)?.subject).toContain('British: declined');
    expect(await stands(game)).toBe('inviting');
    await invite(game.house, game.id, player('british', 'carl@red.test'), { message: null, days: 3 });
    const again = await game.settle();
    const [refused] = await game.reply(ANNA, to(letters, ANNA), 'ACCEPT');
    expect(refused?.text).toContain('This invitation has ended');
    await game.reply('carl@red.test', to(again, 'carl@red.test'), 'ACCEPT');
    expect(await stands(game)).toBe('running');
  });

  test('reminds once, halfway, and ends; the umpire begins without, and the seat is played by doctrine', async () => {
    const { game, letters } = await invited();
    await game.reply(LUC, to(letters, LUC), 'ACCEPTER', 'PHRASE x');
    const half = await game.daysPass(5);
    expect(half.map(({ to: whom, subject }) => [whom, subject])).toEqual([[ANNA, '[Savannah] Still invited: British']]);
    expect(await game.daysPass(1)).toEqual([]);
    const ended = await game.daysPass(3);
    expect(ended.map(({ to: whom }) => whom)).toEqual([JO]);
    expect(ended[0]?.subject).toContain('British: no answer');
    await startGame(game.house, game.id, 'we have waited');
    const begun = await game.settle();
    expect(begun.filter(({ kind }) => kind === 'start').map(({ to: whom }) => whom)).toEqual([LUC]);
    expect(await stands(game)).toBe('running');
  });
});
