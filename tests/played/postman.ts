/** The players' mail server: takes what the house sends, one mailbox a player, and hands over what they write. */

import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { type Letter, readLetter } from './letter.ts';

export const PLAYERS = 'players.test';

/** Nothing came for anybody in all this time: a house that stands still, not a slow machine. */
const STILL_MILLISECONDS = 600_000;

export class StandsStill extends Error {}

export class Postman {
  readonly port: number;
  readonly #letters: Letter[] = [];
  readonly #server: SMTPServer;
  readonly #waiting = new Set<() => void>();

  private constructor(server: SMTPServer, take: { letter: (letter: Letter) => void }) {
    this.#server = server;
    this.port = (server.server.address() as AddressInfo).port;
    take.letter = (letter) => {
      this.#letters.push(letter);
      for (const wake of this.#waiting) wake();
    };
  }

  static async open(): Promise<Postman> {
    const take = { letter: (_letter: Letter) => {} };
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const owner = envelope.rcptTo[0]?.address ?? '';
          readLetter(Buffer.concat(parts), owner).then((letter) => {
            take.letter(letter);
            done();
          }, done);
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Postman(server, take);
  }

  /** Everything that came to a mailbox, in order. */
  lettersOf(owner: string): readonly Letter[] {
    return this.#letters.filter((letter) => letter.owner === owner);
  }

  /** The first letter that is so, now or once it comes. Throws StandsStill where nothing at all comes any more. */
  async first(wanted: (letter: Letter) => boolean, what: string): Promise<Letter> {
    for (;;) {
      const found = this.#letters.find(wanted);
      if (found) return found;
      await new Promise<void>((resolve, reject) => {
        const still = setTimeout(() => reject(new StandsStill(`nothing came any more: ${what}`)), STILL_MILLISECONDS);
        const wake = () => {
          clearTimeout(still);
          this.#waiting.delete(wake);
          resolve();
        };
        this.#waiting.add(wake);
      });
    }
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** Hands a mail over to the house. Throws where it is not taken. */
export async function send(port: number, { from, to, raw }: { from: string; to: string; raw: string }): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  await transport.sendMail({ envelope: { from, to }, raw: raw.replace(/\r?\n/g, '\r\n') });
  transport.close();
}
