/** Reads back what our PDFs hold: objects, pages, fonts, bookmarks, and every line of text with its place. */
import { inflateSync } from 'node:zlib';

interface Stored {
  dictionary: string;
  stream: Buffer | null;
}

/** A line of text as it stands on a page, outside drawings. */
export interface Said {
  text: string;
  x: number;
  y: number;
  width: number;
  /** The smallest letters in it, in points. */
  size: number;
}

export interface ReadPage {
  width: number;
  height: number;
  /** All text of the page in order, drawings included. */
  text: string;
  /** Text that stands on the page itself. */
  lines: Said[];
  /** The operators. */
  content: string;
}

export interface ReadPdf {
  pages: ReadPage[];
  bookmarks: string[];
  /** PostScript names of fonts, and whether each is embedded. */
  fonts: { name: string; embedded: boolean }[];
  catalog: string;
  info: string;
}

export function readPdf(bytes: Buffer): ReadPdf {
  const objects = objectsOf(bytes);
  const all = [...objects.values()];
  const named = (type: string) => all.filter(({ dictionary }) => new RegExp(`/Type /${type}\\b`).test(dictionary));
  const kids = references(named('Pages')[0]?.dictionary.match(/\/Kids \[([^\]]*)\]/)?.[1] ?? '');
  const fonts = new Map<number, Font>();
  return {
    pages: kids.map((id) => page(objects, id, fonts)),
    bookmarks: all.flatMap(({ dictionary }) => {
      const title =
        /\/Parent/.test(dictionary) && /\/Dest/.test(dictionary)
          ? dictionary.match(/\/Title (\((?:\\.|[^\\)])*\)|<[^>]*>)/s)
          : null;
      return title === null ? [] : [unquoted(title[1] as string)];
    }),
    fonts: named('FontDescriptor').map(({ dictionary }) => ({
      name: dictionary.match(/\/FontName \/\w+\+([\w-]+)/)?.[1] ?? '',
      embedded: /\/FontFile2 \d+ 0 R/.test(dictionary),
    })),
    catalog: named('Catalog')[0]?.dictionary ?? '',
    info: all
      .filter(({ dictionary }) => dictionary.startsWith('('))
      .map(({ dictionary }) => unquoted(dictionary))
      .join('\n'),
  };
}

function objectsOf(bytes: Buffer): Map<number, Stored> {
  const text = bytes.toString('latin1');
  const found = new Map<number, Stored>();
  const starts = /(?<=\n)(\d+) 0 obj\n/g;
  for (let start = starts.exec(text); start !== null; start = starts.exec(text)) {
    const from = start.index + start[0].length;
    const end = text.indexOf('endobj', from);
    const body = text.indexOf('\nstream\n', from);
    const length = body > 0 && body < end ? Number(text.slice(from, body).match(/\/Length (\d+)/)?.[1] ?? 0) : 0;
    const dictionary = text.slice(from, body > 0 && body < end ? body : end);
    const raw = length > 0 ? bytes.subarray(body + 8, body + 8 + length) : null;
    const stream = raw !== null && dictionary.includes('FlateDecode') ? inflateSync(raw) : raw;
    found.set(Number(start[1]), { dictionary, stream });
    if (length > 0) starts.lastIndex = body + 8 + length;
  }
  return found;
}

function references(text: string): number[] {
  return [...text.matchAll(/(\d+) 0 R/g)].map((match) => Number(match[1]));
}

interface Font {
  letters: Map<string, string>;
  widths: number[];
}

function page(objects: Map<number, Stored>, id: number, fonts: Map<number, Font>): ReadPage {
  const { dictionary } = objects.get(id) as Stored;
  const [, , width, height] = (dictionary.match(/\/MediaBox \[([^\]]*)\]/)?.[1] ?? '').split(' ').map(Number);
  const resources =
    objects.get(references(dictionary.match(/\/Resources \d+ 0 R/)?.[0] ?? '')[0] ?? 0)?.dictionary ?? '';
  const fontList = resources.match(/\/Font <<([^>]*)>>/)?.[1] ?? '';
  const here = new Map<string, Font>();
  for (const [, name, font] of fontList.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const key = Number(font);
    let read = fonts.get(key);
    if (read === undefined) {
      read = readFont(objects, key);
      fonts.set(key, read);
    }
    here.set(name as string, read);
  }
  const content = (
    objects.get(references(dictionary.match(/\/Contents \d+ 0 R/)?.[0] ?? '')[0] ?? 0)?.stream ?? Buffer.alloc(0)
  ).toString('latin1');
  const said = linesOf(content, here);
  return {
    width: width ?? 0,
    height: height ?? 0,
    text: said.map(({ text }) => text).join('\n'),
    lines: said.filter(({ depth }) => depth === 0),
    content,
  };
}

function readFont(objects: Map<number, Stored>, id: number): Font {
  const dictionary = objects.get(id)?.dictionary ?? '';
  const map =
    objects.get(references(dictionary.match(/\/ToUnicode \d+ 0 R/)?.[0] ?? '')[0] ?? 0)?.stream?.toString('latin1') ??
    '';
  const descendant =
    objects.get(references(dictionary.match(/\/DescendantFonts \[[^\]]*\]/)?.[0] ?? '')[0] ?? 0)?.dictionary ?? '';
  const widths = (descendant.match(/\/W \[0 \[([^\]]*)\]/)?.[1] ?? '').trim().split(/\s+/).map(Number);
  const letters = new Map<string, string>();
  for (const [, code, letter] of map.matchAll(/^<([0-9a-f]{4})> <([0-9a-f]+)>$/gm)) {
    letters.set(
      code as string,
      String.fromCharCode(...((letter as string).match(/.{4}/g) ?? []).map((digits) => Number.parseInt(digits, 16))),
    );
  }
  return { letters, widths };
}

/** Text in order; `depth` counts the drawings around it. */
function linesOf(content: string, fonts: Map<string, Font>): (Said & { depth: number })[] {
  const found: (Said & { depth: number })[] = [];
  const tokens = /(?:^|\s)(q|Q)(?=\s)|BT (.*?)ET/gs;
  let depth = 0;
  for (const [, stack, block] of content.matchAll(tokens)) {
    if (stack === 'q') depth++;
    else if (stack === 'Q') depth--;
    else if (block !== undefined) {
      const last = block.slice(block.lastIndexOf('1 0 0 -1'));
      const place = last.match(/^1 0 0 -1 (\S+) (\S+) Tm/);
      let text = '';
      let width = 0;
      let least = Number.POSITIVE_INFINITY;
      for (const [, name, size, codes] of last.matchAll(/\/(F\d+) (\S+) Tf <([0-9a-f]*)> Tj/g)) {
        const font = fonts.get(name as string);
        least = Math.min(least, Number(size));
        for (const code of (codes as string).match(/.{4}/g) ?? []) {
          text += font?.letters.get(code) ?? '\uFFFD';
          width += ((font?.widths[Number.parseInt(code, 16)] ?? 0) * Number(size)) / 1000;
        }
      }
      found.push({ text, x: Number(place?.[1]), y: Number(place?.[2]), width, size: least, depth });
    }
  }
  return found;
}

/** A PDF string, in bytes or in UTF-16. */
function unquoted(quoted: string): string {
  const plain = quoted
    .replace(/\n$/, '')
    .slice(1, -1)
    .replace(/\\(\d{3}|.)/gs, (_, mark: string) => {
      if (/^\d{3}$/.test(mark)) return String.fromCharCode(Number.parseInt(mark, 8));
      return { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[mark] ?? mark;
    });
  if (!plain.startsWith('\u00fe\u00ff')) return plain;
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le');
}
