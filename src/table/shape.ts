/** How an order is put, for a reader: in the game's words where its grammar would be a riddle, else as that has it. */
import type { AnyGame, Language } from '../engine/contract.ts';
import { inLanguage } from '../engine/phrase.ts';
import { formOf } from '../orders/form.ts';
import { speechOf } from '../orders/speech.ts';

/** `LAND soldiers AT <port>`; `EMBARK <units> ON <unit>`. `most`: words that one is chosen of, beside which more are left out. */
export function shapeOf({ verbs, messages, spoken }: AnyGame, id: string, language: Language, most?: number): string {
  return inLanguage(messages, language)[`shape.${id}`] ?? formOf(verbs, id, speechOf(language, spoken), most);
}
