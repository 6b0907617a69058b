/** Looks for the proofs of open rows: changes of code and data, the likeliest first, until the rule's own test notices one. */
import { join } from 'node:path';
import { hasTest, isOpen, nameOf, type Row, readList, writeCode } from '../rules/list.ts';
import { readProofs, writeProofs } from '../rules/proofs.ts';
import { type Candidate, candidatesFor, suspectsOf } from './candidates.ts';
import { Covered } from './covered.ts';
import { casesOf, notices, type Options, runClean, testOf } from './prove.ts';
import type { Tree } from './tree.ts';

export async function findProofs(options: Options & { tries: number }): Promise<void> {
  const { root, tree, tries, seconds } = options;
  for (const game of options.games) {
    const open = casesOf({ ...options, games: [game] }).filter(({ row }) => isOpen(row));
    const coverage = join(tree.folder, `${game}.coverage`);
    await runClean(tree, readList(root, game).filter(hasTest), coverage);
    const covered = new Covered(coverage);
    const suspects = suspectsOf(root, game, covered);
    for (const { row } of open) {
      const candidates = candidatesFor(suspects, row, covered, tries);
      const found = await firstNoticed(tree, row, candidates, seconds);
      if (found) {
        writeProofs(root, game, { ...readProofs(root, game), [nameOf(row)]: found.proof });
        writeCode(root, game, row, found.code);
      }
      const said = found ? `${found.code}: ${found.proof.from} -> ${found.proof.to}` : 'open';
      console.log(`${nameOf(row)}\n  ${said}`);
    }
    const left = casesOf({ ...options, games: [game] }).filter(({ row }) => isOpen(row));
    console.log(`${game}: ${left.length} rows open`);
  }
}

async function firstNoticed(
  tree: Tree,
  row: Row,
  candidates: Iterable<Candidate>,
  seconds: number,
): Promise<Candidate | null> {
  for (const candidate of candidates) {
    const answer = await tree.tryOut(candidate.file, candidate.text, { tests: [testOf(row)] }, seconds);
    if (notices(answer)) return candidate;
  }
  return null;
}
