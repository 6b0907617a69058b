/** The part of a map drawing that never changes in a game: ground, ways, works and words, made once per language. */
import { inLanguage } from '../../../engine/phrase.ts';
import type { HexSide, MapScene, SceneEdge, SceneHex, SideStyle } from '../../../engine/scene.ts';
import { hexSides } from '../../../places/hex/grid.ts';
import type { Field, FieldHex } from '../scenario/field.ts';
import type { BoarLanguage } from '../words/languages.ts';

type Say = (key: string) => string;

/** `F`: what stands for an army where its name has no room. */
export const letterOf = ({ chart }: Field, army: string): string =>
  chart.looks.armies.find(({ id }) => id === army)?.letter ?? '';

/** Colours of the head band of letters to this army. */
export function bandOf({ chart }: Field, army: string): { ground: string; figures: string } {
  const { armies } = chart.looks;
  const { ground, figures } = armies.find((known) => known.id === army) ?? (armies[0] as SideStyle);
  return { ground, figures };
}

/** What a drawing starts from, before counters and marks. */
export type ChartScene = Pick<
  MapScene,
  | 'kind'
  | 'title'
  | 'columns'
  | 'rows'
  | 'layout'
  | 'hexLength'
  | 'terrains'
  | 'sides'
  | 'hexes'
  | 'edges'
  | 'ways'
  | 'zones'
  | 'labels'
>;

const charts = new WeakMap<Field, Partial<Record<BoarLanguage, ChartScene>>>();

/** The ground of a field in one language. The same object every time, so that it is never built twice. */
export function chartScene(field: Field, language: BoarLanguage, say: Say): ChartScene {
  const made = charts.get(field) ?? {};
  charts.set(field, made);
  made[language] ??= build(field, language, say);
  return made[language];
}

function build(field: Field, language: BoarLanguage, say: Say): ChartScene {
  const { chart, grid } = field;
  return {
    kind: 'hex-map',
    title: inLanguage(chart.name, language),
    columns: grid.columns,
    rows: grid.rows,
    layout: 'flat-odd-down',
    hexLength: inLanguage(chart.hexLength, language),
    terrains: chart.looks.terrains.map((look) => ({ ...look, label: say(`terrain.${look.id}`) })),
    sides: chart.looks.armies.map((army) => ({ ...army, label: say(`army.${army.id}`) })),
    hexes: field.at.map((hex) => sceneHex(field, language, hex)),
    edges: field.at.flatMap(edgesOf),
    ways: chart.ways.map(({ kind, name, hexes }) =>
      name ? { kind, name: inLanguage(name, language), hexes } : { kind, hexes },
    ),
    zones: chart.zones.map(({ id, name, hexes, color }) => ({ id, label: inLanguage(name, language), hexes, color })),
    labels: chart.labels.map(({ text, siege: _siege, ...label }) => ({ ...label, text: inLanguage(text, language) })),
  };
}

function sceneHex(field: Field, language: BoarLanguage, hex: FieldHex): SceneHex {
  const name = placeName(field, language, hex.id);
  return { id: hex.id, terrain: hex.terrain, ...(name !== '' && { name }) };
}

/** A named hex as maps and tables call it: `Spring Hill`, `Redoute Ogeechee`; empty of any other. */
export function placeName({ chart }: Field, language: BoarLanguage, hex: string): string {
  const place = chart.places.get(hex);
  return place === undefined ? '' : inLanguage(place, language);
}

/** Features of a hex's sides; what two hexes share is told by the first of them only. */
function edgesOf(hex: FieldHex): SceneEdge[] {
  const edges: SceneEdge[] = [];
  for (const [n, edge] of hex.around.entries()) {
    const side = hexSides[n] as HexSide;
    const next = hex.next[n];
    const add = (kind: SceneEdge['kind']): void => {
      edges.push({ hex: hex.id, side, kind });
    };
    if (!next || hex.index < next.index) {
      if (edge.river) add('river');
      if (edge.stream) add('stream');
      if (edge.bridge) add('bridge');
      if (edge.ford) add('ford');
      if (edge.dyke) add('dyke');
    }
    if (edge.slope) add('slope');
    for (const work of edge.works) add(work);
  }
  return edges;
}
