/** The fixed half of a game of the series: map, counters, tables, opened once from a validated scenario. Types only. */
import type { InLanguages } from '../../../engine/contract.ts';
import type { HexSide, SideStyle, TerrainStyle } from '../../../engine/scene.ts';
import type { Grid } from '../../../places/hex/grid.ts';
import type { Army, HexId, Side, UnitId } from '../rules/state.ts';
import type { ScenarioFiles } from './schema.ts';

export type Arm = 'foot' | 'light' | 'horse' | 'artillery' | 'naval-artillery' | 'mortar';
export type Gait = 'foot' | 'horse' | 'artillery';

/** MP by gait, null where prohibited. */
export type Costs = Readonly<Record<Gait, number | null>>;

/** What any printed counter has. */
interface Printed {
  id: UnitId;
  name: InLanguages<string>;
  short: string;
  names: readonly string[];
  army: Army;
  side: Side;
  mp: number;
  /** Null: not on the map at the start. */
  start: HexId | null;
  arrival: Arrival | null;
}

/** A printed counter. `reduced` null: one step. */
export interface Counter extends Printed {
  /** `british-regular`, `french-colonial-militia`, …: drives victory and stacking. */
  class: string;
  arm: Arm;
  gait: Gait;
  steps: 1 | 2;
  sp: { full: number; reduced: number | null };
  morale: { full: number; reduced: number | null };
  /** Game marks: `southern`, `charlestown`, `irish`, `demi-leader`, `parenthesised`, `reserve-artillery` … */
  marks: readonly string[];
}

/** When and where a counter comes: by the schedule, `moves` hexes at most on arrival, or when an event says so. */
export type Arrival = { turn: number; entry: string; moves?: number } | 'event';

export interface LeaderCounter extends Printed {
  combat: number;
  command: number;
  rank: number;
  /** Order within the army, 1 = most senior (S 4.18). */
  seniority: number;
  /** Classes and arms he may stack with and command; `all` of his army. */
  commands: 'all' | readonly string[];
  commander: boolean;
  /** Loss: army morale to the enemy and to his own army, VP in halves to the enemy. */
  loss: { enemy: number; own: number; victory: number };
}

export interface Hexside {
  road: boolean;
  track: boolean;
  stream: boolean;
  bridge: boolean;
  ford: boolean;
  dyke: boolean;
  /** An attacker coming across this side climbs into the hex. */
  slope: boolean;
  river: boolean;
  /** Works that protect this hex against what comes across this side. */
  works: readonly ('abatis' | 'redoubt' | 'revetment' | 'earthwork')[];
  /** Neighbour across, null off the map. */
  to: HexId | null;
  /** MP to go out across this side into the neighbour, works and ruins apart; null when prohibited. */
  cost: Costs;
  /** The same once a road is laid here in play, where a track runs; null where none does. */
  laid: Costs | null;
  /** Gaits whose strategic movement may go out across this side (R16). */
  strategic: Readonly<Record<Gait, boolean>>;
}

export interface FieldHex {
  id: HexId;
  column: number;
  row: number;
  terrain: string;
  name: string | null;
  city: boolean;
  perimeter: boolean;
  coveredWay: boolean;
  naval: boolean;
  causeway: boolean;
  sides: Readonly<Record<HexSide, Hexside>>;
  /** Place in `Field.grid` and `Field.at`. */
  index: number;
  /** `sides` clockwise from north, for loops. */
  around: readonly Hexside[];
  /** Neighbours clockwise from north, null off the map. */
  next: readonly (FieldHex | null)[];
}

type Sheet = ScenarioFiles['tables'];
export type TerrainRow = Sheet['terrain']['rows'][string] & { id: string };

type OfRows = 'fireToHit' | 'fireDamage' | 'terrain' | 'ways' | 'hexside' | 'leaderLoss';

/** Every number the series rules read, from `scenarios/<game>/`: what its tables say, tables of rows as their rows. */
export interface Tables extends Omit<Sheet, OfRows | 'shells' | 'weather' | 'victoryPoints' | 'odds'> {
  fireToHit: Sheet['fireToHit']['rows'];
  /** Least and greatest range of direct fire in hexes. */
  fireRange: readonly [number, number];
  fireDamage: Sheet['fireDamage']['rows'];
  /** Rifle fire (series 10), in games that have it: its range, damage to all but guns, and what a first volley adds. */
  rifle?: { range: readonly [number, number]; damage: Tables['fireDamage']; firstVolley: number };
  shells: NonNullable<Sheet['shells']> | null;
  terrain: Readonly<Record<string, TerrainRow>>;
  ways: Readonly<Record<string, NonNullable<Sheet['ways']['rows']['road']>>>;
  hexside: Readonly<Record<string, NonNullable<Sheet['hexside']['rows']['siege']>>>;
  leaderLoss: Sheet['leaderLoss']['rows'];
  /** Faces that take a demi-leader from his unit. */
  demiLeaderLoss: readonly [number, number];
  weather: Sheet['weather']['kinds'];
  victoryPoints: Readonly<Record<string, number>>;
  odds: Sheet['odds']['columns'];
}

export interface Field {
  /** Scenario id, `savannah/assault`. */
  id: string;
  hexes: ReadonlyMap<HexId, FieldHex>;
  grid: Grid;
  /** Every hex by its index in `grid`. */
  at: readonly FieldHex[];
  /** Whose works and siege works are printed: their friends cross free (R18). */
  worksOf: Side;
  siegeOf: Side;
  counters: ReadonlyMap<UnitId, Counter>;
  leaders: ReadonlyMap<UnitId, LeaderCounter>;
  tables: Tables;
  armies: readonly { id: Army; side: Side; headquarters: HexId; name: InLanguages<string> }[];
  sides: readonly { id: Side; enemy: Side }[];
  /** Parts of a side that may have players of their own: its armies, or parts of one that share its tracks. */
  commands: readonly { id: string; army: Army; side: Side; name: InLanguages<string> }[];
  /** The command of each unit and leader. */
  commandOf: ReadonlyMap<UnitId, string>;
  chart: Chart;
  /** First and last turn printed, start morale, momentum and so on, as the scenario file gives them. */
  scenario: ScenarioSheet;
}

/** Colours and textures of a game's terrains, and colours of its armies. */
export interface Looks {
  readonly terrains: readonly Omit<TerrainStyle, 'label'>[];
  readonly armies: readonly Omit<SideStyle, 'label'>[];
}

/** What only a drawing of the map needs. */
export interface Chart {
  name: InLanguages<string>;
  hexLength: InLanguages<string>;
  looks: Looks;
  ways: readonly {
    kind: 'road' | 'track' | 'covered-way';
    name: InLanguages<string> | null;
    hexes: readonly HexId[];
  }[];
  /** Dashed outlines: `naval`. */
  zones: readonly { id: string; name: InLanguages<string>; hexes: readonly HexId[]; color: string }[];
  /** Words on the ground; `hex` may lie just off the map. */
  labels: readonly {
    text: InLanguages<string>;
    hex: HexId;
    kind: 'town' | 'region' | 'water' | 'camp';
    side?: string;
    /** Only where there are siege works. */
    siege?: true;
  }[];
  places: ReadonlyMap<HexId, InLanguages<string>>;
}

export interface ScenarioSheet {
  turns: readonly [number, number];
  morale: Readonly<Record<Army, number>>;
  momentum: Readonly<Record<Side, number>>;
  /** Weather by printed turn; the last given holds on. */
  weather: Readonly<Record<string, string>>;
  /** Side that moves first on a printed turn; otherwise by initiative. */
  first: Readonly<Record<string, Side>>;
  /** Side that moves alone on a printed turn. */
  alone: Readonly<Record<string, Side>>;
  /** Leaders that must take part in an attack of a printed turn if any legal one exists. */
  mustFight: Readonly<Record<string, readonly UnitId[]>>;
}
