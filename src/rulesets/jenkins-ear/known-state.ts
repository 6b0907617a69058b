/** What a side knows of the war, as a state that the rules can be asked about: its own counters, and where enemies lie. */
import type { CounterId, Field, Side } from './field.ts';
import type { EarState, Piece } from './state.ts';
import type { EarView, SeenUnit } from './view.ts';

/** A state of its own to try orders on. An enemy stack is there and empty: nobody knows who lies in it. */
export function knownState(field: Field, view: EarView): EarState {
  const pieces: Record<CounterId, Piece> = {};
  for (const id of field.counters.keys()) pieces[id] = pieceFor(id, view.units[id]);
  const stacks = Object.fromEntries(Object.values(view.stacks).map(({ key, units }) => [key, [...(units ?? [])]]));
  return {
    turn: view.turn,
    ordinal: view.ordinal,
    phase: view.phase,
    pieces,
    stacks,
    funds: { ...view.funds },
    ports: { ...view.ports },
    captured: [...view.captured],
    storms: [...view.storms],
    scuttled: [...view.scuttled],
    scuttles: view.scuttles,
    contacts: [],
    passage: {},
    isidro: view.isidro,
    peace: view.peace,
    sightings: { english: {}, spanish: {} },
    history: view.history,
    over: view.over,
  };
}

const UNKNOWN: Omit<SeenUnit, 'id'> = { fate: 'out', hex: null, berth: 'off', aboard: null, intercepted: false };

function pieceFor(id: CounterId, seen: SeenUnit | undefined): Piece {
  return { ...UNKNOWN, ...seen, id, open: false, sailed: 0, squall: false, moved: 'no' };
}

/** Points a book may spend: before the own phase the coming income is counted, as far as it can be known. */
export function fundsFor(field: Field, view: EarView, side: Side): number {
  const { funds } = field.tables;
  const ports = [...field.ports.values()].filter(({ id, flag }) => flag !== side && view.ports[id] === side);
  const coming = isPaid(view, side) ? 0 : ports.reduce((sum, { value }) => sum + value, funds.turn[side]);
  return Math.min(funds.most, view.funds[side] + coming);
}

/** Has the side the income of its next purchases already? */
export function isPaid({ turn, phase }: EarView, side: Side): boolean {
  return turn === 0 || phase === side;
}
