/** The public beacon in the dice: named with the seals, waited for, taken with its signature alone, done without in the end. */
import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askRelay } from '../../src/campaign/house/beacon.ts';
import { readSettings } from '../../src/campaign/house/settings.ts';
import { startGame } from '../../src/campaign/joining/start-game.ts';
import { steer } from '../../src/campaign/umpire/steer-game.ts';
import { entriesOf } from '../../src/store/entries.ts';
import { gameOf } from '../../src/store/games.ts';
import { seedOf } from '../../src/store/secrets.ts';
import { fold, newestMix } from '../../src/table/record.ts';
import { beacon } from '../../src/tools/doctor/beacon.ts';
import { figuresOf } from '../../src/web/pages/figures.ts';
import { type BeaconRelay, beaconRelay, CHAIN, FORGED, NAMED_AT, OUT_AT, ROUND } from './beacon-relay.ts';
import { BOB, ClockGame, clockHall, JO, kinds, RITA, to } from './clock-house.ts';
import { player, SavannahByMail } from './savannah-house.ts';

const ANNA = 'anna@red.test';
const LUC = 'luc@blue.test';
const SEED = '7d'.repeat(32);
let hall: Awaited<ReturnType<typeof clockHall>>;
let relay: BeaconRelay;
let made = 0;
beforeAll(async () => {
  hall = await clockHall();
});
afterAll(() => hall.close());
beforeEach(async () => {
  relay = await beaconRelay();
});
afterEach(() => relay.stop());

type ByMail = Pick<SavannahByMail | ClockGame, 'house' | 'id'>;
const entries = ({ house, id }: ByMail) => entriesOf(house.store.db, id);
const chronicle = async (game: ByMail) => fold(await entries(game));
const said = async (game: ByMail, kind: string) =>
  (await entries(game)).map(({ content }) => content).filter((content) => content.kind === kind);
const stands = async ({ house, id }: ByMail) => (await gameOf(house.store.db, id)).status;
const seedIn = ({ house, id }: ByMail) => seedOf(house.store.db, house.key, id);
const plain = (letter: { text: string } | undefined) => letter?.text.replace(/\s+/gu, ' ') ?? '';
const asks = (game: ByMail, ...relays: readonly string[]) => {
  game.house.since = new Date('2023-01-01T00:00:00Z');
  game.house.beacon = { relays, refused: 0 };
};

/** Both invited, and both seated in the moment whose seals name round 1000. */
async function accepted(relays: readonly string[], ...lines: readonly string[]) {
  const game = new SavannahByMail(hall.store, hall.server, `beacon-${++made}`);
  asks(game, ...relays);
  game.clock.set(NAMED_AT);
  const players = [player('british', ANNA), player('allied', LUC, 'fr')];
  await game.create('savannah/assault', 'together', players, { invite: { message: '', days: 8 } });
  const invitations = await game.settle();
  const of = (address: string) => invitations.find((letter) => letter.to === address);
  await game.reply(LUC, of(LUC), 'ACCEPTER', 'PHRASE dix mots');
  return { game, letters: await game.reply(ANNA, of(ANNA), 'ACCEPT', ...lines) };
}

const at = (game: SavannahByMail, time: string) => {
  game.clock.set(time);
  return game.settle();
};
const letter = (letters: Awaited<ReturnType<typeof at>>, address: string, kind: string) =>
  letters.find((one) => one.to === address && one.kind === kind);

describe('a game whose players were invited', () => {
  test('names a round to come with the seals, waits for it, and mixes it in with the marks', async () => {
    const { game, letters } = await accepted([relay.url]);
    const seals = plain(letter(letters, ANNA, 'sealed'));
    expect(seals).toContain('The seals below are fixed, and so is the round of the public beacon');
    expect(seals).toContain('round 1000 of drand: a number that independent houses draw together at 15:59:24 UTC');
    expect(letters.filter(({ to: whom, subject }) => whom === JO && /sealed/.test(subject))).toEqual([]);
    expect(await said(game, 'seed-seals')).toMatchObject([{ at: NAMED_AT, beacon: { chain: CHAIN, round: 1000 } }]);
    expect(await at(game, '2023-08-23T15:59:23.999Z')).toEqual([]);
    expect([await stands(game), relay.asked]).toEqual(['inviting', []]);
    const begun = await at(game, OUT_AT);
    expect(relay.asked).toEqual([`/${CHAIN}/public/1000`]);
    expect(plain(letter(begun, ANNA, 'start'))).toMatch(/Public beacon round 1000 of drand, a number that .* drew/);
    expect(plain(letter(begun, LUC, 'start'))).toMatch(/Balise publique le tirage 1000 de drand, nombre .* ont tiré/);
    expect(await said(game, 'seed-beacon')).toMatchObject([{ chain: CHAIN, round: 1000, signature: ROUND.signature }]);
    const { genesisHash, rounds } = await chronicle(game);
    const mixed = JSON.stringify(['mix', game.id, genesisHash, '', [...(rounds[0] ?? []), ROUND.randomness]]);
    const expected = createHmac('sha256', Buffer.from(SEED, 'hex')).update(mixed).digest('hex');
    expect(newestMix(await chronicle(game), SEED)).toBe(expected);
    expect(rounds[0]?.map((mark) => mark.length)).toEqual([0, 64]);
  });

  test('begins without it ten minutes after its time where no relay answers, and says so', async () => {
    relay.says = 503;
    const { game } = await accepted([relay.url, 'http://127.0.0.1:9']);
    for (const time of [OUT_AT, '2023-08-23T16:09:23Z']) {
      expect(await at(game, time)).toEqual([]);
      expect(await stands(game)).toBe('inviting');
    }
    const begun = await at(game, '2023-08-23T16:09:24Z');
    expect(plain(letter(begun, ANNA, 'start'))).toContain(
      'round 1000 of drand does not enter the dice: nobody we asked could give it',
    );
    expect(begun.filter(({ to: whom }) => whom === JO).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('The dice do without the public beacon'),
    );
    expect(await said(game, 'seed-beacon')).toMatchObject([{ round: 1000, signature: '', reason: 'unreachable' }]);
    const { genesisHash, rounds } = await chronicle(game);
    const mixed = JSON.stringify(['mix', game.id, genesisHash, '', rounds[0]]);
    const expected = createHmac('sha256', Buffer.from(SEED, 'hex')).update(mixed).digest('hex');
    expect(newestMix(await chronicle(game), SEED)).toBe(expected);
  });

  test('takes no signature that does not hold, counts it, and takes that of another relay', async () => {
    relay.says = FORGED;
    const { game } = await accepted([relay.url]);
    expect(await at(game, OUT_AT)).toEqual([]);
    expect(game.house.beacon.refused).toBeGreaterThan(0);
    expect(await figuresOf(game.house).metrics()).toContain(`fieldpost_beacon_refused ${game.house.beacon.refused}`);
    const other = await beaconRelay();
    game.house.beacon = { relays: [relay.url, other.url], refused: 0 };
    await game.settle();
    await other.stop();
    expect(await said(game, 'seed-beacon')).toMatchObject([{ signature: ROUND.signature }]);
  });

  test('says so where all that it was given does not hold', async () => {
    relay.says = FORGED;
    const { game } = await accepted([relay.url]);
    const begun = await at(game, '2023-08-23T16:30:00Z');
    expect(plain(letter(begun, LUC, 'start'))).toContain('n’est pas signé par drand');
    expect(await said(game, 'seed-beacon')).toMatchObject([{ signature: '', reason: 'wrong' }]);
  });

  test('begins by itself once the round is in where its umpire has said so with a seat still free', async () => {
    const game = new SavannahByMail(hall.store, hall.server, `beacon-${++made}`);
    asks(game, relay.url);
    game.clock.set(NAMED_AT);
    const players = [player('british', ANNA), player('allied', LUC, 'fr')];
    await game.create('savannah/assault', 'together', players, { invite: { message: '', days: 8 } });
    const invitations = await game.settle();
    await game.reply(
      ANNA,
      invitations.find((one) => one.to === ANNA),
      'ACCEPT',
    );
    await startGame(game.house, game.id, 'Luc comes later');
    expect(await stands(game)).toBe('inviting');
    const begun = await at(game, OUT_AT);
    expect(letter(begun, ANNA, 'start')).toBeDefined();
    const starts = (await entries(game)).filter(({ content }) => content.kind === 'table' && content.act === 'start');
    expect(starts.map(({ content }) => content)).toMatchObject([
      { by: 'umpire', facts: { reason: 'Luc comes later' } },
    ]);
    expect((await chronicle(game)).beacons).toMatchObject([{ round: 1000 }]);
  });

  test('waits for the words of a seal too, with the round in hand', async () => {
    const seal = '5d'.repeat(32);
    const { game, letters } = await accepted([relay.url], `PHRASE ${seal}`);
    expect(plain(letter(letters, ANNA, 'sealed'))).toMatch(/Now send your words.*round 1000 of drand/);
    await at(game, OUT_AT);
    expect([await stands(game), (await said(game, 'seed-beacon')).length]).toEqual(['inviting', 1]);
    await startGame(game.house, game.id, 'words are lost');
    await game.settle();
    expect(await stands(game)).toBe('running');
    expect(relay.asked).toHaveLength(1);
  });

  test('begins without the words of a seal where its umpire has said so before the round was in', async () => {
    const { game } = await accepted([relay.url], `PHRASE ${'5d'.repeat(32)}`);
    await startGame(game.house, game.id, 'words are lost');
    await game.settle();
    expect(await stands(game)).toBe('inviting');
    expect(letter(await at(game, OUT_AT), ANNA, 'start')).toBeDefined();
  });
});

describe('a game under way', () => {
  const running = async (relays: readonly string[]) => {
    const game = new ClockGame(hall, `beacon-${++made}`);
    asks(game, ...relays);
    game.clock.set(NAMED_AT);
    await game.open();
    return game;
  };
  const closed = async (game: ClockGame, time: string) => {
    game.clock.set(time);
    await steer(game.house, game.id, [{ act: 'process', reason: 'now' }]);
    return game.settle();
  };

  test('names a round as its first turn closes where nobody was invited, though nobody sent a phrase, and mixes it in at the next', async () => {
    const game = await running([relay.url]);
    expect(plain(to(game.opened, RITA, 'start')[0])).toContain('From turn 4 on the dice come from');
    expect(plain(to(game.opened, RITA, 'start')[0])).toContain('Those of turns 1 to 3 are promised');
    const named = await closed(game, NAMED_AT);
    expect(kinds(named)).toEqual(expect.arrayContaining(['sealed bob', 'sealed rita', 'report rita']));
    expect(plain(to(named, BOB, 'sealed')[0])).toContain('round 1000 of drand: a number');
    const before = newestMix(await chronicle(game), await seedIn(game));
    const mixed = await closed(game, OUT_AT);
    expect(to(mixed, BOB, 'mixed')[0]?.subject).toContain('New dice from turn 4 on');
    expect(plain(to(mixed, BOB, 'mixed')[0])).toContain('round 1000 of drand, a number');
    const { rounds, beacons, genesisHash } = await chronicle(game);
    expect([rounds, beacons[0], beacons[1]?.signature]).toEqual([
      [
        ['', ''],
        ['', ''],
      ],
      null,
      ROUND.signature,
    ]);
    const said = JSON.stringify(['mix', game.id, genesisHash, before, ['', '', ROUND.randomness]]);
    const expected = createHmac('sha256', Buffer.from(await seedIn(game), 'hex'))
      .update(said)
      .digest('hex');
    expect(newestMix(await chronicle(game), await seedIn(game))).toBe(expected);
  });

  test('does not wait for it: its turns close, and what is sealed stays to be mixed in', async () => {
    relay.says = 404;
    const game = await running([relay.url]);
    const noted = await game.mail('blue', 'PHRASE two');
    expect(plain(noted[0])).toContain('from turn 4 on');
    await closed(game, NAMED_AT);
    const second = await closed(game, OUT_AT);
    expect(kinds(second)).toContain('report rita');
    expect(kinds(second).filter((kind) => kind.startsWith('mixed'))).toEqual([]);
    expect([await said(game, 'seed-beacon'), (await chronicle(game)).rounds]).toEqual([[], [['', '']]]);
    expect((await chronicle(game)).seeding).toMatchObject({ fixed: true, named: { round: 1000 }, came: null });
  });

  test('mixes without it where it cannot be had, and tells umpire and seats', async () => {
    await relay.stop();
    const game = await running([relay.url]);
    await closed(game, NAMED_AT);
    const mixed = await closed(game, '2023-08-23T16:09:24Z');
    expect(plain(to(mixed, RITA, 'mixed')[0])).toContain('does not enter the dice: nobody we asked');
    expect(to(mixed, JO, 'umpire').map(plain).join()).toContain(
      'Round 1000 of drand was to enter the dice. No relay has',
    );
    expect(await said(game, 'seed-beacon')).toMatchObject([{ signature: '', reason: 'unreachable' }]);
  });
});

test('a relay that says too much, of another round, or nothing readable gives no round', async () => {
  const answers = [{ ...ROUND, round: 999 }, 'no JSON', { round: 1000 }, `${JSON.stringify(ROUND)}${' '.repeat(5000)}`];
  const troubles = [/round 999 instead/, /JSON/, /signature/, /more than 4096 bytes/];
  for (const [n, says] of answers.entries()) {
    relay.says = says;
    await expect(askRelay(relay.url, 1000)).rejects.toThrow(troubles[n] as RegExp);
  }
});

test('the setting names relays, or none; the doctor asks each for the newest round', async () => {
  const set = (FIELDPOST_BEACON?: string) =>
    readSettings({ FIELDPOST_KEY: SEED, ...(FIELDPOST_BEACON && { FIELDPOST_BEACON }) });
  expect([set().beacon, set('off').beacon]).toEqual([[], []]);
  expect(set('https://api.drand.sh/,http://b.test').beacon).toEqual(['https://api.drand.sh', 'http://b.test']);
  expect(() => set('ftp://b.test')).toThrow('settings-wrong');
  const found = async () => {
    const findings = [];
    const now = () => new Date('2023-08-23T15:59:39Z');
    for await (const one of beacon(set(relay.url), now)) findings.push(`${one.is}: ${one.says}`);
    return findings;
  };
  expect(await found()).toEqual([`good: ${relay.url} gives round 1000, and its signature holds`]);
  relay.says = FORGED;
  expect(await found()).toEqual([`wrong: ${relay.url}: the signature of round 1000 does not hold`]);
  relay.says = 500;
  expect(await found()).toEqual([`wrong: ${relay.url}: HTTP status 500`]);
});
