/** `/games/<id>/seats/<seat>`: who sits there, how mail reaches him, who takes over, and what is forgotten. */

import express, { type Request, type Response, type Router } from 'express';
import { personData } from '../../campaign/archive/person-data.ts';
import type { House } from '../../campaign/house/house.ts';
import { openedGame } from '../../campaign/house/load-game.ts';
import { eraseSeat } from '../../campaign/joining/erase.ts';
import { type Invited, invite, replace, USUAL_DAYS } from '../../campaign/joining/invite.ts';
import { changeAddress, changeLevel, changeProof, changeToken, isUsable } from '../../campaign/joining/seat-acts.ts';
import { changeReading } from '../../campaign/joining/seat-reading.ts';
import { changeLetters } from '../../campaign/mail-in/wishes/post-wishes.ts';
import { DataBroken } from '../../engine/errors.ts';
import { LEVELS, levelNamed } from '../../engine/levels.ts';
import { seatAddress } from '../../mail/sender/address.ts';
import { letterWords } from '../../reports/index.ts';
import { entriesOf } from '../../store/entries.ts';
import type { GameRow } from '../../store/games.ts';
import { invitationsOf } from '../../store/invitations.ts';
import { postOf } from '../../store/posts.ts';
import { type SeatedRow, seatsOf } from '../../store/seats.ts';
import { needsCode } from '../../store/senders.ts';
import { fold } from '../../table/record.ts';
import { seatName } from '../../table/telling.ts';
import { NotHere } from '../errors.ts';
import { showPage } from '../page.ts';
import { mustRun } from '../security/roles.ts';
import type { Web } from '../site.ts';
import { field, param, query, reasonIn } from './form.ts';
import { clockOf, type Said } from './game-page.ts';
import { languageChoices, languageIn } from './languages.ts';
import { refusalOf } from './refused.ts';

const LONGEST_NAME = 80;
const LONGEST_MESSAGE = 4000;

interface Deed {
  done: string;
  do(house: House, row: GameRow, seat: SeatedRow, req: Request): Promise<void>;
}

const DEEDS: ReadonlyMap<string, Deed> = new Map<string, Deed>([
  [
    'invite',
    {
      done: 'The invitation is on its way.',
      do: (house, row, seat, req) => {
        const message = field(req, 'message').replaceAll('\r\n', '\n').slice(0, LONGEST_MESSAGE);
        const how = { message: message === '' ? null : message, days: Number(field(req, 'days')) };
        const ask = row.status === 'inviting' ? invite : replace;
        return ask(house, row.id, invitedIn(house, seat, req), how);
      },
    },
  ],
  [
    'address',
    {
      done: 'Letters go to the new address from now on.',
      do: (house, row, { seat }, req) => changeAddress(house, row.id, seat, field(req, 'address'), reasonIn(req)),
    },
  ],
  [
    'token',
    {
      done: 'The seat has a new address to write to; the old one is dead.',
      do: (house, row, { seat }, req) => changeToken(house, row.id, seat, reasonIn(req)),
    },
  ],
  [
    'proof',
    {
      done: 'How mails of this seat are proven is changed.',
      do: (house, row, { seat }, req) =>
        changeProof(house, row.id, seat, field(req, 'proof') === 'code', reasonIn(req)),
    },
  ],
  [
    'level',
    {
      done: 'The computer plays the seat so from now on, while nobody sits there.',
      do: (house, row, { seat }, req) =>
        changeLevel(house, row.id, seat, levelNamed(field(req, 'level')), reasonIn(req)),
    },
  ],
  [
    'reading',
    {
      done: 'Letters to this seat are written so from now on.',
      do: (house, row, { seat }, req) =>
        changeReading(house, row.id, seat, {
          language: languageIn(field(req, 'language')),
          zone: field(req, 'zone'),
          paper: field(req, 'paper') === 'Letter' ? 'Letter' : 'A4',
          reason: reasonIn(req),
        }),
    },
  ],
  [
    'letters',
    {
      done: 'Letters come so from now on.',
      do: async (house, row, { seat }, req) => {
        await changeLetters(house, row.id, seat, `format=${field(req, 'format')}`);
        await changeLetters(house, row.id, seat, `reminders=${field(req, 'reminders') === 'on' ? 'on' : 'off'}`);
      },
    },
  ],
  [
    'erase',
    {
      done: 'Everybody who sat here is forgotten; the seat falls to doctrine.',
      do: (house, row, { seat }, req) => {
        if (field(req, 'sure') !== seat) throw new DataBroken('not-sure', { seat });
        return eraseSeat(house, row.id, seat);
      },
    },
  ],
]);

export function seats({ house, wake }: Web): Router {
  const router = express.Router();
  router.get('/games/:id/seats/:seat', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const seat = await seatIn(house, row, param(req, 'seat'));
    const done = DEEDS.get(query(req, 'done'))?.done;
    await show(house, res, row, seat, done === undefined ? {} : { done });
  });
  router.get('/games/:id/seats/:seat/export', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const { seat } = await seatIn(house, row, param(req, 'seat'));
    const data = await personData(house, row.id, seat);
    res
      .attachment(`${row.id}-${seat}.json`)
      .type('json')
      .send(JSON.stringify(data, null, 2));
  });
  router.post('/games/:id/seats/:seat/:act', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const seat = await seatIn(house, row, param(req, 'seat'));
    const deed = DEEDS.get(param(req, 'act'));
    if (!deed) throw new NotHere();
    try {
      await deed.do(house, row, seat, req);
    } catch (error) {
      const fault = refusalOf(error);
      res.status(400);
      return show(house, res, row, seat, { fault });
    }
    wake();
    res.redirect(303, `/games/${row.id}/seats/${seat.seat}?done=${param(req, 'act')}`);
  });
  return router;
}

/** A seat of the game. Throws NotHere where there is none. */
export async function seatIn(house: House, row: GameRow, id: string): Promise<SeatedRow> {
  const seat = (await seatsOf(house.store.db, row.id)).find((one) => one.seat === id);
  if (!seat) throw new NotHere();
  return seat;
}

function invitedIn(house: House, { seat, zone }: SeatedRow, req: Request): Invited {
  const name = field(req, 'name')
    .replace(/\p{Cc}/gu, '')
    .slice(0, LONGEST_NAME);
  const address = field(req, 'address');
  if (name === '') throw new DataBroken('name-missing', {});
  if (!isUsable(house, address)) throw new DataBroken('address-odd', { seat });
  return {
    seat,
    name,
    address,
    language: languageIn(field(req, 'language')),
    zone: field(req, 'zone') || zone,
    paper: field(req, 'paper') === 'Letter' ? 'Letter' : 'A4',
  };
}

async function show(house: House, res: Response, row: GameRow, seat: SeatedRow, said: Said): Promise<void> {
  const { db } = house.store;
  const game = await openedGame(house, row);
  const called = seatName(game, seat.seat, 'en');
  const when = clockOf(row);
  const post = await postOf(db, row.id, seat.seat);
  const invitations = (await invitationsOf(db, row.id)).filter((one) => one.seat === seat.seat);
  const { seats } = fold(await entriesOf(db, row.id));
  const level = seats.find(({ id }) => id === seat.seat)?.level ?? 'regular';
  const isOn = row.status === 'running' || row.status === 'paused';
  showPage(
    res,
    'game-seat',
    { title: `${called}, ${row.label}`, game: row, secret: true },
    {
      ...said,
      id: row.id,
      label: row.label,
      seat: seat.seat,
      called,
      isTaken: seat.person !== null,
      name: seat.name,
      address: seat.address,
      languages: languageChoices(game, seat.language),
      language: letterWords('en').joining.joined.languages[seat.language],
      zone: seat.zone,
      paper: seat.paper,
      writesTo: seatAddress(row.id, seat.seat, seat.token, house),
      code: await needsCode(db, { game: row.id, seat: seat.seat }),
      levels: LEVELS.map((name) => ({ name, isSet: name === level })),
      format: post.format,
      reminders: post.reminders,
      unreachable: post.unreachableAt && when(post.unreachableAt),
      invitations: invitations.map(({ name, address, status, invitedAt }) => ({
        name,
        address,
        status,
        at: when(invitedAt),
      })),
      days: USUAL_DAYS,
      invites: row.status === 'inviting' && seat.person === null,
      replaces: isOn,
    },
  );
}
