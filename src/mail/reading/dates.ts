/** Days and months as the programs of many languages name them. */

const LANGUAGES =
  'en fr de es it nl pt sv da nb fi pl cs sk hu ro tr ru uk bg el lt lv et hr sl sr ca eu gl id ms vi he ar fa'.split(
    ' ',
  );
const PREPOSITIONS =
  'on le am el il giorno in data op em o ás às dana dne dňa den dnia w dniu på la dne a ma út vào lúc ngày pada v в на у από στις the'.split(
    ' ',
  );
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => Date.UTC(2024, 0, day));
const YEAR = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1));
const LENGTHS = ['short', 'long'] as const;

let dayWords: ReadonlySet<string> | null = null;
let monthWords: ReadonlySet<string> | null = null;

/** Names of weekdays, short and long; and what stands before them. */
export function isDayWord(word: string): boolean {
  dayWords ??= new Set([...PREPOSITIONS, ...LANGUAGES.flatMap(daysOf)]);
  return dayWords.has(word.toLowerCase());
}

/** Names of months, short and long, with their accents or without. */
export function isMonthWord(word: string): boolean {
  monthWords ??= new Set(LANGUAGES.flatMap(monthsOf));
  return monthWords.has(word.toLowerCase());
}

function daysOf(language: string): string[] {
  return LENGTHS.flatMap((weekday) => {
    const { format } = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    return WEEK.map((day) => format(day).toLowerCase().replace(/[.,]/gu, ''));
  });
}

/** The names of the months in a language, alone and as they stand beside a day. */
export function monthsOf(language: string): string[] {
  const names = LENGTHS.flatMap((month) =>
    [{}, { day: 'numeric' } as const].flatMap((day) => {
      const form = new Intl.DateTimeFormat(language, { month, ...day, timeZone: 'UTC' });
      return YEAR.map((at) => form.formatToParts(at).find(({ type }) => type === 'month')?.value ?? '');
    }),
  ).map((name) => name.toLowerCase().replace(/[.,]/gu, ''));
  return [...new Set([...names, ...names.map(withoutAccents)])].filter((name) => /^\p{L}{3,}$/u.test(name));
}

const withoutAccents = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
