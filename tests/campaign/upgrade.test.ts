/** Games under rules they were not begun with: upgraded where they replay alike, halted and rebased where they do not. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readArchive } from '../../src/campaign/archive/archive.ts';
import { exportGame } from '../../src/campaign/archive/keep-archive.ts';
import { type House, transact } from '../../src/campaign/house/house.ts';
import { rewindTo } from '../../src/campaign/umpire/rewind.ts';
import { checkGames, rebase, upgradeGames } from '../../src/campaign/umpire/upgrade.ts';
import type { AnyGame, Ruleset } from '../../src/engine/contract.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { entriesOf } from '../../src/store/entries.ts';
import { gameOf } from '../../src/store/games.ts';
import { changePost } from '../../src/store/posts.ts';
import { verify } from '../../src/table/verify.ts';
import { toy } from '../engine/toy.ts';
import { openOffice } from './office.ts';
import { Clock, createOnce, houseIn, START, send, settle, toyGame, toyOne } from './toy-house.ts';
import { zipOf } from './zip-of.ts';

/** The toy with another rule: red gains a point at the end of every turn. */
const other: AnyGame = {
  ...toyGame,
  revision: 2,
  *turn(play) {
    const outcome = yield* toy.turn(play);
    play.state.score.red += 1;
    return outcome;
  },
};
const alike: AnyGame = { ...toyGame, revision: 2 };

const office = openOffice();
const clock = new Clock(START);
let here: House;
let games = 0;
let id = '';

/** The house after a start with another release. */
function released(game: AnyGame): House {
  const rules = { ...here.rulesetOf('toy'), revision: game.revision, open: () => game } satisfies Ruleset;
  return { ...here, rulesetOf: () => rules, games: new Map(), atHand: new Map(), failing: new Map() };
}

async function playTurn(house: House, n: number): Promise<void> {
  for (const seat of ['red', 'blue']) await push(house, seat, n);
}

async function push(house: House, seat: string, n: number): Promise<void> {
  await send(house, seat, `${id}-${seat}-${n}`, ['PUSH'], { game: id });
  clock.now = new Date(((await deadlineOf(office.store.db, id))?.dueAt.getTime() ?? 0) + 301_000);
  await settle(house, office.server.relay);
}

beforeAll(() => {
  here = houseIn(office.store, clock);
});
beforeEach(async () => {
  await office.store.db.updateTable('games').set({ status: 'over' }).execute();
  id = `toy-${++games}`;
  clock.set(START);
  await createOnce(here, { ...toyOne, id });
  await transact(here, async (tx) => {
    for (const seat of ['red', 'blue']) await changePost(tx, id, seat, { format: 'text' });
  });
  await settle(here, office.server.relay);
  await playTurn(here, 1);
  await push(here, 'red', 2);
});

test('rules that play a game alike take it on: an entry says so, and play goes on', async () => {
  const house = released(alike);
  expect((await checkGames(house)).at(-1)).toEqual({ game: id, played: 1, here: 2, differs: null });
  await upgradeGames(house);
  await upgradeGames(house);
  const upgrades = (await entriesOf(office.store.db, id)).filter(({ content }) => content.kind === 'upgrade');
  expect(upgrades.map(({ content }) => content)).toMatchObject([{ by: 'table', revision: 2 }]);
  expect(await gameOf(office.store.db, id)).toMatchObject({ status: 'running', revision: 2 });
  await push(house, 'blue', 2);
  const { archived } = await readArchive(
    zipOf([...(await exportGame(house, id))].map(([name, data]) => ({ name, data }))),
  );
  expect(verify(archived, (_text, _id, revision) => (revision === 2 ? alike : null)).level).toBe('replay');
});

test('rules that play it otherwise halt it and change nothing; a check before says which', async () => {
  const house = released(other);
  const before = await entriesOf(office.store.db, id);
  expect((await checkGames(house)).at(-1)?.differs).toContain('state-differs');
  await upgradeGames(house);
  expect(await gameOf(office.store.db, id)).toMatchObject({ status: 'halted', revision: 1 });
  expect((await gameOf(office.store.db, id)).haltedBecause).toContain('rules-changed');
  expect(await entriesOf(office.store.db, id)).toEqual(before);
});

test('rules that cannot even read what it is played on halt it, and keep no other game from going on', async () => {
  const house = released(alike);
  const rules: Ruleset = {
    ...house.rulesetOf('toy'),
    open: (scenario) => ({ ...alike, title: (scenario as unknown as { title: { of: AnyGame['title'] } }).title.of }),
  };
  await upgradeGames({ ...house, rulesetOf: () => rules });
  expect((await gameOf(office.store.db, id)).haltedBecause).toContain('rules-changed');
});

test('a rebase goes on by the new rules from the last close, with the orders and dice of the turn in play', async () => {
  const house = released(other);
  await upgradeGames(house);
  office.server.mails.length = 0;
  expect(await rebase(house, id, 'the rule is mended')).toBeNull();
  await settle(house, office.server.relay);
  expect(await gameOf(office.store.db, id)).toMatchObject({ status: 'running', revision: 2, haltedBecause: null });
  expect(await deadlineOf(office.store.db, id)).toMatchObject({ call: 't02/blue/push@blue' });
  const kindOf = ({ messageId }: { messageId: string }) => messageId.split('.')[0];
  expect(office.server.mails.map(kindOf).sort()).toEqual(['call', 'notice', 'notice']);
  expect(office.server.mails.find((mail) => kindOf(mail) === 'notice')?.raw).toContain('Other rules from here on');
  await push(house, 'blue', 2);
  await playTurn(house, 3);
  expect((await gameOf(office.store.db, id)).status).toBe('over');
  expect((await checkGames(house)).at(-1)?.differs).toBeNull();
  const files = await exportGame(house, id);
  const { archived } = await readArchive(zipOf([...files].map(([name, data]) => ({ name, data }))));
  const verdict = verify(archived, (_text, _id, revision) => (revision === 2 ? other : null));
  expect(verdict).toMatchObject({ level: 'replay', because: null });
});

test('what other rules played is not taken back by these', async () => {
  const house = released(other);
  await upgradeGames(house);
  await rebase(house, id, 'x');
  const to = { turn: 1, checkpoint: null };
  expect(await rewindTo(house, id, { to, dice: 'new', reason: 'x' })).toMatchObject({ refused: 'before-rebase' });
});

test('a position the new rules forbid is not taken over', async () => {
  const strict: AnyGame = { ...other, check: () => ['two units in one hex'] };
  const house = released(strict);
  const before = await entriesOf(office.store.db, id);
  expect(await rebase(house, id, 'x')).toMatchObject({
    refused: 'illegal-state',
    facts: { faults: ['two units in one hex'] },
  });
  expect(await entriesOf(office.store.db, id)).toEqual(before);
});
