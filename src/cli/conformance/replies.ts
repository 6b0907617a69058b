/**
 * Answers to a letter as mail programs write them, made to measure reading by: each program's quote, with what its user
 * typed above, below, within, or in the form itself; as text, as HTML and as both.
 */
import { textBeside, textsOf } from './letter.ts';

/** A mail and the lines its sender wrote, in order; nothing else in it may count. */
export interface Reply {
  readonly name: string;
  readonly raw: Buffer;
  readonly typed: readonly string[];
}

/** How a program sets what is typed and what is quoted. */
interface Program {
  readonly name: string;
  readonly typed: (lines: readonly string[]) => string;
  readonly quoted: (body: string) => string;
  /** What it puts between the quote before an answer typed into it and the one behind, where it parts the quote. */
  readonly parts?: readonly [string, string];
  /** What it does to the letter's own markup. */
  readonly letter?: (body: string) => string;
}

const FROM = 'savannah-1+british.k3v9x2q7@post.example';
const WROTE = `Savannah &lt;<a href="mailto:${FROM}">${FROM}</a>&gt; wrote:`;
const escaped = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const each = (tag: string, close: string) => (lines: readonly string[]) =>
  lines.map((line) => `<${tag}>${line === '' ? '<br>' : escaped(line)}</${close}>`).join('\n');
const broken = (lines: readonly string[]) => lines.map(escaped).join('<br>\n');
const cite = '<blockquote type="cite">';

const PROGRAMS: readonly Program[] = [
  {
    name: 'Gmail',
    typed: (lines) => `<div dir="ltr">${each('div', 'div')(lines)}</div>`,
    quoted: (body) =>
      `<br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Sat, Nov 21, 2026 at 10:12 AM ${WROTE}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${body}</blockquote></div>`,
    parts: [
      '</blockquote>',
      '<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">',
    ],
  },
  {
    name: 'Outlook on the web',
    typed: each('div class="elementToProof"', 'div'),
    quoted: (body) =>
      `<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt"><b>From:</b> Savannah &lt;${FROM}&gt;<br><b>Sent:</b> Saturday, November 21, 2026 10:12 AM<br><b>To:</b> Ann Bell<br><b>Subject:</b> [Savannah] Turn 16</font><div>&nbsp;</div></div><div>${body}</div>`,
  },
  {
    name: 'Outlook',
    typed: each('p class=MsoNormal', 'p'),
    quoted: (body) =>
      `<div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in'><p class=MsoNormal><b>From:</b> Savannah &lt;${FROM}&gt; <br><b>Sent:</b> Saturday, November 21, 2026 10:12 AM<br><b>To:</b> Ann Bell<br><b>Subject:</b> [Savannah] Turn 16</p></div><p class=MsoNormal>&nbsp;</p>${body}`,
    // Each line of a box becomes a box of its own.
    letter: (body) =>
      body.replace(/(<pre[^>]*>)([\s\S]*?)<\/pre>/giu, (_, open: string, lines: string) =>
        lines
          .split('\n')
          .map((line) => `${open}${line}<o:p></o:p></pre>`)
          .join(''),
      ),
  },
  {
    name: 'Apple Mail',
    typed: each('div', 'div'),
    quoted: (body) =>
      `<div><br>${cite}<div>On 21 Nov 2026, at 10:12, ${WROTE}</div><br class="Apple-interchange-newline"><div>${body}</div></blockquote></div><br>`,
    parts: ['</blockquote>', cite],
  },
  {
    name: 'Yahoo',
    typed: (lines) =>
      `<div class="ydp1yahoo-style-wrap" style="font-family:Helvetica">${each('div dir="ltr"', 'div')(lines)}</div>`,
    quoted: (body) =>
      `<div id="ydp2yahoo_quoted_1" class="ydp2yahoo_quoted"><div style="font-family:Helvetica;font-size:13px"><div>On Saturday, November 21, 2026 at 10:12:00 AM GMT+1, ${WROTE} </div><div><br></div><div><br></div><div>${body}</div></div></div>`,
  },
  {
    name: 'Thunderbird',
    typed: (lines) => `<p>${broken(lines)}</p>`,
    quoted: (body) =>
      `<div class="moz-cite-prefix">On 21/11/2026 10:12, Savannah wrote:<br></div><blockquote type="cite" cite="mid:turn-16@post.example">${body}</blockquote>`,
    parts: ['</blockquote>', cite],
  },
];

const ORDERS = ['MOVE fraser-2 TO 1404', 'MOVE maitland TO 1403', 'READY'];
const GREETED = ['Hi,', ...ORDERS, 'Ann'];
const BEGINS = /^(BEGIN|D.BUT) /u;
const GOES_ON = /\\$|^\s/u;
const FORM_BEGINS = /\b(?:BEGIN|D.BUT) \p{Lu}/u;
const ENDS = /^(END|FIN)$/u;

const SAMPLE = `Turn 16: your orders are due by Friday 20 November, 21:00.

The siege has lasted four weeks, and the lines east of the town are held.
Answer this mail with your orders, one on each line.

Orders

BEGIN SAVANNAH BRITISH TURN 16
# MOVE <units> TO <hex> [VIA <hex>]
# A unit left as it is holds.
HOLD tawes, porbeck
HOLD fraser-2
# 1404 Spring Hill
HOLD maitland
END

Nobody else can read what you send. The next letter tells what came of it.`;

/** A letter like ours in small, for who has none at hand. */
export function sampleLetter(): Buffer {
  const [before = '', form = '', behind = ''] = SAMPLE.split(/^(BEGIN[\s\S]*?\nEND)$/mu);
  const paragraphs = (text: string) =>
    each(
      'p',
      'p',
    )(
      text
        .replace(/\nOrders\n/u, '')
        .trim()
        .split(/\n\n?/u),
    );
  const html = `<html><body><h1>Savannah</h1>${paragraphs(before)}<h2>Orders</h2><pre>${escaped(form)}</pre>${paragraphs(behind)}</body></html>`;
  return mailOf([
    ['text/plain', SAMPLE],
    ['text/html', html],
  ]);
}

/** Every program's answers to a letter; the letter as it was sent. */
export function* repliesTo(raw: Uint8Array): Generator<Reply> {
  const letter = textsOf(raw);
  const begin = letter.text.findIndex((line) => BEGINS.test(line));
  const end = letter.text.findIndex((line, at) => at > begin && ENDS.test(line));
  const form = letter.text.slice(begin, end + 1).filter((line) => !line.startsWith('#'));
  // One that goes on in the line below cannot be told from it.
  const held = form.find((line, i) => i > 0 && !ENDS.test(line) && !GOES_ON.test(line)) ?? '';
  const changed = `${held.replace(/^\S+/u, 'MOVE')} TO 1504 VIA 1505`;
  const edited = form.map((line) => (line === held ? changed : line));
  for (const program of PROGRAMS) {
    const { name, typed, quoted, letter: rewritten = (body) => body } = program;
    const body = rewritten(letter.body);
    const old = quoted(body);
    // The line may stand above the form too, among what is on file.
    const formAt = letter.body.search(FORM_BEGINS);
    const formChanged = letter.body.slice(formAt).replace(escaped(held), escaped(changed));
    const inForm = quoted(rewritten(letter.body.slice(0, formAt) + formChanged));
    const cases: readonly [string, string, readonly string[]][] = [
      ['above', typed(ORDERS) + old, ORDERS],
      ['above, greeted', typed(GREETED) + old, GREETED],
      ['below', old + typed(ORDERS), ORDERS],
      ['within', quoted(within(body, typed(ORDERS), program)), ORDERS],
      ['struck out above', `${typed(ORDERS)}<div><s>MOVE tawes TO 1405</s></div>${old}`, ORDERS],
      ['in the form', inForm, edited],
      [
        'in the form, READY above',
        typed(['I have changed the form below.', 'READY']) + inForm,
        ['I have changed the form below.', 'READY', ...edited],
      ],
      ['nowhere', old, []],
    ];
    for (const [where, html, fresh] of cases) {
      const page = `<html><head><meta charset="utf-8"></head><body>${html}</body></html>`;
      yield { name: `${name}, HTML, ${where}`, raw: mailOf([['text/html', page]]), typed: fresh };
      // What is struck out stands in the text as if it were not.
      yield {
        name: `${name}, both, ${where}`,
        raw: mailOf([
          ['text/plain', textBeside(page)],
          ['text/html', page],
        ]),
        typed: fresh,
      };
    }
    const file: [string, string] = ['text/plain; name="orders.txt"', ORDERS.join('\n')];
    yield {
      name: `${name}, in a file`,
      raw: mailOf([['text/html', typed(['Orders attached.']) + old], file]),
      typed: ORDERS,
    };
  }
  const quotedText = letter.text.map((line) => (line === '' ? '>' : `> ${line}`));
  const said = `On Sat, Nov 21, 2026 at 10:12 AM Savannah <${FROM}> wrote:`;
  for (const [where, lines] of [
    ['above', [...ORDERS, '', said, '', ...quotedText]],
    ['below', [said, '', ...quotedText, '', ...ORDERS]],
    ['above, no signs', [...ORDERS, '', said, '', ...letter.text]],
  ] as const)
    yield { name: `text, ${where}`, raw: mailOf([['text/plain', lines.join('\n')]]), typed: ORDERS };
}

/** The letter with an answer typed into it, below its first heading; the quote is parted by programs that do so. */
function within(body: string, typed: string, { parts = ['', ''] }: Program): string {
  const at = body.search(/<(h2|h3|pre)\b/iu);
  if (at < 0) return `${body}${parts[0]}${typed}${parts[1]}`;
  const open = openAt(body.slice(0, at));
  const closing = open.map((tag) => `</${nameOf(tag)}>`).toReversed();
  return parts[0] === ''
    ? `${body.slice(0, at)}${typed}${body.slice(at)}`
    : `${body.slice(0, at)}${closing.join('')}${parts[0]}${typed}${parts[1]}${open.join('')}${body.slice(at)}`;
}

const nameOf = (tag: string): string => /^<\/?([\w:]+)/u.exec(tag)?.[1]?.toLowerCase() ?? '';
const EMPTY = new Set(['br', 'hr', 'img', 'meta', 'link', 'col', 'input']);

/** The tags still open at the end of some HTML, outermost first. */
function openAt(html: string): string[] {
  const open: string[] = [];
  for (const [tag] of html.matchAll(/<\/?[a-z][^<>]*>/giu)) {
    if (tag.startsWith('</')) {
      const at = open.findLastIndex((one) => nameOf(one) === nameOf(tag));
      if (at >= 0) open.length = at;
    } else if (!EMPTY.has(nameOf(tag)) && !tag.endsWith('/>')) open.push(tag);
  }
  return open;
}

/** A mail of one part, of two that say the same, or of a text with a file. */
function mailOf(parts: readonly (readonly [string, string])[]): Buffer {
  const head = `From: ann@home.example\nTo: ${FROM}\nSubject: Re: [Savannah] Turn 16\nMIME-Version: 1.0\n`;
  const file = parts.some(([type]) => type.includes('name='));
  const set = parts.map(([type, text]) => {
    const attached = type.includes('name=') ? 'Content-Disposition: attachment\n' : '';
    const coded = Buffer.from(text).toString('base64').replace(/.{76}/gu, '$&\n');
    return `Content-Type: ${type}; charset=utf-8\n${attached}Content-Transfer-Encoding: base64\n\n${coded}\n`;
  });
  if (set.length === 1) return Buffer.from(head + (set[0] as string));
  const kind = file ? 'mixed' : 'alternative';
  return Buffer.from(
    `${head}Content-Type: multipart/${kind}; boundary=parted\n\n${set.map((one) => `--parted\n${one}`).join('')}--parted--\n`,
  );
}
