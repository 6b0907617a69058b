/** LOSSES: who of one's own is lost first, whatever the cause. */
import { inOneBreath } from '../../../acts/act.ts';
import { note, warning } from '../../../acts/against.ts';
import { type Args, flag, optional, orderOf } from '../../../acts/slots.ts';
import type { Book } from '../../../engine/contract.ts';
import { leastMissed, needed } from '../doctrine/missed.ts';
import { staffOf } from '../doctrine/staff.ts';
import type { Counter, CounterId } from '../field.ts';
import { stockWords } from '../kind-words.ts';
import { isCalled } from '../stock.ts';
import { byMissed, type Payer, tollOf } from '../toll.ts';
import { counterOf, isDeception, only } from '../units.ts';
import { act, type Sight } from './act.ts';
import { boughtIn } from './bought.ts';
import { priced, tollWords } from './paid.ts';
import { UNITS } from './words.ts';

const slots = {
  units: UNITS,
  kinds: optional(orderOf(tollWords, { after: ['', 'then', 'puis', 'luego'] })),
  first: optional(flag({ after: ['first', "d'abord", 'abord', 'primero'] })),
};

export const losses = act({
  id: 'LOSSES',
  words: { en: ['losses', 'loss', 'lose'], fr: ['pertes', 'perte', 'perdre'], es: ['pérdidas', 'bajas', 'perder'] },
  slots,
  calls: [],
  standing: true,
  example: 'STANDING LOSSES empty, cheapest FIRST',
  says: {
    'sea-victims-own': (args, asked) => paid(args, asked, asked.about.ships, asked.about.count),
    'disease-victim': (args, asked) => paid(args, asked, asked.about.counters, 1)?.[0],
    'overstack-victims': (args, asked) => paid(args, asked, asked.about.counters, asked.about.count),
    'naval-losses': (args, asked) => paid(args, asked, asked.about.counters, asked.about.count),
    // Who spares his leader there may lose him with the last of his men (9.2 2).
    'land-losses': (args, asked) => paid(args, asked, asked.about.counters, asked.about.count, []),
    'supply-victim': (args, asked) => paid(args, asked, asked.about.counters, 1)?.[0],
    'succession-victim': (args, asked) => paid(args, asked, asked.about.counters, 1)?.[0],
  },
  /** No Deception ever pays for a hit, for sickness or for want: it goes with the last it hides, or for another throw. */
  idle(sight, { units, kinds }, _order, before, book) {
    const { field, side, view } = sight;
    const bought = boughtIn(sight, book?.orders ?? before);
    const leaders = leadersOf(sight).filter((id) => bought.has(id) || view.units[id]?.hex != null);
    const isNamed = kinds.includes('deceptions') || units.some((id) => isDeception(counterOf(field, id)));
    const own = [...field.counters.values()].filter((one) => one.side === side);
    const isStrange = kinds.some((kind) => kind in stockWords && !own.some((one) => isCalled(one, kind)));
    return [
      ...(kinds.includes('cheapest') && !kinds.includes('leaders') && leaders.length > 0
        ? [note('ear.leaders-last', '11.4', { counters: leaders })]
        : []),
      ...(isNamed ? [warning('ear.deceptions-spared', '11.2', { part: true })] : []),
      ...(isStrange ? [warning('ear.none-of-yours', '2.2', { part: true })] : []),
    ];
  },
});

/** Who is lost first for want of supply: as the book has it, else as what stands does, else as the staff would. */
export function starvesFirst(sight: Sight, of: readonly CounterId[], book?: Book): CounterId | undefined {
  const short = of.filter((id) => !isDeception(counterOf(sight.field, id)));
  for (const lines of [book?.orders ?? [], book?.standing ?? []]) {
    const said = inOneBreath(
      losses.verb,
      lines.filter(({ verb, when }) => verb === losses.verb.id && !when),
    );
    const args = said && losses.read(said);
    const [victim] = (args && paid(args, sight, short, 1)) ?? [];
    if (victim !== undefined) return victim;
  }
  return leastMissed(staffOf(sight, sight.view, sight.side), short)[0];
}

/**
 * Who pays by this order: those it names, then its kinds in turn; nothing when it is about none of them. `cheapest` takes
 * `leaders`, and the ships that carry them, after all others.
 */
function paid(
  { units, kinds }: Args<typeof slots>,
  sight: Sight,
  of: readonly CounterId[],
  count: number,
  leaders = leadersOf(sight),
): readonly CounterId[] | undefined {
  const { field, view } = sight;
  const laden = new Set(Object.values(view.units).flatMap(({ aboard }) => aboard ?? []));
  const flagships = leaders.flatMap((id) => view.units[id]?.aboard ?? []);
  const payer = (id: CounterId): Payer => {
    const counter = counterOf(field, id);
    return {
      ...priced(field, counter),
      laden: laden.has(id),
      spared: flagships.includes(id) ? 2 : Number(leaders.includes(id)),
      missed: missed(counter, laden.has(id), needed(sight, id)),
    };
  };
  const named = units.filter((id) => of.includes(id));
  const sorted = tollOf(of, kinds, payer);
  if (named.length === 0 && sorted === null) return undefined;
  const rest = sorted ?? of.toSorted((a, b) => byMissed(payer(a).missed, payer(b).missed) || (a < b ? -1 : 1));
  return [...named, ...rest.filter((id) => !named.includes(id))].slice(0, count);
}

const leadersOf = ({ field, view }: Sight): readonly CounterId[] =>
  only(field, Object.keys(view.units), ({ kind }) => kind === 'leader');

/** Carriers are missed most, then leaders and Soldiers, those most who hold or sail; a starting counter never comes back. */
function missed({ kind, cost, land }: Counter, laden: boolean, need: number): readonly number[] {
  const isMan = kind === 'soldiers' || kind === 'leader';
  return [Number(laden), Number(isMan), isMan ? need : 0, Number(cost === null), cost ?? 0, land ?? 0];
}
