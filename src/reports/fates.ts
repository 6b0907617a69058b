/** Inks in which an order's fate is written: what was done as what holds, what failed as what went wrong. */
import type { OrderFate } from '../engine/contract.ts';

export const FATE_INK: Readonly<Record<OrderFate['kind'], string>> = {
  done: '1F6B3A',
  failed: 'A4211B',
  overtaken: '5A6068',
  unreached: '5A6068',
  waiting: '5A6068',
};
