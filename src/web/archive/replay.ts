/** `/archive/<game>`: a game turn by turn, map and log; links that stay to a turn, a combat, a die. */

import express, { type Router } from 'express';
import type { ReelTurn } from '../../campaign/archive/browse/reel.ts';
import { REPORT_FORMS } from '../../campaign/archive/browse/report.ts';
import { type Shown, shownTurn } from '../../campaign/archive/browse/show.ts';
import { inLanguage } from '../../engine/phrase.ts';
import { type Eyes, OPEN, WHOLE } from '../../table/spectate.ts';
import { seatName } from '../../table/telling.ts';
import { NotHere } from '../errors.ts';
import { showPage } from '../page.ts';
import type { Web } from '../site.ts';
import { type Looking, lookingAt, one, queryOf, turnSeen } from './looking.ts';
import { archiveWords, stateOf } from './words.ts';

export function archiveReplay({ house }: Web): Router {
  const router = express.Router();
  router.get('/archive/:game', async (req, res) => {
    const looking = await lookingAt(house, req, res);
    const last = looking.sight.turns.at(-1)?.ordinal ?? 0;
    res.redirect(302, `/archive/${looking.row.id}/turn/${last}${looking.query}`);
  });
  // Where scripts do not run, the turn is chosen from a list and sent as a form.
  router.get('/archive/:game/turn', async (req, res) => {
    const looking = await lookingAt(house, req, res);
    const turn = turnSeen(looking, one(req.query.n));
    res.redirect(302, `/archive/${looking.row.id}/turn/${turn?.ordinal ?? 0}${looking.query}`);
  });
  router.get('/archive/:game/turn/:ordinal', async (req, res) => {
    const looking = await lookingAt(house, req, res);
    const turn = turnSeen(looking, req.params.ordinal);
    const { row, reel, eyes, language } = looking;
    const shown = await shownTurn(house, reel, turn?.ordinal ?? 0, eyes, language);
    const w = archiveWords[language];
    const title = turn ? w.turnNumber(turn.printed) : w.start;
    showPage(
      res,
      'archive-turn',
      { title, language, wide: true, game: { id: row.id, label: row.label } },
      turnView(looking, turn, shown),
    );
  });
  router.get('/archive/:game/combat/*address', async (req, res) => {
    const looking = await lookingAt(house, req, res);
    const address = addressOf(req.params.address);
    const { turn, shown } = await turnAt(looking, address);
    if (!shown.log.fights.includes(address)) throw new NotHere();
    res.redirect(302, `/archive/${looking.row.id}/turn/${turn.ordinal}${looking.query}#combat:${address}`);
  });
  router.get('/archive/:game/die/*address', async (req, res) => {
    const looking = await lookingAt(house, req, res);
    const address = addressOf(req.params.address);
    const { turn, shown } = await turnAt(looking, address);
    if (!shown.log.dice.some((die) => die.address === address)) throw new NotHere();
    res.redirect(302, `/archive/${looking.row.id}/turn/${turn.ordinal}${looking.query}#die:${address}`);
  });
  return router;

  /** The turn an address lies in, as far as it may be seen. Throws NotHere. */
  async function turnAt(looking: Looking, address: string): Promise<{ turn: ReelTurn; shown: Shown }> {
    const place = address.split('/')[0];
    const turn = looking.sight.turns.find((one) => one.place === place);
    if (!turn) throw new NotHere();
    const shown = await shownTurn(house, looking.reel, turn.ordinal, looking.eyes, looking.language);
    return { turn, shown };
  }
}

const addressOf = (segments: unknown): string => (Array.isArray(segments) ? segments.join('/') : '');

function turnView(looking: Looking, turn: ReelTurn | null, { story, log, alt }: Shown) {
  const sides = story.map.sides.map(({ letter, label }) => `${letter} ${label}`).join(', ');
  const { row, reel, sight, eyes, language, query } = looking;
  const w = archiveWords[language];
  const base = `/archive/${row.id}`;
  const ordinal = turn?.ordinal ?? 0;
  const turns = [{ ordinal: 0, name: w.start }, ...sight.turns.map((one) => named(one, language))];
  const at = turns.findIndex((one) => one.ordinal === ordinal);
  const turnLink = (there: { ordinal: number } | undefined) => (there ? `${base}/turn/${there.ordinal}${query}` : null);
  const asked = one(new URLSearchParams(query).get('lang'));
  return {
    w,
    id: row.id,
    label: row.label,
    scenario: inLanguage(reel.record.game.title, language),
    ...stateOf(row, language),
    annulled: row.annulledBecause,
    note: sight.runs ? w.yours : eyes === OPEN ? w.late : null,
    eyes: sight.eyes.map((id) => ({
      name: eyesName(looking, id),
      link: `${base}/turn/${ordinal}${queryOf({ as: id, lang: asked })}`,
      chosen: id === eyes,
    })),
    many: sight.eyes.length > 1,
    as: one(new URLSearchParams(query).get('as')),
    lang: asked,
    turns: turns.map((one) => ({ ...one, chosen: one.ordinal === ordinal, link: turnLink(one) })),
    last: turns.length - 1,
    at,
    here: turn ? w.turnNumber(turn.printed) : w.start,
    previous: turnLink(turns[at - 1]),
    next: turnLink(turns[at + 1]),
    map: `${base}/map/${ordinal}.svg${pictureQuery(looking, turn?.close ?? reel.id)}`,
    alt,
    log,
    begun: turn !== null,
    silent: turn !== null && log.chapters.every(({ id }) => id !== 'phases') && log.dice.length === 0,
    charts:
      sight.turns.length > 0 ? `${base}/charts.svg${pictureQuery(looking, sight.turns.at(-1)?.close ?? '')}` : null,
    chartsAlt: w.chartsAlt,
    sides,
    base,
    query,
    files: sight.files,
    forms: REPORT_FORMS,
    fpz: sight.files && row.status === 'over',
    press: sight.press,
    reports:
      turn === null || !sight.files || reel.seed === null
        ? []
        : reel.chronicle.seats.map(({ id }) => ({ seat: id, name: seatName(reel.record.game, id, language), ordinal })),
  };
}

function named({ ordinal, printed }: ReelTurn, language: Looking['language']) {
  return { ordinal, name: archiveWords[language].turnNumber(printed) };
}

export function eyesName({ reel, language }: Looking, eyes: Eyes): string {
  const w = archiveWords[language];
  if (eyes === OPEN || eyes === WHOLE) return w.eyes[eyes as 'open' | 'whole'];
  return seatName(reel.record.game, eyes, language);
}

/** A picture's link names what it shows, so that a browser may keep it for good. */
export function pictureQuery({ eyes, language }: Looking, version: string): string {
  return queryOf({ as: eyes, lang: language, v: version.slice(0, VERSION) });
}

const VERSION = 16;
