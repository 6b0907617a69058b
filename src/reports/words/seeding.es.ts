/** The words of a new seeding round in a running game, in Spanish. */
import type { SeedingWords } from './seeding.en.ts';

export const spanishSeeding: SeedingWords = {
  asked: (closes, from) => [
    `Cada puesto puede enviar otra vez una frase: FRASE y las palabras que usted quiera, solas en una línea de cualquier correo, antes de que cierre el turno ${closes}.`,
    `Desde el turno ${from} los dados salen del secreto antiguo y de las frases nuevas juntos. Los de los turnos ${closes} y ${from - 1} ya están prometidos y siguen como están.`,
    'Quien no envía ninguna no pierde nada: vale una frase vacía, y los dados antiguos eran buenos.',
  ],
  noted: {
    subject: 'Su frase queda anotada',
    lead: (from) =>
      `Se mezcla en los dados desde el turno ${from}. Otra FRASE antes de que cierre el turno ocupa su lugar.`,
    markNote:
      'La carta que cierra la ronda da la marca de su frase. Es el SHA-256 de los 32 bytes de la sal seguidos de la frase.',
    none: 'No se le pidió su frase',
    noneText:
      'No hay ninguna ronda de semillas abierta, así que su frase no se tomó. Los dados siguen como se prometió. Si quiere otros, pídalos al árbitro: PRENSA PARA gm.',
  },
  mixed: {
    subject: (from) => `Dados nuevos desde el turno ${from}`,
    lead: (from) =>
      `La ronda de semillas está cerrada. Las frases de abajo se mezclan con los dados antiguos; desde el turno ${from} los dados salen de ambos.`,
  },
};
