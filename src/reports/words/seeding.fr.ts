/** The words of a new seeding round in a running game, in French. */
import type { SeedingWords } from './seeding.en.ts';

export const frenchSeeding: SeedingWords = {
  asked: (closes, from) => [
    `Chaque camp peut envoyer une phrase\u00a0: PHRASE et les mots que vous voulez, seule sur sa ligne dans n’importe quel message, avant la fin du tour ${closes}.`,
    `À partir du tour ${from}, les dés viennent de l’ancien secret et des nouvelles phrases ensemble. Ceux des tours ${closes} ${from > closes + 2 ? 'à' : 'et'} ${from - 1} sont déjà promis et restent tels quels.`,
    'Qui n’en envoie pas ne perd rien\u00a0: une phrase vide compte, et les anciens dés étaient sûrs.',
  ],
  noted: {
    subject: 'Votre phrase est notée',
    lead: (from) =>
      `Elle entre dans les dés à partir du tour ${from}. Une autre PHRASE avant la fin du tour prend sa place.`,
    leadOwn: (from) =>
      `Votre sceau est noté. À la fin du tour tous les sceaux sont fixés, et une lettre vous demande les mots\u202f; ils entrent dans les dés à partir du tour ${from}.`,
    leadOpened: (from) => `Vos mots ouvrent votre sceau. Ils entrent dans les dés à partir du tour ${from}.`,
    markNote:
      'La lettre qui clôt le tirage donnera la marque de votre phrase\u00a0: le SHA-256 des 32 octets du sel suivis de la phrase. Son sceau, le SHA-256 des 64 chiffres de la marque, est déjà au journal.',
    notTaken: 'Votre phrase n’a pas été prise',
    shut: 'Tous les sceaux sont fixés, et ces mots n’ouvrent pas le vôtre\u00a0: c’est le SHA-256 des 64 chiffres du SHA-256 des mots.',
  },
  sealed: {
    subject: 'Les phrases sont scellées',
    all: 'Les sceaux ci-dessous sont fixés, et avec eux le tirage de la balise publique. Dès qu’il est connu, les dés sont mêlés.',
    lead: (seats) =>
      `Les sceaux ci-dessous sont fixés. Mots encore attendus\u00a0: ${seats}\u202f; puis les dés sont mêlés.`,
    yours: (until) =>
      `Les sceaux ci-dessous sont fixés. Envoyez maintenant vos mots\u00a0: PHRASE et les mots de votre sceau, seuls sur leur ligne. ${
        until === null
          ? 'La partie commence dès qu’ils sont là.'
          : `Ils comptent jusqu’à la fin du tour ${until}\u202f; sans eux votre sceau compte comme vide.`
      }`,
    seals: 'Sceaux',
    note: 'Gardez cette lettre\u00a0: les marques mêlées aux dés devront ouvrir ces sceaux. Aucune n’a encore été dite.',
  },
  beacon: {
    title: 'Balise publique',
    named: (round, at) =>
      `tirage ${round} de drand\u00a0: un nombre que des maisons indépendantes tirent ensemble, le ${at}. Nul ne le connaît avant\u202f; il entre dans les dés.`,
    had: (round, reason) =>
      reason
        ? `le tirage ${round} de drand n’entre pas dans les dés\u00a0: ${reason === 'wrong' ? 'ce qu’on en a donné n’est pas signé par drand' : 'personne n’a pu nous le donner'}`
        : `le tirage ${round} de drand, nombre que des maisons indépendantes ont tiré ensemble après la pose des sceaux, entre dans les dés`,
  },
  mixed: {
    subject: (from) => `Nouveaux dés à partir du tour ${from}`,
    lead: (from) =>
      `Le tirage est clos. Les phrases ci-dessous sont mêlées aux anciens dés\u202f; à partir du tour ${from}, les dés viennent des deux.`,
  },
};
