/**
 * Where one game of the series adds to its rules or departs from them. The series rules call these hooks and know no
 * game; a game gives one `House`. Hooks read a `Position`, so orders are judged on a view by the code that plays them.
 */
import type { Json, Order, Play, Steps } from '../../../engine/contract.ts';
import type { HexSide } from '../../../engine/scene.ts';
import type { CardEffect } from '../cards/events.ts';
import type { Card } from '../cards/schema.ts';
import type { Counter, Field, FieldHex, LeaderCounter } from '../scenario/field.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import type { Effect, Toll } from './events.ts';
import type { Layout } from './position.ts';
import type { Stacks } from './stacks.ts';
import type { Army, BoarState, HexId, Side, UnitId } from './state.ts';

/** A game of the series, ready to play: its numbers and its special rules. */
export interface Rules {
  readonly scenario: BoarScenario;
  readonly field: Field;
  readonly house: House;
  readonly cards: CardBook;
  readonly sequence: Sequence;
}

/** Where a rule looks: the rules of a game over one position, that of the state in play or what a side sees. */
export interface At extends Rules, Layout {}

/** The table a turn is played on. What only looks takes it as well: its position is the state in play as it now is. */
export interface Board extends At {
  readonly position: BoarState;
  readonly play: Play<BoarState>;
}

/** A step of the sequence of play, as the rulebook lists it. */
export interface Step {
  /** Its segment of the address: never renamed. Null: it stands at the place of the step round it. */
  readonly place: string | null;
  readonly rule: string;
  /** Played only then. */
  readonly when?: (turn: Turn) => boolean;
  /** Once for each of these, one after the other, while the game is not over. */
  readonly per?: (turn: Turn) => readonly { readonly place: string; readonly turn: Turn }[];
  /** The game may be over after it: nothing follows then. */
  readonly decides?: true;
  readonly run: ((turn: Turn) => Steps<void> | void) | readonly Step[];
}

/** The steps of a turn, which each game of the series lists for itself. */
export type Sequence = readonly Step[];

/** Where in a turn a step is played, and what the turn keeps from step to step. */
export interface Turn {
  readonly board: Board;
  /** Whose player turn it is; empty before the first. */
  readonly side: Side;
  /** Lines that order acts, each with its side until a phase has had it in hand. */
  readonly docket: Map<Order, Side | 'served'>;
  /** The book of the Movement phase, once it is called for. */
  orders: readonly Order[];
}

/**
 * A moment of the sequence of play at which a game may let either side act (R69). `shot` comes before its to-hit die,
 * `declared` as an attack comes to be fought (who comes up to its hexes then is `joining` it), `attack` once its lead units are named and before its tactics, `blow`
 * before a result strikes a unit (`fight` null: by fire, or on the way back). `asked`: whom a shot was offered to; its blow
 * is offered to them elsewhere.
 */
export type Window =
  | { at: 'phase-start' | 'phase-end'; phase: PhaseName; side: Side }
  | { at: 'shot'; side: Side; shot: Shot; asked: Side[] }
  | { at: 'declared'; side: Side; on: readonly HexId[]; attackers: readonly UnitId[]; joining: UnitId[] }
  | { at: 'attack'; fight: Fight }
  | { at: 'blow'; unit: UnitId; result: string; fight: Fight | null; asked?: readonly Side[] };

export type PhaseName = 'movement' | 'rally' | 'fire' | 'combat';

/** Why something is not allowed: message code, its facts, and the rule it rests on. */
export interface Fault {
  readonly code: string;
  readonly facts: { readonly [key: string]: Json };
  readonly rule: string;
  /** What its owner is told besides; the turn does not record it. */
  readonly besides?: { readonly [key: string]: Json };
}

/** What having entered the map this phase leaves a counter (S 4.7). */
export interface Entering {
  /** Most hexes it may go; null: as its MP allow. */
  readonly hexes: number | null;
  /** MP already paid for the hex it came in by. */
  readonly spent: number;
  /** May it march strategically? */
  readonly strategic: boolean;
}

/** When a stack is looked at: while passing through, at the end of a Movement phase, after a retreat or an advance. */
export type Moment = 'passing' | 'rest' | 'retreat' | 'advance';

/** Counters that move together. */
export interface Party {
  readonly side: Side;
  readonly units: readonly Counter[];
  readonly leaders: readonly LeaderCounter[];
  readonly strategic: boolean;
}

/** Terrain of which each hex costs so many MP, whatever the table says. */
export interface KnownGround {
  readonly terrains: readonly string[];
  readonly mp: number;
}

/** One shot, or several batteries at one target (series 11). `from` in the order of `batteries`. */
export interface Shot {
  readonly batteries: readonly UnitId[];
  readonly from: readonly HexId[];
  readonly target: UnitId;
  readonly hex: HexId;
  readonly range: number;
  /** Plunging fire of a mortar, which no works stop (4.3). */
  readonly plunging: boolean;
  /** A volley of rifles (series 10). */
  readonly rifle?: true;
}

/** A close combat once its units are known (series 12); leads are null before they are named. */
export interface Fight {
  readonly side: Side;
  readonly enemy: Side;
  readonly from: readonly HexId[];
  readonly on: readonly HexId[];
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  readonly lead: { readonly attacker: UnitId | null; readonly defender: UnitId | null };
  /** Leaders whose combat values count (R41). */
  readonly commander: { readonly attacker: UnitId | null; readonly defender: UnitId | null };
  /** What the chits add to the attacker's die; 0 before they are shown. */
  readonly tactics: number;
  /** Hexes whose troops had to attack as it was declared; absent before. */
  readonly compelled?: readonly HexId[];
}

/** An attack to be declared. */
export interface Attacking {
  readonly with: readonly UnitId[];
  readonly on: readonly HexId[];
  readonly forced: boolean;
}

/** Troops that may go before a fight. */
export interface Withdrawal {
  readonly rule: string;
  /** May this unit go, as it stands? */
  may(at: At, unit: UnitId): boolean;
  /** Is it held by this attacker? */
  isHeldBy(attacker: Counter): boolean;
  /** Hexes it goes: the first of these that lead anywhere. */
  readonly hexes: (rules: Rules) => readonly number[];
  /** Out of enemy zones and towards its refuges, where there is such a way. */
  readonly asRetreat: boolean;
}

/** A named addend of a die: one small function used by the fight, its forecast and the reference sheet. */
export interface Addition<T> {
  /** Message key, `drm.irish`. */
  readonly name: string;
  readonly rule: string;
  /** 0 when it does not apply. */
  value(at: At, of: T): number;
  /** A nearer name for the cause at hand, `drm.slope`, where `name` speaks of a kind. */
  as?(at: At, of: T): string;
  /** The unit or leader the line is about. */
  unit?(of: T): UnitId | null;
  /** Told even when it is 0. */
  always?: true;
}

/**
 * What works spare a lead of a result that comes at him from outside: all of it (`void`), all if he will (`ignores`), all if
 * he passes a test (`tests`), or his ground alone (`holds`). Whoever stands with him is spared his own test.
 */
export type Sparing = 'void' | 'ignores' | 'tests' | 'holds';

/** How a game ends. */
export interface Ending {
  readonly result: string;
  readonly winner: Side | null;
  readonly reason: string;
  readonly facts: { readonly [key: string]: Json };
  /** Points scored as the game ends. */
  readonly effects?: readonly Effect[];
}

export interface House {
  // Ground: stacking and movement.

  /** Bans on standing together besides the limits of the series (S 4.1); `units` and `leaders` are all in the hex. */
  stackFaults(
    at: At,
    hex: FieldHex,
    units: readonly UnitId[],
    leaders: readonly UnitId[],
    moment: Moment,
  ): readonly Fault[];
  /** Why this unit may not move at all this phase (assault rule 1), or null. */
  mayMove(at: At, unit: Counter): Fault | null;
  /** Why these counters may not go from hex to hex (perimeter S 1.7, Covered Way S 4.9), or null. */
  mayEnter(at: At, party: Party, from: FieldHex, side: HexSide, to: FieldHex, moment: Moment): Fault | null;
  /** May this unit use the one-hex minimum move into `to` (S 4.19)? */
  minimumMove(at: At, unit: Counter, to: FieldHex): boolean;
  /** Does this unit's zone of control exist at all (Lost units have none, S 4.9)? */
  hasZone(at: At, unit: UnitId): boolean;
  /** What happens as a moving stack enters a hex (dice of the Covered Way); `stop` ends its march. */
  onEnter(board: Board, party: Party, from: FieldHex, to: FieldHex, more: boolean): Steps<'on' | 'stop'>;
  /** After units came to stand in a hex by retreat or advance: who is captured because he may not stand there … */
  afterStanding(board: Board, hex: HexId): Steps<readonly Effect[]>;

  // Fire.

  /** Why a gun that has a hex in range and sight may not fire at it all the same, or null. */
  fireFault(at: At, gun: UnitId, hex: HexId): Fault | null;
  readonly fireModifiers: readonly Addition<Shot>[];
  /** Hexes that a mortar fires farther than the table says. */
  mortarGain(at: At, mortar: UnitId): number;
  /** Artillery units that may stand in this hex, these being there, beyond the limit of the series. */
  moreGuns(at: At, hex: HexId, units: readonly UnitId[]): number;
  /** After a hit was carried out (`R`, `D`, `1`, `1*`): a struck gun must go home (assault rule 1). */
  afterHit(board: Board, target: UnitId, result: string): void;

  // Close combat.

  readonly combatModifiers: readonly Addition<Fight>[];
  /** Why these units may not attack that hex together, beside attacks declared `before` (S 4.1, 4.13, limits of the turn); empty when they may. */
  attackFaults(at: At, attack: Attacking, stacks: Stacks, before: readonly Attacking[]): readonly Fault[];
  /** Does the attacker name who leads the defenders, by surprise? */
  surprises(at: At, fight: Fight): boolean;
  /** Is the stack in `hex` excused from attacking the enemy in `enemy` though zones demand it? */
  excused(at: At, hex: HexId, enemy: HexId): boolean;
  /** Must whoever attacks out of `hex` engage the enemy in `enemy` too, of whom he might else keep free? */
  engages(at: At, hex: HexId, enemy: HexId): boolean;
  /** Chits this side may not choose in this fight (S 4.15). */
  bannedTactics(at: At, fight: Fight, by: 'attacker' | 'defender'): readonly string[];
  /** Combat units that unlock all chits for their side in this fight (demi-leaders, S 4.18). */
  demiLeaders(at: At, fight: Fight, by: 'attacker' | 'defender'): readonly UnitId[];
  /** A stack's strength in close combat when the game changes it (Lost units halve it, R49). */
  stackStrength(at: At, units: readonly UnitId[], strength: number): number;
  /** What a result becomes for this unit (Lost: `R` becomes `PIN`); `shattered`, as it would fall to that level. */
  resultFor(at: At, unit: UnitId, result: string): string;
  /** What works spare the lead struck by this result, from these hexes; null: nothing. */
  spares(at: At, lead: UnitId, result: string, from: readonly HexId[]): Sparing | null;
  /** May mounted defenders withdraw before combat, as far as the game's own rules say? */
  mayWithdraw(at: At, unit: UnitId): boolean;
  /** Other troops than horse that may go before a fight. */
  readonly withdrawals: readonly Withdrawal[];
  /** Must the winning lead advance, may he, or must he not (S 1.7, 4.19)? `all`: the hexes that attacked. */
  advance(at: At, lead: UnitId, from: HexId, to: HexId, all: readonly HexId[]): 'must' | 'may' | 'no';
  /** After a fight: guns once attacked are free (assault rule 1). What else comes of it goes to `effects`. */
  afterFight(board: Board, fight: Fight, effects: Effect[]): void;
  /** The army that gains or loses army morale and VP for what these units did together (R5, S 4.13). */
  account(at: At, units: readonly UnitId[]): Army;
  /** The army that pays for what this unit loses beside these fellows (S 4.13). */
  debit(rules: Rules, unit: UnitId, fellows: readonly UnitId[]): Army;
  /** Where a unit falls back to, which has come along this path: the nearest of them. */
  refuges(at: At, unit: UnitId, path: readonly HexId[]): readonly HexId[];
  /** May a Disrupted unit end its retreat in this hex though it has not gone all the way? */
  mayHalt(at: At, unit: UnitId, hex: HexId): boolean;
  /** How unwelcome a step of a retreat is before all else: 0 as good as any (R59). */
  retreatRank(at: At, unit: UnitId, from: FieldHex, to: FieldHex): number;

  // Turn, rally, initiative, victory.

  /** MP this unit has this phase, when the game gives it others than its counter (arrivals S 4.7, cards); null: printed. */
  allowance(at: At, unit: Counter): number | null;
  /** Is there no fire, siege or close combat by this side, for reasons other than the weather? */
  stayed(at: At, what: 'siege' | 'fire' | 'combat', side: Side): boolean;
  /** May the party march strategically though the weather forbids it to others? */
  defiesWeather(at: At, party: Party): boolean;
  /** What a party that knows the ground pays for some terrain instead of its cost; null: the cost. */
  knownGround(at: At, party: Party): KnownGround | null;
  /** How a unit or leader that entered the map this phase is bound by that (S 4.7); null: it did not enter. */
  entering(at: At, id: UnitId): Entering | null;
  /** A starred result has struck this unit, in this hex: what befalls the captain who is more than it (demi-leaders, rulings 4.5). */
  afterStar(board: Board, unit: UnitId, hex: HexId, toll: Toll, effects: Effect[]): Steps<void>;
  /** Added to the unit's printed morale (S 4.10). */
  readonly moraleAdditions: readonly Addition<UnitId>[];
  readonly rallyModifiers: readonly Addition<UnitId>[];
  /** Has the game been won at once? Looked at after every event that can decide it. */
  victory(board: Board): Ending | null;
}

// Event cards.

/**
 * A moment of the series, or one of the strategic turn: its start, before and after the weather die, a side's draw, the
 * Works phase, a side's step of siege and bombardment, after the French roll of it, a raid that begins or goes on, a side's
 * arrivals; or a die thrown.
 */
export type CardMoment =
  | Window
  | { at: 'turn-start' | 'weather-die' | 'weather' }
  | { at: 'draw' | 'works' | 'bombardment' | 'bombarded' | 'raid'; side: Side }
  | { at: 'arrival'; side: Side; due: readonly Due[] }
  | { at: 'die'; side: Side; what: string; face: number };

/** Reinforcements due this turn by one entry. */
export interface Due {
  readonly entry: string;
  readonly units: readonly UnitId[];
}

/** Who plays what, and when. */
export interface Occasion {
  readonly board: Board;
  readonly side: Side;
  readonly enemy: Side;
  readonly card: Card;
  readonly moment: CardMoment;
}

/** A unit, leader, hex, hexside, army or entry a card is played on. */
export type Target = string;

/** What one card does. */
export interface CardRule {
  /** Do the figures `from` and `to` of its sheet say on which turns it may be played? */
  readonly timed?: true;
  /** May it be played now, its window being open? Absent: it may. */
  may?(at: Occasion): boolean;
  /** What it may be played on, best first; empty: it cannot be played. Absent: on nothing in particular. */
  targets?(at: Occasion): readonly Target[];
  /** Does what it does, and says so in `effects`. `target` is '' for a card on nothing. */
  act(at: Occasion, target: Target, effects: CardEffect[]): Steps<void> | void;
}

/** What the cards of a game do. */
export interface CardBook {
  /** Offers a moment to both sides: whoever holds a card that fits may play it out of turn (R69). */
  offer(board: Board, moment: Window): Steps<void>;
  /** After a die was thrown for a side: the face that stands. */
  offerDie(board: Board, what: string, side: Side, face: number): Steps<number>;
  /** The effect of a card. Throws RulesBroken for a number that has none. */
  ruleOf(card: number): CardRule;
  /** The cards that answer another. */
  readonly answers: readonly number[];
}
