/** `/games/<id>/preview`: how the open call might go, with practice dice: several samples, their spread, any letter of one. */
import express, { type Router } from 'express';
import { openedGame } from '../../campaign/house/load-game.ts';
import { preview, type Spread } from '../../campaign/umpire/preview.ts';
import { DataBroken } from '../../engine/errors.ts';
import { renderReportText } from '../../reports/index.ts';
import { seatName } from '../../table/telling.ts';
import { NotHere } from '../errors.ts';
import { showPage } from '../page.ts';
import { mustRun } from '../security/roles.ts';
import type { Web } from '../site.ts';
import { param, query } from './form.ts';
import { refusalOf } from './refused.ts';

/** How many samples may be asked for at once. */
const COUNTS = [3, 5, 10, 20];

export function previews({ house }: Web): Router {
  const router = express.Router();
  router.get('/games/:id/preview', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const asked = query(req, 'samples');
    const samples = COUNTS.find((count) => String(count) === asked);
    const page = { title: `Preview of ${row.label}`, game: row, wide: true };
    const counts = COUNTS.map((count) => ({ count, isSet: count === (samples ?? COUNTS[1]) }));
    const bare = { id: row.id, counts };
    if (asked === '') return showPage(res, 'game-preview', page, bare);
    if (samples === undefined) throw new NotHere();
    try {
      const found = await preview(house, row.id, { samples });
      const game = await openedGame(house, row);
      const name = (seat: string) => seatName(game, seat, 'en');
      const shown = found.samples.find(({ number }) => String(number) === query(req, 'show'));
      const model = shown?.reports[query(req, 'seat')]?.();
      showPage(res, 'game-preview', page, {
        ...bare,
        asked: samples,
        turn: found.printed,
        sent: found.sent.map(name).join(', '),
        missing: found.missing.map(name).join(', '),
        spread: found.spread.filter(isSpread).map(spreadShown),
        samples: found.samples.map(({ number, ends, dice, reports }) => ({
          number,
          ends: ENDS[ends],
          dice: dice.length,
          seats: Object.keys(reports).map((seat) => ({ seat, name: name(seat) })),
        })),
        letter: shown &&
          model && {
            number: shown.number,
            text: renderReportText(model, { pdf: 'none' }),
            seat: name(query(req, 'seat')),
          },
      });
    } catch (error) {
      if (!(error instanceof DataBroken)) throw error;
      res.status(400);
      showPage(res, 'game-preview', page, { ...bare, fault: refusalOf(error) });
    }
  });
  return router;
}

const ENDS = { turn: 'closes the turn', game: 'ends the game', call: 'goes on to the next call' } as const;

/** Whether the samples, or they and now, differ in it. */
const isSpread = ({ now, least, most }: Spread): boolean => least !== most || (now !== null && now !== least);

/** A figure with its values as dots on a line from the least of all to the most. */
function spreadShown({ name, now, least, median, most, values }: Spread) {
  const from = Math.min(least, now ?? least);
  const to = Math.max(most, now ?? most);
  const at = (value: number) => (to === from ? 50 : Math.round(5 + (90 * (value - from)) / (to - from)));
  return {
    name: name.replaceAll('.', ' '),
    now,
    least,
    median,
    most,
    dots: values.map(at),
    nowAt: now === null ? null : at(now),
    values: values.join(', '),
  };
}
