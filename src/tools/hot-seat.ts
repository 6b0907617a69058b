/** A game at one terminal: both sides type their orders in turn, with the same diagnostics as by mail. */

import { labelFrom } from '../campaign/house/label.ts';
import { mustSpeak } from '../campaign/house/languages.ts';
import { openGame } from '../campaign/house/open-game.ts';
import type { Language } from '../engine/contract.ts';
import { levelsIn } from '../engine/levels.ts';
import { stillTelling } from '../engine/telling.ts';
import type { OnFile } from '../orders/book/types.ts';
import { renderAcknowledgement, renderNotice, renderReportText } from '../reports/index.ts';
import { typedMap } from '../reports/map/map.ts';
import { acknowledgementOf } from '../table/acknowledgement.ts';
import { type Advance, advance, type Books, type Submitted } from '../table/advance.ts';
import { questionOf } from '../table/asking.ts';
import { carriedOver } from '../table/calls.ts';
import { draft, repliesIn } from '../table/draft.ts';
import { examplesFor, fitted } from '../table/examples.ts';
import { begin, found } from '../table/found.ts';
import { fold, type GameRecord, type Tempo } from '../table/record.ts';
import { standing, type Waiting } from '../table/stage.ts';
import { reportOf, unspent } from '../table/telling.ts';
import { botSeats, heldSeats } from './bots.ts';
import { seedOf } from './play.ts';
import { playedClock } from './played-clock.ts';

/** The terminal, as the table needs it. */
export interface Terminal {
  say(text: string): void;
  /** The next line typed; null at the end of input. */
  ask(prompt: string): Promise<string | null>;
}

export interface HotSeat {
  scenario: string;
  seed: string;
  tempo: Tempo;
  /** Seats played by doctrine. */
  bots: readonly string[];
  /** How well, as `levelsIn` reads it. */
  levels: readonly string[];
  language: Language;
}

const HELP =
  'Type orders, one a line; a blank line ends them. MAP shows the map, DONE alone lets doctrine play, QUIT leaves.';

/** Plays until the game is over or somebody quits. */
export async function playHotSeat(
  { scenario, seed: hex, tempo, bots, levels: said, language }: HotSeat,
  terminal: Terminal,
): Promise<void> {
  const { game, scenario: data } = openGame(scenario);
  mustSpeak(game, language);
  const played = botSeats(game, bots);
  const seed = seedOf(hex);
  const { at } = playedClock(game);
  const spec = { id: `${game.ruleset}-table`, game, scenario: data, levels: levelsIn(game.seats, said), tempo, seed };
  let { record } = begin(found(spec, at), seed, {}, at);
  let on: Advance = advance(record, seed, null, at);
  record = on.record;
  const openings = new Map<number, string>();
  let books: Books = {};
  terminal.say(HELP);
  while (!on.over) {
    const waiting = on.waiting as Waiting;
    const typed: Record<string, Submitted> = {};
    for (const seat of new Set(waiting.needs.map((need) => need.seat))) {
      if (played.has(seat)) continue;
      const book = await askSeat(record, seed, openings, seat, books[seat], language, terminal);
      if (book === 'quit') return;
      typed[seat] = book;
    }
    books = { ...books, ...typed };
    on = advance({ ...record, held: heldSeats(typed) }, seed, { ...books, ...typed }, at, openings);
    record = on.record;
    books = carried(on, books, waiting);
    for (const result of on.closed) {
      openings.set(result.ordinal + 1, result.closing);
      const stood = standing(record, seed, openings);
      const { state, waiting: next } = stood;
      const ahead = next && { waiting: next, state, events: [], ledger: [] };
      const reader = record.game.seats.find((seat) => !played.has(seat.id)) ?? record.game.seats[0];
      const seat = reader?.id ?? '';
      const model = reportOf(record, result, ahead, {
        seat,
        language,
        label: labelFrom(record.id),
        deadline: null,
        standing: [],
      });
      const letter = ahead ? fitted(examplesFor(record, stood, seat, language), model) : model;
      terminal.say(renderReportText(letter, { pdf: 'none' }));
    }
  }
}

/** What of the books waits for a later call of the turn, and all that stands. */
function carried(on: Advance, books: Books, before: Waiting): Books {
  const { game, entries } = on.record;
  const [chronicle, stages] = [fold(entries), [before, on.waiting] as const];
  return Object.fromEntries(
    Object.entries(books).map(([seat, book]) => {
      const orders = carriedOver(game, chronicle, stages, seat, (book.orders ?? []).filter(unspent(on, seat)));
      return [seat, { ...book, orders: orders.length > 0 ? orders : null }];
    }),
  );
}

async function askSeat(
  record: GameRecord,
  seed: string,
  openings: ReadonlyMap<number, string>,
  seat: string,
  book: Submitted | undefined,
  language: Language,
  terminal: Terminal,
): Promise<Submitted | 'quit'> {
  const stood = standing(record, seed, openings);
  const { orders = null, standing: stands = [], numbered = 0 } = book ?? {};
  const onFile: OnFile = { orders, standing: stands, numbered, ready: false };
  const asker = { seat, language, label: labelFrom(record.id), deadline: null };
  const asked = questionOf(record, stood, asker);
  if (asked) terminal.say(renderNotice('question', asked, language).text);
  terminal.say(
    `\n${seat.toUpperCase()}: turn ${stood.waiting?.printed}, ${stood.waiting?.needs.find((need) => need.seat === seat)?.call ?? 'a question'}`,
  );
  for (;;) {
    const text = await readBook(terminal, () => terminal.say(mapNow(record, stood.state, seat)));
    if (text === null) return 'quit';
    if (text === '') return { ...onFile, mails: [], receivedAt: null };
    const made = draft(record, stood, seat, text, onFile, { language });
    const facts = {
      seat,
      language,
      label: labelFrom(record.id),
      deadline: null,
      received: playedClock(record.game).face,
      replaces: null,
      turn: stood.waiting?.printed ?? 0,
    };
    const taken = questionOf(record, stood, asker, made);
    const alone = taken?.others.length === 0 ? taken.understood : null;
    if (taken) terminal.say(alone ?? renderNotice('question', taken, language).text);
    else terminal.say(renderAcknowledgement(acknowledgementOf(record, made, facts)).text);
    const replies = repliesIn(made);
    if (made.drafted.verdict === 'counts' || replies !== null) {
      const { orders, standing: kept, numbered: last } = made.drafted;
      return { orders, standing: kept, numbered: last, ...(replies && { replies }), mails: [], receivedAt: null };
    }
    terminal.say('Nothing of that counts; type the orders again, or DONE.');
  }
}

/** Lines until a blank one; '' for DONE, null at the end of input or QUIT. */
async function readBook(terminal: Terminal, map: () => void): Promise<string | null> {
  const lines: string[] = [];
  for (;;) {
    const line = await terminal.ask(lines.length === 0 ? '> ' : '. ');
    const word = line?.trim().toUpperCase();
    if (line === null || word === 'QUIT') return null;
    if (word === 'MAP') map();
    else if (word === 'DONE') return lines.join('\n');
    else if (word === '' && lines.length > 0) return lines.join('\n');
    else if (word !== '') lines.push(line);
  }
}

/** The part of the field where anybody stands. */
function mapNow(record: GameRecord, state: unknown, seat: string): string {
  const role = record.game.seats.find((known) => known.id === seat)?.roles[0] ?? '';
  const { map } = record.game.story(stillTelling(role, 'en', record.game.view(state, role)));
  return typedMap(map);
}
