/** The dice of a turn and what proves them, set into the room that other columns leave, then on pages of two columns. */
import { textWidth } from '../fonts.ts';
import { audienceName, sourceHashes } from '../ledger.ts';
import { ink as inkColor, muted } from '../map/canvas.ts';
import type { Key, LedgerRoll } from '../model.ts';
import type { Place } from './column.ts';
import { flow, type Passage, paintBlock, prose, typed } from './flow.ts';
import { newPage, type Sheet, sectionHead, tagged, turnTo } from './sheet.ts';

/** Where dice and proofs may stand: from `y` to the foot of that page. */
export interface Room extends Place {
  readonly page: number;
}

/** What is put into a room whole. */
interface Part {
  readonly height: number;
  paint(x: number, y: number): void;
}
interface Placed extends Part {
  readonly room: Room;
  readonly y: number;
}

/** Dice under a head that is said again wherever they go on. */
interface Run {
  head(width: number, goesOn: boolean): Part;
  readonly rolls: readonly LedgerRoll[];
}

interface Sizes {
  readonly roll: number;
  readonly label: number;
  readonly hex: number;
}
/** The roomiest that does not cost a page. */
const fits: readonly Sizes[] = [
  { roll: 7.4, label: 8, hex: 7.2 },
  { roll: 7, label: 7.4, hex: 7 },
];
const gap = 18;
/** So many dice at least stand under a head. */
const LEAST_ROLLS = 5;

export function paintProofs(sheet: Sheet, free: readonly Room[]): void {
  const plans = fits.map((sizes) => placedIn(sheet, free, sizes));
  const fewest = Math.min(...plans.map(lastPage));
  for (const { room, y, paint } of plans.find((plan) => lastPage(plan) === fewest) ?? []) {
    if (room.page === sheet.pages.length) newPage(sheet, sheet.subject);
    turnTo(sheet, room.page);
    paint(room.x, y);
  }
}

const lastPage = (placed: readonly Placed[]): number => Math.max(...placed.map(({ room }) => room.page));

function placedIn(sheet: Sheet, free: readonly Room[], sizes: Sizes): Placed[] {
  const rooms = free.map((room) => ({ ...room }));
  const placed: Placed[] = [];
  const put = (room: (typeof rooms)[number], part: Part): void => {
    placed.push({ ...part, room, y: room.y });
    room.y += part.height;
  };
  /** A room by its number; after the last come the two columns of another page. */
  const roomAt = (at: number): (typeof rooms)[number] => {
    const page = (rooms.at(-1)?.page ?? 0) + 1;
    const half = (sheet.right - sheet.left - gap) / 2;
    if (at >= rooms.length)
      for (const x of [sheet.left, sheet.left + half + gap]) rooms.push({ page, x, y: sheet.top + 4, width: half });
    return rooms[at] as (typeof rooms)[number];
  };
  let at = 0;
  for (const { head, rolls } of runsOf(sheet)) {
    let from = 0;
    for (let isDone = false; !isDone; ) {
      const room = roomAt(at);
      const headed = head(room.width, from > 0);
      const rows = rolls.slice(from).map((one) => rollRow(sheet, one, room.width, sizes.roll));
      const held = heldIn(sheet.bottom - room.y, [headed, ...rows]);
      if (held > Math.min(LEAST_ROLLS, rows.length)) {
        for (const part of [headed, ...rows].slice(0, held)) put(room, part);
        from += held - 1;
        isDone = held > rows.length;
      }
      if (isDone) room.y += 4;
      else at++;
    }
  }
  // What proves them stays together: in the first room that holds it all, else on another page.
  const holds = ({ y, width }: Place): boolean => heightOf(hashes(sheet, width, sizes)) <= sheet.bottom - y;
  const room = rooms.find(holds) ?? roomAt(rooms.length);
  for (const part of hashes(sheet, room.width, sizes)) put(room, part);
  return placed;
}

const heightOf = (parts: readonly Part[]): number => parts.reduce((sum, { height }) => sum + height, 0);

/** How many parts a height holds, from the first on. */
function heldIn(height: number, parts: readonly Part[]): number {
  let below = height;
  const over = parts.findIndex((part) => {
    below -= part.height;
    return below < 0;
  });
  return over < 0 ? parts.length : over;
}

function runsOf(sheet: Sheet): Run[] {
  const { words, print } = sheet;
  const { record, turn } = sheet.model;
  const again = (text: string, goesOn: boolean): string => (goesOn ? `${text} (${print.goesOn})` : text);
  const title = words.ledger(turn.printed);
  const dice: Run = {
    head: (width, goesOn) => ({
      height: 23,
      paint: (x, y) => sectionHead(sheet, again(title, goesOn), x, y, width),
    }),
    rolls: record.ledger,
  };
  return [
    ...(record.ledger.length > 0 ? [dice] : []),
    ...record.withdrawn.map(
      ({ run, by, reason, ledger }): Run => ({
        head: (width, goesOn) => {
          const text = prose(again(`${words.withdrawn(run, by)}: ${reason}`, goesOn));
          return passagePart(sheet, flow([{ text, face: 'sans-bold' }], { size: 8.5, width }));
        },
        rolls: ledger,
      }),
    ),
  ];
}

function passagePart(sheet: Sheet, block: Passage): Part {
  return {
    height: block.height + 2,
    paint: (x, y) =>
      tagged(sheet, 'P', () => {
        paintBlock(sheet.ink, block, x, y);
      }),
  };
}

/** What a die was thrown for, its place in the record, its face: on one line, or the place below where there is no room beside. */
function rollRow(
  sheet: Sheet,
  { what = '', address, face: thrown, ruled }: LedgerRoll,
  width: number,
  size: number,
): Part {
  const { ink } = sheet;
  const leading = 1.3 * size;
  const face = ruled === undefined ? `${thrown}` : `${thrown} (${sheet.words.ruledTo(`${ruled}`)})`;
  const faceWidth = textWidth(face, 'mono-bold', size);
  const told = flow([{ text: prose(what) }], { size, width: width - faceWidth - gap, leading: 1.3 });
  const place = address.replace(/^t\d+\//, '');
  const placeWidth = textWidth(place, 'mono', size);
  const isBelow = what !== '' && textWidth(what, 'sans', size) + placeWidth + faceWidth + 2 * gap > width;
  const fitted = Math.min(size, (size * (isBelow ? width : width - faceWidth - 6)) / placeWidth);
  const lines = isBelow ? told.lines.length + 1 : 1;
  const paint = (x: number, y: number): void => {
    const base = y + 0.8 * leading;
    ink.text(typed(face), x + width, base, 'mono-bold', size, inkColor, { anchor: 'end' });
    if (what === '') {
      ink.text(typed(place), x, base, 'mono', fitted, inkColor);
      return;
    }
    for (const [n, { runs }] of told.lines.entries()) {
      for (const run of runs) ink.text(run.text, x + run.x, base + n * leading, run.face, run.size, run.color);
    }
    if (isBelow) ink.text(typed(place), x, base + told.lines.length * leading, 'mono', fitted, muted);
    else ink.text(typed(place), x + width - faceWidth - gap, base, 'mono', size, muted, { anchor: 'end' });
  };
  return { height: lines * leading, paint: (x, y) => tagged(sheet, 'P', () => paint(x, y)) };
}

function hashes(sheet: Sheet, width: number, { label: size, hex: small }: Sizes): Part[] {
  const { record, turn } = sheet.model;
  const { words } = sheet;
  const key = (one: Key) => ({ label: words.key(turn.printed, audienceName(one, words)), hex: one.hex });
  const told = [
    ...record.keys.map(key),
    ...record.closed.map((one) => ({
      label: words.closedKey(turn.printed, audienceName(one, words)),
      hex: one.hash,
    })),
    ...record.commitments.map(({ printed, hex }) => ({ label: words.commitment(printed), hex })),
    ...record.withdrawn.flatMap((run) => run.keys.map(key)),
    ...sourceHashes(record.source, words),
    { label: words.head, hex: record.head },
  ];
  const verify = prose(words.verify(sheet.model.game.id));
  return [
    ...told.map(({ label, hex }) => [
      { text: `${label} `, face: 'sans-bold' as const },
      { text: hex, face: 'mono' as const, size: small },
    ]),
    [{ text: verify, color: muted }],
  ].map((pieces) => passagePart(sheet, flow(pieces, { size, width, leading: 1.3 })));
}
