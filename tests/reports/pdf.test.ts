import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { card, chapter, subjects } from '../../src/engine/chapters.ts';
import type { ChapterPage, Stacks, Story, Tally, Track, Trial } from '../../src/engine/story.ts';
import { type Envelope, reportModel } from '../../src/reports/model.ts';
import { renderReportPdf } from '../../src/reports/pdf/report.ts';
import { cardsIn, effectsOn, moraleIn, musterIn, onCard, scoresIn, stacksIn, trialsIn } from '../told.ts';
import { envelope } from './envelope-fixture.ts';
import { type ReadPdf, readPdf } from './pdf-reader.ts';
import { chaptersWith, story, withAddends } from './story-fixture.ts';

const mm = 72 / 25.4;

async function printed(
  told: Story = story,
  around: Envelope = envelope,
  paper: 'a4' | 'letter' = 'a4',
): Promise<ReadPdf> {
  return readPdf(await renderReportPdf(reportModel(told, around), { paper }));
}

/** Words as set: blanks of line breaks taken for blanks. */
const flat = (text: string) => text.replace(/\s+/g, ' ');

function expectInMargins(pdf: ReadPdf, side: number): void {
  for (const { lines, width, height } of pdf.pages) {
    for (const { text, x, y, width: wide } of lines) {
      expect(x, text).toBeGreaterThanOrEqual(side - 0.5);
      expect(x + wide, text).toBeLessThanOrEqual(width - side + 0.5);
      expect(y, text).toBeGreaterThan(8 * mm);
      expect(y, text).toBeLessThan(height - 8 * mm);
    }
  }
}

describe('the printed report', () => {
  let bytes: Buffer;
  let pdf: ReadPdf;
  beforeAll(async () => {
    bytes = await renderReportPdf(reportModel(story, envelope), { paper: 'a4' });
    pdf = readPdf(bytes);
  });

  it('has summary, map, combat log, order of battle, orders and key, each with its bookmark', () => {
    expect(pdf.bookmarks).toEqual(['Summary', 'Map', 'Combat log', 'Order of battle', 'Orders', 'Key']);
    expect(pdf.pages).toHaveLength(7);
    for (const [at, { text }] of pdf.pages.entries()) {
      expect(text).toContain('Savannah 7 · The Assault');
      expect(text).toContain('Turn 16 · British');
      expect(text).toContain('Orders due Sun 22 Nov 2026, 20:00 London');
      expect(text).toContain('head badebd5fd7b9');
      expect(text).toContain(`${at + 1} / ${pdf.pages.length}`);
    }
  });

  it('prints what a short game says of how it stands beside its form, and on no page of its own', async () => {
    const dispatches = [
      { title: 'While the enemy marches', rows: [{ label: 'Our guns', text: ['each where it hurts'] }] },
    ];
    const told = (page: ChapterPage) => chaptersWith({ besides: subjects('dispatch', page, dispatches) });
    const short = await printed({ ...story, chapters: told('orders') });
    expect(short.bookmarks).toEqual(pdf.bookmarks);
    expect(
      short.pages.filter(({ text }) => text.includes('While the enemy marches')).map(({ text }) => flat(text)),
    ).toEqual([expect.stringContaining('BEGIN SAVANNAH-7 BRITISH')]);
    const long = await printed({ ...story, chapters: told('campaign') });
    expect(long.bookmarks).toContain('Campaign');
  });

  it.each([
    'log',
    'summary',
    'orders',
    'campaign',
  ] as const)('prints blocks of every kind wherever their chapter stands: on the page %s', async (page) => {
    const [track, tally] = [moraleIn(story)[0] as Track, scoresIn(story)[0] as Tally];
    const line = { name: '', side: 'french', values: [1, 4], last: '4' };
    const besides = [
      ...chapter('a', page, [{ kind: 'tracks', tracks: [{ ...track, name: 'Tempers' }] }], { title: 'Chapter a' }),
      ...chapter('b', page, [{ kind: 'score', name: '', tallies: [{ ...tally, name: 'Booty' }], facts: [] }]),
      ...chapter('c', page, [
        { kind: 'charts', charts: [{ title: 'Over time', turns: ['1', '2'], of: 9, marks: [], series: [line] }] },
      ]),
      ...chapter('d', page, [{ kind: 'table', columns: ['a', 'b', 'c'], rows: [['Mules', '1', '2']] }]),
      ...chapter('e', page, [{ kind: 'dice', trials: [{ ...(trialsIn(story)[0] as Trial), verdict: 'hangs fire' }] }]),
      ...chapter('f', page, [
        { kind: 'stacks', stacks: [{ ...(stacksIn(story)[0] as Stacks['stacks'][number]), units: 'pioneers' }] },
      ]),
    ];
    const { pages } = await printed({ ...story, chapters: [...story.chapters, ...besides] });
    const text = flat(pages.map((one) => one.text).join(' '));
    for (const word of ['Chapter a', 'Tempers', 'Booty', 'Over time', 'Mules', 'hangs fire', 'pioneers'])
      expect(text).toContain(word);
  });

  it('says whether the turn is to come, in play or over, and whether orders are due', async () => {
    const text = async (told: Story, around: Envelope) =>
      flat((await printed(told, around)).pages.map((page) => page.text).join(' '));
    const call = { ...envelope, next: { printed: 16, call: 'combat' } };
    expect(await text(story, envelope)).toContain('The field after turn 16');
    expect(await text(story, call)).toContain('The field in turn 16');
    expect(await text({ ...story, opening: true }, call)).toContain('The field before turn 16');
    const idle = await text(story, { ...envelope, next: null });
    expect(idle).not.toContain('Orders due');
    expect(idle).toContain('No orders due');
  });

  it('embeds a cut of every font, is tagged and says its language, and weighs at most 1.5 MB', () => {
    expect(pdf.fonts.length).toBeGreaterThanOrEqual(5);
    expect(pdf.fonts.every(({ embedded }) => embedded)).toBe(true);
    const names = pdf.fonts.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['NotoSans-Regular', 'NotoSans-Bold', 'NotoSerif-Bold', 'DejaVuSansMono']),
    );
    expect(pdf.catalog).toContain('/Lang (en-GB)');
    expect(pdf.catalog).toContain('/StructTreeRoot');
    expect(pdf.catalog).toContain('/MarkInfo');
    expect(bytes.toString('latin1')).toMatch(/\/S \/Figure[\s\S]{0,40}\/Alt \(After turn 16/);
    expect(bytes.length).toBeLessThanOrEqual(1_500_000);
  });

  it('says on its first page what happened, until when to answer, and how things stand', () => {
    const text = flat(pdf.pages[0]?.text ?? '');
    for (const words of [
      'Spring Hill held',
      'Sunday 22 November 2026, 20:00',
      'London (GMT, UTC+0)',
      'Combat A, Spring Hill held.',
      'Dillon’s Irish 4 → 2 SP',
      '(was 14)',
      'You move first.',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('prints every modifier of a combat on its own line with its value, and the sum', () => {
    const log = pdf.pages.filter(({ text }) => text.includes('Combat log'));
    for (const card of cardsIn(story)) {
      const [counted] = onCard(card, 'sum');
      const page = log.find(({ text }) => text.includes(`${card.label} · ${card.title}`));
      const lines = page?.lines ?? [];
      const top = lines.find(({ text }) => text.startsWith(`${card.label} · `))?.y ?? 0;
      let added = 0;
      for (const { name, value } of counted?.addends ?? []) {
        const label = lines.find(({ text, y }) => y > top && text === name.replaceAll("'", '’'));
        const figure = lines.find(({ y, x, text }) => y === label?.y && x > (label?.x ?? 0) && /^[+−]?\d+$/.test(text));
        added += Number((figure?.text ?? 'none').replace('−', '-'));
        expect(figure?.text, name).toBe(value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
      }
      const sum = lines.find(({ text, y }) => y > top && text === 'Sum');
      const total = lines.find(({ y, x }) => y === sum?.y && x > (sum?.x ?? 0));
      expect(Number(total?.text.replace('−', '-'))).toBe(added);
      expect(added).toBe(counted?.sum);
    }
  });

  it('lists every unit with its place and strength, and the whole order form and ledger', () => {
    const text = flat(pdf.pages.map((page) => page.text).join('\n'));
    for (const { units } of musterIn(story)) {
      for (const { name } of units) expect(text).toContain(name.replaceAll("'", '’'));
    }
    const form = pdf.pages.at(-2)?.lines.map((line) => line.text) ?? [];
    const { form: wanted } = reportModel(story, envelope);
    expect(form.filter((line) => wanted.includes(line))).toEqual([...wanted]);
    expect(text).toContain('allies/combat/1504/dillon-irish/!test');
    expect(flat(text).replaceAll(' ', '')).toContain(envelope.head);
  });

  it('says beside each die what it was thrown for; where there is no room on its line, its place stands below', async () => {
    const named = {
      ...envelope,
      ledger: envelope.ledger.map((one) => ({ ...one, what: `Wurf um ${one.address.slice(-9)}` })),
    };
    const long = {
      ...named,
      ledger: named.ledger.map((one) => ({ ...one, what: `${one.what}, ${'sehr '.repeat(14)}` })),
    };
    for (const [told, isBelow] of [
      [named, false],
      [long, true],
    ] as const) {
      const lines = (await printed({ ...story, form: [] }, told)).pages.flatMap((page) => page.lines);
      const what = lines.find(({ text }) => text.startsWith('Wurf um br-a/!hit'));
      const place = lines.find(({ text }) => text.includes('allies/fire/br-a/!hit'));
      expect(what && place && place.y > what.y).toBe(isBelow);
    }
  });

  it('breaks what a die was thrown for where a line ends, its place below the last, all of it off the margin', async () => {
    const long = envelope.ledger.map((one) => ({ ...one, what: `Wurf um ${'sehr '.repeat(40)}viel` }));
    const told = await printed({ ...story, form: [] }, { ...envelope, ledger: long });
    expectInMargins(told, 14 * mm);
    const lines = told.pages.flatMap((page) => page.lines);
    const at = lines.findIndex(({ text }) => text.includes('allies/fire/br-a/!hit'));
    expect(lines.slice(0, at).findLast(({ x }) => x === lines[at]?.x)?.text).toMatch(/ viel$|^viel$/);
  });

  it('keeps all its words between the margins, on A4 and on Letter', async () => {
    expectInMargins(pdf, 14 * mm);
    const letter = await printed(story, envelope, 'letter');
    expect(letter.pages[0]).toMatchObject({ width: 612, height: 792 });
    expect(pdf.pages[0]).toMatchObject({ width: 595.28, height: 841.89 });
    expectInMargins(letter, 17 * mm);
  });

  it('draws vectors only', () => {
    expect(bytes.toString('latin1')).not.toContain('/Subtype /Image');
  });

  it('has the same bytes each time, in another process and in another time zone', async () => {
    const again = await renderReportPdf(reportModel(structuredClone(story), envelope), { paper: 'a4' });
    expect(again.equals(bytes)).toBe(true);
    const program = `
      const { story } = await import('./story-fixture.ts');
      const { envelope } = await import('./envelope-fixture.ts');
      const { reportModel } = await import('../../src/reports/model.ts');
      const { renderReportPdf } = await import('../../src/reports/pdf/report.ts');
      const { createHash } = await import('node:crypto');
      const other = { ...envelope, language: 'fr', seat: { id: 'x', name: 'Żółć ☃' } };
      await renderReportPdf(reportModel(story, other), { paper: 'letter' });
      const bytes = await renderReportPdf(reportModel(story, envelope), { paper: 'a4' });
      console.log(createHash('sha256').update(bytes).digest('hex'));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      env: { ...process.env, TZ: 'Pacific/Auckland', LC_ALL: 'fr_FR.UTF-8' },
    });
    expect(stdout.trim()).toBe(createHash('sha256').update(bytes).digest('hex'));
  });
});

describe('a printed report out of the ordinary', () => {
  it('is set in French with its accents', async () => {
    const told: Story = {
      ...story,
      title: 'La redoute a tenu bon, malgré l’assaut',
      summary: story.summary.map(() => [
        { strong: 'Où çà ?' },
        ' Là-bas, près de l’œuvre à cornes, naïvement, où l’été dura.',
      ]),
    };
    const pdf = await printed(told, { ...envelope, language: 'fr', seat: { id: 'british', name: 'Britannique' } });
    const text = flat(pdf.pages.map((page) => page.text).join('\n'));
    for (const words of [
      'Résumé',
      'malgré l’assaut',
      'l’œuvre à cornes, naïvement',
      'Journal des combats',
      'Journal des combats, tour 16',
    ]) {
      expect(text).toContain(words);
    }
    expect(pdf.catalog).toContain('/Lang (fr-FR)');
    expect(pdf.bookmarks).toEqual([
      'Résumé',
      'Carte',
      'Journal des combats',
      'Ordre de bataille',
      'Ordres',
      'Aide-mémoire',
    ]);
    expectInMargins(pdf, 14 * mm);
  });

  it('shows letters that are not in the common cut, from a cut of their own', async () => {
    const pdf = await printed({ ...story, title: 'Ћуприја и Ωμέγα' });
    expect(pdf.pages[0]?.text).toContain('Ћуприја и Ωμέγα');
    expect(pdf.fonts.every(({ embedded }) => embedded)).toBe(true);
  });

  it('breaks no combat card over two pages, though there are twelve', async () => {
    const [first, second] = cardsIn(story);
    if (!first || !second) throw new Error('the story has two fights');
    const fights = Array.from({ length: 12 }, (_, at) => {
      const { title, address, of } = at % 2 === 0 ? first : second;
      const untried = of.filter(({ kind }) => kind !== 'dice');
      return card({ label: String.fromCharCode(65 + at), title, address }, [
        ...untried,
        ...(at % 3 === 0 ? onCard(second, 'dice') : []),
      ]);
    });
    const pdf = await printed({ ...story, chapters: chaptersWith({ fights }) }, envelope, 'letter');
    for (const fight of fights) {
      const { label, title } = fight;
      const pages = pdf.pages.filter(({ text }) => text.includes(`${label} · ${title}`));
      expect(pages).toHaveLength(1);
      const [page] = pages;
      const cards = fights.filter((one) => page?.text.includes(`${one.label} · ${one.title}`));
      expect(page?.text.match(/^Sum$/gm)).toHaveLength(cards.length);
      expect(flat(page?.text ?? '')).toContain((effectsOn(fight).at(-1) ?? '').split(' ').slice(0, 4).join(' '));
    }
    expectInMargins(pdf, 17 * mm);
  });

  it('stands when nothing was fought and the game is over', async () => {
    const told: Story = {
      ...story,
      over: true,
      chapters: chaptersWith({
        ...{ thrown: [], fights: [] },
        ending: { title: 'The British hold Savannah', line: 'The assault failed at every point.' },
      }),
      map: { ...story.map, frames: [], stars: [], arrows: [] },
    };
    const pdf = await printed(told, { ...envelope, next: null, deadline: null });
    const text = flat(pdf.pages.map((page) => page.text).join('\n'));
    expect(text).toContain('The assault failed at every point.');
    expect(text).toContain('The game is over');
    expect(text).not.toContain('BEGIN');
    expectInMargins(pdf, 14 * mm);
  });

  it('runs the order form on over pages when it is long', async () => {
    const form = Array.from({ length: 150 }, (_, at) => `HOLD unit-${at}`);
    const pdf = await printed({ ...story, form });
    const told = pdf.pages.flatMap(({ lines }) => lines.map(({ text }) => text));
    for (const line of form) expect(told).toContain(line);
    expectInMargins(pdf, 14 * mm);
  });

  it('sets the order of battle of two armies in two columns over the whole width, long names on one line', async () => {
    const name = 'Luisiana Grenadiers of Pensacola';
    const armies = musterIn(story).slice(0, 2);
    const told = armies.map((army) => ({ ...army, units: army.units.slice(0, 20).map((unit) => ({ ...unit, name })) }));
    const pdf = await printed({ ...story, chapters: chaptersWith({ armies: told }) });
    const page = pdf.pages.find(({ text }) => text.includes('SP now / full'));
    const heads = page?.lines.filter(({ text }) => text.replace(/ \[[\w-]+\]$/, '') === name) ?? [];
    expect(heads.length).toBe(
      told.flatMap(({ units }) => units.filter((one) => one.counter.symbol !== 'leader')).length,
    );
    expect(Math.max(...heads.map(({ x }) => x))).toBeGreaterThan((page?.width ?? 0) / 2);
  });

  it('fits names and places of any length', async () => {
    const long = 'Saint-Domingue Volunteers, second detachment of the Chasseurs-Volontaires';
    const armies = musterIn(story).map((army) => ({
      ...army,
      units: army.units.map((unit) => ({ ...unit, name: long, place: 'reserve' })),
    }));
    const told: Story = {
      ...story,
      title: `${story.title} against all that was foreseen by anybody`,
      chapters: chaptersWith({
        armies,
        fights: withAddends(({ name, value }) => ({ name: `${name}, ${long}`, value })),
      }),
    };
    expectInMargins(await printed(told), 14 * mm);
  });
});

it.each([
  'card',
  'row',
] as const)('prints a throw of many dice inside the margins, on as many lines as it takes: %s', async (as) => {
  const many: Trial = {
    ...{ head: ['We, forty dice'], addends: [], sum: null, needs: null, verdict: 'two hits', effects: [] },
    dice: Array.from({ length: 40 }, (_, n) => ({ face: (n % 6) + 1, kind: 'test' as const })),
  };
  const great = card({ label: 'Z', title: 'A great fight', address: 't16/x' }, [{ kind: 'dice', trials: [many] }]);
  const told =
    as === 'card'
      ? { fights: [great] }
      : { thrown: [many, { ...many, head: ['They, one die'], dice: many.dice.slice(0, 1) }] };
  const pdf = await printed({ ...story, chapters: chaptersWith(told) });
  expect(flat(pdf.pages.map(({ text }) => text).join(' '))).toContain('forty dice');
  expectInMargins(pdf, 12 * mm);
});
