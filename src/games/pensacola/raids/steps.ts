/** Where raids and marches off the map stand in the sequence of play. */
import { comesTo } from '../../../engine/conditions.ts';
import type { Order, Steps } from '../../../engine/contract.ts';
import { type Exception, onTheMarch } from '../../../series/boar/rules/exceptions.ts';
import type { Board, Fault } from '../../../series/boar/rules/house.ts';
import { tellFailed, unitsOf } from '../../../series/boar/rules/lines.ts';
import { choose } from '../../../series/boar/rules/questions.ts';
import type { UnitId } from '../../../series/boar/rules/state.ts';
import { theCampaign } from '../campaign/state.ts';
import { tellPensacola } from '../events.ts';
import type { Pensacola } from '../scenario.ts';
import { boxed, boxFault, intoBox, outOfBox, waysOut } from './box.ts';
import { isSurprise, surprise } from './fights.ts';
import { apart, begin, goAway, leave, marchRaid, pointsOf } from './march.ts';
import { isRaiding, raidsIn } from './state.ts';

/** Weather that ends a raid, once it is known (P 3.9.4). */
export function stormEndsRaid({ campaign }: Pensacola, board: Board): void {
  if (campaign?.raids.storms.includes(board.position.weather)) end(board, 'weather');
}

/** British 1, its book in hand: a raid called off, who goes into the box, who leaves the map (P 3.7.7.1, 3.7.11, 3.9.4). */
export function* raidBox(pensacola: Pensacola, board: Board, orders: readonly Order[]): Steps<void> {
  const raids = raidsIn(board.position);
  if (raids === null) return;
  // The weather of this turn has done what a line written before it asks for.
  const isOver = raids.ended;
  raids.ended = false;
  const { raid } = raids;
  if (raid) raid.resting = raid.units.filter((id) => board.play.state.units[id]?.withdrew);
  yield* carryOut(board, orders, 'RAID END', (order) => callOff(board, order, isOver));
  yield* carryOut(board, orders, 'BOX', (order) => goIn(pensacola, board, order));
  yield* carryOut(board, orders, 'LEAVE', (order) => (isOfRaid(board, order) ? null : leave(pensacola, board, order)));
}

function callOff(board: Board, order: Order, isOver: boolean): Fault | null {
  const code = end(board, 'called-off') ? 'pensacola.raid-off' : 'pensacola.raid-over';
  if (code === 'pensacola.raid-over' && !isOver) return { code: 'pensacola.no-raid', facts: {}, rule: 'P 3.9.4' };
  board.play.settle(board.field.worksOf, order, { kind: 'done', came: { code, facts: {} } });
  return null;
}

function goIn(pensacola: Pensacola, board: Board, order: Order): Fault | null {
  if (order.args.to !== undefined) return null;
  const ids = unitsOf(order.args);
  const fault = boxFault(pensacola, board, ids);
  if (fault) return fault;
  intoBox(board, ids, board.position.turn);
  tellPensacola(board.play, 'boxed', 'P 3.7.11', { units: ids, hex: null });
  board.play.settle(board.field.worksOf, order, DONE);
  return null;
}

/** As British Movement closes: who comes out of the box, and may march no further (P 3.7.11). */
export const comeOut = (pensacola: Pensacola, board: Board, orders: readonly Order[]): Steps<void> =>
  carryOut(board, orders, 'BOX', (order) => goOut(pensacola, board, order));

function goOut(pensacola: Pensacola, board: Board, order: Order): Fault | null {
  if (order.args.to === undefined) return null;
  const ids = unitsOf(order.args);
  const hex = String(order.args.to);
  const { turn } = board.position;
  const stranger = ids.find((id) => !boxed(board).includes(id) || (raidsIn(board.position)?.box[id] ?? turn) >= turn);
  if (stranger !== undefined) return { code: 'pensacola.not-in-box', facts: { unit: stranger }, rule: 'P 3.7.11' };
  const out = ids.filter((id) => {
    const isOpen = waysOut(pensacola, board, id).includes(hex);
    if (isOpen) outOfBox(board, [id], hex);
    return isOpen;
  });
  const left = ids.find((id) => !out.includes(id));
  if (out.length > 0) {
    tellPensacola(board.play, 'boxed', 'P 3.7.11', { units: out, hex });
    board.play.settle(board.field.worksOf, order, DONE);
  }
  return left === undefined ? null : { code: 'pensacola.no-way-out', facts: { unit: left, hex }, rule: 'P 3.7.11' };
}

/** British 3: a raid begins, marches, and may leave the map (P 3.9.1, 3.9.2). */
export function* raidMovement(pensacola: Pensacola, board: Board, orders: readonly Order[]): Steps<void> {
  const { raids } = theCampaign(board.play.state);
  if (raids.raid) {
    raids.raid.dropped = [];
    raids.raid.left = pointsOf(pensacola, board, raids.raid.units);
  }
  yield* carryOut(board, orders, 'RAID', (order) => goOnRaid(pensacola, board, order));
  yield* carryOut(board, orders, 'LEAVE', (order) => (isOfRaid(board, order) ? leave(pensacola, board, order) : null));
  raidIsOver(board);
}

function* goOnRaid(pensacola: Pensacola, board: Board, order: Order): Steps<Fault | null> {
  const { raids } = theCampaign(board.play.state);
  const { units = [], from = '' } = order.args;
  const fault = raids.raid === null ? begin(pensacola, board, unitsOf({ units }), String(from)) : null;
  if (fault) return fault;
  return raids.raid === null ? null : yield* marchRaid(pensacola, board, raids.raid, order);
}

/** Does it speak of raiders, or of the box they come out of? */
function isOfRaid({ position }: Board, { args }: Order): boolean {
  const raids = raidsIn(position);
  return unitsOf(args).some((id) => isRaiding(position, id) || (raids !== null && id in raids.box));
}

/** A raid that has fought, or of which nobody is left, is over (P 3.9.4). */
export function raidIsOver(board: Board): void {
  const raid = raidsIn(board.position)?.raid;
  const isLeft = raid?.units.some((id) => board.position.units[id]?.hex != null);
  if (raid && (raid.fought || !isLeft)) end(board, raid.fought ? 'fought' : 'gone');
}

/** False where there is none. */
function end({ play }: Board, why: 'weather' | 'called-off' | 'fought' | 'gone' | 'coup'): boolean {
  const raids = raidsIn(play.state);
  if (!raids?.raid) return false;
  const units = raids.raid.units.filter((id) => (play.state.units[id] ?? play.state.leaders[id])?.hex != null);
  raids.raid = null;
  raids.ended = true;
  tellPensacola(play, 'raid-ended', 'P 3.9.4', { why, units });
  return true;
}

/** The coup de main: the raid ends, the box is emptied, units off the map come next turn (P 3.4, 3.7.7.1). */
export function* endRaids(pensacola: Pensacola, board: Board): Steps<void> {
  const { play, field } = board;
  end(board, 'coup');
  const { raids, declared } = theCampaign(play.state);
  const isThere = (id: UnitId): boolean => (raids.box[id] ?? 0) < (declared ?? play.state.turn);
  for (const id of boxed(board)) {
    const of = isThere(id) ? waysOut(pensacola, board, id) : [];
    const hex = yield* play.at(id, () => choose(play, field.worksOf, 'raid-home', of, { unit: id, options: [...of] }));
    outOfBox(board, [id], hex);
    if (hex === null) raids.away.push(id);
    else tellPensacola(play, 'boxed', 'P 3.4', { units: [id], hex });
  }
  const waiting = raids.away.filter((id) => (play.state.units[id] ?? play.state.leaders[id])?.fate === 'reserve');
  const { called } = theCampaign(play.state).arrivals;
  for (const id of waiting) goAway(board, [id], play.state.turn, called[id]?.entry ?? 'E');
}

export const raiders: Exception = {
  rule: 'P 3.9',
  amends: {
    mayMove: ({ position }, { id }) =>
      isRaiding(position, id) ? { code: 'pensacola.raider-marches', facts: { unit: id }, rule: 'P 3.9.2' } : null,
    mayEnter: onTheMarch((at, party, _from, _side, to) => apart(at, party, to)),
    surprises: isSurprise,
    combatModifiers: [surprise],
    afterFight: ({ play }, { attackers, defenders }) => {
      const raid = raidsIn(play.state)?.raid;
      if (raid && [...attackers, ...defenders].some((id) => raid.units.includes(id))) raid.fought = true;
    },
  },
};

const DONE = { kind: 'done', came: null } as const;

/** Carries out the lines of a verb; those that cannot be are told so. `run` gives null for who is meant elsewhere too. */
function* carryOut(
  board: Board,
  orders: readonly Order[],
  verb: string,
  run: (order: Order) => Steps<Fault | null> | Fault | null,
): Steps<void> {
  const side = board.field.worksOf;
  for (const line of orders) {
    const order = comesTo(line, [verb]) ? board.play.due(side, line) : null;
    if (order?.verb !== verb) continue;
    const did = run(order);
    const fault = did !== null && 'next' in did ? yield* did : did;
    if (fault) tellFailed(board.play, side, order, unitsOf(order.args), fault);
  }
}
