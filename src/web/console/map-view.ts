/** `/games/<id>/view/<seat|umpire>`: the map as a seat sees it, or as it is, with every stack in a list. */
import express, { type Router } from 'express';
import type { House } from '../../campaign/house/house.ts';
import { gameAtHand } from '../../campaign/house/load-game.ts';
import { encode } from '../../engine/canonical.ts';
import { talliesIn, tracksIn } from '../../engine/chapters.ts';
import type { Json } from '../../engine/contract.ts';
import type { Scene } from '../../engine/scene.ts';
import { drawMap, mapStacks, mapViews } from '../../reports/map/map.ts';
import { toSvg } from '../../reports/map/svg.ts';
import type { GameRow } from '../../store/games.ts';
import { seatsOf } from '../../store/seats.ts';
import { fold } from '../../table/record.ts';
import { spectacle, WHOLE } from '../../table/spectate.ts';
import { seatName } from '../../table/telling.ts';
import { NotHere } from '../errors.ts';
import { showPage } from '../page.ts';
import { mustRun } from '../security/roles.ts';
import type { Web } from '../site.ts';
import { param } from './form.ts';

const MAP_WIDTH = 1100;
/** Whose eyes the game master's own are, in the address of the page. */
const UMPIRE = 'umpire';

export function views({ house }: Web): Router {
  const router = express.Router();
  router.get('/games/:id/view/:eyes', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const view = await seenBy(house, row, param(req, 'eyes'));
    showPage(res, 'game-view', { title: `Map of ${row.label}`, game: row, wide: true }, view);
  });
  return router;
}

/** What these eyes see as the game stands, half a turn included. Throws NotHere for eyes that are no seat's. */
async function seenBy(house: House, row: GameRow, eyes: string) {
  const seats = (await seatsOf(house.store.db, row.id)).map(({ seat }) => seat);
  if (eyes !== UMPIRE && !seats.includes(eyes)) throw new NotHere();
  const { record, stood } = await gameAtHand(house, row);
  const { game } = record;
  const { opening, state, events, ledger } = stood;
  const watched = { opening, closing: encode(state as Json), events, ledger };
  const { story } = spectacle(game, fold(record.entries), watched, eyes === UMPIRE ? WHOLE : eyes, 'en');
  const scene = story.map;
  const { printed } = game.clock(state);
  return {
    id: row.id,
    isWhole: eyes === UMPIRE,
    called: eyes === UMPIRE ? 'as it is' : `as ${seatName(game, eyes, 'en')} sees it`,
    turn: printed,
    waits: stood.waiting !== null,
    eyes: [
      { id: UMPIRE, name: 'As it is', isOn: eyes === UMPIRE },
      ...seats.map((seat) => ({ id: seat, name: seatName(game, seat, 'en'), isOn: eyes === seat })),
    ],
    svg: toSvg(drawMap(scene, { frame: 'field', width: MAP_WIDTH })),
    alt: mapViews(scene).at(-1)?.alt ?? scene.title,
    stacks: stacksIn(scene),
    tracks: tracksIn(story.chapters).map(({ name, value }) => ({ name, value })),
    tallies: talliesIn(story.chapters),
  };
}

/** Every stack by side and place; what is not known of it is told as such. */
function stacksIn(scene: Scene): { side: string; hex: string; units: string; seen: string | null }[] {
  const rows = mapStacks(scene).map(({ place, ...stack }) => ({ ...stack, hex: place }));
  return rows.toSorted((a, b) => (a.side === b.side ? compare(a.hex, b.hex) : compare(a.side, b.side)));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
