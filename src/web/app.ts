/** The web of the house: security first, then pages by subject, then one way to say that something went wrong. */
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import helmet from 'helmet';
import { archive } from './archive/archive.ts';
import { MOST_IMPORT_BYTES } from './archive/import.ts';
import { gameConsole } from './console/console.ts';
import { saidWrong } from './errors.ts';
import { firstRun } from './pages/first-run.ts';
import { games } from './pages/games.ts';
import { health } from './pages/health.ts';
import { orders } from './pages/order-page.ts';
import { signIns } from './pages/sign-in.ts';
import { hasNoNullInForm, hasNoNullInUrl } from './security/null-bytes.ts';
import { formsAreOurs, visits } from './security/session.ts';
import { uploads } from './security/uploads.ts';
import type { Web } from './site.ts';

const PUBLIC = fileURLToPath(new URL('public/', import.meta.url));
const FORM_BYTES = '256kb';
const MINUTE_MILLISECONDS = 60_000;

export function webApp(web: Web): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', [...web.proxies]);
  app.use(health(web));
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          connectSrc: ["'self'"],
          fontSrc: ["'self'"],
          imgSrc: ["'self'", 'data:'],
          scriptSrc: ["'self'"],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'"],
          styleSrcAttr: ["'none'"],
          objectSrc: ["'none'"],
          // Letters of a game are shown in a frame, under a stricter policy of their own.
          frameSrc: ["'self'"],
          frameAncestors: ["'none'"],
          formAction: ["'self'"],
          baseUri: ["'none'"],
          upgradeInsecureRequests: web.secure ? [] : null,
        },
      },
      strictTransportSecurity: web.secure,
      referrerPolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
    }),
  );
  app.use(hasNoNullInUrl);
  app.use(compression());
  app.use('/public', express.static(PUBLIC, { maxAge: '1h', index: false }));
  app.use(asksForNothing);
  app.use(
    rateLimit({ windowMs: MINUTE_MILLISECONDS, limit: web.most, standardHeaders: 'draft-8', legacyHeaders: false }),
  );
  app.use(visits(web.house, web.secure));
  app.use(express.urlencoded({ extended: false, limit: FORM_BYTES }));
  app.use(hasNoNullInForm);
  app.use('/import', uploads(MOST_IMPORT_BYTES));
  app.use(formsAreOurs);
  app.use(firstRun(web));
  app.use(signIns(web));
  app.use(games(web));
  app.use(gameConsole(web));
  app.use(orders(web));
  app.use(archive(web));
  app.use(saidWrong(web.house.log));
  return app;
}

/** No page needs a camera, a place or a payment, and what it shows is for its reader alone: no cache keeps it. */
function asksForNothing(_req: Request, res: Response, next: NextFunction): void {
  res.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  res.set('Cache-Control', 'no-store');
  next();
}
