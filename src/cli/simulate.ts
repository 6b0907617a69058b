/** `fieldpost simulate`: many games by doctrine, and how they ended. */
import { writeFile } from 'node:fs/promises';
import { Command, InvalidArgumentError } from 'commander';
import { openGame } from '../campaign/house/open-game.ts';
import type { Level } from '../engine/contract.ts';
import { levelNamed } from '../engine/levels.ts';
import { duel, duelTable } from '../tools/simulate/duel.ts';
import { simulate } from '../tools/simulate/simulate.ts';
import { plot } from '../tools/simulate/simulate-plot.ts';
import { summarise, table } from '../tools/simulate/simulate-summary.ts';
import { count, gather, LEVEL_HELP } from './options.ts';

interface Options {
  games: number;
  seed: string;
  level: string[];
  duel?: [Level, Level];
  json?: true;
  svg?: string;
  check?: true;
}

export function simulateCommand(): Command {
  return new Command('simulate')
    .description('play many games by doctrine and show the distribution of results and losses')
    .argument('<scenario>', 'savannah/assault, savannah/campaign or jenkins-ear/war')
    .option('--games <n>', 'how many games', count, 200)
    .option('--level <level>', LEVEL_HELP, gather, [])
    .option(
      '--duel <levels>',
      'two levels against each other, veteran:regular, every game again with sides swapped',
      levelsOfDuel,
    )
    .option('--seed <label>', 'label of the practice dice', 'f1e1d')
    .option('--svg <file>', 'write the distribution as a picture')
    .option('--check', 'mix in any orders and answers; stop at a state that is not legal or a replay that differs')
    .option('--json', 'for machines')
    .action(async (scenario: string, options: Options) => {
      const started = process.hrtime.bigint();
      const spent = () => Number((process.hrtime.bigint() - started) / 1_000_000n);
      const { seed, games, check, level: levels } = options;
      if (options.duel) {
        const result = await duel(scenario, seed, games, options.duel, progress(options));
        process.stdout.write(options.json ? `${JSON.stringify(result)}\n` : duelTable(result, spent()));
        return;
      }
      const how = { onPlayed: progress(options), check: check ?? false, levels };
      const simulation = await simulate(scenario, seed, games, how);
      const summary = summarise(simulation);
      if (options.svg) await writeFile(options.svg, plot(summary));
      if (options.json) process.stdout.write(`${JSON.stringify({ ...summary, games: simulation.games })}\n`);
      else {
        const note = openGame(scenario).game.messages.en['tally.note'];
        process.stdout.write(table(summary, spent(), note));
      }
    });
}

function levelsOfDuel(text: string): [Level, Level] {
  const [one, two, ...rest] = text.split(':').map(levelNamed);
  if (!one || !two || rest.length > 0) throw new InvalidArgumentError('two levels: veteran:regular');
  return [one, two];
}

/** A line that counts up, on a terminal only. */
function progress({ games, json }: Options): (done: number) => void {
  if (!process.stdout.isTTY || json) return () => {};
  return (done) => process.stdout.write(done === games ? '\r\x1b[K' : `\r${done} of ${games} games`);
}
