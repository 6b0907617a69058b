/**
 * Looks for the proofs of open rows: changes of code and data, the likeliest first, until the rule's own test notices one
 * that few others notice. All open rows of a test file are tried together: loading the program takes longest.
 */
import { join } from 'node:path';
import { hasTest, isOpen, nameOf, type Row, readList, writeCode } from '../rules/list.ts';
import { readProofs, writeProofs } from '../rules/proofs.ts';
import { type Candidate, candidatesFor, suspectsOf } from './candidates.ts';
import { Covered } from './covered.ts';
import { casesOf, notices, type Options, runClean } from './prove.ts';
import type { Tree } from './tree.ts';

/** A change that so few rules of a file notice is the rule's own. */
const FEW = 3;
/** Changes tried for a better proof than one that many notice. */
const MORE = 4;

interface Search {
  readonly row: Row;
  readonly left: Candidate[];
  found: { candidate: Candidate; noticed: number } | null;
}

export async function findProofs(options: Options & { tries: number }): Promise<void> {
  const { root, tree, tries } = options;
  for (const game of options.games) {
    const coverage = join(tree.folder, `${game}.coverage`);
    await runClean(tree, readList(root, game).filter(hasTest), coverage);
    const covered = new Covered(coverage);
    const suspects = suspectsOf(root, game, covered);
    const open = casesOf({ ...options, games: [game] }).filter(({ row }) => isOpen(row));
    for (const of of Map.groupBy(open, ({ row }) => row.file).values()) {
      const searches: Search[] = of.map(({ row }) => ({
        row,
        left: candidatesFor(suspects, row, covered, tries),
        found: null,
      }));
      await searchFile(tree, searches, options.seconds);
      for (const search of searches) settle(root, game, search);
    }
    const left = readList(root, game).filter(isOpen);
    console.log(`${game}: ${left.length} rows open`);
  }
}

/** Tries each row's next change on all rows it is likely for, until each has its proof or no change left. */
async function searchFile(tree: Tree, searches: readonly Search[], seconds: number): Promise<void> {
  for (;;) {
    const next = searches.find(({ left, found }) => left.length > 0 && (!found || found.noticed > FEW));
    const candidate = next?.left[0];
    if (!candidate) return;
    const tests = [{ file: next.row.file, titles: searches.map(({ row }) => row.title) }];
    const answer = await tree.tryOut(candidate.file, candidate.text, { tests }, seconds);
    const noticed = searches.filter(({ row }) => notices(answer, row)).length;
    for (const search of searches) {
      const at = search.left.findIndex(({ file, text }) => file === candidate.file && text === candidate.text);
      if (at < 0) continue;
      search.left.splice(at, 1);
      if (!notices(answer, search.row)) continue;
      if (!search.found) search.left.splice(MORE);
      if (!search.found || noticed < search.found.noticed) search.found = { candidate, noticed };
    }
  }
}

function settle(root: string, game: string, { row, found }: Search): void {
  if (found) {
    writeProofs(root, game, { ...readProofs(root, game), [nameOf(row)]: found.candidate.proof });
    writeCode(root, game, row, found.candidate.code);
  }
  const { code, proof } = found?.candidate ?? {};
  console.log(
    `${nameOf(row)}\n  ${found && proof ? `${code}: ${proof.from} -> ${proof.to} (${found.noticed})` : 'open'}`,
  );
}
