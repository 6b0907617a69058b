/** DOCK: which ships lie in a port when a movement ends (4.0). */
import { note, warning } from '../../../acts/against.ts';
import { optional, units } from '../../../acts/slots.ts';
import type { Diagnostic, Order } from '../../../engine/contract.ts';
import { isLegal } from '../../../engine/run.ts';
import { byMost } from '../doctrine/staff.ts';
import { fleets } from '../doctrine/voyages.ts';
import type { Counter, CounterId, HexId } from '../field.ts';
import { isOwnPort } from '../ports.ts';
import { counterOf, isDeception, isShip, only } from '../units.ts';
import { notThere } from '../unlanded.ts';
import { ownAt } from '../view.ts';
import { act, type Sight } from './act.ts';
import { hexesOf, inStorm } from './against.ts';
import { chosen, isFor, type Meant, meansAll } from './chosen.ts';
import { asLeftBy } from './move.ts';
import { fewer, unfit } from './unfit.ts';
import { COUNT, EXCEPT, HEX, kindOf, UNITS, WHO } from './words.ts';

export const dock = act({
  id: 'DOCK',
  words: { en: ['dock', 'moor'], fr: ['accoster', 'mouiller', 'amarrer'], es: ['atracar', 'amarrar'] },
  slots: {
    units: UNITS,
    count: COUNT,
    who: WHO,
    kind: kindOf('ships', 'frigates', 'merchants', 'fire-ships', 'bomb-ships'),
    except: optional(units({ after: EXCEPT })),
    at: HEX,
  },
  calls: [],
  standing: true,
  example: 'DOCK cornwall, boyne AT port royal',
  says: {
    /** All as far as the port holds them, costliest first; or those named. */
    dock: (args, { field, need, about }) => {
      if (!isFor(args.at, about.hex)) return undefined;
      if (!meansAll(args)) return chosen(field, args, [...about.ships, ...about.screens]);
      const docked: CounterId[] = [];
      for (const id of byMost(chosen(field, args, about.ships) ?? [], (one) => counterOf(field, one).cost ?? 0)) {
        if (isLegal(need.space, [...docked, id])) docked.push(id);
      }
      return docked;
    },
    /** A line that names the port keeps no more in it than it says. */
    'put-off': (args, { field, about }) => {
      if (args.at !== about.hex) return undefined;
      const docked = chosen(field, args, about.ships);
      return docked && about.ships.filter((id) => !docked.includes(id));
    },
  },
  /** Only ships are docked, and Deceptions with them: a line of none is in vain, one of some is for those. */
  idle(sight, args, _order, before) {
    const { field, view } = sight;
    const { units: named, at } = args;
    const hasShip = named.some((id) => isShip(counterOf(field, id)));
    const docks = (one: Counter): boolean => isShip(one) || (hasShip && isDeception(one));
    return [
      ...unfit(sight, named, before, docks, ['ear.no-ship-to-dock', '4.0']),
      ...only(field, named, docks).flatMap((id) => (at === undefined ? [] : notThere(view, id, at, before))),
      ...inStorm(view, [at, ...hexesOf(view, named)]),
      ...putsOff(sight, args, before),
      ...docksNobody(sight, args, before),
    ];
  },
  pertinent: (sight, { at }) => at !== undefined && isOwnPort(sight, at),
  /** Those that lie in a port stay in it. */
  *instances(sight) {
    for (const { from, ships } of fleets(sight)) {
      const docked = ships.filter((id) => sight.view.units[id]?.berth === 'port');
      if (docked.length > 0) yield [{ verb: 'DOCK', args: { units: docked, at: from } }];
    }
  },
});

type Docking = Meant & { readonly at: HexId | undefined };

/** A port that is not one's own yet, or more ships of a kind than the lines above leave there. */
function docksNobody(sight: Sight, args: Docking, before: readonly Order[]): readonly Diagnostic[] {
  const { at } = args;
  if (at === undefined || before.some((line) => line.when)) return [];
  if (!isOwnPort(sight, at)) return [warning('ear.not-your-port', '4.0', { hex: at, slot: 'at', now: true })];
  return fewer(sight, args, ownAt(asLeftBy(sight, before).view, at), at, '4.0');
}

/** Who lies in the port that a line names and is in no line of it would lie off; only Supplies feed them there (6.7). */
function putsOff({ field, view }: Sight, args: Docking, before: readonly Order[]): readonly Diagnostic[] {
  const here = Object.values(view.units).filter(({ hex }) => hex === args.at);
  if (args.who === 'all' && !args.except?.length) return [];
  const docked = here.filter(({ id, berth }) => berth === 'port' && isShip(counterOf(field, id))).map(({ id }) => id);
  const lines = [args, ...before.flatMap((line) => dock.read(line) ?? [])].filter(({ at }) => at === args.at);
  const staying = lines.flatMap((line) => chosen(field, line, docked) ?? []);
  const counters = docked.filter((id) => !staying.includes(id));
  if (counters.length === 0) return [];
  const fed = here.some(({ id }) => counterOf(field, id).kind === 'supplies');
  const facts = { hex: args.at ?? '', counters, fed, part: true };
  return [fed ? note('ear.puts-off', '4.0', facts) : warning('ear.puts-off', '6.7', facts)];
}
