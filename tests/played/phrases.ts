/**
 * What a player who has read HELP can say: each verb of the game with its slots, in English and in French. `{…}` is filled
 * with names from the player's letters: `{own}` a counter, `{mate}` another of its hex, `{at}` its hex, `{next}` a hex
 * beside it, `{beyond}` one further on, `{enemy}` a hex where his letter shows an enemy, `{foe}` one of them beside it,
 * `{front}` a hex within its march with such a one beside it, `{far}` any hex he has read of. Whom to hold comes first, and
 * what brings him to the enemy last: what comes later counts.
 */
export interface Phrase {
  en: string;
  fr: string;
  /** Times it is tried with other names, where that is not as often as any other. */
  tries?: number;
  /** It ends something: tried in one book of so many. */
  rarely?: number;
}

/** For this turn, and from turn to turn. */
const either = (en: string, fr: string): readonly Phrase[] => [
  { en: `STANDING ${en}`, fr: `CONSIGNE ${fr}` },
  { en, fr },
];

/** What the games of the series have in common: marches, fights and what is said of them before, cards. */
const marching: readonly Phrase[] = [
  { en: 'HOLD {own}', fr: 'TENIR {own}' },
  { en: 'MOVE {own} TO {next}', fr: 'MARCHER {own} VERS {next}' },
  { en: 'march {own}, {mate} to {beyond} via {next}', fr: 'marcher {own}, {mate} vers {beyond} par {next}' },
  { en: 'MOVE {own} TO {front}', fr: 'ALLER {own} VERS {front}', tries: 10 },
  { en: 'PLACE {own} AT {next}', fr: 'PLACER {own} EN {next}' },
  { en: 'BREAK {own}', fr: 'ROMPRE {own}' },
  { en: 'RALLY {own}, {mate}', fr: 'RALLIER {own}, {mate}' },
  { en: 'ENTER {coming} AT {far}', fr: 'ENTRER {coming} EN {far}' },
  { en: 'WAIT {coming}', fr: 'ATTENDRE {coming}' },
];

const fighting: readonly Phrase[] = [
  { en: 'ATTACK {foe} WITH {own}', fr: 'ATTAQUER {foe} AVEC {own}' },
  {
    en: 'ATTACK {foe} WITH {own} LEAD {own} TACTIC frontal assault',
    fr: 'ATTAQUER {foe} AVEC {own} TÊTE {own} TACTIQUE assaut frontal',
  },
  { en: 'DIVERT {foe} WITH {own}', fr: 'FIXER {foe} AVEC {own}' },
  {
    en: 'STANDING DEFEND {at} LEAD {own} TACTIC stand fast',
    fr: 'CONSIGNE DÉFENDRE {at} TÊTE {own} TACTIQUE tenir ferme',
  },
  { en: 'STANDING FIRE nearest', fr: 'CONSIGNE TIRER le plus proche' },
  { en: 'FIRE {gun} AT {foe}', fr: 'TIRER {gun} SUR {foe}' },
  { en: 'MORTAR {foe}', fr: 'MORTIER {foe}' },
  ...either('RETREAT HQ', 'RETRAITER QG'),
  ...either('WITHDRAW {own}', 'SE REPLIER {own}'),
  ...either('LOSSES militia FIRST', "PERTES milice D'ABORD"),
  ...either('CAPTURE strongest', 'CAPTURER plus fort'),
  ...either('ADVANCE all', 'AVANCER tous'),
  ...either('LEADERS go', 'CHEFS suivre'),
  { en: 'MOMENTUM INITIATIVE 1', fr: 'ÉLAN INITIATIVE 1' },
  { en: 'MOMENTUM REROLL IF ATTACKING AND RESULT <= R/-', fr: 'ÉLAN RELANCER SI EN ATTAQUE ET RÉSULTAT <= R/-' },
  { en: 'MOMENTUM KEEP', fr: 'ÉLAN GARDER' },
];

const cards: readonly Phrase[] = [
  { en: 'PLAY {card} ON {foe}', fr: 'JOUER {card} SUR {foe}' },
  { en: 'PLAY {card}', fr: 'JOUER {card}' },
  ...either('KEEP CARD {card}', 'GARDER LA CARTE {card}'),
  { en: 'MOMENTUM CARD', fr: 'ÉLAN CARTE' },
];

const savannah: readonly Phrase[] = [
  ...marching,
  { en: 'SORTIE {own} WITH {mate}', fr: 'SORTIE {own} AVEC {mate}' },
  { en: 'ASSAULT NEXT TURN', fr: 'ASSAUT AU PROCHAIN TOUR', rarely: 16 },
  ...fighting,
  { en: 'MOMENTUM SHARE either', fr: 'ÉLAN PARTAGE les deux' },
  { en: 'DEFEND {at} LEAD {own} TACTIC stand fast', fr: 'DÉFENDRE {at} TÊTE {own} TACTIQUE tenir ferme' },
  { en: 'DIG {next}', fr: 'CREUSER {next}' },
  { en: 'ORIENT {next} N, NE', fr: 'ORIENTER {next} nord, nord-est' },
  { en: 'SIEGE FIRE', fr: 'SIÈGE FEU' },
  ...either('BREACH {foe} S', 'BRÈCHE {foe} sud'),
  ...either('REPAIR {at} S', 'RÉPARER {at} sud'),
  ...cards,
];

const pensacola: readonly Phrase[] = [
  ...marching,
  { en: 'CROSS {own}', fr: 'TRAVERSER {own}' },
  { en: 'DEPART {own}', fr: 'PARTIR {own}' },
  { en: 'COUP', fr: 'COUP', rarely: 16 },
  { en: 'BUILD {own} TO {next}', fr: 'CONSTRUIRE {own} VERS {next}' },
  { en: 'BUILD {own} TO {beyond}', fr: 'CONSTRUIRE {own} VERS {beyond}' },
  { en: 'ENTRENCH {own}', fr: 'RETRANCHER {own}' },
  { en: 'ENTRENCH {own} GUNS 4', fr: 'RETRANCHER {own} CANONS 4' },
  { en: 'ENTRENCH {own} AT {next} GUNS 2', fr: 'RETRANCHER {own} EN {next} CANONS 2' },
  { en: 'RAZE {own} ROAD', fr: 'RASER {own} ROUTE' },
  { en: 'RAZE {own} STOCKADE', fr: 'RASER {own} PALANQUE' },
  { en: 'MEND {own}', fr: 'REFAIRE {own}' },
  ...either('FACE {next} S', 'ORIENTER {next} S'),
  ...either('BOMBARD {far} N', 'BOMBARDER {far} N'),
  { en: 'BOX {own}, {mate}', fr: 'CASE {own}, {mate}' },
  { en: 'RAID FROM {next} TO {far}', fr: 'RAID DE {next} VERS {far}' },
  { en: 'RAID TO {enemy}', fr: 'RAID VERS {enemy}' },
  { en: 'RAID END', fr: 'RAID FIN' },
  { en: 'LEAVE {own} BY {far} BACK {far}', fr: 'SORTIR {own} PAR {far} RETOUR {far}' },
  ...fighting,
  ...either('VACATE {own}', 'ÉVACUER {own}'),
  ...either('SPIKE {own}', 'ENCLOUER {own}'),
  ...either('BREACH {at} S', 'BRÈCHE {at} sud'),
  { en: 'STANDING EXCHANGE card', fr: 'CONSIGNE ÉCHANGER carte' },
  { en: 'STANDING CHOCTAW AT {far}', fr: 'CONSIGNE CHOCTAWS EN {far}' },
  ...cards,
];

const ear: readonly Phrase[] = [
  { en: 'HOLD {own}', fr: 'TENIR {own}' },
  { en: 'BUY 2 soldiers AT {port}', fr: 'ACHETER 2 soldats À {port}' },
  { en: 'BUY 2 frigates AT {port}', fr: 'ACHETER 2 frégates À {port}' },
  { en: 'BUY 1 merchant AT {port}', fr: 'ACHETER 1 transport À {port}' },
  { en: 'BUY 1 fire ship AT {port}', fr: 'ACHETER 1 brûlot À {port}' },
  { en: 'BUY 1 bomb ship AT {port}', fr: 'ACHETER 1 galiote À {port}' },
  { en: 'BUY 1 leader AT {port}', fr: 'ACHETER 1 chef À {port}' },
  { en: 'BUY 2 ships of the line AT {port}', fr: 'ACHETER 2 vaisseaux À {port}' },
  { en: 'BUY 1 frigate', fr: 'ACHETER 1 frégate' },
  { en: 'BUY 2 deceptions AT {port}', fr: 'ACHETER 2 leurres À {port}' },
  ...either('PLACE {own} AT {port}', 'PLACER {own} EN {port}'),
  { en: 'GARRISON {own} AT {far}', fr: 'GARNIR {own} EN {far}', tries: 12 },
  { en: 'ISIDRO 5', fr: 'CASE 5' },
  { en: 'MOVE {at} TO {far} ATTACK', fr: 'ALLER {at} VERS {far} ATTAQUER' },
  { en: 'MOVE {at} TO {enemy} ATTACK', fr: 'ALLER {at} VERS {enemy} ATTAQUER', tries: 10 },
  { en: 'MOVE {own} TO {next}', fr: 'ALLER {own} VERS {next}' },
  { en: 'EMBARK {own} ON {mate}', fr: 'EMBARQUER {own} SUR {mate}' },
  { en: 'CROSS {own}', fr: 'TRAVERSER {own}' },
  ...either('SCUTTLE none', 'SABORDER aucun'),
  { en: 'SCUTTLE {own}', fr: 'SABORDER {own}' },
  { en: 'DOCK all AT {port}', fr: 'ACCOSTER tous À {port}' },
  { en: 'LAND soldiers AT {far}', fr: 'DÉBARQUER soldats À {far}' },
  { en: 'ATTACK {far}', fr: 'ATTAQUER {far}' },
  { en: 'FIRESHIPS all AT {far}', fr: 'BRÛLOTS tous À {far}' },
  ...either('GUNS all', 'BATTERIES toutes'),
  { en: 'BOMB all AT {far}', fr: 'BOMBARDER tous À {far}' },
  { en: 'LEADER {leader} WITH {own}', fr: 'CHEF {leader} AVEC {own}' },
  { en: 'ORDER {own}, {mate}', fr: 'ORDONNER {own}, {mate}' },
  ...either('INTERCEPT WITH ALL', 'INTERCEPTER AVEC TOUS'),
  ...either('CONTACT attack IF ENEMY <= 4', 'CONTACT attaquer SI ENNEMI <= 4'),
  ...either('REROLL misses KEEP 1', 'RELANCER ratés GARDER 1'),
  ...either('LOSSES frigates, cheapest FIRST', "PERTES frégates, moins cher D'ABORD"),
  ...either('TARGET laden, dearest', 'CIBLE chargés, plus cher'),
  ...either('RETREAT port', 'RETRAITER port'),
  ...either('CLAIM {far}, {far}', 'REVENDIQUER {far}, {far}'),
];

export const PHRASES: Readonly<Record<string, readonly Phrase[]>> = { savannah, pensacola, 'jenkins-ear': ear };
