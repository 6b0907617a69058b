/** Talk that says that a mail changes the book and leaves the rest of it: `keep the rest as it was`, `Sorry, correction:`. */
import { keyOf } from '../orders/fold.ts';
import type { Act, Reading, ReadLine } from '../orders/types.ts';

const LEAD = '(?:(?:and|but|please|just|so|et|mais|donc|y|pero|svp|you|we|i|can|je|on|nous) )*';
const TAIL = '(?: (?:please|pls|thanks|thank you|merci|svp|s il vous plait|gracias|por favor))?';

/** In each tongue: what keeps, what is kept, and that nothing of it changes. */
const TONGUES = [
  {
    keeps: 'keep|keeps|leave|retain|maintain',
    rest: '(?:all )?(?:of )?(?:the |my )?(?:rest|others?|other orders|other lines|everything else)(?: of (?:it|them|my orders|the orders))?',
    unchanged:
      '(?:(?:stays?|remains?|stands?|is|are) )?(?:(?:exactly )?as (?:it|they) (?:was|were|is|are)|as before|as ordered|unchanged|the same|no changes?|in force)',
  },
  {
    keeps: 'gard\\w+|conserv\\w+|mainten\\w+|mainti\\w+|laiss\\w+',
    rest: '(?:tout )?(?:le |les |mes )?(?:reste|autres ordres|autres lignes|autres)',
    unchanged:
      '(?:(?:est|reste|restent|demeure|demeurent) )?(?:sans (?:aucun )?changements?|inchangee?s?|pareil|comme (?:avant|prevu|c ?etait|il etait|ils etaient)|tels? quels?|a l identique|idem|ne change(?:nt)? pas|en vigueur)',
  },
  {
    keeps: 'mant\\w+|conserv\\w+|dej\\w+|guard\\w+',
    rest: '(?:todo )?(?:el |lo |los |las |mis )?(?:resto|demas|otras ordenes|demas ordenes)',
    unchanged:
      '(?:(?:queda|quedan|sigue|siguen|esta|estan) )?(?:sin cambios?|igual|iguales|como (?:estaba|estaban|esta|estan|antes)|en vigor)',
  },
].map(
  ({ keeps, rest, unchanged }) =>
    new RegExp(`^${LEAD}(?:(?:${keeps}) ${rest}(?: ${unchanged})?|${rest} ${unchanged})${TAIL}$`),
);

/** The head of a mail that corrects one: of more words it is about something else. */
const CORRECTION =
  /^(?:\S+ ){0,2}(?:correction|corrections|rectification|rectificatif|correccion|correcciones|rectificacion)(?: \S+){0,2}$/;
const NOT = /\b(?:no|not|non|pas|ni|without|sans|sin)\b/;

/** The reading with the first such line as its AMEND, where a book is on file and no AMEND, SAME or YES says already what orders stand for. */
export function withSaidAmend(reading: Reading, hasOrders: boolean): Reading {
  const isSaid = [...reading.acts, ...reading.lines.flatMap(({ act }) => act ?? [])].some(({ verb }) => SAYS.has(verb));
  const isMeant = reading.lines.some((line) => !line.act && line.ignored === undefined && !leavesTheRest(line));
  const said = hasOrders && isMeant && !isSaid ? reading.lines.find(leavesTheRest) : undefined;
  if (!said) return reading;
  const { ignored: _, ...rest } = said;
  const act: Act = { verb: 'amend', line: said.line, args: [], numbers: [] };
  const lines = reading.lines.map((line): ReadLine => (line === said ? { ...rest, act, diagnostics: [] } : line));
  return { ...reading, lines, acts: [...reading.acts, act] };
}

const SAYS: ReadonlySet<string> = new Set(['amend', 'same', 'yes']);

/** What is said of such a line where its words are those of some order. */
const NO_ORDER: ReadonlySet<string> = new Set(['no-order-read', 'all-stay']);

function leavesTheRest({ read, act, ignored, source, diagnostics }: ReadLine): boolean {
  const isNoOrder = diagnostics.every(({ code, didYouMean }) => NO_ORDER.has(code) && didYouMean === undefined);
  const isTalk = ignored === undefined ? !read && !act && isNoOrder : ignored === 'prose';
  if (!isTalk || source.includes('?')) return false;
  const words = keyOf(source)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
  return TONGUES.some((tongue) => tongue.test(words)) || (CORRECTION.test(words) && !NOT.test(words));
}
