/** Opens a scenario of Savannah: validates it, and indexes what only this game reads. */
import type { Json, Schema } from '../../engine/contract.ts';
import { oncePer } from '../../engine/once.ts';
import type { HexId } from '../../series/boar/rules/state.ts';
import { type BoarScenario, openBoar } from '../../series/boar/scenario/scenario.ts';
import type { CampaignSheet } from './campaign/schema.ts';
import { asToday } from './kept.ts';
import { looks } from './looks.ts';
import { frenchFaces } from './messages/faces.ts';
import { messages } from './messages/messages.ts';
import { type SavannahScenario, scenarioSchema } from './schema.ts';

/** Savannah ready to play. */
export interface Savannah extends BoarScenario {
  readonly sheet: SavannahScenario['scenario'];
  readonly map: SavannahScenario['map'];
  readonly campaign: CampaignSheet | null;
  readonly siege: SavannahScenario['siege'];
  readonly cards: SavannahScenario['cards'] | null;
  readonly coveredWay: { readonly lostFrom: number; readonly everyTwoHexes: number; readonly previouslyLost: number };
  /** Hexes of the Covered Way in order, from the causeway to the perimeter. */
  readonly way: readonly HexId[];
  /** The scenario as read, for reference sheets that say what each number rests on. */
  readonly files: SavannahScenario;
}

/** Validates a scenario read from its files; throws ZodError with the path of each fault. */
export const savannahScenario: Schema = { parse: (raw) => scenarioSchema.parse(raw) as Json };

const opened = oncePer((json: object): Savannah => index(asToday(json as Json)));

/** Indexes a validated scenario, of today or kept since a game was founded; the same object is indexed once. */
export const openSavannah = (json: Json): Savannah => opened(json as object);

function index(files: SavannahScenario): Savannah {
  const { map, tables, scenario: sheet } = files;
  const { name, hexes, color } = map.navalZone;
  const own = {
    coveredWay: map.coveredWay.hexes,
    naval: hexes,
    zones: [{ id: 'naval', name, hexes, color }],
    mustFight: sheet.limits.mustFight,
    words: messages,
    looks,
    faces: { fr: frenchFaces },
  };
  return {
    ...openBoar(files, own),
    sheet,
    map,
    campaign: sheet.campaign ?? null,
    siege: files.siege,
    cards: sheet.campaign === undefined ? null : files.cards,
    coveredWay: tables.coveredWay,
    way: map.coveredWay.hexes,
    files,
  };
}
