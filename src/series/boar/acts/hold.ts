/** HOLD: they stay where they are, in movement and after a fight. */
import { note } from '../../../acts/against.ts';
import { units } from '../../../acts/slots.ts';
import type { Diagnostic } from '../../../engine/contract.ts';
import { owed } from '../rules/declare.ts';
import { mustFight } from '../rules/leaders.ts';
import type { UnitId } from '../rules/state.ts';
import { act, type Sight } from './act.ts';
import { unfit } from './against.ts';
import { isFor } from './chosen.ts';
import { NO_MARCH } from './move.ts';

export const hold = act({
  id: 'HOLD',
  words: { en: ['hold', 'stay'], fr: ['tenir', 'rester', 'garder'], es: ['mantener', 'quedarse', 'aguantar'] },
  slots: { units: units() },
  // Of its two calls each has a HOLD of its own: who stays in movement may go forward after a fight.
  calls: ['movement', 'combat'],
  insteadOf: NO_MARCH,
  standing: true,
  says: {
    // Who stays beside those that pin him fights them.
    'pin-response': (args, { about }) => (args.units.some((unit) => about.units.includes(unit)) ? 'attack' : undefined),
    'cavalry-withdraw': (args, { about }) =>
      about.defenders.some((unit) => isFor(args.units, unit)) ? 'stand' : undefined,
    'advance-lead': (args, { about }) => (args.units.includes(about.lead) ? 'stay' : undefined),
    // Who goes along is said by ADVANCE alone; a HOLD sent in reply is told so.
    'advance-others': () => undefined,
  },
  idle: (sight, args) => [...unfit(sight, args.units), ...compelled(sight, args.units)],
});

/** Those told to hold beside an enemy whom they must fight all the same. */
function compelled({ at, side }: Sight, units: readonly UnitId[]): readonly Diagnostic[] {
  const leaders = mustFight(at, side).filter((leader) => units.includes(leader));
  const due = owed(at, side, (unit) => units.includes(unit));
  return [
    ...leaders.map((unit) => note('boar.leader-bound', 'S scenario', { unit })),
    ...(due.units.length > 0 ? [note('boar.must-fight', 'series 12.1', due)] : []),
  ];
}
