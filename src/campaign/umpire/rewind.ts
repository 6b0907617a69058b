/** Rewinds: play goes back to a checkpoint, with the same orders and dice or with new ones, and what that would undo. */

import { encode } from '../../engine/canonical.ts';
import type { Address } from '../../engine/contract.ts';
import { lettersOf } from '../../store/outbox.ts';
import { fold } from '../../table/record.ts';
import { standing } from '../../table/stage.ts';
import { isRefusal, type Refusal, rewind, turnsReached } from '../../table/umpire.ts';
import type { House } from '../house/house.ts';
import { loadGame } from '../house/load-game.ts';
import { type At, stateThen, type Thing, thingsIn } from './editable.ts';
import { mustBePlayed, writeAnew, writeCorrection } from './take-back.ts';

export interface Rewind {
  /** `checkpoint` null: the turn's opening. */
  to: At;
  /** `same`: a correction, orders and dice stay. `new`: new orders under new keys, committed to before anything is rolled. */
  dice: 'same' | 'new';
  reason: string;
}

/**
 * Null when done. With new dice the game waits until the notices have left, then calls for orders again. Refused where
 * play never passed there, or the seed is open. Throws DataBroken where no play can be taken back.
 */
export async function rewindTo(house: House, id: string, wanted: Rewind, by = 'umpire'): Promise<Refusal | null> {
  const loaded = await loadGame(house, id);
  mustBePlayed(loaded.row);
  const { status } = loaded.row;
  const { to, dice, reason } = wanted;
  const act = { ...to, dice: dice === 'new' ? ('new' as const) : ('kept' as const), reason };
  const on = rewind(loaded.record, loaded.seed, act, by, house.clock().toISOString());
  if (isRefusal(on)) return on;
  if (status === 'over' && !on.over) return { refused: 'seed-is-open', facts: { turn: to.turn } };
  if (dice === 'new') await writeAnew(house, loaded, { act: 'anew', turn: to.turn, reason }, on);
  else await writeCorrection(house, loaded, { act: 'correction', turn: to.turn, reason }, on);
  return null;
}

/** What a rewind takes back. */
export interface Undone {
  /** Turns that are played again, by their printed numbers. */
  turns: readonly { ordinal: number; printed: number; closed: boolean }[];
  /** Answers and dice given after the place. */
  answers: readonly { address: Address; from: string }[];
  dice: readonly { address: Address; face: number; sides: number }[];
  /** Letters of those turns: sent ones stay with their readers, those still here are never sent. */
  letters: { sent: readonly Told[]; dropped: readonly Told[] };
  /** Things that stand otherwise now than they stood there: `2/71st` now `1404`, before `1403`. */
  differences: readonly Difference[];
}

interface Told {
  purpose: string;
  seat: string;
  sentAt: Date | null;
}

export interface Difference {
  edit: string;
  name: string;
  now: string;
  before: string;
}

/** What a rewind to this place would take back; changes nothing. Throws DataBroken where play never passed there. */
export async function whatWouldBeUndone(house: House, id: string, to: At): Promise<Undone> {
  const { record, seed, openings } = await loadGame(house, id);
  const then = stateThen(record, seed, to);
  const reached = turnsReached(record, seed).filter(({ ordinal }) => ordinal >= to.turn);
  const chronicle = fold(record.entries);
  const turns = chronicle.turns.filter(({ ordinal }) => ordinal >= to.turn);
  const isLater = laterThan(to, reached[0]?.trail ?? []);
  const answers = turns.flatMap((turn) =>
    [...turn.answers.values()]
      .filter(({ address }) => turn.ordinal > to.turn || isLater(address))
      .map(({ address, from }) => ({ address, from })),
  );
  const dice = reached.flatMap(({ ordinal, dice: rolled }) =>
    rolled
      .filter(({ address }) => ordinal > to.turn || isLater(address))
      .map(({ address, face, sides }) => ({ address, face, sides })),
  );
  const letters = (await lettersOf(house.store.db, id)).filter(
    ({ kind, facts }) =>
      (kind === 'report' || kind === 'call') && (JSON.parse(facts) as { ordinal: number }).ordinal >= to.turn,
  );
  const told = letters.map(({ purpose, seat, sentAt }) => ({ purpose, seat: seat ?? '', sentAt }));
  return {
    turns: reached.map(({ ordinal, printed }) => ({
      ordinal,
      printed,
      closed: turns.some((turn) => turn.ordinal === ordinal && turn.close !== null),
    })),
    answers,
    dice,
    letters: {
      sent: told.filter(({ sentAt }) => sentAt !== null),
      dropped: told.filter(({ sentAt }) => sentAt === null),
    },
    differences: differences(
      thingsIn(record.game, standing(record, seed, openings).state),
      thingsIn(record.game, then),
    ),
  };
}

/** Whether an address of the turn was used after the place, by the order in which its run used them. */
function laterThan({ checkpoint }: At, trail: readonly Address[]): (address: Address) => boolean {
  if (checkpoint === null) return () => true;
  const after = new Set(trail.slice(trail.indexOf(checkpoint) + 1));
  return (address) => after.has(address);
}

/** Things that are not the same in both, each told as it is in either. */
export function differences(now: readonly Thing[], then: readonly Thing[]): Difference[] {
  const keyOf = ({ edit, of }: Thing) => encode([edit, of]);
  const earlier = new Map(then.map((thing) => [keyOf(thing), thing]));
  const changed = now.flatMap((thing) => {
    const was = earlier.get(keyOf(thing));
    earlier.delete(keyOf(thing));
    return was?.says === thing.says
      ? []
      : [{ edit: thing.edit, name: thing.name, now: thing.says, before: was?.says ?? '' }];
  });
  const gone = [...earlier.values()].map(({ edit, name, says }) => ({ edit, name, now: '', before: says }));
  return [...changed, ...gone];
}
