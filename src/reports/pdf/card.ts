/** A fight on one card: its story on the left, its modifiers one a line on the right, what came of it below. */
import type { Addend, Card, Sum } from '../../engine/story.ts';
import { textWidth } from '../fonts.ts';
import { ink as inkColor, muted, signal } from '../map/canvas.ts';
import { rectangle } from '../map/drawing.ts';
import type { Column } from './column.ts';
import { flow, numeral, type Passage, type Piece, paintBlock, pieces, prose, signed, strong } from './flow.ts';
import { panel, type Sheet, tagged } from './sheet.ts';
import { trialPieces } from './trials.ts';

interface Part {
  height: number;
  paint(y: number): void;
}

/** A card whole, and in two parts for where a page ends: the fight itself, and what came of it (null: too little to part). */
interface Laid extends Part {
  first: Part;
  rest: Part | null;
}

const below = 7;
/** Less than this that came of a fight is not parted from it. */
const leastRest = 72;

export function paintCard(sheet: Sheet, column: Column, card: Card): void {
  const laid = layCard(sheet, card, column.x, column.width);
  const put = ({ height, paint }: Part): void => {
    column.room(height);
    const { y } = column;
    tagged(sheet, 'Div', () => paint(y));
    column.y += height + below;
  };
  // Parted only where the page holds the fight, but not what came of it.
  if (laid.rest !== null && !column.holds(laid.height) && column.holds(laid.first.height)) {
    put(laid.first);
    put(laid.rest);
  } else put(laid);
}

const inset = 16;
const lineHeight = 14;
const cellWidth = 31;
const cellHeight = 14;

export function layCard(sheet: Sheet, { label, title: own, of }: Card, x: number, width: number): Laid {
  const { ink } = sheet;
  const left = x + inset;
  const full = width - 2 * inset;
  const sum = of.find((block) => block.kind === 'sum') ?? null;
  const addends = (sum?.addends ?? []).map((one) => ({ ...one, name: prose(one.name) }));
  const sumWidth = widthOf(addends, width);
  const sums = addends.map((one) => layAddend(one, sumWidth));
  const storyWidth = addends.length === 0 ? full : width - inset - sumWidth - 34;
  const heading: Piece = { text: prose(`${label} · ${own}`), face: 'serif-bold' };
  const title = flow([heading], { size: 12, width: full, leading: 1.35 });
  const story: Passage[] = [];
  const ends: Passage[] = [];
  for (const block of of) {
    if (block.kind === 'rows')
      for (const row of block.rows)
        story.push(
          flow([...strong(row.label, sheet.word), { text: ' ' }, ...pieces(row.text, sheet.word)], {
            size: 9.5,
            width: storyWidth,
          }),
        );
    else if (block.kind === 'sum') story.push(...throwsIn(block, sheet, storyWidth));
    else if (block.kind === 'lines')
      ends.push(
        flow(
          block.lines.flatMap((said) => [...pieces(said, sheet.word), { text: ' ' }]),
          { size: 9.5, width: full },
        ),
      );
    else for (const trial of block.trials) ends.push(flow(trialPieces(trial, sheet), { size: 9, width: full }));
  }
  const table = sum?.table ?? null;
  const storyHeight = story.reduce((total, block) => total + block.height + 2, 0);
  const tableHeight = table === null ? 0 : (table.rows.length + 1) * cellHeight + 8;
  const sumHeight = sums.length === 0 ? 0 : sums.reduce((total, { height }) => total + height, lineHeight + 6);
  const endHeight = ends.reduce((total, block) => total + block.height + 1, 0);
  const head = 6 + title.height + 3;
  const body = head + Math.max(storyHeight + tableHeight, sumHeight) + 3;
  const height = body + endHeight + 7;

  const paintFirst = (y: number, tall: number): void => {
    cardPanel(sheet, x, y, width, tall);
    paintBlock(ink, title, left, y + 6);
    let at = y + head;
    for (const block of story) at = paintBlock(ink, block, left, at) + 2;
    if (table !== null) tableRows(sheet, table, left, at + 3);
    if (sum !== null) sumRows(sheet, sums, sum.sum, x + width - inset - sumWidth, y + head, sumWidth);
  };
  const paintEnds = (y: number): void => {
    let at = y;
    for (const block of ends) at = paintBlock(ink, block, left, at) + 1;
  };
  const paint = (y: number): void => {
    paintFirst(y, height);
    paintEnds(y + body);
  };
  const again = flow([heading, { text: ` (${sheet.print.goesOn})`, color: muted }], {
    size: 10,
    width: full,
    leading: 1.35,
  });
  const restHeight = 6 + again.height + 3 + endHeight + 7;
  const rest: Part = {
    height: restHeight,
    paint: (y) => {
      cardPanel(sheet, x, y, width, restHeight);
      paintBlock(ink, again, left, y + 6);
      paintEnds(y + 6 + again.height + 3);
    },
  };
  const first: Part = { height: body + 4, paint: (y) => paintFirst(y, body + 4) };
  return { height, paint, first, rest: endHeight < leastRest ? null : rest };
}

const addendSize = 9.3;
const citedSize = 7;

/** Room for modifiers with their rules and values. */
function widthOf(addends: readonly Addend[], width: number): number {
  const widths = addends.map((one) => textWidth(one.name, 'sans', addendSize) + besideName(one) + 4);
  return Math.min(0.44 * width, Math.max(150, ...widths));
}

/** What a modifier's rule and value take beside its name. */
const besideName = ({ rule: cited }: Addend): number =>
  30 + (cited === undefined ? 0 : textWidth(cited, 'sans', citedSize) + 6);

/** A modifier with its name set: a long one goes on below. */
interface LaidAddend {
  readonly addend: Addend;
  readonly name: Passage;
  readonly height: number;
}

function layAddend(addend: Addend, width: number): LaidAddend {
  const name = flow([{ text: addend.name }], { size: addendSize, width: width - besideName(addend) });
  return { addend, name, height: lineHeight + (name.lines.length - 1) * nameHeight };
}
/** From a line of a modifier's name to the next. */
const nameHeight = 11;

/** Each die with its arithmetic and what was read. */
function throwsIn({ sum, throws }: Sum, { words }: Sheet, width: number): Passage[] {
  if (throws.length === 0) return [flow([{ text: words.notFought, color: muted }], { size: 9.5, width })];
  return throws.map((thrown) => {
    const said: Piece[] = [
      { die: thrown.die },
      { text: ` ${sum < 0 ? '−' : '+'} ${Math.abs(sum)} = `, size: 10.5 },
      { text: `${numeral(thrown.total)} → ${prose(thrown.result)}`, face: 'sans-bold', size: 10.5 },
      { text: ` ${prose(thrown.note)}`, color: muted, size: 8.5 },
    ];
    if (thrown.die.ruled !== undefined)
      said.push({ text: ` (${words.ruledTo(`${thrown.die.ruled}`)}${words.colon}${thrown.die.face})`, size: 8.5 });
    return flow(said, { size: 10, width });
  });
}

/** The card's paper with its yellow edge. */
function cardPanel({ ink }: Sheet, x: number, y: number, width: number, height: number): void {
  panel(ink, x, y, width, height, 'FFFDF6', 'BDB29A');
  ink.shape(rectangle(x, y, 4.5, height, 2), signal);
}

function sumRows(
  { ink, print }: Sheet,
  sums: readonly LaidAddend[],
  sum: number,
  x: number,
  y: number,
  width: number,
): void {
  if (sums.length === 0) return;
  const right = x + width;
  let at = y + 10;
  for (const { addend, name, height } of sums) {
    for (const [down, { runs }] of name.lines.entries())
      for (const run of runs) ink.text(run.text, x + run.x, at + down * nameHeight, run.face, run.size, run.color);
    if (addend.rule !== undefined) ink.text(addend.rule, right - 26, at, 'sans', citedSize, muted, { anchor: 'end' });
    ink.text(signed(addend.value), right, at, 'sans-bold', addendSize, inkColor, { anchor: 'end' });
    at += height;
  }
  ink.shape([0, x, at - 9, 1, right, at - 9], undefined, { color: inkColor, width: 1.1 });
  ink.text(print.sum, x, at + 3, 'sans-bold', 9.5, inkColor);
  ink.text(signed(sum), right, at + 3, 'sans-bold', 9.5, inkColor, { anchor: 'end' });
}

/** The table's rows around the one that was hit, the hit cell in yellow. */
function tableRows({ ink, words }: Sheet, table: NonNullable<Sum['table']>, x: number, y: number): void {
  const columns = table.columns.length + 1;
  const height = (table.rows.length + 1) * cellHeight;
  const { row, column } = table.hit;
  ink.shape(rectangle(x + (column + 1) * cellWidth, y + (row + 1) * cellHeight, cellWidth, cellHeight), signal);
  const lines: number[] = [];
  for (let step = 0; step <= columns; step++)
    lines.push(0, x + step * cellWidth, y, 1, x + step * cellWidth, y + height);
  for (let step = 0; step <= table.rows.length + 1; step++) {
    lines.push(0, x, y + step * cellHeight, 1, x + columns * cellWidth, y + step * cellHeight);
  }
  ink.shape(lines, undefined, { color: 'BDB29A', width: 0.7 });
  const cell = (text: string, across: number, down: number, hit: boolean, color: string) =>
    ink.text(
      prose(text),
      x + (across + 0.5) * cellWidth,
      y + (down + 0.5) * cellHeight + 3.1,
      hit ? 'sans-bold' : 'sans',
      Math.min(8.6, (8.6 * (cellWidth - 3)) / textWidth(text, 'sans-bold', 8.6)),
      color,
      { anchor: 'middle' },
    );
  cell(words.die, 0, 0, false, muted);
  for (const [at, text] of table.columns.entries()) cell(text, at + 1, 0, false, muted);
  for (const [down, { die, results }] of table.rows.entries()) {
    cell(die, 0, down + 1, false, muted);
    for (const [at, text] of results.entries()) cell(text, at + 1, down + 1, down === row && at === column, inkColor);
  }
}
