/** RETREAT: where the beaten go (9.1, 9.2). */
import { AS_STAFF } from '../../../acts/act.ts';
import { note } from '../../../acts/against.ts';
import { type Args, choice, optional, places } from '../../../acts/slots.ts';
import { distance } from '../../../places/hex/grid.ts';
import { byMost } from '../doctrine/staff.ts';
import type { HexId } from '../field.ts';
import { type AskedOf, act } from './act.ts';
import { TO } from './words.ts';

const slots = {
  toward: optional(
    choice({
      back: ['back', 'arrière', 'atrás'],
      port: ['port', 'home', 'nearest port', 'puerto'],
      away: ['away', 'from the enemy', 'loin', 'lejos'],
    }),
  ),
  to: optional(places({ after: TO })),
};

export const retreat = act({
  id: 'RETREAT',
  words: { en: ['retreat', 'draw off'], fr: ['retraiter', 'se retirer', 'retraite'], es: ['retirar', 'retirarse'] },
  slots,
  calls: [],
  standing: true,
  subject: ['to'],
  example: 'STANDING RETREAT port',
  says: {
    'naval-retreat': (args, asked) => goal(args, asked, asked.about.from),
    'land-retreat': (args, asked) => goal(args, asked, null),
  },
  idle: (_sight, { toward, to }) => (toward === 'port' || to.length > 0 ? [note('ear.one-hex', '9.1')] : []),
});

/** The first of the hexes it names; else back, where they came that way, to a port, or away from the enemy. */
function goal(
  { toward, to }: Args<typeof slots>,
  { field, view, side, need }: AskedOf<'naval-retreat' | 'land-retreat'>,
  from: HexId | null,
): HexId | typeof AS_STAFF | undefined {
  if (need.space.kind !== 'one') return undefined;
  const hexes = need.space.of.map(String);
  const named = to.find((hex) => hexes.includes(hex));
  if (named !== undefined) return named;
  // Where there is none of them, every hex is as good.
  const nearest = (others: readonly HexId[]) => (hex: HexId) =>
    others.length === 0 ? 0 : Math.min(...others.map((other) => distance(field.grid, hex, other)));
  const ports = [...field.ports.values()].filter(({ id }) => view.ports[id] === side).map(({ hex }) => hex);
  const enemies = Object.values(view.stacks).flatMap((stack) => (stack.side === side ? [] : [stack.hex]));
  if (toward === 'back') return from ?? AS_STAFF;
  if (toward === 'port') return byMost(hexes, (hex) => -nearest(ports)(hex))[0];
  return toward && byMost(hexes, nearest(enemies))[0];
}
