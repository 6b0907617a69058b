/** Answers to order mails are short: what became of the mail, and besides it the whole book. */
import { describe, expect, test } from 'vitest';
import type { Call, Language } from '../../src/engine/contract.ts';
import { LANGUAGES } from '../../src/engine/phrase.ts';
import { otherLines } from '../../src/reports/acknowledgement.ts';
import { type AcknowledgementModel, renderAcknowledgement, renderNotice } from '../../src/reports/index.ts';
import { type AcknowledgementFacts, acknowledgementOf } from '../../src/table/acknowledgement.ts';
import { type About, draft } from '../../src/table/draft.ts';
import { sightOf, type WaitingNeed } from '../../src/table/stage.ts';
import { cases } from '../cases.ts';
import { scenarios } from '../games/registry.ts';
import { wordsIn } from './counted.ts';
import { AROUND, type Stage, stages } from './stages.ts';

/** Words besides the book; of a mail that was late, for an older letter, or held no orders. */
const MOST = { taken: 180, nothing: 120 } as const;
const NOTHING = { orders: null, standing: [], ready: false };
const NOW = AROUND.local;

interface Mail {
  readonly kind: keyof typeof MOST;
  readonly lines: readonly string[];
  readonly about?: About;
  readonly facts?: Partial<AcknowledgementFacts>;
}

const when = { received: NOW, replaces: NOW };

/** A mail of each kind: a whole book; one line of it wrong; only to be tried; talk; thanks; for a turn that is over; too late. */
function mails(book: readonly string[], earlier: readonly string[], turn: number): Readonly<Record<string, Mail>> {
  const [first = 'HOLD ALL'] = book;
  const ran = { orders: earlier, came: NOW };
  return {
    book: { kind: 'taken', lines: [...book, 'READY'], facts: when },
    wrong: { kind: 'taken', lines: [...book, `${first} NOWHERE`, 'READY'], facts: when },
    check: { kind: 'taken', lines: ['CHECK', ...book], facts: when },
    prose: {
      kind: 'nothing',
      lines: ['Dear umpire, may I have until Sunday?', 'I am travelling, and cannot send my orders before.'],
      facts: { received: NOW, passed: { prose: true, isAlone: true, lines: [1, 2], umpire: 'J. Smith' } },
    },
    none: { kind: 'nothing', lines: ['Thank you, received.'], facts: { received: NOW, isUnheard: true } },
    old: { kind: 'nothing', lines: book.slice(0, 2), about: { answersTurn: turn - 1 }, facts: { received: NOW } },
    ...(earlier.length > 0 && {
      late: {
        kind: 'nothing',
        lines: earlier.slice(0, 1),
        facts: { received: NOW, late: { closed: NOW, came: NOW, ran } },
      },
    }),
  };
}

/** The answer without the book it shows, which has a line for each order and every unit once, and what the rules make of it. */
function besidesBook({ driven: _, bound: __, ...model }: AcknowledgementModel): string {
  const bare: AcknowledgementModel = {
    ...model,
    lines: otherLines({ ...model }),
    ...(model.force && { force: [] }),
    ...(model.rest && { rest: [] }),
    ...(model.late?.ran && { late: { ...model.late, ran: { ...model.late.ran, orders: [] } } }),
    unordered: null,
    standing: [],
  };
  return renderAcknowledgement(bare).text;
}

/** What the computer would order where a seat is called, as far as it can be done line by line. */
function bookOf(stage: Stage, { address, role, seat }: WaitingNeed): readonly string[] {
  const { record, stood } = stage;
  const call = stood.needs.find((need): need is Call => need.type === 'call' && need.address === address) as Call;
  const orders = record.game.orders(call, () => sightOf(record.game, stood, role), []);
  const { drafted } = draft(record, stood, seat, orders.map(({ canonical }) => canonical).join('\n'), NOTHING);
  return drafted.lines.flatMap(({ outcome, source }) => (outcome === 'accepted' ? [source] : []));
}

function answerTo(stage: Stage, seat: string, language: Language, { lines, about, facts }: Mail) {
  const { record, stood } = stage;
  const made = draft(record, stood, seat, lines.join('\n'), NOTHING, { language, ...about });
  return acknowledgementOf(record, made, {
    ...{ seat, language, label: 'Savannah 7', turn: stood.waiting?.printed ?? 0, deadline: NOW },
    ...{ received: null, replaces: null, ...facts },
  });
}

describe('an answer to a mail', () => {
  test.each(scenarios())('in %s has at most 180 words besides the book, and 120 where it took nothing', (scenario) => {
    const long: string[] = [];
    const earlier = new Map<string, readonly string[]>();
    let read = 0;
    for (const stage of stages(scenario, 2, 'classic', cases(10, 1))) {
      const { languages } = stage.record.game;
      const { needs = [], printed = 0 } = stage.stood.waiting ?? {};
      for (const need of needs) {
        if (need.call === null) continue;
        const book = bookOf(stage, need);
        for (const [kind, mail] of Object.entries(mails(book, earlier.get(need.seat) ?? [], printed))) {
          const language = languages[read++ % languages.length] ?? 'en';
          const many = wordsIn([besidesBook(answerTo(stage, need.seat, language, mail))]);
          if (many > MOST[mail.kind]) long.push(`${need.address} ${need.seat} ${language} ${kind}: ${many}`);
        }
        earlier.set(need.seat, book);
      }
    }
    expect(long).toEqual([]);
    expect(read).toBeGreaterThan(5);
  });

  test.each(LANGUAGES)('that came when nothing was asked any more has at most 120, in %s', (language) => {
    const late = { closed: NOW, came: NOW, ran: { orders: [], came: NOW } };
    const next = { others: [{ seats: ['Allies'], call: 'combat' }], turn: 17, until: NOW };
    const about = { game: { id: 'savannah-7', label: 'Savannah 7' }, band: null };
    const written = ['MOVE tawes TO 1503', 'HOLD fraser-1'];
    const { text } = renderNotice('refused', { ...about, code: 'too-late', text: '', written, late, next }, language);
    expect(wordsIn([text])).toBeLessThanOrEqual(MOST.nothing);
  });
});
