/** What counters are called in orders by the dozen, in each tongue: several, one, and every other name a letter prints. */
import type { EarLanguage } from './messages/languages.ts';

type Called = readonly [several: string, one: string, ...others: string[]];

/** Kinds as they are bought; several of them in English are in the text of record. */
export const stock = {
  soldiers: {
    en: ['soldiers', 'soldier', 'infantry'],
    fr: ['soldats', 'soldat', 'infanterie'],
    es: ['soldados', 'soldado', 'infantería'],
  },
  grenadiers: { en: ['grenadiers', 'grenadier'], fr: ['grenadiers', 'grenadier'], es: ['granaderos', 'granadero'] },
  frigates: { en: ['frigates', 'frigate'], fr: ['frégates', 'frégate'], es: ['fragatas', 'fragata'] },
  merchants: {
    en: ['merchants', 'merchant', 'transports', 'merchant ships', 'merchant ship'],
    fr: ['navires marchands', 'navire marchand', 'marchands', 'marchand'],
    es: ['mercantes', 'mercante'],
  },
  'fire-ships': {
    en: ['fire ships', 'fire ship', 'fireships'],
    fr: ['brûlots', 'brûlot'],
    es: ['brulotes', 'brulote'],
  },
  'bomb-ships': {
    en: ['bomb ships', 'bomb ship', 'bomb vessels'],
    fr: ['galiotes à bombes', 'galiote à bombes', 'galiotes', 'galiote'],
    es: ['bombardas', 'bombarda'],
  },
  cannons: { en: ['cannons', 'cannon'], fr: ['canons', 'canon'], es: ['cañones', 'cañón'] },
  'heavy-guns': {
    en: ['heavy guns', 'heavy gun'],
    fr: ['grosses pièces', 'grosse pièce'],
    es: ['piezas gruesas', 'pieza gruesa'],
  },
  'boom-chains': {
    en: ['boom chains', 'boom chain', 'booms'],
    fr: ['chaînes de port', 'chaîne de port', 'chaînes', 'chaîne'],
    es: ['cadenas', 'cadena'],
  },
  supplies: {
    en: ['supplies', 'supply'],
    fr: ['vivres', 'vivres', 'vivre', 'ravitaillement'],
    es: ['suministros', 'suministro', 'víveres'],
  },
  deceptions: { en: ['deceptions', 'deception', 'decoys'], fr: ['leurres', 'leurre'], es: ['señuelos', 'señuelo'] },
  leaders: { en: ['leaders', 'leader'], fr: ['chefs', 'chef'], es: ['jefes', 'jefe'] },
  ships: {
    en: ['ships of the line', 'ship of the line'],
    fr: ['vaisseaux de ligne', 'vaisseau de ligne', 'vaisseaux', 'vaisseau'],
    es: ['navíos', 'navío', 'navíos de línea', 'navío de línea'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<EarLanguage, Called>>>>;

export type StockWord = keyof typeof stock;

const spellings = Object.entries(stock).map(([word, { en, fr, es }]) => [word, [...new Set([...en, ...fr, ...es])]]);

/** Every spelling of each. */
export const stockWords: Readonly<Record<StockWord, readonly string[]>> = Object.fromEntries(spellings);
