/** Advance after combat: the winning lead into the hex the defender left, and who follows (series 12.23, R63). */
import type { Diagnostic, Json, Reason, Space, Steps } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import type { Effect } from './events.ts';
import type { At, Board, Fight } from './house.ts';
import { captureLeadersLeft, displaceLeader, displaceLeaders } from './leaders.ts';
import { unitsOf } from './lines.ts';
import { capture } from './losses.ts';
import { unpin } from './pins.ts';
import { choose } from './questions.ts';
import { stackFaults } from './stacking.ts';
import { stacksOf, unitsAt, unitsOfAt } from './stacks.ts';
import type { BoarState, HexId, UnitId } from './state.ts';
import { costToEnter } from './terrain.ts';
import { counterOf, hexAt, hexOf, isFixed, leaderStateOf, unitOf } from './units.ts';

/** The attacker has won, or the defender has gone: the lead takes a hex left empty (R63, R67). */
export function* advance(board: Board, combat: Fight, first: HexId, effects: Effect[]): Steps<void> {
  const { play } = board;
  const lead = combat.lead.attacker as UnitId;
  const from = play.state.units[lead]?.hex ?? null;
  if (from === null) return;
  const of = vacatedHexes(board, combat, lead, from, first);
  const to = yield* choose(play, combat.side, 'advance-hex', of, { lead, from, options: of });
  const tellOthers = (why?: Reason): void => tellNotAdvancing(board, combat, to === null ? null : lead, why);
  if (to === null) return tellOthers(stillHeld(board, combat));
  if (board.house.advance(board, lead, from, to, combat.from) === 'may') {
    const space: Space<string> = { kind: 'one', of: ['advance', 'stay'] };
    const answer = yield* play.ask<string>(combat.side, 'advance-lead', space, { about: { lead, from, to } });
    if (answer === 'stay') return tellOthers({ code: 'boar.lead-stays', facts: { lead, to } });
  }
  tellOthers();
  takeGuns(board, combat, to, effects);
  move(play.state, lead, from, to, effects);
  yield* followers(board, combat, lead, to, effects);
  effects.push(...(yield* board.house.afterStanding(board, to)));
  const gainer = board.house.account(board, combat.defenders);
  yield* displaceLeaders(board, combat.side, combat.from, gainer, effects);
  yield* chaseLeaders(board, combat, to, effects);
}

/**
 * ADVANCE lines for such a hex whose units took no part in the fight are told so where the lead might go forward, and those
 * of units that did, why they stay; `lead`: null where it has nowhere to go.
 */
function tellNotAdvancing({ play }: Board, combat: Fight, lead: UnitId | null, why?: Reason): void {
  const { side, attackers, from, on } = combat;
  const isThere = (id: UnitId): boolean => attackers.includes(id) || from.includes(play.state.leaders[id]?.hex ?? '');
  for (const line of play.onFile(side)) {
    const units = unitsOf(line.args);
    const isElsewhere = typeof line.args.to === 'string' && !on.includes(line.args.to);
    if (line.verb !== 'ADVANCE' || line.when || isElsewhere || units.length === 0 || units.includes(lead ?? ''))
      continue;
    const absent = lead === null ? undefined : { code: 'boar.not-in-fight', facts: { units, on: [...on] } };
    const reason = units.some(isThere) ? why : absent;
    if (reason) play.settle(side, line, { kind: 'unreached', why: reason });
  }
}

/** Attacked hexes that the enemy has not left, as what keeps everybody back. */
function stillHeld(at: At, { on, enemy }: Fight): Reason | undefined {
  const hexes = on.filter((hex) => unitsOfAt(stacksOf(at), hex, enemy).length > 0);
  return hexes.length > 0 ? { code: 'boar.hex-held', facts: { hexes } } : undefined;
}

/** Attacked hexes without an enemy that the lead can enter, across nothing that stops its arm; the defending lead's first. */
function vacatedHexes(at: At, combat: Fight, lead: UnitId, from: HexId, first: HexId): HexId[] {
  const stacks = stacksOf(at);
  const { gait, side } = counterOf(at.field, lead);
  const origin = hexAt(at.field, from);
  const open = origin.next.flatMap((hex, n) =>
    hex !== null &&
    combat.on.includes(hex.id) &&
    unitsOfAt(stacks, hex.id, combat.enemy).every((unit) => isFixed(at, unit)) &&
    costToEnter(at, gait, side, origin, n) !== null &&
    at.house.advance(at, lead, from, hex.id, combat.from) !== 'no'
      ? [hex.id]
      : [],
  );
  return open.sort((a, b) => Number(b === first) - Number(a === first));
}

/** Guns that could not go with their men fall to whoever comes in, and with the last of them whoever led there (R62). */
function takeGuns(board: Board, { enemy, attackers }: Fight, hex: HexId, effects: Effect[]): void {
  const gainer = board.house.account(board, attackers);
  for (const unit of unitsOfAt(stacksOf(board), hex, enemy)) capture(board, unit, { fellows: [unit], gainer }, effects);
  captureLeadersLeft(board, hex, enemy, gainer, effects);
}

/** Out of what else pins him, as who goes back. */
function move(state: BoarState, unit: UnitId, from: HexId, to: HexId, effects: Effect[]): void {
  unitOf(state, unit).hex = to;
  effects.push({ kind: 'advance', unit, from, to });
  unpin(state, unit, effects);
}

/** Other victors and leaders follow within the stacking limits, as their owner says. */
function* followers(board: Board, combat: Fight, lead: UnitId, to: HexId, effects: Effect[]): Steps<void> {
  const { play } = board;
  const { units, leaders } = mayFollow(board, combat, lead, to);
  const able = [...units, ...leaders];
  if (able.length === 0) return;
  const space: Space<readonly UnitId[]> = {
    kind: 'judged',
    judge: (answer) => judgeFollowers(board, to, able, answer),
    sample: (pick) => {
      const some = able.filter(() => pick(2) === 1);
      return judgeFollowers(board, to, able, some).length === 0 ? some : [];
    },
  };
  const about: Json = { hex: to, lead, units, leaders };
  const chosen = yield* play.ask<readonly UnitId[]>(combat.side, 'advance-others', space, { about });
  for (const id of chosen) {
    if (units.includes(id)) move(play.state, id, hexOf(play.state, id), to, effects);
    else {
      const leader = leaderStateOf(play.state, id);
      effects.push({ kind: 'leader-moves', leader: id, from: leader.hex ?? '', to });
      leader.hex = to;
    }
  }
}

function mayFollow(at: At, combat: Fight, lead: UnitId, to: HexId): { units: UnitId[]; leaders: UnitId[] } {
  const { field, position } = at;
  const { grid } = field;
  const units = combat.attackers.filter((unit) => {
    const piece = position.units[unit];
    if (unit === lead || !piece || piece.hex === null || piece.formation !== 'parade') return false;
    const origin = hexAt(field, piece.hex);
    const n = origin.next.findIndex((hex) => hex?.id === to);
    const { gait, side } = counterOf(field, unit);
    const isOpen = n >= 0 && costToEnter(at, gait, side, origin, n) !== null;
    return isOpen && at.house.advance(at, unit, piece.hex, to, combat.from) !== 'no';
  });
  const leaders: UnitId[] = [];
  for (const id in position.leaders) {
    const hex = position.leaders[id]?.hex ?? null;
    if (hex === null || field.leaders.get(id)?.side !== combat.side) continue;
    const isBeside = combat.from.includes(hex) && distance(grid, hex, to) === 1;
    if (isBeside && at.house.advance(at, id, hex, to, combat.from) !== 'no') leaders.push(id);
  }
  return { units, leaders };
}

function judgeFollowers(at: At, to: HexId, able: readonly UnitId[], answer: readonly UnitId[]): readonly Diagnostic[] {
  const { field } = at;
  if (!Array.isArray(answer) || new Set(answer).size !== answer.length) return [notAble('', to)];
  const stranger = answer.find((id) => !able.includes(id));
  if (stranger !== undefined) return [notAble(stranger, to)];
  const there = [...unitsAt(stacksOf(at), to), ...answer.filter((id) => field.counters.has(id))];
  const chiefs = answer.filter((id) => field.leaders.has(id));
  const faults = stackFaults(at, hexAt(field, to), there, chiefs, 'advance');
  return faults.map(({ code, facts, rule }) => ({ severity: 'error', code, facts, rule }));
}

function notAble(unit: UnitId, to: HexId): Diagnostic {
  return { severity: 'error', code: 'boar.may-not-advance', facts: { unit, hex: to }, rule: 'series 12.23' };
}

/** Enemy leaders alone beside the hex just taken are chased off (R22). */
function* chaseLeaders(board: Board, combat: Fight, to: HexId, effects: Effect[]): Steps<void> {
  const gainer = board.house.account(board, combat.attackers);
  for (const near of hexAt(board.field, to).next) {
    const stack = near === null ? undefined : stacksOf(board).get(near.id);
    if (!stack || stack.side !== combat.enemy || stack.units.length > 0) continue;
    for (const leader of stack.leaders) yield* displaceLeader(board, leader, gainer, effects);
  }
}
