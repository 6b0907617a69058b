/** `fieldpost serve`: one process that takes mail, watches the clock and sends letters. */
import { Command } from 'commander';
import { runHouse } from '../campaign/run-house.ts';
import { readSettings, settingsHelp } from '../campaign/settings.ts';

export function serveCommand(): Command {
  return new Command('serve')
    .description('run mail intake, clock and outbox')
    .addHelpText('after', `\nSettings (environment):\n${settingsHelp()}`)
    .action(async () => {
      const running = await runHouse(readSettings(process.env));
      const { port } = running;
      process.stdout.write(`fieldpost is open${port === null ? '' : `, SMTP on port ${port}`}; stop it with SIGTERM\n`);
      await new Promise<void>((resolve) => {
        for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
      });
      await running.stop();
    });
}
