/** The acts of a game's master on `/games/<id>`: each a small form with its reason, each an entry of the journal. */

import express, { type Request, type Response, type Router } from 'express';
import type { House } from '../../campaign/house/house.ts';
import type { Rhythm } from '../../campaign/house/time.ts';
import { endByUmpire } from '../../campaign/joining/end-game.ts';
import { admitMail } from '../../campaign/joining/seat-acts.ts';
import { startGame } from '../../campaign/joining/start-game.ts';
import { annulGame } from '../../campaign/umpire/annul.ts';
import { steer, type UmpireAct } from '../../campaign/umpire/steer-game.ts';
import { changeUmpire } from '../../campaign/umpire/umpire-address.ts';
import { DataBroken } from '../../engine/errors.ts';
import type { GameRow } from '../../store/games.ts';
import { TEMPOS } from '../../table/record.ts';
import { NotHere } from '../errors.ts';
import { mustRun } from '../security/roles.ts';
import type { Web } from '../site.ts';
import { field, fields, param, query, reasonIn } from './form.ts';
import { showGame } from './game-page.ts';
import { languageIn } from './languages.ts';
import { refusalOf } from './refused.ts';

const LONGEST_BROADCAST = 10_000;

/** What is done by the name of the form, and what is said afterwards. */
interface Deed {
  done: string;
  do(house: House, id: string, req: Request): Promise<void>;
}

/** An act of `steer` made from the form. */
const steering = (done: string, actOf: (req: Request) => UmpireAct): Deed => ({
  done,
  do: (house, id, req) => steer(house, id, [actOf(req)]),
});

const DEEDS: ReadonlyMap<string, Deed> = new Map([
  [
    'extend',
    steering('The deadline is moved; all seats are told.', (req) => ({
      act: 'extend',
      hours: Number(field(req, 'hours')),
      reason: reasonIn(req),
    })),
  ],
  ['pause', steering('The game is paused.', (req) => ({ act: 'pause', reason: reasonIn(req) }))],
  ['resume', steering('The game goes on.', (req) => ({ act: 'resume', reason: reasonIn(req) }))],
  [
    'process',
    steering('The call closes now, with the orders that are in.', (req) => ({ act: 'process', reason: reasonIn(req) })),
  ],
  [
    'tempo',
    steering('The tempo changes from the next turn on.', (req) => ({
      act: 'tempo',
      tempo: tempoIn(req),
      reason: reasonIn(req),
    })),
  ],
  [
    'option',
    steering('The setting is changed.', (req) => ({
      act: 'option',
      setting: `${field(req, 'name')}=${field(req, 'value')}`,
      reason: reasonIn(req),
    })),
  ],
  [
    'rhythm',
    steering('Orders fall due at these times from now on; all seats are told.', (req) => ({
      act: 'rhythm',
      rhythm: rhythmIn(req),
      zone: field(req, 'zone'),
      reason: reasonIn(req),
    })),
  ],
  [
    'withhold',
    steering('The letters of the next resolution will wait for you.', (req) => ({
      act: 'withhold',
      reason: reasonIn(req),
    })),
  ],
  ['approve', steering('The letters are on their way.', (req) => ({ act: 'approve', reason: reasonIn(req) }))],
  [
    'seeding',
    steering('All seats are asked for a phrase; they are mixed in when the turn closes.', (req) => ({
      act: 'seeding',
      reason: reasonIn(req),
    })),
  ],
  [
    'broadcast',
    steering('The message is on its way to all seats.', (req) => ({ act: 'broadcast', text: textIn(req) })),
  ],
  [
    'word',
    steering('Your words are on their way to that seat alone.', (req) => ({
      act: 'word',
      to: [field(req, 'seat')],
      text: textIn(req),
    })),
  ],
  [
    'umpire',
    {
      done: 'Letters to the umpire are written so from now on.',
      do: async (house, id, req) => {
        const language = languageIn(field(req, 'language'));
        const renew = field(req, 'renew') !== '';
        await changeUmpire(house, id, { renew, language, zone: field(req, 'zone'), reason: reasonIn(req) });
      },
    },
  ],
  ['start', { done: 'The game begins.', do: (house, id, req) => startGame(house, id, reasonIn(req)) }],
  ['end', { done: 'The game has ended.', do: (house, id, req) => endByUmpire(house, id, reasonIn(req)) }],
  [
    'annul',
    {
      done: 'The game is annulled; all who sat in it are told.',
      do: (house, id, req) => {
        if (field(req, 'sure') !== id) throw new DataBroken('not-sure-game', { game: id });
        return annulGame(house, id, reasonIn(req));
      },
    },
  ],
  [
    'admit',
    { done: 'The mail is let in.', do: (house, id, req) => admitMail(house, id, field(req, 'mail'), reasonIn(req)) },
  ],
]);

export function acts({ house, wake }: Web): Router {
  const router = express.Router();
  router.get('/games/:id', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const done = DEEDS.get(query(req, 'done'))?.done ?? OTHERS[query(req, 'done')];
    await showGame(house, res, row, done === undefined ? {} : { done });
  });
  router.post('/games/:id/act/:act', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const deed = DEEDS.get(param(req, 'act'));
    if (!deed) throw new NotHere();
    try {
      await deed.do(house, row.id, req);
    } catch (error) {
      return refused(house, res, row, error);
    }
    wake();
    res.redirect(303, `/games/${row.id}?done=${param(req, 'act')}`);
  });
  return router;
}

/** What other pages come back with. */
const OTHERS: Readonly<Record<string, string>> = {
  created: 'The game is made; its letters are on their way.',
  ruled: 'The ruling stands; play was taken on from there.',
  rewound: 'Play has gone back; whom it touches is told.',
  rebased: 'The game goes on under the rules of this release.',
};

async function refused(house: House, res: Response, row: GameRow, error: unknown): Promise<void> {
  const fault = refusalOf(error);
  res.status(400);
  await showGame(house, res, row, { fault });
}

function tempoIn(req: Request) {
  const tempo = TEMPOS.find((known) => known === field(req, 'tempo'));
  if (!tempo) throw new DataBroken('setting-unknown', { setting: field(req, 'tempo'), known: TEMPOS });
  return tempo;
}

/** As typed: the act itself says what of it cannot be. */
function rhythmIn(req: Request): Rhythm {
  const least = field(req, 'least');
  return {
    days: fields(req, 'days').map(Number),
    time: field(req, 'time'),
    least: least === '' ? Number.NaN : Number(least),
  };
}

function textIn(req: Request): string {
  const text = field(req, 'text').replaceAll('\r\n', '\n').slice(0, LONGEST_BROADCAST);
  if (text === '') throw new DataBroken('text-missing', {});
  return text;
}
