/** LOSSES: who of one's own pays first, whatever the cause. */
import { type Args, flag, optional, orderOf, units } from '../../../acts/slots.ts';
import type { Question } from '../../../engine/contract.ts';
import type { UnitId } from '../rules/state.ts';
import { counterOf, isArtillery } from '../rules/units.ts';
import { act, type Sight } from './act.ts';
import { byStrength, optionsOf } from './chosen.ts';

const kinds = {
  militia: ['militia', 'milice', 'milicia'],
  provincials: ['provincials', 'provinciaux', 'provinciales'],
  regulars: ['regulars', 'réguliers', 'regulares'],
  weakest: ['weakest', 'plus faible', 'más débil'],
  strongest: ['strongest', 'plus fort', 'más fuerte'],
  artillery: ['artillery', 'artillerie', 'artillería'],
};

const slots = {
  units: optional(units()),
  kinds: optional(orderOf(kinds)),
  first: optional(flag({ after: ['first', "d'abord", 'abord', 'primero'] })),
};

export const losses = act({
  id: 'LOSSES',
  words: { en: ['losses', 'loss'], fr: ['pertes', 'perte'], es: ['pérdidas', 'bajas'] },
  slots,
  calls: [],
  stays: true,
  standing: true,
  says: {
    'second-step': (args, asked) => payer(args, asked),
    'capture-choice': (args, asked) => (asked.about.side === asked.need.role ? payer(args, asked) : undefined),
    'stack-excess': (args, asked) => payer(args, asked),
    'mortar-victim': (args, asked) => payer(args, asked),
    'siege-victim': (args, asked) => payer(args, asked),
    'weather-victim': (args, asked) => payer(args, asked),
  },
});

/** Who pays, by the order's units, then by its kinds in turn; the weakest among equals. */
function payer(args: Args<typeof slots>, asked: Sight & { readonly need: Question }): UnitId | undefined {
  const options = optionsOf(asked.need);
  const named = args.units.find((unit) => options.includes(unit));
  if (named !== undefined) return named;
  for (const kind of args.kinds) {
    if (kind === 'strongest') return byStrength(asked, options).at(-1);
    const fitting = options.filter((unit) => isOfKind(asked, unit, kind));
    if (fitting.length > 0) return byStrength(asked, fitting)[0];
  }
  return undefined;
}

function isOfKind({ at: { field } }: Sight, unit: UnitId, kind: keyof typeof kinds): boolean {
  const counter = counterOf(field, unit);
  const isMilitia = counter.class.endsWith('militia');
  const isProvincial = counter.class === 'provincial';
  switch (kind) {
    case 'artillery':
      return isArtillery(counter);
    case 'militia':
      return isMilitia;
    case 'provincials':
      return isProvincial;
    case 'regulars':
      return !isArtillery(counter) && !isMilitia && !isProvincial;
    default:
      return true;
  }
}
