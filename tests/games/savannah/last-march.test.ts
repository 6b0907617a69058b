/** What is told of the enemy asks whether he marches again before the game ends. */
import { describe, expect, test } from 'vitest';
import type { Heard } from '../../../src/engine/contract.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import type { Story } from '../../../src/engine/story.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { look } from '../../../src/engine/view.ts';
import type { BoarState } from '../../../src/series/boar/rules/state.ts';
import { move, position } from '../assault.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('savannah/assault');

const posts = '1404 tawes, br-invalid, ra-4; 1605 scr-1, scr-2; 1504 br-b; 1802 navy; 1407 foix; 1406 champagne';
const allies = { first: 'allies', phasing: 'british', ordinal: 5 } as const;
const gone = () => position(posts, { ...allies, turn: 20 });
const toCome = [
  ['an earlier turn', () => position(posts, { ...allies, turn: 19 })],
  ['the last turn, in which he moves after us', () => position(posts, { ...allies, turn: 20, first: 'british' })],
] as const;

const thrown = (first: string): Heard => ({
  address: 't/initiative',
  kind: 'boar.initiative',
  facts: { throws: [], first, effects: [] },
  rule: 'series 6',
  rolls: [],
});

function callOf(state: BoarState): { form: string; stand: string; told: string } {
  const next = { ordinal: state.ordinal, printed: state.turn, calls: ['movement'], heard: [thrown(state.first ?? '')] };
  const story = game.story({ ...stillTelling('british', 'en', look(game, state, 'british')), next }) as Story;
  return {
    form: story.form.map((each) => each.replace(/^# ?/, '').trim()).join(' '),
    stand: (story.plan?.stand ?? []).map(plainWords).join(' '),
    told: JSON.stringify(story.chapters),
  };
}

const warned = (state: BoarState): readonly string[] =>
  (game.bound?.(game.view(state, 'british'), 'british', 'movement', [move('tawes, ra-4', '1503')]) ?? []).map(
    ({ code }) => code,
  );

describe('once the enemy has marched for the last time', () => {
  test('he threatens nobody, comes beside nobody, and no defence is offered', () => {
    const { form, stand, told } = callOf(gone());
    expect(stand).toContain('Threat: the enemy marches no more.');
    expect(told).not.toContain('->');
    expect(form).not.toMatch(/Without troops|STANDING DEFEND/);
  });

  test('guns and works left bare are no matter', () => {
    expect(warned(gone())).toEqual([]);
  });
});

test.each(toCome)('in %s all that is told', (_, state) => {
  const { form, stand, told } = callOf(state());
  expect(stand).toMatch(/Threat: \d+ SP/);
  expect(told).toContain('->');
  expect(form).toMatch(/STANDING DEFEND.*Without troops/);
  expect(warned(state())).toContain('boar.guns-alone');
});

test('who has moved first is said to have moved', () => {
  expect(callOf(gone()).stand).toContain('The Allies have moved first.');
  const opening = position(posts, { first: 'allies', phasing: 'allies', turn: 16, ordinal: 1 });
  expect(callOf(opening).stand).toContain('The Allies move first.');
});
