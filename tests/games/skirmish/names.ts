/** What orders may name: every counter by its names, every hex, and the mill. */
import type { Named } from '../../../src/engine/contract.ts';
import type { Field } from './field.ts';
import { pieceOf, type State } from './rules.ts';

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
