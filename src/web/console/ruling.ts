/** `/games/<id>/rule`: the game master changes a unit, a track, a card or a die at a place of play, and sees first what comes of it. */
import express, { type Request, type Response, type Router } from 'express';
import type { House } from '../../campaign/house/house.ts';
import { type At, type Editable, type EditForm, editable, type Thing } from '../../campaign/umpire/editable.ts';
import { type Ruling, rule } from '../../campaign/umpire/rule.ts';
import { tryRuling } from '../../campaign/umpire/try-ruling.ts';
import { encode } from '../../engine/canonical.ts';
import { DataBroken } from '../../engine/errors.ts';
import type { GameRow } from '../../store/games.ts';
import { isRefusal } from '../../table/umpire.ts';
import { NotHere } from '../errors.ts';
import { showPage } from '../page.ts';
import { mustRun } from '../security/roles.ts';
import type { Web } from '../site.ts';
import { field, param, query, reasonIn } from './form.ts';
import { placeName } from './places.ts';
import { inWords, refusalOf } from './refused.ts';
import { argumentFrom, fieldsFor } from './thing-fields.ts';

export function rulings({ house, wake }: Web): Router {
  const router = express.Router();
  router.get('/games/:id/rule', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const [, turn = query(req, 'turn'), address = query(req, 'at')] = /^(\d+):(.*)$/.exec(query(req, 'place')) ?? [];
    const at = placeOf(turn, address);
    const here = await placeIn(house, row, at);
    if (query(req, 'die') !== '') return showDie(res, row, here, query(req, 'die'));
    if (query(req, 'edit') === '') return showThings(res, row, here, query(req, 'find'));
    showThing(res, row, here, thingIn(here, query(req, 'edit'), query(req, 'of')));
  });
  router.post('/games/:id/rule', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const here = await placeIn(house, row, placeOf(field(req, 'turn'), field(req, 'at')));
    const asked = askedIn(req, here);
    try {
      const ruling: Ruling = { turn: here.at.turn, reason: reasonIn(req), ...asked.what };
      const isTrial = field(req, 'step') !== 'rule';
      const came = isTrial ? await tryRuling(house, row.id, ruling) : await rule(house, row.id, ruling);
      if (came !== null && isRefusal(came)) throw new DataBroken(came.refused, came.facts);
      if (came !== null) return showTrial(res, row, here, asked, ruling.reason, req, came);
    } catch (error) {
      const fault = refusalOf(error);
      res.status(400);
      return asked.thing
        ? showThing(res, row, here, asked.thing, fault, field(req, 'reason'))
        : showDie(res, row, here, field(req, 'die'), fault);
    }
    wake();
    res.redirect(303, `/games/${row.id}?done=ruled`);
  });
  return router;
}

/** A place of play with all that may be changed there. */
interface Here extends Editable {
  at: At;
}

interface Chosen {
  form: EditForm;
  thing: Thing;
}

function placeOf(turn: string, at: string): At | undefined {
  if (!/^\d{1,6}$/.test(turn)) return undefined;
  return { turn: Number(turn), checkpoint: at === '' ? null : at };
}

/** Throws NotHere for a place play never passed; a game that has not begun has none. */
async function placeIn(house: House, row: GameRow, at: At | undefined): Promise<Here> {
  try {
    const found = await editable(house, row.id, at);
    if (found.at !== null) return { ...found, at: found.at };
  } catch (error) {
    if (!(error instanceof DataBroken)) throw error;
    throw new NotHere();
  }
  return { turns: [], edits: [], things: [], at: { turn: 0, checkpoint: null } };
}

function thingIn({ edits, things }: Here, edit: string, of: string): Chosen {
  const form = edits.find((one) => one.edit === edit);
  const thing = things.find((one) => one.edit === edit && encode(one.of) === of);
  if (!form || !thing) throw new NotHere();
  return { form, thing };
}

/** What the form asks for: an edit of a thing, or the face of a die. */
function askedIn(req: Request, here: Here) {
  const die = field(req, 'die');
  if (die !== '') return { thing: null, what: { address: die, die: Number(field(req, 'face')) } };
  const chosen = thingIn(here, field(req, 'edit'), field(req, 'of'));
  const address = here.at.checkpoint ?? '';
  return {
    thing: chosen,
    what: { address, edit: chosen.form.edit, arg: argumentFrom(req, chosen.form, chosen.thing) },
  };
}

const page = (row: GameRow) => ({ title: `Rule in ${row.label}`, game: row, wide: true });
const around = (row: GameRow, { at, turns }: Here) => ({
  id: row.id,
  turn: at.turn,
  printed: turns.find(({ ordinal }) => ordinal === at.turn)?.printed ?? null,
  at: at.checkpoint ?? '',
  place: placeName(at.checkpoint),
});

function showThings(res: Response, row: GameRow, here: Here, find: string): void {
  const wanted = find.toLowerCase();
  const found = ({ name, of, says }: Thing) => `${name} ${encode(of)} ${says}`.toLowerCase().includes(wanted);
  const groups = here.edits.map(({ edit }) => ({
    edit,
    things: here.things
      .filter((thing) => thing.edit === edit && found(thing))
      .map(({ name, says, of }) => ({ name, says, of: encode(of) })),
  }));
  const turn = here.turns.find(({ ordinal }) => ordinal === here.at.turn);
  showPage(res, 'game-rule', page(row), {
    ...around(row, here),
    find,
    none: here.turns.length === 0,
    turns: here.turns.map(({ ordinal, printed, checkpoints }) => ({
      ordinal,
      printed,
      checkpoints: checkpoints.map((address) => ({
        address,
        words: placeName(address),
        isSet: ordinal === here.at.turn && address === here.at.checkpoint,
      })),
    })),
    groups: groups.filter(({ things }) => things.length > 0),
    open: find !== '',
    dice: turn?.dice.filter(({ address }) => address.toLowerCase().includes(wanted)),
  });
}

function showThing(
  res: Response,
  row: GameRow,
  here: Here,
  { form, thing }: Chosen,
  fault?: string,
  reason = '',
): void {
  showPage(res, 'game-rule-thing', page(row), {
    ...around(row, here),
    edit: form.edit,
    of: encode(thing.of),
    name: thing.name,
    says: thing.says,
    fields: fieldsFor(form, thing),
    fault,
    reason,
  });
}

function showDie(res: Response, row: GameRow, here: Here, address: string, fault?: string): void {
  const die = here.turns.find(({ ordinal }) => ordinal === here.at.turn)?.dice.find((one) => one.address === address);
  if (!die) throw new NotHere();
  showPage(res, 'game-rule-thing', page(row), {
    ...around(row, here),
    die: address,
    face: die.ruled ?? die.face,
    natural: die.face,
    least: die.lowest,
    most: die.lowest + die.sides - 1,
    name: `the die ${address}`,
    says: String(die.ruled ?? die.face),
    fault,
  });
}

type Tried = Exclude<Awaited<ReturnType<typeof tryRuling>>, { refused: string }>;

/** What would come of it, with the form that does it: the fields as they were sent, hidden. */
function showTrial(
  res: Response,
  row: GameRow,
  here: Here,
  { thing, what }: ReturnType<typeof askedIn>,
  reason: string,
  req: Request,
  { differences, closed, over }: Tried,
): void {
  const kept = Object.entries(req.body as Record<string, string | string[]>).filter(([name]) =>
    name.startsWith('slot-'),
  );
  showPage(res, 'game-rule-trial', page(row), {
    ...around(row, here),
    name: thing ? thing.thing.name : `the die ${what.address}`,
    before: thing ? thing.thing.says : null,
    edit: thing?.form.edit,
    of: thing ? encode(thing.thing.of) : null,
    die: thing ? null : what.address,
    face: field(req, 'face'),
    slots: kept.flatMap(([name, values]) => [values].flat().map((value) => ({ name, value }))),
    reason,
    differences: differences.map(({ edit, name: of, now, before }) => ({ edit, name: of, before, after: now })),
    closed,
    over,
    legal: inWords('legal', {}),
  });
}
