/** What the process that runs tests is asked, and what it answers. */
export interface Wish {
  /** Files changed since the last run. */
  readonly changed: readonly string[];
  /** Test files by a part of their path… */
  readonly files?: readonly string[];
  /** …or tests by their titles. */
  readonly tests?: readonly Titled[];
  /** File to write to what of the program was run. */
  readonly coverage?: string;
}

export interface Titled {
  readonly file: string;
  readonly titles: readonly string[];
}

export interface Answer {
  /** Tests that were run: `file: title`. */
  readonly ran: string[];
  /** Tests that failed, and what broke off elsewhere. */
  readonly failed: Failure[];
}

export interface Failure {
  /** `file: title`, where it is a test. */
  readonly test: string;
  readonly why: string;
  /** Did the test say so, or did the program break off? */
  readonly asserted: boolean;
}

/** The variable that names the file of coverage to the tests' own thread. */
export const COVERAGE = 'FIELDPOST_MUTATE_COVERAGE';

/** A title as the tests' names match it: what `each` puts into it may be anything. */
export function patternOf(titles: readonly string[]): RegExp {
  const one = titles.map((title) =>
    title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/%[sdifjo#]|\\\$\w+(?:\\\.\w+)*/g, '.*'),
  );
  return new RegExp(`(^| )(${one.join('|')})$`);
}
