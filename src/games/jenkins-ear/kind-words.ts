/** What counters are called in orders by the dozen: every name that a letter prints for one kind of them, in each tongue. */

/** Kinds as they are bought; the first word is that of the text of record. */
export const stockWords = {
  soldiers: ['soldiers', 'soldier', 'infantry', 'soldats', 'soldat', 'infanterie', 'soldados', 'soldado', 'infantería'],
  grenadiers: ['grenadiers', 'grenadier', 'granaderos', 'granadero'],
  frigates: ['frigates', 'frigate', 'frégates', 'frégate', 'fragatas', 'fragata'],
  merchants: [
    ...['merchants', 'merchant', 'transports', 'merchant ships', 'merchant ship'],
    ...['navires marchands', 'navire marchand', 'marchands', 'marchand'],
    ...['mercantes', 'mercante'],
  ],
  'fire-ships': ['fire ships', 'fire ship', 'fireships', 'brûlots', 'brûlot', 'brulotes', 'brulote'],
  'bomb-ships': [
    ...['bomb ships', 'bomb ship', 'bomb vessels'],
    ...['galiotes à bombes', 'galiote à bombes', 'galiotes', 'galiote'],
    ...['bombardas', 'bombarda'],
  ],
  cannons: ['cannons', 'cannon', 'canons', 'canon', 'cañones', 'cañón'],
  'heavy-guns': ['heavy guns', 'heavy gun', 'grosses pièces', 'grosse pièce', 'piezas gruesas', 'pieza gruesa'],
  'boom-chains': [
    ...['boom chains', 'boom chain', 'booms'],
    ...['chaînes de port', 'chaîne de port', 'chaînes', 'chaîne'],
    ...['cadenas', 'cadena'],
  ],
  supplies: ['supplies', 'supply', 'vivres', 'vivre', 'suministros', 'suministro', 'víveres'],
  deceptions: ['deceptions', 'deception', 'decoys', 'leurres', 'leurre', 'señuelos', 'señuelo'],
  leaders: ['leaders', 'leader', 'chefs', 'chef', 'jefes', 'jefe'],
  ships: [
    ...['ships of the line', 'ship of the line'],
    ...['vaisseaux de ligne', 'vaisseau de ligne', 'vaisseaux', 'vaisseau'],
    ...['navíos de línea', 'navío de línea', 'navíos', 'navío'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type StockWord = keyof typeof stockWords;
