/** `fieldpost game`: creates, lists and steers the games of the server. */
import { Command, Option } from 'commander';
import { labelFrom } from '../campaign/house/label.ts';
import { openGame } from '../campaign/house/open-game.ts';
import { optionsHelp } from '../campaign/house/options.ts';
import { type Rhythm, rhythmSchema } from '../campaign/house/time.ts';
import { withStore } from '../campaign/house/with-store.ts';
import { createGame } from '../campaign/joining/create-game.ts';
import { type Invited, USUAL_DAYS } from '../campaign/joining/invite.ts';
import { type PlainAct, steer, type UmpireAct } from '../campaign/umpire/steer-game.ts';
import { DataBroken } from '../engine/errors.ts';
import { deadlineOf } from '../store/deadlines.ts';
import { allGames, findGame } from '../store/games.ts';
import { TEMPOS, type Tempo } from '../table/record.ts';
import { lettersCommand } from './letters.ts';
import { gather, LEVEL_HELP } from './options.ts';
import { invited, person } from './people.ts';
import { seatCommands } from './seat.ts';
import { addSeating } from './seating.ts';
import { umpireCommand } from './umpire.ts';
import { umpireActs } from './umpire-acts.ts';

interface CreateOptions {
  id: string;
  label?: string;
  seat: Invited[];
  level: string[];
  seats?: number;
  umpire?: { name: string; address: string };
  tempo: Tempo;
  zone: string;
  days: number[];
  time: string;
  least: string;
  invite?: true;
  message?: string;
  answerDays: string;
}

export function gameCommand(): Command {
  const game = new Command('game').description('create, list and steer games of the server');
  game
    .command('create')
    .description('create a game, and seat its players or invite them')
    .argument('<scenario>', 'savannah/assault')
    .requiredOption('--id <id>', 'what it is called in addresses: savannah-7')
    .option('--label <name>', 'what letters call it: "Savannah 7"')
    .option(
      '--seat <seat=who>',
      'who plays a seat: british="Anna Bell <anna@example.org>,en,Europe/London,A4" (repeat for each; the rest is played by doctrine)',
      (text: string, seats: Invited[]) => [...seats, invited(text)],
      [] as Invited[],
    )
    .option('--level <level>', LEVEL_HELP, gather, [])
    .option('--seats <count>', 'into how many seats the game is divided: 3 gives each Allied army its own', Number)
    .option('--umpire <who>', 'game master: "Jo <jo@example.org>"', person)
    .addOption(new Option('--tempo <tempo>', 'when orders are asked for').choices(TEMPOS).default('classic'))
    .option('--zone <zone>', "the game's time zone", 'Europe/London')
    .option('--days <days>', 'weekdays on which orders fall due, 1 Monday … 7 Sunday', days, [3, 7])
    .option('--time <hh:mm>', 'wall time of the deadlines', '20:00')
    .option('--least <hours>', 'hours a call stays open at least', '48')
    .option('--invite', 'ask the players first: the game begins when all have accepted')
    .option('--message <text>', 'your own words in the invitations')
    .option('--answer-days <days>', 'how long the invitations stand', String(USUAL_DAYS))
    .action(async (scenario: string, options: CreateOptions) => {
      const opened = openGame(scenario);
      const rhythm = rhythmSchema.parse({ days: options.days, time: options.time, least: Number(options.least) });
      await withStore((house) =>
        createGame(house, {
          id: options.id,
          label: options.label ?? labelFrom(options.id),
          ...opened,
          tempo: options.tempo,
          zone: options.zone,
          rhythm,
          players: options.seat,
          levels: options.level,
          ...(options.seats !== undefined && { seats: options.seats }),
          umpire: options.umpire ?? null,
          ...(options.invite && { invite: { message: options.message ?? null, days: Number(options.answerDays) } }),
        }),
      );
      const letters = options.invite ? 'invitations' : 'start letters';
      process.stdout.write(`${options.id} created; fieldpost serve sends its ${letters}\n`);
    });
  game
    .command('list')
    .description('list all games: status, what is open, until when')
    .option('--json', 'for machines')
    .action(async ({ json }: { json?: true }) => {
      const rows = await withStore(async ({ store: { db } }) =>
        Promise.all(
          (await allGames(db)).map(async ({ id, scenario, status: stands, length, haltedBecause, annulledBecause }) => {
            const deadline = await deadlineOf(db, id);
            const due = deadline && { call: deadline.call, wall: deadline.wall, zone: deadline.zone };
            const status = annulledBecause === null ? stands : 'annulled';
            return { id, scenario, status, entries: length, due, haltedBecause };
          }),
        ),
      );
      if (json) process.stdout.write(`${JSON.stringify(rows)}\n`);
      else for (const row of rows) process.stdout.write(`${lineOf(row)}\n`);
    });
  steering(game, 'close', 'close the open call now, with the orders that are in', 'process');
  steering(game, 'pause', 'pause the game: its deadline waits', 'pause');
  steering(game, 'resume', 'go on with a paused game; try a halted one again where it stopped', 'resume');
  steering(game, 'hold', 'hold the letters of what is resolved next until they are approved', 'withhold', NOTED);
  steering(game, 'approve', 'let go of the letters that wait; the call they open has its full time', 'approve', NOTED);
  steering(
    game,
    'seeding',
    'ask all seats for new phrases; the dice from the turn after next on have them in',
    'seeding',
  );
  game
    .command('broadcast')
    .description('send all seats a message of the umpire')
    .argument('<game>', 'savannah-7')
    .argument('<text>', 'what they read')
    .action(async (id: string, text: string) => {
      await withStore((house) => steer(house, id, [{ act: 'broadcast', text }]));
      process.stdout.write(`${id}: done\n`);
    });
  game
    .command('set')
    .description('change how a game is played, from the next turn on')
    .argument('<game>', 'savannah-7')
    .argument('<setting>', 'tempo=full, press=named')
    .requiredOption('--reason <text>', 'told to all seats')
    .addHelpText('after', `\nSettings:\n  tempo=        ${TEMPOS.join(', ')}\n${optionsHelp()}\n`)
    .action(async (id: string, setting: string, { reason }: { reason: string }) => {
      const tempo = tempoIn(setting);
      const act: UmpireAct = tempo === null ? { act: 'option', setting, reason } : { act: 'tempo', tempo, reason };
      await withStore((house) => steer(house, id, [act]));
      process.stdout.write(`${id}: done\n`);
    });
  game
    .command('deadlines')
    .description('change the weekdays, hour and zone of deadlines, and how long a call stays open')
    .argument('<game>', 'savannah-7')
    .option('--days <numbers>', 'weekdays of deadlines, 1 Monday to 7 Sunday')
    .option('--time <time>', 'of the deadlines, 20:00')
    .option('--least <hours>', 'how long a call stays open at least')
    .option('--zone <zone>', 'whose clock that is, Europe/Paris')
    .requiredOption('--reason <text>', 'told to all seats')
    .action(async (id: string, { days: on, time, least, zone, reason }: DeadlineOptions) => {
      await withStore(async (house) => {
        const row = await findGame(house.store.db, id);
        if (!row) throw new DataBroken('no-such-game', { game: id });
        const was = JSON.parse(row.rhythm) as Rhythm;
        const rhythm = { days: on ? days(on) : was.days, time: time ?? was.time, least: Number(least ?? was.least) };
        await steer(house, id, [{ act: 'rhythm', rhythm, zone: zone ?? row.zone, reason }]);
      });
      process.stdout.write(`${id}: done\n`);
    });
  game
    .command('extend')
    .description('give the open call more time')
    .argument('<game>', 'savannah-7')
    .argument('<hours>', 'hours more')
    .requiredOption('--reason <text>', 'told to all seats')
    .action(async (id: string, hours: string, { reason }: { reason: string }) => {
      await withStore((house) => steer(house, id, [{ act: 'extend', hours: Number(hours), reason }]));
      process.stdout.write(`${id}: done\n`);
    });
  seatCommands(game);
  umpireCommand(game);
  umpireActs(game);
  lettersCommand(game);
  addSeating(game);
  return game;
}

interface DeadlineOptions {
  days?: string;
  time?: string;
  least?: string;
  zone?: string;
  reason: string;
}

/** What becomes of the reason of an act that seats are not told of. */
const NOTED = 'kept in the journal of the game';

function steering(game: Command, name: string, about: string, act: PlainAct, told = 'told to all seats'): void {
  game
    .command(name)
    .description(about)
    .argument('<game>', 'savannah-7')
    .requiredOption('--reason <text>', told)
    .action(async (id: string, { reason }: { reason: string }) => {
      await withStore((house) => steer(house, id, [{ act, reason }]));
      process.stdout.write(`${id}: done\n`);
    });
}

/** The tempo of `tempo=full`; null for another setting. */
function tempoIn(setting: string): Tempo | null {
  const [, name] = /^tempo=(\w*)$/.exec(setting) ?? [];
  if (name === undefined) return null;
  const tempo = TEMPOS.find((known) => known === name);
  if (!tempo) throw new DataBroken('setting-unknown', { setting, known: TEMPOS.map((one) => `tempo=${one}`) });
  return tempo;
}

function days(text: string): number[] {
  return text.split(',').map(Number);
}

function lineOf(row: {
  id: string;
  scenario: string;
  status: string;
  due: { call: string; wall: string; zone: string } | null;
  haltedBecause: string | null;
}): string {
  const open = row.due
    ? `${row.due.call} until ${row.due.wall.replace('T', ' ')} ${row.due.zone}`
    : (row.haltedBecause ?? '');
  return `${row.id.padEnd(20)} ${row.scenario.padEnd(22)} ${row.status.padEnd(9)} ${open}`.trimEnd();
}
