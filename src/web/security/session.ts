/** Who is asking: a session in a cookie, known by its hash; and a visitor's mark that forms are bound to. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { House } from '../../campaign/house/house.ts';
import { beginSession, closeSession } from '../../campaign/joining/accounts.ts';
import { sha256 } from '../../engine/digest.ts';
import { type AccountRow, accountOfSession } from '../../store/accounts.ts';

const SESSION = 'fieldpost_session';
const VISITOR = 'fieldpost_visitor';
const SECRET_BYTES = 32;
/** Of the digest that forms are bound by. */
const TOKEN_BYTES = 32;

/** What every page knows of the one who asks. */
export interface Visit {
  account: AccountRow | null;
  /** Goes into each form, and must come back with it. */
  formToken: string;
  secure: boolean;
}

/** Puts the visit into `res.locals.visit`. `secure`: the house is reached by https. */
export function visits(house: House, secure: boolean) {
  return async (req: Request, res: Response, next: NextFunction): Promise<void> => {
    const cookies = cookiesOf(req.headers.cookie);
    const session = cookies.get(SESSION);
    const account = session ? await accountOfSession(house.store.db, sha256(session), house.clock()) : undefined;
    let visitor = cookies.get(VISITOR);
    if (visitor === undefined || !/^[\w-]{43}$/.test(visitor)) {
      visitor = house.random(SECRET_BYTES).toString('base64url');
      setCookie(res, VISITOR, visitor, secure);
    }
    res.locals.visit = {
      account: account ?? null,
      formToken: masked(formTokenOf(house, account ? (session as string) : visitor), house.random),
      secure,
    } satisfies Visit;
    next();
  };
}

/** Who is asking; nobody, where it went wrong before that was looked at. */
export const visitOf = (res: Response): Visit => (res.locals.visit as Visit | undefined) ?? NOBODY;

const NOBODY: Visit = { account: null, formToken: '', secure: false };

/** Signs an account in; sessions before the sign-in stay what they were. */
export async function signIn(house: House, res: Response, account: string): Promise<void> {
  const { secret, expiresAt } = await beginSession(house, account);
  setCookie(res, SESSION, secret, visitOf(res).secure, expiresAt);
}

export async function signOut(house: House, req: Request, res: Response): Promise<void> {
  const session = cookiesOf(req.headers.cookie).get(SESSION);
  if (session) await closeSession(house, session);
  res.clearCookie(SESSION, { path: '/' });
}

/** A form that came from elsewhere, or from a page given to another. */
export class FormNotOurs extends Error {}

/** Refuses a form that did not come from a page of ours given to this visitor. */
export function formsAreOurs(req: Request, res: Response, next: NextFunction): void {
  const isReading = req.method === 'GET' || req.method === 'HEAD';
  if (isReading || isFromOurPage(req, res)) next();
  else next(new FormNotOurs());
}

function isFromOurPage(req: Request, res: Response): boolean {
  const site = req.headers['sec-fetch-site'];
  const sent = typeof req.body?._form === 'string' ? req.body._form : (req.get('x-form-token') ?? '');
  const { formToken } = visitOf(res);
  return (
    isSameSecret(unmasked(sent), unmasked(formToken)) &&
    (site === undefined || site === 'same-origin' || site === 'none')
  );
}

/** Compares without telling by its time how much was right. */
export function isSameSecret(given: string, known: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(known)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function formTokenOf(house: House, secret: string): Buffer {
  return createHmac('sha256', house.key).update(`form/${secret}`).digest();
}

/** Another text for the same token on every page: how well a page packs tells nothing of it (BREACH). */
function masked(token: Buffer, random: House['random']): string {
  const mask = Buffer.from(random(token.length));
  return Buffer.concat([mask, xor(mask, token)]).toString('base64url');
}

/** The token under the mask, in hex; empty for what is none. */
function unmasked(text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 2 * TOKEN_BYTES || bytes.toString('base64url') !== text) return '';
  return xor(bytes.subarray(0, TOKEN_BYTES), bytes.subarray(TOKEN_BYTES)).toString('hex');
}

const xor = (one: Buffer, other: Buffer): Buffer => Buffer.from(one.map((byte, at) => byte ^ (other[at] as number)));

function setCookie(res: Response, name: string, value: string, secure: boolean, expires?: Date): void {
  res.cookie(name, value, { httpOnly: true, sameSite: 'lax', secure, path: '/', ...(expires && { expires }) });
}

function cookiesOf(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(/;\s*/).map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });
  return new Map(pairs.filter(([name]) => name !== ''));
}
