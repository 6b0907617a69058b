/** Random and doctrine play of any registered game, for the contract suite. */
import { decode, encode } from '../../src/engine/canonical.ts';
import type { AnyGame, Json, Need, Pick, Question } from '../../src/engine/contract.ts';
import { practiceDice } from '../../src/engine/dice.ts';
import {
  type Closed,
  type Desk,
  type Inputs,
  NO_INPUTS,
  type Paused,
  type RunOptions,
  run,
} from '../../src/engine/run.ts';
import { witnessFor } from '../../src/table/desk.ts';
import { openGame, scenarios } from '../games/registry.ts';

/** Every scenario of every registered ruleset that can be opened. */
export function games(): { name: string; game: AnyGame; scenario: Json }[] {
  return scenarios().map((id) => ({ name: id, ...openGame(id) }));
}

/** A small seeded generator: tests need chance that can be told again. */
export function chance(seed: number): Pick {
  let state = (seed * 2654435761 + 1) >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
}

export const doctrineDesk =
  (game: AnyGame): Desk<unknown> =>
  (need, book, sight) => ({
    answer:
      need.type === 'call'
        ? (game.orders(need, sight, book.standing) as unknown as Json)
        : game.answer(need, sight, book.standing),
    from: 'doctrine',
  });

/** Doctrine's orders, but any legal answer to most questions; in every other game to few, so that it is played long. */
export function wildDesk(game: AnyGame, pick: Pick): Desk<unknown> {
  const doctrine = doctrineDesk(game);
  const isWild = pick(2) === 0;
  return (need, book, sight) => {
    if (need.type === 'call' || pick(8) === 0 || (!isWild && pick(8) !== 0)) return doctrine(need, book, sight);
    return { answer: anyAnswer(need, pick), from: 'doctrine' };
  };
}

export function anyAnswer(need: Question, pick: Pick): Json {
  return need.space.kind === 'one' ? (need.space.of[pick(need.space.of.length)] as Json) : need.space.sample(pick);
}

/** Plays turns until the game ends, or `turns` of them; gives each closed turn. */
export function playOut(
  game: AnyGame,
  label: string,
  desk: Desk<unknown>,
  turns = Number.POSITIVE_INFINITY,
  options: RunOptions = {},
): { opening: string; closed: Closed<unknown>; inputs: Inputs }[] {
  const played: { opening: string; closed: Closed<unknown>; inputs: Inputs }[] = [];
  let opening = encode(game.setup());
  for (let n = 0; n < turns; n++) {
    const closed = run(game, opening, NO_INPUTS, practiceDice(`${label}/${n}`, game.roles), desk, options);
    if (closed.status !== 'closed') throw new Error(`paused at ${closed.needs[0]?.address}`);
    played.push({
      opening,
      closed,
      inputs: { ...NO_INPUTS, answers: new Map(closed.answers.map((answer) => [answer.address, answer.answer])) },
    });
    if (closed.outcome === 'over') break;
    opening = closed.bytes;
  }
  return played;
}

/** Runs a turn until `until` says to wait; the paused run, or null when the turn closed without. */
export function playUntil(
  game: AnyGame,
  opening: string,
  label: string,
  desk: Desk<unknown>,
  until: (need: Need) => boolean,
  inputs: Inputs = NO_INPUTS,
): Paused<unknown> | null {
  const stopping: Desk<unknown> = (need, book, sight) => (until(need) ? 'wait' : desk(need, book, sight));
  const dice = practiceDice(label, game.roles);
  const result = run(game, opening, inputs, dice, stopping, { witness: witnessFor(game) });
  return result.status === 'paused' ? result : null;
}

export const stateOf = (bytes: string): unknown => decode(bytes);
