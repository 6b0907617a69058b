/** `/games/new`: a game made from a scenario: first which and into how many seats, then everything else in one form. */

import { setImmediate } from 'node:timers/promises';
import express, { type Request, type Response, type Router } from 'express';
import type { House } from '../../campaign/house/house.ts';
import { openGame, SCENARIOS } from '../../campaign/house/open-game.ts';
import { type GameOptions, optionFields, optionsOf, withOption } from '../../campaign/house/options.ts';
import { scenariosIn } from '../../campaign/house/read-scenario.ts';
import { isZone, type Rhythm, rhythmSchema } from '../../campaign/house/time.ts';
import { createGame } from '../../campaign/joining/create-game.ts';
import { type Invited, USUAL_DAYS } from '../../campaign/joining/invite.ts';
import { isUsable } from '../../campaign/joining/seat-acts.ts';
import type { AnyGame, SeatSheet } from '../../engine/contract.ts';
import { DataBroken } from '../../engine/errors.ts';
import { LEVELS } from '../../engine/levels.ts';
import { RULESETS } from '../../games/index.ts';
import type { AccountRow } from '../../store/accounts.ts';
import { TEMPOS, type Tempo } from '../../table/record.ts';
import { NotHere } from '../errors.ts';
import { showPage } from '../page.ts';
import { mustBeSignedIn } from '../security/roles.ts';
import type { Web } from '../site.ts';
import { field, fields, query } from './form.ts';
import { languageChoices, languageIn } from './languages.ts';
import { inWords } from './refused.ts';

const LONGEST_LABEL = 60;
const LONGEST_NAME = 80;
const LONGEST_MESSAGE = 4000;
const MOST_DAYS = 90;
const USUAL_RHYTHM: Rhythm = { days: [3, 7], time: '20:00', least: 48 };
const USUAL_ZONE = 'Europe/London';
const ZONES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const PAPERS = ['A4', 'Letter'] as const;

/** What is wrong, by the field it is wrong in. */
type Faults = Record<string, string>;

interface Choice {
  scenario: string;
  game: AnyGame;
  seating: readonly SeatSheet[];
}

export function newGame({ house, wake }: Web): Router {
  const router = express.Router();
  router.get('/games/new', (req, res) => {
    const account = mustBeSignedIn(res);
    if (query(req, 'scenario') === '')
      return showPage(res, 'new-game', { title: 'New game' }, { scenarios: offered() });
    showForm(res, account, chosen(query(req, 'scenario'), query(req, 'seats')), given(req, account), {});
  });
  router.post('/games/new', async (req, res) => {
    const account = mustBeSignedIn(res);
    const choice = chosen(field(req, 'scenario'), field(req, 'seats'));
    const form = given(req, account);
    const faults: Faults = {};
    const id = await create(house, account, choice, form, faults);
    if (id === null) {
      res.status(400);
      return showForm(res, account, choice, form, faults);
    }
    wake();
    res.redirect(303, `/games/${id}?done=created`);
  });
  return router;
}

const titles = new Map<string, AnyGame>();

/** The scenario as shipped; read once, it does not change while we run. */
function scenarioGame(id: string): AnyGame {
  const known = titles.get(id);
  if (known) return known;
  const { game } = openGame(id);
  titles.set(id, game);
  return game;
}

/** Reads one scenario after another, so that who makes the first game need not wait; what else is asked comes between. */
export async function readAhead(): Promise<void> {
  for (const id of RULESETS.flatMap((ruleset) => scenariosIn(`${SCENARIOS}/${ruleset.id}`))) {
    await setImmediate();
    scenarioGame(id);
  }
}

function offered() {
  return RULESETS.flatMap(({ id }) => scenariosIn(`${SCENARIOS}/${id}`)).map((id) => {
    const game = scenarioGame(id);
    const seatings = (game.seatings ?? [game.seats]).map((seats) => ({
      count: seats.length,
      names: seats.map(({ name }) => name.en).join(', '),
    }));
    return { id, title: game.title.en, seatings };
  });
}

/** Throws NotHere for a scenario or seating there is none of. */
function chosen(scenario: string, seats: string): Choice {
  if (!RULESETS.some(({ id }) => scenariosIn(`${SCENARIOS}/${id}`).includes(scenario))) throw new NotHere();
  const game = scenarioGame(scenario);
  const seatings = game.seatings ?? [game.seats];
  const seating = seats === '' ? game.seats : seatings.find(({ length }) => length === Number(seats));
  if (!seating) throw new NotHere();
  return { scenario, game, seating };
}

/** Everything the form holds, as it was typed; as usual where nothing was. */
function given(req: Request, account: AccountRow) {
  const isSent = req.method === 'POST';
  const or = (name: string, usual: string) => (isSent ? field(req, name) : usual);
  return {
    label: or('label', ''),
    id: or('id', ''),
    tempo: or('tempo', 'classic'),
    days: isSent ? fields(req, 'days').map(Number) : USUAL_RHYTHM.days,
    time: or('time', USUAL_RHYTHM.time),
    least: or('least', String(USUAL_RHYTHM.least)),
    zone: or('zone', USUAL_ZONE),
    start: or('start', 'invite'),
    message: or('message', '').replaceAll('\r\n', '\n').slice(0, LONGEST_MESSAGE),
    answerDays: or('answerDays', String(USUAL_DAYS)),
    umpireName: or('umpireName', account.name ?? ''),
    umpireAddress: or('umpireAddress', account.address ?? ''),
    umpireLanguage: or('umpireLanguage', 'en'),
    of: (name: string) => field(req, name),
  };
}

type Form = ReturnType<typeof given>;

/** The new game's id; null where something is wrong, which then stands in `faults`. */
async function create(house: House, account: AccountRow, choice: Choice, form: Form, faults: Faults) {
  if (form.label === '') faults.label = 'Say what letters shall call it.';
  if (form.label.length > LONGEST_LABEL) faults.label = `No longer than ${LONGEST_LABEL} letters.`;
  if (!/^[a-z][a-z0-9-]{0,60}$/.test(form.id)) faults.id = inWords('game-id-not-plain', {});
  if (form.id === 'new') faults.id = inWords('game-exists', {});
  const tempo = TEMPOS.find((known) => known === form.tempo);
  if (!tempo) faults.tempo = 'Choose one of these.';
  if (!isZone(form.zone)) faults.zone = inWords('no-such-zone', { zone: form.zone });
  const rhythm = rhythmOf(form, faults);
  const isInviting = form.start !== 'now';
  const days = Number(form.answerDays);
  if (isInviting && (!Number.isInteger(days) || days < 1 || days > MOST_DAYS))
    faults.answerDays = `A whole number of days from 1 to ${MOST_DAYS}.`;
  const players = choice.seating.flatMap(({ id }) => playerIn(house, id, form, faults) ?? []);
  if (isInviting && players.length === 0)
    faults.start = 'Name at least one player to invite, or let the game begin at once.';
  const umpire = umpireOf(house, account, form, faults);
  const options = optionsIn(form, faults);
  if (Object.keys(faults).length > 0 || !rhythm) return null;
  try {
    await createGame(house, {
      ...openGame(choice.scenario),
      id: form.id,
      label: form.label.replace(/\p{Cc}/gu, ' '),
      tempo: tempo as Tempo,
      zone: form.zone,
      rhythm,
      seats: choice.seating.length,
      players,
      levels: choice.seating.flatMap(({ id }) => levelIn(id, form) ?? []),
      umpire,
      options,
      ...(isInviting && { invite: { message: form.message === '' ? null : form.message, days } }),
    });
  } catch (error) {
    if (!(error instanceof DataBroken)) throw error;
    faults[error.code === 'game-exists' ? 'id' : 'form'] = inWords(error.code, error.facts);
    return null;
  }
  return form.id;
}

function rhythmOf({ days, time, least }: Form, faults: Faults): Rhythm | null {
  const parsed = rhythmSchema.safeParse({ days, time, least: least === '' ? Number.NaN : Number(least) });
  if (parsed.success) return parsed.data;
  const said: Readonly<Record<string, string>> = {
    days: 'Choose a weekday at least.',
    time: 'Write it like 20:00.',
    least: 'A whole number of hours, 0 to 2000.',
  };
  for (const { path } of parsed.error.issues) faults[String(path[0])] = said[String(path[0])] ?? '';
  return null;
}

/** Who was named for a seat; null for nobody, which leaves it to doctrine. */
function playerIn(house: House, seat: string, form: Form, faults: Faults): Invited | null {
  const name = form
    .of(`name-${seat}`)
    .replace(/\p{Cc}/gu, '')
    .slice(0, LONGEST_NAME);
  const address = form.of(`address-${seat}`);
  if (name === '' && address === '') return null;
  const zone = form.of(`zone-${seat}`) || form.zone;
  if (!isUsable(house, address)) faults[`address-${seat}`] = inWords('address-odd', {});
  if (!isZone(zone)) faults[`zone-${seat}`] = inWords('no-such-zone', { zone });
  const language = languageIn(form.of(`language-${seat}`));
  const paper = PAPERS.find((known) => known === form.of(`paper-${seat}`)) ?? 'A4';
  return { seat, name, address, language, zone, paper };
}

/** `british=veteran`; null where nothing was chosen. */
function levelIn(seat: string, form: Form): string | null {
  const level = form.of(`level-${seat}`);
  return level === '' ? null : `${seat}=${level}`;
}

/** An umpire's game is his own; an operator may give it to another. */
function umpireOf(house: House, account: AccountRow, form: Form, faults: Faults) {
  const language = languageIn(form.umpireLanguage);
  if (account.role !== 'operator') return { name: account.name ?? '', address: account.address ?? '', language };
  if (!isUsable(house, form.umpireAddress)) faults.umpireAddress = inWords('address-odd', {});
  return { name: form.umpireName.slice(0, LONGEST_NAME), address: form.umpireAddress, language };
}

const USUAL_OPTIONS: GameOptions = optionsOf({ options: '{}' });

function optionsIn(form: Form, faults: Faults): GameOptions {
  let options = USUAL_OPTIONS;
  for (const { name } of optionFields(USUAL_OPTIONS)) {
    const value = form.of(`option-${name}`);
    try {
      options = withOption(options, `${name}=${value}`);
    } catch (error) {
      if (!(error instanceof DataBroken)) throw error;
      faults[`option-${name}`] = 'This value cannot be.';
    }
  }
  return options;
}

function showForm(res: Response, account: AccountRow, choice: Choice, form: Form, faults: Faults): void {
  const isSent = Object.keys(faults).length > 0;
  const of = (name: string, usual: string) => (isSent ? form.of(name) : usual);
  showPage(
    res,
    'new-game',
    { title: 'New game' },
    {
      ...form,
      scenario: choice.scenario,
      title: choice.game.title.en,
      seats: choice.seating.length,
      fault: faults.form,
      faults: Object.entries(faults).length > 0,
      at: faults,
      tempos: TEMPOS.map((name) => ({ name, about: TEMPO_WORDS[name], isSet: name === form.tempo })),
      weekdays: DAYS.map((name, at) => ({ name, number: at + 1, isSet: form.days.includes(at + 1) })),
      zones: ZONES,
      invites: form.start !== 'now',
      operator: account.role === 'operator',
      umpireLanguages: languageChoices(choice.game, form.umpireLanguage),
      players: choice.seating.map(({ id, name }) => ({
        id,
        called: name.en,
        name: of(`name-${id}`, ''),
        address: of(`address-${id}`, ''),
        zone: of(`zone-${id}`, ''),
        languages: languageChoices(choice.game, of(`language-${id}`, 'en')),
        letter: of(`paper-${id}`, 'A4') === 'Letter',
        levels: LEVELS.map((name) => ({ name, isSet: name === of(`level-${id}`, 'regular') })),
        addressFault: faults[`address-${id}`],
        zoneFault: faults[`zone-${id}`],
      })),
      options: optionFields(USUAL_OPTIONS).map((option) => ({
        ...option,
        value: of(`option-${option.name}`, option.value),
        fault: faults[`option-${option.name}`],
      })),
    },
  );
}

const TEMPO_WORDS: Readonly<Record<Tempo, string>> = {
  express: 'one letter a player turn',
  classic: 'one letter for movement, one for combat',
  full: 'a letter for every decision that may be known of',
  together: 'all sides send a whole turn at once',
};
