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

const seaWordsEn: Readonly<Record<SeaWord, string>> = {
  port: '{flag} seaport and value',
  seaport: '{flag} seaport',
  captured: 'taken: colour of the holder',
  route: 'trade route',
  road: 'trade route by land',
  storm: 'storm',
  fleet: '{side}, 5 counters',
  docked: 'in the seaport',
  closed: 'no ship passes',
  spent: 'intercepts no more this turn',
  unsupplied: 'out of supply',
  seen: 'turn last seen whole',
  sail: 'sailed',
  chase: 'gave chase',
  retreat: 'fell back',
  march: 'marched',
  combat: 'combat',
  wreck: 'scuttled ships',
  pointer: 'leads to its place',
  leagues: 'about {n} leagues',
  ship: 'ship on top',
  soldiers: 'soldiers on top',
  guns: 'guns on top',
  chain: 'boom chain on top',
  stores: 'supplies on top',
  leader: 'leader on top',
  mask: 'deception on top',
};

const seaWordsFr: Readonly<Record<SeaWord, string>> = {
  port: 'port {flag} et valeur',
  seaport: 'port {flag}',
  captured: 'pris : couleur du maître',
  route: 'route de commerce',
  road: 'route de commerce par terre',
  storm: 'tempête',
  fleet: '{side}, 5 pions',
  docked: 'dans le port',
  closed: 'aucun navire ne passe',
  spent: 'n’intercepte plus ce tour',
  unsupplied: 'sans ravitaillement',
  seen: 'tour où vue entière',
  sail: 'a fait voile',
  chase: 'a donné la chasse',
  retreat: 's’est retiré',
  march: 'a marché',
  combat: 'combat',
  wreck: 'navires sabordés',
  pointer: 'mène à son lieu',
  leagues: 'environ {n} lieues',
  ship: 'navire dessus',
  soldiers: 'soldats dessus',
  guns: 'canons dessus',
  chain: 'chaîne de port dessus',
  stores: 'vivres dessus',
  leader: 'chef dessus',
  mask: 'leurre dessus',
};

const seaWordsEs: Readonly<Record<SeaWord, string>> = {
  port: 'puerto {flag} y valor',
  seaport: 'puerto {flag}',
  captured: 'tomado: color de quien lo tiene',
  route: 'ruta comercial',
  road: 'ruta comercial por tierra',
  storm: 'tormenta',
  fleet: '{side}, 5 fichas',
  docked: 'en el puerto',
  closed: 'no pasa ningún buque',
  spent: 'ya no intercepta este turno',
  unsupplied: 'sin suministro',
  seen: 'turno en que se vio entera',
  sail: 'navegó',
  chase: 'dio caza',
  retreat: 'se retiró',
  march: 'marchó',
  combat: 'combate',
  wreck: 'buques barrenados',
  pointer: 'lleva a su lugar',
  leagues: 'unas {n} leguas',
  ship: 'buque encima',
  soldiers: 'soldados encima',
  guns: 'cañones encima',
  chain: 'cadena encima',
  stores: 'suministros encima',
  leader: 'jefe encima',
  mask: 'señuelo encima',
};

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
    words: seaWordsEn,
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
    words: seaWordsFr,
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
    words: seaWordsEs,
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
