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

/** Longest line of a form: a phone must not wrap it. */
const FORM_WIDTH = 41;

/**
 * `BEGIN SAVANNAH-7 BRITISH TURN 17 MOVEMENT`, alike in every language: programs look for it. Long names leave the call
 * out, which the turn implies.
 */
export function formHead(of: { game: string; seat: string; turn: number; call: string }): string {
  const head = `BEGIN ${of.game} ${of.seat} TURN ${of.turn}`.toUpperCase();
  const whole = `${head} ${of.call.toUpperCase()}`;
  return whole.length <= FORM_WIDTH ? whole : head;
}
