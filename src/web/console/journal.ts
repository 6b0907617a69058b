/** `/games/<id>/journal`: every entry of a game's journal in words, newest first, a page at a time. */
import express, { type Router } from 'express';
import { openedGame } from '../../campaign/house/load-game.ts';
import { lastEntries } from '../../store/entries.ts';
import { showPage } from '../page.ts';
import { mustRun } from '../security/roles.ts';
import type { Web } from '../site.ts';
import { entryShown } from './entries.ts';
import { param, query } from './form.ts';
import { clockOf } from './game-page.ts';

const ON_A_PAGE = 100;

export function journal({ house }: Web): Router {
  const router = express.Router();
  router.get('/games/:id/journal', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const game = await openedGame(house, row);
    const page = Math.max(1, Number.parseInt(query(req, 'page'), 10) || 1);
    const found = await lastEntries(house.store.db, row.id, ON_A_PAGE + 1, (page - 1) * ON_A_PAGE);
    const view = {
      id: row.id,
      acts: found.slice(0, ON_A_PAGE).map((entry) => entryShown(game, entry, clockOf(row))),
      before: page > 1 ? page - 1 : null,
      more: found.length > ON_A_PAGE ? page + 1 : null,
    };
    showPage(res, 'game-journal', { title: `Journal of ${row.label}`, game: row, wide: true }, view);
  });
  return router;
}
