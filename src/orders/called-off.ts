/** What takes back orders without saying what they do: `quitar s1`, `annule tout`, `drop the standing order s2`. */
import type { Language } from '../engine/contract.ts';
import { parted, type Token } from './lines.ts';
import type { Looking } from './listed.ts';
import { COURTESY } from './mail-words.ts';
import { complain, type Scan } from './scan.ts';
import { WISHES } from './wished.ts';
import { ALL, AND, ARTICLES, ENTIRE, HIS, STANDING, wordsOf } from './words.ts';

/** The fact of a line that takes back what only a CANCEL takes out: whether nothing else decides it; `cancels` where it says no less. */
export const DENIES = 'denies';

/** What takes back an order given, said of what it does. */
export const CALLS_OFF = wordsOf(
  'cancel forget drop scrap withdraw abort abandon retract undo call delete remove scratch strike stop ' +
    'annuler annule annulez annulons supprimer supprime supprimez retirer retire retirez oublier oublie oubliez abandonner abandonne ' +
    'abandonnez enlever enleve enlevez effacer efface effacez ' +
    'cancelar cancela cancele cancelen anular anula anule suprimir suprime suprima retirar retira retire quitar quita quite ' +
    'olvidar olvida olvide abandonar abandona borrar borra borre eliminar elimina elimine',
);
export const OFF = wordsOf('off back');
export const BUT = wordsOf('but mais pero');
export const OURS = wordsOf('my our mon ma mes notre nos mi mis nuestro nuestra nuestros nuestras');
/** Orders by what they are called; of several that are named by nothing else all are meant. */
const SINGLE = wordsOf('order ordre orden consigna');
const ORDERS = wordsOf('orders ordres ordenes book cahier libro');
/** Standing orders, beside the words that make one. */
const THAT_STAND = wordsOf('permanents permanentes consignes consignas standings');
/** `o3`, `s2` */
export const NUMBERED = /^[os]\d{1,4}$/;

const CANCEL: Readonly<Record<Language, string>> = { en: 'CANCEL', fr: 'ANNULER', es: 'CANCELAR' };
const EVERYTHING: Readonly<Record<Language, string>> = { en: 'ALL', fr: 'TOUT', es: 'TODO' };

/** Orders by their numbers, or where there are none, all of a book. */
export interface TakenBack {
  readonly standing: boolean;
  readonly ids: readonly string[];
}

/** What words behind a CANCEL say that are nothing but numbers of orders, `all`, and what orders are called; null for any others. */
export function takenBack(words: readonly Token[]): TakenBack | null {
  const ids: string[] = [];
  let [standing, isAll] = [false, false];
  for (const { key } of words) {
    if (NUMBERED.test(key)) ids.push(key);
    else if (STANDING.has(key)) standing = true;
    else if (THAT_STAND.has(key)) [standing, isAll] = [true, true];
    else if (ALL.has(key) || ORDERS.has(key)) isAll = true;
    else if (![SINGLE, OURS, ARTICLES, ENTIRE, HIS, AND, COURTESY].some((small) => small.has(key))) return null;
  }
  return ids.length > 0 || isAll ? { standing, ids } : null;
}

/** What is wrong with such a line behind another verb than CANCEL, with the CANCEL that it means; null for any other. */
export function calledOff(line: readonly Token[], looking: Looking): Scan | null {
  const tokens = parted(line);
  const from = tokens.findIndex(({ key }) => !(COURTESY.has(key) || WISHES.has(key) || BUT.has(key)));
  if (!CALLS_OFF.has(tokens[from]?.key ?? '')) return null;
  const behind = tokens.slice(OFF.has(tokens[from + 1]?.key ?? '') ? from + 2 : from + 1);
  const taken = takenBack(behind);
  if (!taken) return null;
  const told = looking.scanOf(line);
  const { language, small } = told.speech;
  const which = taken.ids.length > 0 ? taken.ids : [...(taken.standing ? [small.standing] : []), EVERYTHING[language]];
  const didYouMean = [CANCEL[language], ...which].join(' ');
  complain(told, 'no-order-read', 0, line.length, { facts: { [DENIES]: 'cancels' }, didYouMean });
  return told;
}
