/** The words of a new seeding round in a running game, in French. */
import type { SeedingWords } from './seeding.en.ts';

export const frenchSeeding: SeedingWords = {
  asked: (closes, from) => [
    `Chaque camp peut envoyer une nouvelle phrase\u00a0: PHRASE et les mots que vous voulez, seule sur sa ligne dans n’importe quel message, avant la fin du tour ${closes}.`,
    `À partir du tour ${from}, les dés viennent de l’ancien secret et des nouvelles phrases ensemble. Ceux des tours ${closes} et ${from - 1} sont déjà promis et restent tels quels.`,
    'Qui n’en envoie pas ne perd rien\u00a0: une phrase vide compte, et les anciens dés étaient sûrs.',
  ],
  noted: {
    subject: 'Votre phrase est notée',
    lead: (from) =>
      `Elle entre dans les dés à partir du tour ${from}. Une autre PHRASE avant la fin du tour prend sa place.`,
    markNote:
      'La lettre qui clôt le tirage donnera la marque de votre phrase\u00a0: le SHA-256 des 32 octets du sel suivis de la phrase.',
    none: 'Votre phrase n’était pas attendue',
    noneText:
      'Aucun tirage n’est ouvert\u00a0: votre phrase n’a pas été prise. Les dés restent ceux qui sont promis. Si vous en voulez de nouveaux, demandez à l’arbitre\u00a0: PRESSE À arbitre.',
  },
  mixed: {
    subject: (from) => `Nouveaux dés à partir du tour ${from}`,
    lead: (from) =>
      `Le tirage est clos. Les phrases ci-dessous sont mêlées aux anciens dés\u202f; à partir du tour ${from}, les dés viennent des deux.`,
  },
};
