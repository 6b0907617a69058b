// Installs what is missing, with nothing but Node and npm present: packages after the lock file and, with --servers,
// the real servers that tests run against. Runs before `npm run demo` and `npm test`.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = `${root}node_modules/.package-lock.json`;
const lock = `${root}package-lock.json`;

const isInstalled = () =>
  existsSync(installed) &&
  existsSync(`${root}node_modules/.bin/node`) &&
  statSync(installed).mtimeMs >= statSync(lock).mtimeMs;

function run(command, args) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (done.error) console.error(`bootstrap: cannot run ${command}: ${done.error.message}`);
  if (done.status !== 0) process.exit(done.status ?? 1);
}

if (!isInstalled()) {
  console.error('Installing packages (npm ci, once)…');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}
if (process.argv.includes('--servers')) run('sh', [`${root}scripts/servers.sh`]);
