/** Lo que dice el lenguaje de órdenes en español. Sintaxis de las plantillas: src/engine/phrase.ts. */
import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'hint.did-you-mean': '¿Quiso decir ',
  'hint.yes-to-nothing':
    '{elsewhere?La carta a la que responde no muestra nada que tomaría un SÍ; una respuesta nuestra posterior, sí: responda SÍ a esa|Nada espera aquí un SÍ: escriba lo que quiere, LISTO o la orden misma, en una línea aparte}.',
  'hint.at': ' ({place})',
  'hint.nearest': 'El más cercano en el mapa: ',
  'hint.end': '?',
  'hint.otherwise.fails': 'Si la condición no se cumple, falla tal como están las cosas:',
  'hint.otherwise.comes': 'Si la condición no se cumple:',
  'hint.as-things-stand': 'Tal como están las cosas, falla:',
  'hint.waits.whole': 'Solo se ejecuta si esto cambia antes de su ronda:',
  'hint.waits.part': 'Tal como están las cosas, se ejecuta, salvo esto:',
  'hint.may-fail': 'Los dados de antes pueden hacer que falle:',
  'hint.fits': 'El más cercano que sirve: ',
  'hint.or': 'o',
  'hint.and': 'y',
  'hint.none-fits': 'Ningún hexágono más cerca de allí serviría.',
  'hint.help': 'Escriba AYUDA solo en una línea para recibir la lista de órdenes.',
  'row.standing-new': 'Nueva orden permanente {id}.',
  'row.standing-unmet':
    'Donde su condición no se cumple, decide {by?{by} o, si no, |}su estado mayor{usual?: {usual}|.}',
  'row.standing-unmet-nothing': 'Donde su condición no se cumple, no se hace nada.',
  'row.said-by': '{line?Ya lo dice su línea {line}|Quien no tiene orden se queda donde está}.',
  'row.replaced': 'Sustituida por su línea {line}.',
  'row.cancelled': 'Anulada por su línea {line}.',
  'row.lessened': 'Sustituida en parte por su línea {line}; esto queda de ella.',
  'row.lost.whole': 'Antes de este correo podía hacerse; por él ya no:',
  'row.lost.part': 'Por este correo no puede hacerse entera:',
  'row.replaced-partly': 'Sustituida en parte por su línea {line}; queda de ella: {rest}.',
  'row.press-lines': 'El mensaje: líneas {from} a {to}.',
  'row.not-tried': 'Esto surte efecto: COMPROBAR solo prueba órdenes.',
  'row.turn': 'Es el turno abierto: estas líneas son para él.',
  'row.same': 'Sus órdenes de la misma ronda del turno anterior, cada una probada de nuevo.',
  'row.same-first': 'Va antes de sus líneas de arriba, que por tanto prevalecen.',
  'row.amend': 'Lo que este correo no nombra sigue en vigor.',
  'row.status': '{here?Esta carta dice todo lo que está en vigor|Otra carta dice cómo están las cosas}.',
  'row.ready-idle': 'No cuenta: ahora no se espera nada de usted. Dígalo cuando lo pida su próxima carta.',
  'row.ready-taken': 'Tomado como LISTO.',
  'row.yes-checked': 'Da las órdenes que muestra nuestra carta.',
  'row.yes-changed': 'Da las órdenes que muestra nuestra carta, cambiadas como dicen las líneas que siguen.',
  'row.ready-tried': 'No se da: COMPROBAR no guarda nada.',
  'gone.replaced':
    'Sustituida por {n|su línea|sus líneas} {line}{out?, sin {out}|}{ran?; ya se ejecutó, y lo hecho queda hecho|}.',
  'gone.partly': 'Sacado por {n|su línea|sus líneas} {line}: {units}. Sigue en vigor: {rest}.',
  'gone.cancelled': 'Cancelada{ran?; ya se ejecutó, y lo hecho queda hecho|}.',
  'gone.wrong': 'Su línea {line} trata de lo mismo, pero tiene un error.',
  'gone.not-repeated': 'No está en este correo.',
  'gone.has-run': 'No está en este correo; ya se ejecutó.',
  'unordered.hold': 'mantienen su posición',
  'form.on-file': 'Archivada; otras órdenes la sustituyen, ENMENDAR le añade:',
  'form.has-run': 'Ya se ejecutó; vuelve a servir donde este turno lo pida.',
  'form.will-run': 'Tal como están las cosas, se ejecutará.',
  'form.would-fail': 'Ahora fallaría: {why}',
  'form.waits': 'Se ejecuta si aún llega su momento.',
  'row.kept': 'Guardada para {call}.',
  'row.kept.movement': 'Guardada para el movimiento.',
  'row.kept.combat': 'Guardada para el combate.',
  'row.kept.fire': 'Guardada para el fuego.',
  'row.kept.any-moment': 'Archivada para este turno.',
  'row.in-vain': 'en vano: quien nombra se perdió',
  'row.waits': 'espera: a quien toca está en otra parte',
  'row.passed': 'Transmitido al árbitro.',
  'row.refused-with': 'No aceptada, por el mismo motivo: {n|esta línea|esta línea, # en total}.',
  'row.unheard': 'Nadie lo lee: la partida no tiene árbitro.',
  'row.tried-alone': 'COMPROBAR no transmite nada al árbitro.',
  'row.prose': 'Omitida: no es una orden.',
  'row.question':
    'Un programa lee esto: AYUDA da las órdenes y las reglas en breve{others?, PRENSA PARA un puesto pregunta a su jugador|}.',
  'row.signature': 'Omitida como firma{n?, con {n|la línea|las # líneas} de debajo|}.',
  'row.outside': 'Fuera de BEGIN … END: omitida.',
  'act.amend': 'ENMENDAR',
  'act.cancel': 'CANCELAR {order}',
  'act.ready': 'LISTO',
  'act.yes': 'SÍ {turn}',
  'act.yes.beside': 'Lo que estas líneas no nombran sigue en su libro{ready?; habrá que repetir LISTO|}.',
  'diagnostic.unknown-language':
    'Las cartas de esta partida no se escriben en «{written}»: escriba IDIOMA {languages}. Su idioma sigue igual.',
  'diagnostic.unknown-timezone':
    'Ningún huso se llama «{written}»: escríbalo como HUSO Europe/Madrid. El suyo sigue igual.',
  'diagnostic.names-before-kinds':
    'Los nombres van antes que las clases, y valen antes que ellas: escriba {unit}, y luego {kinds}.',
  'diagnostic.one-place-a-line': 'Un lugar por línea: quien va a otro necesita su propio {verb}.',
  'diagnostic.one-kind-a-line': 'En una lista cada clase lleva su número.',
  'diagnostic.one-by-name': '{unit} es el nombre de uno solo: quite el {written}.',
  'diagnostic.count-of-what':
    '¿{written} de qué? A un número sigue una clase conocida; si no, escriba el nombre entero.',
  'diagnostic.said-already':
    '{twice?Su mensaje dice esto más de una vez|Su libro de órdenes ya tiene esta línea}, y cuenta una vez{moved?, ahora debajo de lo que este mensaje no nombra|}.{counts? Para más, escriba el número total.|}',
  'diagnostic.stays-filed': 'Sigue en vigor: nada de este correo sustituye {call}.',
  'diagnostic.stands-above': 'Puesta encima de {order}: debajo no podría ejecutarse.',
  'diagnostic.standing-again': 'Ya en vigor, como {id}.',
  'diagnostic.beside-either':
    'En vigor a su lado: {others}. Basta una condición que se cumpla; CANCELAR retira la otra.',
  'diagnostic.beside-condition':
    'En vigor a su lado: {others}. Donde se cumplen las condiciones de ambas, vale esta línea.',
  'diagnostic.beside-rule': 'En vigor a su lado: {others}, que vale donde esta condición no se cumple.',
  'diagnostic.beside-exception': 'En vigor a su lado: {others}, que vale antes donde se cumple su condición.',
  'diagnostic.beside-later': 'En vigor a su lado: {others}. Donde sirven ambas, vale esta línea.',
  'diagnostic.beside-together': 'En vigor a su lado: {others}. Valen juntas, primero la anterior.',
  'diagnostic.phrase-late':
    'Ya no se toma ninguna frase para los dados: cerró el turno hasta el que se pedían. Los dados siguen como se prometió{umpire?; si quiere otros, pídalos al árbitro: PRENSA PARA gm|}.',
  'diagnostic.nothing-to-repeat': 'No hay órdenes anteriores suyas para esta ronda que repetir.',
  'diagnostic.not-given-again':
    'De {of} órdenes del turno anterior, {n} no pueden darse de nuevo: {orders}. Escriba lo que hacen ahora esas unidades{some?; por ejemplo|}:',
  'diagnostic.yes-other-turn': 'Usted escribió turno {given}; está abierto el turno {open}. No se tomó nada.',
  'diagnostic.stack-then':
    '{place} significa quienes estarán allí entonces{leaves?, sin {leaves}|}{comes?, con {comes}|}.',
  'diagnostic.yes-without': 'Fuera quedan, como decía nuestra carta, {n|su línea errónea|sus líneas erróneas} {lines}.',
  'diagnostic.yes-idle':
    '{several?Varias respuestas nuestras esperan un SÍ: conteste a la que quiere decir.|Nada espera este SÍ: escriba como orden lo que quiere.} LISTO se guarda hasta entonces; solo en una línea, sin SÍ, cuenta.',
  'diagnostic.nothing-to-take': 'Ningún correo suyo espera a ser tomado para este turno; envíe las órdenes mismas.',
  'diagnostic.order-outside-fence': 'Está fuera de BEGIN … END y no se tomó.',
  'diagnostic.left-open': '{question} La línea no lo dice; por tanto: {answer}.{order? Para decirlo: {order}|}',
  'diagnostic.answered-by-order': 'Otra orden lo decide: {order}.',
  'diagnostic.answered-otherwise': 'Eso se decide de otro modo.',
  'diagnostic.answered-by-reply': 'Lo decide su respuesta.',
  'diagnostic.not-agreed':
    'Se decide al cerrarse: vale si los demás jugadores de su bando también la escriben o no envían órdenes.',
  'diagnostic.call-not-coming': 'Tal como están las cosas, este turno no se le pedirán {call}.',
  'diagnostic.missing-verb': 'La línea no nombra ninguna orden.',
  'diagnostic.unknown-verb': 'Ninguna orden se llama «{written}».',
  'diagnostic.no-order-read': 'En esta línea no se lee ninguna orden.',
  'diagnostic.not-ordered': 'Ninguna de sus órdenes lo pide.',
  'diagnostic.yes-with-more': 'SÍ solo vale solo en su línea: lo que daría no consta.',
  'diagnostic.verb-goes-on': 'Esa palabra sigue de una de estas maneras: {candidates}.',
  'diagnostic.missing-order': 'Aquí falta una orden.',
  'diagnostic.several-orders':
    'Esta línea contiene varias órdenes, y se pueden leer de más de una manera: escriba cada una en su línea.',
  'diagnostic.unit-before-verb': 'Una orden empieza por su verbo.',
  'diagnostic.standing-first': '{written} va al principio de la línea, también antes de SI: {written} SI …',
  'diagnostic.before-condition': '{written} pertenece a {verb} y va antes de su SI: la condición viene al final',
  'diagnostic.names-nobody': '{unit} es un nombre, y {verb} no lleva ninguno.{expected? Lleva clases: {expected}.|}',
  'diagnostic.unexpected-word': '«{written}» no se entiende aquí.{expected? Posible: {expected}.|}',
  'diagnostic.may-not-stand': '{verb} no puede ser una orden permanente.',
  'diagnostic.missing-slot': '{verb} necesita {expected}{example?: {example}|}.',
  'diagnostic.slot-twice': '«{written}» está dos veces.',
  'diagnostic.missing-value': 'Falta algo{slot? después de {slot}|}: {expected}.',
  'diagnostic.expected-number': 'Se espera un número entero, no «{written}».',
  'diagnostic.unknown-choice': '«{written}» no es ninguna de las opciones: {expected}.',
  'diagnostic.letter-not-place':
    '«{written}» es una letra del mapa o de una lista, no un lugar: escriba el número de hexágono que la acompaña, y de quién se trata.',
  'diagnostic.missing-place': 'Se espera un hexágono o un lugar, como {expected}.',
  'diagnostic.named-not-counted':
    'Aquí hace falta un nombre, no un número{candidates?: {candidates}|{none?; ninguno de esos está en el mapa{coming?. Quien viene con este correo se nombra: {coming}|}|}}.',
  'diagnostic.ambiguous-name': '«{written}» puede ser cualquiera de estos: {candidates}.',
  'diagnostic.hex-off-map':
    'No hay hexágono {written} en el mapa; {column?la columna {column} va|van} de {first} a {last}.',
  'diagnostic.unit-not-place': '«{written}» es una unidad, no un lugar{place?; está en {place}|}.',
  'diagnostic.unknown-kind': 'Ninguna clase se llama «{written}».',
  'diagnostic.unknown-place': 'Ningún lugar se llama «{written}».',
  'diagnostic.press-to-nobody':
    'Nadie se llama aquí {to}{known?; escriba PRENSA PARA {known}|, y nadie más lee correo}. El mensaje no salió.',
  'diagnostic.press-unread':
    'Nadie lee el correo de {to}: el mensaje no salió{known?; PRENSA PARA {known} sí se lee|}.',
  'diagnostic.press-none':
    'Esta partida no tiene mensajes entre puestos. El mensaje no salió{umpire?; PRENSA PARA GM sí sale|}.',
  'diagnostic.press-must-sign':
    'En esta partida los mensajes van firmados. El mensaje no salió; envíelo otra vez sin ANON si quiere.',
  'diagnostic.press-traces-hidden': 'Las direcciones y las firmas no viajan: las hemos quitado del mensaje.',
  'diagnostic.press-names-writer': 'Usted no firmó, pero su nombre está en el texto; así salió.',
  'diagnostic.reply-number': '«{given}» no es ninguna de las respuestas; van de {first} a {last}.',
  'diagnostic.reply-named': '«{given}» puede ser {label} o el número que nombra {other}: escriba {label} o {other}.',
  'diagnostic.reply-several': '«{given}» puede ser varias respuestas: {options}. Escriba una.',
  'diagnostic.reply-letter': '«{given}» no es ninguna de las respuestas: ninguna pregunta lleva esa letra.',
  'diagnostic.reply-twice': '«{given}» es una segunda respuesta; vale la primera.',
  'diagnostic.reply-elsewhere': '{order} no responde a lo que se pregunta.',
  'diagnostic.reply-left-out': '{units}: no se puede elegir aquí; la decisión nombra a quién sí.',
  'diagnostic.reply-not-possible': 'Eso no es posible aquí.',
  'diagnostic.reply-not-understood': 'Ninguna línea de su correo responde a lo que se pregunta.',
  'diagnostic.of-ally':
    '{unit} está bajo el mando de su aliado; solo su puesto le da órdenes. Dígale con PRENSA PARA lo que quiere.',
  'diagnostic.not-yours': '{unit} no está bajo su mando; nombre unidades de su bando.',
  'diagnostic.not-enemy': '{unit} no es del enemigo.',
  'diagnostic.whole-stack': 'A todos los que están con {unit} los nombra su hexágono.',
  'diagnostic.all-of-whom':
    '«{written}» no nombra a nadie: escriba las unidades, o un hexágono para todos los que están en él.',
  'diagnostic.rest-holds':
    'Quien no tiene orden se mantiene de todos modos; las órdenes registradas siguen, y CANCELAR quita una.',
  'diagnostic.all-stay': 'Ninguna orden lo dice: lo dice LISTO, y CANCELAR quita las órdenes ya dadas.',
  'diagnostic.nobody-there': 'Ninguna de sus unidades está en {place}.',
  'diagnostic.counted-where': 'Están en varios lugares: añada DESDE y uno de ellos, {known}, o nómbrelas.',
  'diagnostic.counted-short':
    '{n?Solo {n|una|#} de estas en {place}|Ninguna de estas en {place}}: {others}. La que llega con este correo va por su nombre.',
  'diagnostic.not-from-there': '{unit} está en {place}, no en {from}.',
  'diagnostic.except-stranger': '{unit} no está entre ellas: no hace falta exceptuarla.',
  'diagnostic.except-all': 'No queda ninguna de ellas.',
  'diagnostic.holders-go-too':
    'Se lleva también {units}: no queda nadie que mantenga {place}. Para dejar a alguien, añada {except} y su nombre.',
  'diagnostic.place-not-unit': '«{written}» es un lugar, no una unidad.',
  'diagnostic.unknown-unit': 'Ninguna unidad se llama «{written}».',
  'diagnostic.also-called': '«{written}» es {name}; para otra de ese nombre escriba {candidates}.',
  'diagnostic.condition-else': 'Tal como están las cosas, su condición no se cumple aquí: se ejecuta su SINO.',
  'diagnostic.condition-holds': 'Tal como están las cosas, su condición se cumple.',
  'diagnostic.condition-not-held':
    'Tal como están las cosas, su condición no se cumple aquí{found? ({found})|}, y no se hace nada.',
  'diagnostic.condition-too-deep': 'Esta condición está demasiado anidada para leerla; escríbala más sencilla.',
  'diagnostic.parenthesis-open': 'Se abre un paréntesis y no se cierra.',
  'diagnostic.unknown-term': '«{written}» no es una condición. Posible: {expected}.',
  'diagnostic.expected-operator': 'Aquí se espera una comparación: {expected}.',
  'diagnostic.expected-ratio': 'Se espera una proporción, como {expected}.',
  'diagnostic.press-not-closed': 'Falta FINPRENSA: todo hasta el final del correo se tomó por el mensaje.',
  'diagnostic.other-game':
    'Estas órdenes son para {given}; esta es {expected}. Envíelas a esa partida; si eran para esta, reenvíe todo bajo la línea {form}.',
  'diagnostic.other-seat':
    'Estas órdenes son para el puesto «{given}»; el suyo es «{expected}». Si eran para el suyo, reenvíe todo bajo la línea {form}.',
  'diagnostic.wrong-turn':
    'Estas líneas son para el turno {given}, y está abierto el turno {open}{checked?, en el que se comprueban.|. No se anota nada.}',
  'diagnostic.other-call':
    'Estas son {call}; ahora se esperan {open}{checked?, con lo que se comprueban sus líneas.|. No se anota nada.}',
  'diagnostic.closed-choice':
    'Respondió a la carta de una decisión cerrada{answer?; la respuesta fue {answer}|}. No cambia nada.',
  'diagnostic.old-choice':
    'Respondió a una carta cuya pregunta está cerrada, y ahora hay otra decisión abierta. No se toma nada: responda a la carta más reciente.',
  'diagnostic.old-call':
    'Respondió a la carta de {call}, que están cerradas; ahora se esperan {open}{checked?, con lo que se comprueban sus líneas.|. No se anota nada.}',
  'diagnostic.old-report':
    'Respondió a una carta del turno {given}, que ya terminó; está abierto el turno {open}{checked?, en el que se comprueban sus líneas.|. No se anota nada.}',
  'diagnostic.order-of-other-call':
    '{verb} pertenece a {call}; {open?ahora se esperan {open}|ahora no se espera nada de usted: su próxima carta dice qué}.',
  'diagnostic.cancel-by-line':
    'El número de una línea solo vale en un mensaje: escriba CANCELAR y la orden misma{one?, como abajo|}. No se canceló nada.',
  'diagnostic.cancel-several':
    'Esto designa {n} órdenes, y no se canceló ninguna. Abajo está cada una con su CANCELAR: reenvíe las que quiera decir.',
  'diagnostic.renewed-already': 'Su línea {line} ya sustituyó a {id}; esa orden nueva sigue en vigor.',
  'diagnostic.none-in-force': 'No había ninguna orden {standing?permanente|suya} en vigor: nada que cancelar.',
  'diagnostic.nothing-to-cancel':
    'Esto no nombra {standing?ninguna orden permanente|ninguna orden de su libro}; no se canceló nada.',
  'diagnostic.cancelled-in-part':
    'Sacado: {units}. Sigue en vigor: {rest}. Para cancelar también eso, escriba CANCELAR y esa línea. Un LISTO al lado aún no cuenta.',
  'diagnostic.suggestion-leaves-out': 'La línea propuesta va sin {units}:',
  'diagnostic.suggestion-joins':
    '{canonical?Con su línea {line} es una sola orden: {canonical}|Ocuparía el lugar de su línea {line}}.',
  'diagnostic.suggestion-binds': '{canonical}:',
  'diagnostic.suggestion-would-not-do': 'Tal como está, {canonical} tampoco serviría:',
  'diagnostic.turns-on': 'Depende {on:de}{aims?: el blanco puede no estar ya|}.',
  'diagnostic.answer-not-possible': 'Lo que pide no era posible entonces.',
  'diagnostic.left-unmended':
    '{canonical?Junto a lo que corrige abajo las demás, {canonical} no serviría:|Lo que corrige abajo las demás omite esta línea.}',
};
