/** Makes an umpire's edit from the shape of its argument: read, offered as a form, and shown as things stand. */
import { z } from 'zod';
import type { Audience, Edit, Json } from './contract.ts';

interface Spec<S, T> {
  /** Slots of the argument that name the thing; the others are what may be set. */
  names: readonly string[];
  schema: z.ZodType<T>;
  /** Each thing it may change, with what it is now. */
  stands(state: S): readonly T[];
  apply(state: S, arg: T): void;
  /** Everybody, where it does not say. */
  seenBy?(state: S, arg: T): Audience;
}

export function editOf<S, T>({ names, schema, stands, apply, seenBy }: Spec<S, T>): Edit<S> {
  const { $schema: _, ...form } = z.toJSONSchema(schema);
  return {
    names,
    schema: { parse: (raw) => schema.parse(raw) as Json },
    form: form as Json,
    stands: (state) => stands(state) as readonly Json[],
    apply: (state, arg) => apply(state, schema.parse(arg)),
    seenBy: (state, arg) => seenBy?.(state, schema.parse(arg)) ?? 'all',
  };
}
