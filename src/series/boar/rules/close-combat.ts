/** The Close Combat phase: declaration, what must be fought, order, then each fight in turn (series 12, R35–R37). */
import { textsIn } from '../../../acts/slots.ts';
import { encode } from '../../../engine/canonical.ts';
import { comesTo } from '../../../engine/conditions.ts';
import type { Diagnostic, Fate, Json, Order, Play, Reason, Space, Steps } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import { fight, standing } from './combat.ts';
import {
  type Attack,
  attackOf,
  attackOn,
  attackOptions,
  cannotJoin,
  declarations,
  dutiesOf,
  forcedAttacks,
  judgeAttack,
  needless,
  originsOf,
  spokenFor,
  strengthsOf,
  undone,
} from './declare.ts';
import { type Effect, tell } from './events.ts';
import { forecast, namedIn, promised } from './forecast.ts';
import type { At, Board, Fault } from './house.ts';
import { moveLeader, mustFight } from './leaders.ts';
import { STOOD, tellFailed, tellIdle } from './lines.ts';
import { capOf, oddsFor, totalStrength } from './odds.ts';
import { divertedBeside, type Made, madeOf, withDiversion } from './ordered.ts';
import { permutationOf } from './questions.ts';
import { isNextTo, stacksOf, unitsAt } from './stacks.ts';
import type { BoarState, HexId, Side, UnitId } from './state.ts';
import { counterOf, enemyOf, isArtillery, leaderOf } from './units.ts';
import { settle } from './victory.ts';

/** Verbs of the acts of this phase. */
const VERBS = ['ATTACK', 'DIVERT'];

export function* closeCombatPhase(board: Board, side: Side): Steps<void> {
  const { play } = board;
  const idle = whyNoCombat(board, side);
  if (idle !== null) {
    // That nobody is near is said of the hex that a line names: its condition may be that the enemy comes there.
    const about = ({ args }: Order): Json => (combatBarred(board, side) ? null : (args.hexes ?? args.hex ?? null));
    tellIdle(play, side, VERBS, idle, (order) => ({ ...idle, facts: { ...idle.facts, hex: about(order) } }));
    return;
  }
  const lines: Lines = new Map();
  const attacks = yield* declare(board, side, lines);
  for (const [id, dropped] of lines) {
    if (attacks.some((attack) => attack.id === id)) continue;
    settleLines(play, side, dropped, { kind: 'overtaken', why: { code: 'answered-otherwise', facts: {} } });
    lines.delete(id);
  }
  if (attacks.length === 0) return;
  const order = yield* resolutionOrder(board, side, attacks);
  tellDeclared(play, side, order);
  // As it is declared: later fights drive off who held them.
  const duties = dutiesOf(board, side, stacksOf(board), attacks);
  const compelled = duties.map(({ from }) => from);
  const unneeded = new Map(attacks.map((attack) => [attack.id, needless(duties, attacks, attack)]));
  // The morale of an army changes with each fight: what a line is promised is what stood as it was written.
  const foreseen = order.map((attack) => ({ attack, came: promise(board, attack, lines.get(attack.id) ?? []) }));
  for (const { attack, came } of foreseen) {
    const isTold = yield* play.at(attack.id, function* () {
      yield* play.checkpoint('declare');
      const joining: UnitId[] = [];
      const declared = { at: 'declared', side, on: attack.on, attackers: attack.with, joining } as const;
      yield* play.at('declared', () => board.cards.offer(board, declared));
      if (play.state.over !== null) return false;
      const behind = lines.get(attack.id) ?? [];
      const now = standing(board, { ...attack, compelled, with: [...attack.with, ...joining] });
      if (now === null) {
        tell(play, 'boar.attack-void', 'R36', { id: attack.id, side, on: [...attack.on] });
        settleLines(play, side, behind, { kind: 'overtaken', why: { code: 'boar.attack-void', facts: {} } });
      } else {
        tellMissing(play, side, behind, attack, now);
        const issue = yield* fight(board, now, behind);
        const facts = { ...came.facts, on: [...now.on], units: [...now.with], apart: issue === 'apart' };
        const fate = issue === 'withdrawn' ? withdrawnFrom(now) : { ...came, facts };
        settleLines(play, side, behind, { kind: 'done', came: fate });
        if (issue === 'fought') tellNeedless(play, side, behind, unneeded.get(attack.id) ?? []);
      }
      return true;
    });
    if (isTold) lines.delete(attack.id);
    if (settle(board)) break;
  }
  for (const left of lines.values()) settleLines(play, side, left, NOT_FOUGHT);
}

/** The lines of the book behind each attack, by its id, until it is known what became of them. */
type Lines = Map<HexId, Order[]>;

/** Tells each line which hexes it diverts for nothing. */
function tellNeedless(play: Play<BoarState>, side: Side, lines: readonly Order[], unneeded: readonly HexId[]): void {
  for (const line of lines) {
    const own = textsIn(line.verb === 'DIVERT' ? line.args.hex : line.args.divert);
    const hexes = unneeded.filter((one) => own.includes(one));
    const came: Reason = { code: 'boar.needless-divert', facts: { hexes }, warns: true };
    if (hexes.length > 0) play.settle(side, line, { kind: 'done', came });
  }
}

function settleLines(play: Play<BoarState>, side: Side, lines: readonly Order[], fate: Fate): void {
  for (const line of lines) {
    play.settle(
      side,
      line,
      fate.kind !== 'done' ? fate : line.verb === 'DIVERT' ? diverted(line) : withOthers(line, fate),
    );
  }
}

/** Of those a line names who were driven off before their attack was fought. */
function tellMissing(play: Play<BoarState>, side: Side, lines: readonly Order[], declared: Attack, now: Attack): void {
  const missing = declared.with.filter((unit) => !now.with.includes(unit));
  for (const line of lines) {
    const units = textsIn(line.args.with).filter((unit) => missing.includes(unit));
    const facts = { units, many: units.length > 1 };
    if (line.verb === 'ATTACK' && units.length > 0)
      play.settle(side, line, { kind: 'failed', why: { code: 'boar.driven-off', facts } });
  }
}

/** As the defenders went away, nobody fought. */
const withdrawnFrom = ({ on }: Attack): Reason => ({ code: 'boar.combat-refused', facts: { on: on as Json } });

/** The game was decided in a fight before it. */
const NOT_FOUGHT: Fate = { kind: 'overtaken', why: { code: 'boar.not-fought', facts: {} } };

/** With those who take part though the line does not name them. */
function withOthers({ args }: Order, fate: Extract<Fate, { kind: 'done' }>): Fate {
  const named: readonly unknown[] = textsIn(args.with);
  const all = [fate.came?.facts.units ?? []].flat();
  const units = named.length === 0 ? [] : all.filter((unit) => !named.includes(unit));
  return fate.came ? { ...fate, came: { ...fate.came, facts: { ...fate.came.facts, units } } } : fate;
}

/** With the odds at which it is declared, `guns` SP of the defence its guns', led as its lines say. */
function promise(at: At, made: Attack, lines: readonly Order[]): Reason {
  const expected = forecast(at, made, namedIn(lines));
  const { attack, defence, final } = expected.odds;
  const batteries = expected.fight.defenders.filter((unit) => isArtillery(counterOf(at.field, unit)));
  const guns = totalStrength(at, batteries, false);
  const odds = { attack, defence, column: expected.column, worst: final === 0, capped: capOf(at, expected.odds), guns };
  return { code: 'boar.fought', facts: { ...odds, diverted: [...made.diverted] }, odds: promised(expected) };
}

function diverted({ args }: Order): Fate {
  return { kind: 'done', came: { code: 'boar.diverted', facts: { hex: args.hex ?? null } } };
}

/** What forbids all close combat of a side: the weather, or a game's own reason; null when nothing does. */
export function combatBarred(at: At, side: Side): Fault | null {
  const { weather } = at.position;
  if (at.field.tables.weather[weather]?.noCombat) {
    return { code: 'boar.combat-weather', facts: { weather }, rule: 'S 4.2' };
  }
  return at.house.stayed(at, 'combat', side) ? { code: 'boar.stayed', facts: {}, rule: 'S 4.3' } : null;
}

/** Why there is nothing to declare, and nobody to be asked; null when there is. */
export function whyNoCombat(at: At, side: Side): Fault | null {
  const barred = combatBarred(at, side);
  if (barred) return barred;
  if (isNextToEnemy(at, side)) return null;
  return { code: 'boar.no-enemy-near', facts: {}, rule: 'series 12.1' };
}

/** Does any unit of the side stand next to an enemy? */
function isNextToEnemy(at: At, side: Side): boolean {
  const stacks = stacksOf(at);
  const own = [...stacks.values()].filter((stack) => stack.side === side && stack.units.length > 0);
  return own.some(({ hex }) => isNextTo(at, stacks, hex, enemyOf(at.field, side), false));
}

/** The side's orders, then what they leave undone, then whom a leader must join. */
function* declare(board: Board, side: Side, lines: Lines): Steps<readonly Attack[]> {
  const { play } = board;
  const orders = yield* play.call(side, 'combat');
  const { attacks: ordered, unmet } = readOrders(board, side, orders, lines);
  const complete = yield* completeAttacks(board, side, ordered);
  for (const { order, fault } of unmet) {
    const { id: hex, with: units } = attackOf(board, side, order.args);
    const attack = divertedBeside(play.state, complete, units, hex);
    if (attack) enter(lines, attack.id, order);
    else {
      // Who does not stand there diverts nobody, whatever he attacks.
      const troops = units.filter((unit) => board.field.counters.has(unit));
      const away = troops.flatMap((unit) => cannotJoin(board, attackOn(side, hex), unit) ?? []);
      tellFailed(play, side, order, units, (away.length === troops.length && away[0]) || fault);
    }
  }
  const willing = new Set(ordered.flatMap((attack) => attack.with));
  for (const attack of complete) {
    for (const unit of attack.with) if (!willing.has(unit)) tellDrawnIn(play, side, unit, attack.on);
    tellOwed(board, side, ordered, attack, lines);
  }
  return yield* joinLeaders(board, side, complete);
}

/** DIVERT lines that no attack ordered can meet: one that the rules compel may yet. */
type Unmet = readonly { readonly order: Order; readonly fault: Diagnostic }[];

/** Every ATTACK and DIVERT that may be carried out, attacks first, since it is they that divert; other ATTACKs are told to have failed. */
function readOrders(
  board: Board,
  side: Side,
  orders: readonly Order[],
  lines: Lines,
): { attacks: readonly Attack[]; unmet: Unmet } {
  const { play } = board;
  const attacks: Attack[] = [];
  const diversions: Order[] = [];
  for (const written of orders) {
    if (!comesTo(written, VERBS)) continue;
    const odds = written.when && strengthsOf(board, attackOf(board, side, written.args));
    const order = play.due(side, written, odds);
    if (order?.verb === 'HOLD') play.settle(side, order, STOOD);
    if (order?.verb === 'ATTACK') {
      attack(board, order, attackOf(board, side, order.args, spokenFor(orders, attacks)), attacks, lines);
    }
    if (order?.verb === 'DIVERT') diversions.push(order);
  }
  const unmet: { order: Order; fault: Diagnostic }[] = [];
  for (const order of diversions) {
    const { id: hex, with: units } = attackOf(board, side, order.args);
    const met = withDiversion(board, attacks, units, hex);
    if ('fault' in met) unmet.push({ order, fault: met.fault });
    else {
      attacks[met.at] = met.attack;
      enter(lines, met.attack.id, order);
    }
  }
  return { attacks, unmet };
}

function attack(board: Board, order: Order, named: Attack, attacks: Attack[], lines: Lines): void {
  const { play } = board;
  const { side } = named;
  const made = madeBySeats(board, order, named, attacks);
  if ('fault' in made) {
    const { code, facts } = made.fault;
    // Of two lines on one hex the first whose condition holds runs; the other is overtaken by it.
    const kind = code === 'boar.attack-twice' ? 'overtaken' : 'failed';
    tellFailed(play, side, order, named.with, made.fault, { kind, why: { code, facts } });
    return;
  }
  for (const { units, fault } of made.left) tellFailed(play, side, order, units, fault);
  attacks.push(made.attack);
  enter(lines, made.attack.id, order);
}

/** Where two seats order one attack that their armies may not make together, that of the seat whose order stands (R71). */
function madeBySeats(board: Board, { joins, args }: Order, named: Attack, attacks: readonly Attack[]): Made {
  const both = madeOf(board, named, attacks);
  const command = (unit = ''): string | undefined => board.field.commandOf.get(unit);
  const stands = textsIn(args.armies)[0] ?? command(named.with[0]);
  const own = named.with.filter((unit) => command(unit) === stands);
  if (!('fault' in both) || !joins || own.length === named.with.length) return both;
  const made = madeOf(board, { ...named, with: own }, attacks);
  const units = named.with.filter((unit) => !own.includes(unit));
  return 'fault' in made ? both : { ...made, left: [...made.left, { units, fault: both.fault }] };
}

function enter(lines: Lines, id: HexId, order: Order): void {
  lines.set(id, [...(lines.get(id) ?? []), order]);
}

/** When units or enemies are left that must fight, the side says how; its answer holds its orders and what is missing. */
function* completeAttacks(board: Board, side: Side, ordered: readonly Attack[]): Steps<readonly Attack[]> {
  const stacks = stacksOf(board);
  const duties = dutiesOf(board, side, stacks, ordered);
  const left = undone(duties, ordered);
  if (left.enemies.length + left.units.length === 0) return ordered;
  const forced = forcedAttacks(board, side, ordered, stacks, duties);
  const owed = undone(duties, forced);
  if (forced.every((attack) => ordered.includes(attack))) return ordered;
  const space: Space<Json> = {
    kind: 'judged',
    judge: (answer) => judgeAttacks(board, readAttacks(side, answer), duties, owed),
    sample: () => writeAttacks(forced),
    // Looked into by whoever would ask: it takes each attack that could be made besides.
    get forced() {
      const said = declarations(board, side, ordered, forced).map((attacks) => encode(writeAttacks(attacks)));
      return new Set(said).size === 1;
    },
  };
  const about: Json = {
    ordered: writeAttacks(ordered),
    forced: writeAttacks(forced),
    enemies: [...left.enemies],
    units: [...left.units],
  };
  return readAttacks(side, yield* board.play.ask(side, 'attack-declare', space, { about }), ordered);
}

/** Tells the lines that sent somebody elsewhere, or nowhere, of a fight that he must take part in all the same. */
function tellDrawnIn(play: Play<BoarState>, side: Side, unit: UnitId, on: readonly HexId[]): void {
  for (const line of play.onFile(side)) {
    if (!comesTo(line, PLACED) || !namesUnit(line, unit)) continue;
    play.settle(side, line, { kind: 'done', came: { code: 'boar.drawn-in', facts: { units: [unit], on: [...on] } } });
  }
}

/** Tells the lines of attacks whose units must fight an enemy elsewhere, or another besides, whom nobody may leave. */
function tellOwed(board: Board, side: Side, ordered: readonly Attack[], made: Attack, lines: Lines): void {
  for (const { id, on, with: willing } of ordered) {
    const units = made.with.filter((unit) => willing.includes(unit));
    const hexes = made.on.filter((hex) => !on.includes(hex));
    if (units.length === 0 || hexes.length === 0) continue;
    const facts = { units, on: hexes, too: made.id === id, ...strengthsOf(board, made) };
    const came: Reason = { code: 'boar.owed', facts, warns: true };
    for (const line of lines.get(id) ?? []) board.play.settle(side, line, { kind: 'done', came });
  }
}

/** Verbs that say where units are to stand. */
const PLACED = ['MOVE', 'MARCH', 'HOLD'];

const namesUnit = ({ args }: Order, unit: UnitId): boolean => Array.isArray(args.units) && args.units.includes(unit);

function judgeAttacks(
  at: At,
  attacks: readonly Attack[],
  duties: ReturnType<typeof dutiesOf>,
  owed: ReturnType<typeof undone>,
): readonly Diagnostic[] {
  const found = attacks.flatMap((attack, index) => judgeAttack(at, attack, attacks.slice(0, index)));
  const left = undone(duties, attacks);
  for (const hex of left.enemies.filter((each) => !owed.enemies.includes(each))) {
    found.push({ severity: 'error', code: 'boar.must-engage', facts: { hex }, rule: 'series 12.1' });
  }
  for (const unit of left.units.filter((each) => !owed.units.includes(each))) {
    found.push({ severity: 'error', code: 'boar.must-attack', facts: { unit }, rule: 'series 12.1' });
  }
  return found;
}

/** Attacks as an answer: `[{on, with, divert}]`. */
export function writeAttacks(attacks: readonly Attack[]): { on: HexId[]; with: UnitId[]; divert: HexId[] }[] {
  return attacks.map((attack) => ({ on: [...attack.on], with: [...attack.with], divert: [...attack.diverted] }));
}

/** An answer as attacks; those not in `ordered` were forced. */
export function readAttacks(side: Side, answer: unknown, ordered: readonly Attack[] = []): readonly Attack[] {
  if (!Array.isArray(answer)) return [];
  return answer.map((each) => {
    const {
      on = [],
      with: units = [],
      divert: diverted = [],
    } = each as { on?: HexId[]; with?: UnitId[]; divert?: HexId[] };
    const forced = !ordered.some((attack) => attack.on.some((hex) => on.includes(hex)));
    return { id: on[0] ?? '', side, on, with: units, diverted, forced };
  });
}

/** Leaders that must fight this phase and are with no attacking unit join an attack, if their army can make any (R13). */
function* joinLeaders(board: Board, side: Side, attacks: readonly Attack[]): Steps<readonly Attack[]> {
  const { play } = board;
  let all = attacks;
  for (const leader of mustFight(board, side)) {
    const hex = play.state.leaders[leader]?.hex ?? null;
    if (hex === null || all.some((attack) => originsOf(play.state, attack).includes(hex))) continue;
    all = yield* joinLeader(board, side, leader, hex, all);
  }
  return all;
}

function* joinLeader(
  board: Board,
  side: Side,
  leader: UnitId,
  hex: HexId,
  attacks: readonly Attack[],
): Steps<readonly Attack[]> {
  const { play } = board;
  const possible = attackOptions(board, side);
  const own = possible
    .map((attack) => ({ ...attack, with: attack.with.filter((unit) => play.state.units[unit]?.hex === hex) }))
    .filter((attack) => judgeAttack(board, attack, attacks).length === 0);
  const made = attacks.filter((attack) => refugeIn(board, leader, attack) !== null);
  const unmade = possible.filter(
    (attack) => refugeIn(board, leader, attack) !== null && judgeAttack(board, attack, attacks).length === 0,
  );
  const choices = [own, made, unmade].find((some) => some.length > 0) ?? [];
  const of = choices.map((attack) => attack.id);
  if (of.length === 0) return attacks;
  const about: Json = { leader, hex, options: choices.map((attack) => described(board, attack)) };
  const id = yield* play.at(leader, () => play.ask<HexId>(side, 'must-attack', { kind: 'one', of }, { about }));
  tellDrawnIn(play, side, leader, [id]);
  const joined = choices.find((attack) => attack.id === id) as Attack;
  const all = choices === made ? attacks : [...attacks, joined];
  if (choices === own) return all;
  const effects: Effect[] = [];
  moveLeader(play.state, leader, refugeIn(board, leader, joined) as HexId, effects);
  const to = play.state.leaders[leader]?.hex ?? null;
  tell(play, 'boar.leader-displaced', 'R13', { leader, from: hex, to, effects });
  return all;
}

/** The nearest attacking stack of his own army, null when there is none. */
function refugeIn({ field, position }: At, leader: UnitId, attack: Attack): HexId | null {
  const { army } = leaderOf(field, leader);
  const from = position.leaders[leader]?.hex ?? '';
  const away = (hex: HexId): number => distance(field.grid, from, hex);
  const near = originsOf(position, attack)
    .filter((hex) =>
      attack.with.some((unit) => position.units[unit]?.hex === hex && field.counters.get(unit)?.army === army),
    )
    .sort((a, b) => away(a) - away(b));
  return near[0] ?? null;
}

/** What a question says of an attack: hexes, units, strengths and column. */
export function described(at: At, attack: Attack): { readonly [fact: string]: Json } {
  const stacks = stacksOf(at);
  const defenders = attack.on.flatMap((hex) => unitsAt(stacks, hex));
  const odds = oddsFor(at, attack.with, defenders, attack.diverted.length);
  return {
    id: attack.id,
    on: [...attack.on],
    from: originsOf(at.position, attack),
    attackers: [...attack.with],
    defenders: [...defenders],
    attack: odds.attack,
    defence: odds.defence,
    column: at.field.tables.closeCombat.columns[odds.final] ?? '',
  };
}

/** The attacker's order of resolution, asked when there are several fights. */
function* resolutionOrder(board: Board, side: Side, attacks: readonly Attack[]): Steps<readonly Attack[]> {
  if (attacks.length < 2) return attacks;
  const ids = attacks.map((attack) => attack.id);
  const about: Json = { attacks: attacks.map((attack) => described(board, attack)) };
  const answer = yield* board.play.ask<readonly string[]>(side, 'attack-order', permutationOf(ids), { about });
  return answer.map((id) => attacks.find((attack) => attack.id === id) as Attack);
}

function tellDeclared(play: Play<BoarState>, side: Side, attacks: readonly Attack[]): void {
  tell(play, 'boar.declare', 'series 12.1', {
    side,
    attacks: attacks.map((attack) => ({
      id: attack.id,
      from: originsOf(play.state, attack),
      on: [...attack.on],
      attackers: [...attack.with],
      diverted: [...attack.diverted],
    })),
  });
}
