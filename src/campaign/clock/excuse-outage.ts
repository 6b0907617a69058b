/** Where an outage is feared at a deadline, mail counts as in time for a while longer, and the umpire is told once. */
import { type DeadlineRow, deadlineOf, excuseUntil } from '../../store/deadlines.ts';
import { gameOf, lockGame } from '../../store/games.ts';
import { type House, transact } from '../house/house.ts';
import { optionsOf } from '../house/options.ts';
import { tellUmpire } from '../house/tell-umpire.ts';
import { lastMoment } from './grace.ts';
import type { Fear } from './outage-guard.ts';

/** Notes the fear for a deadline that has passed; noting it again does nothing. */
export async function excuseOutage(house: House, deadline: DeadlineRow, { why, until }: Fear): Promise<void> {
  const { game, call } = deadline;
  if (lastMoment(deadline, optionsOf(await gameOf(house.store.db, game))) >= until) return;
  await transact(house, async (tx) => {
    await lockGame(tx, game);
    const now = await deadlineOf(tx, game);
    if (now?.call !== call || now.lockedAt !== null) return;
    await excuseUntil(tx, game, until);
    await tellUmpire(house, tx, game, {
      about: `outage/${why}/${call}`,
      say: ({ outage }, when) => ({ title: outage.title, text: outage.text(outage[why], when(until)) }),
    });
  });
  house.log.warn({ game, call, why, until }, 'deadline waits: an outage is feared');
}
