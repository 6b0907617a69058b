/** Who stands where when the war begins, and where bought counters and ships from the other sea come on the map (2, 3, 4, 17). */
import { question } from '../acts/act.ts';
import { byMost, homePorts, roomAt, type Staff, shipsAt } from '../doctrine/staff.ts';
import type { CounterId, HexId, PortId } from '../field.ts';
import type { Abouts, Answers } from '../questions.ts';
import { counts } from '../stacking.ts';
import { counterOf, isDeception, isShip } from '../units.ts';

export const setUp = [
  question({
    kind: 'setup-garrison',
    merge: 'entries',
    /** The strongest soldiers into the most valuable ports. */
    doctrine(staff, { counters, ports }) {
      const { field } = staff();
      const best = byMost(counters, (id) => counterOf(field, id).land ?? 0);
      const rich = byMost(ports, (id) => field.ports.get(id)?.value ?? 0);
      return Object.fromEntries(best.map((id, n) => [id, rich[n] as PortId]));
    },
    /** Whoever would have stood there goes where the one named would have. */
    fill(said, advised, { about }) {
      const made: Record<CounterId, PortId> = { ...advised() };
      for (const [unit, port] of Object.entries(said)) {
        const other = about.counters.find((id) => made[id] === port);
        const own = made[unit];
        if (other !== undefined && own !== undefined) made[other] = own;
        made[unit] = port;
      }
      return made;
    },
  }),
  question({
    kind: 'place',
    merge: 'entries',
    doctrine: (staff, about) => places(staff(), about),
    fill: (said, advised) => ({ ...advised(), ...said }),
  }),
  question({
    kind: 'arrive-other-sea',
    merge: 'entries',
    /** All of them together. */
    doctrine(_staff, { ships }, { space }) {
      if (space.kind !== 'judged') return undefined;
      const hexes = space.sample(() => 0) as Readonly<Record<CounterId, HexId>>;
      const first = hexes[ships[0] ?? ''];
      return first === undefined ? undefined : Object.fromEntries(ships.map((id) => [id, first]));
    },
    fill: (said, advised) => ({ ...advised(), ...said }),
  }),
  question({ kind: 'isidro-box', merge: 'last', doctrine: (staff) => staff().tuning.isidro.box }),
];

/** Ships where the fleet lies, others where there is room. */
function places(staff: Staff, { counters, hexes }: Abouts['place']): Answers['place'] {
  const ports = byMost(
    homePorts(staff).filter(({ hex }) => hexes.includes(hex)),
    ({ hex, value }) => shipsAt(staff, hex).length * staff.tuning.berths.ship + value,
  );
  const left = new Map<string, number>();
  const made: Record<CounterId, HexId> = {};
  for (const id of counters) {
    const counter = counterOf(staff.field, id);
    const of = isShip(counter) ? 'ships' : 'land';
    const port = ports.find((one) => {
      if (isDeception(counter) || !counts(staff.field, counter)) return true;
      return (left.get(`${one.hex}/${of}`) ?? roomAt(staff, one, of)) > 0;
    });
    if (!port) continue;
    const key = `${port.hex}/${of}`;
    if (counts(staff.field, counter)) left.set(key, (left.get(key) ?? roomAt(staff, port, of)) - 1);
    made[id] = port.hex;
  }
  return made;
}
