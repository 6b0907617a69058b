/** What MOVE and CROSS come to after the book's earlier orders, by the rules that carry them out (7.0, 7.3, 7.4). */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import { actOf, type Fault } from './acts.ts';
import { whyNoEmbarking } from './cargo.ts';
import { stowed } from './doctrine/answers.ts';
import type { CounterId, FieldHex, HexId } from './field.ts';
import { type Draft, note, problem, warning } from './judge-draft.ts';
import { ableTo, begin, landGround, seaGround, whyNotMove } from './moves.ts';
import { whyNotCross } from './passage.ts';
import { groundBerth } from './ports.ts';
import type { Acts } from './questions.ts';
import { cargoOf, lift, put } from './stacks.ts';
import { listOf } from './stock.ts';
import { hexOf, isDeception, isLand, isShip, only, pieceOf, seaportIn } from './units.ts';
import { wayOver } from './ways.ts';

/** Who goes, and by which way. */
interface Course {
  readonly bySea: boolean;
  readonly from: FieldHex;
  readonly way: readonly FieldHex[];
  /** Everybody who goes, with what ships carry; `ashore`: who would embark and finds no hold. */
  readonly party: readonly CounterId[];
  readonly embarked: ReadonlyMap<CounterId, CounterId>;
  readonly ashore: readonly CounterId[];
  /** Of those named, who stays because he cannot go with the others. */
  readonly left: readonly Diagnostic[];
  /** They moved last, and go on. */
  readonly goesOn: boolean;
}

export function judgeMove(draft: Draft, order: Order): readonly Diagnostic[] {
  const act = actOf(order);
  if (act?.verb !== 'MOVE') return [problem('ear.not-an-act', '7.0', {})];
  const course = courseOf(draft, act.args);
  if ('severity' in course) return [course];
  const { way, from, bySea, ashore, left, goesOn } = course;
  const sick = way.filter(({ port }) => port === null).length;
  return [
    ...left,
    ...(ashore.length > 0 ? [warning('ear.no-hold', '7.3', { counters: [...ashore] })] : []),
    bySea ? noteSailing(draft, way) : note('ear.march', '7.5', { hexes: way.length, sick }),
    ...(goesOn ? [note('ear.goes-on', '7.0', { hex: from.id })] : []),
  ];
}

/** Everybody of the order is where it ends. */
export function carryOutMove(draft: Draft, order: Order): void {
  const { field, state, side } = draft;
  const act = actOf(order);
  const course = act?.verb === 'MOVE' ? courseOf(draft, act.args) : null;
  const end = course && 'way' in course ? course.way.at(-1) : undefined;
  if (course === null || 'severity' in course || end === undefined) return;
  for (const [id, ship] of course.embarked) goAboard(draft, id, ship);
  begin(state, side, course.party);
  put(field, state, course.party, end.id, course.bySea ? 'off' : groundBerth(state, end, side));
}

export function goAboard({ field, state }: Draft, id: CounterId, ship: CounterId): void {
  const { hex, berth } = pieceOf(state, ship);
  pieceOf(state, id).aboard = ship;
  if (hex !== null) put(field, state, [id], hex, berth);
}

function courseOf(draft: Draft, { units: named, via = [], to }: Acts['MOVE']): Course | Diagnostic {
  const { field, view, state, side } = draft;
  const { units, left } = ableTo(field, state, side, named);
  const barred = whyNotMove(field, state, side, units);
  if (barred) return told(draft, barred);
  const from = hexOf(field, pieceOf(state, units[0] as CounterId).hex as HexId);
  const ships = only(field, units, isShip);
  const bySea = ships.length > 0;
  const end = field.hexes.get(to);
  if (view.storms.includes(to)) return problem('ear.storm', '8.1', { hex: to, slot: 'to' });
  if (bySea && end?.terrain === 'land') return problem('ear.no-water', '7.1', { hex: to, ...near(draft, to) });
  if (!bySea && end?.terrain === 'sea') return problem('ear.needs-ship', '7.1', { hex: to, slot: 'to' });
  const waiting = bySea ? only(field, units, isLand).filter((id) => pieceOf(state, id).aboard === null) : [];
  const stranded = waiting.length > 0 ? whyNoEmbarking(field, state, side, from) : null;
  if (stranded) return told(draft, stranded);
  const way = wayOver(field, bySea ? seaGround(state, side) : landGround(state, side), from, via, to);
  if (way?.length === 0) return problem('ear.there-already', '7.0', { hex: to, slot: 'to' });
  if (way === null) return problem('ear.no-way', '7.1', { from: from.id, to, slot: 'to' });
  const embarked = new Map(Object.entries(stowed(field, Object.values(state.pieces), waiting, ships)));
  const crew = [...ships, ...only(field, units, isDeception), ...embarked.keys()];
  const party = bySea ? [...new Set([...crew, ...ships.flatMap((id) => cargoOf(state, id))])] : units;
  return {
    bySea,
    from,
    way,
    party,
    embarked,
    ashore: waiting.filter((id) => !embarked.has(id)),
    left: left.map(({ fault }) => ({ ...told(draft, fault), severity: 'warning' })),
    goesOn: units.some((id) => pieceOf(state, id).moved === 'last'),
  };
}

export function judgeCross(draft: Draft, { args }: Order): readonly Diagnostic[] {
  const { field, state, side } = draft;
  const { units, left } = ableTo(field, state, side, listOf(args.units));
  const barred = whyNotMove(field, state, side, units) ?? whyNotCross(field, state, units);
  if (barred) return [told(draft, barred)];
  return left.map(({ fault }) => ({ ...told(draft, fault), severity: 'warning' }));
}

/** Ships with all they carry are off the map. */
export function carryOff({ state }: Draft, ids: readonly CounterId[]): void {
  const all = ids.flatMap((id) => [id, ...cargoOf(state, id)]);
  lift(state, all);
  for (const id of all) Object.assign(pieceOf(state, id), { fate: 'passage', hex: null });
}

/** A fault of the rules as the writer of the line can mend it. */
function told({ state, bought }: Draft, { code, rule, facts }: Fault): Diagnostic {
  const piece = state.pieces[String(facts.counter)];
  if (code === 'ear.not-on-map' && piece?.fate === 'pool') {
    return problem(bought.has(piece.id) ? 'ear.no-place-yet' : 'ear.in-pool', rule, facts);
  }
  if (code === 'ear.not-together' && piece?.hex) return problem(code, rule, { ...facts, there: piece.hex });
  if (code === 'ear.without-ship' && piece?.aboard) return problem(code, rule, { ...facts, ship: piece.aboard });
  return problem(code, rule, code === 'ear.immobile' ? { ...facts, lasting: true } : facts);
}

/** A port beside a hex without water. */
function near({ field }: Draft, hex: HexId): Diagnostic['facts'] {
  const port = field.hexes.get(hex)?.next.find((one) => one?.port != null)?.port ?? null;
  return { slot: 'to', ...(port !== null && { port: port.name.en }) };
}

/** How far it is, and how often the sea is checked on the way. */
function noteSailing({ field, view, side }: Draft, way: readonly FieldHex[]): Diagnostic {
  const { hexes } = field.tables.perilous;
  let [count, checks] = [0, 0];
  for (const hex of way) {
    const port = seaportIn(hex);
    if (port !== null && view.ports[port.id] === side) count = 0;
    else if (++count >= hexes) [count, checks] = [0, checks + 1];
  }
  return note('ear.sailing', '6.3', { hexes: way.length, checks });
}
