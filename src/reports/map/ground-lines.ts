/** Lines of the ground as the map draws them and its legend shows them: waters, dykes, roads, tracks. */
import type { SceneEdge, SceneWay } from '../../engine/scene.ts';
import type { Stroke } from './drawing.ts';

type Way = SceneWay['kind'];
type Bank = Extract<SceneEdge['kind'], 'stream' | 'river' | 'dyke'>;

const verge = { color: '7A6A4C', width: 0.15, round: true };

/** Strokes of each kind, the lowest first; widths and dashes in radii of a hex. */
export const groundLines: Readonly<Record<Way | Bank, readonly Stroke[]>> = {
  stream: [{ color: '6AA0CC', width: 0.085, round: true }],
  river: [{ color: '5A93C4', width: 0.12, round: true }],
  dyke: [{ color: '7A6A2C', width: 0.05, dash: [0.12, 0.07] }],
  'covered-way': [{ color: '8A6FA8', width: 0.045, dash: [0.12, 0.08] }],
  track: [{ color: '7A6A4C', width: 0.05, dash: [0.13, 0.09] }],
  road: [verge, { color: 'FBF6E6', width: 0.085, round: true }],
  causeway: [verge, { color: 'E2D3AE', width: 0.085, round: true }],
};

/** Fills of the round marks on hexsides that carry a way over a stream. */
export const crossings = { bridge: 'FFFFFF', ford: '9DC3E2' } as const;
/** Their edge; its width in radii of a hex, as are the mark's own radius and the width of a slope's hachures. */
export const crossingEdge: Stroke = { color: '5A4A30', width: 0.035 };
export const crossingRadius = 0.1;
export const hachure: Stroke = { color: '8A7A58', width: 0.025 };

/** A stroke on a map whose hexes have the radius `r`. */
export const strokeAt = ({ color, width, dash, round }: Stroke, r: number): Stroke => ({
  color,
  width: width * r,
  ...(dash ? { dash: [dash[0] * r, dash[1] * r] as const } : {}),
  ...(round ? { round } : {}),
});
