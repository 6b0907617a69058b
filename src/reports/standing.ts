/** What differs between two turns as one reader saw them: tracks and scores, strengths, and every piece by its place. */
import { armiesIn, talliesIn, tracksIn } from '../engine/chapters.ts';
import type { Scene } from '../engine/scene.ts';
import type { Story } from '../engine/story.ts';
import type { MapPiece } from './map/kind.ts';
import { mapPieces } from './map/map.ts';

/** A quantity of a side at both turns. */
export interface Changed {
  name: string;
  before: string;
  after: string;
}

/** A piece that moved, changed or is gone; place null: not on the map, or not seen there. */
export interface PieceChange {
  name: string;
  side: string;
  from: string | null;
  to: string | null;
  /** Strength then and now; null where it is not known or has none. */
  was: number | null;
  is: number | null;
}

export interface Differences {
  morale: readonly Changed[];
  score: readonly Changed[];
  strength: readonly Changed[];
  pieces: readonly PieceChange[];
}

export function differences(before: Story, after: Story): Differences {
  return {
    morale: changed(tracksIn(before.chapters).map(asText), tracksIn(after.chapters).map(asText)),
    score: changed(talliesIn(before.chapters), talliesIn(after.chapters)),
    strength: changed(strengths(before), strengths(after)),
    pieces: pieceChanges(before.map, after.map),
  };
}

const asText = ({ name, value }: { name: string; value: number }) => ({ name, text: `${value}` });

function changed(
  before: readonly { name: string; text: string }[],
  after: readonly { name: string; text: string }[],
): Changed[] {
  const was = new Map(before.map(({ name, text }) => [name, text]));
  return after.map(({ name, text }) => ({ name, before: was.get(name) ?? '', after: text }));
}

/** Strength each army has on the field. */
function strengths({ chapters }: Story): { name: string; text: string }[] {
  return armiesIn(chapters).map(({ army, units }) => ({
    name: army,
    text: `${units.reduce((sum, { now }) => sum + (now ?? 0), 0)}`,
  }));
}

function pieceChanges(before: Scene, after: Scene): PieceChange[] {
  const [was, is] = [mapPieces(before), mapPieces(after)];
  const keys = [...new Set([...was.keys(), ...is.keys()])].sort((a, b) => (a < b ? -1 : 1));
  return keys.flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    if (old?.place === now?.place && old?.strength === now?.strength) return [];
    const { name, side } = (now ?? old) as MapPiece;
    return [
      {
        name,
        side,
        from: old?.place ?? null,
        to: now?.place ?? null,
        was: old?.strength ?? null,
        is: now?.strength ?? null,
      },
    ];
  });
}
