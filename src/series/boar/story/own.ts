/** What a game tells of its own among the chapters that the series tells. */
import type { Facts } from '../../../engine/phrase.ts';
import type { Dispatch, Story } from '../../../engine/story.ts';
import type { Army, HexId } from '../rules/state.ts';
import type { Counter } from '../scenario/field.ts';
import type { Lines } from './chronicle.ts';
import type { Block } from './days-form.ts';
import type { Teller } from './teller.ts';

export interface OwnStory {
  /** Sentences of its own events. */
  readonly lines: Lines;
  /** How the siege stands beside works, breaches and ruins. */
  siegeRows(teller: Teller): Dispatch['rows'];
  /** Subjects of the days that come after the reinforcements. */
  dispatches(teller: Teller): readonly Dispatch[];
  /** Orders of the days that only this game has, after those of arrivals. */
  blocks(teller: Teller): readonly Block[];
  /** The hex towards which a sap is best dug. */
  readonly aim: HexId;
  /** Armies kept out of close combat on a printed turn. */
  keptBack(turn: number): readonly Army[];
  /** The figures of victory that the briefing speaks of. */
  aims(): Facts;
  /** What each victory still lacks. */
  goals(teller: Teller): Story['facts'];
  /** Why counters that stood together were made to part, as `tale.parted.…` says it; null: they were not. */
  whyParted(stack: readonly Counter[]): string | null;
  /** The English name of a place, short enough for the order form. */
  shortPlace(name: string): string;
}
