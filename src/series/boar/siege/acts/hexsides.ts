/** Hexsides as BREACH and REPAIR name them: by hex and side, or any of a hex. */
import type { Question } from '../../../../engine/contract.ts';
import type { HexSide } from '../../../../places/hex/grid.ts';
import { optionsOf } from '../../acts/chosen.ts';
import type { HexId } from '../../rules/state.ts';

interface Named {
  readonly hex: HexId;
  readonly side: HexSide | undefined;
}

/** Is the hexside `1404/S` one that is named? */
export function isOfHex({ hex, side }: Named, hexside: string): boolean {
  return side === undefined ? hexside.startsWith(`${hex}/`) : hexside === `${hex}/${side}`;
}

/** The hexside ordered; of a hex ordered without a side the first there is. */
export function sideNamed(named: Named, { need }: { readonly need: Question }): string | undefined {
  return optionsOf(need).find((hexside) => isOfHex(named, hexside));
}
