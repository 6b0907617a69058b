/** What a mail's lines were taken for, as a table shows it. */

import { plainWords } from '../../engine/phrase.ts';
import type { AcknowledgementModel } from '../../reports/index.ts';

const TAGS = {
  accepted: 'taken',
  replaced: 'gone',
  kept: 'kept',
  error: 'wrong',
  warning: 'mind',
  ignored: 'not read',
} as const;

export function ackShown({ lines, verdict, book, standing, unordered, mend }: AcknowledgementModel) {
  return {
    counts: verdict === 'counts',
    verdict: {
      counts: 'These orders count.',
      nothing: 'Nothing in it counts.',
      checked: 'It was a trial: nothing was kept.',
      passed: 'Nothing in it counts; it was passed on.',
    }[verdict],
    book,
    lines: lines.map(({ line, tag, text, written, note }) => ({
      line,
      tag,
      says: TAGS[tag],
      text,
      written,
      note: plainWords(note),
    })),
    standing: standing.map(({ text }) => text),
    unordered: unordered?.places.map(({ place, units }) => `${place}: ${units.join(', ')}`) ?? [],
    doing: unordered?.doing ?? '',
    mend,
  };
}
