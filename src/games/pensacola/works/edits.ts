/** What an umpire may change of road, guns of redoubts, and what is destroyed; breaches and redoubts are edits of the series. */
import { z } from 'zod';
import type { Edit } from '../../../engine/contract.ts';
import { editOf } from '../../../engine/edit.ts';
import type { BoarState } from '../../../series/boar/rules/state.ts';
import { hexAt } from '../../../series/boar/rules/units.ts';
import type { Pensacola } from '../scenario.ts';
import { destroyedIn, worksIn } from '../state.ts';
import { redoubtsIn, stockadesOf } from './ground.ts';
import { setRazed, setRoad } from './labour.ts';

type Road = 'whole' | 'destroyed' | 'none';

export function worksEdits(pensacola: Pensacola): Readonly<Record<string, Edit<BoarState>>> {
  const { field } = pensacola;
  const hex = z.enum([...field.hexes.keys()]);
  const plantations = field.at.filter(({ terrain }) => terrain === 'plantation').map(({ id }) => id);
  const targets = [...stockadesOf(pensacola), ...plantations];
  return {
    road: editOf<BoarState, { hex: string; road: Road; head: boolean }>({
      names: ['hex'],
      schema: z.strictObject({ hex, road: z.enum(['whole', 'destroyed', 'none']), head: z.boolean() }),
      stands: (state) => {
        const { heads, broken } = worksIn(state);
        const now = (of: readonly string[], road: Road) =>
          of.map((one) => ({ hex: one, road, head: heads.includes(one) }));
        return [...now(state.corduroy ?? [], 'whole'), ...now(broken, 'destroyed')];
      },
      apply: (state, { hex: at, road, head }) => {
        const works = worksIn(state);
        setRoad(state, at, true);
        if (road === 'destroyed') setRoad(state, at, false);
        if (road === 'none') state.corduroy = state.corduroy?.filter((one) => one !== at) ?? [];
        works.heads = [...works.heads.filter((one) => one !== at), ...(head ? [at] : [])];
      },
    }),
    /** SP of the guns of a redoubt, 0 for none; or that they are lost. */
    battery: editOf<BoarState, { hex: string; sp: number; lost: boolean }>({
      names: ['hex'],
      schema: z.strictObject({ hex, sp: z.number().int().min(0), lost: z.boolean() }),
      stands: (state) =>
        redoubtsIn(pensacola, state).map(
          (at) => worksIn(state).batteries.find((one) => one.hex === at) ?? { hex: at, sp: 0, lost: false },
        ),
      apply: (state, battery) => {
        const works = worksIn(state);
        works.batteries = works.batteries.filter((one) => one.hex !== battery.hex);
        if (battery.sp > 0) works.batteries.push(battery);
      },
    }),
    /** A stockade or the plantation destroyed, or whole again. */
    razed: editOf<BoarState, { hex: string; razed: boolean }>({
      names: ['hex'],
      schema: z.strictObject({ hex: z.enum(targets), razed: z.boolean() }),
      stands: (state) => targets.map((at) => ({ hex: at, razed: destroyedIn(state).includes(at) })),
      apply: (state, { hex: at, razed }) => {
        setRazed(state, at, razed);
        if (razed || hexAt(field, at).terrain === 'plantation') return;
        const sides = (pensacola.map.siegeWorks.sides[at] ?? []).map((side) => `${at}/${side}`);
        state.siege = [...state.siege.filter((name) => !name.startsWith(`${at}/`)), ...sides];
      },
    }),
  };
}
