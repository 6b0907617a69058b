/** What of the program each test has run, by the coverage of its thread. Node takes types away without moving anything. */
import { readFileSync } from 'node:fs';
import type { Row } from '../rules/list.ts';
import { patternOf } from './wish.ts';

/** From, to, and 1 if it was run. */
type Range = readonly [start: number, end: number, run: 0 | 1];

export interface TestRun {
  /** `file: title`; empty for what ran before any test, or between two. */
  readonly test: string;
  readonly ranges: readonly (readonly [file: string, ranges: readonly Range[]])[];
}

interface Run {
  readonly test: string;
  readonly files: ReadonlyMap<string, readonly Range[]>;
}

export class Covered {
  private readonly runs: readonly Run[];
  private readonly besideTests: readonly Run[];

  constructor(path: string) {
    const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
    const all = lines.map((line): Run => {
      const { test, ranges }: TestRun = JSON.parse(line);
      return { test, files: new Map(ranges) };
    });
    this.runs = all.filter(({ test }) => test !== '');
    this.besideTests = all.filter(({ test }) => test === '');
  }

  /** Whether the test of a row runs a place of a file. Data, and what is done as a file is loaded, always may be. */
  by({ file: test, title }: Row): (file: string, at: number, inFunction: boolean) => boolean {
    const pattern = patternOf([title]);
    const own = this.runs.filter((run) => run.test.startsWith(`${test}: `) && pattern.test(run.test));
    return (file, at, inFunction) => !inFunction || own.some(({ files }) => isRun(files.get(file), at));
  }

  /** The test files that run this place. */
  filesOf(file: string, at: number): ReadonlySet<string> {
    return new Set(
      this.runs.filter(({ files }) => isRun(files.get(file), at)).map(({ test }) => test.split(': ', 1)[0] ?? ''),
    );
  }

  /** Is this place run as files are loaded, or for several tests at once? */
  besideTestsToo(file: string, at: number): boolean {
    return this.besideTests.some(({ files }) => isRun(files.get(file), at));
  }

  /** How many of all tests run this place: 0 to 1. */
  share(file: string, at: number): number {
    return this.runs.filter(({ files }) => isRun(files.get(file), at)).length / Math.max(1, this.runs.length);
  }
}

function isRun(ranges: readonly Range[] = [], at: number): boolean {
  let inner: Range | null = null;
  for (const range of ranges) {
    const [start, end] = range;
    if (start <= at && at < end && (!inner || end - start < inner[1] - inner[0])) inner = range;
  }
  return inner?.[2] === 1;
}
