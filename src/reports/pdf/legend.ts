/** The legend of the field's map, four columns of what this scene shows and nothing else. */
import type { MapScene, SceneEdge } from '../../engine/scene.ts';
import { textWidth } from '../fonts.ts';
import { drawArrow } from '../map/arrows.ts';
import { type Canvas, canvas, fill, type Hand, ink, line, outlined, signal, write } from '../map/canvas.ts';
import { drawCounterMark } from '../map/counter.ts';
import { burst, circle, type Drawing, rectangle, star } from '../map/drawing.ts';
import { drawRuins, drawTexture, drawTools } from '../map/ground.ts';
import { crossingEdge, crossingRadius, crossings, groundLines, hachure, strokeAt } from '../map/ground-lines.ts';
import type { PrintWords } from './words.ts';

export const legendHeight = 118;
const columns = 4;
/** Lower rows would let labels of two lines touch. */
const mostRows = 7;
const iconWidth = 30;
const largest = 8.8;
/** Lines are drawn as wide as on a map whose hexes have this radius. */
const hexRadius = 26;

interface Entry {
  text: string;
  /** Draws its sign in a box `iconWidth` wide whose middle is (x, y). */
  draw(sheet: Canvas, x: number, y: number): void;
}

export function drawLegend(scene: MapScene, words: PrintWords, width: number): Drawing {
  const sheet = canvas();
  const entries = chosen(scene, words);
  const rowHeight = legendHeight / Math.ceil(entries.length / columns);
  const columnWidth = width / columns;
  const room = columnWidth - iconWidth - 12;
  const written = entries.map(({ text }) => (widthOf(text) > room ? halved(text) : [text]));
  const widest = Math.max(...written.flat().map(widthOf));
  const hand: Hand = { face: 'sans', size: Math.min(largest, (largest * room) / widest), fill: ink };
  for (const [at, { draw }] of entries.entries()) {
    const x = (at % columns) * columnWidth;
    const y = (Math.floor(at / columns) + 0.5) * rowHeight;
    draw(sheet, x + 2 + iconWidth / 2, y);
    const lines = written[at] ?? [];
    for (const [n, words] of lines.entries())
      write(sheet, words, x + iconWidth + 8, y + 3.1 + (n - (lines.length - 1) / 2) * hand.size, hand);
  }
  const alt = entries.map(({ text }) => text).join(', ');
  return { width, height: legendHeight, unit: 1, title: '', alt, paper: 'FFFFFF', items: sheet.items, placed: [] };
}

const widthOf = (text: string): number => textWidth(text, 'sans', largest);

/** A text in the two lines that are narrowest; one where it is one word. */
function halved(text: string): readonly string[] {
  const words = text.split(' ');
  const cuts = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')]);
  return cuts.toSorted((a, b) => Math.max(...a.map(widthOf)) - Math.max(...b.map(widthOf)))[0] ?? [text];
}

/** Sides, signs, works and lines that occur, then the commonest terrain, as far as there is room. */
function chosen(scene: MapScene, words: PrintWords): Entry[] {
  const { legend } = words;
  const kinds = new Set(scene.edges.map(({ kind }) => kind));
  const entries: Entry[] = scene.sides.map((side) => ({
    text: `${side.label}, ${legend.strength}`,
    draw: (sheet, x, y) => drawCounterMark(sheet, side, '5', x, y, 16),
  }));
  if (scene.stacks.some(({ leaders }) => leaders.length > 0)) {
    entries.push({
      text: legend.leader,
      draw: (sheet, x, y) => {
        outlined(sheet, circle(x, y, 6.5), 'FFFFFF', { color: ink, width: 1.2 });
        fill(sheet, star(x, y, 4.6), ink);
      },
    });
  }
  for (const kind of ['redoubt', 'revetment', 'earthwork', 'abatis', 'siege'] as const) {
    if (kinds.has(kind)) entries.push({ text: legend[kind], draw: (sheet, x, y) => work(sheet, kind, x, y) });
  }
  if ((scene.diggings ?? []).length > 0) {
    entries.push({ text: legend.digging, draw: (sheet, x, y) => drawTools(sheet, x, y, 5) });
  }
  if (scene.hexes.some(({ ruined }) => ruined)) {
    entries.push({ text: legend.ruins, draw: (sheet, x, y) => drawRuins(sheet, [[x, y]], 11) });
  }
  for (const { label, color } of scene.zones) {
    entries.push({
      text: label,
      draw: (sheet, x, y) => line(sheet, [0, x - 14, y, 1, x + 14, y], { color, width: 1.5, dash: [4, 3] }),
    });
  }
  entries.push(...lines(scene, legend));
  const marks: Entry[] = [];
  if (scene.arrows.length > 0) {
    for (const kind of ['move', 'retreat'] as const) {
      const side =
        scene.arrows.find((arrow) => (arrow.kind === 'retreat') === (kind === 'retreat'))?.side ??
        scene.arrows[0]?.side;
      if (kind === 'retreat' && !scene.arrows.some((arrow) => arrow.kind === 'retreat')) continue;
      marks.push({
        text: legend[kind],
        draw: (sheet, x, y) =>
          drawArrow(
            sheet,
            scene,
            {
              arrow: { side: side ?? '', kind, path: [] },
              points: [
                [x - 14, y],
                [x + 14, y],
              ],
            },
            24,
          ),
      });
    }
  }
  if (scene.stars.length > 0) {
    marks.push({
      text: legend.combat,
      draw: (sheet, x, y) => {
        outlined(sheet, burst(x, y, 8, 6), signal, { color: ink, width: 0.8 });
        write(sheet, 'A', x, y + 2.9, { face: 'sans-bold', size: 8, fill: ink, anchor: 'middle' });
      },
    });
  }
  marks.push({
    text: words.hex(scene.hexLength),
    draw: (sheet, x, y) =>
      line(
        sheet,
        [0, x - 14, y - 3, 1, x - 14, y + 3, 0, x - 14, y, 1, x + 14, y, 0, x + 14, y - 3, 1, x + 14, y + 3],
        {
          color: ink,
          width: 1.2,
        },
      ),
  });
  const room = Math.max(0, columns * mostRows - entries.length - marks.length);
  return [...entries, ...terrain(scene).slice(0, room), ...marks].slice(0, columns * mostRows);
}

/** Ways, waters, dykes and slopes that lie on the field, as the map draws them. */
function lines(scene: MapScene, legend: PrintWords['legend']): Entry[] {
  const kinds = new Set<string>([...scene.ways, ...scene.edges].map(({ kind }) => kind));
  const drawn = (kind: keyof typeof groundLines): Entry['draw'] => {
    const strokes = groundLines[kind].map((stroke) => strokeAt(stroke, hexRadius));
    return (sheet, x, y) => strokes.forEach((stroke) => void line(sheet, [0, x - 14, y, 1, x + 14, y], stroke));
  };
  const crossing =
    (kind: keyof typeof crossings): Entry['draw'] =>
    (sheet, x, y) =>
      outlined(sheet, circle(x, y, crossingRadius * hexRadius), crossings[kind], strokeAt(crossingEdge, hexRadius));
  const signs: readonly (readonly [keyof PrintWords['legend'], string, Entry['draw']])[] = [
    ['road', 'road', drawn('road')],
    ['causeway', 'causeway', drawn('causeway')],
    ['track', 'track', drawn('track')],
    ['coveredWay', 'covered-way', drawn('covered-way')],
    ['river', 'river', drawn('river')],
    ['stream', 'stream', drawn('stream')],
    ['bridge', 'bridge', crossing('bridge')],
    ['ford', 'ford', crossing('ford')],
    ['dyke', 'dyke', drawn('dyke')],
    ['slope', 'slope', slope],
  ];
  return signs.flatMap(([word, kind, draw]) => (kinds.has(kind) ? [{ text: legend[word], draw }] : []));
}

/** Hachures, as they lie outside the hexside that is higher. */
function slope(sheet: Canvas, x: number, y: number): void {
  const marks = [-12, -9, -6, -3, 0, 3, 6, 9, 12].flatMap((dx) => [0, x + dx, y - 2, 1, x + dx, y + 2]);
  line(sheet, marks, strokeAt(hachure, hexRadius));
}

/** Terrain that lies on the field, commonest first; plain ground needs no word. */
function terrain(scene: MapScene): Entry[] {
  const counts = new Map<string, number>();
  for (const { terrain: id } of scene.hexes) counts.set(id, (counts.get(id) ?? 0) + 1);
  return scene.terrains
    .filter(({ id, texture }) => texture !== 'none' && (counts.get(id) ?? 0) > 0)
    .toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0) || (a.id < b.id ? -1 : 1))
    .map((style) => ({
      text: style.label,
      draw: (sheet, x, y) => {
        const box = rectangle(x - 12, y - 7.5, 24, 15);
        fill(sheet, box, style.fill);
        drawTexture(sheet, style, [[x, y]], 10);
        line(sheet, box, { color: 'BDB29A', width: 0.7 });
      },
    }));
}

function work(sheet: Canvas, kind: SceneEdge['kind'], x: number, y: number): void {
  if (kind === 'abatis') {
    const zigzag: number[] = [];
    for (let step = 0; step <= 8; step++)
      zigzag.push(step === 0 ? 0 : 1, x - 14 + step * 3.5, y + (step % 2 === 0 ? 3 : -3));
    line(sheet, zigzag, { color: '2F6B3A', width: 1.4 });
    return;
  }
  const styles: Partial<Record<SceneEdge['kind'], [string, number]>> = {
    redoubt: ['3B2A20', 4],
    revetment: ['8A5A33', 2.8],
    earthwork: ['6B5A34', 3.4],
    siege: ['1B4E8F', 3.2],
  };
  const [color, width] = styles[kind] ?? [ink, 2];
  line(sheet, [0, x - 14, y, 1, x + 14, y], { color, width });
  if (kind === 'siege') {
    line(sheet, [0, x - 14, y, 1, x + 14, y], { color: 'FFFFFF', width: 0.9, dash: [3, 3] });
  } else {
    const teeth = [-11, -5.5, 0, 5.5, 11].flatMap((dx) => [0, x + dx, y, 1, x + dx, y + 4]);
    line(sheet, teeth, { color, width: 1.2 });
  }
}
