/** `/sign-in`: a link by mail instead of a password. Opening the link changes nothing: mail scanners open links too. */
import express, { type Request, type Router } from 'express';
import { rateLimit } from 'express-rate-limit';
import { signInLink, useLink } from '../../campaign/joining/accounts.ts';
import { field } from '../console/form.ts';
import { TooMany } from '../errors.ts';
import { showPage } from '../page.ts';
import { signIn, signOut, visitOf } from '../security/session.ts';
import type { Web } from '../site.ts';

const HOUR_MILLISECONDS = 3_600_000;
const LINKS_PER_HOUR = 10;

const NO_ADDRESS =
  'This house does not know the address it is reached by, and sends no links. Its operator sets FIELDPOST_BASE_URL.';
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** The address asked, where nobody but this machine can have named it: else a link might lead elsewhere. */
function ownAddress(req: Request): string | null {
  const host = req.get('host') ?? '';
  return LOOPBACK.test(host) ? `${req.protocol}://${host}` : null;
}

export function signIns({ house, wake }: Web): Router {
  const router = express.Router();
  const few = rateLimit({
    windowMs: HOUR_MILLISECONDS,
    limit: LINKS_PER_HOUR,
    legacyHeaders: false,
    handler: (_req, _res, next) => next(new TooMany()),
  });
  router.get('/sign-in', (_req, res) => {
    if (visitOf(res).account) return res.redirect(303, '/games');
    showPage(res, 'sign-in', { title: 'Sign in' }, { sent: false });
  });
  router.post('/sign-in', few, async (req, res) => {
    const base = house.post.web ?? ownAddress(req);
    if (base === null) {
      res.status(400);
      return showPage(res, 'sign-in', { title: 'Sign in' }, { sent: false, faults: [NO_ADDRESS] });
    }
    // The same answer, as fast, whether the address is known or not: what it leads to comes after.
    showPage(res, 'sign-in', { title: 'Look into your mailbox' }, { sent: true });
    await signInLink(house, base, field(req, 'address'), true).then(wake, (err: unknown) =>
      house.log.error({ err }, 'sign-in link failed'),
    );
  });
  router.get('/sign-in/:secret', (req, res) => {
    showPage(res, 'sign-in-link', { title: 'Sign in', secret: true }, { secret: req.params.secret, stale: false });
  });
  router.post('/sign-in/:secret', async (req, res) => {
    const account = await useLink(house, String(req.params.secret));
    if (account === undefined) {
      res.status(400);
      return showPage(res, 'sign-in-link', { title: 'This link has served' }, { stale: true });
    }
    await signIn(house, res, account);
    res.redirect(303, '/games');
  });
  router.post('/sign-out', async (req, res) => {
    await signOut(house, req, res);
    res.redirect(303, '/');
  });
  return router;
}
