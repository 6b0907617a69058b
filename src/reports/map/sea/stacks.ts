/** Where ports, stacks, stars, storms and wrecks of a sea chart stand: ports at their towns, all others as near as there is room. */
import type { SceneFleet, ScenePort, SceneStar, SeaScene } from '../../../engine/scene.ts';
import { boxAround, type Canvas, line, outlined } from '../canvas.ts';
import { sideOf } from '../counter.ts';
import { circle, compass, type Placed } from '../drawing.ts';
import type { Point } from '../hexes.ts';
import type { Placement } from '../placement.ts';
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

/** At their towns, or a little aside: off the number of their hex, and off a greater port. */
export function placePorts(scene: SeaScene, on: Plane, sizes: SeaSizes, placement: Placement): PlacedPort[] {
  return scene.ports
    .toSorted((a, b) => b.value - a.value)
    .flatMap((port) => {
      if (!isShown(port, on)) return [];
      const town = spot(on, port.at);
      const rings = [0, 0.15, 0.3, 0.5, 0.7, 0.9, 1.1, 1.3, 1.6, 2, 2.5].map((part) => part * sizes.port);
      const places = rings
        .flatMap((by) => around(town, by))
        .map((at) => ({ at, room: portRoom(scene, port, at, sizes.port) }));
      const found = placement.settle({ kind: 'sign', hex: port.hex, text: port.id }, places, 0);
      return found === null ? [] : [{ port, at: found.at }];
    });
}

/** Stacks at sea and ashore in the middle of their hex, then those in port beside their port. */
export function placeFleets(
  scene: SeaScene,
  on: Plane,
  sizes: SeaSizes,
  placement: Placement,
  ports: readonly PlacedPort[],
): PlacedFleet[] {
  const towns = new Map(ports.map(({ port, at }) => [port.hex, at]));
  const lies = ({ hex, berth }: SceneFleet): string => `${berth === 'port' ? 1 : 0} ${hex}`;
  return scene.fleets
    .filter((fleet) => isShown(fleet, on))
    .toSorted((a, b) => (lies(a) < lies(b) ? -1 : lies(a) > lies(b) ? 1 : 0))
    .flatMap((fleet) => {
      const w = fleet.berth === 'port' && !sizes.plain ? 0.92 * sizes.fleet : sizes.fleet;
      const town = fleet.berth === 'port' ? towns.get(fleet.hex) : undefined;
      const foot = town ?? hexCentre(on, fleet.hex);
      const others = ports.filter(({ port }) => port.hex !== fleet.hex);
      // Beside its port where both are whole; in the middle of its hex otherwise.
      const first = town === undefined ? 0 : 1.24 * sizes.port + (sizes.plain ? 0.53 : 0.74) * w;
      const near = town === undefined ? 0.6 * on.r : first + 0.15 * w;
      const step = Math.min(0.2 * on.r, 0.25 * w);
      const places = Array.from({ length: 40 }, (_, n) => around(foot, first + n * step))
        .flat()
        .map((at) => {
          const isOwn = town === undefined || others.every((other) => distance(at, town) <= distance(at, other.at));
          const isNear = isOwn && distance(at, foot) <= near;
          return { at, isOwn, room: fleetRoom(fleet, at, w, sizes.plain), ...(isNear ? {} : { leader: foot }) };
        });
      const tried = [...places.filter(({ isOwn }) => isOwn), ...places];
      const found = placement.settle({ kind: 'counter', hex: fleet.hex, text: `${fleet.height}` }, tried, 0);
      return found === null ? [] : [{ fleet, at: found.at, w, foot: found.leader ?? null }];
    });
}

/** At the edge of their hex, so that its middle is left to stacks; nearer to no other port than to the one fought for, if they may. */
export function placeStars(
  stars: readonly SceneStar[],
  ports: readonly PlacedPort[],
  on: Plane,
  half: number,
  placement: Placement,
): PlacedSign[] {
  return stars.flatMap(({ hex, label }) => {
    const own = ports.find(({ port }) => port.hex === hex)?.at ?? hexCentre(on, hex);
    const others = ports.filter(({ port }) => port.hex !== hex);
    const belongs = (at: Point): boolean => others.every((other) => distance(at, own) < distance(at, other.at));
    return outward({ kind: 'star', hex, text: label, belongs }, 0.7 * on.r, on, half, placement);
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

/** So far from the middle of its hex, else farther out; where it `belongs` first. */
function outward(
  thing: Pick<Placed, 'kind' | 'hex' | 'text'> & { readonly belongs?: (at: Point) => boolean },
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
  const found = placement.settle(thing, [...places.filter(({ at }) => thing.belongs?.(at)), ...places], 0);
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
