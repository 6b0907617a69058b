/** The report's typefaces: where their files lie, how wide their words run, and the part of each that a PDF embeds. */
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { openDocument } from './document.ts';

/** Body, numbers, water names; heads; orders and hashes; arrows and other signs the rest lack. */
export type Face = 'sans' | 'sans-bold' | 'sans-italic' | 'serif-bold' | 'mono' | 'mono-bold' | 'signs';

interface FaceFile {
  file: string;
  /** As SVG names it. */
  family: string;
  weight: 400 | 700;
  italic: boolean;
}

const files: Readonly<Record<Face, FaceFile>> = {
  sans: {
    file: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    family: 'Noto Sans',
    weight: 400,
    italic: false,
  },
  'sans-bold': {
    file: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
    family: 'Noto Sans',
    weight: 700,
    italic: false,
  },
  'sans-italic': {
    file: '@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf',
    family: 'Noto Sans',
    weight: 400,
    italic: true,
  },
  'serif-bold': {
    file: '@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf',
    family: 'Noto Serif',
    weight: 700,
    italic: false,
  },
  mono: { file: 'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf', family: 'DejaVu Sans Mono', weight: 400, italic: false },
  'mono-bold': {
    file: 'dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf',
    family: 'DejaVu Sans Mono',
    weight: 700,
    italic: false,
  },
  signs: { file: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf', family: 'DejaVu Sans', weight: 400, italic: false },
};

interface PenStroke {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  readonly args: readonly number[];
}

/** A letter's outline from its origin, upwards, and how far the next stands: both over the size. */
export interface Glyph {
  readonly strokes: readonly PenStroke[];
  readonly advance: number;
}

/** What we use of a font that the PDF library has read. */
interface FontProgram {
  postscriptName: string;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  xHeight: number;
  bbox: { minX: number; minY: number; maxX: number; maxY: number };
  hasGlyphForCodePoint(point: number): boolean;
  glyphForCodePoint(point: number): { id: number; advanceWidth: number; path: { commands: PenStroke[] } };
  getGlyph(id: number): { advanceWidth: number };
  createSubset(): { includeGlyph(id: number): number; encode(): Uint8Array };
}

/** A font file cut down to some letters, ready to be written into any document. */
export interface Cut {
  /** Compressed font program, and its length before. */
  program: Uint8Array;
  length: number;
  /** Four hexadecimal digits by code point. */
  codes: ReadonlyMap<number, string>;
  /** Width of each glyph in thousandths of the size, and the letter it stands for. */
  widths: readonly number[];
  letters: readonly number[];
}

/** Size-independent measures, in thousandths of the size. */
export interface Metrics {
  name: string;
  ascent: number;
  descent: number;
  capHeight: number;
  xHeight: number;
  italicAngle: number;
  fixedPitch: boolean;
  bbox: readonly [number, number, number, number];
}

const require = createRequire(import.meta.url);
const programs = new Map<Face, FontProgram>();
const advances = new Map<Face, Map<number, number>>();
const cuts = new Map<Face, Cut>();

/** Every letter a report of ours is likely to hold: one cut of each face serves all documents. */
const alphabet: readonly number[] = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xac),
  ...range(0xae, 0xff),
  ...[...'ŒœŠšŽžŸŁłŚśŹźŻżĄąĘęĆćŃńČčŘřĚěŮůĎďŤťĞğİıŞşŐőŰű–—‘’‚“”„†•…‹›€−'].map(
    (letter) => letter.codePointAt(0) as number,
  ),
];
const signs: readonly number[] = [...'←↑→↓★☆≤≥≠✓✗●○■□'].map((letter) => letter.codePointAt(0) as number);

function fontPath(face: Face): string {
  return require.resolve(files[face].file);
}

export function fontFamily(face: Face): FaceFile {
  return files[face];
}

function program(face: Face): FontProgram {
  let found = programs.get(face);
  if (found === undefined) {
    const reader = openDocument({ autoFirstPage: false, font: fontPath(face) });
    found = (reader as unknown as { _font: { font: FontProgram } })._font.font;
    programs.set(face, found);
  }
  return found;
}

export function metrics(face: Face): Metrics {
  const font = program(face);
  const { family, italic } = files[face];
  const scale = 1000 / font.unitsPerEm;
  const { minX, minY, maxX, maxY } = font.bbox;
  return {
    name: font.postscriptName,
    ascent: font.ascent * scale,
    descent: font.descent * scale,
    capHeight: (font.capHeight || font.ascent) * scale,
    xHeight: (font.xHeight || 0) * scale,
    // The file says these two beside the names of all its glyphs, which take long to read.
    italicAngle: italic ? -12 : 0,
    fixedPitch: family.endsWith('Mono'),
    bbox: [minX * scale, minY * scale, maxX * scale, maxY * scale],
  };
}

/** The face that can draw a letter: the one asked for, else the signs. */
export function faceOf(face: Face, point: number): Face {
  return advance(face, point) >= 0 ? face : 'signs';
}

/** Widths of a face's letters met so far. */
function advancesOf(face: Face): Map<number, number> {
  let table = advances.get(face);
  if (table === undefined) {
    table = new Map();
    advances.set(face, table);
  }
  return table;
}

/** Width of a letter in thousandths of the size; negative when the face lacks it. */
function advance(face: Face, point: number): number {
  const table = advancesOf(face);
  let width = table.get(point);
  if (width === undefined) {
    const font = program(face);
    const lacks = face !== 'signs' && !font.hasGlyphForCodePoint(point);
    width = lacks ? -1 : (font.glyphForCodePoint(point).advanceWidth * 1000) / font.unitsPerEm;
    table.set(point, width);
  }
  return width;
}

/** How a letter is drawn, in the face asked for or, where that lacks it, as a sign. */
export function glyphOf(face: Face, point: number): Glyph {
  const font = program(faceOf(face, point));
  const { path, advanceWidth } = font.glyphForCodePoint(point);
  const scaled = (value: number): number => value / font.unitsPerEm;
  const strokes = path.commands.map(({ command, args }) => ({ command, args: args.map(scaled) }));
  return { strokes, advance: scaled(advanceWidth) };
}

/** Width of a text in the unit of `size`. */
export function textWidth(text: string, face: Face, size: number): number {
  const known = advancesOf(face);
  let width = 0;
  for (const letter of text) {
    const point = letter.codePointAt(0) as number;
    const own = known.get(point) ?? advance(face, point);
    width += own >= 0 ? own : advance('signs', point);
  }
  return (width * size) / 1000;
}

/** The common cut of a face. */
export function commonCut(face: Face): Cut {
  let found = cuts.get(face);
  if (found === undefined) {
    found = cut(face, face === 'signs' ? signs : alphabet);
    cuts.set(face, found);
  }
  return found;
}

/** Cuts a face down to the letters it has of those asked for, numbered in that order. */
export function cut(face: Face, points: readonly number[]): Cut {
  const font = program(face);
  const subset = font.createSubset();
  const scale = 1000 / font.unitsPerEm;
  const codes = new Map<number, string>();
  const widths: number[] = [font.getGlyph(0).advanceWidth * scale];
  const letters: number[] = [0];
  for (const point of points) {
    if (face !== 'signs' && !font.hasGlyphForCodePoint(point)) continue;
    const glyph = font.glyphForCodePoint(point);
    const code = subset.includeGlyph(glyph.id);
    codes.set(point, code.toString(16).padStart(4, '0'));
    widths[code] = glyph.advanceWidth * scale;
    letters[code] ??= point;
  }
  const raw = subset.encode();
  return { program: deflateSync(raw, { level: 9 }), length: raw.length, codes, widths, letters };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}
