/** How Pensacola's map is coloured. */
import type { Looks } from '../../series/boar/scenario/field.ts';

/** Colour and texture of each terrain (pale, so that counters lead). */
const terrains: Looks['terrains'] = [
  { id: 'clear', fill: 'F7F1E3', texture: 'none' },
  { id: 'palmetto', fill: 'E3EACB', texture: 'crowns-light' },
  { id: 'woods', fill: 'C6D8AC', texture: 'crowns-dense' },
  { id: 'swamp', fill: 'D3E0DA', texture: 'tufts' },
  { id: 'plantation', fill: 'EFE3B8', texture: 'dashes' },
  { id: 'village', fill: 'EAD9C0', texture: 'tufts-dense' },
  { id: 'city', fill: 'E0C8B6', texture: 'blocks' },
  { id: 'fort_pensacola', fill: 'DCCDA8', texture: 'fort' },
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
    id: 'spanish',
    letter: 'S',
    ground: 'E9BE3C',
    figures: '1A1A1A',
    arrow: 'B0820C',
    star: '805C00',
    rules: { count: 1, color: '1A1A1A' },
  },
];

export const looks: Looks = { terrains, armies };
