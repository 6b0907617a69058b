/** `/archive`: the games that may be looked back at, newest first, found by name and state. */
import express, { type Response, type Router } from 'express';
import { isOnShow } from '../../campaign/browse/sight.ts';
import type { House } from '../../campaign/house.ts';
import { openedGame } from '../../campaign/load-game.ts';
import { localTime } from '../../campaign/time.ts';
import { dayWords } from '../../reports/index.ts';
import { allGames, type GameRow } from '../../store/games.ts';
import type { GameStatus } from '../../store/schema.ts';
import { peopleAt, seatIdsOf } from '../../store/seats.ts';
import { seatName } from '../../table/telling.ts';
import type { Web } from '../app.ts';
import { showPage } from '../page.ts';
import { visitOf } from '../security/session.ts';
import { type Language, languageOf, one, queryOf } from './looking.ts';
import { archiveWords } from './words.ts';

const PAGE = 30;
const LONGEST_SEARCH = 80;
/** States a game in the archive can be in. */
const STATES: readonly GameStatus[] = ['running', 'paused', 'halted', 'over'];

export function archiveList({ house }: Web): Router {
  const router = express.Router();
  router.get('/', (_req, res) => res.redirect(302, '/archive'));
  router.get('/archive', async (req, res) => {
    const language = languageOf(req);
    const w = archiveWords[language];
    const search = (one(req.query.q) ?? '').slice(0, LONGEST_SEARCH);
    const state = STATES.find((known) => known === req.query.state) ?? null;
    const page = Math.max(1, Number.parseInt(one(req.query.page) ?? '1', 10) || 1);
    const shown = await gamesFor(house, res);
    const found = shown.filter((row) => isLike(row, search) && (state === null || row.status === state));
    const from = (page - 1) * PAGE;
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
        rows: await rowsOf(house, found.slice(from, from + PAGE), language),
        query: queryOf({ lang: one(req.query.lang) }),
        none: shown.length === 0 ? w.noGames : w.noMatch,
        newer: page > 1 ? to(page - 1) : null,
        older: found.length > from + PAGE ? to(page + 1) : null,
      },
    );
  });
  return router;
}

/** Games the visitor may look at, newest first: those on show, and those he runs once they have begun. */
async function gamesFor(house: House, res: Response): Promise<GameRow[]> {
  const { account } = visitOf(res);
  const { db } = house.store;
  const people =
    account?.address && account.role === 'umpire' ? await peopleAt(db, account.address) : new Set<string>();
  const isHis = ({ umpire }: GameRow) => account?.role === 'operator' || (umpire !== null && people.has(umpire));
  const rows = await allGames(db);
  return rows.filter((row) => STATES.includes(row.status) && (isHis(row) || isOnShow(row))).reverse();
}

function isLike({ id, label, scenario }: GameRow, search: string): boolean {
  const text = `${id} ${label} ${scenario}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
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
      scenario: game.title[language],
      status: row.status,
      state: archiveWords[language].status[row.status],
      begun: dayWords(localTime(row.createdAt, row.zone), language),
      seats: seats.map((seat) => seatName(game, seat, language)).join(', '),
    });
  }
  return shown;
}
