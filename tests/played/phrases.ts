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

const savannah: readonly Phrase[] = [
  { en: 'HOLD {own}', fr: 'TENIR {own}' },
  { en: 'MOVE {own} TO {next}', fr: 'MARCHER {own} VERS {next}' },
  {
    en: 'march {own}, {mate} to {beyond} via {next}',
    fr: 'marcher {own}, {mate} vers {beyond} par {next}',
  },
  { en: 'MOVE {own} TO {front}', fr: 'ALLER {own} VERS {front}', tries: 10 },
  { en: 'PLACE {own} AT {next}', fr: 'PLACER {own} EN {next}' },
  { en: 'BREAK {own}', fr: 'ROMPRE {own}' },
  { en: 'RALLY {own}, {mate}', fr: 'RALLIER {own}, {mate}' },
  { en: 'ENTER {coming} AT {far}', fr: 'ENTRER {coming} EN {far}' },
  { en: 'WAIT {coming}', fr: 'ATTENDRE {coming}' },
  { en: 'SORTIE {own} WITH {mate}', fr: 'SORTIE {own} AVEC {mate}' },
  { en: 'ASSAULT NEXT TURN', fr: 'ASSAUT AU PROCHAIN TOUR', rarely: 16 },
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
  { en: 'STANDING RETREAT HQ', fr: 'CONSIGNE RETRAITER QG' },
  { en: 'RETREAT HQ', fr: 'RETRAITER QG' },
  { en: 'STANDING WITHDRAW {own}', fr: 'CONSIGNE SE REPLIER {own}' },
  { en: 'WITHDRAW {own}', fr: 'SE REPLIER {own}' },
  { en: 'STANDING LOSSES militia FIRST', fr: "CONSIGNE PERTES milice D'ABORD" },
  { en: 'LOSSES militia FIRST', fr: "PERTES milice D'ABORD" },
  { en: 'STANDING CAPTURE strongest', fr: 'CONSIGNE CAPTURER plus fort' },
  { en: 'CAPTURE strongest', fr: 'CAPTURER plus fort' },
  { en: 'STANDING ADVANCE all', fr: 'CONSIGNE AVANCER tous' },
  { en: 'ADVANCE all', fr: 'AVANCER tous' },
  { en: 'STANDING LEADERS go', fr: 'CONSIGNE CHEFS suivre' },
  { en: 'LEADERS go', fr: 'CHEFS suivre' },
  { en: 'MOMENTUM INITIATIVE 1', fr: 'ÉLAN INITIATIVE 1' },
  { en: 'MOMENTUM REROLL IF RESULT <= R/-', fr: 'ÉLAN RELANCER SI RÉSULTAT <= R/-' },
  { en: 'MOMENTUM KEEP', fr: 'ÉLAN GARDER' },
  { en: 'MOMENTUM SHARE either', fr: 'ÉLAN PARTAGE les deux' },
  { en: 'DEFEND {at} LEAD {own} TACTIC stand fast', fr: 'DÉFENDRE {at} TÊTE {own} TACTIQUE tenir ferme' },
  { en: 'DIG {next}', fr: 'CREUSER {next}' },
  { en: 'ORIENT {next} N, NE', fr: 'ORIENTER {next} nord, nord-est' },
  { en: 'SIEGE FIRE', fr: 'SIÈGE FEU' },
  { en: 'STANDING BREACH {foe} S', fr: 'CONSIGNE BRÈCHE {foe} sud' },
  { en: 'STANDING REPAIR {at} S', fr: 'CONSIGNE RÉPARER {at} sud' },
  { en: 'PLAY {card} ON {foe}', fr: 'JOUER {card} SUR {foe}' },
  { en: 'PLAY {card}', fr: 'JOUER {card}' },
  { en: 'STANDING KEEP CARD {card}', fr: 'CONSIGNE GARDER LA CARTE {card}' },
  { en: 'MOMENTUM CARD', fr: 'ÉLAN CARTE' },
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
  { en: 'STANDING PLACE {own} AT {port}', fr: 'CONSIGNE PLACER {own} EN {port}' },
  { en: 'PLACE {own} AT {port}', fr: 'PLACER {own} EN {port}' },
  { en: 'GARRISON {own} AT {far}', fr: 'GARNIR {own} EN {far}', tries: 12 },
  { en: 'ISIDRO 5', fr: 'CASE 5' },
  { en: 'MOVE {at} TO {far} ATTACK', fr: 'ALLER {at} VERS {far} ATTAQUER' },
  { en: 'MOVE {at} TO {enemy} ATTACK', fr: 'ALLER {at} VERS {enemy} ATTAQUER', tries: 10 },
  { en: 'MOVE {own} TO {next}', fr: 'ALLER {own} VERS {next}' },
  { en: 'EMBARK {own} ON {mate}', fr: 'EMBARQUER {own} SUR {mate}' },
  { en: 'CROSS {own}', fr: 'TRAVERSER {own}' },
  { en: 'STANDING SCUTTLE none', fr: 'CONSIGNE SABORDER aucun' },
  { en: 'SCUTTLE none', fr: 'SABORDER aucun' },
  { en: 'SCUTTLE {own}', fr: 'SABORDER {own}' },
  { en: 'DOCK all AT {port}', fr: 'ACCOSTER tous À {port}' },
  { en: 'LAND soldiers AT {far}', fr: 'DÉBARQUER soldats À {far}' },
  { en: 'ATTACK {far}', fr: 'ATTAQUER {far}' },
  { en: 'FIRESHIPS all AT {far}', fr: 'BRÛLOTS tous À {far}' },
  { en: 'STANDING GUNS all', fr: 'CONSIGNE BATTERIES toutes' },
  { en: 'GUNS all', fr: 'BATTERIES toutes' },
  { en: 'BOMB all AT {far}', fr: 'BOMBARDER tous À {far}' },
  { en: 'LEADER {leader} WITH {own}', fr: 'CHEF {leader} AVEC {own}' },
  { en: 'ORDER {own}, {mate}', fr: 'ORDONNER {own}, {mate}' },
  { en: 'STANDING INTERCEPT WITH ALL', fr: 'CONSIGNE INTERCEPTER AVEC TOUS' },
  { en: 'INTERCEPT WITH ALL', fr: 'INTERCEPTER AVEC TOUS' },
  { en: 'STANDING CONTACT attack IF ENEMY <= 4', fr: 'CONSIGNE CONTACT attaquer SI ENNEMI <= 4' },
  { en: 'CONTACT attack IF ENEMY <= 4', fr: 'CONTACT attaquer SI ENNEMI <= 4' },
  { en: 'STANDING REROLL misses KEEP 1', fr: 'CONSIGNE RELANCER ratés GARDER 1' },
  { en: 'REROLL misses KEEP 1', fr: 'RELANCER ratés GARDER 1' },
  {
    en: 'STANDING LOSSES frigates, cheapest FIRST',
    fr: "CONSIGNE PERTES frégates, moins cher D'ABORD",
  },
  { en: 'LOSSES frigates, cheapest FIRST', fr: "PERTES frégates, moins cher D'ABORD" },
  { en: 'STANDING TARGET laden, dearest', fr: 'CONSIGNE CIBLE chargés, plus cher' },
  { en: 'TARGET laden, dearest', fr: 'CIBLE chargés, plus cher' },
  { en: 'STANDING RETREAT port', fr: 'CONSIGNE RETRAITER port' },
  { en: 'RETREAT port', fr: 'RETRAITER port' },
  { en: 'STANDING CLAIM {far}, {far}', fr: 'CONSIGNE REVENDIQUER {far}, {far}' },
  { en: 'CLAIM {far}, {far}', fr: 'REVENDIQUER {far}, {far}' },
];

export const PHRASES: Readonly<Record<string, readonly Phrase[]>> = { savannah, 'jenkins-ear': ear };
