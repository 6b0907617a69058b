/** `/people`: operators see who runs games here, open accounts for others, change and close them. */
import express, { type Response, type Router } from 'express';
import { ACCOUNT_ACTS, actOnAccount, openAccount } from '../../campaign/joining/accounts.ts';
import { allAccounts } from '../../store/accounts.ts';
import { showPage } from '../page.ts';
import { mustBeOperator } from '../security/roles.ts';
import type { Web } from '../site.ts';
import { field, query } from './form.ts';

const DONE: Readonly<Record<string, string>> = {
  open: 'The account is open: its owner signs in with his address.',
  umpire: 'The account runs games of its own now; its owner signs in anew.',
  operator: 'The account runs every game and this house now; its owner signs in anew.',
  sessions: 'Nobody is signed in to the account any more.',
  close: 'The account is closed. Games it ran stay, for operators.',
};

export function people({ house }: Web): Router {
  const router = express.Router();
  const show = async (res: Response, said: object) => {
    const accounts = (await allAccounts(house.store.db)).map(({ name, address, role, createdAt }) => ({
      name,
      address,
      role,
      since: createdAt.toISOString().slice(0, 10),
    }));
    showPage(res, 'people', { title: 'People who run games' }, { accounts, ...said });
  };
  router.get('/people', async (req, res) => {
    mustBeOperator(res);
    await show(res, { done: DONE[query(req, 'done')] });
  });
  router.post('/people', async (req, res) => {
    mustBeOperator(res);
    const role = field(req, 'role') === 'operator' ? 'operator' : 'umpire';
    const wanted = { name: field(req, 'name'), address: field(req, 'address'), role } as const;
    const made = await openAccount(house, wanted);
    if ('fault' in made) {
      res.status(400);
      return show(res, { ...wanted, fault: made.fault });
    }
    res.redirect(303, '/people?done=open');
  });
  router.post('/people/act', async (req, res) => {
    mustBeOperator(res);
    const act = ACCOUNT_ACTS.find((one) => one === field(req, 'act'));
    const refused = act ? await actOnAccount(house, field(req, 'address'), act) : { fault: 'Say what is to be done.' };
    if (refused) {
      res.status(400);
      return show(res, refused);
    }
    // Who did it to himself is signed out.
    res.redirect(303, `/people?done=${act}`);
  });
  return router;
}
