/** How well the computer plays a seat. Regular is how a game acts of itself; the others say what they do otherwise. */
import type { AnyGame, Conduct, Level, SeatSheet } from './contract.ts';
import { DataBroken } from './errors.ts';

export const LEVELS: readonly Level[] = ['recruit', 'regular', 'veteran'];

/** By seat; regular where a seat is not named. */
export type Levels = Readonly<Record<string, Level>>;

/** How a role acts at a level; a game without levels plays all of them alike. */
export function conductAt(game: AnyGame, level: Level = 'regular'): Conduct<unknown> {
  return (level === 'regular' ? undefined : game.levels?.[level]) ?? game;
}

/** The conduct of a game at each level: regular is its own. */
export function atLevels<V>(conduct: (level: Level) => Conduct<V>) {
  return { ...conduct('regular'), levels: { recruit: conduct('recruit'), veteran: conduct('veteran') } };
}

/**
 * What `veteran`, for every seat, or `british=veteran` says, the later over the earlier; a seat goes by the names of its
 * roles too. Throws DataBroken for a level or a seat there is none of.
 */
export function levelsIn(seats: readonly Pick<SeatSheet, 'id' | 'roles'>[], said: readonly string[]): Levels {
  const levels: Record<string, Level> = {};
  for (const one of said.flatMap((text) => text.toLowerCase().split(','))) {
    const [name, seat] = one.split('=').reverse();
    for (const { id } of seat === undefined ? seats : seatsNamed(seats, seat)) levels[id] = levelNamed(name ?? '');
  }
  return levels;
}

/** Throws DataBroken for a level there is none of. */
export function levelNamed(name: string): Level {
  const level = LEVELS.find((known) => known === name);
  if (!level) throw new DataBroken('no-such-level', { level: name, known: LEVELS });
  return level;
}

/** The seats of this id or with this role. Throws DataBroken where there is none. */
export function seatsNamed<S extends Pick<SeatSheet, 'id' | 'roles'>>(seats: readonly S[], name: string): readonly S[] {
  const wanted = name.toLowerCase();
  const named = seats.filter(({ id, roles }) => id === wanted || roles.includes(wanted));
  if (named.length === 0) throw new DataBroken('no-such-seat', { seat: name, known: seats.map(({ id }) => id) });
  return named;
}
