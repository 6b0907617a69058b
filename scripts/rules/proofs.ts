/** The proof of each rule, docs/<game>-rules.yaml: a change of its code that its test notices. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { spanOf } from './places.ts';

export interface Proof {
  /** What stands in the place of the rule; blanks and line ends do not count. */
  readonly from: string;
  readonly to: string;
  /** Which of several that read alike; the first is left out. */
  readonly nth?: number;
}

/** By the name of the row. */
export type Proofs = Readonly<Record<string, Proof>>;

export const pathOfProofs = (game: string): string => `docs/${game}-rules.yaml`;

export function readProofs(root: string, game: string): Proofs {
  return parse(readFileSync(join(root, pathOfProofs(game)), 'utf8')) ?? {};
}

export function writeProofs(root: string, game: string, proofs: Proofs): void {
  const head =
    `# For each row of ${game}-rules.md: a change of its code that its test notices.\n` +
    '# Tried by `npm run mutate -- --rules`, found by `npm run mutate -- --rules --find`.\n';
  writeFileSync(join(root, pathOfProofs(game)), head + stringify(proofs, { lineWidth: 0 }));
}

/** `src/a.ts: reaches` in its two halves. */
export function partsOf(code: string): { file: string; place: string } {
  const [file = '', place = ''] = code.split(': ');
  return { file, place };
}

/** The text of the file with the change made in that place; null if it does not stand there (any more). */
export function changed(file: string, text: string, place: string, { from, to, nth = 1 }: Proof): string | null {
  const span = spanOf(file, text, place);
  const found = span && occurrences(text.slice(span.start, span.end), from)[nth - 1];
  if (!found) return null;
  return text.slice(0, span.start + found.start) + to + text.slice(span.start + found.end);
}

/** Where `sought` stands in a text, whatever blanks and line ends either has. */
export function occurrences(text: string, sought: string): { start: number; end: number }[] {
  const at = [...text].flatMap((letter, index) => (/\s/.test(letter) ? [] : [index]));
  const bare = text.replaceAll(/\s/g, '');
  const wanted = sought.replaceAll(/\s/g, '');
  const found: { start: number; end: number }[] = [];
  for (let start = bare.indexOf(wanted); wanted && start >= 0; start = bare.indexOf(wanted, start + 1)) {
    found.push({ start: at[start] ?? 0, end: (at[start + wanted.length - 1] ?? 0) + 1 });
  }
  return found;
}
