/** Tracks and scores as bars. */
import type { Score, Tally, Track } from '../../engine/story.ts';
import { textWidth } from '../fonts.ts';
import { ink as inkColor, muted } from '../map/canvas.ts';
import { rectangle } from '../map/drawing.ts';
import { colours } from '../model.ts';
import type { Place } from './column.ts';
import { flow, type Passage, prose } from './flow.ts';
import { paintTagged, type Sheet, tagged } from './sheet.ts';

/** Heights of a track, of a tally. */
export const trackHeight = 35;
const tallyHeight = 20;
const empty = 'EFE7D8';
const lost = 'E9DCC0';

/** A bar of cells for each track: heavy rules after the marks, pale cells for what was lost. Returns where they end. */
export function paintTracks(sheet: Sheet, tracks: readonly Track[], { x, y, width }: Place): number {
  let at = y;
  for (const track of tracks) {
    tagged(sheet, 'P', () => paintTrack(sheet, track, x, at, width));
    at += trackHeight;
  }
  return at;
}

function paintTrack({ ink, model, words }: Sheet, track: Track, x: number, y: number, width: number): void {
  const was = ` (${track.was === track.value ? words.unchanged : words.was(track.was)})`;
  ink.text(track.name, x, y + 11, 'sans-bold', 10, inkColor);
  const right = x + width;
  const wide = textWidth(was, 'sans', 10);
  const level = ` ${track.level}`;
  const levelWide = textWidth(level, 'sans', 10);
  ink.text(was, right, y + 11, 'sans', 10, muted, { anchor: 'end' });
  ink.text(level, right - wide, y + 11, 'sans', 10, inkColor, { anchor: 'end' });
  ink.text(`${track.value}`, right - wide - levelWide, y + 11, 'sans-bold', 10, inkColor, { anchor: 'end' });
  const { ground } = colours(model, track.side);
  const cell = width / track.of;
  const top = y + 15.5;
  const cells = (from: number, to: number, color: string) => {
    if (to > from) ink.shape(rectangle(x + from * cell, top, (to - from) * cell, 13), color);
  };
  cells(0, track.of, 'F7F2E6');
  cells(track.value, Math.max(track.value, track.was), lost);
  cells(0, track.value, ground);
  const lines: number[] = [];
  for (let at = 1; at < track.of; at++) lines.push(0, x + at * cell, top, 1, x + at * cell, top + 13);
  ink.shape(lines, undefined, { color: 'FFFDF6', width: 0.7 });
  ink.shape(rectangle(x, top, width, 13), undefined, { color: '8A7F68', width: 0.5 });
  const marks = track.marks.flatMap((at) => [0, x + at * cell, top - 1, 1, x + at * cell, top + 14]);
  ink.shape(marks, undefined, { color: inkColor, width: 2.2 });
}

/** What moved the scores, said below them. */
function causeBlocks(sheet: Sheet, { tallies }: Score, width: number): Passage[] {
  return tallies
    .filter(({ causes }) => causes.length > 0)
    .map(({ name, causes }) =>
      flow([{ text: prose(`${name}${sheet.words.colon}${causes.join(', ')}.`) }], {
        size: 8.5,
        width,
        color: muted,
        leading: 1.3,
      }),
    );
}

export function talliesHeight(sheet: Sheet, score: Score, width: number): number {
  const causes = causeBlocks(sheet, score, width).reduce((sum, { height }) => sum + height + 1, 0);
  return score.tallies.length * tallyHeight + causes;
}

/** A bar for each tally on a scale of its own. Returns where they end. */
export function paintTallies(sheet: Sheet, score: Score, { x, y, width }: Place): number {
  let at = y;
  const names = Math.max(...score.tallies.map(({ name }) => textWidth(name, 'sans-bold', 10))) + 12;
  for (const tally of score.tallies) {
    tagged(sheet, 'P', () => paintTally(sheet, tally, x, at, width, names));
    at += tallyHeight;
  }
  for (const block of causeBlocks(sheet, score, width)) {
    paintTagged(sheet, 'P', block, x, at + 1);
    at += block.height + 1;
  }
  return at;
}

function paintTally({ ink, model }: Sheet, tally: Tally, x: number, y: number, width: number, names: number): void {
  ink.text(tally.name, x, y + 13, 'sans-bold', 10, inkColor);
  const length = width - names - 34;
  ink.shape(rectangle(x + names, y + 5, length, 9.5), empty);
  if (tally.value > 0 && tally.of > 0) {
    const full = Math.min(1, tally.value / tally.of) * length;
    ink.shape(rectangle(x + names, y + 5, full, 9.5), colours(model, tally.side).ground);
  }
  ink.text(prose(tally.text), x + width, y + 13, 'sans-bold', 10, inkColor, { anchor: 'end' });
}
