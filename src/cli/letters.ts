/** `fieldpost game letters`: how the letters of a seat come, for players who cannot say so by mail. */
import type { Command } from 'commander';
import { withStore } from '../campaign/house/with-store.ts';
import { KNOWN_SETTINGS } from '../campaign/mail-in/wishes/letter-settings.ts';
import { changeLetters } from '../campaign/mail-in/wishes/post-wishes.ts';

export function lettersCommand(game: Command): void {
  game
    .command('letters')
    .description('change how the letters of a seat come, as players do by mail')
    .argument('<game>', 'savannah-7')
    .argument('<seat>', 'british')
    .argument('<setting>', `${KNOWN_SETTINGS.join(', ')}; "format=full 2 MB"`)
    .action(async (id: string, seat: string, setting: string) => {
      await withStore((house) => changeLetters(house, id, seat, setting));
      process.stdout.write(`${id}: done\n`);
    });
}
