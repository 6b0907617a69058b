/** LAND: who goes ashore (7.3). */
import { note, warning } from '../../../acts/against.ts';
import { choice, optional, units } from '../../../acts/slots.ts';
import type { Diagnostic } from '../../../engine/contract.ts';
import { landings } from '../doctrine/voyages.ts';
import type { HexId } from '../field.ts';
import { stockWords } from '../kind-words.ts';
import { countingOf } from '../stacking.ts';
import { counterOf, hexOf, isShip, seaportIn } from '../units.ts';
import { unlanded } from '../unlanded.ts';
import { ownAt } from '../view.ts';
import { act, type Sight } from './act.ts';
import { inStorm } from './against.ts';
import { boughtIn } from './bought.ts';
import { chosen, isFor, type Meant } from './chosen.ts';
import { asLeftBy } from './move.ts';
import { fewer, unfit } from './unfit.ts';
import { allOrNone, COUNT, EXCEPT, HEX, kindOf, UNITS } from './words.ts';

export const land = act({
  id: 'LAND',
  words: { en: ['land', 'disembark'], fr: ['débarquer', 'descendre'], es: ['desembarcar'] },
  slots: {
    units: UNITS,
    count: COUNT,
    who: optional(choice({ ...allOrNone, soldiers: stockWords.soldiers })),
    kind: kindOf('grenadiers', 'cannons', 'heavy-guns', 'supplies', 'leaders'),
    also: kindOf('cannons', 'heavy-guns', 'supplies', 'leaders'),
    except: optional(units({ after: EXCEPT })),
    at: HEX,
  },
  calls: [],
  standing: true,
  example: 'LAND soldiers AT porto bello',
  says: {
    land: (args, { field, about }) => (isFor(args.at, about.hex) ? chosen(field, args, about.counters) : undefined),
  },
  idle(sight, args, _order, before) {
    const then = asLeftBy(sight, before);
    const strange = unfit(sight, args.units, before, (one) => !isShip(one), ['ear.ships-stay-afloat', '7.3']);
    return [
      ...(strange.length > 0 ? strange : unlanded(sight, args, before, boughtIn(sight, before), then.view)),
      ...inStorm(sight.view, [args.at]),
      ...landed(then, args),
    ];
  },
  *instances(sight) {
    const soldiersTo = (hex: HexId) => ({ verb: 'LAND', args: { who: 'soldiers', at: hex } });
    for (const hex of offPorts(sight)) yield [soldiersTo(hex)];
    for (const landing of landings(sight)) yield [landing, soldiersTo(landing.args.to)];
  },
});

/** Those who would go ashore, aboard there by then: leaders whom nobody named, and more than the port has room for (4.0). */
function landed({ field, view }: Sight, args: Meant & { readonly at: HexId | undefined }): readonly Diagnostic[] {
  if (args.at === undefined) {
    const laden = Object.values(view.units).flatMap(({ id, aboard }) => (aboard === null ? [] : [id]));
    return fewer({ field }, args, laden, undefined, '7.3');
  }
  const port = seaportIn(hexOf(field, args.at));
  if (port === null) return [];
  const aboard = ownAt(view, port.hex, true);
  const going = chosen(field, args, aboard) ?? [];
  const leaders = going.filter((id) => counterOf(field, id).kind === 'leader');
  const n = countingOf(field, [...ownAt(view, port.hex, false), ...going], 'land').length;
  const over = n - port.value;
  return [
    ...(aboard.length > 0 ? fewer({ field }, args, aboard, port.hex, '7.3') : []),
    ...(args.who === 'all' && leaders.length > 0
      ? [note('ear.leaders-land', '7.3', { counters: leaders, n: leaders.length })]
      : []),
    ...(going.length > 0 && over > 0
      ? [warning('ear.crowded-out', '4.5', { hex: port.hex, over, n, part: true })]
      : []),
  ];
}

/** Ports to take off which Soldiers lie aboard. */
function offPorts({ field, view, side }: Sight): readonly HexId[] {
  const laden = Object.values(view.units).flatMap(({ id, hex, aboard }) =>
    hex !== null && aboard !== null && counterOf(field, id).kind === 'soldiers' ? [hex] : [],
  );
  return [...new Set(laden)].filter((hex) => {
    const port = field.hexes.get(hex)?.port;
    return port && !port.nameOnly && view.ports[port.id] !== side && !view.storms.includes(hex);
  });
}
