/** The executable: errors end in one clear line on stderr and a non-zero exit code. */
import { type Command, CommanderError } from 'commander';
import { program } from './program.ts';
import { sayError } from './say-error.ts';

const FAILED = 1;
/** The command line itself was wrong. */
const USAGE = 2;

/** One line for a person, or an object for a machine. */
function report(error: unknown, asJson: boolean): void {
  const said = sayError(error);
  process.stderr.write(asJson ? `${JSON.stringify(said)}\n` : `fieldpost: ${said.message}\n`);
  if (said.error === 'unexpected' && error instanceof Error && process.env.FIELDPOST_DEBUG)
    process.stderr.write(`${error.stack}\n`);
}

/** The program, or a group of commands such as `game`, called without saying which: names them in place of the help. */
function nameCommands(fieldpost: Command, error: unknown): never {
  if (!(error instanceof CommanderError) || error.code !== 'commander.help' || error.exitCode === 0) throw error;
  const group = fieldpost.commands.find((command) => command.name() === first);
  const known = (group ?? fieldpost).commands.map((command) => command.name()).join(', ');
  const help = `fieldpost ${group ? `${first} ` : ''}--help`;
  throw new CommanderError(USAGE, 'commander.missingCommand', `say what to do: ${known}; ${help} explains them`);
}

// Who reads with `head` has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const [first, second] = process.argv.slice(2);
try {
  const fieldpost = await program(first === 'help' ? second : first);
  await fieldpost.parseAsync(process.argv).catch((error: unknown) => nameCommands(fieldpost, error));
} catch (error) {
  const isHelp = error instanceof CommanderError && error.exitCode === 0;
  if (!isHelp) report(error, process.argv.includes('--json'));
  process.exitCode = isHelp ? 0 : error instanceof CommanderError ? USAGE : FAILED;
}
