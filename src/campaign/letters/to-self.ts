/** A letter of the house to itself: it leaves by the outbox and comes back by the mail sources, as the players' mails do. */
import { checkAddress, checkToken, houseAddress } from '../../mail/sender/address.ts';
import { mailsSince } from '../../store/messages.ts';
import { latestLetter, type OutboxRow, oweLetters } from '../../store/outbox.ts';
import { type House, transact } from '../house/house.ts';
import { newToken } from '../house/token.ts';
import { houseLetter } from './house-letter.ts';

const TRIAL = 'trial/';
/** Mail servers have clocks of their own, and tell whole seconds. */
const CLOCKS_APART = 3_600_000;

export const trialPurpose = (token: string): string => `${TRIAL}${token}`;

/** How far a letter to oneself has come. */
export type Trial = { readonly to: string; readonly since: Date } & (
  | { readonly is: 'leaving' }
  /** The relay does not take it; `last`: nor is it tried again. */
  | { readonly is: 'refused'; readonly trouble: string; readonly last: boolean }
  | { readonly is: 'away' }
  /** `whole`: the address it was sent to still had what stands behind its plus. */
  | { readonly is: 'back'; readonly seconds: number; readonly whole: boolean }
);

/** Writes one; it leaves as soon as the outbox looks. */
export async function writeToSelf(house: House): Promise<void> {
  const token = newToken(house);
  const letter = houseLetter(house, trialPurpose(token), checkAddress(token, house), {
    title: 'A letter to ourselves',
    text: ['Sent to see whether mail leaves this house and comes back to it. Nothing is to be done.'],
  });
  await transact(house, (tx) => oweLetters(tx, [letter], house.clock()));
}

/** How far the last one has come; null where none was written. */
export async function lastToSelf(house: House): Promise<Trial | null> {
  const letter = await latestLetter(house.store.db, TRIAL);
  return letter ? { to: letter.recipient ?? '', since: letter.owedAt, ...(await wayOf(house, letter)) } : null;
}

async function wayOf(house: House, { status, trouble, messageId, sentAt, owedAt, recipient }: OutboxRow) {
  const to = recipient ?? '';
  const token = checkToken(to, house) ?? '';
  const since = new Date(owedAt.getTime() - CLOCKS_APART);
  const mails = await mailsSince(house.store.db, houseAddress(house), since);
  for (const { raw, envelope, receivedAt, messageId: id } of mails) {
    // A relay may give it a Message-ID of its own; its address it keeps, or at least says to whom it was written.
    const text = `${envelope}${Buffer.from(raw ?? []).toString('latin1')}`.toLowerCase();
    if (id !== `<${messageId}>` && !text.includes(token)) continue;
    const seconds = Math.max(0, Math.ceil((receivedAt.getTime() - (sentAt ?? receivedAt).getTime()) / 1000));
    return { is: 'back', seconds, whole: text.includes(to) } as const;
  }
  if (status === 'sent') return { is: 'away' } as const;
  if (trouble !== null || status === 'failed')
    return { is: 'refused', trouble: trouble ?? '', last: status === 'failed' } as const;
  return { is: 'leaving' } as const;
}
