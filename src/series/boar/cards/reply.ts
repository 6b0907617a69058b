/** What PLAY and KEEP CARD answer: which card now, on what, and in answer to which; and whether momentum buys a card. */
import type { Json } from '../../../engine/contract.ts';
import type { Asked, Replier } from '../acts/asked.ts';

export const cardRepliers: Readonly<Record<string, Replier>> = {
  'card-play': (asked) => {
    const { card } = asked.order.args;
    if (asked.order.verb === 'KEEP CARD') return keeps(asked, cardsIn(asked.about.cards)) ? 'pass' : undefined;
    const offered = cardsIn(asked.about.cards).find((one) => one.card === card);
    if (offered === undefined) return undefined;
    const named = namesTarget(asked);
    return named && offered.targets !== null && targetIn(asked, offered.targets) === undefined ? undefined : card;
  },
  'card-target': (asked) => {
    const { order, about } = asked;
    if (order.args.card !== about.card) return undefined;
    const options = listOf(about.options);
    // Where a stack goes, and at whom a battery fires, is asked after whom the card is played on.
    if (about.from === undefined && about.battery === undefined) return targetIn(asked, options);
    return options.find((option) => option === order.args.to || hexOf(asked, option) === order.args.to);
  },
  'card-response': ({ order, about, need }) => {
    const { card, against } = order.args;
    if (order.verb === 'KEEP CARD') return 'pass';
    if (against !== undefined && against !== about.card) return undefined;
    return need.space.kind === 'one' && card !== undefined && need.space.of.includes(card) ? card : undefined;
  },
  'event-buy-card': ({ order }) => (order.verb === 'MOMENTUM CARD' ? 'buy' : 'keep'),
};

/** Without a number all cards are kept; a number keeps the doctrine's hands off that card whenever it might be played. */
function keeps({ order }: Asked, offered: readonly { card: Json }[]): boolean {
  const { card } = order.args;
  return card === undefined || offered.some((one) => one.card === card);
}

function namesTarget({ order }: Asked): boolean {
  return ['hexes', 'target', 'entry', 'army'].some((slot) => order.args[slot] !== undefined);
}

/** Of what the card may be played on, what the order names: the first of its hexes that fits. */
function targetIn(asked: Asked, targets: readonly string[]): string | undefined {
  const { target, entry, army, side, hexes } = asked.order.args;
  for (const name of [target, entry, army]) {
    if (typeof name === 'string') return targets.find((one) => one === name || one === hexOf(asked, name));
  }
  for (const hex of listOf(hexes)) {
    const found = targets.find((one) =>
      one.includes('/') ? one.startsWith(`${hex}/`) && (side === undefined || one === `${hex}/${side}`) : one === hex,
    );
    if (found !== undefined) return found;
    const standing = targets.find((one) => hexOf(asked, one) === hex);
    if (standing !== undefined) return standing;
  }
  return undefined;
}

function hexOf({ view }: Asked, id: string): string | null {
  return (view.units[id] ?? view.leaders[id])?.hex ?? null;
}

function cardsIn(value: Json | undefined): readonly { card: Json; targets: readonly string[] | null }[] {
  return Array.isArray(value) ? (value as { card: Json; targets: readonly string[] | null }[]) : [];
}

function listOf(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
