/** The words of letters to the game master, in Spanish. */
import { ofSeat, toSeat } from './places.es.ts';
import type { UmpireWords } from './umpire.en.ts';

export const spanishUmpire: UmpireWords = {
  code: 'Actos por correo',
  codeNote: (until) =>
    `Responda con la línea de abajo y una o más de las que la siguen. El código sirve para un correo, hasta ${until}.`,
  reasonNote:
    'Un motivo, que leen todos los puestos, sigue a dos puntos, PAUSAR: Ana está enferma, o va en una línea MOTIVO: …',
  codeLine: (code) => `CÓDIGO ${code}`,
  acts: {
    course: [
      ['PRORROGAR 48H', 'la ronda abierta sigue abierta 48 horas más; un día es D'],
      ['PROCESAR', 'la ronda abierta cierra con las órdenes recibidas'],
      ['PAUSAR', 'el reloj se detiene'],
      ['REANUDAR', 'la partida sigue con el tiempo que quedaba'],
      ['RETENER', 'las cartas del próximo turno esperan hasta que usted las haya visto'],
      ['SEMILLAS', 'se pide una frase a todos los puestos; los dados la llevan desde el turno posterior al próximo'],
    ],
    held: [['APROBAR', 'salen las cartas que esperan']],
    say: [
      ['DIFUNDIR', 'sus propias palabras a todos los puestos, en las líneas de abajo, hasta una línea FIN'],
      [
        'PRENSA PARA …',
        'sus palabras a ese puesto solo, en las líneas de abajo, hasta una línea FINPRENSA; sin código',
      ],
    ],
  },
  foot: 'ESTADO solo en una línea pregunta quién ha enviado órdenes.',
  preview: 'Las cartas van adjuntas tal como las recibirán sus lectores.',
  start: {
    title: (label) => `Usted es el árbitro de ${label}`,
    text: (seats) => [
      `La partida está creada. Puestos: ${seats}.`,
      'Tendrá noticias nuestras cuando termine un turno, cuando falten órdenes y cuando algo vaya mal; ESTADO dice lo demás cuando quiera.',
      'Esta dirección es solo suya. Responda a cualquiera de estas cartas para dirigir la partida.',
    ],
  },
  resolved: {
    title: (turn) => `El turno ${turn} ha terminado`,
    silent: (turn) => `Faltan órdenes, turno ${turn}`,
    ended: 'La partida ha terminado',
    closed: (turns) => `Cerrado: turno ${turns}.`,
    sent: (seats) => `Llegaron órdenes de: ${seats}.`,
    missed: (seats) => `En silencio, solo con órdenes permanentes: ${seats}.`,
    away: (seats) => `Fuera: ${seats}.`,
    next: (seats, when) => `Se esperan órdenes de ${seats} antes del ${when}.`,
    over: 'La partida ha terminado.',
  },
  held: {
    title: (turn) => `El turno ${turn} le espera`,
    text: [
      'El turno está resuelto y no se ha dicho a nadie. APROBAR envía sus cartas y abre la próxima ronda con todo su tiempo.',
    ],
  },
  outage: {
    title: 'Un plazo espera',
    text: (why, until) => [
      `${why} Para que nadie pierda por ello su turno, la ronda abierta no cierra antes del ${until}, y hasta entonces el correo cuenta como llegado a tiempo.`,
      'PROCESAR la cierra antes, PRORROGAR da más tiempo.',
    ],
    restart: 'No estábamos cuando venció el plazo.',
    clock: 'El reloj de nuestra máquina saltó.',
    relay: 'Nuestras cartas no salen, o no salieron durante un tiempo: el servidor que las envía tuvo un fallo.',
    silence:
      'Faltan más de la mitad de todas las órdenes esperadas en nuestras partidas, como si no llegara el correo.',
  },
  unread: {
    title: 'El correo no se puede leer',
    text: (source, since, trouble) => [
      `El tiempo de la ronda abierta ha pasado, y la ronda sigue abierta: en ${source}, que no se puede leer desde el ${since}, puede haber correo llegado a tiempo. ${trouble}`,
      'Avise a quien lleva el buzón. No se pierde nada. En cuanto se pueda leer, la ronda cierra con todo lo que llegó a tiempo, y usted lo sabrá.',
    ],
    backTitle: 'El correo se lee de nuevo',
    back: (source, since) => [
      `${source} se puede leer de nuevo; no se podía desde el ${since}. Lo que había allí se lee ahora, y cuenta desde que llegó.`,
    ],
  },
  beacon: {
    title: 'Los dados prescinden de la baliza pública',
    text: (round, reason) => [
      `El sorteo ${round} de drand debía entrar en los dados. ${reason === 'wrong' ? 'Lo que sus repetidores dieron por él no lleva la firma de drand y no se tomó.' : 'Ningún repetidor lo ha dado.'} Salen de la semilla y de las frases solas; el diario lo dice, y los puestos lo saben.`,
      'Avise a quien lleva la casa. Usted no tiene que hacer nada; SEMILLAS pide una nueva ronda.',
    ],
  },
  missed: {
    title: (seat) => `En silencio: ${seat}`,
    text: (seat, turns) => [
      `El puesto ${ofSeat(seat)} no ha enviado órdenes en ${turns} turnos seguidos. Valen sus órdenes permanentes y, en lo demás, conserva lo que tiene.`,
      'Puede escribir al jugador, o PAUSAR la partida, hasta saber más.',
    ],
  },
  unreachable: {
    title: (seat) => `Vuelven las cartas dirigidas ${toSeat(seat)}`,
    text: (seat) => [
      `Se devolvieron varias cartas dirigidas ${toSeat(seat)}: la dirección parece haber desaparecido. El puesto ya no recibe recordatorios; los informes se intentan aún, una vez cada uno.`,
      'Si no llega nada valen sus órdenes permanentes y, en lo demás, conserva lo que tiene. El primer correo del puesto lo arregla todo. Quizá conozca otra manera de llegar al jugador.',
    ],
  },
  undelivered: {
    title: (seat) => `No se pudo entregar una carta dirigida ${toSeat(seat)}`,
    text: (seat, trouble) => [
      `Ningún servidor de correo aceptó una carta dirigida ${toSeat(seat)}. La última respuesta fue: ${trouble}`,
      'La carta se conserva. El jugador recibe el último informe con REENVIAR; el operador puede mirar el servidor de correo.',
    ],
  },
  absence: {
    away: (seat) => `Estará fuera: ${seat}`,
    back: (seat) => `Ha vuelto: ${seat}`,
    days: (first, last) => `Fuera del ${first} al ${last}. A los demás puestos no se les dice quién está fuera.`,
    ended: 'La ausencia se retiró.',
    moved: (when) => `El plazo abierto pasa al ${when}; se dice a todos los puestos, y no por qué.`,
  },
  address: {
    title: (label) => `Cartas al árbitro de ${label}`,
    renewed: [
      'Tiene otra dirección: aquella de la que viene esta carta. El correo a la antigua ya no se lee, y ningún código anterior sirve.',
    ],
    changed: ['Las cartas a usted siguen desde ahora el cambio del operador.'],
  },
  halted: {
    title: 'La partida está detenida',
    text: (why) => [
      `El juego se detuvo por un fallo nuestro: ${why}.`,
      'No se perdió nada y no se envió nada. A los puestos se les dice cuando escriben. El operador encuentra todo lo necesario en el volcado.',
    ],
  },
  notMade: {
    title: (seat) => `No se pudo hacer una carta dirigida ${toSeat(seat)}`,
    text: (seat, why) =>
      `Un fallo nuestro impide hacer una carta dirigida ${toSeat(seat)}: ${why}. El operador encuentra el fallo en el registro.`,
    again: 'Se intenta de nuevo cada hora. Mientras una carta de la partida no haya salido, ninguna ronda cierra.',
    given: 'No se intenta más. El jugador recibe el último informe con REENVIAR.',
  },
  ourFault: {
    title: 'Un correo no se pudo leer',
    text: (seat, mail, why) =>
      `Un fallo nuestro impidió leer un correo ${ofSeat(seat)} (${mail}): ${why}. Su remitente está avisado; sus órdenes archivadas siguen como están. El operador encuentra el fallo en el registro.`,
  },
  done: {
    title: 'Hecho',
    acts: {
      extend: (when) => `La ronda abierta se prorroga hasta el ${when}.`,
      process: () => 'La ronda abierta cierra con las órdenes recibidas.',
      pause: () => 'La partida está en pausa.',
      resume: (when) => `La partida sigue; se esperan órdenes antes del ${when}.`,
      withhold: () => 'Las cartas del próximo turno le esperarán.',
      seeding: () => 'Se piden frases a todos los puestos; se mezclan cuando cierra el turno.',
      approve: () => 'Las cartas que esperaban salen ahora.',
      broadcast: () => 'Sus palabras van a todos los puestos.',
    },
    word: (seats) => `Sus palabras van a: ${seats}. Nadie más las recibe.`,
    wordBack: 'Sus palabras van a quien le escribió, y a nadie más.',
    settings: 'Las cartas a usted siguen desde ahora su deseo.',
    nothing: 'En su correo no se encontró nada que hacer.',
    standing: 'Cómo está',
    status: (status) => `La partida está ${status}.`,
    waiting: (seats) => `Aún sin órdenes de: ${seats}.`,
  },
  refused: {
    title: 'No se hizo nada',
    code: 'Su correo no llevaba un código en vigor. Abajo hay uno nuevo; el anterior quizá ya se usó.',
    line: (line, why) => `${line}: ${why}`,
    tooMany: (most) =>
      `${most} correos de hoy no hicieron más que preguntar, y fueron respondidos. Hasta mañana solo se responde a uno con un código en vigor.`,
    noOpenCall: 'no hay ninguna ronda de órdenes abierta.',
    notSo: (status) => `la partida está ${status}.`,
    nothingHeld: 'no espera ninguna carta.',
    seedingOpen: 'ya hay una ronda de semillas abierta; cierra con el turno.',
    isHeld: 'el turno espera su APROBAR.',
    hours: 'diga cuánto, como PRORROGAR 48H o PRORROGAR 2D (dos meses como mucho).',
    noEnd: 'el mensaje necesita detrás una línea FIN.',
    noText: 'el mensaje está vacío.',
    noEndPress: 'el mensaje necesita detrás una línea FINPRENSA.',
    nobody: 'nadie que lea cartas se llama así.',
    unsigned: 'las palabras del árbitro van siempre firmadas; quite ANON.',
    zone: 'ese huso no existe.',
    language: (known) => `las cartas de esta partida se escriben en ${known.join(', ')}.`,
  },
  statuses: {
    inviting: 'sin comenzar',
    seeding: 'sin comenzar',
    running: 'en curso',
    paused: 'en pausa',
    over: 'terminada',
    halted: 'detenida',
  },
};
