/** Mutated mails by the ten thousand: none throws, none takes long, and no quoted line becomes an order. FUZZ_SEED and FUZZ_MAILS choose others. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { readMail } from '../../src/campaign/house/reading.ts';
import { usualLimits } from '../../src/mail/reading/limits.ts';
import { orderText } from '../../src/mail/reading/readMail.ts';
import { cases } from '../cases.ts';

const seed = Number(process.env.FUZZ_SEED ?? 1);
const mails = Number(process.env.FUZZ_MAILS ?? cases(20_000, 2_000));
// A mail is to be read within a second; a busy machine is forgiven up to five.
const slow = 1_000;
const tooSlow = 5_000;
const mebibyte = 1_048_576;
const mostHeapGrowth = 64 * mebibyte;
const patience = 600_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Chance that can be repeated (mulberry32). */
class Chance {
  private state: number;
  constructor(from: number) {
    this.state = from >>> 0;
  }
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * limit);
  }
  of<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }
}

const own = join(import.meta.dirname, 'mails');
const ownMails = readdirSync(own)
  .sort()
  .map((name) => readFileSync(join(own, name)));

/** Third-party mails, where they lie beside the checkout as they do for CI. */
function thirdParty(): { mails: Buffer[]; bodies: string[] } {
  const folder = join(import.meta.dirname, '..', '..', '..', 'shared', 'corpora');
  if (!existsSync(folder)) return { mails: [], bodies: [] };
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const some = (wanted: RegExp) =>
    names.filter((name) => wanted.test(name)).map((name) => readFileSync(join(folder, name)));
  return { mails: some(/\.eml$/u), bodies: some(/emails\/[^/]*\.txt$/u).map((bytes) => bytes.toString('utf8')) };
}

const others = thirdParty();
const bodies = others.bodies.map((body) =>
  Buffer.from(`From: a@b.example\nTo: c@d.example\nContent-Type: text/plain; charset=utf-8\n\n${body}`),
);
const seeds = [...ownMails, ...others.mails, ...bodies];

const charsets = [
  'utf-8',
  'iso-8859-1',
  'windows-1252',
  'utf-7',
  'iso-2022-jp',
  'koi8-r',
  'big5',
  'gb18030',
  'utf-16',
  'unknown-8bit',
  'x-none',
  'us-ascii',
  'shift_jis',
  'iso-2022-kr',
];
const encodings = ['7bit', '8bit', 'binary', 'base64', 'quoted-printable', 'x-uuencode', 'sideways'];
const types = [
  'text/plain',
  'text/html',
  'text/plain; format=flowed',
  'text/plain; format=flowed; delsp=yes',
  'multipart/mixed; boundary=m1',
  'multipart/alternative; boundary="m1"',
  'multipart/digest; boundary=m1',
  'message/rfc822',
  'application/pkcs7-mime',
  'application/ms-tnef',
  'multipart/signed',
  'text/calendar; method=REPLY',
  'text/enriched',
];

type Mutation = (raw: string, chance: Chance) => string;

const at = (raw: string, chance: Chance) => chance.below(raw.length + 1);
const lineOf = (
  raw: string,
  chance: Chance,
  change: (line: string, i: number, lines: string[]) => string | null,
): string => {
  const lines = raw.split('\n');
  const i = chance.below(lines.length);
  const changed = change(lines[i] as string, i, lines);
  return [...lines.slice(0, i), ...(changed === null ? [] : [changed]), ...lines.slice(i + 1)].join('\n');
};
const headOf = (raw: string, change: (head: string) => string): string => {
  const end = raw.search(/\r?\n\r?\n/u);
  return end === -1 ? change(raw) : change(raw.slice(0, end)) + raw.slice(end);
};

/** What harm the way does to a mail: bytes, header, structure, charset, quoting. */
const harms: readonly Mutation[] = [
  (raw, chance) => {
    const from = at(raw, chance);
    return (
      raw.slice(0, from) +
      String.fromCharCode(...Array.from({ length: chance.below(12) }, () => chance.below(256))) +
      raw.slice(from + chance.below(12))
    );
  },
  (raw, chance) => raw.slice(0, at(raw, chance)),
  (raw, chance) => {
    const from = at(raw, chance);
    const piece = raw.slice(from, from + chance.below(2_000));
    const to = at(raw, chance);
    return raw.slice(0, to) + piece + raw.slice(to);
  },
  (raw, chance) => lineOf(raw, chance, () => null),
  (raw, chance) => lineOf(raw, chance, (line) => `${line}\n${line}`),
  (raw, chance) => lineOf(raw, chance, (line, _, lines) => chance.of(lines) + line),
  (raw, chance) => headOf(raw, (head) => `${head}\nContent-Type: ${chance.of(types)}; charset=${chance.of(charsets)}`),
  (raw, chance) => headOf(raw, (head) => `${head}\nContent-Transfer-Encoding: ${chance.of(encodings)}`),
  (raw, chance) => headOf(raw, (head) => lineOf(head, chance, () => null)),
  (raw, chance) =>
    headOf(raw, (head) => lineOf(head, chance, (line) => line.replace(/:/u, chance.of([' ', '::', ' :', '\t:', ''])))),
  (raw, chance) => raw.replace(/charset="?[\w-]+"?/iu, `charset=${chance.of(charsets)}`),
  (raw, chance) =>
    raw.replace(/boundary="?[^\s";]+"?/iu, chance.of(['boundary=x', 'boundary=', 'boundary="', 'boundary=m1--'])),
  (raw, chance) =>
    raw.replace(/Content-Transfer-Encoding: \S+/iu, `Content-Transfer-Encoding: ${chance.of(encodings)}`),
  (raw, chance) => raw.replace(/Content-Type: \S+/iu, `Content-Type: ${chance.of(types)}`),
  (raw) => `From: x@y.example\nContent-Type: multipart/mixed; boundary=outer\n\n--outer\n${raw}\n--outer--\n`,
  (raw) => raw.replace(/^--.*$/gmu, (line) => (line.length % 2 === 0 ? line : `${line}--`)),
  (raw, chance) => raw.replace(/\n/gu, chance.of(['\r\n', '\r', '\n', '\n\n', '\0\n'])),
  (raw, chance) =>
    raw.replace(/\n/gu, () => (chance.below(8) === 0 ? chance.of(['\n> ', '\n>>> ', '\n\t', '\n ']) : '\n')),
  (raw) => raw.replace(/^> ?/gmu, ''),
  (raw, chance) => raw.replace(/ /gu, () => chance.of([' ', ' ', ' ', '\u00C2\u00A0', '  ', ' \n'])),
];

async function timed(
  raw: Buffer,
  slowest: { milliseconds: number; over: number },
): Promise<Awaited<ReturnType<typeof readMail>>> {
  const start = performance.now();
  const mail = await readMail(raw);
  const took = performance.now() - start;
  slowest.milliseconds = Math.max(slowest.milliseconds, took);
  if (took > slow) slowest.over++;
  return mail;
}

const typedLines = (mail: Parameters<typeof orderText>[0]) =>
  orderText(mail)
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');

const attributions = [
  'On Sat, 21 Nov 2026 at 10:12, Fieldpost <a@b.example> wrote:',
  'Le sam. 21 nov. 2026 à 10:12, Fieldpost <a@b.example> a écrit :',
  'El sáb, 21 nov 2026 a las 10:12, Fieldpost <a@b.example> escribió:',
  'Am 21.11.2026 um 10:12 schrieb Fieldpost <a@b.example>:',
  'Il 21/11/2026 10:12, Fieldpost <a@b.example> ha scritto:',
  'Op za 21 nov 2026 om 10:12 schreef Fieldpost <a@b.example>:',
  'Em sáb., 21 de nov. de 2026 às 10:12, Fieldpost <a@b.example> escreveu:',
];
const quotedOrders = [
  'MOVE tawse TO 1401',
  'ATTACK 1404 WITH tawse LEAD tawse',
  'READY',
  'STANDING HOLD tawse',
  'MARCHER tawse VERS 1401',
];
const typedOrders = [
  'HOLD maitland',
  'MOVE maitland TO 1305 VIA 1306 AND THEN TO 1307 IF 1308 IS FREE ELSE STAY',
  'TENIR maitland',
  'DEFEND 1404 LEAD maitland',
];

interface Letter {
  typed: string[];
  body: string;
}

/** An answer as people write one: on top, below or between, above a quote full of orders. */
function answer(chance: Chance): Letter {
  const typed = Array.from({ length: 1 + chance.below(4) }, () => chance.of(typedOrders));
  const quote = Array.from(
    { length: 1 + chance.below(6) },
    () => `${chance.of(['> ', '>', '> > ', '>> '])}${chance.of([...quotedOrders, 'Tawse stands in 1404.', ''])}`,
  );
  const head = chance.of(attributions);
  switch (chance.below(3)) {
    case 0:
      return { typed, body: [...typed, '', head, '', ...quote].join('\n') };
    case 1:
      return { typed, body: [head, ...quote, '', ...typed].join('\n') };
    default:
      return { typed, body: [head, ...typed.flatMap((line) => [...quote, '', line, ''])].join('\n') };
  }
}

/** Long lines broken as RFC 3676 has it, quoted ones at their depth. */
function flow(body: string, width: number): string {
  return body
    .split('\n')
    .flatMap((line) => {
      const [, sign = '', text = ''] = /^((?:> ?)*)(.*)$/u.exec(line) as RegExpExecArray;
      const quote = sign === '' ? '' : `${sign.replace(/ /gu, '')} `;
      const out: string[] = [];
      let left = text;
      while (left.length > width && left.lastIndexOf(' ', width) > 0) {
        const cut = left.lastIndexOf(' ', width) + 1;
        out.push(quote + left.slice(0, cut));
        left = left.slice(cut);
      }
      return [...out, quote + left.trimEnd()];
    })
    .join('\n');
}

function quotedPrintable(bytes: Buffer): string {
  let out = '';
  let width = 0;
  for (const byte of bytes) {
    const char = String.fromCharCode(byte);
    const code = /[\n!-<>-~]/u.test(char) ? char : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    if (char !== '\n' && width + code.length > 75) {
      out += '=\n';
      width = 0;
    }
    out += code;
    width = char === '\n' ? 0 : width + code.length;
  }
  return out;
}

/** The same words as a mail program writes HTML: each line a box, quoted ones within boxes of quotes. */
function markedUp(body: string, chance: Chance): string {
  const escaped = (text: string) => text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');
  const lines = body.split('\n').map((line) => {
    const [, sign = '', text = ''] = /^((?:> ?)*)(.*)$/u.exec(line) as RegExpExecArray;
    const depth = sign.replace(/ /gu, '').length;
    const box = chance.of([
      `<div>${escaped(text)}<br></div>`,
      `<p>${escaped(text)}</p>`,
      `<span>${escaped(text)}</span><br>`,
    ]);
    return '<blockquote type="cite">'.repeat(depth) + box + '</blockquote>'.repeat(depth);
  });
  return `<html><head><style>p { margin: 0 }</style></head><body>${lines.join(chance.of(['\n', '']))}</body></html>`;
}

/** The same words in another dress: line ends, charset, flowed or not, transfer encoding, alone or among parts. */
function dressed({ body }: Letter, chance: Chance): Buffer {
  const isHtml = chance.below(4) === 0;
  const flowed = !isHtml && chance.below(3) === 0;
  const charset = chance.of(['utf-8', 'windows-1252', 'iso-8859-1', 'iso-8859-15', 'macintosh', 'utf-7', 'utf-16']);
  const bytes = iconv.encode(
    isHtml ? markedUp(body, chance) : flowed ? flow(body, 20 + chance.below(60)) : body,
    charset,
  );
  const encoding = charset === 'utf-16' ? 'base64' : chance.of(['8bit', 'base64', 'quoted-printable']);
  const text =
    encoding === 'base64'
      ? bytes.toString('base64').replace(/.{76}/gu, '$&\n')
      : encoding === 'quoted-printable'
        ? quotedPrintable(bytes)
        : bytes.toString('latin1');
  const part = `Content-Type: text/${isHtml ? 'html' : 'plain'}; charset=${charset}${flowed ? '; format=flowed' : ''}\nContent-Transfer-Encoding: ${encoding}\n\n${text}`;
  const beside = chance.of([
    isHtml ? 'Content-Type: image/gif\n\nGIF' : 'Content-Type: text/html\n\n<p>MOVE tawse TO 1401</p>',
    'Content-Type: message/rfc822\n\nFrom: x@y.example\n\nMOVE tawse TO 1401',
    'Content-Type: application/zip; name=x.zip\n\nPK',
  ]);
  const kind = beside.startsWith('Content-Type: text/html') ? 'alternative' : 'mixed';
  const whole =
    chance.below(2) === 0
      ? part
      : `Content-Type: multipart/${kind}; boundary=_b_\n\n--_b_\n${part}\n--_b_\n${beside}\n--_b_--\n`;
  const raw = `From: ann@players.example\nTo: c@d.example\n${whole}`;
  return Buffer.from(chance.below(2) === 0 ? raw : raw.replace(/\n/gu, '\r\n'), 'latin1');
}

describe(`mutated mails, seed ${seed}`, () => {
  test(`${mails} mails are each read or refused, in bounded time and memory`, { timeout: patience }, async () => {
    const chance = new Chance(seed);
    const slowest = { milliseconds: 0, over: 0 };
    for (const raw of seeds) await readMail(raw);
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < mails; i++) {
      let raw = chance.of(seeds).toString('latin1');
      for (let times = 1 + chance.below(4); times > 0; times--) raw = chance.of(harms)(raw, chance);
      const mail = await timed(Buffer.from(raw, 'latin1'), slowest);
      if (
        mail.newText.length > usualLimits.bodyCharacters ||
        mail.lines.length !== (mail.newText === '' ? 0 : mail.newText.split('\n').length)
      )
        expect.fail(`mail ${i} of seed ${seed}: ${mail.newText.length} characters, ${mail.lines.length} lines`);
    }
    collect();
    const growth = process.memoryUsage().heapUsed - before;
    process.stdout.write(
      `fuzz: seed ${seed}, ${mails} mails of ${seeds.length} seeds, slowest ${slowest.milliseconds.toFixed(0)} ms, ${slowest.over} over ${slow} ms, heap ${(growth / mebibyte).toFixed(1)} MB more\n`,
    );
    expect(slowest.milliseconds).toBeLessThan(tooSlow);
    expect(growth).toBeLessThan(mostHeapGrowth);
  });

  test('whatever dress an answer comes in, what was typed is read and what was quoted is not', {
    timeout: patience,
  }, async () => {
    const chance = new Chance(seed + 1);
    for (let i = 0; i < mails / 10; i++) {
      const letter = answer(chance);
      const raw = dressed(letter, chance);
      const mail = await readMail(raw);
      expect({ i, typed: typedLines(mail), raw: '' }, raw.toString('latin1')).toEqual({
        i,
        typed: letter.typed,
        raw: '',
      });
    }
  });

  test('third-party answers say the same in every dress', { timeout: patience }, async () => {
    const chance = new Chance(seed + 2);
    for (const body of [...others.bodies, 'HOLD tawse\n\n> MOVE tawse TO 1401']) {
      const letter = { typed: [], body: body.replace(/\r\n?/gu, '\n') };
      const bare = await readMail(
        Buffer.from(`From: a@b.example\nContent-Type: text/plain; charset=utf-8\n\n${letter.body}`),
      );
      const text = Buffer.from(letter.body).toString('base64');
      const raw = `From: a@b.example\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${text}`;
      const ends = chance.of(['\n', '\r\n', '\r']);
      expect(typedLines(await readMail(Buffer.from(raw.replace(/\n/gu, ends))))).toEqual(typedLines(bare));
    }
  });
});
