/** The order page of a war at sea, where the enemy's counters lie under what is on top of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGame } from '../../src/campaign/joining/create-game.ts';
import { player } from '../campaign/savannah-house.ts';
import { openGame } from '../games/registry.ts';
import { openWebHouse, Visitor, type WebHouse } from './house.ts';
import { orderPath } from './savannah.ts';

const SPANISH = 'rita@red.test';

let web: WebHouse;
beforeAll(async () => {
  web = await openWebHouse({ base: 'http://play.test' });
  await createGame(web.house, {
    id: 'war-1',
    label: 'War 1',
    ...openGame('jenkins-ear/war'),
    tempo: 'together',
    zone: 'Europe/London',
    rhythm: { days: [1, 2, 3, 4, 5, 6, 7], time: '20:00', least: 1 },
    players: [player('english', 'bob@blue.test'), player('spanish', SPANISH)],
    umpire: { name: 'Jo', address: 'jo@blue.test' },
    seed: '7d'.repeat(32),
  });
  await web.settle();
  // Past the setting up, which has few counters.
  web.clock.set('2026-11-21T20:00:00Z');
  await web.settle();
});
afterAll(() => web.stop());

test('the list begins where an enemy fleet is near, and ends where none comes', async () => {
  const { text } = await new Visitor(web).get(await orderPath(web, SPANISH));
  const places = [...text.matchAll(/data-stack="(\d{4})"/g)].map(([, place]) => place);
  // Santiago de Cuba lies two hexes from Port Royal, Acapulco on the other ocean.
  const [santiago, acapulco] = ['2717', '0419'];
  expect(places).toContain(acapulco);
  expect(places.indexOf(santiago)).toBeLessThan(3);
  expect(places.indexOf(acapulco)).toBeGreaterThan(places.length - 5);
  expect(text).toContain(`data-window="${places[0]}"`);
});
