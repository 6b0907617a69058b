/**
 * Finds room for what a map must keep readable. Greedy placement over fixed positions, as in J. Christensen, J. Marks and
 * S. Shieber, "An Empirical Study of Algorithms for Point-Feature Label Placement", ACM Transactions on Graphics 14 (1995):
 * things are set in the order of their importance, and each takes of its places the one that covers least of what is set.
 */
import { inside, overlap } from './canvas.ts';
import { type Box, type Placed, within } from './drawing.ts';
import type { Point } from './hexes.ts';

/** Most that a name may cover of anything else, in parts of the square of a hex's radius. */
const ALLOWED = 0.0039;

/** The same in square units of a map whose hexes have radius `r`. */
export const allowedOn = ({ r }: { readonly r: number }): number => ALLOWED * r * r;

/** Height of a band across the map. */
const BAND = 24;
const bandOf = (y: number): number => Math.floor(y / BAND);

export class Placement {
  readonly placed: Placed[] = [];
  /** What is set, by the bands across the map that it reaches into: only who shares one can be covered. */
  readonly #bands = new Map<number, Placed[]>();
  readonly #window: Box;
  /** Arrows: costly to cover, though they may be. */
  readonly #soft: Box[] = [];
  readonly #spared: Box[] = [];
  readonly #barred: Box[] = [];

  constructor(window: Box) {
    this.#window = window;
  }

  /** The same again, to try what may be set. */
  copy(): Placement {
    const copy = new Placement(this.#window);
    copy.become(this);
    return copy;
  }

  /** Takes over all that another has set. */
  become(other: Placement): void {
    this.placed.splice(0, this.placed.length, ...other.placed);
    this.#bands.clear();
    for (const [band, known] of other.#bands) this.#bands.set(band, [...known]);
    this.#soft.splice(0, this.#soft.length, ...other.#soft);
    this.#spared.splice(0, this.#spared.length, ...other.#spared);
    this.#barred.splice(0, this.#barred.length, ...other.#barred);
  }

  /** Whether a point is seen at all. */
  shows(at: Point): boolean {
    return within(at, this.#window);
  }

  /** What is set from now on keeps off these where it can. */
  avoid(soft: readonly Box[]): void {
    this.#soft.push(...soft);
  }

  /** What is set from now on spares these where it has a choice, and is never left out for their sake. */
  spare(boxes: readonly Box[]): void {
    this.#spared.push(...boxes);
  }

  /** Nothing that is set from now on covers any of these. */
  bar(boxes: readonly Box[]): void {
    this.#barred.push(...boxes);
  }

  /** Are these seen whole, and is nothing in them but what belongs to a hex? */
  isFree(boxes: readonly Box[], hex: string): boolean {
    return boxes.every((box) => inside(box, this.#window) && this.#covered(box, 0, hex) === 0);
  }

  /** Takes room that has no choice; `leads`: with a line from there. */
  take(kind: Placed['kind'], hex: string, text: string, { left, top, right, bottom }: Box, leads = false): void {
    const one: Placed = { kind, hex, text, left, top, right, bottom, ...(leads && { leads: true as const }) };
    this.placed.push(one);
    for (let band = bandOf(top); band <= bandOf(bottom); band++) {
      const known = this.#bands.get(band);
      if (known) known.push(one);
      else this.#bands.set(band, [one]);
    }
  }

  /**
   * The first of the places that covers nothing, else the one that covers least and no more than `most`; null when none
   * will do. Numbers of hexes are never covered. A place may say what stands there, where that is less than `text`, and
   * whether it is open at all.
   */
  settle<
    T extends {
      readonly room: Box;
      readonly text?: string;
      readonly leader?: unknown;
      readonly isOpen?: (on: Placement) => boolean;
    },
  >({ kind, hex, text }: Pick<Placed, 'kind' | 'hex' | 'text'>, places: Iterable<T>, most: number): T | null {
    let best: T | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const place of places) {
      if (!inside(place.room, this.#window)) continue;
      const taken = this.#covered(place.room, most);
      if (taken > most) continue;
      const covered = taken + shared(place.room, this.#spared);
      if (covered >= least || place.isOpen?.(this) === false) continue;
      [best, least] = [place, covered];
      if (covered === 0) break;
    }
    if (best !== null) this.take(kind, hex, best.text ?? text, best.room, best.leader !== undefined);
    return best;
  }

  /** What a room covers: of more than `most` only that it is more. */
  #covered(room: Box, most: number, but: string | null = null): number {
    let sum = 0;
    for (let band = bandOf(room.top); band <= bandOf(room.bottom); band++) {
      for (const other of this.#bands.get(band) ?? []) {
        // In each band that both reach they meet: once is enough.
        if ((band > bandOf(room.top) && band > bandOf(other.top)) || other.hex === but) continue;
        const area = overlap(other, room);
        if (area > 0 && other.kind === 'hex-number') return Number.POSITIVE_INFINITY;
        sum += area;
        if (sum > most) return sum;
      }
    }
    if (this.#barred.some((other) => overlap(other, room) > 0)) return Number.POSITIVE_INFINITY;
    return sum + shared(room, this.#soft);
  }
}

function shared(room: Box, boxes: readonly Box[]): number {
  let sum = 0;
  for (const other of boxes) sum += overlap(other, room);
  return sum;
}
