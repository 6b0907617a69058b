/** The figures of a whole game that a simulation gathers: who won, ports fought for and held, counters lost, combats. */
import type { Event } from '../../engine/contract.ts';
import type { EarEvents } from './events.ts';
import type { Field, PortId } from './field.ts';
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
  const factsOf = <K extends keyof EarEvents>(kind: K): EarEvents[K][] =>
    events.flatMap((event) => (isOf(event, kind) ? [event.facts] : []));
  const naval = factsOf('ear.naval-combat');
  const land = factsOf('ear.land-combat');
  const captures = factsOf('ear.captured').filter(({ side }) => side === taker);
  const attacked = new Set<PortId>(captures.map(({ port }) => port));
  for (const { attacker, port } of [...naval, ...land]) if (attacker === taker && port) attacked.add(port.port);
  const figures: Record<string, number> = { 'taken.victory': last.over?.winner === taker ? 1 : 0, ports: held.size };
  for (const side of field.sides) {
    figures[`lost.${side}`] = Object.values(last.pieces).filter(
      ({ id, fate }) => fate === 'out' && field.counters.get(id)?.side === side,
    ).length;
    figures[`funds.${side}`] = last.funds[side];
  }
  for (const { id, flag, value } of field.ports.values()) {
    if (flag !== over || value === 0) continue;
    figures[`attacked.${id}`] = attacked.has(id) ? 1 : 0;
    figures[`entered.${id}`] = captures.some(({ port }) => port === id) ? 1 : 0;
    figures[`taken.${id}`] = held.has(id) ? 1 : 0;
  }
  return {
    ...figures,
    naval: naval.length,
    land: land.length,
    bombs: land.filter(({ present }) => present[taker].some((id) => field.counters.get(id)?.kind === 'bomb-ship'))
      .length,
    horn: factsOf('ear.crossed').length,
    scuttled: factsOf('ear.scuttled').length,
  };
}

function isOf<K extends keyof EarEvents>(event: Event, kind: K): event is Event & { facts: EarEvents[K] } {
  return event.kind === kind;
}

/** War funds of each side as each turn closed. */
export function fundsCourse(field: Field, turns: readonly Turn[]): Record<string, { turn: number; value: number }[]> {
  const { history } = turns.at(-1)?.state ?? { history: [] };
  return Object.fromEntries(
    field.sides.map((side) => [`funds.${side}`, history.map(({ turn, funds }) => ({ turn, value: funds[side] }))]),
  );
}
