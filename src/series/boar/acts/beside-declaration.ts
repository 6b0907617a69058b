/** What an assault declared for the next turn takes from the other lines of a book, and from what is dug (S 1.6). */
import type { Diagnostic, Order } from '../../../engine/contract.ts';
import { momentumCard } from '../cards/acts/momentum-card.ts';
import type { BoarView } from '../frame/view.ts';
import { ofGame } from '../rules/events.ts';
import type { Rules } from '../rules/house.ts';
import { siege } from '../siege/acts/index.ts';
import { assaultNextTurn } from './assault-next-turn.ts';

/** Orders for the opening of a turn of days: of hours none is asked for. */
const OF_DAYS: ReadonlySet<string> = new Set([...siege, momentumCard].map(({ verb }) => verb.id));

const isDeclaration = ({ verb, when }: Order): boolean => verb === assaultNextTurn.verb.id && !when;

/** Warnings for the lower of two lines of which one ends what the other is for, and of works that are given up. */
export function besideDeclaration(
  { field }: Rules,
  { campaign }: BoarView,
  order: Order,
  above: readonly Order[],
): readonly Diagnostic[] {
  if (campaign === null || campaign.scale !== 'strategic') return [];
  const warn = (code: string, facts: Diagnostic['facts']): Diagnostic[] => [
    { severity: 'warning', code: ofGame(field, code), facts: { ...facts, part: true }, rule: 'S 1.6' },
  ];
  if (OF_DAYS.has(order.verb)) return above.some(isDeclaration) ? warn('no-day-follows', {}) : [];
  if (!isDeclaration(order)) return [];
  const works = campaign.siege.building.map(({ hex }) => hex);
  const n = above.filter(({ verb }) => OF_DAYS.has(verb)).length;
  return n + works.length > 0 ? warn('assault-ends-days', { n, works }) : [];
}
