/** Orders for the works of the siege, in the order in which HELP lists them (P 3.5, 3.6, 3.7.9, 3.7.10, 2.5.1.2). */
import type { Act } from '../../../acts/act.ts';
import { never, warning } from '../../../acts/against.ts';
import { choice, count, flag, optional, place, textIn, unit } from '../../../acts/slots.ts';
import type { Diagnostic } from '../../../engine/contract.ts';
import { optionsOf } from '../../../series/boar/acts/chosen.ts';
import { NO_MARCH } from '../../../series/boar/acts/move.ts';
import { AT, NO_FIRE, SIDE, TO } from '../../../series/boar/acts/words.ts';
import { fortified } from '../../../series/boar/siege/targets.ts';
import { act, type OfPensacola, type Sight } from '../acts/act.ts';
import { markersIn } from './ground.ts';
import { jobFault, jobOf } from './labour.ts';

type Said = Parameters<typeof jobOf>[1];

/** Who works does not march. What speaks against it is looked at again as the marches open. */
const labour = (verb: string) => ({
  calls: ['movement'],
  insteadOf: NO_MARCH,
  says: { 'works-labour': (args: Said, { view }: Sight) => ({ [textIn(args.unit)]: jobOf(verb, args, view) }) },
  idle({ opened, at, view }: Sight, args: Said): readonly Diagnostic[] {
    const fault = view.campaign === null ? null : jobFault(opened, at, textIn(args.unit), jobOf(verb, args, view));
    return fault === null ? [] : [warning(fault.code, fault.rule, { ...fault.facts, slot: 'unit' })];
  },
});

const NOT_YOURS = never('pensacola.works-not-yours', 'P 3.5, 3.6');

const build = act({
  id: 'BUILD',
  words: { en: ['build', 'build road', 'lay road'], fr: ['construire', 'paver'], es: ['construir'] },
  slots: { unit: unit(), to: place({ after: TO }) },
  ...labour('BUILD'),
  example: 'BUILD lu-rangers TO 2613',
});

const entrench = act({
  id: 'ENTRENCH',
  words: { en: ['entrench', 'redoubt'], fr: ['retrancher', 'redoute'], es: ['atrincherar', 'reducto'] },
  slots: {
    unit: unit(),
    at: optional(place({ after: AT })),
    guns: optional(count({ after: ['guns', 'canons', 'cañones'] })),
  },
  ...labour('ENTRENCH'),
  example: 'ENTRENCH no-militia GUNS 4',
});

const raze = act({
  id: 'RAZE',
  words: { en: ['raze', 'destroy'], fr: ['raser', 'détruire'], es: ['arrasar', 'destruir'] },
  slots: {
    unit: unit(),
    what: choice({
      road: ['road', 'route', 'camino'],
      stockade: ['stockade', 'palanque', 'empalizada'],
      plantation: ['plantation', 'plantación'],
    }),
  },
  ...labour('RAZE'),
  example: 'RAZE choctaw-1 ROAD',
});

const mend = act({
  id: 'MEND',
  words: { en: ['mend', 'mend road'], fr: ['refaire', 'refaire la route'], es: ['rehacer'] },
  slots: { unit: unit() },
  ...labour('MEND'),
  example: 'MEND navarra',
});

const face = act({
  id: 'FACE',
  words: { en: ['face'], fr: ['orienter'], es: ['orientar'] },
  slots: { hex: place(), side: SIDE },
  calls: [],
  standing: true,
  ahead: true,
  example: 'FACE 2718 S',
  says: { 'redoubt-facing': ({ hex, side }, { about }) => (hex === about.hex ? side : undefined) },
  idle({ view, side, at }, { hex }) {
    if (side !== at.field.siegeOf) return [NOT_YOURS];
    const isBegun = view.campaign === null || markersIn(view).some((marker) => marker.hex === hex);
    return isBegun ? [] : [warning('pensacola.face-none', 'P 3.5', { hex, slot: 'hex' })];
  },
});

/** Lines stand in the order in which they are tried, each shot at the first that can be hit. */
const bombard = act({
  id: 'BOMBARD',
  words: { en: ['bombard'], fr: ['bombarder'], es: ['bombardear'] },
  slots: { hex: optional(place()), side: SIDE, hold: optional(flag({ after: NO_FIRE })) },
  subject: ['hex', 'side'],
  calls: [],
  standing: true,
  ahead: true,
  example: 'STANDING BOMBARD 2825 N',
  says: {
    'siege-shot': ({ hex, side, hold }, { need }) => {
      if (hold) return 'hold';
      if (hex === undefined && side === undefined) return undefined;
      return optionsOf(need).find((one) => {
        const [at, by] = one.split('/');
        return one !== 'hold' && at === (hex ?? at) && by === (side ?? by);
      });
    },
  },
  idle({ opened, view, side: writer }, { hex, side }) {
    if (writer !== opened.field.siegeOf) return [NOT_YOURS];
    const isThere = fortified(opened).some(
      (name) =>
        name.startsWith(`${hex ?? ''}`) && name.endsWith(`/${side ?? name.slice(5)}`) && !view.breached.includes(name),
    );
    return isThere ? [] : [warning('pensacola.breach-nothing', 'P 3.6', { hex: hex ?? '', slot: 'hex' })];
  },
});

export const worksActs: readonly Act<OfPensacola>[] = [build, entrench, raze, mend, face, bombard];
