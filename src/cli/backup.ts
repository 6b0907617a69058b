/** `fieldpost backup` and `fieldpost restore`: all that the house holds, in one file that the operator's key opens. */
import { Command } from 'commander';
import { backUp, restore } from '../campaign/archive/backup.ts';
import { withStore } from '../campaign/house/with-store.ts';

export function backupCommand(): Command {
  return new Command('backup')
    .description('write all games, seeds, people and mails to one file, sealed with the operator’s key')
    .argument('<file>', 'where to: fieldpost.backup')
    .action(async (file: string) => {
      const games = await withStore((house) => backUp(house, file));
      process.stdout.write(`${games.length} games written to ${file}\n`);
    });
}

export function restoreCommand(): Command {
  return new Command('restore')
    .description('put a backup into an empty house; play goes on here')
    .argument('<file>', 'fieldpost.backup')
    .option('--rehearse', 'only to see that all is there: this house will take and send no mail, ever')
    .action(async (file: string, { rehearse = false }: { rehearse?: boolean }) => {
      const games = await withStore((house) => restore(house, file, { rehearsal: rehearse }));
      process.stdout.write(
        `${games.length} games put back${rehearse ? ', as a rehearsal: no mail is taken or sent' : ''}\n`,
      );
    });
}
