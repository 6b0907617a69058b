/** Nothing that the rules hide from a seat changes a byte of a whole page it may ask for: the archive as it saw it, its order page. */

import type { Express } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../src/campaign/house/house.ts';
import { gameAtHand } from '../../src/campaign/house/load-game.ts';
import { createGame } from '../../src/campaign/joining/create-game.ts';
import { orderLink } from '../../src/campaign/letters/order-link.ts';
import { decode, encode } from '../../src/engine/canonical.ts';
import type { AnyGame, Json } from '../../src/engine/contract.ts';
import { sha256 } from '../../src/engine/digest.ts';
import { Journal } from '../../src/engine/journal.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { changeGame, gameOf } from '../../src/store/games.ts';
import { seatsOf } from '../../src/store/seats.ts';
import { begin, found } from '../../src/table/found.ts';
import { wholeOf } from '../../src/table/joint.ts';
import { fold, type GameRecord } from '../../src/table/record.ts';
import { OPEN } from '../../src/table/spectate.ts';
import { roleOf } from '../../src/table/telling.ts';
import { webApp } from '../../src/web/app.ts';
import { player } from '../campaign/savannah-house.ts';
import { cases } from '../cases.ts';
import { chance, playOut, stateOf, wildDesk } from '../contract/plays.ts';
import { openGame } from '../games/registry.ts';
import { openWebHouse, type WebHouse } from './house.ts';
import { putGame } from './played.ts';
import { pageOf } from './unsocketed.ts';

/** Pairs of pages for each game: one of a state, one of a state that differs in what its reader may not know. */
const PAGES = cases(400);
const ORDER_PAGES = cases(100, 10);
/** A map is drawn, and two turns are compared, for every so many pages. */
const DRAWN = 20;
const TURNS = 20;
const SEED = '3c'.repeat(32);
const AT = '2026-10-01T20:00:00.000Z';

let web: WebHouse;
let app: Express;
beforeAll(async () => {
  web = await openWebHouse({ base: 'http://play.test' });
  const most = Number.MAX_SAFE_INTEGER;
  app = webApp({
    house: web.house,
    wake: () => {},
    setUpKey: 'x',
    secure: false,
    most,
    proxies: [],
    metricsToken: null,
  });
});
afterAll(() => web.stop());

/** Two pages of a house differ by what is drawn for each asker, and by hashes whose salts nobody knows. */
async function ask(path: string): Promise<string> {
  const { status, body } = await pageOf(app, path);
  expect(status, path).toBe(200);
  return body.replace(/name="(_form|once)" value="[^"]*"/g, '').replace(/v(=|&#x3D;)[0-9a-f]{16}/g, 'v');
}

/** A game that is over, each of whose turns closed with one of these states and told nothing. */
async function putStates(id: string, game: AnyGame, scenario: Json, states: readonly string[]): Promise<void> {
  const founded = found({ id: 'g', game, scenario, tempo: 'together', seed: SEED }, AT);
  const { record } = begin(founded, SEED, {}, AT);
  const journal = new Journal('g', SEED, record.entries);
  const none = sha256('[]');
  states.forEach((bytes, at) => {
    journal.append(AT, 'table', {
      kind: 'close',
      turn: at + 1,
      epoch: 0,
      state: sha256(bytes),
      events: none,
      ledger: none,
      over: false,
    });
  });
  journal.append(AT, 'umpire', {
    kind: 'table',
    act: 'end',
    facts: { because: 'umpire', seats: [], result: 'ended', winner: null },
  });
  const grown: GameRecord = { ...record, id, entries: journal.entries };
  const results = states.map((closing, at) => ({ ordinal: at + 1, printed: at + 1, closing }));
  await putGame(
    web.house,
    { record: grown, results: results as never, over: true, scenario },
    { label: 'G', seed: false },
  );
}

/** Closed states of a few games played anyhow. */
function closedStates(game: AnyGame): string[] {
  return [0, 1, 2].flatMap((n) =>
    playOut(game, `wild ${n}`, wildDesk(game, chance(n))).map(({ closed }) => closed.bytes),
  );
}

const GAMES = ['savannah/campaign', 'jenkins-ear/war'];

test.each(
  GAMES,
)(`what the rules of %s hide changes no byte of the archive’s pages (${PAGES} pairs)`, async (scenarioId) => {
  const { game, scenario } = openGame(scenarioId);
  const states = closedStates(game);
  let [pairs, hidden] = [0, 0];
  for (let round = 0; pairs < PAGES; round++) {
    const from = (round * TURNS) % Math.max(1, states.length - TURNS);
    const some = states.slice(from, from + TURNS);
    const name = `${scenarioId.replace('/', '-')}-${round}`;
    await putStates(`${name}-a`, game, scenario, some);
    const chronicle = fold(found({ id: 'g', game, scenario, tempo: 'together', seed: SEED }, AT).entries);
    for (const role of new Set(game.roles.map((one) => wholeOf(game, one)))) {
      const others = some.map((bytes, at) =>
        encode(game.disguise(stateOf(bytes), role, chance(round * TURNS + at)) as Json),
      );
      hidden += others.filter((bytes, at) => bytes !== some[at]).length;
      const twin = `${name}-b-${role}`;
      await putStates(twin, game, scenario, others);
      const seats = chronicle.seats.filter(({ id }) => wholeOf(game, roleOf(game, chronicle, id)) === role);
      const same = async (path: string) => {
        const [before, after] = [await ask(`/archive/${name}-a${path}`), await ask(`/archive/${twin}${path}`)];
        expect(after.replaceAll(twin, 'g')).toBe(before.replaceAll(`${name}-a`, 'g'));
      };
      for (const { id: seat } of seats) {
        for (let turn = 1; turn <= some.length; turn++, pairs++) {
          await same(`/turn/${turn}?as=${seat}`);
          if (pairs % DRAWN !== 0) continue;
          await same(`/map/${turn}.svg?as=${seat}&lang=fr`);
          await same(`/compare?from=${turn}&to=${some.length}&as=${seat}`);
        }
        await same(`/charts.svg?as=${seat}`);
      }
      for (const id of [`${name}-a`, twin])
        await transact(web.house, (tx) =>
          changeGame(tx, id, { status: 'running', options: encode({ archive: 'public', delay: 0 }) }),
        );
      for (let turn = 1; turn <= some.length; turn++, pairs++) await same(`/turn/${turn}?as=${OPEN}`);
      await same(`/map/${some.length}.svg?as=${OPEN}`);
      await transact(web.house, (tx) => changeGame(tx, `${name}-a`, { status: 'over' }));
    }
  }
  expect(hidden).toBeGreaterThan(PAGES / 4);
});

test.each(
  GAMES,
)(`what the rules of %s hide changes no byte of an order page (${ORDER_PAGES} pairs)`, async (scenarioId) => {
  const { game, scenario } = openGame(scenarioId);
  const id = scenarioId.replace('/', '-');
  await createGame(web.house, {
    id,
    label: 'G',
    game,
    scenario,
    tempo: 'together',
    zone: 'Europe/London',
    rhythm: { days: [1, 2, 3, 4, 5, 6, 7], time: '20:00', least: 1 },
    players: game.seats.map(({ id: seat }) => player(seat, `${seat}@blue.test`)),
    umpire: null,
    seed: SEED,
  });
  await web.settle();
  const row = await gameOf(web.house.store.db, id);
  const deadline = await deadlineOf(web.house.store.db, id);
  const held = await gameAtHand(web.house, row);
  const chronicle = fold(held.record.entries);
  const states = closedStates(game);
  const links = new Map(
    (await seatsOf(web.house.store.db, id)).map((seat) => {
      const link = new URL(orderLink(web.house, seat, deadline?.dueAt as Date) as string);
      return [seat.seat, link.pathname] as const;
    }),
  );
  /** The page of a seat were the call open on this state. */
  const page = async (seat: string, bytes: string) => {
    const state = decode(bytes) as never;
    const { ordinal, printed, place } = game.clock(state);
    const needs = held.stood.waiting?.needs.map((need) => ({
      ...need,
      address: need.address.replace(/^[^/]+/, place),
    }));
    const waiting = { turn: ordinal, printed, address: place, needs };
    const stood = { ...held.stood, opening: bytes, state, ordinal, waiting, events: [], ledger: [] };
    web.house.atHand.set(id, { ...held, stood } as never);
    const link = links.get(seat) as string;
    const shown = await ask(link);
    const stack = /data-stack="(\w+)"/.exec(shown)?.[1];
    const units = [...shown.matchAll(new RegExp(`&quot;place&quot;:&quot;${stack}&quot;,.*?\\]`, 'g'))].join();
    const ids = [...units.matchAll(/&quot;id&quot;:&quot;([\w-]+)/g)].map(([, id]) => id);
    return `${shown} ${await ask(`${link}/reach?act=MOVE&units=${ids.join(',')}`)}`;
  };
  let [pairs, hidden, reaching] = [0, 0, 0];
  for (let n = 0; pairs < ORDER_PAGES; n++) {
    const bytes = states[n % states.length] as string;
    for (const seat of links.keys()) {
      const role = wholeOf(game, roleOf(game, chronicle, seat));
      const other = encode(game.disguise(stateOf(bytes), role, chance(n)) as Json);
      if (other !== bytes) hidden++;
      const before = await page(seat, bytes);
      expect(before).toMatch(/data-hex/);
      expect(await page(seat, other)).toBe(before);
      if (/"hexes":\{"/.test(before)) reaching++;
      pairs++;
    }
  }
  expect(hidden).toBeGreaterThan(ORDER_PAGES / 4);
  // At sea a fleet may sail anywhere: nothing is marked.
  expect(reaching > ORDER_PAGES / 4).toBe(game.reach !== undefined);
});
