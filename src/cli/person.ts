/** `fieldpost person`: what is held of a player. */
import { Command } from 'commander';
import { personData } from '../campaign/archive/person-data.ts';
import { withStore } from '../campaign/house/with-store.ts';

export function personCommand(): Command {
  const person = new Command('person').description('what is held of a player');
  person
    .command('export')
    .description('print all that is held of whoever sits in a seat, as JSON')
    .argument('<game>', 'savannah-7')
    .argument('<seat>', 'british')
    .action(async (game: string, seat: string) => {
      const data = await withStore((house) => personData(house, game, seat));
      process.stdout.write(`${JSON.stringify(data, null, 2)}\n`);
    });
  return person;
}
