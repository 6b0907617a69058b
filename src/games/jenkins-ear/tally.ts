/** The figures of a whole game that a simulation gathers: who won, ports held at the end, counters lost, combats fought. */
import type { Event } from '../../engine/contract.ts';
import type { Field } from './field.ts';
import type { EarState } from './state.ts';
import { capturedPorts } from './victory.ts';

interface Turn {
  readonly state: EarState;
  readonly events: readonly Event[];
}

export function tally(field: Field, opening: EarState, turns: readonly Turn[]): Record<string, number> {
  const last = turns.at(-1)?.state ?? opening;
  const held = new Set(capturedPorts(field, last).map(({ id }) => id));
  const { side: taker, over } = field.tables.victory;
  const events = turns.flatMap((turn) => turn.events);
  const count = (kind: string): number => events.filter((event) => event.kind === kind).length;
  const figures: Record<string, number> = { 'taken.victory': last.over?.winner === taker ? 1 : 0, ports: held.size };
  for (const side of field.sides) {
    figures[`lost.${side}`] = Object.values(last.pieces).filter(
      ({ id, fate }) => fate === 'out' && field.counters.get(id)?.side === side,
    ).length;
    figures[`funds.${side}`] = last.funds[side];
  }
  for (const { id, flag, value } of field.ports.values()) {
    if (flag === over && value > 0) figures[`taken.${id}`] = held.has(id) ? 1 : 0;
  }
  return { ...figures, naval: count('ear.naval-combat'), land: count('ear.land-combat') };
}

/** War funds of each side as each turn closed. */
export function fundsCourse(field: Field, turns: readonly Turn[]): Record<string, { turn: number; value: number }[]> {
  const { history } = turns.at(-1)?.state ?? { history: [] };
  return Object.fromEntries(
    field.sides.map((side) => [`funds.${side}`, history.map(({ turn, funds }) => ({ turn, value: funds[side] }))]),
  );
}
