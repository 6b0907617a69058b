/** Tries the proofs of the rules: each makes one change to a rule's code, and the rule's own test must fail of it. */
import { hasTest, nameOf, type Row, readList } from '../rules/list.ts';
import { changed, type Proof, partsOf, readProofs } from '../rules/proofs.ts';
import { draw } from './draw.ts';
import type { Tree } from './tree.ts';
import { type Answer, patternOf, type Titled } from './wish.ts';

/** Most time for all tests of the rules without a change, in seconds. */
const CLEAN = 600;

export interface Options {
  readonly root: string;
  readonly tree: Tree;
  readonly seconds: number;
  readonly games: readonly string[];
  /** Rows of these numbers only; all if there are none. */
  readonly numbers: readonly string[];
}

export interface Case {
  readonly game: string;
  readonly row: Row;
  readonly proof: Proof | null;
}

/** The rows that have a test, game by game. */
export function casesOf({ root, games, numbers }: Options): Case[] {
  return games.flatMap((game) => {
    const proofs = readProofs(root, game);
    const rows = readList(root, game).filter(
      (row) => hasTest(row) && (numbers.length === 0 || numbers.includes(row.number)),
    );
    return rows.map((row) => ({ game, row, proof: proofs[nameOf(row)] ?? null }));
  });
}

/** Says which proofs do not hold, and whether all of them do. */
export async function proveRules(options: Options & { sample: number; seed: number }): Promise<boolean> {
  const { tree, sample, seed, seconds } = options;
  const all = casesOf(options);
  const proven = all.flatMap(({ row, proof }) => (proof ? [{ row, proof }] : []));
  const chosen = draw(proven, sample, seed);
  if (chosen.length < proven.length) console.log(`${chosen.length} of ${proven.length} proofs, drawn by seed ${seed}`);
  if (chosen.length > 0)
    await runClean(
      tree,
      chosen.map(({ row }) => row),
    );
  let faults = 0;
  for (const { row, proof } of chosen) {
    const fault = await faultOf(tree, row, proof, seconds);
    if (!fault) continue;
    faults++;
    console.log(`${nameOf(row)}\n  ${row.code}: ${proof.from} -> ${proof.to}\n  ${fault}`);
  }
  console.log(`${all.length} rows: ${proven.length} proven, ${all.length - proven.length} open`);
  console.log(`${chosen.length - faults} of ${chosen.length} changes noticed by their tests`);
  return faults === 0;
}

async function faultOf(tree: Tree, row: Row, proof: Proof, seconds: number): Promise<string | null> {
  const { file, place } = partsOf(row.code);
  const text = changed(file, tree.read(file), place, proof);
  if (text === null) return 'the code does not stand there any more';
  const answer = await tree.tryOut(file, text, { tests: [testOf(row)] }, seconds);
  return notices(answer, row) ? null : `${row.file}: ${row.title}\n  ${answer.failed[0]?.why ?? 'does not notice it'}`;
}

/** A proof is a test that fails: not a program that breaks off, nor a file that is not read. */
export function notices({ failed }: Answer, row: Row): boolean {
  return failed.some(({ test, asserted }) => asserted && isTestOf(row, test));
}

/** All these tests pass while nothing is changed, and none of them is missing. */
export async function runClean(tree: Tree, rows: readonly Row[], coverage = ''): Promise<void> {
  const byFile = Map.groupBy(rows, ({ file }) => file);
  const tests = [...byFile].map(([file, of]) => ({ file, titles: of.map(({ title }) => title) }));
  const {
    failed: [failed],
    ran,
  } = await tree.run({ tests, coverage }, CLEAN);
  if (failed) throw new Error(`a test fails before anything is changed: ${failed.test}: ${failed.why}`);
  const missing = rows.filter((row) => !ran.some((test) => isTestOf(row, test)));
  if (missing.length > 0) throw new Error(`not run: ${missing.map(({ title }) => title).join('; ')}`);
}

export const testOf = ({ file, title }: Row): Titled => ({ file, titles: [title] });

const isTestOf = ({ file, title }: Row, test: string): boolean =>
  test.startsWith(`${file}: `) && patternOf([title]).test(test);
