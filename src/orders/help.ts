/** What HELP answers: every order a player may write, by form, example and use. */
import type { Verb } from '../engine/contract.ts';
import { termForm } from './conditions.ts';
import { type KnownSlot, lexiconOf } from './lexicon.ts';
import { placeholder } from './parse.ts';
import { CANONICAL } from './speech.ts';
import type { Grammar } from './types.ts';

/** One order explained. `means` is a message key of the game, `help.<id>`. */
export interface HelpEntry {
  verb: string;
  form: string;
  example: string;
  means: string;
  /** Words of every tongue it may begin with. */
  words: readonly string[];
  standing: boolean;
}

export interface Help {
  verbs: readonly HelpEntry[];
  /** How conditions are written: `ODDS >= 2:1`. */
  terms: readonly string[];
}

/** The help of a game; only verbs that serve one of `calls`, when given, or any. */
export function help(grammar: Pick<Grammar, 'verbs' | 'terms'>, calls: readonly string[] = []): Help {
  const { byId } = lexiconOf(grammar.verbs);
  const serves = (verb: Verb): boolean =>
    calls.length === 0 || verb.calls.length === 0 || verb.calls.some((call) => calls.includes(call));
  const verbs = grammar.verbs.filter(serves).flatMap((verb) => {
    const known = byId.get(verb.id);
    if (!known) return [];
    const words = [...new Set([...verb.words.en, ...verb.words.fr, ...(verb.words.es ?? [])])];
    const form = [known.name, ...known.slots.map(slotForm)].join(' ');
    const means = `help.${verb.id}`;
    return [{ verb: known.name, form, example: verb.example, means, words, standing: verb.standing === true }];
  });
  return { verbs, terms: grammar.terms.map((term) => termForm(term, CANONICAL)) };
}

/** `TO <hex>`, `[VIA <hexes>]` */
function slotForm(slot: KnownSlot): string {
  const heading = slot.heading === '' || slot.type === 'flag' ? '' : `${slot.heading} `;
  const form = `${heading}${placeholder(slot, CANONICAL)}`;
  return slot.optional ? `[${form}]` : form;
}
