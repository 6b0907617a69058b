/**
 * A map as a game describes it to the drawing layer: hexes, features of hexsides, counters, arrows, marks.
 * Types only. Colours are hex strings without `#`; the drawing layer knows styles, never a game's terrain.
 */

/** Side of a hex, clockwise from north on flat-top hexes. */
export type HexSide = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';

/** How an area of terrain is filled. `texture` names a drawing style. */
export interface TerrainStyle {
  id: string;
  /** Legend word, in the reader's language. */
  label: string;
  fill: string;
  texture:
    | 'none'
    | 'crowns-light'
    | 'crowns-dense'
    | 'tufts'
    | 'tufts-dense'
    | 'dashes'
    | 'blocks'
    | 'fort'
    | 'graves'
    | 'waves';
}

/** A side's look: `figures` on `ground`; `rules` white or dark lines across the counter for grey print. */
export interface SideStyle {
  id: string;
  label: string;
  letter: string;
  ground: string;
  figures: string;
  /** Colour of the side's arrows. */
  arrow: string;
  star: string;
  rules: { count: number; color: string };
}

/** A side by its colours: `lines` in that of its figures go across its counters, so that grey print tells it. */
export function inColours(ground: string, figures: string, lines: number, arrow = ground, star = ground) {
  return { ground, figures, arrow, star, rules: { count: lines, color: figures } };
}

export interface SceneHex {
  id: string;
  terrain: string;
  /** Its number where it lies in an inset, drawn over the map at `id`. */
  number?: string;
  /** Place name drawn when room allows. */
  name?: string;
  /** Destroyed, lost or otherwise struck out. */
  ruined?: boolean;
}

/** A line feature along or across hexsides of one hex. */
export interface SceneEdge {
  hex: string;
  side: HexSide;
  kind:
    | 'river'
    | 'stream'
    | 'bridge'
    | 'ford'
    | 'dyke'
    | 'slope'
    | 'abatis'
    | 'redoubt'
    | 'earthwork'
    | 'revetment'
    | 'siege';
  breached?: boolean;
}

/** A way from hex to hex: drawn centre to centre. */
export interface SceneWay {
  kind: 'road' | 'track' | 'causeway' | 'covered-way';
  name?: string;
  hexes: readonly string[];
}

/** A dashed outline round a set of hexes. */
export interface SceneZone {
  id: string;
  label: string;
  hexes: readonly string[];
  color: string;
}

/** A counter face (look §6). Unknown strength is null and drawn `?`. */
export interface SceneCounter {
  id: string;
  /** Name for the stack plate: `Tawes`. */
  name: string;
  side: string;
  symbol: 'foot' | 'light' | 'horse' | 'battery' | 'mortar' | 'leader';
  strength: number | null;
  movement: number | null;
  /** Null: none printed (leaders, guns without). */
  morale: number | null;
  steps: { full: number; now: number };
  state?: { tag: string; frame: 'dashed' | 'solid' | 'corners' | 'dotted' };
}

/** Units of one hex, strongest or lead first. */
export interface SceneStack {
  hex: string;
  side: string;
  /** Plate below: `Tawes +4`. */
  label: string;
  counters: readonly SceneCounter[];
  leaders: readonly { id: string; name: string; side: string }[];
  /** Turn of a sighting no longer fresh: drawn as an outline with this in the corner. */
  seen?: string;
}

/** Words on the ground that belong to no single hex's name: the town, a river, a camp, trenches. */
export interface SceneLabel {
  text: string;
  /** Hex the words are centred on; may lie just off the field (`2000` is above row 1). */
  hex: string;
  kind: 'town' | 'region' | 'water' | 'camp';
  /** Side whose colour the words take. */
  side?: string;
}

/** A path of this turn. */
export interface SceneArrow {
  side: string;
  kind: 'move' | 'retreat' | 'advance';
  path: readonly string[];
}

/** A fight's star on the attacked hexside. */
export interface SceneStar {
  label: string;
  hex: string;
  from: string | null;
  /** Event addresses of the fight, to link it with its card. */
  contest: string;
}

/** A part of a map that gets a picture of its own. */
export interface SceneFrame {
  hexes: readonly string[];
  /** The hex it is named for: where it takes several pictures, the first shows it. */
  about?: string;
  alt: string;
  title: string;
}

/** A line of fire; where both ends can fire at each other there is one, with the need of both. */
export interface SceneShot {
  side: string;
  from: string;
  on: string;
  /** What the die must reach: `8+`, or `7+ | 8+`, the reader's own first. */
  needs: string;
}

/** A shot that was fired and hit. */
export type SceneHit = Omit<SceneShot, 'needs'>;

/** A row of the table of fire: a gun, the hexes it hits alike, the chance in per cent, and the addends that made it. */
export interface SceneFire {
  side: string;
  gun: string;
  hexes: readonly string[];
  needs: string;
  chance: number;
  why: string;
}

/** What a reader plans from, drawn over the map: only what he can know. */
export interface ScenePlan {
  /** Parts that a letter shows before all others. */
  frames: readonly SceneFrame[];
  /** Hexes his troops can come to, with the most MP one of them has left there, and from where that one comes. */
  reach: readonly { hex: string; left: number; from: string }[];
  /** Where the enemy's zones of control lie, in the colour of one of his sides. */
  zones: { side: string; hexes: readonly string[] };
  shots: readonly SceneShot[];
  /** Each gun's fire, as far as it reaches. */
  fire: readonly SceneFire[];
  /** Enemy hexes that may be attacked now. */
  targets: readonly string[];
}

/** How a map is read, in words: below it in a letter, and there of the PDF where one is attached; on the first page; on its own. */
export interface MapNotes {
  letter: string;
  /** Below the whole field, where its marks are read otherwise than counters. */
  field?: string;
  /** What the signs of a planning map mean, each where it stands on one. */
  plan?: Readonly<Record<'reach' | 'zones' | 'shots' | 'targets', string>>;
  inPdf: string;
  summary: string;
  page: string;
}

/** The field of hexes a scene is drawn on. */
interface SceneField {
  title: string;
  /** Columns and rows of the whole field, both inclusive. */
  columns: readonly [number, number];
  rows: readonly [number, number];
  /** `flat-odd-down`: flat-top hexes, odd columns half a hex lower. */
  layout: 'flat-odd-down' | 'flat-odd-up';
  sides: readonly SideStyle[];
  notes: MapNotes;
}

export interface MapScene extends SceneField {
  kind: 'hex-map';
  /** Length of one hex for the scale bar, in words: `200 yards`. */
  hexLength: string;
  terrains: readonly TerrainStyle[];
  hexes: readonly SceneHex[];
  edges: readonly SceneEdge[];
  ways: readonly SceneWay[];
  zones: readonly SceneZone[];
  /** Hexes where works are under construction. */
  diggings?: readonly string[];
  stacks: readonly SceneStack[];
  arrows: readonly SceneArrow[];
  labels?: readonly SceneLabel[];
  /** Where the reader's reinforcements come on soon: `A` at 1014. */
  entries?: readonly { label: string; hex: string }[];
  /** Print shows the whole field, since troops still come in from its edges. */
  whole?: boolean;
  stars: readonly SceneStar[];
  /** Shots of this turn that hit, where nothing but guns did anything. */
  hits?: readonly SceneHit[];
  /** Clusters of hexes around this turn's fights, one picture each; empty when nothing was fought. */
  frames: readonly SceneFrame[];
  /** For a reader who is asked for orders. */
  plan?: ScenePlan;
  /** Alt text of the whole map: the position in one sentence. */
  alt: string;
}

/** Whose a seaport is on a sea chart: colours for who holds it, a shape for whose it was printed. */
export interface FlagStyle {
  id: string;
  label: string;
  ground: string;
  figures: string;
  edge: string;
  shape: 'round' | 'square' | 'diamond' | 'shield';
}

export interface ScenePort {
  id: string;
  name: string;
  hex: string;
  /** Where the town lies, in hundredths: x of a column, y of a row. */
  at: readonly [x: number, y: number];
  value: number;
  /** Flag it was printed for. */
  flag: string;
  /** Flag that holds it now. */
  holder: string;
}

/** What a stack shows on top, as a sign. */
export type FleetSign = 'ship' | 'soldiers' | 'guns' | 'stores' | 'leader' | 'chain' | 'mask';

/** One side's counters in a hex: in the seaport or lying off and ashore. An enemy's are known by height and top alone. */
export interface SceneFleet {
  hex: string;
  side: string;
  berth: 'port' | 'off';
  height: number;
  /** What the topmost counter shows: `Cornwall`. */
  top: string;
  sign: FleetSign;
  /** The reader's own, or lying open to him: every counter from the top, cargo behind its carrier. */
  content: readonly string[] | null;
  /** Has intercepted this turn. */
  spent?: true;
  /** Own and without supply. */
  unsupplied?: true;
  /** The game turn in which an enemy's `content` was last seen; it may have changed since. */
  seen?: number;
}

/** A course of this turn. */
export interface SceneTrack {
  side: string;
  kind: 'sail' | 'march' | 'chase' | 'retreat';
  path: readonly string[];
}

/** A sea chart. Points are hundredths of the hex field: x of a column, y of a row, even columns half a row lower. */
export interface SeaScene extends SceneField {
  kind: 'sea-chart';
  /** Length of a hex in the unit of `words.leagues`. */
  leagues: number;
  flags: readonly FlagStyle[];
  /** Closed outlines of land, x and y in turn; outside them is water. */
  lands: readonly (readonly number[])[];
  /** Lines no ship crosses between two coastal hexes. */
  closed: readonly { hex: string; side: HexSide }[];
  labels: readonly { text: string; at: readonly [number, number]; kind: 'ocean' | 'country' | 'island' }[];
  ports: readonly ScenePort[];
  /** Lines between ports, x and y in turn. */
  routes: readonly { points: readonly number[]; land: boolean }[];
  storms: readonly string[];
  /** Hexes where scuttled ships block the channel. */
  wrecks: readonly string[];
  /** Where ships come on, with its words. */
  entry: { label: string; hex: string };
  fleets: readonly SceneFleet[];
  tracks: readonly SceneTrack[];
  stars: readonly SceneStar[];
  /** Parts of the chart where something happened, one picture each. */
  frames: readonly SceneFrame[];
  alt: string;
  /** Words of the legend. */
  words: Readonly<Record<SeaWord, string>>;
}

export type SeaWord =
  | 'port'
  | 'seaport'
  | 'captured'
  | 'route'
  | 'road'
  | 'storm'
  | 'fleet'
  | 'docked'
  | 'closed'
  | 'spent'
  | 'unsupplied'
  | 'ship'
  | 'seen'
  | 'sail'
  | 'chase'
  | 'retreat'
  | 'march'
  | 'combat'
  | 'wreck'
  | 'pointer'
  | 'leagues'
  | Exclude<FleetSign, 'ship'>;

/** Any map a story can hold. */
export type Scene = MapScene | SeaScene;
