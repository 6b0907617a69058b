/** Files of the archive: a seat's report of a turn, the game whole as `.fpz`, what the seats wrote to each other. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { rateLimit } from 'express-rate-limit';
import { writeArchive } from '../../campaign/archive/archive.ts';
import { REPORT_FORMS, seatReport } from '../../campaign/archive/browse/report.ts';
import { Shelf } from '../../campaign/archive/browse/shelf.ts';
import { exportGame } from '../../campaign/archive/keep-archive.ts';
import type { House } from '../../campaign/house/house.ts';
import { localTime } from '../../campaign/house/time.ts';
import { decode } from '../../engine/canonical.ts';
import { momentWords } from '../../reports/index.ts';
import { wordsOf } from '../../reports/words/words.ts';
import { pressOf } from '../../store/press.ts';
import { seatName } from '../../table/telling.ts';
import { NotHere } from '../errors.ts';
import { showPage } from '../page.ts';
import type { Web } from '../site.ts';
import { type Looking, lookingAt, turnSeen } from './looking.ts';
import { archiveWords } from './words.ts';

const MINUTE_MILLISECONDS = 60_000;
/** Printing and packing take more than a page does. */
const FILES_PER_MINUTE = 60;
const ENDING = '.fpz';
const MOST_ARCHIVE_BYTES = 64 * 1024 * 1024;

export function archiveFiles({ house }: Web): Router {
  const router = express.Router();
  const few = rateLimit({ windowMs: MINUTE_MILLISECONDS, limit: FILES_PER_MINUTE, legacyHeaders: false });
  const packed = new Shelf<Buffer>(MOST_ARCHIVE_BYTES, (bytes) => bytes.length);
  const isArchive = (req: Request, _res: Response, next: NextFunction) =>
    next(String(req.params.file).endsWith(ENDING) ? undefined : 'route');
  router.get('/archive/:file', isArchive, few, async (req, res) => {
    req.params.game = String(req.params.file).slice(0, -ENDING.length);
    const { row, sight } = await lookingAt(house, req, res);
    if (!sight.files || row.status !== 'over') throw new NotHere();
    const bytes = await packed.get(`${row.id}/${row.head}`, () => pack(house, row.id));
    res.attachment(`${row.id}.fpz`).type('application/zip').send(bytes);
  });
  router.get('/archive/:game/report/:ordinal/:name', few, async (req, res) => {
    const looking = await lookingAt(house, req, res);
    const { row, reel, sight, language } = looking;
    const turn = turnSeen(looking, req.params.ordinal);
    const [, seat, ending] = /^([\w-]+)\.(\w+)$/.exec(String(req.params.name)) ?? [];
    const form = REPORT_FORMS.find((known) => known === ending);
    const isSeat = reel.chronicle.seats.some(({ id }) => id === seat);
    if (!sight.files || !turn || !form || seat === undefined || !isSeat || reel.seed === null) throw new NotHere();
    const file = await seatReport(house, row, reel, { ordinal: turn.ordinal, seat, language, form });
    res.attachment(file.name).type(file.type);
    res.send(typeof file.body === 'string' ? file.body : Buffer.from(file.body));
  });
  router.get('/archive/:game/press', async (req, res) => {
    const looking = await lookingAt(house, req, res);
    const { row, sight, language } = looking;
    if (!sight.press) throw new NotHere();
    const w = archiveWords[language];
    showPage(
      res,
      'archive-press',
      { title: w.press, language, game: { id: row.id, label: row.label } },
      { w, label: row.label, id: row.id, query: looking.query, messages: await messagesOf(house, looking) },
    );
  });
  return router;
}

async function pack(house: House, id: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-archive-'));
  try {
    const path = join(folder, 'game.fpz');
    await writeArchive(path, await exportGame(house, id));
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function messagesOf(house: House, { row, reel, language }: Looking) {
  const w = archiveWords[language];
  const umpire = wordsOf(language).audiences.gm ?? 'umpire';
  const nameOf = (seat: string) => (seat === 'umpire' ? umpire : seatName(reel.record.game, seat, language));
  return (await pressOf(house.store.db, row.id)).map(({ fromSeat, toSeats, text, anonymous, writtenAt }) => ({
    from: anonymous ? w.unsigned : nameOf(fromSeat),
    to: decode<string[]>(toSeats).map(nameOf).join(', '),
    at: momentWords(localTime(writtenAt, row.zone), language),
    text,
  }));
}
