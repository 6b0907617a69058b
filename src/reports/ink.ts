/** Puts shapes and words on a PDF's pages: the few operators our pages need, written straight, with fonts cut once. */
import { deflateSync } from 'node:zlib';
import type { Document } from './document.ts';
import { type Cut, commonCut, cut, type Face, faceOf, metrics, textWidth } from './fonts.ts';
import { hundredths, type Outline, type Stroke } from './map/drawing.ts';

/** The parts of the PDF library below its drawing functions that we write through. */
interface Inside {
  ref(data: object): Reference;
  addContent(operators: Uint8Array): void;
  page: { fonts: Record<string, unknown>; ext_gstates: Record<string, unknown> };
}
interface Reference {
  data: Record<string, unknown>;
  end(chunk?: unknown): void;
}

/** A font of one document: the common cut, or a cut of the rarer letters it met. */
interface Loaded {
  id: string;
  dictionary: Reference;
  codes: Map<number, string> | Cut['codes'];
  /** Rarer letters in the order met; null for a common cut. */
  met: number[] | null;
  face: Face;
}

/**
 * Pen and brush for one document. Coordinates are points from the upper left of the page, as the document's own.
 * What is put down waits until `flush`; call it before anything else writes on the page or turns to another.
 */
export interface Ink {
  text(text: string, x: number, y: number, face: Face, size: number, color: string, more?: TextMore): void;
  shape(outline: Outline, fill: string | undefined, stroke?: Stroke, opacity?: number): void;
  /** Runs `paint` with the origin at (x, y) and everything `scale` times as large, cut off outside `width` × `height`. */
  within(x: number, y: number, scale: number, width: number, height: number, paint: () => void): void;
  /** `decoration`: assistive readers pass over what waited. */
  flush(decoration?: boolean): void;
  /** Writes the fonts; call once, before the document ends. */
  finish(): void;
}

/** Leaves no trace, where something is set only to be measured. */
export const noInk: Ink = { text: () => {}, shape: () => {}, within: () => {}, flush: () => {}, finish: () => {} };

export interface TextMore {
  anchor?: 'start' | 'middle' | 'end';
  halo?: { color: string; width: number };
  spacing?: number;
}

const inks = new WeakMap<Document, Ink>();

/** The ink of a document, made at first use. */
export function inkOf(doc: Document): Ink {
  let ink = inks.get(doc);
  if (ink === undefined) {
    ink = createInk(doc as Inside);
    inks.set(doc, ink);
  }
  return ink;
}

function createInk(inside: Inside): Ink {
  const loaded = new Map<string, Loaded>();
  const veils = new Map<number, { id: string; state: Reference }>();
  let waiting = '';
  /** What the page's brush and pen are set to; empty when not known. */
  let brush = '';
  let pen = '';
  /** Inside a drawing, whose units are small, a tenth is fine enough. */
  let drawing = false;

  function flush(decoration = false): void {
    const marked = decoration ? `/Artifact BMC\n${waiting}\nEMC\n` : `${waiting}\n`;
    if (waiting !== '') inside.addContent(Buffer.from(marked, 'latin1'));
    waiting = '';
    brush = '';
    pen = '';
  }

  function load(face: Face, rare: boolean): Loaded {
    const key = rare ? `${face} rare` : face;
    let font = loaded.get(key);
    if (font === undefined) {
      const codes = rare ? new Map<number, string>() : commonCut(face).codes;
      font = { id: `F${loaded.size + 1}`, dictionary: inside.ref({}), codes, met: rare ? [] : null, face };
      loaded.set(key, font);
    }
    inside.page.fonts[font.id] ??= font.dictionary;
    return font;
  }

  /** Cuts a text into runs of one font each, and sets them at a size. */
  function set(text: string, face: Face, size: number): string {
    const common = load(face, false);
    const last = `${hundredths(size)} Tf <`;
    let font = common;
    let shown = `/${common.id} ${last}`;
    for (const letter of text) {
      const point = letter.codePointAt(0) as number;
      let wanted = common;
      let code = common.codes.get(point);
      if (code === undefined) {
        const having = faceOf(face, point);
        wanted = load(having, false);
        code = wanted.codes.get(point);
        if (code === undefined) {
          wanted = load(having, true);
          code = rareCode(wanted, point);
        }
      }
      if (wanted !== font) {
        shown += `> Tj /${wanted.id} ${last}`;
        font = wanted;
      }
      shown += code;
    }
    return `${shown}> Tj `;
  }

  function fillWith(color: string): void {
    if (brush === color) return;
    waiting += `${rgb(color)} rg `;
    brush = color;
  }

  function strokeWith({ color, width, dash, round }: Stroke): void {
    const ends = round === true ? 1 : 0;
    const dashes = dash === undefined ? '' : `${hundredths(dash[0])} ${hundredths(dash[1])}`;
    const wanted = `${rgb(color)} RG ${hundredths(width)} w ${ends} J ${ends} j [${dashes}] 0 d `;
    if (pen === wanted) return;
    waiting += wanted;
    pen = wanted;
  }

  function text(words: string, x: number, y: number, face: Face, size: number, color: string, more?: TextMore): void {
    if (words === '') return;
    const { anchor = 'start', halo, spacing = 0 } = more ?? {};
    let left = x;
    if (anchor !== 'start') {
      const width = textWidth(words, face, size) + spacing * (words.length - 1);
      left -= anchor === 'middle' ? width / 2 : width;
    }
    const place = `1 0 0 -1 ${hundredths(left)} ${hundredths(y)} Tm `;
    const shown = set(words, face, size);
    if (halo !== undefined) strokeWith({ color: halo.color, width: halo.width, round: true });
    fillWith(color);
    waiting += spacing === 0 ? 'BT ' : `BT ${hundredths(spacing)} Tc `;
    if (halo !== undefined) waiting += `1 Tr ${place}${shown}0 Tr `;
    waiting += `${place}${shown}${spacing === 0 ? 'ET\n' : '0 Tc ET\n'}`;
  }

  function shape(outline: Outline, fill: string | undefined, stroke?: Stroke, opacity = 1): void {
    if (outline.length === 0) return;
    if (fill !== undefined) fillWith(fill);
    if (stroke !== undefined) strokeWith(stroke);
    const act = fill === undefined ? 'S\n' : stroke === undefined ? 'f\n' : 'B\n';
    const path = drawing ? drawnPath(outline) : operators(outline, 100);
    if (opacity === 1) waiting += path + act;
    else waiting += `q /${veil(opacity)} gs ${path}${act}Q `;
  }

  /** Name of the graphics state that lets this much of the ground shine through. */
  function veil(opacity: number): string {
    let known = veils.get(opacity);
    if (known === undefined) {
      const state = inside.ref({ Type: 'ExtGState', ca: opacity, CA: opacity });
      known = { id: `V${veils.size + 1}`, state };
      veils.set(opacity, known);
    }
    inside.page.ext_gstates[known.id] ??= known.state;
    return known.id;
  }

  function within(x: number, y: number, scale: number, width: number, height: number, paint: () => void): void {
    const edge = `0 0 ${hundredths(width)} ${hundredths(height)} re W n`;
    waiting += `q ${fine(scale)} 0 0 ${fine(scale)} ${hundredths(x)} ${hundredths(y)} cm ${edge}\n`;
    drawing = true;
    paint();
    drawing = false;
    waiting += 'Q\n';
    brush = '';
    pen = '';
  }

  function finish(): void {
    flush(true);
    for (const { state } of veils.values()) state.end();
    for (const font of loaded.values()) {
      embed(inside, font, font.met === null ? commonCut(font.face) : cut(font.face, font.met));
    }
  }

  return { text, shape, within, flush, finish };
}

/** Code of a letter outside the common cut: the order of its first use. */
function rareCode(font: Loaded, point: number): string {
  const codes = font.codes as Map<number, string>;
  const met = font.met as number[];
  met.push(point);
  const code = cut(font.face, met).codes.get(point) as string;
  codes.set(point, code);
  return code;
}

const colours = new Map<string, string>();

/** `0.64 0.13 0.11` */
function rgb(color: string): string {
  let known = colours.get(color);
  if (known === undefined) {
    known = [0, 2, 4].map((at) => fine(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');
    colours.set(color, known);
  }
  return known;
}

function fine(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Outlines that are drawn again, as ground is, keep their operators. */
const paths = new WeakMap<Outline, string>();
const worthKeeping = 120;

function drawnPath(outline: Outline): string {
  if (outline.length < worthKeeping) return operators(outline, 10);
  let known = paths.get(outline);
  if (known === undefined) {
    known = operators(outline, 10);
    paths.set(outline, known);
  }
  return known;
}

function operators(outline: Outline, grain: number): string {
  let written = '';
  let at = 0;
  while (at < outline.length) {
    const kind = outline[at] as number;
    if (kind === 3) {
      written += 'h ';
      at += 1;
      continue;
    }
    const values = kind === 2 ? 6 : 2;
    for (let step = 1; step <= values; step++)
      written += `${Math.round((outline[at + step] as number) * grain) / grain} `;
    written += kind === 0 ? 'm ' : kind === 1 ? 'l ' : 'c ';
    at += values + 1;
  }
  return written;
}

/** Writes a font and all that a reader needs to show, search and copy it. */
function embed(inside: Inside, font: Loaded, program: Cut): void {
  const measures = metrics(font.face);
  const name = `${tag(font)}+${measures.name}`;
  const file = inside.ref({ Filter: 'FlateDecode', Length1: program.length });
  file.end(program.program);
  const descriptor = inside.ref({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: (measures.fixedPitch ? 1 : 0) | 4 | (measures.italicAngle === 0 ? 0 : 64),
    FontBBox: measures.bbox,
    ItalicAngle: measures.italicAngle,
    Ascent: measures.ascent,
    Descent: measures.descent,
    CapHeight: measures.capHeight,
    XHeight: measures.xHeight,
    StemV: 0,
    FontFile2: file,
  });
  descriptor.end();
  const descendant = inside.ref({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
    FontDescriptor: descriptor,
    W: [0, program.widths],
    CIDToGIDMap: 'Identity',
  });
  descendant.end();
  const unicode = inside.ref({ Filter: 'FlateDecode' });
  unicode.end(letterMap(program));
  font.dictionary.data = {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: unicode,
  };
  font.dictionary.end();
}

/** Six capitals that tell this cut from others of its font. */
function tag(font: Loaded): string {
  return `F${font.met === null ? 'C' : 'R'}${font.id.slice(1).padStart(4, '0')}`.replace(/\d/g, (digit) =>
    String.fromCharCode(65 + Number(digit)),
  );
}

/** From glyph codes back to letters, so that the text of a report can be searched and copied. */
function letterMap(program: Cut): Uint8Array {
  let known = letterMaps.get(program);
  if (known === undefined) {
    known = deflateSync(letterMapText(program.letters));
    letterMaps.set(program, known);
  }
  return known;
}
const letterMaps = new WeakMap<Cut, Uint8Array>();

function letterMapText(letters: readonly number[]): string {
  const entries = letters.map((point, code) => `<${hex4(code)}> <${utf16(point)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += 100) {
    const block = entries.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

function utf16(point: number): string {
  const text = String.fromCodePoint(point);
  let digits = '';
  for (let at = 0; at < text.length; at++) digits += hex4(text.charCodeAt(at));
  return digits;
}

function hex4(value: number): string {
  return value.toString(16).padStart(4, '0');
}
