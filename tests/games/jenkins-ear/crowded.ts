/** A busy turn as the English see it: fleets at sea and in port, a landing at Léogane, storms, an old sighting. */
import type { SeaScene } from '../../../src/engine/scene.ts';
import { type ChartInput, seaScene } from '../../../src/games/jenkins-ear/chart/scene.ts';
import type { Tale } from '../../../src/games/jenkins-ear/events.ts';
import type { CounterId, FaceId, HexId, Side } from '../../../src/games/jenkins-ear/field.ts';
import type { EarLanguage } from '../../../src/games/jenkins-ear/messages/languages.ts';
import { pieceIn } from '../../../src/games/jenkins-ear/setup.ts';
import type { Berth } from '../../../src/games/jenkins-ear/state.ts';
import type { EarView, SeenStack, SeenUnit } from '../../../src/games/jenkins-ear/view.ts';
import { field, war } from './table.ts';

function own(hex: HexId, berth: Berth, units: CounterId[]): SeenStack {
  const top = field.counters.get(units[0] ?? '')?.face ?? '';
  return {
    key: `english/${hex}/${berth}`,
    side: 'english',
    hex,
    berth,
    height: units.length,
    top,
    marked: false,
    units,
    open: [],
  };
}

function theirs(hex: HexId, berth: Berth, height: number, top: FaceId, open: FaceId[] = []): SeenStack {
  return { key: `spanish/${hex}/${berth}`, side: 'spanish', hex, berth, height, top, marked: false, units: null, open };
}

const garrisons: readonly HexId[] = [
  '2208',
  '1607',
  '2717',
  '0718',
  '1317',
  '1720',
  '3125',
  '3625',
  '3925',
  '0419',
  '2427',
];

const stacks: readonly SeenStack[] = [
  own('3119', 'off', ['en-deception-1', 'en-boyne', 'en-supplies-1']),
  own('3018', 'off', ['en-cornwall', 'en-ogle', 'en-frederick', 'en-merchant-1', 'en-cannons-1']),
  own('3018', 'port', ['en-soldiers-4']),
  own('2719', 'port', ['en-soldiers-start', 'en-cannons-port-royal', 'en-torbay', 'en-deception-3']),
  own('2206', 'port', ['en-frigate-1', 'en-oglethorpe', 'en-americans', 'en-supplies-start', 'en-cannons-savannah']),
  own('4323', 'port', ['en-orford', 'en-burford', 'en-suffolk', 'en-merchant-2', 'en-soldiers-8']),
  own('2925', 'off', [
    'en-deception-4',
    'en-princess-caroline',
    'en-vernon',
    'en-russell',
    'en-norfolk',
    'en-shrewsbury',
  ]),
  theirs('3019', 'off', 2, 'sp-oriente'),
  theirs('3318', 'port', 9, 'sp-deception'),
  theirs('2114', 'port', 7, 'sp-reina'),
  theirs('2114', 'off', 3, 'sp-frigate'),
  theirs('2825', 'port', 8, 'sp-boom-chain'),
  theirs('2825', 'off', 2, 'sp-galicia', ['sp-galicia', 'sp-frigate']),
  theirs('2925', 'port', 2, 'sp-soldiers-land-1'),
  theirs('3718', 'port', 4, 'sp-san-carlos'),
  theirs('3626', 'off', 2, 'sp-soldiers-land-2'),
  ...garrisons.map((hex, n) => theirs(hex, 'port', 1 + (n % 3), n % 2 === 0 ? 'sp-deception' : 'sp-soldiers-land-1')),
];

const aboard: Readonly<Record<CounterId, CounterId>> = {
  'en-supplies-1': 'en-boyne',
  'en-ogle': 'en-cornwall',
  'en-cannons-1': 'en-merchant-1',
  'en-vernon': 'en-princess-caroline',
};

function unit(id: CounterId, { hex, berth }: SeenStack): SeenUnit {
  return { ...pieceIn(id, 'map'), hex, berth, aboard: aboard[id] ?? null, bound: null };
}

const held = (side: Side, ...ports: string[]) => Object.fromEntries(ports.map((port) => [port, side]));

export const view: EarView = {
  who: 'english',
  turn: 4,
  ordinal: 5,
  phase: null,
  units: Object.fromEntries(stacks.flatMap((stack) => (stack.units ?? []).map((id) => [id, unit(id, stack)]))),
  stacks: Object.fromEntries(stacks.map((stack) => [stack.key, stack])),
  funds: { english: 37, spanish: 22 },
  ports: {
    ...Object.fromEntries(
      [...field.ports.values()].map(({ id, flag }) => [id, flag === 'english' || flag === 'spanish' ? flag : null]),
    ),
    ...held('english', 'leogane', 'porto-bello'),
    ...held('spanish', 'curacao'),
  },
  captured: [{ port: 'leogane', side: 'english' }],
  storms: ['3423', '3625', '3125'],
  scuttled: ['2825'],
  scuttles: 2,
  contacts: [],
  pools: { english: [], spanish: [] },
  out: { english: [], spanish: [] },
  passages: [],
  isidro: null,
  peace: false,
  sightings: [{ stack: 'spanish/3019/off', turn: 3, phase: 'english', faces: ['sp-oriente', 'sp-frigate'] }],
  history: [],
  over: null,
};

/** Of an event what the chart reads. */
const tale = (kind: Tale['kind'], facts: object, n: number): Tale =>
  ({ kind, facts, address: `t04/${n}`, rule: '', rolls: [] }) as unknown as Tale;
const move = (side: Side, path: string, bySea: boolean, n: number): Tale =>
  tale('ear.move', { side, path: path.split(' '), bySea }, n);

export const tales: readonly Tale[] = [
  move('english', '3919 3819 3720 3620 3520 3420 3320', true, 1),
  tale('ear.perilous', { side: 'english', hex: '3320' }, 2),
  move('english', '3320 3219 3119', true, 3),
  tale('ear.intercept', { side: 'spanish', at: '3119', from: ['3019'], success: true }, 4),
  move('english', '2719 2819 2919 3018', true, 5),
  move('english', '2719 2820 2821 2822 2823 2824 2925', true, 6),
  tale('ear.naval-combat', { hex: '3119' }, 7),
  tale('ear.naval-retreat', { side: 'spanish', from: '3119', to: '3019' }, 8),
  tale('ear.naval-combat', { hex: '3018' }, 9),
  tale('ear.land-combat', { hex: '3018' }, 10),
  tale('ear.naval-combat', { hex: '2925' }, 11),
  move('spanish', '3526 3626', false, 12),
  tale('ear.captured', { side: 'english', hex: '3018' }, 13),
];

export function crowded(language: EarLanguage, more: Partial<ChartInput> = {}): SeaScene {
  return seaScene(war, { language, view, tales, unsupplied: ['english/3018/off'], ...more });
}
