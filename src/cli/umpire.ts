/** `fieldpost game umpire`: where a game's umpire writes to, and how letters to him are written. */

import { type Command, Option } from 'commander';
import { withStore } from '../campaign/house/with-store.ts';
import { changeUmpire } from '../campaign/umpire/umpire-address.ts';
import type { Language } from '../engine/contract.ts';
import { LANGUAGES } from '../engine/phrase.ts';

interface UmpireOptions {
  renew?: boolean;
  language?: Language;
  zone?: string;
  reason: string;
}

export function umpireCommand(game: Command): void {
  game
    .command('umpire')
    .description('change where the umpire writes to, and how letters to him are written')
    .argument('<game>', 'savannah-7')
    .option('--renew', 'another address; the old one, and all codes sent so far, open nothing any more')
    .addOption(new Option('--language <language>', 'language of letters to him').choices(LANGUAGES))
    .option('--zone <zone>', 'time zone of letters to him')
    .requiredOption('--reason <text>', 'kept in the journal of the game')
    .action(async (id: string, { renew = false, ...change }: UmpireOptions) => {
      const address = await withStore((house) => changeUmpire(house, id, { renew, ...change }));
      process.stdout.write(`${address}\n`);
    });
}
