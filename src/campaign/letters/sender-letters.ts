/** Letters about who sent a mail: owed with their facts, written with a code that is drawn then and kept by its hash. */
import { decode, encode } from '../../engine/canonical.ts';
import { messageIdOf } from '../../mail/sender/address.ts';
import { momentWords, type NoticeFacts, renderNotice, senderWords } from '../../reports/index.ts';
import { deadlineOf } from '../../store/deadlines.ts';
import { gameOf } from '../../store/games.ts';
import type { OutboxRow, OwedLetter } from '../../store/outbox.ts';
import type { Serves, Tx } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { keepSeatCode, needsCode } from '../../store/senders.ts';
import { newCode, seatCodeHash, servedCall } from '../house/codes.ts';
import type { House } from '../house/house.ts';
import { localTime } from '../house/time.ts';
import type { Written } from '../house/written.ts';

/** Why a mail is held. */
export type HeldReason =
  | 'other-sender'
  | 'odd-sender'
  | 'failed'
  | 'not-proven'
  | 'no-code'
  | 'wrong-code'
  | 'old-code'
  | 'codes-spent'
  | 'repeated-id';

/** What a letter is about. */
export type SenderFacts =
  | { what: 'held'; message: string; reason: HeldReason; from: string; arrived: string; written: readonly string[] }
  | { what: 'address'; to: string }
  /** `reason`: the umpire's, where he did it. */
  | { what: 'moved' | 'token'; reason: string | null }
  | { what: 'codes'; on: boolean };

const DAY_MILLISECONDS = 86_400_000;
const CODE_DAYS = 14;

/** `about` tells letters of one kind to a seat apart; told again, a letter is owed once. */
export function senderLetter(
  house: House,
  { game, seat }: Pick<SeatedRow, 'game' | 'seat'>,
  facts: SenderFacts,
  about: string,
): OwedLetter {
  const purpose = `sender/${game}/${seat}/${facts.what}/${about}`;
  const messageId = messageIdOf(purpose, house);
  return { purpose, messageId, game, seat, kind: 'sender', facts: encode({ ...facts }), recipient: null };
}

/** A letter and what is kept together with its bytes. */
interface Rendering {
  written: Written;
  keep?: (tx: Tx) => Promise<void>;
}

export async function writeSender(house: House, row: OutboxRow, seat: SeatedRow): Promise<Rendering> {
  const facts = decode<SenderFacts>(row.facts);
  const { id, label } = await gameOf(house.store.db, seat.game);
  const drawn = await codeFor(house, row.purpose, seat, facts);
  const sheet = sheetOf(facts, seat, drawn?.code ?? null);
  const written = renderNotice('sender', { game: { id, label }, band: null, ...sheet }, seat.language);
  return { written, ...(drawn && { keep: drawn.keep }) };
}

interface Drawn {
  code: string;
  keep: (tx: Tx) => Promise<void>;
}

async function codeFor(house: House, purpose: string, seat: SeatedRow, facts: SenderFacts): Promise<Drawn | null> {
  switch (facts.what) {
    case 'held':
      return facts.reason === 'codes-spent' ? null : drawCode(house, purpose, seat, 'held', facts.message);
    case 'address':
      return drawCode(house, purpose, seat, 'address', facts.to);
    case 'codes':
      return facts.on ? callCode(house, purpose, seat) : null;
    default:
      return null;
  }
}

/** The code of the open call for a letter to a seat that needs one; null for others, and while no call is open. */
export async function callCode(house: House, purpose: string, seat: SeatedRow): Promise<Drawn | null> {
  if (!(await needsCode(house.store.db, seat))) return null;
  const deadline = await deadlineOf(house.store.db, seat.game);
  return deadline && drawCode(house, purpose, seat, 'call', servedCall(deadline));
}

function drawCode(house: House, purpose: string, seat: SeatedRow, serves: Serves, about: string): Drawn {
  const code = newCode(house);
  const row = {
    letter: purpose,
    game: seat.game,
    seat: seat.seat,
    serves,
    about,
    hash: seatCodeHash(house, seat, serves, code),
    expiresAt: new Date(house.clock().getTime() + CODE_DAYS * DAY_MILLISECONDS),
  };
  return { code, keep: (tx) => keepSeatCode(tx, row) };
}

type Sheet = Omit<NoticeFacts['sender'], 'game' | 'band'>;

function sheetOf(facts: SenderFacts, { language, zone }: SeatedRow, code: string | null): Sheet {
  const words = senderWords(language);
  const plain = { written: null, reply: null, after: [] };
  switch (facts.what) {
    case 'held': {
      const ours = words.held;
      const when = momentWords(localTime(new Date(facts.arrived), zone), language);
      return {
        title: ours.title,
        text: [ours.came(when, facts.from), ours.reasons[facts.reason] ?? ''],
        written: { title: ours.what, lines: facts.written },
        reply: code === null ? null : { title: ours.ifYours, note: ours.ifYoursNote, lines: [words.confirmLine(code)] },
        after: [
          ...(code === null ? [ours.spent] : []),
          ours.otherwise,
          ...(facts.reason === 'other-sender' ? [ours.address] : []),
          ...(facts.reason === 'failed' || facts.reason === 'not-proven' ? [ours.codes] : []),
          ours.more,
        ],
      };
    }
    case 'address': {
      const ours = words.address;
      const reply = { title: null, note: ours.reply, lines: [words.confirmLine(code ?? '')] };
      return { ...plain, title: ours.title, text: [ours.text(facts.to)], reply, after: [ours.otherwise] };
    }
    case 'moved':
    case 'token': {
      const ours = words[facts.what];
      const by = facts.reason === null ? [] : [ours.by(facts.reason)];
      return { ...plain, title: ours.title, text: [ours.text, ...by] };
    }
    case 'codes': {
      const ours = words.codes;
      if (!facts.on) return { ...plain, title: ours.off, text: [ours.offText] };
      const reply = code === null ? null : { title: null, note: ours.now, lines: [words.codeLine(code)] };
      return { ...plain, title: ours.on, text: [ours.onText, ...(code === null ? [ours.none] : [])], reply };
    }
  }
}
