/** No letter promises what it does not bring: a PDF, a map or an order form is named only where it is. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/engine/phrase.ts';
import {
  type Enclosed,
  type NoticeKind,
  renderNotice,
  renderReportHtml,
  renderReportText,
  reportModel,
} from '../../src/reports/index.ts';
import { envelope } from './envelope-fixture.ts';
import { notices } from './every-letter.ts';
import { story } from './story-fixture.ts';

/** Says that a file goes with the letter, or what is in it. */
const HAS_FILE =
  /attached|joint(?:e|s)?\b|adjunt[oa]s?\b(?! uno| un solo)|\b(?:in|of|dans|du) (?:the |le )?PDF\b(?! alone)|(?:en el|del) PDF\b/iu;
/** Speaks of a form to fill in, or of a map to look at. */
const HAS_FORM = /\bform\b(?! of)|formulai?r(?:e|io)/iu;
const HAS_MAP = /\b(?:the|a|with) map\b|\b(?:la|une|avec) carte\b|\b(?:el|un|con) mapa\b/iu;

/** Letters that say where else a form is: in each letter of the course, in the last one. */
const NAMES_FORM_ELSEWHERE: readonly NoticeKind[] = ['start', 'reminder', 'help'];

describe.each(LANGUAGES)('in %s', (language) => {
  const said = (kind: NoticeKind): string => {
    // What the umpire asked to see goes with his letter; the link leads to a page that has a map.
    const facts = { ...notices[kind], ...(kind === 'umpire' && { preview: false }), orderPage: undefined };
    const { subject, text } = renderNotice(kind, facts as (typeof notices)[typeof kind], language);
    return `${subject}\n${text}`.replace(/\s+/g, ' ');
  };

  test.each(
    (Object.keys(notices) as NoticeKind[]).filter((kind) => kind !== 'takeOver'),
  )('%s has no file, and says of none that it goes with it', (kind) => {
    expect(said(kind).match(HAS_FILE)).toBeNull();
    expect(said(kind).match(HAS_MAP)).toBeNull();
    if (!NAMES_FORM_ELSEWHERE.includes(kind)) expect(said(kind).match(HAS_FORM)).toBeNull();
  });

  test('a take-over letter says that the report is attached only when it is', () => {
    const told = (report: 'attached' | 'apart' | 'none') =>
      renderNotice('takeOver', { ...notices.takeOver, report }, language).text.replace(/\s+/g, ' ');
    expect(told('attached')).toMatch(HAS_FILE);
    for (const report of ['apart', 'none'] as const) expect(told(report)).not.toMatch(HAS_FILE);
  });

  const model = reportModel(story, { ...envelope, language });
  const without: Enclosed[] = [
    { pdf: 'none' },
    { pdf: 'unwanted' },
    { pdf: 'too-large', megabytes: 3.4, link: null },
    { pdf: 'too-large', megabytes: 3.4, link: 'https://play.example.org/pdf' },
  ];
  test('a report names what is in its PDF only when the PDF is attached', () => {
    expect(renderReportHtml(model, { pdf: 'attached' })).toMatch(HAS_FILE);
    for (const enclosed of without) {
      expect(renderReportHtml(model, enclosed)).not.toMatch(HAS_FILE);
      expect(renderReportText(model, enclosed)).not.toMatch(HAS_FILE);
    }
  });

  test('a report that calls for nothing speaks of no form', () => {
    const closed = reportModel(story, { ...envelope, language, next: null, deadline: null });
    expect(renderReportText(closed, { pdf: 'none' })).not.toMatch(HAS_FORM);
  });
});
