/** `fieldpost account …`: who runs games here, for an operator who cannot sign in. */
import { Argument, Command } from 'commander';
import type { House } from '../campaign/house/house.ts';
import { withStore } from '../campaign/house/with-store.ts';
import { ACCOUNT_ACTS, type AccountAct, actOnAccount, openAccount, signInLink } from '../campaign/joining/accounts.ts';
import { DataBroken } from '../engine/errors.ts';
import { allAccounts } from '../store/accounts.ts';
import { person } from './people.ts';

export function accountCommand(): Command {
  const account = new Command('account').description('accounts of those who run games');
  account
    .command('list')
    .description('list the accounts')
    .option('--json', 'for machines')
    .action(async ({ json }: { json?: true }) => {
      const rows = await withStore(({ store }) => allAccounts(store.db));
      if (json) process.stdout.write(`${JSON.stringify(rows)}\n`);
      else for (const { name, address, role } of rows) process.stdout.write(`${role}  ${name} <${address}>\n`);
    });
  account
    .command('open')
    .description('open an account')
    .argument('<who>', '"Name <address>"', person)
    .addArgument(new Argument('<role>', 'what it may do').choices(['operator', 'umpire']))
    .action(async (who: ReturnType<typeof person>, role: 'operator' | 'umpire') => {
      const made = await withStore((house) => openAccount(house, { ...who, role }));
      if ('fault' in made) throw new DataBroken('account-refused', { says: made.fault });
      process.stdout.write('open\n');
    });
  account
    .command('change')
    .description('give an account another role, sign it out everywhere, or close it')
    .argument('<address>', 'jo@example.org')
    .addArgument(new Argument('<act>', 'what is done').choices(ACCOUNT_ACTS))
    .action(async (address: string, act: AccountAct) => {
      const refused = await withStore((house) => actOnAccount(house, address, act));
      if (refused) throw new DataBroken('account-refused', { says: refused.fault });
      process.stdout.write('done\n');
    });
  account
    .command('link')
    .description('print a link that signs an account in, once, within half an hour')
    .argument('<address>', 'jo@example.org')
    .action(async (address: string) => {
      process.stdout.write(`${await withStore((house) => linkFor(house, address))}\n`);
    });
  return account;
}

async function linkFor(house: House, address: string): Promise<string> {
  const { web } = house.post;
  if (web === null)
    throw new DataBroken('account-refused', { says: 'Set FIELDPOST_BASE_URL: a link needs our web address.' });
  const link = await signInLink(house, web, address, false);
  if (link === null) throw new DataBroken('account-refused', { says: 'No account has this address.' });
  return link;
}
