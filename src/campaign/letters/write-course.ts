/** Letters of a game's course, written from its record: the start, a turn's report, a call in mid-turn. */

import { GiveUp } from '../../engine/errors.ts';
import { inLanguage } from '../../engine/phrase.ts';
import {
  type NoticeFacts,
  PICTURE_WIDTH,
  type ReportModel,
  renderNotice,
  renderReportText,
  senderWords,
} from '../../reports/index.ts';
import { drawMap } from '../../reports/map/map.ts';
import type { LetterKind } from '../../store/schema.ts';
import { type SeatedRow, seatsOf } from '../../store/seats.ts';
import { mapAsked, questionOf } from '../../table/asking.ts';
import { callNamed } from '../../table/calls.ts';
import { rehearsalIn } from '../../table/draft.ts';
import { examplesFor, fitted } from '../../table/examples.ts';
import { fold, type GameRecord, seedCommitted } from '../../table/record.ts';
import { replayOne } from '../../table/replay.ts';
import type { Standing } from '../../table/stage.ts';
import {
  callOf,
  commitmentsAfter,
  correctedFor,
  type InPlay,
  type Reader,
  reportOf,
  seatName,
  seatSheet,
} from '../../table/telling.ts';
import { withdrawnRuns } from '../../table/withdrawn.ts';
import type { House } from '../house/house.ts';
import { gameAsOf, loadGame } from '../house/load-game.ts';
import type { LoadedGame } from '../house/loaded-game.ts';
import { type Due, deadlineFor } from '../house/time.ts';
import type { PrintStyle, Written } from '../house/written.ts';
import { withAppointments } from './appointments.ts';
import { orderLink } from './order-link.ts';
import type { CourseFacts, TakeOverFacts } from './owe-letters.ts';
import { inlinePng, printReport } from './print-report.ts';
import { beaconHad, sealedFor } from './seeding-facts.ts';

/** What a letter of a game's course tells, and to whom. */
interface CourseLetter {
  game: string;
  kind: LetterKind;
  facts: CourseFacts;
  seat: SeatedRow;
}

/** How it is printed; `code`: the one-time code of a seat that needs one. */
interface Printing {
  style: PrintStyle;
  code: string | null;
}

/** The same letter whenever it is written: it looks at no entry after those it speaks of. */
export async function writeCourse(house: House, letter: CourseLetter, printing: Printing): Promise<Written> {
  return withAppointments(await writeLetter(house, letter, printing), letter.facts.appointments ?? []);
}

async function writeLetter(house: House, letter: CourseLetter, printing: Printing): Promise<Written> {
  const { game, kind, facts, seat } = letter;
  const { style, code } = printing;
  const { print = printReport } = house;
  switch (kind) {
    case 'start': {
      const loaded = await loadGame(house, game);
      const seats = await seatsOf(house.store.db, game);
      const record = { ...loaded.record, entries: loaded.record.entries.slice(0, facts.length) };
      return writeStart(house, loaded, record, seat, seats);
    }
    case 'call': {
      const put = await putQuestion(house, letter);
      return put
        ? writeQuestion(put, { proof: proofLines(code, seat), ...orderPage(house, facts, seat) }, seat, style)
        : print(await callingModel(house, letter, code), seat.paper, style);
    }
    case 'report':
      return print(await callingModel(house, letter, code), seat.paper, style);
    case 'take-over':
      return writeTakeOver(house, letter, facts as TakeOverFacts, style);
    default:
      throw new GiveUp('letter-kind-unknown', { kind });
  }
}

/** The lines that prove a mail of a seat which needs a code. */
function proofLines(code: string | null, { language }: SeatedRow): readonly string[] {
  const words = senderWords(language);
  return code === null ? [] : [words.codeLine(code), `# ${words.form}`];
}

/** A letter that may call for orders, with the ways to send them. */
async function callingModel(house: House, letter: CourseLetter, code: string | null): Promise<ReportModel> {
  const { facts, seat } = letter;
  const model = withCode(await reportModel(house, letter), code, seat);
  return model.form.length === 0 ? model : { ...model, ...orderPage(house, facts, seat) };
}

function orderPage(house: House, { due }: CourseFacts, seat: SeatedRow): { orderPage?: string } {
  const link = due && orderLink(house, seat, new Date(due.dueAt));
  return link ? { orderPage: link } : {};
}

/** The report with the seat's code at the head of its order form, so that whoever fills it in sends it along. */
function withCode(model: ReportModel, code: string | null, seat: SeatedRow): ReportModel {
  const [head, ...lines] = model.form;
  return head === undefined ? model : { ...model, form: [head, ...proofLines(code, seat), ...lines] };
}

/** What a held letter will say, as text alone. */
export async function previewCourse(house: House, letter: CourseLetter): Promise<string> {
  const put = letter.kind === 'call' ? await putQuestion(house, letter) : null;
  if (put) return renderNotice('question', put.facts, letter.seat.language).text;
  return renderReportText(await reportModel(house, letter), { pdf: 'none' });
}

/** The take-over letter, with the last report as it is printed. */
async function writeTakeOver(
  house: House,
  { game, seat }: CourseLetter,
  facts: TakeOverFacts,
  style: PrintStyle,
): Promise<Written> {
  const notice = (report: 'attached' | 'apart' | 'none') =>
    renderNotice('takeOver', { ...facts.takeOver, report }, seat.language);
  if (facts.reports === null) return notice('none');
  const last = { game, kind: 'report', facts: { ...facts, ordinal: facts.reports }, seat } as const;
  const { print = printReport } = house;
  const { attachments } = await print(await reportModel(house, last), seat.paper, style);
  return attachments ? { ...notice('attached'), attachments } : notice('apart');
}

/** Who plays a seat nobody sits in. */
const DOCTRINE = { en: 'played by doctrine', fr: 'par doctrine', es: 'por doctrina' } as const;

function writeStart(
  house: House,
  { row }: LoadedGame,
  record: GameRecord,
  seat: SeatedRow,
  seats: readonly SeatedRow[],
): Written {
  const { game } = record;
  const chronicle = fold(record.entries);
  const { printed } = game.clock(game.setup());
  const role = chronicle.seats.find((one) => one.id === seat.seat)?.roles[0];
  return renderNotice(
    'start',
    {
      game: { id: record.id, label: row.label },
      band: seatSheet(game, seat.seat)?.band ?? null,
      scenario: inLanguage(game.title, seat.language),
      briefing: role === undefined ? [] : game.briefing(role, seat.language),
      seat: seatName(game, seat.seat, seat.language),
      turn: printed,
      call: game.calls[0] as string,
      deadline: null,
      players: seats.map((one) => ({
        seat: seatName(game, one.seat, seat.language),
        who: one.name ?? DOCTRINE[seat.language],
      })),
      seed: seedCommitted(record),
      phrases: chronicle.seats.map(({ id }, at) => ({
        seat: seatName(game, id, seat.language),
        mark: chronicle.rounds[0]?.[at] ?? '',
      })),
      ...beaconHad(chronicle, 0),
      ...(chronicle.seeding?.unasked && { asks: { until: printed, from: sealedFor(house, printed) } }),
      commitments: commitmentsAfter(chronicle, 0).map(([turn, hex]) => ({ printed: printed - 1 + turn, hex })),
      form: [],
      head: chronicle.head,
    },
    seat.language,
  );
}

interface Put {
  facts: NoticeFacts['question'];
  map: ReturnType<typeof mapAsked>;
}

/** The question this letter puts; null when it calls for orders. */
async function putQuestion(house: House, { game, facts, seat }: CourseLetter): Promise<Put | null> {
  const { row, record, stood } = await gameAsOf(house, game, facts.length);
  const { label, deadline } = readerOf(row.label, record, facts, seat);
  const asked = { seat: seat.seat, language: seat.language, label, deadline };
  const put = questionOf(record, stood, asked);
  const corrected = (facts.corrected ?? []).map((reason) => [correctedFor(reason, seat.language)]);
  return (
    put && {
      facts: { ...put, happened: [...corrected, ...put.happened] },
      map: mapAsked(record, stood, asked),
    }
  );
}

/** A choice, with a picture of the hexes it names for who takes pictures. */
function writeQuestion(
  { facts, map }: Put,
  ways: Pick<NoticeFacts['question'], 'proof' | 'orderPage'>,
  { language }: SeatedRow,
  { format }: PrintStyle,
): Written {
  if (map === null || format === 'text') return renderNotice('question', { ...facts, ...ways }, language);
  const picture = { cid: 'map', alt: map.scene.alt };
  const letter = renderNotice('question', { ...facts, ...ways, map: picture }, language);
  return {
    ...letter,
    inline: [inlinePng(picture.cid, drawMap(map.scene, { frame: map.hexes, width: PICTURE_WIDTH }))],
  };
}

/** A turn's report, or the letter that calls for orders in mid-turn, as data. */
export async function reportModel(house: House, { game, kind, facts, seat }: CourseLetter): Promise<ReportModel> {
  const { row, seed, record, openings, stood } = await gameAsOf(house, game, facts.length);
  const now = facts.opens === null ? askingNobody(stood) : stood;
  const { waiting } = now;
  const ahead: InPlay | null = waiting && { ...now, waiting };
  const read = readerOf(row.label, record, facts, seat);
  const verdicts = rehearsalIn(record, now, seat.seat, seat.language)(read.onFile ?? [], read.standing);
  const reader = { ...read, verdicts };
  const examples = () => examplesFor(record, now, seat.seat, seat.language);
  if (kind === 'call') {
    if (!ahead) throw new GiveUp('nothing-called', { game });
    return fitted(examples(), callOf(record, now.opening, ahead, reader));
  }
  const result = replayOne(record, seed, facts.ordinal, openings.get(facts.ordinal));
  if (!result) throw new GiveUp('turn-not-closed', { game, ordinal: facts.ordinal });
  const withdrawn = withdrawnRuns(record, seed, facts.ordinal);
  const told = (next: InPlay | null) => reportOf(record, result, next, { ...reader, withdrawn });
  if (!ahead) return told(null);
  if (!isBegun(record, now, seat.seat)) return fitted(examples(), told(ahead));
  const { waiting: nobody } = askingNobody(stood);
  return {
    ...fitted(examples(), callOf(record, now.opening, ahead, reader)),
    before: told(nobody && { ...now, waiting: nobody, apart: true }),
  };
}

/** Whether the turn in play was played by others before it came to this seat, whose report comes with its call. */
function isBegun(record: GameRecord, { waiting, ordinal }: Standing, seat: string): boolean {
  const isCalled = waiting?.needs.some((need) => need.seat === seat && need.call !== null) ?? false;
  const locks = fold(record.entries).turns.find((turn) => turn.ordinal === ordinal)?.locks ?? new Map();
  return isCalled && [...locks.keys()].some((address) => record.game.calls.includes(callNamed(address)));
}

/** Of an old report: what its turn was followed by is told, and nothing is asked any more. */
const askingNobody = (stood: Standing): Standing => ({
  ...stood,
  waiting: stood.waiting && { ...stood.waiting, needs: [] },
});

function readerOf(label: string, record: GameRecord, facts: CourseFacts, seat: SeatedRow): Reader {
  const due: Due | null = facts.due && { ...facts.due, dueAt: new Date(facts.due.dueAt) };
  const owedAt = new Date((record.entries.at(-1) as { content: { at: string } }).content.at);
  return {
    seat: seat.seat,
    language: seat.language,
    label,
    deadline: due && deadlineFor(due, seat.zone, owedAt),
    standing: facts.standing,
    onFile: facts.onFile ?? [],
    corrected: facts.corrected ?? [],
  };
}
