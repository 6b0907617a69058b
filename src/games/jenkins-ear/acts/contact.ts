/** CONTACT: what a moving stack does before enemy ships, whichever its MOVE (7.2). */
import { choice, optional, places } from '../../../acts/slots.ts';
import { act } from './act.ts';
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
  example: 'STANDING CONTACT attack IF ENEMY <= 4',
  says: {
    'enter-contact': (args, { about }) => {
      if (!isFor(args.at, about.ahead) || args.do === 'go-on') return undefined;
      return args.do === 'attack' ? 'enter' : args.do;
    },
    'go-on': (args, { about }) => {
      if (!isFor(args.at, about.ahead ?? about.here)) return undefined;
      if (about.whose === 'own') return args.do === 'enter' ? 'enter' : 'stop';
      return args.do === 'stop' || args.do === 'go-on' ? args.do : undefined;
    },
  },
});
