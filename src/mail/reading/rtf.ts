/** RTF to the text it shows, or to the HTML it was made from (MS-OXRTFEX), as a winmail.dat without other text holds it. */
import { decodeText } from './charset.ts';

/** What the braces of a group begin anew. */
interface Group {
  /** A table, a picture, a destination we do not know: nothing in it is text. */
  hidden: boolean;
  /** Stands for HTML that is written beside it. */
  standIn: boolean;
  codePage: number;
  /** Characters after a \u that say the same for old readers. */
  spare: number;
}

const mostGroups = 500;
const western = 1252;

/** Destinations without text of the message. */
const hiddenWords = new Set(
  (
    'fonttbl colortbl stylesheet info pict object header footer footnote themedata listtable listoverridetable ' +
    'datastore latentstyles generator fldinst'
  ).split(' '),
);

const characters: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  row: '\n',
  sect: '\n',
  page: '\n',
  tab: '\t',
  cell: ' ',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  endash: '–',
  emdash: '—',
  '~': ' ',
  _: '-',
};

/** Code pages by the charset of a font. */
const codePages: Readonly<Record<number, number>> = {
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** A control word with its number, a control sign, an escaped byte, a brace, or text up to the next of these. */
const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|[^\\{}\r\n]+/giuy;

/** The text of RTF; `isHtml` when it is the HTML that Outlook wrapped into it. Any bytes; nothing throws. */
export function textOfRtf(rtf: Buffer): { text: string; isHtml: boolean } {
  const source = rtf.toString('latin1');
  const isHtml = /\\fromhtml1?\b/u.test(source.slice(0, headCharacters));
  const fonts = fontsIn(source);
  const groups: Group[] = [];
  let group: Group = { hidden: false, standIn: false, codePage: pageIn(source), spare: 1 };
  let said = '';
  let bytes: number[] = [];
  let skip = 0;
  const shows = () => !group.hidden && !group.standIn;
  const flush = () => {
    if (bytes.length > 0) said += decodeText(Buffer.from(bytes), `cp${group.codePage}`);
    bytes = [];
  };
  const say = (text: string) => {
    flush();
    if (shows()) said += text;
  };
  token.lastIndex = 0;
  let starred = false;
  for (let found = token.exec(source); found !== null; found = token.exec(source)) {
    const [all, word, number, hex, sign, brace] = found;
    if (brace === '{') {
      flush();
      if (groups.length >= mostGroups) break;
      groups.push(group);
      group = { ...group };
      skip = 0;
    } else if (brace === '}') {
      flush();
      group = groups.pop() ?? group;
      skip = 0;
    } else if (hex !== undefined) {
      if (skip > 0) skip--;
      else if (shows()) bytes.push(Number.parseInt(hex, 16));
    } else if (word !== undefined) {
      const name = word.toLowerCase();
      flush();
      if (hiddenWords.has(name) || (starred && name !== 'htmltag')) group.hidden = true;
      else control(name, number === undefined ? null : Number(number));
    } else if (sign !== undefined) {
      if (sign === '*') {
        starred = true;
        continue;
      }
      say(/[{}\\]/u.test(sign) ? sign : (characters[sign] ?? ''));
    } else if (!/^[\r\n]/u.test(all)) {
      const rest = all.slice(skip);
      skip = Math.max(0, skip - all.length);
      // What lies beyond ASCII is of the code page, like an escaped byte.
      if (/[\u0080-\u00FF]/u.test(rest)) {
        if (shows()) bytes.push(...Buffer.from(rest, 'latin1'));
      } else say(rest);
    }
    starred = false;
  }
  flush();
  return { text: said, isHtml };

  function control(name: string, number: number | null): void {
    if (name === 'htmlrtf') group.standIn = number !== 0;
    else if (name === 'f' && number !== null) group.codePage = fonts.get(number) ?? group.codePage;
    else if (name === 'uc' && number !== null) group.spare = Math.min(Math.max(number, 0), 8);
    else if (name === 'u' && number !== null) {
      say(String.fromCharCode(number & 0xffff));
      skip = group.spare;
    } else if (name === 'bin' && number !== null) token.lastIndex += Math.max(number, 0);
    else if (Object.hasOwn(characters, name)) say(characters[name] as string);
  }
}

const headCharacters = 1_000;

function pageIn(source: string): number {
  const [, page] = /\\ansicpg(\d{3,5})/u.exec(source.slice(0, headCharacters)) ?? [];
  return page === undefined ? western : Number(page);
}

/** Code pages by the numbers of the fonts that tell one. */
function fontsIn(source: string): ReadonlyMap<number, number> {
  const at = source.indexOf('{\\fonttbl');
  const table = at < 0 ? '' : source.slice(at, at + tableCharacters);
  const fonts = new Map<number, number>();
  for (const [, font, charset] of table.matchAll(/\\f(\d{1,5})\b[^{}]{0,80}?\\fcharset(\d{1,3})/gu)) {
    const page = codePages[Number(charset)];
    if (page !== undefined) fonts.set(Number(font), page);
  }
  return fonts;
}

const tableCharacters = 20_000;
