/** What attacks promise, in print: a panel for each, its bar of what may come of it with the codes of the table below. */
import type { Outcome, OutcomeKind } from '../../engine/odds.ts';
import type { Odds, OddsCard } from '../../engine/story.ts';
import { textWidth } from '../fonts.ts';
import { ink as inkColor, muted, signal } from '../map/canvas.ts';
import { rectangle } from '../map/drawing.ts';
import { type Column, put } from './column.ts';
import { flow, type Passage, paintBlock, prose, signed, typed } from './flow.ts';
import { panel, rule, type Sheet, tagged } from './sheet.ts';

const inset = 12;
const below = 6;
const barHeight = 14;
const stripe = 5;
const size = 9;
const codeSize = 8;
const codeLine = 10.5;
/** A narrow part is drawn so wide that its codes stand apart. */
const least = 26;

interface Look {
  readonly ground: string;
  readonly figure: string;
  readonly stripes?: { readonly color: string; readonly lean: 1 | -1 };
}

/** Ground and stripes of each part, and its figure. Stripes lean against each other, so that none needs its colour. */
const looks: Readonly<Record<OutcomeKind, Look>> = {
  lose: { ground: inkColor, figure: 'FFFFFF' },
  back: { ground: '6A6555', figure: 'FFFFFF', stripes: { color: '3F3C2B', lean: 1 } },
  even: { ground: 'E3DCCB', figure: inkColor },
  win: { ground: '1F6B3A', figure: 'FFFFFF', stripes: { color: '0C3C1C', lean: -1 } },
};

export function paintOdds(sheet: Sheet, column: Column, { key, attacks }: Odds): void {
  put(sheet, column, flow([{ text: prose(key), color: muted }], { size: 8.5, width: column.width }), 4);
  for (const attack of attacks) paintAttack(sheet, column, attack);
}

function paintAttack(sheet: Sheet, column: Column, attack: OddsCard): void {
  const width = column.width - 2 * inset;
  const told = passages(sheet, attack, width);
  const parts = partsOf(sheet, attack.outcomes, width);
  const text = told.reduce((sum, block) => sum + block.height, 0);
  const height = 6 + text + 3 + barHeight + Math.max(...parts.map((part) => part.below.length)) * codeLine + 5;
  column.room(height + below);
  const { x, y } = column;
  tagged(sheet, 'Div', () => {
    panel(sheet.ink, x, y, column.width, height, 'FFFFFF', rule);
    sheet.ink.shape(rectangle(x, y, 4, height), signal);
    sheet.ink.text(prose(attack.odds), x + column.width - inset, y + 16, 'sans-bold', 10.5, inkColor, {
      anchor: 'end',
    });
    let at = y + 6;
    for (const block of told) at = paintBlock(sheet.ink, block, x + inset, at);
    for (const part of parts) paintPart(sheet, part, x + inset, at + 3);
  });
  column.y += height + below;
}

function passages({ words }: Sheet, { title, units, otherwise, addends, sum }: OddsCard, width: number): Passage[] {
  const added = addends.map(({ name, value }) => `${prose(name)} ${signed(value)}`).join(', ');
  return [
    flow([{ text: prose(title), face: 'serif-bold' }], { size: 11, width: width - 80, leading: 1.4 }),
    flow([{ text: typed(units), face: 'mono' }], { size: 8.4, width, leading: 1.35 }),
    ...(otherwise === '' ? [] : [flow([{ text: prose(otherwise), color: muted }], { size, width, leading: 1.35 })]),
    ...(addends.length === 0
      ? []
      : [
          flow(
            [
              { text: `${added}${words.colon}` },
              { text: `${words.sum.toLowerCase()} ${signed(sum)}`, face: 'sans-bold' },
            ],
            { size, width, leading: 1.35 },
          ),
        ]),
  ];
}

/** A part of a bar: where it lies, and the lines below it. */
interface Part extends Outcome {
  readonly left: number;
  readonly width: number;
  readonly below: readonly string[];
}

function partsOf({ words }: Sheet, outcomes: readonly Outcome[], width: number): readonly Part[] {
  const wanted = outcomes.map(({ chance }) => Math.max(least, (chance * width) / 100));
  const scale = width / wanted.reduce((sum, one) => sum + one, 0);
  let left = 0;
  return outcomes.map((outcome, at) => {
    const part = { ...outcome, left, width: (wanted[at] as number) * scale };
    left += part.width;
    const all = outcome.codes.join('  ');
    const codes = textWidth(all, 'sans', codeSize) > part.width - 4 ? outcome.codes : [all];
    return { ...part, below: [words.outcomes[outcome.kind], ...codes] };
  });
}

function paintPart({ ink }: Sheet, { kind, chance, left, width, below: lines }: Part, x: number, y: number): void {
  const { ground, figure, stripes } = looks[kind];
  ink.shape(rectangle(x + left, y, width, barHeight), ground);
  if (stripes) {
    const slant = stripes.lean * barHeight;
    for (let at = stripe; at + barHeight < width; at += 2 * stripe) {
      const foot = x + left + at + (slant < 0 ? barHeight : 0);
      const line = [0, foot, y + barHeight - 1, 1, foot + slant, y + 1];
      ink.shape(line, undefined, { color: stripes.color, width: stripe / 2 });
    }
  }
  const middle = x + left + width / 2;
  ink.text(`${chance}`, middle, y + 10.5, 'sans-bold', size, figure, { anchor: 'middle' });
  for (const [down, line] of lines.entries()) {
    const face = down === 0 ? 'sans-bold' : 'sans';
    const baseline = y + barHeight + 9 + down * codeLine;
    ink.text(prose(line), middle, baseline, face, codeSize, inkColor, { anchor: 'middle' });
  }
}
