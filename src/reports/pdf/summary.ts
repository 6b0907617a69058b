/** Page 1: the result, the deadline, the fight as a map, where armies and scores stand, and what comes next. */
import type { Die, Tally, Track, Words } from '../../engine/story.ts';
import { clock, gameClock, longDate, zoneName } from '../dates.ts';
import { textWidth } from '../fonts.ts';
import { ink as inkColor, muted } from '../map/canvas.ts';
import type { Drawing } from '../map/drawing.ts';
import { rectangle } from '../map/drawing.ts';
import { paintPdf } from '../map/pdf.ts';
import { colours } from '../model.ts';
import { flow, type Piece, paintBlock, pieces, prose } from './flow.ts';
import { fitted, newPage, paintTagged, panel, paragraph, type Sheet, sectionHead, tagged } from './sheet.ts';

const mm = 72 / 25.4;
const mapWidth = 112 * mm;
const mapHeight = 134 * mm;
const gap = 20;
const empty = 'EFE7D8';
const lost = 'E9DCC0';

export function summaryPage(sheet: Sheet, map: Drawing): void {
  newPage(sheet, sheet.print.pages.summary);
  const { model, words } = sheet;
  const { story } = model;
  const width = sheet.right - sheet.left;
  const top = titleAndDeadline(sheet);
  const scale = Math.min(mapWidth / map.width, mapHeight / map.height);
  const shown = { width: map.width * scale, height: map.height * scale };
  tagged(sheet, 'Figure', () => paintPdf(sheet.doc, map, sheet.left, top, scale), map.alt);
  const caption: Piece[] = [{ text: prose(sheet.print.mapCaption) }];
  const left = paragraph(sheet, caption, sheet.left, top + shown.height + 4, {
    size: 8.5,
    width: Math.max(shown.width, 230),
    color: muted,
    leading: 1.3,
  });
  const column = sheet.left + shown.width + gap;
  let right = whatHappened(sheet, column, top, sheet.right - column);
  right = lossesAndFacts(sheet, column, right, sheet.right - column);
  let y = Math.max(left, right) + 10;
  const half = (width - 26) / 2;
  const scores = story.tallies.length > 0;
  const tracks = paintTracks(sheet, sheet.left, y, scores ? half : width);
  const tallies = scores ? paintTallies(sheet, sheet.left + half + 26, y, half) : y;
  y = Math.max(tracks, tallies) + 8;
  const { ending } = story;
  const next = ending === null ? story.next : ending.lines;
  if (next.length === 0) return;
  const title = ending === null ? words.next : ending.title === '' ? words.ending : ending.title;
  const block = flow(withDice(next, story.nextDice, sheet.word), { size: 10, width });
  if (y + 26 + block.height > sheet.bottom) {
    newPage(sheet, sheet.print.pages.summary);
    y = sheet.top;
  }
  y = sectionHead(sheet, title, sheet.left, y, width);
  paintTagged(sheet, 'P', block, sheet.left, y);
}

/** `Report to …`, the title in its size, and the one thing nobody may miss. Returns where the page goes on. */
function titleAndDeadline(sheet: Sheet): number {
  const { model, words, print, ink } = sheet;
  const { deadline, next } = model;
  const boxWidth = 228;
  const top = sheet.top + 2;
  const boxed = deadline !== null && next !== null;
  const room = sheet.right - sheet.left - (boxed ? boxWidth + 16 : 0);
  tagged(sheet, 'P', () => ink.text(print.reportTo(model.seat.name), sheet.left, top + 22, 'sans', 10, muted));
  const size = fitted(model.story.title, 25, room);
  tagged(sheet, 'H1', () => ink.text(prose(model.story.title), sheet.left, top + 48, 'serif-bold', size, inkColor));
  if (boxed) {
    const x = sheet.right - boxWidth;
    const there = gameClock(deadline, words);
    const what = next.orders ?? words.ordersOf(next.call);
    const lines = [
      {
        text: print.ordersTurnBy(`${what.slice(0, 1).toUpperCase()}${what.slice(1)}`, next.printed),
        face: 'sans',
        size: 9.5,
      },
      { text: `${longDate(deadline.local, words)}, ${clock(deadline.local)}`, face: 'sans-bold', size: 12.5 },
      {
        text: prose(there === null ? zoneName(deadline.local) : `${zoneName(deadline.local)}; ${there}`),
        face: 'sans',
        size: 9,
      },
    ] as const;
    panel(ink, x, top, boxWidth, 56, 'FFF3C9', inkColor);
    tagged(sheet, 'P', () => {
      for (const [at, { text, face, size: asked }] of lines.entries()) {
        const fits = Math.min(asked, (asked * (boxWidth - 20)) / textWidth(text, face, asked));
        ink.text(text, sheet.right - 10, top + 16 + at * 16.5, face, fits, inkColor, { anchor: 'end' });
      }
    });
  }
  const bar = top + 65;
  ink.shape(rectangle(sheet.left, bar, sheet.right - sheet.left, 2.6), colours(model, model.story.side).ground);
  return bar + 14;
}

function whatHappened(sheet: Sheet, x: number, y: number, width: number): number {
  let at = sectionHead(sheet, sheet.words.whatHappened, x, y - 2, width);
  for (const [index, said] of sheet.model.story.summary.entries()) {
    const block = flow(pieces(said, sheet.word), { size: 10, width: width - 15, leading: 1.38 });
    tagged(sheet, 'P', () => {
      sheet.ink.text(`${index + 1}.`, x + 10, at + 10.6, 'sans', 10, inkColor, { anchor: 'end' });
      paintBlock(sheet.ink, block, x + 15, at);
    });
    at += block.height + 2.5;
  }
  return at + 4;
}

function lossesAndFacts(sheet: Sheet, x: number, y: number, width: number): number {
  const { losses, facts } = sheet.model.story;
  let at = y;
  if (losses.length > 0) {
    at = sectionHead(sheet, sheet.words.losses, x, at, width);
    for (const { name, side, text } of losses) {
      const said: Piece[] = [
        { text: `${name}${sheet.words.colon}`, face: 'sans-bold', color: sheet.word(side) },
        { text: prose(text) },
      ];
      at = paragraph(sheet, said, x, at, { size: 9, width, leading: 1.36 });
    }
    at += 6;
  }
  for (const { label, text } of facts) {
    const said: Piece[] = [{ text: `${label}${sheet.words.colon}`, face: 'sans-bold' }, { text: prose(text) }];
    at = paragraph(sheet, said, x, at, { size: 9, width, leading: 1.36 }) + 2;
  }
  return at;
}

/** A bar of cells an army: heavy rules after the marks, pale cells for what was lost. */
function paintTracks(sheet: Sheet, x: number, y: number, width: number): number {
  const { tracks } = sheet.model.story;
  if (tracks.length === 0) return y;
  let at = sectionHead(sheet, sheet.words.armyMorale, x, y, width);
  for (const track of tracks) {
    tagged(sheet, 'P', () => paintTrack(sheet, track, x, at, width));
    at += 35;
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

function paintTallies(sheet: Sheet, x: number, y: number, width: number): number {
  let at = sectionHead(sheet, sheet.print.score, x, y, width);
  const { tallies } = sheet.model.story;
  const names = Math.max(...tallies.map(({ name }) => textWidth(name, 'sans-bold', 10))) + 12;
  for (const tally of tallies) {
    tagged(sheet, 'P', () => paintTally(sheet, tally, x, at, width, names));
    at += 20;
  }
  const causes = tallies.filter((tally) => tally.causes.length > 0);
  for (const { name, causes: told } of causes) {
    const said: Piece[] = [{ text: prose(`${name}${sheet.words.colon}${told.join(', ')}.`) }];
    at = paragraph(sheet, said, x, at + 1, { size: 8.5, width, color: muted, leading: 1.3 });
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
  ink.text(halves(tally.text), x + width, y + 13, 'sans-bold', 10, inkColor, { anchor: 'end' });
}

/** `2 1/2` as `2½`. */
function halves(text: string): string {
  return prose(text === '1/2' ? '½' : text.replace(/ 1\/2$/, '½'));
}

const mention = /\[(\d+)\]/;

/** Lines of words run together, their `[7]` replaced by dice in order of mention. */
function withDice(lines: readonly Words[], dice: readonly Die[], word: (side: string) => string): Piece[] {
  let mentioned = 0;
  return lines.flatMap((said) => [
    ...said.flatMap((part): Piece[] => {
      if (typeof part !== 'string') return pieces([part], word);
      return part.split(mention).map((text, at): Piece => {
        const die = at % 2 === 1 ? dice[mentioned] : undefined;
        if (die === undefined) return { text: prose(at % 2 === 1 ? `[${text}]` : text) };
        mentioned++;
        return { die };
      });
    }),
    { text: ' ' },
  ]);
}
