/** An order said as a wish: `quiero comprar 2 soldados y 3 fragatas en Port Royal`, `nous achetons une frégate à Port Royal`. */
import { cut, type Token } from './lines.ts';
import type { Looking } from './listed.ts';
import { marchInstead } from './march-meant.ts';
import { secondReading } from './second-reading.ts';
import { verbSaidAt } from './verb-said.ts';
import { wordsOf } from './words.ts';

/** Who speaks, and what he would like. */
export const WISHES = wordsOf(
  'i id ill we wed well you want wish would like love to lets let us me can could may should shall will must please now and also then ' +
    'je jaimerais nous on veux voulons veut voudrais voudrions aimerais aimerions souhaite souhaitons vais allons peux pouvons puis il faut ' +
    'et aussi puis svp ' +
    'quiero queremos quisiera quisieramos deseo deseamos me nos gustaria voy vamos a puedo podemos hay que debemos y tambien por favor',
);

/** The orders that the words behind a wish are, or behind a verb bent as one who speaks of himself bends it; null where they are none. */
export function wished(tokens: readonly Token[], looking: Looking): string | null {
  const from = tokens.findIndex(({ key }) => !WISHES.has(key));
  const verb = from < 0 ? null : verbSaidAt(tokens, from, looking.lexicon);
  const [name = ''] = verb?.known.verb.words.en ?? [];
  // What answers but what comes of fights is a march that names nobody.
  if (!verb || name === '' || marchInstead(verb.known, looking) !== verb.known) return null;
  const words = [...cut(name, tokens[from]?.line ?? 1).tokens, ...tokens.slice(from + verb.count)];
  const read = secondReading(words, 0, looking);
  if (!read || !('parts' in read)) return null;
  const isBare = read.parts.some((part) => Object.values(part.read.spans).length === 0);
  return isBare ? null : read.parts.map((part) => looking.spoken(part.read.order)).join('; ');
}
