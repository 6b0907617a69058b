/** CLAIM: in what order captured ports are thrown for at the end (10.0). */
import { never, warning } from '../../../acts/against.ts';
import { places } from '../../../acts/slots.ts';
import { act } from './act.ts';

export const claim = act({
  id: 'CLAIM',
  words: { en: ['claim', 'secure'], fr: ['revendiquer', 'réclamer'], es: ['reclamar', 'reivindicar'] },
  slots: { hexes: places() },
  calls: [],
  standing: true,
  example: 'STANDING CLAIM cartagena, havana',
  idle({ field, side, view }, _args, { id }) {
    const { victory, turns } = field.tables;
    if (side !== victory.side) return [never('ear.not-to-claim', '5.0')];
    const isEarly = view.turn < turns && !id.startsWith('s');
    return isEarly ? [warning('ear.claim-later', '5.0', { turn: turns, now: true })] : [];
  },
  says: {
    'victory-order': ({ hexes }, { field, about }) =>
      hexes.map((hex) => field.hexes.get(hex)?.port?.id ?? '').find((port) => about.ports.includes(port)),
  },
});
