/** GARRISON: before the first turn, which Soldiers stand in which Spanish port (3.1). */
import { atOnce } from '../../../acts/act.ts';
import { never } from '../../../acts/against.ts';
import { place, units } from '../../../acts/slots.ts';
import type { CounterId, PortId } from '../field.ts';
import { garrison as post } from '../garrisons.ts';
import { type AskedOf, act } from './act.ts';
import { AT } from './words.ts';

/** Who is put where. */
export interface Posting {
  readonly units: readonly CounterId[];
  readonly at: string;
}

export const garrison = act({
  id: 'GARRISON',
  words: { en: ['garrison', 'man'], fr: ['garnir', 'garnison'], es: ['guarnecer', 'guarnición'] },
  slots: { units: units(), at: place({ after: [...AT, 'to'] }) },
  calls: ['movement'],
  stays: true,
  example: 'GARRISON sp-soldiers-16 AT havana',
  says: { 'setup-garrison': garrisoned },
  play: atOnce(post),
  idle: ({ field, view, side }) =>
    view.turn === 0 && side === field.tables.garrison.side ? [] : [never('ear.no-garrison-now', '3.1')],
});

/** The first of those named that waits for a port. */
export function garrisoned(
  { units, at }: Posting,
  { field, about }: AskedOf<'setup-garrison'>,
): Readonly<Record<CounterId, PortId>> | undefined {
  const port = field.hexes.get(at)?.port?.id ?? '';
  const unit = units.find((id) => about.counters.includes(id));
  return unit === undefined || !about.ports.includes(port) ? undefined : { [unit]: port };
}
