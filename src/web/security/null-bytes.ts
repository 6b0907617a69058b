/** Null bytes, which no address of ours and no text holds and no database takes: refused before anything looks them up. */
import type { NextFunction, Request, Response } from 'express';
import { DataBroken } from '../../engine/errors.ts';
import { NotHere } from '../errors.ts';

const NULL = '\0';

export function hasNoNullInUrl(req: Request, _res: Response, next: NextFunction): void {
  next(/%00/u.test(req.url) || req.url.includes(NULL) ? new NotHere() : undefined);
}

/** After the form is read. */
export function hasNoNullInForm(req: Request, _res: Response, next: NextFunction): void {
  const fields = Object.entries((req.body ?? {}) as Record<string, unknown>).flat(2);
  const isFound = fields.some((text) => typeof text === 'string' && text.includes(NULL));
  next(isFound ? new DataBroken('null-byte', {}) : undefined);
}
