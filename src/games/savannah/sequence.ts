/** Savannah's sequence of play (S 3): the turn of the rulebook, step by step; it has no rifle phase (E5). */
import { cardOf, numberOf } from '../../series/boar/cards/deck.ts';
import { drawEvents } from '../../series/boar/cards/event-phase.ts';
import { isInForce } from '../../series/boar/cards/in-force.ts';
import { offerCards } from '../../series/boar/cards/offer.ts';
import { leaveTheLines } from '../../series/boar/frame/approach.ts';
import { goTactical, offerAssault } from '../../series/boar/frame/declaration.ts';
import { placeChosen } from '../../series/boar/frame/opening.ts';
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
import { type Campaign, campaignOf, theCampaign } from './campaign/state.ts';
import { surrenderRoll } from './campaign/surrender.ts';
import { wind } from './cards/strategic-cards.ts';
import { turnLostMarkers } from './covered-way.ts';
import { sendGunsHome } from './guns.ts';
import { fallBack, partMixedStacks } from './mixed-stacks.ts';
import type { Savannah } from './scenario.ts';
import { wonOnPoints } from './victory.ts';

export function sequenceOf(savannah: Savannah): Sequence {
  return [
    { place: 'opening', rule: 'S 3 I-V', decides: true, run: [placing(savannah), ...opening(savannah)] },
    initiativeStep,
    playerTurns([
      {
        place: 'arrival',
        rule: 'S 3 VI',
        run: ({ board, side }) => reinforce(board, side),
      },
      ...movement(marching(savannah)),
      ...rally,
      ...fire,
      ...closeCombat,
      { place: 'close', rule: 'S 1.6, 2.1', run: closing(savannah) },
    ]),
    ...turnCloses({ after: (state) => turnAfter(savannah, state), atEnd: (board) => wonOnPoints(savannah, board) }),
  ];
}

/** Before the first turn the owners of units so marked place them. */
function placing(savannah: Savannah): Step {
  return {
    place: null,
    rule: 'S scenario',
    when: ({ board }) => board.play.state.ordinal === 1,
    run: ({ board }) => placeChosen(savannah, board),
  };
}

const isDays = ({ board }: Turn): boolean => campaignOf(board.play.state)?.scale === 'strategic';

/** Weather, events, siege works, siege and bombardment; on turns of hours only the weather of the hour. None in the assault. */
export function opening(savannah: Savannah): Sequence {
  const sheet = savannah.campaign;
  if (sheet === null) return [];
  return [
    { place: null, rule: 'S 3', run: ({ board }) => noteStanding(board.play.state) },
    {
      place: null,
      rule: 'S 1.6',
      run: ({ board }) => {
        if (goTactical(sheet, board)) inCampaign(board.play.state).sorties = [];
      },
    },
    { place: null, rule: 'S 4.10', run: ({ board }) => settleSorties(savannah, board) },
    {
      place: 'cards',
      rule: 'S 4.3',
      run: ({ board }) => offerCards(board, { at: 'turn-start' }),
    },
    {
      place: null,
      rule: 'S 1.6',
      when: (turn) => !isDays(turn),
      run: ({ board }) => hourlyWeather(sheet, board, inCampaign(board.play.state).declared !== null),
    },
    {
      place: null,
      rule: 'S 4.14',
      when: isDays,
      run: ({ board: { play } }) => buildOn(sheet, play, inCampaign(play.state)),
    },
    { place: 'weather', rule: 'S 3 II', when: isDays, decides: true, run: weather(savannah, sheet) },
    {
      place: 'events',
      rule: 'S 3 III',
      when: isDays,
      decides: true,
      run: ({ board }) => drawEvents(board),
    },
    { place: 'works', rule: 'S 3 IV', when: isDays, run: ({ board }) => worksPhase(board) },
    { place: 'siege', rule: 'S 3 V', when: isDays, run: ({ board }) => bombardmentPhase(board) },
  ];
}

function weather(savannah: Savannah, sheet: CampaignSheet): Sequence {
  return [
    {
      place: 'before',
      rule: 'S 4.3',
      run: ({ board }) => offerCards(board, { at: 'weather-die' }),
    },
    {
      place: null,
      rule: 'S 4.2',
      run: ({ board }) => rollWeather(sheet, board, windModifiers(savannah, board.play.state)),
    },
    { place: 'after', rule: 'S 4.3', run: ({ board }) => offerCards(board, { at: 'weather' }) },
    { place: null, rule: 'S 4.2', run: ({ board }) => havoc(sheet, board) },
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
      { place: null, rule: 'S 4.9', run: ({ board, side }) => turnLostMarkers(savannah, board, side) },
      { place: null, rule: 'S scenario 1', run: ({ board, side }) => sendGunsHome(board, side) },
      { place: null, rule: 'S 4.7', run: ({ board, side, orders }) => holdBack(board, side, orders) },
      { place: null, rule: 'S 4.10', run: ({ board, side }) => declareSorties(savannah, board, side) },
      { place: null, rule: 'S 4.1', run: ({ board, side }) => fallBack(board, side) },
    ],
    closes: [
      { place: null, rule: 'S 4.7', run: ({ board, side }) => closeGates(board, side) },
      { place: null, rule: 'S 1.7', run: ({ board, side }) => leaveTheLines(board, side) },
      { place: null, rule: 'S 4.10', run: ({ board }) => settleSorties(savannah, board) },
      { place: null, rule: 'S 4.1', run: ({ board, side }) => partMixedStacks(board, side) },
    ],
  };
}

/** After a British player turn the garrison may have to surrender; after an Allied one the assault may be declared. */
export function closing(savannah: Savannah): Sequence {
  const sheet = savannah.campaign;
  if (sheet === null) return [];
  return [
    { place: null, rule: 'S 4.10', run: ({ board }) => settleSorties(savannah, board) },
    {
      place: null,
      rule: 'S 2.1',
      decides: true,
      run: ({ board, side }) => surrenderRoll(sheet, board, side),
    },
    { place: null, rule: 'S 1.6', run: ({ board, side }) => offerAssault(sheet, board, side) },
  ];
}

/** The turn printed next: one on, or the first tactical turn once the assault was declared (S 1.6 A). */
export function turnAfter(savannah: Savannah, state: BoarState): number {
  const tactical = savannah.campaign?.tactical;
  return campaignOf(state)?.declared === state.turn && tactical !== undefined ? tactical : state.turn + 1;
}

function inCampaign(state: BoarState): Campaign {
  return theCampaign(state);
}
