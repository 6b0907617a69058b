/** Two levels against each other: every game is played twice under the same dice, the second time with sides swapped. */
import { openGame } from '../../campaign/house/open-game.ts';
import type { Level, Role } from '../../engine/contract.ts';
import { DataBroken } from '../../engine/errors.ts';
import { type Played, simulate } from './simulate.ts';

export interface Duel {
  readonly scenario: string;
  readonly levels: readonly [Level, Level];
  readonly games: number;
  /** Games that each level won, by the role it had. */
  readonly won: readonly { readonly role: Role; readonly games: readonly [number, number] }[];
  /** Pairs in which a level did better over both games than the other, and those that came out even. */
  readonly better: readonly [number, number];
  readonly even: number;
}

/** Throws DataBroken for a game that is not for two. */
export async function duel(
  scenario: string,
  seed: string,
  games: number,
  levels: readonly [Level, Level],
  onPlayed: (done: number) => void,
): Promise<Duel> {
  const { seats } = openGame(scenario).game;
  const [one, two, ...rest] = seats;
  if (!one || !two || rest.length > 0) throw new DataBroken('not-for-two', { scenario, seats: seats.length });
  const pairs = Math.ceil(games / 2);
  const half = async (first: Level, second: Level, before: number): Promise<readonly Played[]> =>
    (
      await simulate(scenario, seed, pairs, {
        levels: [`${one.id}=${first}`, `${two.id}=${second}`],
        onPlayed: (done) => onPlayed(before + done),
      })
    ).games;
  const straight = await half(levels[0], levels[1], 0);
  const swapped = await half(levels[1], levels[0], pairs);
  const roles = [one, two].map(({ roles: [role = ''] }) => role) as [Role, Role];
  return { scenario, levels, games: pairs * 2, ...scored(roles, straight, swapped) };
}

/** `straight`: the first level has the first role. */
export function scored(
  [one, two]: readonly [Role, Role],
  straight: readonly Played[],
  swapped: readonly Played[],
): Pick<Duel, 'won' | 'better' | 'even'> {
  const wins = (of: readonly Played[], role: Role): number => of.filter(({ winner }) => winner === role).length;
  const leads = straight.map((game, n) => {
    const again = swapped[n]?.margin ?? {};
    const margin = (of: Readonly<Record<Role, number>>, role: Role): number => of[role] ?? 0;
    return margin(game.margin, one) + margin(again, two) - margin(game.margin, two) - margin(again, one);
  });
  return {
    won: [
      { role: one, games: [wins(straight, one), wins(swapped, one)] },
      { role: two, games: [wins(swapped, two), wins(straight, two)] },
    ],
    better: [leads.filter((lead) => lead > 0).length, leads.filter((lead) => lead < 0).length],
    even: leads.filter((lead) => lead === 0).length,
  };
}

/** For a terminal. */
export function duelTable({ scenario, levels, games, won, better, even }: Duel, milliseconds: number): string {
  const pairs = games / 2;
  const share = (n: number, of: number) => `${n}`.padStart(6) + `${Math.round((n * 1000) / of) / 10} %`.padStart(9);
  const row = (name: string, values: readonly string[]) => `  ${name.padEnd(28)}${values.join('')}`;
  return [
    `${scenario}: ${games} games, ${pairs} pairs with sides swapped, ${milliseconds} ms`,
    '',
    row(
      '',
      levels.map((level) => level.padStart(15)),
    ),
    ...won.map(({ role, games: by }) =>
      row(
        `won as ${role}`,
        by.map((n) => share(n, pairs)),
      ),
    ),
    row(
      'games won',
      [0, 1].map((n) =>
        share(
          won.reduce((sum, { games: by }) => sum + (by[n] ?? 0), 0),
          games,
        ),
      ),
    ),
    row(
      'better over the pair',
      better.map((n) => share(n, pairs)),
    ),
    row('pairs even', [share(even, pairs)]),
    '',
  ].join('\n');
}
