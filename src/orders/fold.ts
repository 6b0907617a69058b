/** Folds what people and mail clients type into what it means: case, accents, blanks, quotes and dashes. */

const LATIN_FROM = 0xc0;
const LATIN_TO = 0x24f;

/** What letters fold to that carry no mark Unicode could take off. */
const LIGATURES: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

const MARKS = /[\u0300-\u036f]/g;

const latin: readonly string[] = Array.from({ length: LATIN_TO - LATIN_FROM + 1 }, (_, index) =>
  foldLetter(String.fromCharCode(LATIN_FROM + index)),
);

function foldLetter(letter: string): string {
  const bare = letter.toLowerCase().normalize('NFD').replace(MARKS, '');
  return LIGATURES[bare] ?? bare;
}

/** The zero of each script whose digits telephones write: Arabic, Persian, Devanagari, Bengali. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];

function digitOf(code: number): string | null {
  if (code < 0x660 || code > 0x9ef) return null;
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? null : String(code - zero);
}

/** A character beyond ASCII as an order means it: letters, `-`, `'`, `"`, a blank, or nothing at all. */
export function foldChar(code: number): string {
  if (code >= LATIN_FROM && code <= LATIN_TO && code !== 0xd7 && code !== 0xf7) {
    return latin[code - LATIN_FROM] as string;
  }
  switch (code) {
    case 0x85:
    case 0xa0:
    case 0x1680:
    case 0x202f:
    case 0x205f:
    case 0x3000:
      return ' ';
    case 0xab:
    case 0xbb:
    case 0x201c:
    case 0x201d:
    case 0x201e:
    case 0x201f:
    case 0x2039:
    case 0x203a:
    case 0x2033:
      return '"';
    case 0xb4:
    case 0x2018:
    case 0x2019:
    case 0x201a:
    case 0x201b:
    case 0x2032:
    case 0x2bc:
      return "'";
    case 0xb7:
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2015:
    case 0x2022:
    case 0x2023:
    case 0x2043:
    case 0x2212:
    case 0x25aa:
    case 0x25cf:
    case 0x2192:
    case 0x2794:
    case 0xfe58:
    case 0xfe63:
    case 0xff0d:
      return '-';
    case 0x2026:
      return '...';
    case 0x2264:
      return '<=';
    case 0x2265:
      return '>=';
    case 0x2260:
      return '!=';
    case 0xad:
    case 0x61c:
    case 0x180e:
    case 0xfeff:
    case 0xfffc:
      return '';
    default:
  }
  if (code >= 0x2000 && code <= 0x200a) return ' ';
  if (code >= 0x200b && code <= 0x200f) return '';
  if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2060 && code <= 0x206f)) return '';
  if (code >= 0x300 && code <= 0x36f) return '';
  if (code >= 0xfe00 && code <= 0xfe0f) return '';
  const digit = digitOf(code);
  if (digit !== null) return digit;
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
  if (code < 0xa0) return ' ';
  return String.fromCharCode(code).toLowerCase();
}

/** A whole text folded: lower case, no accents, plain quotes, dashes and blanks. */
export function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    folded += code < 0x80 ? (text[index] as string) : foldChar(code);
  }
  return folded.toLowerCase();
}

const DROPPED = /['.*]/g;
const PARTING = /[^\p{L}\p{N}]+/gu;

/** The key a name is found by: words of letters and digits, one blank between. */
export function keyOf(text: string): string {
  return keyOfFolded(fold(text));
}

/** Keys of words with signs in them, kept because orders name the same few things over and over. */
const keys = new Map<string, string>();
const KEPT_KEYS = 4096;

/** As `keyOf`, of a text folded before. */
export function keyOfFolded(folded: string): string {
  const known = keys.get(folded);
  if (known !== undefined) return known;
  const key = folded.replace(DROPPED, '').replace(PARTING, ' ').trim();
  if (keys.size < KEPT_KEYS) keys.set(folded, key);
  return key;
}
