/**
 * Breaks the rules on purpose. Alone: one number, condition or step of the rules or their data at a time, and which of
 * these changes no test notices. With `--rules`: for each row of a game's list of rules, whether its own test notices its own change.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RULESETS } from '../src/games/index.ts';
import { proveRules } from './mutate/prove.ts';
import { findProofs } from './mutate/search.ts';
import { listSurvivors } from './mutate/survivors.ts';
import { Tree } from './mutate/tree.ts';

const HELP = `Usage: npm run mutate -- [options]
  --file PATH      a file or folder of the rules or their data (may be repeated; default: all)
  --sample N       at most N mutants of each file, or N rules, drawn by the seed (default: all of them)
  --seed S         which sample (default 1)
  --tests PATTERN  tests that must kill (may be repeated; default: those of the rules)
  --seconds N      most time for one mutant (default 60); one that takes longer counts as killed
  --json FILE      writes every mutant and what became of it

       npm run mutate -- --rules [options]
  --game GAME      savannah, pensacola or jenkins-ear (default: each)
  --row NUMBER     rules of this number only: 'S 4.9' (may be repeated)
  --sample N, --seed S, --seconds N   as above; a proof that takes longer proves nothing
  --find           looks for the proofs of open rows and writes them to docs/<game>-rules.yaml and the list
  --tries N        most mutants for one row of them (default 30)`;

const { values: wished } = parseArgs({
  options: {
    file: { type: 'string', multiple: true },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '60' },
    json: { type: 'string' },
    rules: { type: 'boolean' },
    game: { type: 'string' },
    row: { type: 'string', multiple: true },
    find: { type: 'boolean' },
    tries: { type: 'string', default: '30' },
    help: { type: 'boolean', short: 'h' },
  },
});

if (wished.help) {
  console.log(HELP);
} else {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const tree = new Tree(root);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      tree.end();
      process.exit(1);
    });
  }
  const options = {
    root,
    tree,
    sample: Number(wished.sample ?? Infinity),
    seed: Number(wished.seed),
    seconds: Number(wished.seconds),
  };
  const games = wished.game ? [wished.game] : RULESETS.map(({ id }) => id);
  const { row: numbers = [], tries } = wished;
  try {
    if (!wished.rules) await listSurvivors({ ...options, wanted: wished.file, tests: wished.tests, json: wished.json });
    else if (wished.find) await findProofs({ ...options, games, numbers, tries: Number(tries) });
    else if (!(await proveRules({ ...options, games, numbers }))) process.exitCode = 1;
  } finally {
    tree.end();
  }
}
