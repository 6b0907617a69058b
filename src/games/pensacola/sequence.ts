/**
 * Pensacola's sequence of play, step by step: siege turns (Spanish A1 to A12, British B1 to B7), and turns of the coup
 * de main. The works of the siege are in `works/`, raids and marches off the map in `raids/`, the deck in `cards/`, what
 * is special to the coup de main in `coup/`, the frame of the campaign in `campaign/`.
 */
import type { Order } from '../../engine/contract.ts';
import { offerCards } from '../../series/boar/cards/offer.ts';
import { leaveTheLines } from '../../series/boar/frame/approach.ts';
import { placeChosen } from '../../series/boar/frame/opening.ts';
import { closeGates, holdBack, reinforce } from '../../series/boar/frame/reinforcements.ts';
import { noteStanding } from '../../series/boar/frame/standings.ts';
import { rollWeather } from '../../series/boar/frame/weather.ts';
import { howitzerFire } from '../../series/boar/rules/fire.ts';
import type { Board, Sequence, Turn } from '../../series/boar/rules/house.ts';
import type { Side } from '../../series/boar/rules/state.ts';
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
import { agreeOnLeader } from './campaign/agreement.ts';
import { beginCoup, declareCoup } from './campaign/coup.ts';
import { garrisonViolation } from './campaign/garrison.ts';
import { crossTheCliffs, pentzelLeaves } from './campaign/inset.ts';
import { landFleet } from './campaign/landing.ts';
import { rollForPrisoners } from './campaign/prisoners.ts';
import type { CampaignSheet } from './campaign/schema.ts';
import { campaignOf } from './campaign/state.ts';
import { dealFirst, drawEvents, exchangeMomentum, turnOpens } from './cards/index.ts';
import { healCommanders } from './coup/commanders.ts';
import { catchSappers, withdrawSappers } from './coup/sappers.ts';
import { spikeGuns } from './coup/spiking.ts';
import { frenchRest, testTheFrench } from './french.ts';
import { comeOut, raidBox, raidIsOver, raidMovement, stormEndsRaid } from './raids/steps.ts';
import type { Pensacola } from './scenario.ts';
import { breachByWeather } from './setup.ts';
import { wonAtTheEnd } from './victory.ts';
import { bombardment } from './works/bombardment.ts';
import { finishWork, setToWork } from './works/labour.ts';
import { completeConstructions } from './works/redoubts.ts';

const isFirst = ({ board }: Turn): boolean => board.play.state.ordinal === 1;
const isDays = ({ board }: Turn): boolean => campaignOf(board.play.state)?.scale === 'strategic';
const isBritish = ({ board, side }: Turn): boolean => side === board.field.worksOf;

export function sequenceOf(pensacola: Pensacola): Sequence {
  const french: Sequence = [
    { place: 'french', rule: 'P 2.3.2', decides: true, run: ({ board }) => testTheFrench(pensacola, board) },
  ];
  return [
    { place: null, rule: 'P 2.5.4', run: ({ board }) => healCommanders(pensacola, board) },
    {
      place: 'opening',
      rule: 'P sequence',
      decides: true,
      run: [...setUp(pensacola), ...opening(pensacola), ...french],
    },
    initiativeStep,
    playerTurns([
      ...arrivals(pensacola),
      ...movement(marching(pensacola)),
      ...french,
      ...rally,
      {
        place: 'spike',
        rule: 'P 3.8',
        when: (turn) => !isDays(turn) && isBritish(turn),
        run: ({ board, side }) => spikeGuns(board, side),
      },
      ...raiding(pensacola),
      ...fire,
      ...french,
      {
        place: 'howitzer',
        rule: 'P 3.12',
        when: isBritish,
        decides: true,
        run: ({ board, side }) => howitzerFire(board, side),
      },
      ...closeCombat,
      ...french,
      { place: null, rule: 'P 2.3.2', run: ({ board }) => frenchRest(board) },
      { place: null, rule: 'P 3.9.4', when: isDays, run: ({ board }) => raidIsOver(board) },
    ]),
    ...turnCloses({
      after: (state) => state.turn + 1,
      atEnd: (board) => wonAtTheEnd(pensacola, board),
    }),
  ];
}

/** British 3: a raid begins or goes on (P 3.9). */
function raiding(pensacola: Pensacola): Sequence {
  return [
    {
      place: 'raid',
      rule: 'P 3.9',
      when: (turn) => isDays(turn) && isBritish(turn),
      run: [
        {
          place: 'cards',
          rule: 'P 3.2',
          run: ({ board, side }) => offerCards(board, { at: 'raid', side }),
        },
        {
          place: null,
          rule: 'P 3.9',
          run: ({ board, side, orders }) => raidMovement(pensacola, board, bookOf(board, side, orders)),
        },
      ],
    },
  ];
}

/** The book of the marches; where play goes on from after them, as it lies on file. */
const bookOf = (board: Board, side: Side, orders: readonly Order[]): readonly Order[] =>
  orders.length > 0 ? orders : board.play.onFile(side);

/** Reinforcements: fleets past the Red Cliffs and ashore, everybody else by his entry, the American prisoners by a die. */
function arrivals(pensacola: Pensacola): Sequence {
  const sheet = pensacola.campaign;
  if (sheet === null) return [];
  return [
    { place: 'landing', rule: 'P 3.7.8.1', run: ({ board, side }) => landFleet(pensacola, sheet, board, side) },
    { place: 'arrival', rule: 'P 3.7.8', run: ({ board, side }) => reinforce(board, side) },
    { place: 'prisoners', rule: 'P 3.7.8.2.1', run: ({ board, side }) => rollForPrisoners(sheet, board, side) },
  ];
}

/** Before the first turn: what bad weather has opened, what players choose, a card for each. */
function setUp(pensacola: Pensacola): Sequence {
  return [
    { place: null, rule: 'P 6.1.8', when: isFirst, run: ({ board }) => breachByWeather(pensacola, board) },
    {
      place: 'agreement',
      rule: 'P 3.7.1.2',
      when: isFirst,
      decides: true,
      run: ({ board }) => agreeOnLeader(pensacola, board),
    },
    { place: 'set-up', rule: 'P 1.8', when: isFirst, run: ({ board }) => placeChosen(pensacola, board) },
    { place: 'deal', rule: 'P 1.7', when: isFirst, decides: true, run: ({ board }) => dealFirst(pensacola, board) },
    {
      place: 'exchange',
      rule: 'P 6.1.12',
      when: isFirst,
      decides: true,
      run: ({ board }) => exchangeMomentum(pensacola, board),
    },
  ];
}

/** A1 to A5 of the Spanish segment; on turns of the coup de main its cards alone. */
function opening(pensacola: Pensacola): Sequence {
  const sheet = pensacola.campaign;
  const events: Sequence = [{ place: 'events', rule: 'P 3.2', decides: true, run: ({ board }) => drawEvents(board) }];
  const cards: Sequence = [{ place: 'cards', rule: 'P 3.2', decides: true, run: ({ board }) => turnOpens(board) }];
  if (sheet === null) return [...cards, ...events];
  return [
    { place: null, rule: 'P sequence', run: ({ board }) => noteStanding(board.play.state) },
    { place: 'coup', rule: 'P 3.4', when: isDays, run: ({ board }) => beginCoup(pensacola, sheet, board) },
    ...cards,
    { place: 'weather', rule: 'P 3.1', when: isDays, decides: true, run: weather(pensacola, sheet) },
    ...events,
    { place: 'garrison', rule: 'P 3.3', when: isDays, run: ({ board }) => garrisonViolation(sheet, board) },
    {
      place: 'declaration',
      rule: 'P 3.4',
      when: isDays,
      decides: true,
      run: ({ board }) => declareCoup(pensacola, sheet, board),
    },
    { place: 'works', rule: 'P 3.5', when: isDays, run: construction(pensacola) },
    { place: 'siege', rule: 'P 3.6', when: isDays, decides: true, run: siege(pensacola) },
  ];
}

function construction(pensacola: Pensacola): Sequence {
  return [
    { place: null, rule: 'P 3.5', run: ({ board }) => completeConstructions(pensacola, board) },
    {
      place: 'cards',
      rule: 'P 3.2',
      run: ({ board }) => offerCards(board, { at: 'works', side: board.field.siegeOf }),
    },
  ];
}

function siege(pensacola: Pensacola): Sequence {
  return [
    {
      place: 'cards',
      rule: 'P 3.2',
      decides: true,
      run: ({ board }) => offerCards(board, { at: 'bombardment', side: board.field.siegeOf }),
    },
    {
      place: null,
      rule: 'P 3.6',
      when: ({ board }) => !board.house.stayed(board, 'siege', board.field.siegeOf),
      run: ({ board }) => bombardment(pensacola, board),
    },
  ];
}

function weather(pensacola: Pensacola, sheet: CampaignSheet): Sequence {
  return [
    { place: null, rule: 'P 3.1', when: (turn) => hasDie(sheet, turn), run: ({ board }) => rollWeather(sheet, board) },
    {
      place: 'after',
      rule: 'P 3.2',
      when: (turn) => hasDie(sheet, turn),
      run: ({ board }) => offerCards(board, { at: 'weather' }),
    },
    { place: null, rule: 'P 3.9.4', run: ({ board }) => stormEndsRaid(pensacola, board) },
  ];
}

const hasDie = (sheet: CampaignSheet, { board }: Turn): boolean => sheet.weather.turns.includes(board.play.state.turn);

/** What comes before the marches of a side once its book is called for, and after them. */
function marching(pensacola: Pensacola): Marching {
  const sheet = pensacola.campaign;
  if (sheet === null) return { opens: [], closes: [] };
  return {
    opens: [
      { place: null, rule: 'P 4.3.2', run: ({ board, side }) => catchSappers(board, side) },
      { place: null, rule: 'P 3.7.8.3', run: ({ board, side, orders }) => holdBack(board, side, orders) },
      {
        place: 'cliffs',
        rule: 'P 3.7.7',
        when: isDays,
        run: [
          { place: null, rule: 'P 3.7.7.2', run: ({ board, side }) => crossTheCliffs(sheet, board, side) },
          {
            place: null,
            rule: 'P 3.7.7.1.2',
            run: ({ board, side, orders }) => pentzelLeaves(sheet, board, side, orders),
          },
        ],
      },
      {
        place: null,
        rule: 'P 3.7.11',
        when: (turn) => isDays(turn) && isBritish(turn),
        run: ({ board, orders }) => raidBox(pensacola, board, orders),
      },
      {
        place: null,
        rule: 'P 3.7.9',
        run: ({ board, side, orders }) => setToWork(pensacola, board, side, orders),
      },
    ],
    closes: [
      { place: null, rule: 'P 3.7.8', run: ({ board, side }) => closeGates(board, side) },
      { place: null, rule: 'P 3.7.9', run: ({ board, side, orders }) => finishWork(pensacola, board, side, orders) },
      {
        place: null,
        rule: 'P 3.7.11',
        when: (turn) => isDays(turn) && isBritish(turn),
        run: ({ board, orders }) => comeOut(pensacola, board, orders),
      },
      { place: null, rule: 'P 3.4', run: ({ board, side }) => leaveTheLines(board, side) },
      { place: null, rule: 'P 4.3.2', run: ({ board, side }) => withdrawSappers(board, side) },
    ],
  };
}
