/** HTML mail to the text its reader sees, with quotes as `>` lines and signature boxes of known clients left out. */
import { compile, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';
import { isQuoted, replyLines } from './oldMail.ts';

// What clients mark as the sender's signature; never part of what was written.
const signatures = [
  '.gmail_signature',
  '.gmail_signature_prefix',
  '.moz-signature',
  '.protonmail_signature_block',
  '.tutanota_signature',
  '.cm_signature',
  '.front-signature',
  '#AppleMailSignature',
  '#Signature',
  '#ms-outlook-mobile-signature',
  '[name="messageSignatureSection"]',
  'signature',
  '[data-marker="__SIG_PRE__"]',
  '[data-marker="__SIG_POST__"]',
];

// Boxes of old mail that carry no quote signs of their own.
const oldMail = [
  '.moz-forward-container',
  '.yahoo_quoted',
  '.zmail_extra',
  '.protonmail_quote',
  '.tutanota_quote',
  '.front-blockquote',
  '.cm_quote',
  '#OLK_SRC_BODY_SECTION',
  '[name="messageReplySection"]',
  '[name="quote"]',
  '[name="quoted-content"]',
  'details',
  // A bar at the left of a box says that it is quoted, in many programs.
  'div[style*="border-left" i][style*="solid" i][style*="padding" i]',
  '[data-marker="__QUOTED_TEXT__"]',
];

// From here on a client has put the mail that is answered, without a box around it.
const oldMailBelow = [
  '#divRplyFwdMsg',
  '#appendonsend',
  '#x_divRplyFwdMsg',
  '#x_appendonsend',
  '#stopSpelling',
  '#mail-editor-reference-message-container',
  '[data-marker="__HEADERS__"]',
  // The rule that Outlook draws above the header of an old mail, as it writes it and as others copy it.
  ...['border-top:solid', 'border-top: solid'].flatMap((rule) =>
    ['padding:3.0pt 0', 'padding: 3.0pt 0', 'padding:3pt 0', 'padding: 3pt 0'].map(
      (room) => `[style*="${rule}"][style*="${room}"]`,
    ),
  ),
];

// What is not shown was not said.
const hidden = [
  ...[
    'display:none',
    'display: none',
    'visibility:hidden',
    'visibility: hidden',
    'font-size:0px',
    'font-size: 0px',
    'mso-hide:all',
    'max-height:0',
    'max-height: 0',
  ].map((style) => `[style*="${style}" i]`),
  '[hidden]',
];

// What is struck out is said no more, and its writer is told so.
const struck = [
  ...['text-decoration', 'text-decoration-line'].flatMap((property) =>
    [':line-through', ': line-through', ':none line-through', ': none line-through'].map(
      (value) => `[style*="${property}${value}" i]`,
    ),
  ),
  's',
  'strike',
  'del',
];

type Nodes = Parameters<FormatCallback>[0]['children'];

/** Nodes below each other that are quotes themselves, and those that are not. */
function runsOf(nodes: Nodes): { isQuote: boolean; nodes: Nodes }[] {
  const runs: { isQuote: boolean; nodes: Nodes }[] = [];
  for (const node of nodes) {
    const isQuote = node.name === 'blockquote' || node.attribs?.name === 'quoted-content';
    const last = runs.at(-1);
    if (last?.isQuote === isQuote) last.nodes.push(node);
    else runs.push({ isQuote, nodes: [node] });
  }
  return runs;
}

// Signs of no script, between which stands what is struck out until it is taken out of the text.
const struckFrom = '\uE000';
const struckNext = '\uE001';
const struckTo = '\uE002';
const struckOut = /\uE000([^\uE000\uE002]*)\uE002/gu;

const breaking = /^(?:br|div|p|li|tr|pre)$/u;

/** The lines of words in an element. */
function linesOf(element: Nodes[number]): string[] {
  const textOf = (node: Nodes[number]): string => {
    if (node.type === 'text') return node.data ?? '';
    const words = (node.children ?? []).map(textOf).join('');
    return breaking.test(node.name ?? '') ? `${words}\n` : words;
  };
  const lines = textOf(element).split('\n');
  return lines.map((line) => line.replace(/\s+/gu, ' ').trim()).filter((line) => line !== '');
}

const withSigns = (block: string): string =>
  block
    .replace(/^\n+|\n+$/gu, '')
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxDepth: 200, maxChildNodes: 20_000 },
  formatters: {
    // Word and Docs set a paragraph in each cell; a row is one line all the same, unless a cell holds several.
    cell: (element, walk, builder) => {
      const [only, ...others] = element.children.filter((child) => child.type === 'tag' || child.data?.trim());
      const isWrapped = others.length === 0 && (only?.name === 'p' || only?.name === 'div');
      walk(isWrapped ? (only?.children ?? []) : element.children, builder);
      builder.addInline(' ');
    },
    replyLine: (element, walk, builder) => {
      builder.openBlock({ leadingLineBreaks: 1 });
      builder.addLiteral(replyLines.en);
      builder.closeBlock({ trailingLineBreaks: 1 });
      builder.openBlock({ leadingLineBreaks: 1 });
      walk(element.children, builder);
      builder.closeBlock({ trailingLineBreaks: 1 });
    },
    // Many programs put a quote into a box that holds what heads it, too: it is quoted once.
    quoteBox: ({ children }, walk, builder) => {
      for (const { isQuote, nodes } of runsOf(children)) {
        if (!isQuote) builder.openBlock({ leadingLineBreaks: 2, reservedLineLength: 2 });
        walk(nodes, builder);
        if (!isQuote) builder.closeBlock({ trailingLineBreaks: 2, blockTransform: withSigns });
      }
    },
    struckOut: (element, _walk, builder) =>
      builder.addInline(`${struckFrom}${linesOf(element).join(struckNext)}${struckTo}`),
  },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'hr', options: { length: 5 } },
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
    { selector: 'ul', options: { itemPrefix: '- ' } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    // Boxes in which line breaks are shown as they stand; of selectors of one weight the later counts, so what is old stays old.
    ...['white-space:pre', 'white-space: pre'].flatMap((style) => [
      { selector: `[style*="${style}" i]`, format: 'pre' },
      { selector: `span[style*="${style}" i]`, format: 'inline' },
      { selector: `blockquote[style*="${style}" i]`, format: 'blockquote' },
    ]),
    // How programs indent what their user writes; a quote looks otherwise.
    { selector: 'blockquote[style*="border:none"][style*="40px"]', format: 'block' },
    { selector: 'blockquote[style*="border: none"][style*="40px"]', format: 'block' },
    ...[...signatures, ...hidden].map((selector) => ({ selector, format: 'skip' })),
    ...struck.map((selector) => ({ selector, format: 'struckOut' })),
    ...oldMail.map((selector) => ({ selector, format: 'quoteBox' })),
    ...oldMailBelow.map((selector) => ({ selector, format: 'replyLine' })),
  ],
};

const convert = compile(options);

// Mails of people stay far below; deep nesting costs more than length does.
const mostTags = 12_000;

/** The text of an HTML body, and what is struck out in it outside of quotes. */
export interface Shown {
  text: string;
  cut: boolean;
  struck: readonly string[];
}

/** Reads at most `longest` characters and a bounded number of tags, and says when that was not all. */
export function textOfHtml(html: string, longest: number): Shown {
  const end = endOf(html, longest);
  const text = convert(html.slice(0, end));
  return { text: text.replace(struckOut, ''), cut: end < html.length, struck: struckIn(text) };
}

function struckIn(text: string): string[] {
  if (!text.includes(struckFrom)) return [];
  const [above = ''] = text.split(replyLines.en, 1);
  const typed = above.split('\n').filter((line) => !isQuoted(line));
  return typed.flatMap((line) => [...line.matchAll(struckOut)].flatMap(([, lines = '']) => lines.split(struckNext)));
}

function endOf(html: string, longest: number): number {
  const end = Math.min(html.length, longest);
  let tag = -1;
  for (let tags = 0; tags <= mostTags; tags++) {
    tag = html.indexOf('<', tag + 1);
    if (tag === -1 || tag >= end) return end;
  }
  return tag;
}
