/** What speaks against an order that nothing has asked for: its time is over, or whom it names never has it to decide. */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import type { Field, Side } from './field.ts';
import { listOf } from './stock.ts';
import { counterOf, isShip } from './units.ts';
import type { EarView } from './view.ts';

/** Diagnostics of an order as the view stands. None: it waits for its moment. */
export function idle(field: Field, view: EarView, side: Side, { verb, args }: Order): readonly Diagnostic[] {
  const { garrison, isidro, scuttling, turns } = field.tables;
  const units = listOf(args.units);
  switch (verb) {
    case 'MOVE':
    case 'EMBARK':
    case 'CROSS':
      return view.turn > 0
        ? []
        : [{ severity: 'warning', code: 'ear.no-moves-yet', facts: { now: true }, rule: '3.0' }];
    case 'GARRISON':
      return view.turn === 0 && side === garrison.side ? [] : [never('ear.no-garrison-now', '3.1')];
    case 'ISIDRO':
      return view.turn === 0 && side === isidro.side
        ? [never('ear.box-range', '11.9', { box: Number(args.box), turns })]
        : [never('ear.no-box-now', '11.9')];
    case 'SCUTTLE':
      if (side !== scuttling.side) return [never('ear.not-to-scuttle', '11.7')];
      return units.flatMap((id) =>
        isShip(counterOf(field, id)) && view.units[id]?.berth === 'port' ? [] : [now('ear.not-docked', '11.7', id)],
      );
    case 'LEADER':
      return judgeLeader(field, String(args.leader), listOf(args.with));
    case 'ATTACK':
      return listOf(args.hexes).map((hex) => ({
        severity: 'warning',
        code: 'ear.no-battle',
        facts: { hex, slot: 'hexes', now: true },
        rule: '9.0',
      }));
    case 'PLACE':
      return units.flatMap((id) => (view.units[id]?.hex == null ? [] : [now('ear.placed-already', '3.3', id)]));
    case 'HOLD':
    case 'ORDER':
      return units.flatMap((id) => (view.units[id]?.hex == null ? [now('ear.not-on-map', '7.0', id)] : []));
    default:
      return [];
  }
}

/** Only an admiral has dice to give at sea, and only to who has guns (9.1). */
function judgeLeader(field: Field, leader: string, helped: readonly string[]): readonly Diagnostic[] {
  if ((counterOf(field, leader).navalTactics ?? 0) === 0)
    return [never('ear.no-such-leader', '9.1', { counter: leader, slot: 'leader' })];
  return helped.flatMap((counter) =>
    counterOf(field, counter).gun === null ? [never('ear.cannot-help', '9.1', { counter, leader, slot: 'with' })] : [],
  );
}

/** No turn of events will make it right. */
function never(code: string, rule: string, facts: Diagnostic['facts'] = {}): Diagnostic {
  return { severity: 'error', code, facts: { ...facts, lasting: true }, rule };
}

/** It is so as things stand. `part`: whoever else is named may do it all the same. */
function now(code: string, rule: string, counter: string): Diagnostic {
  return { severity: 'warning', code, facts: { counter, slot: 'units', now: true, part: true }, rule };
}
