/** The command line: one command a file. */
import { Command } from 'commander';

/** Each command is loaded only when it is called: a `--help` or a `play` never loads the database. */
const COMMANDS: Readonly<Record<string, { about: string; load: () => Promise<Command> }>> = {
  play: {
    about: 'play a scenario from folders of order mails, without server or database',
    load: async () => (await import('./play.ts')).playCommand(),
  },
  verify: {
    about: 'replay an archive offline and check every hash, key and die',
    load: async () => (await import('./verify.ts')).verifyCommand(),
  },
  archive: {
    about: 'export a game to one file, or import it',
    load: async () => (await import('./archive.ts')).archiveCommand(),
  },
  why: {
    about: 'explain one address of a game: question, answer, dice, modifiers, rule',
    load: async () => (await import('./why.ts')).whyCommand(),
  },
  table: { about: 'play hot-seat in the terminal', load: async () => (await import('./table.ts')).tableCommand() },
  simulate: {
    about: 'play many games by doctrine and show the distribution',
    load: async () => (await import('./simulate.ts')).simulateCommand(),
  },
  scenario: { about: 'check or show a scenario', load: async () => (await import('./scenario.ts')).scenarioCommand() },
  rules: {
    about: "a ruleset's tables: reference sheet, JSON, printable player aid",
    load: async () => (await import('./rules.ts')).rulesCommand(),
  },
  read: { about: 'say what one mail is taken to say', load: async () => (await import('./read.ts')).readCommand() },
  conformance: {
    about: 'measure mail reading against corpora',
    load: async () => (await import('./conformance/command.ts')).conformanceCommand(),
  },
  game: {
    about: 'create, list and steer games of the server',
    load: async () => (await import('./game.ts')).gameCommand(),
  },
  upgrade: {
    about: 'replay all games by the rules of this release and say which would come out otherwise',
    load: async () => (await import('./upgrade.ts')).upgradeCommand(),
  },
  backup: {
    about: 'write all games, seeds, people and mails to one file, sealed with the operator’s key',
    load: async () => (await import('./backup.ts')).backupCommand(),
  },
  restore: {
    about: 'put a backup into an empty house; play goes on here',
    load: async () => (await import('./backup.ts')).restoreCommand(),
  },
  person: {
    about: 'what is held of a player',
    load: async () => (await import('./person.ts')).personCommand(),
  },
  account: {
    about: 'accounts of those who run games',
    load: async () => (await import('./account.ts')).accountCommand(),
  },
  doctor: {
    about: 'look at database, key, clock, disk, DNS and mail of this house, and say what to do',
    load: async () => (await import('./doctor.ts')).doctorCommand(),
  },
  serve: { about: 'run mail intake, clock and outbox', load: async () => (await import('./serve.ts')).serveCommand() },
  worker: {
    about: 'do a part of the work of a house on PostgreSQL, beside its server',
    load: async () => (await import('./worker.ts')).workerCommand(),
  },
  demo: {
    about: 'play a turn of Savannah by real mail on the embedded database',
    load: async () => (await import('./demo.ts')).demoCommand(),
  },
  bench: {
    about: 'measure the speed of everything that has a target',
    load: async () => (await import('./bench.ts')).benchCommand(),
  },
};

/** What goes to stderr is written by who runs it, in one line. */
const SILENT = { outputError: () => {}, writeErr: () => {} };

/** The program; whole is only the command that is called, or asked about. */
export async function program(name: string | undefined): Promise<Command> {
  const fieldpost = new Command('fieldpost')
    .description('A play-by-e-mail turn processor for historical wargames.')
    .exitOverride()
    .configureOutput(SILENT);
  for (const [known, { about, load }] of Object.entries(COMMANDS)) {
    fieldpost.addCommand(known === name ? inherit(await load()) : new Command(known).description(about));
  }
  return fieldpost;
}

/** Subcommands report errors as the program does. */
function inherit(command: Command): Command {
  command.exitOverride().configureOutput(SILENT);
  command.commands.forEach(inherit);
  return command;
}
