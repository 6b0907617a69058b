/** Reminds invited people once, halfway, and closes invitations that nobody answered. */
import { letterWords } from '../../reports/index.ts';
import { gameOf } from '../../store/games.ts';
import { changeInvitation, invitationsDue, type SentInvitation } from '../../store/invitations.ts';
import { oweLetters } from '../../store/outbox.ts';
import { seatName } from '../../table/telling.ts';
import { type House, transact } from '../house/house.ts';
import { loadGame } from '../house/load-game.ts';
import { tellUmpire } from '../house/tell-umpire.ts';
import { whatever } from '../house/trouble.ts';
import { invitationLetter } from '../letters/unseated.ts';
import { purposeOf, tableOf } from './invite.ts';

/** Does what is due of open invitations; says how many there were. */
export async function tendInvitations(house: House): Promise<number> {
  const due = await invitationsDue(house.store.db, house.clock());
  for (const invitation of due) await whatever(house, { game: invitation.game }, () => tend(house, invitation));
  return due.length;
}

async function tend(house: House, invitation: SentInvitation): Promise<void> {
  const { game: id, seat, expiresAt, address } = invitation;
  const { row, record } = await loadGame(house, id);
  if (row.status === 'over' || address === null) {
    await transact(house, (tx) => changeInvitation(tx, invitation, { status: 'withdrawn' }));
    return;
  }
  const now = house.clock();
  if (now < expiresAt) {
    const table = await tableOf(house.store.db, row);
    const purpose = `${purposeOf(invitation)}/again`;
    const letter = invitationLetter(house, purpose, row, record, { ...invitation, address }, table, {
      inReplyTo: null,
    });
    await transact(house, async (tx) => {
      await changeInvitation(tx, invitation, { remindAt: null });
      await oweLetters(tx, [letter], now);
    });
    return;
  }
  await transact(house, async (tx) => {
    await changeInvitation(tx, invitation, { status: 'expired' });
    const { status } = await gameOf(tx, id);
    await tellUmpire(house, tx, id, {
      about: `expired/${purposeOf(invitation)}`,
      say: (_words, _when, language) => {
        const { title, text, under } = letterWords(language).joining.umpire.expired;
        return { title: title(seatName(record.game, seat, language)), text: [status === 'inviting' ? text : under] };
      },
    });
  });
}
