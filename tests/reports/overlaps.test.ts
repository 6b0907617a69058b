/** Nothing on a map hides another: counted over the maps of simulated games, on every picture that is drawn of them. */
import { describe, expect, test } from 'vitest';
import type { MapScene, Scene, SeaScene } from '../../src/engine/scene.ts';
import { overlap } from '../../src/reports/map/canvas.ts';
import type { Drawing, Placed } from '../../src/reports/map/drawing.ts';
import { drawField, fieldSpan } from '../../src/reports/map/field.ts';
import { columnOf, rowOf } from '../../src/reports/map/hexes.ts';
import { drawMap, mapPictures } from '../../src/reports/map/map.ts';
import { allowedOn } from '../../src/reports/map/placement.ts';
import { drawSeaSheet, seaSheets } from '../../src/reports/map/sea/chart.ts';
import { RADIUS } from '../../src/reports/map/strips.ts';
import { drawPlan, pagesOf } from '../../src/reports/pdf/plan-page.ts';
import { PICTURE_WIDTH } from '../../src/reports/pictures.ts';
import { cases } from '../cases.ts';
import { scenarios } from '../games/registry.ts';
import { stages } from '../table/stages.ts';

/** As the console and the archive draw the whole field, and the order page. */
const WIDE = 1100;
/** Edges that touch share no room worth the name. */
const TOUCH = 0.01;

/** What covers what, beyond what names of places may. */
function hidden({ placed, lattice }: Drawing): string[] {
  const names = allowedOn(lattice?.field ?? { r: RADIUS });
  const most = (one: Placed, other: Placed): number =>
    [one, other].some(({ kind }) => kind === 'place') && ![one, other].some(({ kind }) => kind === 'hex-number')
      ? names
      : TOUCH;
  return placed.flatMap((one, n) =>
    placed
      .slice(n + 1)
      .filter((other) => overlap(one, other) > most(one, other))
      .map((other) => `${one.kind} ${one.hex} ${one.text} / ${other.kind} ${other.hex} ${other.text}`),
  );
}

/** Room for a map on a page of A4 on its side, beside a column; width of the field's own page, in points. */
const PAGE = { width: 581, height: 495 };
const UPRIGHT = 516;

function drawings(scene: Scene): Drawing[] {
  return [
    ...mapPictures(scene, PICTURE_WIDTH),
    drawMap(scene, { frame: 'field', width: WIDE }),
    drawMap(scene, { frame: 'close', width: WIDE }),
    ...(scene.kind === 'hex-map' ? printed(scene) : sheets(scene)),
  ];
}

/** Room for half a sea chart on an upright page of A4, above its legend. */
const SHEET = { width: UPRIGHT, height: 600 };
const sheets = (scene: SeaScene): Drawing[] => seaSheets(scene, SHEET).map((span) => drawSeaSheet(scene, span, SHEET));

/** Hexes where something lies whose number is not on a chart that has numbers; ports, stacks and stars that are not on it. */
function missing({ ports, fleets, stars, storms }: SeaScene, { placed, lattice }: Drawing): string[] {
  const { columns, rows } = lattice?.span ?? { columns: [99, 0], rows: [99, 0] };
  const isShown = (hex: string): boolean =>
    columns[0] <= columnOf(hex) && columnOf(hex) <= columns[1] && rows[0] <= rowOf(hex) && rowOf(hex) <= rows[1];
  const shown = (kind: Placed['kind']): string[] => placed.flatMap((one) => (one.kind === kind ? [one.hex] : []));
  const numbers = new Set(shown('hex-number'));
  const busy = [...ports, ...fleets, ...stars].map(({ hex }) => hex);
  const unnumbered = [...new Set([...busy, ...storms])].filter((hex) => isShown(hex) && !numbers.has(hex));
  const stacks = fleets.map(({ hex }) => hex).filter(isShown);
  return [
    ...(numbers.size > 0 ? unnumbered.map((hex) => `no number ${hex}`) : []),
    ...(shown('counter').length < stacks.length ? [`${shown('counter').length} of ${stacks.length} stacks`] : []),
    ...ports
      .filter(({ hex, id }) => isShown(hex) && !placed.some((one) => one.text === id))
      .map(({ id }) => `no ${id}`),
    ...stars.filter(({ hex }) => isShown(hex) && !shown('star').includes(hex)).map(({ hex }) => `no star ${hex}`),
  ];
}

function printed(scene: MapScene): Drawing[] {
  const field = drawField(scene, UPRIGHT, { span: fieldSpan(scene), least: { number: 5.6, word: 8 } });
  const { plan } = scene;
  return plan && plan.frames.length > 0
    ? [field, ...pagesOf(plan).map((frames) => drawPlan(scene, frames, '', PAGE))]
    : [field];
}

/** Hexes of fights whose star, and of attacks still open whose number, stands on none of a letter's pictures. */
function unmarked({ stars, plan }: MapScene, letter: readonly Drawing[]): string[] {
  const isShown = (kind: string, hex: string): boolean =>
    letter.some(({ placed }) => placed.some((one) => one.kind === kind && one.hex === hex));
  return [
    ...stars.flatMap(({ hex }) => (isShown('star', hex) ? [] : [hex])),
    ...(plan?.targets ?? []).filter((hex) => !isShown('hex-number', hex)),
  ];
}

/** Towns whose hex is shown and whose name is not; a picture of the field on which no hex has its number. */
function unnamed({ labels = [] }: MapScene, { placed, lattice }: Drawing): string[] {
  if (!lattice) return [];
  const { span } = lattice;
  const isShown = ({ hex }: { readonly hex: string }): boolean =>
    span.columns[0] <= columnOf(hex) &&
    columnOf(hex) <= span.columns[1] &&
    span.rows[0] <= rowOf(hex) &&
    rowOf(hex) <= span.rows[1];
  const towns = labels.filter((one) => one.kind === 'town' && isShown(one));
  return [
    ...towns.filter(({ text }) => !placed.some((one) => one.text === text)).map(({ text }) => `no ${text}`),
    ...(placed.some(({ kind }) => kind === 'hex-number') ? [] : ['no numbers']),
  ];
}

/** A code has nine dots on a phone 380 wide, and seven points on paper. */
const leastCode = ({ width }: Drawing): number => (width === PICTURE_WIDTH ? 18 : width === PAGE.width ? 7 : 0);

/** Codes of stacks that are set too small to be read. */
function small(drawing: Drawing): string[] {
  const { items, placed, unit } = drawing;
  const codes = new Set(placed.flatMap(({ kind, text }) => (kind === 'stack-name' ? [text] : [])));
  return items.flatMap((item) =>
    item.kind === 'text' && codes.has(item.text) && item.size * unit < leastCode(drawing)
      ? [`${item.text}: ${item.size * unit}`]
      : [],
  );
}

/** The map of every seat at every stage of a game. */
function* scenes(scenario: string, turns: number, game: number): Generator<Scene> {
  const seed = String(game).padStart(2, '0').repeat(32);
  for (const stage of stages(scenario, 2, 'full', turns, () => ({}), seed)) {
    for (const seat of stage.due) {
      const language = game % 2 === 0 ? 'en' : 'fr';
      yield (stage.report(seat, language) ?? stage.call(seat, language)).story.map;
    }
  }
}

/** Turns of a game that are tried in `npm test`; all of ten games where all cases are. */
const FEW: Readonly<Record<string, number>> = { 'savannah/campaign': 8, 'savannah/assault': 2 };
const WHOLE_GAME = 999;

describe('on the maps of simulated games nothing covers anything else', () => {
  test.each(scenarios())('%s', (scenario) => {
    const turns = cases(WHOLE_GAME, FEW[scenario] ?? 3);
    for (let game = 0; game < cases(10, 1); game++) {
      const seen = new Set<string>();
      for (const scene of scenes(scenario, turns, game)) {
        const key = JSON.stringify(scene);
        if (seen.has(key)) continue;
        seen.add(key);
        if (scene.kind === 'hex-map') expect(unmarked(scene, mapPictures(scene, PICTURE_WIDTH))).toEqual([]);
        for (const drawing of drawings(scene)) {
          expect(hidden(drawing), drawing.title).toEqual([]);
          if (scene.kind === 'hex-map') expect(small(drawing), drawing.title).toEqual([]);
          const left = scene.kind === 'sea-chart' ? missing(scene, drawing) : unnamed(scene, drawing);
          expect(left, drawing.title).toEqual([]);
        }
      }
      expect(seen.size).toBeGreaterThan(Math.min(turns, 10));
    }
  });
});
