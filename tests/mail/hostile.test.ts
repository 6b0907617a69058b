/**
 * Answers to real letters of both games as real mail programs write them: every program and language × what its user did
 * × text, HTML or both × how the mail travelled. What was ordered must come out, and nothing else. A sample runs;
 * HOSTILE=all runs them all and prints what is wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORDER_WORDS, readMail } from '../../src/campaign/house/reading.ts';
import { orderText } from '../../src/mail/reading/readMail.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/schema.ts';
import { player, SavannahByMail } from '../campaign/savannah-house.ts';
import { type PlayersServer, playersServer } from '../campaign/toy-house.ts';
import { DRESSES } from './hostile/dress.ts';
import { type Letter, letterOf } from './hostile/letter.ts';
import { type Case, repliesTo, type Typed } from './hostile/replies.ts';

const GAMES: readonly { scenario: string; seats: readonly [string, string]; typed: readonly [Typed, Typed] }[] = [
  {
    scenario: 'savannah/assault',
    seats: ['british', 'allied'],
    typed: [
      {
        orders: ['MOVE fraser-2 TO 1404', 'ATTACK 1405 WITH maitland', 'READY'],
        others: ['MOVE tawes TO 1403', 'FIRE br-a AT 1505'],
        long: 'ATTACK 1405 WITH br-naval, navy, rnc, ra-4, scr-2, tawes, porbeck LEAD tawes TACTIC frontal assault IF ODDS >= 2:1',
      },
      {
        orders: ['MARCHER dillon-irish VERS 1505 PAR 1506', 'ATTAQUER 1404 AVEC foix', 'PRÊT'],
        others: ['MARCHER lincoln VERS 1305', 'TENIR conde'],
        long: 'ATTAQUER 1404 AVEC foix, hainault, stedingk, auxerrois, cambresis, dillon-irish, vol-grenadiers TACTIQUE assaut frontal',
      },
    ],
  },
  {
    scenario: 'jenkins-ear/war',
    seats: ['english', 'spanish'],
    typed: [
      {
        orders: ['BUY 2 soldiers AT port royal', 'STANDING RETREAT port', 'READY'],
        others: ['BUY 1 frigate AT 2719', 'STANDING GUNS all'],
        long: 'STANDING INTERCEPT AT 2919, 2920, 2921, 2922, 2923, 2924, 2925, 2926, 2927, 2928, 2929 WITH ALL IF ENEMY >= 3',
      },
      {
        orders: ['ACHETER 2 leurres EN cartagena', 'CASE 5', 'PRÊT'],
        others: ['ACHETER 1 frégate EN 3718', 'CASE 7'],
        long: 'CONSIGNE INTERCEPTER EN 2919, 2920, 2921, 2922, 2923, 2924, 2925, 2926, 2927, 2928, 2929 AVEC TOUS SI ENNEMI >= 3',
      },
    ],
  },
];

const all = process.env.HOSTILE === 'all';
/** One in so many runs; it shares no factor with the number of things done or of dresses, so each meets each in time. */
const STEP = all ? 1 : 97;

const FENCE = /^(BEGIN|D.BUT) |^(END|FIN)$/u;

/** A line without what lists and programs put around it. */
const tidy = (line: string): string =>
  line
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:[-*•]|\d+[.)]) /u, '');

async function readAs({ raw, letters, own, ordered }: Case): Promise<{ lost: string[]; leaked: string[] }> {
  const mail = await readMail(
    raw,
    undefined,
    {},
    () => Promise.resolve(letters),
    () => Promise.resolve(own),
  );
  const found = orderText(mail)
    .split('\n')
    .map(tidy)
    .filter((line) => line !== '' && !line.startsWith('#'));
  // A program may break a long line; BEGIN and END are a fence and no order.
  const said = found.join(' ');
  const given = ordered.map(tidy);
  return {
    lost: given.filter((line) => !said.includes(line)),
    leaked: found.filter(
      (line) => ORDER_WORDS.couldBeOrder(line) && !FENCE.test(line) && !given.some((one) => one.includes(line)),
    ),
  };
}

describe('answers as real programs write them', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-hostile-'));
  let store: Store;
  let server: PlayersServer;
  const letters: { letter: Letter; typed: Typed }[] = [];

  beforeAll(async () => {
    store = await openStore({
      directory: join(scratch, 'db'),
      cache: new URL('../../.cache', import.meta.url).pathname,
    });
    server = await playersServer();
    for (const [i, { scenario, seats, typed }] of GAMES.entries()) {
      const game = new SavannahByMail(store, server, `game-${i}`);
      await game.create(
        scenario,
        'together',
        [player(seats[0], 'anna@red.test'), player(seats[1], 'bob@blue.test', 'fr')],
        { format: 'full' },
      );
      for (const { kind, to, raw } of await game.settle())
        if (kind === 'call')
          letters.push({ letter: letterOf(Buffer.from(raw, 'latin1')), typed: typed[to.startsWith('anna') ? 0 : 1] });
    }
  });
  afterAll(async () => {
    await server.stop();
    await store.close();
    rmSync(scratch, { recursive: true, force: true });
  });

  test('what was ordered comes out, and nothing that was quoted', { timeout: all ? 3_600_000 : 60_000 }, async () => {
    expect(letters).toHaveLength(4);
    const figures = { cases: 0, right: 0 };
    const lost: string[] = [];
    const leaked: string[] = [];
    for (const [at, { letter, typed }] of letters.entries())
      for (const one of repliesTo(letter, typed, DRESSES, (number) => (number + at * 13) % STEP === 0)) {
        const wrong = await readAs(one);
        const name = `${at} ${one.act}, ${one.program}, ${one.form}`;
        figures.cases++;
        if (wrong.lost.length > 0) lost.push(`${name}: ${wrong.lost[0]}`);
        if (wrong.leaked.length > 0) leaked.push(`${name}: ${wrong.leaked[0]}`);
        if (wrong.lost.length + wrong.leaked.length === 0) figures.right++;
      }
    console.log(`programs: ${JSON.stringify(figures)}\nlost: ${lost.join('\n')}\nleaked: ${leaked.join('\n')}`);
    expect(figures.cases).toBeGreaterThan(300);
    expect(leaked).toEqual([]);
    expect(figures.right / figures.cases).toBeGreaterThanOrEqual(0.99);
  });
});
