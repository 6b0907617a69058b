/** A game's list of its rules with their tests (docs/<game>-rules.md), held to the tests as they are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

export interface RulesList {
  /** `docs/savannah-rules.md` */
  list: string;
  /** Every number the list must speak of. */
  numbers: readonly string[];
  /** Folders that hold its tests. */
  folders: readonly string[];
  /** One number at the head of a title, and others of its kind after commas: kind, first, the rest. */
  number: RegExp;
  /** What the list says of a rule that has no test yet. */
  notYet: string;
}

/** `S 1.` and 3: `S 1.1`, `S 1.2`, `S 1.3`. */
export const upTo = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => `${letter}${n + 1}`);

interface Row {
  readonly number: string;
  readonly rule: string;
  readonly file: string;
  readonly title: string;
}

/** Tests that the list is complete, and that each test it names is there. */
export function holdRulesList({ list: path, numbers: NUMBERS, folders, number: NUMBER, notYet }: RulesList): void {
  const list = readFileSync(path, 'utf8');
  const rows: readonly Row[] = list
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| number |'))
    .map((line) => {
      const [, number = '', rule = '', file = '', title = ''] = line.split('|').map((cell) => cell.trim());
      return { number, rule, file, title };
    });
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

  describe(path, () => {
    test('speaks of every number', () => {
      const listed = new Set(rows.map(({ number }) => number));
      expect(NUMBERS.filter((number) => !listed.has(number))).toEqual([]);
    });

    test('knows no other number, and says of each in a line what it asks', () => {
      expect(rows.filter(({ number, rule }) => !NUMBERS.includes(number) || rule === '')).toEqual([]);
    });

    test('names for each rule a test that is there', () => {
      const missing = rows.filter(({ file, title }) => {
        if (title === notYet) return file !== '';
        return title === '' ? !existsSync(file) : !titles.get(file)?.includes(title);
      });
      expect(missing).toEqual([]);
    });

    test('says of no rule that it is not there yet when a test nobody names bears its number', async () => {
      const named = new Set(rows.map(({ file, title }) => `${file} ${title}`));
      const unnamed = [...titles].flatMap(([file, all]) =>
        all.flatMap((title) =>
          named.has(`${file} ${title}`) ? [] : numbersOf(title).map((number) => ({ number, file, title })),
        ),
      );
      const open = new RegExp(`^\\| (.+?) \\| (.*) \\| +\\| ${notYet} \\|$`, 'gm');
      const filled = list.replace(open, (line, number: string, rule: string) => {
        const found = unnamed.find((each) => each.number === number);
        return found ? `| ${number} | ${rule} | ${found.file} | ${found.title} |` : line;
      });
      await expect(filled, 'run this file with -u to name it').toMatchFileSnapshot(join(process.cwd(), path));
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

/** Titles of the tests in a file: the text that opens a call of `test`, `it` or what `each` returns. */
function titlesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const calls = source.matchAll(/(?:\btest|\bit|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/g);
  return [...calls].map((call) => (call[2] ?? '').replaceAll("\\'", "'"));
}
