/** `fieldpost play`: a whole game from folders of order mails. */

import { Command, Option } from 'commander';
import type { Language } from '../engine/contract.ts';
import { LANGUAGES } from '../engine/phrase.ts';
import { playGame } from '../tools/play.ts';
import { count, gather, LEVEL_HELP } from './options.ts';

interface PlayOptions {
  seed: string;
  orders?: string;
  bot: string[];
  level: string[];
  turns?: number;
  out: string;
  paper: 'a4' | 'letter';
  language: Language;
  pdf: boolean;
  json?: true;
}

export function playCommand(): Command {
  return new Command('play')
    .description('play a scenario from folders of order mails, without server or database')
    .argument('<scenario>', 'savannah/assault')
    .requiredOption('--seed <hex>', 'seed of the dice; the same seed and mails give the same game')
    .option('--orders <dir>', 'folder with turn-16/*.eml, turn-17/*.eml, ...; not needed where all seats have a --bot')
    .option('--bot <seat>', 'a seat the computer plays (british, allied); may be given again', gather, [])
    .option('--level <level>', LEVEL_HELP, gather, [])
    .option('--turns <n>', 'stop after so many turns; without it the game is played to its end', count)
    .requiredOption('--out <dir>', 'where reports, acknowledgements, journal and archive go')
    .addOption(new Option('--paper <size>', 'paper of the PDF').choices(['a4', 'letter']).default('a4'))
    .addOption(new Option('--language <language>', 'language of the reports').choices(LANGUAGES).default('en'))
    .option('--no-pdf', 'leave out the PDFs')
    .option('--json', 'print the outcome for machines')
    .action(async (scenario: string, options: PlayOptions) => {
      const progress =
        process.stdout.isTTY && !options.json
          ? { progress: (turn: { printed: number }) => process.stdout.write(`turn ${turn.printed} resolved\n`) }
          : {};
      const { record, results, mails, outcome } = await playGame({
        scenario,
        ...options,
        orders: options.orders ?? null,
        bots: options.bot,
        levels: options.level,
        ...progress,
      });
      const head = record.entries.at(-1)?.hash ?? '';
      if (options.json) {
        process.stdout.write(
          `${JSON.stringify({ game: record.id, turns: results.map((turn) => turn.printed), mails, outcome, head })}\n`,
        );
        return;
      }
      process.stdout.write(`${results.length} turns played, ${mails.counted} of ${mails.read} mails counted\n`);
      if (outcome) process.stdout.write(`result: ${outcome.result}${outcome.winner ? `, ${outcome.winner}` : ''}\n`);
      process.stdout.write(`reports and archive: ${options.out}\nhead: ${head}\n`);
    });
}
