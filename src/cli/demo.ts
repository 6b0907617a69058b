/** `fieldpost demo`: one turn of Savannah by real mail, on the embedded database, in less than a minute. */
import { Command } from 'commander';
import { playDemo } from '../tools/demo.ts';

export function demoCommand(): Command {
  return new Command('demo')
    .description('play a turn of Savannah by real mail on the embedded database')
    .option('--out <dir>', 'where mailboxes, reports and archive go', 'out/demo')
    .option('--json', 'print the outcome for machines')
    .action(async ({ out, json }: { out: string; json?: true }) => {
      const say = json ? () => {} : (line: string) => process.stdout.write(`${line}\n`);
      const played = await playDemo(out, say);
      if (json) process.stdout.write(`${JSON.stringify(played)}\n`);
    });
}
