/** The answer to orders as a page shows it: what the acknowledgement letter says, line by line. */

import type { Checked } from '../campaign/mail-in/typed/order-page.ts';
import { plainWords } from '../engine/phrase.ts';
import { noteOf, type Tone, tally, verdictOf } from '../reports/acknowledgement.ts';
import { letterWords } from '../reports/index.ts';
import { plain } from '../reports/text/page.ts';
import { wordsOf } from '../reports/words/words.ts';

const TONES = {
  ready: 'good',
  saved: 'good',
  checked: 'call',
  nothing: 'bad',
  passed: 'call',
} as const satisfies Record<Tone, string>;

export function checkedView({ acknowledgement: model, question }: Checked, language: 'en' | 'fr') {
  const words = wordsOf(language);
  const ours = words.acknowledgement;
  const { gone = [], regain = [] } = model;
  const { tone, text: verdict, note } = verdictOf(model, words);
  return {
    tone: TONES[tone],
    verdict,
    tally: ours.tally(tally(model)),
    note: model.verdict === 'checked' ? '' : note,
    lines: model.lines.map((line) => ({
      line: line.line,
      tag: line.tag,
      word: ours.tags[line.tag],
      text: plain(line.text),
      note: plain(plainWords(noteOf(line, words))),
    })),
    gone: gone.length === 0 ? null : { title: ours.gone, orders: gone.map(({ text, note: why }) => ({ text, why })) },
    regainWord: ours.regain,
    regain: regain.join('\n'),
    mendWord: ours.mend(model.verdict === 'checked'),
    mend: model.mend.join('\n'),
    unordered: model.unordered && {
      title: ours.unordered(model.unordered.doing),
      places: model.unordered.places.map(({ place, units }) => `${units.join(', ')} (${place})`).join(' · '),
    },
    understood: question?.understood && `${letterWords(language).question.tried}: ${question.understood}`,
    wrong: (question?.wrong ?? []).map(({ line, why }) => ({ line, why: plainWords(why) })),
  };
}
