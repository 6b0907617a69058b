/** Tells a line that may be an order, generously: by its first word, in any of the languages orders have. */

const words =
  'move march stratmove attack assault divert defend hold fire mortar dig orient siege play momentum enter wait rally retreat losses standing if else amend cancel status check ready unready surrender resign offer vacation timezone language help history resend press turn begin lead tactic ' +
  'marcher avancer bouger attaquer assaut diversion défendre defendre tenir tirer mortier creuser orienter siège siege jouer élan elan entrer attendre rallier retraite pertes permanent si sinon amender annuler état etat vérifier verifier prêt pret reddition aide ' +
  'mover marchar atacar asalto diversión defender mantener disparar fuego mortero cavar orientar asedio jugar impulso entrar esperar reagrupar retirada pérdidas perdidas permanente sino enmendar estado comprobar listo rendición ayuda';
const known = new Set(words.split(' '));
const firstWord = /^[\s\d.)*•·#–—-]*(\p{L}+)/u;

export function couldBeOrder(line: string): boolean {
  const found = firstWord.exec(line);
  return found !== null && known.has((found[1] as string).toLowerCase());
}
