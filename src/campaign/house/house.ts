/** The house games are run in: what every use case needs from outside, and the one way to open a transaction. */
import type { KeyObject } from 'node:crypto';
import type { AnyGame, Ruleset } from '../../engine/contract.ts';
import { TryAgain } from '../../engine/errors.ts';
import type { SenderCheck } from '../../mail/proof/proof.ts';
import type { SigningKey } from '../../mail/sender/compose.ts';
import { isSystemTrouble } from '../../store/passing.ts';
import type { Db, Store, Tx } from '../../store/schema.ts';
import type { GameAtHand } from './loaded-game.ts';
import type { Log } from './log.ts';
import type { Print } from './written.ts';

/** Places where a test may end the process: between any two of them nothing is lost. */
export type FaultPoint =
  | 'T1 before'
  | 'T1 after'
  | 'T2 before'
  | 'T2 within'
  | 'T2 after'
  | 'T3 before'
  | 'T3 after'
  | 'T4 before'
  | 'T4 within'
  | 'T4 after'
  | 'T5 before'
  | 'T5 after'
  | 'T6 claimed'
  | 'T6 handed over'
  | 'T6 after';

/** What the house takes and gives by mail. */
export interface PostRules {
  /** Bytes of a letter; a seat may want them smaller. */
  mostBytes: number;
  /** Mails of one sender that are read in an hour; later ones wait. */
  mailsPerHour: number;
  /** Answers to one sender in a day: a robot that bears no marks must not be answered for ever. */
  answersPerDay: number;
  /** Refusals to strangers in an hour, in all and to one domain: whoever forges senders must not write to others through us. */
  refusalsPerHour: number;
  refusalsPerDomain: number;
  /** `https://play.example.org`, without a slash at its end; null while there is no web. */
  web: string | null;
  /** Signs what we send. */
  signing: SigningKey | null;
}

/** Days that something is kept whole; 0: for ever. */
export interface Keeps {
  /** Bytes of letters that can be made again, after they were sent. */
  letters: number;
  /** Mails of games that are over. */
  mails: number;
  /** Mails of strangers, and others of no game. */
  strangers: number;
  /** Sessions of those who run games. */
  sessions: number;
}

/** Relays of the public beacon whose rounds enter the dice; none: no beacon is asked. */
export interface Beacon {
  relays: readonly string[];
  /** Signatures that did not hold, since this process began. */
  refused: number;
}

/** How long what is waited for; all in seconds. */
export interface Patience {
  /** After a deadline, for mail still on its way through our own servers. */
  settle: number;
  /** After all seats are ready, for second thoughts. */
  ready: number;
  /** After an outage, for mail that other servers will try again. */
  outage: number;
}

/** How often a game's work failed in this process, and from when on it is tried again. */
export interface Failing {
  tries: number;
  last: Date;
  again: Date;
}

export interface House {
  store: Store;
  /** Now, by our clock. */
  clock: () => Date;
  /** Since when this process has been taking mail. */
  since: Date;
  /** Names this process among those on one database: its claims are its own after a restart. */
  worker: string;
  /** Fresh bytes nobody can guess. */
  random: (bytes: number) => Buffer;
  /** Seals seeds. */
  key: KeyObject;
  /** Domain of our addresses: `post.example.org`. */
  domain: string;
  /** The one mailbox of the house, `me` of `me@mail.example`; null where every address of the domain is its own. */
  mailbox: string | null;
  /** Mail sources that must have been read beyond a deadline before it closes. */
  sources: readonly string[];
  patience: Patience;
  /** How the senders of mails are checked. */
  senderCheck: SenderCheck;
  post: PostRules;
  keeps: Keeps;
  beacon: Beacon;
  /** Folder for the dumps of halted games. */
  dumps: string;
  rulesetOf: (id: string) => Ruleset;
  /** Games opened from their scenarios, by scenario hash. */
  games: Map<string, AnyGame>;
  /** Games as last loaded, by id: caches, told from stale ones by the head of the journal. */
  atHand: Map<string, GameAtHand>;
  /** Games whose work has failed of late, by id. */
  failing: Map<string, Failing>;
  log: Log;
  /** Prints reports beside this thread; where there is none, here. */
  print?: Print;
  /** The process before this one ended in the midst of its work: what is begun is noted, until all that waited has been tried. */
  wary?: boolean;
  /** Tests only: called at each fault point, may throw. */
  fault?: (point: FaultPoint) => void;
}

/** Runs one statement on its own: it is its own transaction. Throws TryAgain for troubles that pass. */
export async function once<T>(house: House, statement: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await statement(house.store.db);
  } catch (cause) {
    throw passing(cause);
  }
}

/**
 * Runs `work` in one transaction. Nothing but SQL through `tx` may be awaited in it: it may run on a connection that
 * everyone waits for. Throws TryAgain for troubles that pass.
 */
export async function transact<T>(house: House, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await house.store.db.transaction().execute(work);
  } catch (cause) {
    throw passing(cause);
  }
}

function passing(cause: unknown): unknown {
  return isSystemTrouble(cause)
    ? new TryAgain('database-busy', { code: (cause as { code: string }).code }, cause)
    : cause;
}
