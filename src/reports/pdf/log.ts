/** Page 3 and on: what happened phase by phase, every shot and rally, every close combat as a card. */

import type { Addend, Contest, Trial } from '../../engine/story.ts';
import { FATE_INK } from '../fates.ts';
import { textWidth } from '../fonts.ts';
import { ink as inkColor, muted, signal } from '../map/canvas.ts';
import { rectangle } from '../map/drawing.ts';
import { dieWidth, drawDie } from './dice.ts';
import { type Block, flow, numeral, type Piece, paintBlock, pieces, prose, signed } from './flow.ts';
import { newPage, pageTitle, panel, rule, type Sheet, sectionHead, tagged } from './sheet.ts';

export function logPages(sheet: Sheet): void {
  const { story } = sheet.model;
  newPage(sheet, sheet.print.pages.log);
  let y = pageTitle(sheet, sheet.print.logTurn(story.turn));
  y = phases(sheet, y);
  y = orders(sheet, y);
  y = trials(sheet, sheet.words.fire, story.fire, y, sheet.words.noFire);
  y = trials(sheet, sheet.words.rally, story.rally ?? [], y, null);
  contests(sheet, y);
}

/** Where something `height` tall may begin: here, or at the top of a new page. */
function roomFor(sheet: Sheet, y: number, height: number): number {
  if (y + height <= sheet.bottom) return y;
  newPage(sheet, sheet.print.pages.log);
  return sheet.top + 4;
}

/** Sentences phase by phase, in two columns where they are many. */
function phases(sheet: Sheet, y: number): number {
  const { phases: told } = sheet.model.story;
  let at = y;
  const width = sheet.right - sheet.left;
  for (const { title, lines } of told) {
    const blocks = lines.map((said) => flow(pieces(said, sheet.word), { size: 9, width: width - 118, leading: 1.36 }));
    const head = flow([{ text: prose(title), face: 'sans-bold' }], { size: 9, width: 108, leading: 1.36 });
    at = roomFor(sheet, at, Math.max(head.height, blocks[0]?.height ?? 0) + 4);
    tagged(sheet, 'H3', () => {
      paintBlock(sheet.ink, head, sheet.left, at);
    });
    for (const block of blocks) {
      at = roomFor(sheet, at, block.height);
      tagged(sheet, 'P', () => {
        paintBlock(sheet.ink, block, sheet.left + 118, at);
      });
      at += block.height;
    }
    at += 3;
    sheet.ink.shape([0, sheet.left, at, 1, sheet.right, at], undefined, { color: rule, width: 0.6 });
    at += 3;
  }
  return at + 6;
}

/** A row a trial: dice, who against whom, sum and need, what came of it. */
function trials(sheet: Sheet, title: string, told: readonly Trial[], y: number, none: string | null): number {
  if (told.length === 0 && !none) return y;
  const width = sheet.right - sheet.left;
  const most = Math.max(1, ...told.map(({ dice }) => dice.length));
  const size = 8.6;
  const die = dieWidth(11);
  const dice = most * (die + 2) + 6;
  const rest = width - dice;
  const columns = [0.35 * rest, 0.23 * rest, 0.42 * rest] as const;
  const rows = told.map((trial) => {
    const blocks = [trialHead(trial, sheet), trialSum(trial, sheet), trialEnd(trial)].map((said, at) =>
      flow(said, { size, width: (columns[at] as number) - 8, leading: 1.36 }),
    );
    return { trial, blocks, height: Math.max(die * 1.1, ...blocks.map((block) => block.height)) + 5 };
  });
  let at = roomFor(sheet, y, 30 + (rows[0]?.height ?? 14));
  at = sectionHead(sheet, title, sheet.left, at, width);
  if (rows.length === 0 && none !== null) {
    tagged(sheet, 'P', () => sheet.ink.text(none, sheet.left, at + 10, 'sans', size, muted));
    return at + 20;
  }
  for (const { trial, blocks, height } of rows) {
    at = roomFor(sheet, at, height);
    tagged(sheet, 'P', () => {
      for (const [step, one] of trial.dice.entries())
        drawDie(sheet.ink, one, sheet.left + step * (die + 2), at + height / 2, die);
      let x = sheet.left + dice;
      for (const [step, block] of blocks.entries()) {
        paintBlock(sheet.ink, block, x, at + (height - block.height) / 2);
        x += columns[step] as number;
      }
    });
    at += height;
    sheet.ink.shape([0, sheet.left, at, 1, sheet.right, at], undefined, { color: rule, width: 0.7 });
    at += 1;
  }
  return at + 8;
}

function trialHead(trial: Trial, sheet: Sheet): Piece[] {
  return pieces(trial.head, sheet.word);
}

/** `fog −1: 4 of 6` */
function trialSum({ addends, sum, needs }: Trial, sheet: Sheet): Piece[] {
  const said: Piece[] = [];
  const parts = addends.map(addend).join(', ');
  if (parts !== '') said.push({ text: sum === null ? parts : `${parts}${sheet.words.colon}` });
  if (sum !== null) {
    said.push({ text: numeral(sum), face: 'sans-bold' });
    if (needs !== null)
      said.push({
        text: sheet.model.language === 'fr' ? ` pour\u00a0${numeral(needs)}` : ` of\u00a0${numeral(needs)}`,
      });
  }
  return said;
}

function trialEnd({ verdict, effects }: Trial): Piece[] {
  const said: Piece[] = [{ text: prose(verdict), face: 'sans-bold' }];
  if (effects.length > 0) said.push({ text: `: ${prose(effects.join(' '))}` });
  return said;
}

function addend({ name, value }: Addend): string {
  return `${prose(name)} ${signed(value)}`;
}

function contests(sheet: Sheet, y: number): number {
  const told = sheet.model.story.contests;
  if (told.length === 0 && sheet.words.noCombat === '') return y;
  const width = sheet.right - sheet.left;
  const cards = told.map((contest) => card(contest, sheet, width));
  let at = roomFor(sheet, y, 26 + (cards[0]?.rest === null ? cards[0].height : (cards[0]?.first.height ?? 20)));
  at = sectionHead(sheet, sheet.words.combats, sheet.left, at, width) + 2;
  if (cards.length === 0) {
    tagged(sheet, 'P', () => sheet.ink.text(sheet.words.noCombat, sheet.left, at + 9, 'sans', 8.6, muted));
    return at + 22;
  }
  for (const one of cards) {
    if (at + one.height > sheet.bottom && at + one.first.height <= sheet.bottom && one.rest !== null) {
      at = putPart(sheet, one.first, at);
      at = putPart(sheet, one.rest, roomFor(sheet, at, one.rest.height));
    } else {
      at = putPart(sheet, one, roomFor(sheet, at, one.height));
    }
  }
  return at + 2;
}

interface Part {
  height: number;
  paint(y: number): void;
}

/** A card whole, and in two parts for where a page ends: the fight itself, and what came of it (null: nothing to part). */
interface Card extends Part {
  first: Part;
  rest: Part | null;
}

function putPart(sheet: Sheet, { height, paint }: Part, y: number): number {
  tagged(sheet, 'Div', () => paint(y));
  return y + height + 7;
}

const inset = 16;
const lineHeight = 14;
const cellWidth = 31;
const cellHeight = 14;

/** A combat on one card: its story on the left, its modifiers one a line on the right. */
function card(contest: Contest, sheet: Sheet, width: number): Card {
  const { words, ink, word } = sheet;
  const left = sheet.left + inset;
  const sums = contest.addends.map((one) => ({ ...one, name: prose(one.name) }));
  const sumWidth = Math.min(
    0.4 * width,
    Math.max(
      150,
      ...sums.map(
        ({ name, rule: cited }) =>
          textWidth(name, 'sans', 9.3) + 34 + (cited === undefined ? 0 : textWidth(cited, 'sans', 7) + 8),
      ),
    ),
  );
  const storyWidth = width - inset - sumWidth - 34;
  const title = flow([{ text: prose(`${contest.label} · ${contest.title}`), face: 'serif-bold' }], {
    size: 12,
    width: width - 2 * inset,
    leading: 1.35,
  });
  const label = (text: string, color = inkColor): Piece => ({ text: `${text} `, face: 'sans-bold', color });
  const story: Block[] = [
    flow([label(words.attack, word(contest.attackSide)), ...pieces(contest.attack, word)], {
      size: 9.5,
      width: storyWidth,
    }),
    flow([label(words.defence, word(contest.defenceSide)), ...pieces(contest.defence, word)], {
      size: 9.5,
      width: storyWidth,
    }),
  ];
  story.push(flow([label(words.odds), { text: prose(contest.odds) }], { size: 9.5, width: storyWidth }));
  if (contest.tactics !== null) {
    story.push(flow([label(words.tactics), { text: prose(contest.tactics) }], { size: 9.5, width: storyWidth }));
  }
  for (const thrown of contest.throws) {
    const arithmetic = ` ${contest.sum < 0 ? '−' : '+'} ${Math.abs(contest.sum)} = `;
    const said: Piece[] = [
      { die: thrown.die },
      { text: arithmetic, size: 10.5 },
      { text: `${numeral(thrown.total)} → ${prose(thrown.result)}`, face: 'sans-bold', size: 10.5 },
      { text: ` ${prose(thrown.note)}`, color: muted, size: 8.5 },
    ];
    if (thrown.die.ruled !== undefined)
      said.push({ text: ` (${words.ruledTo(`${thrown.die.ruled}`)}: ${thrown.die.face})`, size: 8.5 });
    story.push(flow(said, { size: 10, width: storyWidth }));
  }
  if (contest.throws.length === 0 && (contest.addends.length > 0 || contest.trials.length === 0))
    story.push(flow([{ text: words.notFought, color: muted }], { size: 9.5, width: storyWidth }));
  const ends: Block[] = [];
  const full = width - 2 * inset;
  if (contest.effects.length > 0)
    ends.push(flow([{ text: prose(contest.effects.join(' ')) }], { size: 9.5, width: full }));
  for (const trial of contest.trials) {
    const said: Piece[] = [
      ...trial.dice.map((die): Piece => ({ die })),
      { text: ' ' },
      ...trialHead(trial, sheet),
      { text: ': ' },
    ];
    said.push(...trialSum(trial, sheet), { text: ' ' }, ...trialEnd(trial));
    ends.push(flow(said, { size: 9, width: full }));
  }
  const storyHeight = story.reduce((sum, block) => sum + block.height + 2, 0);
  const tableHeight = contest.table === null ? 0 : (contest.table.rows.length + 1) * cellHeight + 8;
  const sumHeight = sums.length === 0 ? 0 : (sums.length + 1) * lineHeight + 6;
  const endHeight = ends.reduce((sum, block) => sum + block.height + 1, 0);
  const head = 6 + title.height + 3;
  const body = head + Math.max(storyHeight + tableHeight, sumHeight) + 3;
  const height = body + endHeight + 7;

  const paintFirst = (y: number, tall: number): void => {
    cardPanel(sheet, y, width, tall);
    paintBlock(ink, title, left, y + 6);
    let at = y + head;
    for (const block of story) at = paintBlock(ink, block, left, at) + 2;
    if (contest.table !== null) tableRows(sheet, contest.table, left, at + 3);
    sumRows(sheet, sums, contest.sum, sheet.right - inset - sumWidth, y + head, sumWidth);
  };
  const paintEnds = (y: number): void => {
    let at = y;
    for (const block of ends) at = paintBlock(ink, block, left, at) + 1;
  };
  const paint = (y: number): void => {
    paintFirst(y, height);
    paintEnds(y + body);
  };
  const again = flow(
    [
      { text: prose(`${contest.label} · ${contest.title}`), face: 'serif-bold' },
      { text: ` (${sheet.print.goesOn})`, color: muted },
    ],
    { size: 10, width: full, leading: 1.35 },
  );
  const restHeight = 6 + again.height + 3 + endHeight + 7;
  const rest: Part = {
    height: restHeight,
    paint: (y) => {
      cardPanel(sheet, y, width, restHeight);
      paintBlock(ink, again, left, y + 6);
      paintEnds(y + 6 + again.height + 3);
    },
  };
  const first: Part = { height: body + 4, paint: (y) => paintFirst(y, body + 4) };
  return { height, paint, first, rest: ends.length === 0 ? null : rest };
}

/** The card's paper with its yellow edge. */
function cardPanel({ ink, left }: Sheet, y: number, width: number, height: number): void {
  panel(ink, left, y, width, height, 'FFFDF6', 'BDB29A');
  ink.shape(rectangle(left, y, 4.5, height, 2), signal);
}

function sumRows(
  { ink, print }: Sheet,
  sums: readonly Addend[],
  sum: number,
  x: number,
  y: number,
  width: number,
): void {
  if (sums.length === 0) return;
  const right = x + width;
  let at = y + 10;
  for (const { name, value, rule: cited } of sums) {
    const room = width - 30 - (cited === undefined ? 0 : textWidth(cited, 'sans', 7) + 6);
    const size = Math.min(9.3, (9.3 * room) / textWidth(name, 'sans', 9.3));
    ink.text(name, x, at, 'sans', size, inkColor);
    if (cited !== undefined) ink.text(cited, right - 26, at, 'sans', 7, muted, { anchor: 'end' });
    ink.text(signed(value), right, at, 'sans-bold', 9.3, inkColor, { anchor: 'end' });
    at += lineHeight;
  }
  ink.shape([0, x, at - 9, 1, right, at - 9], undefined, { color: inkColor, width: 1.1 });
  ink.text(print.sum, x, at + 3, 'sans-bold', 9.5, inkColor);
  ink.text(signed(sum), right, at + 3, 'sans-bold', 9.5, inkColor, { anchor: 'end' });
}

/** The table's rows around the one that was hit, the hit cell in yellow. */
function tableRows({ ink, words }: Sheet, table: NonNullable<Contest['table']>, x: number, y: number): void {
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

/** The reader's orders, each with what became of it. */
function orders(sheet: Sheet, y: number): number {
  const told = sheet.model.story.orders;
  if (told.length === 0) return y;
  const width = sheet.right - sheet.left;
  const rows = told.map(({ order, fate, outcome }) => ({
    order: flow([{ text: order, face: 'mono' }], { size: 8.2, width: 0.4 * width - 8, leading: 1.36 }),
    outcome: flow(
      [
        {
          text: `${sheet.words.fates[fate]}${sheet.words.colon}`,
          face: 'sans-bold',
          color: FATE_INK[fate],
        },
        { text: prose(outcome) },
      ],
      { size: 8.6, width: 0.6 * width, leading: 1.36 },
    ),
  }));
  let at = roomFor(sheet, y, 50);
  at = sectionHead(sheet, sheet.words.yourOrders, sheet.left, at, width);
  for (const { order, outcome } of rows) {
    const height = Math.max(order.height, outcome.height) + 4;
    at = roomFor(sheet, at, height);
    tagged(sheet, 'P', () => {
      paintBlock(sheet.ink, order, sheet.left, at + 2);
      paintBlock(sheet.ink, outcome, sheet.left + 0.4 * width, at + 2);
    });
    at += height;
    sheet.ink.shape([0, sheet.left, at, 1, sheet.right, at], undefined, { color: rule, width: 0.6 });
  }
  return at + 8;
}
