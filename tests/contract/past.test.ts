/** A turn whose finished segments are not played again comes out as one that is played from its opening. */
import { expect, test } from 'vitest';
import type { Order } from '../../src/engine/contract.ts';
import { practiceDice } from '../../src/engine/dice.ts';
import type { End } from '../../src/engine/minutes.ts';
import { type Closed, type Desk, type Inputs, nobody, run } from '../../src/engine/run.ts';
import { witnessFor } from '../../src/table/desk.ts';
import { chance, games, playOut, wildDesk } from './plays.ts';

/** Of the questions of a turn one in so many is tried; of its calls for orders every one. */
const EVERY = 7;

test.each(games().filter(({ game }) => game.calls.length > 0))('$name', ({ game, name }) => {
  const witness = witnessFor(game);
  const wild = wildDesk(game, chance(5));
  const calls = new Set<string>();
  const desk: Desk<unknown> = (need, ...rest) => {
    if (need.type === 'call') calls.add(need.address);
    return wild(need, ...rest);
  };
  let spared = 0;
  for (const [n, { opening, closed }] of playOut(game, name, desk, 20).entries()) {
    const inputs = given(closed, calls);
    const play = (some: Inputs, options: { past?: Map<string, End>; ends?: Map<string, End> }) =>
      run(game, opening, some, practiceDice(`${name}/${n}`, game.roles), nobody, { witness, ...options });
    const plain = whole(play(inputs, {}));
    const needs = closed.answers.filter(({ address }, at) => calls.has(address) || at % EVERY === 0);
    for (const { address } of needs) {
      const ends = new Map<string, End>();
      play(without(inputs, address), { ends });
      spared += ends.size;
      expect(whole(play(inputs, { past: ends }))).toEqual(plain);
      // What a run has gone on from is as it was.
      expect(whole(play(inputs, { past: ends }))).toEqual(plain);
    }
  }
  expect(spared).toBeGreaterThan(5);
});

/** The turn's inputs, its books locked where they were called for, so that their lines have fates. */
function given({ answers }: Closed<unknown>, calls: ReadonlySet<string>): Inputs {
  const locks = answers
    .filter(({ address }) => calls.has(address))
    .map(({ address, role, kind, answer }) => {
      const orders = (answer as unknown as readonly Order[]).map((order, n) => ({ ...order, id: `o${n + 1}` }));
      return [address, { [role]: { orders, standing: [], serves: [kind] } }] as const;
    });
  const said = answers.filter(({ address }) => !calls.has(address));
  return {
    ...{ carried: new Set<string>(), rulings: new Map(), pauses: new Map(), reopened: null },
    locks: new Map(locks),
    answers: new Map(said.map(({ address, answer }) => [address, answer])),
  };
}

/** The same, but for what was given at one need: play waits there. */
const without = (inputs: Inputs, address: string): Inputs => ({
  ...inputs,
  locks: new Map([...inputs.locks].filter(([at]) => at !== address)),
  answers: new Map([...inputs.answers].filter(([at]) => at !== address)),
});

function whole(result: ReturnType<typeof run>) {
  if (result.status === 'paused') throw new Error(`paused at ${result.needs[0]?.address}`);
  const { bytes, events, ledger, settled, trail } = result;
  return { bytes, events, ledger, settled, trail };
}
