/** The sea chart of a turn as one reader sees it: ports, stacks under their fog, what was seen before, courses, combats. */
import { partAround, partShows } from '../../../engine/chart-part.ts';
import { first } from '../../../engine/ends.ts';
import { listing } from '../../../engine/phrase.ts';
import type { SceneFleet, ScenePort, SceneStar, SceneTrack, SeaScene } from '../../../engine/scene.ts';
import { distance, within } from '../../../places/hex/grid.ts';
import type { Tale } from '../events.ts';
import type { CounterId, FaceId, HexId } from '../field.ts';
import { lastSeen } from '../last-seen.ts';
import type { EarLanguage } from '../messages/languages.ts';
import type { OpenedWar } from '../scenario/open.ts';
import type { StackKey } from '../state.ts';
import type { EarView, SeenStack } from '../view.ts';
import { chartGround } from './ground.ts';
import { type ChartWords, chartWords, signs } from './words.ts';

export interface ChartInput {
  language: EarLanguage;
  /** The reader's view once the turn is over. */
  view: EarView;
  /** What happened, as this reader heard it. */
  tales: readonly Tale[];
  /** Letter of each combat in the log, by the address of its event. */
  letters?: ReadonlyMap<string, string>;
  /** Own stacks that are out of supply. */
  unsupplied?: readonly StackKey[];
  /** Where combat is ahead. */
  fights?: readonly HexId[];
}

/** The chart with this turn's marks; nothing that `view` and `tales` do not hold is in it. */
export function seaScene(war: OpenedWar, input: ChartInput): SeaScene {
  const { view, language } = input;
  const words = chartWords[language];
  const fleets = stacksOf(war, input, words);
  return {
    ...chartGround(war, language),
    ports: portsOf(war, input),
    storms: [...view.storms],
    wrecks: [...view.scuttled],
    fleets,
    tracks: tracksOf(input),
    stars: starsOf(input),
    frames: framesOf(war, input, fleets),
    alt: words.alt(wherePeopleStand(fleets, words, language)),
  };
}

function portsOf({ field, chart }: OpenedWar, { view, language }: ChartInput): ScenePort[] {
  return [...field.ports.values()].map(({ id, name, hex, value, flag }) => ({
    id,
    name: name[language],
    hex,
    at: chart.towns.get(id) ?? [0, 0],
    value,
    flag,
    holder: view.ports[id] ?? flag,
  }));
}

// Stacks.

function stacksOf(war: OpenedWar, input: ChartInput, words: ChartWords): SceneFleet[] {
  const { view, unsupplied } = input;
  return Object.values(view.stacks)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((stack) => ({
      hex: stack.hex,
      side: stack.side,
      berth: stack.berth,
      height: stack.height,
      ...topOf(war, input, stack.top),
      content: contentOf(war, input, words, stack),
      ...(stack.marked ? { spent: true as const } : {}),
      ...seenOf(war, view, stack),
      ...(stack.units !== null && unsupplied?.includes(stack.key) ? { unsupplied: true as const } : {}),
    }));
}

function topOf({ field }: OpenedWar, { language }: ChartInput, face: FaceId): Pick<SceneFleet, 'top' | 'sign'> {
  const seen = field.faces.get(face);
  return { top: seen?.name[language] ?? face, sign: seen === undefined ? 'mask' : signs[seen.kind] };
}

/** An enemy stack of which nothing lies open now, but of which a note was kept (J6). */
function seenOf({ field }: OpenedWar, view: EarView, stack: SeenStack): { seen?: number } {
  const note = stack.units === null && stack.open.length === 0 ? lastSeen(field, view, stack) : null;
  return note === null ? {} : { seen: note.turn };
}

/** Own: each ship with what she carries, and those ashore. An enemy's: what lies open of it, else what was noted. */
function contentOf(war: OpenedWar, input: ChartInput, words: ChartWords, stack: SeenStack): string[] | null {
  const { view, language } = input;
  if (stack.units === null) {
    const faces = stack.open.length > 0 ? stack.open : (lastSeen(war.field, view, stack)?.faces ?? []);
    return faces.length === 0 ? null : faces.map((face) => topOf(war, input, face).top);
  }
  const name = (id: CounterId): string => war.field.counters.get(id)?.name[language] ?? id;
  const cargo = new Map<CounterId, CounterId[]>();
  for (const id of stack.units) {
    const ship = view.units[id]?.aboard;
    if (ship != null) cargo.set(ship, [...(cargo.get(ship) ?? []), id]);
  }
  return stack.units
    .filter((id) => view.units[id]?.aboard == null)
    .map((id) => {
      const carried = cargo.get(id);
      return carried === undefined ? name(id) : words.carrying(name(id), carried.map(name));
    });
}

// What happened.

/** A course for each way gone; the legs of one movement are joined, and who went together shares it. */
function tracksOf({ tales }: ChartInput): SceneTrack[] {
  const tracks: SceneTrack[] = [];
  const add = (side: string, kind: SceneTrack['kind'], path: readonly HexId[]): void => {
    const last = tracks.at(-1);
    if (path.length < 2) return;
    if (last?.side === side && last.kind === kind && last.path.at(-1) === path[0]) {
      tracks[tracks.length - 1] = { side, kind, path: [...last.path, ...path.slice(1)] };
    } else tracks.push({ side, kind, path });
  };
  for (const { kind, facts } of tales) {
    if (kind === 'ear.move') add(facts.side, facts.bySea ? 'sail' : 'march', facts.path);
    if ((kind === 'ear.naval-retreat' || kind === 'ear.land-retreat') && facts.to)
      add(facts.side, 'retreat', [facts.from, facts.to]);
    // Where they came from is known to their own side alone.
    if (kind === 'ear.intercept' && facts.success && 'from' in facts)
      for (const from of facts.from) if (from !== facts.at) add(facts.side, 'chase', [from, facts.at]);
  }
  return tracks;
}

function starsOf({ tales, letters }: ChartInput): SceneStar[] {
  const stars = new Map<HexId, SceneStar>();
  for (const { kind, facts, address } of tales) {
    if (kind !== 'ear.naval-combat' && kind !== 'ear.land-combat') continue;
    const { hex } = facts;
    const label = letters?.get(address) ?? String.fromCharCode(FIRST_LETTER + stars.size);
    const known = stars.get(hex);
    if (known === undefined) stars.set(hex, { label, hex, from: null, contest: address });
  }
  return [...stars.values()];
}

const FIRST_LETTER = 65;

// Frames.

/** Hexes closer than this belong to one picture. */
const TOGETHER = 5;
/** Hexes around a site that its picture shows. */
const AROUND = 2;
const MOST_FRAMES = 3;

/** What makes a place worth a picture, weightiest first. */
const WORTH: readonly (readonly string[])[] = [
  ['ear.naval-combat', 'ear.land-combat'],
  ['ear.captured', 'ear.given-up'],
  ['ear.intercept', 'ear.landed', 'ear.shown'],
  ['ear.lost', 'ear.perilous', 'ear.disease', 'ear.scuttled'],
];

/** A picture for each cluster of places: where a fight is ahead or want is felt, then where something happened, the weightiest first. */
function framesOf(war: OpenedWar, input: ChartInput, fleets: readonly SceneFleet[]): SeaScene['frames'] {
  const { field } = war;
  const hungry = fleets.flatMap(({ hex, unsupplied }) => (unsupplied ? [hex] : []));
  const happened = WORTH.flatMap((kinds) =>
    input.tales.flatMap(({ kind, facts }): HexId[] => {
      const site = 'at' in facts ? facts.at : 'hex' in facts ? facts.hex : null;
      return kinds.includes(kind) && site !== null ? [site] : [];
    }),
  );
  const clusters: HexId[][] = [];
  for (const hex of new Set([...(input.fights ?? []), ...hungry, ...happened])) {
    const near = clusters.find((cluster) => cluster.every((other) => distance(field.grid, hex, other) <= TOGETHER));
    if (near === undefined) clusters.push([hex]);
    else near.push(hex);
  }
  const words = chartWords[input.language];
  return clusters.slice(0, MOST_FRAMES).map((core) => {
    const hexes = new Set(core.flatMap((hex) => within(field.grid, hex, AROUND)));
    const part = partAround(hexes, field.grid);
    const here = fleets.filter(({ hex }) => part !== null && partShows(part, hex));
    return {
      hexes: [...hexes].sort((a, b) => (a < b ? -1 : 1)),
      title: words.frame(placeOf(war, input, first(core))),
      alt: words.alt(wherePeopleStand(here, words, input.language, here.length)),
    };
  });
}

/** The port there, or the hex with the nearest port: `Léogane`, `3119 (Léogane)`. */
function placeOf({ field }: OpenedWar, { language }: ChartInput, hex: HexId): string {
  let nearest: { name: string; far: number } | null = null;
  for (const port of field.ports.values()) {
    const far = distance(field.grid, hex, port.hex);
    if (nearest === null || far < nearest.far) nearest = { name: port.name[language], far };
  }
  if (nearest === null) return hex;
  return nearest.far === 0 ? nearest.name : `${hex} (${nearest.name})`;
}

/** The greatest stacks in words, for alt texts. */
function wherePeopleStand(fleets: readonly SceneFleet[], words: ChartWords, language: EarLanguage, most = 8): string {
  const told = fleets
    .toSorted((a, b) => b.height - a.height || (a.hex < b.hex ? -1 : 1))
    .slice(0, most)
    .map(({ side, height, top, hex }) => words.stack(words.sides[side as 'english' | 'spanish'], height, top, hex));
  return told.length === 0 ? '' : `${listing(told, language)}.`;
}
