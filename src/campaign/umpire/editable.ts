/** What an umpire may change in a game, and where: turns with their checkpoints and dice, and each thing as it stands there. */
import type { Address, AnyGame, Json } from '../../engine/contract.ts';
import { DataBroken } from '../../engine/errors.ts';
import { look } from '../../engine/view.ts';
import type { GameRecord } from '../../table/record.ts';
import { isRefusal, type Reached, stateAt, turnsReached } from '../../table/umpire.ts';
import type { House } from '../house/house.ts';
import { loadGame } from '../house/load-game.ts';

/** One thing that may be changed. */
export interface Thing {
  /** Name of the edit: `place`, `step`, `track`, `card`. */
  edit: string;
  /** Slots that name it: `{unit: 'fr71-2'}`. */
  of: Readonly<Record<string, Json>>;
  /** As players call it: `2/71st Regiment`. */
  name: string;
  /** Slots that may be set, as they are now: `{hex: '1404'}`. */
  now: Readonly<Record<string, Json>>;
  /** The same in a few words: `1404`, `hex none`. */
  says: string;
}

/** One edit of the game: its name, and a JSON Schema of its argument for a form. */
export interface EditForm {
  edit: string;
  names: readonly string[];
  form: Json;
}

/** Where a ruling lands. */
export interface At {
  turn: number;
  checkpoint: Address | null;
}

export interface Editable {
  /** Turns that play has begun, with their checkpoints in the order of play, and all dice rolled in them. */
  turns: readonly Reached[];
  edits: readonly EditForm[];
  /** Where `things` are told of; null before the first turn. */
  at: At | null;
  things: readonly Thing[];
}

/** At a checkpoint, or the last one that play has passed. Throws DataBroken where play never passed there. */
export async function editable(house: House, id: string, at?: At): Promise<Editable> {
  const { record, seed } = await loadGame(house, id);
  const turns = turnsReached(record, seed);
  const edits = Object.entries(record.game.edits).map(([edit, { names, form }]) => ({ edit, names, form }));
  const last = turns.findLast(({ checkpoints }) => checkpoints.length > 0);
  const where = at ?? (last ? { turn: last.ordinal, checkpoint: last.checkpoints.at(-1) as Address } : null);
  if (where === null) return { turns, edits, at: null, things: [] };
  return { turns, edits, at: where, things: thingsIn(record.game, stateThen(record, seed, where)) };
}

/** The state at a place play has passed. Throws DataBroken where it has not. */
export function stateThen(record: GameRecord, seed: string, { turn, checkpoint }: At): unknown {
  const found = stateAt(record, seed, turn, checkpoint);
  if (isRefusal(found)) throw new DataBroken(found.refused, found.facts);
  return found.state;
}

/** Every thing an umpire may change, as a state has it. */
export function thingsIn(game: AnyGame, state: unknown): Thing[] {
  const names = namesIn(game, state);
  return Object.entries(game.edits).flatMap(([edit, { names: slots, stands }]) =>
    stands(state).map((arg): Thing => {
      const all = Object.entries(arg as Readonly<Record<string, Json>>);
      const of = Object.fromEntries(all.filter(([slot]) => slots.includes(slot)));
      const now = Object.fromEntries(all.filter(([slot]) => !slots.includes(slot)));
      const name = Object.values(of)
        .map((id) => names.get(String(id)) ?? String(id))
        .join(' ');
      return { edit, of, name: name === '' ? edit : name, now, says: saidOf(now) };
    }),
  );
}

/** Names of units and places by id, as any role knows them. */
function namesIn(game: AnyGame, state: unknown): Map<string, string> {
  return new Map(
    game.roles.flatMap((role) =>
      game.names(look(game, state, role), role).map(({ id, names }): [string, string] => [id, names[0] ?? id]),
    ),
  );
}

/** `1404`; `breached`, `not breached`; `N, NE`; `hex none` */
function saidOf(now: Readonly<Record<string, Json>>): string {
  return Object.entries(now)
    .map(([slot, value]) => {
      if (typeof value === 'boolean') return value ? slot : `not ${slot}`;
      if (value === null) return `${slot} none`;
      if (Array.isArray(value)) return value.join(', ');
      return typeof value === 'object' ? saidOf(value as Readonly<Record<string, Json>>) : String(value);
    })
    .join(' ');
}
