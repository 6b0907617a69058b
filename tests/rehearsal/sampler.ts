/** Order lines that anybody might write: any verb of a game about what a seat can name, near at hand more often than not. */
import type { AnyGame, Json, Named, Order, Pick, Slot } from '../../src/engine/contract.ts';
import { written } from '../../src/orders/write.ts';

/** Canonical lines, drawn with `pick`; `sensible` orders are taken among them, as players write what can be done too. */
export function sampleLines(
  game: AnyGame,
  names: readonly Named[],
  calls: readonly string[],
  sensible: readonly Order[],
  count: number,
  pick: Pick,
): readonly string[] {
  const verbs = game.verbs.filter((verb) => verb.calls.length === 0 || verb.calls.some((call) => calls.includes(call)));
  const lines: string[] = [];
  for (let tries = 0; lines.length < count && tries < count * 4; tries++) {
    const known = sensible[pick(sensible.length)];
    if (known && pick(3) === 0) {
      lines.push(known.canonical);
      continue;
    }
    const verb = verbs[pick(verbs.length)];
    if (!verb) continue;
    const about = nearOne(names, pick);
    const args: Record<string, Json> = {};
    for (const slot of verb.slots) {
      if (slot.optional && pick(3) > 0) continue;
      const value = named(slot, about, pick);
      if (value !== undefined) args[slot.name] = value;
    }
    if (verb.slots.some(({ name, optional }) => !optional && args[name] === undefined)) continue;
    lines.push(written(game, { id: 'o1', verb: verb.id, args, line: 0 }).canonical);
  }
  return lines;
}

/** What a line is about: an own counter on the map, and what may be named about it, the nearest first. */
interface About {
  readonly own: readonly string[];
  readonly enemy: readonly string[];
  readonly hexes: readonly string[];
  readonly held: readonly string[];
}

function nearOne(names: readonly Named[], pick: Pick): About {
  const units = names.filter(({ type }) => type === 'unit');
  const mine = units.filter(({ own }) => own);
  const here = mine[pick(mine.length)];
  const far = ({ place, id, type }: Named): number => apart(here?.place, type === 'hex' ? id : place);
  const nearest = (some: readonly Named[]): readonly string[] =>
    some.toSorted((a, b) => far(a) - far(b)).map(({ id }) => id);
  const enemies = units.filter(({ own, ally }) => !own && ally !== true);
  return {
    own: here ? [here.id, ...nearest(mine).filter((id) => id !== here.id)] : [],
    enemy: nearest(enemies),
    hexes: nearest(names.filter(({ type, id }) => type === 'hex' && /^\d{4}$/.test(id))),
    held: [...enemies]
      .sort((a, b) => far(a) - far(b))
      .flatMap(({ place }) => (place !== undefined && /^\d{4}$/.test(place) ? [place] : [])),
  };
}

/** Hexes by column and row; who is nowhere is far from all. */
function apart(a: string | undefined, b: string | undefined): number {
  if (!a || !b || !/^\d{4}$/.test(a) || !/^\d{4}$/.test(b)) return 99;
  const [one, other] = [Number(a), Number(b)];
  return Math.max(Math.abs(Math.trunc(one / 100) - Math.trunc(other / 100)), Math.abs((one % 100) - (other % 100)));
}

function named(slot: Slot, about: About, pick: Pick): Json | undefined {
  const units = slot.whose === 'enemy' ? about.enemy : about.own;
  const hex = (): string | undefined =>
    pick(3) === 0 ? close(about.held, 3, pick) : close(about.hexes, pick(3) === 0 ? 120 : 24, pick);
  switch (slot.type) {
    case 'unit':
      return close(units, 4, pick);
    case 'units': {
      const some = Array.from({ length: 1 + pick(3) }, (_, n) => (n === 0 ? units[0] : close(units, 5, pick)));
      const ids = [...new Set(some.filter((id) => id !== undefined))];
      return ids.length > 0 ? ids : undefined;
    }
    case 'hex':
      return hex();
    case 'hexes': {
      const one = hex();
      return one === undefined ? undefined : [one];
    }
    case 'count':
      return 1 + pick(4);
    case 'choice':
      return slot.of?.[pick(slot.of.length)];
    case 'flag':
      return true;
    default:
      return undefined;
  }
}

const close = (of: readonly string[], most: number, pick: Pick): string | undefined =>
  of[pick(Math.min(of.length, most))];
