/** `/games/<id>/orders/<seat>`: orders the game master enters for a seat: first as they would be understood, then handed in. */
import express, { type Response, type Router } from 'express';
import type { House } from '../../campaign/house/house.ts';
import { checkOrders } from '../../campaign/mail-in/typed/check-orders.ts';
import { enterOrders } from '../../campaign/mail-in/typed/enter-orders.ts';
import { orderPage } from '../../campaign/mail-in/typed/order-page.ts';
import type { GameRow } from '../../store/games.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { showPage } from '../page.ts';
import { mustRun } from '../security/roles.ts';
import type { Web } from '../site.ts';
import { ackShown } from './ack-lines.ts';
import { field, param, query, reasonIn } from './form.ts';
import { refusalOf } from './refused.ts';
import { seatIn } from './seats.ts';

const LONGEST_ORDERS = 100_000;
const FORM_BYTES = 12;

/** What is shown beside the page's own: the text as typed, and what came of it. */
interface Typed {
  text?: string;
  reason?: string;
  ack?: ReturnType<typeof ackShown>;
  done?: string;
  fault?: string;
}

export function orders({ house, wake }: Web): Router {
  const router = express.Router();
  router.get('/games/:id/orders/:seat', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const seat = await seatIn(house, row, param(req, 'seat'));
    const done = query(req, 'done') === '' ? {} : { done: 'The orders are in; the seat is told, with your reason.' };
    await show(house, res, row, seat, done);
  });
  router.post('/games/:id/orders/:seat', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const seat = await seatIn(house, row, param(req, 'seat'));
    const text = field(req, 'text').replaceAll('\r\n', '\n').slice(0, LONGEST_ORDERS);
    const reason = field(req, 'reason');
    if (field(req, 'step') !== 'enter') {
      const checked = await checkOrders(house, seat, text);
      const ack = checked ? { ack: ackShown(checked.acknowledgement) } : {};
      return show(house, res, row, seat, { text, reason, ...ack });
    }
    try {
      const entered = await enterOrders(house, row.id, seat.seat, text, {
        form: field(req, 'form'),
        reason: reasonIn(req),
      });
      wake();
      const { acknowledgement, message } = entered;
      if (acknowledgement?.verdict === 'counts')
        return res.redirect(303, `/games/${row.id}/orders/${seat.seat}?done=1`);
      // Whatever else came of it, its own page tells it.
      res.redirect(303, entered.outcome === null ? `/games/${row.id}` : `/games/${row.id}/mails/in/${message}`);
    } catch (error) {
      const fault = refusalOf(error);
      res.status(400);
      await show(house, res, row, seat, { text, reason, fault });
    }
  });
  return router;
}

/** What keeps a seat's orders out, as its umpire is told it. */
const CLOSED: Readonly<Record<string, string>> = {
  'turn-held': 'The letters of this turn wait for you. Approve them first: orders for the next call are taken then.',
  'nothing-open': 'No orders are due now: the turn is being played, or the game has not begun.',
  'game-paused': 'The game is paused. Let it go on first: orders are taken then.',
  'game-halted': 'The game stands still; no orders are taken until it goes on.',
};

async function show(house: House, res: Response, row: GameRow, seat: SeatedRow, typed: Typed): Promise<void> {
  const page = await orderPage(house, { ...seat, language: 'en' });
  showPage(
    res,
    'game-orders',
    { title: `Orders for ${page.seat.name}`, game: row, wide: true },
    {
      id: row.id,
      seat: seat.seat,
      called: page.seat.name,
      closed: page.closed && (CLOSED[page.closed.code] ?? page.closed.text),
      question: page.question,
      standing: page.standing,
      hasBook: page.saved !== null,
      form: house.random(FORM_BYTES).toString('hex'),
      ...typed,
      text: typed.text ?? page.text,
    },
  );
}
