/** What the signs of a sea chart mean: of those that a picture bears, and no others. */
import type { SeaScene } from '../../../engine/scene.ts';
import { textWidth } from '../../fonts.ts';
import { type Canvas, canvas, fill, type Hand, ink, line, outlined, paper, signal, write } from '../canvas.ts';
import { burst, circle, type Drawing, type Item, type Placed, rectangle } from '../drawing.ts';
import { centre, type Point } from '../hexes.ts';
import { namesHand } from '../place-names.ts';
import { drawCourse } from './courses.ts';
import { colours } from './paper.ts';
import { spot } from './plane.ts';
import { drawAnchor, drawFleet, drawPort, drawSign, drawStorm, drawTag, drawWreck } from './signs.ts';
import { isMark } from './words.ts';

interface Entry {
  text: string;
  /** Draws its sign around (x, y), at most `wide` × `high`. */
  draw(sheet: Canvas, x: number, y: number): void;
}

interface LegendSizes {
  columns: number;
  /** Size of words, and height of a row. */
  size: number;
  row: number;
  /** Stacks bear numbers alone, and ports no value. */
  plain: boolean;
}

/** Of the signs on `picture`, as it was drawn of the scene. */
export function drawSeaLegend(scene: SeaScene, picture: Drawing, width: number, sizes: LegendSizes): Drawing {
  const { columns, size, row, plain } = sizes;
  const sheet = canvas();
  const entries = entriesOf(shownOn(picture, scene), picture, row, plain);
  const rows = Math.ceil(entries.length / columns);
  const height = rows * row + 0.6 * row;
  // A little past the picture's edge, where else a hair of the chart below would show.
  fill(sheet, rectangle(-1, 0, width + 2, height + 1), colours.sheet);
  const icon = 1.5 * row;
  const room = width / columns - icon - 0.7 * row;
  const widest = Math.max(...entries.map(({ text }) => textWidth(text, 'sans', size)));
  const hand: Hand = { face: 'sans', size: Math.min(size, (size * room) / widest), fill: ink };
  for (const [n, { text, draw }] of entries.entries()) {
    const x = 0.35 * row + Math.floor(n / rows) * (width / columns);
    const y = 0.8 * row + (n % rows) * row;
    draw(sheet, x + icon / 2, y);
    write(sheet, text, x + icon + 0.2 * row, y + 0.35 * hand.size, hand);
  }
  const alt = entries.map(({ text }) => text).join(', ');
  return { width, height, unit: 1, title: '', alt, paper, items: sheet.items, placed: [] };
}

/** What of a scene a picture shows. */
function shownOn({ placed, courses, lattice, width, height }: Drawing, scene: SeaScene): SeaScene {
  const isPlaced = (kind: Placed['kind'], hex: string, text: string): boolean =>
    placed.some((one) => one.kind === kind && one.hex === hex && one.text === text);
  const isSeen = ([x, y]: Point): boolean => x > 0 && x < width && y > 0 && y < height;
  const chart = lattice?.field;
  const shows = (hex: string): boolean => chart === undefined || isSeen(centre(chart, hex));
  return {
    ...scene,
    ports: scene.ports.filter(({ id, hex }) => isPlaced('sign', hex, id)),
    fleets: scene.fleets.filter(({ hex, height: many }) => isPlaced('counter', hex, `${many}`)),
    storms: scene.storms.filter((hex) => isPlaced('sign', hex, 'storm')),
    wrecks: scene.wrecks.filter((hex) => isPlaced('sign', hex, 'wreck')),
    stars: scene.stars.filter(({ hex, label }) => isPlaced('star', hex, label)),
    tracks: scene.tracks.filter(({ kind, path }) => courses?.includes(kind) && path.some(shows)),
    closed: scene.closed.filter(({ hex }) => shows(hex)),
    routes: scene.routes.filter(({ points }) =>
      points.some((x, n) => n % 2 === 0 && (chart === undefined || isSeen(spot(chart, [x, points[n + 1] ?? 0])))),
    ),
  };
}

function entriesOf(scene: SeaScene, { placed }: Drawing, row: number, plain: boolean): Entry[] {
  const { words } = scene;
  const h = 0.36 * row;
  const entries: Entry[] = [];
  const used = new Set(scene.ports.filter(({ flag, holder }) => flag === holder).map(({ flag }) => flag));
  for (const flag of scene.flags) {
    if (!used.has(flag.id)) continue;
    const value = scene.ports.find((port) => port.flag === flag.id)?.value ?? 1;
    entries.push({
      text: words[plain ? 'seaport' : 'port'].replace('{flag}', flag.label),
      draw: (sheet, x, y) =>
        drawPort(sheet, scene, { flag: flag.id, holder: flag.id, value }, [x, y], h, plain ? null : 1.4 * h),
    });
  }
  const taken = scene.ports.find(({ flag, holder }) => flag !== holder);
  if (taken !== undefined) {
    entries.push({
      text: words.captured,
      draw: (sheet, x, y) => drawPort(sheet, scene, taken, [x, y], h, null),
    });
  }
  for (const side of scene.sides) {
    if (!scene.fleets.some((fleet) => fleet.side === side.id)) continue;
    const sample = { side: side.id, height: 5, sign: 'ship' as const, berth: 'off' as const };
    entries.push({
      text: words.fleet.replace('{side}', side.label),
      draw: (sheet, x, y) => drawFleet(sheet, scene, sample, [x - 0.1 * h, y + 0.15 * h], 2 * h, true),
    });
  }
  const tops = new Map(scene.fleets.map(({ sign, side }) => [sign, side]));
  for (const sign of ['ship', 'soldiers', 'guns', 'chain', 'stores', 'leader', 'mask'] as const) {
    const side = scene.sides.find(({ id }) => id === tops.get(sign));
    if (plain || side === undefined) continue;
    entries.push({
      text: words[sign],
      draw: (sheet, x, y) => {
        fill(sheet, rectangle(x - 1.1 * h, y - 1.1 * h, 2.2 * h, 2.2 * h, 0.3 * h), side.ground);
        drawSign(sheet, sign, [x, y], 0.8 * h, side.figures);
      },
    });
  }
  const fleets = plain ? [] : scene.fleets;
  const tags: [boolean, string, (sheet: Canvas, x: number, y: number) => void][] = [
    [fleets.some(({ berth }) => berth === 'port'), words.docked, (sheet, x, y) => drawAnchor(sheet, [x, y], h)],
    [fleets.some(({ spent }) => spent), words.spent, (sheet, x, y) => drawTag(sheet, [x, y], h, '×')],
    [fleets.some(({ unsupplied }) => unsupplied), words.unsupplied, (sheet, x, y) => drawTag(sheet, [x, y], h, '!')],
    [
      fleets.some(({ seen }) => seen !== undefined),
      words.seen,
      (sheet, x, y) => drawTag(sheet, [x, y], h, `${scene.fleets.find(({ seen }) => seen !== undefined)?.seen}`),
    ],
    [scene.storms.length > 0, words.storm, (sheet, x, y) => drawStorm(sheet, [x, y], 1.1 * h)],
    [scene.wrecks.length > 0, words.wreck, (sheet, x, y) => drawWreck(sheet, [x, y], h)],
    [
      scene.stars.length > 0,
      words.combat,
      (sheet, x, y) => {
        outlined(sheet, burst(x, y, 1.3 * h, h), signal, { color: ink, width: 0.09 * h });
        write(sheet, 'A', x, y + 0.5 * h, { face: 'sans-bold', size: 1.4 * h, fill: ink, anchor: 'middle' });
      },
    ],
  ];
  for (const [shown, text, draw] of tags) if (shown) entries.push({ text, draw });
  for (const { hex, text } of placed.filter(isMark)) {
    entries.push({
      text: scene.ports.find((port) => port.hex === hex)?.name ?? '',
      draw: (sheet, x, y) => write(sheet, text, x, y + 0.5 * h, namesHand(1.6 * h, ink)),
    });
  }
  if (placed.some(({ leads }) => leads)) {
    const isStack = placed.some(({ kind, leads }) => leads && kind === 'counter');
    entries.push({
      text: words.pointer,
      draw: (sheet, x, y) => {
        line(sheet, [0, x - 0.7 * row, y, 1, x + 0.7 * row, y], { color: ink, width: 0.05 * row });
        // Of a stack it ends in a dot.
        if (isStack) fill(sheet, circle(x + 0.6 * row, y, 0.12 * row), ink);
      },
    });
  }
  for (const kind of ['sail', 'march', 'chase', 'retreat'] as const) {
    const track = scene.tracks.find((one) => one.kind === kind);
    if (track === undefined) continue;
    entries.push({
      text: words[kind],
      draw: (sheet, x, y) =>
        drawCourse(sheet, scene, {
          track,
          points: [
            [x - 0.7 * row, y],
            [x + 0.7 * row, y],
          ],
          thick: 0.11 * row,
        }),
    });
  }
  const stroke =
    (color: string, width: number, dash: readonly [number, number]) => (sheet: Canvas, x: number, y: number) =>
      line(sheet, [0, x - 0.7 * row, y, 1, x + 0.7 * row, y], { color, width, dash });
  const ways: [boolean, string, readonly [number, number]][] = [
    [false, words.route, [0.24 * row, 0.15 * row]],
    [true, words.road, [0.1 * row, 0.16 * row]],
  ];
  for (const [byLand, text, dash] of ways) {
    if (scene.routes.some(({ land }) => land === byLand))
      entries.push({ text, draw: stroke(colours.route, 0.07 * row, dash) });
  }
  if (scene.closed.length > 0) {
    entries.push({ text: words.closed, draw: stroke(colours.closed, 0.07 * row, [0.1 * row, 0.09 * row]) });
  }
  return entries;
}

/** The same items further down the sheet. */
export function lowered(items: readonly Item[], by: number): Item[] {
  return items.map((item) => {
    if (item.kind === 'text') return { ...item, y: item.y + by };
    const outline: number[] = [];
    const { outline: from } = item;
    let at = 0;
    while (at < from.length) {
      const kind = from[at] as number;
      outline.push(kind);
      at += 1;
      const values = kind === 3 ? 0 : kind === 2 ? 6 : 2;
      for (let n = 0; n < values; n += 2) outline.push(from[at + n] as number, (from[at + n + 1] as number) + by);
      at += values;
    }
    return { ...item, outline };
  });
}
