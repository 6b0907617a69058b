/** CONTACT: what a moving stack does before enemy ships, whichever its MOVE (7.2). */
import { choice, optional, places } from '../../../acts/slots.ts';
import type { Answers } from '../questions.ts';
import { type AskedOf, act } from './act.ts';
import { isFor } from './chosen.ts';
import { AT } from './words.ts';

export const contact = act({
  id: 'CONTACT',
  words: {
    en: ['contact', 'on contact', 'engage'],
    fr: ['contact', 'au contact', 'engager'],
    es: ['contacto', 'al contacto', 'entablar'],
  },
  slots: {
    do: choice({
      attack: ['attack', 'attaquer', 'atacar'],
      enter: ['enter', 'entrer', 'entrar'],
      slip: ['slip', 'slip in', 'se glisser', 'colarse'],
      stop: ['stop', 'arrêter', 'parar'],
      'go-on': ['go on', 'continue', 'continuer', 'seguir', 'continuar'],
    }),
    at: optional(places({ after: AT })),
  },
  calls: [],
  standing: true,
  subject: ['at'],
  example: 'STANDING CONTACT attack IF OURS >= 4 AND ENEMY <= 4',
  says: {
    'enter-contact': (args, asked) =>
      isFor(args.at, asked.about.ahead) && args.do !== 'go-on' ? wayIn(args.do, asked) : undefined,
    'go-on': (args, { about }) => {
      if (!isFor(args.at, about.ahead ?? about.here)) return undefined;
      if (about.whose === 'own') return args.do === 'enter' ? 'enter' : 'stop';
      return args.do === 'stop' || args.do === 'go-on' ? args.do : undefined;
    },
  },
});

/**
 * What a stack does on the brink of enemy ships, by the word of its order. Into a port of its own it slips, unless it is to
 * attack them and can (7.3); where none may try, or all have from here, it may only go in without combat (7.2).
 */
export function wayIn(
  word: 'attack' | 'enter' | 'slip' | 'stop' | undefined,
  { field, view, side, about: { ahead, needed, tried = false } }: AskedOf<'enter-contact'>,
): Answers['enter-contact'] {
  if (word === 'slip' || word === 'stop') return word;
  const port = field.hexes.get(ahead)?.port ?? null;
  const isHome = port !== null && view.ports[port.id] === side;
  if (needed === 0) return word === 'enter' || (isHome && (!tried || word === undefined)) ? 'slip' : 'stop';
  return isHome && word === undefined ? 'slip' : 'enter';
}
