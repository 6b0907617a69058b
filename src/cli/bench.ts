/** `fieldpost bench`: how fast everything is that has a target. */
import { Command } from 'commander';
import { bench, type Measured } from '../tools/bench/bench.ts';
import { mailsBench } from '../tools/bench/bench-mails.ts';
import { webBench } from '../tools/bench/bench-web.ts';

export function benchCommand(): Command {
  return new Command('bench')
    .description('measure the speed of everything that has a target; medians, on this machine')
    .option('--mails <count>', 'mails that wait at a start, instead of all else', Number)
    .option('--games <count>', 'games they are for', Number)
    .option('--database <url>', 'an empty database on a server, for these mails')
    .option('--json', 'for machines, one measurement a line')
    .action(async (options: { mails?: number; games?: number; database?: string; json?: true }) => {
      const told = (measured: Measured) =>
        process.stdout.write(`${options.json ? JSON.stringify(measured) : line(measured)}\n`);
      if (options.mails !== undefined) return mailsBench(told, { ...options, mails: options.mails });
      await bench(told);
      await webBench(told);
      await mailsBench(told);
    });
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
