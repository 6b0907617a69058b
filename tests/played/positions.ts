/**
 * Positions that the umpire states before play, as two people agree to who want to try one thing: by his rulings, which are
 * the product's own. From there it is played by mail like any other game. What play from the start would bring in years only
 * is brought here in a turn.
 */
import type { Ruling } from './house.ts';

export interface Stage {
  /** Part of the Message-ID of the call or choice at whose opening he rules: `t16.british.movement.movement`. */
  at: string;
  rulings: readonly Ruling[];
}

export interface Position {
  name: string;
  scenario: string;
  seats: number;
  /** Reports after which it is left. */
  turns: number;
  /** One after the other: what a later one changes comes of an earlier one. */
  stages: readonly Stage[];
  /** Lines each seat has set its mind on. */
  will: Readonly<Record<string, readonly string[]>>;
  /** Kinds that it is for. */
  asks: readonly string[];
}

/** A counter put somewhere; with `steps` it has lost what it has more. */
const put =
  (at: string) =>
  (hex: string, ...units: readonly string[]): Ruling[] =>
    units.map((unit) => ({ at, edit: 'place', arg: { unit, hex } }));
const reduced = (at: string, ...units: readonly string[]): Ruling[] =>
  units.map((unit) => ({ at, edit: 'step', arg: { unit, steps: 1 } }));
const die = (at: string, face: number): Ruling => ({ at, face });

const ALLIED = 't16/allies/movement/#start';
const ASSAULT = 't16/allies/combat/#start';
const BRITISH = 't16/british/movement/#start';
const allied = put(ALLIED);
const british = put(BRITISH);

const SEA = 't01/english/movement/#start';
const afloat = (hex: string, berth: 'port' | 'off', ...units: readonly string[]): Ruling[] =>
  units.map((unit) => ({ turn: 2, at: SEA, edit: 'place', arg: { unit, to: { hex, berth } } }));

export const POSITIONS: readonly Position[] = [
  {
    name: 'horse alone before the lines',
    scenario: 'savannah/assault',
    seats: 2,
    turns: 1,
    stages: [{ at: 't16.british.movement.movement', rulings: british('1405', 'horry') }],
    will: { british: ['ATTACK 1405 WITH ra-4, scr-2'] },
    asks: ['cavalry-withdraw'],
  },
  {
    name: 'two generals of one rank',
    scenario: 'savannah/assault',
    seats: 3,
    turns: 1,
    stages: [
      {
        at: 't16.british.movement.movement',
        rulings: british('1405', 'champagne', 'pulaski', 'destaing', 'lincoln'),
      },
    ],
    will: { british: ['ATTACK 1405 WITH ra-4, scr-2'] },
    asks: ['commander'],
  },
  {
    name: 'French and Americans beside the enemy in one hex, and others on the covered way',
    scenario: 'savannah/assault',
    seats: 2,
    turns: 1,
    stages: [
      {
        at: 't16.allies.movement.movement',
        rulings: [...allied('1405', 'sc-1', 'cambresis'), ...allied('1105', 'sc-3', 'va-levies')],
      },
    ],
    will: { allied: ['MOVE sc-3, va-levies TO 1102 VIA 1104, 1103', 'ALLER sc-3, va-levies VERS 1102 PAR 1104, 1103'] },
    asks: ['mixed-stack-retreat', 'unstack', 'covered-way-step'],
  },
  {
    name: 'two attacks and a general who must join one',
    scenario: 'savannah/assault',
    seats: 2,
    turns: 1,
    stages: [
      {
        at: 't16.allies.movement.movement',
        rulings: [...allied('1304', 'armagnac'), ...allied('1405', 'dillon-irish'), ...allied('1505', 'destaing')],
      },
    ],
    will: {
      allied: [
        'HOLD destaing, armagnac, dillon-irish',
        'ATTACK 1404 WITH dillon-irish',
        'ATTACK 1303 WITH armagnac',
        'TENIR destaing, armagnac, dillon-irish',
        'ATTAQUER 1404 AVEC dillon-irish',
        'ATTAQUER 1303 AVEC armagnac',
      ],
    },
    asks: ['must-attack'],
  },
  {
    name: 'a weak attack that loses two steps',
    scenario: 'savannah/assault',
    seats: 2,
    turns: 1,
    stages: [
      {
        // Put there once the guns have fired, or they would drive him off.
        at: 't16.british.movement.movement',
        rulings: [
          ...put(ASSAULT)('1906', 'du-cap', 'port-au-prince', 'col-chasseurs'),
          ...reduced(ASSAULT, 'du-cap', 'port-au-prince', 'col-chasseurs'),
        ],
      },
      { at: 't16.british.movement.movement', rulings: [die('t16/allies/combat/1806/!close-combat', 0)] },
    ],
    will: { allied: ['ATTACK 1806 WITH du-cap', 'ATTAQUER 1806 AVEC du-cap'] },
    asks: ['second-step', 'capture-choice'],
  },
  {
    name: 'a hurricane',
    scenario: 'savannah/campaign',
    seats: 2,
    turns: 4,
    stages: [
      {
        at: '.t4.british.movement.',
        rulings: [
          { turn: 4, ...die('t4/opening/weather/!weather', 0) },
          { turn: 4, ...die('t4/opening/weather/american/!havoc', 9) },
        ],
      },
    ],
    will: {},
    asks: ['weather-victim'],
  },
  {
    name: 'bombardment of works begun',
    scenario: 'savannah/campaign',
    seats: 2,
    turns: 13,
    stages: [
      {
        at: '.t12.british.movement.',
        rulings: [
          { turn: 12, at: 't12/#opening', edit: 'construction', arg: { hex: '2106', present: true } },
          { turn: 12, at: 't12/#opening', edit: 'construction', arg: { hex: '1909', present: true } },
          { turn: 12, ...die('t12/opening/siege/british/table-1/!bombardment', 8) },
        ],
      },
    ],
    will: { british: ['SIEGE FIRE', 'SIÈGE FEU'], allied: ['SIEGE FIRE', 'SIÈGE FEU'] },
    asks: ['construction-remove', 'siege-fire', 'siege-reply'],
  },
  {
    name: 'a fleet before San Juan, troops before Santo Domingo',
    scenario: 'jenkins-ear/war',
    seats: 2,
    turns: 3,
    stages: [
      {
        at: '.t01.english.movement.',
        rulings: [
          ...afloat('3718', 'off', 'sp-reina', 'sp-pizarro'),
          ...afloat('3718', 'port', 'sp-cannons-1'),
          ...afloat('3818', 'off', 'en-cornwall', 'en-boyne', 'en-princess-caroline', 'en-fire-ship-1'),
          ...afloat('3318', 'port', 'sp-soldiers-1', 'sp-cannons-3'),
          ...afloat('3318', 'off', 'en-torbay', 'en-russell', 'en-bomb-ship-1', 'en-soldiers-7', 'en-soldiers-8'),
        ],
      },
    ],
    will: {
      english: [
        'MOVE cornwall, boyne, princess-caroline, fire-ship-1 TO 3718 ATTACK',
        'ALLER cornwall, boyne, princess-caroline, fire-ship-1 VERS 3718 ATTAQUER',
      ],
    },
    asks: [
      'combat-order',
      'enter-contact',
      'fire-ships-used',
      'leader-dice',
      'naval-losses',
      'naval-retreat',
      'shore-guns',
      'bomb-ship-joins',
      'land-losses',
      'land-retreat',
    ],
  },
];
