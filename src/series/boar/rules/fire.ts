/** Defensive Artillery Fire: batteries of the side that is not moving, one shot at a time (series 11, R26–R33). */
import { textsIn } from '../../../acts/slots.ts';
import { comesTo } from '../../../engine/conditions.ts';
import type { Diagnostic, Fate, Json, Order, Play, Reason, Space, Steps } from '../../../engine/contract.ts';
import { first } from '../../../engine/ends.ts';
import { RulesBroken } from '../../../engine/errors.ts';
import { distance, sideIndex } from '../../../places/hex/grid.ts';
import { entrySides } from '../../../places/hex/line.ts';
import type { Tables } from '../scenario/field.ts';
import { NO_TARGET, targetsOf, whyNotAt, whyNotHit } from './aim.ts';
import { additionsOf, modifier, rowFor, sumOf, throwDie } from './dice.ts';
import { type BoarEvents, type Effect, type Modifier, type Toll, tell } from './events.ts';
import type { Addition, At, Board, Fault, Rules, Shot } from './house.ts';
import { SILENT, tellFailed, tellIdle } from './lines.ts';
import { type Blow, giveWay, harm, readCode, spared } from './results.ts';
import { stacksOf } from './stacks.ts';
import type { Army, BoarState, HexId, Side, UnitId } from './state.ts';
import { groundModifier, terrainOf } from './terrain.ts';
import {
  counterOf,
  hexAt,
  hexOf,
  isArtillery,
  isHowitzer,
  isMounted,
  isReduced,
  pieceOf,
  printedStrength,
  sideOf,
} from './units.ts';
import { settle } from './victory.ts';
import { standingWorks } from './works.ts';

/** What a battery does: fires at a unit, alone or with others, or holds (`target` null). */
export interface FireOrder {
  readonly target: UnitId | null;
  readonly with: readonly UnitId[];
}

/** Verbs of the acts of this phase. */
const VERBS = ['FIRE'];

/** As the event has it; the fate of an order tells more. */
const UNSEEN: Fault = { ...NO_TARGET, rule: 'series 11' };

/** Fire of every battery of `side` that has a target; the target's side is moving. */
export function* defensiveFire(board: Board, side: Side): Steps<void> {
  const { play } = board;
  const stayed = whyNoFire(board, side);
  const able = stayed === null ? batteriesWithTargets(board, side) : [];
  if (able.length === 0) {
    if (stayed !== null) tellIdle(play, side, VERBS, stayed);
    else tellIdle(play, side, VERBS, UNSEEN, (order) => whyBlind(board, order));
    return;
  }
  const orders = yield* play.call(side, 'fire');
  tellBlind(board, side, yield* fireAll(board, side, firingOrder(able, orders)));
}

/** Howitzers fire in the attack of their own side too, one by one; their lines are told of in the enemy's turn if nothing came of them. */
export function* howitzerFire(board: Board, side: Side): Steps<void> {
  if (whyNoFire(board, side) !== null) return;
  const able = batteriesWithTargets(board, side).filter((gun) => isHowitzer(counterOf(board.field, gun)));
  yield* fireAll(board, side, able);
}

/** Each battery in turn at what it still sees; what they found of the lines for them. */
function* fireAll(board: Board, side: Side, batteries: readonly UnitId[]): Steps<Heard> {
  const { play } = board;
  const heard: Heard = { lines: new Map(), unbidden: new Map() };
  let stacks = stacksOf(board);
  let shots = play.state.done.fired.length;
  for (const battery of batteries) {
    if (play.state.done.fired.includes(battery)) continue;
    if (shots < play.state.done.fired.length) stacks = stacksOf(board);
    shots = play.state.done.fired.length;
    const targets = targetsOf(board, battery, stacks);
    if (targets.length === 0) continue;
    yield* play.at(battery, function* () {
      const answer = yield* askToFire(board, side, battery, targets);
      hearLines(board, side, battery, targets, heard);
      if (answer.target === null) return;
      const shot = shotAt(board, [battery, ...answer.with], answer.target);
      const obeyed = obeyedBy(play, side, shot);
      for (const { line } of obeyed) heard.lines.set(line, 'met');
      if (obeyed.length === 0) for (const gun of shot.batteries) heard.unbidden.set(gun, shot.hex);
      if (obeyed.length === 0) tellAsStaff(play, side, battery, answer);
      tellFired(play, side, shot, obeyed, yield* fire(board, shot));
    });
    if (settle(board)) break;
  }
  return heard;
}

/** Why nobody of this side fires in this phase: the weather, or a game's own reason; null when guns may. */
export function whyNoFire(at: At, side: Side): Fault | null {
  const { weather } = at.position;
  if (at.field.tables.weather[weather]?.noFire) {
    return { code: 'boar.fire-weather', facts: { weather }, rule: 'S 4.2' };
  }
  return at.house.stayed(at, 'fire', side) ? { code: 'boar.stayed', facts: {}, rule: 'S 4.3' } : null;
}

/**
 * What a battery found of each FIRE line for it when its turn came: an enemy such as it names, none and why, or that its
 * condition does not hold. Of several batteries what the best placed found. `unbidden`: at which hex those fired that no
 * line told to.
 */
interface Heard {
  readonly lines: Map<Order, 'met' | 'unmet' | { readonly order: Order; readonly why: Reason }>;
  readonly unbidden: Map<UnitId, HexId>;
}

/** Lines are heard before the shot: whoever it drives off was there when its condition was read. */
function hearLines(board: Board, side: Side, battery: UnitId, targets: readonly UnitId[], { lines }: Heard): void {
  const { play } = board;
  const hexes = new Set(targets.map((unit) => hexOf(play.state, unit)));
  for (const line of linesFor(play, side, [battery])) {
    const before = lines.get(line) ?? 'unmet';
    if (before === 'met') continue;
    const order = play.due(side, line);
    if (order?.verb !== 'FIRE') lines.set(line, before);
    else if (isFor(order, [battery])) {
      const { hex } = order.args;
      if (typeof hex !== 'string' || hexes.has(hex)) lines.set(line, 'met');
      else if (before === 'unmet') lines.set(line, { order, why: whyBlind(board, order) });
    }
  }
}

/** FIRE lines on file, by their own words or their ELSE, for one of these batteries or for all. */
function linesFor(play: Play<BoarState>, side: Side, batteries: readonly UnitId[]): readonly Order[] {
  const mayBeFor = (order: Order): boolean =>
    isFor(order, batteries) || (order.otherwise !== undefined && mayBeFor(order.otherwise));
  return play.onFile(side).filter((line) => comesTo(line, VERBS) && mayBeFor(line));
}

/** Whether a FIRE line names one of these batteries, or none, and so all. */
export function isFor({ args }: Order, batteries: readonly UnitId[]): boolean {
  const named = batteriesIn(args);
  return named.length === 0 || batteries.some((battery) => named.includes(battery));
}

/** FIRE lines that a shot is about to carry out: those for one of its batteries and its hex or target. */
function obeyedBy(
  play: Play<BoarState>,
  side: Side,
  { batteries, target, hex }: Shot,
): readonly { line: Order; order: Order }[] {
  return linesFor(play, side, batteries).flatMap((line) => {
    const order = play.due(side, line);
    if (order?.verb !== 'FIRE' || !isFor(order, batteries)) return [];
    return order.args.hex === hex || order.args.target === target ? [{ line, order }] : [];
  });
}

function tellFired(
  play: Play<BoarState>,
  side: Side,
  { batteries, target, hex }: Shot,
  obeyed: readonly { order: Order }[],
  damage: string | null,
): void {
  const came: Reason = { code: 'boar.fired', facts: { batteries: [...batteries], target, hex, damage } };
  for (const { order } of obeyed) play.settle(side, order, { kind: 'done', came });
}

/** `FIRE best` is done by whoever fires as the staff sees fit, where no line says otherwise. */
function tellAsStaff(play: Play<BoarState>, side: Side, battery: UnitId, { target, with: others }: FireOrder): void {
  const due = linesFor(play, side, [battery]).flatMap((line) => play.due(side, line) ?? []);
  const lines = due.filter((order) => isFor(order, [battery]) && order.args.policy !== undefined);
  const facts = { question: 'fire', about: { battery }, answer: { target, with: [...others] } };
  for (const order of lines.every(({ args }) => args.policy === 'best') ? lines : [])
    play.settle(side, order, { kind: 'done', came: { code: 'answered', facts } });
}

/**
 * FIRE lines of which no battery, or not every one, had such a target when its turn came are told so, or what was fired at
 * instead; guns told to hold have held.
 */
function tellBlind(board: Board, side: Side, { lines, unbidden }: Heard): void {
  const { play } = board;
  for (const line of play.onFile(side)) {
    const found = lines.get(line);
    const order = typeof found === 'object' ? found.order : play.due(side, line);
    if (found === 'unmet' || order?.verb !== 'FIRE') continue;
    const named = batteriesIn(order.args);
    // Of guns named together, some may have fired at what the line named, and others at something else.
    const blind = found === 'met' ? named.filter((gun) => unbidden.has(gun)) : named;
    const isSplit = blind.length > 0 && blind.length < named.length && order.args.policy === undefined;
    if (found === 'met' && !isSplit) continue;
    // Whoever fired along with another was not asked for a target of its own.
    if (named.some((battery) => play.state.done.fired.includes(battery) && found === undefined)) continue;
    const why = typeof found === 'object' ? found.why : whyBlind(board, order, blind);
    const fate: Fate = { kind: 'failed', why, ...firedInstead(order, why, unbidden) };
    if (order.args.policy === 'hold') play.settle(side, order, SILENT);
    else if (found === 'met') play.settle(side, order, fate);
    else tellFailed(play, side, order, named, UNSEEN, fate);
  }
}

/** What the guns of a line fired at that no other line told to. */
function firedInstead({ args }: Order, { code, facts }: Reason, unbidden: Heard['unbidden']): { instead?: Reason } {
  const batteries = batteriesIn(args).filter((gun) => unbidden.has(gun));
  if (batteries.length === 0) return {};
  const hexes = [...new Set(batteries.flatMap((gun) => unbidden.get(gun) ?? []))];
  const { far = null, range = null, by = null } = facts;
  const told = { batteries, hexes, hex: args.hex ?? null, gone: code === 'boar.fire-nobody', by, far, range };
  return { instead: { code: 'boar.fired-instead', facts: told } };
}

/** Why the first of these batteries cannot fire at the hex or the unit that its FIRE line names, nor the `others`. */
function whyBlind(at: At, { args }: Order, batteries = batteriesIn(args)): Reason {
  const [battery, ...others] = batteries.filter((unit) => at.field.counters.has(unit));
  const { hex, target } = args;
  if (battery !== undefined && typeof target === 'string') return whyNotHit(at, battery, target);
  if (battery === undefined || typeof hex !== 'string') return NO_TARGET;
  const { code, facts } = whyNotAt(at, battery, hex);
  return { code, facts: { ...facts, others } };
}

/** Batteries in the order their owner names them, the others after, as the roster has them. */
function firingOrder(able: readonly UnitId[], orders: readonly Order[]): readonly UnitId[] {
  const named = orders.flatMap((order) => (order.verb === 'FIRE' ? batteriesIn(order.args) : []));
  return [...new Set([...named.filter((battery) => able.includes(battery)), ...able])];
}

function batteriesIn({ battery, batteries }: Order['args']): string[] {
  return [battery, batteries].flatMap(textsIn);
}

/** Batteries of a side that may fire now and see something to fire at. */
export function batteriesWithTargets(at: At, side: Side): readonly UnitId[] {
  const stacks = stacksOf(at);
  return Object.keys(at.position.units).filter(
    (unit) => sideOf(at.field, unit) === side && targetsOf(at, unit, stacks).length > 0,
  );
}

function* askToFire(board: Board, side: Side, battery: UnitId, targets: readonly UnitId[]): Steps<FireOrder> {
  const { play } = board;
  const { state } = play;
  const space: Space<Json> = {
    kind: 'judged',
    judge: (answer) => judgeFire(board, battery, targets, readFire(answer)),
    sample: (pick) => ({ target: targets[pick(targets.length)] ?? null, with: [] }),
  };
  const about: Json = {
    battery,
    hex: hexOf(state, battery),
    targets: targets.map((unit) => ({ unit, hex: hexOf(state, unit), range: rangeOf(board, [battery], unit) })),
  };
  return readFire(yield* play.ask(side, 'fire', space, { about }));
}

function readFire(answer: Json): FireOrder {
  const { target = null, with: others = [] } = (answer ?? {}) as { target?: UnitId | null; with?: UnitId[] };
  return { target, with: others };
}

/** What is wrong with a battery's fire, alone or combined; empty: it may. */
export function judgeFire(at: At, battery: UnitId, targets: readonly UnitId[], order: FireOrder): Diagnostic[] {
  const { target } = order;
  if (target === null) return [];
  const guns = [battery, ...order.with];
  if (new Set(guns).size < guns.length) return [problem({ code: 'boar.battery-twice', facts: { battery } })];
  const alone = guns.length > 1 ? guns.find((gun) => isHowitzer(counterOf(at.field, gun))) : undefined;
  if (alone !== undefined) return [problem({ code: 'boar.fires-alone', facts: { battery: alone } })];
  const isAble = (gun: UnitId): boolean =>
    sideOf(at.field, gun) === sideOf(at.field, battery) && !at.position.done.fired.includes(gun);
  return guns.flatMap((gun) => {
    const seen = gun === battery ? targets : isAble(gun) ? targetsOf(at, gun) : [];
    return seen.includes(target) ? [] : [problem(whyNotHit(at, gun, target))];
  });
}

function problem(why: Reason): Diagnostic {
  return { severity: 'error', ...why, rule: 'series 11' };
}

/** Batteries at one target; the farthest sets the range (R29). */
export function shotAt(at: At, batteries: readonly UnitId[], target: UnitId): Shot {
  const { position } = at;
  return {
    batteries,
    from: batteries.map((battery) => hexOf(position, battery)),
    target,
    hex: hexOf(position, target),
    range: rangeOf(at, batteries, target),
    plunging: false,
  };
}

function rangeOf({ field, position }: At, batteries: readonly UnitId[], target: UnitId): number {
  const hex = hexOf(position, target);
  return Math.max(...batteries.map((battery) => distance(field.grid, hexOf(position, battery), hex)));
}

/** What a shot's strength, number to reach and modifiers are. */
export function shotOdds(at: At, shot: Shot): { strength: number; needed: number; modifiers: Modifier[] } {
  const strength = shot.batteries.reduce(
    (sum, battery) => sum + printedStrength(counterOf(at.field, battery), pieceOf(at.position, battery)),
    0,
  );
  const modifiers = shotModifiers(at, shot);
  const shells = shellsOf(at, first(shot.batteries));
  if (shells !== null) return { strength, needed: shells[0]?.die[0] ?? 0, modifiers };
  if (shot.plunging) return { strength, needed: mortarNeeds(at, shot), modifiers };
  const rows = at.field.tables.fireToHit;
  const row = rows.find((each) => strength >= each.strength[0] && strength <= each.strength[1]) ?? rows.at(-1);
  const needed = (shot.range <= 1 ? row?.adjacent : row?.distant) ?? 0;
  return { strength, needed, modifiers };
}

function mortarNeeds({ field, position }: At, shot: Shot): number {
  const mortar = first(shot.batteries);
  const { toHit } = field.tables.mortar;
  if (!toHit) throw new RulesBroken('no-number-to-hit', { mortar });
  return isReduced(counterOf(field, mortar), pieceOf(position, mortar)) ? toHit.reduced : toHit.full;
}

/** What a shell or bomb of this gun does by the die that it is fired with; null where it must hit first. */
function shellsOf({ field }: Rules, gun: UnitId): Tables['fireDamage'] | null {
  const { shells } = field.tables;
  if (shells === null) return null;
  return isHowitzer(counterOf(field, gun))
    ? shells.howitzer
    : counterOf(field, gun).arm === 'mortar'
      ? shells.mortar
      : null;
}

function shotModifiers(at: At, shot: Shot): Modifier[] {
  const { position } = at;
  const found = [...additionsOf(at, seriesFireModifiers, shot), ...additionsOf(at, at.house.fireModifiers, shot)];
  const first = at.field.tables.modifiers.fire.mortarFirst ?? 0;
  const { rifle } = at.field.tables;
  if (shot.rifle && rifle && !shot.batteries.every((unit) => position.volleys?.includes(unit))) {
    found.unshift(modifier('drm.first-volley', rifle.firstVolley, 'series 10'));
  }
  if (shot.plunging && position.mortarUnfired) found.unshift(modifier('drm.first-fire', first, 'S 4.12'));
  return found;
}

/** Chances of a shot in tenths: to hit, and to hit with each result of the damage table. */
export function forecastShot(
  at: At,
  shot: Shot,
): { needed: number; sum: number; hits: number; damage: Readonly<Record<string, number>> } {
  const { needed, modifiers } = shotOdds(at, shot);
  const sum = sumOf(modifiers);
  const { sides } = at.field.tables.dice;
  const hits = Math.max(0, Math.min(sides, sides - (needed - sum)));
  const damage: Record<string, number> = {};
  const shells = shellsOf(at, first(shot.batteries));
  for (let die = sides - (shells === null ? sides : hits); die < sides; die++) {
    const { result } = shells === null ? rowFor(at.field.tables.fireDamage, die) : rowFor(shells, die + sum);
    damage[result] = (damage[result] ?? 0) + (shells === null ? 1 : sides / hits);
  }
  return { needed, sum, hits, damage };
}

/** Rifles have a damage table of their own against all but guns. */
function damageBy(rules: Rules, shot: Shot): Tables['fireDamage'] {
  const { rifle, fireDamage } = rules.field.tables;
  return shot.rifle && rifle && !isArtillery(counterOf(rules.field, shot.target)) ? rifle.damage : fireDamage;
}

/** Fires, and carries out what it does: that result of the table; null for a miss. */
export function* fire(board: Board, shot: Shot): Steps<string | null> {
  const { play } = board;
  const { state } = play;
  state.done.fired.push(...shot.batteries);
  state.done.firedAt.push(shot.target);
  const side = sideOf(board.field, first(shot.batteries));
  const asked: Side[] = [];
  yield* board.cards.offer(board, { at: 'shot', side, shot, asked });
  const { strength, needed, modifiers } = shotOdds(board, shot);
  const batteries = shot.batteries.map((unit) => ({
    unit,
    hex: hexOf(state, unit),
    strength: printedStrength(counterOf(board.field, unit), pieceOf(state, unit)),
  }));
  const die = yield* throwDie(board, 'hit', side);
  const sum = die + sumOf(modifiers);
  const told: BoarEvents['boar.fire'] = {
    batteries,
    target: shot.target,
    hex: shot.hex,
    range: shot.range,
    strength,
    die,
    modifiers,
    sum,
    needed,
    hit: sum >= needed,
    damage: null,
    effects: [],
  };
  if (told.hit) {
    told.damage = yield* damageOf(board, shot, sum);
    yield* strike(
      board,
      { ...shot, asked },
      told.damage.result,
      board.house.account(board, shot.batteries),
      told.effects,
    );
  }
  tell(play, 'boar.fire', 'series 11', told);
  return told.damage?.result ?? null;
}

/** What a hit does: by a die of its own, for shells by the sum that hit. */
export function* damageOf(board: Board, shot: Shot, sum: number): Steps<{ die: number | null; result: string }> {
  const gun = first(shot.batteries);
  const shells = shellsOf(board, gun);
  if (shells !== null) return { die: null, result: rowFor(shells, sum).result };
  const die = yield* throwDie(board, 'damage', sideOf(board.field, gun));
  const { reducedDamage } = board.field.tables.mortar;
  const isWeak = shot.plunging && isReduced(counterOf(board.field, gun), pieceOf(board.position, gun));
  return { die, result: rowFor(damageBy(board, shot), isWeak ? die + reducedDamage : die).result };
}

/** A hit's result on its target; the rest of the hex tests (R32). */
export function* strike(
  board: Board,
  {
    batteries,
    target,
    from,
    asked = [],
  }: Pick<Shot, 'batteries' | 'target' | 'from'> & { readonly asked?: readonly Side[] },
  result: string,
  gainer: Army,
  effects: Effect[],
): Steps<void> {
  yield* board.cards.offer(board, { at: 'blow', unit: target, result, fight: null, asked });
  const hex = hexOf(board.play.state, target);
  const toll: Toll = { fellows: [target], gainer, struck: { on: [hex], target, guns: batteries, odds: null, result } };
  const due: Blow = {
    code: readCode(result),
    lead: target,
    hex,
    side: sideOf(board.field, target),
    toll,
    attacking: false,
    capture: null,
  };
  const blow = yield* spared(board, due, from, effects);
  yield* harm(board, blow, effects);
  yield* giveWay(board, blow, effects);
  board.house.afterHit(board, target, result);
}

type FireAddition = Addition<Shot>;

/** The value a game's table gives to a named modifier of fire; 0 when it has none. */
export function fireValue(rules: Rules, name: string): number {
  return rules.field.tables.modifiers.fire[name] ?? 0;
}

const light: FireAddition = {
  name: 'drm.light-infantry',
  rule: 'series 11',
  value: (at, shot) => (counterOf(at.field, shot.target).arm === 'light' ? fireValue(at, 'light') : 0),
};

const guns: FireAddition = {
  name: 'drm.target-artillery',
  rule: 'series 11',
  value: (at, shot) => (isArtillery(counterOf(at.field, shot.target)) ? fireValue(at, 'artillery') : 0),
};

const mounted: FireAddition = {
  name: 'drm.target-mounted',
  rule: 'series 11',
  value: (at, shot) => (isMounted(counterOf(at.field, shot.target)) ? fireValue(at, 'mounted') : 0),
};

/** The target's ground: the Covered Way or a causeway where it runs, else its terrain. */
const ground: FireAddition = {
  name: 'drm.terrain',
  rule: 'series 11',
  value: (at, shot) => groundUnder(at, shot).value,
  as: (at, shot) => `drm.${groundUnder(at, shot).id}`,
};

function groundUnder(at: At, shot: Shot): { id: string; value: number } {
  const hex = hexAt(at.field, shot.hex);
  const { causeway } = at.field.tables.ways;
  if (hex.causeway && !hex.coveredWay && causeway) return { id: 'causeway', value: causeway.fire ?? 0 };
  const id = hex.coveredWay ? 'covered-way' : terrainOf(at, hex).id;
  return { id, value: groundModifier(at, hex, 'fire') };
}

/** Works or a dyke that the line enters the target's hex across; by a corner, the better side of the target (R31). */
const cover: FireAddition = {
  name: 'drm.works',
  rule: 'series 11, R31',
  value: (at, shot) => coverOf(at, shot).value,
  as: (at, shot) => `drm.${coverOf(at, shot).id}`,
};

function coverOf({ field, position }: At, shot: Shot): { id: string; value: number } {
  let best = { id: 'works', value: 0 };
  if (shot.plunging) return best;
  const hex = hexAt(field, shot.hex);
  for (const from of shot.from) {
    for (const side of entrySides(field.grid, from, shot.hex)) {
      const kinds: string[] = [...standingWorks(position, hex, sideIndex(side))];
      if (hex.sides[side].dyke) kinds.push('dyke');
      for (const id of kinds) {
        const value = field.tables.hexside[id]?.fire ?? 0;
        if (value < best.value) best = { id, value };
      }
    }
  }
  return best;
}

/** A reduced gun that fires shells; others have fewer SP. */
const worn: FireAddition = {
  name: 'drm.reduced-gun',
  rule: 'P 3.11, 3.12',
  value: (at, shot) => {
    const gun = first(shot.batteries);
    const isWorn = shellsOf(at, gun) !== null && isReduced(counterOf(at.field, gun), pieceOf(at.position, gun));
    return isWorn ? (at.field.tables.shells?.reduced ?? 0) : 0;
  },
};

const weather: FireAddition = {
  name: 'drm.weather',
  rule: 'weather',
  value: ({ field, position }) => field.tables.weather[position.weather]?.fire ?? 0,
  as: ({ position }) => `drm.${position.weather}`,
};

/** In the order a report prints them; a game's own come after. */
export const seriesFireModifiers: readonly FireAddition[] = [weather, light, guns, mounted, ground, cover, worn];
