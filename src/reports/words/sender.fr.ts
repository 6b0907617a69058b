/** The words of letters about who sent a mail: held mails, codes, addresses; in French. */
import { ofSeat } from './places.fr.ts';
import type { SenderWords } from './sender.en.ts';

export const frenchSender: SenderWords = {
  held: {
    title: 'Un message pour votre camp est retenu',
    came: (when, from) =>
      `Le ${when}, un message est arrivé à l’adresse de votre camp, de la part de ${from}. Il n’a rien changé jusqu’ici, car nous ne pouvons dire s’il est de vous.`,
    reasons: {
      'other-sender': 'Il nomme un autre expéditeur que l’adresse où vont les lettres du camp.',
      'odd-sender': 'Son en-tête nomme l’expéditeur d’une façon qui peut se lire de plusieurs manières.',
      failed:
        'Le service de courrier de l’adresse du camp l’aurait signé\u202f; cette signature manque ou ne convient pas.',
      'not-proven': 'Rien ne prouve qu’il vient du service de courrier de l’adresse du camp.',
      'no-code': 'Les messages du camp demandent le code de l’appel ouvert, seul sur sa ligne\u202f; il n’y en a pas.',
      'wrong-code': 'Le code qu’il porte n’est pas celui de la dernière lettre au camp.',
      'old-code': 'Le code qu’il porte est celui d’un appel passé. Chaque appel a le sien.',
      'codes-spent':
        'Trop de messages avec un code faux sont arrivés aujourd’hui pour le camp\u202f; aucun code n’est lu avant demain.',
      'repeated-id': 'Il porte le numéro d’un message du camp déjà reçu, avec un autre texte.',
    },
    what: 'Ce qu’il dit',
    ifYours: 'S’il est de vous',
    ifYoursNote:
      'Répondez à cette lettre par la ligne ci-dessous. Le message comptera alors comme à l’heure de son arrivée.',
    otherwise:
      'S’il n’est pas de vous, ne faites rien\u00a0: il ne sera jamais exécuté. S’il en vient d’autres, dites-le à l’arbitre.',
    more: 'Vous recevez une telle lettre par jour et par motif. L’arbitre aussi peut admettre un message retenu, ou donner à votre camp une nouvelle adresse.',
    address:
      'Pour écrire désormais d’une autre adresse, envoyez de l’ancienne la ligne ADRESSE anna@example.org, avec la nouvelle.',
    codes:
      'Si vos messages sont souvent retenus, ajoutez la ligne CODE OUI à votre réponse\u00a0: chaque lettre portera alors un code qui prouve vos messages.',
    spent: 'Seul l’arbitre peut l’admettre aujourd’hui. Écrivez-lui s’il est de vous.',
  },
  address: {
    title: 'Une nouvelle adresse pour votre camp\u202f?',
    text: (to) => `Vous avez demandé que les lettres de votre camp aillent désormais à ${to}.`,
    reply: 'Si c’est bien cela, répondez à cette lettre, depuis l’adresse où vous la lisez, par cette ligne\u00a0:',
    otherwise:
      'Sans cette réponse, rien ne change. Si vous n’avez rien demandé, ne faites rien et dites-le à l’arbitre.',
  },
  moved: {
    title: 'Vos lettres arrivent ici désormais',
    text: 'Les lettres de votre camp viennent désormais à cette adresse, et c’est d’elle que partent les ordres. Répondez à cette lettre pour écrire à la partie.',
    by: (reason) => `L’arbitre l’a changée\u00a0: ${reason}`,
  },
  token: {
    title: 'Une nouvelle adresse où écrire',
    text: 'L’adresse à laquelle votre camp écrit a été remplacée. Répondez à cette lettre ou à une lettre plus récente\u00a0: le courrier à l’ancienne adresse n’est plus lu.',
    by: (reason) => `L’arbitre l’a remplacée\u00a0: ${reason}`,
  },
  codes: {
    on: 'Les codes sont en service',
    onText:
      'Désormais, un message de votre camp ne compte qu’avec le code de l’appel ouvert, seul sur sa ligne. Chaque lettre qui demande des ordres en apporte un nouveau\u202f; il sert pour autant de messages que vous voulez, jusqu’à la clôture de l’appel. CODE NON y met fin.',
    now: 'Le code de l’appel ouvert à présent\u00a0:',
    none: 'Aucun appel n’est ouvert\u00a0: la prochaine lettre apportera un code.',
    off: 'Les codes sont hors service',
    offText: 'Vos messages n’ont plus besoin de code.',
  },
  refusals: {
    'held-too-late':
      'Le message que vous avez confirmé est arrivé avant l’appel ouvert à présent\u202f; celui pour lequel il était fait est clos. Renvoyez les ordres si vous les voulez encore.',
    'held-overtaken':
      'Après le message que vous avez confirmé, vous en avez envoyé un autre, qui tient. Le plus récent compte. Renvoyez les ordres si vous les voulez encore.',
  },
  form: 'gardez cette ligne\u00a0: elle vous prouve',
  codeLine: (code) => `CODE ${code}`,
  confirmLine: (code) => `CONFIRMER ${code}`,
  umpire: {
    title: (seat) => `Un message pour ${seat} est retenu`,
    text: (when, why, mail, game) => [
      `Il est arrivé le ${when}. ${why}`,
      'Le joueur est prévenu et l’admet s’il est de lui. Rien n’est exécuté avant.',
      `Votre opérateur l’admet par\u00a0: fieldpost game admit ${game} ${mail} --reason "…".`,
    ],
    revoked: (seat) => `On écrit à une ancienne adresse ${ofSeat(seat)}`,
    revokedText: [
      'Un message est arrivé à une adresse du camp qui a été remplacée. Il n’a pas été lu, et personne n’a eu de réponse.',
      'Si ce pouvait être le joueur, dites-lui de répondre à sa dernière lettre.',
    ],
  },
};
