/** A whole game played at the table, stage by stage, for what letters say wherever play waits. */
import type { Language, Order, SeatSheet } from '../../src/engine/contract.ts';
import type { Deadline, NoticeFacts, ReportModel } from '../../src/reports/index.ts';
import { type Advance, advance, type Books, type Letter } from '../../src/table/advance.ts';
import { questionOf } from '../../src/table/asking.ts';
import { begin, found } from '../../src/table/found.ts';
import type { GameRecord, Tempo } from '../../src/table/record.ts';
import type { TurnResult } from '../../src/table/replay.ts';
import { type Openings, type Standing, standing } from '../../src/table/stage.ts';
import { callOf, reportOf } from '../../src/table/telling.ts';
import { openDiced as openGame } from '../games/registry.ts';

export const SEED = '7b'.repeat(32);
const AT = '2026-11-22T20:00:00Z';
export const AROUND: Deadline = {
  local: {
    year: 2026,
    month: 9,
    day: 23,
    weekday: 3,
    hour: 20,
    minute: 0,
    zone: 'London',
    abbreviation: 'GMT',
    offset: 0,
  },
  game: null,
  hours: 49,
};

export interface Stage {
  record: GameRecord;
  stood: Standing;
  /** The turn that closed just before, if one did. */
  closed: TurnResult | null;
  /** Letters that left when play came here. */
  letters: readonly Letter[];
  /** Seats that owe something here. */
  due: readonly string[];
  /** `inForce`: the seat's standing orders. */
  report(seat: string, language: Language, inForce?: readonly Order[]): ReportModel | null;
  call(seat: string, language: Language): ReportModel;
  question(seat: string, language: Language): NoticeFacts['question'] | null;
}

/** A stage, and how many turns had closed before it. */
interface Played {
  readonly stage: Stage;
  readonly closed: number;
}

/** Games by doctrine with the usual dice, as far as any test of this process has had them played. */
const played = new Map<string, { readonly stages: Played[]; readonly rest: Generator<Played, undefined> }>();

/**
 * Plays `turns` turns with the books that `write` gives, doctrine else, and stops at each stage where mail is waited for;
 * with other dice where another `seed` is given.
 */
export function* stages(
  scenario: string,
  seats: number,
  tempo: Tempo,
  turns: number,
  write?: (stage: Stage) => Books,
  seed = SEED,
): Generator<Stage> {
  const game = [scenario, seats, tempo] as const;
  yield* within(turns, write || seed !== SEED ? play(...game, write, seed) : known(...game));
}

/** The same from a position that a test lays down, with nothing played before. */
export function* stagesFrom(
  scenario: string,
  state: unknown,
  tempo: Tempo,
  turns: number,
  write?: (stage: Stage) => Books,
  seed = SEED,
): Generator<Stage> {
  const { game, ...opened } = openGame(scenario);
  const laid = { ...opened, game: { ...game, setup: () => structuredClone(state) } };
  yield* within(turns, playing(laid, game.seats, tempo, write, seed));
}

function* within(turns: number, plays: Iterable<Played>): Generator<Stage> {
  for (const { stage, closed } of plays) {
    if (closed >= turns) return;
    yield stage;
  }
}

/** What one test has played is not played again for another. */
function* known(...game: readonly [scenario: string, seats: number, tempo: Tempo]): Generator<Played> {
  const key = game.join(' ');
  const all = played.get(key) ?? { stages: [], rest: play(...game) };
  played.set(key, all);
  for (let n = 0; ; n++) {
    const next = all.stages[n] ?? all.rest.next().value;
    if (!next) return;
    all.stages[n] = next;
    yield next;
  }
}

function play(scenario: string, seats: number, tempo: Tempo, write?: (stage: Stage) => Books, seed?: string) {
  const opened = openGame(scenario);
  const { game } = opened;
  const seating = (game.seatings ?? [game.seats]).find((one) => one.length === seats) as readonly SeatSheet[];
  return playing(opened, seating, tempo, write, seed);
}

function* playing(
  opened: ReturnType<typeof openGame>,
  seating: readonly SeatSheet[],
  tempo: Tempo,
  write: (stage: Stage) => Books = () => ({}),
  seed = SEED,
): Generator<Played, undefined> {
  const spec = {
    id: 'letters-1',
    ...opened,
    seats: seating.map(({ id, roles }) => ({ id, roles })),
    tempo,
    seed,
  };
  let on = advance(begin(found(spec, AT), seed, {}, AT).record, seed, null, AT);
  const openings = new Map<number, string>();
  for (let closed = 0; ; ) {
    for (const one of on.closed) openings.set(one.ordinal + 1, one.closing);
    closed += on.closed.length;
    if (on.over) return undefined;
    const stage = stageOf(on, seed, openings);
    yield { stage, closed };
    on = advance(on.record, seed, write(stage), AT, openings);
  }
}

function stageOf({ record, letters, closed: turns }: Advance, seed: string, openings: Openings): Stage {
  const closed = turns.at(-1) ?? null;
  const stood = standing(record, seed, openings);
  const { waiting } = stood;
  if (!waiting) throw new Error('nothing is waited for');
  const ahead = { ...stood, waiting };
  const reader = (seat: string, language: Language, inForce: readonly Order[] = []) => ({
    seat,
    language,
    label: 'Letters 1',
    deadline: AROUND,
    standing: inForce,
  });
  return {
    record,
    stood,
    closed,
    letters,
    due: [...new Set(waiting.needs.map((need) => need.seat))],
    report: (seat, language, inForce) => closed && reportOf(record, closed, ahead, reader(seat, language, inForce)),
    call: once((seat, language) => callOf(record, stood.opening, ahead, reader(seat, language))),
    question: (seat, language) => questionOf(record, stood, reader(seat, language)),
  };
}

/** A letter that several tests look at is written once. */
function once(write: Stage['call']): Stage['call'] {
  const written = new Map<string, ReportModel>();
  return (seat, language) => {
    const key = `${seat} ${language}`;
    const letter = written.get(key) ?? write(seat, language);
    written.set(key, letter);
    return letter;
  };
}
