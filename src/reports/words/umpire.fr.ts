/** The words of letters to the game master, in French. */
import { toSeat } from './places.fr.ts';
import type { UmpireWords } from './umpire.en.ts';

export const frenchUmpire: UmpireWords = {
  code: 'Agir par courrier',
  codeNote: (until) =>
    `Répondez par la ligne ci-dessous et une ou plusieurs de celles qui suivent. Le code sert pour un message, jusqu’au ${until}.`,
  reasonNote:
    'Un motif, que tous les camps lisent, suit deux-points, SUSPENDRE\u00a0: Anna est malade, ou tient dans une ligne MOTIF\u00a0: …',
  codeLine: (code) => `CODE ${code}`,
  acts: {
    course: [
      ['PROLONGER 48H', 'l’appel reste ouvert 48 heures de plus\u202f; un jour s’écrit J'],
      ['TRAITER', 'l’appel se clôt avec les ordres reçus'],
      ['SUSPENDRE', 'l’horloge s’arrête'],
      ['REPRENDRE', 'la partie reprend avec le temps qui restait'],
      ['RETENIR', 'les lettres du prochain tour attendent que vous les ayez vues'],
      ['TIRAGE', 'une phrase est demandée à tous les camps\u202f; les dés d’après le prochain tour les portent'],
    ],
    held: [['APPROUVER', 'les lettres en attente partent']],
    say: [
      ['DIFFUSER', 'vos propres mots à tous les camps, sur les lignes suivantes, jusqu’à une ligne FIN'],
      ['PRESSE À …', 'vos mots à ce seul camp, sur les lignes suivantes, jusqu’à une ligne FINPRESSE\u202f; sans code'],
    ],
  },
  foot: 'ÉTAT, seul sur sa ligne, demande qui a envoyé des ordres.',
  preview: 'Les lettres sont jointes telles que leurs lecteurs les recevront.',
  start: {
    title: (label) => `Vous arbitrez ${label}`,
    text: (seats) => [
      `La partie est créée. Camps\u00a0: ${seats}.`,
      'Nous vous écrivons quand un tour est fini, quand des ordres manquent et quand quelque chose ne va pas\u202f; ÉTAT dit le reste à tout moment.',
      'Cette adresse n’est qu’à vous. Répondez à l’une de ces lettres pour conduire la partie.',
    ],
  },
  resolved: {
    title: (turn) => `Le tour ${turn} est fini`,
    silent: (turn) => `Des ordres manquent au tour ${turn}`,
    ended: 'La partie est finie',
    closed: (turns) => `Clos\u00a0: tour ${turns}.`,
    sent: (seats) => `Ordres reçus de\u00a0: ${seats}.`,
    missed: (seats) => `Silencieux, avec leurs seuls ordres permanents\u00a0: ${seats}.`,
    away: (seats) => `Absents\u00a0: ${seats}.`,
    next: (seats, when) => `Ordres attendus pour le ${when}\u00a0: ${seats}.`,
    over: 'La partie est finie.',
  },
  held: {
    title: (turn) => `Le tour ${turn} vous attend`,
    text: [
      'Le tour est joué et personne n’en sait rien. APPROUVER envoie ses lettres et ouvre l’appel suivant avec tout son temps.',
    ],
  },
  outage: {
    title: 'Une échéance attend',
    text: (why, until) => [
      `${why} Pour que personne n’y perde son tour, l’appel ouvert ne se clôt pas avant le ${until}, et les messages comptent jusque-là.`,
      'TRAITER le clôt plus tôt, PROLONGER donne plus de temps.',
    ],
    restart: 'Nous n’étions pas là quand l’échéance est passée.',
    clock: 'L’horloge de notre machine a sauté.',
    relay:
      'Nos lettres ne partent pas, ou ne sont pas parties pendant un temps\u00a0: le serveur qui les envoie était en panne.',
    silence: 'Plus de la moitié des ordres attendus dans nos parties manquent, comme si le courrier ne passait pas.',
  },
  unread: {
    title: 'Le courrier ne peut être lu',
    text: (source, since, trouble) => [
      `Le temps de l’appel est passé et l’appel reste ouvert\u00a0: du courrier arrivé à temps attend peut-être dans ${source}, illisible depuis le ${since}. ${trouble}`,
      'Prévenez qui tient la boîte. Rien n’est perdu. Dès qu’elle se lit de nouveau, l’appel se clôt avec tout ce qui est arrivé à temps, et vous l’apprenez.',
    ],
    backTitle: 'Le courrier se lit de nouveau',
    back: (source, since) => [
      `${source} se lit de nouveau\u202f; ce n’était plus le cas depuis le ${since}. Ce qui y attendait est lu maintenant et compte à l’heure de son arrivée.`,
    ],
  },
  beacon: {
    title: 'Les dés se passent de la balise publique',
    text: (round, reason) => [
      `Le tirage ${round} de drand devait entrer dans les dés. ${reason === 'wrong' ? 'Ce que ses relais en ont donné n’est pas signé par drand et n’a pas été pris.' : 'Aucun relais ne l’a donné.'} Ils viennent de la graine et des phrases seules\u202f; le journal le dit, et les camps l’apprennent.`,
      'Prévenez qui tient la maison. Vous n’avez rien à faire\u202f; TIRAGE ouvre une nouvelle ronde de phrases.',
    ],
  },
  missed: {
    title: (seat) => `${seat} ne dit rien`,
    text: (seat, turns) => [
      `${seat} n’a pas envoyé d’ordres depuis ${turns} tours. Ses ordres permanents valent, et le reste va comme le disent ses lettres.`,
      'Vous pouvez écrire au joueur, ou SUSPENDRE la partie, le temps d’en savoir plus.',
    ],
  },
  unreachable: {
    title: (seat) => `Les lettres ${toSeat(seat)} reviennent`,
    text: (seat) => [
      `Plusieurs lettres ${toSeat(seat)} nous sont revenues\u00a0: l’adresse semble ne plus exister. Ce camp ne reçoit plus de rappels\u202f; chaque rapport est encore tenté une fois.`,
      'Sans nouvelles, ses ordres permanents valent, et le reste va comme le disent ses lettres. Le premier message du camp remet tout en ordre. Vous savez peut-être joindre le joueur autrement.',
    ],
  },
  undelivered: {
    title: (seat) => `Une lettre ${toSeat(seat)} n’a pu être remise`,
    text: (seat, trouble) => [
      `Aucun serveur n’a accepté une lettre ${toSeat(seat)}. Dernière réponse\u00a0: ${trouble}`,
      'La lettre est gardée. Le joueur obtient le dernier rapport par RENVOYER\u202f; l’exploitant peut examiner le serveur de courrier.',
    ],
  },
  absence: {
    away: (seat) => `${seat} sera absent`,
    back: (seat) => `${seat} est de retour`,
    days: (first, last) => `Absent du ${first} au ${last}. Les autres camps n’apprennent pas qui est absent.`,
    ended: 'L’absence est reprise.',
    moved: (when) => `L’échéance ouverte passe au ${when}\u202f; tous les camps l’apprennent, sans savoir pourquoi.`,
  },
  address: {
    title: (label) => `Les lettres à l’arbitre de ${label}`,
    renewed: [
      'Vous avez une autre adresse\u00a0: celle d’où vient cette lettre. L’ancienne n’est plus lue, et aucun code envoyé avant ne sert plus.',
    ],
    changed: ['Les lettres suivent désormais le changement de l’exploitant.'],
  },
  halted: {
    title: 'La partie est arrêtée',
    text: (why) => [
      `Le jeu s’est arrêté par une faute de notre part\u00a0: ${why}.`,
      'Rien n’est perdu, rien n’a été envoyé. Les camps l’apprennent quand ils écrivent. L’exploitant trouve tout ce qu’il faut dans le fichier de diagnostic.',
    ],
  },
  notMade: {
    title: (seat) => `Une lettre ${toSeat(seat)} n’a pu être faite`,
    text: (seat, why) =>
      `Une faute de notre part empêche de faire une lettre ${toSeat(seat)}\u00a0: ${why}. L’exploitant trouve l’erreur dans le journal du serveur.`,
    again:
      'Un nouvel essai a lieu chaque heure. Tant qu’une lettre de la partie n’est pas partie, aucun appel ne se clôt.',
    given: 'Aucun nouvel essai n’aura lieu. Le joueur obtient le dernier rapport par RENVOYER.',
  },
  ourFault: {
    title: 'Un message n’a pas pu être lu',
    text: (seat, mail, why) =>
      `Une erreur de notre part a empêché de lire un message du camp ${seat} (${mail}) : ${why}. L’expéditeur le sait ; ses ordres déjà reçus restent tels quels. L’opérateur trouve l’erreur dans le journal du serveur.`,
  },
  done: {
    title: 'Fait',
    acts: {
      extend: (when) => `L’appel est prolongé jusqu’au ${when}.`,
      process: () => 'L’appel se clôt avec les ordres reçus.',
      pause: () => 'La partie est suspendue.',
      resume: (when) => `La partie reprend\u202f; ordres attendus pour le ${when}.`,
      withhold: () => 'Les lettres du prochain tour vous attendront.',
      seeding: () => 'Une phrase est demandée à tous les camps\u202f; elles seront mêlées à la fin du tour.',
      approve: () => 'Les lettres en attente partent.',
      broadcast: () => 'Vos mots vont à tous les camps.',
    },
    word: (seats) => `Vos mots sont pour\u00a0: ${seats}. Personne d’autre ne les reçoit.`,
    wordBack: 'Vos mots vont à qui vous a écrit, et à personne d’autre.',
    settings: 'Les lettres suivent désormais votre souhait.',
    nothing: 'Votre message ne demandait rien.',
    standing: 'Où en est la partie',
    status: (status) => `La partie est ${status}.`,
    waiting: (seats) => `Pas encore d’ordres de\u00a0: ${seats}.`,
  },
  refused: {
    title: 'Rien n’a été fait',
    code: 'Votre message ne portait pas de code en vigueur. En voici un nouveau\u202f; l’ancien a peut-être déjà servi.',
    line: (line, why) => `${line}\u00a0: ${why}`,
    tooMany: (most) =>
      `${most} messages de ce jour n’ont fait que demander et ont eu leur réponse. Jusqu’à demain, seul un message avec un code valable en reçoit une.`,
    noOpenCall: 'aucun appel n’est ouvert.',
    notSo: (status) => `la partie est ${status}.`,
    nothingHeld: 'aucune lettre n’attend.',
    seedingOpen: 'un tirage est déjà ouvert\u202f; il se clôt avec le tour.',
    isHeld: 'le tour attend votre APPROUVER.',
    hours: 'dites combien, comme PROLONGER 48H ou PROLONGER 2J (deux mois au plus).',
    noEnd: 'le message doit finir par une ligne FIN.',
    noText: 'le message est vide.',
    noEndPress: 'le message doit finir par une ligne FINPRESSE.',
    nobody: 'personne qui lise des lettres ne s’appelle ainsi.',
    unsigned: 'une parole de l’arbitre est toujours signée\u202f; ôtez ANON.',
    zone: 'ce fuseau n’existe pas.',
    language: (known) => `les lettres de cette partie s’écrivent en ${known.join(', ')}.`,
  },
  statuses: {
    inviting: 'pas commencée',
    seeding: 'pas commencée',
    running: 'en cours',
    paused: 'suspendue',
    over: 'finie',
    halted: 'arrêtée',
  },
};
