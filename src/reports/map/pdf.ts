/** Paints a drawing into a PDF page as vectors. */
import type { Document } from '../document.ts';
import { inkOf } from '../ink.ts';
import { type Drawing, type Item, rectangle } from './drawing.ts';

/** Upper left corner at (x, y) in points; `scale` points for each px of the drawing. */
export function paintPdf(doc: Document, drawing: Drawing, x: number, y: number, scale: number): void {
  const ink = inkOf(doc);
  const { unit, items, paper } = drawing;
  const width = drawing.width / unit;
  const height = drawing.height / unit;
  ink.within(x, y, scale * unit, width, height, () => {
    ink.shape(rectangle(0, 0, width, height), paper);
    paintItems(doc, items);
  });
}

/** Shapes and words in the coordinates that now hold. */
export function paintItems(doc: Document, items: readonly Item[]): void {
  const ink = inkOf(doc);
  for (const item of items) {
    if (item.kind === 'shape') ink.shape(item.outline, item.fill, item.stroke, item.opacity);
    else ink.text(item.text, item.x, item.y, item.face, item.size, item.fill, item);
  }
}
