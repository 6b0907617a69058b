/** The British letter after turn 16 of the assault: every line of it, as a game would tell it. */

import { card, chapter, howItEnded, phaseByPhase, whatIsNext } from '../../src/engine/chapters.ts';
import type { MapScene } from '../../src/engine/scene.ts';
import type {
  Addend,
  Card,
  Chapter,
  Fact,
  HowTo,
  Lines,
  Muster,
  Orders,
  Score,
  Stacks,
  Story,
  Table,
  Tally,
  Track,
  Trial,
  Words,
} from '../../src/engine/story.ts';
import { muster } from './muster-fixture.ts';
import { scene } from './scene-fixture.ts';

const columns = ['1-3', '1-2', '1-1', '3-2', '2-1', '3-1', '4-1'];
const around = [
  { die: '2', results: ['1/–', 'D/–', 'D/–', 'D/–', 'R/–', 'R/–', 'PIN'] },
  { die: '3', results: ['D/–', 'D/–', 'R/–', 'R/–', 'PIN', 'PIN', 'R/R'] },
  { die: '4', results: ['D/–', 'R/–', 'R/–', 'PIN', 'R/R', 'R/R', '–/R'] },
];

export const fire: readonly Trial[] = [
  {
    dice: [{ face: 5, kind: 'test' }],
    head: [{ strong: 'Battery A' }, ' 1404 -> Avant-Garde 1405, adjacent'],
    addends: [{ name: 'fog', value: -1, rule: 'S 4.17' }],
    sum: 4,
    needs: 6,
    verdict: 'miss',
    effects: [],
  },
  {
    dice: [
      { face: 8, kind: 'test' },
      { face: 2, kind: 'damage' },
    ],
    head: [{ strong: 'Augusta Road Battery' }, ' 1504 -> Champagne 1405, adjacent'],
    addends: [
      { name: 'fog', value: -1, rule: 'S 4.17' },
      { name: 'light infantry', value: -1, rule: 'series 10' },
    ],
    sum: 6,
    needs: 6,
    verdict: 'HIT',
    effects: ['R: Champagne back to 1406.', "Avant-Garde tests: die 4, morale +1, d'Estaing +1 = 6 of 5: holds."],
  },
  {
    dice: [
      { face: 9, kind: 'test' },
      { face: 7, kind: 'damage' },
    ],
    head: [{ strong: 'Battery B' }, " 1605 -> Dillon's Irish 1505, adjacent"],
    addends: [{ name: 'fog', value: -1, rule: 'S 4.17' }],
    sum: 8,
    needs: 6,
    verdict: 'HIT',
    effects: [
      "1: Dillon's 4 -> 2 SP; French morale -1, ours +1.",
      'Volunteer Grenadiers test: die 3, morale +1, Dillon +1 = 5 of 5: hold.',
    ],
  },
  {
    dice: [{ face: 3, kind: 'test' }],
    head: [{ strong: 'Carolina Battery' }, ' 1303 -> Grenadier Battalion 1304, adjacent'],
    addends: [
      { name: 'fog', value: -1, rule: 'S 4.17' },
      { name: 'causeway', value: 1, rule: 'S 4.14' },
    ],
    sum: 3,
    needs: 6,
    verdict: 'miss',
    effects: [],
  },
  {
    dice: [{ face: 5, kind: 'test' }],
    head: [{ strong: 'Mortar (French)' }, ' 2108 -> South-east redoubt 2005, 4 hexes'],
    addends: [
      { name: 'first fire', value: 1, rule: 'S 4.12' },
      { name: 'fog', value: -1, rule: 'S 4.17' },
    ],
    sum: 5,
    needs: 6,
    verdict: 'miss',
    effects: ['Scatter die 2: on target.'],
  },
  {
    dice: [{ face: 8, kind: 'test' }],
    head: [{ strong: 'Battery A left (French)' }, ' 2007 -> 3rd New Jersey 2005, 2 hexes'],
    addends: [
      { name: 'fog', value: -1, rule: 'S 4.17' },
      { name: 'redoubt', value: -1, rule: 'S 4.14' },
    ],
    sum: 6,
    needs: 7,
    verdict: 'miss',
    effects: [],
  },
];

const springHill = card({ label: 'A', title: 'Spring Hill redoubt, 1404', address: 't16/allies/combat/1404' }, [
  {
    kind: 'rows',
    as: 'columns',
    rows: [
      {
        label: [{ side: 'french', text: 'Attack' }],
        text: ["Avant-Garde 3 SP (1405, lead), Grenadier Battalion 3 SP (1304), d'Estaing"],
      },
      {
        label: [{ side: 'british', text: 'Defence' }],
        text: ["Tawes' Dragoons 1 SP (lead), 4th Royal Americans 1, 2nd S.C. Royalists 1, Battery A 2, von Porbeck"],
      },
      { label: ['Odds'], text: ['6 : 5 -> column 1-1'] },
      { label: ['Tactics'], text: ['Frontal Assault v Stand Fast'] },
    ],
  },
  {
    kind: 'sum',
    addends: [
      { name: 'lead, Avant-Garde morale', value: 1, rule: 'series 12' },
      { name: "d'Estaing, combat value", value: 2, rule: 'series 12' },
      { name: "our lead, Tawes' Dragoons morale", value: -1, rule: 'series 12' },
      { name: 'von Porbeck, combat value', value: 0, rule: 'series 12' },
      { name: 'tactics', value: -1, rule: 'series 12' },
      { name: 'slope', value: -1, rule: 'S 4.14' },
      { name: 'abatis', value: -1, rule: 'S 4.14' },
      { name: 'redoubt', value: -1, rule: 'S 4.14' },
      { name: 'French assault, all turns', value: -1, rule: 'assault 5' },
    ],
    sum: -3,
    throws: [
      {
        die: { face: 2, kind: 'test', struck: true },
        total: -1,
        row: -1,
        column: 2,
        result: '1* / – m:D',
        note: 're-rolled: the Allies spent their momentum',
      },
      { die: { face: 6, kind: 'test' }, total: 3, row: 3, column: 2, result: 'R / –', note: 'stands' },
    ],
    table: { columns, rows: around, hit: { row: 1, column: 2 } },
  },
  {
    kind: 'lines',
    lines: [
      "Avant-Garde (lead) retreats one hex, 1405 -> 1406; d'Estaing goes with it.",
      'No other unit in 1405 to test. Grenadier Battalion stays in 1304.',
      'No loss of ours. 1404 is ours.',
    ].map((effect) => [effect]),
  },
  { kind: 'dice', trials: [] },
]);

const theLine = card({ label: 'B', title: 'The line at 1504', address: 't16/allies/combat/1504' }, [
  {
    kind: 'rows',
    as: 'columns',
    rows: [
      {
        label: [{ side: 'french', text: 'Attack' }],
        text: ["Volunteer Grenadiers 2 SP (1505, lead), Dillon's Irish 2 SP, Dillon"],
      },
      { label: [{ side: 'british', text: 'Defence' }], text: ["2nd Fraser's 3 SP (lead), Augusta Road Battery 2"] },
      { label: ['Odds'], text: ['4 : 5 = 1-2, diverting 1605: one left -> column 1-3'] },
      { label: ['Tactics'], text: ['Attack en Echelon v Stand Fast'] },
    ],
  },
  {
    kind: 'sum',
    addends: [
      { name: 'lead, Volunteer Grenadiers morale', value: 1, rule: 'series 12' },
      { name: 'Dillon, combat value', value: 1, rule: 'series 12' },
      { name: 'Irish against Regulars', value: 1, rule: 'S 4.13' },
      { name: "our lead, 2nd Fraser's morale", value: -1, rule: 'series 12' },
      { name: 'no British leader here', value: 0, rule: 'series 12' },
      { name: 'tactics', value: 1, rule: 'series 12' },
      { name: 'abatis', value: -1, rule: 'S 4.14' },
      { name: 'revetment', value: -1, rule: 'S 4.14' },
      { name: 'French assault, all turns', value: -1, rule: 'assault 5' },
    ],
    sum: 0,
    throws: [{ die: { face: 3, kind: 'test' }, total: 3, row: 3, column: 0, result: 'D / –', note: 'stands' }],
    table: { columns, rows: around, hit: { row: 1, column: 0 } },
  },
  {
    kind: 'lines',
    lines: [
      'Volunteer Grenadiers (lead) Disrupted, three hexes back: 1506, 1507, 1508. French morale -1.',
      'No loss of ours. 1504 is ours.',
    ].map((effect) => [effect]),
  },
  {
    kind: 'dice',
    trials: [
      {
        dice: [{ face: 2, kind: 'test' }],
        head: [{ strong: "Dillon's Irish" }, ' test'],
        addends: [
          { name: 'morale', value: 0 },
          { name: 'Fatigued', value: -1 },
          { name: 'Dillon', value: 1 },
        ],
        sum: 2,
        needs: 5,
        verdict: 'back to 1506 with Dillon',
        effects: [],
      },
    ],
  },
]);

export const stacks: Stacks['stacks'] = [
  {
    place: '1404',
    side: 'british',
    who: 'British',
    units: 'tawes 1-4 +1, br-a 2-2 +1, ra-4 1-4 +1, marines 1-4 +2, scr-2 1-4 0; Porbeck',
    strength: '4 SP + guns',
  },
  {
    place: '1504',
    side: 'british',
    who: 'British',
    units: 'fraser-2 3-4 +1, br-augusta 2-2 +1',
    strength: '3 SP + guns',
  },
  {
    place: '1503',
    side: 'british',
    who: 'British',
    units: 'fraser-1 3-4 +2, graham-li 2-4 +2; Maitland',
    strength: '5 SP',
  },
  {
    place: '1303',
    side: 'british',
    who: 'British',
    units: 'gam-1 1-4 -1, gam-2 1-4 -1, br-carolina 2-2 +1',
    strength: '2 SP + guns',
  },
  { place: '1605', side: 'british', who: 'British', units: 'scr-1 1-4 0, br-b 2-2 +1', strength: '1 SP + guns' },
  { place: '1304', side: 'french', who: 'French', units: 'grenadier-bn 3-4 +1', strength: '3 SP' },
  {
    place: '1406',
    side: 'french',
    who: 'French',
    units: "avant-garde 3-4 +1, champagne 2-4 +1; d'Estaing",
    strength: '5 SP',
  },
  { place: '1506', side: 'french', who: 'French', units: 'dillon-irish 2-4 0; Dillon', strength: '2 SP' },
  { place: '1508', side: 'french', who: 'French', units: 'vol-grenadiers 2-4 +1 Disrupted', strength: '2 SP' },
];

const movement: Table = {
  kind: 'table',
  columns: ['terrain', 'MP'],
  rows: [
    ['clear, light forest, city, road', '1'],
    ['forest, rice field', '2'],
    ['swamp, Yamacraw swamp', '3'],
    ['stream, dyke, slope up, enemy work', '+1'],
    ['stack', '6 SP + 1 battery'],
  ],
};

const phases = [
  {
    title: 'British movement',
    lines: [
      ['Royal Marines 1503 -> 1404.'],
      ["Graham's Light Infantry 1603 -> 1503, joining ", { strong: 'Maitland' }, '.'],
    ],
  },
  {
    title: 'Allied movement',
    lines: [
      [{ side: 'french', text: 'Grenadier Battalion' }, ' 1306 -> 1304 through the swamp.'],
      [{ side: 'french', text: 'Avant-Garde' }, " and Champagne 1406 -> 1405 with d'Estaing."],
      [{ side: 'french', text: 'Volunteer Grenadiers' }, " and Dillon's Irish 1407 -> 1505 with Dillon."],
      [{ side: 'american', text: 'S.C./Georgia Light Corps' }, ' and three more 1207 -> 1206.'],
    ],
  },
];

const tracks: readonly Track[] = [
  {
    name: 'British',
    side: 'british',
    value: 15,
    was: 14,
    of: 20,
    marks: [4, 10],
    level: 'High',
    changes: [{ name: "Dillon's Irish reduced", value: 1 }],
  },
  {
    name: 'French',
    side: 'french',
    value: 10,
    was: 12,
    of: 20,
    marks: [4, 10],
    level: 'Fatigued',
    changes: [
      { name: "Dillon's Irish reduced", value: -1 },
      { name: 'Volunteer Grenadiers Disrupted', value: -1 },
    ],
  },
  { name: 'American', side: 'american', value: 13, was: 13, of: 20, marks: [4, 10], level: 'High', changes: [] },
];

const tallies: readonly Tally[] = [
  { name: 'British', side: 'british', value: 1, of: 20, text: '1/2', causes: ["Dillon's Irish reduced"] },
  { name: 'French', side: 'french', value: 0, of: 20, text: '0', causes: [] },
  { name: 'American', side: 'american', value: 0, of: 20, text: '0', causes: [] },
];

const facts: readonly Fact[] = [
  { label: 'Momentum', text: 'British 0, Allied 0 (one spent), pool 8' },
  { label: 'Decisive', text: "d'Estaing lost and 15 SP of French Regulars and Continentals: 0 of 15" },
];

const orders: Orders['orders'] = [
  {
    order: 'MOVE marines TO 1404',
    outcome: 'Ran at the second try: 1404 held 7 SP until the guns were counted apart.',
    fate: 'done',
  },
];

const next: readonly Words[] = [
  [
    'Turn 17, fair. Initiative: you ',
    { die: { face: 7, kind: 'test' } },
    ' +1 High = 8, Allies ',
    { die: { face: 5, kind: 'test' } },
    ' +0 Fatigued = 5. ',
    { strong: 'You move first.' },
  ],
  [{ strong: 'Movement' }, ' only; combat orders in a second letter, once movement and French fire are known.'],
  ['Without a mail: standing orders s1-s3, all units hold.'],
];

const forms: HowTo['forms'] = [
  { form: 'MOVE kfr TO 1403 VIA 1502', means: 'march units to a hex, by way of another if you like' },
  { form: 'HOLD maitland', means: 'stay' },
  { form: 'STANDING DEFEND 1404 LEAD tawes TACTIC stand fast', means: 'from turn to turn, until changed' },
  { form: 'READY', means: 'you need no more time' },
];

const lost = { british: 'none', french: "Dillon's Irish 4 -> 2 SP; Volunteer Grenadiers Disrupted", american: 'none' };

/** The two fights with every addend changed. */
export const withAddends = (change: (addend: Addend) => Addend): readonly Card[] =>
  [springHill, theLine].map(({ of, ...head }) =>
    card(
      head,
      of.map((block) => (block.kind === 'sum' ? { ...block, addends: block.addends.map(change) } : block)),
    ),
  );

/** What a letter tells, where it is not what it told after turn 16; an empty list: nothing of it. */
interface Telling {
  losses: Readonly<Record<string, string>>;
  thrown: readonly Trial[];
  standing: Stacks['stacks'];
  fights: readonly (Card | Lines)[];
  happened: typeof phases;
  facts: readonly Fact[];
  armies: Muster['armies'];
  ending: { title: string; line: string } | null;
  /** Put in before morale. */
  besides: readonly Chapter[];
}

export function chaptersWith(told: Partial<Telling> = {}): readonly Chapter[] {
  const { losses = lost, thrown = fire, standing = stacks, fights = [springHill, theLine], ending = null } = told;
  const rows = Object.entries(losses).map(([side, text]) => ({
    label: [{ side, text: `${side.charAt(0).toUpperCase()}${side.slice(1)}` }],
    text: [text],
  }));
  const calendar = { played: ['start', '16'], toCome: 4 };
  const score: Score = { kind: 'score', name: 'Victory points', tallies, facts: told.facts ?? facts };
  return [
    ...chapter('positions', 'letter', [{ kind: 'stacks', stacks: standing }], { note: 'SP-MP, morale' }),
    ...chapter('orders', 'fates', [{ kind: 'orders', orders }]),
    ...chapter('combats', 'fights', fights, { title: 'Close combat' }),
    ...chapter('losses', 'summary', [{ kind: 'rows', as: 'columns', rows }]),
    ...(told.besides ?? []),
    ...chapter('morale', 'summary', [{ kind: 'tracks', tracks }]),
    ...chapter('score', 'summary', [score], { title: 'Victory' }),
    ...phaseByPhase(told.happened ?? phases),
    ...chapter('fire', 'dice', [{ kind: 'dice', trials: thrown }]),
    ...(ending === null ? whatIsNext(next) : howItEnded(ending.title, [[ending.line]])),
    ...chapter('how-to', 'form', [{ kind: 'how-to', forms }]),
    ...chapter('key-1', 'key', [movement], { title: 'Movement, foot' }),
    ...chapter('muster', 'muster', [{ kind: 'muster', armies: told.armies ?? muster, calendar }]),
  ];
}

export const story: Story<MapScene> = {
  game: 'Savannah 1779',
  scenario: 'The Assault',
  turn: '16',
  seat: 'British',
  side: 'british',
  title: 'Spring Hill held',
  summary: [
    [{ strong: 'Fog.' }, ' The French came on in three columns; the Americans closed up to the cemetery.'],
    ["Our guns drove the Chasseurs of Champagne from 1405 and cost Dillon's Irish a step at 1505."],
    [{ strong: 'Combat A, Spring Hill held.' }, " d'Estaing's Avant-Garde was thrown back to 1406."],
    [{ strong: 'Combat B, 1504 held.' }, " Volunteer Grenadiers Disrupted, back to 1508; Dillon's to 1506."],
    [{ strong: 'French army morale falls to 10: Fatigued.' }, ' We lost nobody. We move first in turn 17.'],
  ],
  map: scene,
  chapters: chaptersWith(),
  form: [
    '# MOVE <units> TO <hex> [VIA <hex>]',
    '# A unit left as it is holds.',
    '# 1404 Spring Hill  guns fixed: br-a',
    'HOLD tawes, ra-4, marines, scr-2, porbeck',
    '# 1503',
    'HOLD fraser-1, graham-li, maitland',
    '# 1504  guns fixed: br-augusta',
    'HOLD fraser-2',
    '# 1303 Carolina  guns fixed: br-carolina',
    'HOLD gam-1, gam-2',
    '# 1605 Ogeechee rdt  guns fixed: br-b',
    'HOLD scr-1',
    '# 1604',
    'HOLD ra-2',
    '# 1403',
    'HOLD rnc',
    '# 1402  guns fixed: br-naval',
    'HOLD navy',
    '# 1501',
    'HOLD kfr',
    '# 1705',
    'HOLD ga-loyalists, ra-3',
    '# 1806 Barracks rdt  guns fixed: br-c',
    'HOLD wissenbach',
    '# 1905  guns fixed: br-grand',
    'HOLD nyv',
    '# 2005 South-east rdt  guns fixed: br-d',
    'HOLD njv-3',
    '# 2104  guns fixed: br-invalid',
    'HOLD delancey-1',
    '# 2204',
    'HOLD trumbach',
    '# 2302',
    'HOLD convalescents',
    '# 2303',
    'HOLD delancey-2',
    '# 2301 Old Fort  guns fixed: br-fort',
    '# 1702',
    'HOLD savannah-militia',
    '# 2003',
    'HOLD black-volunteers',
    '# 1802',
    'HOLD prevost',
    '# Standing, in force:',
    '#  s1 DEFEND 1404 LEAD tawes',
    '#     TACTIC stand fast',
    '#  s2 FIRE NEAREST',
    '#  s3 MOMENTUM REROLL IF LOST 1404',
    '# READY: I need no more time',
  ],
};
