/** The strategic turn round the player turns: what opens it, what closes a player turn, and which turn follows (S 1.6, 3). */
import type { Play, Steps } from '../../../engine/contract.ts';
import { cardOf, numberOf } from '../../../series/boar/cards/deck.ts';
import { drawEvents } from '../../../series/boar/cards/event-phase.ts';
import { isInForce } from '../../../series/boar/cards/in-force.ts';
import { offerCards } from '../../../series/boar/cards/offer.ts';
import { goTactical, offerAssault } from '../../../series/boar/frame/declaration.ts';
import { noteStanding } from '../../../series/boar/frame/standings.ts';
import { havoc, hourlyWeather, rollWeather } from '../../../series/boar/frame/weather.ts';
import { modifier } from '../../../series/boar/rules/dice.ts';
import type { Modifier } from '../../../series/boar/rules/events.ts';
import type { Rules } from '../../../series/boar/rules/house.ts';
import type { BoarState, Side } from '../../../series/boar/rules/state.ts';
import { bombardmentPhase } from '../../../series/boar/siege/bombardment.ts';
import { worksPhase } from '../../../series/boar/siege/works.ts';
import { WIND } from '../cards/strategic-cards.ts';
import type { Savannah } from '../scenario.ts';
import { buildOn } from './defences.ts';
import { settleSorties } from './sorties.ts';
import { campaignOf } from './state.ts';
import { surrenderRoll } from './surrender.ts';

/** Weather, events, siege works, siege and bombardment (S 3 II-V); on tactical turns only the weather of the hour. */
export function* openStrategicTurn(savannah: Savannah, rules: Rules, play: Play<BoarState>): Steps<void> {
  const campaign = campaignOf(play.state);
  const sheet = savannah.campaign;
  if (campaign === null || sheet === null) return;
  noteStanding(play.state);
  if (goTactical(sheet, rules, play)) campaign.sorties = [];
  settleSorties(savannah, rules, play.state);
  yield* play.at('cards', () => offerCards(savannah, rules, play, { at: 'turn-start' }));
  if (campaign.scale === 'tactical') {
    hourlyWeather(sheet, rules, play, campaign.declared !== null);
    return;
  }
  buildOn(sheet, play, campaign);
  yield* play.at('weather', () => weatherPhase(savannah, rules, play));
  if (play.state.over !== null) return;
  yield* play.at('events', () => drawEvents(savannah, rules, play));
  if (play.state.over !== null) return;
  yield* play.at('works', () => worksPhase(savannah, rules, play));
  yield* play.at('siege', () => bombardmentPhase(savannah, rules, play));
}

function* weatherPhase(savannah: Savannah, rules: Rules, play: Play<BoarState>): Steps<void> {
  if (savannah.campaign === null) return;
  yield* play.at('before', () => offerCards(savannah, rules, play, { at: 'weather-die' }));
  rollWeather(savannah.campaign, rules, play, windModifiers(savannah, play.state));
  yield* play.at('after', () => offerCards(savannah, rules, play, { at: 'weather' }));
  yield* havoc(savannah.campaign, rules, play);
}

/** What a card adds to the weather die (card 43). */
function windModifiers(savannah: Savannah, state: BoarState): Modifier[] {
  if (!isInForce(state, WIND)) return [];
  return [modifier('weather.card', numberOf(cardOf(savannah, WIND), 'drm'), 'S 4.3')];
}

/** After an Allied player turn the assault may be declared; after a British one the garrison may have to surrender. */
export function* closePlayerTurn(savannah: Savannah, rules: Rules, play: Play<BoarState>, side: Side): Steps<void> {
  if (savannah.campaign === null || campaignOf(play.state) === null) return;
  settleSorties(savannah, rules, play.state);
  yield* surrenderRoll(savannah.campaign, rules, play, side);
  if (play.state.over === null) yield* offerAssault(savannah.campaign, rules, play, side);
}

/** The turn printed next: one on, or the first tactical turn once the assault was declared (S 1.6 A). */
export function turnAfter(savannah: Savannah, state: BoarState): number {
  const campaign = campaignOf(state);
  const tactical = savannah.campaign?.tactical;
  return campaign?.declared === state.turn && tactical !== undefined ? tactical : state.turn + 1;
}
