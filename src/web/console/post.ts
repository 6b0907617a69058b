/** `/post`: operators see whether mail comes in and goes out, by a letter of the house to itself. */
import express, { type Router } from 'express';
import { localTime } from '../../campaign/house/time.ts';
import { lastToSelf, type Trial, writeToSelf } from '../../campaign/letters/to-self.ts';
import { momentWords } from '../../reports/index.ts';
import { showPage } from '../page.ts';
import { mustBeOperator } from '../security/roles.ts';
import type { Web } from '../site.ts';
import { mailTroubles } from './mail-trouble.ts';

export function post({ house, wake }: Web): Router {
  const router = express.Router();
  router.get('/post', async (_req, res) => {
    mustBeOperator(res);
    const last = await lastToSelf(house);
    const view = {
      troubles: await mailTroubles(house, null, 'UTC'),
      sources: house.sources,
      trial: last && { ...told(last), since: momentWords(localTime(last.since, 'UTC'), 'en') },
    };
    showPage(res, 'post', { title: 'Mail of this house' }, view);
  });
  router.post('/post', async (_req, res) => {
    mustBeOperator(res);
    await writeToSelf(house);
    wake();
    res.redirect(303, '/post');
  });
  return router;
}

/** How it stands with a letter to oneself, and what to do. */
function told(trial: Trial): { is: 'good' | 'bad' | 'open'; says: string; mend: string } {
  switch (trial.is) {
    case 'leaving':
      return {
        is: 'open',
        says: 'It has not left yet.',
        mend: 'Look again in a moment. If it stays here, no relay is named: FIELDPOST_RELAY_URL says which server sends our letters.',
      };
    case 'refused':
      return {
        is: 'bad',
        says: `The relay ${trial.last ? 'refuses it' : 'does not take it yet'}: ${trial.trouble}`,
        mend: 'Look at FIELDPOST_RELAY_URL, its user and password or token, and whether it may send as this house.',
      };
    case 'away':
      return {
        is: 'open',
        says: `The relay took it. It has not come back to ${trial.to}.`,
        mend: 'Look again in a minute. If it stays away, look among spam, at the MX record of the domain, and at FIELDPOST_IMAP_URL or FIELDPOST_SMTP_PORT.',
      };
    case 'back':
      return trial.whole
        ? { is: 'good', says: `It was back after ${trial.seconds} s: mail leaves and comes in.`, mend: '' }
        : {
            is: 'bad',
            says: `It came back without what stands behind the plus of ${trial.to}.`,
            mend: 'Answers to our letters are read all the same, new mails are not: use a provider that keeps the plus.',
          };
  }
}
