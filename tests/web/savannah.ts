/** A game of Savannah in a house with web pages: its letters, and the order pages they lead to. */
import { simpleParser } from 'mailparser';
import { createGame } from '../../src/campaign/joining/create-game.ts';
import { player } from '../campaign/savannah-house.ts';
import { openGame } from '../games/registry.ts';
import type { WebHouse } from './house.ts';

export const GAME = 'savannah-7';

/** Two players, the British in English and the allied seat in French; its first call is open. */
export async function openSavannah(web: WebHouse, id = GAME): Promise<void> {
  await createGame(web.house, {
    id,
    label: 'Savannah 7',
    ...openGame('savannah/assault'),
    tempo: 'together',
    zone: 'Europe/London',
    rhythm: { days: [1, 2, 3, 4, 5, 6, 7], time: '20:00', least: 1 },
    players: [player('british', 'bob@blue.test'), player('allied', 'rita@red.test', 'fr')],
    umpire: { name: 'Jo', address: 'jo@blue.test' },
    seed: '7d'.repeat(32),
  });
  await web.settle();
}

/** Path of the order page in the latest letter to this address that has one. */
export async function orderPath({ server }: Pick<WebHouse, 'server'>, address: string): Promise<string> {
  for (const { to, raw } of server.mails.toReversed()) {
    if (to !== address) continue;
    const { text = '' } = await simpleParser(Buffer.from(raw, 'latin1'));
    const path = /\/o\/[\w.-]+/.exec(text)?.[0];
    if (path !== undefined) return path;
  }
  throw new Error(`no order page was sent to ${address}`);
}
