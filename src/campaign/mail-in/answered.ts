/** The letters of ours that a mail answers: by In-Reply-To first, then by its references, newest first. */
import type { MailsAnswered, ReadMail } from '../../mail/reading/readMail.ts';
import { type AcknowledgedLine, wrongLines } from '../../reports/index.ts';
import type { AnsweredLetter } from '../../store/outbox.ts';
import type { Store } from '../../store/schema.ts';
import { lettersSentTo, mailsNamed } from '../../store/sent-letters.ts';
import { callNamed } from '../../table/calls.ts';
import type { CourseFacts } from '../letters/owe-letters.ts';

/** Of a long thread only the newest letters tell anything. */
const MOST_LETTERS = 10;

type Threaded = Pick<ReadMail, 'inReplyTo' | 'references'>;
type Letters = ReadonlyMap<string, AnsweredLetter>;

/** Message-IDs of letters it may answer, the likeliest first. */
export function answeredIds({ inReplyTo, references }: Threaded): string[] {
  const ids = [...(inReplyTo === null ? [] : [inReplyTo]), ...references.toReversed()];
  return [...new Set(ids)].slice(0, MOST_LETTERS);
}

/** Finds the letters whose words tell what is old in a mail: those it may answer, and the newest of the seat it came to. */
export function lettersBehind(store: Pick<Store, 'db'>): MailsAnswered {
  return behind(store, lettersSentTo);
}

/** Finds the mails of the seat that a mail of its own answers. */
export function ownMailsBehind(store: Pick<Store, 'db'>): MailsAnswered {
  return behind(store, mailsNamed);
}

function behind({ db }: Pick<Store, 'db'>, find: typeof lettersSentTo): MailsAnswered {
  return ({ recipient, ...mail }) =>
    recipient?.seat == null
      ? Promise.resolve([])
      : find(db, { game: recipient.game, seat: recipient.seat }, answeredIds(mail));
}

/** The turn and call that the letter asked for which this mail answers, and the mail whose CHECK it told, or how it mended one; nothing when it answers none of ours. */
export function calledBy(
  mail: Threaded,
  letters: Letters,
): {
  answersTurn?: number;
  answersCall?: string;
  answersAt?: string;
  asksReady?: boolean;
  shows?: Shows;
} {
  for (const id of answeredIds(mail)) {
    const { called: facts = null, purpose = '' } = letters.get(id) ?? {};
    if (facts === null) continue;
    const { opens, asks, model } = JSON.parse(facts) as Partial<CourseFacts & AcknowledgedTurn>;
    const turn = opens ?? model?.turn ?? null;
    if (turn === null) continue;
    const call = asks ? callNamed(asks) : (model?.call ?? '');
    return {
      answersTurn: turn,
      ...(call !== '' && { answersCall: call }),
      ...(asks && { answersAt: asks }),
      ...(model?.asksReady && { asksReady: true }),
      ...showing(purpose, model ?? {}),
    };
  }
  return {};
}

/** Of the newest answers to a seat, the last of which came first, those that wait for a YES: up to one that does not. */
export function waitingForYes(answers: readonly Answered[]): readonly Waiting[] {
  const read = answers.map(({ purpose, facts }) => ({ purpose, ...(JSON.parse(facts) as Partial<AcknowledgedTurn>) }));
  const isOffer = ({ model }: (typeof read)[number]): boolean =>
    model !== undefined && Boolean(model.byYes || model.mendsByYes || model.regainsByYes || model.asksReady);
  const end = read.findIndex((one) => !isOffer(one));
  return read
    .slice(0, end < 0 ? read.length : end)
    .flatMap(({ purpose, model }) =>
      model ? [{ turn: model.turn, call: model.call, ...showing(purpose, model) }] : [],
    );
}

/** An answer that waits for a YES, and what that gives; READY alone where it shows nothing. */
interface Waiting {
  readonly turn: number;
  readonly call: string;
  readonly shows?: Shows;
}

/** What a YES to an answer gives: a mail that was checked, by its id, without its wrong lines or with them mended; or the lines that mend one. */
export interface Shows {
  readonly checked?: string;
  readonly without?: readonly number[];
  readonly instead?: readonly { readonly line: number; readonly lines: readonly string[] }[];
  readonly mended?: string;
}

type Answered = { readonly purpose: string; readonly facts: string };

function showing(purpose: string, model: Partial<AcknowledgedTurn['model']>): { shows?: Shows } {
  const { byYes, lines = [], instead = [] } = model;
  const checked = purpose.slice(purpose.indexOf('/') + 1);
  if (byYes) return { shows: { checked, without: wrongLines(lines), instead } };
  const mended = (model.regainsByYes && model.regain) || (model.mendsByYes && model.mend);
  return mended ? { shows: { mended: mended.join('\n') } } : {};
}

/** An acknowledgement, as far as it tells its turn and call. */
interface AcknowledgedTurn {
  model: {
    turn: number;
    call: string;
    lines: readonly AcknowledgedLine[];
    asksReady?: true;
    byYes?: object;
    instead?: Shows['instead'];
    mend: readonly string[];
    mendsByYes?: true;
    regain?: readonly string[];
    regainsByYes?: true;
  };
}

/** Whether it answers an answer of ours: as in a round of two robots. */
export function answersOurAnswer({ inReplyTo, references }: Threaded, letters: Letters): boolean {
  const ids = [...(inReplyTo === null ? [] : [inReplyTo]), ...references.slice(-1)];
  const kind = firstOf(ids, letters)?.kind;
  return kind === 'ack' || kind === 'answer';
}

const firstOf = (ids: readonly string[], letters: Letters): AnsweredLetter | undefined =>
  ids.map((id) => letters.get(id)).find((letter) => letter !== undefined);
