/** The fixed words of the order page that no letter has. */

const english = {
  title: (seat: string) => `Orders, ${seat}`,
  noLink: 'This link opens nothing',
  noLinkText: [
    'It may be too old, or the seat has another by now, or part of it was lost on the way.',
    'Your latest letter has a link that works, and a reply to that letter works too.',
  ],
  map: 'The map as you see it now',
  mapHelp: 'Click one of your units, then a hex: the order is written below. The boxes under the map do the same.',
  scroll: 'Map, scrolls sideways',
  nothingDue: 'Nothing is due from you in this call. What you send is kept where it can be: standing orders, press.',
  closed: 'Orders are not taken just now',
  compose: 'Write an order line',
  act: 'Order',
  unit: 'Unit',
  hex: 'Hex',
  add: 'Add the line',
  choose: 'choose',
  orders: 'Your orders',
  ordersHelp: 'One order a line. READY on a line of its own says that nobody need wait for you.',
  onFile: 'These are your orders on file. What you send takes their place.',
  check: 'Check',
  send: 'Send',
  checked: 'Checked: nothing is sent yet.',
  sent: 'Sent. The same answer goes to your mailbox.',
  later: 'Sent. The turn is being played just now: the answer comes to your mailbox.',
  notOrders: 'Sent. The answer goes to your mailbox.',
  moved:
    'The call this page was for has closed. Nothing was sent. What you wrote still stands below; look at it again.',
  tooLong: 'Nothing was sent: that is longer than orders can be.',
  question: 'Your choice',
  choiceDue: 'Your choice is due',
  choices: 'Choose one',
  choiceNote:
    'Choose one and send it, or write its number as the first line below. Without an answer your standing orders choose, then doctrine.',
  choiceHelp: 'Where a choice is a hex, a click on the hex chooses it.',
  picked: 'Chosen: {words}',
  noChoice: 'That hex is not among the choices.',
  howTo: 'How to write',
  standing: 'Standing orders in force',
  chosen: (unit: string, place: string) => `${unit} in ${place} is chosen. Click a hex.`,
  added: (line: string) => `Written: ${line}`,
  noUnit: 'None of your units is there.',
  offline: 'The check did not reach us. Your text is still here.',
  closedBecause: {} as Readonly<Record<string, string>>,
};

export type OrderPageWords = typeof english;

const french: OrderPageWords = {
  title: (seat) => `Ordres, ${seat}`,
  noLink: 'Ce lien n’ouvre rien',
  noLinkText: [
    'Il est peut-être trop ancien, ou le siège en a un autre depuis, ou une partie s’est perdue en route.',
    'Votre dernière lettre contient un lien qui marche\u00a0; y répondre marche aussi.',
  ],
  map: 'La carte telle que vous la voyez',
  mapHelp:
    'Cliquez sur une de vos unités, puis sur un hexagone\u00a0: l’ordre s’écrit plus bas. Les cases sous la carte font de même.',
  scroll: 'Carte, défile de côté',
  nothingDue:
    'Rien n’est attendu de vous pour cet appel. Ce que vous envoyez est gardé là où il peut l’être\u00a0: ordres permanents, presse.',
  closed: 'Les ordres ne sont pas pris pour l’instant',
  compose: 'Écrire une ligne d’ordre',
  act: 'Ordre',
  unit: 'Unité',
  hex: 'Hexagone',
  add: 'Ajouter la ligne',
  choose: 'choisir',
  orders: 'Vos ordres',
  ordersHelp: 'Un ordre par ligne. PRÊT seul sur une ligne dit que personne n’a à vous attendre.',
  onFile: 'Voici vos ordres déposés. Ce que vous envoyez les remplace.',
  check: 'Vérifier',
  send: 'Envoyer',
  checked: 'Vérifié\u00a0: rien n’est encore envoyé.',
  sent: 'Envoyé. La même réponse part vers votre boîte.',
  later: 'Envoyé. Le tour est en train d’être joué\u00a0: la réponse viendra dans votre boîte.',
  notOrders: 'Envoyé. La réponse part vers votre boîte.',
  moved:
    'L’appel de cette page est clos. Rien n’a été envoyé. Votre texte est resté plus bas\u00a0; regardez-le à nouveau.',
  tooLong: 'Rien n’a été envoyé\u00a0: des ordres ne peuvent être si longs.',
  question: 'Votre choix',
  choiceDue: 'Votre choix est attendu le',
  choices: 'Choisissez',
  choiceNote:
    'Choisissez et envoyez, ou écrivez le numéro en première ligne plus bas. Sans réponse, vos ordres permanents choisissent, puis la doctrine.',
  choiceHelp: 'Quand un choix est un hexagone, un clic sur l’hexagone le choisit.',
  picked: 'Choisi\u00a0: {words}',
  noChoice: 'Cet hexagone n’est pas parmi les choix.',
  howTo: 'Comment écrire',
  standing: 'Ordres permanents en vigueur',
  chosen: (unit, place) => `${unit} en ${place} est choisie. Cliquez sur un hexagone.`,
  added: (line) => `Écrit\u00a0: ${line}`,
  noUnit: 'Aucune de vos unités n’y est.',
  offline: 'La vérification n’est pas arrivée. Votre texte est toujours là.',
  closedBecause: {
    'nothing-open':
      'Rien n’est ouvert pour l’instant\u00a0: le tour est joué, ou n’a pas commencé. Votre prochaine lettre dira ce qui est attendu.',
  },
};

export function orderPageWords(language: 'en' | 'fr'): OrderPageWords {
  return language === 'fr' ? french : english;
}
