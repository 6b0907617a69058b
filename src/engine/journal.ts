/** The journal: append-only, hash-chained entries, the only truth about a game (architecture §1, §9). */
import { encode } from './canonical.ts';
import type { Address, Json, Level, Order, Role, Skipped } from './contract.ts';
import { entrySalt, type Locked } from './dice.ts';
import { bytesOf, sha256, sha256Of } from './digest.ts';
import { RecordBroken } from './errors.ts';
import type { TableAct } from './table-acts.ts';

/** A seat's book as fixed by a lock; `orders` null when the seat sent none in time. */
export interface LockedBook {
  seat: string;
  roles: readonly Role[];
  orders: readonly Order[] | null;
  standing: readonly Order[];
  /** SHA-256 of the mails the book came from, and when the last was received by our clock. */
  mails: readonly string[];
  receivedAt: string | null;
}

/** Where an answer came from (architecture §2). */
export type Origin = 'reply' | 'condition' | 'order' | 'standing-condition' | 'standing' | 'doctrine' | 'kept';

export interface Answer {
  address: Address;
  role: Role;
  kind: string;
  answer: Json;
  from: Origin;
  /** Id and canonical text of the order that answered. */
  order?: { id: string; canonical: string };
  /** Orders before it that answered together with it, in the order given. */
  others?: readonly { id: string; canonical: string }[];
  /** Orders passed over on the way, and why. */
  skipped?: readonly Skipped[];
}

export interface SeatOfRecord {
  id: string;
  roles: readonly Role[];
  /** How the computer plays it while nobody sits there, where that is not `regular`. */
  level?: Level;
}

/** A round of a public beacon, by the hash of its chain. */
export interface BeaconRound {
  chain: string;
  round: number;
}

/** What kinds of entries say of a round; `signature` empty, with the reason, where it could not be had. */
export interface BeaconSaid extends BeaconRound {
  signature: string;
  reason?: 'unreachable' | 'wrong';
}

/** What each kind of entry says. */
export type EntryBody =
  | {
      kind: 'genesis';
      game: string;
      ruleset: string;
      revision: number;
      scenario: string;
      scenarioHash: string;
      roles: readonly Role[];
      seats: readonly SeatOfRecord[];
      tempo: string;
    }
  | { kind: 'seed-commit'; commitment: string }
  /** Seals of the phrases by seat, empty where it sent none: from here on the round takes no other. `beacon` is mixed in too. */
  | { kind: 'seed-seals'; seals: Readonly<Record<string, string>>; beacon?: BeaconRound }
  | ({ kind: 'seed-beacon' } & BeaconSaid)
  /** The marks behind the seals; empty too where the words of a seal never came. */
  | { kind: 'seed-mix'; phrases: Readonly<Record<string, string>> }
  | { kind: 'key-commit'; turn: number; epoch: number; commitment: string }
  | {
      kind: 'lock';
      turn: number;
      epoch: number;
      addresses: readonly Address[];
      books: readonly LockedBook[];
      /** Calls that the books answer; without, they answer every call of the turn that comes. */
      serves?: readonly string[];
    }
  | { kind: 'answers'; turn: number; epoch: number; answers: readonly Answer[] }
  | { kind: 'pause'; turn: number; epoch: number; needs: readonly Address[]; state: string }
  | { kind: 'close'; turn: number; epoch: number; state: string; events: string; ledger: string; over: boolean }
  | {
      kind: 'key-open';
      turn: number;
      epoch: number;
      keys: Readonly<Record<string, string>>;
      hashes: Readonly<Record<string, string>>;
    }
  | { kind: 'seed-open'; seed: string; mix: string }
  | {
      kind: 'ruling';
      turn: number;
      epoch: number;
      address: Address;
      edit?: string;
      arg?: Json;
      die?: number;
      reason: string;
    }
  | {
      kind: 'rewind';
      to: { turn: number; checkpoint: Address | null };
      dice: 'kept' | 'new';
      epoch: number;
      kept: readonly Address[];
      reason: string;
    }
  | { kind: 'upgrade'; revision: number }
  | { kind: 'rebase'; turn: number; state: string; revision: number; scenarioHash: string; reason: string }
  | TableAct;

/** One entry: who added what, when, and the salt that makes its hash unguessable. */
export type Content = { seq: number; at: string; by: string; salt: string } & EntryBody;

export interface Entry {
  content: Content;
  /** Chain hash after this entry, in hex. */
  hash: string;
}

/** Hash before the first entry. */
export const ORIGIN = '0'.repeat(64);

/** hash(n) = SHA-256(hash(n-1) ‖ SHA-256(content(n))). */
export function chain(previous: string, contentHash: string): string {
  return sha256Of(bytesOf(previous), bytesOf(contentHash));
}

/** A growing journal: entries so far and their head. */
export class Journal {
  readonly game: string;
  readonly #seed: string;
  readonly #entries: Entry[];
  readonly #from: number;

  /** Goes on from `entries`; `seed` gives the salts. */
  constructor(game: string, seed: string, entries: readonly Entry[]) {
    this.game = game;
    this.#seed = seed;
    this.#entries = [...entries];
    this.#from = entries.length;
  }

  get head(): string {
    return this.#entries.at(-1)?.hash ?? ORIGIN;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Entries appended since this journal was made. */
  get added(): readonly Entry[] {
    return this.#entries.slice(this.#from);
  }

  append(at: string, by: string, body: EntryBody): Entry {
    const seq = this.#entries.length;
    const content = { seq, at, by, salt: entrySalt(this.#seed, this.game, seq), ...body } as Content;
    const entry = { content, hash: chain(this.head, sha256(encode(content))) };
    this.#entries.push(entry);
    return entry;
  }
}

/** Checks sequence numbers and chain; the first entry that is not what its hash says is RecordBroken. */
export function checkChain(entries: readonly Entry[]): void {
  let previous = ORIGIN;
  entries.forEach((entry, seq) => {
    const hash = chain(previous, sha256(encode(entry.content)));
    if (entry.content.seq !== seq || hash !== entry.hash)
      throw new RecordBroken('chain-broken', { seq, expected: hash, found: entry.hash });
    previous = hash;
  });
}

/** The proof for a lock entry that the journal ending in `entries` really holds. */
export function lockedBy(entries: readonly Entry[], lock: Entry): Locked {
  if (lock.content.kind !== 'lock' || entries[lock.content.seq]?.hash !== lock.hash) {
    throw new RecordBroken('no-such-lock', { seq: lock.content.seq, kind: lock.content.kind });
  }
  return { turn: lock.content.turn, epoch: lock.content.epoch } as Locked;
}
