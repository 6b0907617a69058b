/** `fieldpost archive`: exports a game of the server to one file, and imports one to browse and verify. */
import { Command } from 'commander';
import { openArchive, writeArchive } from '../campaign/archive/archive.ts';
import { archiveSigner } from '../campaign/archive/archive-key.ts';
import { exportGame, importGame } from '../campaign/archive/keep-archive.ts';
import { withStore } from '../campaign/house/with-store.ts';

export function archiveCommand(): Command {
  const archive = new Command('archive').description('export a game to one file, or import it');
  archive
    .command('export')
    .description('write a game of the store to an archive')
    .argument('<game>', 'savannah-7')
    .argument('<file>', 'where to: savannah-7.fpz')
    .action(async (game: string, file: string) => {
      await withStore(async (store) => writeArchive(file, await exportGame(store, game)));
      process.stdout.write(`${game} written to ${file}\n`);
    });
  archive
    .command('import')
    .description('take an archive into the store, to browse and verify (only a backup with its seed can be played on)')
    .argument('<file>', 'savannah-7.fpz')
    .action(async (file: string) => {
      const found = await openArchive(file);
      await withStore((store) => importGame(store, found));
      process.stdout.write(`${found.manifest.game} imported\n`);
    });
  archive
    .command('key')
    .description('print the public key this house signs its archives with')
    .action(async () => {
      const key = await withStore(async (house) => archiveSigner(house.key).key);
      process.stdout.write(`${key}\n`);
    });
  return archive;
}
