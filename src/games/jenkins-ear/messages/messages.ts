/** What the War of Jenkins' Ear says, by language. */
import { fateWords } from '../../../engine/fates.ts';
import { answers } from './answers.ts';
import { englishDiagnostics } from './diagnostics.en.ts';
import { spanishDiagnostics } from './diagnostics.es.ts';
import { frenchDiagnostics } from './diagnostics.fr.ts';
import { help } from './help.ts';
import { keyWords } from './key.ts';
import { results } from './results.ts';
import { rules } from './rules.ts';
import { tales } from './tales.ts';

export const messages = {
  en: {
    ...fateWords.en,
    ...results.en,
    ...tales.en,
    ...englishDiagnostics,
    ...answers.en,
    ...help.en,
    ...keyWords.en,
    ...rules.en,
  },
  fr: {
    ...fateWords.fr,
    ...results.fr,
    ...tales.fr,
    ...frenchDiagnostics,
    ...answers.fr,
    ...help.fr,
    ...keyWords.fr,
    ...rules.fr,
  },
  es: {
    ...fateWords.es,
    ...results.es,
    ...tales.es,
    ...spanishDiagnostics,
    ...answers.es,
    ...help.es,
    ...keyWords.es,
    ...rules.es,
  },
} as const;
