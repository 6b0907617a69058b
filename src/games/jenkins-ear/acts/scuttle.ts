/** SCUTTLE: Spanish ships sunk in a seaport of theirs to bar a harbour (11.7). */
import { never, note, warning } from '../../../acts/against.ts';
import type { Order } from '../../../engine/contract.ts';
import type { CounterId } from '../field.ts';
import { counterOf, isShip } from '../units.ts';
import type { EarView } from '../view.ts';
import { act } from './act.ts';
import { now } from './against.ts';
import { chosen } from './chosen.ts';
import { land } from './land.ts';
import { asLeftBy } from './move.ts';
import { UNITS, WHO } from './words.ts';

export const scuttle = act({
  id: 'SCUTTLE',
  words: { en: ['scuttle', 'sink'], fr: ['saborder', 'couler'], es: ['barrenar', 'hundir'] },
  slots: { units: UNITS, who: WHO },
  calls: ['movement'],
  standing: true,
  example: 'SCUTTLE sp-africa',
  says: { scuttle: (args, { field, about }) => chosen(field, args, about.ships) },
  /** Ships in a port of ours, as many as may still be sunk in this war; each with what her wreck needs to bar the harbour. */
  idle(sight, { units }, _order, before) {
    const { field, view, side } = sight;
    const { scuttling } = field.tables;
    if (side !== scuttling.side) return [never('ear.not-to-scuttle', '11.7')];
    if (units.length === 0) return [];
    const left = scuttling.most - view.scuttles;
    if (left <= 0) return [never('ear.scuttles-left', '11.7', { left: 0 })];
    const then = asLeftBy(sight, before).view.units;
    const portOf = (id: CounterId) => field.hexes.get(then[id]?.hex ?? '')?.port ?? null;
    const isHome = (id: CounterId): boolean => portOf(id) !== null && view.ports[portOf(id)?.id ?? ''] === side;
    const sunk = units.filter((id) => isShip(counterOf(field, id)) && isHome(id));
    const all = new Set([...before.flatMap((line) => scuttle.read(line)?.units ?? []), ...sunk]);
    const lying = units.filter((id) => !sunk.includes(id)).map((id) => now('ear.not-docked', '11.7', id));
    if (all.size > left) return [...lying, warning('ear.scuttles-left', '11.7', { left, now: true, part: true })];
    const laden = sunk.filter((id) => isLadenAfter(view, before, id)).map((id) => now('ear.laden', '11.7', id));
    const odds = (id: string) => ({ counter: id, hex: portOf(id)?.hex ?? '', gun: counterOf(field, id).gun ?? 0 });
    return [...lying, ...laden, ...sunk.map((id) => note('ear.scuttle-odds', '11.7', odds(id)))];
  },
});

/** Has she troops aboard that no line above lands? */
function isLadenAfter({ units }: EarView, before: readonly Order[], id: CounterId): boolean {
  const aboard = Object.values(units).filter((unit) => unit.aboard === id);
  const landings = before.flatMap((line) => land.read(line) ?? []);
  return aboard.some((unit) => !landings.some((one) => one.units.length === 0 || one.units.includes(unit.id)));
}
