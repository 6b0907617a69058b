/** How a mail travels: its charset, its transfer encoding, its line breaks. */
import iconv from 'iconv-lite';

export interface Dress {
  charset: string;
  encoding: '8bit' | 'base64' | 'quoted-printable';
  /** Long lines are broken as RFC 3676 has it; `delsp` takes the blank of the break away. */
  flowed?: 'plain' | 'delsp';
  /** Blanks that do not break, and a mark nobody sees at the beginning. */
  blanks?: boolean;
  crlf?: boolean;
}

export const DRESSES: readonly Dress[] = [
  { charset: 'utf-8', encoding: 'quoted-printable' },
  { charset: 'utf-8', encoding: 'base64', crlf: true },
  { charset: 'utf-8', encoding: '8bit', flowed: 'plain' },
  { charset: 'windows-1252', encoding: 'quoted-printable', crlf: true },
  { charset: 'utf-8', encoding: 'quoted-printable', flowed: 'delsp' },
  { charset: 'iso-8859-15', encoding: '8bit' },
  { charset: 'utf-8', encoding: '8bit', blanks: true, crlf: true },
  { charset: 'utf-16', encoding: 'base64' },
];

export function dressed(head: string, parts: readonly (readonly [string, string])[], dress: Dress): Buffer {
  const set = parts.map(([type, text]) => partOf(type, text, dress));
  const body =
    set.length === 1
      ? (set[0] as string)
      : `Content-Type: multipart/alternative; boundary="=_parted_"\n\n${set.map((one) => `--=_parted_\n${one}\n`).join('')}--=_parted_--\n`;
  const raw = head + body;
  return Buffer.from(dress.crlf ? raw.replace(/\r?\n/gu, '\r\n') : raw, 'latin1');
}

function partOf(type: string, text: string, dress: Dress): string {
  const { encoding, blanks } = dress;
  const flowed = type === 'text/plain' ? dress.flowed : undefined;
  const seen = blanks && type === 'text/plain' ? `\uFEFF${text.replace(/(?<=\w) (?=\w)/gu, '\u00A0')}` : text;
  const said = flowed ? flow(seen, flowed === 'delsp') : seen;
  const charset = dress.charset.startsWith('utf') || fits(said, dress.charset) ? dress.charset : 'utf-8';
  const bytes = iconv.encode(dress.crlf ? said.replace(/\n/gu, '\r\n') : said, charset);
  const coded =
    encoding === 'base64'
      ? bytes.toString('base64').replace(/.{76}/gu, '$&\n')
      : encoding === 'quoted-printable'
        ? quotedPrintable(bytes)
        : bytes.toString('latin1');
  const params = `; charset=${charset}${flowed ? '; format=flowed' : ''}${flowed === 'delsp' ? '; delsp=yes' : ''}`;
  return `Content-Type: ${type}${params}\nContent-Transfer-Encoding: ${encoding}\n\n${coded}\n`;
}

const fits = (text: string, charset: string): boolean => iconv.decode(iconv.encode(text, charset), charset) === text;

function flow(text: string, joins: boolean): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const sign = /^>[> ]*/u.exec(line)?.[0].replaceAll(' ', '') ?? '';
      const prefix = sign === '' ? '' : `${sign} `;
      let left =
        line === '-- ' ? line : line.slice(sign === '' ? 0 : (/^>[> ]*/u.exec(line)?.[0].length ?? 0)).trimEnd();
      if (sign === '' && /^( |From )/u.test(left)) left = ` ${left}`;
      const out: string[] = [];
      while (left.length > 66 && left.lastIndexOf(' ', 66) > 0) {
        const at = left.lastIndexOf(' ', 66) + 1;
        out.push(`${prefix}${left.slice(0, at)}${joins ? ' ' : ''}`);
        left = left.slice(at);
      }
      return [...out, (prefix + left).replace(/^(>+) $/u, '$1')];
    })
    .join('\n');
}

function quotedPrintable(bytes: Buffer): string {
  let out = '';
  let width = 0;
  for (const [i, byte] of bytes.entries()) {
    const char = String.fromCharCode(byte);
    if (char === '\n' || char === '\r') {
      out += char;
      width = 0;
      continue;
    }
    const isLastBlank = char === ' ' && (bytes[i + 1] === 10 || bytes[i + 1] === 13);
    const code =
      /[ !-<>-~]/u.test(char) && !isLastBlank ? char : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    if (width + code.length > 75) {
      out += '=\n';
      width = 0;
    }
    out += code;
    width += code.length;
  }
  return out;
}
