/** How an order is written: `EMBARK <units> ON <unit>`. */
import type { Verb } from '../engine/contract.ts';
import { type KnownSlot, lexiconOf } from './lexicon.ts';
import type { Speech } from './speech.ts';
import { placeholder } from './speech.ts';

/** The form of one of these verbs, as a player of this speech writes it; where a word is chosen of more than `most`, the first. */
export function formOf(verbs: readonly Verb[], id: string, speech: Speech, most?: number): string {
  const known = lexiconOf(verbs).byId.get(id);
  return known ? [speech.verb(known), ...known.slots.map((slot) => slotForm(slot, speech, most))].join(' ') : id;
}

/** `TO <hex>`, `[VIA <hexes>]` */
function slotForm(slot: KnownSlot, speech: Speech, most?: number): string {
  const heading = slot.type === 'flag' ? '' : speech.heading(slot);
  const form = `${heading} ${placeholder(slot, speech, most)}`.trim();
  return slot.optional ? `[${form}]` : form;
}
