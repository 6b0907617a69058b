/** A game's list of its rules, docs/<game>-rules.md, row by row: the rule, where it stands in the code, and the test that guards it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Row {
  readonly number: string;
  /** What the rule asks, in a line. */
  readonly rule: string;
  /** `src/series/boar/rules/zoc.ts: reaches`, or `open`, and why: `open: what no figure of the game decides`. */
  readonly code: string;
  readonly file: string;
  readonly title: string;
}

export const pathOfList = (game: string): string => `docs/${game}-rules.md`;

export function readList(root: string, game: string): Row[] {
  return readFileSync(join(root, pathOfList(game)), 'utf8')
    .split('\n')
    .flatMap((line) => rowOf(line) ?? []);
}

/** A row by its number and words: what its proof is kept by. */
export const nameOf = ({ number, rule }: Row): string => `${number}: ${rule}`;

/** Some rules are guarded by a page, and some are not there yet. */
export const hasTest = ({ file }: Row): boolean => file.endsWith('.test.ts');

/** Is there no proof yet that its test can fail? */
export const isOpen = ({ code }: Row): boolean => /^open(:|$)/.test(code);

/** The list says where the rule of this row stands. */
export function writeCode(root: string, game: string, row: Row, code: string): void {
  const path = join(root, pathOfList(game));
  const lines = readFileSync(path, 'utf8').split('\n');
  const told = lines.map((line) => {
    const found = rowOf(line);
    return found && nameOf(found) === nameOf(row) ? lineOf({ ...found, code }) : line;
  });
  writeFileSync(path, told.join('\n'));
}

function rowOf(line: string): Row | null {
  if (!line.startsWith('| ') || line.startsWith('| number |')) return null;
  const [, number = '', rule = '', code = '', file = '', title = ''] = line.split('|').map((cell) => cell.trim());
  return { number, rule, code, file, title };
}

const lineOf = ({ number, rule, code, file, title }: Row): string =>
  `| ${[number, rule, code, file, title].join(' | ')} |`.replaceAll('  ', ' ');
