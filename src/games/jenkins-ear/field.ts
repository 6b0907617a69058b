/** The fixed half of the game: map, counters, tables, opened once from a validated scenario. Types only. */
import type { HexSide } from '../../engine/scene.ts';
import type { Grid } from '../../places/hex/grid.ts';
import type { EarLanguage } from './messages/languages.ts';
import type { TablesSheet, TermsSheet } from './scenario/tables.ts';

export type HexId = string;
export type CounterId = string;
export type PortId = string;
/** What the front of a counter shows: `en-frigate`, `en-boyne`, `sp-soldiers-2`, `sp-deception`. Counters of one face look alike. */
export type FaceId = string;

/** Who plays, and who moves first. */
export type Side = 'english' | 'spanish';
/** Whose a port is printed. */
export type Flag = Side | 'french' | 'dutch';
export type Water = 'caribbean' | 'pacific';
/** `sea`: ships only, land counters aboard; `coastal`: both; `land`: land counters only. */
export type Terrain = 'sea' | 'coastal' | 'land';

export type NavalKind = 'ship-of-the-line' | 'frigate' | 'fire-ship' | 'bomb-ship' | 'merchant';
export type LandKind = 'soldiers' | 'cannons' | 'heavy-guns' | 'boom-chain' | 'supplies' | 'leader';
export type Kind = NavalKind | LandKind | 'deception';

/**
 * Who may carry a counter (7.1, 7.3, 4.2): `ship` printed with an anchor, a merchant or one a ship; `any` a leader, on any
 * ship; `free` a Deception, with any stack; null: nobody, or it is no land counter.
 */
export type Anchor = 'ship' | 'any' | 'free' | null;

export type Text = Readonly<Record<EarLanguage, string>>;

/** Counters that look alike from the front. Values null: none printed, or an X. */
export interface Face {
  id: FaceId;
  side: Side;
  kind: Kind;
  name: Text;
  /** Ship of the line with a name of her own (6.8). */
  named: boolean;
  /** Red: hits at sea on a die not above it. */
  gun: number | null;
  /** Blue +: dice added in land combat. */
  cannonade: number | null;
  /** Green: hits ashore on a die not above it. */
  land: number | null;
  /** Red + and green + of a leader. */
  navalTactics: number | null;
  landTactics: number | null;
  anchor: Anchor;
}

/** A printed counter, its front with a name of its own. */
export interface Counter extends Face {
  id: CounterId;
  face: FaceId;
  /** Spellings besides id and name. */
  names: readonly string[];
  /** War fund cost on the back; null: a starting counter, never bought again. */
  cost: number | null;
  /** What it, or a counter of the same values, is bought for; null where none is. */
  price: number | null;
  /** Where it begins: a hex, `garrison` (the Spanish player's choice, 3.1), `track` (11.9), null in the pool. */
  start: HexId | 'garrison' | 'track' | null;
}

export interface Port {
  id: PortId;
  hex: HexId;
  name: Text;
  names: readonly string[];
  flag: Flag;
  value: number;
  water: Water;
  /** Ports a trade route leads to directly. */
  routes: readonly PortId[];
  /** Printed for its name only (Zihuatanejo, 4.0, J52). */
  nameOnly: boolean;
}

export interface FieldHex {
  id: HexId;
  /** Place in `Field.grid` and `Field.at`. */
  index: number;
  column: number;
  row: number;
  terrain: Terrain;
  /** Null on land hexes. */
  water: Water | null;
  /** Null at sea; `Hispaniola`. */
  landmass: string | null;
  /** Null: no seaport; a name-only port is none for the rules, see `Port.nameOnly`. */
  port: Port | null;
  /** Neighbours clockwise from north, null off the map. */
  next: readonly (FieldHex | null)[];
  /** Neighbours a ship may enter from here: hexside not all land, both navigable, same water. */
  bySea: readonly FieldHex[];
  /** Neighbours a land counter may enter from here: hexside not all sea, both with land. */
  byLand: readonly FieldHex[];
  /** Hexsides marked closed to ships and to land counters. */
  closed: { naval: readonly HexSide[]; land: readonly HexSide[] };
}

/** Who eliminates how many naval counters of the moving stack: of a die when `count` is `die`. */
export interface PerilRow {
  die: number;
  by: 'enemy' | 'owner' | null;
  count: 'die' | number;
}

/** Every number the rules read, from `scenarios/jenkins-ear/`: the tables of its file, and what its sheet fixes. */
export interface Tables
  extends Omit<TablesSheet, 'storms' | 'perilous' | 'fortunes' | 'stacking'>,
    Readonly<Pick<TermsSheet, 'garrison' | 'victory'>> {
  /** 8.0: hexes a storm appears in, by the die. */
  storms: readonly { die: number; hexes: readonly HexId[] }[];
  /** 6.3: a check on entering this many hexes; `storm` added once when one was near. Dice run from `least` to `most`. */
  perilous: { hexes: number; storm: number; least: number; most: number; rows: readonly PerilRow[] };
  /** 4.2: kinds that never count in a seaport. */
  stacking: { exempt: readonly Kind[] };
  /** 10.0: picks in the order they are carried out: `by` eliminates a visible enemy counter of the type. */
  fortunes: TablesSheet['fortunes']['rows'];
  /** 11.9 */
  isidro: TermsSheet['isidro'] & { hex: HexId };
  /** 1.2 */
  turns: number;
}

export type FortuneRow = Tables['fortunes'][number];
/** 6.8: dice below the first row count as the first. */
export type SuccessionEffect = Tables['succession']['rows'][number]['effect'];

export interface Field {
  /** Scenario id, `jenkins-ear/war`. */
  id: string;
  grid: Grid;
  /** Every hex by its index in `grid`. */
  at: readonly FieldHex[];
  hexes: ReadonlyMap<HexId, FieldHex>;
  ports: ReadonlyMap<PortId, Port>;
  /** In the order of the counter sheet: English first. */
  counters: ReadonlyMap<CounterId, Counter>;
  faces: ReadonlyMap<FaceId, Face>;
  /** Both sides in the order of play. */
  sides: readonly Side[];
  tables: Tables;
}
