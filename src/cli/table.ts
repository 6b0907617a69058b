/** `fieldpost table`: hot-seat in the terminal. */

import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Command, Option } from 'commander';
import type { Language } from '../engine/contract.ts';
import { LANGUAGES } from '../engine/phrase.ts';
import { type HotSeat, playHotSeat } from '../tools/hot-seat.ts';
import { gather, LEVEL_HELP } from './options.ts';

export function tableCommand(): Command {
  return new Command('table')
    .description('play hot-seat in the terminal')
    .argument('<scenario>', 'savannah/assault')
    .option('--seed <hex>', 'seed of the dice; drawn when left out')
    .option('--bot <seat>', 'a seat the computer plays (british, allied); may be given again', gather, [])
    .option('--level <level>', LEVEL_HELP, gather, [])
    .addOption(
      new Option('--tempo <tempo>', 'which calls wait')
        .choices(['express', 'classic', 'full', 'together'])
        .default('classic'),
    )
    .addOption(new Option('--language <language>', 'language of the reports').choices(LANGUAGES).default('en'))
    .action(
      async (
        scenario: string,
        options: { seed?: string; bot: string[]; level: string[]; tempo: HotSeat['tempo']; language: Language },
      ) => {
        const seed = options.seed ?? randomBytes(32).toString('hex');
        const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
        await playHotSeat(
          {
            scenario,
            seed,
            tempo: options.tempo,
            bots: options.bot,
            levels: options.level,
            language: options.language,
          },
          {
            say: (text) => process.stdout.write(`${text}\n`),
            ask: async (prompt) => {
              process.stdout.write(prompt);
              const { value, done } = await lines.next();
              return done ? null : value;
            },
          },
        );
        process.stdout.write(`seed: ${seed}\n`);
      },
    );
}
