/** Events that only Pensacola has, by kind, with their facts. All of them lie open to everybody. */
import { type Effect, type Modifier, openlyOf, type Test, type Thrown } from '../../series/boar/rules/events.ts';
import type { HexId, Side, UnitId } from '../../series/boar/rules/state.ts';

/** What the French do when the army loses heart: leave, camp, stand idle, go on, or go on the better. */
export type FrenchMood = 'leave' | 'camp' | 'idle' | 'none' | 'heart';

export interface PensacolaEvents {
  /** A hexside that bad weather has opened before the first turn. */
  weathered: { hex: HexId; die: number; effects: Effect[] };
  /** Garrison guns spiked in their Rally, with the hexes they stood in (P 3.8). */
  spiked: { side: Side; units: UnitId[]; hexes: HexId[]; effects: Effect[] };
  /** A wounded commander is back. */
  healed: { leader: UnitId; side: Side; hex: HexId };
  /** Sappers taken, alone and with no way out. */
  sappers: { unit: UnitId; hex: HexId; effects: Effect[] };
  /** A leader whom both sides have agreed on. */
  agreed: { leader: UnitId; hex: HexId };
  /** The well comes into other hands. */
  well: { side: Side; effects: Effect[] };
  /** A named fortified hex comes into other hands. */
  control: { hex: HexId; side: Side; effects: Effect[] };
  /** Momentum given up before the assault, and the warriors who come for it. */
  exchange: { side: Side; effects: Effect[] };
  warriors: { unit: UnitId; hex: HexId };
  /** The guns of the Red Cliffs at a fleet; then each ship hit: `late` comes a turn later, `star` may take leaders too. */
  cliffs: { die: number; modifiers: Modifier[]; hits: number; effects: Effect[] };
  ship: { unit: UnitId; leaders: UnitId[]; die: number; does: 'none' | 'late' | 'step' | 'star'; effects: Effect[] };
  /** By the way between the Red Cliffs and the siege. */
  crossed: { units: UnitId[]; from: HexId; to: HexId };
  /** Pentzel's one attempt to leave the Red Cliffs; the turn he comes in, null where he stays. */
  pentzel: { test: Test; turn: number | null };
  /** The die for the American prisoners. */
  prisoners: { die: number; needed: number; hex: HexId | null };
  /** French hearts, once: what they do, and who leaves for it. */
  french: Thrown & { does: FrenchMood; gone: UnitId[]; effects: Effect[] };
  /** Road that a card has destroyed, and a shot from off the map. */
  'road-lost': { hex: HexId };
  brig: Thrown & { hexside: string; needed: number };
  /** Places the British have left without a garrison. */
  ungarrisoned: { hexes: HexId[]; effects: Effect[] };
  /** The coup de main begins, with these of the named works breached. */
  coup: { hexes: HexId[]; effects: Effect[] };
  /** Into the Raid Box, or out of it into a hex. */
  boxed: { units: UnitId[]; hex: HexId | null };
  raid: { hex: HexId; units: UnitId[] };
  'raid-ended': { why: 'weather' | 'called-off' | 'fought' | 'gone' | 'coup'; units: UnitId[] };
  /** Off the map, to come back by an entry; null: into the Raid Box. */
  left: { hex: HexId; units: UnitId[]; entry: string | null };
  /** The Indian village destroyed, and which Indians go home for it: who did not pass. */
  village: { hex: HexId; by: UnitId; tests: Test[]; effects: Effect[] };
  /** Road laid, destroyed or mended in these hexes. */
  road: { unit: UnitId; side: Side; hexes: HexId[]; did: 'laid' | 'broken' | 'mended' };
  /** A stockade or the plantation destroyed. */
  razed: { unit: UnitId; hex: HexId; effects: Effect[] };
  /** A shot of a redoubt at a hexside. */
  shot: Thrown & { redoubt: HexId; hexside: string; needed: number; effects: Effect[] };
  /** The guns of an armed redoubt lost; what that does is told with who came in. */
  battery: { hex: HexId; sp: number };
}

export const tellPensacola = openlyOf<PensacolaEvents>('pensacola');
