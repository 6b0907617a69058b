/** What the rules of the series ask: every question with what it is about and the shape of its answer. What books order: acts/. */
import type { Asks } from '../../../acts/act.ts';
import type { HexSide } from '../../../places/hex/grid.ts';
import type { Attack } from '../rules/declare.ts';
import type { Struck } from '../rules/events.ts';
import type { CardMoment, Fight } from '../rules/house.ts';
import type { Army, HexId, Side, UnitId } from '../rules/state.ts';

/** One of several. */
export type Picks<Answer extends string, About = unknown> = Asks<About & { options: readonly Answer[] }, Answer>;

export interface OfStack {
  readonly hex: HexId;
  readonly units: readonly UnitId[];
}

/** A fight as its questions tell it. */
interface OfFight extends Pick<Fight, 'side' | 'from' | 'on' | 'attackers' | 'defenders'> {
  readonly hex: HexId;
}

/** Of one of its sides. */
interface OfPart extends OfFight {
  readonly as: 'attacker' | 'defender';
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

/** `1404/S` */
type SideOfHex = string;

/** By kind. */
export interface Questions {
  'setup-place': Picks<HexId, { unit: UnitId }>;
  'initiative-momentum': Asks<{ held: number; turn: number }, number>;

  // Arrivals and the days of the siege.
  'enter-hex': Picks<HexId, { entry: string; units: readonly UnitId[]; town: boolean; substitute: boolean }>;
  /** Those who wait. */
  'enter-hold': Asks<OfStack & { entry: string }, readonly UnitId[]> & {
    readonly said: { readonly units: readonly UnitId[]; readonly wait: boolean };
  };
  /** Who finds room first where there is not enough for all. */
  'arrival-order': Asks<OfStack, readonly UnitId[]>;
  /** Where besiegers at the lines go, who may not stay there yet. */
  'leave-lines': Picks<HexId, OfStack>;
  'declare-assault': Asks<{ turn: number; last: number; tactical: number }, 'declare' | 'wait'>;
  'weather-victim': Picks<UnitId, { army: Army }>;
  'works-place': Asks<
    { step: number; limit: number; sites: readonly { readonly hex: HexId; readonly extends: boolean }[] },
    readonly HexId[]
  >;
  'works-orient': Asks<{ hex: HexId }, readonly HexSide[]>;
  'siege-fire': Asks<unknown, 'fire' | 'hold'>;
  'siege-reply': Asks<unknown, 'fire' | 'hold'>;
  'siege-breach-side': Picks<SideOfHex>;
  'siege-repair-side': Picks<SideOfHex>;
  'siege-city-hex': Picks<HexId>;
  'construction-remove': Picks<HexId>;
  /** Its options come with their hexes. */
  'siege-victim': Asks<{ of: string }, UnitId>;

  // Cards.
  'card-play': Asks<
    OfMoment & { cards: readonly { readonly card: number; readonly targets: readonly string[] | null }[] },
    number | 'pass'
  >;
  /** `from`: of whom a card sends elsewhere; `battery`: of what a gun is to fire at. */
  'card-target': Picks<string, { card: number; from?: HexId; battery?: UnitId }>;
  'card-response': Asks<OfMoment & { card: number; by: Side; target: string | null }, number | 'pass'>;
  'event-buy-card': Asks<{ side: Side; momentum: number; left: number }, 'buy' | 'keep'>;

  // Movement and rally.
  'pin-response': Asks<OfStack & { pinnedBy: readonly UnitId[] }, 'attack' | 'break'>;
  /** Where a unit goes that has broken away from its pinners. */
  'leave-pin': Picks<HexId, OfStack>;
  'stack-excess': Picks<UnitId, OfStack>;
  /** Surest first, where the sums are equal by id. */
  'rally-order': Asks<{ units: readonly { readonly unit: UnitId; readonly sum: number }[] }, readonly UnitId[]>;

  // Fire.
  fire: Asks<
    {
      battery: UnitId;
      hex: HexId;
      targets: readonly { readonly unit: UnitId; readonly hex: HexId; readonly range: number }[];
    },
    Shot
  >;
  'mortar-fire': Asks<{ mortar: UnitId; hex: HexId; range: readonly [number, number] }, HexId | 'hold'>;
  'mortar-victim': Picks<UnitId, { hex: HexId }>;

  // Close combat.
  /** `ordered`: what is declared already; `forced`: with what the rules would fill in. */
  'attack-declare': Asks<
    {
      ordered: readonly Declared[];
      forced: readonly Declared[];
      enemies: readonly HexId[];
      units: readonly UnitId[];
    },
    readonly Declared[]
  > & { readonly said: Ordered };
  'must-attack': Asks<{ leader: UnitId; hex: HexId; options: readonly Described[] }, HexId> & {
    readonly said: { readonly id: HexId; readonly named: boolean };
  };
  'attack-order': Asks<{ attacks: readonly Described[] }, readonly HexId[]>;
  'cavalry-withdraw': Asks<
    Pick<OfFight, 'hex' | 'attackers' | 'defenders'> & { options: readonly HexId[] },
    HexId | 'stand'
  >;
  'lead-unit': Picks<UnitId, OfPart>;
  commander: Picks<UnitId, OfPart>;
  tactic: Asks<OfPart & Strengths, string>;
  'combat-reroll': Asks<OfFight & { result: string }, 'keep' | 'reroll'>;

  // What a result brings.
  'second-step': Picks<UnitId, { lead: UnitId; hex: HexId }>;
  /** `side`: whose units they are. */
  'capture-choice': Picks<UnitId, { code: string; side: Side }>;
  'retreat-path': Picks<HexId, { unit: UnitId; from: HexId; left: number; struck: Struck | null }>;
  /** Whether a unit goes back that its works allow to stay, or stops in works on its way. */
  'leave-works': Asks<{ unit: UnitId; hex: HexId }, 'keep' | 'leave'>;
  'retreat-halt': Asks<{ unit: UnitId; hex: HexId }, 'halt' | 'on'>;
  'leader-displace': Picks<HexId, { leader: UnitId; from: HexId }>;
  'leader-accompany': Asks<
    {
      leader: UnitId;
      from: HexId;
      /** Others of his side hold the hex still. */
      held: boolean;
      went: readonly { readonly unit: UnitId; readonly to: HexId }[];
      struck: Struck | null;
    },
    HexId | 'stay'
  >;
  /** Which of several hexes left empty the lead takes. */
  'advance-hex': Picks<HexId, { lead: UnitId; from: HexId }>;
  'advance-lead': Asks<{ lead: UnitId; from: HexId; to: HexId }, 'advance' | 'stay'>;
  'advance-others': Asks<OfStack & { lead: UnitId; leaders: readonly UnitId[] }, readonly UnitId[]>;
}

/** What a line says of the attacks that are owed still: one of its own, or that one is to divert a hex besides. */
export type Ordered = { readonly attack: Attack } | { readonly diversion: Attack };
