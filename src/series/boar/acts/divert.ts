/** DIVERT: an attack made elsewhere keeps the enemy of this hex from helping there (series 12.1). */
import { optional, place, units } from '../../../acts/slots.ts';
import { attackOf } from '../rules/declare.ts';
import { act } from './act.ts';
import { assaults } from './assaults.ts';
import { againstLeaders } from './fights.ts';
import { AT, WITH } from './words.ts';

export const divert = act({
  id: 'DIVERT',
  words: { en: ['divert'], fr: ['fixer', 'détourner'], es: ['entretener', 'desviar', 'distraer'] },
  slots: { hex: place({ after: ['', ...AT] }), with: optional(units({ after: WITH, shoots: false })) },
  implies: { 'attack-declare': null },
  calls: ['combat'],
  says: { 'attack-declare': (_args, { at, side }, order) => ({ diversion: attackOf(at, side, order.args) }) },
  idle: (sight, args) => againstLeaders(sight, args.with),
  instances: (sight) =>
    assaults(sight, (hex, units, beside) =>
      beside === null
        ? null
        : [
            { verb: 'ATTACK', args: { hexes: [hex], with: [...units] } },
            { verb: 'DIVERT', args: { hex: beside, with: [units[0] ?? ''] } },
          ],
    ),
});
