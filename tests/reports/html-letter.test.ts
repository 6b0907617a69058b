import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Story } from '../../src/engine/story.ts';
import {
  type Envelope,
  renderAcknowledgement,
  renderNotice,
  renderReportHtml,
  renderReportText,
  reportModel,
  reportPictures,
  reportSubject,
} from '../../src/reports/index.ts';
import { cardsIn } from '../told.ts';
import { acknowledgement } from './acknowledgement-fixture.ts';
import { envelope } from './envelope-fixture.ts';
import { contrast, spoken, wordsOnly } from './html-reader.ts';
import { sides } from './scene-fixture.ts';
import { chaptersWith, story } from './story-fixture.ts';

const KILOBYTE = 1000;
const model = reportModel(story, envelope);
const html = renderReportHtml(model);
const acknowledged = renderAcknowledgement(acknowledgement).html;
const about = { game: envelope.game, band: null };
const notices = [
  renderNotice('press', { ...about, from: 'Anne', text: 'See you at <Spring Hill>', answerTo: 'french' }, 'en'),
  renderNotice('refused', { game: null, band: null, code: 'empty', text: 'It is empty.', written: [] }, 'en'),
  renderNotice(
    'sender',
    {
      ...about,
      title: 'Un message pour votre camp est retenu',
      text: ['Rien ne prouve qu’il est de vous.'],
      written: { title: 'Ce qu’il dit', lines: ['MOVE tawes TO 1503'] },
      reply: { title: 'S’il est de vous', note: 'Répondez par cette ligne.', lines: ['CONFIRMER 7KQ2-M9XD'] },
      after: ['Sinon, ne faites rien.'],
    },
    'fr',
  ),
  renderNotice(
    'help',
    { ...about, forms: [{ form: 'READY', means: 'no more time' }], others: [], seat: null, terms: [] },
    'en',
  ),
  renderNotice('confirm', { ...about, what: 'SURRENDER', reply: ['CONFIRM SURRENDER'] }, 'fr'),
].map((letter) => letter.html);

/** Every string of a value passed through `change`, whatever its shape; names of fields stay. */
function rewritten<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((one) => rewritten(one, change)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rewritten(one, change)])) as T;
}

/** The story with every line of prose changed; ids of sides, kinds of blocks and the map's ground stay as they are. */
function told(change: (text: string) => string): Story {
  const { map, side, ...prose } = story;
  const kinds = [...JSON.stringify(prose.chapters).matchAll(/"(?:kind|id|page|as|fate|symbol|frame)":"([^"]*)"/g)].map(
    ([, is = '']) => is,
  );
  const fixed = new Set([...sides.map((one) => one.id), ...kinds]);
  const changed = rewritten(prose, (text) => (fixed.has(text) ? text : change(text)));
  const frames = map.frames.map((frame) => ({ ...frame, alt: change(frame.alt), title: change(frame.title) }));
  return { ...changed, side, map: { ...map, frames } };
}

describe('look §3: the blocks of the mail report', () => {
  it('§3 blocks stand in the order of need, from the reply marker to the journal head', () => {
    const blocks = [
      'reply above this line',
      'Turn 16 played, turn 17 next, British',
      'Your movement orders for turn 17 are due',
      'Spring Hill held</h2>',
      'cid:map-1',
      '>Close combat</h2>',
      '>Losses</h2>',
      '>Army morale</h2>',
      '>Victory</h2>',
      '>Fire</h2>',
      '>What to order next</h2>',
      '>Your orders</h2>',
      'Journal head badebd5fd7b9.',
    ];
    const body = html.slice(html.indexOf('<body')).replaceAll('\u00a0', ' ');
    const places = blocks.map((block) => body.indexOf(block));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('§3 the letter before the first turn introduces the game and leaves out chapters on what was not played', () => {
    const first = renderReportHtml(
      reportModel(
        { ...story, opening: true, chapters: chaptersWith({ fights: [], thrown: [], losses: {}, happened: [] }) },
        envelope,
      ),
    );
    expect(first).toContain('>The game</div>');
    for (const chapter of ['What happened', 'Close combat', 'Losses', 'Fire'])
      expect(first).not.toContain(`>${chapter}<`);
  });

  it('§3 exactly five lines tell what happened', () => {
    const list = html.slice(html.indexOf('<ol'), html.indexOf('</ol>'));
    expect(list.match(/<li/g)).toHaveLength(5);
  });

  it('§3 the preview line holds result, change of level and deadline', () => {
    const preview = spoken(html).find((one) => one.hidden && one.text !== reportSubject(model))?.text;
    expect(preview?.replaceAll('\u00a0', ' ')).toBe(
      'Spring Hill held. British 15 High (was 14). Orders by Sun 22 Nov 20:00.',
    );
  });

  it('§3 every fight has its picture with alt text, and no other picture is asked for', () => {
    const pictures = [...html.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)];
    expect(pictures.map(([, source]) => source)).toEqual(reportPictures(model).map(({ cid }) => `cid:${cid}`));
    expect(pictures.length).toBeGreaterThanOrEqual(story.map.frames.length);
    for (const [, , alt = ''] of pictures) expect(alt.length).toBeGreaterThan(40);
  });

  it('§3 the subject says game, seat, kind, turn and deadline, in this order', () => {
    expect(reportSubject(model)).toBe('[Savannah 7] British: movement orders, turn 17, by Sun 22 Nov 20:00');
  });

  it('§3 the body stays under 45 kB, and under 100 kB with twelve combats', () => {
    const twelve = Array.from({ length: 6 }, () => cardsIn(story)).flat();
    expect(Buffer.byteLength(html)).toBeLessThan(45 * KILOBYTE);
    const great = renderReportHtml(reportModel({ ...story, chapters: chaptersWith({ fights: twelve }) }, envelope));
    expect(Buffer.byteLength(great)).toBeLessThan(100 * KILOBYTE);
    expect(great.match(/<h3[^>]*>[AB] · /g)).toHaveLength(12);
  });

  it('§3 a game that is over asks for no orders: no deadline, no form', () => {
    const over: Envelope = { ...envelope, next: null, deadline: null };
    const ending = { title: 'The assault failed', line: 'The British hold Savannah.' };
    const ended: Story = { ...story, over: true, chapters: chaptersWith({ ending }) };
    const last = renderReportHtml(reportModel(ended, over));
    expect(last).toContain('The game is over.');
    expect(last).toContain('The British hold Savannah.');
    expect(last).not.toContain('BEGIN');
    expect(reportSubject(reportModel(ended, over))).toBe('[Savannah 7] British: the game is over, turn 16');
  });

  it('§3 a seat with nothing to order, or with no time set, is told so and not that the game is over', () => {
    const waiting = reportModel(story, { ...envelope, next: null, deadline: null });
    expect(reportSubject(waiting)).toBe('[Savannah 7] British: what happened, turn 16');
    expect(renderReportHtml(waiting)).toContain('No orders of yours are due now.');
    const timeless = reportModel(story, { ...envelope, deadline: null });
    expect(reportSubject(timeless)).toBe('[Savannah 7] British: movement orders, turn 17');
    expect(renderReportText(timeless)).toContain('DUE  Your movement orders for turn 17 are open; no time is set.');
    expect(timeless.form.at(-1)).toBe('END');
  });

  it('§3 a turn without shot, fight, loss or ledger still says so in words', () => {
    const quiet: Story = {
      ...story,
      map: { ...story.map, frames: [] },
      chapters: chaptersWith({
        ...{ standing: [], thrown: [], happened: [] },
        fights: [{ kind: 'lines', lines: [['No close combat was fought.']] }],
        losses: { british: 'none', french: 'none', american: 'none' },
      }),
    };
    const letter = wordsOnly(renderReportHtml(reportModel(quiet, { ...envelope, ledger: [] }), { pdf: 'none' }));
    expect(letter).toContain('No close combat was fought.');
    expect(letter.match(/none/g)).toHaveLength(3);
    expect(letter).toContain('No die was thrown that you may see.');
  });
});

describe('look §2 and §3: what every client can show', () => {
  it.each([
    ['report', html],
    ['acknowledgement', acknowledged],
    ...notices.map((letter, index): [string, string] => [`notice ${index}`, letter]),
  ])('§3 the %s has inline styles only: no class, no script, no style sheet, nothing from elsewhere', (_name, letter) => {
    expect(letter).not.toMatch(/\sclass=|<script|<style|<link|@import|javascript:/i);
    expect(letter).not.toMatch(/https?:|url\(|src="(?!cid:)/i);
    expect(letter).not.toMatch(/<table(?! role="presentation")/);
    expect(letter).toContain('<meta name="color-scheme" content="light">');
    expect(letter).toContain('max-width:760px');
    expect(letter).not.toMatch(/\{\{|\}\}|undefined|\[object/);
  });

  it.each([
    ['report', html],
    ['acknowledgement', acknowledged],
    ...notices.map((letter, index): [string, string] => [`notice ${index}`, letter]),
  ])('§2 every word of the %s stands at 4.5:1 or better on its ground', (_name, letter) => {
    const weak = spoken(letter)
      .filter(({ hidden, text }) => !hidden && text !== '&nbsp;')
      .filter(({ background, color }) => contrast(background, color) < 4.5);
    expect(weak).toEqual([]);
  });

  it('§2 figures on every side’s colour, and every side’s name on paper and on cards, reach 4.5:1', () => {
    for (const { ground, figures, star } of sides) {
      expect(contrast(ground, figures)).toBeGreaterThan(4.5);
      for (const paper of ['FFFDF6', 'FFFFFF', 'FFF3C9']) expect(contrast(star, paper)).toBeGreaterThan(4.5);
    }
  });

  it('§3 every block sets its ground and its ink together, so that a client inverts them in pairs', () => {
    for (const [, style = ''] of html.matchAll(/<(?:td|table)[^>]* style="([^"]*background:[^"]*)"/g)) {
      expect(style).toMatch(/(?:^|;)color:#/);
    }
  });

  it('§2 nothing is set smaller than 13 px but bars and the hidden preview', () => {
    const sizes = [...html.matchAll(/(?:font-size:|font:(?:bold )?)(\d+)px/g)].map(([, size]) => Number(size));
    expect(sizes.filter((size) => size < 13).every((size) => size === 1)).toBe(true);
  });

  it('§2 minus is U+2212 in prose, and ASCII in everything a player may copy', () => {
    expect(html).toContain('fog −1');
    const form = html.slice(html.indexOf('BEGIN SAVANNAH-7'), html.indexOf('\nEND<'));
    expect(form).not.toMatch(/[^\n\x20-\x7e]/);
    expect(form).toContain('HOLD fraser-1, graham-li, maitland');
  });
});

describe('look §5: the combat card in HTML', () => {
  const cardIn = (letter: string) => letter.slice(letter.indexOf('A · Spring Hill'), letter.indexOf('B · The line'));
  const [card, whole] = [cardIn(html), cardIn(renderReportHtml(model, { pdf: 'none' }))];

  it('§5 the addends of a card, added again from what is printed, make the printed sum', () => {
    const values = [...whole.matchAll(/<td align="right"[^>]*><b>([+−]?\d+)</g)].map(([, value = '']) =>
      Number(value.replace('−', '-')),
    );
    const printed = values.pop();
    expect(values).toHaveLength(9);
    // A sign parted from its figures by the end of a narrow line would say another number.
    expect(whole.match(/<td align="right"[^>]* nowrap><b>[+−]?\d/g)).toHaveLength(10);
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(printed);
    expect(printed).toBe(-3);
  });

  it('table and single dice are left to the PDF where there is one; the die and what came of it are not', () => {
    expect(card).not.toContain('<td align="right"');
    expect(card).not.toContain('>4-1<');
    expect(card).toMatch(/− 3 = .*→ /);
    expect(card).toMatch(/slope.−1, abatis.−1, redoubt.−1, French assault, all turns.−1</);
  });

  it('§5 a die that was re-rolled stays, struck through, and says who paid', () => {
    expect(card).toMatch(/line-through">2</);
    expect(card).toContain('the Allies spent their momentum');
  });

  it('no score, no heading of a score: what stands alone bears its own label', () => {
    const heads = (said: Story): readonly string[] =>
      [...renderReportHtml(reportModel(said, envelope)).matchAll(/<h2[^>]*>([^<]*)</g)].map(([, head]) => head ?? '');
    const chapters = story.chapters.map((one) => ({
      ...one,
      blocks: one.blocks.map((block) =>
        block.kind === 'score'
          ? { ...block, tallies: block.tallies.map((tally) => ({ ...tally, quiet: true as const })) }
          : block,
      ),
    }));
    expect(heads(story)).toContain('Victory');
    expect(heads({ ...story, chapters })).toEqual(heads(story).filter((head) => head !== 'Victory'));
  });

  it('§5 all seven columns of the table row are printed and the cell that was hit is in signal', () => {
    expect(whole.match(/background:#FFD23F;color:#1F2328"><b>R\/–</)).not.toBeNull();
    for (const column of ['1-3', '1-2', '1-1', '3-2', '2-1', '3-1', '4-1']) expect(whole).toContain(`>${column}<`);
  });

  it('§5 attack is in the attacker’s colour, defence in the defender’s', () => {
    expect(card).toContain('<b style="color:#1B4E8F">Attack</b>');
    expect(card).toContain('<b style="color:#A4211B">Defence</b>');
  });
});

describe('what others write', () => {
  it('is escaped wherever a string is printed: names with markup leave the letter’s tags as they were', () => {
    const tags = (letter: string) => letter.match(/<[^>]*>/g)?.length;
    const plain = renderReportHtml(
      reportModel(
        told((text) => `${text} b`),
        envelope,
      ),
    );
    for (const evil of ['<script>alert(1)</script>', '"><img src=x>', "' onload='x", '&lt;b&gt;', '{{w.fire}}']) {
      const letter = renderReportHtml(
        reportModel(
          told((text) => `${text} ${evil}`),
          envelope,
        ),
      );
      expect(tags(letter)).toBe(tags(plain));
      expect(() => spoken(letter)).not.toThrow();
      expect(letter).not.toMatch(/<script|<img src=x/);
    }
  });

  it('is escaped in acknowledgements and other letters, whatever it is', () => {
    const tags = (letter: string) => letter.match(/<[^>]*>/g)?.length;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), (text) => {
        const line = {
          line: 1,
          tag: 'error' as const,
          text: `x${text}`,
          column: 1,
          written: `x${text}`,
          note: [`x${text}`],
        };
        const one = renderAcknowledgement({ ...acknowledgement, lines: [line] });
        expect(tags(one.html)).toBe(
          tags(
            renderAcknowledgement({ ...acknowledgement, lines: [{ ...line, text: 'x', written: 'x', note: ['x'] }] })
              .html,
          ),
        );
        spoken(one.html);
        const sender = { title: 't', text: ['r'], reply: null, after: [] };
        const held = renderNotice(
          'sender',
          { ...about, ...sender, written: { title: 'w', lines: [`x${text}`] } },
          'en',
        );
        spoken(held.html);
        expect(held.text.split('\n').every((shown) => shown.length <= 72)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('cannot turn a line round: controls and direction marks are taken out of HTML and text', () => {
    const letter = renderNotice(
      'press',
      { ...about, from: 'Anne', text: 'a\u202eb\u0007c\u2066d', answerTo: null },
      'en',
    );
    for (const mark of ['\u202e', '\u0007', '\u2066']) expect(letter.html + letter.text).not.toContain(mark);
  });
});

describe('the same letter', () => {
  it('is the same bytes twice, text and HTML', () => {
    const again = reportModel(structuredClone(story), structuredClone(envelope));
    expect(renderReportHtml(again)).toBe(html);
    expect(renderReportText(again)).toBe(renderReportText(model));
    expect(renderAcknowledgement(structuredClone(acknowledgement)).html).toBe(acknowledged);
  });
});
