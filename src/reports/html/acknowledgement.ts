/** The answer to an order mail as an HTML letter, shaped here for `templates/acknowledgement.hbs`. */
import {
  type AcknowledgedLine,
  type AcknowledgementModel,
  acknowledgementSubject,
  around,
  bookNote,
  bookTitles,
  closing,
  drivenWord,
  emptyBook,
  enteredNote,
  inForce,
  keptOrders,
  mendWord,
  noteOf,
  nothingElse,
  numberOf,
  otherLines,
  receivedNote,
  restTold,
  restWord,
  takenOut,
  tally,
  tellsBook,
  tellsLines,
  verdictOf,
} from '../acknowledgement.ts';
import { clock, longDate, shortDate, zoneName } from '../dates.ts';
import { ranSentence } from '../late.ts';
import { byPlace } from '../text/acknowledgement.ts';
import { type LetterWords, wordsOf } from '../words/words.ts';
import { oddsView } from './odds.ts';
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
  const { force, rest = [], driven } = model;
  const { text: verdict, note, sign, tone } = verdictOf(model, words);
  const told = ours.tally(tally(model));
  const others = otherLines(model);
  const ran = model.late?.ran;
  const closes = closing(model, words);
  return {
    w: words,
    language: model.language,
    subject: acknowledgementSubject(model),
    preheader: `${verdict} ${told}`.trim(),
    band: model.band,
    above: `${model.game.label} · ${ours.turnAndCall(model.turn, words.callOf(model.call))}`,
    title: ours.title(model.seat.name),
    good: tone === 'ready',
    bad: tone === 'nothing',
    verdict: `${sign} ${verdict}`,
    tally: told,
    note,
    closing: closes && {
      lead: closes.lead,
      when: `${longDate(closes.at, words)}, ${clock(closes.at)}`,
      zone: zoneName(closes.at, words),
    },
    ran: ran && { says: ranSentence(ran, words), orders: (ran.orders ?? []).join('\n') },
    tried: model.tried && {
      title: ours.triedOn(model.turn),
      lines: model.tried.lines.map((one) => ({ ...lineView(one, words), tag: ours.wouldTags[one.tag] })),
      meant: ours.meantNow(model.turn),
      yes: model.tried.yes,
      beside: model.tried.beside,
    },
    titles: bookTitles(model, words),
    gone: takenOut(model, words).map(({ title, orders, regain }) => ({
      title,
      regain: regain.join('\n'),
      regainWord: words.acknowledgement.regain(model.regainsByYes === true),
      orders: orders.map(({ text, note: why, came }) => ({
        text,
        why: came === null ? why : `${why} ${ours.came(`${shortDate(came, words)} ${clock(came)}`)}`,
      })),
    })),
    force:
      force === undefined || !tellsBook(model)
        ? null
        : {
            none: force.length > 0 ? '' : emptyBook(model, words),
            orders: inForce(model, words).map((order) => orderView(order, words)),
            whole: !model.inBrief,
            rest: rest.length === 0 ? null : restView(model, words),
            driven: driven && { word: drivenWord(model, words), places: byPlace(driven, words) },
          },
    kept: keptOrders(model, words).map(({ title, note, orders }) => ({
      title,
      note,
      orders: orders.map((order) => orderView(order, words)),
    })),
    nothingElse: nothingElse(model, words),
    hasStanding: force === undefined || (!model.inBrief && !tellsBook(model) && model.standing.length > 0),
    linesTitle: others.length < model.lines.length ? ours.otherLines : ours.lineByLine,
    hasLines: tellsLines(model),
    lines: others.map((one) => lineView(one, words)),
    mendWord: mendWord(model, words),
    mend: model.mend.join('\n'),
    standing: model.standing,
    received: [receivedNote(model, words), enteredNote(model, words)].filter((note) => note !== '').join(' '),
    book: bookNote(model, (time) => `${shortDate(time, words)} ${clock(time)}`),
    head: model.head,
    foot: words.shortFoot,
  };
}

function restView(model: AcknowledgementModel, words: LetterWords): { word: string; places: string } {
  const { lead, places } = restTold(model, words);
  // What leads up to a list is set off from it.
  return { word: model.restNew ? lead : restWord(model, words), places: byPlace(places, words) };
}

function orderView(order: ReturnType<typeof inForce>[number], words: LetterWords) {
  const { text, fails, warns, note, odds = [] } = order;
  const { tags } = words.acknowledgement;
  const warning = fails ? tags.error : warns ? tags.warning : '';
  return {
    ...{ text, line: numberOf(order), warning, noted: note.length > 0, note: setLine(note, () => INK) },
    odds: odds.map((each) => oddsView(each, words)),
  };
}

function lineView(one: AcknowledgedLine, words: LetterWords) {
  const note = noteOf(one, words);
  return {
    line: numberOf(one),
    accepted: one.tag === 'accepted',
    error: one.tag === 'error',
    warning: one.tag === 'warning' || one.tag === 'kept' || one.tag === 'replaced',
    tag: words.acknowledgement.tags[one.tag],
    text: one.column === null ? one.text : underlined(one.text, one.column),
    noted: note.length > 0,
    note: setLine(note, () => INK),
    odds: (one.odds ?? []).map((each) => oddsView(each, words)),
  };
}

/** The line with a caret under its column on a line of its own. */
function underlined(text: string, column: number): string {
  const shown = around(text.replace(/\s/g, ' '), column, SHOWN);
  return `${shown.text}\n${' '.repeat(shown.caret)}^`;
}
