/** Reads a letter's HTML the strict way a mail client would: tags that nest, and what each text stands on. */

export interface Spoken {
  text: string;
  background: string;
  color: string;
  /** Nothing of it is shown: the preview line. */
  hidden: boolean;
}

interface Open {
  tag: string;
  background: string;
  color: string;
  hidden: boolean;
}

const TOKEN = /<!doctype html>|<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*>|([^<]+)/gy;
const EMPTY = new Set(['meta', 'br', 'img']);

/** Every text with its effective colours; throws where the markup does not nest or a `<` is not a tag. */
export function spoken(html: string): Spoken[] {
  const found: Spoken[] = [];
  const open: Open[] = [{ tag: '', background: 'FFFFFF', color: '000000', hidden: false }];
  TOKEN.lastIndex = 0;
  let at = 0;
  while (at < html.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(html);
    if (token === null) throw new Error(`not a tag: ${html.slice(at, at + 60)}`);
    at = TOKEN.lastIndex;
    const [, closing, tag, attributes = '', text] = token;
    const top = open.at(-1) as Open;
    if (text !== undefined) {
      if (text.trim() !== '') found.push({ text, background: top.background, color: top.color, hidden: top.hidden });
    } else if (tag === undefined || EMPTY.has(tag)) {
      // Neither opens anything.
    } else if (closing === '/') {
      if (top.tag !== tag) throw new Error(`</${tag}> closes <${top.tag}> at ${at}`);
      open.pop();
    } else {
      open.push({
        tag,
        background:
          /(?:^|[;"])background:#([0-9A-F]{6})/.exec(attributes)?.[1] ??
          /bgcolor="#([0-9A-F]{6})"/.exec(attributes)?.[1] ??
          top.background,
        color: [...attributes.matchAll(/(?:^|[;"])color:#([0-9A-F]{6})/g)].at(-1)?.[1] ?? top.color,
        hidden: top.hidden || attributes.includes('display:none') || tag === 'title',
      });
    }
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.tag}> is never closed`);
  return found;
}

/** Contrast of two colours as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The text of a letter's HTML, tags taken out and entities read. */
export function wordsOnly(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}
