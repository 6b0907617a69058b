/** Owes letters to a game's umpire; each is written in his language and bears a one-time code to act by. */
import { encode } from '../../engine/canonical.ts';
import type { Language } from '../../engine/contract.ts';
import { messageIdOf } from '../../mail/sender/address.ts';
import { letterWords, momentWords, type UmpireWords } from '../../reports/index.ts';
import { gameOf } from '../../store/games.ts';
import { oweLetters } from '../../store/outbox.ts';
import type { Tx } from '../../store/schema.ts';
import { umpireOf } from '../../store/umpires.ts';
import type { House } from './house.ts';
import { localTime } from './time.ts';

/** What the umpire is told. */
export interface News {
  /** Tells this letter from others of the game, `missed/british/16`: told again, it is owed once. */
  about: string;
  /** Title and paragraphs in his language (add to `reports/words/umpire.*.ts`); `when` writes a moment by his clock. */
  say: (
    words: UmpireWords,
    when: (at: Date) => string,
    language: Language,
  ) => { title: string; text: readonly string[] };
  /** Message-ID of his mail that this answers, without brackets. */
  inReplyTo?: string | null;
  /** Purposes of held letters to show him. */
  preview?: readonly string[];
}

/** A letter to the umpire but for its code, which is drawn when the letter is written. */
export interface UmpireFacts {
  inReplyTo: string | null;
  language: Language;
  label: string;
  title: string;
  text: readonly string[];
  head: string;
  zone: string;
  preview: readonly string[];
  /** No call closes any more; letters owed by older releases say nothing. */
  isOver?: boolean;
}

/** Owes the game's umpire a letter, written as the game stands in this transaction. A game without umpire owes none. */
export async function tellUmpire(house: House, tx: Tx, game: string, news: News): Promise<void> {
  const umpire = await umpireOf(tx, game);
  if (!umpire?.address) return;
  const { id, label, head, status } = await gameOf(tx, game);
  const { language, zone } = umpire;
  const facts: UmpireFacts = {
    ...news.say(letterWords(language).umpire, (at) => momentWords(localTime(at, zone), language), language),
    inReplyTo: news.inReplyTo ?? null,
    language,
    label,
    head,
    zone,
    preview: news.preview ?? [],
    ...(status === 'over' && { isOver: true }),
  };
  const purpose = `umpire/${id}/${news.about}`;
  const messageId = messageIdOf(purpose, house);
  const row = { purpose, messageId, game: id, seat: null, kind: 'umpire' as const, recipient: null };
  await oweLetters(tx, [{ ...row, facts: encode(facts) }], house.clock());
}
