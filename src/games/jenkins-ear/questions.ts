/** What the rules ask of players: every question with what it is about and the shape of its answer. What books order: acts/. */
import type { Asks } from '../../acts/act.ts';
import type { CounterId, HexId, PortId, Side } from './field.ts';
import type { StackKey } from './state.ts';

/** Counters chosen for an interception; empty: none tried. Merchants may come along and do not count (7.2). */
export type Interception = readonly CounterId[];

/** How a leader's naval tactics are split: dice by counter, by leader. What is not dealt out is lost. */
export type LeaderDice = Readonly<Record<CounterId, Readonly<Record<CounterId, number>>>>;

type Counters = readonly CounterId[];

/** Of a hex: counters to choose among. */
interface OfHex {
  hex: HexId;
  counters: Counters;
}

/** The same of ships alone. */
interface AtSea {
  hex: HexId;
  ships: Counters;
}

/** What can be seen of a mover, by the hex he has just entered; `top` is a face. */
interface Sighted {
  at: HexId;
  from: readonly HexId[];
  candidates: Counters;
  height: number;
  top: string;
}

/**
 * What each question is about, as the asked role may know it, and the shape of its answer; numbers are those of the
 * decision list. Kinds 1, 5, 7 and 17 `to-other-sea` are answered by the acts of a book and never asked. Owners read
 * counter ids.
 */
export interface Questions {
  /** 2: the port of each garrison counter not yet placed; one a port. */
  'setup-garrison': Asks<{ counters: Counters; ports: readonly PortId[] }, Readonly<Record<CounterId, PortId>>>;
  /** 3: the hex of each counter bought without a place. */
  place: Asks<{ counters: Counters; hexes: readonly HexId[] }, Readonly<Record<CounterId, HexId>>>;
  /** 4: turn box. */
  'isidro-box': Asks<null, number>;
  /**
   * 6: stacks named anew from the top; those not named stay as they are. Asked of those that changed since their owner
   * last ordered them; `resting`: others that he may lay anew too.
   */
  'stack-order': Asks<
    { stacks: readonly StackKey[]; resting: readonly StackKey[] },
    Readonly<Record<StackKey, Counters>>
  >;
  /** 8: the ship of each land counter that sails and has none yet; those left out stay ashore. */
  carry: Asks<OfHex & { ships: Counters }, Readonly<Record<CounterId, CounterId>>>;
  /** 9 and 26, discreet. */
  intercept: Asks<Sighted, Interception>;
  'retreat-intercept': Asks<Sighted, Interception>;
  /**
   * 10: on the brink of a hex with enemy ships; `enter` tries to intercept and goes in on success, `stop` stays here,
   * `slip` goes in without trying: into a friendly seaport hex (J15), or where none may try (7.2). `ahead`: the hex with
   * enemy ships; `final` when the ordered way ends there; `needed`: ships that may try; `tried`: from here, in vain.
   */
  'enter-contact': Asks<
    { here: HexId; ahead: HexId; final: boolean; needed: number; tried?: boolean },
    'enter' | 'slip' | 'stop'
  >;
  /**
   * 11: after a failed attempt, `whose` it was: go on as ordered, stop here, or (own attempt failed) go in without combat.
   * `ahead`: the next hex ordered, null at the end of the way.
   */
  'go-on': Asks<{ here: HexId; ahead: HexId | null; whose: 'own' | 'enemy' }, 'go-on' | 'stop' | 'enter'>;
  /** 12, 13: ships of the moving stack, as many as due. `stack`: all its faces from the top, open to the enemy for this choice (J5). */
  'sea-victims-enemy': Asks<AtSea & { count: number; stack: Counters }, Counters>;
  'sea-victims-own': Asks<AtSea & { count: number }, Counters>;
  /** 14 */
  'disease-victim': Asks<OfHex, CounterId>;
  /**
   * 15: ships of this seaport hex that lie in the port; the others lie off. Deceptions named alone go in with them.
   * `room`: ships that count and fit; `screens`: Deceptions off the port.
   */
  dock: Asks<AtSea & { port: PortId; room: number; screens: Counters }, Counters>;
  /** 15a: ships that put off from a port in which all lie. */
  'put-off': Asks<AtSea, Counters>;
  /** 16 */
  'overstack-victims': Asks<OfHex & { port: PortId; count: number; of: 'ships' | 'land' }, Counters>;
  /** 17: the sea hex of each ship due from the track. */
  'arrive-other-sea': Asks<{ ships: Counters; to: string }, Readonly<Record<CounterId, HexId>>>;
  /** 18 */
  scuttle: Asks<{ ships: Counters; most: number }, Counters>;
  /** 19: every hex with a combat, in the order to fight them. */
  'combat-order': Asks<{ hexes: readonly HexId[] }, readonly HexId[]>;
  /** 20: the fire ships used; the others hold back. Sealed with 21 and 22. */
  'fire-ships-used': Asks<AtSea, Counters>;
  /** 21: the land counters with a gun that join. */
  'shore-guns': Asks<OfHex, Counters>;
  /** 22. `leaders`: dice of each; `counters`: who may get them. */
  'leader-dice': Asks<OfHex & { leaders: Readonly<Record<CounterId, number>> }, LeaderDice>;
  /**
   * 23: `pass`, or the die thrown again, by its name in the volley: `en-boyne.1`, in land combat `spanish.3`. `dice`:
   * every die as it lies; `deceptions`: own ones left.
   */
  reroll: Asks<
    { hex: HexId; combat: 'naval' | 'land'; attacker: boolean; dice: readonly LyingDie[]; deceptions: number },
    string
  >;
  /** 23a: the Deception that goes for it. */
  'deception-spent': Asks<OfHex, CounterId>;
  /** 24 */
  'naval-losses': Asks<OfHex & { count: number }, Counters>;
  /** 25 */
  'naval-retreat': Asks<{ hex: HexId; from: HexId | null }, HexId>;
  /** 27: land counters that go ashore. */
  land: Asks<OfHex & { afterCombat: boolean }, Counters>;
  /** 28: bomb ships that join the land combat. */
  'bomb-ship-joins': Asks<AtSea, Counters>;
  /** 29 */
  'land-losses': Asks<OfHex & { count: number }, Counters>;
  /** 30 */
  'land-retreat': Asks<OfHex, HexId>;
  /** 31: the enemy stack whose top counter goes. */
  'fortunes-victim': Asks<{ type: 'naval' | 'land'; tops: Readonly<Record<StackKey, string>> }, StackKey>;
  /** 32 */
  'supply-victim': Asks<OfHex, CounterId>;
  /** 33 */
  'succession-victim': Asks<{ what: 'named-ship' | 'soldiers'; counters: Counters }, CounterId>;
  /** 34 */
  'victory-order': Asks<{ ports: readonly PortId[] }, PortId>;
}

export type QuestionKind = keyof Questions;
export type Abouts = { readonly [K in QuestionKind]: Questions[K]['about'] };
export type Answers = { readonly [K in QuestionKind]: Questions[K]['answer'] };

/** A die as it lies on the table. `need`: it hits when `sum` is not above it; null in land combat, where dice are paired. */
export interface LyingDie {
  id: string;
  side: Side;
  unit: CounterId | null;
  face: string | null;
  die: number;
  sum: number;
  need: number | null;
  hit: boolean;
}
