/** `fieldpost bench`: how fast everything is that has a target. */
import { writeFile } from 'node:fs/promises';
import { Argument, Command } from 'commander';
import { bench, type Measured } from '../tools/bench/bench.ts';
import { loadBench } from '../tools/bench/bench-load.ts';
import { mailsBench } from '../tools/bench/bench-mails.ts';
import { webBench } from '../tools/bench/bench-web.ts';
import { loadPlot } from '../tools/bench/load-plot.ts';
import { count } from './options.ts';

interface Given {
  mails?: number;
  games?: number;
  workers: readonly number[];
  database?: string;
  svg?: string;
  json?: true;
}

const LOADED_GAMES = 100;

const countsIn = (text: string): number[] => text.split(',').map(count);

export function benchCommand(): Command {
  return new Command('bench')
    .description('measure the speed of everything that has a target; medians, on this machine')
    .addArgument(
      new Argument('[what]', 'load: a deadline that many games share, instead of all else').choices(['load']),
    )
    .option('--mails <count>', 'mails that wait at a start, instead of all else', Number)
    .option('--games <count>', 'games they are for, or that share a deadline', Number)
    .option(
      '--workers <counts>',
      'load: how many processes play and make letters, one measurement each',
      countsIn,
      [1, 2],
    )
    .option('--database <url>', 'an empty database on a server, for these mails; load: a server to make some on')
    .option('--svg <file>', 'load: draw how the reports come in')
    .option('--json', 'for machines, one measurement a line')
    .action(
      async (what: 'load' | undefined, { games, workers, database, svg, ...options }: Given, command: Command) => {
        const told = (measured: Measured) =>
          process.stdout.write(`${options.json ? JSON.stringify(measured) : line(measured)}\n`);
        if (what === 'load') {
          if (database === undefined) command.error('load needs --database: a server of PostgreSQL');
          const curves = await loadBench(told, { games: games ?? LOADED_GAMES, workers, database });
          if (svg !== undefined) await writeFile(svg, loadPlot(curves));
          return;
        }
        if (options.mails !== undefined) return mailsBench(told, { mails: options.mails, games, database });
        await bench(told);
        await webBench(told);
        await mailsBench(told);
      },
    );
}

/** `a whole game replayed                    12.3 ms   aim 50, ratio 0.25 of it   (20 runs)` */
function line({ what, median, unit, aim, runs }: Measured): string {
  const value = `${median < 10 ? median.toFixed(2) : median.toFixed(1)} ${unit}`;
  const ratio =
    aim === null
      ? ''
      : `aim ${aim.better === 'less' ? '<=' : '>='} ${aim.value}: ${(median / aim.value).toFixed(2)} of it`;
  return `${what.padEnd(54)} ${value.padStart(18)}   ${ratio.padEnd(28)} (${runs} runs)`;
}
