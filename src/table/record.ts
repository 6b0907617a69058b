/** A game's record as the table reads it: the journal folded into turns with their inputs by address. */

import { BooksInForce, type RoleBook } from '../engine/books.ts';
import type { Address, AnyGame, Json, Level, Role } from '../engine/contract.ts';
import { beaconRandomness, type EpochFrom, type MixOf, mixSeed, sealOf } from '../engine/dice.ts';
import { RecordBroken } from '../engine/errors.ts';
import type { Answer, BeaconRound, BeaconSaid, Content, Entry, SeatOfRecord } from '../engine/journal.ts';
import type { Inputs, Ruling } from '../engine/run.ts';
import type { TableAct, TableActs } from '../engine/table-acts.ts';
import { jointBooks, rolesOf } from './joint.ts';
import { type ServedBook, splitBook } from './split-book.ts';

/** What a game is made from: its id, the scenario it was created with, and the journal. */
export interface GameRecord {
  id: string;
  game: AnyGame;
  entries: readonly Entry[];
  /** Seats that people hold; the computer plays the others. */
  held?: ReadonlySet<string>;
  /** The round of the public beacon that seals name which are fixed now; none where the house asks no beacon. */
  beacon?: BeaconRound | null;
}

/** When calls pause for mail (architecture §2). */
export const TEMPOS = ['express', 'classic', 'full', 'together'] as const;
export type Tempo = (typeof TEMPOS)[number];

type Body<K extends Content['kind']> = Extract<Content, { kind: K }>;

/** The books fixed at one place, and the calls they answer; every call that comes where those are not named. */
export type Lock = Pick<Body<'lock'>, 'books' | 'serves'>;

/** One turn as the effective entries tell it. */
export interface TurnRecord {
  ordinal: number;
  /** Keys in force from the turn's opening, then from each checkpoint a rewind with new orders went back to. */
  epochs: EpochFrom[];
  locks: Map<Address, Lock>;
  /** Where books and choices were fixed before a correction: play need not come there again. */
  carried: ReadonlySet<Address>;
  /** Journal position of the first lock, which lets the keys open. */
  lock: Entry | null;
  answers: Map<Address, Answer>;
  /** Answers of a withdrawn run, offered again by a correction. */
  offers: Map<Address, Answer>;
  rulings: Map<Address, Ruling[]>;
  pauses: Map<Address, string>;
  /** Checkpoint from which calls are asked again (rewind with new orders). */
  reopened: Address | null;
  close: Body<'close'> | null;
}

/** A seeding round: seals come in until they are fixed; then the marks behind them, all at once. */
export interface Seeding {
  /** Seals that came in so far, by seat. */
  seals: Readonly<Record<string, string>>;
  /** Marks the journal knows already: of phrases noted before there were seals. */
  marks: Readonly<Record<string, string>>;
  /** No other seal is taken. */
  fixed: boolean;
  /** The round of the public beacon that is mixed in with the marks, and what came of it, or why nothing did. */
  named: BeaconRound | null;
  came: BeaconSaid | null;
  /** Nobody was asked before the game began: phrases may be sent until its first turn closes. */
  unasked: boolean;
}

const NO_SEALS: Seeding = { seals: {}, marks: {}, fixed: false, named: null, came: null, unasked: true };

/** Whether nothing was sent in a round that is left open for whoever likes. */
export const isIdle = ({ unasked, fixed, seals }: Seeding): boolean =>
  unasked && !fixed && Object.values(seals).every((seal) => seal === '');

/** The round of the beacon that the marks still wait for. */
export const awaitedRound = (seeding: Seeding | null): BeaconRound | null =>
  seeding === null || seeding.came !== null ? null : seeding.named;

/** The whole journal, folded. */
export interface Chronicle {
  genesis: Body<'genesis'>;
  seats: readonly SeatOfRecord[];
  tempo: Tempo;
  /** Tempo of the turns after the one in play: the umpire's changes wait for its close. */
  tempoNext: Tempo;
  /** Marks of the phrases in seat order, by seeding round; none until the seeds are mixed. */
  rounds: readonly (readonly string[])[];
  /** What each of them has of the public beacon; null where none was named. */
  beacons: readonly (BeaconSaid | null)[];
  /** The seeding round that is open, the first until the game begins. Null: none is. */
  seeding: Seeding | null;
  genesisHash: string;
  commitments: ReadonlyMap<string, string>;
  /** The seeding round each commitment was made in, named as in `commitments`: its keys come from that round's mix. */
  committedIn: ReadonlyMap<string, number>;
  /** Turns and epochs, named as in `commitments`, whose keys lie open. */
  opened: ReadonlySet<string>;
  turns: readonly TurnRecord[];
  withdrawals: readonly Body<'rewind'>[];
  /** Revision of the rules in force: that of the genesis, or of the last upgrade or rebase. */
  revision: number;
  /** Other rules hold since the close of this turn, from the state it carries; what came before they cannot replay. */
  rebase: Body<'rebase'> | null;
  over: boolean;
  /** Why the game does not count, in its umpire's words; null where it does. */
  annulled: string | null;
  head: string;
}

export const commitmentName = (turn: number, epoch: number): string => `${turn}/${epoch}`;

/** Folds the journal; RecordBroken where entries do not make a game. */
export function fold(entries: readonly Entry[]): Chronicle {
  const [first] = entries;
  if (first?.content.kind !== 'genesis') throw new RecordBroken('no-genesis', { entries: entries.length });
  const folding = begun(first.content, first.hash);
  for (const entry of entries) take(folding, entry);
  return { ...folding, turns: [...folding.turns.values()] };
}

/** The chronicle as far as it has been read. */
interface Folding extends Omit<Chronicle, 'turns'> {
  turns: Map<number, TurnRecord>;
  rounds: (readonly string[])[];
  beacons: (BeaconSaid | null)[];
  commitments: Map<string, string>;
  committedIn: Map<string, number>;
  opened: Set<string>;
  withdrawals: Body<'rewind'>[];
}

function begun(genesis: Body<'genesis'>, hash: string): Folding {
  const tempo = genesis.tempo as Tempo;
  return {
    genesis,
    seats: genesis.seats,
    tempo,
    tempoNext: tempo,
    rounds: [],
    beacons: [],
    seeding: NO_SEALS,
    genesisHash: hash,
    commitments: new Map(),
    committedIn: new Map(),
    opened: new Set(),
    turns: new Map(),
    withdrawals: [],
    revision: genesis.revision,
    rebase: null,
    over: false,
    annulled: null,
    head: hash,
  };
}

/** What one entry changes. */
function take(folding: Folding, entry: Entry): void {
  const said = entry.content;
  const { turns, rounds } = folding;
  folding.head = entry.hash;
  switch (said.kind) {
    case 'seed-mix':
    case 'seed-seals':
    case 'seed-beacon':
      takeRound(folding, said);
      break;
    case 'key-commit':
      folding.commitments.set(commitmentName(said.turn, said.epoch), said.commitment);
      folding.committedIn.set(commitmentName(said.turn, said.epoch), rounds.length - 1);
      break;
    case 'key-open':
      folding.opened.add(commitmentName(said.turn, said.epoch));
      break;
    case 'lock': {
      const turn = turnOf(turns, said.turn, said.epoch);
      turn.lock ??= entry;
      for (const address of said.addresses) turn.locks.set(address, said);
      break;
    }
    case 'answers':
      for (const answer of said.answers) turnOf(turns, said.turn, said.epoch).answers.set(answer.address, answer);
      break;
    case 'pause':
      turnOf(turns, said.turn, said.epoch).pauses.set(said.needs[0] as Address, said.state);
      break;
    case 'ruling': {
      const { rulings } = turnOf(turns, said.turn, said.epoch);
      rulings.set(said.address, [...(rulings.get(said.address) ?? []), rulingOf(said)]);
      break;
    }
    case 'close':
      if (folding.seeding && isIdle(folding.seeding)) folding.seeding = null;
      turnOf(turns, said.turn, said.epoch).close = said;
      folding.over = said.over;
      folding.tempo = folding.tempoNext;
      break;
    case 'upgrade':
      folding.revision = said.revision;
      break;
    case 'rebase':
      folding.revision = said.revision;
      folding.rebase = said;
      break;
    case 'rewind':
      folding.withdrawals.push(said);
      folding.over = false;
      withdraw(turns, said);
      break;
    case 'table':
      takeAct(folding, said);
      break;
    default:
      break;
  }
}

/** The seals of a round, its beacon or its marks. A game that was begun unasked leaves a round open for whoever likes. */
function takeRound(folding: Folding, said: Body<'seed-seals' | 'seed-beacon' | 'seed-mix'>): void {
  const { seeding, seats, rounds, beacons } = folding;
  if (said.kind === 'seed-seals') {
    folding.seeding = { ...(seeding ?? NO_SEALS), seals: said.seals, fixed: true, named: said.beacon ?? null };
    return;
  }
  if (said.kind === 'seed-beacon') {
    folding.seeding = seeding && { ...seeding, came: said };
    return;
  }
  beacons.push(seeding?.came ?? null);
  rounds.push(seats.map((seat) => said.phrases[seat.id] ?? ''));
  folding.seeding = rounds.length === 1 && seeding && isIdle(seeding) ? NO_SEALS : null;
}

/** Acts at the table that change how play goes on. */
function takeAct(folding: Folding, said: TableAct): void {
  switch (said.act) {
    case 'seeding':
    case 'invite':
      // An open round keeps what it has.
      if (said.act === 'seeding' || folding.seeding)
        folding.seeding = { ...(folding.seeding ?? NO_SEALS), unasked: false };
      break;
    case 'phrase':
      if (folding.seeding && !folding.seeding.fixed) folding.seeding = sealed(folding.seeding, said.facts);
      break;
    case 'decline':
      if (folding.seeding && !folding.seeding.fixed)
        folding.seeding = sealed(folding.seeding, { seat: said.facts.seat, seal: '' });
      break;
    case 'tempo':
      folding.tempoNext = said.facts.tempo as Tempo;
      break;
    case 'level':
      folding.seats = folding.seats.map((seat) => levelled(seat, said.facts));
      break;
    case 'end':
      folding.over = true;
      break;
    case 'annul':
      folding.over = true;
      folding.annulled = said.facts.reason;
      break;
    default:
      break;
  }
}

function sealed(seeding: Seeding, said: TableActs['phrase']): Seeding {
  const [mark, seal] = 'seal' in said ? ['', said.seal] : [said.mark, sealOf(said.mark)];
  const { seat } = said;
  return { ...seeding, seals: { ...seeding.seals, [seat]: seal }, marks: { ...seeding.marks, [seat]: mark } };
}

function levelled(seat: SeatOfRecord, said: { seat: string; level: Level }): SeatOfRecord {
  return seat.id === said.seat ? { ...seat, level: said.level } : seat;
}

function rulingOf(said: Body<'ruling'>): Ruling {
  const { reason, by } = said;
  return said.die === undefined
    ? { edit: said.edit as string, arg: said.arg as Json, reason, by }
    : { die: said.die, reason, by };
}

function turnOf(turns: Map<number, TurnRecord>, ordinal: number, epoch: number): TurnRecord {
  let turn = turns.get(ordinal);
  if (!turn) {
    turn = freshTurn(ordinal, [{ from: null, epoch }]);
    turns.set(ordinal, turn);
  }
  return turn;
}

/** A turn nothing has entered yet. */
export function freshTurn(ordinal: number, epochs: readonly EpochFrom[]): TurnRecord {
  return {
    ordinal,
    epochs: [...epochs],
    lock: null,
    locks: new Map(),
    carried: new Set(),
    answers: new Map(),
    offers: new Map(),
    rulings: new Map(),
    pauses: new Map(),
    reopened: null,
    close: null,
  };
}

/**
 * A rewind supersedes what followed its checkpoint. Same orders: books stay and answers are offered again. New orders:
 * only what was given before the checkpoint stays, calls open again after it, and new keys hold from there.
 */
function withdraw(turns: Map<number, TurnRecord>, rewind: Body<'rewind'>): void {
  for (const turn of [...turns.values()]) {
    if (turn.ordinal < rewind.to.turn) continue;
    if (rewind.dice === 'kept') {
      const [carried, offers] = [new Set(turn.locks.keys()), new Map(turn.answers)];
      Object.assign(turn, { close: null, carried, pauses: new Map(), offers, answers: new Map() });
      continue;
    }
    turns.delete(turn.ordinal);
    if (turn.ordinal === rewind.to.turn) turns.set(turn.ordinal, takenUpAgain(turn, rewind));
  }
}

/** A turn taken up again with new orders: what was given before the checkpoint, under its keys. */
function takenUpAgain(turn: TurnRecord, { to, epoch, kept: addresses }: Body<'rewind'>): TurnRecord {
  if (to.checkpoint === null) return freshTurn(turn.ordinal, [{ from: null, epoch }]);
  const again = freshTurn(turn.ordinal, [...turn.epochs, { from: to.checkpoint, epoch }]);
  const kept = new Set(addresses);
  again.lock = turn.lock;
  again.reopened = to.checkpoint;
  for (const [address, lock] of turn.locks) if (kept.has(address)) again.locks.set(address, lock);
  for (const [address, answer] of turn.answers) if (kept.has(address)) again.answers.set(address, answer);
  for (const [address, rulings] of turn.rulings) if (kept.has(address)) again.rulings.set(address, rulings);
  return again;
}

/** The inputs of a turn for the kernel: books by role, answers, rulings, and the hashes at its pauses. */
export function inputsOf(game: AnyGame, turn: TurnRecord, seats: readonly SeatOfRecord[]): Inputs {
  const locks = new Map<Address, Readonly<Record<Role, RoleBook>>>();
  for (const [address, lock] of turn.locks) locks.set(address, booksByRole(game, lock, seats));
  const answers = new Map<Address, Json>();
  for (const [address, answer] of turn.answers) answers.set(address, answer.answer);
  const { carried, rulings, pauses, reopened } = turn;
  return { locks, carried, answers, rulings, pauses, reopened };
}

/** A lock's books by role; of books that serve certain calls, only what is for those. */
function booksByRole(game: AnyGame, { books, serves }: Lock, seats: readonly SeatOfRecord[]): Record<Role, RoleBook> {
  const byRoles = (some: readonly ServedBook[]) => ({ ...byRole(game, some, seats), ...jointBooks(game, some, seats) });
  if (serves === undefined) return byRoles(books);
  const served = byRoles(
    books.map((book) => {
      const { now, later } = splitBook(game, serves, book.orders ?? []);
      return { ...book, orders: book.orders && now, ahead: later };
    }),
  );
  return Object.fromEntries(Object.entries(served).map(([role, book]) => [role, { ...book, serves }]));
}

/** The books a turn was given so far. */
export function booksInForce(game: AnyGame, turn: TurnRecord, seats: readonly SeatOfRecord[]): BooksInForce {
  const books = new BooksInForce();
  for (const locked of inputsOf(game, turn, seats).locks.values()) books.take(locked);
  return books;
}

/** Books by role; a role held by several seats is answered by the first the scenario names that sent one. */
function byRole(game: AnyGame, books: readonly ServedBook[], seats: readonly SeatOfRecord[]): Record<Role, RoleBook> {
  const roles: Record<Role, RoleBook> = {};
  for (const seat of seats) {
    const book = books.find((locked) => locked.seat === seat.id);
    if (!book) continue;
    for (const role of rolesOf(game, seat)) {
      const before = roles[role];
      if (!before || (before.orders === null && book.orders !== null))
        roles[role] = { orders: book.orders, standing: book.standing, ...(book.ahead && { ahead: book.ahead }) };
    }
  }
  return roles;
}

/** The epoch whose keys the turn's next die falls under. */
export const epochOf = (turn: TurnRecord): number => (turn.epochs.at(-1) as EpochFrom).epoch;

/** R of the dice protocol for this record, one after each seeding round; each has the one before in it. */
function mixesOf({ genesis: { game }, genesisHash, rounds, beacons }: Chronicle, seed: string): readonly string[] {
  if (rounds.length === 0) throw new RecordBroken('seeds-not-mixed', { game });
  const mixes: string[] = [];
  rounds.forEach((phrases, n) => {
    const mixed = [...phrases, ...beaconRandomness(beacons[n]?.signature ?? '')];
    mixes.push(mixSeed(seed, game, genesisHash, mixes.at(-1) ?? '', mixed));
  });
  return mixes;
}

/** R as it is now: what the keys still to be committed to come from. */
export const newestMix = (chronicle: Chronicle, seed: string): string => mixesOf(chronicle, seed).at(-1) as string;

/** R by turn and epoch: that of the round in which their keys were committed to, the newest where they are not yet. */
export function mixOf(chronicle: Chronicle, seed: string): MixOf {
  const mixes = mixesOf(chronicle, seed);
  return (turn, epoch) => {
    const round = chronicle.committedIn.get(commitmentName(turn, epoch)) ?? mixes.length - 1;
    return mixes[round] as string;
  };
}

/** H("fieldpost seed" ‖ S), as the record promised it before anybody could send a phrase. */
export function seedCommitted({ id, entries }: Pick<GameRecord, 'id' | 'entries'>): string {
  const said = entries.find(({ content }) => content.kind === 'seed-commit')?.content;
  if (said?.kind !== 'seed-commit') throw new RecordBroken('no-seed-commit', { game: id });
  return said.commitment;
}
