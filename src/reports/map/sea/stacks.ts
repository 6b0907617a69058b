/** Where ports, stacks, stars, storms and wrecks of a sea chart stand: ports at their towns, all others as near as there is room. */
import { oncePer } from '../../../engine/once.ts';
import type { SceneFleet, ScenePort, SeaScene } from '../../../engine/scene.ts';
import { boxAround, type Canvas, line, outlined, overlap } from '../canvas.ts';
import { sideOf } from '../counter.ts';
import { type Box, circle, compass, type Placed } from '../drawing.ts';
import { columnOf, hexAt, type Point, rowOf } from '../hexes.ts';
import type { Placement } from '../placement.ts';
import { type Berth, beadsOf, berthsBeside, berthsIn, depthIn, type Laid } from './berths.ts';
import { hexCentre, type Plane, spot, within } from './plane.ts';
import { fleetRoom, portRoom } from './signs.ts';
import type { SeaSizes } from './sizes.ts';

export interface PlacedPort {
  readonly port: ScenePort;
  readonly at: Point;
}

export interface PlacedFleet {
  readonly fleet: SceneFleet;
  readonly at: Point;
  readonly w: number;
  /** Its place on the chart, where it stands too far off to be understood without a line. */
  readonly foot: Point | null;
}

/** A star, a storm or a wreck. */
export interface PlacedSign {
  readonly text: string;
  readonly at: Point;
}

/** Hexes whose middle is in the picture belong to it, with all that lies in them. */
const isShown = ({ hex }: { readonly hex: string }, on: Plane): boolean =>
  within(hexCentre(on, hex), on.window, -0.3 * on.r);

/** What ports and stacks are laid on: a chart, its sizes, and the room of every number that it has, by hex. */
export interface Ground {
  readonly scene: SeaScene;
  readonly on: Plane;
  readonly sizes: SeaSizes;
  readonly numbers: ReadonlyMap<string, Box>;
  /** Room of the courses, which a stack that has to lie beside its hex keeps off. */
  readonly ways: readonly Box[];
}

/** At their towns, or a little aside: off the number of their hex, off a greater port, and so that stacks of their hex have room in it. */
export function placePorts(ground: Ground, placement: Placement): PlacedPort[] {
  const { scene, on, sizes } = ground;
  return scene.ports
    .toSorted((a, b) => b.value - a.value)
    .flatMap((port) => {
      if (!isShown(port, on)) return [];
      const town = spot(on, port.at);
      const rings = [0, 0.15, 0.3, 0.5, 0.7, 0.9, 1.1, 1.3, 1.6, 2, 2.5].map((part) => part * sizes.port);
      const places = rings
        .flatMap((by) => around(town, by))
        .map((at) => ({ at, room: portRoom(scene, port, at, sizes.port) }));
      const what = { kind: 'sign' as const, hex: port.hex, text: port.id };
      const found = placement.settle(what, [...withRoom(ground, port, places), ...places], 0);
      return found === null ? [] : [{ port, at: found.at }];
    });
}

/** A place that is open only where its surroundings allow it. */
type Open<T> = T & { readonly isOpen?: (placement: Placement) => boolean };

type PortPlace = { readonly at: Point; readonly room: Box };

/** The places of a port that leave all stacks of its hex room in it, then those that leave it to stacks at sea. */
function withRoom(ground: Ground, port: ScenePort, places: readonly PortPlace[]) {
  const { scene, on, sizes } = ground;
  if (sizes.plain) return [];
  const here = scene.fleets.filter(({ hex }) => hex === port.hex).toSorted(atSeaFirst);
  const atSea = here.filter(({ berth }) => berth !== 'port');
  const middle = hexCentre(on, port.hex);
  const inHex = places.filter(({ at }) => depthIn(middle, on.r, at) >= 0.5 * sizes.port);
  const berths = oncePer((fleet: SceneFleet) => [...atSeaIn(ground, fleet)]);
  return [here, atSea]
    .filter(({ length }) => length > 0)
    .flatMap((guests) =>
      inHex.map((place) => ({
        ...place,
        isOpen: (placement: Placement): boolean => {
          const trial = placement.copy();
          trial.take('sign', port.hex, port.id, place.room);
          return guests.every((fleet) => {
            const inside = fleet.berth === 'port' ? berthsAt(ground, fleet, place.at) : berths(fleet);
            return trial.settle({ kind: 'counter', hex: fleet.hex, text: '' }, inside, 0) !== null;
          });
        },
      })),
    );
}

const atSeaFirst = (a: SceneFleet, b: SceneFleet): number =>
  (a.berth === 'port' ? 1 : 0) - (b.berth === 'port' ? 1 : 0);

/** Rooms of the numbers of a hex and of all so many columns and rows off. */
function numbersNear({ numbers }: Ground, hex: string, off: number): Box[] {
  const near: Box[] = [];
  for (let column = columnOf(hex) - off; column <= columnOf(hex) + off; column++)
    for (let row = rowOf(hex) - off; row <= rowOf(hex) + off; row++) {
      const number = numbers.get(hexAt(column, row));
      if (number) near.push(number);
    }
  return near;
}

const widthOf = ({ berth }: SceneFleet, { fleet, plain }: SeaSizes): number =>
  berth === 'port' && !plain ? 0.92 * fleet : fleet;

function laid({ on, sizes }: Ground, fleet: SceneFleet, foot: Point): Laid {
  const w = widthOf(fleet, sizes);
  const roomAt = (at: Point): Box => fleetRoom(fleet, at, w, sizes.plain);
  return { roomAt, w, middle: hexCentre(on, fleet.hex), foot };
}

/** Places of a stack at sea or ashore in its hex. */
function atSeaIn(ground: Ground, fleet: SceneFleet): Iterable<Berth> {
  const middle = hexCentre(ground.on, fleet.hex);
  return berthsIn(laid(ground, fleet, middle), ground.on, numbersNear(ground, fleet.hex, 1));
}

/** Places of a stack in port beside its port, inside the hex of both. */
function berthsAt(ground: Ground, fleet: SceneFleet, town: Point): Berth[] {
  const { on, sizes } = ground;
  const { roomAt, w, middle } = laid(ground, fleet, town);
  const numbers = numbersNear(ground, fleet.hex, 1);
  const off = besidePort(sizes, w);
  return [off, off + 0.12 * w]
    .flatMap((by) => around(town, by))
    .filter((at) => depthIn(middle, on.r, at) > 0.1 * w)
    .map((at) => ({ at, room: roomAt(at) }))
    .filter(({ room }) => numbers.every((number) => overlap(number, room) === 0));
}

/** How far from its port the middle of a stack lies, so that both are whole. */
const besidePort = ({ port, plain }: SeaSizes, w: number): number => 1.24 * port + (plain ? 0.53 : 0.74) * w;

/** Stacks that lie in the seaport beside it, those at sea or ashore in the middle of their hex. */
export function placeFleets(
  ground: Ground,
  { berth, ports }: { readonly berth: SceneFleet['berth']; readonly ports: readonly PlacedPort[] },
  placement: Placement,
): PlacedFleet[] {
  const { scene, on, sizes } = ground;
  const towns = new Map(ports.map(({ port, at }) => [port.hex, at]));
  // Hexes with a port have least room: theirs come first.
  const lies = ({ hex }: SceneFleet): string => `${towns.has(hex) ? 0 : 1} ${hex}`;
  return scene.fleets
    .filter((fleet) => fleet.berth === berth && isShown(fleet, on))
    .toSorted((a, b) => (lies(a) < lies(b) ? -1 : lies(a) > lies(b) ? 1 : 0))
    .flatMap((fleet, n, here) => {
      const town = berth === 'port' ? towns.get(fleet.hex) : undefined;
      const what = { kind: 'counter' as const, hex: fleet.hex, text: `${fleet.height}` };
      const others = ports.filter(({ port }) => port.hex !== fleet.hex).map(({ at }) => at);
      const mates = here.slice(n + 1).filter(({ hex }) => hex === fleet.hex);
      const found = placement.settle(what, berthsOf(ground, placement, { fleet, mates, town, others }), 0);
      if (found === null) return [];
      const { at, room, leader: foot = null } = found;
      if (foot !== null && town === undefined) placement.avoid(beadsOf(foot, { at, room }, on.r));
      return [{ fleet, at, w: widthOf(fleet, sizes), foot }];
    });
}

/** A stack to be placed, those that its hex has yet to hold, the port it lies in, and all others. */
interface Guest {
  readonly fleet: SceneFleet;
  readonly mates: readonly SceneFleet[];
  readonly town: Point | undefined;
  readonly others: readonly Point[];
}

/** Places in its hex that leave every other stack there a place in it too. */
function* roomFor(ground: Ground, fleet: SceneFleet, mates: readonly SceneFleet[]): Iterable<Open<Berth>> {
  const berths = mates.map((mate) => ({ mate, places: [...atSeaIn(ground, mate)] }));
  for (const place of atSeaIn(ground, fleet))
    yield {
      ...place,
      isOpen: (placement) => {
        const trial = placement.copy();
        trial.take('counter', fleet.hex, '', place.room);
        return berths.every(({ mate, places }) =>
          trial.settle({ kind: 'counter', hex: mate.hex, text: '' }, places, 0),
        );
      },
    };
}

/** All places of a stack, the best first. */
function* berthsOf(ground: Ground, placement: Placement, { fleet, mates, town, others }: Guest): Iterable<Open<Berth>> {
  const { on, sizes } = ground;
  const middle = hexCentre(on, fleet.hex);
  const foot = town ?? middle;
  const stack = laid(ground, fleet, foot);
  const { w } = stack;
  const numbers = numbersNear(ground, fleet.hex, 3);
  if (!sizes.plain && town !== undefined) yield* berthsAt(ground, fleet, town);
  if (!sizes.plain && town === undefined) {
    if (mates.length > 0) yield* roomFor(ground, fleet, mates);
    yield* atSeaIn(ground, fleet);
    yield* berthsBeside(stack, on, { numbers: [...numbers, ...ground.ways], placement });
    yield* berthsBeside(stack, on, { numbers, placement });
  }
  // Beside its port where both are whole; in the middle of its hex otherwise.
  const first = town === undefined ? 0 : besidePort(sizes, w);
  const near = town === undefined ? 0.6 * on.r : first + 0.15 * w;
  const step = Math.min(0.2 * on.r, 0.25 * w);
  const isOwn = (at: Point): boolean =>
    town === undefined || others.every((other) => distance(at, town) <= distance(at, other));
  const ring = (n: number): Berth[] => around(foot, first + n * step).map((at) => ({ at, room: stack.roomAt(at) }));
  const reach = Math.floor((near - first) / step + 1e-9);
  for (let n = 0; n <= reach; n++)
    yield* ring(n).filter(({ at, room }) => isOwn(at) && numbers.every((number) => overlap(number, room) === 0));
  for (let n = 0; n < RINGS; n++)
    for (const place of ring(n)) if (isOwn(place.at)) yield n <= reach ? place : { ...place, leader: foot };
  for (let n = 0; n < RINGS; n++) for (const place of ring(n)) yield { ...place, leader: foot };
}

/** How many rings of places are tried round a port, or round the middle of a hex. */
const RINGS = 40;

/** At the edge of their hex, so that its middle is left to stacks; nearer to no other port than to the one fought for, if they may. */
export function placeStars(
  { scene: { stars }, on, ways }: Ground,
  ports: readonly PlacedPort[],
  half: number,
  placement: Placement,
): PlacedSign[] {
  return stars.flatMap(({ hex, label }) => {
    const own = ports.find(({ port }) => port.hex === hex)?.at ?? hexCentre(on, hex);
    const others = ports.filter(({ port }) => port.hex !== hex);
    const belongs = (at: Point): boolean => others.every((other) => distance(at, own) < distance(at, other.at));
    const isBeside = (at: Point): boolean => belongs(at) && !ways.some((way) => within(at, way, half));
    return outward({ kind: 'star', hex, text: label, better: [isBeside, belongs] }, 0.7 * on.r, on, half, placement);
  });
}

/** In the middle of their hexes. */
export function placeSigns(
  hexes: readonly string[],
  text: string,
  on: Plane,
  half: number,
  placement: Placement,
): PlacedSign[] {
  return hexes.flatMap((hex) => outward({ kind: 'sign', hex, text }, 0, on, half, placement));
}

/** So far from the middle of its hex, else farther out; where it stands `better` first. */
function outward(
  thing: Pick<Placed, 'kind' | 'hex' | 'text'> & { readonly better?: readonly ((at: Point) => boolean)[] },
  from: number,
  on: Plane,
  half: number,
  placement: Placement,
): PlacedSign[] {
  const middle = hexCentre(on, thing.hex);
  if (!within(middle, on.window)) return [];
  const places = Array.from({ length: 24 }, (_, n) => around(middle, from + 0.3 * n * half))
    .flatMap((ring) => ring.toReversed())
    .map((at) => ({ text: thing.text, at, room: boxAround(at, half) }));
  const better = (thing.better ?? []).flatMap((isBetter) => places.filter(({ at }) => isBetter(at)));
  const found = placement.settle(thing, [...better, ...places], 0);
  return found === null ? [] : [found];
}

/** A stack that found no room where it lies points there. */
export function drawPointer(sheet: Canvas, scene: SeaScene, { fleet, at, foot }: PlacedFleet, thick: number): void {
  if (foot === null) return;
  const { arrow: color } = sideOf(scene, fleet.side);
  const way = [0, ...foot, 1, ...at];
  line(sheet, way, { color: 'FFFFFF', width: 2.4 * thick, round: true });
  line(sheet, way, { color, width: thick, round: true });
  outlined(sheet, circle(...foot, 2.2 * thick), color, { color: 'FFFFFF', width: 0.8 * thick });
}

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2);

/** Sixteen points round another, those beside it first; the point alone where they would all be it. */
function around([x, y]: Point, by: number): Point[] {
  if (by === 0) return [[x, y]];
  return RING.map(([dx, dy]): Point => [x + dx * by, y + dy * by]);
}

const RING: readonly Point[] = [4, 12, 8, 0, 6, 10, 2, 14, 5, 11, 3, 13, 7, 9, 1, 15].map((n) => compass[n] as Point);
