/** Languages and time zones as mails name them, and what is said of a name that is none. */
import type { Diagnostic } from '../engine/contract.ts';
import type { Act, ReadLine } from './types.ts';

/** A language of our letters by any of its names. */
export function languageNamed(name: string): 'en' | 'fr' | null {
  const known = name.toLowerCase();
  if (/^(en|eng|english|anglais)$/.test(known)) return 'en';
  return /^(fr|fra|french|francais|français)$/.test(known) ? 'fr' : null;
}

/** Zones are written `Europe/Paris`, in any case. */
export function zoneNamed(name: string): string | null {
  const known = Intl.supportedValuesOf('timeZone').find((zone) => zone.toLowerCase() === name.toLowerCase());
  return known ?? (isAlias(name) ? name : null);
}

/** A name that clocks know besides: `US/Eastern`. */
function isAlias(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a LANGUAGE or TIMEZONE that names nothing known; empty for all else. */
export function unknownSetting({ verb, args }: Act, line: ReadLine): readonly Diagnostic[] {
  const written = args.join('');
  const isUnknown =
    (verb === 'language' && languageNamed(written) === null) || (verb === 'timezone' && zoneNamed(written) === null);
  if (!isUnknown) return [];
  const at = line.source.lastIndexOf(args[0] ?? '');
  const span = { line: line.line, column: at + 1, length: line.source.trimEnd().length - at, source: line.source };
  const zone = verb === 'timezone' ? cityZone(written) : undefined;
  const hint = zone === undefined ? {} : { didYouMean: zone };
  return [{ severity: 'error', code: `unknown-${verb}`, facts: { written }, span, ...hint }];
}

/** The zone that is called after this place: `paris` is in `Europe/Paris`. */
function cityZone(name: string): string | undefined {
  const city = `/${name.toLowerCase()}`;
  return Intl.supportedValuesOf('timeZone').find((zone) => zone.toLowerCase().endsWith(city));
}
