/** Opens accounts for those who run games, the links they sign in by, and their sessions. */
import { sha256 } from '../../engine/digest.ts';
import {
  accountByAddress,
  addAccount,
  addSession,
  addSignInLink,
  allAccounts,
  changeAccount,
  endSession,
  endSessions,
  hasAccounts,
  useSignInLink,
} from '../../store/accounts.ts';
import { oweLetters } from '../../store/outbox.ts';
import { type House, transact } from '../house/house.ts';
import { newToken } from '../house/token.ts';
import { houseLetter } from '../letters/house-letter.ts';

const ID_BYTES = 8;
const LINK_MINUTES = 30;
const SESSION_BYTES = 32;
const DAY_MILLISECONDS = 86_400_000;
const MINUTE_MILLISECONDS = 60_000;
const ADDRESS = /^[^\s@<>"',;()]+@[^\s@<>"',;()]+\.[^\s@<>"',;()]+$/;
const NAME_LETTERS = 80;

export interface NewAccount {
  name: string;
  address: string;
  role: 'operator' | 'umpire';
  /** Only while nobody has an account. */
  first?: boolean;
}

/** The account's id, or what is wrong with what was asked. */
export async function openAccount(house: House, wanted: NewAccount): Promise<{ id: string } | { fault: string }> {
  const name = wanted.name
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, NAME_LETTERS);
  const address = wanted.address.trim().toLowerCase();
  if (name === '') return { fault: 'Say what you want to be called.' };
  if (!ADDRESS.test(address)) return { fault: 'The address should look like jo@example.org.' };
  const id = `a-${house.random(ID_BYTES).toString('hex')}`;
  return transact(house, async (tx) => {
    if (wanted.first && (await hasAccounts(tx))) return { fault: 'Somebody runs this house already.' };
    if (await accountByAddress(tx, address)) return { fault: 'This address has an account already.' };
    await addAccount(tx, { id, name, address, role: wanted.role, createdAt: house.clock(), erasedAt: null });
    return { id };
  });
}

/** What may be done to an account: another role, nobody signed in, or the end of it. */
export const ACCOUNT_ACTS = ['umpire', 'operator', 'sessions', 'close'] as const;
export type AccountAct = (typeof ACCOUNT_ACTS)[number];

/** What is wrong with it; null when it is done. Who signed in before is signed out: by another role he sees other pages. */
export function actOnAccount(house: House, address: string, act: AccountAct): Promise<{ fault: string } | null> {
  return transact(house, async (tx) => {
    const account = await accountByAddress(tx, address.trim());
    if (!account) return { fault: 'No account has this address.' };
    const operators = (await allAccounts(tx)).filter(({ role }) => role === 'operator');
    const isLast = account.role === 'operator' && operators.length === 1;
    if (isLast && (act === 'umpire' || act === 'close'))
      return { fault: 'Somebody must run this house: name another first.' };
    await endSessions(tx, account.id);
    if (act === 'close') await changeAccount(tx, account.id, { address: null, erasedAt: house.clock() });
    else if (act !== 'sessions') await changeAccount(tx, account.id, { role: act });
    house.log.info({ account: account.id, act }, 'account changed');
    return null;
  });
}

/** A link that signs in whoever has this address; null when nobody has. `mail`: it goes there by letter. */
export async function signInLink(house: House, base: string, address: string, mail: boolean): Promise<string | null> {
  const account = await accountByAddress(house.store.db, address.trim());
  if (!account?.address) return null;
  // Short enough for a line of plain text that no mail program breaks.
  const secret = newToken(house);
  const hash = sha256(secret);
  const createdAt = house.clock();
  const expiresAt = new Date(createdAt.getTime() + LINK_MINUTES * MINUTE_MILLISECONDS);
  const link = `${base}/sign-in/${secret}`;
  const purpose = `sign-in/${hash.slice(0, 20)}`;
  const letter = houseLetter(house, purpose, account.address, {
    title: 'Your link to sign in',
    text: [
      'This link signs you in. It serves once, within half an hour.',
      'If you did not ask for it, do nothing: nobody gets in without it.',
    ],
    link: { url: link, button: 'Sign in' },
  });
  await transact(house, async (tx) => {
    await addSignInLink(tx, { hash, account: account.id, createdAt, expiresAt });
    if (mail) await oweLetters(tx, [letter], createdAt);
  });
  return link;
}

/** The account a link is for; it serves once. */
export function useLink(house: House, secret: string): Promise<string | undefined> {
  return transact(house, (tx) => useSignInLink(tx, sha256(secret), house.clock()));
}

/** A session of an account: its secret, which is kept by its hash alone, and until when it serves. */
export async function beginSession(house: House, account: string): Promise<{ secret: string; expiresAt: Date }> {
  const secret = house.random(SESSION_BYTES).toString('base64url');
  const createdAt = house.clock();
  const expiresAt = new Date(createdAt.getTime() + house.keeps.sessions * DAY_MILLISECONDS);
  await transact(house, (tx) => addSession(tx, { hash: sha256(secret), account, createdAt, expiresAt }));
  return { secret, expiresAt };
}

export function closeSession(house: House, secret: string): Promise<void> {
  return transact(house, (tx) => endSession(tx, sha256(secret)));
}
