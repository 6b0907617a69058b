/** What is said of orders for the opening of the next turn: what an assault takes from them, and why nothing asked for one then. */

const en = {
  'diagnostic.own.no-day-follows': 'with the assault declared in a line above no day follows: this order does nothing',
  'diagnostic.own.assault-ends-days':
    'the turns of days end with this one, and turn {tactical} follows: who is still to come, {ours} of ours and {theirs} of theirs, never does; no more siege works, bombardments or cards drawn; once the turn is played it cannot be taken back{n?; {n|an order|# orders} above for the next day {n|does|do} nothing|}{works?; the siege works begun in {works} are given up|}',
  'fate.own.no-more-draws': 'no more cards are drawn on the turns of hours',
  'fate.own.siege-over': 'the assault had begun: there is no siege any more',
  'fate.own.initiative-printed': 'who moves first on turn {turn} is printed: no die, and no chit for it',
  'fate.own.cards-shut': 'no card is drawn or played in this weather ({weather})',
  'fate.own.no-draw': 'no card is drawn on turn {turn}',
  'fate.own.card-gone': 'card {card}, {en}, was not in our hand any more',
  'fate.own.card-too-late': 'card {card}, {en}, was for the turns of days only; they are over',
  'fate.own.card-waited': 'card {card}, {en}, is for the turns of hours; write it again on the turn it is for',
  'fate.own.card-unserved': 'card {card}, {en}: as the turn opened there was nothing it could be played on ({window})',
  'fate.own.card-unmet':
    'card {card}, {en}: its moment ({window}) had not come when the orders of this turn were asked for; order it again with them',
  'fate.own.came-in': '{unit} {many?have|has} come in, at {hex}, with nothing to be chosen',
  'fate.own.never-comes': '{unit} {many?do|does} not come any more, or only by an event',
  'fate.own.not-due': '{unit} {many?are|is} due on turn {turn}',
  'fate.own.works-weather': '{weather} stopped the siege works',
  'fate.own.works-no-place': 'no further siege work could be begun',
  'fate.own.works-unbegun': 'no siege work was begun in {hex}',
  'fate.own.works-lost': 'the siege work begun in {hex} is gone',
  'fate.own.works-beset': 'the siege work in {hex} was not finished: the enemy stands beside it',
  'fate.own.siege-workless': 'no siege work was finished, and nobody bombards without one',
  'fate.own.siege-weather': '{weather} silenced the siege guns',
  'fate.own.siege-unopened': 'nobody had bombarded us yet, so there was nothing to reply to',
  'fate.own.siege-silent': 'our siege guns could not fire: a truce, or powder was short',
  'fate.own.breach-unwon': 'the bombardment won no breach that was ours to place there',
  'fate.own.repair-unwon': 'the bombardment left no time to mend a breach there',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'diagnostic.own.no-day-follows': "l'assaut annoncé plus haut, aucun jour ne suit : cet ordre ne fait rien",
  'diagnostic.own.assault-ends-days':
    "les tours d'une journée finissent avec celui-ci, et le tour {tactical} suit : qui n'est pas encore venu, {ours} à nous et {theirs} à eux, ne vient plus ; plus d'ouvrage de siège, de bombardement ni de carte à tirer ; le tour une fois joué, on ne peut y revenir{n? ; {n|un ordre|# ordres} ci-dessus pour le jour suivant {n|ne fait|ne font} rien|}{works? ; les ouvrages de siège commencés en {works} sont abandonnés|}",
  'fate.own.no-more-draws': "on ne tire plus de cartes aux tours d'une heure",
  'fate.own.siege-over': "l'assaut avait commencé : il n'y a plus de siège",
  'fate.own.initiative-printed': 'qui joue le premier au tour {turn} est imprimé : ni dé, ni élan pour cela',
  'fate.own.cards-shut': 'aucune carte ne se tire ni ne se joue par ce temps ({weather})',
  'fate.own.no-draw': 'aucune carte ne se tire au tour {turn}',
  'fate.own.card-gone': "la carte {card}, {fr}, n'était plus dans notre main",
  'fate.own.card-too-late': "la carte {card}, {fr}, n'allait que pour les tours d'une journée ; ils sont finis",
  'fate.own.card-waited': "la carte {card}, {fr}, est pour les tours d'une heure ; redonnez-la au tour où il la faut",
  'fate.own.card-unserved': "carte {card}, {fr} : à l'ouverture du tour, rien sur quoi la jouer ({window})",
  'fate.own.card-unmet':
    "carte {card}, {fr} : son moment ({window}) n'était pas venu quand les ordres de ce tour ont été demandés ; redonnez-la avec eux",
  'fate.own.came-in': '{unit} {many?sont entrés|est entré} en {hex}, sans rien à choisir',
  'fate.own.never-comes': '{unit} ne {many?viennent|vient} plus, ou seulement par un événement',
  'fate.own.not-due': '{unit} : pas avant le tour {turn}',
  'fate.own.works-weather': 'le temps ({weather}) a arrêté les travaux de siège',
  'fate.own.works-no-place': 'aucun nouvel ouvrage de siège ne pouvait être commencé',
  'fate.own.works-unbegun': "aucun ouvrage de siège n'était commencé en {hex}",
  'fate.own.works-lost': "l'ouvrage de siège commencé en {hex} n'existe plus",
  'fate.own.works-beset': "l'ouvrage de siège en {hex} n'a pas été achevé : l'ennemi se tient à côté",
  'fate.own.siege-workless': "aucun ouvrage de siège n'était achevé, et sans ouvrage nul ne bombarde",
  'fate.own.siege-weather': 'le temps ({weather}) a fait taire les canons de siège',
  'fate.own.siege-unopened': "personne ne nous avait encore bombardés : il n'y avait rien à quoi répondre",
  'fate.own.siege-silent': 'nos canons de siège ne pouvaient tirer : une trêve, ou la poudre manquait',
  'fate.own.breach-unwon': 'le bombardement ne nous a valu aucune brèche à placer là',
  'fate.own.repair-unwon': "le bombardement n'a laissé le temps d'y réparer aucune brèche",
};

const es: Readonly<Record<keyof typeof en, string>> = {
  'diagnostic.own.no-day-follows':
    'con el asalto anunciado en una línea de arriba no sigue ningún día, y esta orden no hace nada',
  'diagnostic.own.assault-ends-days':
    'los turnos de días acaban con este y sigue el turno {tactical}: quien aún no ha llegado, {ours} nuestros y {theirs} suyos, ya no llega; se acaban las obras de sitio, los bombardeos y el robo de cartas; jugado el turno, no tiene vuelta atrás{n?; {n|una orden|# órdenes} de arriba para el día siguiente no {n|hace|hacen} nada|}{works?; se abandonan las obras de sitio empezadas en {works}|}',
  'fate.own.no-more-draws': 'ya no se roban cartas en los turnos de horas',
  'fate.own.siege-over': 'el asalto había empezado: ya no hay sitio',
  'fate.own.initiative-printed': 'quién mueve primero en el turno {turn} está impreso: ni dado, ni impulso para ello',
  'fate.own.cards-shut': 'con este tiempo no se roba ni se juega ninguna carta ({weather})',
  'fate.own.no-draw': 'en el turno {turn} no se roba ninguna carta',
  'fate.own.card-gone': 'la carta {card}, {es}, ya no estaba en nuestra mano',
  'fate.own.card-too-late': 'la carta {card}, {es}, era solo para los turnos de días, que ya han acabado',
  'fate.own.card-waited':
    'la carta {card}, {es}, es para los turnos de horas; escríbala de nuevo en el turno en que deba servir',
  'fate.own.card-unserved': 'carta {card}, {es}: al abrirse el turno no había nada sobre lo que jugarla ({window})',
  'fate.own.card-unmet':
    'carta {card}, {es}: su momento ({window}) no había llegado cuando se pidieron las órdenes de este turno; ordénela de nuevo con ellas',
  'fate.own.came-in': '{unit} {many?entraron|entró} en {hex}, sin nada que elegir',
  'fate.own.never-comes': '{unit} ya no {many?vienen|viene}, o solo por un suceso',
  'fate.own.not-due': '{unit}: no antes del turno {turn}',
  'fate.own.works-weather': 'el tiempo ({weather}) detuvo las obras de sitio',
  'fate.own.works-no-place': 'no se podía empezar ninguna obra de sitio más',
  'fate.own.works-unbegun': 'en {hex} no había ninguna obra de sitio empezada',
  'fate.own.works-lost': 'la obra de sitio empezada en {hex} ya no existe',
  'fate.own.works-beset': 'la obra de sitio de {hex} no se acabó: el enemigo está al lado',
  'fate.own.siege-workless': 'no había ninguna obra de sitio acabada, y sin ella nadie bombardea',
  'fate.own.siege-weather': 'el tiempo ({weather}) hizo callar los cañones de sitio',
  'fate.own.siege-unopened': 'nadie nos había bombardeado aún: no había a qué responder',
  'fate.own.siege-silent': 'nuestros cañones de sitio no podían disparar: una tregua, o faltaba pólvora',
  'fate.own.breach-unwon': 'el bombardeo no nos dio ninguna brecha que poner allí',
  'fate.own.repair-unwon': 'el bombardeo no dejó tiempo para reparar allí ninguna brecha',
};

export const ahead = { en, fr, es } as const;
