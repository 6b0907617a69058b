/** The answer to an order mail as an HTML letter, shaped here for `templates/acknowledgement.hbs`. */
import {
  type AcknowledgedLine,
  type AcknowledgementModel,
  acknowledgementSubject,
  around,
  bookNote,
  enteredNote,
  noteOf,
  tally,
  verdictOf,
} from '../acknowledgement.ts';
import { clock, longDate, shortDate, zoneName } from '../dates.ts';
import { receipt } from '../text/acknowledgement.ts';
import { type LetterWords, wordsOf } from '../words/words.ts';
import { template } from './templates.ts';
import { line as setLine } from './typeset.ts';

/** Characters of an order that a phone shows on one line. */
const SHOWN = 34;
const INK = '1F2328';

const write = template<ReturnType<typeof view>>('acknowledgement');

export function acknowledgementHtml(model: AcknowledgementModel): string {
  return write(view(model));
}

function view(model: AcknowledgementModel) {
  const words = wordsOf(model.language);
  const ours = words.acknowledgement;
  const counts = tally(model.lines);
  const { deadline, unordered } = model;
  const { text: verdict, note } = verdictOf(model, words);
  const told = ours.tally(counts.accepted, counts.errors, counts.warnings);
  return {
    w: words,
    language: model.language,
    subject: acknowledgementSubject(model),
    preheader: `${verdict} ${told}`,
    band: model.band,
    above: `${model.game.label} · ${ours.turnAndCall(model.turn, words.callOf(model.call))}`,
    title: ours.title(model.seat.name),
    counts: model.verdict === 'counts',
    nothing: model.verdict === 'nothing',
    verdict,
    tally: told,
    note,
    openUntil:
      deadline === null ? null : { when: `${longDate(deadline, words)}, ${clock(deadline)}`, zone: zoneName(deadline) },
    lines: model.lines.map((one) => lineView(one, words)),
    mend: model.mend.join('\n'),
    unordered:
      unordered === null
        ? null
        : {
            title: ours.unordered(unordered.doing),
            places: unordered.places.map(
              ({ place, units }, index) =>
                `${units.join(', ')} (${place})${index < unordered.places.length - 1 ? ' ·' : ''}`,
            ),
          },
    standing: model.standing,
    received: [
      ...(model.received === null ? [] : [ours.receivedAt(receipt(model.received, words))]),
      ...[enteredNote(model, words)].filter((note) => note !== ''),
    ].join(' '),
    book: bookNote(model, (time) => `${shortDate(time, words)} ${clock(time)}`),
    head: model.head,
    foot: words.shortFoot,
  };
}

function lineView(one: AcknowledgedLine, words: LetterWords) {
  const note = noteOf(one, words);
  return {
    line: one.line,
    accepted: one.tag === 'accepted',
    error: one.tag === 'error',
    warning: one.tag === 'warning',
    tag: words.acknowledgement.tags[one.tag],
    text: one.column === null ? one.text : underlined(one.text, one.column),
    noted: note.length > 0,
    note: setLine(note, () => INK),
  };
}

/** The line with a caret under its column on a line of its own. */
function underlined(text: string, column: number): string {
  const shown = around(text.replace(/\s/g, ' '), column, SHOWN);
  return `${shown.text}\n${' '.repeat(shown.caret)}^`;
}
