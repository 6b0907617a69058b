/** The position a game begins with: starting counters on the map, the rest in the pools (3.0, 3.1). */
import type { CounterId, Field, HexId, PortId, Side } from './field.ts';
import { put } from './stacks.ts';
import type { EarState, Fate, Piece } from './state.ts';
import { printedHolder } from './units.ts';

export function setup(field: Field): EarState {
  const state: EarState = {
    turn: 0,
    ordinal: 1,
    phase: null,
    pieces: {},
    stacks: {},
    funds: { ...field.tables.funds.start },
    ports: portsOf(field),
    captured: [],
    storms: [],
    scuttled: [],
    scuttles: 0,
    contacts: [],
    passage: {},
    isidro: null,
    peace: false,
    sightings: { english: {}, spanish: {} },
    history: [],
    over: null,
  };
  const starts: { id: CounterId; hex: HexId }[] = [];
  for (const { id, start } of field.counters.values()) {
    const waits = start === 'garrison' || start === 'track';
    state.pieces[id] = pieceIn(id, waits ? 'due' : 'pool');
    if (start !== null && !waits) starts.push({ id, hex: start });
  }
  for (const { id, hex } of starts) put(field, state, [id], hex, 'port');
  return state;
}

export function pieceIn(id: CounterId, fate: Fate): Piece {
  return {
    id,
    fate,
    hex: null,
    berth: 'off',
    aboard: null,
    intercepted: false,
    open: false,
    sailed: 0,
    squall: false,
    moved: 'no',
  };
}

function portsOf(field: Field): Record<PortId, Side | null> {
  const ports: Record<PortId, Side | null> = {};
  for (const port of field.ports.values()) if (!port.nameOnly) ports[port.id] = printedHolder(port);
  return ports;
}
