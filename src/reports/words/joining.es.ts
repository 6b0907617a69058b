/** The words of invitations, take-overs, leaving and the end of a game, in Spanish. */
import type { JoiningWords } from './joining.en.ts';
import { ofSeat } from './places.es.ts';

export const spanishJoining: JoiningWords = {
  invitation: {
    subject: (seat) => `Se le invita a jugar: ${seat}`,
    again: (seat) => `La invitación sigue en pie: ${seat}`,
    title: (seat) => `¿Quiere jugar con ${seat}?`,
    lead: (by, scenario) => `${by} le invita a una partida de ${scenario}, jugada por correo.`,
    leadTakesOver: (by, scenario) => `${by} le invita a tomar el relevo en una partida de ${scenario} ya comenzada.`,
    someone: 'El árbitro',
    until: (when, zone) => `Responda, por favor, antes del ${when} (${zone})`,
    short: 'Responda ACEPTAR o RECHAZAR.',
    shortTakesOver: 'Responda TOMAR EL RELEVO o RECHAZAR.',
    forExample: 'Por ejemplo:',
    message: (by) => `${by} escribe`,
    game: 'La partida',
    seats: 'Los puestos',
    thisOne: 'el suyo, si quiere',
    taken: 'ocupado',
    free: 'aún sin respuesta',
    doctrine: 'jugado por doctrina',
    pace: 'El ritmo',
    tempo: {
      express: 'Una carta por cada turno de jugador; sus órdenes sirven para todo él.',
      classic: 'Una carta para el movimiento, luego una carta para el combate.',
      full: 'Cada ronda y cada decisión por carta, para quienes responden a diario.',
      together: 'Las órdenes de todos los bandos para un turno entero en una carta.',
    },
    due: (days, zone) => `Las órdenes vencen ${days}, según su reloj (${zone}).`,
    dueTogether: (least) =>
      `Una ronda queda abierta al menos ${least} horas. Por quien llega tarde juega su estado mayor.`,
    answer: 'Cómo responder',
    answerNote: 'Responda a este correo con ACEPTAR o RECHAZAR solo en una línea. Con ACEPTAR puede escribir:',
    answerTakesOver:
      'Responda a este correo con TOMAR EL RELEVO o RECHAZAR solo en una línea. Recibe a vuelta de correo el estado de la partida ' +
      'y las órdenes archivadas. Con TOMAR EL RELEVO puede escribir:',
    choices: [
      [
        'FRASE las palabras que quiera',
        'se mezcla en los dados, para que nadie haya podido elegirlos. Guárdela para usted.',
      ],
      ['HUSO Europe/Madrid', 'su reloj, para todas las fechas de nuestras cartas'],
      ['PAPEL LETTER', 'del informe impreso; si no, A4'],
      ['NOMBRE Juana Díaz', 'cómo pueden llamarle los demás'],
    ],
    newBook: ['LIBRO NUEVO', 'empieza sin las órdenes y órdenes permanentes que dejó su predecesor'],
    example: ['ACEPTAR', 'FRASE un secreto mío'],
    exampleTakesOver: ['TOMAR EL RELEVO'],
    commitment: 'Una promesa sobre los dados',
    commitmentNote:
      'Guarde este correo. Todos los dados salen de un número secreto que ya hemos sacado; esta es su huella. Su frase ' +
      'solo se mezcla ahora con él, así que ni usted ni nosotros podemos elegir los dados. Quien no quiera confiarnos sus palabras envíe FRASE y ' +
      'su sello (el SHA-256, en 64 cifras hexadecimales, de las 64 cifras de su SHA-256); se le piden las palabras cuando ' +
      'los sellos de todos estén fijados.',
    fingerprint: 'Huella de la semilla',
  },
  joined: {
    subject: (seat) => `Usted juega con ${seat}`,
    changed: (seat) => `Cambiado: ${seat}`,
    notYet: (seat) => `Anotado, pero aún no aceptado: ${seat}`,
    lead: 'Su puesto queda reservado. Una carta le pide sus primeras órdenes cuando comience la partida.',
    leadNotYet:
      'Hemos anotado lo que escribió. Para tomar el puesto, responda ACEPTAR solo en una línea; si no, RECHAZAR.',
    yours: 'Lo que hemos anotado',
    name: 'Nombre',
    language: 'Idioma',
    languages: { en: 'inglés', fr: 'francés', es: 'español' },
    languageForm: (to, others) => [
      `IDIOMA ${to.code}`,
      `cartas en ${to.name}; ${others.map(({ code, name }) => `${code} en ${name}`).join(', ')}`,
    ],
    zone: 'Huso horario',
    paper: 'Papel',
    phrase: 'Frase',
    noPhrase: 'ninguna: los dados pasan sin ella',
    change:
      'Hasta que comience la partida, una respuesta con otra FRASE, IDIOMA, HUSO, PAPEL o NOMBRE lo cambia; RECHAZAR devuelve el puesto.',
    dice: 'Su parte en los dados',
    diceNote:
      'La carta del comienzo dará la marca de su frase. Es el SHA-256 de los 32 bytes de la sal seguidos de la frase, ' +
      'así que usted mismo puede comprobarla. El sello es el SHA-256 de las 64 cifras de la marca; ya está en el diario, ' +
      'y ninguna marca se da antes de que todas estén selladas.',
    ownSeal: 'sellada por usted',
    ownNote:
      'Cuando todos los sellos estén fijados, una carta los da y le pide las palabras: FRASE y las palabras, solas en una línea. ' +
      'La partida no comienza antes.',
    salt: 'Sal',
    mark: 'Marca de su frase',
    seal: 'Sello de su frase',
    waiting: 'Falta que respondan',
    unread: 'Líneas que no entendimos',
    zoneUnknown: (zone) => `${zone} no es un huso que conozcamos; escríbalo como Europe/Madrid. Se queda el anterior.`,
    languageUnknown: (language, known) =>
      `Las cartas de esta partida no se escriben en «${language}»: se escriben en ${known}. Se queda el anterior.`,
    paperUnknown: (paper) => `${paper} no es un papel nuestro; hay A4 y LETTER.`,
  },
  unproven: {
    title: (seat) => `¿Es suya esta respuesta? ${seat}`,
    text: [
      'Llegó una respuesta a su invitación que nada prueba que sea de usted; no se tomó nada de ella.',
      'Envíe su respuesta otra vez con la línea de abajo. Si no envió ninguna, no haga nada.',
    ],
  },
  declined: {
    title: (seat) => `Usted no juega con ${seat}`,
    text: 'Se lo hemos dicho al árbitro. No recibirá más cartas de esta partida. Gracias por responder.',
  },
  takeOver: {
    subject: (seat) => `Ha tomado el relevo: ${seat}`,
    lead: 'El puesto es suyo desde ahora.',
    seat: 'Cómo están las cosas',
    report: 'El último informe va adjunto como PDF; la carta que está abierta ahora llega por sí sola.',
    reportApart:
      'Falta el PDF del último informe; REENVIAR PDF lo trae. La carta que está abierta ahora llega por sí sola.',
    noReport: 'Aún no se ha jugado ningún turno. La carta que está abierta ahora llega por sí sola.',
    players: 'Quién juega',
    book: 'Órdenes archivadas para esta ronda',
    noBook: 'Aún ninguna.',
    bookKept: 'Se ejecutan como están si no envía otras. CANCELAR TODO las retira.',
    standing: 'Órdenes permanentes archivadas',
    noStanding: 'Ninguna.',
    standingKept: 'Valen de turno en turno. CANCELAR PERMANENTE TODO acaba con ellas.',
    dropped: 'Las órdenes de su predecesor se han quitado, como usted pidió.',
    forms: 'Qué puede ordenar',
    formsNote: 'AYUDA explica cada una.',
    dice: 'Los dados por venir',
    diceNote:
      'Los dados salen de la semilla con que comenzó la partida. Estas huellas de los próximos turnos ya se han dado. ' +
      'Si quiere tener parte en los que siguen, pida al árbitro una nueva ronda de semillas: PRENSA PARA gm.',
  },
  start: {
    phrases: 'Frases',
    phrasesNote:
      'La frase de cada puesto se mezcla en los dados con esta marca. Quien envió una puede comprobarla con la sal que recibió.',
    none: 'sin frase: cuenta como vacía',
    seed: 'Huella de la semilla',
  },
  left: {
    what: { resign: 'DIMITIR', surrender: 'RENDIRSE', 'offer-draw': 'OFRECER TABLAS' },
    reply: {
      resign: (code) => `CONFIRMAR DIMITIR ${code}`,
      surrender: (code) => `CONFIRMAR RENDIRSE ${code}`,
      'offer-draw': (code) => `CONFIRMAR TABLAS ${code}`,
    },
    expired: {
      title: 'No se confirmó nada',
      text: 'Ese código no está en vigor: ya se usó, es demasiado antiguo o está mal escrito. Escriba la palabra otra vez y volvemos a preguntar.',
    },
    resigned: {
      title: (seat) => `Ha dejado el puesto ${ofSeat(seat)}`,
      text: [
        'Su puesto queda libre. Lo juegan sus órdenes permanentes y un estado mayor prudente hasta que alguien tome el relevo.',
        'No recibirá más cartas de esta partida. Gracias por jugar.',
      ],
      others: (seat) => `Se ha ido quien jugaba con ${seat}`,
      othersText:
        'Las órdenes permanentes y la doctrina juegan ese puesto hasta que alguien tome el relevo. Nada más cambia.',
    },
    replaced: {
      title: (seat) => `${seat}: en otras manos`,
      text: 'El árbitro ha dado su puesto a otra persona, que ha tomado el relevo. No recibirá más cartas de esta partida. Gracias por jugar.',
      others: (seat) => `Un jugador nuevo: ${seat}`,
      othersText: 'Alguien ha tomado el relevo en ese puesto. Nada más cambia.',
    },
    surrendering: {
      title: 'Su rendición queda anotada',
      text: 'La partida termina cuando lo han dicho todos los de su bando. Se les avisa ahora; al enemigo, no.',
      asked: (seat) => `Quiere rendirse: ${seat}`,
      askedText:
        'Si usted también, escriba RENDIRSE solo en una línea. La partida sigue mientras uno de ustedes combata.',
    },
    draw: {
      title: 'Su oferta de tablas se ha transmitido',
      text: 'La partida termina en tablas cuando todos los puestos aceptan mientras esta ronda está abierta. Hasta entonces sigue.',
      nobody:
        'No hay nadie más en esta mesa, así que nadie puede aceptar tablas. El árbitro puede terminar la partida.',
      offered: (seat) => `Ofrece tablas: ${seat}`,
      offeredText:
        'La partida termina en tablas cuando todos los puestos aceptan mientras esta ronda está abierta. Responda con una de estas líneas:',
      typed: ['ACEPTAR TABLAS', 'RECHAZAR TABLAS'],
      accepted: 'Ha aceptado las tablas',
      acceptedText: (seats) => `Falta que respondan: ${seats}. La partida sigue hasta que todos hayan aceptado.`,
      declined: (seat) => `Rechaza las tablas: ${seat}`,
      declinedText: 'La oferta queda retirada. La partida sigue.',
      none: 'No hay tablas ofrecidas',
      noneText: 'Nadie ha ofrecido tablas en esta ronda, o se han rechazado. OFRECER TABLAS las ofrece.',
    },
  },
  ended: {
    subject: (how) => `La partida ha terminado: ${how}`,
    surrender: (seat) => `rendición ${ofSeat(seat)}`,
    draw: 'tablas',
    umpire: 'cerrada por el árbitro',
    annulled: 'anulada por el árbitro',
    annulledText: 'Lo jugado no cuenta: no ha ganado nadie, y ya no se espera nada.',
    neverBegun: 'No comienza: ya no se le pide nada.',
    struck: 'Ya había terminado; su resultado no cuenta.',
    drawText: 'Todos los puestos han acordado tablas.',
    wins: (seat) => `Victoria: ${seat}.`,
    dice: 'La semilla',
    diceNote:
      'Con la semilla y la mezcla cualquiera puede derivar todas las claves de la partida. El árbitro puede enviarle el archivo; fieldpost verify lo comprueba entero.',
    seed: 'Semilla',
    mix: 'Mezcla',
  },
  history: {
    subject: 'Sus informes',
    lead: 'HISTORIAL TURNO y un número trae uno de ellos otra vez.',
    turn: (turn) => `HISTORIAL TURNO ${turn}`,
    none: 'Aún no se le ha informado de ningún turno de esta partida.',
    unknown: (turn) => `No hay ningún informe del turno ${turn} para usted.`,
    copy: (turn) =>
      `El informe del turno ${turn} llega como se envió entonces: su formulario, su fecha y su cita del calendario ya no valen.`,
    sent: (when) => `enviado el ${when}`,
  },
  press: {
    answer: 'Para responder, conteste con sus palabras entre estas líneas:',
    to: (seat) => `PRENSA PARA ${seat}`,
    end: 'FINPRENSA',
    byReply: 'Responda a esta carta: lo que escriba va al jugador como palabras del árbitro, y a nadie más.',
  },
  umpire: {
    accepted: { title: (seat) => `${seat}: aceptado`, text: (left) => `El puesto está ocupado. ${left}` },
    stillOut: (seats) => `Falta que respondan: ${seats}.`,
    noneOut: 'No falta nadie por responder: la partida comienza.',
    declined: {
      title: (seat) => `${seat}: rechazado`,
      text: 'La invitación se rechazó. Invite a otra persona con fieldpost game invite, o comience sin nadie con fieldpost game start.',
      under: 'La invitación se rechazó. El puesto sigue como está; fieldpost game replace invita a otra persona.',
    },
    expired: {
      title: (seat) => `${seat}: sin respuesta`,
      text: 'La invitación ha terminado sin respuesta. Invite otra vez con fieldpost game invite, o comience sin nadie con fieldpost game start.',
      under: 'La invitación ha terminado sin respuesta. fieldpost game replace invita a otra persona.',
    },
    resigned: {
      title: (seat) => `${seat}: ha dimitido`,
      text: 'Las órdenes permanentes y la doctrina juegan el puesto. fieldpost game replace invita a alguien a tomar el relevo.',
    },
    takenOver: {
      title: (seat) => `${seat}: relevo tomado`,
      text: 'El puesto tiene su nuevo jugador, y la antigua dirección del puesto está cerrada.',
    },
    begun: { title: 'La partida comienza', text: (free) => `Las cartas del comienzo salen ahora. ${free}` },
    sealed: {
      title: 'Las frases están selladas',
      text: (seats) =>
        `Faltan las palabras de quien selló su frase por sí mismo: ${seats}. La partida comienza cuando lleguen; fieldpost game start comienza sin ellas.`,
    },
    free: (seats) => `Jugados por doctrina hasta que alguien tome el relevo: ${seats}.`,
    noneFree: 'Todos los puestos invitados están ocupados.',
    draw: { title: (seat) => `${seat}: ofrece tablas`, text: 'La oferta ha ido a los demás puestos.' },
    annulled: 'Lo jugado no cuenta. Se ha avisado a todos los que jugaban o estaban invitados.',
    ended: {
      title: 'La partida ha terminado',
      text: (how) => `${how.charAt(0).toUpperCase()}${how.slice(1)}. Se ha avisado a los puestos, con la semilla.`,
    },
  },
};
