/**
 * Every event the rules tell, by kind: `facts` to the side concerned or to all, `others` to everyone else. Own counters go
 * by id, the enemy's by face, but in combat, where both lie open.
 */
import type { Audience, Heard, Reason } from '../../engine/contract.ts';
import type { CounterId, FaceId, HexId, PortId, Side, Water } from './field.ts';
import type { Berth, StackKey } from './state.ts';
import type { Board } from './units.ts';

export type Modifier = {
  /** Message key: `admiral`, `storm`, `port`, `french`, `dutch`, `route`. */
  name: string;
  value: number;
  rule: string;
  /** Whose it is: a leader, a port. */
  of?: string;
};

/** A die with what is added to it. */
type Thrown = { die: number; modifiers: Modifier[]; sum: number };

/** A counter eliminated, and the 9.3 die that decides whether it comes back; `die` null: it never could. */
export type Loss = {
  unit: CounterId;
  face: FaceId;
  die: number | null;
  cost: number | null;
  to: 'pool' | 'out';
  /** The ship it went down with. */
  with: CounterId | null;
};

/** A loss as the enemy hears of it. */
export type SeenLoss = Omit<Loss, 'unit' | 'with'> & { sunkWith: boolean };

export type LossCause =
  | 'perilous-sea'
  | 'disease'
  | 'overstacking'
  | 'naval-combat'
  | 'fire-ship'
  | 'no-retreat'
  | 'land-combat'
  | 'left-alone'
  | 'fortunes'
  | 'supply'
  | 'succession'
  | 'reroll'
  | 'scuttled'
  | 'isidro';

/** Causes of loss that belong to a fight. */
export const FOUGHT: ReadonlySet<LossCause> = new Set([
  'naval-combat',
  'fire-ship',
  'no-retreat',
  'land-combat',
  'left-alone',
]);

/** `id`: `en-boyne.1`, counter and which of its dice. */
export type ShotDie = Thrown & { id: string; side: Side; unit: CounterId; face: FaceId; need: number; hit: boolean };

/** `id`: `spanish.3` */
export type LandDie = { id: string; side: Side; die: number };

/** How many dice a side throws in land combat, and why (9.2). */
export type LandDice = {
  soldiers: { unit: CounterId; face: FaceId; land: number }[];
  tactics: { unit: CounterId; face: FaceId; dice: number }[];
  cannonade: { unit: CounterId; face: FaceId; dice: number }[];
  /** Taken off for the seaport's value. */
  deducted: number;
  dice: number;
};

type Both<T> = Record<Side, T>;

export interface EarEvents {
  'ear.income': { side: Side; base: number; ports: { port: PortId; value: number }[]; from: number; to: number };
  /** To the buyer with places, to others without. */
  'ear.bought': {
    side: Side;
    bought: { unit: CounterId; face: FaceId; cost: number; hex: HexId; berth: Berth }[];
    from: number;
    to: number;
  };
  /** Counters that begin on the map (3.1); the garrison to its owner alone. */
  'ear.set-up': { side: Side; placed: { unit: CounterId; hex: HexId }[] };
  'ear.isidro-box': { unit: CounterId; box: number; die: number; comes: boolean };
  'ear.isidro-arrives': { unit: CounterId; hex: HexId };
  'ear.storm': { die: number; hexes: HexId[] };
  'ear.storms-over': { hexes: HexId[] };
  /** A stretch of a move; `on` when it goes on. Others hear height and top. */
  'ear.move': { side: Side; units: CounterId[]; path: HexId[]; bySea: boolean; order: string | null };
  'ear.embarked': { side: Side; hex: HexId; carried: { unit: CounterId; on: CounterId }[] };
  /** `along`: cargo and Deceptions that lie with them. */
  'ear.docked': { side: Side; hex: HexId; port: CounterId[]; off: CounterId[]; along: CounterId[] };
  /** A port has changed hands: its new holder's counters ashore are in it, other ships lie off. To their owner. */
  'ear.berthed': { side: Side; hex: HexId; berth: Berth; units: CounterId[] };
  'ear.reordered': { side: Side; stacks: StackKey[] };
  'ear.order-failed': { order: string; units: CounterId[]; reason: Pick<Reason, 'code' | 'facts'>; side: Side };
  /** An order carried out in part: why it ended before its goal. */
  'ear.stopped': { side: Side; units: CounterId[]; hex: HexId; reason: string };
  /** `countDie`: the second die of results that take as many as it shows. */
  'ear.perilous': Thrown & {
    side: Side;
    hex: HexId;
    by: 'enemy' | 'owner' | null;
    countDie: number | null;
    count: number;
  };
  /** `units` and `needed` to the side that tries; others hear the die and whether it succeeds (J7). */
  'ear.intercept': {
    side: Side;
    at: HexId;
    /** By those who wait beside a stack under way, or by the stack itself on ships that lie ahead. */
    what: 'intercept' | 'contact';
    units: CounterId[];
    /** Cargo and Deceptions with them. */
    along: CounterId[];
    from: HexId[];
    needed: number;
    die: number;
    success: boolean;
  };
  /** The enemy's stack lies open to `to` (4.4). */
  'ear.shown': { side: Side; hex: HexId; faces: FaceId[] };
  /** No enemy is with these any more, and they are covered again (4.4). To their owner. */
  'ear.covered': { side: Side; hex: HexId; units: CounterId[] };
  'ear.crossed': { side: Side; units: CounterId[]; from: HexId; to: Water; turn: number };
  'ear.arrived': { side: Side; placed: { unit: CounterId; hex: HexId }[]; water: Water };
  'ear.scuttled': { side: Side; hex: HexId; unit: CounterId; face: FaceId; die: number; need: number; marker: boolean };
  'ear.lost': { side: Side; hex: HexId | null; cause: LossCause; chosenBy: Side | null; losses: Loss[] };
  'ear.naval-combat': {
    hex: HexId;
    attacker: Side;
    port: { port: PortId; value: number } | null;
    lines: Both<{ unit: CounterId; face: FaceId; need: number | null; dice: number; ashore: boolean }[]>;
    leaders: Both<{ unit: CounterId; face: FaceId; to: { unit: CounterId; dice: number }[] }[]>;
    /** Everybody present, from the top. */
    present: Both<CounterId[]>;
  };
  'ear.volley': { hex: HexId; dice: ShotDie[] };
  'ear.reroll': Pick<ShotDie, 'side' | 'sum' | 'hit'> & {
    hex: HexId;
    deception: CounterId;
    of: string;
    from: number;
    to: number;
  };
  'ear.naval-result': { hex: HexId; hits: Both<number>; owed: Both<number>; repulsed: boolean };
  'ear.naval-retreat': { side: Side; from: HexId; to: HexId | null; units: CounterId[] };
  'ear.landed': { side: Side; hex: HexId; units: CounterId[] };
  'ear.disease': { side: Side; hex: HexId; die: number; struck: boolean };
  'ear.land-combat': Omit<EarEvents['ear.naval-combat'], 'lines' | 'leaders'> & { sides: Both<LandDice> };
  'ear.land-volley': { hex: HexId; dice: LandDie[] };
  'ear.land-result': {
    hex: HexId;
    pairs: Both<{ die: string; face: number; unit: CounterId }[]>;
    hits: Both<number>;
    outcome: 'taken' | 'repulsed' | 'empty';
  };
  'ear.land-retreat': { side: Side; from: HexId; to: HexId | null; units: CounterId[] };
  'ear.captured': { side: Side; port: PortId; hex: HexId; value: number; paid: number; from: number; to: number };
  'ear.given-up': { port: PortId; hex: HexId; by: Side; to: Side | null };
  'ear.fortune': { die: number; picks: { by: Side; type: 'naval' | 'land' }[] };
  'ear.no-victim': { by: Side; type: 'naval' | 'land' };
  'ear.supply': { side: Side; hex: HexId };
  'ear.succession': Thrown & { row: number };
  'ear.subsidy': { side: Side; dice: number[]; from: number; to: number };
  'ear.peace': { turn: number };
  /** Interceptors ready again. */
  'ear.marks-off': { side: Side; units: CounterId[] };
  'ear.turn-end': { turn: number; funds: Both<number> };
  'ear.victory-die': Thrown & { port: PortId; value: number; won: boolean };
  'ear.over': { result: string; winner: Side; reason: string };
}

/** What everyone else hears of an event that is told whole to one side alone. */
interface SeenEvents {
  'ear.move': { side: Side; path: HexId[]; height: number; top: FaceId | null; bySea: boolean };
  'ear.intercept': Pick<EarEvents['ear.intercept'], 'side' | 'at' | 'what' | 'die' | 'success'>;
  'ear.lost': Omit<EarEvents['ear.lost'], 'losses'> & { losses: SeenLoss[] };
  'ear.bought': Omit<EarEvents['ear.bought'], 'bought'> & { bought: { face: FaceId; cost: number }[] };
  'ear.landed': { side: Side; hex: HexId; count: number };
  'ear.naval-retreat': { side: Side; from: HexId; to: HexId | null; height: number };
  'ear.land-retreat': SeenEvents['ear.naval-retreat'];
  'ear.crossed': { side: Side; from: HexId; to: Water; count: number; turn: number };
  'ear.arrived': { side: Side; hexes: HexId[]; water: Water };
  'ear.docked': { side: Side; hex: HexId };
  'ear.stopped': { side: Side; hex: HexId };
}

type SeenOf = { [K in keyof EarEvents]: K extends keyof SeenEvents ? SeenEvents[K] : never };

/** An event as heard: whole to its own side, and to the enemy with what he may know in place of the rest. */
export type Tale = {
  [K in keyof EarEvents]: Omit<Heard, 'kind' | 'facts'> & { kind: K; facts: EarEvents[K] | SeenOf[K] };
}[keyof EarEvents];

export type TaleOf<K extends keyof EarEvents> = Extract<Tale, { kind: K }>;

/** Tells an event at the place where play stands; `others`: what everyone else hears of it. */
export function tell<K extends keyof EarEvents>(
  board: Board,
  kind: K,
  rule: string,
  facts: EarEvents[K],
  to: Audience = 'all',
  others?: SeenOf[K],
): void {
  board.play.emit({ kind, rule, facts, to, ...(others !== undefined && { others }) });
}
