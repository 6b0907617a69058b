/** `fieldpost serve`: one process that takes mail, watches the clock, sends letters and shows the web pages. */
import { flushCompileCache } from 'node:module';
import { Command } from 'commander';
import { readSettings, settingsHelp } from '../campaign/house/settings.ts';
import { ALL_ROLES, type Roles } from '../campaign/service/roles.ts';
import { runHouse } from '../campaign/service/run-house.ts';
import { watchOver } from '../tools/watchdog.ts';
import { openWeb } from '../web/web.ts';
import { askedToEnd, ROLES_HELP, rolesIn } from './roles.ts';

export function serveCommand(): Command {
  return new Command('serve')
    .description('run mail intake, clock, outbox and web pages')
    .option('--roles <list>', ROLES_HELP, rolesIn, ALL_ROLES)
    .addHelpText('after', `\nSettings (environment):\n${settingsHelp()}`)
    .action(async ({ roles }: { roles: Roles }) => {
      const settings = readSettings(process.env);
      watchOver();
      const running = await runHouse(settings, roles);
      const { port } = running;
      const web = await openWeb(running.house, { ...settings.web, wake: running.wake }).catch(async (error) => {
        await running.stop();
        throw error;
      });
      const smtp = port === null ? '' : `, SMTP on port ${port}`;
      process.stdout.write(`fieldpost is open${smtp}, web pages on port ${web.port}; stop it with SIGTERM\n`);
      // What was compiled is kept now: a server may be killed, and the next is to open as fast.
      flushCompileCache();
      if (web.firstRun !== null) process.stdout.write(`to become its operator, open ${web.firstRun}\n`);
      await askedToEnd();
      await web.stop();
      await running.stop();
    });
}
