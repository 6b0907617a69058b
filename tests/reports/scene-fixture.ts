/** The map of the British letter after turn 16: the ground and the counters around Spring Hill. */
import type { MapScene, SideStyle } from '../../src/engine/scene.ts';

export const sides: readonly SideStyle[] = [
  {
    id: 'british',
    label: 'British',
    letter: 'B',
    ground: 'A4211B',
    figures: 'FFFFFF',
    arrow: 'A4211B',
    star: 'A4211B',
    rules: { count: 0, color: 'FFFFFF' },
  },
  {
    id: 'french',
    label: 'French',
    letter: 'F',
    ground: '1B4E8F',
    figures: 'FFFFFF',
    arrow: '1B4E8F',
    star: '1B4E8F',
    rules: { count: 1, color: 'FFFFFF' },
  },
  {
    id: 'american',
    label: 'American',
    letter: 'A',
    ground: 'EDB548',
    figures: '1A1A1A',
    arrow: 'B97F10',
    star: '8A5A00',
    rules: { count: 2, color: '1A1A1A' },
  },
];

export const scene: MapScene = {
  kind: 'hex-map',
  title: 'Savannah, 9 October 1779',
  columns: [1, 27],
  rows: [1, 16],
  layout: 'flat-odd-down',
  hexLength: '200 yards',
  terrains: [{ id: 'clear', label: 'clear', fill: 'F7F1E3', texture: 'none' }],
  sides,
  hexes: [
    { id: '1404', terrain: 'clear', name: 'Spring Hill' },
    { id: '1405', terrain: 'clear' },
  ],
  edges: [],
  ways: [],
  zones: [],
  stacks: [],
  arrows: [],
  stars: [
    { label: 'A', hex: '1404', from: '1405', contest: 't16/allies/combat/1404' },
    { label: 'B', hex: '1504', from: '1505', contest: 't16/allies/combat/1504' },
  ],
  frames: [
    {
      hexes: ['1404', '1405', '1504', '1505'],
      alt:
        "After turn 16: five British units and Porbeck in Spring Hill 1404, Fraser's second battalion in 1504; " +
        "the Avant-Garde and d'Estaing at 1406, Dillon's Irish at 1506, the Grenadier Battalion in the swamp at 1304.",
      title: 'The fight around Spring Hill',
    },
  ],
  alt: 'The British hold the whole line from 1303 to 2301; the French stand one to four hexes before Spring Hill.',
};
