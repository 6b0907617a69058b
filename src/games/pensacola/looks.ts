/** How Pensacola's map is coloured. */
import { inColours } from '../../engine/scene.ts';
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
  { id: 'british', letter: 'B', ...inColours('A4211B', 'FFFFFF', 0) },
  { id: 'spanish', letter: 'S', ...inColours('E9BE3C', '1A1A1A', 1, 'B0820C', '805C00') },
];

export const looks: Looks = { terrains, armies };
