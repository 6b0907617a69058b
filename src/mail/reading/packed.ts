/** Opens parts that hold a readable mail in a wrapping of their own: opaque S/MIME signatures. */
import { signedContent } from './cms.ts';
import type { ReadingLimits } from './limits.ts';
import { contentOf, type Part, partsOf } from './mime.ts';

/** What such a part holds; null when it is no such part or cannot be opened, as encrypted ones cannot. */
export function opened(part: Part, limits: ReadingLimits): Part | null {
  if (limits.nesting <= 0) return null;
  const isSigned =
    /^application\/(x-)?pkcs7-mime$/u.test(part.type) ||
    (part.type === 'application/octet-stream' && /\.p7m$/iu.test(part.fileName ?? ''));
  const content = isSigned ? signedContent(contentOf(part)) : null;
  return content === null ? null : partsOf(content, { ...limits, nesting: limits.nesting - 1 });
}
