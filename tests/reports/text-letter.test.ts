import { describe, expect, it } from 'vitest';
import { readMail } from '../../src/campaign/house/reading.ts';
import { card } from '../../src/engine/chapters.ts';
import { LANGUAGES, plainWords } from '../../src/engine/phrase.ts';
import type { Story, Trial } from '../../src/engine/story.ts';
import { isReplyLine } from '../../src/mail/reading/oldMail.ts';
import { inForce } from '../../src/reports/acknowledgement.ts';
import {
  type Envelope,
  type LocalTime,
  renderAcknowledgement,
  renderReportHtml,
  renderReportJson,
  renderReportText,
  reportModel,
  reportSubject,
} from '../../src/reports/index.ts';
import { wordsOf } from '../../src/reports/words/words.ts';
import { cardsIn } from '../told.ts';
import { acknowledgement } from './acknowledgement-fixture.ts';
import { envelope } from './envelope-fixture.ts';
import { everyLetter, tooLong } from './every-letter.ts';
import { spoken } from './html-reader.ts';
import { chaptersWith, fire, story, withAddends } from './story-fixture.ts';

const model = reportModel(story, envelope);
const text = renderReportText(model);
const lines = text.split('\n');

const deadline = envelope.deadline as NonNullable<Envelope['deadline']>;
const due = (change: Partial<LocalTime>, game: LocalTime | null = null, hours: number | null = null): string =>
  renderReportText(
    reportModel(story, { ...envelope, deadline: { local: { ...deadline.local, ...change }, game, hours } }),
  );

/** Addends and sum of each card of a text, as printed. */
function cards(letter: string): { addends: number[]; sum: number }[] {
  return letter
    .split(/^COMBAT /m)
    .slice(1)
    .map((card) => {
      const [above = '', below = ''] = card.split(/^ {2}-+$/m);
      const values = [...above.matchAll(/^ {2,}.*? ([+-]?\d+)$/gm)].map(([, value]) => Number(value));
      return { addends: values, sum: Number(/([+-]?\d+)$/m.exec(below)?.[1]) };
    });
}

describe('look §3: the text part', () => {
  it('§3 reads as the British letter after turn 16', async () => {
    await expect(text).toMatchFileSnapshot('recorded/british-16.txt');
  });

  it('§3 no line is wider than 72 columns, whatever is told', () => {
    const long = 'Régiment-de-la-Garnison-de-von-Wissenbach-'.repeat(4);
    const wide: Story = {
      ...story,
      title: long,
      summary: story.summary.map((line) => [...line, long]),
      chapters: chaptersWith({
        losses: { british: long },
        thrown: fire.map((trial) => ({ ...trial, effects: [long] })),
        fights: withAddends(() => ({ name: long, value: -3 })),
        facts: [{ label: 'Momentum', text: long }],
      }),
    };
    for (const letter of [text, renderReportText(reportModel(wide, envelope))]) {
      expect(letter.split('\n').filter((line) => line.length > 72)).toEqual([]);
    }
  });

  it.each(LANGUAGES)('every kind of letter keeps to 72 columns, whatever is told, in %s', (language) => {
    const wrong = everyLetter(language).flatMap(({ kind, text: said }) => tooLong(said).map((line) => [kind, line]));
    expect(wrong).toEqual([]);
  });

  it('§3 says the blocks in the order of the HTML letter', () => {
    const blocks = ['reply above', 'SAVANNAH 7', 'DUE ', 'WHAT HAPPENED', 'WHERE IT STANDS', 'COMBAT A', 'COMBAT B'];
    const rest = [
      'LOSSES',
      'ARMY MORALE',
      'VICTORY POINTS',
      'FIRE',
      'WHAT TO ORDER NEXT',
      'YOUR ORDERS   ',
      'Journal head badebd5fd7b9. ',
    ];
    const places = [...blocks, ...rest].map((block) => text.indexOf(block));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('§3 bars are as long as the track is high, and their marks stand under the ruler', () => {
    const ruler = lines.find((line) => line.startsWith('ARMY MORALE')) ?? '';
    const french = lines.find((line) => line.includes('French    |')) ?? '';
    expect(french).toContain(`|${'#'.repeat(10)}${'.'.repeat(10)}| 10 Fatigued (was 12)`);
    expect(ruler.indexOf('0...')).toBe(french.indexOf('|'));
    expect(ruler.indexOf('10')).toBe(french.indexOf('|') + 10);
  });

  it('§3 a die an umpire replaced shows both faces', () => {
    const thrown: Trial[] = [{ ...(fire[0] as Trial), dice: [{ face: 3, ruled: 7, kind: 'test' }] }];
    const ledger = [{ address: 't16/allies/fire/br-a/!hit', sides: 10, lowest: 0, face: 3, ruled: 7 }];
    const letter = renderReportText(
      reportModel({ ...story, chapters: chaptersWith({ thrown }) }, { ...envelope, ledger }),
      { pdf: 'unwanted' },
    );
    expect(letter).toContain('[3, ruled 7]');
    expect(letter).toContain('3, ruled 7  t16/allies/fire/br-a/!hit');
  });

  it('dice, keys and promises are in the PDF where one goes along, else in the letter, whole', () => {
    const alone = renderReportText(model, { pdf: 'unwanted' });
    const hashes = [envelope.head, envelope.keys[0]?.hex, envelope.commitments[0]?.hex].map((hex) => `${hex}`);
    for (const hex of [...hashes, '!close-combat']) {
      expect(alone).toContain(hex);
      expect(text).not.toContain(hex);
    }
    expect(text).toContain(`Journal head ${envelope.head.slice(0, 12)}.`);
  });

  it('§3 a withdrawn run is printed with its author, reason, dice and key', () => {
    const run = {
      run: 1,
      by: 'the umpire',
      reason: 'Orders lost in the mail.',
      ledger: envelope.ledger,
      keys: envelope.keys,
    };
    const letter = renderReportText(reportModel(story, { ...envelope, withdrawn: [run] }), { pdf: 'unwanted' });
    const printed = letter.slice(letter.indexOf('WITHDRAWN RUN 1, BY THE UMPIRE'));
    expect(printed).toContain('Orders lost in the mail.');
    for (const { address } of envelope.ledger) expect(printed).toContain(address);
    expect(printed).toContain(envelope.keys[0]?.hex);
  });
});

describe('a letter whose PDF has all', () => {
  it('leaves quiet chapters and single dice to it, and tells the addends of fights in a line; one without a PDF tells them, and what moved the tracks stands in both', () => {
    const whole = renderReportText(model, { pdf: 'none' });
    for (const each of [whole, text]) expect(each).toContain("Dillon's Irish reduced +1");
    // A line to itself in the whole letter, where an addend of nothing stands too.
    expect(whole).toMatch(/^ {2}von Porbeck, combat value +0$/m);
    expect(text).not.toContain('von Porbeck, combat value');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      "lead, Avant-Garde morale +1, d'Estaing, combat value +2, our lead, Tawes' Dragoons morale -1, tactics -1, slope -1, abatis -1, redoubt -1, French assault, all turns -1 [2] - 3 = -1: ",
    );
    const still = {
      ...story,
      chapters: story.chapters.map((one) => (one.id === 'losses' ? { ...one, quiet: true as const } : one)),
    };
    expect(renderReportText(reportModel(still, envelope), { pdf: 'none' })).toMatch(/^LOSSES$/m);
    expect(renderReportText(reportModel(still, envelope))).not.toMatch(/^LOSSES$/m);
  });
});

describe('look §5: the sums of a card', () => {
  it('§5 added again from the printed lines of the text, each card makes its printed sum', () => {
    const printed = cards(renderReportText(model, { pdf: 'none' }));
    expect(printed).toHaveLength(2);
    expect(printed.map(({ addends }) => addends.length)).toEqual([9, 9]);
    for (const { addends, sum } of printed) expect(addends.reduce((total, one) => total + one, 0)).toBe(sum);
    expect(printed.map(({ sum }) => sum)).toEqual([-3, 0]);
  });

  it('§5 die and sum make the total that finds the row', () => {
    const throws = [
      ...renderReportText(model, { pdf: 'none' }).matchAll(/^ {2}\[(\d)\] ([+-]) (\d+) = (-?\d+), row (-?\d+)/gm),
    ];
    expect(throws).toHaveLength(3);
    for (const [, die, sign, sum, total, row] of throws) {
      expect(Number(die) + (sign === '-' ? -1 : 1) * Number(sum)).toBe(Number(total));
      expect(row).toBe(total);
    }
  });

  it('§5 a fight that was not fought shows no die and says so', () => {
    const fights = cardsIn(story).map(({ of, ...head }) =>
      card(
        head,
        of.map((block) => (block.kind === 'sum' ? { ...block, throws: [], table: null } : block)),
      ),
    );
    const letter = renderReportText(reportModel({ ...story, chapters: chaptersWith({ fights }) }, envelope));
    expect(letter).toContain('Not fought: no die was thrown.');
  });
});

describe('look §8: the order form', () => {
  it('§8 goes from BEGIN to END in ASCII, no line above 41 characters', () => {
    expect(model.form.at(0)).toBe('BEGIN SAVANNAH-7 BRITISH TURN 17 MOVEMENT');
    expect(model.form.at(-1)).toBe('END');
    for (const line of model.form) {
      expect(line.length).toBeLessThanOrEqual(41);
      expect(line).toMatch(/^[\x20-\x7e]*$/);
    }
  });

  it('§8 stands in the letter line for line as it must be sent back', () => {
    expect(text).toContain(`\n${model.form.join('\n')}\n`);
  });

  it('§8 keeps its first line within 41 characters for long names too', () => {
    const named = reportModel(story, { ...envelope, game: { id: 'jenkins-ear-12', label: 'Jenkins’ Ear 12' } });
    expect(named.form[0]).toBe('BEGIN JENKINS-EAR-12 BRITISH TURN 17');
  });
});

describe('deadlines', () => {
  it('say the reader’s clock, zone and offset, the game’s clock, and what is left', () => {
    expect(text).toContain('DUE  Sunday 22 November 2026, 20:00, London (GMT, UTC+0)');
    expect(text).toMatch(/21:00 in Paris, the game's zone; 2\s+days 11 hours from sending\./);
  });

  it('say half hours west, and a zone without letters only once', () => {
    expect(due({ zone: 'St. John’s', abbreviation: 'NST', offset: -210 })).toContain('St. John’s (NST, UTC-3:30)');
    expect(due({ zone: 'Kathmandu', abbreviation: 'UTC+5:45', offset: 345 })).toContain('Kathmandu (UTC+5:45)');
  });

  it('name the day where it is another day in the game’s zone, and nothing where the zones agree', () => {
    const tokyo = { ...deadline.local, day: 23, weekday: 1, hour: 5, zone: 'Tokyo', abbreviation: 'JST', offset: 540 };
    expect(due({}, tokyo)).toContain('Mon 23 Nov 05:00 in Tokyo');
    expect(due({}, deadline.local)).not.toContain("the game's zone");
  });
});

describe('the reply line', () => {
  it.each(LANGUAGES)('is the one by which a reply is told from what it answers, in %s', (language) => {
    const letter = reportModel(story, { ...envelope, language });
    // A phone's line holds no more: what is left over would stand alone on the next.
    expect((renderReportText(letter).split('\n')[0] ?? '').length).toBeLessThan(58);
    expect(isReplyLine(renderReportText(letter).split('\n')[0] ?? '')).toBe(true);
    expect(spoken(renderReportHtml(letter)).find((one) => !one.hidden && isReplyLine(one.text))).toBeDefined();
    expect(isReplyLine(renderAcknowledgement({ ...acknowledgement, language }).text.split('\n')[0] ?? '')).toBe(true);
  });

  it('is known as it stood in older letters', () => {
    expect(isReplyLine('=-=-= Écrivez votre réponse au-dessus de cette ligne =-=-=')).toBe(true);
  });
});

describe('a reply to a letter', () => {
  const mail = (type: string, body: string): Buffer =>
    Buffer.from(
      `From: a@b.example\r\nTo: savannah-7+british@c.example\r\nSubject: Re: ${type}\r\nMIME-Version: 1.0\r\n` +
        `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n` +
        Buffer.from(body).toString('base64').replace(/.{76}/g, '$&\r\n'),
    );

  it.each(
    LANGUAGES,
  )('is read without the letter below it, though nothing marks that as quoted, in %s', async (language) => {
    const letter = reportModel(story, { ...envelope, language });
    const html = renderReportHtml(letter).replace(/<body[^>]*>/, '$&<p>MOVE kfr TO 1403</p>');
    expect((await readMail(mail('text/html', html))).newText).toBe('MOVE kfr TO 1403');
    const plain = `MOVE kfr TO 1403\n\n${renderReportText(letter)}`;
    expect((await readMail(mail('text/plain', plain))).newText).toBe('MOVE kfr TO 1403');
  });
});

describe('French letters', () => {
  const french = { ...envelope, language: 'fr' as const, seat: { id: 'allied', name: 'Alliés' } };
  const letter = reportModel(story, { ...french, next: { printed: 17, call: 'movement' } });

  it('write dates, words and subjects in French', () => {
    expect(reportSubject(letter)).toBe(
      '[Savannah 7] Alliés\u00a0: ordres de mouvement, tour 17, avant dim. 22 nov. 20:00',
    );
    const told = renderReportText(letter);
    expect(told).toContain('ÉCHÉANCE  dimanche 22 novembre 2026, 20:00');
    expect(told).toContain('Ordres de mouvement du tour 17.');
    expect(told.split('\n').filter((line) => line.length > 72)).toEqual([]);
  });

  it('leave no English word of ours behind', () => {
    const words = /\b(reply|Losses|Attack|Defence|needs|unchanged|Order form|Journal head|Commitment)\b/i;
    const plain: Story = { ...story, chapters: [], form: [], title: '', summary: [] };
    expect(renderReportText(reportModel(plain, french))).not.toMatch(words);
    const answer = renderAcknowledgement({ ...acknowledgement, language: 'fr', lines: [], unordered: null });
    expect(answer.text).not.toMatch(/\b(received|Open|accepted|Record|your)\b/i);
    expect(() => spoken(answer.html)).not.toThrow();
  });
});

describe('look §9: the acknowledgement', () => {
  it('§9 reads as the answer to the mail of nine lines', async () => {
    const { text: answer } = renderAcknowledgement(acknowledgement);
    await expect(answer).toMatchFileSnapshot('recorded/acknowledgement.txt');
    expect(answer.split('\n').filter((line) => line.length > 72)).toEqual([]);
  });

  it('§9 the subject says what stands, whether the seat is ready, and how many errors there are', () => {
    expect(renderAcknowledgement(acknowledgement).subject).toBe(
      '[Savannah 7] British: saved, not ready, 2 errors (turn 17, movement)',
    );
    const clean = { ...acknowledgement, lines: acknowledgement.lines.filter((line) => line.tag !== 'error') };
    expect(renderAcknowledgement(clean).subject).toBe('[Savannah 7] British: saved, not ready (turn 17, movement)');
    expect(renderAcknowledgement({ ...clean, ready: true }).subject).toContain('British: ready (turn 17');
    expect(renderAcknowledgement({ ...clean, verdict: 'checked' }).subject).toContain('British: checked only (');
    expect(renderAcknowledgement({ ...acknowledgement, verdict: 'nothing' }).text).toContain('NOTHING CHANGED.');
    // Who asked for another thing, and got it, is not told in red that nothing came of his mail.
    const other = { ...clean, verdict: 'nothing' } as const;
    expect(renderAcknowledgement(other).text).toContain('YOUR ORDERS ARE UNCHANGED.');
    expect(renderAcknowledgement({ ...other, lines: [] }).text).toContain('NOTHING CHANGED.');
  });

  it.each([
    ['replaced', 'Replaces your book of Fri 20 Nov 09:55.'],
    ['amended', 'Changes your book of Fri 20 Nov 09:55.'],
    ['withdrawn', 'Your book of Fri 20 Nov 09:55 is withdrawn.'],
    ['kept', 'Your book of Fri 20 Nov 09:55 stands.'],
  ] as const)('§9 says of a book that is %s', (book, said) => {
    expect(renderAcknowledgement({ ...acknowledgement, book }).text).toContain(said);
    expect(renderAcknowledgement({ ...acknowledgement, book, verdict: 'nothing' }).text).not.toContain(said);
  });

  it.each([
    ['en', 'A new mail of orders replaces them all, unless it begins with AMEND.'],
    ['fr', 'Un nouveau courrier d’ordres les remplace tous, sauf s’il commence par MODIFIER.'],
    ['es', 'Otro correo con órdenes las sustituye todas, salvo si empieza por ENMENDAR.'],
  ] as const)('§9 says in %s beside orders in force what the next mail does to them', (language, said) => {
    const foot = (changed: Partial<typeof acknowledgement>): string =>
      renderAcknowledgement({ ...acknowledgement, language, ...changed }).text.replaceAll(/\s+/g, ' ');
    expect(foot({})).toContain(said);
    expect(foot({ verdict: 'nothing' })).toContain(said);
    expect(foot({ force: [] })).not.toContain(said);
    expect(foot({ trial: true })).not.toContain(said);
    expect(foot({ deadline: null })).not.toContain(said);
  });

  it.each([
    [true, 1],
    ['part', 2],
  ] as const)('§9 an order that cannot be carried out is an error and none of those that run (%s: %i)', (fails, n) => {
    const force = [
      { text: 'HOLD kfr', line: null, fails, note: [] } as const,
      { text: 'HOLD tawes', line: null, note: [] },
    ];
    const { text } = renderAcknowledgement({ ...acknowledgement, lines: [], force });
    expect(text).toContain(`${n} order${n === 1 ? '' : 's'} in force, 1 error`);
    expect(text).toContain(`When the call closes, ${n} order${n === 1 ? ' runs' : 's run'}`);
  });

  it('§9 an order that is kept for a later call is told once, as kept', () => {
    const text = 'ATTACK 1405 WITH tawes';
    const row = { line: 5, tag: 'kept' as const, text, column: null, written: null, note: ['Kept for combat.'] };
    const force = [{ text, line: 5, keptFor: 'combat', note: [] }];
    const answer = renderAcknowledgement({ ...acknowledgement, lines: [row], force });
    expect(answer.text.split('\n').filter((line) => line.includes(text))).toEqual([`  5  kept   ${text}`]);
    expect(answer.html.split(text)).toHaveLength(2);
  });

  it('§9 promises to wait for a deadline only where there is one', () => {
    expect(renderAcknowledgement(acknowledgement).text).toContain('we wait until');
    expect(renderAcknowledgement({ ...acknowledgement, deadline: null }).text).not.toContain('deadline');
    expect(renderAcknowledgement({ ...acknowledgement, received: null }).text).not.toContain('by our clock');
  });

  it.each([
    ['en', 'ORDERS TO LOOK AT AGAIN', 'READY. 4 orders in force, 1 warning.'],
    ['fr', 'ORDRES À REVOIR', 'PRÊT. 4 ordres en vigueur, 1 avertissement.'],
    ['es', 'ÓRDENES POR REVISAR', 'LISTO. 4 órdenes en vigor, 1 aviso.'],
  ] as const)('of READY alone shows the warning that it counts, and of the rest of the book how much it is: %s', (language, title, verdict) => {
    const [kfr, marines, ...others] = (acknowledgement.force ?? []).slice(0, -1);
    const warned = { text: 'MOVE marines TO 1503', line: null, warns: true as const, note: ['1503 is full by then.'] };
    const lines = [
      { line: 1, tag: 'accepted', text: 'READY', column: null, written: null, note: [], isAct: true },
    ] as const;
    const ready = {
      ...acknowledgement,
      language,
      inBrief: true,
      ready: true,
      book: 'kept',
      gone: [],
      mend: [],
    } as const;
    const force = [{ ...(kfr as NonNullable<typeof kfr>), line: null }, warned, ...others];
    const brief = renderAcknowledgement({ ...ready, lines, force });
    expect(brief.text).toContain(verdict);
    expect(brief.text).toMatch(new RegExp(`${title}\n.* MOVE marines TO 1503\n +1503 is full by then.`));
    expect(brief.html).toContain('1503 is full by then.');
    for (const letter of [brief.text, brief.html]) expect(letter).not.toMatch(/kfr|gam-1|fraser-2|NEAREST/);
    const calm = renderAcknowledgement({ ...ready, lines, force: [marines as NonNullable<typeof marines>] });
    for (const letter of [calm.text, calm.html.toUpperCase()]) expect(letter).not.toContain(title);
  });

  it.each([
    [1, 'x'.repeat(200)],
    [6, 'MOVE grahm TO 1404'],
    [40, 'a'.repeat(80)],
    [100, `${'b'.repeat(99)}c`],
    [150, 'd'.repeat(200)],
  ])('§9 the caret stands under column %i in text and HTML', (column, written) => {
    const source = `${written.slice(0, column - 1)}#${written.slice(column)}`;
    const line = { line: 12, tag: 'error' as const, text: source, column, written: null, note: ['wrong'] };
    const answer = renderAcknowledgement({ ...acknowledgement, lines: [line] });
    const rows = answer.text.split('\n');
    const at = rows.findIndex((row) => row.trim() === '^');
    expect(rows[at - 1]?.[rows[at]?.indexOf('^') ?? -1]).toBe('#');
    const [shown = '', caret = ''] =
      /white-space:pre-wrap[^>]*>([^<]*#[^<]*)</.exec(answer.html)?.[1]?.split('\n') ?? [];
    expect(shown[caret.indexOf('^')]).toBe('#');
    expect(shown.length).toBeLessThanOrEqual(34);
  });
});

describe('the JSON report', () => {
  it('says its format and version, reads back whole, and is the same bytes twice', () => {
    const json = renderReportJson(model);
    expect(json).toBe(renderReportJson(reportModel(structuredClone(story), structuredClone(envelope))));
    expect(JSON.parse(json)).toMatchObject({
      format: 'fieldpost.report',
      version: 4,
      turn: { ordinal: 1, printed: 16 },
    });
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(model)));
    expect(renderReportText(JSON.parse(json))).toBe(text);
  });
});

it('of two orders on one line each is told with its own words', () => {
  const row = { line: 1, tag: 'accepted', column: null, note: [] } as const;
  const lines = [
    { ...row, text: 'MOVE kfr TO 1403', written: 'move rangers to 1403' },
    { ...row, text: 'HOLD tawes', written: 'tawes stays' },
  ];
  const force = lines.map(({ line, text }) => ({ line, text, note: [] }));
  const told = inForce({ ...acknowledgement, lines, force }, wordsOf('en')).map(({ note }) => plainWords(note));
  expect(told).toEqual(['You wrote “move rangers to 1403”.', 'You wrote “tawes stays”.']);
});
