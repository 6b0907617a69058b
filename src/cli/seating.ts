/** `fieldpost game`: who sits in a game: invitations, the start, replacements, the end, and what is forgotten. */
import type { Command } from 'commander';
import type { House } from '../campaign/house/house.ts';
import { withStore } from '../campaign/house/with-store.ts';
import { endByUmpire } from '../campaign/joining/end-game.ts';
import { eraseSeat } from '../campaign/joining/erase.ts';
import { type Invited, type Inviting, invite, replace, USUAL_DAYS } from '../campaign/joining/invite.ts';
import { startGame } from '../campaign/joining/start-game.ts';
import { annulGame } from '../campaign/umpire/annul.ts';
import { newcomer } from './people.ts';

export function addSeating(game: Command): void {
  asking(game, 'invite', 'invite somebody to a seat of a game that has not begun', invite);
  asking(game, 'replace', 'invite somebody to take over a seat of a game under way', replace);
  reasoned(game, 'start', 'begin a game with the seats that are taken, without waiting for other answers', startGame);
  reasoned(game, 'end', 'end a game before its last turn, without a winner', endByUmpire);
  reasoned(game, 'annul', 'say that a game does not count, whatever was played of it', annulGame);
  game
    .command('erase')
    .description('forget who sat in a seat: names, addresses, mails, messages, phrase; the journal stays whole')
    .argument('<game>', 'savannah-7')
    .argument('<seat>', 'british')
    .action(async (id: string, seat: string) => {
      await withStore((house) => eraseSeat(house, id, seat));
      process.stdout.write(`${id}: ${seat} is forgotten\n`);
    });
}

function asking(
  game: Command,
  name: string,
  about: string,
  ask: (house: House, id: string, invited: Invited, how: Inviting) => Promise<void>,
): void {
  game
    .command(name)
    .description(about)
    .argument('<game>', 'savannah-7')
    .argument('<seat>', 'british')
    .argument('<who>', '"Name <address>",en,Europe/London,A4')
    .option('--message <text>', 'your own words in the invitation')
    .option('--answer-days <days>', 'how long the invitation stands', String(USUAL_DAYS))
    .action(async (id: string, seat: string, who: string, options: { message?: string; answerDays: string }) => {
      const how = { message: options.message ?? null, days: Number(options.answerDays) };
      await withStore((house) => ask(house, id, { seat, ...newcomer(who) }, how));
      process.stdout.write(`${id}: ${seat} is invited\n`);
    });
}

function reasoned(
  game: Command,
  name: string,
  about: string,
  act: (house: House, id: string, reason: string) => Promise<void>,
): void {
  game
    .command(name)
    .description(about)
    .argument('<game>', 'savannah-7')
    .requiredOption('--reason <text>', 'stands in the journal')
    .action(async (id: string, { reason }: { reason: string }) => {
      await withStore((house) => act(house, id, reason));
      process.stdout.write(`${id}: done\n`);
    });
}
