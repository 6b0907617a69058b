/** Reads the fields of a form: what is missing is empty, what is given twice counts once. */
import type { Request } from 'express';
import { DataBroken } from '../../engine/errors.ts';

const LONGEST_REASON = 500;

/** The field's text without blanks around it. */
export function field(req: Request, name: string): string {
  return fields(req, name)[0]?.trim() ?? '';
}

/** Every value of a field that may be given more than once. */
export function fields(req: Request, name: string): string[] {
  const given: unknown = (req.body as Record<string, unknown> | undefined)?.[name];
  return (Array.isArray(given) ? given : [given]).filter((value) => typeof value === 'string');
}

/** The reason of an act. Throws DataBroken without one. */
export function reasonIn(req: Request): string {
  const reason = field(req, 'reason').replace(/\p{Cc}+/gu, ' ');
  if (reason === '') throw new DataBroken('reason-missing', {});
  return reason.slice(0, LONGEST_REASON);
}

/** A parameter of the path or of the query, as text. */
export const param = (req: Request, name: string): string => String(req.params[name] ?? '');
export function query(req: Request, name: string): string {
  const given = req.query[name];
  return typeof given === 'string' ? given : '';
}
