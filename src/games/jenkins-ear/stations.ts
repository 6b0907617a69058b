/** Where orders leave their counters, told to HOLD or moved there, and what becomes of these until the turn closes. */
import type { Fate, Order, Reason } from '../../engine/contract.ts';
import type { CounterId, HexId, Side } from './field.ts';
import type { EarState } from './state.ts';
import { type Board, counterOf, hexOf, isLand, pieceOf, seaportIn } from './units.ts';

/** An order that was carried out, and where each of its counters was then; for a HOLD, where the movement found it. */
export interface Station {
  readonly side: Side;
  readonly order: Order;
  readonly verb: 'HOLD' | 'MOVE';
  readonly at: readonly (readonly [CounterId, HexId | null])[];
  /** Of its counters those that went: all but those a MOVE left behind, and what they had aboard. */
  readonly party: readonly CounterId[];
  /** Of its counters those whose loss it has been told already. */
  readonly told: readonly CounterId[];
}

/** HOLDs to be, of counters as they lie now. */
export function holder({ play }: Board, side: Side): (order: Order, units: readonly CounterId[]) => Station {
  const lay = new Map(Object.values(play.state.pieces).map(({ id, hex }) => [id, hex]));
  return (order, units) => {
    const at = units.map((id) => [id, lay.get(id) ?? null] as const);
    return { side, order, verb: 'HOLD', at, party: units, told: [] };
  };
}

/** A move as it ended: the `units` of its order, the party that went among them. */
export function arrived(
  { play }: Board,
  side: Side,
  order: Order,
  units: readonly CounterId[],
  party: readonly CounterId[],
): Station {
  const at = [...new Set(units)].map((id) => [id, play.state.pieces[id]?.hex ?? null] as const);
  return { side, order, verb: 'MOVE', at, party, told: [] };
}

/** Counters that a side lost in a hex, and why. */
interface Toll {
  readonly side: Side;
  readonly hex: HexId;
  readonly lost: readonly CounterId[];
  readonly code: 'ear.starved' | 'ear.crowded-out';
  /** Ships for which the port has room that they lay off. */
  readonly room?: number;
}

/**
 * Tells of counters a side lost in a hex for where its orders had left them: to the last that named them, else to whoever
 * came there. Gives the stations as they have been told.
 */
export function tellToll(
  { field, play }: Board,
  stations: readonly Station[],
  { side, hex, lost, code, room }: Toll,
): readonly Station[] {
  const own = stations.filter((one) => one.side === side);
  const whose = new Map<Station, CounterId[]>();
  for (const unit of lost) {
    const named = own.findLast(({ at }) => at.some(([id]) => id === unit));
    const came = named ?? own.findLast(({ verb, at }) => verb === 'MOVE' && at.some(([, there]) => there === hex));
    if (came) whose.set(came, [...(whose.get(came) ?? []), unit]);
  }
  for (const [{ order, at, party }, counters] of whose) {
    const driven = at.some(([id, there]) => counters.includes(id) && there !== null && there !== hex);
    const stood = new Map(at);
    // Supplies feed, and so does a port while troops are ashore in it.
    const isPort = seaportIn(hexOf(field, hex)) !== null;
    const feeds = (id: CounterId): boolean => {
      const counter = counterOf(field, id);
      return counter.kind === 'supplies' || (isPort && isLand(counter) && stood.get(id) === hex);
    };
    const gone = party.filter((id) => feeds(id) && !lost.includes(id) && pieceOf(play.state, id).hex !== hex);
    const why = {
      ...(driven && { driven }),
      ...(gone.length > 0 && { gone }),
      ...(room !== undefined && { room }),
    };
    const facts = { hex, counters, ...why };
    play.settle(side, order, { kind: 'done', came: { code, facts }, short: true });
  }
  return stations.map((one) => ({ ...one, told: [...one.told, ...(whose.get(one) ?? [])] }));
}

/** Tells of each HOLD who stayed, who was lost and who is elsewhere now; of each MOVE what became of those it brought there. */
export function settleStations({ play }: Board, stations: readonly Station[]): void {
  for (const [n, station] of stations.entries()) {
    const { side, order, verb, at, told } = station;
    if (verb === 'MOVE') {
      for (const came of sequelOf(play.state, station, stations.slice(n + 1)))
        play.settle(side, order, { kind: 'done', came });
      continue;
    }
    const left = at.filter(([id]) => !told.includes(id));
    const goes = (id: CounterId) => stations.some((one) => one.verb === 'MOVE' && one.party.includes(id));
    if (left.length > 0) play.settle(side, order, fateOf(play.state, left, goes));
  }
}

/** After a MOVE: who went on by a line below, who was lost, who was driven elsewhere. Of whom nothing is said is still there. */
function sequelOf(state: EarState, { side, at, party, told }: Station, later: readonly Station[]): readonly Reason[] {
  const came = at.filter(([id, hex]) => hex !== null && party.includes(id) && !told.includes(id));
  const goesOn = (id: CounterId): boolean =>
    pieceOf(state, id).fate === 'passage' ||
    later.some((next) => next.verb === 'MOVE' && next.side === side && next.party.includes(id));
  const on: CounterId[] = [];
  const lost: CounterId[] = [];
  const elsewhere = new Map<HexId, CounterId[]>();
  for (const [id, there] of came) {
    const { fate, hex } = pieceOf(state, id);
    if (goesOn(id)) on.push(id);
    else if (fate !== 'map' || hex === null) lost.push(id);
    else if (hex !== there) elsewhere.set(hex, [...(elsewhere.get(hex) ?? []), id]);
  }
  const isAll = on.length === came.length;
  return [
    ...(on.length > 0 ? [{ code: 'ear.went-on', facts: isAll ? {} : { counters: on } }] : []),
    ...(lost.length > 0 ? [{ code: 'ear.lost-since', facts: { counters: lost } }] : []),
    ...[...elsewhere].map(([hex, counters]) => ({ code: 'ear.elsewhere-since', facts: { counters, hex } })),
  ];
}

/** `goes`: whom a line has moved. */
function fateOf(state: EarState, at: Station['at'], goes: (id: CounterId) => boolean): Fate {
  const there = at.filter(([, hex]) => hex !== null);
  const [absent] = at.filter(([, hex]) => hex === null);
  if (there.length === 0 && absent)
    return { kind: 'failed', why: { code: 'ear.not-on-map', facts: { counter: absent[0] } } };
  const now = (id: CounterId): HexId | null => pieceOf(state, id).hex;
  const missing = there.flatMap(([id]) => (pieceOf(state, id).fate === 'map' ? [] : [id]));
  const gone = there.flatMap(([id, hex]) => (missing.includes(id) || now(id) === hex ? [] : [id]));
  const facts = { ...(missing.length > 0 && { missing }), ...(gone.length > 0 && { gone }) };
  const left = missing.length + gone.length;
  // Who stayed and then came up with an enemy, or was driven off by one, has held till then.
  const isOver = missing.length > 0 || gone.some(goes);
  if (isOver && left === there.length) return { kind: 'failed', why: { code: 'ear.not-held', facts } };
  return { kind: 'done', came: { code: 'ear.held', facts }, ...(left > 0 && { short: true }) };
}
