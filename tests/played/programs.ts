/** How common mail programs send a reply: where they put what was typed, and what they make of the letter it answers. */
import type { Letter } from './letter.ts';

export const PROGRAMS = ['new', 'top', 'bottom', 'outlook', 'gmail', 'in-place'] as const;
/** `fresh`: no reply at all, but a mail written to the address. */
export type Program = (typeof PROGRAMS)[number] | 'fresh';

export interface Typed {
  from: string;
  /** Message-ID without brackets. */
  id: string;
  /** The letter that is answered. */
  letter: Letter;
  lines: readonly string[];
}

/** The mail as it goes over the wire; line ends are the sender's business. */
export function mailOf(program: Program, { from, id, letter, lines }: Typed): string {
  const head = [
    `From: <${from}>`,
    `To: <${letter.from}>`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${id}>`,
    `Subject: ${encoded(`Re: ${letter.subject}`)}`,
    ...(program === 'fresh' ? [] : [`In-Reply-To: <${letter.id}>`, `References: <${letter.id}>`]),
    'MIME-Version: 1.0',
  ];
  const plain = (body: readonly string[]) =>
    [
      ...head,
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      base64(body.join('\n')),
      '',
    ].join('\n');
  const old = letter.lines;
  const quoted = old.map((line) => (line === '' ? '>' : `> ${line}`));
  const wrote = `On ${letter.date.toUTCString().slice(0, 16)} at 20:00, ${letter.from} wrote:`;
  switch (program) {
    case 'new':
    case 'fresh':
      return plain(lines);
    case 'top':
      return plain([...lines, '', wrote, ...quoted]);
    case 'bottom':
      return plain([wrote, ...quoted, '', ...lines]);
    case 'outlook':
      return plain([
        ...lines,
        '',
        '________________________________',
        `From: ${letter.from}`,
        `Sent: ${letter.date.toUTCString()}`,
        `To: ${from}`,
        `Subject: ${letter.subject}`,
        '',
        ...old,
      ]);
    case 'gmail':
      return [...head, ...alternatives(lines, wrote, quoted, old)].join('\n');
    case 'in-place':
      return plain([wrote, ...inPlace(quoted, lines)]);
  }
}

/** The form of the quoted letter overwritten: what stood between BEGIN and END is now what was typed, all of it quoted. */
function inPlace(quoted: readonly string[], lines: readonly string[]): readonly string[] {
  const from = quoted.findIndex((line) => /^> BEGIN\b/.test(line));
  const to = quoted.findIndex((line, at) => at > from && /^> END$/.test(line));
  const typed = lines.filter((line) => !/^(?:BEGIN\b|END$)/.test(line)).map((line) => `> ${line}`);
  if (from < 0 || to < 0) return [...quoted, ...lines];
  return [...quoted.slice(0, from + 1), ...typed, ...quoted.slice(to)];
}

function alternatives(lines: readonly string[], wrote: string, quoted: readonly string[], old: readonly string[]) {
  const boundary = '000000000000a1b2c3';
  const html = [
    '<div dir="ltr">',
    ...lines.map((line) => `<div>${line === '' ? '<br>' : escaped(line)}</div>`),
    '</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">',
    `${escaped(wrote)}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;padding-left:1ex"><pre>`,
    ...old.map(escaped),
    '</pre></blockquote></div>',
  ];
  return [
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset="UTF-8"',
    'Content-Transfer-Encoding: base64',
    '',
    base64([...lines, '', wrote, '', ...quoted].join('\n')),
    `--${boundary}`,
    'Content-Type: text/html; charset="UTF-8"',
    'Content-Transfer-Encoding: base64',
    '',
    base64(html.join('\n')),
    `--${boundary}--`,
    '',
  ];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const base64 = (text: string) =>
  Buffer.from(text)
    .toString('base64')
    .replace(/.{76}/g, (line) => `${line}\n`);

/** A header as programs write it that has more than ASCII in it. */
const encoded = (text: string) =>
  /^[ -~]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
