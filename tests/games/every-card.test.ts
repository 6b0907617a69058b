/** Whoever holds any card of a deck gets his letter and an answer to its PLAY, in turns of days and of hours. */
import { expect, test } from 'vitest';
import { stillTelling } from '../../src/engine/telling.ts';
import { look } from '../../src/engine/view.ts';
import { readOrders } from '../../src/orders/read.ts';
import { theCampaign } from '../../src/series/boar/frame/campaign.ts';
import type { BoarState } from '../../src/series/boar/rules/state.ts';
import { grammarOf } from '../../src/table/draft.ts';
import { saidOf } from '../rehearsal/verdicts.ts';
import { dispatchesIn } from '../told.ts';
import { openGame } from './registry.ts';

/** Of 55, all but the red ones, which nobody ever holds. */
const holdable = (...red: number[]) =>
  Array.from({ length: 55 }, (_, n) => n + 1).filter((card) => !red.includes(card));

test.each([
  ['savannah/campaign', holdable(53, 54, 55)],
  ['pensacola/campaign', holdable(3, 6, 11, 16, 30, 46, 55)],
])('%s: each card is told and answered', (scenario, held) => {
  const { game } = openGame(scenario);
  for (const scale of ['strategic', 'tactical'] as const)
    for (const role of game.roles) {
      const state = game.setup() as BoarState;
      const campaign = theCampaign(state);
      campaign.scale = scale;
      campaign.cards.deck = [];
      campaign.cards.hands = { [role]: [...held] };
      const next = { ordinal: 2, printed: 2, calls: ['movement'], heard: [] };
      const story = game.story({ ...stillTelling(role, 'en', look(game, state, role)), next });
      const labels = dispatchesIn(story).flatMap(({ rows }) => rows.map(({ label }) => label));
      for (const card of held)
        expect(
          labels.some((label) => label === `${card}` || label.startsWith(`${card} `)),
          `${role} ${card}`,
        ).toBe(true);
      const lines = held.map((card) => `PLAY ${card}`).join('\n');
      const read = readOrders(lines, grammarOf(game, game.view(state, role), role)).lines;
      const orders = read.flatMap((line) => (line.read ? [line.read.order] : []));
      for (const order of orders) expect(saidOf(game, state, role, [order])).toHaveLength(1);
    }
});
