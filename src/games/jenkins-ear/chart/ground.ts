/** The part of the sea chart that never changes: coasts, routes, seas and lands by name; made once per language. */
import { type FlagStyle, inColours, type SeaScene, type SideStyle } from '../../../engine/scene.ts';
import { hexSides } from '../../../places/hex/grid.ts';
import type { EarLanguage } from '../messages/languages.ts';
import type { OpenedWar } from '../scenario/open.ts';
import { chartWords } from './words.ts';

/** The two powers at war: by colour, and by lines across the counter in grey print. */
const sides: readonly Omit<SideStyle, 'label' | 'letter'>[] = [
  { id: 'english', ...inColours('A4211B', 'FFFFFF', 0) },
  { id: 'spanish', ...inColours('EDB548', '1A1A1A', 2, '9A6A00', '7A5400') },
];

const flags: readonly Omit<FlagStyle, 'label'>[] = [
  { id: 'english', ground: 'A4211B', figures: 'FFFFFF', edge: '6E120E', shape: 'round' },
  { id: 'spanish', ground: 'EDB548', figures: '1A1A1A', edge: '6B4A00', shape: 'square' },
  { id: 'french', ground: '1B4E8F', figures: 'FFFFFF', edge: '0F2F5C', shape: 'diamond' },
  { id: 'dutch', ground: 'FFFFFF', figures: '1A1A1A', edge: '1F2328', shape: 'shield' },
];

/** Colours of the head band of letters to this side. */
export function bandOf(side: string): { ground: string; figures: string } {
  const { ground, figures } = sides.find(({ id }) => id === side) ?? (sides[0] as SideStyle);
  return { ground, figures };
}

/** What a drawing starts from, before stacks and courses. */
export type ChartGround = Pick<
  SeaScene,
  | 'kind'
  | 'title'
  | 'columns'
  | 'rows'
  | 'layout'
  | 'notes'
  | 'leagues'
  | 'sides'
  | 'flags'
  | 'lands'
  | 'closed'
  | 'labels'
  | 'routes'
  | 'entry'
  | 'words'
>;

const grounds = new WeakMap<OpenedWar, Partial<Record<EarLanguage, ChartGround>>>();

/** The same object every time, so that it is never built twice. */
export function chartGround(war: OpenedWar, language: EarLanguage): ChartGround {
  const made = grounds.get(war) ?? {};
  grounds.set(war, made);
  made[language] ??= build(war, language);
  return made[language];
}

function build(war: OpenedWar, language: EarLanguage): ChartGround {
  const { chart, field } = war;
  const words = chartWords[language];
  return {
    kind: 'sea-chart',
    title: chart.name[language],
    columns: field.grid.columns,
    rows: field.grid.rows,
    layout: 'flat-odd-up',
    notes: words.notes,
    leagues: chart.leagues,
    sides: sides.map((side) => {
      const label = words.sides[side.id as 'english' | 'spanish'];
      return { ...side, label, letter: label.slice(0, 1) };
    }),
    flags: flags.map((flag) => ({ ...flag, label: words.flags[flag.id as keyof typeof words.flags] })),
    lands: chart.lands,
    closed: field.at.flatMap(({ id, closed, next, index, terrain }) =>
      closed.naval
        .filter((side) => {
          const to = next[hexSides.indexOf(side)];
          return to != null && index < to.index && terrain === 'coastal' && to.terrain === 'coastal';
        })
        .map((side) => ({ hex: id, side })),
    ),
    labels: chart.labels.map((label) => ({ ...label, text: label.text[language] })),
    routes: chart.routes.map(({ between: [from, to], via, land }) => ({
      points: [...(chart.towns.get(from) ?? []), ...via.flatMap(middleOf), ...(chart.towns.get(to) ?? [])],
      land,
    })),
    entry: { label: words.toSpain, hex: chart.toSpain },
    words: words.words,
  };
}

/** Middle of a hex in hundredths of columns and rows. */
function middleOf(hex: string): number[] {
  const column = Number(hex.slice(0, 2));
  return [100 * column, 100 * Number(hex.slice(2)) + (column % 2 === 0 ? 50 : 0)];
}
