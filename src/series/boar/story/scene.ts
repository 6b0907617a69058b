/** The map of a turn as one reader sees it: stacks after it, the arrows and stars of what happened, frames for fights. */
import { mapNotes } from '../../../engine/map-notes.ts';
import { listing } from '../../../engine/phrase.ts';
import type { MapScene, SceneArrow, SceneCounter, SceneEdge, SceneStack, SceneStar } from '../../../engine/scene.ts';
import { distance, type HexSide, hexSides, within } from '../../../places/hex/grid.ts';
import type { CardEffect } from '../cards/events.ts';
import { type ChartScene, chartScene } from '../frame/chart.ts';
import type { Rules } from '../rules/house.ts';
import type { Piece } from '../rules/position.ts';
import { type Stack, stacksOf } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { counterOf, isArtillery, leaderOf, pieceOf, printedMorale, printedStrength } from '../rules/units.ts';
import { hexsideName } from '../rules/works.ts';
import type { Counter } from '../scenario/field.ts';
import { combatsOf } from './combat-card.ts';
import { asksForAttacks, frontsOf } from './fights.ts';
import { byWeight } from './summary.ts';
import { armyOf, effectsOf, labelled, placed, type Teller, whose } from './teller.ts';

/** The whole map with this turn's marks; nothing that `teller` was not told is in it. */
export function scene(rules: Rules, teller: Teller): MapScene {
  const { field, at, now, say } = teller;
  const chart = chartScene(field, say.language, say);
  const stacks = [...stacksOf(at).values()].map((stack) => sceneStack(teller, stack));
  return {
    ...chart,
    notes: mapNotes(say),
    hexes: now.ruined.length === 0 ? chart.hexes : chart.hexes.map((hex) => ruin(hex, now.ruined)),
    edges: edgesNow(rules, teller, chart.edges),
    ...diggingsOf(teller),
    ...labelsOf(teller, chart),
    stacks,
    arrows: arrowsOf(teller),
    stars: starsOf(teller),
    frames: framesOf(teller, stacks),
    alt: say('map.alt', { places: wherePeopleStand(teller, stacks) }),
  };
}

function ruin(hex: MapScene['hexes'][number], ruined: readonly HexId[]): MapScene['hexes'][number] {
  return ruined.includes(hex.id) ? { ...hex, ruined: true } : hex;
}

/** The words on the ground: those of the siege works only where there are some. */
function labelsOf({ field, now }: Teller, { labels }: ChartScene): Pick<MapScene, 'labels'> {
  if (now.siege.length > 0 || labels === undefined) return {};
  return { labels: labels.filter((_, n) => field.chart.labels[n]?.siege !== true) };
}

/** Works under construction, where there are any. */
function diggingsOf({ now }: Teller): Pick<MapScene, 'diggings'> {
  const building = now.campaign?.siege.building ?? [];
  return building.length === 0 ? {} : { diggings: building.map(({ hex }) => hex) };
}

/** Works as they stand: breached ones marked, abatis cut away left out. */
function edgesNow({ field }: Rules, { now }: Teller, printed: readonly SceneEdge[]): readonly SceneEdge[] {
  const dug = now.siege.map((name) => ({
    hex: name.slice(0, 4),
    side: name.slice(5) as HexSide,
    kind: 'siege' as const,
  }));
  const edges = dug.length === 0 ? printed : [...printed, ...dug];
  if (now.breached.length === 0 && now.cleared.length === 0) return edges;
  return edges.flatMap((edge) => {
    const hex = field.hexes.get(edge.hex);
    const name = hex ? hexsideName(hex, hexSides.indexOf(edge.side)) : '';
    if (edge.kind === 'abatis') return now.cleared.includes(name) ? [] : [edge];
    const isWork =
      edge.kind === 'redoubt' || edge.kind === 'revetment' || edge.kind === 'earthwork' || edge.kind === 'siege';
    return isWork && now.breached.includes(name) ? [{ ...edge, breached: true }] : [edge];
  });
}

// Counters.

function sceneStack(teller: Teller, stack: Stack): SceneStack {
  const { field, now } = teller;
  const units = [...stack.units].sort((a, b) => rank(teller, b) - rank(teller, a) || (a < b ? -1 : 1));
  const counters = units.map((id) => sceneCounter(teller, counterOf(field, id), pieceOf(now, id)));
  const leaders = stack.leaders.map((id) => {
    const leader = leaderOf(field, id);
    return { id, name: leader.short, side: leader.army };
  });
  const first = counters[0]?.name ?? leaders[0]?.name ?? '';
  const more = counters.length - 1;
  const army = whose(teller, stack.units.length > 0 ? units : stack.leaders);
  return {
    hex: stack.hex,
    side: field.armies.some((one) => one.id === army) ? army : (counters[0]?.side ?? leaders[0]?.side ?? army),
    label: more > 0 ? `${first} +${more}` : first,
    counters,
    leaders,
  };
}

/** Who lies on top: demi-leaders, then the strongest, guns last. */
function rank({ field, now }: Teller, id: UnitId): number {
  const counter = counterOf(field, id);
  if (counter.marks.includes('demi-leader')) return 100;
  const strength = printedStrength(counter, pieceOf(now, id));
  return isArtillery(counter) ? strength - 100 : strength;
}

const symbols: Readonly<Record<Counter['arm'], SceneCounter['symbol']>> = {
  foot: 'foot',
  light: 'light',
  horse: 'horse',
  artillery: 'battery',
  'naval-artillery': 'battery',
  mortar: 'mortar',
};

function sceneCounter(teller: Teller, counter: Counter, piece: Piece): SceneCounter {
  const state = stateOf(teller, piece);
  return {
    id: counter.id,
    name: labelled(teller, counter.id),
    side: counter.army,
    symbol: symbols[counter.arm],
    strength: printedStrength(counter, piece),
    movement: counter.mp,
    morale: printedMorale(counter, piece),
    steps: { full: counter.steps, now: piece.steps },
    ...(state ? { state } : {}),
  };
}

function stateOf({ say }: Teller, piece: Piece): SceneCounter['state'] | null {
  if (piece.formation === 'shattered') return { tag: say('tag.shattered'), frame: 'solid' };
  if (piece.formation === 'disrupted') return { tag: say('tag.disrupted'), frame: 'dashed' };
  if (piece.pinnedBy.length > 0) return { tag: say('tag.pinned'), frame: 'corners' };
  return piece.lost === 'lost' ? { tag: say('tag.lost'), frame: 'dotted' } : null;
}

// What happened.

/** One arrow for each way gone: counters that went together share it. */
function arrowsOf(teller: Teller): SceneArrow[] {
  const arrows = new Map<string, SceneArrow>();
  const add = (unit: UnitId, kind: SceneArrow['kind'], path: readonly HexId[]): void => {
    if (path.length < 2) return;
    const side = armyOf(teller, unit);
    arrows.set(`${side} ${kind} ${path.join('-')}`, { side, kind, path });
  };
  for (const tale of teller.tales) {
    const { kind, facts } = tale;
    if (kind === 'boar.move' && facts.units[0] !== undefined) add(facts.units[0], 'move', facts.path);
    if (kind === 'boar.withdraw' && facts.units[0] !== undefined) add(facts.units[0], 'retreat', facts.path);
    for (const effect of effectsOf(tale)) {
      if (effect.kind === 'retreat') add(effect.unit, 'retreat', effect.path);
      if (effect.kind === 'advance') add(effect.unit, 'advance', [effect.from, effect.to]);
    }
  }
  return [...arrows.values()];
}

/**
 * A star on the hexside of each close combat: on the attacked hex, towards the first hex that attacked it. Where attacks
 * are asked for, of each that may be made instead.
 */
function starsOf(teller: Teller): SceneStar[] {
  if (asksForAttacks(teller)) {
    return frontsOf(teller).map(({ label, hex, beside }) => ({ label, hex, from: beside[0] ?? null, contest: '' }));
  }
  return combatsOf(teller).flatMap(({ label, tale }) => {
    const hex = tale.facts.on[0];
    return hex === undefined ? [] : [{ label, hex, from: tale.facts.from[0] ?? null, contest: tale.address }];
  });
}

// Frames.

/** Hexes closer than this belong to one picture. */
const TOGETHER = 3;

/** A picture for each cluster of combats, the weightiest first; of the guns' work alone where nobody closed. */
function framesOf(teller: Teller, stacks: readonly SceneStack[]): MapScene['frames'] {
  const sites = sitesOf(teller);
  const rank = new Map<HexId, number>();
  for (const [n, hex] of sites.entries()) if (!rank.has(hex)) rank.set(hex, n);
  const first = (cluster: readonly HexId[]): number => Math.min(...cluster.map((hex) => rank.get(hex) ?? sites.length));
  const clusters = clustered(teller, [...rank.keys()]).sort((a, b) => first(a) - first(b));
  return clusters.map((core) => {
    const near = new Set(core.flatMap((hex) => within(teller.field.grid, hex, 1)));
    const hexes = new Set([...near, ...flights(teller, near)]);
    const here = stacks.filter((stack) => hexes.has(stack.hex));
    return {
      hexes: [...hexes].sort((a, b) => (a < b ? -1 : 1)),
      title: teller.say(asksForAttacks(teller) ? 'map.front' : 'map.fight', {
        place: placed(teller, sites[first(core)] ?? ''),
      }),
      alt: teller.say(asksForAttacks(teller) ? 'map.front.alt' : 'map.fight.alt', {
        turn: teller.before.turn,
        places: wherePeopleStand(teller, here),
      }),
    };
  });
}

/** Where attacks may be made if they are asked for; else where was fought, or fired where nobody closed. */
function sitesOf(teller: Teller): readonly HexId[] {
  if (asksForAttacks(teller)) return frontsOf(teller).flatMap(({ hex, beside }) => [hex, ...beside]);
  const fought = byWeight(teller, combatsOf(teller));
  return fought.length > 0 ? fought.flatMap(({ tale }) => [...tale.facts.on, ...tale.facts.from]) : hitHexes(teller);
}

/** Hexes that guns hit, in the order of the shots. */
function hitHexes(teller: Teller): HexId[] {
  return teller.tales.flatMap(({ kind, facts }) => {
    if (kind === 'boar.fire') return facts.hit ? [facts.hex] : [];
    return kind === 'boar.mortar' && facts.hit ? [facts.impact] : [];
  });
}

/** Where those went who fell back from, or advanced into, these hexes. */
function flights(teller: Teller, from: ReadonlySet<HexId>): HexId[] {
  const effects = teller.tales.flatMap(effectsOf);
  return effects.flatMap((effect) => {
    const way = wayOf(effect);
    return from.has(way[0] ?? '') ? way : [];
  });
}

function wayOf(effect: CardEffect): readonly HexId[] {
  if (effect.kind === 'retreat') return effect.path;
  return effect.kind === 'advance' ? [effect.from, effect.to] : [];
}

/** Groups of hexes with no gap wider than a few hexes. */
function clustered(teller: Teller, hexes: readonly HexId[]): HexId[][] {
  const clusters: HexId[][] = [];
  for (const hex of hexes) {
    const near = clusters.filter((cluster) =>
      cluster.some((other) => distance(teller.field.grid, hex, other) <= TOGETHER),
    );
    const joined = [...near.flat(), hex];
    for (const cluster of near) clusters.splice(clusters.indexOf(cluster), 1);
    clusters.push(joined);
  }
  return clusters;
}

/** `Tawes +4 at 1404; Avant-Garde +1 at 1405`: the strongest stacks in words, for alt texts. */
function wherePeopleStand(teller: Teller, stacks: readonly SceneStack[]): string {
  const weight = (stack: SceneStack): number => stack.counters.reduce((sum, { strength }) => sum + (strength ?? 0), 0);
  const told = [...stacks].sort((a, b) => weight(b) - weight(a) || (a.hex < b.hex ? -1 : 1)).slice(0, MOST_TOLD);
  return listing(
    told.map(({ label, hex }) => teller.say('map.stack', { label, hex })),
    teller.say.language,
  );
}

const MOST_TOLD = 6;
