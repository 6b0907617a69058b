/** Throws as rows: dice, who against whom, sum and need, what came of it. */
import type { Addend, Trial } from '../../engine/story.ts';
import type { Column } from './column.ts';
import { dieWidth, drawDie } from './dice.ts';
import { flow, numeral, type Passage, type Piece, paintBlock, pieces, prose, signed } from './flow.ts';
import { rule, type Sheet, tagged } from './sheet.ts';

const size = 8.6;
const die = dieWidth(11);
/** From one die to the next, and from one line of them to the next. */
const step = die + 2;
const lineHeight = die * 1.1 + 2;

interface Row {
  trial: Trial;
  blocks: readonly Passage[];
  height: number;
}

interface LaidTrials {
  /** Room for the dice at the left, how many stand in a line of them, and room of the three columns beside them. */
  dice: number;
  inLine: number;
  columns: readonly [number, number, number];
  rows: readonly Row[];
}

export function layTrials(sheet: Sheet, told: readonly Trial[], width: number): LaidTrials {
  const most = Math.max(1, ...told.map((trial) => trial.dice.length));
  const inLine = Math.min(most, Math.max(1, Math.floor(width / 2 / step)));
  const dice = inLine * step + 6;
  const rest = width - dice;
  const columns = [0.35 * rest, 0.23 * rest, 0.42 * rest] as const;
  const rows = told.map((trial) => {
    const blocks = [trialHead(trial, sheet), trialSum(trial, sheet), trialEnd(trial, sheet)].map((said, at) =>
      flow(said, { size, width: (columns[at] as number) - 8, leading: 1.36 }),
    );
    const thrown = (Math.max(1, Math.ceil(trial.dice.length / inLine)) - 1) * lineHeight + die * 1.1;
    return { trial, blocks, height: Math.max(thrown, ...blocks.map((block) => block.height)) + 5 };
  });
  return { dice, inLine, columns, rows };
}

export function paintTrials(sheet: Sheet, column: Column, told: readonly Trial[]): void {
  const { ink } = sheet;
  const { dice, inLine, columns, rows } = layTrials(sheet, told, column.width);
  for (const { trial, blocks, height } of rows) {
    column.room(height);
    const { x: left, y } = column;
    tagged(sheet, 'P', () => {
      const first = y + height / 2 - ((Math.ceil(trial.dice.length / inLine) - 1) * lineHeight) / 2;
      for (const [n, one] of trial.dice.entries())
        drawDie(ink, one, left + (n % inLine) * step, first + Math.floor(n / inLine) * lineHeight, die);
      let x = left + dice;
      for (const [at, block] of blocks.entries()) {
        paintBlock(ink, block, x, y + (height - block.height) / 2);
        x += columns[at] as number;
      }
    });
    column.y += height;
    ink.shape([0, left, column.y, 1, left + column.width, column.y], undefined, { color: rule, width: 0.7 });
    column.y += 1;
  }
}

/** A throw run on in one paragraph, as cards tell it. */
export const trialPieces = (trial: Trial, sheet: Sheet): Piece[] => [
  ...trial.dice.map((one): Piece => ({ die: one })),
  { text: ' ' },
  ...trialHead(trial, sheet),
  { text: sheet.words.colon },
  ...trialSum(trial, sheet),
  { text: ' ' },
  ...trialEnd(trial, sheet),
];

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
        text: sheet.words.outOf(numeral(needs)),
      });
  }
  return said;
}

function trialEnd({ verdict, effects }: Trial, { words }: Sheet): Piece[] {
  const said: Piece[] = [{ text: prose(verdict), face: 'sans-bold' }];
  if (effects.length > 0) said.push({ text: `${words.colon}${prose(effects.join(' '))}` });
  return said;
}

function addend({ name, value }: Addend): string {
  return `${prose(name)} ${signed(value)}`;
}
