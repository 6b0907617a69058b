/**
 * Mails that wait, read together: what they are judged by is loaded once, and what they decide is written in one
 * transaction. A mail that does more than write into its book is the last of it: those behind must see what it did.
 */
import type { ReadMail } from '../../mail/reading/readMail.ts';
import type { MessageToRead } from '../../store/messages.ts';
import { type AnsweredLetter, lettersAnswered } from '../../store/outbox.ts';
import type { PostRow } from '../../store/posts.ts';
import type { Outcome } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { idsCounted } from '../../store/senders.ts';
import type { House } from '../house/house.ts';
import { answeredIds } from './answered.ts';
import { type Decided, type Decision, decisionOn, writeDecisions } from './outcome.ts';
import { type Affairs, affairsOf } from './seat/affairs.ts';
import type { More } from './wishes/wish.ts';

/** A mail that waits; `mail` is null where its bytes were erased. */
export interface Waiting {
  message: MessageToRead;
  mail: ReadMail | null;
}

/** Reads mails again, one by one, whose common transaction failed. */
export type Again = (messages: readonly string[], error: Error) => Promise<void>;

export class Pile {
  readonly #house: House;
  readonly #again: Again | null;
  readonly #affairs: Map<string, Affairs>;
  readonly #counted: Set<string>;
  readonly #behind = new Set<string>();
  #decisions: Decision[] = [];
  /** Letters of ours that its mails answer, by Message-ID. */
  readonly letters: ReadonlyMap<string, AnsweredLetter>;

  private constructor(
    house: House,
    again: Again | null,
    affairs: Map<string, Affairs>,
    letters: ReadonlyMap<string, AnsweredLetter>,
    counted: Set<string>,
  ) {
    this.#house = house;
    this.#again = again;
    this.#affairs = affairs;
    this.letters = letters;
    this.#counted = counted;
  }

  /** `again` is told of mails that could not be written together; without it, writing throws. */
  static async of(house: House, waiting: readonly Waiting[], again: Again | null = null): Promise<Pile> {
    const { db } = house.store;
    const mails = waiting.flatMap(({ mail }) => mail ?? []);
    const games = new Set(mails.flatMap(({ recipient }) => (recipient?.token == null ? [] : [recipient.game])));
    const ids = waiting.flatMap(({ message: { messageId } }) => (messageId === '' ? [] : [messageId]));
    return new Pile(
      house,
      again,
      await affairsOf(db, [...games]),
      await lettersAnswered(db, [...new Set(mails.flatMap(answeredIds))]),
      new Set(await idsCounted(db, ids)),
    );
  }

  /** How things stand in a game, with what the mails before have decided; undefined where there is no such game. */
  async affairs(game: string): Promise<Affairs | undefined> {
    if (!this.#affairs.has(game))
      for (const [id, affairs] of await affairsOf(this.#house.store.db, [game])) this.#affairs.set(id, affairs);
    return this.#affairs.get(game);
  }

  /** Whether a mail of this Message-ID may have counted before. */
  async mayHaveCounted(messageId: string): Promise<boolean> {
    if (this.#decisions.some(({ message }) => message.messageId === messageId)) {
      this.#counted.add(messageId);
      await this.write();
    }
    return this.#counted.has(messageId);
  }

  /** A mail of this seat must wait: what it wrote later waits behind it. */
  holdUp({ game, seat }: Pick<SeatedRow, 'game' | 'seat'>): void {
    this.#behind.add(`${game}/${seat}`);
  }

  isHeldUp({ game, seat }: Pick<SeatedRow, 'game' | 'seat'>): boolean {
    return this.#behind.has(`${game}/${seat}`);
  }

  /** Takes what was decided on a mail; it is written with what is decided next, at once where it does more. */
  async decide(message: MessageToRead, decided: Decided, more: More | null): Promise<Outcome> {
    const decision = await decisionOn(this.#house, message, decided, more);
    this.#decisions.push(decision);
    const { count } = decision.weighed ?? {};
    const posts = count && this.#affairs.get(count.game)?.posts;
    if (posts) posts.set(count.seat, { ...(posts.get(count.seat) as PostRow), ...count });
    if (more) await this.alone(decided.game, async () => {});
    return decided.outcome;
  }

  /** Does what is written by itself, and changes more of the game than is known here. */
  async alone<T>(game: string | null, work: () => Promise<T>): Promise<T> {
    await this.write();
    try {
      return await work();
    } finally {
      if (game !== null) this.#affairs.delete(game);
    }
  }

  /** Writes what is decided so far. Throws only where nobody reads the mails again. */
  async write(): Promise<void> {
    const decisions = this.#decisions;
    this.#decisions = [];
    if (decisions.length === 0) return;
    try {
      await writeDecisions(this.#house, decisions);
      for (const { decided } of decisions)
        if (decided.judged?.book)
          decided.judged.affairs.stored.set(decided.judged.book.seat, decided.judged.book.version);
    } catch (error) {
      // All that was known may be wrong.
      this.#affairs.clear();
      if (this.#again === null || !(error instanceof Error)) throw error;
      await this.#again(
        decisions.map(({ message }) => message.id),
        error,
      );
    }
  }
}
