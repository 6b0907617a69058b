/**
 * What a side sees of the assault: a whitelist, built field by field. Counters, strengths, tracks and chits lie open on
 * the table; what the enemy has ordered or answered is no part of the state and so of no view.
 */
import type { BoarState } from '../boar/state.ts';

/** A combat unit as everybody sees it. `hex` null: no longer on the map, and `fate` says how it left. */
export interface SeenUnit {
  id: string;
  fate: 'field' | 'reserve' | 'eliminated' | 'captured' | 'removed';
  hex: string | null;
  steps: number;
  formation: 'parade' | 'disrupted' | 'shattered';
  pinnedBy: string[];
  lost: 'no' | 'lost' | 'previously';
  /** Hexes of the Covered Way walked in this march. */
  marched: number;
  withdrew: boolean;
  goingHome: boolean;
  freed: boolean;
  mortar: 'ready' | 'moved' | 'fired' | 'silenced';
}

export interface SeenLeader {
  id: string;
  fate: 'field' | 'reserve' | 'eliminated' | 'captured' | 'removed';
  hex: string | null;
}

export interface SavannahView {
  /** The role that sees, or `all` for what everybody may see. */
  who: string;
  turn: number;
  ordinal: number;
  weather: string;
  first: string | null;
  phasing: string | null;
  units: Record<string, SeenUnit>;
  leaders: Record<string, SeenLeader>;
  /** Army morale, and victory points in halves, by army. */
  morale: Record<string, number>;
  victory: Record<string, number>;
  momentum: Record<string, number>;
  pool: number;
  breached: string[];
  cleared: string[];
  ruined: string[];
  done: { fired: string[]; firedAt: string[]; attacked: string[]; fought: string[] };
  strengthAtStart: Record<string, number>;
  /** Strength of each unit at the close of each turn played. */
  history: Record<string, number[]>;
  mortarUnfired: boolean;
  over: { result: string; winner: string | null; reason: string } | null;
}

/** What `who` sees. Shares nothing with the state: every list and record is new. */
export function view(state: BoarState, who: string): SavannahView {
  const units: Record<string, SeenUnit> = {};
  for (const id in state.units) {
    const unit = state.units[id];
    if (unit) units[id] = seenUnit(unit);
  }
  const leaders: Record<string, SeenLeader> = {};
  for (const id in state.leaders) {
    const leader = state.leaders[id];
    if (leader) leaders[id] = { id: leader.id, fate: leader.fate, hex: leader.hex };
  }
  const history: Record<string, number[]> = {};
  for (const id in state.history) history[id] = [...(state.history[id] ?? [])];
  const { fired, firedAt, attacked, fought } = state.done;
  return {
    who,
    turn: state.turn,
    ordinal: state.ordinal,
    weather: state.weather,
    first: state.first,
    phasing: state.phasing,
    units,
    leaders,
    morale: { ...state.morale },
    victory: { ...state.victory },
    momentum: { ...state.momentum },
    pool: state.pool,
    breached: [...state.breached],
    cleared: [...state.cleared],
    ruined: [...state.ruined],
    done: { fired: [...fired], firedAt: [...firedAt], attacked: [...attacked], fought: [...fought] },
    strengthAtStart: { ...state.strengthAtStart },
    history,
    mortarUnfired: state.mortarUnfired,
    over: state.over && { result: state.over.result, winner: state.over.winner, reason: state.over.reason },
  };
}

function seenUnit(unit: BoarState['units'][string]): SeenUnit {
  return {
    id: unit.id,
    fate: unit.fate,
    hex: unit.hex,
    steps: unit.steps,
    formation: unit.formation,
    pinnedBy: [...unit.pinnedBy],
    lost: unit.lost,
    marched: unit.marched,
    withdrew: unit.withdrew,
    goingHome: unit.goingHome,
    freed: unit.freed,
    mortar: unit.mortar,
  };
}
