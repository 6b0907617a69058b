/** Cards of arrivals: 1, 2 and 44. */
import type { CardRule } from './rule.ts';

export const arrivalCards: Readonly<Record<number, CardRule>> = {};
