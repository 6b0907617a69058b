/** Savannah's sequence of play (S 3): the turn of the rulebook, step by step; it has no rifle phase (E5). */
import { cardOf, numberOf } from '../../series/boar/cards/deck.ts';
import { drawEvents } from '../../series/boar/cards/event-phase.ts';
import { isInForce } from '../../series/boar/cards/in-force.ts';
import { offerCards } from '../../series/boar/cards/offer.ts';
import { leaveTheLines } from '../../series/boar/frame/approach.ts';
import { goTactical, offerAssault } from '../../series/boar/frame/declaration.ts';
import { closeGates, holdBack, reinforce } from '../../series/boar/frame/reinforcements.ts';
import { noteStanding } from '../../series/boar/frame/standings.ts';
import { havoc, hourlyWeather, rollWeather } from '../../series/boar/frame/weather.ts';
import { modifier } from '../../series/boar/rules/dice.ts';
import type { Modifier } from '../../series/boar/rules/events.ts';
import type { Sequence, Step, Turn } from '../../series/boar/rules/house.ts';
import type { BoarState } from '../../series/boar/rules/state.ts';
import {
  closeCombat,
  fire,
  initiativeStep,
  type Marching,
  movement,
  playerTurns,
  rally,
  turnCloses,
} from '../../series/boar/rules/turn.ts';
import { bombardmentPhase } from '../../series/boar/siege/bombardment.ts';
import { worksPhase } from '../../series/boar/siege/works.ts';
import { buildOn } from './campaign/defences.ts';
import type { CampaignSheet } from './campaign/schema.ts';
import { declareSorties, settleSorties } from './campaign/sorties.ts';
import { type Campaign, campaignOf } from './campaign/state.ts';
import { surrenderRoll } from './campaign/surrender.ts';
import { wind } from './cards/strategic-cards.ts';
import { turnLostMarkers } from './covered-way.ts';
import { sendGunsHome } from './guns.ts';
import { fallBack, partMixedStacks } from './mixed-stacks.ts';
import type { Savannah } from './scenario.ts';
import { placeChosen } from './setup.ts';

export function sequenceOf(savannah: Savannah): Sequence {
  return [
    { place: 'opening', rule: 'S 3 I-V', decides: true, run: [placing(savannah), ...opening(savannah)] },
    initiativeStep,
    playerTurns([
      {
        place: 'arrival',
        rule: 'S 3 VI',
        run: ({ rules, play, side }) => reinforce(savannah, rules, play, side),
      },
      ...movement(marching(savannah)),
      ...rally,
      ...fire,
      ...closeCombat,
      { place: 'close', rule: 'S 1.6, 2.1', run: closing(savannah) },
    ]),
    ...turnCloses((state) => turnAfter(savannah, state)),
  ];
}

/** Before the first turn the owners of units so marked place them. */
function placing(savannah: Savannah): Step {
  return {
    place: null,
    rule: 'S scenario',
    when: ({ play }) => play.state.ordinal === 1,
    run: ({ rules, play }) => placeChosen(savannah, rules, play),
  };
}

const isDays = ({ play }: Turn): boolean => campaignOf(play.state)?.scale === 'strategic';
const isHours = ({ play }: Turn): boolean => campaignOf(play.state)?.scale === 'tactical';

/** Weather, events, siege works, siege and bombardment; on turns of hours only the weather of the hour. None in the assault. */
export function opening(savannah: Savannah): Sequence {
  const sheet = savannah.campaign;
  if (sheet === null) return [];
  return [
    { place: null, rule: 'S 3', run: ({ play }) => noteStanding(play.state) },
    {
      place: null,
      rule: 'S 1.6',
      run: ({ rules, play }) => {
        if (goTactical(sheet, rules, play)) inCampaign(play.state).sorties = [];
      },
    },
    { place: null, rule: 'S 4.10', run: ({ rules, play }) => settleSorties(savannah, rules, play.state) },
    {
      place: 'cards',
      rule: 'S 4.3',
      run: ({ rules, play }) => offerCards(savannah, rules, play, { at: 'turn-start' }),
    },
    {
      place: null,
      rule: 'S 1.6',
      when: isHours,
      run: ({ rules, play }) => hourlyWeather(sheet, rules, play, inCampaign(play.state).declared !== null),
    },
    { place: null, rule: 'S 4.14', when: isDays, run: ({ play }) => buildOn(sheet, play, inCampaign(play.state)) },
    { place: 'weather', rule: 'S 3 II', when: isDays, decides: true, run: weather(savannah, sheet) },
    {
      place: 'events',
      rule: 'S 3 III',
      when: isDays,
      decides: true,
      run: ({ rules, play }) => drawEvents(savannah, rules, play),
    },
    { place: 'works', rule: 'S 3 IV', when: isDays, run: ({ rules, play }) => worksPhase(savannah, rules, play) },
    { place: 'siege', rule: 'S 3 V', when: isDays, run: ({ rules, play }) => bombardmentPhase(savannah, rules, play) },
  ];
}

function weather(savannah: Savannah, sheet: CampaignSheet): Sequence {
  return [
    {
      place: 'before',
      rule: 'S 4.3',
      run: ({ rules, play }) => offerCards(savannah, rules, play, { at: 'weather-die' }),
    },
    {
      place: null,
      rule: 'S 4.2',
      run: ({ rules, play }) => rollWeather(sheet, rules, play, windModifiers(savannah, play.state)),
    },
    { place: 'after', rule: 'S 4.3', run: ({ rules, play }) => offerCards(savannah, rules, play, { at: 'weather' }) },
    { place: null, rule: 'S 4.2', run: ({ rules, play }) => havoc(sheet, rules, play) },
  ];
}

/** What a card adds to the weather die. */
function windModifiers(savannah: Savannah, state: BoarState): Modifier[] {
  if (!isInForce(state, wind.number)) return [];
  return [modifier('weather.card', numberOf(cardOf(savannah, wind.number), 'drm'), 'S 4.3')];
}

/** What comes before the marches of a side once its book is called for, and after them. */
export function marching(savannah: Savannah): Marching {
  return {
    opens: [
      { place: null, rule: 'S 4.9', run: ({ rules, play, side }) => turnLostMarkers(savannah, rules, play, side) },
      { place: null, rule: 'S scenario 1', run: ({ rules, play, side }) => sendGunsHome(rules, play, side) },
      { place: null, rule: 'S 4.7', run: ({ rules, play, side, orders }) => holdBack(play, side, rules, orders) },
      { place: null, rule: 'S 4.10', run: ({ rules, play, side }) => declareSorties(savannah, rules, play, side) },
      { place: null, rule: 'S 4.1', run: ({ rules, play, side }) => fallBack(rules, play, side) },
    ],
    closes: [
      { place: null, rule: 'S 4.7', run: ({ rules, play, side }) => closeGates(play, side, rules) },
      { place: null, rule: 'S 1.7', run: ({ rules, play, side }) => leaveTheLines(rules, play, side) },
      { place: null, rule: 'S 4.10', run: ({ rules, play }) => settleSorties(savannah, rules, play.state) },
      { place: null, rule: 'S 4.1', run: ({ rules, play, side }) => partMixedStacks(rules, play, side) },
    ],
  };
}

/** After a British player turn the garrison may have to surrender; after an Allied one the assault may be declared. */
export function closing(savannah: Savannah): Sequence {
  const sheet = savannah.campaign;
  if (sheet === null) return [];
  return [
    { place: null, rule: 'S 4.10', run: ({ rules, play }) => settleSorties(savannah, rules, play.state) },
    {
      place: null,
      rule: 'S 2.1',
      decides: true,
      run: ({ rules, play, side }) => surrenderRoll(sheet, rules, play, side),
    },
    { place: null, rule: 'S 1.6', run: ({ rules, play, side }) => offerAssault(sheet, rules, play, side) },
  ];
}

/** The turn printed next: one on, or the first tactical turn once the assault was declared (S 1.6 A). */
export function turnAfter(savannah: Savannah, state: BoarState): number {
  const tactical = savannah.campaign?.tactical;
  return campaignOf(state)?.declared === state.turn && tactical !== undefined ? tactical : state.turn + 1;
}

function inCampaign(state: BoarState): Campaign {
  return campaignOf(state) as Campaign;
}
