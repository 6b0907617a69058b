/** A letter of ours taken apart for the programs that answer it. */
import { compile } from 'html-to-text';
import { decodeText } from '../../mail/reading/charset.ts';
import { usualLimits } from '../../mail/reading/limits.ts';
import { contentOf, everyPart, partsOf } from '../../mail/reading/mime.ts';

/** The two texts of a letter; `body` is the inside of its HTML. */
export interface Letter {
  readonly text: readonly string[];
  readonly body: string;
}

/** The text that programs send beside their HTML: quotes get their signs, lines stay as long as they are. */
export const textBeside = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
});

export function textsOf(raw: Uint8Array): Letter {
  const root = partsOf(Buffer.from(raw), usualLimits);
  const parts = root === null ? [] : [...everyPart(root)].filter(({ attached }) => !attached);
  const textOf = (type: string): string => {
    const part = parts.find((one) => one.type === type);
    return part === undefined
      ? ''
      : decodeText(contentOf(part), part.parameters.get('charset') ?? null).replaceAll('\r\n', '\n');
  };
  const html = textOf('text/html');
  return {
    text: textOf('text/plain').trimEnd().split('\n'),
    body: /<body[^>]*>([\s\S]*)<\/body>/iu.exec(html)?.[1] ?? html,
  };
}
