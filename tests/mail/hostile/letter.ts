/** A letter of ours taken apart for those who answer it, and what a player may do to its form. */
import { type Letter as Texts, textsOf } from '../../../src/cli/conformance/letter.ts';
import type { Quoted } from './heads.ts';

export interface Letter extends Texts {
  raw: Buffer;
  quoted: Quoted;
}

export const ANN = { name: 'Ann Bell', address: 'ann@home.example' };

export function letterOf(raw: Buffer): Letter {
  const from = /^From: (.*?) ?<(.+?)>/mu.exec(raw.toString('latin1', 0, 8_192));
  return {
    raw: raw.subarray(0, 131_072),
    ...textsOf(raw),
    quoted: {
      name: from?.[1]?.replaceAll('"', '') ?? 'Savannah',
      address: from?.[2] ?? '',
      to: ANN.address,
      subject: '[Savannah] British: orders, turn 16, by Fri 20 Nov 21:00',
    },
  };
}

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
