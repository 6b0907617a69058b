/** The map of a turn as one reader sees it: stacks after it, the arrows and stars of what happened, frames for fights. */
import { mapNotes } from '../../../engine/map-notes.ts';
import type {
  MapNotes,
  MapScene,
  SceneArrow,
  SceneCounter,
  SceneEdge,
  SceneStack,
  SceneStar,
} from '../../../engine/scene.ts';
import { type HexSide, hexSides } from '../../../places/hex/grid.ts';
import { type ChartScene, chartScene } from '../frame/chart.ts';
import type { Rules } from '../rules/house.ts';
import type { Piece } from '../rules/position.ts';
import { type Stack, stacksOf } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { adjustedMorale } from '../rules/unit-morale.ts';
import { counterOf, isArtillery, leaderOf, pieceOf, printedStrength } from '../rules/units.ts';
import { hexsideName } from '../rules/works.ts';
import type { Counter } from '../scenario/field.ts';
import { combatsOf } from './combat-card.ts';
import { fightFrames, hitsAlone, wherePeopleStand } from './frames.ts';
import { withInsets } from './insets.ts';
import { planOf } from './plan.ts';
import { comingIn } from './schedule.ts';
import { asksForFire } from './shots.ts';
import { armyOf, effectsOf, labelled, type Teller } from './teller.ts';

/** The whole map with this turn's marks; nothing that `teller` was not told is in it. */
export function scene(rules: Rules, teller: Teller): MapScene {
  const { field, at, now, say } = teller;
  const chart = chartScene(field, say.language, say);
  const stacks = [...stacksOf(at).values()].map((stack) => sceneStack(teller, stack));
  const happened = { arrows: arrowsOf(teller), stars: starsOf(teller), hits: hitsAlone(teller) };
  const planned = planOf(teller, stacks);
  return withInsets(teller.scenario, {
    ...chart,
    notes: { ...mapNotes(say, happened), ...(planned.plan && { plan: planNotes(teller) }) },
    hexes: chart.hexes.map((hex) => (now.ruined.includes(hex.id) ? { ...hex, ruined: true } : hex)),
    edges: edgesNow(rules, teller, chart.edges),
    ...diggingsOf(teller),
    ways: [...chart.ways, ...laidWays(teller)],
    ...labelsOf(teller, chart),
    stacks,
    ...happened,
    frames: fightFrames(teller, stacks),
    ...planned,
    ...comingIn(teller),
    alt: say('map.alt', { places: wherePeopleStand(teller, stacks) }),
  });
}

/** What the signs of a planning map mean. */
const planNotes = (teller: Teller): NonNullable<MapNotes['plan']> => ({
  reach: teller.say('map.plan.reach'),
  zones: teller.say('map.plan.zones'),
  shots: teller.say('map.plan.shots', { asked: asksForFire(teller) }),
  targets: teller.say('map.plan.targets'),
});

/** The words on the ground: those of the siege works only where there are some. */
function labelsOf({ field, now }: Teller, { labels }: ChartScene): Pick<MapScene, 'labels'> {
  if (now.siege.length > 0 || labels === undefined) return {};
  return { labels: labels.filter((_, n) => field.chart.labels[n]?.siege !== true) };
}

/** Roads laid in play, as far as two hexes of a track that touch have them. */
function laidWays({ field, now: { corduroy } }: Teller): MapScene['ways'] {
  if (corduroy === undefined) return [];
  const tracks = field.chart.ways.filter(({ kind }) => kind === 'track');
  return tracks.flatMap(({ hexes }) =>
    hexes.flatMap((to, n): MapScene['ways'] => {
      const from = hexes[n - 1];
      const isOn = from !== undefined && corduroy.includes(from) && corduroy.includes(to);
      return isOn ? [{ kind: 'causeway', hexes: [from, to] }] : [];
    }),
  );
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
  const strength = (army: string): number =>
    counters.reduce((sum, { side, strength: own }) => sum + (side === army ? (own ?? 0) : 0), 0);
  // Allies in one hex bear the colour of whom more of them are.
  const [most] = counters.map(({ side }) => side).sort((one, other) => strength(other) - strength(one));
  return {
    hex: stack.hex,
    side: most ?? leaders[0]?.side ?? teller.side,
    label: counters.length > 1 ? `${first} (${counters.length})` : first,
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
    morale: adjustedMorale(teller.at, counter.id),
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

/** A star on the hexside of each close combat: on the attacked hex, towards the first hex that attacked it. */
function starsOf(teller: Teller): SceneStar[] {
  return combatsOf(teller).flatMap(({ label, tale }) => {
    const hex = tale.facts.on[0];
    return hex === undefined ? [] : [{ label, hex, from: tale.facts.from[0] ?? null, contest: tale.address }];
  });
}
