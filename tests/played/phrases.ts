/**
 * What a player who has read HELP can say: each verb of the game with its slots, in English and in French. `{…}` is filled
 * with names from the player's letters: `{own}` a counter, `{mate}` another of its hex, `{at}` its hex, `{next}` a hex
 * beside it, `{beyond}` one further on, `{foe}` a hex he has read of beside it where he has nobody, `{front}` a hex not far
 * from it with such a one beside it, `{far}` any hex he has read of. Whom to hold comes first: what comes later counts.
 */
export interface Phrase {
  /** As HELP calls it in English: the line of the coverage table. */
  verb: string;
  en: string;
  fr: string;
}

const savannah: readonly Phrase[] = [
  { verb: 'HOLD', en: 'HOLD {own}', fr: 'TENIR {own}' },
  { verb: 'MOVE', en: 'MOVE {own} TO {next}', fr: 'MARCHER {own} VERS {next}' },
  {
    verb: 'MOVE',
    en: 'march {own}, {mate} to {beyond} via {next}',
    fr: 'marcher {own}, {mate} vers {beyond} par {next}',
  },
  { verb: 'MOVE', en: 'MOVE {own} TO {front}', fr: 'ALLER {own} VERS {front}' },
  { verb: 'PLACE', en: 'PLACE {own} AT {next}', fr: 'PLACER {own} EN {next}' },
  { verb: 'BREAK', en: 'BREAK {own}', fr: 'ROMPRE {own}' },
  { verb: 'RALLY', en: 'RALLY {own}, {mate}', fr: 'RALLIER {own}, {mate}' },
  { verb: 'ENTER', en: 'ENTER {coming} AT {far}', fr: 'ENTRER {coming} EN {far}' },
  { verb: 'WAIT', en: 'WAIT {coming}', fr: 'ATTENDRE {coming}' },
  { verb: 'SORTIE', en: 'SORTIE {own} WITH {mate}', fr: 'SORTIE {own} AVEC {mate}' },
  { verb: 'ASSAULT NEXT TURN', en: 'ASSAULT NEXT TURN', fr: 'ASSAUT AU PROCHAIN TOUR' },
  { verb: 'ATTACK', en: 'ATTACK {foe} WITH {own}', fr: 'ATTAQUER {foe} AVEC {own}' },
  {
    verb: 'ATTACK',
    en: 'ATTACK {foe} WITH {own} LEAD {own} TACTIC frontal assault',
    fr: 'ATTAQUER {foe} AVEC {own} TÊTE {own} TACTIQUE assaut frontal',
  },
  { verb: 'DIVERT', en: 'DIVERT {foe} WITH {own}', fr: 'FIXER {foe} AVEC {own}' },
  {
    verb: 'DEFEND',
    en: 'STANDING DEFEND {at} LEAD {own} TACTIC stand fast',
    fr: 'CONSIGNE DÉFENDRE {at} TÊTE {own} TACTIQUE tenir ferme',
  },
  { verb: 'FIRE', en: 'STANDING FIRE nearest', fr: 'CONSIGNE TIRER le plus proche' },
  { verb: 'FIRE', en: 'FIRE {gun} AT {foe}', fr: 'TIRER {gun} SUR {foe}' },
  { verb: 'MORTAR', en: 'MORTAR {foe}', fr: 'MORTIER {foe}' },
  { verb: 'RETREAT', en: 'STANDING RETREAT HQ', fr: 'CONSIGNE RETRAITER QG' },
  { verb: 'WITHDRAW', en: 'STANDING WITHDRAW {own}', fr: 'CONSIGNE SE REPLIER {own}' },
  { verb: 'LOSSES', en: 'STANDING LOSSES militia FIRST', fr: "CONSIGNE PERTES milice D'ABORD" },
  { verb: 'CAPTURE', en: 'STANDING CAPTURE strongest', fr: 'CONSIGNE CAPTURER plus fort' },
  { verb: 'ADVANCE', en: 'STANDING ADVANCE all', fr: 'CONSIGNE AVANCER tous' },
  { verb: 'LEADERS', en: 'STANDING LEADERS go', fr: 'CONSIGNE CHEFS suivre' },
  { verb: 'MOMENTUM INITIATIVE', en: 'MOMENTUM INITIATIVE 1', fr: 'ÉLAN INITIATIVE 1' },
  { verb: 'MOMENTUM REROLL', en: 'MOMENTUM REROLL IF RESULT <= R/-', fr: 'ÉLAN RELANCER SI RÉSULTAT <= R/-' },
  { verb: 'MOMENTUM KEEP', en: 'MOMENTUM KEEP', fr: 'ÉLAN GARDER' },
  { verb: 'MOMENTUM SHARE', en: 'MOMENTUM SHARE either', fr: 'ÉLAN PARTAGE les deux' },
  { verb: 'DIG', en: 'DIG {next}', fr: 'CREUSER {next}' },
  { verb: 'ORIENT', en: 'ORIENT {next} N, NE', fr: 'ORIENTER {next} nord, nord-est' },
  { verb: 'SIEGE', en: 'SIEGE FIRE', fr: 'SIÈGE FEU' },
  { verb: 'BREACH', en: 'STANDING BREACH {foe} S', fr: 'CONSIGNE BRÈCHE {foe} sud' },
  { verb: 'REPAIR', en: 'STANDING REPAIR {at} S', fr: 'CONSIGNE RÉPARER {at} sud' },
  { verb: 'PLAY', en: 'PLAY {card} ON {foe}', fr: 'JOUER {card} SUR {foe}' },
  { verb: 'PLAY', en: 'PLAY {card}', fr: 'JOUER {card}' },
  { verb: 'KEEP CARD', en: 'STANDING KEEP CARD {card}', fr: 'CONSIGNE GARDER LA CARTE {card}' },
  { verb: 'MOMENTUM CARD', en: 'MOMENTUM CARD', fr: 'ÉLAN CARTE' },
];

const ear: readonly Phrase[] = [
  { verb: 'HOLD', en: 'HOLD {own}', fr: 'TENIR {own}' },
  { verb: 'BUY', en: 'BUY 2 soldiers AT {port}', fr: 'ACHETER 2 soldats À {port}' },
  { verb: 'BUY', en: 'BUY 2 frigates AT {port}', fr: 'ACHETER 2 frégates À {port}' },
  { verb: 'BUY', en: 'BUY 1 merchant AT {port}', fr: 'ACHETER 1 transport À {port}' },
  { verb: 'BUY', en: 'BUY 1 fire ship AT {port}', fr: 'ACHETER 1 brûlot À {port}' },
  { verb: 'BUY', en: 'BUY 1 bomb ship AT {port}', fr: 'ACHETER 1 galiote À {port}' },
  { verb: 'BUY', en: 'BUY 1 leader AT {port}', fr: 'ACHETER 1 chef À {port}' },
  { verb: 'BUY', en: 'BUY 2 ships of the line AT {port}', fr: 'ACHETER 2 vaisseaux À {port}' },
  { verb: 'BUY', en: 'BUY 1 frigate', fr: 'ACHETER 1 frégate' },
  { verb: 'BUY', en: 'BUY 2 deceptions AT {port}', fr: 'ACHETER 2 leurres À {port}' },
  { verb: 'PLACE', en: 'STANDING PLACE {own} AT {port}', fr: 'CONSIGNE PLACER {own} EN {port}' },
  { verb: 'GARRISON', en: 'GARRISON {own} AT {far}', fr: 'GARNIR {own} EN {far}' },
  { verb: 'ISIDRO', en: 'ISIDRO 5', fr: 'CASE 5' },
  { verb: 'MOVE', en: 'MOVE {at} TO {far} ATTACK', fr: 'ALLER {at} VERS {far} ATTAQUER' },
  { verb: 'MOVE', en: 'MOVE {own} TO {next}', fr: 'ALLER {own} VERS {next}' },
  { verb: 'EMBARK', en: 'EMBARK {own} ON {mate}', fr: 'EMBARQUER {own} SUR {mate}' },
  { verb: 'CROSS', en: 'CROSS {own}', fr: 'TRAVERSER {own}' },
  { verb: 'SCUTTLE', en: 'STANDING SCUTTLE none', fr: 'CONSIGNE SABORDER aucun' },
  { verb: 'SCUTTLE', en: 'SCUTTLE {own}', fr: 'SABORDER {own}' },
  { verb: 'DOCK', en: 'DOCK all AT {port}', fr: 'ACCOSTER tous À {port}' },
  { verb: 'LAND', en: 'LAND soldiers AT {far}', fr: 'DÉBARQUER soldats À {far}' },
  { verb: 'ATTACK', en: 'ATTACK {far}', fr: 'ATTAQUER {far}' },
  { verb: 'FIRESHIPS', en: 'FIRESHIPS all AT {far}', fr: 'BRÛLOTS tous À {far}' },
  { verb: 'GUNS', en: 'STANDING GUNS all', fr: 'CONSIGNE BATTERIES toutes' },
  { verb: 'BOMB', en: 'BOMB all AT {far}', fr: 'BOMBARDER tous À {far}' },
  { verb: 'LEADER', en: 'LEADER {leader} WITH {own}', fr: 'CHEF {leader} AVEC {own}' },
  { verb: 'ORDER', en: 'ORDER {own}, {mate}', fr: 'ORDONNER {own}, {mate}' },
  { verb: 'INTERCEPT', en: 'STANDING INTERCEPT WITH ALL', fr: 'CONSIGNE INTERCEPTER AVEC TOUS' },
  { verb: 'CONTACT', en: 'STANDING CONTACT attack IF ENEMY <= 4', fr: 'CONSIGNE CONTACT attaquer SI ENNEMI <= 4' },
  { verb: 'REROLL', en: 'STANDING REROLL misses KEEP 1', fr: 'CONSIGNE RELANCER ratés GARDER 1' },
  {
    verb: 'LOSSES',
    en: 'STANDING LOSSES frigates, cheapest FIRST',
    fr: "CONSIGNE PERTES frégates, moins cher D'ABORD",
  },
  { verb: 'TARGET', en: 'STANDING TARGET laden, dearest', fr: 'CONSIGNE CIBLE chargés, plus cher' },
  { verb: 'RETREAT', en: 'STANDING RETREAT port', fr: 'CONSIGNE RETRAITER port' },
  { verb: 'CLAIM', en: 'STANDING CLAIM {far}, {far}', fr: 'CONSIGNE REVENDIQUER {far}, {far}' },
];

export const PHRASES: Readonly<Record<string, readonly Phrase[]>> = { savannah, 'jenkins-ear': ear };
