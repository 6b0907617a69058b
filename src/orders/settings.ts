/** Languages and time zones as mails name them, and what is said of a name that is none. */
import type { Diagnostic, Language } from '../engine/contract.ts';
import type { Act, ReadLine } from './types.ts';

/** A language of our letters by any of its names. */
export function languageNamed(name: string): Language | null {
  const known = name.toLowerCase();
  if (/^(en|eng|english|anglais)$/.test(known)) return 'en';
  return /^(fr|fra|french|francais|français)$/.test(known) ? 'fr' : null;
}

/** The time zones that clocks know. */
export interface Zones {
  isKnown(name: string): boolean;
  /** The zone called after a place: `paris` is in `Europe/Paris`. */
  ofCity(name: string): string | undefined;
}

/** What is wrong with a LANGUAGE or TIMEZONE that names nothing known; empty for all else. */
export function unknownSetting({ verb, args }: Act, line: ReadLine, zones: Zones | undefined): readonly Diagnostic[] {
  const written = args.join('');
  const isUnknown =
    (verb === 'language' && languageNamed(written) === null) ||
    (verb === 'timezone' && zones?.isKnown(written) === false);
  if (!isUnknown) return [];
  const at = line.source.lastIndexOf(args[0] ?? '');
  const span = { line: line.line, column: at + 1, length: line.source.trimEnd().length - at, source: line.source };
  const zone = verb === 'timezone' ? zones?.ofCity(written) : undefined;
  const hint = zone === undefined ? {} : { didYouMean: zone };
  return [{ severity: 'error', code: `unknown-${verb}`, facts: { written }, span, ...hint }];
}
