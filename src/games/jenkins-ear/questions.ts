/** What the rules ask of players: every question with the shape of its answer. What books order: acts/. */
import type { CounterId, HexId, PortId, Side } from './field.ts';
import type { StackKey } from './state.ts';

/** Counters chosen for an interception; empty: none tried. Merchants may come along and do not count (7.2). */
export type Interception = readonly CounterId[];

/** How a leader's naval tactics are split: dice by counter, by leader. What is not dealt out is lost. */
export type LeaderDice = Readonly<Record<CounterId, Readonly<Record<CounterId, number>>>>;

/**
 * The questions with the shape of each answer; numbers are those of the decision list. Kinds 1, 5, 7 and 17
 * `to-other-sea` are answered by the acts of a book and never asked.
 */
export interface Answers {
  /** 2: the port of each garrison counter not yet placed; one a port. */
  'setup-garrison': Readonly<Record<CounterId, PortId>>;
  /** 3: the hex of each counter bought without a place. */
  place: Readonly<Record<CounterId, HexId>>;
  /** 4: turn box. */
  'isidro-box': number;
  /** 6: stacks named anew from the top; those not named stay as they are. */
  'stack-order': Readonly<Record<StackKey, readonly CounterId[]>>;
  /** 8: the ship of each land counter that sails and has none yet; those left out stay ashore. */
  carry: Readonly<Record<CounterId, CounterId>>;
  /** 9 and 26, discreet. */
  intercept: Interception;
  'retreat-intercept': Interception;
  /**
   * 10: on the brink of a hex with enemy ships; `enter` tries to intercept and goes in on success, `stop` stays here,
   * `slip` goes in without trying: into a friendly seaport hex (J15), or where none may try (7.2).
   */
  'enter-contact': 'enter' | 'slip' | 'stop';
  /** 11: after a failed attempt: go on as ordered, stop here, or (own attempt failed) go in without combat. */
  'go-on': 'go-on' | 'stop' | 'enter';
  /** 12, 13: ships of the moving stack, as many as due. */
  'sea-victims-enemy': readonly CounterId[];
  'sea-victims-own': readonly CounterId[];
  /** 14 */
  'disease-victim': CounterId;
  /** 15: ships of this seaport hex that lie in the port; the others lie off. Deceptions named alone go in with them. */
  dock: readonly CounterId[];
  /** 15a: ships that put off from a port in which all lie. */
  'put-off': readonly CounterId[];
  /** 16 */
  'overstack-victims': readonly CounterId[];
  /** 17: the sea hex of each ship due from the track. */
  'arrive-other-sea': Readonly<Record<CounterId, HexId>>;
  /** 18 */
  scuttle: readonly CounterId[];
  /** 19: every hex with a combat, in the order to fight them. */
  'combat-order': readonly HexId[];
  /** 20: the fire ships used; the others hold back. Sealed with 21 and 22. */
  'fire-ships-used': readonly CounterId[];
  /** 21: the land counters with a gun that join. */
  'shore-guns': readonly CounterId[];
  /** 22 */
  'leader-dice': LeaderDice;
  /** 23: `pass`, or the die thrown again, by its name in the volley: `en-boyne.1`, in land combat `spanish.3`. */
  reroll: string;
  /** 23a: the Deception that goes for it. */
  'deception-spent': CounterId;
  /** 24 */
  'naval-losses': readonly CounterId[];
  /** 25 */
  'naval-retreat': HexId;
  /** 27: land counters that go ashore. */
  land: readonly CounterId[];
  /** 28: bomb ships that join the land combat. */
  'bomb-ship-joins': readonly CounterId[];
  /** 29 */
  'land-losses': readonly CounterId[];
  /** 30 */
  'land-retreat': HexId;
  /** 31: the enemy stack whose top counter goes. */
  'fortunes-victim': StackKey;
  /** 32 */
  'supply-victim': CounterId;
  /** 33 */
  'succession-victim': CounterId;
  /** 34 */
  'victory-order': PortId;
}

export type QuestionKind = keyof Answers;

/** What a question is about, as the asked role may know it; `need.about` of each kind. Owners read counter ids. */
export interface Abouts {
  'setup-garrison': { counters: readonly CounterId[]; ports: readonly PortId[] };
  place: { counters: readonly CounterId[]; hexes: readonly HexId[] };
  'isidro-box': null;
  /** Stacks that changed since the owner last ordered them; `resting`: others that he may lay anew too. */
  'stack-order': { stacks: readonly StackKey[]; resting: readonly StackKey[] };
  carry: { hex: HexId; counters: readonly CounterId[]; ships: readonly CounterId[] };
  /** `at`: the hex the mover has just entered; `height` and `top` (a face) of what can be seen of him. */
  intercept: { at: HexId; from: readonly HexId[]; candidates: readonly CounterId[]; height: number; top: string };
  'retreat-intercept': Abouts['intercept'];
  /** `ahead`: the hex with enemy ships; `final` when the ordered way ends there; `needed`: ships that may try; `tried`: from here, in vain. */
  'enter-contact': { here: HexId; ahead: HexId; final: boolean; needed: number; tried?: boolean };
  /** `whose` attempt failed; `ahead`: the next hex ordered, null at the end of the way. */
  'go-on': { here: HexId; ahead: HexId | null; whose: 'own' | 'enemy' };
  /** `stack`: faces of the whole stack from the top, open to the enemy for this choice (J5). */
  'sea-victims-enemy': { hex: HexId; count: number; ships: readonly CounterId[]; stack: readonly CounterId[] };
  'sea-victims-own': { hex: HexId; count: number; ships: readonly CounterId[] };
  'disease-victim': { hex: HexId; counters: readonly CounterId[] };
  /** `room`: ships that count and fit; `screens`: Deceptions off the port. */
  dock: {
    hex: HexId;
    port: PortId;
    ships: readonly CounterId[];
    room: number;
    screens: readonly CounterId[];
  };
  'put-off': { hex: HexId; ships: readonly CounterId[] };
  'overstack-victims': {
    hex: HexId;
    port: PortId;
    count: number;
    counters: readonly CounterId[];
    of: 'ships' | 'land';
  };
  'arrive-other-sea': { ships: readonly CounterId[]; to: string };
  scuttle: { ships: readonly CounterId[]; most: number };
  'combat-order': { hexes: readonly HexId[] };
  'fire-ships-used': { hex: HexId; ships: readonly CounterId[] };
  'shore-guns': { hex: HexId; counters: readonly CounterId[] };
  /** `leaders`: dice of each; `counters`: who may get them. */
  'leader-dice': { hex: HexId; leaders: Readonly<Record<CounterId, number>>; counters: readonly CounterId[] };
  /** `dice`: every die as it lies; `deceptions`: own ones left. */
  reroll: { hex: HexId; combat: 'naval' | 'land'; attacker: boolean; dice: readonly LyingDie[]; deceptions: number };
  'deception-spent': { hex: HexId; counters: readonly CounterId[] };
  'naval-losses': { hex: HexId; count: number; counters: readonly CounterId[] };
  'naval-retreat': { hex: HexId; from: HexId | null };
  land: { hex: HexId; counters: readonly CounterId[]; afterCombat: boolean };
  'bomb-ship-joins': { hex: HexId; ships: readonly CounterId[] };
  'land-losses': { hex: HexId; count: number; counters: readonly CounterId[] };
  'land-retreat': { hex: HexId; counters: readonly CounterId[] };
  'fortunes-victim': { type: 'naval' | 'land'; tops: Readonly<Record<StackKey, string>> };
  'supply-victim': { hex: HexId; counters: readonly CounterId[] };
  'succession-victim': { what: 'named-ship' | 'soldiers'; counters: readonly CounterId[] };
  'victory-order': { ports: readonly PortId[] };
}

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
