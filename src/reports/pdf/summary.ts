/** Page 1: the result, the deadline, the fight as a map, where armies and scores stand, and what comes next. */
import { blocksOf } from '../../engine/chapters.ts';
import type { Chapter, Rows, Score, Track, Words } from '../../engine/story.ts';
import { chaptersOn, titleOf } from '../chapters.ts';
import { clock, gameClock, longDate, zoneName } from '../dates.ts';
import { textWidth } from '../fonts.ts';
import { ink as inkColor, muted } from '../map/canvas.ts';
import { rectangle } from '../map/drawing.ts';
import type { MapView } from '../map/kind.ts';
import { hasPale } from '../map/pale.ts';
import { paintPdf } from '../map/pdf.ts';
import { colours } from '../model.ts';
import { noDeadline } from '../subject.ts';
import { paintTallies, paintTracks, talliesHeight, trackHeight } from './bars.ts';
import { heightOf, paintChapter, rowBlock } from './chapter.ts';
import { type Place, pageColumn } from './column.ts';
import { printedMap } from './fights.ts';
import { flow, type Passage, type Piece, paintBlock, pieces, prose } from './flow.ts';
import { fitted, newPage, paintTagged, panel, paragraph, type Sheet, sectionHead, sentence, tagged } from './sheet.ts';

const mm = 72 / 25.4;
const mapWidth = 112 * mm;
const mapHeight = 134 * mm;
/** Shorter than this a map is of no use: the page runs over instead. */
const leastMap = 78 * mm;
const gap = 20;
const CAPTION = { size: 8.5, color: muted, leading: 1.3 } as const;
/** Height of a head with its rule. */
const sectionHeight = 23;
/** What stands on the page: rows beside the map, the first bars of each kind below it, all the rest under them. */
interface Parts {
  rows: readonly Chapter[];
  tracks: { title: string; tracks: readonly Track[] } | null;
  score: Score | null;
  /** The head under which its facts stand. */
  factsHead: string;
  below: readonly Chapter[];
}

function partsOf(sheet: Sheet): Parts {
  const chapters = chaptersOn(sheet.model.story.chapters, 'summary');
  const rows = chapters.filter(({ blocks }) => blocks[0]?.kind === 'rows');
  const tracked = chapters.find(({ blocks }) => blocks[0]?.kind === 'tracks');
  const scored = chapters.find(({ blocks }) => blocks[0]?.kind === 'score');
  const [bars] = tracked ? blocksOf([tracked], 'tracks') : [];
  const [score = null] = scored ? blocksOf([scored], 'score') : [];
  return {
    rows,
    tracks: tracked && bars ? { title: titleOf(tracked, sheet.words), tracks: bars.tracks } : null,
    score,
    factsHead: scored && score ? titleOf(scored, sheet.words) : '',
    below: chapters.filter((one) => one !== tracked && one !== scored && !rows.includes(one)),
  };
}

/** Returns chapters for which it has no room. */
export function summaryPage(sheet: Sheet, frame: MapView['frame']): readonly Chapter[] {
  newPage(sheet, sheet.print.pages.summary);
  const parts = partsOf(sheet);
  const { tracks, score } = parts;
  const width = sheet.right - sheet.left;
  const top = titleAndDeadline(sheet);
  const half = (width - 26) / 2;
  const column = pageColumn(sheet, sheet.print.pages.summary, top);
  const told = parts.below.reduce((sum, chapter) => sum + heightOf(sheet, chapter, width) + 8, 0);
  const barsHeight = tracks === null ? 0 : tracks.tracks.length * trackHeight;
  const tallies = score === null || score.tallies.length === 0 ? 0 : sectionHeight + talliesHeight(sheet, score, half);
  const scores = Math.max(sectionHeight + barsHeight, tallies);
  const caption = captionOf(sheet);
  const under = Math.max(38, 5 + flow(caption, { ...CAPTION, width: mapWidth }).height);
  const free = sheet.bottom - top - scores - 18;
  const hasRoom = free - told >= Math.max(leastMap + under, besideHeight(sheet, parts, width - mapWidth - gap, 8));
  const closing = hasRoom ? parts.below : [];
  const room = hasRoom ? free - told : free;
  const below = sheet.bottom - top - room;
  const { drawing: map, scale } = printedMap(sheet.model.story.map, frame, {
    width: mapWidth,
    height: Math.max(leastMap, Math.min(mapHeight, room - under)),
  });
  const shown = { width: map.width * scale, height: map.height * scale };
  tagged(sheet, 'Figure', () => paintPdf(sheet.doc, map, sheet.left, top, scale), map.alt);
  const captionWidth = Math.max(shown.width, 230);
  const left = paragraph(sheet, caption, sheet.left, top + shown.height + 4, { ...CAPTION, width: captionWidth });
  const x = sheet.left + captionWidth + gap;
  const right = besideMap(sheet, parts, { x, y: top, width: sheet.right - x }, room);

  const y = Math.max(left, right) + 6;
  column.y = room > 0 ? Math.max(y, Math.min(y + 12, sheet.bottom - below)) : y;
  column.room(scores);
  column.y = Math.max(...paintBars(sheet, parts, column.y, half)) + 6;
  for (const chapter of closing) {
    column.room(heightOf(sheet, chapter, width) - 6);
    paintChapter(sheet, column, chapter);
  }
  return hasRoom ? [] : parts.below;
}

/** How the map above it is read. */
function captionOf({ model, words }: Sheet): Piece[] {
  const { map } = model.story;
  return [{ text: prose(hasPale(map) ? `${map.notes.summary} ${words.pale}` : map.notes.summary) }];
}

/** Tracks at the left and the score at the right, or alone at the left, each under its head. Returns where they end. */
function paintBars(sheet: Sheet, { tracks, score }: Parts, y: number, half: number): number[] {
  const ends = [y];
  if (tracks !== null) {
    const width = score === null ? sheet.right - sheet.left : half;
    const top = sectionHead(sheet, tracks.title, sheet.left, y, width);
    ends.push(paintTracks(sheet, tracks.tracks, { x: sheet.left, y: top, width }));
  }
  if (score !== null && score.tallies.length > 0) {
    const x = tracks === null ? sheet.left : sheet.right - half;
    ends.push(paintTallies(sheet, score, { x, y: sectionHead(sheet, score.name, x, y, half), width: half }));
  }
  return ends;
}

/** The five lines, losses and facts, as large as the room allows. Returns where they end. */
function besideMap(sheet: Sheet, parts: Parts, at: Place, room: number): number {
  const sizes = [10, 9.5, 9, 8.5, 8];
  const size = sizes.find((one) => besideHeight(sheet, parts, at.width, one) <= room) ?? 8;
  const y = fiveLinesBeside(sheet, at.x, at.y, at.width, size);
  return rowsAndFacts(sheet, parts, { ...at, y }, Math.max(8, size - 1));
}

function besideHeight(sheet: Sheet, parts: Parts, width: number, size: number): number {
  const heads = parts.rows.length + (factsOf(parts).length > 0 ? 1 : 0);
  let height = sectionHeight + 4 + heads * (sectionHeight + 6);
  for (const said of fiveLines(sheet)) height += summaryBlock(sheet, said, width, size).height + 2.5;
  const small = Math.max(8, size - 1);
  for (const row of rowsIn(parts.rows)) height += rowBlock(sheet, row, width, small).height;
  for (const fact of factsOf(parts)) height += factBlock(sheet, fact, width, small).height + 2;
  return height;
}

const factsOf = ({ score }: Parts): Score['facts'] => score?.facts ?? [];

const rowsIn = (chapters: readonly Chapter[]): readonly Rows['rows'][number][] =>
  chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : [])));

/** `Report to …`, the title in its size, and the one thing nobody may miss. Returns where the page goes on. */
function titleAndDeadline(sheet: Sheet): number {
  const { model, words, print, ink } = sheet;
  const { deadline, next } = model;
  const boxWidth = 228;
  const top = sheet.top + 2;
  const room = sheet.right - sheet.left - boxWidth - 16;
  tagged(sheet, 'P', () => ink.text(print.reportTo(model.seat.name), sheet.left, top + 22, 'sans', 10, muted));
  const size = fitted(model.story.title, 25, room);
  tagged(sheet, 'H1', () => ink.text(prose(model.story.title), sheet.left, top + 48, 'serif-bold', size, inkColor));
  const x = sheet.right - boxWidth;
  panel(ink, x, top, boxWidth, 56, 'FFF3C9', inkColor);
  if (deadline === null || next === null) {
    const said = flow([{ text: prose(noDeadline(model) ?? words.nothingDueNote), face: 'sans-bold' }], {
      size: 10.5,
      width: boxWidth - 20,
    });
    paintTagged(sheet, 'P', said, x + 10, top + (56 - said.height) / 2);
  } else {
    const there = gameClock(deadline, words);
    const what = next.orders ?? words.ordersOf(next.call);
    const lines = [
      {
        text: print.ordersTurnBy(sentence(what), next.printed),
        face: 'sans',
        size: 9.5,
      },
      { text: `${longDate(deadline.local, words)}, ${clock(deadline.local)}`, face: 'sans-bold', size: 12.5 },
      {
        text: prose(
          there === null ? zoneName(deadline.local, words) : `${zoneName(deadline.local, words)}${words.pause}${there}`,
        ),
        face: 'sans',
        size: 9,
      },
    ] as const;
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

/** Where we stand in a letter that asks, what happened in one that tells. */
const fiveLines = ({ model: { story } }: Sheet): readonly Words[] => story.plan?.stand ?? story.summary;

function summaryBlock(sheet: Sheet, said: Words, width: number, size: number): Passage {
  return flow(pieces(said, sheet.word), { size, width: width - 15, leading: 1.38 });
}

function fiveLinesBeside(sheet: Sheet, x: number, y: number, width: number, size: number): number {
  const { plan, opening } = sheet.model.story;
  const { whereWeStand, theGame, whatHappened } = sheet.words;
  let at = sectionHead(sheet, plan ? whereWeStand : opening ? theGame : whatHappened, x, y - 2, width);
  for (const [index, said] of fiveLines(sheet).entries()) {
    const block = summaryBlock(sheet, said, width, size);
    tagged(sheet, 'P', () => {
      sheet.ink.text(`${index + 1}.`, x + 10, at + 1.05 * size, 'sans', size, inkColor, { anchor: 'end' });
      paintBlock(sheet.ink, block, x + 15, at);
    });
    at += block.height + 2.5;
  }
  return at + 4;
}

function factBlock(sheet: Sheet, { label, text }: Score['facts'][number], width: number, size: number): Passage {
  return rowBlock(sheet, { label: [label], text: [text] }, width, size);
}

function rowsAndFacts(sheet: Sheet, parts: Parts, { x, y, width }: Place, size: number): number {
  let at = y;
  for (const chapter of parts.rows) {
    at = sectionHead(sheet, titleOf(chapter, sheet.words), x, at, width);
    for (const row of rowsIn([chapter])) {
      const block = rowBlock(sheet, row, width, size);
      paintTagged(sheet, 'P', block, x, at);
      at += block.height;
    }
    at += 6;
  }
  if (factsOf(parts).length > 0) at = sectionHead(sheet, parts.factsHead, x, at, width);
  for (const fact of factsOf(parts)) {
    const block = factBlock(sheet, fact, width, size);
    paintTagged(sheet, 'P', block, x, at);
    at += block.height + 2;
  }
  return at;
}
