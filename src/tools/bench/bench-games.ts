/** Games that are measured, and the mails of who plays them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { House } from '../../campaign/house/house.ts';
import { openGame, SCENARIOS } from '../../campaign/house/open-game.ts';
import { createGame } from '../../campaign/joining/create-game.ts';
import { lettersOf } from '../../store/outbox.ts';
import { seatsOf } from '../../store/seats.ts';

export const PLAYERS = 'players.test';

/** Where a seat is written to, and the letter its mails answer. */
export interface Correspondent {
  seat: string;
  from: string;
  to: string;
  answers: string;
}

const idOf = (n: number): string => `savannah-${n}`;

/** So many games of Savannah's assault, both seats held by players who write from abroad. */
export async function createGames(house: House, games: number): Promise<void> {
  const played = openGame('savannah/assault');
  for (let n = 1; n <= games; n++)
    await createGame(house, {
      id: idOf(n),
      label: `Savannah ${n}`,
      ...played,
      tempo: 'together',
      zone: 'Europe/London',
      rhythm: { days: [1, 2, 3, 4, 5, 6, 7], time: '20:00', least: 7 },
      players: played.game.seats.map(({ id: seat }) => ({
        seat,
        name: seat,
        address: `${seat}-${n}@${PLAYERS}`,
        language: 'en',
        zone: 'Europe/Paris',
        paper: 'A4',
      })),
      umpire: null,
    });
}

/** Every seat of these games, once its first call is open. */
export async function correspondentsOf({ store, domain }: House, games: number): Promise<Correspondent[]> {
  const found: Correspondent[] = [];
  for (let n = 1; n <= games; n++) {
    const letters = await lettersOf(store.db, idOf(n));
    for (const { game, seat, token, address } of await seatsOf(store.db, idOf(n))) {
      const answers = letters.findLast((letter) => letter.seat === seat)?.messageId ?? '';
      found.push({ seat, from: address ?? '', to: `${game}+${seat}.${token}@${domain}`, answers });
    }
  }
  return found;
}

/** What the players of the demo order for turn 16, by seat, for any game. */
export function demoOrders(): ReadonlyMap<string, string> {
  const demo = join(SCENARIOS, 'savannah', 'demo', 'turn-16');
  const bodyOf = (name: string) =>
    readFileSync(join(demo, name), 'utf8')
      .replace(/^[\s\S]*?\r?\n\r?\n/u, '')
      .replace(/SAVANNAH-1 /gu, '');
  return new Map(readdirSync(demo).map((name) => [name.replace('.eml', ''), bodyOf(name)]));
}

/** The head of the n-th mail, an answer to the letter of its seat. */
export const headOf = ({ seat, from, to, answers }: Correspondent, n: number): string[] => [
  `From: ${seat} <${from}>`,
  `To: <${to}>`,
  `Message-ID: <${n}@${PLAYERS}>`,
  `In-Reply-To: <${answers}>`,
  `References: <${answers}>`,
  'Subject: Re: [Savannah] Turn 16',
  'MIME-Version: 1.0',
];

/** The part, or the whole, that is plain text. */
export const plain = (body: string): string[] => ['Content-Type: text/plain; charset=utf-8', '', body];
