/** One MOVE order: who goes, whether they may, by sea or on foot, by which way (7.0, 7.1, J68). */
import type { Fate, Order, Reason, Steps } from '../../engine/contract.ts';
import { first } from '../../engine/ends.ts';
import { carry, goAboard, whyNoEmbarking } from './cargo.ts';
import { absence, type Fault, fault, type Left, tellLeft } from './faults.ts';
import type { CounterId, Field, FieldHex, HexId, Side } from './field.ts';
import { march } from './marching.ts';
import { type Phase, placeOf } from './phase.ts';
import { type Course, sail } from './sailing.ts';
import { cargoOf, countersIn, partsOf, stacksOf } from './stacks.ts';
import type { EarState, StackKey } from './state.ts';
import { arrived } from './stations.ts';
import {
  type Board,
  counterOf,
  enemyOf,
  hexOf,
  isDeception,
  isLand,
  isShip,
  only,
  pieceOf,
  seaportIn,
} from './units.ts';
import { type Ground, wayOver } from './ways.ts';

/** What a MOVE says. */
export interface Moving {
  readonly units: readonly CounterId[];
  readonly via: readonly HexId[];
  readonly to: HexId;
}

/** Carries out one move, and adds where it ended to the `stations`; why it could not begin, or null. */
export function* move(phase: Phase, args: Moving, order: Order): Steps<Fault | null> {
  const { board, side, stations } = phase;
  const { play } = board;
  const place = placeOf(phase, args.units[0]);
  const leaving = leavingBy(board, side, args);
  if ('code' in leaving) return leaving;
  const { units, left, from, way, ships, ashore } = leaving;
  const bySea = ships.length > 0;
  tellLeft(board, side, order, left);
  return yield* play.at(place, function* () {
    const said = phase.boarded.get(`${ashore}/${ships}`) ?? (yield* carry(board, side, from, ashore, ships));
    goAboard(board, side, from, said);
    const aboard = Object.keys(said);
    const behind = bySea ? ashore.filter((id) => !aboard.includes(id)) : [];
    // Whoever finds no hold stays where he is while the others sail.
    const noHold = { code: 'ear.no-hold', facts: { counters: behind, unit: behind[0] ?? '' } };
    if (behind.length > 0) play.settle(side, order, { kind: 'failed', why: noHold });
    const embarked = ashore.filter((id) => aboard.includes(id));
    const party = bySea ? crewOf(board, units, embarked) : units;
    const goesOn = party.some((id) => pieceOf(play.state, id).moved === 'last');
    const { went, why } = bySea
      ? yield* sail(board, side, party, from, way, order.canonical)
      : yield* march(board, side, party, from, way, order.canonical);
    if (bySea) finishOthers(board, side, party);
    const course = party.some((id) => pieceOf(play.state, id).hex !== from.id) ? [went] : [];
    if (goesOn) course.push({ code: 'ear.goes-on', facts: { hex: from.id } });
    const alongside = party.filter((id) => !units.includes(id));
    if (alongside.length > 0) course.push({ code: 'ear.rides-along', facts: { alongside } });
    for (const fate of fatesOf(play.state, party, { from: from.id, to: args.to, why }, course))
      play.settle(side, order, fate);
    const isLost = party.every((id) => pieceOf(play.state, id).fate !== 'map');
    if (!isLost && party.some((id) => ashore.includes(id))) phase.vacated.push({ order, hex: from });
    stations.push(arrived(board, side, order, [...args.units, ...party], party));
    return null;
  });
}

/** Whom a move takes from where, and by which way. */
interface Leaving {
  readonly units: readonly CounterId[];
  readonly left: readonly Left[];
  readonly from: FieldHex;
  readonly way: readonly FieldHex[];
  readonly ships: readonly CounterId[];
  /** Land counters that are on no ship yet. */
  readonly ashore: readonly CounterId[];
}

function leavingBy({ field, play }: Board, side: Side, args: Moving): Leaving | Fault {
  const { units, left } = ableTo(field, play.state, side, args.units);
  const barred = whyNotMove(field, play.state, side, units);
  if (barred) return barred;
  const from = hexOf(field, pieceOf(play.state, first(units)).hex as string);
  const ships = only(field, units, isShip);
  const bySea = ships.length > 0;
  const ashore = only(field, units, isLand).filter((id) => pieceOf(play.state, id).aboard === null);
  const stranded = bySea && ashore.length > 0 ? whyNoEmbarking(field, play.state, side, from) : null;
  if (stranded) return stranded;
  const ground = bySea ? seaGround(play.state, side) : landGround(play.state, side);
  const way = wayOver(field, ground, from, args.via, args.to);
  if (way === null || way.length === 0) return noWay({ field, play }, bySea, from, args.to, way !== null);
  return { units, left, from, way, ships, ashore };
}

/** Asks who goes aboard which ship before the first move is made, where that is clear by then: one letter asks for all fleets. */
export function* askAboard(phase: Phase, moves: readonly Moving[]): Steps<void> {
  const { board, side, boarded } = phase;
  const asking = { ...phase, starts: new Map() };
  for (const args of moves) {
    const place = placeOf(asking, args.units[0]);
    const leaving = leavingBy(board, side, args);
    if ('code' in leaving || leaving.ships.length === 0 || leaving.ashore.length === 0) continue;
    const { from, ashore, ships } = leaving;
    const answer = yield* board.play.at(place, () => carry(board, side, from, ashore, ships));
    boarded.set(`${ashore}/${ships}`, answer);
  }
}

/** What a move came to: by which course, how far, and who of them was lost on the way. */
function fatesOf(
  state: EarState,
  party: readonly CounterId[],
  { from, to, why }: { from: HexId; to: HexId; why: Course['why'] },
  course: readonly Reason[],
): readonly Fate[] {
  const missing = party.filter((id) => pieceOf(state, id).fate !== 'map');
  const [hex] = party.flatMap((id) => pieceOf(state, id).hex ?? []);
  if (hex === undefined) return [{ kind: 'failed', why: { code: 'ear.lost-on-way', facts: { counters: missing } } }];
  const facts = { hex, ...(missing.length > 0 && { missing }) };
  const short = hex === from ? 'ear.not-left' : 'ear.moved-short';
  const came =
    hex === to ? { code: 'ear.moved', facts } : { code: short, facts: { ...facts, to, ...(why && { why }) } };
  const isShort = hex !== to || missing.length > 0;
  return [
    ...course.map((one): Fate => ({ kind: 'done', came: one })),
    { kind: 'done', came, ...(isShort && { short: true }) },
  ];
}

/** Why a goal cannot be reached: for what it is, or for what lies between. */
function noWay({ field, play }: Board, bySea: boolean, from: FieldHex, to: HexId, isThere: boolean): Fault {
  const plain = fault('ear.no-way', '7.1', { from: from.id, to });
  const end = field.hexes.get(to);
  const because = (code: string, facts: Reason['facts'] = {}): Fault => ({
    ...plain,
    exact: { code, facts: { hex: to, slot: 'to', ...facts } },
  });
  const isBeset = bySea && field.sides.every((side) => countersIn(play.state, side, to).length > 0);
  if (isThere) return because('ear.there-already', { beset: isBeset });
  if (!bySea && end?.terrain === 'sea') return because('ear.needs-ship');
  if (!bySea) return because('ear.no-way-on-foot', { from: from.id, to });
  if (end?.terrain !== 'land') return because('ear.no-way', { from: from.id, to });
  const near = end.next.find((hex) => hex?.port != null)?.port;
  return because('ear.no-water', near ? { port: near.name.en } : {});
}

/** Ships, Deceptions, and everything aboard whether named or not. */
function crewOf({ field, play }: Board, units: readonly CounterId[], embarked: readonly CounterId[]): CounterId[] {
  const ships = only(field, units, isShip);
  const cargo = ships.flatMap((id) => cargoOf(play.state, id));
  return [...new Set([...ships, ...only(field, units, isDeception), ...embarked, ...cargo])];
}

/**
 * Of the counters an order names those who can go together now, from where most of them lie, and who is left behind; all
 * of them where nobody can go.
 */
export function ableTo(
  field: Field,
  state: Standing,
  side: Side,
  named: readonly CounterId[],
): { units: readonly CounterId[]; left: readonly Left[] } {
  const units = [...new Set(named)];
  const hex = mostCommon(units.flatMap((id) => state.pieces[id]?.hex ?? []));
  const isShipOf = (id: CounterId): boolean => field.counters.has(id) && isShip(counterOf(field, id));
  let going: readonly CounterId[] = units;
  const left: Left[] = [];
  for (let before = -1; before !== going.length; ) {
    before = going.length;
    const ships = going.filter(isShipOf);
    const barred = going.flatMap((unit): Left[] => {
      const fault = whyNotWith(field, state, side, unit, hex, ships);
      return fault === null ? [] : [{ unit, fault }];
    });
    left.push(...barred);
    going = going.filter((id) => !barred.some(({ unit }) => unit === id));
  }
  // Whoever was to sail does not march instead, and Deceptions go nowhere alone.
  const isWhole = units.some(isShipOf) ? going.some(isShipOf) : going.some((id) => !isDeception(counterOf(field, id)));
  return isWhole ? { units: going, left } : { units, left: [] };
}

/** Where most of them lie; of as many, who is named first. */
export function mostCommon(hexes: readonly HexId[]): HexId | null {
  const times = (hex: HexId): number => hexes.filter((one) => one === hex).length;
  return hexes.toSorted((a, b) => times(b) - times(a))[0] ?? null;
}

/** What tells whether counters may move: a state, or a view of one's own. */
type Standing = Pick<EarState, 'pieces' | 'storms'>;

/** Why these counters may not move together now; null when they may. */
export function whyNotMove(field: Field, state: Standing, side: Side, units: readonly CounterId[]): Fault | null {
  const [first] = units;
  if (first === undefined) return fault('ear.nobody', '7.0');
  const hex = state.pieces[first]?.hex ?? null;
  const ships = units.filter((id) => field.counters.has(id) && isShip(counterOf(field, id)));
  for (const id of units) {
    const barred = whyNotWith(field, state, side, id, hex, ships);
    if (barred) return barred;
  }
  if (units.every((id) => isDeception(counterOf(field, id))))
    return fault('ear.deception-alone', '11.2', { counter: first });
  if (hex !== null && state.storms.includes(hex)) return fault('ear.storm', '8.1', { hex });
  return null;
}

/** Why a counter may not go from this hex with these ships; null when it may. */
function whyNotWith(
  field: Field,
  state: Standing,
  side: Side,
  id: CounterId,
  hex: HexId | null,
  ships: readonly CounterId[],
): Fault | null {
  const counter = field.counters.get(id);
  const facts = { counter: id };
  if (counter?.side !== side) return fault('ear.not-yours', '7.0', facts);
  const piece = pieceOf(state, id);
  if (piece.fate !== 'map' || hex === null) {
    return fault('ear.not-on-map', '7.0', facts, { code: absence(piece.fate), facts: { ...facts, absent: true } });
  }
  if (piece.hex !== hex) {
    const apart = { ...facts, hex };
    return fault('ear.not-together', '7.0', apart, { code: 'ear.not-together', facts: { ...apart, there: piece.hex } });
  }
  if (piece.aboard !== null && !ships.includes(piece.aboard)) {
    const exact = { code: 'ear.without-ship', facts: { ...facts, ship: piece.aboard } };
    return fault('ear.without-ship', '7.3', facts, exact);
  }
  // Guns without an anchor march, but not with ships; Boom Chains stay (11.5, J24).
  const mayGo = counter.anchor !== null || (ships.length === 0 && counter.kind !== 'boom-chain');
  if (isLand(counter) && !mayGo) return fault('ear.immobile', '11.5', facts);
  const goesItself = isShip(counter) || ships.length === 0;
  const isLeft = piece.moved === 'joined' && !ships.some((ship) => pieceOf(state, ship).moved === 'last');
  if (goesItself && (piece.moved === 'done' || isLeft)) return fault('ear.moved-already', '7.0', facts);
  return null;
}

/**
 * Ships that lay to while others sailed, or came from the other sea, have finished, but where these came up with them;
 * troops on foot stop nobody (7.0).
 */
export function finishOthers({ field, play }: Board, side: Side, party: readonly CounterId[]): void {
  const hexes = party.map((id) => pieceOf(play.state, id).hex);
  for (const id of stacksOf(play.state, side).flatMap(({ ids }) => only(field, ids, isShip))) {
    const piece = pieceOf(play.state, id);
    const wasOn = !party.includes(id) && ['last', 'joined', 'come'].includes(piece.moved);
    if (wasOn) piece.moved = hexes.includes(piece.hex) ? 'joined' : 'done';
  }
}

/** Open water and coast; a hex where anybody of the enemy lies may hold ships, so it is passed by where it can be. */
export function seaGround(state: Place, side: Side): Ground {
  const enemies = hexesWith(state, enemyOf(side));
  const isEnemy = (hex: FieldHex): boolean => enemies.has(hex.id);
  return {
    next: (hex) => hex.bySea,
    barred: (hex) => isEnemy(hex) || state.storms.includes(hex.id),
    risky: (hex) => hex.bySea.some(isEnemy),
  };
}

/** Country; enemies are not walked into on the way, and seaports are healthier than the rest. */
export function landGround(state: Place, side: Side): Ground {
  const enemies = hexesWith(state, enemyOf(side));
  return {
    next: (hex) => hex.byLand,
    barred: (hex) => enemies.has(hex.id) || state.storms.includes(hex.id),
    risky: (hex) => seaportIn(hex) === null,
  };
}

/** What a way is looked for in: a state, or a view of one. */
interface Place {
  readonly storms: readonly HexId[];
  readonly stacks: Readonly<Record<StackKey, unknown>>;
}

function hexesWith({ stacks }: Place, side: Side): ReadonlySet<HexId> {
  const places = Object.keys(stacks).map(partsOf);
  return new Set(places.flatMap((parts) => (parts.side === side ? [parts.hex] : [])));
}
