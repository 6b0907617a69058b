/** Changes that could prove a rule: mutants of code that its test runs, and of data, the likeliest first. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsIn } from '../rules/citations.ts';
import type { Row } from '../rules/list.ts';
import { type Place, placesOf } from '../rules/places.ts';
import { changed, occurrences, type Proof } from '../rules/proofs.ts';
import type { Covered } from './covered.ts';
import { coarseMutantsOf, contextsOf, type Mutant, mutantsOf } from './mutants.ts';

export interface Candidate {
  readonly code: string;
  readonly file: string;
  readonly text: string;
  readonly proof: Proof;
}

interface Source {
  readonly file: string;
  readonly text: string;
  readonly places: readonly Place[];
}

/** A mutant with what there is to judge it by. */
interface Suspect {
  readonly source: Source;
  readonly mutant: Mutant;
  /** Places around it, innermost first. */
  readonly around: readonly Place[];
  /** Numbers cited in its innermost place, in the one around that, and at the head of its file. */
  readonly cited: readonly ReadonlySet<string>[];
  /** Words of its line and of the name and comment of its place. */
  readonly words: ReadonlySet<string>;
  /** How many of the rules' tests run it: 0 to 1. */
  readonly share: number;
  /** How much it breaks that is no rule. */
  readonly blunt: number;
}

/** Where no rule stands: words, pictures, what is told, asked and planned. */
const BESIDE = /\/(messages|story|chart|doctrine|view|disguise|reference|suppose|forecast|terms|names)/;
/** What tells of a rule, and is none. */
const TELLS = /^(return )?(tell|note|warning|play\.emit|emit)\(/;
/** Most mutants of one place. */
const OF_A_PLACE = 6;
/** How common what is read, and not run, is taken to be. */
const READ = 0.1;

/** Every mutant of the code and data that the rules of a game may stand in. */
export function suspectsOf(root: string, game: string, covered: Covered): Suspect[] {
  const folders = game === 'savannah' ? ['src/series/boar', 'src/games/savannah'] : [`src/games/${game}`];
  const code = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }));
  const data = globSync(`scenarios/${game}/*.yaml`, { cwd: root });
  return [...code.filter((file) => !BESIDE.test(file)).sort(), ...data.sort()].flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return suspectsIn({ file, text, places: placesOf(file, text) }, covered);
  });
}

function suspectsIn(source: Source, covered: Covered): Suspect[] {
  const { file, text, places } = source;
  const head = numbersIn(text.slice(0, places[0]?.start ?? 0));
  const cited = new Map(places.map((place) => [place, numbersIn(text.slice(place.told, place.end))]));
  const none: ReadonlySet<string> = new Set();
  return [...mutantsOf(file, text), ...coarseMutantsOf(file, text)]
    .filter(({ from }) => !TELLS.test(from))
    .map((mutant) => {
      const around = places.filter(({ start, end }) => start <= mutant.start && mutant.end <= end).toReversed();
      const [inner, outer] = around;
      const told = inner ? text.slice(inner.told, inner.start) : '';
      return {
        source,
        mutant,
        around,
        cited: [inner, outer].map((place) => (place && cited.get(place)) ?? none).concat(head),
        words: wordsIn(`${around.map(({ name }) => name).join(' ')} ${told} ${lineAt(text, mutant.start)}`),
        share: mutant.inFunction ? covered.share(file, mutant.start) : READ,
        blunt: bluntnessOf(mutant, lineAt(text, mutant.start)),
      };
    });
}

/** A figure says most of a rule; a guard against an empty list says nothing of it. */
function bluntnessOf({ coarse, from }: Mutant, line: string): number {
  return (coarse ? 0.5 : 0) - (/^\d/.test(from) ? 0.5 : 0) + (/\.(length|size) (===|>) 0/.test(line) ? 1.5 : 0);
}

/**
 * The likeliest changes first: those whose place cites the rule, whose words are those of the rule and its test, and that
 * few other tests run.
 */
export function candidatesFor(suspects: readonly Suspect[], row: Row, covered: Covered, most: number): Candidate[] {
  const runs = covered.by(row);
  const title = numbersIn(row.title);
  const asked = wordsIn(`${row.rule} ${row.title}`);
  const run = suspects.filter(({ source, mutant }) => runs(source.file, mutant.start, mutant.inFunction));
  const frequency = new Map<string, number>();
  for (const { words } of run) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weigh = ({ cited: [inner, outer, head], words, share, blunt }: Suspect): number => {
    const cites = (numbers: ReadonlySet<string> | undefined): number =>
      numbers?.has(row.number) ? 1 : [...title].some((number) => numbers?.has(number)) ? 0.7 : 0;
    const cited = Math.max(3 * cites(inner), 2 * cites(outer), 1.5 * cites(head));
    const alike = [...asked].filter((word) => words.has(word));
    const meant = alike.reduce((sum, word) => sum + Math.log(run.length / (frequency.get(word) ?? 1)), 0) / 4;
    return cited + Math.min(4, meant) - 3 * share - blunt;
  };
  const weighed = run.map((suspect) => ({ suspect, weight: weigh(suspect) })).sort((a, b) => b.weight - a.weight);
  const tried = new Map<string, number>();
  const chosen: Candidate[] = [];
  for (const { suspect } of weighed) {
    const candidate = candidateOf(suspect);
    const before = tried.get(candidate?.code ?? '') ?? 0;
    if (!candidate || before === OF_A_PLACE) continue;
    tried.set(candidate.code, before + 1);
    chosen.push(candidate);
    if (chosen.length === most) break;
  }
  return chosen;
}

function candidateOf({ source: { file, text }, mutant, around }: Suspect): Candidate | null {
  const mutated = text.slice(0, mutant.start) + mutant.to + text.slice(mutant.end);
  for (const place of around) {
    const proof = proofOf(file, text, place, mutant);
    const code = `${file}: ${place.name}`;
    if (bare(changed(file, text, place.name, proof)) === bare(mutated)) return { code, file, text: mutated, proof };
  }
  return null;
}

/** A mutant in as many words around it as make it the only one of its place. */
function proofOf(file: string, text: string, place: Place, { start, end, to }: Mutant): Proof {
  const inPlace = text.slice(place.start, place.end);
  const whole = [...contextsOf(file, text, start, end), place].filter(
    (span) => place.start <= span.start && span.end <= place.end && isShort(text.slice(span.start, span.end)),
  );
  const proofs = whole.map((span) => {
    const from = inOneLine(text.slice(span.start, span.end));
    const alike = occurrences(inPlace, from);
    const nth = alike.findIndex((each) => place.start + each.start === span.start) + 1;
    const proof = { from, to: inOneLine(text.slice(span.start, start) + to + text.slice(end, span.end)) };
    return { only: alike.length === 1, proof: nth > 1 ? { ...proof, nth } : proof };
  });
  const best = proofs.find(({ only }) => only) ?? proofs[0];
  return best?.proof ?? { from: inOneLine(text.slice(start, end)), to };
}

/** Can it be told in a line? A comment to the end of a line cannot. */
const isShort = (text: string): boolean => inOneLine(text).length <= 100 && !text.includes('//');

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const bare = (text: string | null): string | undefined => text?.replaceAll(/\s/g, '');

const numbersIn = (text: string): ReadonlySet<string> => new Set(citationsIn(text).map(({ number }) => number));

const lineAt = (text: string, at: number): string => text.slice(text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at));

/** Words as stems: `armyMorale` is `army` and `moral`; short words say nothing. */
function wordsIn(text: string): ReadonlySet<string> {
  const words =
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? [];
  return new Set(words.map((word) => word.replace(/(?:e|es|ed|s|ing|er)$/, '')));
}
