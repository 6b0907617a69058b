/** EMBARK: land counters put aboard a ship in the same seaport (7.3). */
import { unit } from '../../../acts/slots.ts';
import { embark as goAboard } from '../cargo.ts';
import { fleets } from '../doctrine/voyages.ts';
import { coverUp } from '../fog.ts';
import { takePorts } from '../ports.ts';
import { countedIn } from '../stock.ts';
import { act } from './act.ts';
import { COUNT, kindOf, ON, UNITS } from './words.ts';

export const embark = act({
  id: 'EMBARK',
  words: {
    en: ['embark', 'carry', 'load'],
    fr: ['embarquer', 'charger', 'transporter'],
    es: ['embarcar', 'cargar', 'transportar'],
  },
  slots: {
    units: UNITS,
    count: COUNT,
    kind: kindOf('soldiers', 'grenadiers', 'cannons', 'heavy-guns', 'supplies', 'leaders'),
    on: unit({ after: [...ON, 'in', 'dans', 'en'] }),
  },
  calls: ['movement'],
  example: 'EMBARK soldiers-start ON merchant-1',
  says: {
    carry: (args, { field, about }) => {
      const named = args.units.filter((id) => about.counters.includes(id));
      const going = [...new Set([...named, ...countedIn(field, args, about.counters)])];
      if (going.length === 0 || !about.ships.includes(args.on)) return undefined;
      return Object.fromEntries(going.map((id) => [id, args.on]));
    },
  },
  *play(phase, args, order) {
    yield* [];
    const failed = goAboard(phase, args, order);
    takePorts(phase.board);
    coverUp(phase.board);
    return failed;
  },
  *instances(sight) {
    for (const { ships, troops } of fleets(sight))
      for (const on of ships) yield [{ verb: 'EMBARK', args: { units: troops.slice(0, 1), on } }];
  },
});
