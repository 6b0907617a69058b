/** `/sign-in`: a link by mail instead of a password. Opening the link changes nothing: mail scanners open links too. */
import express, { type Router } from 'express';
import { rateLimit } from 'express-rate-limit';
import { signInLink, useLink } from '../../campaign/accounts.ts';
import type { Web } from '../app.ts';
import { showPage } from '../page.ts';
import { signIn, signOut, visitOf } from '../security/session.ts';

const HOUR_MILLISECONDS = 3_600_000;
const LINKS_PER_HOUR = 10;

export function signIns({ house, wake }: Web): Router {
  const router = express.Router();
  const few = rateLimit({ windowMs: HOUR_MILLISECONDS, limit: LINKS_PER_HOUR, legacyHeaders: false });
  router.get('/sign-in', (_req, res) => {
    if (visitOf(res).account) return res.redirect(303, '/games');
    showPage(res, 'sign-in', { title: 'Sign in' }, { sent: false });
  });
  router.post('/sign-in', few, async (req, res) => {
    const { address = '' } = req.body as Record<string, string>;
    const base = house.post.web ?? `${req.protocol}://${req.get('host')}`;
    await signInLink(house, base, address, true);
    wake();
    // The same answer whether the address is known or not.
    showPage(res, 'sign-in', { title: 'Look into your mailbox' }, { sent: true });
  });
  router.get('/sign-in/:secret', (req, res) => {
    showPage(res, 'sign-in-link', { title: 'Sign in' }, { secret: req.params.secret, stale: false });
  });
  router.post('/sign-in/:secret', few, async (req, res) => {
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
