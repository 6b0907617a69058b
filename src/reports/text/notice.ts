/** Every other letter as plain text. */
import { plainWords } from '../../engine/phrase.ts';
import type { Sheet } from '../sections.ts';
import type { LetterWords } from '../words/words.ts';
import { page, plain } from './page.ts';

export function noticeText(sheet: Sheet, words: LetterWords): string {
  const out = page();
  out.line(words.replyLine);
  out.line();
  out.prose(plain(sheet.title), `${plain(sheet.above).toUpperCase()}  `);
  if (sheet.lead !== null) {
    out.line();
    if (sheet.lead.about !== null) out.prose(plain(sheet.lead.about));
    if (sheet.lead.strong !== null) out.prose(plain(sheet.lead.strong));
    out.prose(plain(sheet.lead.text));
  }
  const written = sheet.sections.filter(({ picture }) => picture === undefined);
  for (const { title, prose = [], rows = [], typed = [], hashes = [], link, note } of written) {
    out.line();
    if (title !== null) out.prose(plain(title).toUpperCase());
    for (const words of prose) out.prose(plain(plainWords(words)));
    out.rows(rows.map(({ key, text }) => ({ key: key.split('\n').map(plain).join('\n'), text: plain(text) })));
    for (const line of typed) out.typed(plain(line));
    for (const { label, hex } of hashes) {
      out.prose(label);
      out.line(`  ${hex}`);
    }
    if (link !== undefined) out.line(plain(link.url));
    if (note !== undefined) out.prose(plain(note));
  }
  out.line();
  out.prose(sheet.foot);
  return out.text();
}
