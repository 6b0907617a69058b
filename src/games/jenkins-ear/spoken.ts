/** How orders are echoed: one of the spellings that verbs.ts and terms.ts know, by the English word. */
import { inTongues } from '../../acts/tongues.ts';
import type { Spoken } from '../../engine/contract.ts';
import { stock } from './kind-words.ts';
import type { EarLanguage } from './messages/languages.ts';
import { kindStock } from './stock.ts';

/** Counters by the dozen: several, one where one is counted, and what a condition compares them with. */
function stockIn(language: EarLanguage): Readonly<Record<string, string>> {
  const said = Object.values(stock).flatMap(({ en: [record], [language]: [several, one] }) => [
    [record, several],
    [`1 ${record}`, one],
  ]);
  const compared = [...kindStock].map(([kind, word]) => [`IS.${kind}`, stock[word][language][kind in stock ? 0 : 1]]);
  return Object.fromEntries([...said, ...compared]);
}

const words = inTongues({
  to: ['vers', 'hacia'],
  at: ['en', 'en'],
  with: ['avec', 'con'],
  via: ['par', 'por'],
  on: ['sur', 'sobre'],
  from: ['depuis', 'desde'],
  except: ['sauf', 'salvo'],
  keep: ['garder', 'guardar'],
  against: ['contre', 'contra'],
  near: ['près de', 'cerca de'],
  within: ['rayon', 'radio'],
  passing: ['passant', 'pasando'],
  retreating: ['fuyant', 'huyendo'],
  first: ["d'abord", 'primero'],
  'GUNS.all': ['toutes', 'todas'],
  'GUNS.none': ['aucune', 'ninguna'],
  'BOMB.all': ['toutes', 'todas'],
  'BOMB.none': ['aucune', 'ninguna'],
  attack: ['attaquer', 'atacar'],
  enter: ['entrer', 'entrar'],
  slip: ['se glisser', 'colarse'],
  stop: ['arrêter', 'parar'],
  'go on': ['continuer', 'seguir'],
  all: ['tous', 'todos'],
  none: ['aucun', 'ninguno'],
  hits: ['coups', 'impactos'],
  misses: ['ratés', 'fallos'],
  both: ['les deux', 'ambos'],
  back: ['arrière', 'atrás'],
  port: ['port', 'puerto'],
  away: ['loin', 'lejos'],
  cheapest: ['moins cher', 'más barato'],
  dearest: ['plus cher', 'más caro'],
  empty: ['vides', 'vacíos'],
  laden: ['chargés', 'cargados'],
  returning: ['remplaçables', 'reemplazables'],
  'IF.turn': ['tour', 'turno'],
  'IF.enemy': ['ennemi', 'enemigo'],
  'IF.top': ['dessus', 'visible'],
  'IF.ours': ['nôtres', 'nuestros'],
  'IF.entering': ['entrant en', 'entrando en'],
  'IF.enemy in': ['ennemi en', 'enemigo en'],
  'IF.held': ['tenu', 'ocupado'],
  'IF.lost': ['perdu', 'perdido'],
  'IF.storm at': ['tempête à', 'tormenta en'],
  'IF.funds': ['fonds', 'fondos'],
  'IF.enemy funds': ['fonds ennemis', 'fondos enemigos'],
  'IF.gone': ['perdu pour nous', 'eliminado'],
  'IF.peace': ['paix', 'paz'],
});

export const spoken: Spoken = {
  en: stockIn('en'),
  fr: { ...stockIn('fr'), ...words.fr },
  es: { ...stockIn('es'), ...words.es },
};
