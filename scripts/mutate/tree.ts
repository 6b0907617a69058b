/** A copy of the tree in which files are changed, and the tests' own process in it, begun again when a change has hung it. */
import { type ChildProcess, fork } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, Wish } from './wish.ts';

const COPIED = [
  'src',
  'scenarios',
  'templates',
  'docs',
  'scripts',
  'tests',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];
const HOST = join(import.meta.dirname, 'host.ts');

export class Tree {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'fieldpost-mutants-')));
  private readonly root: string;
  private child: ChildProcess | null = null;
  /** Files not as the last run saw them. */
  private readonly changed = new Set<string>();

  constructor(root: string) {
    this.root = root;
    for (const path of COPIED) cpSync(join(root, path), join(this.folder, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  /** Runs tests over a file changed to this text, and changes it back. */
  async tryOut(path: string, text: string, wish: Omit<Wish, 'changed'>, seconds: number): Promise<Answer> {
    this.write(path, text);
    const answer = await this.run(wish, seconds);
    this.write(path, this.read(path));
    return answer;
  }

  async run(wish: Omit<Wish, 'changed'>, seconds: number): Promise<Answer> {
    this.child ??= await this.start();
    const { child } = this;
    const changed = [...this.changed];
    this.changed.clear();
    return new Promise((resolve) => {
      const done = (answer: Answer): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(answer);
      };
      const timer = setTimeout(() => {
        this.stop();
        done(brokenOff(`took more than ${seconds} s`));
      }, seconds * 1000);
      child.once('message', (answer: Answer) => done(answer));
      child.once('exit', (code) => {
        this.child = null;
        done(brokenOff(`tests ended with ${code}`));
      });
      child.send({ ...wish, changed });
    });
  }

  end(): void {
    this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private write(path: string, text: string): void {
    const file = join(this.folder, path);
    writeFileSync(file, text);
    this.changed.add(file);
  }

  private start(): Promise<ChildProcess> {
    const child = fork(HOST, [], {
      cwd: this.folder,
      execPath: join(this.root, 'node_modules/.bin/node'),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(this.folder, '.compiled') },
    });
    const started = new Promise<ChildProcess>((resolve, reject) => {
      child.once('message', () => resolve(child));
      child.once('exit', (code) => reject(new Error(`the tests cannot be started: ${code}`)));
    });
    return started.finally(() => child.removeAllListeners());
  }

  private stop(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
  }
}

const brokenOff = (why: string): Answer => ({ ran: [], failed: [{ test: '', why, asserted: false }] });
