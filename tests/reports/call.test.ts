/** A letter that asks: what its reader plans from stands above the form, what happened below it. */
import { describe, expect, it } from 'vitest';
import { chapter } from '../../src/engine/chapters.ts';
import type { Roster, Story } from '../../src/engine/story.ts';
import { renderReportHtml, renderReportText, reportModel } from '../../src/reports/index.ts';
import { renderReportPdf } from '../../src/reports/pdf/report.ts';
import { envelope } from './envelope-fixture.ts';
import { readPdf } from './pdf-reader.ts';
import { chaptersWith, story } from './story-fixture.ts';

const roster: Roster = {
  kind: 'roster',
  code: 'code',
  name: 'name',
  figures: [{ head: 'SP' }, { head: 'MP', joined: true }, { head: 'morale' }],
  stacks: [
    {
      place: '1303',
      name: 'Carolina rdt',
      side: 'british',
      letter: 'B',
      strength: '2/6 SP',
      note: 'reach 1405/2 1505/1',
      units: [
        { code: 'gam-1', name: '1 Ga. Mil.', figures: ['1', '4', '-1'], state: 'D' },
        { code: 'br-carolina', name: 'Carolina Battery', figures: ['2', '2', '+1'], note: '8+: 1305 1406' },
        { code: 'maitland', name: '* leads +1', figures: ['', '6', ''] },
      ],
    },
  ],
  rest: { head: 'Rear', places: [{ place: '1402', codes: ['navy', 'br-naval'] }] },
};

const called: Story = {
  ...story,
  plan: { stand: [['Turn 17 of 20, fair.'], ['All works are ours.']], silence: 'Silence: all units hold.' },
  chapters: [...chapter('troops', 'call', [roster], { title: 'Your troops' }), ...chaptersWith()],
};
const model = { ...reportModel(called, envelope), orderPage: 'https://post.example/o/7kd2' };
const text = renderReportText(model);
const html = renderReportHtml(model);

const inOrder = (letter: string, parts: readonly string[]): void => {
  const places = parts.map((part) => letter.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
};

describe('a letter that asks', () => {
  it('has in text deadline, five lines, what to plan from, the form, the page, silence, and then what happened', () => {
    inOrder(text, [
      'DUE ',
      'WHERE WE STAND',
      'YOUR TROOPS',
      'YOUR ORDERS',
      'BEGIN ',
      'CHECK ',
      'https://',
      'Silence: ',
      'WHAT HAPPENED',
      'COMBAT A',
      'Journal head',
    ]);
  });

  it('has in HTML the map too, before what to plan from, and one button', () => {
    inOrder(html.slice(html.indexOf('<body')), [
      'Where we stand',
      'cid:map-1',
      '>Your troops<',
      'BEGIN ',
      'Write orders on the map',
      'Silence: ',
      'What happened',
      '>Close combat<',
    ]);
    expect(html.match(/<a href/g)).toHaveLength(1);
  });

  it('keeps the order of what happened where it asks nothing', () => {
    const told = renderReportText(reportModel({ ...story, chapters: chaptersWith() }, envelope));
    inOrder(told, ['WHAT HAPPENED', 'COMBAT A', 'YOUR ORDERS   ', 'Journal head']);
    expect(told).not.toContain('WHERE WE STAND');
  });
});

describe('a roster', () => {
  it('is columns in text: strength and movement joined, what is amiss behind them', () => {
    expect(text).toContain(
      [
        '  code        name             SP-MP morale',
        '1303 B Carolina rdt     2/6 SP reach 1405/2 1505/1',
        '  gam-1       1 Ga. Mil.         1-4     -1   D',
        '  br-carolina Carolina Battery   2-2     +1   8+: 1305 1406',
        '  maitland    * leads +1           6',
        'Rear: 1402 navy, br-naval',
      ].join('\n'),
    );
  });

  it('is a table in HTML: a bar a stack, numbers at the right with true minus', () => {
    expect(html).toContain('background:#F1EADA;color:#1F2328;border-top:2px solid #1F2328');
    expect(html).toMatch(/text-align:center;background:#\w{6};color:#\w{6}">B<\/span>/);
    expect(html).toMatch(/<td align="right"[^>]*>\u22121<\/td>/);
    expect(html).toContain('1405/2');
  });

  it('says in HTML how strong a stack is beside its place, over all columns, whatever room its figures need', () => {
    expect(html).toMatch(/<td colspan="5"[^>]*>.*?1303<\/b> Carolina rdt: <b>2\/6 SP<\/b><\/td><\/tr>/);
  });

  it('has no column of names in HTML where no unit has one: what is aboard stands below its ship', () => {
    const ship = { code: 'boyne', name: '', figures: ['8', '', '+4'], note: '+ soldiers-1 (1)' };
    const stacks = roster.stacks.map((stack) => ({ ...stack, name: '', strength: '', units: [ship] }));
    const chapters = chapter('troops', 'call', [{ ...roster, name: '', stacks }], { title: 'Your ships' });
    const letter = renderReportHtml(reportModel({ ...called, chapters }, envelope));
    const table = /<table(?:(?!<table).)*>1303<.*?<\/table>/.exec(letter)?.[0] ?? '';
    const rows = [...table.matchAll(/<tr.*?<\/tr>/g)].map(([row]) => row);
    expect(rows.map((row) => row.match(/<td/g)?.length)).toEqual([4, 1, 1, 4]);
    expect(rows.filter((row) => row.includes('colspan="4"'))).toHaveLength(2);
    expect(rows[1]).toContain('1303</b></td>');
    expect(rows[3]).toMatch(/boyne<.*<br><span[^>]*>\+ <span[^>]*>soldiers-1/);
  });

  it('is in print on the pages to plan from', async () => {
    const { pages } = readPdf(await renderReportPdf(model, { paper: 'a4' }));
    const page = pages.map(({ text: all }) => all).find((one) => one.includes('Carolina rdt'));
    for (const part of ['1303', 'Carolina rdt', '2/6 SP', 'br-carolina', '\u22121', 'Rear'])
      expect(page).toContain(part);
  });
});
