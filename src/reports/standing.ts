/** What differs between two turns as one reader saw them: tracks and scores, strengths, and every piece by its place. */
import { armiesIn, talliesIn, tracksIn } from '../engine/chapters.ts';
import type { Scene } from '../engine/scene.ts';
import type { Story } from '../engine/story.ts';

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

interface Piece {
  name: string;
  side: string;
  place: string;
  strength: number | null;
}

function pieceChanges(before: Scene, after: Scene): PieceChange[] {
  const [was, is] = [piecesOf(before), piecesOf(after)];
  const keys = [...new Set([...was.keys(), ...is.keys()])].sort((a, b) => (a < b ? -1 : 1));
  return keys.flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    if (old?.place === now?.place && old?.strength === now?.strength) return [];
    const { name, side } = (now ?? old) as Piece;
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

function piecesOf(scene: Scene): Map<string, Piece> {
  const sides = new Map(scene.sides.map(({ id, label }) => [id, label]));
  const pieces = new Map<string, Piece>();
  if (scene.kind === 'hex-map') {
    for (const { hex, counters, leaders } of scene.stacks) {
      for (const { id, name, side, strength } of counters)
        pieces.set(`${side} ${id}`, { name, side: sides.get(side) ?? side, place: hex, strength });
      for (const { id, name, side } of leaders)
        pieces.set(`${side} ${id}`, { name, side: sides.get(side) ?? side, place: hex, strength: null });
    }
    return pieces;
  }
  const ports = new Map(scene.ports.map(({ hex, name }) => [hex, `${name} (${hex})`]));
  for (const { hex, side, top, height, content } of scene.fleets) {
    const place = ports.get(hex) ?? hex;
    // Counters of one name are told apart by their number among them.
    for (const name of content ?? [height > 1 ? `${top} +${height - 1}` : top])
      pieces.set(freeKey(pieces, `${side} ${name}`), { name, side: sides.get(side) ?? side, place, strength: null });
  }
  return pieces;
}

function freeKey(taken: ReadonlyMap<string, unknown>, wanted: string): string {
  let key = wanted;
  for (let n = 2; taken.has(key); n++) key = `${wanted} ${n}`;
  return key;
}
