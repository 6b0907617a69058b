/** The words a sea chart bears, in each language. */
import { joined } from '../../../engine/phrase.ts';
import type { FleetSign, MapNotes, SeaWord } from '../../../engine/scene.ts';
import type { Kind } from '../field.ts';
import type { EarLanguage } from '../messages/languages.ts';

export interface ChartWords {
  sides: Readonly<Record<'english' | 'spanish', string>>;
  flags: Readonly<Record<'english' | 'spanish' | 'french' | 'dutch', string>>;
  toSpain: string;
  /** Behind a carrier: `Cornwall, with Ogle and Soldiers 2`. */
  carrying(ship: string, cargo: readonly string[]): string;
  notes: MapNotes;
  alt(stacks: string): string;
  /** `English 5 (Cornwall) at 2719` */
  stack(side: string, height: number, top: string, hex: string): string;
  frame(place: string): string;
  words: Readonly<Record<SeaWord, string>>;
}

const seaWords: Readonly<Record<SeaWord, Readonly<Record<EarLanguage, string>>>> = {
  port: { en: '{flag} seaport and value', fr: 'port {flag} et valeur', es: 'puerto {flag} y valor' },
  seaport: { en: '{flag} seaport', fr: 'port {flag}', es: 'puerto {flag}' },
  captured: {
    en: 'taken: colour of the holder',
    fr: 'pris : couleur du maître',
    es: 'tomado: color de quien lo tiene',
  },
  route: { en: 'trade route', fr: 'route de commerce', es: 'ruta comercial' },
  road: { en: 'trade route by land', fr: 'route de commerce par terre', es: 'ruta comercial por tierra' },
  storm: { en: 'storm', fr: 'tempête', es: 'tormenta' },
  fleet: { en: '{side}, 5 counters', fr: '{side}, 5 pions', es: '{side}, 5 fichas' },
  docked: { en: 'in the seaport', fr: 'dans le port', es: 'en el puerto' },
  closed: { en: 'no ship passes', fr: 'aucun navire ne passe', es: 'no pasa ningún buque' },
  spent: { en: 'intercepts no more this turn', fr: 'n’intercepte plus ce tour', es: 'ya no intercepta este turno' },
  unsupplied: { en: 'out of supply', fr: 'sans ravitaillement', es: 'sin suministro' },
  seen: { en: 'turn last seen whole', fr: 'tour où vue entière', es: 'turno en que se vio entera' },
  sail: { en: 'sailed', fr: 'a fait voile', es: 'navegó' },
  chase: { en: 'gave chase', fr: 'a donné la chasse', es: 'dio caza' },
  retreat: { en: 'fell back', fr: 's’est retiré', es: 'se retiró' },
  march: { en: 'marched', fr: 'a marché', es: 'marchó' },
  combat: { en: 'combat', fr: 'combat', es: 'combate' },
  wreck: { en: 'scuttled ships', fr: 'navires sabordés', es: 'buques barrenados' },
  pointer: { en: 'leads to its place', fr: 'mène à son lieu', es: 'lleva a su lugar' },
  leagues: { en: 'about {n} leagues', fr: 'environ {n} lieues', es: 'unas {n} leguas' },
  ship: { en: 'ship on top', fr: 'navire dessus', es: 'buque encima' },
  soldiers: { en: 'soldiers on top', fr: 'soldats dessus', es: 'soldados encima' },
  guns: { en: 'guns on top', fr: 'canons dessus', es: 'cañones encima' },
  chain: { en: 'boom chain on top', fr: 'chaîne de port dessus', es: 'cadena encima' },
  stores: { en: 'supplies on top', fr: 'vivres dessus', es: 'suministros encima' },
  leader: { en: 'leader on top', fr: 'chef dessus', es: 'jefe encima' },
  mask: { en: 'deception on top', fr: 'leurre dessus', es: 'señuelo encima' },
};

const wordsIn = (language: EarLanguage): ChartWords['words'] =>
  Object.fromEntries(Object.entries(seaWords).map(([word, said]) => [word, said[language]])) as ChartWords['words'];

export const chartWords: Readonly<Record<EarLanguage, ChartWords>> = {
  en: {
    sides: { english: 'English', spanish: 'Spanish' },
    flags: { english: 'English', spanish: 'Spanish', french: 'French', dutch: 'Dutch' },
    toSpain: 'to Spain',
    carrying: (ship, cargo) => `${ship}, with ${cargo.join(', ')}`,
    notes: {
      letter: 'A number on a stack: how many counters lie in it. Below each half of the chart: its signs.',
      inPdf: 'A page of the PDF shows it large.',
      summary: 'A number tells how many counters lie in a stack. Both halves of the chart have pages of their own.',
      page: '',
    },
    alt: (stacks) => `Sea chart. ${stacks || 'No stack lies here.'}`,
    stack: (side, height, top, hex) => `${side} ${height} (${top}) at ${hex}`,
    frame: (place) => `Around ${place}`,
    words: wordsIn('en'),
  },
  fr: {
    sides: { english: 'Anglais', spanish: 'Espagnols' },
    flags: { english: 'anglais', spanish: 'espagnol', french: 'français', dutch: 'hollandais' },
    toSpain: 'vers l’Espagne',
    carrying: (ship, cargo) => `${ship}, avec ${cargo.join(', ')}`,
    notes: {
      letter: 'Le nombre sur une pile : ses pions. Sous chaque moitié de la carte, ses signes.',
      inPdf: 'Une page du PDF la montre en grand.',
      summary: 'Le nombre sur une pile : ses pions. Les deux moitiés de la carte ont leurs pages.',
      page: '',
    },
    alt: (stacks) => `Carte marine. ${stacks || 'Aucune pile ici.'}`,
    stack: (side, height, top, hex) => `${side} ${height} (${top}) en ${hex}`,
    frame: (place) => `Autour ${joined('de', place, 'fr')}`,
    words: wordsIn('fr'),
  },
  es: {
    sides: { english: 'Ingleses', spanish: 'Españoles' },
    flags: { english: 'inglés', spanish: 'español', french: 'francés', dutch: 'holandés' },
    toSpain: 'a España',
    carrying: (ship, cargo) => `${ship}, con ${cargo.join(', ')}`,
    notes: {
      letter: 'El número sobre una pila: sus fichas. Debajo de cada mitad de la carta, sus signos.',
      inPdf: 'Una página del PDF la muestra en grande.',
      summary: 'El número sobre una pila: sus fichas. Las dos mitades de la carta tienen sus páginas.',
      page: '',
    },
    alt: (stacks) => `Carta marina. ${stacks || 'Aquí no hay ninguna pila.'}`,
    stack: (side, height, top, hex) => `${side} ${height} (${top}) en ${hex}`,
    frame: (place) => `Alrededor de ${place}`,
    words: wordsIn('es'),
  },
};

/** Which sign a counter's face bears. */
export const signs: Readonly<Record<Kind, FleetSign>> = {
  'ship-of-the-line': 'ship',
  frigate: 'ship',
  'fire-ship': 'ship',
  'bomb-ship': 'ship',
  merchant: 'ship',
  soldiers: 'soldiers',
  cannons: 'guns',
  'heavy-guns': 'guns',
  'boom-chain': 'chain',
  supplies: 'stores',
  leader: 'leader',
  deception: 'mask',
};
