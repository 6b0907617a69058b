/** Runs that were taken back: made again from the record before each rewind, so that nobody need take our word for them. */
import type { Rolled } from '../engine/contract.ts';
import { asRead } from '../engine/dice.ts';
import { run } from '../engine/run.ts';
import type { WithdrawnRun } from '../reports/index.ts';
import { deskFor } from './desk.ts';
import { diceOf } from './keys.ts';
import { fold, type GameRecord, inputsOf, mixOf } from './record.ts';
import { replayBefore } from './replay.ts';

/** Every withdrawn run of turn `ordinal`, in the order they were played: who took it back, why, its dice and its key. */
export function withdrawnRuns(record: GameRecord, seed: string, ordinal: number): WithdrawnRun[] {
  const runs: WithdrawnRun[] = [];
  // What other rules played, before a rebase and the rewind that goes with it, these cannot make again.
  const since = record.entries.findLastIndex(({ content }) => content.kind === 'rebase') + 1;
  for (const [at, { content }] of record.entries.entries()) {
    if (content.kind !== 'rewind' || content.to.turn > ordinal || (since > 0 && at <= since)) continue;
    const before: GameRecord = { ...record, entries: record.entries.slice(0, firstOf(record, at)) };
    const played = playedThen(before, seed, ordinal);
    if (played) runs.push({ run: runs.length + 1, by: content.by, reason: content.reason, ...played });
  }
  return runs;
}

/** Where the act began that this rewind ends: a ruling takes back what was played without it. */
function firstOf({ entries }: GameRecord, rewind: number): number {
  let first = rewind;
  while (entries[first - 1]?.content.kind === 'ruling') first--;
  return first;
}

/** What a turn had come to in a record: its open dice, and the keys they fell under; null when nothing was rolled. */
function playedThen(before: GameRecord, seed: string, ordinal: number): Pick<WithdrawnRun, 'ledger' | 'keys'> | null {
  const chronicle = fold(before.entries);
  const turn = chronicle.turns.find((begun) => begun.ordinal === ordinal);
  if (!turn?.lock) return null;
  const dice = diceOf(before.game, before.entries, turn, mixOf(chronicle, seed));
  const opening = replayBefore(before, chronicle, seed, ordinal);
  const { ledger } = run(
    before.game,
    opening,
    inputsOf(before.game, turn, chronicle.seats),
    dice,
    deskFor(before, chronicle, turn, {}),
  );
  if (ledger.length === 0) return null;
  const isOpen = (rolled: Rolled) => rolled.seenBy === 'all';
  return {
    ledger: ledger.filter(isOpen).map(({ seenBy: _, ...rolled }) => asRead(before.game, rolled)),
    keys: dice.opened.map(({ keys }) => ({ audience: 'all', hex: keys.all as string })),
  };
}
