/** A way back that a seat chose by its reply was not decided for it, though the rest of the way is asked no more. */
import { expect, test } from 'vitest';
import type { Decided, Question } from '../../src/engine/contract.ts';
import type { Books } from '../../src/table/advance.ts';
import { reportOf } from '../../src/table/telling.ts';
import { AROUND, type Stage, stages } from './stages.ts';

/** All that letters ask for a way back, answered with the last way offered. */
function retreating({ stood }: Stage): Books {
  const asked = stood.needs.filter(
    (need): need is Question => need.type === 'question' && need.kind === 'retreat-path',
  );
  return Object.fromEntries(
    asked.flatMap(({ address, role, space }) => {
      const seat = stood.waiting?.needs.find((need) => need.address === address && need.role === role)?.seat;
      const answer = space.kind === 'one' ? space.of.at(-1) : undefined;
      if (seat === undefined || answer === undefined) return [];
      return [[seat, { orders: null, standing: [], replies: { [address]: answer }, mails: [], receivedAt: null }]];
    }),
  );
}

/** The ways back of the allies that doctrine chose in the first turn, by their addresses: all, and those told as decided for them. */
function decided(write: (stage: Stage) => Books): { chosen: readonly string[]; told: readonly string[] } {
  for (const { closed, record, stood } of stages('savannah/assault', 2, 'full', 2, write, 'a5'.repeat(32))) {
    if (!closed || !stood.waiting) continue;
    const told: string[] = [];
    const story: typeof record.game.story = (telling) => {
      told.push(...waysIn(telling.decided ?? []));
      return record.game.story(telling);
    };
    const reader = { seat: 'allied', language: 'en', label: 'Letters 1', deadline: AROUND, standing: [] } as const;
    reportOf({ ...record, game: { ...record.game, story } }, closed, { ...stood, waiting: stood.waiting }, reader);
    const chosen = closed.answers.filter(({ role, from }) => role === 'allies' && from === 'doctrine');
    return { chosen: waysIn(chosen), told };
  }
  return expect.fail('no turn was closed');
}

const waysIn = (choices: readonly Decided[]): readonly string[] =>
  choices.flatMap(({ kind, address }) => (kind === 'retreat-path' ? [address] : []));

test('the rest of a way back that a reply chose was not decided for its seat', () => {
  const { chosen, told } = decided(retreating);
  expect(chosen).toContain('t16/allies/fire/br-a/dillon-irish/1306/retreat-path@allies');
  expect(told).toEqual([]);
});

test('a way back of which nothing was said was decided for its seat, step by step', () => {
  const { chosen, told } = decided(() => ({}));
  expect(chosen).toContain('t16/allies/fire/br-a/dillon-irish/1305/retreat-path@allies');
  expect(told).toEqual(chosen);
});
