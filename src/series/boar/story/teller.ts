/** Who tells a turn to whom: the reader's words, names and sides, and the turn's events as one role heard them. */
import type { Subject } from '../../../engine/chapters.ts';
import type { Heard, Telling } from '../../../engine/contract.ts';
import { oncePer, oncePerContent } from '../../../engine/once.ts';
import { type Facts, inLanguage, isPlural, numbered, type Phrasebook } from '../../../engine/phrase.ts';
import type { Fact, Words } from '../../../engine/story.ts';
import type { Tale as Told } from '../../../engine/telling.ts';
import type { CardEffect, CardEvents } from '../cards/events.ts';
import type { SeenCampaign } from '../frame/campaign.ts';
import type { FrameEvents } from '../frame/events.ts';
import { sideOfRole } from '../frame/joint.ts';
import type { BoarView } from '../frame/view.ts';
import { type BoarEvents, type Effect, ofGame } from '../rules/events.ts';
import type { At, Rules } from '../rules/house.ts';
import type { Reached } from '../rules/reach.ts';
import type { Stack } from '../rules/stacks.ts';
import type { Army, HexId, Side, UnitId } from '../rules/state.ts';
import type { Counter, Field, LeaderCounter } from '../scenario/field.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import type { SiegeEvents } from '../siege/events.ts';
import type { BoarLanguage } from '../words/languages.ts';
import { weatherAhead } from './ahead.ts';

/** Events of the rooms of the series, whose kinds are the game's: `own.weather` for `savannah.weather`. */
type OwnEvents = FrameEvents & SiegeEvents & CardEvents;

export type SeriesTale = Told<BoarEvents>;

/** An event as heard, with the type of its facts. */
export type Tale = SeriesTale | Told<{ [K in keyof OwnEvents & string as `own.${K}`]: OwnEvents[K] }> | GameTale;

/** An event that only the game knows, `game.sortie` for `savannah.sortie`: its own lines tell of it. */
export type GameTale = Omit<Heard, 'kind' | 'facts'> & {
  kind: `game.${string}`;
  facts: { readonly effects?: readonly Effect[]; readonly hits?: number };
};

/** What an event did to counters, works and tracks, one after another. */
export function effectsOf({ facts }: Tale): readonly CardEffect[] {
  return 'effects' in facts ? (facts.effects ?? []) : [];
}

export type TaleOf<K extends keyof BoarEvents> = Extract<Tale, { kind: K }>;

/** Everything the chapters of a story share. */
export interface Teller {
  readonly scenario: BoarScenario;
  readonly own: OwnStory;
  readonly at: At;
  readonly field: Field;
  readonly telling: Telling<BoarView>;
  readonly say: Phrasebook<BoarLanguage>;
  /** The side that reads: `british`, `allies`. */
  readonly side: Side;
  readonly enemy: Side;
  /** Events of this turn, and those already played of the next (its initiative). */
  readonly tales: readonly Tale[];
  /** Those that an earlier letter of the turn has told. */
  readonly told: ReadonlySet<Tale>;
  readonly later: readonly Tale[];
  readonly before: BoarView;
  readonly after: BoarView;
  /** How it stands as the letter is written: the opening of the next turn may have moved it on. */
  readonly now: BoarView;
  /** Are the turns that come next days, or hours already? */
  readonly scale: SeenCampaign['scale'];
}

/** Sentences of each kind of these events; none for one that other chapters tell. */
export type LinesOf<E> = { readonly [K in keyof E & string]?: (teller: Teller, facts: E[K]) => Words[] };

/** Sentences by the kind of event: each is given the facts of its own kind alone. */
export type Lines = Readonly<Record<string, (teller: Teller, facts: never) => Words[]>>;

/** A heading, and order lines that can be sent when their `#` is taken away. */
export interface Block {
  readonly head: string;
  readonly lines: readonly string[];
}

/** What a game tells of its own among the chapters that the series tells. */
export interface OwnStory {
  /** Sentences of the events that only it knows. */
  readonly lines: Lines;
  /** How the siege stands beside works, breaches and ruins. */
  siegeRows(teller: Teller): Subject['rows'];
  /** Subjects of the days that come after the reinforcements. */
  dispatches(teller: Teller): readonly Subject[];
  /** Whom another order than a march sends, with where enemies can come beside us; off the map by what their box is called. */
  raiders(teller: Teller): readonly { readonly stack: Stack; readonly reach: readonly Reached[] }[];
  /** Orders of the days that only this game has, after those of arrivals. */
  blocks(teller: Teller): readonly Block[];
  /** Guns that fired though nobody of the series counts their shots, as `the guns fired` is said; empty: none. */
  fired(teller: Teller): string;
  /** The hex towards which a sap is best dug. */
  readonly aim: HexId;
  /** Armies kept out of close combat on a printed turn. */
  keptBack(turn: number): readonly Army[];
  /** The figures of victory that the briefing speaks of, and what the end gives each army besides. */
  aims(teller: Teller): Facts;
  /** What each victory still lacks. */
  goals(teller: Teller): readonly Fact[];
  /** Why counters that stood together were made to part, as `tale.parted.…` says it; null: they were not. */
  whyParted(stack: readonly Counter[]): string | null;
}

/** The rules over a position: for all who see it alike the same, so that its marches are looked for once. */
const atOf = oncePer((rules: Rules) =>
  oncePerContent((position: Omit<Teller['now'], 'who'>): At => ({ ...rules, position })),
);

/** A teller for one reader. `who` is a side or one of its armies. */
export function tellerOf(
  scenario: BoarScenario,
  own: OwnStory,
  rules: Rules,
  say: Phrasebook<BoarLanguage>,
  telling: Telling<BoarView>,
): Teller {
  const { field } = rules;
  const side = sideOfRole(field, telling.who);
  const enemy = field.sides.find((one) => one.id === side)?.enemy ?? side;
  const tales = talesOf(field, own, telling.heard);
  const told = new Set(tales.slice(0, talesOf(field, own, telling.heard.slice(0, telling.told ?? 0)).length));
  const later = talesOf(field, own, telling.next?.heard ?? []);
  const now = telling.next?.view ?? telling.after;
  const isByHours = (telling.next?.printed ?? 0) >= (scenario.campaign?.tactical ?? Number.POSITIVE_INFINITY);
  const scale = isByHours ? 'tactical' : (telling.after.campaign?.scale ?? 'tactical');
  const { before, after } = telling;
  // The reader plans for a turn that has yet to open, in its weather as far as that is known.
  const weather = weatherAhead({ scenario, telling, after, now, scale, later }) ?? now.weather;
  const campaign = now.campaign && { ...now.campaign, scale };
  const { who: _, ...seen } = now;
  const at = atOf(rules)({ ...seen, weather, campaign });
  return { scenario, own, at, field, telling, say, side, enemy, tales, told, later, before, after, now, scale };
}

/** What an earlier letter of the turn has told is no news in this one. */
export const unlessTold = ({ told }: Teller, tale: Tale): { quiet?: true } => (told.has(tale) ? { quiet: true } : {});

/** Events of the series as they are, those of the game as `own.…` or `game.…`; others are nobody's to tell. */
function talesOf(field: Field, { lines }: OwnStory, heard: readonly Heard[]): readonly Tale[] {
  const game = ofGame(field, '');
  const named = heard.map((one): Heard => {
    if (!one.kind.startsWith(game)) return one;
    const name = one.kind.slice(game.length);
    return { ...one, kind: `${name in lines ? 'game' : 'own'}.${name}` };
  });
  return named.filter((one): one is Tale => /^(boar|own|game)\./.test(one.kind));
}

/** A unit or leader as named inside a sentence. */
export function named(teller: Pick<Teller, 'say' | 'field'>, id: UnitId): string {
  const key = `unit.${id}`;
  return teller.say.has(key) ? teller.say(key) : printed(teller, id);
}

/** What its counter is called on the map, in the reader's language. */
export function labelled({ field, scenario, say }: Teller, id: UnitId): string {
  return scenario.faces[say.language]?.[id] ?? faceOf(field, id)?.short ?? id;
}

/** A unit's or leader's name as printed on its counter. */
export function printed(teller: Pick<Teller, 'say' | 'field'>, id: UnitId): string {
  const face = faceOf(teller.field, id);
  return face ? inLanguage(face.name, teller.say.language) : id;
}

/** `the Avant-Garde, the Chasseurs of Champagne and d'Estaing`. */
export function namedAll(teller: Teller, ids: readonly UnitId[]): string {
  return teller.say.list(ids.map((id) => named(teller, id)));
}

/** Facts of a sentence whose subject these are: `unit` as named, `many` where the verb stands in the plural. */
export function subject(teller: Teller, ...ids: readonly UnitId[]): Facts {
  const unit = namedAll(teller, ids);
  return { unit, many: ids.length > 1 || isPlural(unit, teller.say.language) };
}

/** `Spring Hill` of a named hex, else its number; so too where its name only marks where troops enter. */
export function placed(teller: Pick<Teller, 'say' | 'field'>, hex: HexId): string {
  const key = `place.${teller.field.hexes.get(hex)?.name ?? ''}`;
  return teller.say.has(key) ? teller.say(key) : hex;
}

/** `Spring Hill (1404)`, or the number alone. */
export function placedFully(teller: Pick<Teller, 'say' | 'field'>, hex: HexId): string {
  return numbered(placed(teller, hex), hex);
}

export function faceOf(field: Field, id: UnitId): Counter | LeaderCounter | undefined {
  return field.counters.get(id) ?? field.leaders.get(id);
}

export function armyOf(teller: Teller, id: UnitId): Army {
  return faceOf(teller.field, id)?.army ?? '';
}

export function sideOf(teller: Teller, id: UnitId): Side {
  return faceOf(teller.field, id)?.side ?? '';
}

export function isLeader(teller: Teller, id: UnitId): boolean {
  return teller.field.leaders.has(id);
}

/** The reader's army where his side has no other: called ours. */
export function isSoleArmy(teller: Teller, army: string): boolean {
  return isOurs(teller, army) && teller.field.armies.filter((one) => one.side === teller.side).length === 1;
}

/** Is this side, army or unit the reader's? */
export function isOurs(teller: Teller, id: Side | Army | UnitId): boolean {
  if (id === teller.side) return true;
  const army = teller.field.armies.find((one) => one.id === id);
  return (army?.side ?? sideOf(teller, id)) === teller.side;
}

/** Armies of a side that took part: `french` of a French attack, the side itself when both did. */
export function whose(teller: Teller, ids: readonly UnitId[]): Army | Side {
  const [first] = ids;
  if (first === undefined) return teller.side;
  const army = armyOf(teller, first);
  return ids.every((id) => armyOf(teller, id) === army) ? army : sideOf(teller, first);
}

/** Name of the level an army morale stands at: message key `level.<name>`. */
export function levelOf(field: Field, morale: number): string {
  return field.tables.armyMorale.levels.find((level) => morale >= level.from && morale <= level.to)?.name ?? 'lost';
}

/** Facts of a message with the reader's standpoint: `ours` of whoever `id` is. */
export function seenFrom(teller: Teller, id: Side | Army | UnitId, facts: Facts = {}): Facts {
  return { ...facts, ours: isOurs(teller, id) };
}

/** Who has won, as the words of a result ask for it. */
export function winnerFacts(teller: Teller): Record<string, string | boolean> {
  const winner = teller.telling.outcome?.winner ?? null;
  return {
    winner: winner === null ? '' : teller.say(`side.${winner}.the`),
    ours: winner === teller.side,
    drawn: winner === null,
  };
}
