/** ATTACK: in what order one's combats are fought (9.0). */
import { warning } from '../../../acts/against.ts';
import { places } from '../../../acts/slots.ts';
import { landings } from '../doctrine/voyages.ts';
import { act } from './act.ts';
import { battlesIn } from './battles.ts';
import { firstOf } from './chosen.ts';
import { withFireShips } from './fireships.ts';
import { AT } from './words.ts';

export const attack = act({
  id: 'ATTACK',
  words: {
    en: ['attack', 'fight', 'battle'],
    fr: ['attaquer', 'combattre', 'combat'],
    es: ['atacar', 'combatir', 'combate'],
  },
  slots: { hexes: places({ after: ['', ...AT] }) },
  calls: ['combat'],
  example: 'ATTACK 3119, 3018',
  says: { 'combat-order': ({ hexes }, { about }) => firstOf(about.hexes, hexes) },
  idle: (sight, { hexes }, _order, _before, book) => [
    ...hexes.map((hex) => warning('ear.no-battle', '9.0', { hex, slot: 'hexes', now: true })),
    ...hexes.flatMap((hex) => battlesIn(withFireShips(sight, hex, book), hex, book)),
  ],
  *instances(sight) {
    for (const landing of landings(sight)) yield [landing, { verb: 'ATTACK', args: { hexes: [landing.args.to] } }];
  },
});
