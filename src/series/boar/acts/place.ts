/** PLACE: where a unit of the garrison stands that its owner may choose (scenario). */
import { never } from '../../../acts/against.ts';
import { place, unit } from '../../../acts/slots.ts';
import { placesFor } from '../frame/opening.ts';
import { act } from './act.ts';
import { AT } from './words.ts';

export const placeUnit = act({
  id: 'PLACE',
  words: { en: ['place', 'deploy', 'set up'], fr: ['placer', 'déployer'], es: ['colocar', 'desplegar'] },
  slots: { unit: unit(), at: place({ after: [...AT, 'to'] }) },
  calls: ['movement'],
  standing: true,
  says: { 'setup-place': (args, { about }) => (args.unit === about.unit ? args.at : undefined) },
  idle({ opened, at, view }, args) {
    const facts = { unit: args.unit };
    if (!opened.chosen.includes(args.unit) || view.ordinal > 1)
      return [never('boar.place-not-yours', 'S scenario', { ...facts, slot: 'unit' })];
    return placesFor(opened, at, args.unit).includes(args.at)
      ? []
      : [never('boar.place-perimeter', 'S scenario', { ...facts, hex: args.at, slot: 'at' })];
  },
});
