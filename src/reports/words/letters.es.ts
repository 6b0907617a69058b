/** The words of invitations, notices, answers to STATUS and HELP, and refusals, in Spanish. */
import { spanishJoining } from './joining.es.ts';
import type { LettersWords } from './letters.en.ts';
import { spanishPost } from './post.es.ts';
import { spanishSeeding } from './seeding.es.ts';
import { spanishUmpire } from './umpire.es.ts';

export const spanishLetters: LettersWords = {
  house: 'Fieldpost',
  joining: spanishJoining,
  seeding: spanishSeeding,
  start: {
    title: (seat) => `La partida comienza, ${seat}`,
    course: 'Cómo se juega',
    courseLines: [
      'Una carta le dice qué ocurrió y por qué; si le pide órdenes, con un formulario para rellenar.',
      'Respóndala con sus órdenes, una por línea, antes de su plazo; se le dice enseguida cómo se entendió cada una.',
      'Hasta entonces las órdenes se pueden cambiar. Quien no envía ninguna conserva lo que tiene; valen sus órdenes permanentes.',
    ],
    players: 'Quién juega',
    commitments: 'Compromisos',
    commitmentsNote:
      'Guarde este correo. Los dados de cada turno salen de una clave que ya hemos elegido; esta es su huella. ' +
      'Cuando el turno ha terminado recibe la clave, y cualquiera puede comprobar ambas.',
  },
  notice: {
    by: (by) => `De ${by}`,
    reason: 'Motivo',
    commitmentsNote: 'Se tiran dados nuevos con claves nuevas. Sus huellas, antes de que se tire ninguno:',
  },
  help: {
    subject: 'Cómo escribir órdenes',
    lead: 'Una orden por línea, en respuesta a cualquier correo de la partida.',
    word: 'AYUDA',
    allElse: 'AYUDA sola dice cómo escribir, AYUDA TODO todo lo que hay.',
    more: 'Para saber más',
    apart: { others: 'OTRAS', conditions: 'CONDICIONES', rules: 'REGLAS', letters: 'CARTAS' },
    all: ['TODO', 'todo esto en una carta larga'],
    unknown: (topic: string) => `Nada aquí habla de «${topic}».`,
    forms: 'Qué puede ordenar',
    others: 'Órdenes para otra ronda u otra situación',
    rulesOfGame: 'Las reglas en breve',
    mail: 'Qué puede pedir',
    mailForms: [
      ['ESTADO', 'qué vale, y hasta cuándo'],
      ['AYUDA', 'esta carta; con una palabra detrás, solo lo que habla de ella'],
      ['COMPROBAR', 'primera línea: prueba las órdenes de abajo sin entregarlas; SÍ a la respuesta las da'],
      ['ENMENDAR', 'primera línea: cambia solo lo que usted nombra'],
      [
        'CANCELAR',
        'retira sus órdenes de esta ronda; CANCELAR delante de una de ellas, escrita como la repetimos, solo esa',
      ],
      ['CANCELAR s2', 'acaba con una orden permanente; CANCELAR PERMANENTE TODO con todas'],
      ['LISTO', 'no necesita más tiempo; NO LISTO lo retira'],
      ['IGUAL', 'sus órdenes de la misma ronda del turno pasado otra vez, cada una probada de nuevo'],
      ['SÍ 9', 'toma para el turno 9 las órdenes que no anotamos porque respondió a una carta anterior'],
      ['TURNO 9', 'estas órdenes son para el turno 9, responda a la carta que responda'],
      ['REENVIAR', 'el último informe otra vez'],
      ['VACACIONES DEL 24 DIC AL 2 ENE', 'días en que está fuera; VACACIONES NO los retira'],
      [
        'PRENSA PARA british',
        'hasta FINPRENSA: un mensaje que transmitimos; PRENSA PARA british ANON sin el nombre de usted',
      ],
      ['HISTORIAL', 'sus informes; HISTORIAL TURNO 9 trae uno otra vez'],
      ['DIMITIR', 'dejarlo; RENDIRSE, OFRECER TABLAS: cada una sola en su línea, y preguntamos antes de que valga'],
      ['CONFIRMAR', 'con el código de nuestra carta: sí, lo digo en serio'],
      ['ACEPTAR TABLAS', 'cuando otro puesto las ha ofrecido; RECHAZAR TABLAS las rechaza'],
      ['FRASE las palabras que quiera', 'se mezclan en los dados por venir, cuando una carta las pide'],
    ],
    pressUnread: 'hasta FINPRENSA: un mensaje a otro jugador; aquí nadie los lee ahora',
    letters: 'Sus cartas',
    letterForms: [
      ['HUSO Europe/Madrid', 'las fechas según este reloj'],
      ['CANCELAR RECORDATORIOS', 'lo mismo que RECORDATORIOS NO'],
      ['CÓDIGO SÍ', 'cada carta trae un código que prueba sus correos; CÓDIGO NO lo acaba'],
      ['DIRECCIÓN usted@example.org', 'sus cartas van allí, en cuanto lo confirma desde la antigua'],
    ],
    conditions: 'Órdenes con condición',
    conditionsNote: (terms) =>
      `SI, una condición, la orden, y SINO con otra si quiere. Las condiciones se unen con Y, O, NO: ${terms}.`,
    rules: [
      'Las unidades por código o nombre, los hexágonos por cuatro cifras o el nombre del lugar.',
      'Un nuevo correo de órdenes sustituye a las anteriores de la misma ronda; las de otra quedan. # abre un comentario.',
      'BEGIN y END separan las órdenes del resto del texto.',
      'PERMANENTE delante de una orden la conserva de turno en turno, hasta que usted la cambie.',
    ],
  },
  status: {
    won: (winners) => (winners.length === 0 ? 'No ganó nadie.' : `Victoria: ${winners.join(', ')}.`),
    book: 'Sus órdenes para esta ronda',
    noBook: 'Aún ninguna: valdrían las órdenes permanentes y, en lo demás, usted conserva lo que tiene.',
    waiting: 'Esta ronda se pide a',
  },
  question: {
    answered: 'entendido',
    understood: 'Su respuesta',
    tried: 'Solo comprobado: esta sería su respuesta',
    kept: (orders: string) => `Lo demás que dice se guarda para el resto de este lance: ${orders}.`,
    goesOn: 'No se espera a nadie más: el juego sigue enseguida.',
    change:
      'El juego sigue en cuanto han respondido todos los preguntados; hasta entonces otra respuesta ocupa el lugar de esta.',
    waits:
      'Parte de su correo no pertenece a esta respuesta, como se dice abajo, así que el juego le espera. Envíe de nuevo la respuesta entera; o ' +
      'LISTO solo, y vale como está aquí. Si no llega ninguna de las dos cosas a tiempo, también vale así.',
    firstIsOpen:
      'El juego espera una respuesta a A hasta el plazo. Otra respuesta ocupa el lugar de una que se da aquí.',
    unanswered: 'aún sin respuesta; lo que deja abierto se pregunta en la carta en que surge',
    wrong: 'Esto no se entendió',
    unsaid: 'Esto no dice nada de lo que se pregunta',
    before: (count: number) => `Y ${count} más antes: el parte del turno lo cuenta todo.`,
    others: (count: number) => `${count} más: escriba la suya, por su nombre o como orden`,
    several: (count) => `${count} decisiones`,
    more: (count) => ` y ${count} más`,
    happened: 'Lo ocurrido',
    about: 'La decisión',
    options: 'Qué puede responder',
    reply: 'Cómo responder',
    replyNote: (isLettered, silence) =>
      `Responda con una línea: ${isLettered ? 'la letra y el número' : 'el número'} de una respuesta, sus palabras, o una orden que lo diga. Sin ` +
      `respuesta deciden sus órdenes permanentes y, donde nada dicen, su estado mayor${silence}.`,
    replyToEach: (silence) =>
      'Responda con una línea para cada una: su letra y el número de una respuesta (B1), o sus palabras, o una orden que ' +
      'lo diga. Un número solo responde a A. Lo que omite se pregunta en su próxima carta; donde no llega ninguna respuesta ' +
      `deciden sus órdenes permanentes y, donde nada dicen, su estado mayor${silence}.`,
    toSend: (count) => `Para enviar, con la primera respuesta${count > 1 ? ' a cada una' : ''}:`,
    asOrder: 'Como orden: ',
    orderPage: 'O responda en una página con el mapa:',
  },
  refused: {
    subject: 'Su correo no se aceptó',
    lead: 'Su correo no se aceptó. No cambió nada.',
    reason: 'Por qué',
    orders: 'Sus órdenes siguen como antes de este correo.',
    written: 'Lo que usted escribió',
    late: (closed, came) =>
      `${closed === null ? 'La ronda había cerrado.' : `La ronda cerró el ${closed}.`} Su correo llegó el ${came}, según nuestro reloj.`,
    ranInstead: 'Ejecutado en su lugar',
    ran: (orders, when) => {
      if (orders === null)
        return 'No tenía ningún libro de órdenes: valieron las órdenes permanentes y, en lo demás, conservó lo que tenía.';
      const book = when === null ? 'Su libro de órdenes' : `Su libro de órdenes del ${when}`;
      const had =
        orders === 0 ? 'ninguna orden, así que nada cambió' : orders === 1 ? 'una orden' : `${orders} órdenes`;
      return `${book}: ${had}. No hace falta que lo envíe de nuevo.`;
    },
    lateLines: 'Sus líneas tardías',
    notUsed: 'no usada',
    next: 'Qué sigue',
    choice: 'una decisión',
    dueNow: (what, turn, when) => `Se espera ahora de usted: ${what}, turno ${turn}, hasta ${when}.`,
    askedNow: (who, when) => `Ahora no se espera nada de usted. Preguntado ahora: ${who}, hasta ${when}.`,
  },
  reminder: {
    subject: 'Aún se esperan órdenes',
    pastSubject: 'El plazo ha vencido, y aún se aceptan órdenes',
    choice: (turn) => `Se espera su decisión para el turno ${turn}`,
    past: (turn) => `Aún se aceptan órdenes para el turno ${turn}`,
    left: (hours) => (hours === 1 ? 'Queda una hora.' : `Quedan ${hours} horas.`),
    withoutBook:
      'Aún no tenemos órdenes suyas. Sin un correo valen las órdenes permanentes y, en lo demás, usted conserva lo que tiene.',
    how: 'Qué hacer',
    answer: 'Responda con una línea: una de las respuestas que ofrece la carta de la decisión.',
    form:
      'Responda con sus órdenes, una por línea. El formulario está en la carta que las pidió; ' +
      'LISTO solo deja jugar a sus órdenes permanentes.',
  },
  press: {
    subject: (from) => `Mensaje de ${from}`,
    unsigned: 'Mensaje sin firma',
  },
  confirm: {
    subject: (what) => `¿De verdad quiere ${what}?`,
    lead: (what) => `Usted escribió ${what}. No se puede retirar.`,
    answer: 'Si lo dice en serio, responda exactamente esto:',
    otherwise: 'Sin esa respuesta no ocurre nada.',
  },
  afterEnd: {
    title: 'La partida ha terminado',
    toUmpire: (name) => `Sus palabras fueron ${name === '' ? 'al árbitro' : `a ${name}, el árbitro`}.`,
    delivered: 'Su mensaje fue entregado.',
    notTaken: (lines) => `No aceptado, pues la partida ha terminado: ${lines.map((line) => `«${line}»`).join(', ')}.`,
    unread: (lines) =>
      `Nadie lo lee, pues la partida no tiene árbitro: ${lines.map((line) => `«${line}»`).join(', ')}.`,
    still:
      'La partida ya no acepta órdenes. ESTADO, HISTORIAL, REENVIAR y AYUDA aún se responden, y PRENSA A un bando le pasa un mensaje.',
  },
  steering: {
    by: 'el árbitro',
    titles: {
      process: 'La ronda abierta cierra ahora',
      extend: 'Más tiempo',
      pause: 'La partida está en pausa',
      resume: 'La partida sigue',
      option: 'La partida se dirige de otro modo desde ahora',
      rhythm: 'Las órdenes vencen a otras horas',
      tempo: 'Otro ritmo desde el próximo turno',
      withhold: 'Las próximas cartas esperan',
      seeding: 'Una nueva ronda de semillas',
      approve: 'Las cartas salen',
      broadcast: 'Unas palabras del árbitro',
    },
    tempos: {
      express: 'Exprés: una carta por cada turno de jugador; sus órdenes sirven para todo él.',
      classic: 'Clásico: una carta para el movimiento y otra para el combate.',
      full: 'Completo: cada ronda y cada decisión por carta. Lo que deja sin responder queda a sus órdenes permanentes.',
      together: 'Juntos: las órdenes de todos para el turno entero, antes de que se abra.',
    },
    rhythm: {
      due: (days, zone, least) =>
        `Desde ahora las órdenes vencen ${days}, según su reloj (${zone}). Una ronda queda abierta al menos ${least} horas.`,
      moves: 'La ronda abierta tiene el plazo de abajo.',
      stays: 'Lo que está abierto ahora conserva su plazo.',
    },
    settings: {
      press: (value) =>
        ({
          named: 'Los mensajes entre puestos van firmados; ANON ya no se transmite.',
          anonymous: 'Los mensajes entre puestos pueden ir firmados, o sin firma con ANON.',
          none: 'No se transmiten mensajes entre puestos.',
        })[value] ?? value,
      reminders: (hours) =>
        hours === ''
          ? 'A nadie se le recuerda un plazo.'
          : `A quien no ha enviado órdenes se le recuerda ${hours.replaceAll(',', ' y ')} horas antes de un plazo.`,
      grace: (hours) =>
        hours === '0'
          ? 'Tras un plazo no se esperan más órdenes.'
          : `Las órdenes que faltan se esperan ${hours} horas después de un plazo.`,
      missed: (turns) => `Se avisa al árbitro cuando un puesto ha faltado ${turns} turnos seguidos.`,
      vacation: (value) =>
        value === 'extend'
          ? 'Un plazo que cae en sus VACACIONES se aplaza hasta después de ellas.'
          : 'Un plazo que cae en sus VACACIONES se queda; valen sus órdenes permanentes y, en lo demás, usted conserva lo que tiene.',
      vacationdays: (days) => `Cada puesto puede tomar ${days} días de VACACIONES en la partida.`,
      moderation: (value) =>
        value === 'hold'
          ? 'El árbitro mira cada turno antes de que salgan sus cartas.'
          : 'Las cartas salen en cuanto se ha jugado un turno.',
      archive: (value) =>
        ({
          public:
            'En la web todos pueden seguir la partida mientras dura: lo que está a la vista de todos, unos turnos tarde.',
          over: 'En la web todos pueden leer la partida cuando ha terminado.',
          none: 'En la web nadie salvo el árbitro puede leer la partida.',
        })[value] ?? value,
      delay: (turns) => `Quien sigue la partida en la web la ve ${turns} turnos tarde.`,
      showpress: (value) =>
        value === 'all'
          ? 'Cuando la partida ha terminado, sus mensajes entre puestos se pueden leer en la web.'
          : 'Los mensajes entre puestos no se muestran en la web.',
    },
    takenBack: {
      ruling: {
        title: 'El árbitro ha decidido',
        text: (turn) => [
          `El árbitro cambia algo en el turno ${turn}, y el juego sigue desde ahí. Sus órdenes y todos los dados siguen como están.`,
          'Lo que cambia por ello llega en otra edición de sus cartas.',
        ],
      },
      correction: {
        title: 'Un turno se juega de nuevo',
        text: (turn) => [
          `El turno ${turn} y lo que le siguió se juegan de nuevo, con las mismas órdenes y los mismos dados.`,
          'Lo que cambia por ello llega en otra edición de sus cartas.',
        ],
      },
      anew: {
        title: 'Un turno se deshace',
        text: (turn) => [
          `El juego vuelve al turno ${turn}. Lo que siguió se deshace, órdenes y dados; el próximo informe aún lo cuenta.`,
          'Caerán dados nuevos, con los compromisos de abajo. Su próxima carta pide órdenes otra vez.',
        ],
      },
      rebase: {
        title: 'Otras reglas desde aquí',
        text: (turn) => [
          `El programa juega con reglas corregidas desde el turno ${turn}. La posición sigue como estaba al abrirse ese turno.`,
        ],
      },
    },
    moved: {
      by: 'la mesa',
      title: 'El plazo se ha movido',
      text: 'La ronda abierta tiene otro plazo.',
    },
  },
  absence: {
    by: 'la mesa',
    away: (first, last) => `Está fuera del ${first} al ${last}`,
    back: 'Ha vuelto',
    backText: 'Su ausencia queda retirada. Los plazos llegan otra vez como siempre.',
    none: 'No hay ninguna ausencia suya anotada',
    notTaken: 'Su ausencia no se anotó',
    policy: {
      extend:
        'Un plazo suyo que cae en estos días se aplaza hasta después de ellos. Los demás solo saben que se ha movido.',
      doctrine:
        'Los plazos se quedan. Lo que cae en estos días lo juegan sus órdenes permanentes y su estado mayor, y no cuenta como falta.',
    },
    left: (days) => (days === 1 ? 'Le queda un día de ausencia.' : `Le quedan ${days} días de ausencia.`),
    how: 'VACACIONES DEL 24 DIC AL 2 ENE nos dice los días; VACACIONES NO los retira; VACACIONES solo pregunta qué hay anotado.',
    tooLong: (asked, left) => [
      `Pidió ${asked} días, y de los que un puesto puede faltar en esta partida le quedan ${left}.`,
      'Pida menos, o escriba al árbitro: PRENSA PARA gm … FINPRENSA.',
    ],
    unclear: {
      unread: 'No encontramos dos días en su línea.',
      ambiguous: 'Un día como 3/12 se puede leer de dos maneras. Escriba el mes con palabra, como 3 DIC.',
      backwards: 'El último día es anterior al primero.',
      past: 'Estos días ya han pasado.',
      far: 'Estos días están a más de un año.',
    },
  },
  calendar: {
    summary: (label) => `${label}: se esperan órdenes`,
    open: 'Ahora se esperan órdenes. Responda a la última carta de la partida.',
    closed: 'Estas órdenes ya no se esperan.',
  },
  missed: {
    title: (turn) => `No llegaron órdenes para el turno ${turn}`,
    by: 'la mesa',
    text: (turn, inRow) => [
      `No teníamos órdenes suyas para el turno ${turn} cuando cerró su ronda, así que valieron las órdenes permanentes y, en lo demás, usted conservó lo que tenía.`,
      ...(inRow > 1 ? [`Son ya ${inRow} turnos seguidos. El árbitro puede buscar a alguien que tome el relevo.`] : []),
      'Cualquier orden vale de nuevo desde la próxima ronda. ¿Se va? VACACIONES DEL 24 DIC AL 2 ENE nos lo dice.',
    ],
  },
  post: spanishPost,
  umpire: spanishUmpire,
  refusals: {
    'invitation-ended': 'Esta invitación ha terminado. Pida otra a quien le invitó.',
    'our-fault':
      'Un fallo nuestro impidió leer este correo. No se tomó nada de él, y las órdenes que ya teníamos siguen igual. El árbitro está avisado. Envíe las líneas otra vez, una a una si hace falta; la respuesta muestra cuál no sabemos leer.',
    'game-over': 'La partida ha terminado. Ya no se espera nada.',
    'game-annulled': 'El árbitro anuló la partida; no cuenta. Ya no se espera nada.',
    'game-halted': 'La partida está detenida; el árbitro la examina. Envíe el correo otra vez cuando siga.',
    'game-paused': 'La partida está en pausa. Envíe el correo otra vez cuando siga.',
    'turn-held':
      'El turno está en manos del árbitro; su carta llegará cuando lo haya visto. Envíe entonces el correo otra vez.',
    'too-late':
      'El correo llegó después de cerrar la ronda. No se tomó nada de él; se juegan las órdenes recibidas antes, o sus órdenes permanentes. La próxima carta dirá qué se espera.',
    automatic:
      'El correo lleva la cabecera de un programa que responde solo; no se tomó nada de él. Escriba sus órdenes en un correo nuevo, sin plantilla, filtro ni lista de correo. Esto solo se le dice una vez.',
    'played-by-computer': 'El ordenador juega este puesto; no acepta órdenes.',
    'too-large': 'El correo es demasiado grande para leerlo. Envíe las órdenes como texto, sin grandes adjuntos.',
    'too-many-parts': 'El correo tiene demasiadas partes para leerlo. Envíe las órdenes como texto simple.',
    'too-long': 'El texto es demasiado largo; se perdería una parte. Envíe las órdenes en un correo más corto.',
    unreadable: 'El correo está dañado y no se puede leer. Envíelo otra vez como texto simple.',
    truncated: 'El correo llegó cortado antes de su final; no se tomó nada de él. Envíelo otra vez.',
    'no-sender': 'El correo no nombra a ningún remitente. Escriba desde la dirección a la que van sus cartas.',
    'several-senders':
      'El correo nombra a más de un remitente; nadie puede responder de él. Envíelo desde su única dirección.',
    encrypted: 'El correo está cifrado y aquí no se puede leer. Envíe las órdenes sin cifrar; una firma no estorba.',
    winmail:
      'El correo viene envuelto en winmail.dat, que solo lee Outlook. Envíelo otra vez como texto o HTML; Outlook lo ofrece en Formato del texto.',
    calendar:
      'El correo contiene una cita y ningún texto. Responda a una carta de la partida, con sus órdenes como texto.',
    'several-attachments':
      'El texto no contiene ninguna orden y hay más de un archivo de texto adjunto. Adjunte uno, o escriba las órdenes.',
    'only-old-text':
      'El correo solo contiene texto citado o reenviado; las órdenes de un correo citado, reenviado o adjunto nunca valen. Escríbalas o péguelas encima.',
    empty: 'El correo no contiene ningún texto. Escriba las órdenes, o adjúntelas en un solo archivo .txt.',
  },
};
