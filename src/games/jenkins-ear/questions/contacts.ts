/** Whether and with whom enemies at sea are met (9, 10, 11, 26). */
import { question } from '../acts/act.ts';
import { gunOf, isHeldBy } from '../doctrine/staff.ts';
import { hexOf } from '../units.ts';

export const contacts = [
  question({
    kind: 'intercept',
    merge: 'last',
    /** With all that have guns, when they are enough and the stack is not too high. */
    doctrine(staff, { candidates, height }) {
      const { field, side, tuning } = staff();
      const { least, most } = tuning.intercept[side];
      const armed = candidates.filter((id) => gunOf(field, id) > 0);
      return armed.length >= least && height * 10 <= armed.length * most ? armed : [];
    },
  }),
  question({ kind: 'retreat-intercept', merge: 'last', doctrine: () => [] }),
  question({
    kind: 'enter-contact',
    merge: 'last',
    doctrine(staff, { ahead, final, needed }) {
      const port = hexOf(staff().field, ahead).port;
      if (port !== null && isHeldBy(staff(), port, staff().side)) return final ? 'slip' : 'stop';
      return final && needed > 0 ? 'enter' : 'stop';
    },
    silence: () => 'stop',
  }),
  question({
    kind: 'go-on',
    merge: 'last',
    doctrine: (_staff, { whose }) => (whose === 'own' ? 'stop' : 'go-on'),
  }),
];
