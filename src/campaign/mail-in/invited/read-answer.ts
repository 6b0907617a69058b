/** Reads what an invited person writes: taken, declined, or taken over, and what he says of himself. */

import type { Language } from '../../../engine/contract.ts';
import { markBehind, sealedPhrase } from '../../../engine/dice.ts';
import { Journal } from '../../../engine/journal.ts';
import { listing } from '../../../engine/phrase.ts';
import { isSameAddress } from '../../../mail/proof/domains.ts';
import { fieldsOf, oneSender } from '../../../mail/proof/head.ts';
import { orderText } from '../../../mail/reading/readMail.ts';
import { readJoining } from '../../../orders/joining.ts';
import { languageNamed } from '../../../orders/settings.ts';
import { letterWords, type NoticeFacts } from '../../../reports/index.ts';
import { appendEntries } from '../../../store/entries.ts';
import { type GameRow, gameOf } from '../../../store/games.ts';
import { changeInvitation, invitationsOf, type SentInvitation } from '../../../store/invitations.ts';
import { refusalsSince } from '../../../store/messages.ts';
import type { OwedLetter } from '../../../store/outbox.ts';
import type { Outcome, Tx } from '../../../store/schema.ts';
import { changeSeat, renamePerson, type SeatedRow, seatsOf } from '../../../store/seats.ts';
import { fold, seedCommitted } from '../../../table/record.ts';
import { seatName } from '../../../table/telling.ts';
import { codesIn, invitationCode, isAmong } from '../../house/codes.ts';
import type { House } from '../../house/house.ts';
import { loadGame } from '../../house/load-game.ts';
import { tellUmpire } from '../../house/tell-umpire.ts';
import { newToken } from '../../house/token.ts';
import { zoneNamed } from '../../house/zones.ts';
import { purposeOf, tableOf } from '../../joining/invite.ts';
import { seatsOut } from '../../joining/start-game.ts';
import { about, invitationLetter, letterOut } from '../../letters/unseated.ts';
import { writeOutcome } from '../outcome.ts';
import type { Received } from '../received.ts';
import { refuseStranger } from '../refuse.ts';
import { proofOfMail } from '../senders/sender.ts';
import { type Answering, decidedFor, sameGame } from './answering.ts';
import { takeOver } from './take-over.ts';

/** The invitation with what the answer changes of it, and what of it is wrong. */
interface Chosen {
  language: Language;
  zone: string;
  paper: 'A4' | 'Letter';
  name: string;
  phrase: string | null;
  wrong: readonly string[];
}

/** A mail to an invitation's address: only whom it was sent to can answer it. Null and TryAgain as `readInvited`. */
export async function readInvitation(
  house: House,
  received: Received,
  invitation: SentInvitation,
): Promise<Outcome | null> {
  const { mail } = received;
  const { address } = invitation;
  if (address === null || address.toLowerCase() !== mail.from?.address.toLowerCase())
    return refuseStranger(house, received);
  const sent = { ...invitation, address };
  if (!(await isProven(house, received, sent))) return askForProof(house, received, sent);
  if (mail.refused) return refuseInvited(house, received, sent, mail.refused.code, mail.refused.text);
  return readInvited(house, received, sent);
}

const CODE = 'invitation-not-proven';
const DAY_MILLISECONDS = 86_400_000;
/** Letters about answers in doubt in a day. */
const MOST_ASKED = 3;

/**
 * As the mail of a seat is proven: by the check of this house where there is one, else by the code of a letter to the
 * invited address. Throws TryAgain while DNS does not answer.
 */
async function isProven(
  house: House,
  received: Received,
  invitation: SentInvitation & { address: string },
): Promise<boolean> {
  const { message, mail } = received;
  const sender = oneSender(fieldsOf(message.raw ?? new Uint8Array()));
  if (sender === null || !isSameAddress(sender, invitation.address)) return false;
  if (house.senderCheck.how === 'none') return true;
  if (isAmong(codesIn(orderText(mail), 'confirm'), invitationCode(house, invitation))) return true;
  return (await proofOfMail(house, received, sender)).verdict === 'pass';
}

/** Nothing of the answer is taken; whom the invitation was sent to gets the code that proves the next. */
async function askForProof(
  house: House,
  { message, mail }: Received,
  invitation: SentInvitation & { address: string },
): Promise<Outcome> {
  const { game: id, seat, token, address, language } = invitation;
  const since = new Date(house.clock().getTime() - DAY_MILLISECONDS);
  const isAsked = (await refusalsSince(house.store.db, message.sender, CODE, since)) >= MOST_ASKED;
  const row = await gameOf(house.store.db, id);
  const { record } = await loadGame(house, id);
  const { title, text } = letterWords(language).joining.unproven;
  const facts: NoticeFacts['told'] = {
    ...about(row, record, seat),
    title: title(seatName(record.game, seat, language)),
    text,
    typed: [`CONFIRM ${invitationCode(house, invitation)}`],
    head: null,
  };
  const to = { address, language, as: { seat, token } };
  const letter = letterOut(house, `unproven/${message.id}`, id, to, 'told', facts, mail.messageId);
  house.log.warn({ message: message.id, game: id, seat }, 'answer to an invitation not proven');
  return writeOutcome(house, message, {
    outcome: 'refused',
    game: id,
    seat: null,
    facts: { code: CODE, seat },
    answers: isAsked ? [] : [letter],
  });
}

/** Null: the mail must wait, because the game is just beginning or being resolved. Throws TryAgain when the game moved on. */
async function readInvited(
  house: House,
  received: Received,
  invitation: SentInvitation & { address: string },
): Promise<Outcome | null> {
  const { message, mail } = received;
  const row = await gameOf(house.store.db, invitation.game);
  const ended = whyEnded(row, invitation);
  if (ended !== null) return refuseInvited(house, received, invitation, ended, ENDED);
  if (row.status === 'seeding') return null;
  const loaded = await loadGame(house, row.id);
  const answering = { message, mail, loaded, invitation, said: readJoining(withoutCodes(orderText(mail))) };
  if (answering.said.verdict === 'decline') return decline(house, answering);
  const takes = answering.said.verdict !== null;
  if (row.status === 'inviting') return note(house, answering, takes);
  return takes ? takeOver(house, answering, chosenOf(answering, null)) : inviteAgain(house, answering);
}

const withoutCodes = (text: string): string =>
  text
    .split('\n')
    .filter((line) => codesIn(line, 'confirm').length === 0)
    .join('\n');

function whyEnded({ status, annulledBecause }: GameRow, { status: invited }: SentInvitation): string | null {
  if (annulledBecause !== null) return 'game-annulled';
  if (status === 'over') return 'game-over';
  if (status === 'halted') return 'game-halted';
  if (invited === 'open' || (invited === 'accepted' && status === 'inviting')) return null;
  return 'invitation-ended';
}

/** Told from the invitation's address, in its language; nothing of the game's changes. */
function refuseInvited(
  house: House,
  { message, mail }: Received,
  invitation: SentInvitation & { address: string },
  code: string,
  text: string,
): Promise<Outcome> {
  const { game, seat, token, address, language } = invitation;
  const facts: NoticeFacts['refused'] = { game: null, band: null, code, text, written: [] };
  const to = { address, language, as: { seat, token } };
  const letter = letterOut(house, `refused/${message.id}`, game, to, 'refused', facts, mail.messageId);
  return writeOutcome(house, message, {
    outcome: 'refused',
    game,
    seat: null,
    facts: { code, seat },
    answers: [letter],
  });
}

const ENDED = 'This invitation has ended. Ask whoever invited you for another one.';

/** Before the game begins: the seat is taken, or what was noted for it changes. */
async function note(house: House, answering: Answering, takes: boolean): Promise<Outcome> {
  const { message, mail, loaded, invitation, said } = answering;
  const { row, record, seed } = loaded;
  const seats = await seatsOf(house.store.db, row.id);
  const seat = seats.find((one) => one.seat === invitation.seat) as SeatedRow;
  const isSeated = invitation.status === 'accepted';
  const seating = takes && !isSeated;
  const chosen = chosenOf(answering, seat.phrase);
  const journal = new Journal(row.id, seed, record.entries);
  const sealing = sealingOf(answering, seat.phrase, chosen);
  if (seating)
    journal.append(house.clock().toISOString(), seat.seat, {
      kind: 'table',
      act: 'accept',
      facts: { seat: seat.seat },
    });
  if (sealing.seal !== null) {
    const { seal } = sealing;
    journal.append(house.clock().toISOString(), 'table', {
      kind: 'table',
      act: 'phrase',
      facts: { seat: seat.seat, seal },
    });
  }
  const invitations = await invitationsOf(house.store.db, row.id);
  const out = seatsOut(invitations, seats).filter((one) => !(seating && one === seat.seat));
  const named = (language: Language) => out.map((one) => seatName(record.game, one, language));
  const isSilent = said.verdict === null && !isSeated && said.asks;
  const facts: NoticeFacts['joined'] = {
    ...about(row, record, seat.seat),
    seat: seatName(record.game, seat.seat, chosen.language),
    how: seating ? 'new' : isSeated ? 'changed' : 'not-yet',
    name: chosen.name,
    zone: chosen.zone,
    paper: chosen.paper,
    language: chosen.language,
    phrase: sealing.phrase,
    ...sealing.shown,
    seed: seedCommitted(record),
    waiting: named(chosen.language),
    wrong: [...chosen.wrong, ...sealing.wrong],
    unread: said.unread,
    head: journal.head,
  };
  const as = { seat: seat.seat, token: invitation.token };
  const to = { address: invitation.address, language: chosen.language, as };
  const letter = isSilent
    ? await invitationOnceMore(house, answering, chosen)
    : letterOut(house, `joined/${message.id}`, row.id, to, 'joined', facts, mail.messageId);
  const decided = decidedFor(answering, said.verdict ?? 'noted', [letter]);
  return writeOutcome(house, message, decided, async (tx) => {
    await sameGame(tx, loaded);
    await appendEntries(tx, row.id, journal.added);
    const { language, zone, paper } = chosen;
    await changeInvitation(tx, invitation, { language, zone, paper, ...(seating && { status: 'accepted' }) });
    if (said.name !== null) await renamePerson(tx, invitation.person, chosen.name);
    const seatedBy = seating ? { person: invitation.person, token: invitation.token } : {};
    // A phrase is the seat's from the first mail that bears one, whether ACCEPT stands in it or in the next.
    const mine = seating || isSeated ? { language, zone, paper } : {};
    await changeSeat(tx, row.id, seat.seat, { ...mine, ...seatedBy, phrase: sealing.phrase });
    if (seating) await tellAccepted(house, tx, answering, named);
  });
}

async function tellAccepted(
  house: House,
  tx: Tx,
  { loaded: { row, record }, invitation }: Answering,
  named: (language: Language) => readonly string[],
): Promise<void> {
  await tellUmpire(house, tx, row.id, {
    about: `accepted/${purposeOf(invitation)}`,
    say: (_words, _when, language) => {
      const ours = letterWords(language).joining.umpire;
      const left = named(language);
      return {
        title: ours.accepted.title(seatName(record.game, invitation.seat, language)),
        text: [ours.accepted.text(left.length === 0 ? ours.noneOut : ours.stillOut(left.join(', ')))],
      };
    },
  });
}

/** What a phrase becomes: sealed until the seals are fixed, after that only the words of the seal that its seat has sent. */
function sealingOf({ loaded, invitation: { seat }, said }: Answering, before: string | null, chosen: Chosen) {
  const { record, seed } = loaded;
  const { seeding } = fold(record.entries);
  const shown = (phrase: string | null) => {
    const sealed = sealedPhrase(seed, seat, 0, phrase ?? '');
    const seal = seeding?.fixed ? (seeding.seals[seat] ?? '') : sealed.seal;
    const mark = markBehind(seal, seed, seat, 0, phrase ?? '') ?? '';
    return { salt: mark === sealed.mark ? sealed.salt : '', mark, seal };
  };
  if (said.phrase === null) return { phrase: before, seal: null, shown: shown(before), wrong: [] };
  if (!seeding?.fixed)
    return { phrase: chosen.phrase, seal: shown(chosen.phrase).seal, shown: shown(chosen.phrase), wrong: [] };
  if (shown(chosen.phrase).mark !== '')
    return { phrase: chosen.phrase, seal: null, shown: shown(chosen.phrase), wrong: [] };
  const { shut } = letterWords(chosen.language).seeding.noted;
  return { phrase: before, seal: null, shown: shown(before), wrong: [shut] };
}

async function decline(house: House, answering: Answering): Promise<Outcome> {
  const { message, mail, loaded, invitation } = answering;
  const { row, record, seed } = loaded;
  const { language } = invitation;
  const journal = new Journal(row.id, seed, record.entries);
  journal.append(house.clock().toISOString(), invitation.seat, {
    kind: 'table',
    act: 'decline',
    facts: { seat: invitation.seat },
  });
  const ours = letterWords(language).joining.declined;
  const facts: NoticeFacts['told'] = {
    ...about(row, record, invitation.seat),
    title: ours.title(seatName(record.game, invitation.seat, language)),
    text: [ours.text],
    typed: [],
    head: null,
  };
  // From the house: the address of the invitation is shut.
  const to = { address: invitation.address, language, as: null };
  const letter = letterOut(house, `declined/${message.id}`, row.id, to, 'told', facts, mail.messageId);
  return writeOutcome(house, message, decidedFor(answering, 'decline', [letter]), async (tx) => {
    await sameGame(tx, loaded);
    await appendEntries(tx, row.id, journal.added);
    await changeInvitation(tx, invitation, { status: 'declined' });
    if (row.status === 'inviting')
      await changeSeat(tx, row.id, invitation.seat, { person: null, phrase: null, token: newToken(house) });
    await tellUmpire(house, tx, row.id, {
      about: `declined/${purposeOf(invitation)}`,
      say: (_words, _when, language) => {
        const { title, text, under } = letterWords(language).joining.umpire.declined;
        return {
          title: title(seatName(record.game, invitation.seat, language)),
          text: [row.status === 'inviting' ? text : under],
        };
      },
    });
  });
}

/** Neither taken nor declined: the invitation says once more how to answer. */
async function inviteAgain(house: House, answering: Answering): Promise<Outcome> {
  const letter = await invitationOnceMore(house, answering, answering.invitation);
  return writeOutcome(house, answering.message, decidedFor(answering, 'asked', [letter]));
}

async function invitationOnceMore(
  house: House,
  { message, mail, loaded, invitation }: Answering,
  { language, zone }: Pick<Chosen, 'language' | 'zone'>,
): Promise<OwedLetter> {
  const table = await tableOf(house.store.db, loaded.row);
  const again = { inReplyTo: mail.messageId };
  const told = { ...invitation, language, zone };
  return invitationLetter(house, `invitation/${message.id}`, loaded.row, loaded.record, told, table, again);
}

/** What holds from now on: the answer's choices where they can be met, else what held before. */
function chosenOf({ invitation, said, loaded }: Answering, phrase: string | null): Chosen {
  const { languages } = loaded.record.game;
  const language = said.language === null ? null : languageNamed(said.language, languages);
  const zone = said.zone === null ? null : zoneNamed(said.zone);
  const paper = said.paper === null ? null : paperNamed(said.paper);
  const holds = language ?? invitation.language;
  const ours = letterWords(holds).joining.joined;
  const wrong: string[] = [];
  if (said.language !== null && language === null)
    wrong.push(
      ours.languageUnknown(
        said.language,
        listing(
          languages.map((known) => ours.languages[known]),
          holds,
        ),
      ),
    );
  if (said.zone !== null && zone === null) wrong.push(ours.zoneUnknown(said.zone));
  if (said.paper !== null && paper === null) wrong.push(ours.paperUnknown(said.paper));
  return {
    language: holds,
    zone: zone ?? invitation.zone,
    paper: paper ?? invitation.paper,
    name: said.name ?? invitation.name ?? '',
    phrase: said.phrase === null ? phrase : said.phrase === '' ? null : said.phrase,
    wrong,
  };
}

function paperNamed(name: string): 'A4' | 'Letter' | null {
  const known = name.toLowerCase();
  if (known === 'a4') return 'A4';
  return known === 'letter' ? 'Letter' : null;
}
