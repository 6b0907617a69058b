/** Creates a game: scenario, seats, seed, founding entries, and the start letters that carry the first commitments. */

import { encode } from '../../engine/canonical.ts';
import type { AnyGame, Json, Language, SeatSheet } from '../../engine/contract.ts';
import { DataBroken } from '../../engine/errors.ts';
import { Journal } from '../../engine/journal.ts';
import { levelsIn } from '../../engine/levels.ts';
import { inLanguage } from '../../engine/phrase.ts';
import { keepBlob } from '../../store/blobs.ts';
import { appendEntries } from '../../store/entries.ts';
import { addGame, findGame, gameOf } from '../../store/games.ts';
import { oweLetters } from '../../store/outbox.ts';
import { addPerson, addSeats } from '../../store/seats.ts';
import { keepSeed } from '../../store/secrets.ts';
import { keepUmpire } from '../../store/umpires.ts';
import { begin, found } from '../../table/found.ts';
import type { GameRecord, Tempo } from '../../table/record.ts';
import { type House, transact } from '../house/house.ts';
import { mustSpeak } from '../house/languages.ts';
import type { GameOptions } from '../house/options.ts';
import { tellUmpire } from '../house/tell-umpire.ts';
import { isZone, type Rhythm } from '../house/time.ts';
import { newToken } from '../house/token.ts';
import { owed } from '../letters/owe-letters.ts';
import { type Invited, type Inviting, sendInvitations } from './invite.ts';

export interface NewGame {
  /** `savannah-7` */
  id: string;
  /** `Savannah 7` */
  label: string;
  game: AnyGame;
  scenario: Json;
  tempo: Tempo;
  zone: string;
  rhythm: Rhythm;
  /** How many seats the game is divided into, where the scenario leaves a choice; by the seats that are named when not given. */
  seats?: number;
  /** A seat nobody is named for is played by doctrine. */
  players: readonly Invited[];
  /** How well it is played then; by seat or by role, as `levelsIn` reads it. */
  levels?: readonly string[];
  /** The players are asked first, and the game begins when all have accepted; without, they are seated as they are named. */
  invite?: Inviting;
  umpire: { name: string; address: string; language?: Language } | null;
  /** How it is run; as `optionsOf` has it where nothing is said. */
  options?: GameOptions;
  /** 32 bytes in hex; drawn by the system when not given. */
  seed?: string;
}

const SEED_BYTES = 32;

/** Founds the game; its first turn opens once the start letters have left. Throws DataBroken for a wrong request. */
export async function createGame(house: House, wanted: NewGame): Promise<void> {
  const seating = seatingFor(wanted);
  check(wanted, seating);
  const { id, game } = wanted;
  const at = house.clock();
  const seed = wanted.seed ?? house.random(SEED_BYTES).toString('hex');
  const { scenario, tempo } = wanted;
  const levels = levelsIn(seating, wanted.levels ?? []);
  const founded = found({ id, game, scenario, seats: seating, levels, tempo, seed }, at.toISOString());
  const { invite } = wanted;
  // Without invitations nobody has sent a phrase: the mail that starts the game asks for them.
  const begun = invite ? asked(founded, seed, wanted.players, at) : begin(founded, seed, {}, at.toISOString());
  const scenarioText = encode(wanted.scenario);
  await transact(house, async (tx) => {
    if (await findGame(tx, id)) throw new DataBroken('game-exists', { game: id });
    const scenarioHash = await keepBlob(tx, scenarioText);
    if (wanted.umpire) {
      const { name, address } = wanted.umpire;
      await addPerson(tx, { id: `${id}/umpire`, name, address });
    }
    await addGame(tx, {
      id,
      label: wanted.label,
      ruleset: game.ruleset,
      revision: game.revision,
      scenario: game.id,
      scenarioHash,
      status: invite ? 'inviting' : 'seeding',
      tempo: wanted.tempo,
      zone: wanted.zone,
      rhythm: encode(wanted.rhythm),
      umpire: wanted.umpire ? `${id}/umpire` : null,
      head: '',
      length: 0,
      haltedBecause: null,
      annulledBecause: null,
      options: encode(wanted.options ?? {}),
      createdAt: at,
    });
    if (wanted.umpire) {
      const token = newToken(house);
      await keepUmpire(tx, { game: id, token, language: wanted.umpire.language ?? 'en', zone: wanted.zone });
    }
    const seatedNow = invite ? [] : wanted.players;
    for (const { seat, name, address } of seatedNow) await addPerson(tx, { id: `${id}/${seat}`, name, address });
    await addSeats(
      tx,
      seating.map((seat, position) => seatRow(house, wanted, seatedNow, seat.id, position)),
    );
    await keepSeed(tx, house.key, id, seed);
    await appendEntries(tx, id, begun.record.entries);
    if (invite) await sendInvitations(house, tx, await gameOf(tx, id), begun.record, wanted.players, invite);
    const seated = new Set(seatedNow.map((player) => player.seat));
    const letters = begun.letters.filter((letter) => seated.has(letter.seat));
    await oweLetters(
      tx,
      letters.map((letter) => owed(house, id, letter, { length: begun.record.entries.length })),
      at,
    );
    const named = (language: Language) => seating.map((seat) => inLanguage(seat.name, language)).join(', ');
    await tellUmpire(house, tx, id, {
      about: 'start',
      say: (words, _when, language) => ({
        title: words.start.title(wanted.label),
        text: words.start.text(named(language)),
      }),
    });
  });
  house.log.info({ game: id, scenario: game.id }, 'game created');
}

/** The record with who was asked to play. */
function asked(founded: GameRecord, seed: string, players: readonly Invited[], at: Date) {
  const journal = new Journal(founded.id, seed, founded.entries);
  for (const { seat } of players)
    journal.append(at.toISOString(), 'umpire', { kind: 'table', act: 'invite', facts: { seat } });
  return { record: { ...founded, entries: journal.entries }, letters: [] };
}

function seatRow(house: House, { id, zone }: NewGame, players: readonly Invited[], seat: string, position: number) {
  const player = players.find((one) => one.seat === seat);
  return {
    game: id,
    seat,
    position,
    token: newToken(house),
    person: player ? `${id}/${seat}` : null,
    language: player?.language ?? ('en' as const),
    zone: player?.zone ?? zone,
    paper: player?.paper ?? ('A4' as const),
    phrase: null,
  };
}

/** The setting of seats asked for: of that number, or the first that has every seat somebody is named for. */
function seatingFor({ game, players, seats }: NewGame): readonly SeatSheet[] {
  const seatings = game.seatings ?? [game.seats];
  const asked = seatings.filter((seating) => seats === undefined || seating.length === seats);
  if (asked.length === 0)
    throw new DataBroken('no-such-seating', { seats: seats ?? null, known: seatings.map(({ length }) => length) });
  const fits = (seating: readonly SeatSheet[]) =>
    players.every((player) => seating.some((seat) => seat.id === player.seat));
  return asked.find(fits) ?? (asked[0] as readonly SeatSheet[]);
}

function check({ id, game, players, umpire, zone }: NewGame, seating: readonly SeatSheet[]): void {
  if (!/^[a-z][a-z0-9-]{0,60}$/.test(id)) throw new DataBroken('game-id-not-plain', { game: id });
  const known = seating.map((seat) => seat.id);
  for (const { seat } of players) if (!known.includes(seat)) throw new DataBroken('no-such-seat', { seat, known });
  if (new Set(players.map(({ seat }) => seat)).size < players.length)
    throw new DataBroken('seat-given-twice', { game: id });
  for (const name of [zone, ...players.map((player) => player.zone)])
    if (!isZone(name)) throw new DataBroken('no-such-zone', { zone: name });
  for (const { language = 'en' } of umpire ? [...players, umpire] : players) mustSpeak(game, language);
}
