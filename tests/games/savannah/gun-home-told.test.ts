/** A gun on its way back to its post: where the post is, as the way may lead round. */
import { expect, test } from 'vitest';
import { plainWords } from '../../../src/engine/phrase.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { look } from '../../../src/engine/view.ts';
import { books } from '../../../src/games/savannah/messages/messages.ts';
import { ownStory } from '../../../src/games/savannah/story/own.ts';
import type { SavannahView } from '../../../src/games/savannah/view.ts';
import { renderReportText } from '../../../src/reports/index.ts';
import { tellerOf } from '../../../src/series/boar/story/teller.ts';
import { unorderedLines } from '../../../src/series/boar/story/unordered-moves.ts';
import { stages } from '../../table/stages.ts';
import { position, savannah } from '../assault.ts';
import { rules } from '../position.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('savannah/assault');

/** What is told of the left Battery A, whose post is 2007, where it went from 2208 to this hex. */
function told(to: string): string {
  const state = position('2208 fr-a-lft; 1404 tawes', { turn: 20 });
  Object.assign(state.units['fr-a-lft'] ?? {}, { goingHome: true });
  const telling = stillTelling('allies' as const, 'en' as const, look(game, state, 'allies') as SavannahView);
  const teller = tellerOf(savannah, ownStory(savannah), rules, books.en, telling);
  const move = { kind: 'boar.move', address: 't20/m', facts: { units: ['fr-a-lft'], path: ['2208', to], order: null } };
  const places = new Map([['fr-a-lft', '2208']]);
  return unorderedLines(teller, [move as never], places)
    .map(plainWords)
    .join('');
}

test('S scenario 1 a gun that goes round is told with the post it goes to, one that has come there with no more', () => {
  expect(told('2209')).toContain('from 2208 to 2209: guns driven off by fire return to their post, here 2007,');
  expect(told('2007')).toContain('from 2208 to 2007: guns driven off by fire return to their post.');
});

test.each([
  ['en', 'MP 0: fixed, but can fall back'],
  ['fr', 'PM 0 : immobile, mais peut reculer'],
] as const)('where a letter says that who has no movement points is fixed it says that he falls back all the same: %s', (language, said) => {
  const [stage] = stages('savannah/assault', 2, 'classic', 1);
  if (!stage) throw new Error('no call');
  const text = renderReportText(stage.call('allied', language)).replace(/\s+/gu, ' ');
  expect(text).toContain(said);
});
