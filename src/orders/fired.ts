/** A shot in plain words, of which lists have neither the verb nor the rest: `tirez le canon sur les 5 PF de d'Estaing`. */
import type { KnownVerb } from './lexicon.ts';
import { cut, type Token } from './lines.ts';
import type { Looking } from './listed.ts';
import { orderedBy } from './march-meant.ts';
import { namedAt, placeLength } from './named-here.ts';
import { readName } from './names.ts';
import { complain, noStops, type Scan } from './scan.ts';
import { verbSaidAt } from './verb-said.ts';
import { ARTICLES, WE, wordsOf } from './words.ts';

/** What people say for `fire`. */
export const BOMBARDS = wordsOf(
  'bombard bombards shell cannonade bombarder bombardez bombarde canonner canonnez bombardear bombardea bombardead canonear',
);
/** What they are called together. */
export const GUNS = wordsOf(
  'gun guns battery batteries cannon cannons artillery canon canons batterie artillerie canon canones baterias artilleria',
);
/** What leads to a target. */
export const AIMS = wordsOf('on upon at against sur contre contra sobre a');

/** Shorter words are the beginnings of too many names. */
const SHORTEST = 3;

/** What is wrong with such a line: the shot that it means, by the hex of whom it names, or the verb of one. */
export function fired(tokens: readonly Token[], looking: Looking): Scan | null {
  const said = tokens.findIndex(({ key }) => !WE.has(key) && !GUNS.has(key) && !ARTICLES.has(key));
  const fire = said < 0 ? null : fireAt(tokens, said, looking);
  const head = tokens[said];
  if (!fire || !head) return null;
  const led = tokens.findIndex(({ key }, at) => at > said && AIMS.has(key));
  // `bombardez les troupes de d'Estaing`
  const on = led < 0 && BOMBARDS.has(head.key) ? said : led;
  const hex = on < 0 ? null : targetIn(tokens.slice(on + 1), looking);
  if (hex === null && !tokens.some(({ key }) => GUNS.has(key))) return null;
  const between = hex === null ? [] : tokens.slice(said + 1, on);
  const who = gunIn(between, looking);
  // Who else may be meant by a word before the place is asked of it.
  if (!between.every((word) => who.includes(word) || GUNS.has(word.key) || ARTICLES.has(word.key))) return null;
  const told = looking.scanOf(tokens);
  const order = hex === null ? null : orderedBy(fire, [...who, ...cut(`at ${hex}`, head.line).tokens], looking);
  complain(told, 'no-order-read', 0, tokens.length, { didYouMean: order ?? told.speech.verb(fire) });
  return told;
}

function fireAt(tokens: readonly Token[], at: number, { lexicon }: Looking): KnownVerb | null {
  const shoots = ({ slots }: KnownVerb): boolean => slots.some((slot) => slot.shoots);
  const known = BOMBARDS.has(tokens[at]?.key ?? '')
    ? [...lexicon.byId.values()].find(shoots)
    : verbSaidAt(tokens, at, lexicon)?.known;
  return known && shoots(known) ? known : null;
}

/** Where those stand whom such words name first, or the place they name. */
function targetIn(words: readonly Token[], looking: Looking): string | null {
  const scan = { ...looking.scanOf(words), stops: noStops };
  for (const [at, { key }] of words.entries()) {
    if (placeLength(scan, at) > 0)
      return words
        .slice(at, at + placeLength(scan, at))
        .map(({ text }) => text)
        .join(' ');
    if (key.length <= SHORTEST && !scan.names.byKey.has(key)) continue;
    const found = readName(scan, at, { type: 'unit', whose: 'enemy' });
    if (found.kind === 'one' && found.named.place !== undefined) return found.named.place;
  }
  return null;
}

/** The first of one's own whom such words name. */
function gunIn(words: readonly Token[], looking: Looking): readonly Token[] {
  const scan = { ...looking.scanOf(words), stops: noStops };
  const at = words.findIndex((_, n) => namedAt(scan, n) > 0);
  return at < 0 ? [] : words.slice(at, at + namedAt(scan, at));
}
