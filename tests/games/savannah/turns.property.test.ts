/** Whole turns of any orders and any answers, from any legal position: what must hold of all of them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encode } from '../../../src/engine/canonical.ts';
import type { Event, Json, Order } from '../../../src/engine/contract.ts';
import { practiceDice } from '../../../src/engine/dice.ts';
import { type Closed, type Desk, NO_INPUTS, nobody, run } from '../../../src/engine/run.ts';
import { savannah as ruleset } from '../../../src/games/savannah/game.ts';
import { setup } from '../../../src/games/savannah/setup.ts';
import { sideBetween, sideIndex } from '../../../src/places/hex/grid.ts';
import type { Effect } from '../../../src/series/boar/rules/events.ts';
import { fits } from '../../../src/series/boar/rules/stacking.ts';
import type { BoarState, HexId } from '../../../src/series/boar/rules/state.ts';
import { costToEnter } from '../../../src/series/boar/rules/terrain.ts';
import { zoneOf } from '../../../src/series/boar/rules/zoc.ts';
import type { FieldHex } from '../../../src/series/boar/scenario/field.ts';
import { field, move, savannah, scenario } from '../assault.ts';
import { attack, rules } from '../position.ts';

const game = ruleset.open(scenario);
const counters = [...field.counters.values()];
/** The ground between the town and the trenches, where everybody meets everybody. */
const near = field.grid.ids.filter((id) => Number(id.slice(0, 2)) < 25 && Number(id.slice(2)) < 11);

const placings = fc.array(fc.tuple(fc.nat(counters.length - 1), fc.constantFrom(...near), fc.nat(11)), {
  minLength: 10,
  maxLength: 40,
});

/** Counters thrown about, some broken or reduced, wherever they may stand. */
function scattered(turn: number, throws: readonly (readonly [number, HexId, number])[]): BoarState {
  const state = setup(savannah);
  Object.assign(state, { turn, ordinal: turn - 15, weather: turn === 16 ? 'fog' : 'favorable' });
  for (const [index, id, luck] of throws) {
    const counter = counters[index];
    const hex = field.hexes.get(id) as FieldHex;
    const unit = counter && state.units[counter.id];
    const strangers = Object.values(state.units).some(
      (other) => other.hex === id && field.counters.get(other.id)?.side !== counter?.side,
    );
    if (!counter || !unit || strangers || field.tables.terrain[hex.terrain]?.[counter.gait] === null) continue;
    if (counter.side === 'allies' && (hex.city || (turn === 16 && hex.perimeter))) continue;
    if (luck === 0) unit.formation = 'disrupted';
    if (luck === 1) unit.formation = 'shattered';
    if (luck === 2 && counter.steps === 2) unit.steps = 1;
    if (fits({ ...rules, position: state }, id, [counter.id], 'rest')) unit.hex = id;
  }
  return state;
}

/** Orders drawn one after another: marches to anywhere near, attacks of neighbours and of others. */
function orders(state: BoarState, role: string, call: string, pick: (n: number) => number): Order[] {
  const own = counters.filter(({ id, side }) => side === role && (state.units[id]?.hex ?? null) !== null);
  const enemies = counters.flatMap(({ id, side }) => (side === role ? [] : (state.units[id]?.hex ?? [])));
  const book: Order[] = [];
  for (let n = pick(12); n > 0 && own.length > 0; n--) {
    const unit = own[pick(own.length)]?.id as string;
    if (call === 'movement') {
      const from = field.hexes.get(state.units[unit]?.hex ?? '') as FieldHex;
      const beside = from.next[pick(6)]?.id ?? from.id;
      const to = pick(2) === 0 ? beside : (near[pick(near.length)] as HexId);
      const more = {
        ...(pick(2) === 0 && { through: true as const }),
        ...(pick(8) === 0 && { strategic: true as const }),
      };
      book.push({ ...move(unit, to, more), id: `o${book.length}` });
    } else if (call === 'combat' && enemies.length > 0) {
      const hex = enemies[pick(enemies.length)] as HexId;
      book.push({ ...attack(hex, pick(2) === 0 ? unit : ''), id: `o${book.length}` });
    }
  }
  return book;
}

function deskOf(seed: number): Desk<unknown> {
  let luck = (seed * 2654435761 + 1) >>> 0;
  const pick = (n: number): number => {
    luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
    return Math.floor((luck / 4294967296) * n);
  };
  return (need, _book, sight) => {
    if (need.type === 'call')
      return { answer: orders(sight() as BoarState, need.role, need.name, pick) as unknown as Json, from: 'doctrine' };
    const { space } = need;
    const answer = space.kind === 'one' ? (space.of[pick(space.of.length)] as Json) : space.sample(pick);
    return { answer, from: 'doctrine' };
  };
}

const cases = fc.record({ turn: fc.integer({ min: 16, max: 20 }), throws: placings, seed: fc.nat(1_000_000) });

function play({ turn, throws, seed }: { turn: number; throws: [number, HexId, number][]; seed: number }) {
  const before = scattered(turn, throws);
  const opening = encode(before);
  const closed = run(game, opening, NO_INPUTS, practiceDice(`turn/${seed}`, game.roles), deskOf(seed));
  if (closed.status !== 'closed') throw new Error(`paused at ${closed.needs[0]?.address}`);
  return { before, opening, seed, closed: closed as Closed<BoarState> };
}

/** 300 turns, played once for all the properties; a failure names its case. */
const turns = fc.sample(cases, { numRuns: 300, seed: 1779 }).map(play);

const effectsIn = (events: readonly Event[]): Effect[] =>
  events.flatMap(({ facts }) => (facts as { effects?: Effect[] }).effects ?? []);

describe('300 turns of any orders and answers', () => {
  test('something happens in them: marches, fights, retreats, captures, pins, refused orders', () => {
    const kinds = new Set(turns.flatMap(({ closed }) => closed.events.map(({ kind }) => kind)));
    for (const kind of ['boar.move', 'boar.combat', 'boar.fire', 'boar.rally', 'boar.order-failed', 'boar.captured'])
      expect(kinds).toContain(kind);
    const effects = new Set(turns.flatMap(({ closed }) => effectsIn(closed.events).map(({ kind }) => kind)));
    for (const kind of ['retreat', 'advance', 'captured', 'pin', 'step', 'eliminated', 'leader', 'test', 'momentum'])
      expect(effects).toContain(kind);
  });

  test('R17 stacking is legal wherever anybody rests, sides stand apart, every counter is in one place', () => {
    for (const { closed, seed } of turns) {
      expect(game.check(closed.state), `seed ${seed}`).toEqual([]);
      const strength = new Map<HexId, { sides: Set<string>; men: number; guns: number }>();
      for (const { id, hex, steps } of Object.values(closed.state.units)) {
        if (hex === null) continue;
        const counter = counters.find((each) => each.id === id);
        const there = strength.get(hex) ?? { sides: new Set(), men: 0, guns: 0 };
        there.sides.add(counter?.side ?? '');
        const sp = steps < (counter?.steps ?? 1) ? counter?.sp.reduced : counter?.sp.full;
        if (counter?.gait === 'artillery') there.guns += 1;
        else there.men += sp ?? 0;
        strength.set(hex, there);
      }
      for (const [hex, { sides, men, guns }] of strength) {
        expect([hex, sides.size, men <= 6, guns <= 1], `seed ${seed}`).toEqual([hex, 1, true, true]);
      }
    }
  });

  test('S 2.9 R4 R68 steps are only lost, points only won, army morale stays in 0 to 20, chits are eight', () => {
    for (const { before, closed, seed } of turns) {
      for (const [id, unit] of Object.entries(closed.state.units)) {
        expect(unit.steps, `${id}, seed ${seed}`).toBeLessThanOrEqual(before.units[id]?.steps ?? 0);
        if (unit.fate !== 'field') expect([unit.hex, unit.steps, unit.pinnedBy]).toEqual([null, 0, []]);
      }
      for (const army of ['british', 'french', 'american']) {
        expect(closed.state.victory[army]).toBeGreaterThanOrEqual(before.victory[army] ?? 0);
        expect(closed.state.morale[army]).toBeGreaterThanOrEqual(0);
        expect(closed.state.morale[army]).toBeLessThanOrEqual(20);
      }
      const { momentum, pool } = closed.state;
      expect([
        (momentum.british ?? 0) + (momentum.allies ?? 0) + pool,
        Math.min(pool, ...Object.values(momentum)) >= 0,
      ]).toEqual([8, true]);
    }
  });

  test('R14 no march goes on from a hex in an enemy zone that it has entered', () => {
    let marches = 0;
    for (const { before, closed, seed } of turns) {
      const first = closed.state.first ?? '';
      const stood = structuredClone(before);
      for (const { kind, facts } of closed.events) {
        const { unit, hex } = facts as { unit: string; hex: HexId };
        if (kind === 'boar.placed') Object.assign(stood.units[unit] as object, { hex });
      }
      // Enemies stand still while the first side moves; of the second side's enemies some have moved and fought.
      const zone = zoneOf({ ...rules, position: stood }, first === 'british' ? 'allies' : 'british');
      for (const { kind, address, facts } of closed.events) {
        if (kind !== 'boar.move' || !address.includes(`/${first}/movement`)) continue;
        const { units, path } = facts as { units: string[]; path: HexId[] };
        if (!units.some((unit) => field.counters.has(unit))) continue;
        marches++;
        const passed = path.slice(1, -1).filter((hex) => zone[(field.hexes.get(hex) as FieldHex).index] === 1);
        expect(passed, `${units.join(' ')} ${path.join(' ')}, seed ${seed}`).toEqual([]);
      }
    }
    expect(marches).toBeGreaterThan(100);
  });

  test('R57 a retreat goes from neighbour to neighbour, never over forbidden ground or sides, never the same hex twice', () => {
    for (const { closed, seed } of turns) {
      for (const effect of effectsIn(closed.events)) {
        if (effect.kind !== 'retreat') continue;
        const counter = field.counters.get(effect.unit);
        if (!counter) throw new Error(effect.unit);
        expect(new Set(effect.path).size, `seed ${seed}`).toBe(effect.path.length);
        for (const [n, to] of effect.path.entries()) {
          if (n === 0) continue;
          const from = field.hexes.get(effect.path[n - 1] as HexId) as FieldHex;
          const side = sideBetween(field.grid, from.id, to);
          expect(side, `${effect.path.join(' ')}, seed ${seed}`).not.toBeNull();
          const cost =
            side && costToEnter({ field, position: closed.state }, counter.gait, counter.side, from, sideIndex(side));
          expect(cost, `${counter.id} ${from.id}-${to}, seed ${seed}`).not.toBeNull();
        }
      }
    }
  });

  test('R54 what is told of army morale, points, momentum and steps is all that happened to them', () => {
    for (const { before, closed, seed } of turns) {
      const told = { morale: { ...before.morale }, victory: { ...before.victory }, momentum: { ...before.momentum } };
      const steps = Object.fromEntries(Object.values(before.units).map((unit) => [unit.id, unit.steps]));
      for (const effect of effectsIn(closed.events)) {
        if (effect.kind === 'morale') {
          expect([told.morale[effect.army], effect.army], `seed ${seed}`).toEqual([effect.from, effect.army]);
          told.morale[effect.army] = effect.to;
        }
        if (effect.kind === 'victory') told.victory[effect.army] = effect.to;
        if (effect.kind === 'momentum') told.momentum[effect.side] = effect.to;
        if (effect.kind === 'step') steps[effect.unit] = effect.to;
        if (effect.kind === 'eliminated' || effect.kind === 'captured') steps[effect.unit] = 0;
      }
      expect(told.morale, `seed ${seed}`).toEqual(closed.state.morale);
      expect(told.momentum, `seed ${seed}`).toEqual(closed.state.momentum);
      if (closed.state.over === null) expect(told.victory, `seed ${seed}`).toEqual(closed.state.victory);
      for (const unit of Object.values(closed.state.units))
        expect(steps[unit.id], `${unit.id}, seed ${seed}`).toBe(unit.steps);
    }
  });

  test('the same answers and dice give the same bytes again, with nobody there to ask', () => {
    for (const { opening, closed, seed } of turns) {
      const answers = new Map(closed.answers.map(({ address, answer }) => [address, answer]));
      const again = run(game, opening, { ...NO_INPUTS, answers }, practiceDice(`turn/${seed}`, game.roles), nobody);
      expect(again.status, `seed ${seed}`).toBe('closed');
      if (again.status === 'closed') expect(again.bytes === closed.bytes, `seed ${seed}`).toBe(true);
      expect(JSON.stringify(again.events) === JSON.stringify(closed.events), `seed ${seed}`).toBe(true);
    }
  });
});
