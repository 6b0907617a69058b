/** Languages and time zones as mails name them, and what is said of a name that is none. */
import type { Diagnostic, Language } from '../engine/contract.ts';
import type { Act, ReadLine } from './types.ts';

/** What people call a language, in any of them. */
const NAMES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:en|eng|english|anglais|ingles|inglés)$/,
  fr: /^(?:fr|fra|french|francais|français|frances|francés)$/,
  es: /^(?:es|esp|spa|spanish|espagnol|espanol|español|castellano)$/,
};

/** Of these languages the one called so; null for none of them. */
export function languageNamed(name: string, languages: readonly Language[]): Language | null {
  const known = name.toLowerCase();
  return languages.find((language) => NAMES[language].test(known)) ?? null;
}

/** The time zones that clocks know. */
export interface Zones {
  isKnown(name: string): boolean;
  /** The zone called after a place: `paris` is in `Europe/Paris`. */
  ofCity(name: string): string | undefined;
}

/** What is wrong with a LANGUAGE that the letters do not have, or a TIMEZONE that is none; empty for all else. */
export function unknownSetting(
  { verb, args }: Act,
  line: ReadLine,
  languages: readonly Language[],
  zones: Zones | undefined,
): readonly Diagnostic[] {
  const written = args.join('');
  const isUnknown =
    (verb === 'language' && languageNamed(written, languages) === null) ||
    (verb === 'timezone' && zones?.isKnown(written) === false);
  if (!isUnknown) return [];
  const at = line.source.lastIndexOf(args[0] ?? '');
  const span = { line: line.line, column: at + 1, length: line.source.trimEnd().length - at, source: line.source };
  const zone = verb === 'timezone' ? zones?.ofCity(written) : undefined;
  const hint = zone === undefined ? {} : { didYouMean: zone };
  const facts = verb === 'language' ? { written, languages } : { written };
  return [{ severity: 'error', code: `unknown-${verb}`, facts, span, ...hint }];
}
