/** The game master's desk: one router a subject. */
import express, { type Router } from 'express';
import type { Web } from '../site.ts';
import { acts } from './acts.ts';
import { brokenGame } from './broken.ts';
import { journal } from './journal.ts';
import { mails } from './mails.ts';
import { views } from './map-view.ts';
import { newGame } from './new-game.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';
import { post } from './post.ts';
import { previews } from './preview.ts';
import { rewinds } from './rewinds.ts';
import { rulings } from './ruling.ts';
import { seats } from './seats.ts';
import { thisHouse } from './this-house.ts';

export function gameConsole(web: Web): Router {
  const router = express.Router();
  // `/games/new` stands before `/games/<id>`: no game can be called so.
  for (const part of [
    newGame,
    acts,
    seats,
    mails,
    views,
    orders,
    previews,
    rulings,
    rewinds,
    journal,
    people,
    post,
    thisHouse,
  ])
    router.use(part(web));
  router.use('/games/:id', brokenGame(web));
  return router;
}
