/** Writes a letter to the umpire: what he is told, the letters that wait for him, and a fresh one-time code. */
import { createHmac } from 'node:crypto';
import { decode } from '../../engine/canonical.ts';
import type { LetterFile } from '../../mail/sender/compose.ts';
import { momentWords, renderNotice } from '../../reports/index.ts';
import { findLetter, type OutboxRow } from '../../store/outbox.ts';
import type { Tx } from '../../store/schema.ts';
import { seatsOf } from '../../store/seats.ts';
import { keepCode } from '../../store/umpires.ts';
import { newCode } from '../house/codes.ts';
import type { House } from '../house/house.ts';
import type { UmpireFacts } from '../house/tell-umpire.ts';
import { localTime } from '../house/time.ts';
import type { Written } from '../house/written.ts';
import type { CourseFacts } from './owe-letters.ts';
import { previewCourse } from './write-course.ts';

/** A letter to the umpire, and what must be kept when it is. */
interface UmpireLetter {
  written: Written;
  keep: (tx: Tx) => Promise<void>;
}

const CODE_DAYS = 14;
const DAY_MILLISECONDS = 86_400_000;

export async function writeUmpire(house: House, row: OutboxRow): Promise<UmpireLetter> {
  const { language, label, title, text, head, zone, preview, isOver = false } = decode<UmpireFacts>(row.facts);
  const game = row.game as string;
  const code = newCode(house);
  const expiresAt = new Date(house.clock().getTime() + CODE_DAYS * DAY_MILLISECONDS);
  const until = momentWords(localTime(expiresAt, zone), language);
  const attachments = await previews(house, game, preview);
  const about = { game: { id: game, label }, band: null, title, text, head, isOver };
  const letter = renderNotice('umpire', { ...about, code, until, preview: attachments.length > 0 }, language);
  return {
    written: { ...letter, ...(attachments.length > 0 && { attachments }) },
    keep: (tx) => keepCode(tx, { letter: row.purpose, game, hash: umpireCodeHash(house, game, code), expiresAt }),
  };
}

/** What a code is known by: the operator's key and the game go in, so that neither a database nor another game gives it away. */
export function umpireCodeHash(house: House, game: string, code: string): string {
  return createHmac('sha256', house.key)
    .update(`umpire-code/${game}/${code.replace(/-/g, '')}`)
    .digest('hex');
}

/** The letters that wait, as text; one that went out meanwhile waits no more. */
async function previews(house: House, game: string, purposes: readonly string[]): Promise<LetterFile[]> {
  const files: LetterFile[] = [];
  const seats = purposes.length === 0 ? [] : await seatsOf(house.store.db, game);
  for (const purpose of purposes) {
    const letter = await findLetter(house.store.db, purpose);
    const seat = seats.find((one) => one.seat === letter?.seat);
    if (letter?.status !== 'held' || !seat) continue;
    const text = await previewCourse(house, {
      game,
      kind: letter.kind,
      facts: decode<CourseFacts>(letter.facts),
      seat,
    });
    files.push({
      name: `${letter.kind}-${seat.seat}.txt`,
      type: 'text/plain; charset=utf-8',
      bytes: Buffer.from(text),
    });
  }
  return files;
}
