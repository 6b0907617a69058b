/** `fieldpost upgrade`: whether the games of the server play on unchanged by the rules of this release. */
import { Command } from 'commander';
import { withStore } from '../campaign/house/with-store.ts';
import { checkGames } from '../campaign/umpire/upgrade.ts';

export function upgradeCommand(): Command {
  return new Command('upgrade')
    .description('replay all games by the rules of this release and say which would come out otherwise')
    .option('--check', 'write nothing (it never does: a game is upgraded when serve starts)')
    .option('--json', 'for machines')
    .action(async ({ json }: { json?: true }) => {
      const checked = await withStore(checkGames);
      if (json) process.stdout.write(`${JSON.stringify(checked)}\n`);
      else
        for (const { game, played, here, differs } of checked)
          process.stdout.write(`${game}: revision ${played}, here ${here}: ${differs ?? 'replays as recorded'}\n`);
      if (checked.some(({ differs }) => differs !== null)) process.exitCode = 1;
    });
}
