/** Orders of the frame: between the Red Cliffs and the siege. */
import { never, warning } from '../../../acts/against.ts';
import { choice, unit, units } from '../../../acts/slots.ts';
import { act } from '../acts/act.ts';
import { whyNoCrossing } from './inset.ts';
import { campaignIn } from './state.ts';

/** CROSS: who goes from B to C, or back (P 3.7.7.2). */
const cross = act({
  id: 'CROSS',
  words: { en: ['cross'], fr: ['traverser'], es: ['cruzar'] },
  slots: { units: units() },
  calls: ['movement'],
  standing: true,
  says: {
    'cliffs-crossing'(args, { about }) {
      const named = args.units.filter((id) => about.units.includes(id));
      return named.length > 0 ? named : undefined;
    },
  },
  idle({ opened: { campaign }, side, at }, args) {
    if (campaign === null) return [];
    if (side !== at.field.siegeOf) return [never('pensacola.cross-not-yours', 'P 3.7.7.2')];
    return args.units.flatMap((id) => {
      const why = whyNoCrossing(campaign, at, id);
      return why === null ? [] : [warning(why.code, 'P 3.7.7.2', why.facts)];
    });
  },
  unasked: ({ opened: { campaign }, at }, { units: [unit = ''] }) => campaign && whyNoCrossing(campaign, at, unit),
});

/** DEPART: Pentzel tries to lead his men out of the Red Cliffs (P 3.7.7.1.2). */
const depart = act({
  id: 'DEPART',
  words: { en: ['depart'], fr: ['partir'], es: ['partir'] },
  slots: { unit: unit() },
  calls: ['movement'],
  standing: true,
  says: { 'pentzel-leave': (args, { about }) => (args.unit === about.unit ? 'leave' : undefined) },
  idle({ opened, view }, args) {
    const garrison = opened.campaign?.cliffs.garrison;
    if (garrison === undefined) return [];
    if (args.unit !== garrison)
      return [never('pensacola.depart-other', 'P 3.7.7.1.2', { unit: args.unit, slot: 'unit' })];
    return campaignIn(view)?.cliffs.tried ? [never('pensacola.depart-tried', 'P 3.7.7.1.2')] : [];
  },
});

/** AGREE: the leader whom both sides must agree on joins the British (P 3.7.1.2). */
const agree = act({
  id: 'AGREE',
  words: { en: ['agree', 'agree to'], fr: ['consentir', 'consentir à'], es: ['consentir', 'consentir a'] },
  slots: { leader: choice({ hanxleden: ['hanxleden', 'von hanxleden'] }) },
  calls: [],
  standing: true,
  ahead: true,
  example: 'STANDING AGREE hanxleden',
  says: { 'agree-leader': ({ leader }, { about }) => (leader === about.leader ? 'with' : undefined) },
  idle: ({ opened, view }) =>
    opened.sheet.agreed !== undefined && view.ordinal === 1 && view.phasing === null
      ? []
      : [never('pensacola.agree-over', 'P 3.7.1.2')],
});

export const frameActs = [cross, depart, agree];
