/** The fixed words of letters in French. */
import { isSingular } from '../../engine/phrase.ts';
import { among, type ByYes, counted, type LetterWords, likeNamed, linesListed } from './en.ts';
import { frenchLetters } from './letters.fr.ts';
import { frenchZone, inZone } from './places.fr.ts';
import { frenchWhy } from './why.fr.ts';

/** `2 erreurs`, `1 erreur`, `0 erreur`: nought is singular in French. */
function count(n: number, one: string, many: string): string {
  return `${n} ${isSingular(n, 'fr') ? one : many}`;
}

const calls: Readonly<Record<string, string>> = {
  movement: 'mouvement',
  fire: 'tir',
  combat: 'combat',
  siege: 'siège',
};
const ALL = 'orders';

function likeOrders(cut: Parameters<typeof likeNamed>[0]): string {
  if (cut.orders === 0) return '';
  const said = count(cut.orders, 'ressemble à un ordre', 'ressemblent à des ordres');
  return `\u00a0; ${said}${likeNamed(cut, '\u00a0: ', (line) => `«\u00a0${line}\u00a0»`)}`;
}

export const french: LetterWords = {
  locale: 'fr-FR',
  weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  shortWeekdays: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  shortMonths: ['janv.', 'févr.', 'mars', 'avril', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  longDate: (weekday, day, month, year) => `${weekday} ${day} ${month} ${year}`,
  colon: '\u00a0: ',
  pause: '\u202f; ',

  replyLine: '=-=-= Répondez au-dessus de cette ligne =-=-=',
  turnAndSeat: (turn, seat) => `Tour ${turn}, ${seat}`,
  turnAndNext: (turn, next, seat) => `Tour ${turn} joué, tour ${next} à venir, ${seat}`,
  callOf: (call) => (call === ALL ? 'ordres' : (calls[call] ?? call)),
  ordersOf: (call) => {
    if (call === ALL) return 'ordres';
    return calls[call] === undefined ? `ordres «\u00a0${call}\u00a0»` : `ordres de ${calls[call]}`;
  },
  subject: {
    asks: (orders, turn, when) => `${orders}, tour ${turn}${when === null ? '' : `, avant ${when}`}`,
    happened: (turn) => `ce qui s’est passé, tour ${turn}`,
    over: (turn) => `la partie est finie, tour ${turn}`,
    begins: 'la partie commence',
    choice: 'votre choix',
    about: (asks) => `\u00a0: ${asks}`,
    reminder: (asked) => `rappel, ${asked}`,
    pastReminder: (asked) => `échéance passée, ${asked}`,
    stands: (turn) => `ce qui tient, tour ${turn}`,
    ready: 'prêt',
    saved: 'enregistré, pas prêt',
    passed: 'transmis',
    nothing: 'rien n’a changé',
    checked: 'vérifié seulement',
    errors: (n) => count(n, 'erreur', 'erreurs'),
  },
  due: 'Échéance',
  over: 'Fin',
  ordersForTurn: (orders, turn) => `${orders.charAt(0).toUpperCase()}${orders.slice(1)} du tour ${turn}.`,
  ordersAreDue: (orders, turn) => `Vos ${orders} du tour ${turn} sont attendus le`,
  zone: frenchZone,
  atGameZone: (when, zone) => `${when} ${inZone(zone)}, heure de la partie`,
  fromSending: (hours) => {
    const days = Math.floor(hours / 24);
    const rest = hours % 24;
    const parts = [];
    if (days > 0) parts.push(count(days, 'jour', 'jours'));
    if (rest > 0 || days === 0) parts.push(count(rest, 'heure', 'heures'));
    return `${parts.join(' ')} après l'envoi`;
  },
  ordersBy: (when) => `ordres avant ${when}`,
  areOpen: (orders) => `${orders} ouverts`,
  areOpenNote: (orders, turn) => `Vos ${orders} du tour ${turn} sont ouverts, sans heure fixée.`,
  gameIsOver: 'la partie est finie',
  nothingDue: 'aucun ordre attendu',
  choiceDue: 'votre choix est attendu',
  choiceDueNote: 'Un choix est attendu de vous : une lettre à part vous le pose.',
  nothingDueNote: "Aucun ordre n'est attendu de vous pour l'instant.",
  gameOverNote: "La partie est finie. Plus aucun ordre n'est attendu.",

  theGame: 'La partie',
  whereWeStand: 'Où nous en sommes',
  whatHappened: "Ce qui s'est passé",
  whatHappenedIn: (turn) => `Ce qui s'est passé, tour ${turn}`,
  /** What a chapter is called that has no title of its own. */
  chapters: {
    positions: 'Où en sont les choses',
    orders: 'Le sort de vos ordres',
    losses: 'Pertes',
    morale: 'Moral des armées',
    charts: 'Tour après tour',
    phases: 'Phase par phase',
    fire: 'Tirs',
    rally: 'Ralliement',
    next: 'Ce que vous devez ordonner',
    ending: 'Comment elle a fini',
    'how-to': 'Comment écrire',
  },
  mapTitle: 'La carte',
  mapHalves: { east: 'La carte : moitié est', west: 'La carte : moitié ouest' },
  aid: 'Les règles en main',
  fates: {
    done: 'Exécuté',
    part: 'En partie',
    failed: 'Échoué',
    overtaken: 'Dépassé',
    unreached: 'Sans objet',
    waiting: 'À venir',
  },
  fireNote: 'Noir\u00a0: toucher. Brun\u00a0: dégâts.',
  diceNote: '[ ] = un dé tel que jeté',
  needs: (sum, needed) => `= ${sum}, il faut ${needed}`,
  outOf: (needed) => ` pour\u00a0${needed}`,
  damage: 'dégâts',
  struck: 'relancé',
  ruledTo: (face) => `arbitré ${face}`,
  combat: 'Combat',
  notFought: "Pas livré\u00a0: aucun dé n'a été jeté.",
  sum: 'Somme',
  die: 'dé',
  row: (row) => `ligne ${row}`,
  column: (column) => `colonne ${column}`,
  outcomes: {
    lose: 'perte',
    back: 'recul',
    even: 'nul',
    win: 'gain',
    chance: (kind, chance) => `${kind} ${chance}%`,
  },
  none: 'aucune',
  course: { strength: 'Force sur la carte', losses: 'Force perdue jusqu’ici', start: 'début' },
  was: (value) => `était ${value}`,
  unchanged: 'inchangé',
  marksNote: (marks) => `Traits épais après ${marks}. Pâle\u00a0: perdu ce tour.`,
  and: 'et',
  form: 'Vos ordres',
  formNote: 'effacez un # pour que la ligne compte',
  formWays: 'VÉRIFIER essaie les ordres, MODIFIER change des lignes, PRÊT finit votre temps, AIDE dit comment écrire.',
  orderPage: 'Sur la carte\u00a0:',
  orderPageButton: 'Écrire ses ordres sur la carte',
  pdfButton: 'Le PDF de ce rapport',
  ledger: (turn) => `Registre des dés, tour ${turn}`,
  ledgerNote: (sides) => `Chaque dé jeté, avec sa place dans le tour\u202f; ${sides}.`,
  faces: (first, last) => `faces ${first}-${last}`,
  noDice: "Aucun dé que vous puissiez voir n'a été jeté.",
  digging: 'Outils croisés\u202f: travaux commencés.',
  pale: 'Pâle au bord\u202f: qui s’y trouve n’est pas montré.',
  seed: 'Graine de la partie',
  mix: 'Mélange',
  proofInPdf:
    'Ici, ce qui a changé ; dans le PDF, chaque ordre, marche, tir et somme, chaque dé avec sa place, les clés.',
  openingInPdf: 'Dans le PDF : règles, victoires, troupes, carte.',
  verify: (game) =>
    `Pour vérifier chaque dé\u00a0: fieldpost verify ${game}.fpz, sur l’archive de la partie, que donne qui la dirige.`,
  key: (turn, audience) => `Clé du tour ${turn} (${audience})`,
  closedKey: (turn, audience) => `Clé du tour ${turn} (${audience}), encore close\u00a0: son empreinte`,
  commitment: (turn) => `Engagement, tour ${turn}`,
  head: 'Tête du journal',
  withdrawn: (run, by) => `Exécution ${run} retirée, par ${by}`,
  foot: 'Joint\u00a0: le PDF avec la carte. Écrivez AIDE, ÉTAT ou RENVOYER à tout moment.',
  footWithoutPdf:
    'Sans son PDF, comme vous l’avez demandé\u202f; FORMAT COMPLET le rétablit. Écrivez AIDE, ÉTAT ou RENVOYER PDF à tout moment.',
  footTooLarge: (megabytes, isLinked) =>
    `Le PDF manque\u00a0: avec lui cette lettre aurait pesé ${String(megabytes).replace('.', ',')} Mo. RENVOYER PDF l’apporte seul` +
    (isLinked ? ', et il est ici\u00a0:' : '.'),
  endedFoot: 'Plus aucun message n’est lu pour cette partie.',
  shortFoot: 'Écrivez AIDE, ÉTAT ou RENVOYER à tout moment.',
  audiences: { all: 'tous', gm: 'arbitre', sealed: 'scellée' },

  why: frenchWhy,
  letters: frenchLetters,

  acknowledgement: {
    received: (call) => `${call}\u00a0: ordres reçus`,
    title: (seat) => `Ordres reçus, ${seat}`,
    turnAndCall: (turn, call) => (call === 'ordres' ? `tour ${turn}` : `tour ${turn}, ${call}`),
    verdict: {
      ready: 'Prêt.',
      saved: 'Enregistré, pas prêt.',
      nothing: 'Rien n’a changé.',
      other: 'Vos ordres restent les mêmes.',
      checked: 'Vérifié seulement\u00a0: rien n’est enregistré.',
      passed: 'Transmis.',
    },
    taken: 'Votre tour compte.',
    savedForLater: 'Enregistré pour son appel.',
    past: 'L’échéance est passée\u202f; les ordres sont encore pris jusqu’à l’heure ci-dessus.',
    noOrders: (stand) =>
      `Aucun ordre de vous\u00a0: ${stand ? 'vos ordres permanents valent, le reste va' : 'tout va'} comme le dit la lettre.`,
    note: {
      ready: 'PAS PRÊT reprend votre PRÊT.',
      saved: 'Envoyez PRÊT quand il ne vous faut plus de temps\u202f; sinon nous attendons l’échéance.',
      nothing: '',
      passed: 'Tout reste comme avant.',
    },
    checked: (onFile, by) =>
      `${onFile === 0 ? '' : `Ce que nous avons déjà de vous (${count(onFile, 'ordre', 'ordres')}) vaut comme avant. `}` +
      (by
        ? by.readyWaits
          ? 'Pour donner ces ordres, répondez OUI, puis PRÊT dans un courrier à part\u00a0: près d’une erreur PRÊT attend.'
          : `Pour donner ces ordres${by.ready ? ' et PRÊT' : ''}${inError(by)}, répondez OUI${(by.without || by.mended) && !by.ready ? ', avec PRÊT dessous s’il ne vous faut plus de temps' : ''}.`
        : by === null
          ? ''
          : 'Pour remettre ces ordres, renvoyez-les tous sans VÉRIFIER.'),
    toUmpire: (name) =>
      `Il n’y a pas d’ordre dedans\u00a0: vos mots sont allés à ${name === '' ? 'l’arbitre' : `${name}, l’arbitre`}. L’appel n’attend pas la réponse. ` +
      'AIDE dit comment s’écrivent les ordres.',
    besides: (name) =>
      `Ce qui n’y est pas un ordre est allé à ${name === '' ? 'l’arbitre' : `${name}, l’arbitre`}\u202f; l’appel n’attend pas la réponse.`,
    delivered: 'Votre message est remis.',
    choiceMade: (told) => `Votre choix est pris\u00a0: ${told.join('\u202f; ')}.`,
    choiceAnswered: (asks) => `Vous avez répondu au choix, comme le dit une autre lettre\u00a0: ${asks}`,
    choiceLeft: (asks) =>
      `Une réponse déjà donnée vaut pour votre choix\u202f; sans elle vos ordres décident et, s’ils ne disent rien, votre état-major. PAS PRÊT reprend votre PRÊT. Le choix\u00a0: ${asks}`,
    choiceOpen: (asks) => `Votre choix reste ouvert\u00a0: ${asks}`,
    stray:
      'Cela ne répond à rien\u00a0: aucun choix ne vous est demandé à présent. Le numéro d’une réponse vaut pour la lettre qui la demande.',
    asksReady: 'Vouliez-vous dire PRÊT\u00a0? Alors écrivez PRÊT seul sur une ligne, ou répondez OUI.',
    talk: 'Il n’y a pas d’ordre dedans, et personne ici ne lit les lettres. Écrivez un ordre par ligne, comme dans le formulaire de votre dernière lettre.',
    talkTo: 'À un autre camp\u00a0: PRESSE À et son nom, vos mots dessous, puis FINPRESSE. AIDE montre les deux.',
    formUnread:
      'Le formulaire de la lettre citée n’est aucun de ceux que nous connaissons, et il n’a pas été lu. Si vous l’avez changé, collez-le au-dessus de la lettre citée, ou répondez à notre dernière lettre.',
    leftOut: {
      old: (cut) =>
        `${count(cut.lines, 'ligne', 'lignes')} sous «\u00a0${cut.first}\u00a0» ${cut.lines < 2 ? 'prise' : 'prises'} pour un ancien message${likeOrders(cut)}.`,
      closing: (cut) =>
        `${count(cut.lines, 'ligne', 'lignes')} sous «\u00a0${cut.first}\u00a0» ${cut.lines < 2 ? 'prise' : 'prises'} pour une signature${likeOrders(cut)}.`,
      signed: (cut) =>
        `« ${cut.first} »${cut.lines > 0 ? ` et ${count(cut.lines, 'ligne', 'lignes')} dessous` : ''} non lu : cité, et déjà écrit. Pour l’ordonner encore, écrivez-le sans « > ».`,
    },
    struckOut: (lines) => `Barré, donc non lu\u00a0: ${lines.map((line) => `«\u00a0${line}\u00a0»`).join(', ')}.`,
    unreadFiles: (files) =>
      `Non lu\u00a0: ${files.join(', ')}. Écrivez les ordres dans le message, ou joignez un seul fichier .txt sans ordres à côté.`,
    sayReady: 'Vous n’êtes pas encore prêt\u00a0: PRÊT s’écrit seul sur sa ligne.',
    readyKept:
      'Votre PRÊT est gardé\u00a0: il comptera avec vos prochains ordres sans erreur, ou si vous redites PRÊT\u202f; PAS PRÊT le reprend.',
    readyGone: 'Le PRÊT que vous aviez donné ne vaut plus\u00a0: vos ordres ont changé depuis.',
    readyIsFinal:
      'Votre PRÊT attend\u00a0: ce dont un avertissement parle ci-dessous ne se reprend pas. Le vouliez-vous\u00a0? Alors répondez OUI, ou envoyez PRÊT\u202f; sinon envoyez d’autres ordres.',
    readyWaits: (n, byYes) =>
      `Votre PRÊT attend\u00a0: ${n} ordres de votre cahier ne sont pas dans ce courrier et sont retirés, voir ci-dessous. Le vouliez-vous\u00a0? Alors ${byYes ? 'envoyez PRÊT. Sinon répondez OUI\u00a0: ils reviennent, et' : 'répondez OUI, ou envoyez PRÊT. Sinon renvoyez-les\u00a0:'} PRÊT comptera avec eux.`,
    tally: ({ inForce, vain, kept, errors, warnings, gone, trial }) =>
      counted([
        ...(inForce === null
          ? []
          : [`${count(inForce, 'ordre', 'ordres')} ${trial ? 'à mettre en vigueur' : 'en vigueur'}`]),
        ...(vain === 0 ? [] : [`dont ${vain} sans effet en l’état`]),
        ...(kept === 0 ? [] : [`${count(kept, 'gardé', 'gardés')} pour plus tard`]),
        ...(errors === 0 ? [] : [count(errors, 'erreur', 'erreurs')]),
        ...(warnings === 0 ? [] : [count(warnings, 'avertissement', 'avertissements')]),
        ...(gone === 0 ? [] : [trial ? `${gone} à retirer` : count(gone, 'retiré', 'retirés')]),
      ]),
    ready: 'PRÊT donné.',
    notReady: 'PRÊT non donné\u00a0: nous attendons l’échéance.',
    triedOn: (turn) => `Vos lignes, essayées au tour ${turn}`,
    wouldTags: {
      accepted: 'irait',
      replaced: 'serait remplacé',
      kept: 'serait gardé',
      error: 'échouerait',
      warning: 'attention',
      ignored: 'laissé',
    },
    meantNow: (turn) => `C’était pour le tour ${turn}\u202f? Répondez\u00a0:`,
    gone: 'Ce qui est retiré',
    replaces: 'Ce que vos lignes remplacent',
    wouldGo: 'Ce qui serait retiré',
    came: (when) => `De votre cahier de ${when}.`,
    regain: (byYes) => `Pour reprendre ce qui peut l’être, répondez${byYes ? ' OUI, ou' : ''}\u00a0:`,
    inForce: 'Votre cahier entier en vigueur',
    toReview: 'Ordres à revoir',
    wouldStand: 'Votre cahier entier tel qu’il serait',
    noOrderInForce: 'Aucun ordre.',
    nobodyMarches: 'Aucun ordre\u00a0: chaque unité tient sa place.',
    hold: (n) => count(n, 'unité tient', 'unités tiennent'),
    asListed: (hasNew) => `, comme une réponse précédente les énumère${hasNew ? ' ; depuis, aussi :' : '.'}`,
    driven: (n) => `${count(n, 'unité va', 'unités vont')} selon les règles`,
    keptFor: (call) => `Gardé pour l’appel de ${call}`,
    keptNote:
      'Essayés de nouveau à l’ouverture de cet appel, et exécutés si c’est alors possible\u202f; pas besoin d’un second message.',
    anyMoment: {
      title: 'Au dossier pour ce tour',
      note: 'Exécutés quand leur moment vient\u202f; pas besoin d’un second message.',
    },
    nothingElse: 'Si rien d’autre ne vient',
    wouldComeBesides: 'Le cahier dans son ensemble',
    atTheClose: ({ orders, vain, rest, kept, standing }) =>
      [
        `À la clôture de l’appel, ${orders === 0 ? 'aucun ordre n’est exécuté' : count(orders, 'ordre est exécuté', 'ordres sont exécutés')}${vain === 0 ? '' : `, ${count(vain, 'échoue', 'échouent')} en l’état`}${rest === null ? '' : `\u202f; ${rest}`}.`,
        ...(kept === 0
          ? []
          : [`${count(kept, 'ordre reste gardé pour son appel', 'ordres restent gardés pour leur appel')}.`]),
        ...(standing.length === 0
          ? []
          : [`Les ordres permanents (${standing.join(', ')}) décident de ce que vous laissez ouvert.`]),
      ].join(' '),
    otherLines: 'Les autres lignes de votre message',
    openUntil: 'Les ordres sont pris jusqu’au',
    runsBy: (others: readonly string[]) =>
      `Vos ordres seront exécutés dès que les autres${among(others)} seront prêts, au plus tard le`,
    inBrief: 'ÉTAT énumère vos ordres.',
    runsOn: 'On n’attend plus personne\u00a0; vos ordres, que vous pouvez changer jusque-là, seront exécutés le',
    waitsForWarning: 'Ils attendent à cause de l’avertissement\u00a0; PRÊT encore une fois les exécute aussitôt.',
    runsNow:
      'On n’attend plus personne\u00a0: vos ordres sont exécutés maintenant, et la prochaine lettre dit ce qu’ils ont donné.',
    lineByLine: 'Votre message, ligne par ligne',
    noLines: "Il n'y avait rien à y lire.",
    tags: {
      accepted: 'accepté',
      replaced: 'remplacé',
      kept: 'gardé',
      error: 'ERREUR',
      warning: 'attention',
      ignored: 'ignoré',
    },
    shortTags: { accepted: 'ok', replaced: 'retiré', kept: 'gardé', error: 'ERR', warning: 'avert.', ignored: '-' },
    youWrote: (words) => `Vous avez écrit «\u00a0${words}\u00a0».`,
    column: (column) => `Colonne ${column}.`,
    givenInstead: (lines) =>
      `À la place de ${lines.length === 1 ? 'votre ligne' : 'vos lignes'} ${linesListed(lines, 'fr')}, en erreur, OUI donne\u00a0:`,
    mend: (how, ready) => {
      if (how === 'checked') return 'Renvoyez toutes les lignes, celles en erreur comme ici\u00a0:';
      const reply = `Pour corriger cela (ce qui est retenu reste), répondez${how === 'yes' ? ' OUI, ou' : ''}`;
      if (ready === null) return `${reply}\u00a0:`;
      const { left } = ready;
      const out =
        left.length === 1
          ? `, et votre ligne ${left[0]}, encore en erreur, est laissée de côté`
          : `, et vos lignes ${linesListed(left, 'fr')}, encore en erreur, sont laissées de côté`;
      return `${reply} comme ci-dessous\u202f; votre PRÊT gardé compte alors${left.length === 0 ? '' : out}\u00a0:`;
    },
    unordered: (doing) => `Unités sans ordre\u00a0: ${doing}`,
    standing: 'Ordres permanents en vigueur',
    noStanding: 'Aucun\u00a0: ce que vous laissez ouvert est décidé comme le dit votre lettre.',
    isNew: 'nouveau',
    record: 'Procès-verbal',
    receivedAt: (when) => `Reçu ${when}, à notre horloge.`,
    entered: {
      page: () => 'Saisi sur la page d’ordres.',
      umpire: (reason) => `Saisi par l’arbitre${reason === '' ? '.' : `\u00a0: ${reason}`}`,
    },
    nextReplaces: 'Un nouveau courrier d’ordres les remplace tous, sauf s’il commence par MODIFIER.',
    book: {
      replaced: (when) =>
        when === null ? 'Votre premier cahier pour cet appel.' : `Remplace votre cahier de ${when}.`,
      amended: (when) => (when === null ? 'Ajouté à votre cahier.' : `Modifie votre cahier de ${when}.`),
      withdrawn: (when) => (when === null ? 'Votre cahier est retiré.' : `Votre cahier de ${when} est retiré.`),
      kept: (when) =>
        when === null ? "Vous n'avez pas encore de cahier pour cet appel." : `Votre cahier de ${when} tient.`,
    },
  },
};

const inError = ({ without, mended }: ByYes): string =>
  mended
    ? `, les lignes en erreur corrigées comme ci-dessous${without ? ' ou laissées de côté' : ''}`
    : without
      ? ', sans les lignes en erreur'
      : '';
