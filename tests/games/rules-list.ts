/** A game's list of its rules with their code and tests (docs/<game>-rules.md), held to both as they are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasTest, isOpen, nameOf, pathOfList, type Row, readList } from '../../scripts/rules/list.ts';
import { changed, type Proof, partsOf, readProofs } from '../../scripts/rules/proofs.ts';

export interface RulesList {
  /** `savannah`: docs/savannah-rules.md */
  game: string;
  /** Every number the list must speak of. */
  numbers: readonly string[];
  /** Folders that hold its tests. */
  folders: readonly string[];
  /** One number at the head of a title, and others of its kind after commas: kind, first, the rest. */
  number: RegExp;
}

/** `S 1.` and 3: `S 1.1`, `S 1.2`, `S 1.3`. */
export const upTo = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => `${letter}${n + 1}`);

/** Tests that the list is complete, and that each test and each piece of code it names is there. */
export function holdRulesList({ game, numbers: NUMBERS, folders, number: NUMBER }: RulesList): void {
  const rows = readList('.', game);
  const proofs = readProofs('.', game);
  const titles = new Map(
    folders.flatMap((folder) => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.test.ts'),
      );
      return files.map((name) => [join(folder, name), titlesIn(join(folder, name))] as const);
    }),
  );

  /** `R1, R2 …` names R1 and R2; `S 4.2, 4.7 …` S 4.2 and S 4.7; `S 2.2 O28 …` both. */
  const numbersOf = (title: string): string[] => {
    const numbers: string[] = [];
    let rest = title;
    for (let found = NUMBER.exec(rest); found; found = NUMBER.exec(rest)) {
      const [all, kind = '', first = '', more = ''] = found;
      for (const name of [first, ...more.split(', ').slice(1)]) numbers.push(`${kind}${name}`);
      rest = rest.slice(all.length);
    }
    return numbers;
  };

  describe(pathOfList(game), () => {
    test('speaks of every number', () => {
      const listed = new Set(rows.map(({ number }) => number));
      expect(NUMBERS.filter((number) => !listed.has(number))).toEqual([]);
    });

    test('knows no other number, and says of each in a line what it asks', () => {
      expect(rows.filter(({ number, rule }) => !NUMBERS.includes(number) || rule === '')).toEqual([]);
    });

    test('names for each rule a test that is there', () => {
      const missing = rows.filter(({ file, title }) =>
        title === '' ? !existsSync(file) : !titles.get(file)?.includes(title),
      );
      expect(missing).toEqual([]);
    });

    test('tells its rules apart by number and words', () => {
      const names = rows.map(nameOf);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    });

    test('names for each rule the code that a proof can change, or says that it is open', () => {
      const unproven = rows.filter((row) => hasTest(row) && !isOpen(row) && !isProvenBy(row, proofs[nameOf(row)]));
      expect(unproven).toEqual([]);
    });

    test('keeps no proof of a rule that it does not name, or that is open', () => {
      const proven = new Set(rows.filter((row) => !isOpen(row)).map(nameOf));
      expect(Object.keys(proofs).filter((name) => !proven.has(name))).toEqual([]);
    });

    test('no test bears a number that no rule has', () => {
      const unknown = [...titles].flatMap(([file, all]) =>
        all.flatMap((title) =>
          numbersOf(title).flatMap((number) => (NUMBERS.includes(number) ? [] : [`${file}: ${number}`])),
        ),
      );
      expect(unknown).toEqual([]);
    });
  });
}

/** Does what the proof changes stand where the list says? Whether the test notices, `npm run mutate -- --rules` tries. */
function isProvenBy({ code }: Row, proof: Proof | undefined): boolean {
  const { file, place } = partsOf(code);
  return proof !== undefined && existsSync(file) && changed(file, readFileSync(file, 'utf8'), place, proof) !== null;
}

/** Titles of the tests in a file: the text that opens a call of `test`, `it` or what `each` returns. */
function titlesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const calls = source.matchAll(/(?:\btest|\bit|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/g);
  return [...calls].map((call) => (call[2] ?? '').replaceAll("\\'", "'"));
}
