/** Talk around the lines of a mail that is meant for nobody to act on. */
const SALUTATION =
  /^(?:\W*)(?:best|kind|warm|many|dear|hello|hi|regards|yours|sincerely|à bientôt|a bientôt|un saludo|abrazos|here are|voici mes|salut|bonsoir|thanks|thank you|cheers|cordialement|bien (?:à|cordialement)|bonjour|hola|buen[oa]s|cher|chère|merci|salutations|amicalement|saludos)\b[^.?!]{0,30}[.,!]*$/iu;

/** `My orders for turn 4. Sorry for the delay!` */
const HEADING =
  /^\W*(?:(?:here are|these are|voici|voil[aà]|aqu[ií] (?:est[aá]n|van))\s+)?(?:(?:my|our|the|mes|nos|les|mis|nuestras|las)\s+)?(?:orders|ordres|[oó]rdenes)\s+(?:for|of|pour|du|de|del|para)\s+(?:(?:the|le|el)\s+)?(?:turn|tour|turno)\s+\d{1,2}(?!\d)[^:;]*$/iu;

/** `Dear umpire, what a die!`: behind the one who is greeted stands what he is told. */
const GOES_ON = /^\W*(?:dear|hello|hi|bonsoir|bonjour|salut|cher|chère|hola)\s+[^\s,][^,]*,\s*\S+\s+\S+\s+\S/iu;

/** What leads up to the lines (`Here are mine:`), or the formula that opens or closes a letter. */
export const isSalutation = (source: string): boolean =>
  /:\s*$/u.test(source) || HEADING.test(source) || (SALUTATION.test(source.trim()) && !GOES_ON.test(source));

/** That, or one or two words. */
export const isGreeting = (source: string): boolean => source.trim().split(/\s+/u).length <= 2 || isSalutation(source);
