/** The words of reports: frame, log, dice, combats, chapters, order form. */
import { englishFrame } from './frame.en.ts';
import { spanishFrame } from './frame.es.ts';
import { frenchFrame } from './frame.fr.ts';
import { log } from './log.ts';

export const tales = {
  en: { ...englishFrame, ...log.en },
  fr: { ...frenchFrame, ...log.fr },
  es: { ...spanishFrame, ...log.es },
} as const;
