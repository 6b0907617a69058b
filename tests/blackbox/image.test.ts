/** The image as its Dockerfile makes it, unpacked into a folder: what it copies there, begun by the user and with the settings it names. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '../ports.ts';
import { ROOT } from './program.ts';

const NOBODY = '65534';
/** Another user is tried by who may become one. */
const isRoot = process.getuid?.() === 0;

interface Step {
  readonly word: string;
  readonly rest: string;
}

const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').replace(/\\\n\s*/g, '');
const all = [...dockerfile.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, word = '', rest = '']): Step => ({ word, rest }));

/** Instructions of the last stage: that is the image. */
const steps = all.slice(all.findLastIndex(({ word }) => word === 'FROM'));

/** What its first stage removes again of what it has installed. */
const removed = [...dockerfile.matchAll(/rm -rf (\S+)/g)].map(([, path = '']) => path);

const restOf = (word: string): string[] => steps.flatMap((step) => (step.word === word ? [step.rest] : []));
const listOf = (word: string): string[] => restOf(word).flatMap((rest) => JSON.parse(rest.slice(rest.indexOf('['))));

const image = mkdtempSync(join(tmpdir(), 'fieldpost-image-'));
const app = join(image, 'app');
let environment: Record<string, string> = {};
let server: ChildProcess;

/** A command of the image, as its user. */
function begin(command: readonly string[]): ChildProcess {
  const own = isRoot ? ['setpriv', '--reuid', NOBODY, '--regid', NOBODY, '--clear-groups'] : [];
  const [program = '', ...args] = [...own, ...command];
  return spawn(program, args, { cwd: app, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
}

function unpack(): void {
  mkdirSync(app, { recursive: true });
  for (const copied of restOf('COPY')) {
    const [from = '', to = ''] = copied.replace(/^--from=\S+ \/app\//, '').split(' ');
    if (from !== 'node_modules') {
      cpSync(join(ROOT, from), join(app, to), { recursive: true });
      continue;
    }
    // What the first stage installs, and leaves.
    const listed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: ROOT, encoding: 'utf8' });
    const packages = listed.split('\n').flatMap((path) => /\/(node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
    const paths = ['node_modules/.bin/node', ...new Set(packages)];
    execFileSync('cp', ['-a', '--parents', ...paths, app], { cwd: ROOT });
    for (const left of removed) rmSync(join(app, left), { recursive: true });
  }
}

beforeAll(async () => {
  unpack();
  const data = join(image, 'data');
  mkdirSync(data);
  chmodSync(image, 0o755);
  if (isRoot) execFileSync('chown', [NOBODY, data]);
  const named = restOf('ENV').flatMap((rest) => rest.trim().split(/\s+/));
  // A server under test is open to this machine alone.
  const hosts = { FIELDPOST_SMTP_HOST: '127.0.0.1', FIELDPOST_WEB_HOST: '127.0.0.1' };
  const [mail, web] = await freePorts(2);
  const ports = { FIELDPOST_SMTP_PORT: `${mail}`, FIELDPOST_WEB_PORT: `${web}` };
  environment = {
    PATH: '/usr/bin:/bin',
    ...Object.fromEntries(named.map((one) => one.replace('=/data', `=${data}`).split('='))),
    ...hosts,
    ...ports,
    FIELDPOST_DOMAIN: 'post.test',
    FIELDPOST_RELAY_URL: 'smtp://127.0.0.1:9',
  };
  server = begin([...listOf('ENTRYPOINT'), ...listOf('CMD')]);
  for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream })) {
    if (/SMTP on port \d+/.test(line)) break;
  }
});

afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(image, { recursive: true, force: true });
});

describe('the image', () => {
  test('serves as built: its own check finds it well, and the port of its mail greets', async () => {
    const [command = ''] = restOf('HEALTHCHECK');
    const check = begin(JSON.parse(command.slice(command.indexOf('['))));
    expect(await once(check, 'exit')).toEqual([0, null]);
    const line = connect(Number(environment.FIELDPOST_SMTP_PORT), '127.0.0.1');
    const [greeting] = await once(line, 'data');
    line.destroy();
    expect(String(greeting)).toMatch(/^220 /);
  });

  test('is set to listen outside, on the ports it exposes, under a user of its own', () => {
    const named = restOf('ENV').join(' ');
    expect(named).toMatch(/FIELDPOST_SMTP_HOST=0\.0\.0\.0.*FIELDPOST_WEB_HOST=0\.0\.0\.0/);
    const ports = [...named.matchAll(/_PORT=(\d+)/g)].map(([, port]) => port);
    expect(restOf('EXPOSE')).toEqual([ports.join(' ')]);
    expect(restOf('USER')).toEqual(['fieldpost']);
  });

  test('has one Node, and nothing that only its makers need', () => {
    expect(restOf('FROM')).toEqual(['debian:bookworm-slim']);
    const files = readdirSync(join(app, 'node_modules'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((path) => path.endsWith('/bin/node'))).toEqual(['node/bin/node']);
    expect(files.filter((path) => /^(vitest|typescript|playwright-core)$/.test(path))).toEqual([]);
  });

  test('ends in order when it is asked to', async () => {
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });
});
