/** How the open call might go with the orders that are in: several runs with practice dice, and the spread of their results. */

import { decode } from '../../engine/canonical.ts';
import type { Language, Rolled } from '../../engine/contract.ts';
import { DataBroken } from '../../engine/errors.ts';
import type { Closed, Paused } from '../../engine/run.ts';
import type { ReportModel } from '../../reports/index.ts';
import { newestBooks } from '../../store/books.ts';
import { deadlineOf } from '../../store/deadlines.ts';
import { gameOf } from '../../store/games.ts';
import { seatsOf } from '../../store/seats.ts';
import { examplesFor, fitted } from '../../table/examples.ts';
import { type Known, preview as practise } from '../../table/preview.ts';
import { fold, freshTurn, type GameRecord, type TurnRecord } from '../../table/record.ts';
import { pausedAt, type Standing } from '../../table/stage.ts';
import { callOf, reportOf } from '../../table/telling.ts';
import { attendanceNow } from '../clock/attendance.ts';
import type { House } from '../house/house.ts';
import { gameAtHand } from '../house/load-game.ts';
import { submittedTo } from '../turn/resolve-turn.ts';

/** Runs a preview may ask for. */
export const MOST_SAMPLES = 50;

/** One run with practice dice; none of it will happen so. */
export interface Sample {
  /** 1, 2, … : the same number rolls the same practice dice. */
  number: number;
  /** It closed the turn, ended the game, or waits for the next call. */
  ends: 'turn' | 'game' | 'call';
  /** The letter each seat would get, written when asked for: render it as any report. */
  reports: Readonly<Record<string, () => ReportModel>>;
  /** Dice it rolled beyond those that have fallen. */
  dice: readonly Rolled[];
  figures: Readonly<Record<string, number>>;
}

/** A figure of the game (`lost.french`, `morale.british`) over all samples. */
export interface Spread {
  name: string;
  now: number | null;
  least: number;
  median: number;
  most: number;
  /** In the order of the samples. */
  values: readonly number[];
}

export interface Preview {
  printed: number;
  call: string;
  sent: readonly string[];
  missing: readonly string[];
  samples: readonly Sample[];
  spread: readonly Spread[];
}

/** Writes nothing. Throws DataBroken where no call is open. */
export async function preview(house: House, id: string, { samples }: { samples: number }): Promise<Preview> {
  const { db } = house.store;
  if (!Number.isSafeInteger(samples) || samples < 1 || samples > MOST_SAMPLES)
    throw new DataBroken('samples-not-whole', { samples, most: MOST_SAMPLES });
  const deadline = await deadlineOf(db, id);
  const { row, record, stood } = await gameAtHand(house, await gameOf(db, id));
  if (!deadline || stood.waiting === null) throw new DataBroken('no-open-call', { game: id });
  const books = submittedTo(deadline, await newestBooks(db, id));
  const { sent, missing, away } = await attendanceNow(db, deadline, house.clock());
  const languages = new Map((await seatsOf(db, id)).map(({ seat, language }) => [seat, language]));
  const known: Known = { opening: stood.opening, ledger: stood.ledger };
  const runs = Array.from({ length: samples }, (_, n) => practise(record, known, books, String(n + 1)));
  const rolled = new Set(stood.ledger.map(({ address }) => address));
  const all = runs.map(
    (run, n): Sample => ({
      number: n + 1,
      ends: run.status === 'paused' ? 'call' : run.outcome === 'over' ? 'game' : 'turn',
      reports: Object.fromEntries(
        fold(record.entries).seats.map(({ id: seat }) => [
          seat,
          () => told(record, row.label, stood, run, seat, languages.get(seat) ?? 'en'),
        ]),
      ),
      dice: run.ledger.filter(({ address }) => !rolled.has(address)),
      figures: figuresOf(record, stood.opening, run),
    }),
  );
  const now = record.game.tally?.(decode(stood.opening), [{ state: stood.state, events: stood.events }]) ?? {};
  return {
    printed: deadline.printed,
    call: deadline.call,
    sent,
    missing: [...missing, ...away],
    samples: all,
    spread: spreadOf(all, now),
  };
}

type Run = Paused<unknown> | Closed<unknown>;

function figuresOf({ game }: GameRecord, opening: string, { state, events }: Run): Readonly<Record<string, number>> {
  return game.tally?.(decode(opening), [{ state, events }]) ?? {};
}

/** The letter of a sample to one seat. It says on its face that its dice are practice dice. */
function told(
  record: GameRecord,
  label: string,
  stood: Standing,
  run: Run,
  seat: string,
  language: Language,
): ReportModel {
  const reader = { seat, language, label, deadline: null, standing: [] };
  const { printed } = record.game.clock(decode(stood.opening));
  if (run.status === 'paused') {
    const now = { ...run, waiting: waitingThen(record, stood, run) };
    const letter = callOf(record, stood.opening, now, reader);
    return practised(fitted(examplesFor(record, { ...stood, ...now }, seat, language), letter), language);
  }
  return practised(
    reportOf(
      record,
      {
        ordinal: stood.ordinal,
        printed,
        opening: stood.opening,
        closing: run.bytes,
        events: run.events,
        toldAt: run.toldAt,
        ledger: run.ledger,
        answers: run.answers,
        settled: run.settled,
        opened: [],
        over: run.outcome === 'over',
      },
      null,
      reader,
    ),
    language,
  );
}

const practised = (model: ReportModel, language: Language): ReportModel => ({
  ...model,
  revision: PRACTICE[language],
});

const PRACTICE = {
  en: 'Practice dice: nothing of this has happened',
  fr: 'Dés d’exercice : rien de cela n’a eu lieu',
  es: 'Dados de prueba: nada de esto ha ocurrido',
};

function waitingThen(record: GameRecord, stood: Standing, run: Paused<unknown>) {
  const chronicle = fold(record.entries);
  const turn: TurnRecord =
    chronicle.turns.find(({ ordinal }) => ordinal === stood.ordinal) ??
    freshTurn(stood.ordinal, [{ from: null, epoch: 0 }]);
  return pausedAt(chronicle, record.game, turn, run);
}

function spreadOf(samples: readonly Sample[], now: Readonly<Record<string, number>>): Spread[] {
  const names = [...new Set(samples.flatMap(({ figures }) => Object.keys(figures)))];
  return names.map((name) => {
    const values = samples.map(({ figures }) => figures[name] ?? 0);
    const sorted = values.toSorted((a, b) => a - b);
    const at = (n: number) => sorted[n] as number;
    const median = at(Math.floor((sorted.length - 1) / 2));
    return { name, now: now[name] ?? null, least: at(0), median, most: at(sorted.length - 1), values };
  });
}
