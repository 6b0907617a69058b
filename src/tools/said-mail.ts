/** What a mail says to a scenario at its opening: its orders as read and all that is wrong with them, without any game on file. */

import { readMail } from '../campaign/house/reading.ts';
import type { AnyGame, Diagnostic, Json, Order } from '../engine/contract.ts';
import { plainWords } from '../engine/phrase.ts';
import { look } from '../engine/view.ts';
import { orderText, type ReadMail } from '../mail/reading/readMail.ts';
import { draftBook } from '../orders/book/draft-book.ts';
import { type Rehearse, unrehearsed } from '../orders/book/types.ts';
import { readOrders } from '../orders/read.ts';
import { diagnosticWords, sayDiagnostic } from '../orders/say.ts';
import type { Reading } from '../orders/types.ts';
import { grammarOf } from '../table/draft.ts';
import { found } from '../table/found.ts';
import { rehearsalFor } from '../table/rehearse.ts';
import { standing } from '../table/stage.ts';

export interface SaidOrder {
  /** Line of `newText` and column in it, from 1. */
  line: number;
  column: number;
  /** English name of the verb. */
  verb: string;
  canonical: string;
  standing: boolean;
  args: Order['args'];
  when?: Json;
}

export interface SaidDiagnostic {
  severity: Diagnostic['severity'];
  line: number;
  column: number;
  code: string;
  message: string;
  suggestion?: string;
}

export interface SaidMail {
  from: string | null;
  to: readonly string[];
  subject: string;
  /** Game, seat and token of the address it came to; null when it names no seat. */
  recipient: { game: string; seat: string | null; token: string | null } | null;
  automatic: boolean;
  automaticSign: ReadMail['automatic'];
  bounce: ReadMail['bounce'];
  /** The reason, or null. */
  refused: string | null;
  refusedCode: string | null;
  newText: string;
  language: string;
  orders: readonly SaidOrder[];
  /** What it asks besides orders: STATUS, READY, … */
  asks: readonly { line: number; verb: string; args: readonly string[] }[];
  diagnostics: readonly SaidDiagnostic[];
}

/** Reads a raw mail as a mail to the seat its address names, the game's first seat where it names none. */
export async function readScenarioMail(raw: Uint8Array, game: AnyGame): Promise<SaidMail> {
  const mail = await readMail(raw);
  const silent = mail.refused !== null || mail.automatic !== null;
  const reading = silent ? null : readingOf(mail, game);
  return {
    from: mail.from?.address ?? null,
    to: mail.to.map(({ address }) => address),
    subject: mail.subject,
    recipient: mail.recipient && { game: mail.recipient.game, seat: mail.recipient.seat, token: mail.recipient.token },
    automatic: mail.automatic !== null,
    automaticSign: mail.automatic,
    bounce: mail.bounce,
    refused: mail.refused?.text ?? null,
    refusedCode: mail.refused?.code ?? null,
    newText: mail.newText,
    language: mail.language,
    orders: reading?.orders ?? [],
    asks: reading?.asks ?? [],
    diagnostics: reading?.diagnostics ?? [],
  };
}

function readingOf(mail: ReadMail, game: AnyGame): Pick<SaidMail, 'orders' | 'asks' | 'diagnostics'> {
  const seat = game.seats.find(({ id }) => id === mail.recipient?.seat) ?? game.seats[0];
  const role = seat?.roles[0] ?? game.roles[0] ?? '';
  const opening = game.setup();
  const view = look(game, opening, role);
  const grammar = grammarOf(game, view, role);
  const reading = readOrders(orderText(mail), grammar);
  const { printed } = game.clock(opening);
  const turn = turnSaid(mail, reading) ?? printed;
  // Where the pieces stand is known for the opening only; orders of later turns are read and not judged.
  const judged = turn === printed;
  const drafted = draftBook(
    reading,
    { orders: null, standing: [], ready: false },
    {
      grammar,
      due: {
        // No game is on file: any of its name is meant.
        games: [game.id, ...(/^.*\d/.exec(reading.header?.whose ?? '') ?? [])],
        seats: seat ? [seat.id] : [],
        turn,
        calls: grammar.calls,
        later: [],
      },
      rehearse: judged && seat ? rehearsalAtOpening(game, seat.id) : unrehearsed,
    },
  );
  const say = diagnosticWords(game.languages.find((known) => known === mail.language) ?? 'en', game.messages);
  const told = drafted.refusal === null ? [] : [drafted.refusal];
  return {
    orders: reading.lines.flatMap(({ line, column, read }) =>
      read === undefined ? [] : [orderOf(read, line, column)],
    ),
    asks: reading.acts.map(({ line, verb, args }) => ({ line, verb, args })),
    diagnostics: [
      ...told.map((diagnostic) => said(diagnostic, 1, 1)),
      ...drafted.lines.flatMap((line) =>
        line.diagnostics.map((diagnostic) => said(diagnostic, line.line, line.column)),
      ),
    ],
  };

  function said(diagnostic: Diagnostic, line: number, column: number): SaidDiagnostic {
    return {
      severity: diagnostic.severity,
      line: diagnostic.span?.line ?? line,
      column: diagnostic.span?.column ?? column,
      code: diagnostic.code,
      message: plainWords(sayDiagnostic(say, diagnostic)),
      ...(diagnostic.didYouMean === undefined ? {} : { suggestion: diagnostic.didYouMean }),
    };
  }

  function orderOf({ order, standing }: { order: Order; standing: boolean }, line: number, column: number): SaidOrder {
    const verb = game.verbs.find(({ id }) => id === order.verb)?.words.en[0] ?? order.verb;
    const { canonical, args, when } = order;
    return {
      line,
      column,
      verb: verb.toUpperCase(),
      canonical,
      standing,
      args,
      ...(when === undefined ? {} : { when: when }),
    };
  }
}

const subjectTurn = /\b(?:turn|tour|turno)\s+(\d{1,3})\b/iu;

/** The turn a mail is for, by its TURN line, its form or its subject. */
function turnSaid(mail: ReadMail, reading: Reading): number | null {
  const line = reading.acts.find(({ verb }) => verb === 'turn')?.numbers[0];
  const subject = subjectTurn.exec(mail.subject)?.[1];
  return line ?? reading.header?.turn ?? (subject === undefined ? null : Number(subject));
}

/** How orders of a seat would fare at the opening of the game, all of a turn being due at once. */
function rehearsalAtOpening(game: AnyGame, seat: string): Rehearse {
  const seed = '00'.repeat(32);
  const record = found({ id: game.id, game, scenario: null, tempo: 'together', seed }, game.begins?.at ?? '');
  return rehearsalFor(record, standing(record, seed), seat, 'mended');
}
