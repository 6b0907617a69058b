/**
 * An embedded database that its server lends to commands of this machine: they ask it through a socket beside the
 * directory, statement by statement, as if they had opened it. While a command has a transaction open, all others wait.
 */
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';
import { CompiledQuery, type Kysely, type PGlite } from 'kysely';
import { type Answer, CONNECTION_LOST, clientOf, coded, rowsOf, type Statement } from './embedded-client.ts';
import type { Reader, Store } from './schema.ts';

const socketOf = (directory: string): string => `${directory}.sock`;

const PRIVATE = 0o600;
/** A command that says nothing for so long in the midst of a transaction is shut out: everybody waits for it. */
const PATIENCE_MILLISECONDS = 30_000;
const DONE: Answer = { rows: [], affectedRows: null };

/** Lends the database in `directory` until what comes back is called. Rejects where no socket can be had there. */
export async function lendDatabase(
  { db }: Pick<Store, 'db'>,
  directory: string,
  patience = PATIENCE_MILLISECONDS,
): Promise<() => Promise<void>> {
  const path = socketOf(directory);
  // Of a server that was killed: the lock of the directory is ours.
  rmSync(path, { force: true });
  const borrowers = new Set<Socket>();
  const server = createServer((socket) => {
    borrowers.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => borrowers.delete(socket));
    void new Borrower(db.withoutPlugins() as never, socket, patience).serve().finally(() => socket.destroy());
  });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, PRIVATE);
  return async () => {
    for (const socket of borrowers) socket.destroy();
    await new Promise((closed) => server.close(closed));
  };
}

/** A command at the other end, as the server sees it. */
class Borrower {
  readonly #db: Kysely<unknown>;
  readonly #socket: Socket;
  readonly #patience: number;
  readonly #asked: AsyncGenerator<Statement>;

  constructor(db: Kysely<unknown>, socket: Socket, patience: number) {
    this.#db = db;
    this.#socket = socket;
    this.#patience = patience;
    this.#asked = messages<Statement>(socket);
  }

  /** Answers until the command hangs up. */
  async serve(): Promise<void> {
    for (;;) {
      const { value, done } = await this.#asked.next();
      if (done) return;
      if (value.sql === 'begin') await this.#transaction();
      else send(this.#socket, await answered(this.#db, value));
    }
  }

  /** One that is not committed leaves nothing behind, however it ends. */
  async #transaction(): Promise<void> {
    const ended = await this.#db
      .transaction()
      .execute(async (tx) => {
        send(this.#socket, DONE);
        for (;;) {
          const statement = await this.#next();
          if (statement.sql === 'commit') return;
          if (statement.sql === 'rollback') throw new RolledBack();
          send(this.#socket, await answered(tx, statement));
        }
      })
      .then(
        () => DONE,
        (error: Error) => (error instanceof RolledBack ? DONE : troubleOf(error)),
      );
    send(this.#socket, ended);
  }

  async #next(): Promise<Statement> {
    const timer = setTimeout(() => this.#socket.destroy(), this.#patience);
    const { value, done } = await this.#asked.next();
    clearTimeout(timer);
    if (done) throw new RolledBack();
    return value;
  }
}

class RolledBack extends Error {}

const troubleOf = ({ message, code }: Error & { code?: string }): Answer => ({ message, code: code ?? null });

async function answered(db: Pick<Reader, 'executeQuery'>, { sql, parameters }: Statement): Promise<Answer> {
  try {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(sql ?? '', [...parameters]));
    return { rows: rows as Record<string, unknown>[], affectedRows: numAffectedRows ? Number(numAffectedRows) : null };
  } catch (error) {
    return troubleOf(error as Error);
  }
}

/** The database that a server lends, as the query builder wants it; null where none does. */
export async function borrowDatabase(directory: string): Promise<PGlite | null> {
  const socket = connect(socketOf(directory));
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  const answers = messages<Answer>(socket);
  socket.on('error', () => {});
  const ask = async (statement: Statement) => {
    send(socket, statement);
    // Answers come in the order of what was asked.
    const { value, done } = await answers.next();
    if (done) throw coded('the server that lent its database has ended', CONNECTION_LOST);
    return rowsOf(value);
  };
  const hangUp = async () => {
    socket.destroy();
  };
  return clientOf(async () => ({ ask }), hangUp);
}

const LENGTH_BYTES = 4;

function send(socket: Socket, message: Statement | Answer): void {
  if (socket.destroyed) return;
  const body = serialize(message);
  const head = Buffer.alloc(LENGTH_BYTES);
  head.writeUInt32BE(body.length);
  socket.write(head);
  socket.write(body);
}

/** What comes through the socket, until it closes, however it does. */
async function* messages<Message>(socket: Socket): AsyncGenerator<Message, undefined> {
  let parts: Buffer[] = [];
  let held = 0;
  let wanted = LENGTH_BYTES;
  let isHead = true;
  try {
    for await (const part of socket as AsyncIterable<Buffer>) {
      parts.push(part);
      held += part.length;
      if (held < wanted) continue;
      let all = Buffer.concat(parts);
      while (all.length >= wanted) {
        const own = all.subarray(0, wanted);
        all = all.subarray(wanted);
        if (isHead) wanted = own.readUInt32BE();
        else {
          wanted = LENGTH_BYTES;
          yield deserialize(own) as Message;
        }
        isHead = !isHead;
      }
      parts = [all];
      held = all.length;
    }
  } catch {
    // A connection that breaks ends what was asked through it.
  }
  return undefined;
}
