/** `/archive`: the games that may be looked back at, newest first, found by name and state. */

import express, { type Response, type Router } from 'express';
import type { House } from '../../campaign/house/house.ts';
import { openedGame } from '../../campaign/house/load-game.ts';
import { localTime } from '../../campaign/house/time.ts';
import type { Language } from '../../engine/contract.ts';
import { inLanguage, LANGUAGES } from '../../engine/phrase.ts';
import { dayWords } from '../../reports/index.ts';
import type { GameRow } from '../../store/games.ts';
import type { GameStatus } from '../../store/schema.ts';
import { peopleAt, seatIdsOf } from '../../store/seats.ts';
import { shownGames, type Wanted } from '../../store/shown-games.ts';
import { seatName } from '../../table/telling.ts';
import { showPage } from '../page.ts';
import { visitOf } from '../security/session.ts';
import type { Web } from '../site.ts';
import { languageOf, one, queryOf } from './looking.ts';
import { archiveWords, stateOf } from './words.ts';

const PAGE = 30;
const MOST_PAGES = 10_000;
const LONGEST_SEARCH = 80;
/** States a game in the archive can be in. */
const STATES: readonly GameStatus[] = ['running', 'paused', 'halted', 'over'];

export function archiveList({ house }: Web): Router {
  const router = express.Router();
  router.get('/', (_req, res) => res.redirect(302, '/archive'));
  router.get('/archive', async (req, res) => {
    const language = languageOf(req, LANGUAGES);
    const w = archiveWords[language];
    const search = (one(req.query.q) ?? '').slice(0, LONGEST_SEARCH);
    const state = STATES.find((known) => known === req.query.state) ?? null;
    const page = Math.max(1, Math.min(MOST_PAGES, Number.parseInt(one(req.query.page) ?? '1', 10) || 1));
    const found = await shownGames(house.store.db, {
      runBy: await runByVisitor(house, res),
      states: state === null ? STATES : [state],
      words: search.split(/\s+/).filter((word) => word !== ''),
      // One more than shown tells whether there are others.
      limit: PAGE + 1,
      offset: (page - 1) * PAGE,
    });
    const to = (wanted: number) =>
      `/archive${queryOf({ q: search || null, state, lang: one(req.query.lang), page: `${wanted}` })}`;
    showPage(
      res,
      'archive',
      { title: w.archive, language },
      {
        w,
        search,
        lang: one(req.query.lang),
        states: STATES.map((id) => ({ id, name: w.status[id], chosen: id === state })),
        rows: await rowsOf(house, found.slice(0, PAGE), language),
        query: queryOf({ lang: one(req.query.lang) }),
        none: search === '' && state === null ? w.noGames : w.noMatch,
        newer: page > 1 ? to(page - 1) : null,
        older: found.length > PAGE ? to(page + 1) : null,
      },
    );
  });
  return router;
}

/** Whose games he runs: an operator all, an umpire those of his address. */
async function runByVisitor(house: House, res: Response): Promise<Wanted['runBy']> {
  const { account } = visitOf(res);
  if (account?.role === 'operator') return 'all';
  return account?.address ? peopleAt(house.store.db, account.address) : new Set();
}

async function rowsOf(house: House, rows: readonly GameRow[], language: Language) {
  const seated = await seatIdsOf(
    house.store.db,
    rows.map(({ id }) => id),
  );
  const shown = [];
  for (const row of rows) {
    const game = await openedGame(house, row);
    const seats = seated.get(row.id) ?? game.seats.map(({ id }) => id);
    shown.push({
      id: row.id,
      label: row.label,
      scenario: inLanguage(game.title, language),
      ...stateOf(row, language),
      begun: dayWords(localTime(row.createdAt, row.zone), language),
      seats: seats.map((seat) => seatName(game, seat, language)).join(', '),
    });
  }
  return shown;
}
