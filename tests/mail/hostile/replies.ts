/** Answers to a letter of ours, made as each program makes them of what its user did. */

import { textBeside } from '../../../src/cli/conformance/letter.ts';
import { type Dress, dressed } from './dress.ts';
import { HEADS, type Head } from './heads.ts';
import { ANN, escaped, filled, type Letter, ordersOf } from './letter.ts';
import { type Page, pageOf } from './pages.ts';

export interface Case {
  act: string;
  program: string;
  form: 'text' | 'html' | 'both';
  raw: Buffer;
  /** The orders its sender gave, in order. */
  ordered: readonly string[];
  /** What the house holds of the thread: its letter, and what the sender wrote before. */
  letters: readonly Buffer[];
  own: readonly Buffer[];
}

/** What was typed where. */
interface Doing {
  act: string;
  above: readonly string[];
  /** Typed into the quote, above the order form and further down. */
  within?: readonly (readonly string[])[];
  below?: readonly string[];
  /** The letter as it stands in the quote. */
  letter: Letter;
  ordered: readonly string[];
  /** HTML of its own for what was typed. */
  markup?: string;
  /** An own mail that answered the letter, answered in its turn; what it said. */
  earlier?: readonly string[];
}

export interface Typed {
  orders: readonly string[];
  others: readonly string[];
  long: string;
}

const GREETING = 'Hello,';

function* doings(letter: Letter, { orders, others, long }: Typed): Generator<Doing> {
  const [first = '', second = '', third = ''] = orders;
  const plain = { letter };
  yield { act: 'orders above', ...plain, above: orders, ordered: orders };
  yield {
    act: 'orders above, greeting and name',
    ...plain,
    above: [GREETING, '', ...orders, '', 'Ann'],
    ordered: orders,
  };
  yield { act: 'orders below', ...plain, above: [], below: orders, ordered: orders };
  yield {
    act: 'orders within',
    ...plain,
    above: [],
    within: [[first], [second, third]],
    ordered: [first, second, third],
  };
  yield { act: 'orders above and below', ...plain, above: [first], below: [second], ordered: [first, second] };
  yield { act: 'a long order', ...plain, above: [long, 'READY'], ordered: [long, 'READY'] };
  yield { act: 'READY', ...plain, above: ['READY'], ordered: ['READY'] };
  yield { act: 'SAME', ...plain, above: ['SAME'], ordered: ['SAME'] };
  yield { act: 'AMEND', ...plain, above: ['AMEND', first], ordered: ['AMEND', first] };
  yield { act: 'in the form', letter: filled(letter, orders), above: [], ordered: [...ordersOf(letter), ...orders] };
  yield {
    act: 'in the form, READY above',
    letter: filled(letter, others),
    above: ['I have filled in the form below.', 'READY'],
    ordered: ['READY', ...ordersOf(letter), ...others],
  };
  yield { act: 'a word above', ...plain, above: ['Thanks, my orders come tomorrow.'], ordered: [] };
  yield { act: 'nothing', ...plain, above: [], ordered: [] };
  yield { act: 'own earlier mail answered', ...plain, above: orders, earlier: others, ordered: orders };
  yield {
    act: 'own earlier mail answered below',
    ...plain,
    above: [],
    below: orders,
    earlier: others,
    ordered: orders,
  };
  yield {
    act: 'own earlier form answered',
    letter: filled(letter, others),
    above: orders,
    earlier: ['READY'],
    ordered: orders,
  };
  yield {
    act: 'own earlier answer within answered',
    ...plain,
    above: orders,
    within: [[others[0] ?? ''], [others[1] ?? '']],
    earlier: ['See below.'],
    ordered: orders,
  };
  const items = (tag: string) => `<${tag}>${orders.map((order) => `<li>${escaped(order)}</li>`).join('')}</${tag}>`;
  yield { act: 'a list', ...plain, above: orders.map((order) => `- ${order}`), markup: items('ul'), ordered: orders };
  yield {
    act: 'a numbered list',
    ...plain,
    above: orders.map((order, i) => `${i + 1}. ${order}`),
    markup: items('ol'),
    ordered: orders,
  };
  const cells = orders.map(
    (order) =>
      `<tr>${order
        .split(' ')
        .map(
          (word) =>
            `<td style="border:solid windowtext 1.0pt;padding:0cm 5.4pt"><p class=MsoNormal>${escaped(word)}<o:p></o:p></p></td>`,
        )
        .join('')}</tr>`,
  );
  yield {
    act: 'a table',
    ...plain,
    above: orders.map((order) => order.replaceAll(' ', '\t')),
    markup: `<table border=1>${cells.join('')}</table>`,
    ordered: orders,
  };
  yield {
    act: 'one struck out',
    ...plain,
    above: [first, third],
    markup: `<div>${escaped(first)}</div><div><s>${escaped(second)}</s></div><div><span style="text-decoration: line-through;">${escaped(others[0] ?? '')}</span></div><div>${escaped(third)}</div>`,
    ordered: [first, third],
  };
  yield {
    act: 'links and bold',
    ...plain,
    above: orders,
    markup: orders
      .map(
        (order) =>
          `<div><b>${escaped(order).replace(/\b(\d{4})\b/u, '<a href="tel:$1" dir="ltr" x-apple-data-detectors="true">$1</a>')}</b></div>`,
      )
      .join(''),
    ordered: orders,
  };
  yield {
    act: 'smart dashes and quotes',
    ...plain,
    above: orders.map((order) => order.replaceAll(' ', '\u00A0')),
    ordered: orders,
  };
  yield {
    act: 'a disclaimer below',
    ...plain,
    above: [
      ...orders,
      '',
      '-- ',
      'Ann Bell',
      '',
      'This e-mail and any attachments are confidential and intended solely for the addressee.',
      'Please tell us when it reaches you by mistake.',
    ],
    ordered: orders,
  };
}

const OTHER_SIGNS: Readonly<Record<Head['style'], string>> = {
  signs: '> ',
  tight: '>',
  inside: '> ',
  bare: '',
  initials: 'S> ',
};

const signed = (style: Head['style'], lines: readonly string[]): string[] =>
  style === 'bare' ? [...lines] : lines.map((line) => `${OTHER_SIGNS[style]}${line}`.trimEnd());

/** Breaks lines where a program does; what goes on bears the sign of its line. */
function wrapped(lines: readonly string[], width: number | undefined): string[] {
  if (width === undefined) return [...lines];
  return lines.flatMap((line) => {
    const sign = /^(?:> ?)*/u.exec(line)?.[0] ?? '';
    const out: string[] = [];
    let left = line;
    while (left.length > width && left.lastIndexOf(' ', width) > sign.length) {
      const at = left.lastIndexOf(' ', width);
      out.push(left.slice(0, at));
      left = sign + left.slice(at + 1);
    }
    return [...out, left];
  });
}

const shown = new Map<string, readonly string[]>();

/** The text of HTML, made once. */
function shownText(body: string): readonly string[] {
  const known = shown.get(body) ?? textBeside(body).trim().split('\n');
  shown.set(body, known);
  return known;
}

/** The quote of a text, its head, and the mail that was answered before it. */
function textOf(head: Head, { above, within = [], below = [], letter, earlier }: Doing): string {
  const { style, lines, width, fromHtml, advert = [] } = head;
  const quote = fromHtml && letter.body !== '' ? shownText(letter.body) : letter.text;
  const quotedLetter = (parts: readonly (readonly string[])[]) => {
    const form = quote.findIndex((line) => /^(BEGIN|D.BUT) /u.test(line)) - 2;
    const end = quote.findLastIndex((line) => /^(END|FIN)$/u.test(line));
    const cuts =
      parts.length === 0 ? [quote] : [quote.slice(0, form), quote.slice(form, end + 1), quote.slice(end + 1)];
    return cuts.flatMap((piece, i) => [...signed(style, piece), ...(parts[i] ? ['', ...parts[i], ''] : [])]);
  };
  const heading = (of: readonly string[]) => (style === 'inside' ? signed(style, of) : of);
  let old = [...heading(lines(letter.quoted)), ...quotedLetter(within)];
  if (earlier !== undefined) {
    const own = {
      name: ANN.name,
      address: ANN.address,
      to: letter.quoted.address,
      subject: `Re: ${letter.quoted.subject}`,
    };
    old = [
      ...heading(lines(own)),
      ...signed(style, [...earlier, '', ...(advert.length > 0 ? [...advert, ''] : []), ...old]),
    ];
  }
  const top = above.length === 0 ? [] : [...above, ''];
  const device = advert.length === 0 ? [] : ['', ...advert, ''];
  return wrapped([...top, ...device, ...old, ...(below.length > 0 ? ['', ...below] : [])], width).join('\n');
}

const VOID = new Set(['br', 'hr', 'img', 'meta', 'link', 'col', 'input']);
const nameOf = (tag: string): string => /^<\/?([\w:]+)/u.exec(tag)?.[1]?.toLowerCase() ?? '';

function openAt(html: string): string[] {
  const open: string[] = [];
  for (const [tag] of html.matchAll(/<\/?[a-z][^<>]*>/giu)) {
    if (tag.startsWith('</'))
      open.length = Math.max(
        0,
        open.findLastIndex((one) => nameOf(one) === nameOf(tag)),
      );
    else if (!VOID.has(nameOf(tag)) && !tag.endsWith('/>')) open.push(tag);
  }
  return open;
}

function htmlOf(head: Head, page: Page, { above, within = [], below = [], letter, markup, earlier }: Doing): string {
  const { lines } = head;
  let body = letter.body;
  const places = [body.lastIndexOf('<h2', body.indexOf('<pre')), body.indexOf('</pre>') + '</pre>'.length];
  for (const [i, typed] of [...within.entries()].toReversed()) {
    const at = places[i] as number;
    const open = openAt(body.slice(0, at));
    const [close, reopen] = page.parts ?? ['', ''];
    const insert = page.parts
      ? open
          .map((tag) => `</${nameOf(tag)}>`)
          .toReversed()
          .join('') +
        close +
        page.typed(typed) +
        reopen +
        open.join('')
      : page.typed(typed);
    body = body.slice(0, at) + insert + body.slice(at);
  }
  let old = page.quoted(lines(letter.quoted), body);
  if (earlier !== undefined) {
    const own = {
      name: ANN.name,
      address: ANN.address,
      to: letter.quoted.address,
      subject: `Re: ${letter.quoted.subject}`,
    };
    old = page.quoted(lines(own), page.typed(earlier) + old);
  }
  const top = markup ?? (above.length > 0 ? page.typed(above) : '');
  return `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body>${top}${old}${below.length > 0 ? page.typed(below) : ''}</body></html>`;
}

const headOf = (letter: Letter, what: string, id: string): string =>
  `From: Ann Bell <${ANN.address}>\nTo: ${letter.quoted.address}\nSubject: ${what} =?utf-8?Q?${letter.quoted.subject.replaceAll(' ', '_').replaceAll(',', '=2C').replaceAll('?', '=3F')}?=\nMessage-ID: <${id}@home.example>\nMIME-Version: 1.0\n`;

/** The own mail that answered the letter, as it was sent then. */
function earlierMail(one: Head, doing: Doing, letter: Letter, id: string): Buffer {
  const text = textOf(one, {
    act: '',
    above: doing.earlier ?? [],
    within: doing.within ?? [],
    letter: doing.letter,
    ordered: [],
  });
  return dressed(headOf(letter, 'Re:', id), [['text/plain', text]], { charset: 'utf-8', encoding: 'base64' });
}

/** Every doing in every program, as text, as HTML and as both; of these the ones wanted, by their number. Dresses are taken in turn. */
export function* repliesTo(
  letter: Letter,
  typed: Typed,
  dresses: readonly Dress[],
  isWanted: (number: number) => boolean,
): Generator<Case> {
  let number = 0;
  for (const one of HEADS)
    for (const doing of doings(letter, typed)) {
      const isForward = one.program.includes('forwarded');
      const isEdited = doing.within || doing.below || doing.act.startsWith('in the form') || doing.earlier;
      if (isForward && isEdited) continue;
      for (const form of formsOf(one, doing)) {
        const turn = number++;
        if (!isWanted(turn)) continue;
        const { act, ordered } = doing;
        const subject = headOf(letter, isForward ? 'Fwd:' : 'Re:', `case-${turn}`);
        const own = doing.earlier ? [earlierMail(one, doing, letter, `earlier-${turn}`)] : [];
        const raw = dressed(subject, partsOf(one, doing, form), dresses[turn % dresses.length] as Dress);
        yield { act, program: one.program, form, ordered, raw, letters: [letter.raw], own };
      }
    }
}

type Form = Case['form'];

/** What is seen in HTML alone is sent in HTML. */
function formsOf({ program }: Head, { act, markup }: Doing): readonly Form[] {
  const hasPage = pageOf(program) !== undefined;
  const isOfHtml = markup !== undefined && !act.endsWith('list');
  return (['text', 'html', 'both'] as const).filter((form) => {
    if (form === 'text') return !isOfHtml;
    return hasPage && (form === 'html' || act !== 'a table');
  });
}

function partsOf(one: Head, doing: Doing, form: Form): [string, string][] {
  const page = pageOf(one.program);
  const html = form === 'text' || page === undefined ? '' : htmlOf(one, page, doing);
  const beside = () =>
    doing.act === 'one struck out' ? wrapped(textBeside(html).split('\n'), one.width).join('\n') : textOf(one, doing);
  return [
    ...(form === 'html' ? [] : [['text/plain', beside()] as [string, string]]),
    ...(form === 'text' ? [] : [['text/html', html] as [string, string]]),
  ];
}
