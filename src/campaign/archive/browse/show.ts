/** A turn as a page shows it: log, map and position through one pair of eyes, made once and kept for whoever looks next. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { encode } from '../../../engine/canonical.ts';
import type { Language } from '../../../engine/contract.ts';
import { asRead } from '../../../engine/dice.ts';
import type { Story } from '../../../engine/story.ts';
import { drawCharts } from '../../../reports/charts.ts';
import { courseCharts, type Position } from '../../../reports/course.ts';
import { type ReportModel, reportModel } from '../../../reports/index.ts';
import { type TurnLog, turnLog } from '../../../reports/log.ts';
import { drawMap } from '../../../reports/map/map.ts';
import { toSvg } from '../../../reports/map/svg.ts';
import { wordsOf } from '../../../reports/words/words.ts';
import { type Eyes, OPEN, spectacle, WHOLE } from '../../../table/spectate.ts';
import { seatName } from '../../../table/telling.ts';
import type { House } from '../../house/house.ts';
import { openingAt, type Reel, type ReelTurn, turnOf } from './reel.ts';
import { Shelf } from './shelf.ts';

export interface Shown {
  story: Story;
  log: TurnLog;
  /** The position in one sentence. */
  alt: string;
}

/** A picture as it is sent: SVG, packed. */
export type Picture = Buffer;

const packed = promisify(gzip);
/** As shown on a wide page; the picture shrinks with its page. */
const MAP_WIDTH = 900;
const CHART_WIDTH = 640;
// A story weighs some hundred kilobytes, most of it ground that all turns of a game share.
const MOST_STORIES = 128;
const MOST_PICTURE_BYTES = 48 * 1024 * 1024;

interface Kept {
  turns: Shelf<Shown>;
  positions: Shelf<Story>;
  pictures: Shelf<Picture>;
}

const kept = new WeakMap<House, Kept>();

function shelvesOf(house: House): Kept {
  let shelves = kept.get(house);
  if (!shelves) {
    shelves = {
      turns: new Shelf(MOST_STORIES, () => 1),
      positions: new Shelf(MOST_STORIES, () => 1),
      pictures: new Shelf(MOST_PICTURE_BYTES, (picture) => picture.length),
    };
    kept.set(house, shelves);
  }
  return shelves;
}

/** Names a turn in the record, whoever looks: the set-up by its scenario, a turn by the entry that closed it. */
function nameOf({ chronicle, turns }: Reel, ordinal: number): string {
  return turns.find((turn) => turn.ordinal === ordinal)?.close ?? chronicle.genesisHash;
}

/** Turn `ordinal` through these eyes; 0 is the set-up. */
export function shownTurn(house: House, reel: Reel, ordinal: number, eyes: Eyes, language: Language): Promise<Shown> {
  const key = `${nameOf(reel, ordinal)}/${eyes}/${language}`;
  return shelvesOf(house).turns.get(key, async () => {
    const { record, chronicle } = reel;
    const { story, ledger } = spectacle(record.game, chronicle, await turnOf(house, reel, ordinal), eyes, language);
    const turn = reel.turns.find((one) => one.ordinal === ordinal);
    const read = ledger.map((rolled) => asRead(record.game, rolled));
    const model = modelOf(reel, story, turn, eyes, language, read);
    const own = eyes !== OPEN && eyes !== WHOLE;
    return { story, log: turnLog(model, own), alt: story.map.alt };
  });
}

function modelOf(
  { id, record }: Reel,
  story: Story,
  turn: ReelTurn | undefined,
  eyes: Eyes,
  language: Language,
  ledger: ReportModel['record']['ledger'],
): ReportModel {
  return reportModel(story, {
    game: { id, label: id },
    seat: { id: eyes, name: seatName(record.game, eyes, language) },
    language,
    ordinal: turn?.ordinal ?? 0,
    printed: turn?.printed ?? 0,
    next: null,
    deadline: null,
    ledger,
    keys: [],
    closed: [],
    commitments: [],
    head: '',
    revision: null,
    withdrawn: [],
  });
}

/** The map of the whole field after turn `ordinal`, as packed SVG. */
export function shownMap(house: House, reel: Reel, ordinal: number, eyes: Eyes, language: Language): Promise<Picture> {
  const key = `map/${nameOf(reel, ordinal)}/${eyes}/${language}`;
  return shelvesOf(house).pictures.get(key, async () => {
    const { story } = await shownTurn(house, reel, ordinal, eyes, language);
    return packed(toSvg(drawMap(story.map, { frame: 'field', width: MAP_WIDTH })));
  });
}

/** The course of the turns given as charts, packed; null where there is nothing to draw yet. */
export async function shownCharts(
  house: House,
  reel: Reel,
  turns: readonly ReelTurn[],
  eyes: Eyes,
  language: Language,
): Promise<Picture | null> {
  const last = turns.at(-1);
  if (last === undefined) return null;
  const key = `charts/${last.close}/${eyes}/${language}`;
  const picture = await shelvesOf(house).pictures.get(key, async () => {
    const start = wordsOf(language).course.start;
    const positions: Position[] = [{ label: start, story: await positionAt(house, reel, 0, eyes, language) }];
    for (const { ordinal, printed } of turns)
      positions.push({ label: `${printed}`, story: await positionAt(house, reel, ordinal, eyes, language) });
    const { story } = positions.at(-1) as Position;
    const drawn = drawCharts(story.map, courseCharts(positions, language), CHART_WIDTH);
    return drawn ? packed(toSvg(drawn)) : Buffer.alloc(0);
  });
  return picture.length === 0 ? null : picture;
}

/** How things stood when a turn had closed, without what happened in it. Of the whole truth only what lies open is charted. */
function positionAt(house: House, reel: Reel, ordinal: number, eyes: Eyes, language: Language): Promise<Story> {
  const seen = eyes === WHOLE ? OPEN : eyes;
  return shelvesOf(house).positions.get(`${nameOf(reel, ordinal)}/${seen}/${language}`, async () => {
    const { game } = reel.record;
    const bytes = ordinal === 0 ? encode(game.setup()) : await openingAt(house, reel, ordinal + 1);
    const still = { opening: bytes, closing: bytes, events: [], ledger: [] };
    return spectacle(game, reel.chronicle, still, seen, language).story;
  });
}
