/** `/games`: all games one runs, with what each waits for; those that stand still on top. */
import express, { type Router } from 'express';
import type { House } from '../../campaign/house/house.ts';
import { openedGame } from '../../campaign/house/load-game.ts';
import { localTime } from '../../campaign/house/time.ts';
import { momentWords } from '../../reports/index.ts';
import { type Overview, overviewOf } from '../../store/overview.ts';
import { seatName } from '../../table/telling.ts';
import { query } from '../console/form.ts';
import { mailTroubles } from '../console/mail-trouble.ts';
import { readAhead } from '../console/new-game.ts';
import { askedIn } from '../console/waiting.ts';
import { showPage } from '../page.ts';
import { mustBeSignedIn } from '../security/roles.ts';
import { visitOf } from '../security/session.ts';
import type { Web } from '../site.ts';

const ON_A_PAGE = 50;

export function games({ house }: Web): Router {
  const router = express.Router();
  router.get('/games', async (req, res) => {
    if (visitOf(res).account === null) return res.redirect(303, '/sign-in');
    const account = mustBeSignedIn(res);
    const page = Math.max(1, Number.parseInt(query(req, 'page'), 10) || 1);
    const umpire = account.role === 'operator' ? null : (account.address ?? '');
    const part = { limit: ON_A_PAGE + 1, offset: (page - 1) * ON_A_PAGE };
    const found = await overviewOf(house.store.db, umpire, part);
    const rows = await Promise.all(found.slice(0, ON_A_PAGE).map((one) => rowOf(house, one)));
    const more = found.length > ON_A_PAGE ? page + 1 : null;
    const shown = umpire === null ? null : found.map(({ row }) => row.id);
    const troubles = await mailTroubles(house, shown, 'UTC');
    const view = { troubles, rows, before: page > 1 ? page - 1 : null, more, operator: account.role === 'operator' };
    showPage(res, 'games', { title: 'Games' }, view);
    // From here a new game is made.
    readAhead().catch((err: unknown) => house.log.error({ err }, 'scenarios not read'));
  });
  return router;
}

async function rowOf(house: House, { row, due, heldAt }: Overview) {
  const game = await openedGame(house, row);
  const names = (seats: readonly string[]) => seats.map((seat) => seatName(game, seat, 'en')).join(', ');
  const missing = due?.owe.filter((seat) => !due.sent.includes(seat)) ?? [];
  return {
    id: row.id,
    label: row.label,
    scenario: game.title.en,
    status: row.annulledBecause === null ? row.status : 'annulled',
    halted: row.haltedBecause,
    held: heldAt !== null,
    due: due && {
      call: askedIn(due.needs),
      turn: due.printed,
      until: momentWords(localTime(due.dueAt, due.zone), 'en'),
      sent: names(due.sent),
      missing: names(missing),
    },
  };
}
