/** The words of invitations, take-overs, leaving and the end of a game, in French. */
import type { JoiningWords } from './joining.en.ts';

export const frenchJoining: JoiningWords = {
  invitation: {
    subject: (seat) => `Vous êtes invité à jouer\u00a0: ${seat}`,
    again: (seat) => `Invitation toujours ouverte\u00a0: ${seat}`,
    title: (seat) => `Jouerez-vous ${seat}\u202f?`,
    lead: (by, scenario) => `${by} vous invite à une partie par courrier\u00a0: ${scenario}.`,
    leadTakesOver: (by, scenario) => `${by} vous invite à reprendre un camp d’une partie en cours\u00a0: ${scenario}.`,
    someone: 'L’arbitre',
    until: (when, zone) => `Répondez avant le ${when} (${zone}), s’il vous plaît`,
    short: 'Répondez ACCEPTER ou REFUSER.',
    shortTakesOver: 'Répondez PRENDRE LA SUITE ou REFUSER.',
    forExample: 'Par exemple\u00a0:',
    message: (by) => `${by} écrit`,
    game: 'La partie',
    seats: 'Les camps',
    thisOne: 'le vôtre, si vous voulez',
    taken: 'pris',
    free: 'pas encore de réponse',
    doctrine: 'joué par doctrine',
    pace: 'Le rythme',
    tempo: {
      express: 'Une lettre par tour de joueur, dont les ordres valent pour tout ce tour.',
      classic: 'Une lettre pour le mouvement, puis une lettre pour le combat.',
      full: 'Chaque appel et chaque choix par lettre, pour qui répond tous les jours.',
      together: 'Les ordres de tous les camps pour tout un tour, en une lettre.',
    },
    due: (days, zone) => `Les ordres sont attendus ${days}, à votre horloge (${zone}).`,
    dueTogether: (least) =>
      `Un appel reste ouvert au moins ${least} heures. Qui est en retard est joué par son état-major.`,
    answer: 'Comment répondre',
    answerNote:
      'Répondez à ce message par ACCEPTER ou REFUSER, seul sur sa ligne. Avec ACCEPTER vous pouvez écrire\u00a0:',
    answerTakesOver:
      'Répondez à ce message par PRENDRE LA SUITE ou REFUSER, seul sur sa ligne. L’état de la partie et les ordres ' +
      'déposés vous parviennent par retour du courrier. Vous pouvez y joindre\u00a0:',
    choices: [
      [
        'PHRASE les mots que vous voulez',
        'entre dans les dés, pour que personne n’ait pu les choisir. Gardez-la pour vous.',
      ],
      ['FUSEAU Europe/Paris', 'votre horloge, pour toutes les dates de nos lettres'],
      ['PAPIER LETTER', 'du rapport imprimé\u202f; A4 sinon'],
      ['NOM Jeanne Dupont', 'comment les autres peuvent vous appeler'],
    ],
    newBook: ['NOUVEAU LIVRE', 'commence sans les ordres que laisse votre prédécesseur'],
    example: ['ACCEPTER', 'PHRASE un secret à moi'],
    exampleTakesOver: ['PRENDRE LA SUITE'],
    commitment: 'Une promesse sur les dés',
    commitmentNote:
      'Gardez ce message. Tous les dés découlent d’un nombre secret déjà tiré\u202f; en voici l’empreinte. Votre phrase ne ' +
      's’y mêle que maintenant, si bien que ni vous ni nous ne choisissons les dés. Pour ne pas nous confier vos mots, envoyez PHRASE et leur sceau ' +
      '(le SHA-256, en 64 chiffres hexadécimaux, des 64 chiffres de leur SHA-256) ; les mots vous seront demandés quand ' +
      'tous les sceaux seront fixés.',
    fingerprint: 'Empreinte de la graine',
  },
  joined: {
    subject: (seat) => `Vous jouez ${seat}`,
    changed: (seat) => `Modifié\u00a0: ${seat}`,
    notYet: (seat) => `Noté, mais pas encore accepté\u00a0: ${seat}`,
    lead: 'Votre camp est gardé. Une lettre vous demandera vos premiers ordres quand la partie commencera.',
    leadNotYet:
      'Nous avons noté ce que vous écrivez. Pour prendre le camp, répondez ACCEPTER, seul sur sa ligne\u202f; sinon REFUSER.',
    yours: 'Ce que nous avons noté',
    name: 'Nom',
    language: 'Langue',
    languages: { en: 'anglais', fr: 'français', es: 'espagnol' },
    languageForm: (to, others) => [
      `LANGUE ${to.code}`,
      `des lettres en ${to.name}\u202f; ${others.map(({ code, name }) => `${code} en ${name}`).join(', ')}`,
    ],
    zone: 'Fuseau',
    paper: 'Papier',
    phrase: 'Phrase',
    noPhrase: 'aucune\u00a0: les dés s’en passent',
    change:
      'Jusqu’au début de la partie, une réponse avec d’autres PHRASE, LANGUE, FUSEAU, PAPIER ou NOM les change\u202f; REFUSER rend le camp.',
    dice: 'Votre part des dés',
    diceNote:
      'La lettre de départ donnera la marque de votre phrase. C’est le SHA-256 des 32 octets du sel suivis de la phrase\u00a0: ' +
      'vous pouvez le vérifier vous-même. Le sceau est le SHA-256 des 64 chiffres de la marque ; il est déjà au journal, ' +
      'et aucune marque n’est dite avant que toutes soient scellées.',
    ownSeal: 'scellée par vous',
    ownNote:
      'Quand tous les sceaux seront fixés, une lettre les donnera et demandera vos mots : PHRASE et les mots, seuls sur leur ligne. ' +
      'La partie ne commence pas avant.',
    salt: 'Sel',
    mark: 'Marque de votre phrase',
    seal: 'Sceau de votre phrase',
    waiting: 'Réponses attendues',
    unread: 'Lignes non comprises',
    zoneUnknown: (zone) => `${zone} n’est pas un fuseau connu\u202f; écrivez-le comme Europe/Paris. L’ancien reste.`,
    languageUnknown: (language, known) =>
      `Les lettres de cette partie ne s’écrivent pas en «\u00a0${language}\u00a0», mais en ${known}. L’ancienne reste.`,
    paperUnknown: (paper) => `${paper} n’est pas un de nos papiers\u202f; il y a A4 et LETTER.`,
  },
  unproven: {
    title: (seat) => `Cette réponse est-elle de vous\u202f? ${seat}`,
    text: [
      'Une réponse à votre invitation est arrivée, et rien ne prouve qu’elle vienne de vous\u00a0: rien n’en a été retenu.',
      'Renvoyez votre réponse avec la ligne ci-dessous. Si vous n’avez rien envoyé, ne faites rien.',
    ],
  },
  declined: {
    title: (seat) => `Vous ne jouez pas ${seat}`,
    text: 'Nous l’avons dit à l’arbitre. Vous ne recevrez plus de lettres de cette partie. Merci d’avoir répondu.',
  },
  takeOver: {
    subject: (seat) => `Vous avez repris ${seat}`,
    lead: 'Le camp est désormais le vôtre.',
    seat: 'Où en est la partie',
    report: 'Le dernier rapport est joint en PDF\u202f; la lettre ouverte en ce moment suit à part.',
    reportApart:
      'Le PDF du dernier rapport manque ici\u202f; RENVOYER PDF l’apporte. La lettre ouverte en ce moment suit à part.',
    noReport: 'Aucun tour n’a encore été joué. La lettre ouverte en ce moment suit à part.',
    players: 'Qui joue',
    book: 'Ordres déposés pour cet appel',
    noBook: 'Aucun encore.',
    bookKept: 'Ils valent tels quels si vous n’en envoyez pas d’autres. ANNULER TOUT les retire.',
    standing: 'Ordres permanents déposés',
    noStanding: 'Aucun.',
    standingKept: 'Ils valent de tour en tour. ANNULER CONSIGNE TOUT y met fin.',
    dropped: 'Les ordres de votre prédécesseur sont abandonnés, comme vous l’avez demandé.',
    forms: 'Ce que vous pouvez ordonner',
    formsNote: 'AIDE explique chaque ordre.',
    dice: 'Les dés à venir',
    diceNote:
      'Les dés découlent de la graine avec laquelle la partie a commencé. Les empreintes des prochains tours sont déjà connues. ' +
      'Pour avoir part à ceux qui suivent, demandez à l’arbitre un nouveau tirage\u00a0: PRESSE À arbitre.',
  },
  start: {
    phrases: 'Phrases',
    phrasesNote:
      'Chaque camp pouvait envoyer une phrase, mêlée aux dés\u202f; la marque en est l’empreinte. Qui en a envoyé une la vérifie avec le sel reçu.',
    none: 'pas de phrase\u00a0: compte comme vide',
    seed: 'Empreinte de la graine',
  },
  left: {
    what: { resign: 'ABANDONNER', surrender: 'CAPITULER', 'offer-draw': 'PROPOSER NULLE' },
    reply: {
      resign: (code) => `CONFIRMER ABANDON ${code}`,
      surrender: (code) => `CONFIRMER CAPITULATION ${code}`,
      'offer-draw': (code) => `CONFIRMER NULLE ${code}`,
    },
    expired: {
      title: 'Rien n’a été confirmé',
      text: 'Ce code n’est pas en vigueur\u00a0: il a servi, il est trop vieux ou mal recopié. Écrivez le mot encore une fois et nous redemanderons.',
    },
    resigned: {
      title: (seat) => `Vous avez quitté ${seat}`,
      text: [
        'Votre camp est libre. Ses ordres permanents et un état-major prudent le jouent jusqu’à ce que quelqu’un le reprenne.',
        'Vous ne recevrez plus de lettres de cette partie. Merci d’avoir joué.',
      ],
      others: (seat) => `Camp quitté\u00a0: ${seat}`,
      othersText:
        'Ordres permanents et doctrine jouent ce camp jusqu’à ce que quelqu’un le reprenne. Rien d’autre ne change.',
    },
    replaced: {
      title: (seat) => `${seat}\u00a0: en d’autres mains`,
      text: 'L’arbitre a donné votre camp à quelqu’un d’autre, qui l’a repris. Vous ne recevrez plus de lettres de cette partie. Merci d’avoir joué.',
      others: (seat) => `Nouveau joueur\u00a0: ${seat}`,
      othersText: 'Quelqu’un a repris ce camp. Rien d’autre ne change.',
    },
    surrendering: {
      title: 'Votre capitulation est notée',
      text: 'La partie finit quand tous ceux de votre camp l’ont dit. Ils l’apprennent maintenant\u202f; l’ennemi non.',
      asked: (seat) => `Votre allié voudrait capituler\u00a0: ${seat}`,
      askedText:
        'Si vous le voulez aussi, écrivez CAPITULER, seul sur sa ligne. La partie continue tant que l’un de vous se bat.',
    },
    draw: {
      title: 'Votre offre de nulle est transmise',
      text: 'La partie est nulle si tous les camps acceptent tant que cet appel est ouvert. Jusque-là elle continue.',
      nobody:
        'Personne d’autre n’est à cette table\u202f: personne ne peut accepter la nulle. L’arbitre peut finir la partie.',
      offered: (seat) => `Nulle proposée\u00a0: ${seat}`,
      offeredText:
        'La partie est nulle si tous les camps acceptent tant que cet appel est ouvert. Répondez par une de ces lignes\u00a0:',
      typed: ['ACCEPTER NULLE', 'REFUSER NULLE'],
      accepted: 'Vous avez accepté la nulle',
      acceptedText: (seats) => `Réponses attendues\u00a0: ${seats}. La partie continue jusqu’à l’accord de tous.`,
      declined: (seat) => `Nulle refusée\u00a0: ${seat}`,
      declinedText: 'L’offre est retirée. La partie continue.',
      none: 'Aucune nulle n’est proposée',
      noneText:
        'Personne n’a proposé la nulle pendant cet appel, ou elle a été refusée. PROPOSER NULLE en propose une.',
    },
  },
  ended: {
    subject: (how) => `La partie est finie\u00a0: ${how}`,
    surrender: (seat) => `capitulation, ${seat}`,
    draw: 'partie nulle',
    umpire: 'close par l’arbitre',
    annulled: 'annulée par l’arbitre',
    annulledText: 'Ce qui fut joué ne compte pas\u00a0: personne n’a gagné, et rien n’est plus attendu.',
    neverBegun: 'Elle ne commencera pas\u00a0: rien ne vous est plus demandé.',
    struck: 'Elle était déjà finie\u00a0; son résultat ne compte pas.',
    drawText: 'Tous les camps sont convenus de la nulle.',
    wins: (seat) => `Victoire\u00a0: ${seat}.`,
    dice: 'La graine',
    diceNote:
      'De la graine et du mélange découlent toutes les clés de la partie. L’arbitre peut vous envoyer l’archive\u202f; fieldpost verify la vérifie toute.',
    seed: 'Graine',
    mix: 'Mélange',
  },
  history: {
    subject: 'Vos rapports',
    lead: 'HISTORIQUE TOUR et un numéro en renvoie un.',
    turn: (turn) => `HISTORIQUE TOUR ${turn}`,
    none: 'Aucun tour de cette partie ne vous a encore été rapporté.',
    unknown: (turn) => `Il n’y a pas de rapport du tour ${turn} pour vous.`,
    copy: (turn) =>
      `Le rapport du tour ${turn} revient tel qu’il fut envoyé\u00a0: son formulaire, sa date et son rendez-vous ne valent plus.`,
    sent: (when) => `rapporté le ${when}`,
  },
  press: {
    answer: 'Pour répondre, mettez vos mots entre ces lignes\u00a0:',
    to: (seat) => `PRESSE À ${seat}`,
    end: 'FINPRESSE',
    byReply:
      'Répondez à cette lettre\u00a0: ce que vous écrivez va au joueur comme parole de l’arbitre, et à personne d’autre.',
  },
  umpire: {
    accepted: { title: (seat) => `${seat}\u00a0: accepté`, text: (left) => `Le camp a son joueur. ${left}` },
    stillOut: (seats) => `Réponses attendues\u00a0: ${seats}.`,
    noneOut: 'Toutes les réponses sont là\u00a0: la partie commence.',
    declined: {
      title: (seat) => `${seat}\u00a0: refusé`,
      text: 'L’invitation est refusée. Invitez quelqu’un d’autre par fieldpost game invite, ou commencez sans par fieldpost game start.',
      under:
        'L’invitation est refusée. Le camp reste comme il est\u202f; fieldpost game replace invite quelqu’un d’autre.',
    },
    expired: {
      title: (seat) => `${seat}\u00a0: pas de réponse`,
      text: 'L’invitation a pris fin sans réponse. Invitez encore par fieldpost game invite, ou commencez sans par fieldpost game start.',
      under: 'L’invitation a pris fin sans réponse. fieldpost game replace invite quelqu’un d’autre.',
    },
    resigned: {
      title: (seat) => `${seat}\u00a0: abandon`,
      text: 'Ordres permanents et doctrine jouent ce camp. fieldpost game replace invite quelqu’un à le reprendre.',
    },
    takenOver: {
      title: (seat) => `${seat}\u00a0: repris`,
      text: 'Le camp a son nouveau joueur, et l’ancienne adresse du camp est fermée.',
    },
    begun: { title: 'La partie commence', text: (free) => `Les lettres de départ partent. ${free}` },
    sealed: {
      title: 'Les phrases sont scellées',
      text: (seats) =>
        `Mots encore attendus de qui a scellé sa phrase lui-même : ${seats}. La partie commence dès qu’ils sont là ; fieldpost game start commence sans eux.`,
    },
    free: (seats) => `Joués par doctrine jusqu’à une reprise\u00a0: ${seats}.`,
    noneFree: 'Tous les camps ont leur joueur.',
    draw: { title: (seat) => `${seat}\u00a0: nulle proposée`, text: 'L’offre est passée aux autres camps.' },
    annulled: 'Ce qui fut joué ne compte pas. Tous ceux qui y jouaient ou y étaient invités l’ont appris.',
    ended: {
      title: 'La partie est finie',
      text: (how) => `${how}. Les camps l’ont appris, avec la graine.`,
    },
  },
};
