/** Every other letter as HTML, shaped here for `templates/notice.hbs`. */
import type { Language } from '../../engine/contract.ts';
import { PICTURE_WIDTH } from '../pictures.ts';
import type { Sheet } from '../sections.ts';
import { wordsOf } from '../words/words.ts';
import { template } from './templates.ts';
import { line } from './typeset.ts';

const INK = '1F2328';

const write = template<ReturnType<typeof view>>('notice');

export function noticeHtml(sheet: Sheet, language: Language): string {
  return write(view(sheet, language));
}

function view(sheet: Sheet, language: Language) {
  const { lead } = sheet;
  return {
    ...sheet,
    w: wordsOf(language),
    language,
    mapWidth: PICTURE_WIDTH,
    preheader: lead === null ? sheet.title : lead.strong === null ? lead.text : `${lead.strong}. ${lead.text}`,
    lead: lead === null ? null : { ...lead, bad: lead.tone === 'bad' },
    sections: sheet.sections.map(
      ({ title, prose = [], rows = [], typed = [], hashes = [], picture = null, link = null, note = null }) => ({
        title,
        picture,
        prose: prose.map((words) => line(words, () => INK)),
        rows,
        typed: typed.join('\n'),
        hashes,
        link,
        note,
      }),
    ),
  };
}
