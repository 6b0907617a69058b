/** Pages on their way: packed where that tells nothing of a secret, and none that shows a map first larger than a phone likes. */

import type { Express } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGame, SCENARIOS } from '../../src/campaign/house/open-game.ts';
import { scenariosIn } from '../../src/campaign/house/read-scenario.ts';
import { createGame } from '../../src/campaign/joining/create-game.ts';
import { RULESETS } from '../../src/games/index.ts';
import { webApp } from '../../src/web/app.ts';
import { player } from '../campaign/savannah-house.ts';
import { formToken, openWebHouse, signedIn, Visitor, type WebHouse } from './house.ts';
import { playedByDoctrine, putGame } from './played.ts';
import { orderPath } from './savannah.ts';
import { pageOf } from './unsocketed.ts';

const MOST_BYTES = 300_000;
const PACKED = { 'accept-encoding': 'gzip' };
const GAMES = RULESETS.flatMap(({ id }) => scenariosIn(`${SCENARIOS}/${id}`));

let web: WebHouse;
let app: Express;
beforeAll(async () => {
  web = await openWebHouse({ base: 'http://play.test' });
  app = webApp({
    house: web.house,
    wake: () => {},
    setUpKey: 'x',
    secure: false,
    most: 1000,
    proxies: [],
    metricsToken: null,
  });
});
afterAll(() => web.stop());

/** Bytes of a page and of all it loads at once. */
async function weight(path: string): Promise<number> {
  const { status, body } = await pageOf(app, path);
  expect(status, path).toBe(200);
  const loads = [...body.matchAll(/(?:src|href)="(\/(?:public|archive)\/[^"]+\.(?:css|js|svg)[^"]*)"/g)]
    .map(([, link = '']) => link.replaceAll('&amp;', '&').replaceAll('&#x3D;', '='))
    .filter((link) => !link.includes('charts.svg'));
  let bytes = 0;
  for (const part of new Set([path, ...loads])) bytes += (await pageOf(app, part, PACKED)).bytes;
  return bytes;
}

test.each(
  GAMES,
)('the first page with a map of %s weighs no more than 300 kB: a player’s, and a visitor’s', async (scenario) => {
  const { game } = openGame(scenario);
  const id = scenario.replace('/', '-');
  const address = `${id}@blue.test`;
  await createGame(web.house, {
    id,
    label: id,
    ...openGame(scenario),
    tempo: 'together',
    zone: 'Europe/London',
    rhythm: { days: [1, 2, 3, 4, 5, 6, 7], time: '20:00', least: 1 },
    players: [player(game.seats[0]?.id as string, address)],
    umpire: null,
    seed: '7d'.repeat(32),
  });
  await web.settle();
  expect(await weight(await orderPath(web, address))).toBeLessThan(MOST_BYTES);
  await putGame(web.house, playedByDoctrine(scenario, `${id}-old`, 1), { status: 'over' });
  for (const turn of [0, 1]) expect(await weight(`/archive/${id}-old/turn/${turn}`)).toBeLessThan(MOST_BYTES);
});

test('pages are packed for browsers that take it, and whole for others', async () => {
  expect((await pageOf(app, '/archive', PACKED)).encoding).toBe('gzip');
  expect((await pageOf(app, '/archive', { 'accept-encoding': 'br' })).encoding).toBe('br');
  expect((await pageOf(app, '/archive')).encoding).toBeNull();
});

test('a form’s token is another text on every page, and each of them is taken', async () => {
  const visitor = new Visitor(web);
  const [one, two] = [formToken((await visitor.get('/sign-in')).text), formToken((await visitor.get('/sign-in')).text)];
  expect(one).not.toBe(two);
  for (const _form of [one, two])
    expect((await visitor.send('/sign-in', { _form, address: 'nobody@blue.test' })).status).toBe(200);
  const halved = `${one.slice(0, -4)}AAAA`;
  for (const _form of [halved, one.slice(0, 43), `${one}AA`, ''])
    expect((await visitor.send('/sign-in', { _form, address: 'nobody@blue.test' })).status).toBe(403);
});

test('a page that shows the secret of a seat or of a sign-in is never packed', async () => {
  const olga = await signedIn(web);
  const cookie = [...olga.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const seat = `/games/${GAMES[0]?.replace('/', '-')}/seats/british`;
  const shown = await pageOf(app, seat, { ...PACKED, cookie });
  expect([shown.status, shown.encoding, shown.body.includes('@post.test')]).toEqual([200, null, true]);
  expect((await pageOf(app, '/sign-in/some-secret', PACKED)).encoding).toBeNull();
});
