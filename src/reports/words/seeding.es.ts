/** The words of a new seeding round in a running game, in Spanish. */
import type { SeedingWords } from './seeding.en.ts';

export const spanishSeeding: SeedingWords = {
  asked: (closes, from) => [
    `Cada puesto puede enviar una frase: FRASE y las palabras que usted quiera, solas en una línea de cualquier correo, antes de que cierre el turno ${closes}.`,
    `Desde el turno ${from} los dados salen del secreto antiguo y de las frases nuevas juntos. Los de los turnos ${closes} ${from > closes + 2 ? 'a' : 'y'} ${from - 1} ya están prometidos y siguen como están.`,
    'Quien no envía ninguna no pierde nada: vale una frase vacía, y los dados antiguos eran buenos.',
  ],
  noted: {
    subject: 'Su frase queda anotada',
    lead: (from) =>
      `Se mezcla en los dados desde el turno ${from}. Otra FRASE antes de que cierre el turno ocupa su lugar.`,
    leadOwn: (from) =>
      `Su sello queda anotado. Cuando cierre el turno se fijan todos los sellos y una carta le pide las palabras; se mezclan en los dados desde el turno ${from}.`,
    leadOpened: (from) => `Sus palabras abren su sello. Se mezclan en los dados desde el turno ${from}.`,
    markNote:
      'La carta que cierra la ronda da la marca de su frase. Es el SHA-256 de los 32 bytes de la sal seguidos de la frase. Su sello, el SHA-256 de las 64 cifras de la marca, ya está en el diario.',
    notTaken: 'Su frase no se tomó',
    shut: 'Los sellos de todos están fijados, y estas palabras no abren el suyo: es el SHA-256 de las 64 cifras del SHA-256 de las palabras.',
  },
  sealed: {
    subject: 'Las frases están selladas',
    all: 'Los sellos de abajo están fijados, y con ellos el sorteo de la baliza pública. En cuanto salga se mezclan los dados.',
    lead: (seats) => `Los sellos de abajo están fijados. Faltan las palabras de ${seats}; luego se mezclan los dados.`,
    yours: (until) =>
      `Los sellos de abajo están fijados. Envíe ahora sus palabras: FRASE y las palabras de su sello, solas en una línea. ${
        until === null
          ? 'La partida comienza cuando lleguen.'
          : `Valen hasta que cierre el turno ${until}; sin ellas su sello cuenta como vacío.`
      }`,
    seals: 'Sellos',
    note: 'Guarde esta carta: las marcas que se mezclen en los dados deben abrir estos sellos. Ninguna se ha dado todavía.',
  },
  beacon: {
    title: 'Baliza pública',
    named: (round, at) =>
      `sorteo ${round} de drand: un número que casas independientes sacan juntas, el ${at}. Nadie lo conoce antes; entra en los dados.`,
    had: (round, reason) =>
      reason
        ? `el sorteo ${round} de drand no entra en los dados: ${reason === 'wrong' ? 'lo que se dio por él no lleva la firma de drand' : 'nadie pudo dárnoslo'}`
        : `el sorteo ${round} de drand, un número que casas independientes sacaron juntas después de fijarse los sellos, entra en los dados`,
  },
  mixed: {
    subject: (from) => `Dados nuevos desde el turno ${from}`,
    lead: (from) =>
      `La ronda de semillas está cerrada. Las frases de abajo se mezclan con los dados antiguos; desde el turno ${from} los dados salen de ambos.`,
  },
};
