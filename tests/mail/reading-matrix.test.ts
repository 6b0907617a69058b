/**
 * Replies to real letters of ours as programs set them: every way of quoting × every line above a quote × where the answer
 * stands. What was put in as new must come out, what was quoted must not; the figures are printed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORDER_WORDS, readMail } from '../../src/campaign/house/reading.ts';
import { repliesTo } from '../../src/cli/conformance/replies.ts';
import { countReply, noFigures } from '../../src/cli/conformance/whole-mails.ts';
import { orderText, type ReadMail } from '../../src/mail/reading/readMail.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/schema.ts';
import { type Letter, player, SavannahByMail } from '../campaign/savannah-house.ts';
import { type PlayersServer, playersServer } from '../campaign/toy-house.ts';
import { cases } from '../cases.ts';

const ADDRESS = 'savannah-1+british.k3v9x2q7@post.example';
const ATTRIBUTIONS = [
  `On Sat, Nov 21, 2026 at 10:12 AM Savannah 1 <${ADDRESS}> wrote:`,
  `On 21 Nov 2026, at 10:12, Savannah 1 <${ADDRESS}> wrote:`,
  `On Saturday, November 21, 2026 at 10:12:00 AM GMT+1, Savannah 1 <${ADDRESS}> wrote: `,
  `Le sam. 21 nov. 2026 à 10:12, Savannah 1 <${ADDRESS}> a écrit :`,
  `Le samedi 21 novembre 2026 à 10:12:00 UTC+1, Savannah 1 <${ADDRESS}> a écrit : `,
  `El sáb, 21 nov 2026 a las 10:12, Savannah 1 (<${ADDRESS}>) escribió:`,
  `Am Sa., 21. Nov. 2026 um 10:12 Uhr schrieb Savannah 1 <${ADDRESS}>:`,
  `Am 21.11.2026 um 10:12 schrieb Savannah 1 <${ADDRESS}>`,
  `Am 21.11.26 um 10:12 schrieb Savannah 1:`,
  `Il giorno sab 21 nov 2026 alle ore 10:12 Savannah 1 <${ADDRESS}> ha scritto:`,
  `Op za 21 nov 2026 om 10:12 schreef Savannah 1 <${ADDRESS}>:`,
  `Em sáb., 21 de nov. de 2026 às 10:12, Savannah 1 <${ADDRESS}> escreveu:`,
  `Den lør. 21. nov. 2026 kl. 10.12 skrev Savannah 1 <${ADDRESS}>:`,
  `Den lör 21 nov. 2026 kl 10:12 skrev Savannah 1 <${ADDRESS}>:`,
  `la 21. marrask. 2026 klo 10.12 Savannah 1 (${ADDRESS}) kirjoitti:`,
  `sob., 21 lis 2026 o 10:12 Savannah 1 <${ADDRESS}> napisał(a):`,
  `W dniu 21.11.2026 o 10:12, Savannah 1 pisze:`,
  `so 21. 11. 2026 v 10:12 odesílatel Savannah 1 <${ADDRESS}> napsal:`,
  `Savannah 1 <${ADDRESS}> ezt írta (időpont: 2026. nov. 21., Szo, 10:12):`,
  `Vin., 21 nov. 2026, 10:12 Savannah 1 <${ADDRESS}> a scris:`,
  `Savannah 1 <${ADDRESS}>, 21 Kas 2026 Cmt, 10:12 tarihinde şunu yazdı:`,
  `сб, 21 нояб. 2026 г. в 10:12, Savannah 1 <${ADDRESS}>:`,
  `21.11.2026 10:12, Savannah 1 пишет:`,
  `2026年11月21日(土) 10:12 Savannah 1 <${ADDRESS}>:`,
  `Savannah 1さんは書きました:`,
  `2026년 11월 21일 (토) 오전 10:12, Savannah 1 <${ADDRESS}>님이 작성:`,
  `Savannah 1 <${ADDRESS}> 于2026年11月21日周六 10:12写道：`,
  `Vào Th 7, 21 thg 11, 2026 vào lúc 10:12 Savannah 1 <${ADDRESS}> đã viết:`,
  `Hau idatzi du Savannah 1 (<${ADDRESS}>) erabiltzaileak (2026 aza. 21, lr. (10:12)):`,
  `Savannah 1 wrote:`,
  `Savannah 1 wrote on 21/11/2026 10:12:`,
  `Quoting Savannah 1 <${ADDRESS}>:`,
  `Στις Σάβ 21 Νοε 2026 στις 10:12 π.μ., ο χρήστης Savannah 1 <${ADDRESS}> έγραψε:`,
  `בתאריך שבת, 21 בנוב׳ 2026 ב-10:12 מאת Savannah 1 <${ADDRESS}>:`,
  `svētd., 2026. g. 22. nov., plkst. 10:12 — lietotājs Savannah 1 (<${ADDRESS}>) rakstīja:`,
  `2026. nov. 22. dátummal, 10:12 időpontban Savannah 1 <${ADDRESS}> írta:`,
  `ในวันที่ อา. 22 พ.ย. 2026 เวลา 10:12 Savannah 1 <${ADDRESS}> เขียนว่า:`,
  'Dana 22.11.2026. u 10:12, Savannah 1 je napisao/la:',
] as const;

const outlook = (from: string, sent: string, to: string, subject: string) =>
  `${from}: Savannah 1 <${ADDRESS}>\n${sent}: 21.11.2026 10:12\n${to}: Ann Bell\n${subject}: [Savannah 1] Turn 16`;
const HEADERS = [
  outlook('From', 'Sent', 'To', 'Subject'),
  outlook('De ', 'Envoyé ', 'À ', 'Objet '),
  outlook('Von', 'Gesendet', 'An', 'Betreff'),
  outlook('De', 'Enviado', 'Para', 'Asunto'),
  outlook('Van', 'Verzonden', 'Aan', 'Onderwerp'),
  outlook('*From', 'Date', 'To', 'Subject'),
  `________________________________\n${outlook('From', 'Sent', 'To', 'Subject')}`,
  `-----Original Message-----\n${outlook('From', 'Sent', 'To', 'Subject')}`,
  'From: Savannah 1\nSent: Saturday, November 21, 2026 10:12 AM\nTo: Ann Bell\nSubject: [Savannah 1] Turn 16',
] as const;

/** Of the layouts each so many-th is tried: as answers stand in seven places, all of these are met, and every program. */
const EVERY = cases(1, 5);

const ORDERS = ['MOVE fraser-2 TO 1404', 'MOVE maitland TO 1403', 'READY'];

/** A way in which a program sets the letter it answers, from its head and the letter's lines. */
interface Setting {
  name: string;
  heads: readonly string[];
  quote(head: string, letter: readonly string[]): string[];
}

const signed = (letter: readonly string[]) => letter.map((line) => (line === '' ? '>' : `> ${line}`));
const wrapped = (letter: readonly string[], width: number) =>
  signed(letter).flatMap((line) => {
    const at = line.length > width ? line.lastIndexOf(' ', width) : -1;
    return at <= 2 ? [line] : [line.slice(0, at), line.slice(at + 1)];
  });

const SETTINGS: readonly Setting[] = [
  { name: 'signs', heads: ATTRIBUTIONS, quote: (head, letter) => [head, '', ...signed(letter)] },
  { name: 'signs, broken at 72', heads: ATTRIBUTIONS, quote: (head, letter) => [head, ...wrapped(letter, 72)] },
  { name: 'no sign', heads: ATTRIBUTIONS, quote: (head, letter) => [head, '', ...letter] },
  { name: 'header', heads: HEADERS, quote: (head, letter) => [...head.split('\n'), '', ...letter] },
  { name: 'header and signs', heads: HEADERS, quote: (head, letter) => [...head.split('\n'), '', ...signed(letter)] },
  {
    name: 'header within signs',
    heads: HEADERS,
    quote: (head, letter) => signed([...head.split('\n'), '', ...letter]),
  },
  { name: 'nothing', heads: [''], quote: (_, letter) => [...letter] },
  {
    name: 'advert and signs',
    heads: ATTRIBUTIONS.slice(0, 4),
    quote: (h, l) => ['Sent from my iPhone', '', h, ...signed(l)],
  },
];

const FENCE = /^(BEGIN|D.BUT) |^(END|FIN)$/u;

/** A sample of the form, or the first line of one that goes on below. */
const SAMPLE = /^# (?:MOVE|MARCHER) (.+?)(?: (?:TO|VERS|A) \d{4}(?: \\)?|,? \\)$/u;

interface Case {
  name: string;
  body: string;
  /** Lines that were put in, in order. */
  fresh: readonly string[];
}

/** Every posting of every setting; `letter` is the text of one of ours. */
function* casesOf(letter: readonly string[]): Generator<Case> {
  const form = {
    from: letter.findIndex((line) => /^(BEGIN|D.BUT) /u.test(line)),
    to: letter.findIndex((line) => /^(END|FIN)$/u.test(line)),
  };
  // One of its samples, uncommented and sent elsewhere.
  const held = letter.findIndex((line, i) => i > form.from && SAMPLE.test(line));
  const [, units = ''] = SAMPLE.exec(letter[held] ?? '') ?? [];
  const changed = letter.with(held, `MOVE ${units} TO 1504 VIA 1505`);
  const orders = changed.slice(form.from, form.to + 1).filter((line) => !line.startsWith('#'));
  const middle = letter.findIndex((line, i) => i > 30 && i < form.from && line === '');
  for (const { name, heads, quote } of SETTINGS)
    for (const head of heads) {
      const old = quote(head, letter);
      const at = { name: `${name} below “${head.slice(0, 40)}”` };
      yield { name: `top, ${at.name}`, body: [...ORDERS, '', ...old].join('\n'), fresh: ORDERS };
      yield {
        name: `top after a greeting, ${at.name}`,
        body: ['Hi,', '', ...ORDERS, '', 'Ann', '', ...old].join('\n'),
        fresh: ['Hi,', ...ORDERS, 'Ann'],
      };
      yield { name: `bottom, ${at.name}`, body: [...old, '', ...ORDERS].join('\n'), fresh: ORDERS };
      const parts = [
        quote(head, letter.slice(0, middle)),
        quote(head, letter).slice(quote(head, letter.slice(0, middle)).length),
      ];
      yield {
        name: `between, ${at.name}`,
        body: [...(parts[0] as string[]), '', ...ORDERS, '', ...(parts[1] as string[])].join('\n'),
        fresh: ORDERS,
      };
      yield { name: `form, ${at.name}`, body: quote(head, changed).join('\n'), fresh: orders };
      yield {
        name: `form and READY on top, ${at.name}`,
        body: ['I have changed the form below.', 'READY', '', ...quote(head, changed)].join('\n'),
        fresh: ['I have changed the form below.', 'READY', ...orders],
      };
      yield { name: `quoted alone, ${at.name}`, body: old.join('\n'), fresh: [] };
    }
  for (const head of ATTRIBUTIONS)
    yield {
      name: `glued: ${head.slice(0, 40)}`,
      body: ['HOLD tawes', `MOVE kfr TO 1404 ${head}`, '', ...signed(letter)].join('\n'),
      fresh: ['HOLD tawes', 'MOVE kfr TO 1404'],
    };
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('replies to our letters, in every layout', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-matrix-'));
  let store: Store;
  let server: PlayersServer;
  const letters: { language: string; raw: Buffer; text: string[] }[] = [];
  /** Letters with tables: what became of a mail, a call for combat, and one of the war at sea. */
  const tables: Buffer[] = [];

  beforeAll(async () => {
    store = await openStore({
      directory: join(scratch, 'db'),
      cache: new URL('../../.cache', import.meta.url).pathname,
    });
    server = await playersServer();
    const game = new SavannahByMail(store, server, 'savannah-1');
    await game.create(
      'savannah/assault',
      'together',
      [player('british', 'anna@red.test'), player('allied', 'bob@blue.test', 'fr')],
      { format: 'full' },
    );
    for (const { raw, kind, to } of await game.settle()) {
      if (kind !== 'call') continue;
      const { text = '' } = await simpleParser(Buffer.from(raw, 'latin1'));
      letters.push({
        language: to.startsWith('anna') ? 'en' : 'fr',
        raw: Buffer.from(raw, 'latin1'),
        text: text.trimEnd().split('\n'),
      });
    }
    const keep = (of: readonly Letter[]) =>
      tables.push(...of.filter(({ kind }) => kind !== 'start').map(({ raw }) => Buffer.from(raw, 'latin1')));
    const fight = new SavannahByMail(store, server, 'savannah-2');
    await fight.create('savannah/assault', 'classic', [player('allied', 'bob@blue.test')], { format: 'full' });
    keep(await fight.settle());
    keep(await fight.mail('allied', 'MOVE avant-garde TO 1405', 'MOVE champaign TO 1505'));
    keep(await fight.deadlinePasses());
    const war = new SavannahByMail(store, server, 'war-1');
    await war.create('jenkins-ear/war', 'together', [player('english', 'anna@red.test', 'fr')], { format: 'full' });
    keep(await war.settle());
  });
  afterAll(async () => {
    await server.stop();
    await store.close();
    rmSync(scratch, { recursive: true, force: true });
  });

  const head = 'From: anna@red.test\nTo: savannah-1+british.k3v9x2q7@post.example\nMIME-Version: 1.0\n';
  const readAs = (type: string, body: string, sent: Buffer): Promise<ReadMail> =>
    readMail(Buffer.from(`${head}Content-Type: ${type}; charset=utf-8\n\n${body}`), undefined, {}, async () => [sent]);

  test('what was typed comes out, what was quoted does not', async () => {
    expect(letters.map(({ language }) => language).toSorted()).toEqual(['en', 'fr']);
    const figures = { cases: 0, right: 0, lost: 0, leaked: 0 };
    const wrong: string[] = [];
    for (const { language, raw, text } of letters) {
      for (const { name, body, fresh } of [...casesOf(text)].filter((_, at) => at % EVERY === 0)) {
        const found = lines(orderText(await readAs('text/plain', body, raw)));
        // A program may break a long line; BEGIN and END are a fence and no order.
        const said = found.join(' ');
        const lost = fresh.filter((line) => !said.includes(line) && !FENCE.test(line));
        const leaked = found.filter(
          (line) => ORDER_WORDS.couldBeOrder(line) && !FENCE.test(line) && !fresh.some((one) => one.includes(line)),
        );
        figures.cases++;
        if (lost.length > 0) figures.lost++;
        if (leaked.length > 0) figures.leaked++;
        if (lost.length + leaked.length === 0) figures.right++;
        else
          wrong.push(
            `${language} ${name}: lost ${lost.length} ${lost[0] ?? ''}, leaked ${leaked.length} ${leaked[0] ?? ''}`,
          );
      }
    }
    console.log(`layouts: ${JSON.stringify(figures)}\n${wrong.slice(0, 40).join('\n')}`);
    expect(figures.cases).toBeGreaterThan(400);
    expect(figures.leaked).toBe(0);
    expect(figures.right / figures.cases).toBeGreaterThanOrEqual(0.97);
    expect(figures.lost / figures.cases).toBeLessThanOrEqual(0.01);
  });

  test('the same in the HTML of Gmail, Outlook, Apple Mail, Yahoo and Thunderbird, alone and beside a text', async () => {
    const figures = noFigures();
    for (const raw of [...letters.map((letter) => letter.raw), ...tables])
      for (const reply of repliesTo(raw)) await countReply(figures, reply, [raw]);
    const { cases, right, lost, leaked } = figures;
    console.log(`HTML: ${right} of ${cases}\nlost: ${lost.join('\n')}\nleaked: ${leaked.join('\n')}`);
    expect(tables.length).toBeGreaterThanOrEqual(4);
    expect(cases).toBeGreaterThan(600);
    expect(leaked).toEqual([]);
    expect(right / cases).toBeGreaterThanOrEqual(0.97);
    expect(lost.length / cases).toBeLessThanOrEqual(0.01);
  });
});
