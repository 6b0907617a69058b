/** How Savannah's map is coloured. */
import { inColours } from '../../engine/scene.ts';
import type { Looks } from '../../series/boar/scenario/field.ts';

/** Colour and texture of each terrain (pale, so that counters lead). */
const terrains: Looks['terrains'] = [
  { id: 'clear', fill: 'F7F1E3', texture: 'none' },
  { id: 'light_forest', fill: 'DFE8C8', texture: 'crowns-light' },
  { id: 'forest', fill: 'BDD1A3', texture: 'crowns-dense' },
  { id: 'swamp', fill: 'D3E0DA', texture: 'tufts' },
  { id: 'yamacraw_swamp', fill: 'BAD0CB', texture: 'tufts-dense' },
  { id: 'rice_field', fill: 'E9E8BF', texture: 'dashes' },
  { id: 'city', fill: 'E0C8B6', texture: 'blocks' },
  { id: 'fort', fill: 'DCCDA8', texture: 'fort' },
  { id: 'cemetery', fill: 'E2DBE8', texture: 'graves' },
  { id: 'water', fill: 'BFD7E8', texture: 'waves' },
];

/** Armies by colour, letter, and lines that tell them apart in grey print. */
const armies: Looks['armies'] = [
  { id: 'british', letter: 'B', ...inColours('A4211B', 'FFFFFF', 0) },
  { id: 'french', letter: 'F', ...inColours('1B4E8F', 'FFFFFF', 1) },
  { id: 'american', letter: 'A', ...inColours('EDB548', '1A1A1A', 2, 'B97F10', '8A5A00') },
];

export const looks: Looks = { terrains, armies };
