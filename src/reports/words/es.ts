/** The fixed words of letters in Spanish. */
import { isSingular } from '../../engine/phrase.ts';
import { among, type ByYes, counted, type LetterWords, likeNamed, linesListed } from './en.ts';
import { spanishLetters } from './letters.es.ts';
import { spanishZone } from './places.es.ts';
import { spanishWhy } from './why.es.ts';

/** `2 errores`, `1 error`, `0 errores` */
function count(n: number, one: string, many: string): string {
  return `${n} ${isSingular(n, 'es') ? one : many}`;
}

const calls: Readonly<Record<string, string>> = {
  movement: 'movimiento',
  fire: 'fuego',
  combat: 'combate',
  siege: 'asedio',
};
const ALL = 'orders';

function likeOrders(cut: Parameters<typeof likeNamed>[0]): string {
  if (cut.orders === 0) return '';
  const said = count(cut.orders, 'parece una orden', 'parecen órdenes');
  return `; ${said}${likeNamed(cut, ': ', (line) => `«${line}»`)}`;
}

/** `el árbitro`, or him by his name. */
const umpireNamed = (name: string): string => (name === '' ? 'al árbitro' : `a ${name}, el árbitro`);

export const spanish: LetterWords = {
  locale: 'es-ES',
  weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  shortWeekdays: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  shortMonths: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  longDate: (weekday, day, month, year) => `${weekday} ${day} de ${month} de ${year}`,
  colon: ': ',
  pause: '; ',

  replyLine: '=-=-= Escriba su respuesta por encima de esta línea =-=-=',
  turnAndSeat: (turn, seat) => `Turno ${turn}, ${seat}`,
  turnAndNext: (turn, next, seat) => `Turno ${turn} jugado, sigue el turno ${next}, ${seat}`,
  callOf: (call) => (call === ALL ? 'órdenes' : (calls[call] ?? call)),
  ordersOf: (call) => {
    if (call === ALL) return 'órdenes';
    return calls[call] === undefined ? `órdenes «${call}»` : `órdenes de ${calls[call]}`;
  },
  subject: {
    asks: (orders, turn, when) => `${orders}, turno ${turn}${when === null ? '' : `, antes de ${when}`}`,
    happened: (turn) => `lo ocurrido, turno ${turn}`,
    over: (turn) => `la partida ha terminado, turno ${turn}`,
    begins: 'la partida comienza',
    choice: 'su decisión',
    about: (asks) => `: ${asks}`,
    reminder: (asked) => `recordatorio, ${asked}`,
    pastReminder: (asked) => `el plazo ha vencido, ${asked}`,
    stands: (turn) => `lo que vale, turno ${turn}`,
    ready: 'listo',
    saved: 'guardado, no listo',
    passed: 'transmitido',
    nothing: 'nada ha cambiado',
    checked: 'solo comprobado',
    errors: (n) => count(n, 'error', 'errores'),
  },
  due: 'Plazo',
  over: 'Fin',
  ordersForTurn: (orders, turn) => `${orders.charAt(0).toUpperCase()}${orders.slice(1)} del turno ${turn}.`,
  ordersAreDue: (orders, turn) => `Sus ${orders} del turno ${turn} se esperan hasta el`,
  zone: spanishZone,
  atGameZone: (when, zone) => `${when} en ${spanishZone(zone)}, la hora de la partida`,
  fromSending: (hours) => {
    const days = Math.floor(hours / 24);
    const rest = hours % 24;
    const parts = [];
    if (days > 0) parts.push(count(days, 'día', 'días'));
    if (rest > 0 || days === 0) parts.push(count(rest, 'hora', 'horas'));
    return `${parts.join(' ')} desde el envío`;
  },
  ordersBy: (when) => `órdenes antes de ${when}`,
  areOpen: (orders) => `${orders} abiertas`,
  areOpenNote: (orders, turn) => `Sus ${orders} del turno ${turn} están abiertas; no hay hora fijada.`,
  gameIsOver: 'la partida ha terminado',
  nothingDue: 'no se espera ninguna orden',
  choiceDue: 'se espera su decisión',
  choiceDueNote: 'Se espera una decisión suya: se la plantea una carta aparte.',
  nothingDueNote: 'Por ahora no se espera ninguna orden suya.',
  gameOverNote: 'La partida ha terminado. Ya no se espera ninguna orden.',

  whereWeStand: 'Cómo estamos',
  whatHappened: 'Lo ocurrido',
  whatHappenedIn: (turn) => `Lo ocurrido, turno ${turn}`,
  theGame: 'La partida',
  chapters: {
    positions: 'Cómo están las cosas',
    orders: 'Qué fue de sus órdenes',
    losses: 'Bajas',
    morale: 'Moral de los ejércitos',
    charts: 'Turno a turno',
    phases: 'Fase a fase',
    fire: 'Fuego',
    rally: 'Reagrupamiento',
    next: 'Qué hay que ordenar',
    ending: 'Cómo terminó',
    'how-to': 'Cómo escribir',
  },
  mapTitle: 'El mapa',
  mapHalves: { east: 'La carta: mitad este', west: 'La carta: mitad oeste' },
  aid: 'Las reglas a mano',
  fates: {
    done: 'Cumplida',
    part: 'En parte',
    failed: 'Fallida',
    overtaken: 'Superada',
    unreached: 'Sin objeto',
    waiting: 'Por venir',
  },
  fireNote: 'Negro: impacto. Pardo: daños.',
  diceNote: '[ ] = un dado tal como salió',
  needs: (sum, needed) => `= ${sum}, hace falta ${needed}`,
  outOf: (needed) => ` de\u00a0${needed}`,
  damage: 'daños',
  struck: 'repetido',
  ruledTo: (face) => `arbitrado ${face}`,
  combat: 'Combate',
  notFought: 'No se libró: no se tiró ningún dado.',
  sum: 'Suma',
  die: 'dado',
  row: (row) => `fila ${row}`,
  column: (column) => `columna ${column}`,
  none: 'ninguna',
  outcomes: {
    lose: 'pérdida',
    back: 'atrás',
    even: 'nulo',
    win: 'éxito',
    chance: (kind, chance) => `${kind} ${chance}%`,
  },
  course: { strength: 'Fuerza en el mapa', losses: 'Fuerza perdida hasta ahora', start: 'inicio' },
  was: (value) => `era ${value}`,
  unchanged: 'sin cambios',
  marksNote: (marks) => `Trazos gruesos tras ${marks}. Pálido: perdido este turno.`,
  and: 'y',
  form: 'Sus órdenes',
  formNote: 'borre un # para que valga la línea',
  formWays: 'COMPROBAR prueba órdenes, ENMENDAR cambia líneas, LISTO acaba su tiempo, AYUDA dice cómo escribir.',
  orderPage: 'En el mapa:',
  orderPageButton: 'Escribir órdenes en el mapa',
  pdfButton: 'El PDF de este informe',
  ledger: (turn) => `Registro de dados, turno ${turn}`,
  ledgerNote: (sides) => `Cada dado tirado, con su lugar en el turno; ${sides}.`,
  faces: (first, last) => `caras ${first}-${last}`,
  noDice: 'No se tiró ningún dado que usted pueda ver.',
  digging: 'Herramientas cruzadas: obras comenzadas.',
  pale: 'Pálido en el borde: no se muestra quién está ahí.',
  seed: 'Semilla de la partida',
  mix: 'Mezcla',
  proofInPdf: 'Aquí, lo que cambió; en el PDF, cada orden, marcha, disparo y suma, cada dado con su lugar, las claves.',
  openingInPdf: 'En el PDF: reglas, victorias, tropas, mapa.',
  verify: (game) =>
    `Para comprobar cada dado: fieldpost verify ${game}.fpz, sobre el archivo de la partida, que entrega quien la dirige.`,
  key: (turn, audience) => `Clave del turno ${turn} (${audience})`,
  closedKey: (turn, audience) => `Clave del turno ${turn} (${audience}), aún cerrada: su huella`,
  commitment: (turn) => `Compromiso, turno ${turn}`,
  head: 'Cabeza del diario',
  withdrawn: (run, by) => `Ejecución ${run} retirada, por ${by}`,
  foot: 'Adjunto: el PDF con el mapa. Escriba AYUDA, ESTADO o REENVIAR cuando quiera.',
  footWithoutPdf:
    'Sin su PDF, como usted pidió; FORMATO COMPLETO lo devuelve. Escriba AYUDA, ESTADO o REENVIAR PDF cuando quiera.',
  footTooLarge: (megabytes, isLinked) =>
    `Falta el PDF: con él esta carta habría pesado ${String(megabytes).replace('.', ',')} MB. REENVIAR PDF lo trae solo` +
    (isLinked ? ', y está aquí:' : '.'),
  endedFoot: 'Ya no se lee ningún correo de esta partida.',
  shortFoot: 'Escriba AYUDA, ESTADO o REENVIAR cuando quiera.',
  audiences: { all: 'todos', gm: 'árbitro', sealed: 'sellada' },

  why: spanishWhy,
  letters: spanishLetters,

  acknowledgement: {
    received: (call) => `${call}: órdenes recibidas`,
    title: (seat) => `Órdenes recibidas, ${seat}`,
    turnAndCall: (turn, call) => (call === 'órdenes' ? `turno ${turn}` : `turno ${turn}, ${call}`),
    verdict: {
      ready: 'Listo.',
      saved: 'Guardado, no listo.',
      nothing: 'Nada ha cambiado.',
      other: 'Sus órdenes siguen igual.',
      checked: 'Solo comprobado: nada se ha guardado.',
      passed: 'Transmitido.',
    },
    taken: 'Su turno cuenta.',
    savedForLater: 'Guardado para su ronda.',
    past: 'El plazo ha vencido; aún se aceptan órdenes hasta la hora de arriba.',
    noOrders: (stand) =>
      `No tiene órdenes registradas: ${stand ? 'valen sus órdenes permanentes, y lo demás va' : 'todo va'} como dice la carta.`,
    note: {
      ready: 'NO LISTO retira su LISTO.',
      saved: 'Envíe LISTO cuando no necesite más tiempo; si no, esperamos hasta el plazo.',
      nothing: '',
      passed: 'Todo sigue como antes.',
    },
    checked: (onFile, by) =>
      `${onFile === 0 ? '' : `Lo que ya tenemos de usted (${count(onFile, 'orden', 'órdenes')}) sigue como estaba. `}` +
      (by
        ? by.readyWaits
          ? 'Para dar estas órdenes, responda SÍ, y luego LISTO en un correo aparte: junto a un error LISTO espera.'
          : `Para dar estas órdenes${by.ready ? ' y LISTO' : ''}${inError(by)}, responda SÍ${(by.without || by.mended) && !by.ready ? ', con LISTO debajo si no necesita más tiempo' : ''}.`
        : by === null
          ? ''
          : 'Para entregar estas órdenes, envíelas todas de nuevo sin COMPROBAR.'),
    toUmpire: (name) =>
      `No contiene ninguna orden: sus palabras fueron ${umpireNamed(name)}. La ronda no espera la respuesta. ` +
      'AYUDA dice cómo se escriben las órdenes.',
    besides: (name) => `Lo que no es orden fue ${umpireNamed(name)}; la ronda no espera la respuesta.`,
    delivered: 'Su mensaje fue entregado.',
    choiceMade: (told) => `Su decisión está tomada: ${told.join('; ')}.`,
    choiceAnswered: (asks) => `Su decisión está respondida, como dice otra carta: ${asks}`,
    choiceLeft: (asks) =>
      `Una respuesta que ya dio vale para su decisión; sin ella deciden sus órdenes y, donde nada dicen, su estado mayor. NO LISTO retira su LISTO. La decisión: ${asks}`,
    choiceOpen: (asks) => `Su decisión sigue abierta: ${asks}`,
    stray:
      'No responde a nada: ahora no se le pide ninguna decisión. El número de una respuesta es para la carta que la pide.',
    asksReady: '¿Quiso decir LISTO? Entonces escriba LISTO solo en una línea, o responda SÍ.',
    talk: 'No contiene ninguna orden, y aquí nadie lee cartas. Escriba una orden por línea, como en el formulario de su última carta.',
    talkTo: 'A otro puesto: PRENSA PARA y su nombre, debajo sus palabras, luego FINPRENSA. AYUDA muestra ambas cosas.',
    formUnread:
      'El formulario de la carta citada no es ninguno de los nuestros, y no se ha leído. Si usted lo cambió, péguelo encima de la carta citada, o responda a nuestra carta más reciente.',
    leftOut: {
      old: (cut) =>
        `${count(cut.lines, 'línea', 'líneas')} debajo de «${cut.first}» ${cut.lines === 1 ? 'tomada' : 'tomadas'} por texto citado de un correo anterior${likeOrders(cut)}.`,
      closing: (cut) =>
        `${count(cut.lines, 'línea', 'líneas')} debajo de «${cut.first}» ${cut.lines === 1 ? 'tomada' : 'tomadas'} por firma${likeOrders(cut)}.`,
      signed: (cut) =>
        `«${cut.first}»${cut.lines > 0 ? ` y ${count(cut.lines, 'línea', 'líneas')} debajo` : ''} sin leer: es cita, y ya se envió. Para ordenarlo de nuevo, escríbalo sin «>».`,
    },
    struckOut: (lines) => `Tachado, así que no leído: ${lines.map((line) => `«${line}»`).join(', ')}.`,
    unreadFiles: (files) =>
      `Sin leer: ${files.join(', ')}. Escriba las órdenes en el correo, o adjunte un solo archivo .txt sin órdenes al lado.`,
    sayReady: 'Todavía no está listo: LISTO va solo en su línea.',
    readyKept:
      'Su LISTO queda guardado: valdrá con sus próximas órdenes sin errores, o cuando diga LISTO otra vez; NO LISTO lo retira.',
    readyGone: 'El LISTO que había dado ya no vale: sus órdenes han cambiado desde entonces.',
    readyIsFinal:
      'Su LISTO espera: aquello de lo que un aviso habla abajo no tiene vuelta atrás. ¿Es lo que quería? Entonces responda SÍ, o envíe LISTO; si no, envíe otras órdenes.',
    readyWaits: (n, byYes) =>
      `Su LISTO espera: ${n} órdenes de su libro no están en este correo y ya no valen, véase abajo. ¿Es lo que quería? Entonces ${byYes ? 'envíe LISTO. Si no, responda SÍ: vuelven, y' : 'responda SÍ, o envíe LISTO. Si no, envíelas otra vez:'} LISTO valdrá con ellas.`,
    tally: ({ inForce, vain, kept, errors, warnings, gone, trial }) =>
      counted([
        ...(inForce === null ? [] : [`${count(inForce, 'orden', 'órdenes')} ${trial ? 'por entregar' : 'en vigor'}`]),
        ...(vain === 0 ? [] : [`${vain} sin efecto tal como están las cosas`]),
        ...(kept === 0 ? [] : [`${count(kept, 'guardada', 'guardadas')} para más tarde`]),
        ...(errors === 0 ? [] : [count(errors, 'error', 'errores')]),
        ...(warnings === 0 ? [] : [count(warnings, 'aviso', 'avisos')]),
        ...(gone === 0 ? [] : [trial ? `${gone} por retirar` : count(gone, 'retirada', 'retiradas')]),
      ]),
    ready: 'LISTO dado.',
    notReady: 'LISTO no dado: esperamos hasta el plazo.',
    triedOn: (turn) => `Sus líneas, probadas en el turno ${turn}`,
    wouldTags: {
      accepted: 'valdría',
      replaced: 'se sustituiría',
      kept: 'se guardaría',
      error: 'fallaría',
      warning: 'atención',
      ignored: 'omitida',
    },
    meantNow: (turn) => `¿Era para el turno ${turn}? Responda:`,
    gone: 'Lo que se retira',
    replaces: 'Lo que sus líneas sustituyen',
    wouldGo: 'Lo que se retiraría',
    came: (when) => `De su libro de órdenes del ${when}.`,
    regain: (byYes) => `Para recuperar lo que se puede, responda${byYes ? ' SÍ, o' : ''}:`,
    inForce: 'Todo su libro de órdenes en vigor',
    toReview: 'Órdenes por revisar',
    wouldStand: 'Todo su libro de órdenes tal como quedaría',
    noOrderInForce: 'Ninguna orden.',
    nobodyMarches: 'Ninguna orden: todas las unidades mantienen su posición.',
    hold: (n) => count(n, 'unidad mantiene su posición', 'unidades mantienen su posición'),
    asListed: (hasNew) => `, como las enumera una respuesta anterior${hasNew ? '; desde entonces, también:' : '.'}`,
    driven: (n) => `${count(n, 'unidad va', 'unidades van')} según las reglas`,
    keptFor: (call) => `Guardado para ${call}`,
    keptNote:
      'Se prueban de nuevo al abrirse esa ronda y se ejecutan si entonces es posible; no hace falta un segundo correo.',
    anyMoment: {
      title: 'Archivadas para este turno',
      note: 'Se ejecutan cuando llega su momento; no hace falta un segundo correo.',
    },
    nothingElse: 'Si no llega nada más',
    wouldComeBesides: 'El libro en conjunto',
    atTheClose: ({ orders, vain, rest, kept, standing }) =>
      [
        `Al cerrarse la ronda, ${orders === 0 ? 'no se ejecuta ninguna orden' : `${isSingular(orders, 'es') ? 'se ejecuta' : 'se ejecutan'} ${count(orders, 'orden', 'órdenes')}`}${vain === 0 ? '' : `, ${count(vain, 'falla', 'fallan')} tal como están las cosas`}${rest === null ? '' : `; ${rest}`}.`,
        ...(kept === 0
          ? []
          : [`${count(kept, 'orden queda guardada para su ronda', 'órdenes quedan guardadas para su ronda')}.`]),
        ...(standing.length === 0
          ? []
          : [`Las órdenes permanentes (${standing.join(', ')}) deciden lo que usted deja abierto.`]),
      ].join(' '),
    otherLines: 'Las demás líneas de su correo',
    openUntil: 'Se admiten órdenes hasta el',
    runsBy: (others: readonly string[]) =>
      `Sus órdenes se ejecutan en cuanto los demás${among(others)} estén listos, a más tardar el`,
    inBrief: 'ESTADO enumera sus órdenes.',
    runsOn: 'No se espera a nadie más; sus órdenes, que puede cambiar hasta entonces, se ejecutan el',
    waitsForWarning: 'Esperan por el aviso; LISTO una vez más las ejecuta al momento.',
    runsNow: 'No se espera a nadie más: sus órdenes se ejecutan ahora, y la próxima carta dice qué dieron.',
    lineByLine: 'Su correo, línea por línea',
    noLines: 'No había nada que leer en él.',
    tags: {
      accepted: 'aceptada',
      replaced: 'sustituida',
      kept: 'guardada',
      error: 'ERROR',
      warning: 'aviso',
      ignored: 'omitida',
    },
    shortTags: { accepted: 'ok', replaced: 'sust.', kept: 'guar.', error: 'ERROR', warning: 'aviso', ignored: '-' },
    youWrote: (words) => `Usted escribió «${words}».`,
    column: (column) => `Columna ${column}.`,
    givenInstead: (lines) =>
      `En lugar de ${lines.length === 1 ? 'su línea' : 'sus líneas'} ${linesListed(lines, 'es')}, con error, SÍ da:`,
    mend: (how, ready) => {
      if (how === 'checked') return 'Reenvíe todas las líneas, las erróneas como aquí:';
      const reply = `Para corregir esto (lo aceptado queda), responda${how === 'yes' ? ' SÍ, o' : ''}`;
      if (ready === null) return `${reply}:`;
      const { left } = ready;
      const out =
        left.length === 1
          ? `, y su línea ${left[0]}, aún errónea, queda fuera`
          : `, y sus líneas ${linesListed(left, 'es')}, aún erróneas, quedan fuera`;
      return `${reply} como sigue; entonces vale su LISTO guardado${left.length === 0 ? '' : out}:`;
    },
    unordered: (doing) => `Unidades sin orden: ${doing}`,
    standing: 'Órdenes permanentes en vigor',
    noStanding: 'Ninguna: lo que usted deja abierto se decide como dice su carta.',
    isNew: 'nueva',
    record: 'Acta',
    receivedAt: (when) => `Recibido el ${when}, según nuestro reloj.`,
    entered: {
      page: () => 'Introducido en la página de órdenes.',
      umpire: (reason) => `Introducido por el árbitro${reason === '' ? '.' : `: ${reason}`}`,
    },
    nextReplaces: 'Otro correo con órdenes las sustituye todas, salvo si empieza por ENMENDAR.',
    book: {
      replaced: (when) =>
        when === null ? 'Su primer libro de órdenes para esta ronda.' : `Sustituye a su libro de órdenes del ${when}.`,
      amended: (when) => (when === null ? 'Añadido a su libro de órdenes.' : `Cambia su libro de órdenes del ${when}.`),
      withdrawn: (when) =>
        when === null ? 'Su libro de órdenes queda retirado.' : `Su libro de órdenes del ${when} queda retirado.`,
      kept: (when) =>
        when === null
          ? 'Aún no tiene libro de órdenes para esta ronda.'
          : `Sigue en vigor su libro de órdenes del ${when}.`,
    },
  },
};

const inError = ({ without, mended }: ByYes): string =>
  mended
    ? `, las líneas erróneas corregidas como abajo${without ? ' o dejadas fuera' : ''}`
    : without
      ? ', sin las líneas erróneas'
      : '';
