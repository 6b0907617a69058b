/** A file sent with a form: taken from operators alone, bounded, and read before the form's token is looked at. */
import express, { type NextFunction, type Request, type Response } from 'express';
import { mustBeOperator } from './roles.ts';

/** The file field of an upload form. */
export const FILE = 'file';

/** For one path: the form's fields land in `req.body`, its file as a Buffer. Larger ones are refused (413) unread. */
export function uploads(mostBytes: number) {
  const whole = express.raw({ type: 'multipart/form-data', limit: mostBytes });
  return (req: Request, res: Response, next: NextFunction): void => {
    if (!req.is('multipart/form-data')) {
      next();
      return;
    }
    mustBeOperator(res);
    whole(req, res, (error?: unknown) => {
      if (error) next(error);
      else readForm(req).then(() => next(), next);
    });
  };
}

async function readForm(req: Request): Promise<void> {
  const type = req.headers['content-type'] ?? '';
  const form = await new FormReader(new Uint8Array(req.body as Buffer), { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData());
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form.entries()) {
    fields[name] = typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer());
  }
  req.body = fields;
}

/** The platform's own reader of forms; express has another `Response`. */
const FormReader = globalThis.Response;
