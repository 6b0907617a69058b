/** `/o/<link>`: a seat's order page. Its link is all it needs: no account, no password; any other link finds nothing. */

import express, { type Request, type Response, type Router } from 'express';
import { seatOfOrderLink } from '../../campaign/letters/order-link.ts';
import type { OwnStack } from '../../campaign/mail-in/typed/by-map.ts';
import { addLine, checkOrders } from '../../campaign/mail-in/typed/check-orders.ts';
import { submitText } from '../../campaign/mail-in/typed/enter-orders.ts';
import { type OrderPage, orderPage, sentFrom } from '../../campaign/mail-in/typed/order-page.ts';
import { reachOf } from '../../campaign/mail-in/typed/reach.ts';
import { blocksOf } from '../../engine/chapters.ts';
import type { Language } from '../../engine/contract.ts';
import { sha256 } from '../../engine/digest.ts';
import { LANGUAGES } from '../../engine/phrase.ts';
import type { MapScene } from '../../engine/scene.ts';
import { tally } from '../../reports/acknowledgement.ts';
import { clock, gameClock, longDate, shortDate, zoneName } from '../../reports/dates.ts';
import { type Deadline, letterWords, type ReportModel } from '../../reports/index.ts';
import { centre, chart } from '../../reports/map/hexes.ts';
import { drawMap } from '../../reports/map/map.ts';
import { toPointedSvg } from '../../reports/map/pointing.ts';
import { noDeadline } from '../../reports/subject.ts';
import { wordsOf } from '../../reports/words/words.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { languageOf } from '../archive/looking.ts';
import { field, fields } from '../console/form.ts';
import { checkedView } from '../order-answer.ts';
import { showPage, writePartial } from '../page.ts';
import type { Web } from '../site.ts';
import { orderPageWords } from '../words/order-page.ts';

/** As long as a mail's orders can be; the form is larger by its names and escapes. */
const MOST_LETTERS = 20_000;
const MAP_WIDTH = 960;
const ROWS = { least: 8, most: 16 };
const ONCE_BYTES = 12;
/** Stacks that are listed at once; the rest on demand. */
const NEAR_STACKS = 8;
const MOST_UNITS = 100;

export function orders({ house, wake }: Web): Router {
  const router = express.Router();

  const seatOf = async (req: Request, res: Response): Promise<SeatedRow | null> => {
    res.set('X-Robots-Tag', 'noindex');
    const seat = await seatOfOrderLink(house, String(req.params.link));
    if (seat === null) {
      res.status(404);
      // Whose link it would have been is not known: the page speaks the reader's language, as far as he says.
      const language = languageOf(req, LANGUAGES);
      const w = orderPageWords(language);
      showPage(res, 'order-link', { title: w.noLink, language }, { w });
    }
    return seat;
  };

  const show = async (req: Request, res: Response, seat: SeatedRow, answer: Shown) => {
    const page = await orderPage(house, seat);
    const once = house.random(ONCE_BYTES).toString('hex');
    const w = orderPageWords(seat.language);
    const title = w.title(page.seat.name);
    const view = { ...pageView(page, seat, answer), once, action: `/o/${req.params.link}`, title };
    showPage(res, 'orders', { title, language: seat.language, wide: true, script: 'orders' }, view);
  };

  const check = async (seat: SeatedRow, choice: string, text: string) => {
    const checked = await checkOrders(house, seat, asTyped(choice, text));
    const first = choice === '' ? 1 : 2;
    return checked && { checked, view: checkedView({ ...checked, first }, seat.language) };
  };

  router.get('/o/:link', async (req, res) => {
    const seat = await seatOf(req, res);
    if (seat === null) return;
    const sent = typeof req.query.sent === 'string' ? await sentFrom(house, seat, req.query.sent) : null;
    if (sent === null) return show(req, res, seat, {});
    const w = orderPageWords(seat.language);
    const said = { tone: 'good', text: sent.answer ? w.sent : sent.isRead ? w.notOrders : w.later };
    const checked = sent.answer && checkedView({ acknowledgement: sent.answer, question: null }, seat.language);
    await show(req, res, seat, { said, text: withoutReady(sent.text), checked });
  });

  router.post('/o/:link', async (req, res) => {
    const seat = await seatOf(req, res);
    if (seat === null) return;
    const w = orderPageWords(seat.language);
    const { text, choice, call, once, act } = formOf(req);
    const refused = async (words: string) => {
      res.status(400);
      await show(req, res, seat, { said: { tone: 'bad', text: words }, text, choice });
    };
    if (text.length > MOST_LETTERS) return refused(w.tooLong);
    const { call: open } = await orderPage(house, seat);
    if (open !== call) return refused(w.moved);
    if (act === 'check') {
      const said = { tone: 'call', text: w.checked };
      return show(req, res, seat, { said, text, choice, checked: (await check(seat, choice, text))?.view ?? null });
    }
    // The same page sent twice is sent once; what was changed in between is sent too.
    const written = asTyped(choice, act === 'ready' ? `${text.trimEnd()}\n${READY}` : text);
    const { message } = await submitText(house, seat, written, { by: 'page', form: `${once}/${sha256(written)}` });
    wake();
    res.redirect(303, `/o/${req.params.link}?sent=${message}`);
  });

  /** What the script shows of the text as it is typed; `line`: one that is added first. */
  router.post('/o/:link/check', async (req, res) => {
    const seat = await seatOf(req, res);
    if (seat === null) return;
    const { text, choice } = formOf(req);
    const line = field(req, 'line');
    const written = line === '' ? text : await addLine(house, seat, text, line);
    const found = written === null || written.length > MOST_LETTERS ? null : await check(seat, choice, written);
    if (found === null) return res.json(null);
    const { acknowledgement, doing, ways } = found.checked;
    res.json({
      orders: written,
      html: writePartial('checked', found.view),
      errors: tally(acknowledgement).errors,
      doing: Object.fromEntries(doing),
      ways,
    });
  });

  router.get('/o/:link/reach', async (req, res) => {
    const seat = await seatOf(req, res);
    if (seat === null) return;
    const { act, units } = req.query;
    const reach = await reachOf(house, seat, String(act), String(units).split(',').slice(0, MOST_UNITS));
    const { hexes, perilous = [] } = reach ?? {};
    res.json(reach && { ...reach, hexes: Object.fromEntries(hexes ?? []), perilous: [...perilous] });
  });
  return router;
}

/** What a page shows beside what it always does. */
interface Shown {
  said?: { tone: string; text: string };
  text?: string;
  /** Number of the answer that was marked; empty for none. */
  choice?: string;
  checked?: object | null;
}

function formOf(req: Request) {
  const [text = ''] = fields(req, 'orders');
  const [call, once, act] = [field(req, 'call'), field(req, 'once'), field(req, 'act')];
  const choice = field(req, 'choice');
  return {
    text: text.replaceAll('\r\n', '\n'),
    choice: /^(?:[A-Z]?\d{1,3}|[a-z])$/.test(choice) ? choice : '',
    call,
    once,
    act,
  };
}

/** What the button says that says it for the reader; the text goes on without it, so that saving again takes it back. */
const READY = 'READY';
const withoutReady = (text: string): string => text.replace(/\n?READY$/, '');

/** An answer that was marked, as who answers by mail writes it: its number, on a line before the rest. */
const asTyped = (choice: string, text: string): string => (choice === '' ? text : `${choice}\n${text}`);

function pageView(page: OrderPage, { language }: SeatedRow, { said, text, choice, checked }: Shown) {
  const w = orderPageWords(language);
  const { closed, letter, map, question } = page;
  const shown = text ?? page.text;
  const lines = shown.split('\n').length + 2;
  const stacks = map === null ? page.stacks : nearestFirst(page.stacks, page.enemies, map.layout);
  const [near, rear] = [stacks.slice(0, NEAR_STACKS), stacks.slice(NEAR_STACKS)];
  return {
    w,
    label: page.label,
    band: page.seat.band,
    said: said ?? null,
    closed: closed && (w.closedBecause[closed.code] ?? reasonIn(language, closed)),
    due: question?.deadline ? choiceDue(question.deadline, language) : letter && dueView(letter),
    none: letter === null ? '' : (noDeadline(letter) ?? w.nothingDue),
    map: map && toPointedSvg(drawMap(map, { frame: 'close', width: MAP_WIDTH })),
    window: stacks[0]?.place ?? '',
    stackData: JSON.stringify(stacks),
    phrases: JSON.stringify({
      chosen: w.chosen('{units}', '{hex}'),
      movement: w.reach.movement('{units}', '{hex}'),
      die: w.reach.die('{units}', '{hex}'),
      interception: w.reach.interception('{units}', '{hex}'),
      none: w.reach.none('{units}', '{hex}'),
      outOfReach: w.outOfReach('{hex}'),
      added: w.added('{line}'),
      noUnit: w.noUnit,
    }),
    question: question && {
      ...question,
      options: question.options.map((option) => ({ ...option, isSet: choice === option.label })),
    },
    mapHelp: question ? w.choiceHelp : w.mapHelp,
    call: page.call,
    acts: page.acts,
    stacks: near.map(stackShown),
    rear: rear.length === 0 ? null : { says: w.moreStacks(rear.length), stacks: rear.map(stackShown) },
    onFile: page.saved !== null && text === undefined,
    saved: savedShown(page, language),
    ready: page.ready
      ? { tone: 'good', says: w.isReady, note: w.isReadyNote }
      : { tone: 'call', says: w.notReady, note: w.notReadyNote },
    text: shown,
    rows: Math.min(ROWS.most, Math.max(ROWS.least, lines)),
    most: MOST_LETTERS,
    checked: checked ?? null,
    standing: page.standing,
    howTo: blocksOf(letter?.story.chapters ?? [], 'how-to').flatMap(({ forms }) => forms),
  };
}

const stackShown = ({ place, units }: OwnStack) => ({ place, codes: units.map(({ code }) => code).join(', ') });

/** `Saved Fri 20 Nov 10:31 · 2 orders on file` */
function savedShown({ saved }: OrderPage, language: Language) {
  const w = orderPageWords(language);
  if (saved === null) return { tone: 'call', says: w.notSaved, note: w.notSavedNote };
  const { at, orders } = saved;
  const time = at === null ? '' : `${shortDate(at, wordsOf(language))} ${clock(at)}`;
  return { tone: 'good', says: w.savedAt(time).trim(), note: w.savedOrders(orders) };
}

/** By how near the enemy they stand, of those that are as near in the order of the map. */
function nearestFirst(stacks: readonly OwnStack[], enemies: readonly string[], layout: MapScene['layout']) {
  const field = chart(layout, 1);
  const places = enemies.map((place) => centre(field, place));
  const far = ({ place }: OwnStack): number => {
    const [x, y] = centre(field, place);
    return Math.min(...places.map(([ex, ey]) => Math.round(100 * Math.hypot(ex - x, ey - y))));
  };
  const by = new Map(stacks.map((stack) => [stack, far(stack)]));
  return stacks.toSorted((a, b) => (by.get(a) ?? 0) - (by.get(b) ?? 0) || a.place.localeCompare(b.place));
}

/** That an answer is due, when, and where that is. */
function choiceDue(deadline: Deadline, language: Language) {
  const words = wordsOf(language);
  const there = gameClock(deadline, words);
  return {
    orders: orderPageWords(language).choiceDue,
    when: `${longDate(deadline.local, words)}, ${clock(deadline.local)}`,
    where: [zoneName(deadline.local, words), there].filter((part) => part !== null).join(words.pause),
  };
}

/** `Your movement orders for turn 17 are due`, when, and where that is. */
function dueView(letter: ReportModel) {
  const { deadline, next } = letter;
  if (deadline === null || next === null) return null;
  const words = wordsOf(letter.language);
  const there = gameClock(deadline, words);
  return {
    orders: words.ordersAreDue(next.orders ?? words.ordersOf(next.call), next.printed),
    when: `${longDate(deadline.local, words)}, ${clock(deadline.local)}`,
    where: [zoneName(deadline.local, words), there].filter((part) => part !== null).join(words.pause),
  };
}

function reasonIn(language: Language, { code, text }: { code: string; text: string }): string {
  return letterWords(language).refusals[code] ?? text;
}
