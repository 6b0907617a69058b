/** `fieldpost worker`: processes beside `fieldpost serve`, on this machine or others, that do a part of its work. */
import { fork } from 'node:child_process';
import { Command } from 'commander';
import { readSettings, type Settings, settingsHelp } from '../campaign/house/settings.ts';
import { ALL_ROLES, type Roles, SHARED_ROLES } from '../campaign/service/roles.ts';
import { runHouse } from '../campaign/service/run-house.ts';
import { DataBroken } from '../engine/errors.ts';
import { watchOver } from '../tools/watchdog.ts';
import { count } from './options.ts';
import { askedToEnd, ROLES_HELP, rolesIn } from './roles.ts';

interface Given {
  roles: Roles;
  concurrency: number;
}

export function workerCommand(): Command {
  return new Command('worker')
    .description('do a part of the work of a house on PostgreSQL, beside its server')
    .option('--roles <list>', ROLES_HELP, rolesIn, ALL_ROLES)
    .option('--concurrency <n>', `processes that do ${SHARED_ROLES.join(' and ')}; this one is the first`, count, 1)
    .addHelpText('after', `\nSettings (environment), those of the server:\n${settingsHelp()}`)
    .action(async ({ roles, concurrency }: Given) => {
      const settings = readSettings(process.env);
      if (!('url' in settings.database))
        throw new DataBroken('settings-wrong', {
          faults: ['FIELDPOST_DATABASE_URL: not set, and one process alone may open the embedded database'],
        });
      watchOver();
      const worker = nameOf(settings, roles);
      const running = await runHouse({ ...settings, worker }, roles);
      const shared = new Set(SHARED_ROLES.filter((role) => roles.has(role)));
      const others = Array.from({ length: shared.size > 0 ? concurrency - 1 : 0 }, (_, n) =>
        another(shared, `${worker} ${n + 2}`),
      );
      process.stdout.write(`fieldpost works: ${[...roles].join(', ')}; stop it with SIGTERM\n`);
      const end = await Promise.race([askedToEnd(), ...others.map(({ ended }) => ended)]);
      for (const { stop } of others) stop();
      await Promise.all(others.map(({ ended }) => ended));
      await running.stop();
      if (process.connected) process.disconnect();
      // Whoever watches over this process begins it again, and with it all the others.
      if (end === 'ended') process.exitCode = 1;
    });
}

/** Claims are held under this name: two processes of one machine with the same roles need `FIELDPOST_WORKER` too. */
const nameOf = ({ worker }: Settings, roles: Roles): string => `${worker} ${[...roles].join(',')}`;

/** Another process that does these roles; it ends with this one, however this one ends. */
function another(roles: Roles, name: string) {
  const environment = { ...process.env, FIELDPOST_WORKER: name };
  const child = fork(process.argv[1] ?? '', ['worker', '--roles', [...roles].join(',')], { env: environment });
  const ended = new Promise<'ended'>((resolve) => {
    child.once('exit', () => resolve('ended'));
  });
  return { ended, stop: () => child.kill('SIGTERM') };
}
