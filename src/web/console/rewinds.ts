/** `/games/<id>/rewind`: play goes back to a checkpoint; what that undoes is shown before anything is done. */
import express, { type Response, type Router } from 'express';
import type { House } from '../../campaign/house/house.ts';
import { openedGame } from '../../campaign/house/load-game.ts';
import { type At, editable } from '../../campaign/umpire/editable.ts';
import { rewindTo, whatWouldBeUndone } from '../../campaign/umpire/rewind.ts';
import { rebase } from '../../campaign/umpire/upgrade.ts';
import { DataBroken } from '../../engine/errors.ts';
import type { GameRow } from '../../store/games.ts';
import { seatName } from '../../table/telling.ts';
import { NotHere } from '../errors.ts';
import { showPage } from '../page.ts';
import { mustRun } from '../security/roles.ts';
import type { Web } from '../site.ts';
import { field, param, query, reasonIn } from './form.ts';
import { clockOf, showGame } from './game-page.ts';
import { placeName } from './places.ts';
import { LETTERS } from './post-words.ts';
import { inWords, refusalOf } from './refused.ts';

/** More things than these are folded away, so that the form below stays in reach. */
const SHOWN_OPEN = 12;

export function rewinds({ house, wake }: Web): Router {
  const router = express.Router();
  router.get('/games/:id/rewind', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    if (query(req, 'turn') === '') return showPlaces(house, res, row);
    await showUndone(house, res, row, placeIn(query(req, 'turn'), query(req, 'at')));
  });
  router.post('/games/:id/rewind', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const to = placeIn(field(req, 'turn'), field(req, 'at'));
    try {
      const dice = field(req, 'dice') === 'new' ? 'new' : 'same';
      const refused = await rewindTo(house, row.id, { to, dice, reason: reasonIn(req) });
      if (refused !== null) throw new DataBroken(refused.refused, refused.facts);
    } catch (error) {
      const fault = refusalOf(error);
      res.status(400);
      return showUndone(house, res, row, to, fault);
    }
    wake();
    res.redirect(303, `/games/${row.id}?done=rewound`);
  });
  router.post('/games/:id/rebase', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    try {
      const refused = await rebase(house, row.id, reasonIn(req));
      if (refused !== null) throw new DataBroken(refused.refused, refused.facts);
    } catch (error) {
      const fault = refusalOf(error);
      res.status(400);
      return showGame(house, res, row, { fault });
    }
    wake();
    res.redirect(303, `/games/${row.id}?done=rebased`);
  });
  return router;
}

function placeIn(turn: string, at: string): At {
  if (!/^\d{1,6}$/.test(turn)) throw new NotHere();
  return { turn: Number(turn), checkpoint: at === '' ? null : at };
}

async function showPlaces(house: House, res: Response, row: GameRow): Promise<void> {
  const { turns } = await editable(house, row.id);
  const shown = turns
    .map(({ ordinal, printed, checkpoints }) => ({
      ordinal,
      printed,
      places: checkpoints.map((address) => ({ address, words: placeName(address) })),
    }))
    .toReversed();
  showPage(res, 'game-rewind', { title: `Rewind ${row.label}`, game: row }, { id: row.id, turns: shown });
}

/** A letter by the first word of its purpose: `report` → `Turn report`. */
function nameOf(kind: string): string {
  return Object.hasOwn(LETTERS, kind) ? LETTERS[kind as keyof typeof LETTERS] : kind;
}

async function showUndone(house: House, res: Response, row: GameRow, to: At, fault?: string): Promise<void> {
  const game = await openedGame(house, row);
  const undone = await whatWouldBeUndone(house, row.id, to).catch((error: unknown) => {
    // A place that play never passed is no page.
    if (error instanceof DataBroken) throw new NotHere();
    throw error;
  });
  const when = clockOf(row);
  const told = ({ seat, purpose, sentAt }: (typeof undone.letters.sent)[number]) => ({
    kind: nameOf(purpose.slice(0, purpose.indexOf('/'))),
    seat: seatName(game, seat, 'en'),
    sentAt: sentAt && when(sentAt),
  });
  showPage(
    res,
    'game-rewind-undone',
    { title: `Rewind ${row.label}`, game: row, wide: true },
    {
      id: row.id,
      turn: to.turn,
      at: to.checkpoint ?? '',
      place: placeName(to.checkpoint),
      printed: undone.turns[0]?.printed,
      turns: undone.turns,
      answers: undone.answers,
      dice: undone.dice,
      sent: undone.letters.sent.map(told),
      dropped: undone.letters.dropped.map(told),
      differences: undone.differences.map(({ edit, name, now, before }) => ({
        edit,
        name,
        before: now,
        after: before,
      })),
      many: undone.differences.length > SHOWN_OPEN,
      over: row.status === 'over' ? inWords('seed-is-open', {}) : null,
      fault,
    },
  );
}
