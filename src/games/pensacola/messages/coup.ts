/** What the coup de main says: guns spiked, the French tried, the well, commanders who are back. */

const en = {
  'help.VACATE': 'who falls back though works spare him the retreat, and past works on his way; without it they stay',
  'help.SPIKE': 'spike garrison guns in our Rally: 1 army morale for all of them, no points to the enemy',
  'question.setup-place': 'Where does {unit} stand as the assault begins?',
  'question.spike': 'Which garrison guns do we spike, for 1 army morale?',
  'answer.spike.empty': 'none',
  'diagnostic.pensacola.fire-breached': '{battery} fires across whole works alone: no such side faces {hex}',
  'diagnostic.pensacola.not-garrison': 'only garrison guns are spiked{unit?, not {unit}|}',
  'diagnostic.pensacola.weathered': 'the bad weather has opened a side already: BREACH is asked for before turn 1',
  'fate.pensacola.spiked': '{units} {many?were|was} spiked',
  'tale.spiked': '{ours?We|{side}} spiked {units}.',
  'tale.healed': '{unit} is back with his army at {hex}.',
  'tale.sappers': '{unit}, alone beside the enemy at {hex} with no way out, were taken.',
  'tale.well': '{ours?We|{side}} hold the well.',
  'cause.spiking': 'guns spiked',
  'cause.well': 'the well',
  'drm.served': 'supplied redoubt',
  'key.added.served': 'supplied redoubt',
  'key.ground.note':
    'Zone: does a zone of control reach into it. A hex holds {strength} SP and {guns|one unit|# units} of guns, garrison guns, Sappers, Rangers apart; field guns with the mortar only in a stockade or redoubt.',
  'rules.stacking.text':
    '{strength} SP and {artillery|one artillery unit|# artillery units}, leaders besides, garrison guns, Sappers, Rangers apart; field guns with the mortar only in a stockade or redoubt; more may neither end nor pass there.',
  'diagnostic.pensacola.sappers-alone': '{unit} alone may not come up to the enemy at {to}',
  'rules.works': 'Behind works',
  'rules.works.text':
    'men in a fort, redoubt or stockade struck across whole sides alone may ignore R (they do unless you VACATE), test before D and keep their ground, and nobody else there tests. The extensions spare nothing. A Disrupted unit that falls back stops in whole works.',
  'rules.guns': 'Garrison guns and howitzer',
  'rules.guns.text':
    'garrison guns fire only across whole sides, lose a step with the second breach of their hex (the first in an extension), all with the last, and fall to whoever enters; SPIKE denies them. The howitzer reaches {range} hexes unseen, alone, in both fire phases.',
  'rules.hearts': 'Hearts',
  'rules.hearts.text':
    'a fort taken {control} to the Spanish, lost the contrary; Spaniards at the well {well} to the British.',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'help.VACATE':
    'qui recule bien que les ouvrages l’en dispensent, et ne s’arrête pas dans un ouvrage ; sans elle, on y reste',
  'help.SPIKE': 'enclouer des pièces de place à notre ralliement : 1 de moral d’armée en tout, aucun point à l’ennemi',
  'question.setup-place': '{unit} : quelle position au début de l’assaut ?',
  'question.spike': 'Quelles pièces de place enclouons-nous, pour 1 de moral d’armée ?',
  'answer.spike.empty': 'aucune',
  'diagnostic.pensacola.fire-breached': '{battery} ne tire que par-dessus un ouvrage intact : aucun vers {hex}',
  'diagnostic.pensacola.not-garrison': 'seules les pièces de place s’enclouent{unit?, pas {unit}|}',
  'diagnostic.pensacola.weathered': 'le mauvais temps a déjà ouvert un côté : BRÈCHE se demande avant le tour 1',
  'fate.pensacola.spiked': 'pièces enclouées : {units}',
  'tale.spiked': '{ours?Nous avons|{side} ont} encloué {units}.',
  'tale.healed': '{unit} a rejoint son armée en {hex}.',
  'tale.sappers': '{unit}, seuls près de l’ennemi en {hex} et sans issue, sont faits prisonniers.',
  'tale.well': '{ours?Nous tenons|{side} tiennent} le puits.',
  'cause.spiking': 'pièces enclouées',
  'cause.well': 'le puits',
  'drm.served': 'redoute ravitaillée',
  'key.added.served': 'redoute ravitaillée',
  'key.ground.note':
    'Zone : y entre-t-elle. Un hexagone : {strength} PF, {guns|une unité|# unités} de canons, pièces de place, sapeurs, Rangers à part ; canons et mortier ensemble en palanque ou redoute.',
  'rules.stacking.text':
    '{strength} PF et {artillery|une unité d’artillerie|# unités d’artillerie}, chefs en plus, pièces de place, sapeurs, Rangers à part ; canons et mortier ensemble en palanque ou redoute ; au-delà, nul ne peut y finir ni y passer.',
  'diagnostic.pensacola.sappers-alone': '{unit} : seuls, ils n’approchent pas de l’ennemi en {to}',
  'rules.works': 'Derrière les ouvrages',
  'rules.works.text':
    'dans un fort, une redoute ou une palanque, qui n’est frappé que par-dessus des côtés intacts peut ignorer R (il le fait sauf ordre ÉVACUER), teste avant D et garde sa place ; nul autre n’y teste. Les ouvrages avancés n’épargnent rien. Une unité désorganisée qui recule s’arrête dans un ouvrage intact.',
  'rules.guns': 'Pièces de place et obusier',
  'rules.guns.text':
    'les pièces de place ne tirent que par-dessus des côtés intacts, perdent un pas à la deuxième brèche de leur hexagone (à la première dans un ouvrage avancé), tout à la dernière, et tombent aux mains de qui entre ; ENCLOUER les lui ôte. L’obusier porte à {range} hexagones sans voir, seul, aux deux phases de tir.',
  'rules.hearts': 'Les cœurs',
  'rules.hearts.text':
    'un fort pris {control} aux Espagnols, perdu le contraire ; des Espagnols au puits {well} aux Britanniques.',
};

const es: Readonly<Record<keyof typeof en, string>> = {
  'help.VACATE': 'quién retrocede aunque las obras se lo ahorran, sin pararse en obras del camino; sin ella se quedan',
  'help.SPIKE': 'clavar piezas de plaza al reagruparnos: 1 de moral del ejército en total, ningún punto al enemigo',
  'question.setup-place': '{unit}: ¿dónde está al empezar el asalto?',
  'question.spike': '¿Qué piezas de plaza clavamos, por 1 de moral del ejército?',
  'answer.spike.empty': 'ninguna',
  'diagnostic.pensacola.fire-breached': '{battery} solo dispara por encima de obras intactas: ninguna mira a {hex}',
  'diagnostic.pensacola.not-garrison': 'solo se clavan piezas de plaza{unit?, no {unit}|}',
  'diagnostic.pensacola.weathered': 'el mal tiempo ya abrió un lado: BRECHA se pide antes del turno 1',
  'fate.pensacola.spiked': 'piezas clavadas: {units}',
  'tale.spiked': '{ours?Clavamos|{side} clavaron} {units}.',
  'tale.healed': '{unit} ha vuelto con su ejército en {hex}.',
  'tale.sappers': '{unit}, solos junto al enemigo en {hex} y sin salida, caen prisioneros.',
  'tale.well': '{ours?Tenemos|{side} tienen} el pozo.',
  'cause.spiking': 'piezas clavadas',
  'cause.well': 'el pozo',
  'drm.served': 'reducto abastecido',
  'key.added.served': 'reducto abastecido',
  'key.ground.note':
    'Zona: si entra en él. Un hexágono: {strength} PF, {guns|una unidad|# unidades} de cañones, aparte piezas de plaza, zapadores y batidores.',
  'rules.stacking.text':
    '{strength} PF y {artillery|una unidad de artillería|# unidades de artillería}, además de los jefes, aparte piezas de plaza, zapadores y batidores; cañones con el mortero solo en empalizada o reducto; más no pueden acabar allí ni pasar.',
  'diagnostic.pensacola.sappers-alone': '{unit}: solos no se acercan al enemigo en {to}',
  'rules.works': 'Tras las obras',
  'rules.works.text':
    'quien está en un fuerte, reducto o empalizada y es alcanzado solo por lados intactos puede pasar por alto R (lo hace salvo orden DESALOJAR), hace una prueba antes de D y conserva su sitio; nadie más la hace. Las obras avanzadas no ahorran nada. Una unidad desorganizada que retrocede se detiene en obras intactas.',
  'rules.guns': 'Piezas de plaza y obús',
  'rules.guns.text':
    'las piezas de plaza solo disparan por lados intactos, pierden un paso con la segunda brecha de su hexágono (con la primera en una obra avanzada), todo con la última, y caen en manos de quien entra; CLAVAR se las quita. El obús alcanza {range} hexágonos sin ver, solo, en ambas fases de fuego.',
  'rules.hearts': 'Los ánimos',
  'rules.hearts.text':
    'un fuerte tomado {control} a los españoles, perdido lo contrario; españoles en el pozo {well} a los británicos.',
};

export const coup = { en, fr, es };
