/** The words of reports: frame, log, dice, combats, chapters, order form, in both languages. */
import { frame } from './frame.ts';
import { log } from './log.ts';

export const tales = { en: { ...frame.en, ...log.en }, fr: { ...frame.fr, ...log.fr } } as const;
