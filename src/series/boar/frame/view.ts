/**
 * What a side sees of a game: a whitelist, built field by field. Counters, strengths, tracks and chits lie open on
 * the table; what the enemy has ordered or answered is no part of the state and so of no view.
 */
import { oncePer } from '../../../engine/once.ts';
import type { BoarState, Leader, Unit } from '../rules/state.ts';
import type { Campaign, Seen } from './campaign.ts';

/** A combat unit as everybody sees it. `hex` null: no longer on the map, and `fate` says how it left. */
export type SeenUnit = Pick<Unit, 'id' | 'pinnedBy' | (typeof PLAIN)[number]>;

/** What of a unit is one value, its id apart. */
const PLAIN = [
  'fate',
  'hex',
  'steps',
  'formation',
  'lost',
  'marched',
  'withdrew',
  'goingHome',
  'freed',
  'mortar',
] as const;

export type SeenLeader = Pick<Leader, 'id' | 'fate' | 'hex'>;

/** `C`: the campaign of the game, where it keeps more than the days of any siege do. */
export interface BoarView<C extends Campaign = Campaign> extends Omit<BoarState, 'units' | 'leaders' | 'volleys'> {
  /** The role that sees, or `all` for what everybody may see. */
  who: string;
  units: Record<string, SeenUnit>;
  leaders: Record<string, SeenLeader>;
  /** Null in a scenario of hours alone. */
  campaign: Seen<C> | null;
}

/** What `who` sees. Shares nothing with the state; what has not changed since the last look is the same frozen record. */
export function viewOf<C extends Campaign>(state: BoarState, who: string, campaign: Seen<C> | null): BoarView<C> {
  const { fired, firedAt, attacked, fought } = state.done;
  return {
    who,
    turn: state.turn,
    ordinal: state.ordinal,
    weather: state.weather,
    first: state.first,
    phasing: state.phasing,
    units: seenUnits(state.units),
    leaders: seenLeaders(state.leaders),
    morale: { ...state.morale },
    victory: { ...state.victory },
    momentum: { ...state.momentum },
    pool: state.pool,
    breached: [...state.breached],
    cleared: [...state.cleared],
    siege: seenList(state.siege),
    ...(state.corduroy && { corduroy: seenList(state.corduroy) }),
    ruined: [...state.ruined],
    done: { fired: [...fired], firedAt: [...firedAt], attacked: [...attacked], fought: [...fought] },
    strengthAtStart: seenStrength(state.strengthAtStart),
    history: seenHistory(state.history),
    mortarUnfired: state.mortarUnfired,
    over: state.over && { result: state.over.result, winner: state.over.winner, reason: state.over.reason },
    campaign,
  };
}

/** A list that is replaced when it changes: one copy of each. */
const seenList = oncePer((list: readonly string[]): readonly string[] => Object.freeze([...list]));

const seenUnits = lastSeen(isSameUnit, (unit: Unit): SeenUnit => {
  const { id, fate, hex, steps, formation, lost, marched, withdrew, goingHome, freed, mortar } = unit;
  const pinnedBy = [...unit.pinnedBy];
  return { id, fate, hex, steps, formation, pinnedBy, lost, marched, withdrew, goingHome, freed, mortar };
});

const seenLeaders = lastSeen(
  (leader: Leader, seen: SeenLeader) => leader.hex === seen.hex && leader.fate === seen.fate,
  ({ id, fate, hex }: Leader): SeenLeader => ({ id, fate, hex }),
);

const seenStrength = lastSeen(
  (now: number, seen: number) => now === seen,
  (now: number) => now,
);

const seenHistory = lastSeen(
  (now: readonly number[], seen: number[]) => now.length === seen.length && now.every((value, i) => value === seen[i]),
  (now: readonly number[]) => [...now],
);

function isSameUnit(unit: Unit, seen: SeenUnit): boolean {
  return (
    PLAIN.every((key) => unit[key] === seen[key]) &&
    unit.pinnedBy.length === seen.pinnedBy.length &&
    unit.pinnedBy.every((other, i) => other === seen.pinnedBy[i])
  );
}

/**
 * Looks at a record of the state by id, and gives the very same frozen record again while nothing in it has changed.
 * Of another state it takes what is as it was in the record looked at last: most counters of a game stay as they are.
 */
function lastSeen<T, V>(
  isSame: (now: T, seen: V) => boolean,
  see: (now: T) => V,
): (record: Readonly<Record<string, T>>) => Record<string, V> {
  const last = new WeakMap<object, Readonly<Record<string, V>>>();
  let latest: Readonly<Record<string, V>> = {};
  return (record) => {
    const before = last.get(record);
    const known = before ?? latest;
    // Filling a copy keeps the record quick to walk; one grown key by key is a slow dictionary to the engine.
    let seen = before ? null : ({ ...record } as unknown as Record<string, V>);
    for (const id in record) {
      const now = record[id] as T;
      const was = known[id];
      const isAsWas = was !== undefined && isSame(now, was);
      if (isAsWas && before) continue;
      seen ??= { ...before };
      seen[id] = isAsWas ? was : Object.freeze(see(now));
    }
    if (seen === null) return before as Record<string, V>;
    latest = Object.freeze(seen);
    last.set(record, latest);
    return seen;
  };
}
