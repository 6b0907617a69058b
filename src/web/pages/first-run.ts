/** `/first-run`: the one who started the house becomes its first operator, and sees whether its mail works; afterwards the page is gone. */
import express, { type Router } from 'express';
import { openAccount } from '../../campaign/joining/accounts.ts';
import { writeToSelf } from '../../campaign/letters/to-self.ts';
import { hasAccounts } from '../../store/accounts.ts';
import { field } from '../console/form.ts';
import { NotHere } from '../errors.ts';
import { showPage } from '../page.ts';
import { isSameSecret, signIn } from '../security/session.ts';
import type { Web } from '../site.ts';

export function firstRun({ house, setUpKey, wake }: Web): Router {
  const router = express.Router();
  const guard = async (key: unknown) => {
    const isKey = typeof key === 'string' && isSameSecret(key, setUpKey);
    if (!isKey || (await hasAccounts(house.store.db))) throw new NotHere();
  };
  router.get('/first-run', async (req, res) => {
    await guard(req.query.key);
    showPage(res, 'first-run', { title: 'Welcome', secret: true }, { key: setUpKey, faults: [] });
  });
  router.post('/first-run', async (req, res) => {
    const [key, name, address] = [field(req, 'key'), field(req, 'name'), field(req, 'address')];
    await guard(key);
    const made = await openAccount(house, { name, address, role: 'operator', first: true });
    if ('fault' in made) {
      res.status(400);
      return showPage(
        res,
        'first-run',
        { title: 'Welcome', secret: true },
        { key, name, address, faults: [made.fault] },
      );
    }
    await signIn(house, res, made.id);
    await writeToSelf(house);
    wake();
    res.redirect(303, '/post');
  });
  return router;
}
