/** The words of letters about who sent a mail: held mails, codes, addresses; in Spanish. */
import { ofSeat, toSeat } from './places.es.ts';
import type { SenderWords } from './sender.en.ts';

export const spanishSender: SenderWords = {
  held: {
    title: 'Un correo para su puesto está retenido',
    came: (when, from) =>
      `El ${when} llegó a la dirección de su puesto un correo de ${from}. Hasta ahora no ha cambiado nada, porque no podemos saber si es suyo.`,
    reasons: {
      'other-sender': 'Nombra a un remitente distinto de la dirección a la que van las cartas del puesto.',
      'odd-sender': 'Su cabecera nombra al remitente de un modo que se puede leer como más de uno.',
      failed: 'El servicio de correo de la dirección del puesto lo habría firmado, y esa firma falta o no concuerda.',
      'not-proven': 'Nada prueba en él que venga del servicio de correo de la dirección del puesto.',
      'no-code': 'El correo del puesto necesita el código de la ronda abierta, solo en una línea, y no lo lleva.',
      'wrong-code': 'El código que lleva no es el de la última carta del puesto.',
      'old-code': 'El código que lleva es de una ronda anterior. Cada ronda tiene su propio código.',
      'codes-spent':
        'Hoy llegaron al puesto demasiados correos con códigos falsos, así que no se mira ningún código hasta mañana.',
      'repeated-id': 'Lleva el número de un correo del puesto que ya tenemos, con otro texto.',
    },
    what: 'Lo que dice',
    ifYours: 'Si es suyo',
    ifYoursNote: 'Responda a esta carta con la línea de abajo. El correo vale entonces desde la hora en que llegó.',
    otherwise: 'Si no es suyo, no haga nada: nunca se ejecuta. Si llegan más, avise al árbitro.',
    more: 'Recibe una carta así al día por cada motivo. El árbitro también puede admitir un correo retenido, o dar a su puesto otra dirección.',
    address:
      'Para escribir desde ahora desde otra dirección, envíe desde la antigua la línea DIRECCIÓN ana@example.org, con la nueva.',
    codes:
      'Si su correo se retiene a menudo, añada la línea CÓDIGO SÍ a su respuesta: cada carta trae entonces un código que prueba que el correo es suyo.',
    spent: 'Hoy solo el árbitro puede admitirlo. Escríbale si es suyo.',
  },
  address: {
    title: '¿Una dirección nueva para su puesto?',
    text: (to) => `Nos pidió que enviemos desde ahora las cartas de su puesto a ${to}.`,
    reply: 'Si es así, responda a esta carta, desde la dirección en que la lee, con esta línea:',
    otherwise: 'Sin esa respuesta no cambia nada. Si usted no lo pidió, no haga nada y avise al árbitro.',
  },
  moved: {
    title: 'Sus cartas llegan aquí desde ahora',
    text: 'Las cartas de su puesto llegan desde ahora a esta dirección, y las órdenes deben enviarse desde ella. Responda a esta carta para escribir a la partida.',
    by: (reason) => `El árbitro lo cambió: ${reason}`,
  },
  token: {
    title: 'Una dirección nueva a la que escribir',
    text: 'La dirección a la que escribe su puesto ha cambiado. Responda a esta carta, o a una posterior: el correo a la antigua ya no se lee.',
    by: (reason) => `El árbitro la cambió: ${reason}`,
  },
  codes: {
    on: 'Los códigos están activados',
    onText:
      'Desde ahora un correo de su puesto solo vale con el código de la ronda abierta, solo en una línea. Cada carta que pide órdenes trae uno nuevo; sirve para cuantos correos quiera hasta que cierre la ronda. CÓDIGO NO lo acaba.',
    now: 'El código de la ronda abierta ahora:',
    none: 'Ahora no hay ninguna ronda abierta: la próxima carta trae un código.',
    off: 'Los códigos están desactivados',
    offText: 'Su correo ya no necesita ningún código.',
  },
  refusals: {
    'held-too-late':
      'El correo que usted confirmó llegó antes de la ronda que está abierta ahora; aquella para la que era ya cerró. Envíe las órdenes de nuevo si aún las quiere.',
    'held-overtaken':
      'Después del correo que usted confirmó envió otro, que es el que vale. Cuenta el último. Envíe las órdenes de nuevo si aún las quiere.',
  },
  form: 'conserve esta línea: prueba que el correo es suyo',
  codeLine: (code) => `CÓDIGO ${code}`,
  confirmLine: (code) => `CONFIRMAR ${code}`,
  umpire: {
    title: (seat) => `Un correo para el puesto ${ofSeat(seat)} está retenido`,
    text: (when, why, mail, game) => [
      `Llegó el ${when}. ${why}`,
      'El jugador está avisado, y lo admite si es suyo. Antes no se ejecuta nada.',
      `Su operador lo admite con: fieldpost game admit ${game} ${mail} --reason "…".`,
    ],
    revoked: (seat) => `Alguien escribe a una dirección antigua asignada ${toSeat(seat)}`,
    revokedText: [
      'Llegó un correo a una dirección del puesto que fue cambiada. No se leyó, y no se respondió a nadie.',
      'Si pudo ser el jugador, dígale que responda a su última carta.',
    ],
  },
};
