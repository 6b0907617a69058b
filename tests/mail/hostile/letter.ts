/** A letter of ours taken apart for those who answer it, and what a player may do to its form. */
import { compile } from 'html-to-text';
import { decodeText } from '../../../src/mail/reading/charset.ts';
import { usualLimits } from '../../../src/mail/reading/limits.ts';
import { contentOf, everyPart, partsOf } from '../../../src/mail/reading/mime.ts';
import type { Quoted } from './heads.ts';

export interface Letter {
  raw: Buffer;
  text: readonly string[];
  /** The inside of its HTML. */
  body: string;
  quoted: Quoted;
}

export const ANN = { name: 'Ann Bell', address: 'ann@home.example' };

export function letterOf(raw: Buffer): Letter {
  const root = partsOf(raw, usualLimits);
  const parts = root === null ? [] : [...everyPart(root)].filter(({ attached }) => !attached);
  const textOf = (type: string): string => {
    const part = parts.find((one) => one.type === type);
    return part === undefined ? '' : decodeText(contentOf(part), 'utf-8').replaceAll('\r\n', '\n');
  };
  const html = textOf('text/html');
  const from = /^From: (.*?) ?<(.+?)>/mu.exec(raw.toString('latin1', 0, 8_192));
  return {
    raw: raw.subarray(0, 131_072),
    text: textOf('text/plain').trimEnd().split('\n'),
    body: /<body[^>]*>([\s\S]*)<\/body>/iu.exec(html)?.[1] ?? '',
    quoted: {
      name: from?.[1]?.replaceAll('"', '') ?? 'Savannah',
      address: from?.[2] ?? '',
      to: ANN.address,
      subject: '[Savannah] British: orders, turn 16, by Fri 20 Nov 21:00',
    },
  };
}

/** The text programs make of HTML where they send one beside it. */
export const textOfHtml = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
});

export const escaped = (line: string): string =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const endsForm = (line: string): boolean => /^(END|FIN)$/u.test(line);

/** The same form with orders written into it, above its END. */
export function filled(letter: Letter, orders: readonly string[]): Letter {
  const end = letter.text.findIndex(endsForm);
  return {
    ...letter,
    text: letter.text.toSpliced(end, 0, ...orders),
    body: letter.body.replace(/\n(END|FIN)<\/pre>/u, `\n${orders.map(escaped).join('\n')}\n$1</pre>`),
  };
}

/** What the form orders as it was sent. */
export function ordersOf({ text }: Letter): string[] {
  const begin = text.findIndex((line) => /^(BEGIN|D.BUT) /u.test(line));
  return text.slice(begin + 1, text.findIndex(endsForm)).filter((line) => !line.startsWith('#'));
}
