/** Owes letters to a game's umpire; each is written in his language and bears a one-time code to act by. */
import { createHmac } from 'node:crypto';
import { decode, encode } from '../engine/canonical.ts';
import type { LetterFile } from '../mail/sender/compose.ts';
import { messageIdOf } from '../mail/sender/address.ts';
import { letterWords, momentWords, renderNotice, type UmpireWords } from '../reports/index.ts';
import { gameOf } from '../store/games.ts';
import { oweLetters } from '../store/outbox.ts';
import type { Tx } from '../store/schema.ts';
import { keepCode, umpireOf } from '../store/umpires.ts';
import type { House } from './house.ts';
import { localTime } from './time.ts';
import type { Written } from './write-course.ts';

/** What the umpire is told. */
export interface News {
  /** Tells this letter from others of the game, `missed/british/16`: told again, it is owed once. */
  about: string;
  /** Title and paragraphs in his language (add to `reports/words/umpire.*.ts`); `when` writes a moment by his clock. */
  say: (
    words: UmpireWords,
    when: (at: Date) => string,
    language: 'en' | 'fr',
  ) => { title: string; text: readonly string[] };
  /** Message-ID of his mail that this answers, without brackets. */
  inReplyTo?: string | null;
  /** Purposes of held letters to show him. */
  preview?: readonly string[];
}

/** A letter to the umpire, but for the code: that is drawn when the letter is written. */
interface UmpireFacts {
  inReplyTo: string | null;
  language: 'en' | 'fr';
  label: string;
  title: string;
  text: readonly string[];
  head: string;
  zone: string;
  preview: readonly string[];
}

/** Owes the game's umpire a letter, written as the game stands in this transaction. A game without umpire owes none. */
export async function tellUmpire(house: House, tx: Tx, game: string, news: News): Promise<void> {
  const umpire = await umpireOf(tx, game);
  if (!umpire?.address) return;
  const { id, label, head } = await gameOf(tx, game);
  const { language, zone } = umpire;
  const facts: UmpireFacts = {
    ...news.say(letterWords(language).umpire, (at) => momentWords(localTime(at, zone), language), language),
    inReplyTo: news.inReplyTo ?? null,
    language,
    label,
    head,
    zone,
    preview: news.preview ?? [],
  };
  const purpose = `umpire/${id}/${news.about}`;
  const messageId = messageIdOf(purpose, house.domain);
  const row = { purpose, messageId, game: id, seat: null, kind: 'umpire' as const, recipient: null };
  await oweLetters(tx, [{ ...row, facts: encode(facts) }], house.clock());
}

/** A letter to the umpire with its code, and what must be kept when the letter is. */
interface UmpireLetter {
  written: Written;
  keep: (tx: Tx) => Promise<void>;
}

// No letter or figure that another is read as.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LETTERS = 6;
const CODE_DAYS = 14;

export function writeUmpire(
  house: House,
  { game, purpose, facts }: { game: string; purpose: string; facts: string },
  attachments: readonly LetterFile[],
): UmpireLetter {
  const { language, label, title, text, head, zone, preview } = decode<UmpireFacts>(facts);
  const code = [...house.random(CODE_LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  const expiresAt = new Date(house.clock().getTime() + CODE_DAYS * 86_400_000);
  const until = momentWords(localTime(expiresAt, zone), language);
  const about = { game: { id: game, label }, band: null, title, text, head };
  const letter = renderNotice('umpire', { ...about, code, until, preview: preview.length > 0 }, language);
  return {
    written: { ...letter, ...(attachments.length > 0 && { attachments }) },
    keep: (tx) => keepCode(tx, { letter: purpose, game, hash: codeHash(house, game, code), expiresAt }),
  };
}

/** What a code is known by: the operator's key and the game go in, so that neither a database nor another game gives it away. */
function codeHash(house: House, game: string, code: string): string {
  return createHmac('sha256', house.key).update(`umpire-code/${game}/${code.toUpperCase()}`).digest('hex');
}
