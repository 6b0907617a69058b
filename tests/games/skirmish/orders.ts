/** What a player may write and name, and what his lines say to a question. */
import type { Json, Named, Order, Question, Verb } from '../../../src/engine/contract.ts';
import { distance, type Grid } from '../../../src/places/hex/grid.ts';
import type { Field, HexId, UnitId } from './field.ts';
import { pieceOf, type State } from './rules.ts';

const TO = ['to', 'towards', 'vers'];

export const verbs: readonly Verb[] = [
  {
    id: 'MOVE',
    words: { en: ['move', 'march', 'go'], fr: ['marcher', 'aller'] },
    slots: [
      { name: 'unit', type: 'unit' },
      { name: 'to', after: TO, type: 'hex' },
    ],
    answers: [],
    calls: ['action'],
    example: 'MOVE fusiliers TO 0202',
  },
  {
    id: 'ATTACK',
    words: { en: ['attack', 'charge'], fr: ['attaquer', 'charger'] },
    slots: [
      { name: 'at', type: 'hex' },
      { name: 'unit', after: ['with', 'avec'], type: 'unit' },
    ],
    answers: [],
    calls: ['action'],
    example: 'ATTACK 0302 WITH fusiliers',
  },
  {
    id: 'RETREAT',
    words: { en: ['retreat', 'fall back'], fr: ['reculer', 'se replier'] },
    slots: [
      { name: 'unit', type: 'unit' },
      { name: 'to', after: TO, type: 'hex' },
    ],
    answers: ['retreat'],
    calls: [],
    standing: true,
    example: 'RETREAT fusiliers TO 0102',
  },
];

export function names(field: Field, state: State, role: string): readonly Named[] {
  const units = [...field.units.values()].map(({ id, side, name }): Named => {
    const { hex } = pieceOf(state, id);
    const place = hex === null ? { gone: true as const } : { place: hex };
    return { id, names: [name.en, name.fr], type: 'unit', own: side === role, ...place };
  });
  return [
    ...units,
    ...field.grid.ids.map(
      (id): Named => ({ id, names: id === field.mill ? ['mill', 'moulin'] : [], type: 'hex', own: false }),
    ),
  ];
}

/** What a question about a retreat is about. */
export interface Retreat {
  unit: UnitId;
  from: HexId;
  hexes: readonly HexId[];
}

/** A line names whom and whither: of the hexes that he may go to the nearest to it. */
export function reply({ grid }: Field, orders: readonly Order[], need: Question): Json | undefined {
  const { unit, hexes } = need.about as unknown as Retreat;
  const args = orders.at(-1)?.args;
  return args?.unit === unit ? nearest(grid, hexes, String(args.to)) : undefined;
}

export const nearest = (grid: Grid, hexes: readonly HexId[], to: HexId): HexId | undefined =>
  hexes.toSorted((a, b) => distance(grid, a, to) - distance(grid, b, to))[0];
