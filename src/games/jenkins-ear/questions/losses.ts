/** Who is lost, of one's own and of the enemy's; in which order captured ports are thrown for (12 to 14, 16, 24, 29, 31 to 34). */
import { question } from '../acts/act.ts';
import { leastMissed, leastMissedAshore, needed } from '../doctrine/missed.ts';
import { byMost, costOf, type Staff } from '../doctrine/staff.ts';
import type { FaceId, PortId } from '../field.ts';
import { one } from '../put.ts';
import type { StackKey } from '../state.ts';

export const losses = [
  question({
    kind: 'sea-victims-enemy',
    merge: 'last',
    doctrine: (staff, { count, ships }) => byMost(ships, (id) => costOf(staff(), id)).slice(0, count),
  }),
  question({
    kind: 'sea-victims-own',
    merge: 'list',
    doctrine: (staff, { count, ships }) => leastMissed(staff(), ships).slice(0, count),
  }),
  ...(['disease-victim', 'supply-victim'] as const).map((kind) =>
    question({ kind, merge: 'list', doctrine: (staff, { counters }) => leastMissed(staff(), counters)[0] }),
  ),
  ...(['overstack-victims', 'naval-losses'] as const).map((kind) =>
    question({
      kind,
      merge: 'list',
      doctrine: (staff, { count, counters }) => leastMissed(staff(), counters).slice(0, count),
    }),
  ),
  question({
    kind: 'land-losses',
    merge: 'list',
    doctrine: (staff, { count, counters }) => leastMissedAshore(staff(), counters).slice(0, count),
  }),
  question({
    kind: 'fortunes-victim',
    merge: 'last',
    doctrine: (staff, { tops }) =>
      byMost(Object.keys(tops), (key) => frontWorth(staff(), tops[key] ?? '') + holdWorth(staff(), key))[0],
    /** The topmost counter of a stack, and where it lies. */
    words: (key, telling) =>
      telling.say('answer.at', { units: one(telling, telling.about.tops[key] ?? key), place: one(telling, key) }),
  }),
  question({
    kind: 'succession-victim',
    merge: 'list',
    doctrine: (staff, { counters }) => byMost(leastMissed(staff(), counters), (id) => -needed(staff(), id))[0],
  }),
  question({
    kind: 'victory-order',
    merge: 'list',
    doctrine: (staff, { ports }) => byMost(ports, (id) => chanceOf(staff(), id))[0],
  }),
];

function frontWorth({ field, tuning }: Staff, face: FaceId): number {
  const { front } = tuning;
  const { gun, land, navalTactics, landTactics, cannonade } = field.faces.get(face) ?? {};
  return (
    front.gun * (gun ?? 0) +
    front.land * (land ?? 0) +
    front.tactics * ((navalTactics ?? 0) + (landTactics ?? 0)) +
    front.cannonade * (cannonade ?? 0)
  );
}

/** What falls with a counter that lies alone in a port. */
function holdWorth({ field, tuning, view }: Staff, key: StackKey): number {
  const { hex = '', berth, height } = view.stacks[key] ?? {};
  return height === 1 && berth === 'port' ? tuning.front.alone * (field.hexes.get(hex)?.port?.value ?? 0) : 0;
}

/** Faces of the die that win by this port. */
function chanceOf({ field, view }: Staff, id: PortId): number {
  const port = field.ports.get(id);
  if (!port) return 0;
  const { side, over, route } = field.tables.victory;
  const open = port.routes.filter((other) => field.ports.get(other)?.flag === over && view.ports[other] !== side);
  return port.value - route * open.length;
}
