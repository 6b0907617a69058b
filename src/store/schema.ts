/** The tables as the repositories see them, and what a transaction is. Names follow the rows of `migrations/`. */
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Language } from '../engine/contract.ts';

/** The database, for reading outside transactions and for opening them. */
export type Db = Kysely<Tables>;
/** What every repository takes first: inside one transaction, or `Db` where a single reading statement is enough. */
export type Tx = Transaction<Tables>;
export type Reader = Db | Tx;
/** For one writing statement, which is a transaction by itself. */
export type Statement = Db | Tx;

/** A database at work. */
export interface Store {
  db: Db;
  kind: 'embedded' | 'server';
  close(): Promise<void>;
}

/** Canonical JSON (RFC 8785) as text. */
export type CanonicalText = string;

export type GameStatus = 'inviting' | 'seeding' | 'running' | 'paused' | 'over' | 'halted';
export type TurnStatus = 'open' | 'locked' | 'resolved' | 'held' | 'released' | 'withdrawn';
export type LetterStatus = 'owed' | 'rendered' | 'sending' | 'sent' | 'failed' | 'held';
/** Letters of the game's course, which its record tells; answers to mails, which carry what they say; reminders; his own to the umpire; those about a sender, some with a code. */
export type LetterKind =
  | 'start'
  | 'report'
  | 'call'
  | 'notice'
  | 'ack'
  | 'answer'
  | 'reminder'
  | 'umpire'
  | 'take-over'
  | 'sender';
/** Text, HTML with its maps and a PDF; no PDF; text alone. */
export type LetterFormat = 'full' | 'html' | 'text';
export type InvitationStatus = 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn';
/** Words of a seat that count only once they are confirmed. */
export type Weighty = 'resign' | 'surrender' | 'offer-draw';
export type Outcome = 'booked' | 'answered' | 'refused' | 'held' | 'put-aside';
/** What a code of a seat opens: a held mail, the open call, a change of address. */
export type Serves = 'held' | 'call' | 'address';

export interface Tables {
  blobs: { hash: string; bytes: Uint8Array };
  people: { id: string; name: string | null; address: string | null; erasedAt: Date | null };
  games: {
    id: string;
    label: string;
    ruleset: string;
    revision: number;
    scenario: string;
    scenarioHash: string;
    status: GameStatus;
    tempo: string;
    zone: string;
    rhythm: CanonicalText;
    umpire: string | null;
    head: string;
    length: number;
    haltedBecause: string | null;
    /** Why it does not count; null where it does. */
    annulledBecause: string | null;
    options: CanonicalText;
    createdAt: Date;
  };
  entries: { game: string; seq: number; content: CanonicalText; hash: string };
  snapshots: { game: string; ordinal: number; head: string; bytes: CanonicalText };
  turns: {
    game: string;
    ordinal: number;
    epoch: number;
    printed: number;
    status: TurnStatus;
    openedAt: Date;
    closedAt: Date | null;
  };
  seats: {
    game: string;
    seat: string;
    position: number;
    token: string;
    person: string | null;
    language: Language;
    zone: string;
    paper: 'A4' | 'Letter';
    phrase: string | null;
  };
  secrets: { game: string; sealed: Uint8Array };
  sources: {
    name: string;
    uidValidity: number | null;
    lastUid: Generated<number>;
    readThrough: Date | null;
    failingSince: Date | null;
    trouble: string | null;
  };
  messages: {
    id: string;
    arrival: Generated<number>;
    source: string;
    uidValidity: number | null;
    uid: number | null;
    messageId: string;
    sender: string;
    sha256: string;
    envelope: CanonicalText;
    raw: Uint8Array | null;
    receivedAt: Date;
    notBefore: Generated<Date | null>;
    /** Has no outcome yet. */
    unread: Generated<boolean>;
  };
  readings: {
    message: string;
    game: string | null;
    seat: string | null;
    outcome: Outcome;
    facts: CanonicalText;
    readAt: Date;
  };
  books: {
    game: string;
    seat: string;
    version: number;
    call: string;
    orders: CanonicalText | null;
    standing: CanonicalText;
    numbered: number;
    replies: CanonicalText;
    ready: boolean;
    readyKept: boolean;
    message: string | null;
    mails: CanonicalText;
    receivedAt: Date | null;
  };
  deadlines: {
    game: string;
    ordinal: number;
    printed: number;
    call: string;
    needs: CanonicalText;
    wall: string;
    zone: string;
    dueAt: Date;
    openedAt: Date;
    readyAt: Date | null;
    lockedAt: Date | null;
    excusedUntil: Date | null;
    unmoved: CanonicalText | null;
    claimedBy: Generated<string | null>;
    claimedUntil: Generated<Date | null>;
  };
  umpires: { game: string; token: string; language: Language; zone: string };
  codes: { letter: string; game: string; hash: string; expiresAt: Date; usedBy: string | null };
  absences: { game: string; seat: string; first: string; last: string };
  missedTurns: { game: string; seat: string; ordinal: number; inRow: number; inAll: number };
  holds: { game: string; askedAt: Date; ordinal: number | null; heldAt: Date | null };
  calendars: { game: string; seat: string; wanted: Generated<boolean>; call: string | null; dueAt: Date | null };
  posts: {
    game: string;
    seat: string;
    format: Generated<LetterFormat>;
    mostBytes: number | null;
    reminders: Generated<boolean>;
    hard: Generated<number>;
    soft: Generated<number>;
    softAt: Date | null;
    unreachableAt: Date | null;
    readDebt: Date | null;
    answerDebt: Date | null;
    idleDebt: Date | null;
    lastWords: string | null;
  };
  bounces: { letter: string; kind: 'soft' | 'hard' | 'complaint'; message: string | null; at: Date };
  invitations: {
    game: string;
    seat: string;
    number: number;
    token: string;
    person: string;
    language: Language;
    zone: string;
    paper: 'A4' | 'Letter';
    message: string | null;
    status: InvitationStatus;
    invitedAt: Date;
    remindAt: Date | null;
    expiresAt: Date;
  };
  confirmations: { game: string; seat: string; what: Weighty; code: string; expiresAt: Date };
  surrenders: { game: string; seat: string; givenAt: Date };
  drawOffers: { game: string; seat: string; call: string; agreed: CanonicalText; offeredAt: Date };
  press: {
    message: string;
    number: number;
    game: string;
    fromSeat: string;
    toSeats: CanonicalText;
    text: string | null;
    anonymous: boolean;
    salt: string;
    writtenAt: Date;
  };
  codeSeats: { game: string; seat: string; since: Date };
  heldMails: {
    message: string;
    game: string;
    seat: string;
    reason: string;
    told: boolean;
    heldAt: Date;
    releasedAt: Date | null;
    releasedBy: string | null;
  };
  seatCodes: {
    letter: string;
    game: string;
    seat: string;
    serves: Serves;
    about: string;
    hash: string;
    expiresAt: Date;
    usedAt: Date | null;
  };
  wrongCodes: { message: string; game: string; seat: string; triedAt: Date };
  revokedTokens: { game: string; seat: string; hash: string; revokedAt: Date };
  outbox: {
    purpose: string;
    messageId: string;
    game: string | null;
    seat: string | null;
    kind: LetterKind;
    facts: CanonicalText;
    recipient: string | null;
    sender: string | null;
    bytes: Uint8Array | null;
    status: LetterStatus;
    attempts: Generated<number>;
    dueAt: Date;
    claimedBy: string | null;
    owedAt: Date;
    sentAt: Date | null;
    trouble: string | null;
    stalledAt: Date | null;
    /** What it was made with beside its facts, and SHA-256 of its bytes; null of a letter whose bytes cannot be made again. */
    made: CanonicalText | null;
    sha256: string | null;
  };
  marks: { name: string; at: Date };
  tries: { what: string; times: number; at: Date };
  accounts: {
    id: string;
    address: string | null;
    name: string | null;
    role: 'operator' | 'umpire';
    createdAt: Date;
    erasedAt: Date | null;
  };
  sessions: { hash: string; account: string; createdAt: Date; expiresAt: Date };
  signInLinks: { hash: string; account: string; createdAt: Date; expiresAt: Date; usedAt: Date | null };
}
