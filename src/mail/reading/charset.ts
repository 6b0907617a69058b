/** Bytes of a mail to text: every charset mail comes in, and what its label means rather than what it says. */
import iconv from 'iconv-lite';

// Labels that tell nothing: the bytes decide.
const unknown =
  /^$|^(us-?)?ascii|^(x-)?unknown|^(7|8)-?bit$|^binary$|^ansi_x3|^default|^none$|^x-user-defined$|^utf-?8/u;
// ISO-8859-1 in mail is windows-1252; its controls are curly quotes and dashes.
const western = /^((iso-?)?8859-?1|latin-?1|l1|iso-ir-100|ibm819|cp819)$/u;
const japanese = /^(x-)?(iso-?2022-?jp.*|jis|csiso2022jp|cp5022[0-2])$/u;
const escapeByte = 0x1b;

/** The text of `bytes` by the charset told, or by what they look like where it is none or unheard of. Never throws. */
export function decodeText(bytes: Buffer, charset: string | null): string {
  const label = (charset ?? '')
    .toLowerCase()
    .replace(/["'\s]/gu, '')
    .replaceAll('_', '-');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, 'utf-16le');
  if (japanese.test(label) || (unknown.test(label) && bytes.includes(escapeByte) && bytes.includes('\u001B$')))
    return new TextDecoder('iso-2022-jp').decode(bytes);
  if (unknown.test(label)) return guessed(bytes);
  // What is UTF-8 to the last byte is not Latin-1, whatever it is called.
  if (western.test(label)) return guessed(bytes, 0);
  if (/^(csiso2022kr|iso-2022-kr)$/u.test(label)) return korean(bytes);
  const known = spellingsOf(label).find((each) => iconv.encodingExists(each));
  return known === undefined ? guessed(bytes) : iconv.decode(bytes, known);
}

/** Other spellings of a label that mean the same: `x-` before it, its family left out, the order of its characters behind it. */
function spellingsOf(label: string): readonly string[] {
  const bare = label.replace(/^x-/u, '').replace(/^(iso-?8859-?\d+)-[ei]$/u, '$1');
  return [label, bare, `iso-${bare}`, bare === 'uhc' ? 'cp949' : bare];
}

/** UTF-8 where the bytes are, with no more than `most` broken characters, else windows-1252. */
function guessed(bytes: Buffer, most = Number.POSITIVE_INFINITY): string {
  const text = iconv.decode(bytes, 'utf8');
  if (!text.includes('\uFFFD')) return text;
  // A few broken characters among many right ones are damage, not another charset.
  const wrong = text.split('\uFFFD').length - 1;
  const right = text.match(/[^\0-\u007F\uFFFD]/gu)?.length ?? 0;
  return right > wrong && wrong <= most ? text : iconv.decode(bytes, 'windows-1252');
}

const shiftOut = 0x0e;
const shiftIn = 0x0f;

/** ISO-2022-KR is EUC-KR with the high bits taken off between two shift marks. */
function korean(bytes: Buffer): string {
  let shifted = false;
  const out: number[] = [];
  for (const byte of bytes.toString('latin1').replace('\u001B$)C', '')) {
    const code = byte.charCodeAt(0);
    if (code === shiftOut || code === shiftIn) shifted = code === shiftOut;
    else out.push(shifted && code > 0x20 ? code | 0x80 : code);
  }
  return iconv.decode(Buffer.from(out), 'euc-kr');
}
