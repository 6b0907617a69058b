/** The face of a die that a side would rather see: its own throws go well, and the enemy's come to nothing. */
import type { Address } from '../../engine/contract.ts';
import type { Side } from './field.ts';

/** Of `t03/spanish/movement/2825/2725/!intercept`: whose phase it is, the step, and what is thrown for. */
export function calm(address: Address, sides: number, side: Side): number {
  const [, phase, step] = address.split('/');
  const what = address.slice(address.lastIndexOf('!') + 1);
  const [low, high] = [0, sides - 1];
  switch (what) {
    // One region or another has it every turn; as nobody knows which, none is foreseen: a face that is on no row.
    case 'storm':
      return sides;
    // To come up with somebody, and to be seen home, take a low die.
    case 'contact':
    case 'san-isidro':
      return phase === side ? low : high;
    // Whoever is not moving lies in wait; of a fleet that draws off nobody can tell here whose it is.
    case 'intercept':
      return phase === side || step === 'combat' ? high : low;
    // Both tables run from what favours Spain to what favours England.
    case 'fortunes':
    case 'succession':
      return side === 'spanish' ? low : high;
  }
  // A shot hits on a low die; a high one brings a counter back, and leaves seas and country healthy.
  const [, shooter] = /^(en|sp)(?:-|glish|anish)[a-z0-9-]*\.\d+$/.exec(what) ?? [];
  return shooter === undefined ? high : side.startsWith(shooter) ? low : high;
}
