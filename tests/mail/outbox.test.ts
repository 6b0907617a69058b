import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Incoming } from '../../src/mail/intake/incoming.ts';
import { type Listener, listen } from '../../src/mail/intake/smtp.ts';
import { type ClaimedLetter, emptyOutbox, runOutbox, type Shelf } from '../../src/mail/outbox/outbox.ts';
import { openRelay, type Relay } from '../../src/mail/sender/send.ts';

const now = new Date('2026-11-21T12:00:00Z');

interface Lying {
  purpose: string;
  to: string;
  attempts: number;
  dueAt: Date;
  status: 'rendered' | 'sent' | 'failed';
  bytes?: number;
  claimed?: boolean;
}

/** A shelf in memory with the promises of the real one. */
function shelfOf(letters: Lying[]): Shelf {
  const find = (purpose: string) => letters.find((letter) => letter.purpose === purpose) as Lying;
  return {
    due: async (at, limit) =>
      letters
        .filter(({ status, dueAt }) => status === 'rendered' && dueAt <= at)
        .slice(0, limit)
        .map(({ purpose, bytes = 100 }) => ({ purpose, bytes })),
    claim: async (purposes, at, until) =>
      purposes.flatMap((purpose): ClaimedLetter[] => {
        const letter = find(purpose);
        if (letter.status !== 'rendered' || letter.dueAt > at) return [];
        letter.attempts++;
        letter.dueAt = until;
        letter.claimed = true;
        const bytes = Buffer.from(`Subject: ${purpose}\r\n\r\nbody\r\n`);
        const envelope = { from: 'bounce@post.example', to: letter.to };
        return [{ purpose, bytes, envelope, attempts: letter.attempts, owedAt: now }];
      }),
    release: async (at) => {
      for (const letter of letters.filter(({ status, claimed }) => status === 'rendered' && claimed))
        Object.assign(letter, { claimed: false, dueAt: at });
    },
    sent: async (purposes) => {
      for (const purpose of purposes) Object.assign(find(purpose), { status: 'sent', claimed: false });
    },
    stalled: async (purpose, _text, again) => {
      Object.assign(find(purpose), { claimed: false, dueAt: again });
    },
    trouble: async (purpose, _text, again) => {
      const letter = find(purpose);
      letter.claimed = false;
      if (again === null) letter.status = 'failed';
      else letter.dueAt = again;
    },
  };
}

describe('the outbox', () => {
  let server: Listener;
  let relay: Relay;
  let arrived: Incoming[];
  let away = false;
  const knows = async (address: string) => !address.startsWith('nobody@');

  beforeEach(async () => {
    arrived = [];
    away = false;
    server = await listen({ port: 0, domains: ['players.example'], knows }, async (incoming) => {
      if (away) throw new Error('away');
      arrived.push(incoming);
      return 'stored';
    });
    relay = openRelay({ host: '127.0.0.1', port: server.port, secure: false });
  });
  afterEach(async () => {
    relay.close();
    await server.stop();
  });

  const letter = (purpose: string, to = 'ann@players.example'): Lying => ({
    purpose,
    to,
    attempts: 0,
    dueAt: now,
    status: 'rendered',
  });

  test('sends each letter that is due once, in order, byte for byte as stored', async () => {
    const letters = Array.from({ length: 120 }, (_, i) => letter(`report/${i}`));
    const run = await emptyOutbox(shelfOf(letters), relay, () => now);
    expect(run).toEqual({ sent: 120, delayed: 0, givenUp: 0 });
    expect(arrived.map(({ raw }) => Buffer.from(raw).toString())).toEqual(
      letters.map(({ purpose }) => `Subject: ${purpose}\r\n\r\nbody\r\n`),
    );
    expect(await emptyOutbox(shelfOf(letters), relay, () => now)).toEqual({ sent: 0, delayed: 0, givenUp: 0 });
  });

  test('what a server cannot take now waits, what it will never take is given up, and the rest goes on', async () => {
    const letters = [letter('a', 'nobody@players.example'), letter('b')];
    expect(await emptyOutbox(shelfOf(letters), relay, () => now)).toEqual({ sent: 1, delayed: 0, givenUp: 1 });
    expect(letters.map(({ status }) => status)).toEqual(['failed', 'sent']);
    away = true;
    const late = [letter('c')];
    expect(await emptyOutbox(shelfOf(late), relay, () => now)).toEqual({ sent: 0, delayed: 1, givenUp: 0 });
    expect(late[0]?.dueAt).toEqual(new Date(now.getTime() + 60_000));
    away = false;
    expect((await emptyOutbox(shelfOf(late), relay, () => new Date(now.getTime() + 60_000))).sent).toBe(1);
  });

  test('a letter another worker has claimed is left to it', async () => {
    const letters = [letter('a')];
    const shelf = shelfOf(letters);
    const raced: Shelf = { ...shelf, claim: async () => [] };
    expect(await emptyOutbox(raced, relay, () => now)).toEqual({ sent: 0, delayed: 0, givenUp: 0 });
    expect(arrived).toEqual([]);
  });

  test('letters to several readers are claimed and marked several at a time, each reader has his in order', async () => {
    const readers = ['ann', 'bob', 'eve'].map((name) => `${name}@players.example`);
    const letters = Array.from({ length: 30 }, (_, i) => letter(`report/${i}`, readers[i % 3]));
    const shelf = shelfOf(letters);
    const marked: number[] = [];
    const counted: Shelf = {
      ...shelf,
      sent: (purposes, at) => {
        marked.push(purposes.length);
        return shelf.sent(purposes, at);
      },
    };
    expect(await emptyOutbox(counted, relay, () => now)).toEqual({ sent: 30, delayed: 0, givenUp: 0 });
    expect(marked.reduce((sum, one) => sum + one, 0)).toBe(30);
    for (const reader of readers) {
      const theirs = letters.filter(({ to }) => to === reader).map(({ purpose }) => `Subject: ${purpose}`);
      const came = arrived.filter(({ source }) => source.kind === 'smtp' && source.to[0] === reader);
      expect(came.map(({ raw }) => Buffer.from(raw).toString().split('\r\n')[0])).toEqual(theirs);
    }
  });

  test('stopped, it lets go of all it has claimed and not sent', async () => {
    const letters = Array.from({ length: 10 }, (_, i) => letter(`report/${i}`));
    await emptyOutbox(
      shelfOf(letters),
      relay,
      () => now,
      () => arrived.length < 3,
    );
    expect(letters.filter(({ status }) => status === 'sent')).toHaveLength(3);
    expect(letters.filter(({ status, dueAt }) => status === 'rendered' && dueAt === now)).toHaveLength(7);
  });

  test('of large letters no more are claimed than memory is meant to hold', async () => {
    const letters = Array.from({ length: 5 }, (_, i) => ({ ...letter(`report/${i}`), bytes: 3 * 1_048_576 }));
    const shelf = shelfOf(letters);
    const claims: number[] = [];
    const counted: Shelf = {
      ...shelf,
      claim: (purposes, at, until) => {
        claims.push(purposes.length);
        return shelf.claim(purposes, at, until);
      },
    };
    await emptyOutbox(counted, relay, () => now);
    expect(claims).toEqual([2, 2, 1]);
  });

  test('woken, it looks again at once', async () => {
    const letters = [letter('a')];
    const outbox = runOutbox(shelfOf(letters), relay, { clock: () => now, pollMilliseconds: 3_600_000 });
    await expect.poll(() => arrived.length).toBe(1);
    letters.push(letter('b'));
    outbox.wake();
    await expect.poll(() => arrived.length).toBe(2);
    await outbox.stop();
    expect(letters.map(({ status }) => status)).toEqual(['sent', 'sent']);
  });
});
