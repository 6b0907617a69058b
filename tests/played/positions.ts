/**
 * Positions that the umpire states before play, as two people agree to who want to try one thing: by his rulings, which are
 * the product's own. From there it is played by mail like any other game. What play from the start would bring in years only
 * is brought here in a turn.
 */
import type { Ruling } from './house.ts';

export interface Stage {
  /** Parts of the Message-ID of the call or choice at whose opening he rules: `t16.british.movement`, `.t4.*.movement`. */
  at: string;
  rulings: readonly Ruling[];
}

export interface Position {
  name: string;
  scenario: string;
  seats: number;
  /** Reports after which it is left. */
  turns: number;
  /** One after the other: what a later one changes comes of an earlier one. Until its turn nobody does more than he must. */
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
const inFormation = (at: string, formation: string, ...units: readonly string[]): Ruling[] =>
  units.map((unit) => ({ at, edit: 'formation', arg: { unit, formation } }));
const die = (at: string, face: number): Ruling => ({ at, face });

const ALLIED = 't16/allies/movement/#start';
const ASSAULT = 't16/allies/combat/#start';
const BRITISH = 't16/british/movement/#start';
const allied = put(ALLIED);
const british = put(BRITISH);

/** Three battalions before a redoubt, in a gale and without momentum: nothing goes right for them. */
const stranded = (...units: readonly string[]): readonly Ruling[] => [
  { at: ASSAULT, edit: 'weather', arg: { weather: 'gale' } },
  { at: ASSAULT, edit: 'track', arg: { track: 'momentum', side: 'allies', value: 0 } },
  ...put(ASSAULT)('1906', ...units),
];

const siege = (turn: number, ...acts: readonly Pick<Ruling, 'edit' | 'arg'>[]): Ruling[] =>
  acts.map((act) => ({ turn, at: `t${turn}/#opening`, ...act }));
const works = { edit: 'works', arg: { hex: '2106', sides: ['SE', 'S'] } };
const breached = (hexside: string) => ({ edit: 'breach', arg: { hexside, breached: true } });
const fair = (turn: number): Ruling => ({ turn, ...die(`t${turn}/opening/weather/!weather`, 7) });
/** The dice an army throws on the two tables of the bombardment. */
const bombarded = (turn: number, army: string, faces: readonly number[]): Stage[] =>
  faces.map((face, at) => ({
    at: `.t${turn}.allies.movement.`,
    rulings: [{ turn, ...die(`t${turn}/opening/siege/${army}/table-${at + 1}/!bombardment`, face) }],
  }));

const SEA = 't01/english/movement/#start';
const afloat = (hex: string, berth: 'port' | 'off', ...units: readonly string[]): Ruling[] =>
  units.map((unit) => ({ turn: 2, at: SEA, edit: 'place', arg: { unit, to: { hex, berth } } }));

/** One Spanish counter garrisons each port, nobody knows which: all go to Cartagena before the English stand in two of them. */
const garrisons = Array.from({ length: 17 }, (_, n) => `sp-soldiers-${n + 1}`);
const held = (port: string, hex: string, unit: string): Ruling[] => [
  { turn: 2, at: SEA, edit: 'port', arg: { port, holder: 'english' } },
  ...afloat(hex, 'port', unit),
];

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
        // Put there once the guns have fired, or they would drive him off; whoever is Disrupted need not join him.
        at: 't16.british.movement.movement',
        rulings: [
          ...stranded('du-cap', 'port-au-prince', 'col-chasseurs'),
          ...reduced(ASSAULT, 'du-cap'),
          ...inFormation(ASSAULT, 'disrupted', 'port-au-prince', 'col-chasseurs'),
        ],
      },
      { at: 't16.british.movement.movement', rulings: [die('t16/allies/combat/1806/!close-combat', 0)] },
    ],
    will: { allied: ['ATTACK 1806 WITH du-cap', 'ATTAQUER 1806 AVEC du-cap'] },
    asks: ['second-step'],
  },
  {
    name: 'an attack in vain that loses a prisoner',
    scenario: 'savannah/assault',
    seats: 2,
    turns: 1,
    stages: [
      { at: 't16.british.movement.movement', rulings: stranded('avant-garde', 'grenadier-bn') },
      { at: 't16.british.movement.movement', rulings: [die('t16/allies/combat/1806/!close-combat', 0)] },
    ],
    will: {
      allied: ['ATTACK 1806 WITH avant-garde, grenadier-bn', 'ATTAQUER 1806 AVEC avant-garde, grenadier-bn'],
    },
    asks: ['capture-choice'],
  },
  {
    name: 'a hurricane',
    scenario: 'savannah/campaign',
    seats: 2,
    turns: 4,
    // What the storm breaks is thrown once nobody has a card left to play on the weather.
    stages: [
      {
        at: '.t4.*.movement.movement.',
        rulings: [
          ...siege(4, ...['sc-1', 'sc-5'].map((unit) => ({ edit: 'place', arg: { unit, hex: '1909' } }))),
          { turn: 4, ...die('t4/opening/weather/!weather', 0) },
        ],
      },
      { at: '.t4.*.movement.movement.', rulings: [{ turn: 4, ...die('t4/opening/weather/american/!havoc', 9) }] },
    ],
    will: {},
    asks: ['weather-victim'],
  },
  {
    name: 'guns in works before the town',
    scenario: 'savannah/campaign',
    seats: 2,
    turns: 3,
    // A die can be ruled once it has been thrown: each in its turn, as what comes before it is settled.
    stages: [
      { at: '.t2.allies.movement.', rulings: [...siege(2, works), fair(2)] },
      ...bombarded(2, 'french', [8, 8]),
      ...bombarded(2, 'british', [5, 8]),
      {
        at: '.t3.allies.movement.',
        rulings: siege(
          3,
          breached('2106/SE'),
          breached('2106/S'),
          breached('1404/S'),
          breached('1404/SW'),
          { edit: 'construction', arg: { hex: '2107', present: true } },
          { edit: 'construction', arg: { hex: '1909', present: true } },
        ),
      },
      ...bombarded(3, 'french', [5, 3]),
      ...bombarded(3, 'british', [8, 3]),
    ],
    will: {
      british: ['SIEGE FIRE', 'SIÈGE FEU'],
      allied: ['SIEGE FIRE', 'REPAIR 2106 S', 'BREACH 2104 SE', 'SIÈGE FEU', 'RÉPARER 2106 sud', 'BRÈCHE 2104 sud-est'],
    },
    asks: [
      'siege-fire',
      'siege-reply',
      'siege-city-hex',
      'siege-breach-side',
      'siege-repair-side',
      'construction-remove',
    ],
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
  {
    name: 'two seaports held as the war ends',
    scenario: 'jenkins-ear/war',
    seats: 2,
    turns: 11,
    stages: [
      {
        at: '.t01.english.movement.',
        rulings: [
          ...afloat('2825', 'port', ...garrisons),
          ...held('cumana', '3925', 'en-soldiers-7'),
          ...held('acapulco', '0419', 'en-soldiers-8'),
        ],
      },
      { at: '.t10.english.movement.', rulings: [] },
    ],
    will: {},
    asks: ['victory-order'],
  },
];
