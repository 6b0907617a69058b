/** Begins a game whose invitations are answered: the phrases are mixed in, and the start letters carry what follows from them. */
import { phraseHash, phraseSalt } from '../../engine/dice.ts';
import { DataBroken, TryAgain } from '../../engine/errors.ts';
import { Journal } from '../../engine/journal.ts';
import { letterWords } from '../../reports/index.ts';
import { appendEntries } from '../../store/entries.ts';
import { changeGame, idsOf, lockGame } from '../../store/games.ts';
import { invitationsOf, type SentInvitation } from '../../store/invitations.ts';
import { oweLetters } from '../../store/outbox.ts';
import { type SeatedRow, seatsOf } from '../../store/seats.ts';
import { begin } from '../../table/found.ts';
import { seatName } from '../../table/telling.ts';
import { type House, transact } from '../house/house.ts';
import { loadGame } from '../house/load-game.ts';
import { tellUmpire } from '../house/tell-umpire.ts';
import { whatever } from '../house/trouble.ts';
import { owed } from '../letters/owe-letters.ts';

/** Begins the game with the seats that are taken; who has not answered may still take over his seat. */
export function startGame(house: House, id: string, reason: string): Promise<void> {
  return start(house, id, 'umpire', reason);
}

/** Begins every game all of whose invited seats are taken; says how many. */
export async function startReady(house: House): Promise<number> {
  const { db } = house.store;
  let started = 0;
  for (const id of await idsOf(db, 'inviting')) {
    const invitations = await invitationsOf(db, id);
    if (invitations.length === 0 || seatsOut(invitations, await seatsOf(db, id)).length > 0) continue;
    await whatever(house, { game: id }, () => start(house, id, 'table', 'all have accepted'));
    started++;
  }
  return started;
}

/** Seats that somebody was invited to and nobody sits in. */
export function seatsOut(invitations: readonly SentInvitation[], seats: readonly SeatedRow[]): string[] {
  const invited = new Set(invitations.map(({ seat }) => seat));
  return seats.filter(({ seat, person }) => person === null && invited.has(seat)).map(({ seat }) => seat);
}

async function start(house: House, id: string, by: string, reason: string): Promise<void> {
  const { db } = house.store;
  const loaded = await loadGame(house, id);
  const { row, seed, record } = loaded;
  if (row.status !== 'inviting')
    throw new DataBroken('game-not-so', { game: id, status: row.status, allowed: ['inviting'] });
  const seats = await seatsOf(db, id);
  const at = house.clock();
  const journal = new Journal(id, seed, record.entries);
  journal.append(at.toISOString(), by, { kind: 'table', act: 'start', facts: { reason } });
  const marks = seats.map(({ seat, person, phrase }) => {
    const said = person === null ? '' : (phrase ?? '');
    return [seat, phraseHash(phraseSalt(seed, seat), said)] as const;
  });
  const begun = begin({ ...record, entries: journal.entries }, seed, Object.fromEntries(marks), at.toISOString());
  const seated = new Set(seats.filter(({ person }) => person !== null).map(({ seat }) => seat));
  const free = seatsOut(await invitationsOf(db, id), seats);
  await transact(house, async (tx) => {
    const now = await lockGame(tx, id);
    // Somebody accepted, or sent another phrase, since the seats were read.
    const same = (await seatsOf(tx, id)).every((seat, n) => seat.phrase === seats[n]?.phrase);
    if (now.status !== 'inviting' || now.head !== loaded.head || !same)
      throw new TryAgain('game-moved-on', { game: id });
    await appendEntries(tx, id, begun.record.entries.slice(record.entries.length));
    await changeGame(tx, id, { status: 'seeding' });
    const length = begun.record.entries.length;
    const letters = begun.letters.filter(({ seat }) => seated.has(seat));
    await oweLetters(
      tx,
      letters.map((letter) => owed(house, id, letter, { length })),
      at,
    );
    await tellUmpire(house, tx, id, {
      about: 'begun',
      say: (_words, _when, language) => {
        const ours = letterWords(language).joining.umpire;
        const names = free.map((seat) => seatName(record.game, seat, language)).join(', ');
        return {
          title: ours.begun.title,
          text: [ours.begun.text(free.length === 0 ? ours.noneFree : ours.free(names))],
        };
      },
    });
  });
  house.log.info({ game: id, by, reason }, 'game begun');
}
