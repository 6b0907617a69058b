/** Leaving a game by mail, and what goes on without: resign, take over, surrender, draw; what is forgotten of who was there. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportGame } from '../../src/campaign/archive/keep-archive.ts';
import { attendanceNow } from '../../src/campaign/clock/attendance.ts';
import { eraseSeat } from '../../src/campaign/joining/erase.ts';
import { replace } from '../../src/campaign/joining/invite.ts';
import { decode } from '../../src/engine/canonical.ts';
import { seedCommitment } from '../../src/engine/dice.ts';
import type { Entry } from '../../src/engine/journal.ts';
import { newestBooks } from '../../src/store/books.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { entriesOf } from '../../src/store/entries.ts';
import { gameOf } from '../../src/store/games.ts';
import type { Store } from '../../src/store/schema.ts';
import { seatsOf } from '../../src/store/seats.ts';
import { verify } from '../../src/table/verify.ts';
import { openGame } from '../games/registry.ts';
import { serverStore } from '../store/databases.ts';
import { type Letter, player, SavannahByMail } from './savannah-house.ts';
import { type PlayersServer, playersServer } from './toy-house.ts';

const ANNA = 'anna@red.test';
const LUC = 'luc@blue.test';
const DORA = 'dora@red.test';
const JO = 'jo@blue.test';
const SEED = '7d'.repeat(32);
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
async function begun(...seats: string[]): Promise<{ game: SavannahByMail; letters: Letter[] }> {
  const game = new SavannahByMail(store, server, `leaving-${++made}`);
  const addresses = [ANNA, LUC, 'carl@blue.test'];
  const players = seats.map((seat, n) => player(seat, addresses[n] as string, n === 1 ? 'fr' : 'en'));
  await game.create('savannah/assault', 'together', players, { format: 'full' });
  return { game, letters: await game.settle() };
}

const to = (letters: readonly Letter[], address: string, kind?: string) =>
  letters.find((letter) => letter.to === address && (kind === undefined || letter.kind === kind));
const codeLine = (letters: readonly Letter[], seat: string) =>
  /^(CONFIRM\w* \w+ \w+)$/m.exec(to(letters, seat, 'confirm')?.text ?? '')?.[1] ?? 'no code';
const stands = async ({ house, id }: SavannahByMail) => (await gameOf(house.store.db, id)).status;
const acts = async ({ house, id }: SavannahByMail) =>
  (await entriesOf(house.store.db, id)).flatMap(({ content }) => (content.kind === 'table' ? [content.act] : []));
const present = async ({ house, id }: SavannahByMail) => {
  const deadline = await deadlineOf(store.db, id);
  if (!deadline) throw new Error('no call is open');
  return attendanceNow(store.db, deadline, house.clock());
};
const sitting = async ({ id }: SavannahByMail) => (await seatsOf(store.db, id)).map(({ address }) => address);

async function verified({ house, id }: SavannahByMail) {
  const files = await exportGame(house, id);
  const lines = (files.get('journal.jsonl') ?? '').split('\n').filter((line) => line !== '');
  const numbered = (folder: string) =>
    new Map(
      [...files]
        .filter(([name]) => name.startsWith(`${folder}/`))
        .map(([name, text]) => [Number.parseInt(name.slice(folder.length + 1), 10), text]),
    );
  const archived = {
    scenario: files.get('scenario.json') ?? '',
    entries: lines.map((line) => decode<Entry>(line)),
    states: numbered('states'),
    events: numbered('events'),
    ledgers: numbered('ledger'),
  };
  return verify(archived, () => openGame('savannah/assault').game);
}

/** All that the house has on file, as text; a name anywhere in it is found. */
async function everything(): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(store.db);
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(store.db);
    for (const row of rows)
      for (const value of Object.values(row))
        texts.push(value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : JSON.stringify(value));
  }
  return texts.join('\n');
}

describe('RESIGN', () => {
  let game: SavannahByMail;
  let open: Letter[];
  let asked: Letter[];
  let dorasCall: Letter | undefined;
  beforeAll(async () => {
    ({ game, letters: open } = await begun('british', 'allied'));
    asked = await game.mail('british', 'I had thought to resign one day.', '', 'RESIGN');
  });

  test('is asked back, and changes nothing until its code returns; a wrong code is told', async () => {
    expect(to(asked, ANNA, 'confirm')?.subject).toBe('[Savannah] Do you mean RESIGN?');
    const wrong = await game.mail('british', 'CONFIRM RESIGN 222222');
    expect(wrong[0]?.subject).toContain('Nothing was confirmed');
    const others = await game.mail('allied', codeLine(asked, ANNA));
    expect(others[0]?.subject).toContain('Rien n’a été confirmé');
    expect(await sitting(game)).toEqual([ANNA, LUC]);
  });

  test('frees the seat; the others are told by its name alone, and its old address is shut', async () => {
    await game.mail('british', 'STANDING RETREAT HQ');
    const done = await game.mail('british', codeLine(asked, ANNA));
    expect(to(done, ANNA)?.subject).toContain('You have left British');
    expect(to(done, ANNA)?.raw).not.toMatch(/\+british\./);
    expect(to(done, LUC)?.subject).toContain('Camp quitté\u00a0: Britanniques');
    expect(to(done, LUC)?.raw).not.toMatch(/anna@|bell/i);
    expect(to(done, JO)?.subject).toContain('British: resigned');
    expect(await sitting(game)).toEqual([null, LUC]);
    const late = await game.reply(ANNA, to(open, ANNA, 'call'), 'READY');
    expect(late.filter((letter) => letter.kind === 'ack')).toEqual([]);
  });

  test('a newcomer takes over with TAKE OVER: standing orders, help, the open letter; the game goes on', async () => {
    const news = player('british', DORA);
    await replace(game.house, game.id, news, { message: null, days: 5 });
    const [invitation] = await game.settle();
    expect(invitation?.text).toContain('TAKE OVER');
    expect(invitation?.text).not.toContain('PHRASE any');
    const taken = await game.reply(DORA, invitation, 'TAKE OVER', 'NAME Dora', 'PAPER letter');
    const letter = to(taken, DORA, 'take-over');
    expect(letter?.subject).toBe('[Savannah] You have taken over British');
    for (const part of [
      'RETREAT HQ',
      'WHAT YOU CAN ORDER',
      'MOVE fraser-1 TO 1404',
      'Your orders for turn 16 are due',
      'Dora',
      'Allies',
    ])
      expect(letter?.text).toContain(part);
    expect(to(taken, DORA, 'call')?.text).toContain('BEGIN');
    expect(to(taken, LUC)?.subject).toContain('Nouveau joueur\u00a0: Britanniques');
    expect(to(taken, JO)?.subject).toContain('British: taken over');
    dorasCall = to(taken, DORA, 'call');
    // The seat has a book now, and no orders in it: it is waited for until some come.
    expect((await present(game)).missing).toContain('british');
    const ack = await game.reply(DORA, dorasCall, 'HOLD maitland', 'READY');
    expect(to(ack, DORA, 'ack')?.text).toContain('HOLD maitland');
    expect((await present(game)).sent).toContain('british');
    await game.mail('allied', 'READY');
    const reports = await game.readyTimePasses();
    expect(
      reports
        .filter(({ kind }) => kind === 'report')
        .map((one) => one.to)
        .sort(),
    ).toEqual([DORA, LUC]);
    expect((await verified(game)).level).toBe('replay');
  });

  test('a later newcomer gets the last report with his letter, may begin with an empty book, and old letters stay old', async () => {
    await replace(game.house, game.id, player('british', 'emil@red.test'), { message: 'Please!', days: 5 });
    const [invitation] = await game.settle();
    expect(await sitting(game)).toEqual([DORA, LUC]);
    const taken = await game.reply('emil@red.test', invitation, 'Take over', 'New book');
    expect(to(taken, 'emil@red.test', 'take-over')?.raw).toMatch(/filename="?leaving-\d+-turn-17-orders-british\.pdf/);
    expect(to(taken, DORA)?.subject).toContain('British: in other hands');
    const from = (letter: Letter | undefined) => /^From: (.*)$/m.exec(letter?.raw ?? '')?.[1];
    expect(from(to(taken, 'emil@red.test', 'call'))).toBe(from(invitation));
    const before = (await newestBooks(store.db, game.id)).get('british');
    await game.reply(DORA, dorasCall, 'HOLD maitland');
    expect((await newestBooks(store.db, game.id)).get('british')).toEqual(before);
    expect((await newestBooks(store.db, game.id)).get('british')).toMatchObject({ orders: null, standing: [] });
    const again = await game.mail('british', 'RESEND');
    expect(again.map((letter) => letter.to)).toEqual(['emil@red.test']);
    expect(again[0]?.raw).not.toContain(DORA);
  });

  test('HISTORY lists the reports of the seat, HISTORY TURN brings one, the same bytes to the same reader', async () => {
    const list = await game.mail('allied', 'HISTORIQUE');
    expect(list[0]?.text).toMatch(/HISTORIQUE TOUR 16\s+rapporté/);
    const once = await game.mail('allied', 'HISTORY TURN 16');
    const twice = await game.mail('allied', 'RESEND TURN 16');
    const report = to(once, LUC, 'report');
    expect(report?.raw).toBe(to(twice, LUC, 'report')?.raw);
    expect(report?.subject).toContain('Alliés\u00a0: ');
    const none = await game.mail('allied', 'HISTORY TURN 3');
    expect(none.map(({ kind }) => kind)).toEqual(['history']);
    expect(none[0]?.text).toContain('Il n’y a pas de rapport du tour 3');
  });

  /** As a word: four letters stand somewhere in any long line of base64. */
  const isIn = (line: string, word: string): boolean => new RegExp(`(?<![\\w+/])${word}(?![\\w+/])`).test(line);

  test('erased, nobody finds a name, address, mail or message of the seat; the record still verifies', async () => {
    await game.mail('british', 'PRESS TO all', 'My secret plan is swordfish.', 'ENDPRESS');
    expect(await everything()).toContain('swordfish');
    await eraseSeat(game.house, game.id, 'british');
    await game.settle();
    const left = (await everything()).split('\n');
    for (const trace of ['anna@red', 'dora@red', 'emil@red', 'Dora', 'swordfish'])
      expect(left.filter((line) => isIn(line, trace)).map((line) => line.slice(0, 300))).toEqual([]);
    expect(left.some((line) => line.includes(LUC))).toBe(true);
    expect((await verified(game)).level).toBe('replay');
  });
});

describe('SURRENDER', () => {
  test('ends the game once confirmed: the rules say who has won, and the seed proves every die', async () => {
    const { game } = await begun('british', 'allied');
    await game.mail('british', 'READY');
    await game.mail('allied', 'READY');
    await game.readyTimePasses();
    const asked = await game.mail('allied', 'SURRENDER');
    expect(codeLine(asked, LUC)).toMatch(/^CONFIRMER CAPITULATION \w{6}$/);
    const over = await game.mail('allied', codeLine(asked, LUC));
    expect(await stands(game)).toBe('over');
    expect(to(over, ANNA, 'ended')?.text).toMatch(/surrender of Allies[\s\S]*Victory: British\./);
    expect(to(over, ANNA, 'ended')?.text).toContain(SEED);
    expect(over.map((letter) => letter.to).sort()).toEqual([ANNA, JO, LUC]);
    const { level, checked } = await verified(game);
    expect([level, (checked.seeds ?? 0) > 0]).toEqual(['replay', true]);
    expect(seedCommitment(SEED)).toHaveLength(64);
    const [refused] = await game.mail('british', 'STATUS');
    expect(refused?.text).toContain('The game is over');
  });

  test('of one who shares a side waits for the other; the enemy hears nothing', async () => {
    const { game } = await begun('british', 'french', 'american');
    const asked = await game.mail('french', 'CAPITULER');
    const first = await game.mail('french', codeLine(asked, LUC));
    expect(first.map((letter) => letter.to).sort()).toEqual(['carl@blue.test', LUC]);
    expect(await stands(game)).toBe('running');
    const second = await game.mail('american', 'SURRENDER');
    await game.mail('american', codeLine(second, 'carl@blue.test'));
    expect(await stands(game)).toBe('over');
  });
});

describe('OFFER DRAW', () => {
  test('goes to the other seats once confirmed; one who declines ends it, all who accept end the game', async () => {
    const { game } = await begun('british', 'allied');
    const offer = async () => game.mail('british', codeLine(await game.mail('british', 'OFFER DRAW'), ANNA));
    const offered = await offer();
    expect(to(offered, LUC)?.text).toMatch(/ACCEPTER NULLE\nREFUSER NULLE/);
    const declined = await game.mail('allied', 'REFUSER NULLE');
    expect(to(declined, ANNA)?.subject).toContain('The draw is declined by Allies');
    expect((await game.mail('allied', 'ACCEPT DRAW'))[0]?.subject).toContain('Aucune nulle');
    await offer();
    const over = await game.mail('allied', 'ACCEPT DRAW');
    expect(to(over, ANNA, 'ended')?.subject).toBe('[Savannah] The game is over: a draw');
    expect(await stands(game)).toBe('over');
    expect(await acts(game)).toEqual(['offer-draw', 'decline-draw', 'offer-draw', 'accept-draw', 'end']);
    expect((await verified(game)).level).toBe('replay');
  });
});
