/** What our own mail server found out about a sender, by the Authentication-Results it wrote (RFC 8601). */
import { isAligned } from './domains.ts';
import type { Proof } from './finding.ts';
import { type Field, withoutWords } from './head.ts';

interface Result {
  method: string;
  result: string;
  /** `header.from`, `header.d`, `smtp.mailfrom` … */
  properties: ReadonlyMap<string, string>;
}

/**
 * The verdict of the server named `authserv` on a sender of `domain`. It counts only what that server wrote on top of
 * the mail, above the line of its own receipt: below it anybody may have written, under any name.
 */
export function proofByResults(fields: readonly Field[], authserv: string, domain: string): Proof {
  const results = trusted(fields, authserv).flatMap(resultsIn);
  const reasons = results.map(({ method, result }) => `${method}=${result}`);
  const isOf = (result: Result) => identitiesOf(result).some((identity) => isAligned(identity, domain));
  const found = results.filter(isOf);
  const dmarc = found.filter(({ method }) => method === 'dmarc');
  const judged = dmarc.length > 0 ? dmarc : found.filter(({ method }) => method === 'dkim' || method === 'spf');
  // Where the server contradicts itself on DMARC, the worse counts.
  const passes =
    dmarc.length > 0 ? dmarc.every(({ result }) => result === 'pass') : judged.some(({ result }) => result === 'pass');
  const fails = judged.some(({ result }) => result === 'fail' || result === 'permerror' || result === 'policy');
  const verdict = authserv === '' ? 'none' : passes && judged.length > 0 ? 'pass' : fails ? 'fail' : 'none';
  return { verdict, reasons };
}

/** A final delivery inside our own house also writes a line of receipt: nobody outside speaks LMTP to it. */
const isInHouse = (value: string) => /\swith\s+(?:UTF8)?LMTP[SA]*\b/iu.test(withoutWords(value) ?? '');

function trusted(fields: readonly Field[], authserv: string): string[] {
  const receipt = fields.findIndex(({ name, value }) => name === 'received' && !isInHouse(value));
  if (receipt < 0) return [];
  return fields
    .slice(0, receipt)
    .filter(({ name }) => name === 'authentication-results')
    .flatMap(({ value }) => {
      const [id = '', ...results] = (unquoted(value) ?? '').split(';');
      const [name = '', version = '1'] = id.trim().split(/\s+/u);
      return name.toLowerCase() === authserv.toLowerCase() && version === '1' ? results : [];
    });
}

/** Without comments; a quoted string that holds nothing special is bared, any other makes the field unreadable. */
function unquoted(value: string): string | null {
  return withoutWords(value.replace(/"([^"\\;()\s]*)"/gu, '$1'));
}

function resultsIn(text: string): Result[] {
  const [, method, result] = /^\s*([a-z0-9-]+)(?:\s*\/\s*\d+)?\s*=\s*([a-z]+)(?=\s|$)/iu.exec(text) ?? [];
  if (method === undefined || result === undefined) return [];
  const properties = [...text.matchAll(/\b([a-z]+)\s*\.\s*([a-z0-9-]+)\s*=\s*(\S+)/giu)].map(
    ([, type = '', name = '', value = '']) => [`${type}.${name}`.toLowerCase(), value] as const,
  );
  // Twice the same property: whoever wrote it wants to be read in two ways.
  if (new Set(properties.map(([name]) => name)).size < properties.length) return [];
  return [{ method: method.toLowerCase(), result: result.toLowerCase(), properties: new Map(properties) }];
}

/** The domain a result is about. */
function identitiesOf({ method, properties }: Result): string[] {
  const name = { dmarc: ['header.from'], dkim: ['header.d', 'header.i'], spf: ['smtp.mailfrom'] }[method] ?? [];
  const values = name.flatMap((one) => properties.get(one) ?? []);
  return values.slice(0, 1).map((value) => value.slice(value.lastIndexOf('@') + 1));
}
