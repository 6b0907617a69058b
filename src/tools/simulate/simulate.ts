/** Plays whole games by doctrine under practice dice, over several threads, and gathers how they ended. */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { openGame } from '../../campaign/house/open-game.ts';
import { encode } from '../../engine/canonical.ts';
import type { AnyGame, Json, Role } from '../../engine/contract.ts';
import { practiceDice } from '../../engine/dice.ts';
import { RulesBroken } from '../../engine/errors.ts';
import { conductAt, type Levels, levelsIn } from '../../engine/levels.ts';
import { type Closed, type Desk, NO_INPUTS, run } from '../../engine/run.ts';
import { playChecked } from './check-games.ts';

/** How one game ended. */
export interface Played {
  readonly game: number;
  readonly result: string;
  readonly winner: Role | null;
  /** How well it went for each role, by the game's own measure. */
  readonly margin: Readonly<Record<Role, number>>;
  /** Turn printed on the track at the end. */
  readonly turn: number;
  /** What the game itself counts: losses by army, morale, places taken. */
  readonly tally: Readonly<Record<string, number>>;
  /** Values as each printed turn closed: army morale. */
  readonly course: Readonly<Record<string, readonly { turn: number; value: number }[]>>;
}

export interface Simulation {
  readonly scenario: string;
  readonly seed: string;
  readonly games: readonly Played[];
}

interface Task {
  scenario: string;
  seed: string;
  from: number;
  count: number;
  levels: Levels;
  check: boolean;
}

export interface Simulating {
  onPlayed?(done: number): void;
  check?: boolean;
  /** How well the computer plays each seat, as `levelsIn` reads it. */
  levels?: readonly string[];
}

/**
 * Plays `games` games; the dice of game n come of the seed and n, so the number of threads changes nothing. With `check`
 * any orders are mixed in, and every turn must be legal and replay alike: RulesBroken else.
 */
export async function simulate(
  scenario: string,
  seed: string,
  games: number,
  { onPlayed = () => {}, check = false, levels: said = [] }: Simulating = {},
): Promise<Simulation> {
  const levels = levelsIn(openGame(scenario).game.seats, said);
  const threads = Math.max(1, Math.min(availableParallelism(), games));
  const share = Math.ceil(games / threads);
  let done = 0;
  const tasks: Promise<Played[]>[] = [];
  for (let from = 0; from < games; from += share) {
    const task: Task = { scenario, seed, from, count: Math.min(share, games - from), levels, check };
    tasks.push(inWorker(task, () => onPlayed(++done)));
  }
  return { scenario, seed, games: (await Promise.all(tasks)).flat() };
}

function inWorker(task: Task, onPlayed: () => void): Promise<Played[]> {
  return new Promise((resolve, reject) => {
    const played: Played[] = [];
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.on('message', (one: Played) => {
      played.push(one);
      onPlayed();
    });
    worker.on('error', reject);
    worker.on('exit', (code) =>
      code === 0 ? resolve(played) : reject(new Error(`a simulation thread ended with ${code}`)),
    );
  });
}

/** One whole game: every call and question answered by the doctrine. */
export function playByDoctrine(
  game: AnyGame,
  label: string,
  levels: Levels = {},
): { closed: Closed<unknown>[]; opening: unknown } {
  const desk = doctrineDesk(game, levels);
  const opening = game.setup();
  const closed: Closed<unknown>[] = [];
  let bytes = encode(opening);
  for (;;) {
    const turn = run(game, bytes, NO_INPUTS, practiceDice(`${label}/${closed.length + 1}`, game.roles), desk);
    if (turn.status === 'paused')
      throw new RulesBroken('doctrine-without-answer', { needs: turn.needs.map((need) => need.address) });
    closed.push(turn);
    if (turn.outcome === 'over') return { closed, opening };
    bytes = turn.bytes;
  }
}

/** Every seat played by the computer, each at its level. */
function doctrineDesk(game: AnyGame, levels: Levels): Desk<unknown> {
  const levelOf = new Map(game.seats.flatMap(({ id, roles }) => roles.map((role) => [role, levels[id]])));
  return (need, { standing }, sight) => {
    const conduct = conductAt(game, levelOf.get(need.role));
    const answer = need.type === 'call' ? conduct.orders(need, sight, standing) : conduct.answer(need, sight, standing);
    return { answer: answer as Json, from: 'doctrine' };
  };
}

/** The game of this number, played to its end. */
export function playedOf(
  game: AnyGame,
  number: number,
  label: string,
  { levels = {}, check = false }: Partial<Pick<Task, 'levels' | 'check'>> = {},
): Played {
  const { closed, opening } = check ? playChecked(game, label) : playByDoctrine(game, label, levels);
  const last = closed.at(-1) as Closed<unknown>;
  const { result = 'none', winner = null } = game.outcome(last.state) ?? {};
  return {
    game: number,
    result,
    winner,
    margin: Object.fromEntries(
      game.roles.map((role) => [role, game.margin?.(last.state, role) ?? Number(winner === role)]),
    ),
    turn: game.clock(last.state).printed,
    tally: game.tally?.(opening, closed) ?? {},
    course: game.course?.(opening, closed) ?? {},
  };
}

if (!isMainThread && parentPort && isTask(workerData)) {
  const { scenario, seed, from, count } = workerData;
  const { game } = openGame(scenario);
  for (let n = from; n < from + count; n++)
    parentPort.postMessage(playedOf(game, n + 1, `${seed}/${n + 1}`, workerData));
}

function isTask(data: unknown): data is Task {
  return typeof data === 'object' && data !== null && 'scenario' in data && 'count' in data;
}
