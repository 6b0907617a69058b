/** What the War of Jenkins' Ear says, by language. */
import { fateWords } from '../../../engine/fates.ts';
import { answers } from './answers.ts';
import { diagnostics } from './diagnostics.ts';
import { help } from './help.ts';
import { rules } from './rules.ts';
import { tales } from './tales.ts';

export const messages = {
  en: { ...fateWords.en, ...tales.en, ...diagnostics.en, ...answers.en, ...help.en, ...rules.en },
  fr: { ...fateWords.fr, ...tales.fr, ...diagnostics.fr, ...answers.fr, ...help.fr, ...rules.fr },
} as const;
