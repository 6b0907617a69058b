/** RETREAT: which way the beaten go (series 13, R57). */
import { warning } from '../../../acts/against.ts';
import { choice, optional, place, units } from '../../../acts/slots.ts';
import type { Diagnostic, Question } from '../../../engine/contract.ts';
import { fits } from '../rules/stacking.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { counterOf, isArtillery } from '../rules/units.ts';
import { act, type Sight } from './act.ts';
import { inVain } from './against.ts';
import { type Heading, isFor, towards } from './chosen.ts';
import { TO } from './words.ts';

const TOWARDS = ['toward', 'towards', 'toward the', 'towards the', 'to the', 'vers le', 'hacia el'];

export const retreat = act({
  id: 'RETREAT',
  words: { en: ['retreat'], fr: ['retraiter', 'battre en retraite', 'se retirer'], es: ['retirar', 'retirarse'] },
  slots: {
    units: optional(units()),
    toward: optional(
      choice(
        {
          HQ: ['HQ', 'headquarters', 'quartier général', 'QG', 'cuartel general', 'CG'],
          away: ['away', 'from the enemy', "loin de l'ennemi", 'lejos'],
        },
        { after: ['', ...TOWARDS] },
      ),
    ),
    to: optional(place({ after: TO })),
  },
  calls: [],
  stays: true,
  standing: true,
  says: {
    'retreat-path': (args, asked) =>
      isFor(args.units, asked.about.unit) ? towards(asked, args, asked.about.unit) : undefined,
    'leader-displace': (args, asked) =>
      isFor(args.units, asked.about.leader) ? towards(asked, args, asked.about.leader) : undefined,
    'leave-lines': (args, asked) => ofStack(args, asked),
    'leave-pin': (args, asked) => ofStack(args, asked),
  },
  idle: (sight, { units: named, to }) => [...inVain(sight, named), ...(to === undefined ? [] : full(sight, named, to))],
});

/** None of those it is for would find room there as all stand: they are turned aside, whoever falls back. */
function full({ at, view, side }: Sight, named: readonly UnitId[], hex: HexId): readonly Diagnostic[] {
  const meant = Object.values(view.units).filter((one) => {
    const counter = counterOf(at.field, one.id);
    const isMeant = named.length > 0 ? named.includes(one.id) : !isArtillery(counter);
    return isMeant && one.hex !== null && one.hex !== hex && counter.side === side;
  });
  const isFull = meant.length > 0 && meant.every(({ id }) => !fits(at, hex, [id], 'retreat'));
  return isFull ? [warning('boar.retreat-full', 'series 13', { hex, slot: 'to', part: true, now: true })] : [];
}

/** Where an order sends a stack of whom it names somebody, or nobody. */
export function ofStack(
  args: Heading & { readonly units: readonly UnitId[] },
  asked: Sight & { readonly need: Question; readonly about: { readonly units: readonly UnitId[] } },
): HexId | undefined {
  const { units } = asked.about;
  return units.some((unit) => isFor(args.units, unit)) ? towards(asked, args, units[0]) : undefined;
}
