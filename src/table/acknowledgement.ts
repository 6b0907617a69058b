/** Puts a drafted book into the words of its acknowledgement: each line as understood, what stands, what is missing. */
import type { AnyGame, Diagnostic, Json, Named } from '../engine/contract.ts';
import { type Facts, listing, type Phrasebook, phrasebook } from '../engine/phrase.ts';
import type { Words } from '../engine/story.ts';
import type { DraftedLine } from '../orders/book.ts';
import { orderMessages } from '../orders/messages/messages.ts';
import type { AcknowledgedLine, AcknowledgementModel, LocalTime } from '../reports/index.ts';
import type { SeatDraft } from './draft.ts';
import { fold, type GameRecord } from './record.ts';
import { seatName } from './telling.ts';

/** What the table does not know: to whom, in which tongue, and the times as the reader's clock shows them. */
export interface AcknowledgementFacts {
  seat: string;
  language: 'en' | 'fr';
  /** `Savannah 7` */
  label: string;
  turn: number;
  deadline: LocalTime | null;
  received: LocalTime;
  /** When the book on file, which this mail replaces, was received. */
  replaces: LocalTime | null;
}

/** The acknowledgement of one order mail. */
export function acknowledgementOf(
  record: GameRecord,
  made: SeatDraft,
  facts: AcknowledgementFacts,
): AcknowledgementModel {
  const { drafted } = made;
  const say = wordsOf(record.game, facts.language);
  const refused = drafted.refusal === null ? [] : [refusedLine(drafted.refusal, say)];
  return {
    language: facts.language,
    game: { id: record.id, label: facts.label },
    seat: { id: facts.seat, name: seatName(record.game, facts.seat, facts.language) },
    band: record.game.seats.find((seat) => seat.id === facts.seat)?.band ?? { ground: '1F2328', figures: 'FFFFFF' },
    turn: facts.turn,
    call: made.call ?? 'orders',
    verdict: drafted.verdict,
    deadline: facts.deadline,
    lines: [...refused, ...drafted.lines.flatMap((line) => linesOf(line, say))],
    mend: drafted.mend,
    unordered: unorderedOf(made, say),
    standing: drafted.standing.map((order) => ({
      id: order.id,
      text: order.canonical,
      isNew: drafted.news.includes(order.id),
    })),
    received: facts.received,
    replaces: drafted.book === 'kept' ? null : facts.replaces,
    ready: drafted.ready,
    head: fold(record.entries).head,
  };
}

/** Messages of the order language and of the game, the game's own first. */
function wordsOf(game: AnyGame, language: 'en' | 'fr'): Phrasebook {
  const known = books.get(game);
  if (known?.[language]) return known[language];
  const book = phrasebook(language, { ...orderMessages[language], ...game.messages[language] });
  books.set(game, { ...known, [language]: book });
  return book;
}

const books = new WeakMap<AnyGame, Partial<Record<'en' | 'fr', Phrasebook>>>();

/** A diagnostic as a sentence. Lists are joined as the language joins them; an unknown code speaks for itself. */
export function sentenceOf(diagnostic: Diagnostic, say: Phrasebook): string {
  const facts: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(diagnostic.facts)) facts[name] = factOf(value, say);
  return say(`diagnostic.${diagnostic.code}`, facts as Facts);
}

function factOf(value: Json, say: Phrasebook): string | number | boolean {
  if (Array.isArray(value))
    return listing(
      value.map((item) => `${factOf(item, say)}`),
      say.language,
    );
  if (typeof value === 'object') return value === null ? '' : JSON.stringify(value);
  return value as string | number | boolean;
}

/** A line of the mail and the warnings under it; blank lines, comments and quotations are not repeated. */
function linesOf(line: DraftedLine, say: Phrasebook): AcknowledgedLine[] {
  const warnings = line.diagnostics
    .filter((diagnostic) => diagnostic.severity === 'warning')
    .map((warning) => warningLine(line, warning, say));
  const notes = line.diagnostics.filter((diagnostic) => diagnostic.severity !== 'warning');
  const note = wordsFor(notes, say);
  switch (line.outcome) {
    case 'accepted':
      return [
        { line: line.line, tag: 'accepted', text: acceptedText(line), column: null, written: line.written, note },
        ...warnings,
      ];
    case 'asked':
      return [
        { line: line.line, tag: 'accepted', text: line.source.trim(), column: null, written: null, note },
        ...warnings,
      ];
    case 'error': {
      const column = notes.find((diagnostic) => diagnostic.span)?.span?.column ?? line.column;
      return [{ line: line.line, tag: 'error', text: line.source, column, written: null, note }, ...warnings];
    }
    case 'ignored':
      return isTalk(line)
        ? [
            {
              line: line.line,
              tag: 'ignored',
              text: line.source.trim(),
              column: null,
              written: null,
              note: [say('line.prose')],
            },
          ]
        : [];
  }
}

const acceptedText = (line: DraftedLine): string =>
  `${line.standing ? 'STANDING ' : ''}${line.order?.canonical ?? line.source.trim()}`;

/** Prose the sender wrote, as against blank lines, comments, fences and what stands outside them. */
const isTalk = (line: DraftedLine): boolean => line.ignored === 'prose';

function warningLine(line: DraftedLine, warning: Diagnostic, say: Phrasebook): AcknowledgedLine {
  return {
    line: line.line,
    tag: 'warning',
    text: sentenceOf(warning, say),
    column: null,
    written: null,
    note: hint(warning, say),
  };
}

function refusedLine(refusal: Diagnostic, say: Phrasebook): AcknowledgedLine {
  const { span } = refusal;
  return {
    line: span?.line ?? 1,
    tag: 'error',
    text: span?.source.trim() ?? '',
    column: span && span.source !== '' ? span.column : null,
    written: null,
    note: wordsFor([refusal], say),
  };
}

function wordsFor(diagnostics: readonly Diagnostic[], say: Phrasebook): Words {
  return diagnostics.flatMap((diagnostic, i) => [
    `${i > 0 ? ' ' : ''}${sentenceOf(diagnostic, say)}`,
    ...hint(diagnostic, say),
  ]);
}

function hint({ didYouMean }: Diagnostic, say: Phrasebook): Words {
  return didYouMean === undefined ? [] : [` ${say('hint.did-you-mean')} `, { strong: didYouMean }, '?'];
}

/** Units without an order, by place; null where nothing is open. */
function unorderedOf({ call, unordered, names }: SeatDraft, say: Phrasebook): AcknowledgementModel['unordered'] {
  if (call === null || unordered.length === 0) return null;
  const places = new Map<string, string[]>();
  const byId = new Map(names.map((named): [string, Named] => [named.id, named]));
  for (const unit of unordered) {
    const place = byId.get(unit)?.place ?? '';
    places.set(place, [...(places.get(place) ?? []), unit]);
  }
  return { doing: say('unordered.hold'), places: [...places].map(([place, units]) => ({ place, units })) };
}
