/** Why nothing asked for an order that looked ahead, as the turn stands opened: each in words of its own. */
import { describe, expect, test } from 'vitest';
import { readOrders } from '../../../../src/orders/read.ts';
import type { BoarState } from '../../../../src/series/boar/rules/state.ts';
import { grammarOf } from '../../../../src/table/draft.ts';
import { campaign, position } from '../../campaign.ts';
import { openGame } from '../../registry.ts';
import { deal, tactical } from './cards.ts';

const { game } = openGame('savannah/campaign');

const at = (turn: number, changes: Partial<BoarState> = {}): BoarState =>
  position('1806 br-c; 2009 fr-a-rt, foix', { turn, ordinal: turn, weather: 'favorable', ...changes });

/** What is said of a line written as `closed` stood, once `opened` stands. */
function why(closed: BoarState, opened: BoarState, text: string, side = 'allies'): string | undefined {
  const view = game.view(closed, side);
  const [line] = readOrders(text, grammarOf(game, view, side)).lines;
  if (!line?.read) throw new Error(`${text}: ${JSON.stringify(line?.diagnostics)}`);
  return game.unasked?.(view, game.view(opened, side), side, line.read.order)?.code;
}

const digging = (state: BoarState): BoarState => {
  Object.assign(campaign(state).siege, { step: 3, building: [{ hex: '2008', placed: state.turn }] });
  return state;
};

describe('an order for the opening of the next turn that nothing asked for', () => {
  test.each(['DIG 2008', 'ORIENT 2008 N', 'SIEGE FIRE', 'MOMENTUM CARD'])('S 1.6 %s: the assault had begun', (text) => {
    const code = why(digging(at(9)), tactical(at(16)), text);
    expect(code).toBe(text === 'MOMENTUM CARD' ? 'savannah.no-more-draws' : 'savannah.siege-over');
  });

  test('S 4.3 a card: gone, shut away by the weather, not for such turns, or with nothing to serve', () => {
    const holding = () => deal(at(9), 'allies', 22);
    expect(why(holding(), at(10), 'PLAY 22')).toBe('savannah.card-gone');
    expect(why(holding(), deal(at(10, { weather: 'gale' }), 'allies', 22), 'PLAY 22')).toBe('savannah.cards-shut');
    expect(why(holding(), deal(at(10), 'allies', 22), 'PLAY 22')).toBe('savannah.card-unserved');
    expect(why(holding(), deal(tactical(at(16)), 'allies', 22), 'PLAY 22')).toBe('savannah.card-too-late');
    expect(why(deal(at(9), 'allies', 28), deal(at(10), 'allies', 28), 'PLAY 28 ON 1404')).toBe('savannah.card-waited');
  });

  test.each([
    ['british', 'card-unmet'],
    ['allies', 'card-unserved'],
  ] as const)('S 4.3 a card for before the enemy marches, where %s moved first: %s', (first, code) => {
    const held = (turn: number, changes: Partial<BoarState> = {}) => deal(tactical(at(turn, changes)), 'british', 17);
    const opened = held(18, { first, phasing: 'british' });
    expect(why(held(17), opened, 'PLAY 17', 'british')).toBe(`savannah.${code}`);
  });

  test('S 4.3 one more card: no draw on that turn, the weather, or no chit', () => {
    const held = (n: number) => at(9, { momentum: { allies: n, british: 0 } });
    expect(why(held(1), at(10, { weather: 'gale' }), 'MOMENTUM CARD')).toBe('savannah.cards-shut');
    expect(why(held(1), at(10), 'MOMENTUM CARD')).toBe('savannah.no-draw');
    expect(why(held(0), at(11), 'MOMENTUM CARD')).toBe('boar.no-chit');
  });

  test('S 4.4 a work: never begun, gone, stopped by the weather, or the enemy beside it', () => {
    expect(why(at(9), at(10), 'ORIENT 2008 N')).toBe('savannah.works-unbegun');
    expect(why(digging(at(9)), at(10), 'ORIENT 2008 N')).toBe('savannah.works-lost');
    expect(why(digging(at(9)), digging(at(10)), 'ORIENT 2008 N')).toBe('savannah.works-beset');
    expect(why(digging(at(9)), digging(at(10, { weather: 'gale' })), 'ORIENT 2008 N')).toBe('savannah.works-weather');
  });

  test('S 4.7 an arrival: here without a choice, or not due', () => {
    expect(why(at(9), at(10), 'WAIT foix')).toBe('savannah.came-in');
    expect(why(at(3), at(4), 'ENTER mortar AT 3822')).toBe('savannah.not-due');
  });
});
