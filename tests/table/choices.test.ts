/** A choice that waits for its own letter: when it is asked, what its answers are called, and how a reply says one. */
import { describe, expect, test } from 'vitest';
import type { Json, PutQuestion, Question } from '../../src/engine/contract.ts';
import { readOrders } from '../../src/orders/read.ts';
import { advance, type Books, type Submitted } from '../../src/table/advance.ts';
import { questionOf } from '../../src/table/asking.ts';
import { draft, grammarOf, repliesIn, type SeatDraft } from '../../src/table/draft.ts';
import { begin, found } from '../../src/table/found.ts';
import { areNumbered, listed } from '../../src/table/menu.ts';
import { openQuestion, posedIn } from '../../src/table/moment.ts';
import type { GameRecord } from '../../src/table/record.ts';
import { fold } from '../../src/table/record.ts';
import { readReplies } from '../../src/table/replies.ts';
import { readReply } from '../../src/table/reply.ts';
import { type Standing, standing } from '../../src/table/stage.ts';
import { toyGame } from '../campaign/toy-house.ts';
import { openDiced as openGame } from '../games/registry.ts';
import { type Stage, stages, SEED as TABLE_SEED } from './stages.ts';

const SEED = '5a'.repeat(32);
const AT = '2026-11-22T20:00:00Z';
const NOTHING = { orders: null, standing: [], ready: false };
const war = openGame('jenkins-ear/war');

/** The set-up of the war in tempo `full`, with this book of the Spanish; questions but these are answered as advised. */
function setUp(book: string, until: string | null): { record: GameRecord; stood: Standing; asked: string[] } {
  const founded = found({ id: 'ear-7', ...war, tempo: 'full', seed: SEED }, AT);
  let { record } = advance(begin(founded, SEED, {}, AT).record, SEED, null, AT);
  const asked: string[] = [];
  for (;;) {
    const stood = standing(record, SEED);
    const kinds = stood.waiting?.needs.flatMap(({ seat, question }) => (seat === 'spanish' && question) || []) ?? [];
    asked.push(...kinds);
    const isOver = stood.waiting === null || stood.waiting.printed > 0;
    if (isOver || kinds.some((kind) => kind === until)) return { record, stood, asked };
    const made = draft(record, stood, 'spanish', book, NOTHING);
    const orders = made.call === 'movement' ? (made.drafted.orders ?? []) : null;
    const spanish: Submitted = { orders, standing: made.drafted.standing, mails: [], receivedAt: null };
    record = advance(record, SEED, { spanish }, AT).record;
  }
}

const tell = (record: GameRecord, stood: Standing, made?: SeatDraft) =>
  questionOf(record, stood, { seat: 'spanish', language: 'fr', label: 'Ear 7', deadline: null }, made);

describe('a choice', () => {
  test('that an order of the book has said is not asked again', () => {
    expect(setUp('ACHETER 2 leurres EN carthagène', null).asked).toContain('isidro-box');
    const { stood, asked } = setUp('CASE 3', null);
    expect(asked).not.toContain('isidro-box');
    expect(stood.state).toMatchObject({ isidro: { box: 3 } });
  });

  test('that a standing order says is not asked', () => {
    expect(setUp('CASE 3', null).asked).toContain('stack-order');
    expect(setUp('CASE 3\nCONSIGNE ORDONNER lezo', null).asked).not.toContain('stack-order');
  });

  test('of which attack comes first is made by the order of the lines', () => {
    for (const { record, stood } of stages('savannah/assault', 2, 'full', 1)) {
      const call = stood.needs.find(
        (need) => need.type === 'call' && need.address === 't16/allies/combat/combat@allies',
      );
      if (call?.type !== 'call') continue;
      const advised = record.game.orders(call, () => record.game.view(stood.state, 'allies'), []);
      const orders = advised.filter(({ verb }) => verb === 'ATTACK').toReversed();
      const allied = { orders, standing: [], mails: [], receivedAt: null };
      const { waiting, record: after } = advance(record, TABLE_SEED, { allied }, AT);
      expect(waiting?.address).toMatch(/\/lead-unit@allies$/);
      const [answer] = fold(after.entries).turns.flatMap(({ answers }) =>
        [...answers.values()].filter(({ kind }) => kind === 'attack-order'),
      );
      expect(answer).toMatchObject({ from: 'order', answer: orders.map(({ args }) => [args.hexes].flat()[0]) });
    }
    expect.assertions(2);
  });

  test('that both make at once is put to him alone whose lines have not made it', () => {
    const founded = found({ id: 'toy-1', game: toyGame, scenario: { id: 'toy/duel' }, tempo: 'full', seed: SEED }, AT);
    let { record } = advance(begin(founded, SEED, {}, AT).record, SEED, null, AT);
    const bid = { id: 's1', verb: 'bid', args: { count: 2 }, canonical: 'STANDING BID 2', line: 1 };
    const sent = { orders: [], mails: [], receivedAt: null };
    const books = { red: { ...sent, standing: [bid] }, blue: { ...sent, standing: [] } };
    while (standing(record, SEED).waiting?.needs[0]?.question !== 'bid')
      record = advance(record, SEED, books, AT).record;
    expect(standing(record, SEED).waiting?.needs.map(({ seat }) => seat)).toEqual(['blue']);
    ({ record } = advance(record, SEED, books, AT));
    const bids = fold(record.entries).turns.flatMap(({ answers }) =>
      [...answers.values()].filter(({ kind }) => kind === 'bid'),
    );
    expect(bids.find(({ role }) => role === 'red')).toMatchObject({ answer: 2, from: 'standing' });
  });

  describe('that all of a side must agree to', () => {
    const DECLARES = 'STANDING ASSAULT NEXT TURN';
    /** Plays on until the Allies, one of whom stands by a line, are asked to announce the assault. */
    const asked = (lines: Readonly<Record<string, string>>): Stage => {
      const written = new Set<string>();
      const write = ({ record, stood, due }: Stage): Books => {
        // The Americans come a turn after the French: till then only these are called.
        const areCalled = due.length > 1 && (stood.waiting?.needs.every(({ call }) => call === 'movement') ?? false);
        const able = areCalled ? Object.entries(lines) : [];
        for (const [seat] of able) written.add(seat);
        return Object.fromEntries(
          able.map(([seat, line]) => {
            const { orders, standing: kept } = draft(record, stood, seat, line, NOTHING).drafted;
            return [seat, { orders, standing: kept, mails: [], receivedAt: null }];
          }),
        );
      };
      for (const stage of stages('savannah/campaign', 3, 'full', 4, write))
        if (stage.stood.waiting?.needs.some(({ question }) => question === 'declare-assault'))
          if (Object.keys(lines).every((seat) => written.has(seat))) return stage;
      return expect.fail('nobody was asked');
    };
    const answered = ({ record, stood }: Stage, replies: Readonly<Record<string, Json>>) => {
      const address = stood.waiting?.address ?? '';
      const books = Object.entries(replies).map(([seat, answer]) => [
        seat,
        { orders: null, standing: [], replies: { [address]: answer }, mails: [], receivedAt: null },
      ]);
      const on = advance(record, TABLE_SEED, Object.fromEntries(books), AT);
      return fold(on.record.entries).turns.flatMap(({ answers }) => answers.get(address) ?? [])[0];
    };

    test('is put to each who has not said it, and to nobody else', () => {
      expect(asked({}).due).toEqual(['french', 'american']);
      expect(asked({ french: DECLARES }).due).toEqual(['american']);
      expect(asked({ american: DECLARES }).due).toEqual(['french']);
      // A line of this turn's book as one that stands, whatever else the other has ordered.
      const line = 'ASSAULT NEXT TURN';
      expect(asked({ french: line, american: 'MOMENTUM KEEP' }).due).toEqual(['american']);
      expect(asked({ american: line, french: 'MOMENTUM KEEP' }).due).toEqual(['french']);
      expect(asked({ french: DECLARES }).question('american', 'en')?.options).toHaveLength(2);
    });

    test('is done where each agrees, by a line or by letter, and not where one is against it', () => {
      const alone = asked({ french: DECLARES });
      expect(answered(alone, { american: 'declare' })?.answer).toBe('declare');
      expect(answered(alone, { american: 'wait' })).toMatchObject({ answer: 'wait', from: 'reply' });
      const both = asked({});
      expect(answered(both, { french: 'declare', american: 'declare' })?.answer).toBe('declare');
      expect(answered(both, { french: 'declare', american: 'wait' })?.answer).toBe('wait');
      expect(answered(both, { french: 'wait', american: 'declare' })?.answer).toBe('wait');
    });
  });

  test('between soldiers that are all alike is none; else it names their strengths and what the ports are worth', () => {
    const ports = ['2825', '2114', '2426', '2427', '0718', '2208', '3718', '2717', '3625'];
    const lines = ports.map((port, n) => `GARNIR soldats ${17 - n} EN ${port}`).join('\n');
    expect(setUp(lines, null).asked).not.toContain('setup-garrison');
    const { record, stood } = setUp('', 'setup-garrison');
    const put = tell(record, stood);
    expect(put?.about.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Soldats 16 \(3\), .*Soldats 1 \(1\)/),
      expect.stringMatching(/^Carthagène \(\d+\), /),
    ]);
    expect(put?.options.map(({ words }) => words.split(' : ')[0])).toEqual([
      'les plus forts dans les ports les plus riches',
      "les plus forts au plus près de l'ennemi",
    ]);
  });

  test('answered by order lines is told back in words', () => {
    const { record, stood } = setUp('', 'setup-garrison');
    const made = draft(
      record,
      stood,
      'spanish',
      'GARNIR soldats 8 EN Santa Marta\nGARNIR soldats 7 EN Trujillo',
      NOTHING,
    );
    expect(tell(record, stood, made)?.understood).toMatch(/Soldats 8 à Santa Marta/);
    const later = setUp('', 'stack-order');
    const stacked = draft(later.record, later.stood, 'spanish', 'ORDONNER lezo', NOTHING);
    expect(tell(later.record, later.stood, stacked)?.understood).toMatch(
      /^Carthagène \(2825\) depuis le dessus : .*Lezo/,
    );
  });

  test('answered by a standing order is answered by it, and the order stands', () => {
    const { record, stood } = setUp('', 'stack-order');
    const made = draft(record, stood, 'spanish', 'CONSIGNE ORDONNER lezo', NOTHING);
    expect(Object.keys(repliesIn(made) ?? {})).toEqual([openQuestion(stood, 'spanish')?.address]);
    expect(made.drafted.standing.map(({ canonical }) => canonical)).toEqual(['STANDING ORDER sp-lezo']);
    expect(tell(record, stood, made)?.wrong).toEqual([]);
  });

  test('answered by several lines tells of each that is no part of the answer, and none of them goes into the book', () => {
    const { record, stood } = setUp('', 'setup-garrison');
    const text = 'GARNIR soldats 8 EN Santa Marta\nGARNIR boyne EN Cumana\nGARNIR soldats 1 EN La Guaira\n1\nMerci';
    const made = draft(record, stood, 'spanish', text, NOTHING);
    const put = tell(record, stood, made);
    expect(put?.understood).toMatch(/Soldats 8 à Santa Marta/);
    expect(put?.understood).toMatch(/Soldats 1 à La Guaira/);
    expect(put?.wrong.map(({ line }) => line)).toEqual(['GARNIR boyne EN Cumana', '1']);
    expect(made.drafted.lines.map(({ source }) => source)).toEqual(['Merci']);

    const later = setUp('ACHETER 2 leurres EN carthagène', 'stack-order');
    const stacked = 'ORDONNER leurre 2\nORDONNER lezo\nORDONNER galicia';
    const laid = draft(later.record, later.stood, 'spanish', stacked, NOTHING);
    const told = tell(later.record, later.stood, laid);
    expect(told?.understood).toMatch(/Leurre 2/);
    expect(told?.understood).toMatch(/Galicia dessus|depuis le dessus : Galicia/);
    expect(laid.drafted.lines).toEqual([]);
  });

  test('leaves the orders on file beside it as they are, whatever else its mail orders', () => {
    const { record, stood } = setUp('', 'stack-order');
    const dock = { id: 'o1', verb: 'DOCK', args: { units: ['sp-galicia'] }, canonical: 'DOCK sp-galicia', line: 1 };
    const onFile = { ...NOTHING, orders: [dock] };
    const made = draft(record, stood, 'spanish', '2\nRETRAITER port', onFile);
    expect(made.drafted.gone).toEqual([]);
    expect(made.drafted.orders?.map(({ verb }) => verb)).toEqual(['DOCK', 'RETREAT']);
    expect(repliesIn(made)).not.toBeNull();
  });

  test('that is a number is answered by that number', () => {
    const { record, stood } = setUp('', 'isidro-box');
    const put = tell(record, stood);
    expect(put?.options.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(put?.options[4]?.words).toBe('case 5 : il vient au tour 5 sur un dé de 4 ou moins, sinon jamais');
    const said = (text: string) => Object.values(repliesIn(draft(record, stood, 'spanish', text, NOTHING)) ?? {});
    expect(said('3')).toEqual([3]);
    expect(said('3 merci Jo')).toEqual([3]);
    expect(said('3, he comes soon I hope')).toEqual([3]);
    expect(said('3, but not yet')).toEqual([]);
    expect(said('3, or is another better?')).toEqual([]);
    expect(said('11')).toEqual([]);
    expect(openQuestion(stood, 'spanish')?.kind).toBe('isidro-box');
  });
});

describe('a list of answers', () => {
  const options = (...all: readonly [Json, string][]): PutQuestion => ({
    asks: '',
    about: [],
    options: all.map(([answer, words]) => ({ answer, words })),
    words: String,
  });
  const need = {
    type: 'question',
    kind: 'scuttle',
    address: 't01/x',
    role: 'spanish',
    space: { kind: 'judged', judge: () => [], sample: () => [] },
    about: null,
    discreet: false,
    sealed: false,
  } as Question;
  const view = standing(
    advance(begin(found({ id: 'ear-7', ...war, tempo: 'full', seed: SEED }, AT), SEED, {}, AT).record, SEED, null, AT)
      .record,
    SEED,
  ).state;
  const read = (menu: PutQuestion, text: string) => {
    const { lines } = readOrders(text, grammarOf(war.game, war.game.view(view, 'spanish'), 'spanish', 'fr'));
    const reply = readReplies(
      war.game,
      [{ need, view, menus: { en: menu, fr: menu }, letter: areNumbered(menu) ? 'A' : '' }],
      lines,
    )[0];
    return reply && 'answer' in reply ? reply.answer : reply?.wrong.map(({ code }) => code);
  };

  test('that an order gives name whom of its units nobody may choose here', () => {
    const dock: Question = {
      ...need,
      kind: 'dock',
      about: { hex: '2825', ships: ['sp-galicia'], room: 1, screens: [] },
    };
    const { lines } = readOrders(
      'ACCOSTER galicia, africa',
      grammarOf(war.game, war.game.view(view, 'spanish'), 'spanish', 'fr'),
    );
    const reply = readReply(war.game, posedIn(war.game, dock, war.game.view(view, 'spanish')), lines);
    expect(reply).toMatchObject({
      answer: ['sp-galicia'],
      besides: [{ line: 1, why: [{ code: 'reply-left-out', facts: { units: ['sp-africa'] } }] }],
    });
  });

  test('that is longer than a letter is answered by the name of any of them', () => {
    const of = Array.from({ length: 20 }, (_, n) => String(1901 + n));
    const aim: Question = { ...need, kind: 'mortar-fire', space: { kind: 'one', of } };
    const read = (text: string) => {
      const { lines } = readOrders(text, grammarOf(war.game, war.game.view(view, 'spanish'), 'spanish', 'fr'));
      const menu = options(['1901', '1901'], ['1902', '1902']);
      return readReply(war.game, { need: aim, view, menus: { en: menu, fr: menu }, letter: '' }, lines);
    };
    expect(read('1917')).toMatchObject({ answer: '1917' });
    expect(read('1999')).toBeNull();
  });

  test('is answered by the label of an answer, alone or as the letter prints it, whatever it is', () => {
    let lettered = 0;
    for (const { record, stood, question, due } of stages('jenkins-ear/war', 2, 'full', 1))
      for (const seat of due) {
        const asked = question(seat, 'fr');
        for (const { letter, options: answers } of asked ? [asked, ...asked.others] : []) {
          const understood = (text: string) => {
            const made = draft(record, stood, seat, text, NOTHING, { language: 'fr' });
            const told = questionOf(record, stood, { seat, language: 'fr', label: 'Ear 7', deadline: null }, made);
            return told && [told, ...told.others].find((one) => one.letter === letter)?.understood;
          };
          for (const { label, words } of answers.slice(0, 12)) {
            if (letter === 'A' && asked?.others.length === 0) lettered++;
            const plain = understood(label);
            expect(plain, label).toMatch(/\S/);
            const cut = words.split(' ').slice(0, 3).join(' ');
            for (const text of [
              label.toUpperCase(),
              `(${label})`,
              `Option ${label}`,
              `${label}  ${words}`,
              `${label}. ${cut}`,
            ])
              expect(understood(text), text).toBe(plain);
          }
        }
      }
    expect(lettered).toBeGreaterThan(5);
  });

  test('stands under numbers, behind an A where one alone might be a counter’s; that is asked back, and letters are taken too', () => {
    const menu = options([['a'], 'Leurre 2'], [['b'], 'Leurre 3'], [[], 'aucun']);
    expect(listed(menu, 'A').map(({ label }) => label)).toEqual(['A1', 'A2', 'A3']);
    for (const text of ['A2', 'a 2', 'option A2', 'b', 'B', 'Leurre 3']) expect(read(menu, text), text).toEqual(['b']);
    expect(read(menu, '1')).toEqual(['a']);
    for (const text of ['2', '3', 'je prends la 2']) expect(read(menu, text), text).not.toEqual(['b']);
    expect(read(menu, '2')).toEqual(['reply-named']);
    expect(read(menu, 'A4')).toEqual(['reply-number']);
    const many = options([['a'], 'Soldats 17'], [['b'], 'Soldats 18']);
    expect(read(many, '18')).toEqual(['b']);
    const plain = options([['r'], 'Reina'], [['t'], 'Torres']);
    expect(listed(plain).map(({ label }) => label)).toEqual(['1', '2']);
    for (const text of ['2', 'A2', 'B', 'option b']) expect(read(plain, text), text).toEqual(['t']);
    expect(read(plain, 'C')).toEqual(['reply-number']);
  });

  test('has yes, no and the words of orders for what they say there', () => {
    const menu: PutQuestion = {
      ...options(['enter', 'tenter l’interception et entrer'], ['stop', 's’arrêter ici']),
      options: [
        { answer: 'enter', words: "tenter l'interception et entrer", also: ['oui', 'attaquer'] },
        { answer: 'stop', words: 's’arrêter ici', also: ['non'] },
      ],
    };
    for (const text of ['attaquer', 'Oui', 'tenter l interception et entrer'])
      expect(read(menu, text), text).toBe('enter');
    expect(read(menu, 'non')).toBe('stop');
    expect(read(menu, 'Non, pas encore')).toBe('stop');
    expect(read(menu, 'oui : allez-y !')).toBe('enter');
    for (const text of [
      'oui, mais seulement avec Reina',
      'non, pourquoi ?',
      'oui, si Vernon est encore là demain soir',
    ])
      expect(read(menu, text), text).toBeUndefined();
  });

  test('has nobody and everybody by any of their words, and an answer without its small words', () => {
    const menu = options(
      [['r'], 'Reina'],
      [['r', 't'], 'Reina et Torres'],
      [[], 'aucun'],
      ['s', 'San Carlos dessus à Martinique'],
    );
    for (const text of ['aucun', 'personne', 'Non', 'non merci', 'rien']) expect(read(menu, text), text).toEqual([]);
    for (const text of ['tous', 'Toutes']) expect(read(menu, text), text).toEqual(['r', 't']);
    expect(read(menu, 'San Carlos dessus a la Martinique')).toBe('s');
  });
});
