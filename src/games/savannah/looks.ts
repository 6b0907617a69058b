/** How Savannah's map is coloured. */
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
  {
    id: 'british',
    letter: 'B',
    ground: 'A4211B',
    figures: 'FFFFFF',
    arrow: 'A4211B',
    star: 'A4211B',
    rules: { count: 0, color: 'FFFFFF' },
  },
  {
    id: 'french',
    letter: 'F',
    ground: '1B4E8F',
    figures: 'FFFFFF',
    arrow: '1B4E8F',
    star: '1B4E8F',
    rules: { count: 1, color: 'FFFFFF' },
  },
  {
    id: 'american',
    letter: 'A',
    ground: 'EDB548',
    figures: '1A1A1A',
    arrow: 'B97F10',
    star: '8A5A00',
    rules: { count: 2, color: '1A1A1A' },
  },
];

export const looks: Looks = { terrains, armies };
