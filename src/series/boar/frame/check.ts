/** What must hold in every state of a game of the series, whatever was played, ruled or replayed (architecture §11). */
import type { Rules } from '../rules/house.ts';
import { stackFaults } from '../rules/stacking.ts';
import { stacksOf } from '../rules/stacks.ts';
import type { BoarState, Unit } from '../rules/state.ts';
import { isGone } from '../rules/units.ts';
import type { Field } from '../scenario/field.ts';
import { type Campaign, campaignOf } from './campaign.ts';

/** Invariants broken; empty when the state is legal. Cheap enough to be asked after every step of a test. */
export function check(rules: Rules, state: BoarState): readonly string[] {
  const { field } = rules;
  return [
    ...rosterFaults(field, state),
    ...Object.values(state.units).flatMap((unit) => unitFaults(field, state, unit)),
    ...leaderFaults(field, state),
    ...trackFaults(field, state),
    ...placeFaults(field, state),
    ...standingFaults(rules, state),
    ...campaignFaults(state),
  ];
}

function rosterFaults(field: Field, state: BoarState): string[] {
  const faults: string[] = [];
  for (const id of field.counters.keys()) if (!(id in state.units)) faults.push(`unit ${id} is missing`);
  for (const id of field.leaders.keys()) if (!(id in state.leaders)) faults.push(`leader ${id} is missing`);
  for (const id in state.units) if (!field.counters.has(id)) faults.push(`there is no unit ${id}`);
  for (const id in state.leaders) if (!field.leaders.has(id)) faults.push(`there is no leader ${id}`);
  return faults;
}

function unitFaults(field: Field, state: BoarState, unit: Unit): string[] {
  const faults: string[] = [];
  const { id, hex, fate, steps } = unit;
  const counter = field.counters.get(id);
  if (!counter) return faults;
  if ((fate === 'field') !== (hex !== null)) faults.push(`${id} is ${fate} and ${hex ?? 'nowhere'}`);
  if (isGone(fate) ? steps !== 0 : steps < 1 || steps > counter.steps)
    faults.push(`${id} is ${fate} with ${steps} steps`);
  if (hex !== null && !field.hexes.has(hex)) faults.push(`${id} stands in ${hex}, off the map`);
  const terrain = field.tables.terrain[field.hexes.get(hex ?? '')?.terrain ?? ''];
  if (terrain && terrain.foot === null) faults.push(`${id} stands in ${hex}, where nobody may`);
  if (unit.lost !== 'no' && !field.hexes.get(hex ?? '')?.coveredWay)
    faults.push(`${id} is lost in ${hex}, off the Way`);
  if (unit.marched < 0) faults.push(`${id} marched ${unit.marched} hexes`);
  for (const other of unit.pinnedBy) {
    if (!state.units[other]?.pinnedBy.includes(id))
      faults.push(`${id} is pinned with ${other}, but not ${other} with it`);
    if (field.counters.get(other)?.side === counter.side) faults.push(`${id} is pinned with its friend ${other}`);
  }
  if (hex === null && unit.pinnedBy.length > 0) faults.push(`${id} is pinned off the map`);
  return faults;
}

function leaderFaults(field: Field, state: BoarState): string[] {
  return Object.values(state.leaders).flatMap(({ id, hex, fate }) => {
    const faults: string[] = [];
    if ((fate === 'field') !== (hex !== null)) faults.push(`${id} is ${fate} and ${hex ?? 'nowhere'}`);
    if (hex !== null && !field.hexes.has(hex)) faults.push(`${id} is in ${hex}, off the map`);
    return faults;
  });
}

function trackFaults(field: Field, state: BoarState): string[] {
  const faults: string[] = [];
  const { maximum } = field.tables.armyMorale;
  for (const { id } of field.armies) {
    const morale = state.morale[id] ?? -1;
    if (morale < 0 || morale > maximum) faults.push(`army morale of the ${id} is ${morale}`);
    if ((state.victory[id] ?? -1) < 0) faults.push(`victory points of the ${id} are ${state.victory[id]}`);
  }
  let chits = state.pool;
  for (const { id } of field.sides) {
    const held = state.momentum[id] ?? -1;
    if (held < 0) faults.push(`the ${id} hold ${held} momentum`);
    chits += held;
  }
  if (state.pool < 0 || chits !== field.tables.momentum.pool) faults.push(`there are ${chits} momentum chits`);
  const [first, last] = field.scenario.turns;
  if (state.turn < first || state.turn > last + 1) faults.push(`turn ${state.turn} is not on the track`);
  const skipped = state.turn - (first + state.ordinal - 1);
  if (skipped < 0 || (skipped > 0 && campaignOf(state)?.declared == null)) {
    faults.push(`turn ${state.turn} is played as number ${state.ordinal}`);
  }
  if (!(state.weather in field.tables.weather)) faults.push(`there is no weather ${state.weather}`);
  return faults;
}

function placeFaults(field: Field, state: BoarState): string[] {
  const faults: string[] = [];
  for (const name of [...state.breached, ...state.cleared]) {
    const hex = field.hexes.get(name.slice(0, 4));
    if (!hex) faults.push(`hexside ${name} is off the map`);
  }
  for (const hex of state.ruined) if (!field.hexes.get(hex)?.city) faults.push(`${hex} is ruined, but no city hex`);
  return faults;
}

/** Sides apart, and stacking as it must be even after a retreat. */
function standingFaults(rules: Rules, state: BoarState): string[] {
  const { field } = rules;
  const faults: string[] = [];
  // Arrivals of this phase, whom stacking does not bind until it ends (S 4.7).
  const gates = new Set(Object.values(campaignOf(state)?.arrivals.gate ?? {}).map(({ hex }) => hex));
  for (const { hex, side, units, leaders } of stacksOf({ field, position: state }).values()) {
    const place = field.hexes.get(hex);
    if (!place || gates.has(hex)) continue;
    const strangers = units.filter((unit) => field.counters.get(unit)?.side !== side);
    if (strangers.length > 0) faults.push(`${hex} holds both sides: ${strangers.join(', ')}`);
    for (const { code, facts } of stackFaults({ ...rules, position: state }, place, units, leaders, 'retreat')) {
      faults.push(`${hex} breaks ${code} ${JSON.stringify(facts)}`);
    }
  }
  return faults;
}

/** What the days of a siege keep besides; nothing where none are played. */
function campaignFaults(state: BoarState): string[] {
  const campaign = campaignOf(state);
  if (campaign === null) return [];
  const { turn } = state;
  const { declared } = campaign;
  const isLate = declared !== null && declared > turn;
  const late = isLate ? [`the assault was declared on turn ${declared}, after turn ${turn}`] : [];
  return [...late, ...arrivalFaults(state, campaign)];
}

function arrivalFaults(state: BoarState, { arrivals }: Campaign): string[] {
  const faults: string[] = [];
  const counters = { ...state.units, ...state.leaders };
  for (const id of arrivals.barred) {
    if (counters[id]?.hex != null) faults.push(`${id} is never to come, and in ${counters[id]?.hex}`);
  }
  for (const [id, turn] of Object.entries(arrivals.came)) {
    if (counters[id]?.fate === 'reserve') faults.push(`${id} came on turn ${turn}, and still waits`);
  }
  for (const [id, gate] of Object.entries(arrivals.gate)) {
    if (state.phasing === null) faults.push(`${id} is still entering at ${gate.hex}`);
  }
  return faults;
}
