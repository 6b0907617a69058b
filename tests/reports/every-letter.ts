/** Every kind of letter we write, with facts as long and as unbroken as players can make them. */

import type { Language } from '../../src/engine/contract.ts';
import { LANGUAGES } from '../../src/engine/phrase.ts';
import type { Letter, NoticeFacts, NoticeKind } from '../../src/reports/index.ts';
import {
  renderAcknowledgement,
  renderNotice,
  renderReportHtml,
  renderReportText,
  reportModel,
} from '../../src/reports/index.ts';
import { acknowledgement } from './acknowledgement-fixture.ts';
import { envelope } from './envelope-fixture.ts';
import { story } from './story-fixture.ts';

const LINK = `https://play.example.org/o/savannah-7.british.${'k3v9x2'.repeat(30)}`;
const LONG = `${'Generalfeldmarschall'.repeat(12)} ${LINK}`;
const HEX = '0a'.repeat(32);
const about = { game: { id: 'savannah-7', label: 'Savannah 7' }, band: null };
const { deadline } = envelope;
const at = (deadline as NonNullable<typeof deadline>).local;
const forms = [{ form: 'MOVE tawes, 60th-gren, loyalists, carolina-lt-inf TO 1503 VIA 1404, 1403, 1402', means: LONG }];
const seats = [{ seat: 'British', how: 'this' as const }];
const commitments = [{ printed: 18, hex: HEX }];

/** One letter of every kind. */
export const notices: { readonly [K in NoticeKind]: NoticeFacts[K] } = {
  invitation: {
    ...about,
    scenario: LONG,
    briefing: [[LONG]],
    seat: 'British',
    by: LONG,
    takesOver: false,
    again: false,
    tempo: 'classic',
    due: 'Wednesday 21:00, Sunday 21:00',
    zone: 'Europe/London',
    least: 24,
    message: LONG,
    languages: LANGUAGES,
    seats,
    until: at,
    seed: HEX,
    head: HEX,
  },
  joined: {
    ...about,
    seat: 'British',
    how: 'new',
    name: LONG,
    zone: 'Europe/London',
    paper: 'A4',
    language: 'en',
    phrase: LONG,
    salt: HEX,
    mark: HEX,
    seed: HEX,
    waiting: ['French'],
    wrong: [LONG],
    unread: [LONG],
    head: HEX,
  },
  takeOver: {
    ...about,
    scenario: LONG,
    briefing: [[LONG]],
    seat: 'British',
    turn: 17,
    call: 'movement',
    deadline,
    report: 'attached' as const,
    players: [{ seat: 'British', who: LONG }],
    book: [LONG],
    standing: [{ id: 's1', text: LONG }],
    dropped: false,
    forms,
    commitments,
    seed: HEX,
    head: HEX,
  },
  told: { ...about, title: LONG, text: [LONG], typed: [LONG], head: HEX },
  ended: { ...about, how: LONG, text: [LONG], seed: HEX, mix: HEX, head: HEX },
  history: { ...about, reports: [{ turn: 16, sent: at }], missing: [3, 4] },
  phrase: { ...about, said: { from: 3, phrase: LONG, salt: HEX, mark: HEX }, head: HEX },
  sealed: {
    ...about,
    asked: true,
    shut: ['British'],
    until: 2,
    seed: HEX,
    seals: [{ seat: 'British', mark: HEX }],
    beacon: { round: 34_359_738, at: '15:59:24 UTC' },
    head: HEX,
  },
  mixed: {
    ...about,
    from: 3,
    seed: HEX,
    phrases: [{ seat: 'British', mark: HEX }],
    beacon: { round: 34_359_738, reason: 'wrong' },
    head: HEX,
  },
  sender: {
    ...about,
    title: LONG,
    text: [LONG],
    written: { title: LONG, lines: [LONG] },
    reply: { title: LONG, note: LONG, lines: ['CONFIRM 7KQ2-M9XD'] },
    after: [LONG],
  },
  start: {
    ...about,
    scenario: LONG,
    briefing: [[LONG]],
    seat: 'British',
    turn: 16,
    call: 'movement',
    deadline,
    players: [{ seat: 'British', who: LONG }],
    seed: HEX,
    phrases: [{ seat: 'British', mark: HEX }],
    beacon: { round: 34_359_738 },
    commitments,
    form: [],
    head: HEX,
  },
  notice: { ...about, title: LONG, by: LONG, text: [LONG], reason: LONG, deadline, commitments, head: HEX },
  help: {
    ...about,
    forms,
    others: [{ form: 'MOVE <units> TO <hex> [VIA <hexes>]', means: LONG }],
    seat: 'french',
    terms: ['ODDS >= 2:1', 'ATTACKED AT <hex>'],
  },
  status: {
    ...about,
    seat: 'British',
    turn: 17,
    call: 'movement',
    deadline,
    book: { orders: [LONG], received: at },
    standing: [{ id: 's1', text: LONG }],
    ready: false,
    waiting: ['French'],
    head: HEX,
  },
  question: {
    ...about,
    seat: 'British',
    turn: 17,
    letter: 'A',
    asks: LONG,
    happened: [[LONG]],
    about: [{ key: LONG, text: LONG }],
    options: [{ label: 'A1', words: LONG }],
    orders: ['EMBARK <units> ON <unit>'],
    deadline,
    understood: null,
    others: [
      { letter: 'B', asks: LONG, about: [], options: [{ label: 'B1', words: LONG }], orders: [LONG], understood: null },
    ],
    tried: false,
    wrong: [{ line: LONG, why: [LONG] }],
    proof: ['CODE 7KQ2-M9XD'],
    orderPage: LINK,
    head: HEX,
  },
  refused: { ...about, code: 'nothing-known', text: LONG, written: [LONG] },
  reminder: {
    ...about,
    seat: 'British',
    turn: 17,
    call: 'movement',
    deadline: { local: at, game: null, hours: 5 },
    isPast: false,
  },
  press: { ...about, from: LONG, text: LONG, answerTo: 'french' },
  confirm: { ...about, what: 'SURRENDER', reply: ['CONFIRM SURRENDER 7KQ2-M9XD'] },
  umpire: {
    ...about,
    title: LONG,
    text: [LONG],
    code: '7KQ2-M9XD',
    until: LONG,
    preview: true,
    isOver: false,
    head: HEX,
  },
};

/** The letters that are no notice: a call on paper of its own, a report whose PDF was left behind, an answer. */
function others(language: Language): (Letter & { kind: string })[] {
  const asks = { ...reportModel(story, { ...envelope, language }), orderPage: LINK };
  const behind = { pdf: 'too-large', megabytes: 5.1, link: LINK } as const;
  return [
    { kind: 'report', subject: '', text: renderReportText(asks), html: renderReportHtml(asks) },
    {
      kind: 'report without PDF',
      subject: '',
      text: renderReportText(asks, behind),
      html: renderReportHtml(asks, behind),
    },
    { kind: 'acknowledgement', ...renderAcknowledgement({ ...acknowledgement, language }) },
  ];
}

/** Every kind of letter in a language. */
export function everyLetter(language: Language): (Letter & { kind: string })[] {
  const kinds = Object.keys(notices) as NoticeKind[];
  return [...kinds.map((kind) => ({ kind, ...renderNotice(kind, notices[kind], language) })), ...others(language)];
}

/** Of a text part. */
const COLUMNS = 72;

/** An address of the web may stand on a line of its own, however long; nothing else may. */
export function tooLong(text: string): string[] {
  return text.split('\n').filter((line) => line.length > COLUMNS && !/^https?:\/\/\S+$/.test(line));
}
