/** Orders of this part, in the order in which HELP lists them. */
import type { Act } from '../../../acts/act.ts';
import { never, note, warning } from '../../../acts/against.ts';
import { count, flag, optional, place, places, unit, units } from '../../../acts/slots.ts';
import type { Diagnostic } from '../../../engine/contract.ts';
import { optionsOf } from '../../../series/boar/acts/chosen.ts';
import { TO } from '../../../series/boar/acts/words.ts';
import { spares } from '../../../series/boar/frame/posts.ts';
import type { Fault } from '../../../series/boar/rules/house.ts';
import type { UnitId } from '../../../series/boar/rules/state.ts';
import { act, type OfPensacola, type Sight } from '../acts/act.ts';
import { boxFault } from './box.ts';
import { raidsIn } from './state.ts';

/** As things stand, it is looked at again as the marches open; then they wait for a later turn. */
function against(fault: Fault | null, units: readonly UnitId[], turn: number): readonly Diagnostic[] {
  if (fault === null) return [note('pensacola.box-waits', 'P 3.7.11, 3.9.1', { units: [...units], turn: turn + 1 })];
  return [warning(fault.code, fault.rule, { ...fault.facts, slot: 'units' })];
}

/** Raids and marches off the map are of one side alone. */
const ofGarrison = ({ at, side }: Sight): readonly Diagnostic[] =>
  side === at.field.worksOf ? [] : [never('pensacola.garrison-only', 'P 3.7.7, 3.9')];

const box = act({
  id: 'BOX',
  words: { en: ['box', 'raid box'], fr: ['case', 'case de raid'], es: ['casilla', 'casilla de incursión'] },
  slots: { units: units(), to: optional(place({ after: TO })) },
  calls: ['movement'],
  example: 'BOX choctaw-1, choctaw-2, kfr',
  says: {
    'raid-home': (args, { need, about }) =>
      args.units.includes(about.unit) && optionsOf(need).includes(args.to ?? '') ? args.to : undefined,
  },
  idle: ({ opened, at, view }, args) =>
    view.campaign === null || args.to !== undefined
      ? []
      : against(boxFault(opened, at, args.units), args.units, view.turn),
  pertinent: ({ at, side }, args) => spares(at, side, args.units),
});

const raid = act({
  id: 'RAID',
  words: { en: ['raid'], fr: ['raid', 'razzia'], es: ['incursión'] },
  slots: {
    units: optional(units()),
    from: optional(place({ after: ['from', 'de', 'depuis', 'desde'] })),
    to: place({ after: TO }),
    via: optional(places({ after: ['via', 'par', 'por'] })),
    drop: optional(units({ after: ['drop', 'laisser', 'dejar'] })),
    at: optional(place({ after: ['there', 'là', 'allí'] })),
    lead: optional(unit({ whose: 'enemy', after: ['lead', 'tête', 'cabeza'] })),
  },
  calls: ['movement'],
  example: 'RAID FROM 3413 TO 3115 VIA 3214',
  says: {
    'surprised-lead': ({ lead }, { need }) => (lead && optionsOf(need).includes(lead) ? lead : undefined),
  },
  idle: ofGarrison,
});

const raidEnd = act({
  id: 'RAID END',
  words: {
    en: ['raid end', 'end raid'],
    fr: ['raid fin', 'fin du raid'],
    es: ['incursión fin', 'fin de la incursión'],
  },
  slots: {},
  calls: ['movement'],
  example: 'RAID END',
  idle: ({ at, view }) =>
    view.campaign === null || raidsIn(at.position)?.raid ? [] : [warning('pensacola.no-raid', 'P 3.9.4')],
});

const leave = act({
  id: 'LEAVE',
  words: { en: ['leave', 'leave the map'], fr: ['sortir', 'quitter la carte'], es: ['salir', 'salir del mapa'] },
  slots: {
    units: units(),
    by: place({ after: ['by', 'at', 'par', 'por'] }),
    back: optional(place({ after: ['back', 'back at', 'retour', 'vuelta'] })),
    turn: optional(count({ after: ['turn', 'tour', 'turno'] })),
    box: optional(flag({ after: ['box', 'case', 'casilla'] })),
  },
  calls: ['movement'],
  example: 'LEAVE creeks BY 2930 BACK 3427',
  idle: ofGarrison,
});

export const raidActs: readonly Act<OfPensacola>[] = [box, raid, raidEnd, leave];
