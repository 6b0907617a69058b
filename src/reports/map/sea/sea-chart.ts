/** The chart of a war at sea: ports, fleets, courses. */
import type { SeaScene } from '../../../engine/scene.ts';
import { sideOf } from '../counter.ts';
import { isWithin, spanOf } from '../frames.ts';
import type { DrawOptions, MapKind, MapPiece, MapStack, MapView } from '../kind.ts';
import { drawSeaFrame, drawSeaHalf, drawSeaWhole, seaSpans } from './chart.ts';

/** Where most ports lie comes first. */
const HALVES = ['east', 'west'] as const;

export const seaChart: MapKind<SeaScene> = {
  views(scene) {
    const parts = seaSpans(scene).map(({ title, alt }, frame): MapView => ({ frame, title, alt, isPlan: false }));
    const halves = HALVES.map((frame): MapView => ({ frame, title: null, alt: scene.alt, isPlan: false }));
    return [...parts, ...halves];
  },
  draw(scene, { frame = 0, width, least = 0 }) {
    if (frame === 'east' || frame === 'west') return drawSeaHalf(scene, frame, width);
    const part = partOf(scene, frame);
    return part === undefined ? drawSeaWhole(scene, width) : drawSeaFrame(scene, part, width, least);
  },
  pieces,
  stacks,
  typed,
};

/** A part by its number, or the first that holds all of some hexes. */
function partOf(scene: SeaScene, frame: NonNullable<DrawOptions['frame']>) {
  if (typeof frame === 'string') return undefined;
  const parts = seaSpans(scene);
  if (typeof frame === 'number') return parts[frame];
  const asked = spanOf(frame);
  return asked === null ? undefined : parts.find(({ span }) => isWithin(asked, span));
}

function pieces(scene: SeaScene): ReadonlyMap<string, MapPiece> {
  const found = new Map<string, MapPiece>();
  const ports = new Map(scene.ports.map(({ hex, name }) => [hex, `${name} (${hex})`]));
  for (const { hex, side, top, height, content } of scene.fleets) {
    const place = ports.get(hex) ?? hex;
    // Counters of one name are told apart by their number among them.
    for (const name of content ?? [height > 1 ? `${top} +${height - 1}` : top])
      found.set(freeKey(found, `${side} ${name}`), { name, side: sideOf(scene, side).label, place, strength: null });
  }
  return found;
}

function freeKey(taken: ReadonlyMap<string, unknown>, wanted: string): string {
  let key = wanted;
  for (let n = 2; taken.has(key); n++) key = `${wanted} ${n}`;
  return key;
}

function stacks(scene: SeaScene): MapStack[] {
  return scene.fleets.map(({ hex, side, berth, height, top, content, seen }) => ({
    side: sideOf(scene, side).label,
    place: berth === 'port' ? `${hex} in port` : hex,
    units: content === null ? `${height} counters, ${top} on top` : content.join(', '),
    seen: seen === undefined ? null : String(seen),
  }));
}

/** Who lies where, by hex, the port beside its hex; storms last. */
function typed(scene: SeaScene): string {
  const ports = new Map(scene.ports.map((port) => [port.hex, port]));
  const lines = [...scene.fleets]
    .sort((a, b) => (a.hex < b.hex ? -1 : a.hex > b.hex ? 1 : 0))
    .map(({ hex, side, berth, height, top, content }) => {
      const port = ports.get(hex);
      const place = port === undefined ? hex : `${hex} ${port.name} (${port.value})`;
      const who = content === null ? top : content.join('; ');
      return `${place}: ${sideOf(scene, side).label} ${height}${berth === 'port' ? `, ${scene.words.docked}` : ''}: ${who}`;
    });
  const storms = scene.storms.length === 0 ? [] : [`${scene.words.storm}: ${scene.storms.join(', ')}`];
  return `${[...lines, ...storms].join('\n')}\n`;
}
