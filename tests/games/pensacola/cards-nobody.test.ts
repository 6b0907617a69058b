/** A card for a counter that is out of the game is neither offered nor taken, and says why. */
import { expect, test } from 'vitest';
import type { Language, Telling } from '../../../src/engine/contract.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import type { PensacolaState } from '../../../src/games/pensacola/state.ts';
import type { PensacolaView } from '../../../src/games/pensacola/view.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { diagnosticWords, sayDiagnostic } from '../../../src/orders/say.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { saidOf } from '../../rehearsal/verdicts.ts';
import { game, pensacola } from './campaign.ts';
import { deal } from './cards.ts';
import { positionIn } from './field.ts';

/** Card 37 is of use to the regiment Hibernia alone, which comes with the second convoy. */
function held(scale: 'strategic' | 'tactical', barred: string[], text = '2524 ra-3; 2421 navarra'): PensacolaState {
  const turn = scale === 'tactical' ? 18 : 6;
  const state = positionIn(pensacola, text, { turn, ordinal: turn, weather: 'clear' });
  state.campaign = { ...state.campaign, scale, arrivals: { ...state.campaign.arrivals, barred } };
  return deal(state, 'spanish', 37);
}

function against(state: PensacolaState, language: Language): string[] {
  const view = game.view(state, 'spanish');
  const orders = readOrders('PLAY 37', grammarOf(game, view, 'spanish')).lines.flatMap(({ read }) =>
    read ? [read.order] : [],
  );
  const say = diagnosticWords(language, game.messages);
  return saidOf(game, state, 'spanish', orders)
    .flat()
    .map((one) => plainWords(sayDiagnostic(say, one)));
}

function letter(state: PensacolaState): string {
  const view = game.view(state, 'spanish') as PensacolaView;
  const telling: Telling<PensacolaView> = {
    ...{ who: 'spanish', language: 'en', before: view, after: view, heard: [], ledger: [], standing: [], fates: [] },
    ...{ skipped: [], outcome: null },
    next: { ordinal: state.ordinal, printed: state.turn, calls: ['movement'], heard: [], view },
  };
  const { chapters, form } = game.story(telling);
  return JSON.stringify([chapters, form]);
}

test('P 3.2 a card for a regiment that will never come is refused with the reason, and its hand offers no line for it', () => {
  const never = held('tactical', ['hibernia']);
  expect(against(never, 'es')).toEqual([
    'La carta 37, Hibernia pide la vanguardia, solo sirve para hibernia, que ni está en juego ni vendrá.',
  ]);
  expect(letter(never)).toContain('For Hibernia alone, neither in play nor to come.');
  expect(letter(never)).not.toContain('PLAY 37');
});

test('P 3.2 the same card is taken while the regiment is in play, and before the coup while it may come', () => {
  const here = held('tactical', [], '2524 ra-3; 2421 hibernia');
  expect(against(here, 'en').join()).not.toContain('neither in play nor to come');
  expect(letter(here)).toContain('PLAY 37');
  expect(against(held('strategic', []), 'en').join()).toContain('waits for the coup de main');
});
