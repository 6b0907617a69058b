/** The words of invitations, notices, answers to STATUS and HELP, and refusals, in French. */

import { frenchJoining } from './joining.fr.ts';
import type { LettersWords } from './letters.en.ts';
import { ofSeat } from './places.fr.ts';
import { frenchPost } from './post.fr.ts';
import { frenchSeeding } from './seeding.fr.ts';
import { frenchUmpire } from './umpire.fr.ts';

export const frenchLetters: LettersWords = {
  house: 'Fieldpost',
  joining: frenchJoining,
  seeding: frenchSeeding,
  start: {
    title: (seat) => `La partie commence, ${seat}`,
    course: 'Comment on joue',
    courseLines: [
      "Une lettre vous dit ce qui s'est passé et pourquoi\u202f; si elle vous demande des ordres, avec un formulaire à remplir.",
      'Répondez-y par vos ordres, un par ligne, avant la date dite\u202f; on vous dit aussitôt comment chacun est compris.',
      "Jusque-là, tout peut changer. De qui n'envoie rien les ordres permanents valent, et le reste va comme le dit la lettre.",
    ],
    players: 'Qui joue',
    commitments: 'Engagements',
    commitmentsNote:
      "Gardez ce message. Les dés de chaque tour découlent d'une clé déjà choisie\u202f; en voici l'empreinte. " +
      'Le tour fini, vous recevez la clé, et chacun peut vérifier les deux.',
  },
  notice: {
    by: (by) => `De ${by}`,
    reason: 'Motif',
    commitmentsNote: 'De nouveaux dés sont jetés sous de nouvelles clés. Leurs empreintes, avant tout jet\u00a0:',
  },
  help: {
    subject: 'Comment écrire ses ordres',
    lead: "Un ordre par ligne, en réponse à n'importe quel message de la partie.",
    word: 'AIDE',
    allElse: 'AIDE seul dit comment écrire, AIDE TOUT tout ce qu’il y a.',
    more: 'Pour en savoir plus',
    apart: { others: 'AUTRES', conditions: 'CONDITIONS', rules: 'RÈGLES', letters: 'LETTRES' },
    all: ['TOUT', 'tout cela en une longue lettre'],
    unknown: (topic: string) => `Rien ici ne parle de « ${topic} ».`,
    forms: 'Ce que vous pouvez ordonner',
    others: 'Ordres pour un autre appel ou une autre position',
    rulesOfGame: 'Les règles en bref',
    mail: 'Ce que vous pouvez demander',
    mailForms: [
      ['ÉTAT', "ce qui tient, et jusqu'à quand"],
      ['AIDE', 'cette lettre ; suivi d’un mot, ce qui en parle seulement'],
      ['VÉRIFIER', 'en première ligne\u00a0: essayer les ordres sans les remettre\u202f; OUI à la réponse les donne'],
      ['MODIFIER', 'en première ligne\u00a0: ne changer que ce que vous nommez'],
      [
        'ANNULER',
        'retirer vos ordres de cet appel\u202f; ANNULER devant l’un d’eux, écrit comme nous le répétons, celui-là seul',
      ],
      ['ANNULER s2', 'mettre fin à un ordre permanent\u202f; ANNULER CONSIGNE TOUT à tous'],
      ['PRÊT', "vous n'avez plus besoin de temps\u202f; PAS PRÊT le reprend"],
      ['IDEM', 'vos ordres du même appel au tour précédent, encore une fois, chacun jugé de nouveau'],
      ['OUI 9', 'prend pour le tour 9 les ordres que vous aviez envoyés en réponse à une lettre plus ancienne'],
      ['TOUR 9', 'ces ordres sont pour le tour 9, quelle que soit la lettre à laquelle vous répondez'],
      ['RENVOYER', 'le dernier rapport encore une fois'],
      ['VACANCES DU 24 DÉC AU 2 JANV', 'jours où vous êtes absent\u202f; VACANCES FIN les reprend'],
      [
        'PRESSE À british',
        "jusqu'à FINPRESSE\u00a0: un message que nous transmettons\u202f; PRESSE À british ANON sans votre nom",
      ],
      ['HISTORIQUE', 'vos rapports\u202f; HISTORIQUE TOUR 9 en renvoie un'],
      [
        'ABANDONNER',
        'partir\u202f; CAPITULER, PROPOSER NULLE\u00a0: chacun seul sur sa ligne, et nous redemandons avant',
      ],
      ['CONFIRMER', 'avec le code de notre lettre\u00a0: oui, c’est bien voulu'],
      ['ACCEPTER NULLE', 'quand un autre camp la propose\u202f; REFUSER NULLE la refuse'],
      ['PHRASE des mots', 'sont mêlés aux dés à venir, quand une lettre le demande'],
    ],
    pressUnread: "jusqu'à FINPRESSE\u00a0: un message à un autre joueur\u202f; ici personne n'en lit en ce moment",
    letters: 'Vos lettres',
    letterForms: [
      ['FUSEAU Europe/Paris', 'les dates à cette heure-là'],
      ['DÉSABONNER RAPPELS', 'comme RAPPELS NON'],
      ['CODE OUI', 'chaque lettre porte un code qui prouve vos messages\u202f; CODE NON y met fin'],
      ['ADRESSE vous@example.org', 'vos lettres y vont, dès que vous le confirmez depuis l’ancienne adresse'],
    ],
    conditions: 'Ordres sous condition',
    conditionsNote: (terms) =>
      `SI, une condition, l’ordre, et SINON avec un autre si vous voulez. Les conditions se joignent par ET, OU, NON\u00a0: ${terms}.`,
    rules: [
      'Unités par code ou par nom, hexagones par quatre chiffres ou par le nom du lieu.',
      "Un nouveau message d'ordres remplace ceux d'avant pour le même appel\u202f; ceux d'un autre restent. # ouvre un commentaire.",
      'BEGIN et END, ou DÉBUT et FIN, séparent les ordres du reste du texte.',
      'CONSIGNE devant un ordre le garde de tour en tour, jusqu’à ce que vous le changiez.',
    ],
  },
  status: {
    won: (winners) => (winners.length === 0 ? 'Personne n’a gagné.' : `Victoire\u00a0: ${winners.join(', ')}.`),
    book: 'Vos ordres pour cet appel',
    noBook:
      'Aucun encore\u00a0: les ordres permanents vaudraient, et le reste irait comme le dit la lettre de l’appel.',
    waiting: 'Cet appel s’adresse à',
  },
  question: {
    answered: 'compris',
    understood: 'Votre réponse',
    tried: 'Simple vérification : ce serait votre réponse',
    kept: (orders: string) => `Le reste est gardé pour la suite de cette affaire\u00a0: ${orders}.`,
    goesOn: 'On n’attend plus personne\u00a0: la partie reprend aussitôt.',
    change:
      'La partie reprend dès que tous ceux qu’on attend ont répondu ; jusque-là une autre réponse remplace celle-ci.',
    waits:
      'Une partie de votre message n’entre pas dans cette réponse, comme il est dit plus bas\u00a0: la partie vous attend donc. ' +
      'Renvoyez la réponse entière\u202f; ou PRÊT seul, et elle vaut telle quelle. Si rien ne vient à temps, elle vaut aussi.',
    firstIsOpen:
      'La partie attend une réponse à A jusqu’à l’échéance. Une autre réponse remplace celle qui est donnée ici.',
    unanswered: 'pas encore de réponse\u202f; ce que vous laissez ouvert est demandé dans la lettre où il se présente',
    wrong: 'Ceci n’a pas été compris',
    unsaid: 'Ceci ne dit rien de ce qui est demandé',
    before: (count: number) => `Et ${count} de plus auparavant\u00a0: le compte rendu du tour dit tout.`,
    others: (count: number) => `${count} autres\u00a0: écrivez la vôtre, par son nom ou comme ordre`,
    several: (count: number) => `${count} choix`,
    more: (count: number) => ` et ${count} ${count === 1 ? 'autre' : 'autres'}`,
    happened: 'Ce qui s’est passé',
    about: 'Le choix',
    options: 'Ce que vous pouvez répondre',
    reply: 'Comment répondre',
    replyNote: (isLettered: boolean, silence: string) =>
      `Répondez par une seule ligne : ${isLettered ? 'la lettre et le numéro' : 'le numéro'} d’une réponse, ses mots, ou un ordre qui le dit. Sans ` +
      `réponse, vos ordres permanents décident et, s’ils ne disent rien, votre état-major${silence}.`,
    replyToEach: (silence: string) =>
      'Répondez par une ligne pour chacun\u00a0: sa lettre et le numéro d’une réponse (B1), ou ses mots, ou un ordre ' +
      'qui le dit. Un numéro seul répond à A. Ce que vous omettez est demandé dans votre lettre suivante\u202f; si aucune réponse ne ' +
      `vient, vos ordres permanents décident et, s’ils ne disent rien, votre état-major${silence}.`,
    toSend: (count: number) => `À envoyer, pour la première réponse${count > 1 ? ' à chacun' : ''}\u00a0:`,
    asOrder: 'Sous la forme d’un ordre\u00a0: ',
    orderPage: 'Ou répondez sur une page avec la carte\u00a0:',
  },
  refused: {
    subject: "Votre message n'a pas été pris",
    lead: "Votre message n'a pas été pris. Il n'a rien changé.",
    reason: 'Pourquoi',
    orders: 'Vos ordres sont ce qu’ils étaient avant ce message.',
    written: 'Ce que vous avez écrit',
    late: (closed, came) =>
      `${closed === null ? 'L’appel était clos.' : `L’appel a été clos ${closed}.`} Votre message est arrivé ${came}.`,
    ranInstead: 'Exécuté à la place',
    ran: (orders, when) => {
      if (orders === null)
        return 'Vous n’aviez pas de cahier\u00a0: vos ordres permanents ont valu, et le reste est allé comme le disait la lettre de l’appel.';
      const book = when === null ? 'Votre cahier' : `Votre cahier de ${when}`;
      const had = orders === 0 ? 'aucun ordre, rien n’a changé' : orders === 1 ? 'un ordre' : `${orders} ordres`;
      return `${book}\u00a0: ${had}. Inutile de le renvoyer.`;
    },
    lateLines: 'Vos lignes en retard',
    notUsed: 'non pris',
    next: 'La suite',
    choice: 'un choix',
    dueNow: (what, turn, when) => `On attend de vous maintenant\u00a0: ${what}, tour ${turn}, jusqu’au ${when}.`,
    askedNow: (who, when) => `On n’attend rien de vous maintenant. On attend\u00a0: ${who}, jusqu’au ${when}.`,
  },
  reminder: {
    subject: 'Des ordres sont encore attendus',
    pastSubject: 'L’échéance est passée, les ordres sont encore pris',
    choice: (turn) => `Votre choix pour le tour ${turn} est attendu`,
    past: (turn) => `Les ordres du tour ${turn} sont encore pris`,
    left: (hours) => (hours === 1 ? 'Il reste une heure.' : `Il reste ${hours} heures.`),
    withoutBook:
      "Nous n'avons encore aucun ordre de vous. Sans message, vos ordres permanents valent, et le reste va comme le dit la lettre de l’appel.",
    how: 'Que faire',
    answer: 'Répondez par une seule ligne\u00a0: une des réponses que propose la lettre où le choix est posé.',
    form:
      'Répondez par vos ordres, un par ligne. Le formulaire est dans la lettre qui les ' +
      'demande\u202f; PRÊT seul laisse jouer vos ordres permanents.',
  },
  press: {
    subject: (from) => `Message ${ofSeat(from)}`,
    unsigned: 'Message sans signature',
  },
  confirm: {
    subject: (what) => `Est-ce bien ${what}\u202f?`,
    lead: (what) => `Vous avez écrit ${what}. Cela ne se reprend pas.`,
    answer: 'Si telle est votre intention, répondez exactement ceci\u00a0:',
    otherwise: 'Sans cette réponse, rien ne se passe.',
  },
  afterEnd: {
    title: 'La partie est finie',
    toUmpire: (name: string) => `Vos mots sont allés à ${name === '' ? 'l’arbitre' : `${name}, l’arbitre`}.`,
    delivered: 'Votre message est parti.',
    notTaken: (lines: readonly string[]) =>
      `Pas pris, la partie étant finie\u00a0: ${lines.map((line) => `«\u00a0${line}\u00a0»`).join(', ')}.`,
    unread: (lines: readonly string[]) =>
      `Lu par personne, la partie n’ayant pas d’arbitre\u00a0: ${lines.map((line) => `«\u00a0${line}\u00a0»`).join(', ')}.`,
    still:
      'La partie ne prend plus d’ordres. ÉTAT, HISTORIQUE, RENVOYER et AIDE ont encore leur réponse, et PRESSE À un camp lui passe un message.',
  },
  steering: {
    by: 'l’arbitre',
    titles: {
      process: 'L’appel ouvert est clos',
      extend: 'Délai prolongé',
      pause: 'La partie est suspendue',
      resume: 'La partie reprend',
      option: 'La partie se conduit autrement désormais',
      rhythm: 'Les ordres sont dus à d’autres moments',
      tempo: 'Un autre tempo dès le prochain tour',
      withhold: 'Les prochaines lettres attendent',
      seeding: 'Un nouveau tirage des dés',
      approve: 'Les lettres partent',
      broadcast: 'Un mot de l’arbitre',
    },
    tempos: {
      express: 'Express\u00a0: une lettre par tour de joueur, dont les ordres valent pour tout ce tour.',
      classic: 'Classique\u00a0: une lettre pour le mouvement, une lettre pour le combat.',
      full: 'Complet\u00a0: chaque appel et chaque choix par lettre. Vos ordres permanents répondent à ce que vous laissez.',
      together: 'Ensemble\u00a0: les ordres de tous pour tout le tour, avant qu’il ne s’ouvre.',
    },
    rhythm: {
      due: (days, zone, least) =>
        `Désormais les ordres sont dus ${days}, à votre heure (${zone}). Un appel reste ouvert ${least} heures au moins.`,
      moves: 'L’appel ouvert a l’échéance ci-dessous.',
      stays: 'Ce qui est ouvert maintenant garde son échéance.',
    },
    settings: {
      press: (value) =>
        ({
          named: 'Les messages entre camps sont signés\u202f; ANON n’est plus transmis.',
          anonymous: 'Les messages entre camps peuvent être signés, ou non avec ANON.',
          none: 'Aucun message n’est transmis entre camps.',
        })[value] ?? value,
      reminders: (hours) =>
        hours === ''
          ? 'Aucun rappel ne précède plus une échéance.'
          : `Qui n’a pas envoyé d’ordres reçoit un rappel ${hours.replaceAll(',', ' et ')} heures avant l’échéance.`,
      grace: (hours) =>
        hours === '0'
          ? 'Après l’échéance, on n’attend plus d’ordres.'
          : `Après l’échéance, on attend ${hours} heures les ordres qui manquent.`,
      missed: (turns) => `L’arbitre est prévenu quand un camp manque ${turns} tours de suite.`,
      vacation: (value) =>
        value === 'extend'
          ? 'Une échéance qui tombe dans vos VACANCES passe après elles.'
          : 'Une échéance qui tombe dans vos VACANCES reste\u202f; vos ordres permanents valent, et le reste va comme le dit la lettre de l’appel.',
      vacationdays: (days) => `Chaque camp peut prendre ${days} jours de VACANCES dans la partie.`,
      moderation: (value) =>
        value === 'hold'
          ? 'L’arbitre regarde chaque tour avant que ses lettres ne partent.'
          : 'Les lettres partent dès qu’un tour est joué.',
      archive: (value) =>
        ({
          public:
            'Sur le web, chacun peut suivre la partie en cours\u00a0: ce qui est visible de tous, avec du retard.',
          over: 'Sur le web, chacun pourra lire la partie une fois finie.',
          none: 'Sur le web, personne d’autre que l’arbitre ne peut lire la partie.',
        })[value] ?? value,
      delay: (turns) => `Qui suit la partie sur le web la voit avec ${turns} tours de retard.`,
      showpress: (value) =>
        value === 'all'
          ? 'Une fois la partie finie, ses messages entre camps pourront être lus sur le web.'
          : 'Les messages entre camps ne sont pas montrés sur le web.',
    },
    takenBack: {
      ruling: {
        title: 'L’arbitre a tranché',
        text: (turn) => [
          `L’arbitre change quelque chose au tour ${turn}, et le jeu reprend de là. Vos ordres et tous les dés restent.`,
          'Ce qui en est changé vient dans une nouvelle édition de vos lettres.',
        ],
      },
      correction: {
        title: 'Un tour est rejoué',
        text: (turn) => [
          `Le tour ${turn} et ce qui l’a suivi sont rejoués, avec les mêmes ordres et les mêmes dés.`,
          'Ce qui en est changé vient dans une nouvelle édition de vos lettres.',
        ],
      },
      anew: {
        title: 'Un tour est repris',
        text: (turn) => [
          `Le jeu revient au tour ${turn}. Ce qui a suivi est retiré, ordres et dés\u00a0; le prochain compte rendu le dit encore.`,
          'De nouveaux dés tomberont, sous les engagements ci-dessous. Votre prochaine lettre demande de nouveaux ordres.',
        ],
      },
      rebase: {
        title: 'D’autres règles désormais',
        text: (turn) => [
          `Le programme joue selon des règles corrigées à partir du tour ${turn}. La position reste celle de l’ouverture de ce tour.`,
        ],
      },
    },
    moved: {
      by: 'la table',
      title: 'L’échéance a changé',
      text: 'L’appel ouvert a une autre échéance.',
    },
  },
  absence: {
    by: 'la table',
    away: (first, last) => `Vous êtes absent du ${first} au ${last}`,
    back: 'Vous êtes de retour',
    backText: 'Votre absence est reprise. Les échéances reviennent comme d’habitude.',
    none: 'Aucune absence de vous n’est notée',
    notTaken: 'Votre absence n’a pas été notée',
    policy: {
      extend:
        'Une échéance à vous qui tombe dans ces jours passe après eux. Les autres apprennent seulement qu’elle a changé.',
      doctrine:
        'Les échéances restent. Ce qui tombe dans ces jours est joué par vos ordres permanents et votre état-major, sans compter comme manqué.',
    },
    left: (days) => (days === 1 ? 'Il vous reste un jour d’absence.' : `Il vous reste ${days} jours d’absence.`),
    how: 'VACANCES DU 24 DÉC AU 2 JANV nous dit des jours\u202f; VACANCES FIN les reprend\u202f; VACANCES seul demande ce qui est noté.',
    tooLong: (asked, left) => [
      `Vous demandez ${asked} jours, et de ceux qu’un camp peut prendre dans cette partie il vous en reste ${left}.`,
      'Demandez-en moins, ou écrivez à l’arbitre\u00a0: PRESSE À arbitre … FINPRESSE.',
    ],
    unclear: {
      unread: 'Nous n’avons pas trouvé deux jours dans votre ligne.',
      ambiguous: 'Un jour comme 3/12 se lit de deux façons. Écrivez le mois en lettres, comme 3 DÉC.',
      backwards: 'Le dernier jour précède le premier.',
      past: 'Ces jours sont passés.',
      far: 'Ces jours sont à plus d’un an.',
    },
  },
  calendar: {
    summary: (label) => `${label}\u00a0: ordres à remettre`,
    open: 'Les ordres sont dus maintenant. Répondez à la dernière lettre de la partie.',
    closed: 'Ces ordres ne sont plus attendus.',
  },
  missed: {
    title: (turn) => `Aucun ordre pour le tour ${turn}`,
    by: 'la table',
    text: (turn, inRow) => [
      `Nous n’avions aucun ordre de vous pour le tour ${turn} à la clôture\u202f; vos ordres permanents ont valu, et le reste est allé comme le disait la lettre de l’appel.`,
      ...(inRow > 1
        ? [`Cela fait ${inRow} tours de suite. L’arbitre pourra chercher quelqu’un pour vous relever.`]
        : []),
      'Tout ordre compte de nouveau dès l’appel suivant. Vous partez\u202f? VACANCES DU 24 DÉC AU 2 JANV nous le dit.',
    ],
  },
  post: frenchPost,
  umpire: frenchUmpire,
  refusals: {
    'invitation-ended': 'Cette invitation a pris fin. Demandez-en une autre à qui vous a invité.',
    'our-fault':
      'Une erreur de notre part a empêché de lire ce message. Rien n’en a été pris, et vos ordres déjà reçus restent tels quels. L’arbitre est prévenu. Renvoyez les lignes, une par une s’il le faut\u202f; la réponse montre laquelle nous ne savons pas lire.',
    'game-over': 'La partie est finie. Rien n’est plus attendu.',
    'game-annulled': 'La partie est annulée par l’arbitre\u202f; elle ne compte pas. Rien n’est plus attendu.',
    'game-halted': 'La partie est arrêtée\u202f; l’arbitre l’examine. Renvoyez le message quand elle reprendra.',
    'game-paused': 'La partie est suspendue. Renvoyez le message quand elle reprendra.',
    'turn-held': 'Le tour est chez l’arbitre\u202f; sa lettre viendra quand il l’aura vu. Renvoyez alors le message.',
    'too-late':
      'Le message est arrivé après la clôture de l’appel. Rien n’en a été pris\u202f; les ordres reçus avant, ou vos ordres permanents, sont joués. La lettre suivante dira ce qui est attendu.',
    automatic:
      'Le message porte l’en-tête d’un programme qui répond seul\u202f; rien n’en a été pris. Écrivez vos ordres dans un nouveau message, sans modèle, filtre ni liste de diffusion. Cela ne vous est dit qu’une fois.',
    'played-by-computer': "L'ordinateur joue ce camp\u202f; il ne prend pas d'ordres.",
    'too-large': 'Le message est trop gros pour être lu. Envoyez les ordres en texte, sans grosses pièces jointes.',
    'too-many-parts': 'Le message a trop de parties pour être lu. Envoyez les ordres en texte simple.',
    'too-long':
      'Le texte est trop long\u202f; une partie en serait perdue. Envoyez les ordres dans un message plus court.',
    unreadable: 'Le message est abîmé et illisible. Renvoyez-le en texte simple.',
    truncated: "Le message est arrivé coupé avant sa fin\u202f; rien n'en a été pris. Renvoyez-le.",
    'no-sender': 'Le message ne nomme aucun expéditeur. Écrivez de l’adresse où vont vos lettres.',
    'several-senders':
      'Le message nomme plus d’un expéditeur\u202f; personne ne peut en répondre. Envoyez-le de votre seule adresse.',
    encrypted:
      'Le message est chiffré et ne peut être lu ici. Envoyez les ordres en clair\u202f; une signature ne gêne pas.',
    winmail:
      'Le message est emballé en winmail.dat, que seul Outlook lit. Renvoyez-le en texte ou en HTML\u202f; Outlook le propose sous Format du texte.',
    calendar:
      'Le message contient un rendez-vous et pas de texte. Répondez à une lettre de la partie, vos ordres en texte.',
    'several-attachments':
      "Le texte ne contient aucun ordre et plus d'un fichier texte est joint. Joignez-en un, ou tapez les ordres.",
    'only-old-text':
      'Le message ne contient que du texte cité ou transféré\u202f; les ordres d’un message cité, transféré ou joint ne comptent jamais. Tapez-les ou collez-les au-dessus.',
    empty: 'Le message ne contient aucun texte. Tapez les ordres, ou joignez-les en un seul fichier .txt.',
  },
};
