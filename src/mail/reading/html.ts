/** HTML mail to the text its reader sees, with quotes as `>` lines and signature boxes of known clients left out. */
import { compile, type HtmlToTextOptions } from 'html-to-text';
import { replyLines } from './oldMail.ts';

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

// What is not shown was not said; what is struck out is said no more.
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
  ...['text-decoration', 'text-decoration-line'].flatMap((property) =>
    [':line-through', ': line-through', ':none line-through', ': none line-through'].map(
      (value) => `[style*="${property}${value}" i]`,
    ),
  ),
  's',
  'strike',
  'del',
];

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
    replyLine: (_element, _walk, builder) => {
      builder.openBlock({ leadingLineBreaks: 1 });
      builder.addLiteral(replyLines.en);
      builder.closeBlock({ trailingLineBreaks: 1 });
    },
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
    ...oldMail.map((selector) => ({ selector, format: 'blockquote' })),
    ...oldMailBelow.map((selector) => ({ selector, format: 'replyLine' })),
  ],
};

const convert = compile(options);

// Mails of people stay far below; deep nesting costs more than length does.
const mostTags = 12_000;

/** The text of an HTML body; reads at most `longest` characters and a bounded number of tags, and says when that was not all. */
export function textOfHtml(html: string, longest: number): { text: string; cut: boolean } {
  let end = Math.min(html.length, longest);
  let tag = -1;
  for (let tags = 0; tags <= mostTags; tags++) {
    tag = html.indexOf('<', tag + 1);
    if (tag === -1 || tag >= end) return { text: convert(html.slice(0, end)), cut: end < html.length };
  }
  end = tag;
  return { text: convert(html.slice(0, end)), cut: true };
}
