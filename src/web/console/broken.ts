/** What is shown of a game that does not play again as it is recorded: what is wrong, and where to go from there. */
import type { NextFunction, Request, Response } from 'express';
import { RecordBroken, RulesBroken } from '../../engine/errors.ts';
import { findGame } from '../../store/games.ts';
import { showPage } from '../page.ts';
import { mustRun } from '../security/roles.ts';
import type { Web } from '../site.ts';
import { param } from './form.ts';

/** Handles what reading a game threw, for who runs it; everything else goes on. */
export function brokenGame({ house }: Web) {
  return async (error: unknown, req: Request, res: Response, next: NextFunction): Promise<void> => {
    const isBroken = error instanceof RulesBroken || error instanceof RecordBroken;
    const id = param(req, 'id');
    if (!isBroken || !(await findGame(house.store.db, id))) return next(error);
    const row = await mustRun(house, res, id);
    house.log.error({ err: error, game: row.id }, 'game does not play again');
    res.status(409);
    showPage(res, 'game-broken', { title: row.label, game: row }, { id: row.id, problem: error.message });
  };
}
