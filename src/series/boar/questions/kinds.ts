/** What the rules of the series ask: every question with what it is about and the shape of its answer. What books order: acts/. */
import type { HexSide } from '../../../places/hex/grid.ts';
import type { Attack } from '../rules/declare.ts';
import type { CardMoment, Fight } from '../rules/house.ts';
import type { Struck } from '../rules/losses.ts';
import type { Army, HexId, Side, UnitId } from '../rules/state.ts';

interface Asks<About, Answer> {
  readonly about: About;
  readonly answer: Answer;
}

type Part = 'attacker' | 'defender';

interface OfStack {
  readonly hex: HexId;
  readonly units: readonly UnitId[];
}

/** A fight as its questions tell it. */
interface OfFight extends Pick<Fight, 'side' | 'from' | 'on' | 'attackers' | 'defenders'> {
  readonly hex: HexId;
}

/** Of one of its sides. */
interface OfPart extends OfFight {
  readonly as: Part;
}

interface Strengths {
  readonly attack: number;
  readonly defence: number;
  readonly column: string;
}

/** An attack that is or might be declared; `id`: the first hex attacked. */
export interface Described extends Omit<OfFight, 'side' | 'hex'>, Strengths {
  readonly id: HexId;
}

/** An attack as an answer has it. */
export interface Declared {
  readonly on: readonly HexId[];
  readonly with: readonly UnitId[];
  readonly divert: readonly HexId[];
}

export interface Shot {
  readonly target: UnitId | null;
  readonly with: readonly UnitId[];
}

/** What the moment at which a card may be played is about, as far as its questions read it. */
interface OfMoment {
  readonly at: CardMoment['at'];
  readonly what?: string;
  readonly face?: number;
}

type Choice<Answer extends string> = { readonly options: readonly Answer[] };

/** Who of several is lost. */
type Victim<About = unknown> = Asks<About & Choice<UnitId>, UnitId>;

/** `1404/S` */
type SideOfHex = string;

/** By kind. */
export interface Questions {
  'setup-place': Asks<Choice<HexId> & { readonly unit: UnitId }, HexId>;
  'initiative-momentum': Asks<{ readonly held: number; readonly turn: number }, number>;

  // Arrivals and the days of the siege.
  'enter-hex': Asks<
    Choice<HexId> & {
      readonly entry: string;
      readonly units: readonly UnitId[];
      readonly town: boolean;
      readonly substitute: boolean;
    },
    HexId
  >;
  /** Those who wait. */
  'enter-hold': Asks<
    { readonly entry: string; readonly hex: HexId; readonly units: readonly UnitId[] },
    readonly UnitId[]
  > & { readonly said: { readonly units: readonly UnitId[]; readonly wait: boolean } };
  /** Who finds room first where there is not enough for all. */
  'arrival-order': Asks<OfStack, readonly UnitId[]>;
  /** Where besiegers at the lines go, who may not stay there yet. */
  'leave-lines': Asks<OfStack & Choice<HexId>, HexId>;
  'declare-assault': Asks<
    { readonly turn: number; readonly last: number; readonly tactical: number },
    'declare' | 'wait'
  >;
  'weather-victim': Victim<{ readonly army: Army }>;
  'works-place': Asks<
    {
      readonly step: number;
      readonly limit: number;
      readonly sites: readonly { readonly hex: HexId; readonly extends: boolean }[];
    },
    readonly HexId[]
  >;
  'works-orient': Asks<{ readonly hex: HexId }, readonly HexSide[]>;
  'siege-fire': Asks<unknown, 'fire' | 'hold'>;
  'siege-reply': Asks<unknown, 'fire' | 'hold'>;
  'siege-breach-side': Asks<Choice<SideOfHex>, SideOfHex>;
  'siege-repair-side': Asks<Choice<SideOfHex>, SideOfHex>;
  'siege-city-hex': Asks<Choice<HexId>, HexId>;
  'construction-remove': Asks<Choice<HexId>, HexId>;
  /** Its options come with their hexes. */
  'siege-victim': Asks<{ readonly of: string }, UnitId>;

  // Cards.
  'card-play': Asks<
    OfMoment & { readonly cards: readonly { readonly card: number; readonly targets: readonly string[] | null }[] },
    number | 'pass'
  >;
  /** `from`: of whom a card sends elsewhere; `battery`: of what a gun is to fire at. */
  'card-target': Asks<
    Choice<string> & { readonly card: number; readonly from?: HexId; readonly battery?: UnitId },
    string
  >;
  'card-response': Asks<
    OfMoment & { readonly card: number; readonly by: Side; readonly target: string | null },
    number | 'pass'
  >;
  'event-buy-card': Asks<{ readonly side: Side; readonly momentum: number; readonly left: number }, 'buy' | 'keep'>;

  // Movement and rally.
  'pin-response': Asks<OfStack & { readonly pinnedBy: readonly UnitId[] }, 'attack' | 'break'>;
  /** Where a unit goes that has broken away from its pinners. */
  'leave-pin': Asks<OfStack & Choice<HexId>, HexId>;
  'stack-excess': Victim<OfStack>;
  /** Surest first, where the sums are equal by id. */
  'rally-order': Asks<
    { readonly units: readonly { readonly unit: UnitId; readonly sum: number }[] },
    readonly UnitId[]
  >;

  // Fire.
  fire: Asks<
    {
      readonly battery: UnitId;
      readonly hex: HexId;
      readonly targets: readonly { readonly unit: UnitId; readonly hex: HexId; readonly range: number }[];
    },
    Shot
  >;
  'mortar-fire': Asks<
    { readonly mortar: UnitId; readonly hex: HexId; readonly range: readonly [number, number] },
    HexId | 'hold'
  >;
  'mortar-victim': Victim<{ readonly hex: HexId }>;

  // Close combat.
  /** `ordered`: what is declared already; `forced`: with what the rules would fill in. */
  'attack-declare': Asks<
    {
      readonly ordered: readonly Declared[];
      readonly forced: readonly Declared[];
      readonly enemies: readonly HexId[];
      readonly units: readonly UnitId[];
    },
    readonly Declared[]
  > & { readonly said: Ordered };
  'must-attack': Asks<
    { readonly leader: UnitId; readonly hex: HexId; readonly options: readonly Described[] },
    HexId
  > & { readonly said: { readonly id: HexId; readonly named: boolean } };
  'attack-order': Asks<{ readonly attacks: readonly Described[] }, readonly HexId[]>;
  'cavalry-withdraw': Asks<
    {
      readonly hex: HexId;
      readonly attackers: readonly UnitId[];
      readonly defenders: readonly UnitId[];
      readonly options: readonly HexId[];
    },
    HexId | 'stand'
  >;
  'lead-unit': Asks<OfPart & Choice<UnitId>, UnitId>;
  commander: Asks<OfPart & Choice<UnitId>, UnitId>;
  tactic: Asks<OfPart & Strengths, string>;
  'combat-reroll': Asks<OfFight & { readonly result: string }, 'keep' | 'reroll'>;

  // What a result brings.
  'second-step': Victim<{ readonly lead: UnitId; readonly hex: HexId }>;
  /** `side`: whose units they are. */
  'capture-choice': Victim<{ readonly code: string; readonly side: Side }>;
  'retreat-path': Asks<
    Choice<HexId> & {
      readonly unit: UnitId;
      readonly from: HexId;
      readonly left: number;
      readonly struck: Struck | null;
    },
    HexId
  >;
  /** Whether a unit goes back that its works allow to stay, or stops in works on its way. */
  'leave-works': Asks<{ readonly unit: UnitId; readonly hex: HexId }, 'keep' | 'leave'>;
  'retreat-halt': Asks<{ readonly unit: UnitId; readonly hex: HexId }, 'halt' | 'on'>;
  'leader-displace': Asks<Choice<HexId> & { readonly leader: UnitId; readonly from: HexId }, HexId>;
  'leader-accompany': Asks<
    {
      readonly leader: UnitId;
      readonly from: HexId;
      /** Others of his side hold the hex still. */
      readonly held: boolean;
      readonly went: readonly { readonly unit: UnitId; readonly to: HexId }[];
      readonly struck: Struck | null;
    },
    HexId | 'stay'
  >;
  /** Which of several hexes left empty the lead takes. */
  'advance-hex': Asks<Choice<HexId> & { readonly lead: UnitId; readonly from: HexId }, HexId>;
  'advance-lead': Asks<{ readonly lead: UnitId; readonly from: HexId; readonly to: HexId }, 'advance' | 'stay'>;
  'advance-others': Asks<
    {
      readonly hex: HexId;
      readonly lead: UnitId;
      readonly units: readonly UnitId[];
      readonly leaders: readonly UnitId[];
    },
    readonly UnitId[]
  >;
}

/** What a line says of the attacks that are owed still: one of its own, or that one is to divert a hex besides. */
export type Ordered = { readonly attack: Attack } | { readonly diversion: Attack };
