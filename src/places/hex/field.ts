/** The field of a small game: what its scenario says of hexes and counters, to look things up in. */

import type { AnyGame, Language, Named, Role, SeatSheet } from '../../engine/contract.ts';
import { RulesBroken } from '../../engine/errors.ts';
import { inLanguages } from '../../engine/phrase.ts';
import { createGrid, distance, type Grid, hexId } from './grid.ts';
import type { HexSheet } from './sheet.ts';

export interface HexField<S extends string = string, T extends string = string> {
  readonly sheet: HexSheet<S, T>;
  readonly grid: Grid;
  readonly ground: ReadonlyMap<string, T>;
  readonly places: ReadonlyMap<string, HexSheet<S, T>['map']['places'][number]>;
  readonly units: ReadonlyMap<string, Counter<S, T>>;
}

export type Counter<S extends string = string, T extends string = string> = HexSheet<S, T>['units']['list'][number];

/** Where a counter is, null when it is lost, and with how much strength. */
export interface Piece {
  hex: string | null;
  strength: number;
}

/** The counters of a state, by id. */
export type Pieces = Record<string, Piece>;

export function hexField<S extends string, T extends string>(sheet: HexSheet<S, T>): HexField<S, T> {
  const { columns, rows, terrain, places } = sheet.map;
  const ground = Object.entries(terrain.rows).flatMap(([row, letters]) =>
    [...letters].map((letter, n): [string, T] => {
      const { id } = terrain.letters[letter] as { id: T };
      return [hexId(columns[0] + n, Number(row)), id];
    }),
  );
  return {
    sheet,
    grid: createGrid(columns, rows),
    ground: new Map(ground),
    places: new Map(places.map((place) => [place.hex, place])),
    units: new Map(sheet.units.list.map((unit) => [unit.id, unit])),
  };
}

export function counterOf<S extends string, T extends string>({ units }: HexField<S, T>, id: string): Counter<S, T> {
  const counter = units.get(id);
  if (!counter) throw new RulesBroken('no-such-counter', { id });
  return counter;
}

/** The counters as the scenario sets them up. */
export function piecesOf({ units }: HexField): Pieces {
  return Object.fromEntries([...units.values()].map(({ id, at, strength }) => [id, { hex: at, strength }]));
}

export function pieceOf(pieces: Pieces, id: string): Piece {
  const piece = pieces[id];
  if (!piece) throw new RulesBroken('no-such-counter', { id });
  return piece;
}

/** Who stands in a hex, null where nobody does. */
export function unitIn(pieces: Pieces, hex: string): string | null {
  return Object.keys(pieces).find((id) => pieces[id]?.hex === hex) ?? null;
}

/** The counters of a side. */
export function own({ units }: HexField, side: string): string[] {
  return [...units.values()].flatMap((unit) => (unit.side === side ? [unit.id] : []));
}

/** A seat for each side, in its colours. */
export function seatsOf({ sheet }: HexField, messages: AnyGame['messages']): SeatSheet[] {
  const languages = Object.keys(messages) as Language[];
  return sheet.sides.map(({ id, ground, figures }) => {
    const name = inLanguages(languages, (language) => messages[language]?.[`side.${id}`] ?? id);
    return { id, roles: [id], name, band: { ground, figures } };
  });
}

/** What orders may name: every counter by its names, and every hex. */
export function namesOn({ units, places, grid }: HexField, pieces: Pieces, role: Role): Named[] {
  const counters = [...units.values()].map(({ id, side, name }): Named => {
    const { hex } = pieceOf(pieces, id);
    const place = hex === null ? { gone: true as const } : { place: hex };
    return { id, names: [name.en, name.fr], type: 'unit', own: side === role, ...place };
  });
  const hexes = grid.ids.map((id): Named => {
    const name = places.get(id)?.name;
    return { id, names: name ? [name.en, name.fr] : [], type: 'hex', own: false };
  });
  return [...counters, ...hexes];
}

/** Of these hexes the nearest to one, the first of several. */
export function nearest(grid: Grid, hexes: readonly string[], to: string): string | undefined {
  return hexes.toSorted((a, b) => distance(grid, a, to) - distance(grid, b, to))[0];
}
