/** What Savannah says, by language. */
import { campaign } from './campaign.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ground } from './ground.ts';
import { orders } from './orders.ts';

export const messages = {
  en: { ...en, ...ground.en, ...orders.en, ...campaign.en },
  fr: { ...fr, ...ground.fr, ...orders.fr, ...campaign.fr },
} as const;
