/** What the works of the siege add to the state beside hexsides, breaches, construction markers and laid road. */
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import type { PensacolaScenario } from '../schema.ts';

export interface Works {
  /** Guns of the armed redoubts; `lost`: an enemy has stood in it (P 3.14.4). */
  batteries: { hex: HexId; sp: number; lost: boolean }[];
  /** Where markers lie from which the road goes on. */
  heads: HexId[];
  /** Hexes whose road is destroyed. */
  broken: HexId[];
  /** What units do in this Movement phase instead of marching. */
  jobs: Record<UnitId, Job>;
  /** Units that lay road at twice their rate in this phase. */
  hurried: UnitId[];
  /** Added to the shots of a redoubt in the next bombardment, null: it may not fire; and hexes nobody may fire at then. */
  gunnery: Record<HexId, number | null>;
  spared: HexId[];
}

/** As a scenario begins. */
export function openWorks({ redoubts, road }: PensacolaScenario['scenario']): Works {
  return {
    batteries: redoubts.list.flatMap(({ hex, guns }) => (guns === undefined ? [] : [{ hex, sp: guns, lost: false }])),
    heads: [...road.heads],
    broken: [],
    jobs: {},
    hurried: [],
    gunnery: {},
    spared: [],
  };
}

/** What a side sees of them: all of it. */
export const seenWorks = (works: Works): Works => structuredClone(works);

/** Road laid as far as `to`; a redoubt begun, `guns` 0 for none; road, stockade or plantation destroyed; road mended. */
export type Job =
  | { do: 'road'; to: HexId }
  | { do: 'redoubt'; at: HexId; guns: number }
  | { do: 'destroy'; what: Destroyed }
  | { do: 'mend' };

/** Who does what, by unit. */
export type Labour = Readonly<Record<UnitId, Job>>;

/** What staying in a hex destroys, the weightiest first. */
export const destructible: readonly Destroyed[] = ['stockade', 'plantation', 'road'];
export type Destroyed = 'stockade' | 'plantation' | 'road';
