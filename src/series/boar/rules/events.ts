/** Every event the series rules tell, by kind, with its facts. Open information unless a game says otherwise. */
import type { Audience, Event, Json, Play, Reason } from '../../../engine/contract.ts';
import type { Field } from '../scenario/field.ts';
import type { Army, BoarState, HexId, Side, UnitId } from './state.ts';

/** Columns count from 0, the worst for the attacker. */
export type Odds = {
  attack: number;
  defence: number;
  column: number;
  shifts: { name: string; columns: number }[];
  final: number;
};

/** A named addend of a die: `name` is a message key (`drm.abatis`), `unit` fills it in. */
export type Modifier = { name: string; value: number; rule: string; unit?: UnitId };

/** A die with what is added to it. */
export type Thrown = { die: number; modifiers: Modifier[]; sum: number };

/** `hex`: '' off the map. */
export type Test = Thrown & { unit: UnitId; hex: HexId; needed: number; passed: boolean };

/** What happened to a unit, in order, as `boar.fire`, `boar.combat` and their followers list it. */
export type Effect =
  | { kind: 'retreat'; unit: UnitId; path: HexId[] }
  | { kind: 'formation'; unit: UnitId; from: string; to: string }
  | { kind: 'step'; unit: UnitId; from: number; to: number }
  | { kind: 'eliminated'; unit: UnitId; hex: HexId }
  | { kind: 'captured'; unit: UnitId; hex: HexId }
  | { kind: 'advance'; unit: UnitId; from: HexId; to: HexId }
  | { kind: 'leader'; leader: UnitId; die: number | null; result: 'killed' | 'wounded' | 'unhurt' | 'captured' }
  | { kind: 'mortar'; unit: UnitId; die: number; result: string }
  | { kind: 'leader-moves'; leader: UnitId; from: HexId; to: HexId }
  | { kind: 'pin'; units: UnitId[] }
  /** Pins ended between `units`; `free` of them are pinned by nobody now. */
  | { kind: 'unpin'; units: UnitId[]; free: UnitId[] }
  | { kind: 'test'; test: Test }
  | { kind: 'morale'; army: Army; from: number; to: number; cause: string }
  | { kind: 'victory'; army: Army; from: number; to: number; cause: string }
  | { kind: 'momentum'; side: Side; from: number; to: number; cause: string }
  /** Works breached or whole again; abatis cut away; a city hex in ruins; a construction marker removed. */
  | { kind: 'breach' | 'repair' | 'abatis-cut'; hexside: string }
  | { kind: 'ruin' | 'construction-removed'; hex: HexId }
  /** A counter flipped to the one that replaces it; `die` null when an event did it. */
  | { kind: 'replaced'; unit: UnitId; by: UnitId; hex: HexId; die: number | null }
  | { kind: 'void'; cause: string };

/** Who stands together when it happens, and whose army gains by it (R5); `struck`: the blow it comes of. */
export interface Toll {
  readonly fellows: readonly UnitId[];
  readonly gainer: Army;
  readonly struck?: Struck;
}

/** The fight or the shot that struck a side and its result, for whoever has to choose what follows. */
export interface Struck {
  readonly on: readonly HexId[];
  /** Whom a shot hit; null in a fight. */
  readonly target: UnitId | null;
  /** Who fired the shot. */
  readonly guns?: readonly UnitId[];
  /** SP of both sides of a fight; null of a shot. */
  readonly odds: { readonly attack: number; readonly defence: number } | null;
  readonly result: string;
}

type Strong = { unit: UnitId; hex: HexId; strength: number };
type Damage = { die: number | null; result: string };

export interface BoarEvents {
  'boar.initiative': { throws: (Thrown & { side: Side })[][]; first: Side; effects: Effect[] };
  'boar.weather': { weather: string };
  'boar.move': { units: UnitId[]; path: HexId[]; cost: number; strategic: boolean; order: string | null };
  'boar.order-failed': { order: string; units: UnitId[]; reason: Pick<Reason, 'code' | 'facts'>; side: Side };
  'boar.rally': { success: boolean; effects: Effect[] } & Omit<Test, 'passed'>;
  'boar.fire': Thrown & {
    batteries: Strong[];
    target: UnitId;
    hex: HexId;
    range: number;
    strength: number;
    needed: number;
    hit: boolean;
    /** `die` null: the one die has said it. */
    damage: Damage | null;
    effects: Effect[];
  };
  'boar.mortar': {
    battery: UnitId;
    from: HexId;
    aimed: HexId;
    impact: HexId;
    scatter: number;
    victim: UnitId | null;
    die: number | null;
    modifiers: Modifier[];
    sum: number | null;
    needed: number | null;
    hit: boolean;
    damage: Damage | null;
    effects: Effect[];
  };
  'boar.declare': {
    attacks: { id: string; from: HexId[]; on: HexId[]; attackers: UnitId[]; diverted: HexId[] }[];
    side: Side;
  };
  /** An attack whose target, or whose attackers, are gone counts as made (R36). */
  'boar.attack-void': { id: string; side: Side; on: HexId[] };
  'boar.withdraw': { units: UnitId[]; from: HexId; to: HexId; path: HexId[]; effects: Effect[] };
  'boar.combat': {
    id: string;
    side: Side;
    from: HexId[];
    on: HexId[];
    attackers: Strong[];
    defenders: Strong[];
    lead: { attacker: UnitId; defender: UnitId };
    leaders: { attacker: UnitId | null; defender: UnitId | null };
    odds: Odds;
    tactics: { attacker: string; defender: string; value: number | 'NC' };
    modifiers: Modifier[];
    sum: number;
    throws: { die: number; total: number; row: number; result: string; rerolledBy: Side | null }[];
    result: string | 'NC';
    effects: Effect[];
  };
  'boar.pin-broken': { units: UnitId[]; effects: Effect[] };
  'boar.captured': { unit: UnitId; hex: HexId; effects: Effect[] };
  'boar.leader-displaced': { leader: UnitId; from: HexId; to: HexId | null; effects: Effect[] };
  /** A die on a hidden way: did the stack lose itself (S 4.9)? */
  'boar.lost-way': Thrown & { units: UnitId[]; hex: HexId; lost: boolean };
  /** Steps given up because too many stood in a hex (series 7). */
  'boar.excess': { hex: HexId; effects: Effect[] };
  /** Marks turned back as time goes by: a mortar ready again, horse that may act again, Lost turned Previously Lost. */
  'boar.marks': {
    side: Side;
    turned: { unit: UnitId; mark: 'mortar' | 'withdrew' | 'lost' | 'going-home'; to: string }[];
  };
  /** A unit its owner places before the first turn. */
  'boar.placed': { unit: UnitId; hex: HexId };
  'boar.turn-end': { turn: number };
  'boar.over': { result: string; winner: Side | null; reason: string; facts: Reason['facts']; effects: Effect[] };
}

/** Tells an event of the series at the place where play stands. */
export function tell<K extends keyof BoarEvents>(
  play: Play<BoarState>,
  kind: K,
  rule: string,
  facts: BoarEvents[K],
  to: Audience = 'all',
): void {
  play.emit({ kind, rule, facts, to });
}

/** Is it a close combat, as the run recorded it? */
export function isFight(event: Event): event is Event & { facts: BoarEvents['boar.combat'] } {
  return event.kind === 'boar.combat';
}

/** How the events of one room, whose names are the game's own, are told to all at the place where play stands. */
export function openly<Events extends { readonly [K in keyof Events]: Json }>() {
  return <K extends keyof Events & string>(
    field: Pick<Field, 'id'>,
    play: Play<BoarState>,
    kind: K,
    rule: string,
    facts: Events[K],
  ): void => {
    play.emit({ kind: ofGame(field, kind), rule, facts, to: 'all' });
  };
}

/** The same of what one game alone tells, by its name. */
export function openlyOf<Events extends { readonly [K in keyof Events]: Json }>(game: string) {
  return <K extends keyof Events & string>(play: Play<BoarState>, kind: K, rule: string, facts: Events[K]): void => {
    play.emit({ kind: `${game}.${kind}`, rule, facts, to: 'all' });
  };
}

/** The name of an event or fault that every game of the series bears as its own: `savannah.card-drawn`. */
export function ofGame({ id }: Pick<Field, 'id'>, name: string): string {
  return `${id.slice(0, id.indexOf('/'))}.${name}`;
}
