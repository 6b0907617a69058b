/** What a visitor is told when something is not there, not his, or broken: a page, a status, and a line in the log. */
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Log } from '../campaign/house/log.ts';
import { DataBroken, FieldpostError } from '../engine/errors.ts';
import { showPage } from './page.ts';
import { FormNotOurs } from './security/session.ts';

/** Nothing is here, or nothing that this visitor may know of: both look the same. */
export class NotHere extends Error {}

/** More than one address may ask for. */
export class TooMany extends Error {}

const SAID: Readonly<Record<number, { title: string; text: string }>> = {
  400: {
    title: 'This cannot be done',
    text: 'Something in the form is not as it should be. Go back and look at it again.',
  },
  403: {
    title: 'The form was too old',
    text: 'It did not come from a page we gave you, or that page lay open too long. Load the page again and send it once more.',
  },
  404: { title: 'Nothing here', text: 'There is no such page, or it is not for you. Sign in if you run games here.' },
  413: { title: 'Too large', text: 'What was sent is larger than this house takes.' },
  429: { title: 'Too many requests', text: 'Wait a minute, then go on.' },
  500: { title: 'Something broke', text: 'It is in the log. Nothing was lost; try again later.' },
};

/** The last two handlers of the app. */
export function saidWrong(log: Log) {
  return [
    ((_req, _res, next) => next(new NotHere())) satisfies RequestHandler,
    (error: unknown, req: Request, res: Response, _next: NextFunction) => {
      const status = statusOf(error, res);
      if (status >= 500) log.error({ err: error, path: req.path }, 'page failed');
      const said = SAID[status] ?? (SAID[500] as { title: string; text: string });
      const detail = error instanceof DataBroken && status === 400 ? detailOf(error) : null;
      res.status(status);
      showPage(res, 'wrong', { title: said.title }, { ...said, detail, status });
    },
  ];
}

function statusOf(error: unknown, res: Response): number {
  if (error instanceof NotHere) return 404;
  if (error instanceof FormNotOurs) return 403;
  if (error instanceof TooMany) return 429;
  if (error instanceof DataBroken) return error.code === 'no-such-game' ? 404 : 400;
  if (error instanceof FieldpostError) return 500;
  if (res.statusCode >= 400) return res.statusCode;
  const status = (error as { status?: unknown }).status;
  return typeof status === 'number' ? status : 500;
}

/** `seat-taken: seat british` */
function detailOf({ code, facts }: DataBroken): string {
  const told = Object.entries(facts).map(
    ([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [code.replaceAll('-', ' '), ...told].join(', ');
}
