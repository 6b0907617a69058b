/** The sheet that a game's computer players play by: the regular level whole, of the others what each has otherwise. */
import { z } from 'zod';
import type { Level } from './contract.ts';
import { LEVELS } from './levels.ts';
import { section } from './provenance.ts';

/** What is put over a sheet. */
const own = z.record(z.string(), z.json());
const levels = section({ recruit: own.optional(), veteran: own.optional() });

/** How far a level looks ahead, the plans it weighs against its own (what each has otherwise), and by what. */
const aheadFor = <W extends z.ZodRawShape>(worth: W) =>
  section({
    plays: z.number().int().min(1),
    turns: z.number().int().min(1),
    plans: z.array(own).min(1),
    worth: z.strictObject(worth),
  });

/**
 * The shape of a sheet with its levels; each, and each plan, must be a whole sheet once it is put over: no knob but those.
 * `worth`: what a level that looks ahead makes of a position.
 */
export function doctrineSheet<T extends z.ZodRawShape, W extends z.ZodRawShape>(shape: T, worth: W) {
  const regular = section({ ...shape, ahead: aheadFor(worth).optional() });
  return section({ ...shape, levels: levels.optional() }).superRefine((sheet, context) => {
    const faults = (whole: unknown) => regular.safeParse(whole).error?.issues ?? [];
    const check = (whole: unknown, ...at: (string | number)[]): void => {
      for (const { path, message } of faults(whole))
        context.addIssue({ code: 'custom', path: ['levels', ...at, ...path], message });
    };
    // What is wrong with the regular sheet is told by its own shape, and would be wrong at every level.
    if (faults(sheetAt(sheet, 'regular')).length > 0) return;
    for (const level of LEVELS) {
      const [whole, ...plans] = sheetsAt(sheet, level);
      check(whole, level);
      for (const [n, plan] of plans.entries()) check(plan, level, 'ahead', 'plans', n);
    }
  });
}

/** What a level may say beside its sheet. */
export interface LookingAhead<W> {
  readonly ahead?: {
    readonly plays: number;
    readonly turns: number;
    readonly plans: readonly object[];
    readonly worth: W;
  };
}

/** The whole sheet of a level, and one for each other plan that it weighs. */
export function sheetsAt<T extends object, W = unknown>(
  sheet: T,
  level: Level,
): readonly [Whole<T, W>, ...Whole<T, W>[]] {
  const whole = sheetAt<T, W>(sheet, level);
  return [whole, ...(whole.ahead?.plans ?? []).map((plan) => over(whole, plan) as Whole<T, W>)];
}

/** The whole sheet of a level. */
export function sheetAt<T extends object, W = unknown>(sheet: T, level: Level): Whole<T, W> {
  const { levels: said, ...regular } = sheet as T & { levels?: Partial<Record<Level, unknown>> };
  return over(regular, said?.[level]) as Whole<T, W>;
}

type Whole<T, W> = Omit<T, 'levels'> & LookingAhead<W>;

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
