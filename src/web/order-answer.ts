/** The answer to orders as a page shows it: what the acknowledgement letter says, line by line. */
import type { Checked } from '../campaign/order-page.ts';
import { noteOf, tally, verdictOf } from '../reports/acknowledgement.ts';
import { letterWords } from '../reports/index.ts';
import { plain, said } from '../reports/text/page.ts';
import { wordsOf } from '../reports/words/words.ts';

const TONES = { counts: 'good', checked: 'call', nothing: 'bad' } as const;

export function checkedView({ acknowledgement: model, question }: Checked, language: 'en' | 'fr') {
  const words = wordsOf(language);
  const ours = words.acknowledgement;
  const { accepted, errors, warnings } = tally(model.lines);
  const { text: verdict, note } = verdictOf(model, words);
  return {
    tone: TONES[model.verdict],
    verdict,
    tally: ours.tally(accepted, errors, warnings),
    note: model.verdict === 'checked' ? '' : note,
    lines: model.lines.map((line) => ({
      line: line.line,
      tag: line.tag,
      word: ours.tags[line.tag],
      text: plain(line.text),
      note: plain(said(noteOf(line, words))),
    })),
    mendWord: ours.mend,
    mend: model.mend.join('\n'),
    unordered: model.unordered && {
      title: ours.unordered(model.unordered.doing),
      places: model.unordered.places.map(({ place, units }) => `${units.join(', ')} (${place})`).join(' · '),
    },
    understood: question?.understood && `${letterWords(language).question.tried}: ${question.understood}`,
    wrong: (question?.wrong ?? []).map(({ line, why }) => ({ line, why: said(why) })),
  };
}
