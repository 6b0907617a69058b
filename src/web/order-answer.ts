/** The answer to orders as a page shows it: what the acknowledgement letter says, line by line. */

import type { Checked } from '../campaign/mail-in/typed/check-orders.ts';
import type { Language } from '../engine/contract.ts';
import type { OddsTold } from '../engine/odds.ts';
import { plainWords } from '../engine/phrase.ts';
import { type LineTag, mendWord, noteOf, type Tone, takenOut, tally, verdictOf } from '../reports/acknowledgement.ts';
import { letterWords, type NoticeFacts } from '../reports/index.ts';
import { plain, signed } from '../reports/text/page.ts';
import { type LetterWords, wordsOf } from '../reports/words/words.ts';
import { orderPageWords } from './words/order-page.ts';

const TONES = {
  ready: 'good',
  saved: 'good',
  checked: 'call',
  nothing: 'bad',
  passed: 'call',
} as const satisfies Record<Tone, string>;

const SIGNS = {
  accepted: '✓',
  kept: '✓',
  error: '✗',
  warning: '!',
  replaced: '–',
  ignored: '·',
} as const satisfies Record<LineTag, string>;

/** The answers that a mail gives, each behind its letter where there are several questions; null where it gives none. */
function answersIn(question: NoticeFacts['question'], tried: string): string | null {
  const put = [question, ...question.others];
  const given = put.flatMap(({ letter, understood }) =>
    understood === null ? [] : [put.length === 1 ? understood : `${letter}. ${understood}`],
  );
  return given.length === 0 ? null : `${tried}: ${given.join(' · ')}`;
}

/** What a page shows of an answer: `fixes` where lines may still be mended; `first`, the number that the box’s first line has. */
interface Answer extends Pick<Checked, 'acknowledgement' | 'question'> {
  fixes?: Checked['fixes'];
  first?: number;
}

/** What an attack promises, for `partials/odds.hbs`. */
function oddsShown({ at, addends, sum, outcomes }: OddsTold, words: LetterWords) {
  const told = addends.map(({ name, value }) => `${name} ${typeset(value)}`).join(', ');
  return {
    at: at ?? null,
    addends: told === '' ? '' : `${told}${words.colon}${words.sum.toLowerCase()} ${typeset(sum)}`,
    outcomes: outcomes
      .filter(({ chance }) => chance > 0)
      .map(({ kind, chance, codes }) => ({ kind, chance, word: words.outcomes[kind], codes: codes.join(' ') })),
  };
}

/** With a sign, as print has it. */
const typeset = (value: number): string => signed(value).replace('-', '\u2212');

export function checkedView(
  { acknowledgement: model, question, fixes = new Map(), first = 1 }: Answer,
  language: Language,
) {
  const words = wordsOf(language);
  const w = orderPageWords(language);
  const ours = words.acknowledgement;
  const { gone = [], force = [], bound = [] } = model;
  const { tone, text: verdict, note } = verdictOf(model, words);
  return {
    tone: TONES[tone],
    verdict,
    tally: ours.tally(tally(model)),
    note: model.verdict === 'checked' ? '' : note,
    isSaid: model.lines.length > 0 || gone.length > 0,
    noLines: w.noLines,
    lines: model.lines.map((line) => {
      const { text } = line;
      // What a letter says below its book stands here beside the line that it is said of: the page shows no book.
      const order = line.tag === 'accepted' ? force.find((one) => one.line === line.line) : undefined;
      const tag = order?.fails ? 'error' : order?.warns ? 'warning' : line.tag;
      const fix = tag === 'error' ? fixes.get(line.line) : undefined;
      return {
        row: line.tag === 'warning' ? null : line.line - first + 1,
        tag,
        sign: SIGNS[tag],
        word: ours.tags[tag],
        isPlain: tag === 'accepted',
        text: plain(text),
        note: plain(plainWords(noteOf({ ...line, note: order?.note ?? line.note }, words))),
        odds: (line.odds ?? []).map((each) => oddsShown(each, words)),
        takeOff: w.takeOff(plain(text)),
        fix: fix === undefined ? null : { line: fix, word: w.fix(fix) },
      };
    }),
    gone: takenOut(model, words).map(({ title, orders, regain }) => ({
      title,
      orders: orders.map(({ text, note: why }) => ({ text, why })),
      regainWord: ours.regain(model.regainsByYes === true),
      regain: regain.join('\n'),
    })),
    mendWord: mendWord(model, words),
    mend: model.mend.join('\n'),
    unordered: model.unordered && {
      title: ours.unordered(model.unordered.doing),
      places: model.unordered.places.map(({ place, units }) => `${units.join(', ')} (${place})`).join(' · '),
    },
    whole:
      bound.length === 0 ? null : { title: `${ours.wouldComeBesides}${words.colon}`, said: bound.map(plain).join(' ') },
    understood: question && answersIn(question, letterWords(language).question.tried),
    wrong: (question?.wrong ?? []).map(({ line, why }) => ({ line, why: plainWords(why) })),
  };
}
