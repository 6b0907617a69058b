/** What is done at the table beside play, by the umpire and by seats: what the entry of each act says. */

import type { Level } from './contract.ts';

type OfSeat = { seat: string };
type Because = { reason: string };

export type TableActs = {
  // Who sits in the game.
  invite: OfSeat;
  accept: OfSeat;
  decline: OfSeat;
  start: Because;
  replace: OfSeat;
  erase: OfSeat;

  /** `person`: a mark of the address that only the house can make again. */
  address: OfSeat & { person: string; reason?: string };
  token: OfSeat & Because;
  proof: OfSeat & Because & { codes: boolean };
  admit: OfSeat & Because & { mail: string };
  /** How well the computer plays it from now on while nobody sits there. */
  level: OfSeat & Because & { level: Level };
  reading: OfSeat & Because & { language: string; paper: string };
  /** His own letters. `renewed`: the address to write to is another. */
  umpire: Because & { renewed: boolean };

  // The clock, and how the game is run.
  process: Because;
  pause: Because;
  resume: Because;
  withhold: Because;
  approve: Because;
  extend: Because & { hours: number };
  tempo: Because & { tempo: string };
  option: Because & { setting: string };
  /** When orders fall due: days 1 Monday … 7 Sunday, at `time`, `least` hours after the call. */
  rhythm: Because & { days: readonly number[]; time: string; least: number; zone: string };
  /** The deadline moved for an absence. */
  move: { wall: string; zone: string };
  orders: OfSeat & Because & { mail: string };

  // Words, by their hashes alone.
  broadcast: { text: string };
  word: { mark: string };
  press: { hash: string };

  // Seeding rounds.
  seeding: Because;
  /** `mark` itself in journals from before seals. */
  phrase: OfSeat & ({ seal: string } | { mark: string });

  // The end.
  resign: OfSeat;
  surrender: OfSeat;
  'offer-draw': OfSeat;
  'accept-draw': OfSeat;
  'decline-draw': OfSeat;
  end: { because: string; seats: readonly string[]; result: string; winner: string | null; reason?: string };
  annul: Because;
};

/** An act as its entry holds it. */
export type TableAct = { [A in keyof TableActs]: { kind: 'table'; act: A; facts: TableActs[A] } }[keyof TableActs];
