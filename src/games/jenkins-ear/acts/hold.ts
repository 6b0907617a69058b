/** HOLD: they stay where they are. */
import { units } from '../../../acts/slots.ts';
import type { Order } from '../../../engine/contract.ts';
import type { CounterId } from '../field.ts';
import { act } from './act.ts';
import { absent, asksOfNothing, now } from './against.ts';
import { boughtIn } from './bought.ts';
import { move } from './move.ts';

export const hold = act({
  id: 'HOLD',
  words: { en: ['hold', 'stay'], fr: ['tenir', 'rester', 'garder'], es: ['mantener', 'quedarse'] },
  slots: { units: units() },
  calls: ['movement'],
  insteadOf: ['MOVE', 'CROSS'],
  example: 'HOLD cornwall',
  idle(sight, args, order, before) {
    const bought = boughtIn(sight, before);
    const moved = movedAnyway(before);
    return [
      ...args.units.flatMap((id) => (bought.has(id) ? [] : absent(sight.view, id))),
      ...args.units.flatMap((id) => (moved.includes(id) ? [now('ear.moves-anyway', '7.0', id)] : [])),
      ...asksOfNothing(order),
    ];
  },
  *play({ stations, holdOf }, args, order) {
    yield* [];
    stations.push(holdOf(order, args.units));
    return null;
  },
});

/** Who is told to move whether the condition of a line holds or not. */
function movedAnyway(lines: readonly Order[]): readonly CounterId[] {
  return lines.flatMap((line) => {
    const either = line.when && line.otherwise && move.read(line.otherwise)?.units;
    return either ? (move.read(line)?.units ?? []).filter((id) => either.includes(id)) : [];
  });
}
