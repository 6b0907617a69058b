/** `/people`: operators see who runs games here, and open accounts for others. */
import express, { type Response, type Router } from 'express';
import { openAccount } from '../../campaign/joining/accounts.ts';
import { allAccounts } from '../../store/accounts.ts';
import { showPage } from '../page.ts';
import { mustBeOperator } from '../security/roles.ts';
import type { Web } from '../site.ts';
import { field, query } from './form.ts';

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
    await show(res, query(req, 'done') === '' ? {} : { done: 'The account is open: he signs in with his address.' });
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
    res.redirect(303, '/people?done=1');
  });
  return router;
}
