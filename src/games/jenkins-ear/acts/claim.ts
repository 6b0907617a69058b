/** CLAIM: in what order captured ports are thrown for at the end (10.0). */
import { never } from '../../../acts/against.ts';
import { places } from '../../../acts/slots.ts';
import { act } from './act.ts';

export const claim = act({
  id: 'CLAIM',
  words: { en: ['claim', 'secure'], fr: ['revendiquer', 'réclamer'], es: ['reclamar', 'reivindicar'] },
  slots: { hexes: places() },
  calls: [],
  standing: true,
  example: 'STANDING CLAIM cartagena, havana',
  idle: ({ field, side }) => (side === field.tables.victory.side ? [] : [never('ear.not-to-claim', '5.0')]),
  says: {
    'victory-order': ({ hexes }, { field, about }) =>
      hexes.map((hex) => field.hexes.get(hex)?.port?.id ?? '').find((port) => about.ports.includes(port)),
  },
});
