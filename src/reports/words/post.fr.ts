/** The words about letters themselves, in French. */
import type { PostWords } from './post.en.ts';

export const frenchPost: PostWords = {
  form: {
    title: 'Comment vous recevez vos lettres',
    formats: {
      full: 'Texte, HTML avec les cartes, et le PDF.',
      html: 'Texte et HTML avec les cartes, sans le PDF.',
      text: 'Texte seul, sans rien de joint.',
    },
    most: (megabytes) => `Une lettre qui dépasserait ${String(megabytes).replace('.', ',')} Mo part sans son PDF.`,
    switches: {
      reminders: {
        on: 'Un rappel vous parvient avant l’échéance.',
        off: 'Vous ne recevez pas de rappels. Rapports, appels et réponses viennent comme avant, et vos ordres valent.',
      },
      calendar: {
        on: 'Chaque échéance vous parvient aussi comme rendez-vous pour votre agenda.',
        off: 'Les échéances viennent sans rendez-vous pour votre agenda.',
      },
    },
    change: 'Pour changer, une de ces lignes, chacune seule sur la sienne\u00a0:',
    forms: [
      ['FORMAT COMPLET', 'tout'],
      ['FORMAT SANS PDF', 'texte et HTML avec les cartes'],
      ['FORMAT TEXTE', 'texte seul'],
      ['FORMAT COMPLET 2 MO', 'tout, tant que la lettre reste sous 2 Mo'],
      ['CALENDRIER NON', 'pas d’échéances pour votre agenda\u202f; CALENDRIER OUI les ramène'],
      ['RAPPELS NON', 'pas de rappels\u202f; RAPPELS OUI les rétablit'],
      ['RENVOYER PDF', 'le PDF du dernier rapport, seul'],
    ],
  },
  pdf: {
    title: 'Le PDF de votre dernière lettre',
    noneTitle: 'Pas encore de PDF',
    text: 'Voici, joint, le PDF que vous avez demandé.',
    none: 'Il n’y a pas encore de rapport dont le PDF puisse partir.',
  },
  waiting: {
    title: 'Vos messages attendent un peu',
    text: (most, time) => [
      `Plus de ${most} messages nous sont venus de vous en une heure. Les suivants sont lus à partir de ${time}, dans l’ordre d’arrivée, et de toute façon avant la clôture de votre appel.`,
      'Rien n’est perdu. Si un programme écrit en votre nom, arrêtez-le s’il vous plaît.',
    ],
  },
  silence: {
    title: 'Nous ne répondons plus aujourd’hui',
    text: [
      'Tant de messages sont venus de votre adresse qu’un programme répond peut-être à nos réponses.',
      'Vos messages sont encore lus et leurs ordres comptent\u202f; seules les réponses cessent pour quelques heures. Si c’était vous, écrivez ÉTAT demain.',
    ],
  },
};
