/** Annuls a game: what was played of it does not count. All who sit in it or were asked to are told, and nothing is due any more. */
import { DataBroken } from '../../engine/errors.ts';
import { letterWords, type NoticeFacts } from '../../reports/index.ts';
import { clearDeadline } from '../../store/deadlines.ts';
import { appendEntries } from '../../store/entries.ts';
import { changeGame, type GameRow, lockGame } from '../../store/games.ts';
import { endHold } from '../../store/holds.ts';
import { invitationsOf, withdrawInvitations } from '../../store/invitations.ts';
import { dropHeld, dropUnsent, type OwedLetter, oweLetters } from '../../store/outbox.ts';
import type { Tx } from '../../store/schema.ts';
import { type SeatedRow, seatsOf } from '../../store/seats.ts';
import { noteTurn, turnsOf } from '../../store/turns.ts';
import { type Annulled, annul } from '../../table/end.ts';
import { isBroughtIn } from '../archive/keep-archive.ts';
import { type House, transact } from '../house/house.ts';
import { loadGame } from '../house/load-game.ts';
import type { LoadedGame } from '../house/loaded-game.ts';
import { tellUmpire } from '../house/tell-umpire.ts';
import { about, letterOut, letterTo } from '../letters/unseated.ts';

/** Whether this house may still say that the game does not count. */
export const mayBeAnnulled = (row: GameRow): boolean => row.annulledBecause === null && !isBroughtIn(row);

/** Throws DataBroken for a game annulled already, or one that was played elsewhere. */
export async function annulGame(house: House, id: string, reason: string): Promise<void> {
  const loaded = await loadGame(house, id);
  const { row, record, seed } = loaded;
  if (row.annulledBecause !== null) throw new DataBroken('game-annulled', { game: id });
  if (!mayBeAnnulled(row)) throw new DataBroken('game-played-elsewhere', { game: id });
  const at = house.clock();
  const annulled = annul(record, seed, reason, at.toISOString());
  const seats = await seatsOf(house.store.db, id);
  const invited = (await invitationsOf(house.store.db, id)).filter(({ status }) => status === 'open');
  await transact(house, async (tx) => {
    const now = await lockGame(tx, id);
    if (now.head !== loaded.head || now.status !== row.status) throw new DataBroken('game-moved-on', { game: id });
    await appendEntries(tx, id, annulled.entries);
    await changeGame(tx, id, { status: 'over', annulledBecause: reason, haltedBecause: null });
    await nothingWaits(tx, id);
    for (const { seat } of invited) await withdrawInvitations(tx, id, seat);
    const letters = seats
      .filter(({ address }) => address !== null)
      .map((seat) => letterFor(house, loaded, annulled, seat, reason));
    const unasked = invited.flatMap(({ seat, number, address, language, token }) =>
      address === null
        ? []
        : [
            letterOut(
              house,
              `annulled/${id}/${seat}/${number}`,
              id,
              { address, language, as: { seat, token } },
              'told',
              toldOf(loaded, annulled, { seat, language }, reason),
              null,
            ),
          ],
    );
    await oweLetters(tx, [...letters, ...unasked], at);
    await tellUmpire(house, tx, id, {
      about: 'annulled',
      say: (_words, _when, language) => {
        const { ended, umpire } = letterWords(language).joining;
        return { title: ended.subject(ended.annulled), text: [umpire.annulled, reason] };
      },
    });
  });
  house.log.info({ game: id, reason }, 'game annulled');
}

/** No deadline, no turn that waits for the umpire, no report or call under way. */
async function nothingWaits(tx: Tx, id: string): Promise<void> {
  await clearDeadline(tx, id);
  await dropUnsent(tx, id, 0);
  await dropHeld(tx, id);
  await endHold(tx, id);
  for (const turn of await turnsOf(tx, id))
    if (turn.status === 'held') await noteTurn(tx, { ...turn, status: 'released' });
}

/** With what proves the dice, where any can have fallen. */
function letterFor(house: House, loaded: LoadedGame, annulled: Annulled, seat: SeatedRow, reason: string): OwedLetter {
  const purpose = `annulled/${loaded.row.id}/${seat.seat}`;
  const { opened, head } = annulled;
  if (!opened) return letterTo(house, purpose, seat, 'told', toldOf(loaded, annulled, seat, reason));
  const ours = letterWords(seat.language).joining.ended;
  const facts: NoticeFacts['ended'] = {
    ...about(loaded.row, loaded.record, seat.seat),
    how: ours.annulled,
    text: [ours.annulledText, reason],
    ...opened,
    head,
  };
  return letterTo(house, purpose, seat, 'ended', facts);
}

function toldOf(
  { row, record }: LoadedGame,
  { head }: Annulled,
  { seat, language }: Pick<SeatedRow, 'seat' | 'language'>,
  reason: string,
): NoticeFacts['told'] {
  const ours = letterWords(language).joining.ended;
  const text = [row.status === 'over' ? ours.struck : ours.neverBegun, reason];
  return { ...about(row, record, seat), title: ours.subject(ours.annulled), text, typed: [], head };
}
