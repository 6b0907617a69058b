/** One close combat, step by step (series 12.23): leads, withdrawal, odds, leaders, chits, die, result, advance. */
import { comesTo } from '../../../engine/conditions.ts';
import type { Json, Order, Play, Reason, Steps } from '../../../engine/contract.ts';
import { first } from '../../../engine/ends.ts';
import { advance } from './advance.ts';
import { type Attack, canAttack, originsOf } from './declare.ts';
import { additionsOf, sumOf, throwDie } from './dice.ts';
import { type BoarEvents, type Effect, type Modifier, type Odds, type Struck, type Toll, tell } from './events.ts';
import type { At, Board, Fight, Rules } from './house.ts';
import { leaderMissed, seniorLeaders, whyNotInCommand } from './leaders.ts';
import { seriesCombatModifiers } from './modifiers.ts';
import { gainMomentum, held, spendMomentum } from './momentum.ts';
import { combatStrength, oddsFor } from './odds.ts';
import { release } from './pins.ts';
import { choose } from './questions.ts';
import {
  type Blow,
  type Code,
  costOf,
  giveWay,
  goBack,
  harm,
  pinBoth,
  type Result,
  readResult,
  settleLeaders,
  spared,
} from './results.ts';
import { stacksOf, unitsOfAt } from './stacks.ts';
import type { BoarState, HexId, Side, UnitId } from './state.ts';
import { barredIn, chitsFor, clash } from './tactics.ts';
import { adjustedMorale } from './unit-morale.ts';
import { counterOf, enemyOf, hexOf, isArtillery } from './units.ts';
import { withdrawInTime } from './withdrawal.ts';

type Fought = BoarEvents['boar.combat'];
type Throw = Fought['throws'][number];

/** The attack with the units and hexes it still has; null when either side is gone (R36). */
export function standing(at: At, attack: Attack): Attack | null {
  const stacks = stacksOf(at);
  const enemy = enemyOf(at.field, attack.side);
  const on = attack.on.filter((hex) => unitsOfAt(stacks, hex, enemy).length > 0);
  const units = attack.with.filter((unit) => canAttack(at, unit) && isNextToAny(at, unit, on));
  return on.length === 0 || units.length === 0 ? null : { ...attack, on, with: units };
}

function isNextToAny({ field, position }: At, unit: UnitId, hexes: readonly HexId[]): boolean {
  const hex = field.hexes.get(position.units[unit]?.hex ?? '');
  return hex?.next.some((near) => near !== null && hexes.includes(near.id)) ?? false;
}

/** The fight an attack makes, before leads, leaders and chits are known. */
export function fightOf(at: At, attack: Attack): Fight {
  const stacks = stacksOf(at);
  const enemy = enemyOf(at.field, attack.side);
  return {
    side: attack.side,
    enemy,
    from: originsOf(at.position, attack),
    on: attack.on,
    attackers: attack.with,
    defenders: attack.on.flatMap((hex) => unitsOfAt(stacks, hex, enemy)),
    lead: { attacker: null, defender: null },
    commander: { attacker: null, defender: null },
    tactics: 0,
    ...(attack.compelled && { compelled: attack.compelled }),
  };
}

/** What came of an attack: a combat, or none because the enemy withdrew, or because the tactics kept them apart. */
type Issue = 'fought' | 'withdrawn' | 'apart';

/** Fights an attack that still stands, by the lines that ordered it, and tells of it. */
export function* fight(board: Board, attack: Attack, lines: readonly Order[] = []): Steps<Issue> {
  const { play } = board;
  play.state.done.attacked.push(...attack.on);
  play.state.done.fought.push(...attack.with);
  let combat = yield* nameLeads(board, fightOf(board, attack), lines);
  if (yield* withdrawInTime(board, combat)) return 'withdrawn';
  const odds = oddsFor(board, combat.attackers, combat.defenders, attack.diverted.length);
  combat = yield* nameCommanders(board, combat, lines);
  const named = combat;
  yield* play.at('led', () => board.cards.offer(board, { at: 'attack', fight: named }));
  const tactics = yield* chooseTactics(board, combat, odds, lines);
  const told = openReport(board, attack.id, combat, odds, tactics);
  if (tactics.value === 'NC') {
    yield* partWithoutCombat(board, combat, tactics, told);
  } else {
    combat = { ...combat, tactics: tactics.value };
    told.modifiers = combatModifiersOf(board, combat);
    told.sum = sumOf(told.modifiers);
    told.result = yield* throwDice(board, combat, odds, told);
    yield* carryOut(board, combat, told);
  }
  board.house.afterFight(board, combat, told.effects);
  tell(play, 'boar.combat', 'series 12', told);
  return tactics.value === 'NC' ? 'apart' : 'fought';
}

/** Every line of the sum, the series' first, then the game's own. */
export function combatModifiersOf(at: At, combat: Fight): Modifier[] {
  return [...additionsOf(at, seriesCombatModifiers, combat), ...additionsOf(at, at.house.combatModifiers, combat)];
}

// Steps 2 and 5: who leads.

/** Mark of troops that lead only where nobody else could. */
const FOLLOWS = 'follows';

/** Units that may lead: those in Parade Order if any; guns, and who only follows, just among themselves (R39, R40). */
export function eligibleLeads({ field, position }: At, units: readonly UnitId[]): readonly UnitId[] {
  const men = units.filter((unit) => !isArtillery(counterOf(field, unit)));
  const heads = men.filter((unit) => !counterOf(field, unit).marks.includes(FOLLOWS));
  const able = heads.length > 0 ? heads : men.length > 0 ? men : units;
  const ordered = able.filter((unit) => position.units[unit]?.formation === 'parade');
  return ordered.length > 0 ? ordered : able;
}

/** The usual choice: best adjusted morale, then most steps. */
export function likelyLead(at: At, units: readonly UnitId[]): UnitId {
  const worth = (unit: UnitId): number => adjustedMorale(at, unit) * 2 + (at.position.units[unit]?.steps ?? 0) - 1;
  const leads = eligibleLeads(at, units);
  return leads.reduce((best, unit) => (worth(unit) > worth(best) ? unit : best), first(leads));
}

function* nameLeads(board: Board, combat: Fight, lines: readonly Order[]): Steps<Fight> {
  const { play } = board;
  const attackers = eligibleLeads(board, combat.attackers);
  const defenders = eligibleLeads(board, combat.defenders);
  const attacker = yield* choose(
    play,
    combat.side,
    'lead-unit',
    attackers,
    aboutLead(combat, 'attacker', attackers, null),
    lines,
  );
  const isSurprised = board.house.surprises(board, combat);
  const defender = yield* choose(
    play,
    isSurprised ? combat.side : combat.enemy,
    isSurprised ? 'surprised-lead' : 'lead-unit',
    defenders,
    aboutLead(combat, 'defender', defenders, attacker),
  );
  return { ...combat, lead: { attacker, defender } };
}

function aboutLead(
  combat: Fight,
  as: 'attacker' | 'defender',
  options: readonly UnitId[],
  against: UnitId | null,
): Json {
  return { ...aboutFight(combat), as, options: [...options], against };
}

function aboutFight(combat: Fight): { readonly [fact: string]: Json } {
  const { side, from, on, attackers, defenders } = combat;
  return {
    hex: on[0] ?? null,
    side,
    from: [...from],
    on: [...on],
    attackers: [...attackers],
    defenders: [...defenders],
  };
}

function* nameCommanders(board: Board, combat: Fight, lines: readonly Order[]): Steps<Fight> {
  const { lead, side, enemy } = combat;
  const attacker = yield* nameCommander(board, combat, side, combat.attackers, lead.attacker as UnitId, lines);
  for (const line of lines) tellOutOfCommand(board, combat, line);
  const defender = yield* nameCommander(board, combat, enemy, combat.defenders, lead.defender as UnitId, []);
  return { ...combat, commander: { attacker, defender } };
}

function* nameCommander(
  board: Board,
  combat: Fight,
  role: Side,
  units: readonly UnitId[],
  lead: UnitId,
  lines: readonly Order[],
): Steps<UnitId | null> {
  const of = seniorLeaders(board, units, lead).map((leader) => leader.id);
  return yield* choose(board.play, role, 'commander', of, { ...aboutFight(combat), options: of }, lines);
}

/**
 * The fight goes on under another, or under nobody, where the leader that its line names may not command it; one named
 * among those who attack is told where he stands elsewhere.
 */
function tellOutOfCommand(board: Board, { side, attackers, lead, from }: Fight, line: Order): void {
  const { commander, with: named } = line.args;
  const absent = [named ?? []]
    .flat()
    .map(String)
    .filter((unit) => !from.includes(board.play.state.leaders[unit]?.hex ?? ''));
  for (const leader of new Set([...absent, String(commander)])) {
    if (!board.field.leaders.has(leader)) continue;
    const why = whyNotInCommand(board, leader, attackers, lead.attacker as UnitId);
    if (why !== null) board.play.settle(side, line, { kind: 'failed', why });
  }
}

// Step 6: chits, sealed until both are in.

interface Tactics {
  attacker: string;
  defender: string;
  value: number | 'NC';
}

function* chooseTactics(board: Board, combat: Fight, odds: Odds, lines: readonly Order[]): Steps<Tactics> {
  const about = (as: 'attacker' | 'defender'): Json => ({
    ...aboutFight(combat),
    as,
    lead: { ...combat.lead },
    attack: odds.attack,
    defence: odds.defence,
    column: board.field.tables.closeCombat.columns[odds.final] ?? '',
  });
  tellBarred(board, combat, lines);
  const [attacker, defender] = yield* board.play.together<string>([
    {
      role: combat.side,
      kind: 'tactic',
      space: { kind: 'one', of: chitsFor(board, combat, 'attacker') },
      about: about('attacker'),
      carries: lines,
    },
    {
      role: combat.enemy,
      kind: 'tactic',
      space: { kind: 'one', of: chitsFor(board, combat, 'defender') },
      about: about('defender'),
    },
  ]);
  const chits = { attacker: attacker as string, defender: defender as string };
  return { ...chits, value: clash(board, chits.attacker, chits.defender) };
}

/** ATTACK lines for this fight whose TACTIC may not be chosen are told why. */
function tellBarred(board: Board, combat: Fight, lines: readonly Order[]): void {
  const barred = barredIn(board, combat, 'attacker');
  const missed = (code: string) => (code === 'boar.tactic-unled' ? leaderMissed(board, combat.attackers) : null);
  for (const order of lines) {
    const { tactic } = order.args;
    const code = typeof tactic === 'string' ? barred(tactic) : null;
    if (code === null) continue;
    board.play.settle(combat.side, order, {
      kind: 'failed',
      why: { code, facts: { tactic: String(tactic), on: [...combat.on], ...missed(code) } },
    });
  }
}

// Step 8: the die, and momentum to throw it again.

/** The cell of the table for a modified die. */
export function resultAt(rules: Rules, column: number, total: number): { row: number; result: string } {
  const { rows } = rules.field.tables.closeCombat;
  const first = rows[0]?.die ?? 0;
  const row = Math.max(first, Math.min(rows.at(-1)?.die ?? first, total));
  return { row, result: rows[row - first]?.results[column] ?? '' };
}

function* throwDice(board: Board, combat: Fight, odds: Odds, told: Fought): Steps<string> {
  const { play } = board;
  let last = yield* throwOnce(board, combat.side, odds, told, null);
  // Who is worse off by a result says first whether to throw again (R68).
  const loser = readResult(last.result).attacker.word === '-' ? combat.enemy : combat.side;
  for (const side of [loser, loser === combat.side ? combat.enemy : combat.side]) {
    const about: Json = { ...aboutFight(combat), ...last, sum: told.sum, held: held(play.state, side) };
    if (held(play.state, side) < 1) {
      tellChitless(play, side, about);
      continue;
    }
    // What costs the enemy alone is no choice to write a letter about; a line may throw it again all the same.
    const asking = { about, ...(isAllOurs(side, last.result, combat) && { discreet: true as const }) };
    const again = yield* play.ask<string>(side, 'combat-reroll', { kind: 'one', of: ['keep', 'reroll'] }, asking);
    if (again === 'keep') continue;
    spendMomentum(play.state, side, 1, 'reroll', told.effects);
    last = yield* play.at(`reroll-${side}`, () => throwOnce(board, combat.side, odds, told, side));
  }
  return last.result;
}

/** Does a result cost this side nothing, and the other something? */
function isAllOurs(side: Side, result: string, combat: Fight): boolean {
  const { attacker, defender } = readResult(result);
  const [ours, theirs] = side === combat.side ? [attacker, defender] : [defender, attacker];
  return costOf(ours) === 'nothing' && costOf(theirs) !== 'nothing';
}

/** A line that would have the die thrown again now, and nothing to pay for it with. */
function tellChitless(play: Play<BoarState>, side: Side, about: Json): void {
  for (const line of play.onFile(side)) {
    if (!comesTo(line, REROLL)) continue;
    const order = play.due(side, line, about);
    if (order && REROLL.includes(order.verb)) play.settle(side, order, { kind: 'unreached', why: NO_CHIT });
  }
}

const REROLL: readonly string[] = ['MOMENTUM REROLL'];
const NO_CHIT: Reason = { code: 'boar.no-chit', facts: {} };

function* throwOnce(board: Board, side: Side, odds: Odds, told: Fought, rerolledBy: Side | null): Steps<Throw> {
  const die = yield* throwDie(board, 'close-combat', side);
  const total = die + told.sum;
  const thrown = { die, total, ...resultAt(board, odds.final, total), rerolledBy };
  told.throws.push(thrown);
  return thrown;
}

// Steps 8 and 9: what comes of it.

function* carryOut(board: Board, combat: Fight, told: Fought): Steps<void> {
  const { state } = board.play;
  const { effects } = told;
  const result = readResult(told.result);
  yield* warn(board, combat, result);
  const due = blowsOf(board, combat, result, told);
  for (const as of ['attacker', 'defender'] as const) {
    const isSpared = due[as].code.word === '-' && result[as].word !== '-';
    if (isSpared) effects.push({ kind: 'void', cause: `void.spared-${as}` });
  }
  const blows = { ...due, defender: yield* spared(board, due.defender, combat.from, effects) };
  const words = [blows.attacker.code.word, blows.defender.code.word];
  // Who goes back is not held, and holds nobody.
  const pinned = words.includes('PIN') && !words.includes('R') && !words.includes('D');
  if (!pinned) partStacks(board, combat, effects);
  yield* harm(board, blows.defender, effects);
  yield* harm(board, blows.attacker, effects);
  if (result.momentum !== null) {
    gainMomentum(state, result.momentum === 'attacker' ? combat.side : combat.enemy, 'combat', effects);
  }
  if (pinned) {
    const tolls = { attacker: blows.attacker.toll, defender: blows.defender.toll };
    const stacks = stacksIn(board, combat);
    pinBoth(board, stacks.attackers, stacks.defenders, tolls, effects);
  }
  yield* giveWay(board, blows.defender, effects);
  yield* giveWay(board, blows.attacker, effects);
  if (blows.attacker.code.word === '-' && blows.defender.code.word !== '-')
    yield* advance(board, combat, blows.defender.hex, effects);
}

/** A result is about to strike: whoever it strikes may still avert it (R69). */
function* warn(board: Board, combat: Fight, result: Result): Steps<void> {
  for (const as of ['defender', 'attacker'] as const) {
    const unit = combat.lead[as] as UnitId;
    const { word } = result[as];
    if (word === '-') continue;
    yield* board.play.at(as, () => board.cards.offer(board, { at: 'blow', unit, result: word, fight: combat }));
  }
}

/** A pin holds whole stacks, whoever of them fought (R66). */
function stacksIn(
  at: At,
  { from, on, side, enemy }: Fight,
): { readonly attackers: readonly UnitId[]; readonly defenders: readonly UnitId[] } {
  const stacks = stacksOf(at);
  const unitsIn = (hexes: readonly HexId[], of: Side) => hexes.flatMap((hex) => unitsOfAt(stacks, hex, of));
  return { attackers: unitsIn(from, side), defenders: unitsIn(on, enemy) };
}

/** They have fought and are not pinned anew: their pins end. */
function partStacks(board: Board, combat: Fight, effects: Effect[]): void {
  const { attackers, defenders } = stacksIn(board, combat);
  release(board.play.state, attackers, defenders, effects);
}

function blowsOf(
  at: At,
  combat: Fight,
  result: Result,
  told: Fought,
): { readonly attacker: Blow; readonly defender: Blow } {
  const tolls = tollsOf(at, combat, told);
  const blow = (as: 'attacker' | 'defender', side: Side, units: readonly UnitId[]): Blow => {
    const lead = combat.lead[as] as UnitId;
    const code = codeFor(at, lead, result[as]);
    const chooser = code.word === 'AC' ? combat.side : combat.enemy;
    return {
      code,
      lead,
      hex: hexOf(at.position, lead),
      side,
      toll: tolls[as],
      attacking: as === 'attacker',
      against: as === 'attacker' ? combat.defenders : combat.attackers,
      capture: { chooser, among: units },
    };
  };
  return {
    attacker: blow('attacker', combat.side, combat.attackers),
    defender: blow('defender', combat.enemy, combat.defenders),
  };
}

/** A side's half of a result as it strikes its lead: the game may let some off more lightly. */
export function codeFor(at: At, lead: UnitId, code: Code): Code {
  return { ...code, word: at.house.resultFor(at, lead, code.word) };
}

/** Each side's losses go to the account of the army that fought it (R5). */
function tollsOf(
  at: At,
  combat: Fight,
  { result, odds: { attack, defence } }: Fought,
): { readonly attacker: Toll; readonly defender: Toll } {
  const { attackers, defenders, on } = combat;
  const struck: Struck = { on, target: null, odds: { attack, defence }, result };
  return {
    attacker: { fellows: attackers, gainer: at.house.account(at, defenders), struck },
    defender: { fellows: defenders, gainer: at.house.account(at, attackers), struck },
  };
}

/** NC: who played Withdraw leaves; if both did, only the defender; if he left, the lead must advance (R44). */
function* partWithoutCombat(board: Board, combat: Fight, tactics: Tactics, told: Fought): Steps<void> {
  const { effects } = told;
  const tolls = tollsOf(board, combat, told);
  const hex = hexOf(board.play.state, combat.lead.defender as UnitId);
  partStacks(board, combat, effects);
  if (tactics.defender === 'withdraw') {
    yield* leave(board, combat.defenders, combat.on, combat.enemy, tolls.defender, effects);
    yield* advance(board, combat, hex, effects);
  } else {
    yield* leave(board, combat.attackers, combat.from, combat.side, tolls.attacker, effects);
  }
}

function* leave(
  board: Board,
  units: readonly UnitId[],
  hexes: readonly HexId[],
  side: Side,
  toll: Toll,
  effects: Effect[],
): Steps<void> {
  // Whoever goes back into another of these hexes stays there: he has left.
  const stood = new Map(hexes.map((hex) => [hex, units.filter((each) => board.play.state.units[each]?.hex === hex)]));
  for (const [hex, men] of stood) {
    const gone: { unit: UnitId; to: HexId }[] = [];
    for (const unit of men) {
      yield* goBack(board, unit, board.field.tables.retreat.test, toll, gone, effects);
    }
    yield* settleLeaders(board, hex, side, gone, toll, effects);
  }
}

function openReport(at: At, id: HexId, combat: Fight, odds: Odds, tactics: Tactics): Fought {
  const listed = (units: readonly UnitId[], attacking: boolean) =>
    units.map((unit) => ({ unit, hex: hexOf(at.position, unit), strength: combatStrength(at, unit, attacking) }));
  return {
    id,
    side: combat.side,
    from: [...combat.from],
    on: [...combat.on],
    attackers: listed(combat.attackers, true),
    defenders: listed(combat.defenders, false),
    lead: { attacker: combat.lead.attacker as UnitId, defender: combat.lead.defender as UnitId },
    leaders: { ...combat.commander },
    odds,
    tactics: { ...tactics },
    modifiers: [],
    sum: 0,
    throws: [],
    result: 'NC',
    effects: [],
  };
}
