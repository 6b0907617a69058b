/** The fixed half of a game of the series: map, counters, tables, opened once from a validated scenario. Types only. */
import type { InLanguages } from '../../../engine/contract.ts';
import type { HexSide, SideStyle, TerrainStyle } from '../../../engine/scene.ts';
import type { Grid } from '../../../places/hex/grid.ts';
import type { Army, HexId, Side, UnitId } from '../rules/state.ts';

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

export interface TerrainRow extends Costs {
  id: string;
  /** DRM to a shot at a target here; to an attack on a defender here. */
  fire: number;
  combat: number;
  /** Blocks line of sight: `yes`, `two` (two such hexes), `no`. */
  blocks: 'yes' | 'two' | 'no';
  /** ZOC may enter: `yes`, `no`, `light` (only of light infantry). */
  zoc: 'yes' | 'no' | 'light';
  /** May the one-hex minimum move go in? */
  minimumMove: boolean;
}

/** A way from hex to hex; fire and combat null: those of the terrain. */
export interface WayRow extends Costs {
  fire: number | null;
  combat: number | null;
  strategic: readonly Gait[];
}

/** What lies on a hexside: MP added for crossing, null prohibited; `byRoad` where a road or track carries over, `ground` what its work makes of the hex. */
export interface HexsideRow extends Costs {
  fire: number;
  combat: number;
  byRoad?: number;
  ground?: string;
}

export type CombatResult = string;

/** Every number the series rules read, from `scenarios/<game>/`. */
/** By the kind of gun. */
interface Shells extends Readonly<Record<'mortar' | 'howitzer', Tables['fireDamage']>> {
  readonly range: readonly [number, number];
  readonly reduced: number;
}

export interface Tables {
  closeCombat: {
    columns: readonly string[];
    rows: readonly { die: number; results: readonly CombatResult[] }[];
  };
  tactics: {
    chits: readonly string[];
    matrix: readonly (readonly (number | 'NC')[])[];
    leader: readonly string[];
    flank: readonly string[];
  };
  fireToHit: readonly { strength: readonly [number, number]; adjacent: number; distant: number }[];
  /** Least and greatest range of direct fire in hexes. */
  fireRange: readonly [number, number];
  fireDamage: readonly { die: readonly [number, number]; result: string }[];
  /** Rifle fire (series 10), in games that have it: its range, damage to all but guns, and what a first volley adds. */
  rifle?: {
    range: readonly [number, number];
    damage: readonly { die: readonly [number, number]; result: string }[];
    firstVolley: number;
  };
  mortar: {
    scatter: readonly { die: readonly [number, number]; to: HexSide | null }[];
    /** Without it the table of shells says what its bombs do. */
    toHit?: { full: number; reduced: number } | undefined;
    /** Without it a mortar suffers as other guns do. */
    disable?: readonly { die: readonly [number, number]; result: string }[] | undefined;
    range: readonly [number, number];
    /** From this range on the scatter die is so much higher. */
    longRange: { from: number; die: number };
    /** Added to the damage die of a reduced mortar, and to the disable die for a step loss. */
    reducedDamage: number;
    disableStepLoss: number;
  };
  /** Bombs and shells that one die decides, below the first row nothing; range of howitzers; what a reduced gun adds. */
  shells: Shells | null;
  terrain: Readonly<Record<string, TerrainRow>>;
  /** `road`, `track`, `causeway`, `coveredWay`. */
  ways: Readonly<Record<string, WayRow>>;
  hexside: Readonly<Record<string, HexsideRow>>;
  /** Strategic movement multiplies MP; a disrupted unit goes so many hexes; a displaced leader looks so far (R22). */
  movement: { strategic: number; disrupted: number; leaderReach: number };
  /** Hexes to go back on `R`, `D`, a failed test, a cavalry withdrawal; guns of few MP go less (R33). */
  retreat: { R: number; D: number; test: number; withdrawal: number; slowGuns: { mp: number; hexes: number } };
  /** Named addends of dice that no other table holds. `diversion` shifts columns. */
  modifiers: Readonly<Record<'fire' | 'combat' | 'rally', Readonly<Record<string, number>>>>;
  armyMorale: {
    maximum: number;
    levels: readonly { name: string; from: number; to: number; unit: number; initiative: number }[];
    adjustments: Readonly<Record<string, { enemy: number; own: number }>>;
  };
  leaderLoss: readonly { die: readonly [number, number]; result: 'killed' | 'wounded' | 'unhurt' }[];
  /** Faces that take a demi-leader from his unit. */
  demiLeaderLoss: readonly [number, number];
  weather: Readonly<Record<string, WeatherRow>>;
  victoryPoints: Readonly<Record<string, number>>;
  /** `shattered`: SP of a shattered unit in defence. */
  stacking: { strength: number; artillery: number; shattered: number };
  /** Odds columns with the least ratio attacker : defender of each, as a fraction. */
  odds: readonly { column: string; attack: number; defence: number }[];
  momentum: { pool: number; initiative: number };
  morale: { needed: number };
  dice: { sides: number };
}

export interface WeatherRow {
  fire: number;
  combat: number;
  rally: number;
  strategic: boolean;
  /** `less`: one MP less, at least one; `half`: rounded up. */
  movement: 'none' | 'half' | 'less' | 'full';
  noFire: boolean;
  noCombat: boolean;
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
