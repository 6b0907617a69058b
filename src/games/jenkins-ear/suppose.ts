/** A state that a side may take for the one it sees: its own counters as they are, the enemy's as may be. */
import type { Field, Side } from './field.ts';
import { pieceIn } from './setup.ts';
import type { EarState } from './state.ts';
import { supposeEnemy } from './suppose-enemy.ts';
import { enemyOf, pieceOf } from './units.ts';
import type { EarView } from './view.ts';

/** `view(suppose(view, side), side)` is the view. */
export function suppose(field: Field, view: EarView, side: Side): EarState {
  const state: EarState = {
    turn: view.turn,
    ordinal: view.ordinal,
    phase: view.phase,
    pieces: Object.fromEntries([...field.counters.keys()].map((id) => [id, pieceIn(id, 'out')])),
    stacks: {},
    funds: { ...view.funds },
    ports: { ...view.ports },
    captured: view.captured.map((one) => ({ ...one })),
    storms: [...view.storms],
    scuttled: [...view.scuttled],
    scuttles: view.scuttles,
    contacts: view.contacts.map(({ hex, attacker, from }) => ({ hex, attacker, from: from ?? hex })),
    passage: {},
    isidro: view.isidro && { ...view.isidro },
    peace: view.peace,
    sightings: { english: {}, spanish: {} },
    history: view.history.map(({ turn, funds }) => ({ turn, funds: { ...funds } })),
    over: view.over && { ...view.over },
  };
  for (const note of view.sightings) state.sightings[side][note.stack] = { ...note, faces: [...note.faces] };
  for (const { bound, ...piece } of Object.values(view.units)) {
    Object.assign(pieceOf(state, piece.id), piece);
    if (bound) state.passage[piece.id] = { ...bound };
  }
  for (const { key, units } of Object.values(view.stacks)) if (units !== null) state.stacks[key] = [...units];
  supposeEnemy(field, view, state, enemyOf(side));
  return state;
}
