/** `/games`: all games one runs, with what each waits for. */
import express, { type Router } from 'express';
import { deadlineOf } from '../../store/deadlines.ts';
import { allGames } from '../../store/games.ts';
import type { Web } from '../app.ts';
import { showPage } from '../page.ts';
import { mustBeSignedIn, runs } from '../security/roles.ts';
import { visitOf } from '../security/session.ts';

export function games({ house }: Web): Router {
  const router = express.Router();
  router.get('/games', async (_req, res) => {
    if (visitOf(res).account === null) return res.redirect(303, '/sign-in');
    const account = mustBeSignedIn(res);
    const rows = [];
    for (const row of await allGames(house.store.db)) {
      if (!(await runs(house, account, row))) continue;
      const deadline = await deadlineOf(house.store.db, row.id);
      rows.push({
        id: row.id,
        label: row.label,
        scenario: row.scenario,
        status: row.status,
        halted: row.haltedBecause,
        due: deadline && { call: deadline.call, wall: deadline.wall.replace('T', ' '), zone: deadline.zone },
      });
    }
    showPage(res, 'games', { title: 'Games' }, { rows });
  });
  return router;
}
