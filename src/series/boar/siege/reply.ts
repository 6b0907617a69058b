/** The answers that orders give to the questions of the siege (scenario-rulings, decisions 8 to 15). */
import type { Json, Order, Question } from '../../../engine/contract.ts';
import { isLegal } from '../../../engine/run.ts';
import type { HexSide } from '../../../places/hex/grid.ts';
import { asArc } from './counters.ts';

interface Asked {
  readonly order: Order;
  readonly need: Question;
  readonly about: Readonly<Record<string, Json>>;
}

export const siegeRepliers: Readonly<Record<string, (asked: Asked) => Json | undefined>> = {
  'works-place': digHere,
  'works-orient': ({ order, about }) =>
    order.args.hex === about.hex ? (asArc(listOf(order.args.sides) as readonly HexSide[]) ?? undefined) : undefined,
  'siege-fire': ({ order }) => order.args.do,
  'siege-reply': ({ order }) => order.args.do,
  'siege-breach-side': sideNamed,
  'siege-repair-side': sideNamed,
  'siege-city-hex': hexNamed,
  'construction-remove': hexNamed,
};

/** The hexes ordered as far as they may still be dug; the whole order when that comes to nothing, so that it is told why. */
function digHere({ order, need, about }: Asked): Json {
  const wanted = listOf(order.args.hexes);
  const sites = Array.isArray(about.sites) ? about.sites.map((site) => (site as { hex: string }).hex) : [];
  const able = wanted.filter((hex) => sites.includes(hex));
  return able.length > 0 && isLegal(need.space, able) ? able : wanted;
}

/** The hexside ordered; of a hex ordered without a side the first there is. */
function sideNamed({ order, need }: Asked): Json | undefined {
  const { hex, side } = order.args;
  return optionsOf(need).find((name) => (side === undefined ? name.startsWith(`${hex}/`) : name === `${hex}/${side}`));
}

function hexNamed({ order, need }: Asked): Json | undefined {
  return optionsOf(need).find((hex) => hex === order.args.hex);
}

function optionsOf({ space }: Question): readonly string[] {
  return space.kind === 'one' ? space.of.map(String) : [];
}

function listOf(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
