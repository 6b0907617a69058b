/** The view of a side: a whitelist, built field by field from what lies open and what is its own (4.4, J1, J2, J7). */
import { byCodeUnit } from '../../engine/canonical.ts';
import { first } from '../../engine/ends.ts';
import type { CounterId, FaceId, Field, Side } from './field.ts';
import { partsOf } from './stacks.ts';
import type { EarState, Sighting, StackKey } from './state.ts';
import { counterOf, enemyOf, pieceOf } from './units.ts';
import type { EarView, SeenHeap, SeenStack, SeenUnit } from './view.ts';

/** What `who` sees of this state; shares nothing with it. */
export function view(field: Field, state: EarState, who: string): EarView {
  const seer = field.sides.find((side) => side === who) ?? 'all';
  return {
    who: seer,
    turn: state.turn,
    ordinal: state.ordinal,
    phase: state.phase,
    units: seer === 'all' ? {} : ownUnits(field, state, seer),
    stacks: seenStacks(field, state, seer),
    funds: { ...state.funds },
    ports: { ...state.ports },
    captured: state.captured.map(({ port, side }) => ({ port, side })),
    storms: [...state.storms],
    scuttled: [...state.scuttled],
    scuttles: state.scuttles,
    contacts: state.contacts.map(({ hex, attacker, from }) => ({
      hex,
      attacker,
      from: attacker === seer ? from : null,
    })),
    pools: heaps(field, state, 'pool'),
    out: heaps(field, state, 'out'),
    passages: passages(field, state),
    isidro: state.isidro && { box: state.isidro.box, die: state.isidro.die, comes: state.isidro.comes },
    peace: state.peace,
    sightings: seer === 'all' ? [] : notesOf(state, seer),
    history: state.history.map(({ turn, funds }) => ({ turn, funds: { ...funds } })),
    over: state.over && { result: state.over.result, winner: state.over.winner, reason: state.over.reason },
  };
}

/** Nothing of an own counter is hidden from its owner. */
function ownUnits(field: Field, state: EarState, side: Side): Record<CounterId, SeenUnit> {
  const own = [...field.counters.values()].filter((counter) => counter.side === side);
  const units = own.map(({ id }): [CounterId, SeenUnit] => {
    const { to, turn } = state.passage[id] ?? {};
    return [id, { ...pieceOf(state, id), bound: to && turn !== undefined ? { to, turn } : null }];
  });
  return Object.fromEntries(units);
}

function seenStacks(field: Field, state: EarState, seer: Side | 'all'): Record<StackKey, SeenStack> {
  const seen: Record<StackKey, SeenStack> = {};
  for (const key of Object.keys(state.stacks).sort(byCodeUnit)) {
    const ids = state.stacks[key] as readonly CounterId[];
    const { side, hex, berth } = partsOf(key);
    const faceOf = (id: CounterId): FaceId => counterOf(field, id).face;
    const open = ids.filter((id) => pieceOf(state, id).open).map(faceOf);
    seen[key] = {
      key,
      side,
      hex,
      berth,
      height: ids.length,
      top: faceOf(first(ids)),
      marked: ids.some((id) => pieceOf(state, id).intercepted),
      units: side === seer ? [...ids] : null,
      // The public sees no more of a stack than its top: what is shown is shown to the enemy alone.
      open: seer === 'all' ? [] : open,
    };
  }
  return seen;
}

function heaps(field: Field, state: EarState, fate: 'pool' | 'out'): Record<Side, SeenHeap[]> {
  return { english: heapsOf(field, state, 'english', fate), spanish: heapsOf(field, state, 'spanish', fate) };
}

/** In the order of the counter sheet. */
function heapsOf(field: Field, state: EarState, side: Side, fate: 'pool' | 'out'): SeenHeap[] {
  const found = new Map<string, SeenHeap>();
  for (const { id, side: whose, face, cost } of field.counters.values()) {
    if (whose !== side || pieceOf(state, id).fate !== fate) continue;
    const heap = found.get(`${face}/${cost}`) ?? { face, cost, count: 0 };
    heap.count += 1;
    found.set(`${face}/${cost}`, heap);
  }
  return [...found.values()];
}

/** Everything on the turn track, cargo too: the height of what lies there. */
function passages(field: Field, state: EarState): EarView['passages'] {
  const found = new Map<string, EarView['passages'][0]>();
  for (const id of field.counters.keys()) {
    const { fate, aboard } = pieceOf(state, id);
    const going = fate === 'passage' ? state.passage[aboard ?? id] : undefined;
    if (!going) continue;
    const { side } = counterOf(field, id);
    const key = `${side}/${going.to}/${going.turn}`;
    const row = found.get(key) ?? { side, to: going.to, turn: going.turn, count: 0 };
    row.count += 1;
    found.set(key, row);
  }
  return [...found.values()];
}

/** Notes of stacks that do not lie open now. */
function notesOf(state: EarState, seer: Side): Sighting[] {
  const notes = state.sightings[seer];
  return Object.keys(notes)
    .sort(byCodeUnit)
    .flatMap((key) => {
      const note = notes[key];
      const isOpen = (state.stacks[key] ?? []).some((id) => pieceOf(state, id).open);
      return note && key.startsWith(enemyOf(seer)) && !isOpen ? [{ ...note, faces: [...note.faces] }] : [];
    });
}
