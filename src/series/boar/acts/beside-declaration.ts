/** What an assault declared for the next turn takes from the other lines of a book, and from what is dug (S 1.6). */
import type { Diagnostic, Order } from '../../../engine/contract.ts';
import { momentumCard } from '../cards/acts/momentum-card.ts';
import { stillToCome } from '../frame/reinforcements.ts';
import { ofGame } from '../rules/events.ts';
import { sideOf } from '../rules/units.ts';
import { siege } from '../siege/acts/index.ts';
import type { Sight } from './act.ts';
import { assaultNextTurn } from './assault-next-turn.ts';

/** Orders for the opening of a turn of days: of hours none is asked for. */
const OF_DAYS: ReadonlySet<string> = new Set([...siege, momentumCard].map(({ verb }) => verb.id));

const isDeclaration = ({ verb, when }: Order): boolean => verb === assaultNextTurn.verb.id && !when;

/** Warnings for the lower of two lines of which one ends what the other is for, and of all that an assault gives up. */
export function besideDeclaration(
  { at, view: { campaign, turn }, side, opened }: Pick<Sight, 'at' | 'view' | 'side' | 'opened'>,
  order: Order,
  above: readonly Order[],
): readonly Diagnostic[] {
  if (campaign === null || campaign.scale !== 'strategic') return [];
  const warn = (code: string, facts: Diagnostic['facts']): Diagnostic[] => [
    { severity: 'warning', code: ofGame(at.field, code), facts: { ...facts, part: true }, rule: 'S 1.6' },
  ];
  if (OF_DAYS.has(order.verb)) return above.some(isDeclaration) ? warn('no-day-follows', {}) : [];
  const sheet = opened.campaign?.declaration;
  if (order.verb !== assaultNextTurn.verb.id || sheet?.side !== side || turn > sheet.to) return [];
  const works = campaign.siege.building.map(({ hex }) => hex);
  const n = order.when ? 0 : above.filter(({ verb }) => OF_DAYS.has(verb)).length;
  const awaited = stillToCome(at);
  const ours = awaited.filter((id) => sideOf(at.field, id) === side).length;
  const tactical = opened.campaign?.tactical ?? 0;
  const warned = warn('assault-ends-days', { n, works, tactical, ours, theirs: awaited.length - ours });
  return warned.map((one) => ({ ...one, final: true }));
}
