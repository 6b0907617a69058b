/** A roster in print: a bar for each stack, its units in columns below it, all other stacks as a paragraph. */
import type { Roster, RosterStack, RosterUnit } from '../../engine/story.ts';
import { textWidth } from '../fonts.ts';
import { ink as inkColor, muted } from '../map/canvas.ts';
import { rectangle } from '../map/drawing.ts';
import { type Column, put } from './column.ts';
import { flow, paintBlock, prose } from './flow.ts';
import { rule, type Sheet, tagged } from './sheet.ts';

const size = 8.8;
const rowHeight = 13;
const barHeight = 16;
const codeWidth = 104;
const figureWidth = 34;

export function paintRoster(sheet: Sheet, column: Column, { stacks, rest, ...heads }: Roster): void {
  const names = heads.figures.map(({ head }) => head);
  if (stacks.length > 0) unitRow(sheet, column, { code: heads.code, name: heads.name, figures: names }, muted);
  for (const stack of stacks) {
    column.room(barHeight + Math.min(stack.units.length, 4) * rowHeight);
    stackBar(sheet, column, stack);
    for (const unit of stack.units) unitRow(sheet, column, unit, inkColor);
  }
  if (rest === undefined) return;
  const places = rest.places.flatMap(({ place, codes }) => [
    { text: ` ${place}`, face: 'sans-bold' as const },
    { text: `${codes.length > 0 ? ' ' : ''}${codes.join(', ')}.` },
  ]);
  column.y += 4;
  const head = { text: `${rest.head}${sheet.words.colon}`, face: 'sans-bold' as const };
  put(sheet, column, flow([head, ...places], { size, width: column.width, leading: 1.36 }), 4);
}

function stackBar(sheet: Sheet, column: Column, stack: RosterStack): void {
  const { place, letter, name, strength, note } = stack;
  const { x, y, width } = column;
  const { ink } = sheet;
  ink.shape(rectangle(x, y + 1, width, barHeight - 2), 'F1EADA');
  ink.shape([0, x, y + 1, 1, x + width, y + 1], undefined, { color: inkColor, width: 1.2 });
  const head = [{ text: place, face: 'sans-bold' as const }, { text: ` ${[letter, name].filter(Boolean).join(' ')}` }];
  const told = note === undefined ? [] : [{ text: `   ${prose(note)}`, color: muted, size: 8 }];
  const block = flow([...head, ...told], { size, width: width - textWidth(strength, 'sans-bold', size) - 16 });
  tagged(sheet, 'P', () => {
    paintBlock(ink, block, x + 4, y + 2);
    ink.text(strength, x + width - 4, y + 11.4, 'sans-bold', size, inkColor, { anchor: 'end' });
  });
  column.y += Math.max(barHeight, block.height + 2);
}

function unitRow(sheet: Sheet, column: Column, { code, name, figures, state, note }: RosterUnit, color: string): void {
  const room = column.width - codeWidth - figures.length * figureWidth;
  const told = [name, state, note].filter(Boolean).join('   ');
  const block = flow([{ text: prose(told), color }], { size, width: room - 8, leading: 1.3 });
  const height = Math.max(rowHeight, block.height + 2);
  column.room(height);
  const { x, y, width } = column;
  const { ink } = sheet;
  tagged(sheet, 'P', () => {
    ink.text(code, x + 4, y + 9.4, color === muted ? 'sans' : 'mono', 8.2, color);
    paintBlock(ink, block, x + codeWidth, y + 0.6);
    for (const [at, figure] of figures.entries()) {
      const right = x + width - 4 - (figures.length - 1 - at) * figureWidth;
      ink.text(prose(figure), right, y + 9.4, 'sans', size, color, { anchor: 'end' });
    }
  });
  ink.shape([0, x, y + height, 1, x + width, y + height], undefined, { color: rule, width: 0.5 });
  column.y += height;
}
