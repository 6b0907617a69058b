/** Of orders about the same units, which take the place of each other: those that cannot both be done. */
import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/contract.ts';
import { savannah } from '../../src/games/savannah/game.ts';
import { lexiconOf, termsOf } from '../../src/orders/lexicon.ts';
import { readOrders } from '../../src/orders/read.ts';
import { withoutReplaced } from '../../src/orders/subject.ts';
import { grammarOf } from '../../src/table/draft.ts';
import { scenario } from '../games/campaign.ts';
import { game as pensacola } from '../games/pensacola/campaign.ts';

/** What stays of an order on file beside a later one about the same units. */
function left(game: AnyGame, role: string, old: string, later: string): readonly string[] {
  const grammar = grammarOf(game, game.view(game.setup(), role), role);
  const [before, now] = [old, later].map((text) => readOrders(text, grammar).lines[0]?.read?.order);
  if (!before || !now) throw new Error(`${old} / ${later}`);
  return withoutReplaced([before], now, lexiconOf(game.verbs), termsOf(game.terms)).map(({ canonical }) => canonical);
}

test.each([
  'ENTRENCH navarra',
  'BUILD navarra TO 2613',
  'RAZE navarra ROAD',
  'MEND navarra',
])('P 3.7.9 who works does not march: %s and MOVE give way to each other', (work) => {
  const side = (old: string, later: string) => left(pensacola, 'spanish', old, later);
  expect(side('MOVE navarra, giron TO 2721', work)).toEqual(['MOVE giron TO 2721']);
  expect(side(work, 'MOVE navarra TO 2721')).toEqual([]);
  expect(side('MOVE giron TO 2721', work)).toEqual(['MOVE giron TO 2721']);
});

test('S 4.7 who waits off the map does not march: WAIT and MOVE give way to each other', () => {
  const side = (old: string, later: string) => left(savannah.open(scenario), 'french', old, later);
  expect(side('MOVE champagne, avant-garde TO 2414', 'WAIT champagne, avant-garde')).toEqual([]);
  expect(side('WAIT champagne, avant-garde', 'MOVE champagne TO 2414')).toEqual(['WAIT avant-garde']);
});

test('R66 who marches out of a pin breaks off: BREAK and MOVE stand beside each other', () => {
  const side = (old: string, later: string) => left(savannah.open(scenario), 'french', old, later);
  const march = 'MOVE champagne, avant-garde TO 2414';
  expect(side(march, 'BREAK champagne')).toEqual([march]);
  expect(side('BREAK champagne', march)).toEqual(['BREAK champagne']);
});
