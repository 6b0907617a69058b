/** What the computer players of every game of the series weigh: worths, thresholds and aims, from the scenario's files. */
import type { HexId, Side } from '../rules/state.ts';

/** By printed turn; the last given holds on. */
export type ByTurn = Readonly<Record<string, number>>;

export interface Tuning {
  /** What each word of a result costs, a star on top of it, odds beyond their dice, and how dear each holds its own. */
  readonly worth: Readonly<Record<string, unknown>> & {
    readonly star: number;
    readonly odds?: Readonly<Record<string, number>>;
    readonly aversion: Readonly<Record<Side, number>>;
  };
  readonly ground: Readonly<Record<string, unknown>>;
  /** The least gain for which a side attacks. */
  readonly attack: Readonly<Record<string, unknown>>;
  readonly tactics: {
    readonly attack: { readonly strong: string; readonly led: string; readonly else: string };
    readonly strong: string;
    readonly defend: { readonly flank: string; readonly else: string };
  };
  readonly reroll: { readonly least: number };
  /** Hexes on which a mortar is best laid where others are as good. */
  readonly bombard: readonly HexId[];
  /** The hex the besieger was ordered to take, and what each SP that attacks it is worth to him for that. */
  readonly zeal: { readonly hex: HexId; readonly byTurn: ByTurn };
  /** Does a plan of hours reckon, as one of days does, with the roads that those have left who march before? */
  readonly inTurn: boolean;
  /** Longest clear way round, in hundredths of the straight one. */
  readonly detour: number;
  /** The redoubt towards which the siege works are dug. */
  readonly siege: { readonly aim: HexId };
}

/** The value of a printed turn in a schedule whose last entry holds on. */
export function onTurn(schedule: ByTurn, turn: number): number {
  const given = Object.keys(schedule).map(Number);
  return schedule[Math.max(...given.filter((at) => at <= turn))] ?? 0;
}
