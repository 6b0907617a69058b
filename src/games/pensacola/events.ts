/** Events that only Pensacola has, by kind, with their facts. All of them lie open to everybody. */
import type { Play } from '../../engine/contract.ts';
import type { Effect, Test } from '../../series/boar/rules/events.ts';
import type { BoarState, HexId, Side, UnitId } from '../../series/boar/rules/state.ts';

export interface PensacolaEvents {
  /** A hexside that bad weather has opened before the first turn. */
  weathered: { hex: HexId; die: number; effects: Effect[] };
  /** A named fortified hex comes into other hands. */
  control: { hex: HexId; side: Side; effects: Effect[] };
  /** Momentum given up before the assault, and the warriors who come for it. */
  exchange: { side: Side; effects: Effect[] };
  warriors: { unit: UnitId; hex: HexId };
  /** Places the British have left without a garrison. */
  ungarrisoned: { hexes: HexId[]; effects: Effect[] };
  /** The coup de main begins, with these of the named works breached. */
  coup: { hexes: HexId[]; effects: Effect[] };
  /** The Indian village destroyed, and which Indians go home for it: who did not pass. */
  village: { hex: HexId; by: UnitId; tests: Test[]; effects: Effect[] };
}

export function tellPensacola<K extends keyof PensacolaEvents>(
  play: Play<BoarState>,
  kind: K,
  rule: string,
  facts: PensacolaEvents[K],
): void {
  play.emit({ kind: `pensacola.${kind}`, rule, facts, to: 'all' });
}
