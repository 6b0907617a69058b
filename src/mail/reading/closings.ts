/** Recognises what stands below a player's words without being theirs: signatures, "sent from my phone", disclaimers, adverts and list footers. */
import { ADVERTS, alternatives, FOOTERS } from './mailWords.ts';

const sentFrom = new RegExp(`^[^\\p{L}\\p{N}/]{0,4}(${alternatives(ADVERTS)})$`, 'iu');
// `Sent from my desk, which is quicker` is said by somebody.
const sentence = /\b(is|was|are|were|which|because)\b/iu;
// Words of a player may begin the same way, so only a short line counts as an advert of the device.
const longestSentFrom = 120;

// Programs and devices are called by names: `Sent via headquarters`, `Sent by courier:` are said by somebody.
const plainWords = /^[^\p{L}]*sent (?:from|via|with|using|by)\s+(?:(?:the|my|our|a)\s+)?[\p{Ll}\s]+[:.]?$/u;
const device = /\b(phone|mobile|tablet|device|cell|handy|web|mail|app|pad|computer|smartphone|android|blackberry)\b/iu;

/** `Sent from my iPhone` and its like; the line alone goes, not what follows. */
export function isSentFrom(line: string): boolean {
  const text = line.trim();
  if (line.length > longestSentFrom || !sentFrom.test(text) || sentence.test(line) || text.endsWith(':')) return false;
  return !plainWords.test(text.charAt(0).toLowerCase() + text.slice(1)) || device.test(text);
}

/** `-- `: the one delimiter of a signature that a standard names (RFC 3676). */
export function isSignatureDelimiter(line: string): boolean {
  return line === '-- ' || line === '--\u00A0';
}

// A line of rules, or of the marks some clients leave; it delimits a signature or nothing.
const rule = /^\s*([-–—_=*#~+ᐧ.]{1,3}|[-–—_=*#~+]{3,})\s*$/u;
const dashes = /^\s*(-{2,3}|[–—]+|_{2,})\s*$/u;

export function isRule(line: string): boolean {
  return rule.test(line);
}

/** A line that often stands above a signature and often means nothing. */
export function maybeSignatureDelimiter(line: string): boolean {
  return dashes.test(line);
}

const separator = /^\s*(_{5,}|[–—]{2,})\s*$/u;

/** A long rule set off from what stands below it parts things said; a signature stands right under its rule. */
export function isSeparator(line: string, below: string | undefined): boolean {
  return separator.test(line) && (below ?? '').trim() === '';
}

const postscript = /^\s*p\.?\s?[-–]?s(?![\p{L}\p{N}])/iu;

/** `PS`, with which a sender goes on below his name. */
export function isPostscript(line: string): boolean {
  return postscript.test(line);
}

const footer = new RegExp(`^[\\s*_-]*(${alternatives(FOOTERS)})`, 'iu');

/** The first line of a disclaimer, an advert of a mail service or a list footer; everything below it goes with it. */
export function isFooter(line: string): boolean {
  return footer.test(line);
}
