/** The web of the house: security first, then pages by subject, then one way to say that something went wrong. */
import { fileURLToPath } from 'node:url';
import express, { type Express } from 'express';
import { rateLimit } from 'express-rate-limit';
import helmet from 'helmet';
import type { House } from '../campaign/house.ts';
import { saidWrong } from './errors.ts';
import { firstRun } from './pages/first-run.ts';
import { games } from './pages/games.ts';
import { health } from './pages/health.ts';
import { signIns } from './pages/sign-in.ts';
import { formsAreOurs, visits } from './security/session.ts';

const PUBLIC = fileURLToPath(new URL('public/', import.meta.url));
const FORM_BYTES = '256kb';
const MINUTE_MILLISECONDS = 60_000;

export interface Web {
  house: House;
  /** Looks for what is due now. */
  wake: () => void;
  /** Opens the first-run page to whoever read it on the console. */
  setUpKey: string;
  /** The house is reached by https. */
  secure: boolean;
  /** Requests of one address in a minute. */
  most: number;
}

export function webApp(web: Web): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', 'loopback');
  app.use(health(web));
  app.use(
    helmet({
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'"],
          imgSrc: ["'self'", 'data:'],
          objectSrc: ["'none'"],
          frameAncestors: ["'none'"],
          formAction: ["'self'"],
          baseUri: ["'none'"],
          upgradeInsecureRequests: web.secure ? [] : null,
        },
      },
      strictTransportSecurity: web.secure,
      referrerPolicy: { policy: 'same-origin' },
    }),
  );
  app.use('/public', express.static(PUBLIC, { maxAge: '1h', index: false }));
  app.use(
    rateLimit({ windowMs: MINUTE_MILLISECONDS, limit: web.most, standardHeaders: 'draft-8', legacyHeaders: false }),
  );
  app.use(express.urlencoded({ extended: false, limit: FORM_BYTES }));
  app.use(visits(web.house, web.secure));
  app.use(formsAreOurs);
  app.use(firstRun(web));
  app.use(signIns(web));
  app.use(games(web));
  app.use(saidWrong(web.house.log));
  return app;
}
