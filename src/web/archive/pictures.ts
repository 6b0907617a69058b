/** Pictures of the archive: the map of a turn and the course of the game, as packed SVG. */
import { gunzipSync } from 'node:zlib';
import express, { type Request, type Response, type Router } from 'express';
import { type Picture, shownCharts, shownMap } from '../../campaign/archive/browse/show.ts';
import { NotHere } from '../errors.ts';
import type { Web } from '../site.ts';
import { lookingAt, turnSeen } from './looking.ts';

const YEAR_SECONDS = 31_536_000;

export function archivePictures({ house }: Web): Router {
  const router = express.Router();
  router.get('/archive/:game/map/:name', async (req, res) => {
    const looking = await lookingAt(house, req, res);
    const [, ordinal] = /^(\d+)\.svg$/.exec(req.params.name) ?? [];
    const turn = turnSeen(looking, ordinal);
    send(req, res, await shownMap(house, looking.reel, turn?.ordinal ?? 0, looking.eyes, looking.language));
  });
  router.get('/archive/:game/charts.svg', async (req, res) => {
    const looking = await lookingAt(house, req, res);
    const picture = await shownCharts(house, looking.reel, looking.sight.turns, looking.eyes, looking.language);
    if (picture === null) throw new NotHere();
    send(req, res, picture);
  });
  return router;
}

/** For this browser alone: what one visitor may see, another may not. */
function send(req: Request, res: Response, picture: Picture): void {
  res.type('image/svg+xml');
  res.vary('Accept-Encoding');
  res.set(
    'Cache-Control',
    req.query.v === undefined ? 'private, no-cache' : `private, max-age=${YEAR_SECONDS}, immutable`,
  );
  if (!req.acceptsEncodings('gzip')) {
    res.send(gunzipSync(picture));
    return;
  }
  res.set('Content-Encoding', 'gzip');
  res.send(picture);
}
