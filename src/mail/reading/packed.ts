/** Opens parts that hold something readable in a wrapping of their own: opaque S/MIME signatures and winmail.dat. */
import { signedContent } from './cms.ts';
import type { ReadingLimits } from './limits.ts';
import { contentOf, type Part, partsOf } from './mime.ts';
import { textOfTnef } from './tnef.ts';

/** What such a part holds; null when it is no such part or cannot be opened, as encrypted ones cannot. */
export function opened(part: Part, limits: ReadingLimits): Part | null {
  if (limits.nesting <= 0) return null;
  const isSigned =
    /^application\/(x-)?pkcs7-mime$/u.test(part.type) ||
    (part.type === 'application/octet-stream' && /\.p7m$/iu.test(part.fileName ?? ''));
  const content = isSigned ? signedContent(contentOf(part)) : null;
  return content === null ? null : partsOf(content, { ...limits, nesting: limits.nesting - 1 });
}

export function isWinmail({ type, fileName }: Part): boolean {
  return /^application\/(vnd\.)?ms-tnef$/u.test(type) || fileName?.toLowerCase() === 'winmail.dat';
}

/** RTF says a character of its text in so many bytes, if it is no worse than HTML. */
const mostMarkup = 4;

/** The text inside a winmail.dat as a part like any other; null when it holds none. */
export function winmailText(part: Part, { htmlCharacters }: ReadingLimits): Part | null {
  const found = textOfTnef(contentOf(part), htmlCharacters * mostMarkup);
  if (found === null) return null;
  const type = found.isHtml ? 'text/html' : 'text/plain';
  const parameters = new Map([['charset', 'utf-8']]);
  return {
    type,
    parameters,
    encoding: '',
    attached: false,
    fileName: null,
    body: Buffer.from(found.text),
    parts: [],
    closed: true,
  };
}
