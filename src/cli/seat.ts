/** What the game master changes of a seat's mail: `fieldpost game address|token|seat|held|admit`. */
import type { Command } from 'commander';
import { withStore } from '../campaign/house/with-store.ts';
import {
  admitMail,
  changeAddress,
  changeLevel,
  changeProof,
  changeToken,
  heldMails,
} from '../campaign/joining/seat-acts.ts';
import { DataBroken } from '../engine/errors.ts';
import { LEVELS } from '../engine/levels.ts';

interface Reasoned {
  reason: string;
}

export function seatCommands(game: Command): void {
  game
    .command('address')
    .description("send a seat's letters to another address, and take its orders from there")
    .argument('<game>', 'savannah-7')
    .argument('<seat>', 'british')
    .argument('<address>', 'anna@example.org')
    .requiredOption('--reason <text>', 'told to the seat')
    .action(async (id: string, seat: string, to: string, { reason }: Reasoned) => {
      await withStore((house) => changeAddress(house, id, seat, to, reason));
      done(id);
    });
  game
    .command('token')
    .description('replace the address a seat writes to; mail to the old one is not read any more')
    .argument('<game>', 'savannah-7')
    .argument('<seat>', 'british')
    .requiredOption('--new', 'draw a new token')
    .requiredOption('--reason <text>', 'told to the seat')
    .action(async (id: string, seat: string, { reason }: Reasoned) => {
      await withStore((house) => changeToken(house, id, seat, reason));
      done(id);
    });
  game
    .command('seat')
    .description('change how the mail of a seat is proven to be its own, or how well the computer plays it')
    .argument('<game>', 'savannah-7')
    .argument('<seat>', 'british')
    .argument(
      '<setting>',
      'proof=code: every mail needs the code of the open call; proof=usual: as the house checks all; level=veteran: how the computer plays it while nobody sits there',
    )
    .requiredOption('--reason <text>', 'kept in the journal of the game')
    .action(async (id: string, seat: string, setting: string, { reason }: Reasoned) => {
      const level = LEVELS.find((one) => setting === `level=${one}`);
      if (level) {
        await withStore((house) => changeLevel(house, id, seat, level, reason));
        return done(id);
      }
      const known = ['proof=code', 'proof=usual', ...LEVELS.map((one) => `level=${one}`)];
      if (!known.includes(setting)) throw new DataBroken('setting-unknown', { setting, known });
      await withStore((house) => changeProof(house, id, seat, setting === 'proof=code', reason));
      done(id);
    });
  game
    .command('held')
    .description('list the mails that are held because their sender is in doubt')
    .argument('<game>', 'savannah-7')
    .option('--json', 'for machines')
    .action(async (id: string, { json }: { json?: true }) => {
      const rows = await withStore((house) => heldMails(house, id));
      if (json) process.stdout.write(`${JSON.stringify(rows)}\n`);
      else
        for (const { mail, seat, reason, from, received } of rows)
          process.stdout.write(`${mail}  ${received}  ${seat.padEnd(10)} ${reason.padEnd(13)} ${from}\n`);
    });
  game
    .command('admit')
    .description('let in a mail that is held: it counts as of the time it came')
    .argument('<game>', 'savannah-7')
    .argument('<mail>', 'as `held` lists it')
    .requiredOption('--reason <text>', 'kept in the journal of the game')
    .action(async (id: string, mail: string, { reason }: Reasoned) => {
      await withStore((house) => admitMail(house, id, mail, reason));
      done(id);
    });
}

function done(id: string): void {
  process.stdout.write(`${id}: done\n`);
}
