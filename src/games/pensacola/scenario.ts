/** Opens a scenario of Pensacola: validates it, and indexes what only this game reads. */
import type { Json, Schema } from '../../engine/contract.ts';
import { oncePer } from '../../engine/once.ts';
import { hexId } from '../../places/hex/grid.ts';
import type { DeckSheet } from '../../series/boar/cards/schema.ts';
import { type BoarScenario, type OwnSheets, openBoar } from '../../series/boar/scenario/scenario.ts';
import type { CampaignSheet } from './campaign/schema.ts';
import { looks } from './looks.ts';
import { frenchFaces, spanishFaces } from './messages/faces.ts';
import { messages } from './messages/messages.ts';
import { type PensacolaScenario, scenarioSchema } from './schema.ts';

/** Pensacola ready to play. */
export interface Pensacola extends BoarScenario {
  readonly sheet: PensacolaScenario['scenario'];
  readonly campaign: CampaignSheet | null;
  readonly cards: DeckSheet;
  /** The scenario as read, for reference sheets that say what each number rests on. */
  readonly files: PensacolaScenario;
}

/** Validates a scenario read from its files; throws ZodError with the path of each fault. */
export const pensacolaScenario: Schema = {
  parse: (raw) => scenarioSchema.parse(raw) as Json,
};

/** The scenario of the rules, as this game opened it. */
export const openedAs = (scenario: BoarScenario): Pensacola => scenario as Pensacola;

/** Indexes a validated scenario; the same object is indexed once. */
export const openPensacola = (json: Json): Pensacola => opened(json as PensacolaScenario);

const opened = oncePer((files: PensacolaScenario): Pensacola => {
  const {
    cards,
    scenario: { campaign, draws },
    tables: { landing, cliffs },
  } = files;
  const own = {
    coveredWay: [],
    naval: [],
    zones: insetsOf(files),
    mustFight: {},
    words: messages,
    looks,
    faces: { fr: frenchFaces, es: spanishFaces },
  };
  return {
    ...openBoar(files, own),
    sheet: files.scenario,
    campaign: campaign === undefined ? null : { ...campaign, landing, cliffs },
    cards: { ...cards, out: draws.out, events: { ...cards.events, turns: draws.turns } },
    files,
  };
});

/** The ground beside the main map, framed where it is drawn. */
function insetsOf({ map: { insets } }: PensacolaScenario): OwnSheets['zones'] {
  return (insets?.list ?? []).map(({ name, columns, rows }) => ({
    id: 'inset',
    name,
    color: '7A5230',
    hexes: spread(columns).flatMap((column) => spread(rows).map((row) => hexId(column, row))),
  }));
}

const spread = ([first, last]: readonly [number, number]): number[] =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n);
