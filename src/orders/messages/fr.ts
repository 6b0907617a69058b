/** Ce que la langue des ordres dit en français. Syntaxe des modèles : src/engine/phrase.ts. */
import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'hint.did-you-mean': 'Vouliez-vous dire ',
  'hint.yes-to-nothing':
    '{elsewhere?La lettre à laquelle vous répondez ne montre rien qu’un OUI prendrait ; une réponse de nous, venue après, oui : répondez OUI à celle-là|Rien n’attend ici un OUI : écrivez ce que vous voulez, PRÊT ou l’ordre même, seul sur sa ligne}.',
  'hint.at': ' ({place})',
  'hint.nearest': 'Le plus proche sur la carte : ',
  'hint.end': ' ?',
  'hint.otherwise.fails': 'Si la condition n’est pas remplie, il échoue en l’état :',
  'hint.otherwise.comes': 'Si la condition n’est pas remplie :',
  'hint.as-things-stand': 'En l’état, il échoue :',
  'hint.waits.whole': 'Il ne sera exécuté que si ceci change avant son appel :',
  'hint.waits.part': 'En l’état, il sera exécuté, sauf ceci :',
  'hint.may-fail': 'Les dés d’ici là peuvent faire qu’il échoue :',
  'hint.fits': 'Le plus proche qui convienne : ',
  'hint.or': 'ou',
  'hint.and': 'et',
  'hint.none-fits': 'Aucun hexagone plus proche du but ne conviendrait.',
  'hint.help': 'Écrivez AIDE, seul sur une ligne, pour recevoir la liste des ordres.',
  'row.standing-new': 'Nouvel ordre permanent {id}.',
  'row.standing-unmet':
    'Où sa condition n’est pas remplie, {by?{by} décide, sinon |}votre état-major décide{usual? : {usual}|.}',
  'row.standing-unmet-nothing': 'Où sa condition n’est pas remplie, rien ne se fait.',
  'row.said-by': '{line?Votre ligne {line} le dit déjà|Qui n’a pas d’ordre reste où il est}.',
  'row.replaced': 'Remplacé par votre ligne {line}.',
  'row.cancelled': 'Annulé par votre ligne {line}.',
  'row.lessened': 'Remplacé en partie par votre ligne {line} ; voici ce qui en reste.',
  'row.lost.whole': 'Possible avant ce message, impossible à cause de lui :',
  'row.lost.part': 'À cause de ce message, il ne peut être exécuté en entier :',
  'row.replaced-partly': 'Remplacé en partie par votre ligne {line} ; il en reste : {rest}.',
  'row.status': '{here?Cette lettre dit tout ce qui tient|Une lettre à part dit où en sont les choses}.',
  'row.ready-idle':
    'Sans effet : rien n’est attendu de vous à présent. Dites-le quand votre prochaine lettre le demandera.',
  'row.press-lines': 'Le message\u00a0: lignes {from} à {to}.',
  'row.not-tried': 'Cela prend effet : VÉRIFIER n’essaie que les ordres.',
  'row.turn': 'C’est le tour ouvert : ces lignes sont pour lui.',
  'row.same': 'Vos ordres du même appel au tour précédent, chacun essayé à nouveau.',
  'row.same-first': 'Passe avant vos lignes au-dessus, qui l’emportent donc.',
  'row.amend': 'Ce que ce message ne nomme pas reste en vigueur.',
  'row.ready-taken': 'Compris comme PRÊT.',
  'row.yes-checked': 'Donne les ordres que montre notre lettre.',
  'row.yes-changed': 'Donne les ordres que montre notre lettre, changés comme le disent les lignes qui suivent.',
  'row.ready-tried': 'Pas donné : VÉRIFIER n’enregistre rien.',
  'gone.replaced':
    'Remplacé par {n|votre ligne|vos lignes} {line}{out?, sans {out}|}{ran? ; il est déjà exécuté, et ce qui est fait reste fait|}.',
  'gone.partly': 'Retiré par {n|votre ligne|vos lignes} {line} : {units}. Reste en vigueur : {rest}.',
  'gone.cancelled': 'Annulé{ran? ; il est déjà exécuté, et ce qui est fait reste fait|}.',
  'gone.wrong': 'Votre ligne {line} porte sur la même chose, mais contient une erreur.',
  'gone.not-repeated': 'Pas repris dans ce message.',
  'gone.has-run': 'Pas repris dans ce message ; il est déjà exécuté.',
  'unordered.hold': 'elles tiennent leur place',
  'form.on-file': 'Déjà là ; vos ordres le remplacent, MODIFIER y ajoute :',
  'form.has-run': 'Déjà exécuté ; il sert encore si ce tour le demande.',
  'form.will-run': 'En l’état, il sera exécuté.',
  'form.waits': 'Il jouera si son moment vient encore.',
  'form.would-fail': 'Échouerait à présent : {why}',
  'row.kept': 'Gardé pour {call}.',
  'row.kept.movement': 'Gardé pour le mouvement.',
  'row.kept.combat': 'Gardé pour le combat.',
  'row.kept.fire': 'Gardé pour le tir.',
  'row.kept.any-moment': 'Au dossier pour ce tour.',
  'row.in-vain': 'en vain : qui y est nommé est perdu',
  'row.waits': 'attend : qui doit l’exécuter est ailleurs',
  'row.passed': 'Transmis à l’arbitre.',
  'row.refused-with': 'Pas retenu, pour la même raison : {n|cette ligne|cette ligne, # en tout}.',
  'row.unheard': 'Personne ne le lit : la partie n’a pas d’arbitre.',
  'row.tried-alone': 'VÉRIFIER ne transmet rien à l’arbitre.',
  'row.prose': 'Laissé de côté : ce n’est pas un ordre.',
  'row.question':
    'Un programme lit ceci : AIDE donne les ordres et les règles en bref{others?, PRESSE À un camp interroge son joueur|}.',
  'row.signature': 'Laissé de côté comme signature{n?, avec {n|la ligne|les # lignes} dessous|}.',
  'row.outside': 'Hors de DÉBUT … FIN : laissé de côté.',
  'act.amend': 'MODIFIER',
  'act.cancel': 'ANNULER {order}',
  'act.ready': 'PRÊT',
  'act.yes': 'OUI {turn}',
  'act.yes.beside': 'Ce que ces lignes ne nomment pas reste dans votre cahier{ready? ; PRÊT sera à redire|}.',
  'diagnostic.unknown-language':
    'Les lettres de cette partie ne s’écrivent pas en « {written} » : écrivez LANGUE {languages}. Votre langue reste la même.',
  'diagnostic.unknown-timezone':
    'Aucun fuseau ne s’appelle « {written} » : écrivez par exemple FUSEAU Europe/Paris. Le vôtre reste le même.',
  'diagnostic.names-before-kinds':
    'Les noms se mettent avant les genres, et comptent avant eux : écrivez {unit}, puis {kinds}.',
  'diagnostic.one-place-a-line': 'Un lieu par ligne : qui va ailleurs veut son propre {verb}.',
  'diagnostic.one-kind-a-line': 'Dans une liste chaque genre veut son nombre.',
  'diagnostic.one-by-name': '{unit} est le nom d’un seul : laissez tomber le {written}.',
  'diagnostic.count-of-what': '{written} de quoi ? Un genre connu suit un nombre ; sinon écrivez le nom entier.',
  'diagnostic.said-already':
    '{twice?Votre message dit cela plus d’une fois, et cela ne compte qu’une fois|Cette ligne est déjà dans votre cahier, et n’y compte qu’une fois}{moved?, désormais après ce que ce message ne nomme pas|}.{counts? Pour davantage, écrivez le nombre total.|}',
  'diagnostic.stays-filed': 'Reste en vigueur : rien dans ce message ne remplace {call}.',
  'diagnostic.stands-above': 'Placé au-dessus de {order} : au-dessous, ce serait inexécutable.',
  'diagnostic.standing-again': 'Déjà en vigueur\u202f: {id}.',
  'diagnostic.beside-either':
    'En vigueur à côté\u202f: {others}. Une seule de ces conditions suffit\u202f; ANNULER retire l’autre.',
  'diagnostic.beside-condition':
    'En vigueur à côté\u202f: {others}. Là où les conditions des deux sont remplies, c’est cette ligne qui compte.',
  'diagnostic.beside-rule': 'En vigueur à côté\u202f: {others}, qui compte là où cette condition n’est pas remplie.',
  'diagnostic.beside-exception':
    'En vigueur à côté\u202f: {others}, qui passe avant cette ligne là où sa condition est remplie.',
  'diagnostic.beside-later':
    'En vigueur à côté\u202f: {others}. Là où les deux conviennent, c’est cette ligne qui compte.',
  'diagnostic.beside-together': 'En vigueur à côté\u202f: {others}. Elles comptent ensemble, la première d’abord.',
  'diagnostic.phrase-late':
    'Aucune phrase n’est plus prise pour les dés : le tour jusqu’où on en demandait est clos. Les dés continuent comme promis{umpire? ; pour d’autres, demandez à l’arbitre : PRESSE À arbitre|}.',
  'diagnostic.nothing-to-repeat': 'Vous n’avez pas encore donné d’ordres à répéter pour cet appel.',
  'diagnostic.not-given-again':
    'De {of} ordres du tour précédent, {n} ne peuvent être redonnés\u202f: {orders}. Écrivez ce que ces unités font maintenant{some? ; par exemple|}\u202f:',
  'diagnostic.yes-other-turn': 'Vous avez écrit tour {given} ; le tour {open} est ouvert. Rien n’est pris.',
  'diagnostic.stack-then': '{place} désigne ceux qui y seront alors{leaves?, sans {leaves}|}{comes?, avec {comes}|}.',
  'diagnostic.yes-without':
    'Laissé de côté, comme le dit notre lettre\u00a0: {n|sa ligne|ses lignes} {lines}, en erreur.',
  'diagnostic.yes-idle':
    '{several?Plusieurs de nos réponses attendent un OUI : répondez à celle que vous voulez dire.|Rien n’attend ce OUI : écrivez comme ordre ce que vous voulez.} PRÊT est gardé jusque-là ; seul sur sa ligne, sans OUI, il compte.',
  'diagnostic.nothing-to-take': 'Aucun message de vous n’attend d’être pris pour ce tour ; envoyez les ordres mêmes.',
  'diagnostic.order-outside-fence': 'Il est hors de DÉBUT … FIN : il n’a pas été pris.',
  'diagnostic.left-open': '{question} La ligne ne le dit pas, donc : {answer}.{order? Pour le dire : {order}|}',
  'diagnostic.answered-by-order': 'Un autre ordre en décide : {order}.',
  'diagnostic.answered-otherwise': 'Il en est décidé autrement.',
  'diagnostic.answered-by-reply': 'Votre réponse en décide.',
  'diagnostic.not-agreed':
    'Décidé à la clôture : il vaut si les autres joueurs de votre camp l’écrivent aussi ou n’envoient pas d’ordres.',
  'diagnostic.call-not-coming': "En l'état, cela ne vous sera pas demandé ce tour-ci : {call}.",
  'diagnostic.missing-verb': 'La ligne ne nomme aucun ordre.',
  'diagnostic.unknown-verb': 'Aucun ordre ne s’appelle « {written} ».',
  'diagnostic.no-order-read': 'Aucun ordre n’est lu dans cette ligne.',
  'diagnostic.not-ordered': 'Aucun de vos ordres ne le demande.',
  'diagnostic.yes-with-more': 'OUI ne compte que seul sur sa ligne : ce qu’il donnerait n’est pas enregistré.',
  'diagnostic.verb-goes-on': 'Ce mot continue de l’une de ces façons : {candidates}.',
  'diagnostic.missing-order': 'Il manque un ordre ici.',
  'diagnostic.several-orders':
    'Cette ligne contient plusieurs ordres, et on peut les lire de plus d’une façon : écrivez chacun sur sa ligne.',
  'diagnostic.unit-before-verb': 'Un ordre commence par son verbe.',
  'diagnostic.standing-first': '{written} se met en tête de ligne, même avant SI : {written} SI …',
  'diagnostic.before-condition':
    '{written} fait partie de {verb} et se met avant son SI : la condition vient en dernier',
  'diagnostic.names-nobody':
    '{unit} est un nom, et {verb} n’en prend pas.{expected? Il prend des genres : {expected}.|}',
  'diagnostic.unexpected-word': '« {written} » n’est pas compris ici.{expected? Possibles : {expected}.|}',
  'diagnostic.may-not-stand': '{verb} ne peut pas être un ordre permanent.',
  'diagnostic.missing-slot': '{verb} demande {expected}{example? : {example}|}.',
  'diagnostic.slot-twice': '« {written} » est écrit deux fois.',
  'diagnostic.missing-value': 'Il manque quelque chose{slot? après {slot}|} : {expected}.',
  'diagnostic.expected-number': 'On attend un nombre entier, pas « {written} ».',
  'diagnostic.unknown-choice': '« {written} » n’est pas un des choix : {expected}.',
  'diagnostic.letter-not-place':
    '« {written} » est une lettre de la carte ou d’une liste, pas un lieu : écrivez le numéro d’hexagone qui l’accompagne, et de qui il s’agit.',
  'diagnostic.missing-place': 'On attend un hexagone ou un lieu, comme {expected}.',
  'diagnostic.named-not-counted':
    'Ici il faut un nom, non un nombre{candidates? : {candidates}|{none? ; aucun de ceux-ci n’est sur la carte{coming?. Qui vient avec ce courriel est nommé : {coming}|}|}}.',
  'diagnostic.ambiguous-name': '« {written} » peut désigner : {candidates}.',
  'diagnostic.hex-off-map':
    'Il n’y a pas d’hexagone {written} sur la carte ; {column?la colonne {column} va|ils vont} de {first} à {last}.',
  'diagnostic.unit-not-place': '« {written} » est une unité, pas un lieu{place? ; elle est en {place}|}.',
  'diagnostic.unknown-kind': 'Aucun genre ne s’appelle « {written} ».',
  'diagnostic.unknown-place': 'Aucun lieu ne s’appelle « {written} ».',
  'diagnostic.press-to-nobody':
    'Personne ici ne s’appelle {to}{known? ; écrivez PRESSE À {known}|, et personne d’autre ne lit de courrier}. Le message n’est pas parti.',
  'diagnostic.press-unread':
    'Personne ne lit le courrier pour {to} : le message n’est pas parti{known? ; PRESSE À {known} est lu|}.',
  'diagnostic.press-none':
    'Cette partie n’a pas de messages entre joueurs. Le message n’est allé nulle part{umpire? ; PRESSE À MJ reste ouvert|}.',
  'diagnostic.press-must-sign':
    'Dans cette partie les messages sont signés. Le message n’est allé nulle part ; renvoyez-le sans ANON si vous voulez.',
  'diagnostic.press-traces-hidden': 'Adresses et signatures ne partent pas : nous les avons retirées du message.',
  'diagnostic.press-names-writer': 'Vous n’avez pas signé, mais votre nom est dans le texte ; il est parti ainsi.',
  'diagnostic.reply-number': '« {given} » n’est aucune des réponses ; elles vont de {first} à {last}.',
  'diagnostic.reply-named':
    '« {given} » peut être {label} ou le numéro que nomme {other} : écrivez {label} ou {other}.',
  'diagnostic.reply-several': '« {given} » peut désigner plusieurs réponses : {options}. Écrivez-en une.',
  'diagnostic.reply-letter': '« {given} » n’est aucune des réponses : aucune question ne porte cette lettre.',
  'diagnostic.reply-twice': '« {given} » est une seconde réponse ; la première compte.',
  'diagnostic.reply-elsewhere': '{order} ne répond pas à ce qui est demandé.',
  'diagnostic.reply-left-out': '{units} : pas de choix ici\u202f; le choix nomme qui peut l’être.',
  'diagnostic.reply-not-possible': 'Cela n’est pas possible ici.',
  'diagnostic.reply-not-understood': 'Aucune ligne de votre message ne répond à ce qui est demandé.',
  'diagnostic.of-ally': 'Aux ordres de votre allié seul : {unit}. Écrivez-lui par PRESSE À ce que vous souhaitez.',
  'diagnostic.not-yours': 'Pas sous vos ordres : {unit} ; nommez des unités de votre camp.',
  'diagnostic.not-enemy': 'Pas un ennemi : {unit}.',
  'diagnostic.whole-stack': 'Tous ceux qui sont avec {unit} se nomment par leur hexagone.',
  'diagnostic.all-of-whom':
    '« {written} » ne nomme personne : écrivez les unités, ou un hexagone pour tous ceux qui s’y trouvent.',
  'diagnostic.rest-holds':
    'Qui n’a pas d’ordre tient sur place de toute façon ; les ordres enregistrés restent, et ANNULER en retire un.',
  'diagnostic.all-stay': 'Aucun ordre ne le dit : PRÊT le dit, et ANNULER retire les ordres déjà donnés.',
  'diagnostic.nobody-there': 'Aucune de vos unités n’est en {place}.',
  'diagnostic.counted-where':
    'Ils sont en plusieurs lieux\u00a0: ajoutez DEPUIS et l’un d’eux, {known}, ou nommez-les.',
  'diagnostic.counted-short':
    '{n?{n|Un seul|# seulement} de ceux-ci en {place}|Aucun de ceux-ci en {place}}\u00a0: {others}. Qui arrive avec ce courriel va par son nom.',
  'diagnostic.not-from-there': '{unit} est en {place}, non en {from}.',
  'diagnostic.except-stranger': 'Pas parmi elles\u00a0: {unit}, inutile à excepter.',
  'diagnostic.except-all': 'Il n’en reste aucune.',
  'diagnostic.holders-go-too':
    'Emmène aussi {units} : personne ne reste pour tenir {place}. Pour y laisser quelqu’un, ajoutez {except} et son nom.',
  'diagnostic.place-not-unit': '« {written} » est un lieu, pas une unité.',
  'diagnostic.unknown-unit': 'Aucune unité ne s’appelle « {written} ».',
  'diagnostic.also-called': '« {written} » désigne {name} ; pour un autre de ce nom, écrivez {candidates}.',
  'diagnostic.condition-else': 'En l’état sa condition n’est pas remplie ici : c’est le SINON qui joue.',
  'diagnostic.condition-holds': 'En l’état sa condition est remplie.',
  'diagnostic.condition-not-held':
    'En l’état sa condition n’est pas remplie ici{found? ({found})|}, et rien n’est fait.',
  'diagnostic.condition-too-deep': 'Cette condition est trop imbriquée pour être lue ; écrivez-la plus simplement.',
  'diagnostic.parenthesis-open': 'Une parenthèse est ouverte et non fermée.',
  'diagnostic.unknown-term': '« {written} » n’est pas une condition. Possibles : {expected}.',
  'diagnostic.expected-operator': 'On attend ici une comparaison : {expected}.',
  'diagnostic.expected-ratio': 'On attend un rapport, comme {expected}.',
  'diagnostic.press-not-closed': 'Il manque FINPRESSE : tout jusqu’à la fin du message a été pris pour le message.',
  'diagnostic.other-game':
    'Ces ordres sont pour {given} ; ici, c’est {expected}. Envoyez-les à cette partie-là ; s’ils sont pour celle-ci, renvoyez tout sous la ligne {form}.',
  'diagnostic.other-seat':
    'Ces ordres sont pour le camp « {given} » ; le vôtre est « {expected} ». S’ils sont pour le vôtre, renvoyez tout sous la ligne {form}.',
  'diagnostic.wrong-turn':
    'Ces lignes sont pour le tour {given}, et le tour {open} est ouvert{checked? : elles y sont vérifiées.|. Rien n’est retenu.}',
  'diagnostic.other-call':
    'Ce sont {call} ; on attend {open}{checked?, avec quoi vos lignes sont vérifiées.|. Rien n’est retenu.}',
  'diagnostic.closed-choice':
    'Vous avez répondu à la lettre d’un choix qui est clos{answer? ; la réponse était {answer}|}. Rien n’y change.',
  'diagnostic.old-choice':
    'Vous avez répondu à une lettre dont la question est close, et un autre choix est ouvert. Rien n’est retenu : répondez à la dernière lettre.',
  'diagnostic.old-call':
    'Vous avez répondu à la lettre pour {call}, qui sont clos ; on attend {open}{checked?, avec quoi vos lignes sont vérifiées.|. Rien n’est retenu.}',
  'diagnostic.old-report':
    'Vous avez répondu à une lettre du tour {given}, qui est joué ; le tour {open} est ouvert{checked? : vos lignes y sont vérifiées.|. Rien n’est retenu.}',
  'diagnostic.order-of-other-call':
    '{verb} appartient {call:à} ; {open?on attend {open}|rien n’est attendu de vous à présent : votre prochaine lettre dira quoi}.',
  'diagnostic.cancel-by-line':
    'Le numéro d’une ligne ne vaut que dans un message : écrivez ANNULER et l’ordre même{one?, comme ci-dessous|}. Rien n’a été annulé.',
  'diagnostic.cancel-several':
    'Cela désigne {n} ordres, et aucun n’a été annulé. Chacun est ci-dessous avec son ANNULER : renvoyez ceux que vous voulez dire.',
  'diagnostic.renewed-already': 'Votre ligne {line} a déjà remplacé {id} ; ce nouvel ordre reste en vigueur.',
  'diagnostic.none-in-force': 'Aucun ordre {standing?permanent|de vous} n’était en vigueur : rien à annuler.',
  'diagnostic.nothing-to-cancel':
    '{standing?Aucun ordre permanent|Aucun ordre de votre cahier} n’est désigné ; rien n’est annulé.',
  'diagnostic.cancelled-in-part':
    'Retiré : {units}. Reste en vigueur : {rest}. Pour annuler aussi cela, écrivez ANNULER et cette ligne. Un PRÊT à côté ne compte pas encore.',
  'diagnostic.suggestion-leaves-out': 'La ligne proposée est sans {units} :',
  'diagnostic.suggestion-joins':
    '{canonical?Avec votre ligne {line}, c’est un seul ordre : {canonical}|Il prendrait la place de votre ligne {line}}.',
  'diagnostic.suggestion-binds': '{canonical} :',
  'diagnostic.suggestion-would-not-do': 'En l’état, {canonical} ne conviendrait pas non plus :',
  'diagnostic.turns-on': 'Reste à jouer : {on}{aims? ; la cible peut ne plus y être|}.',
  'diagnostic.answer-not-possible': 'Ce qu’il demande n’était pas possible à ce moment.',
  'diagnostic.left-unmended':
    '{canonical?À côté de ce qui corrige plus bas les autres, {canonical} ne conviendrait pas :|Ce qui corrige plus bas les autres laisse cette ligne de côté.}',
};
