/** The sheet that a game's computer players play by: the regular level whole, of the others what each has otherwise. */
import { z } from 'zod';
import type { Level } from './contract.ts';
import { LEVELS } from './levels.ts';
import { section } from './provenance.ts';

const own = z.record(z.string(), z.json());
const levels = section({ recruit: own.optional(), veteran: own.optional() });

/** The shape of a sheet with its levels; each must be a whole sheet once put over the regular one: no knob but those. */
export function doctrineSheet<T extends z.ZodRawShape>(shape: T) {
  const regular = section(shape);
  return section({ ...shape, levels: levels.optional() }).superRefine((sheet, context) => {
    for (const level of LEVELS) {
      const found = regular.safeParse(sheetAt(sheet, level)).error?.issues ?? [];
      for (const { path, message } of found)
        context.addIssue({ code: 'custom', path: ['levels', level, ...path], message });
    }
  });
}

/** The whole sheet of a level. */
export function sheetAt<T extends object>(sheet: T, level: Level): Omit<T, 'levels'> {
  const { levels: said, ...regular } = sheet as T & { levels?: Partial<Record<Level, unknown>> };
  return over(regular, said?.[level]) as Omit<T, 'levels'>;
}

/** One value with another put over it: of tables row by row, of all else the other. */
function over(one: unknown, other: unknown): unknown {
  if (other === undefined) return one;
  if (!isTable(one) || !isTable(other)) return other;
  const rows = Object.entries(other).map(([key, value]) => [key, over(one[key], value)]);
  return { ...one, ...Object.fromEntries(rows) };
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
