/** Who stands where when the war begins, and where bought counters and ships from the other sea come on the map (2, 3, 4, 17). */
import { distance } from '../../../places/hex/grid.ts';
import { question } from '../acts/act.ts';
import { roomOf } from '../doctrine/purchases.ts';
import { byMost, homePorts, type Staff, shipsAt } from '../doctrine/staff.ts';
import type { CounterId, Field, HexId, PortId, Side } from '../field.ts';
import { one, row, type Teller } from '../put.ts';
import type { Abouts, Answers } from '../questions.ts';
import { counterOf, enemyOf } from '../units.ts';

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
    options: (advised, { field, side, about }) => [advised, foremost(field, side, about)],
    labels: ['answer.richest', 'answer.foremost'],
    rows: (telling) => [
      ...row(telling, 'garrisons', withWorth(telling, telling.about.counters)),
      ...row(telling, 'ports', withWorth(telling, telling.about.ports)),
    ],
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
  question({
    kind: 'isidro-box',
    merge: 'last',
    doctrine: (staff) => staff().tuning.isidro.box,
    options: (advised, { need }) => (need.space.kind === 'one' ? need.space.of.map(Number) : [advised]),
    /** A box with the faces of the die that bring her there: below its number. */
    words(box, { say, field }) {
      const faces = Math.min(box - 1, field.tables.dice.sides);
      return say('answer.box', { n: box, faces, sure: faces === field.tables.dice.sides });
    },
    rows(telling) {
      const { counter, hex } = telling.field.tables.isidro;
      const gun = telling.field.counters.get(counter)?.gun ?? 0;
      return row(telling, 'isidro', telling.say('put.isidro.ship', { gun, hex }));
    },
  }),
];

/** Ships where the fleet lies, others where there is room. */
function places(staff: Staff, { counters, hexes }: Abouts['place']): Answers['place'] {
  const ports = byMost(
    homePorts(staff).filter(({ hex }) => hexes.includes(hex)),
    ({ hex, value }) => shipsAt(staff, hex).length * staff.tuning.berths.ship + value,
  );
  const room = roomOf(staff);
  const made: Record<CounterId, HexId> = {};
  for (const id of counters) {
    const port = ports.find(({ hex }) => room.take(counterOf(staff.field, id), hex));
    if (port) made[id] = port.hex;
  }
  return made;
}

/** The strongest soldiers in the ports that lie nearest to those of the enemy. */
function foremost(field: Field, side: Side, about: Abouts['setup-garrison']): Answers['setup-garrison'] {
  const hostile = [...field.ports.values()].filter(({ flag }) => flag === enemyOf(side));
  const reach = (id: PortId): number =>
    Math.min(...hostile.map(({ hex }) => distance(field.grid, hex, field.ports.get(id)?.hex ?? hex)));
  const ports = byMost(about.ports, (id) => -reach(id));
  const soldiers = byMost(about.counters, (id) => field.counters.get(id)?.land ?? 0);
  return Object.fromEntries(soldiers.map((id, n) => [id, ports[n] ?? '']));
}

/** Soldiers with their land values, ports with what they are worth, the greatest first. */
function withWorth(teller: Teller, ids: readonly string[]): string {
  const { counters, ports } = teller.field;
  const worth = (id: string): number => counters.get(id)?.land ?? ports.get(id)?.value ?? 0;
  const told = byMost(ids, worth).map((id) => teller.say('put.worth', { name: one(teller, id), worth: worth(id) }));
  return teller.say.list(told);
}
