/** `/games/<id>/mails`: every mail in and out, with what became of it; one mail as it was read, and as it came. */
import express, { type Response, type Router } from 'express';
import type { House } from '../../campaign/house/house.ts';
import { openedGame } from '../../campaign/house/load-game.ts';
import { readMail } from '../../campaign/house/reading.ts';
import { type AnswerFacts, writeAnswer } from '../../campaign/letters/answers.ts';
import { bytesOf } from '../../campaign/letters/render-letter.ts';
import { lettersBehind, ownMailsBehind } from '../../campaign/mail-in/answered.ts';
import { decode } from '../../engine/canonical.ts';
import type { AnyGame } from '../../engine/contract.ts';
import { clean } from '../../mail/reading/headers.ts';
import { readOwnLetter } from '../../mail/reading/ownLetter.ts';
import type { GameRow } from '../../store/games.ts';
import {
  answersTo,
  type LetterOut,
  lettersOut,
  type MailIn,
  mailIn,
  mailsIn,
  mailsWaiting,
} from '../../store/mail-book.ts';
import { findLetter, type OutboxRow } from '../../store/outbox.ts';
import { seatsOf } from '../../store/seats.ts';
import { seatName } from '../../table/telling.ts';
import { NotHere } from '../errors.ts';
import { showPage } from '../page.ts';
import { mustRun } from '../security/roles.ts';
import type { Web } from '../site.ts';
import { ackShown } from './ack-lines.ts';
import { param, query } from './form.ts';
import { clockOf } from './game-page.ts';
import { LETTERS, OUTCOMES, STATES, whyOf } from './post-words.ts';

const ON_A_PAGE = 50;
/** Mails not read yet that are looked through; those of other games are among them. */
const MOST_WAITING = 100;
/** Bytes of a mail shown on its page; the whole is a download. */
const MOST_SHOWN = 200_000;
/** A letter's HTML runs nothing, loads nothing, and is framed by us alone. */
const LETTER_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox";

export function mails({ house }: Web): Router {
  const { db } = house.store;
  const router = express.Router();

  router.get('/games/:id/mails', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const game = await openedGame(house, row);
    const isOut = query(req, 'box') === 'out';
    const page = Math.max(1, Number.parseInt(query(req, 'page'), 10) || 1);
    const part = { limit: ON_A_PAGE + 1, offset: (page - 1) * ON_A_PAGE };
    const found = isOut
      ? (await lettersOut(db, row.id, part)).map((letter) => outShown(row, game, letter))
      : (await mailsIn(db, row.id, part)).map((mail) => inShown(row, game, mail));
    const more = found.length > ON_A_PAGE ? page + 1 : null;
    const waiting = isOut || page > 1 ? [] : await waitingFor(house, row, game);
    const view = {
      id: row.id,
      waiting,
      out: isOut,
      rows: found.slice(0, ON_A_PAGE),
      before: page > 1 ? page - 1 : null,
      more,
    };
    showPage(res, 'game-mails', { title: `Mails of ${row.label}`, game: row, wide: true }, view);
  });

  router.get('/games/:id/mails/in/:mail', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const mail = await mailIn(db, row.id, param(req, 'mail'));
    if (!mail) throw new NotHere();
    const game = await openedGame(house, row);
    const read =
      mail.raw && (await readMail(mail.raw, undefined, {}, lettersBehind(house.store), ownMailsBehind(house.store)));
    const answers = await answersTo(db, row.id, mail.id);
    const view = {
      ...inShown(row, game, mail),
      game: row.id,
      readAt: clockOf(row)(mail.readAt),
      envelope: mail.envelope,
      erased: mail.raw === null,
      raw: mail.raw && Buffer.from(mail.raw).subarray(0, MOST_SHOWN).toString('utf8'),
      cut: (mail.raw?.length ?? 0) > MOST_SHOWN,
      read: read && {
        subject: read.subject,
        text: read.newText,
        automatic: read.automatic,
        refused: read.refused?.text ?? null,
        files: read.attachments.map(({ name, type, bytes }) => ({ name: name ?? 'without a name', type, bytes })),
      },
      answers: await Promise.all(
        answers.map(async (letter) => ({ ...outShown(row, game, letter), ...(await saidIn(house, letter)) })),
      ),
    };
    showPage(res, 'game-mail', { title: 'A mail', game: row, wide: true }, view);
  });

  router.get('/games/:id/mails/in/:mail/raw', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const mail = await mailIn(db, row.id, param(req, 'mail'));
    if (!mail?.raw) throw new NotHere();
    sendFile(res, `${mail.id}.eml.txt`, 'text/plain; charset=utf-8', mail.raw);
  });

  router.get('/games/:id/mails/out/:letter', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const letter = await letterOf(house, row, param(req, 'letter'));
    const game = await openedGame(house, row);
    const bytes = await bytesOf(house, letter);
    const shown = bytes && (await readOwnLetter(bytes));
    const view = {
      ...outShown(row, game, letter),
      game: row.id,
      messageId: letter.messageId,
      attempts: letter.attempts,
      erased: letter.facts === '{}',
      written: shown && {
        subject: shown.subject,
        text: shown.text,
        html: shown.html !== null,
        files: shown.files.map(({ name, type, bytes }, at) => ({ at, name, type, bytes: bytes.length })),
      },
    };
    showPage(res, 'game-letter', { title: 'A letter', game: row, wide: true }, view);
  });

  router.get('/games/:id/mails/out/:letter/html', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const bytes = await bytesOf(house, await letterOf(house, row, param(req, 'letter')));
    const html = bytes && (await readOwnLetter(bytes)).html;
    if (html === null) throw new NotHere();
    res.set('Content-Security-Policy', LETTER_POLICY).set('X-Frame-Options', 'SAMEORIGIN');
    res.type('html').send(html);
  });

  router.get('/games/:id/mails/out/:letter/raw', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const bytes = await bytesOf(house, await letterOf(house, row, param(req, 'letter')));
    if (bytes === null) throw new NotHere();
    sendFile(res, 'letter.eml.txt', 'text/plain; charset=utf-8', bytes);
  });

  router.get('/games/:id/mails/out/:letter/files/:at', async (req, res) => {
    const row = await mustRun(house, res, param(req, 'id'));
    const bytes = await bytesOf(house, await letterOf(house, row, param(req, 'letter')));
    const at = param(req, 'at');
    const file = bytes && /^\d{1,3}$/.test(at) ? (await readOwnLetter(bytes)).files[Number(at)] : undefined;
    if (!file) throw new NotHere();
    sendFile(res, file.name, 'application/octet-stream', file.bytes);
  });
  return router;
}

/** Mails to the seats of this game that are stored and not read yet. */
async function waitingFor(house: House, row: GameRow, game: AnyGame) {
  const { db } = house.store;
  const tokens = new Map((await seatsOf(db, row.id)).map(({ token, seat }) => [token, seat]));
  const shown = [];
  for (const { sender, receivedAt, raw } of await mailsWaiting(db, MOST_WAITING)) {
    const { recipient } = await readMail(raw);
    const seat = tokens.get(recipient?.token ?? '');
    if (recipient?.game !== row.id || seat === undefined) continue;
    shown.push({ at: clockOf(row)(receivedAt), from: clean(sender), seat: seatName(game, seat, 'en') });
  }
  return shown;
}

/** A letter of this game, by its purpose. Throws NotHere. */
async function letterOf(house: House, row: GameRow, purpose: string): Promise<OutboxRow> {
  const letter = await findLetter(house.store.db, purpose);
  if (letter?.game !== row.id) throw new NotHere();
  return letter;
}

/** A download, whatever is in it: no browser shall take it for a page. */
function sendFile(res: Response, name: string, type: string, bytes: Uint8Array): void {
  res.attachment(name.replace(/[^\w. -]/g, '_'));
  res.set('Content-Type', type).set('Content-Security-Policy', "default-src 'none'; sandbox");
  res.send(Buffer.from(bytes));
}

/** What an answer said: the lines as understood, or its text. */
async function saidIn(house: House, { purpose }: LetterOut) {
  const row = await findLetter(house.store.db, purpose);
  if (!row || row.facts === '{}' || (row.kind !== 'ack' && row.kind !== 'answer')) return {};
  const facts = decode<AnswerFacts>(row.facts);
  return facts.kind === 'acknowledgement' ? { ack: ackShown(facts.model) } : { said: writeAnswer(facts).text };
}

function inShown(row: GameRow, game: AnyGame, { id, sender, source, receivedAt, seat, outcome, facts }: MailIn) {
  return {
    id,
    link: `/games/${row.id}/mails/in/${id}`,
    from: sender === '' ? '(forgotten)' : clean(sender),
    source,
    at: clockOf(row)(receivedAt),
    seat: seat === null ? 'umpire' : seatName(game, seat, 'en'),
    outcome: OUTCOMES[outcome],
    why: whyOf(facts),
  };
}

/** Where a letter of a game is shown. */
export const letterPath = (game: string, purpose: string): string =>
  `/games/${game}/mails/out/${encodeURIComponent(purpose)}`;

function outShown(
  row: GameRow,
  game: AnyGame,
  { purpose, seat, kind, recipient, status, owedAt, sentAt, trouble }: LetterOut,
) {
  const when = clockOf(row);
  return {
    purpose,
    link: letterPath(row.id, purpose),
    seat: seat === null ? (kind === 'umpire' ? 'umpire' : '') : seatName(game, seat, 'en'),
    kind: LETTERS[kind],
    to: recipient ?? '',
    status,
    state: STATES[status],
    at: when(owedAt),
    sentAt: sentAt && when(sentAt),
    trouble: trouble ?? '',
  };
}
