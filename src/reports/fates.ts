/** Inks in which an order's fate is written: what was done as what holds, what was done in part as a warning, what failed as what went wrong. */
import type { FateShown } from '../engine/story.ts';

export const FATE_INK: Readonly<Record<FateShown, string>> = {
  done: '1F6B3A',
  part: '8A5A00',
  failed: 'A4211B',
  overtaken: '5A6068',
  unreached: '5A6068',
  waiting: '5A6068',
};
