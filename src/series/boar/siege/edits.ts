/** What an umpire may change of works and town (architecture §8). */
import { z } from 'zod';
import type { Edit } from '../../../engine/contract.ts';
import { editOf } from '../../../engine/edit.ts';
import { type HexSide, hexSides } from '../../../places/hex/grid.ts';
import { campaignOf } from '../frame/campaign.ts';
import type { BoarState } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { breach, cutAbatis, removeConstruction, repairSide, ruin } from './damage.ts';

/** Edits by name: `breach`, `abatis`, `ruin`; in the campaign also `works`, `construction`. */
export function siegeEdits(scenario: BoarScenario): Readonly<Record<string, Edit<BoarState>>> {
  const hex = z.enum([...scenario.field.hexes.keys()]);
  const city = z.enum(scenario.map.city.hexes);
  const hexside = z.string().regex(/^\d{4}\/(N|NE|SE|S|SW|NW)$/);
  const always = {
    /** Breaches the works of a hexside, or makes them whole again. */
    breach: editOf<BoarState, { hexside: string; breached: boolean }>({
      names: ['hexside'],
      schema: z.strictObject({ hexside, breached: z.boolean() }),
      stands: (state) => state.breached.map((name) => ({ hexside: name, breached: true })),
      apply: (state, { hexside: name, breached }) => {
        (breached ? breach : repairSide)(state, name, []);
      },
    }),
    /** Cuts the abatis of a hexside away, or lays it again. */
    abatis: editOf<BoarState, { hexside: string; cut: boolean }>({
      names: ['hexside'],
      schema: z.strictObject({ hexside, cut: z.boolean() }),
      stands: (state) => state.cleared.map((name) => ({ hexside: name, cut: true })),
      apply: (state, { hexside: name, cut }) => {
        if (cut) cutAbatis(state, name, []);
        else state.cleared = state.cleared.filter((each) => each !== name);
      },
    }),
    /** Lays a city hex in ruins, or raises it again. */
    ruin: editOf<BoarState, { hex: string; ruined: boolean }>({
      names: ['hex'],
      schema: z.strictObject({ hex: city, ruined: z.boolean() }),
      stands: (state) => scenario.map.city.hexes.map((name) => ({ hex: name, ruined: state.ruined.includes(name) })),
      apply: (state, { hex: name, ruined }) => {
        if (ruined) ruin(state, name, []);
        else state.ruined = state.ruined.filter((each) => each !== name);
      },
    }),
  };
  if (scenario.campaign === null) return always;
  return {
    ...always,
    /** The hexsides of a completed siege work; none takes it away. */
    works: editOf<BoarState, { hex: string; sides: HexSide[] }>({
      names: ['hex'],
      schema: z.strictObject({ hex, sides: z.array(z.enum(hexSides)) }),
      stands: (state) =>
        [...new Set(state.siege.map((name) => name.slice(0, name.indexOf('/'))))].map((at) => ({
          hex: at,
          sides: hexSides.filter((side) => state.siege.includes(`${at}/${side}`)),
        })),
      apply: (state, { hex: at, sides }) => {
        const siege = campaignOf(state)?.siege;
        if (!siege) return;
        const before = state.siege.filter((name) => name.startsWith(`${at}/`)).length;
        if (before > 0) siege.used[before] = (siege.used[before] ?? 0) - 1;
        if (sides.length > 0) siege.used[sides.length] = (siege.used[sides.length] ?? 0) + 1;
        siege.building = siege.building.filter((marker) => marker.hex !== at);
        state.siege = [
          ...state.siege.filter((name) => !name.startsWith(`${at}/`)),
          ...sides.map((side) => `${at}/${side}`),
        ];
        state.breached = state.breached.filter((name) => !name.startsWith(`${at}/`) || state.siege.includes(name));
      },
    }),
    /** A construction marker in a hex, or none. */
    construction: editOf<BoarState, { hex: string; present: boolean }>({
      names: ['hex'],
      schema: z.strictObject({ hex, present: z.boolean() }),
      stands: (state) =>
        (campaignOf(state)?.siege.building ?? []).map((marker) => ({ hex: marker.hex, present: true })),
      apply: (state, { hex: at, present }) => {
        removeConstruction(state, at, []);
        if (present) campaignOf(state)?.siege.building.push({ hex: at, placed: state.turn });
      },
    }),
  };
}
