/** A real `fieldpost serve` on a fresh embedded database, and the mail server of its players. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { listen } from '../../src/mail/intake/smtp.ts';
import { openRelay, sendRaw } from '../../src/mail/sender/send.ts';

export const FIELDPOST = new URL('../../bin/fieldpost', import.meta.url).pathname;

export interface Served {
  process: ChildProcess;
  port: number;
}

export class ServedHouse {
  readonly data = mkdtempSync(join(tmpdir(), 'fieldpost-serve-'));
  /** All that players got, oldest first, as it came. */
  readonly mails: string[] = [];
  readonly #environment: Readonly<Record<string, string>>;
  readonly #servers: ChildProcess[] = [];
  readonly #arrivals = new EventEmitter();
  #players: Awaited<ReturnType<typeof listen>> | null = null;

  /** `environment`: settings beside those that every test needs. */
  constructor(environment: Readonly<Record<string, string>> = {}) {
    this.#environment = environment;
  }

  /** Opens the mail server of `players.test`. */
  async open(): Promise<void> {
    this.#players = await listen({ port: 0, domains: ['players.test'] }, async ({ raw }) => {
      this.mails.push(Buffer.from(raw).toString('latin1'));
      this.#arrivals.emit('mail');
      return 'stored';
    });
  }

  async close(): Promise<void> {
    for (const server of this.#servers) server.kill('SIGKILL');
    await this.#players?.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  run(...args: string[]): string {
    return execFileSync(FIELDPOST, args, { env: this.environment(), encoding: 'utf8' });
  }

  /** Starts the server; resolves once it is open. */
  async serve(...options: string[]): Promise<Served> {
    const { process, said } = await this.#start(['serve', ...options], /^fieldpost is open/);
    return { process, port: Number(/SMTP on port (\d+)/.exec(said)?.[1]) };
  }

  /** Starts a worker beside the server; resolves once it works. */
  async work(...options: string[]): Promise<ChildProcess> {
    return (await this.#start(['worker', ...options], /^fieldpost works/)).process;
  }

  /** Starts a command that runs on; resolves with the line by which it says that it does. */
  async #start(command: readonly string[], says: RegExp): Promise<{ process: ChildProcess; said: string }> {
    const child = spawn(FIELDPOST, command, { env: this.environment(), stdio: ['ignore', 'pipe', 'inherit'] });
    this.#servers.push(child);
    for await (const said of createInterface({ input: child.stdout }))
      if (says.test(said)) return { process: child, said };
    throw new Error(`${command.join(' ')} did not open`);
  }

  /** The first mail that this is true of, from the `from`-th on; waits for it. */
  async mail(is: (mail: string) => boolean, from = 0): Promise<string> {
    for (;;) {
      const found = this.mails.slice(from).find(is);
      if (found !== undefined) return found;
      await once(this.#arrivals, 'mail');
    }
  }

  /** Hands a mail of a player over; says whether the server took it. */
  async send(port: number, name: string, to: string, id: string, ...lines: string[]): Promise<boolean> {
    const relay = openRelay({ host: '127.0.0.1', port, secure: false });
    const head = [`From: ${name} <${name}@players.test>`, `To: ${to}`, `Message-ID: <${id}@players.test>`];
    const raw = Buffer.from([...head, 'Subject: orders', '', ...lines, ''].join('\r\n'));
    const { kind } = await sendRaw(raw, { from: `${name}@players.test`, to }, relay);
    relay.close();
    return kind === 'sent';
  }

  environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      FIELDPOST_DATA: this.data,
      FIELDPOST_CACHE: new URL('../../.cache', import.meta.url).pathname,
      FIELDPOST_DOMAIN: 'post.test',
      FIELDPOST_SMTP_PORT: '0',
      FIELDPOST_WEB_PORT: '0',
      FIELDPOST_RELAY_URL: `smtp://127.0.0.1:${this.#players?.port}`,
      FIELDPOST_LOG: 'error',
      ...this.#environment,
    };
  }
}

/** Whether a mail is a letter of this kind (`call`, `report`, `ack`, `answer`) to this player. */
export const isLetter =
  (kind: string, name: string) =>
  (mail: string): boolean =>
    mail.includes(`Message-ID: <${kind}.`) && new RegExp(`^To: .*${name}@`, 'im').test(mail);

/** The address a letter is answered to. */
export const answerTo = (letter: string): string => /^From: .*<(.*)>/im.exec(letter)?.[1] ?? '';
