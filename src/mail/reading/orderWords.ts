/** Tells a line that may be an order, generously: by its first word, in any of the languages orders have. */

const words =
  'move march stratmove attack assault divert defend hold fire mortar dig orient siege play momentum enter wait rally retreat losses standing if else amend cancel status check ready unready surrender resign offer vacation timezone language help history resend press turn begin lead tactic ' +
  'marcher avancer bouger attaquer assaut diversion défendre defendre tenir tirer mortier creuser orienter siège siege jouer élan elan entrer attendre rallier retraite pertes permanent si sinon amender annuler état etat vérifier verifier prêt pret reddition aide ' +
  'mover marchar atacar asalto diversión defender mantener disparar fuego mortero cavar orientar asedio jugar impulso entrar esperar reagrupar retirada pérdidas perdidas permanente sino enmendar estado comprobar listo rendición ayuda';
const known = new Set(words.split(' '));
// A condition is an order only with an order inside; prose begins with these words as well.
const conditional = new Set(['if', 'else', 'si', 'sinon', 'sino']);
const firstWord = /^[\s\d.)*•·#–—-]*(\p{L}+)/u;

export function couldBeOrder(line: string): boolean {
  const first = firstWord.exec(line)?.[1]?.toLowerCase();
  if (first === undefined || !known.has(first)) return false;
  if (!conditional.has(first)) return true;
  return (line.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => known.has(word) && !conditional.has(word));
}
