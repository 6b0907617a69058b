/** Attacks that the rules compel beside those a book orders: told before they are made (series 12.1). */
import type { Order, Reason } from '../../engine/contract.ts';
import { type Attack, attackOf, forcedAttacks, strengthsOf } from '../boar/declare.ts';
import type { Rules } from '../boar/house.ts';
import { madeOf } from '../boar/ordered.ts';
import { armyIn } from './joint.ts';
import type { SavannahView } from './view.ts';

/** Each attack with units of the role that its book orders nothing for; none at the call for marches alone. */
export function bound(
  rules: Rules,
  view: SavannahView,
  role: string,
  call: string,
  book: readonly Order[],
): readonly Reason[] {
  if (call === 'movement') return [];
  const { field } = rules;
  const side = field.armies.find(({ id }) => id === role)?.side ?? role;
  const ordered = orderedIn(rules, view, side, book);
  const named = new Set([...ordered.flatMap((attack) => attack.with), ...book.flatMap(marching)]);
  return forcedAttacks(rules, view, side, ordered).flatMap((attack) => {
    const units = attack.with.filter((unit) => !named.has(unit) && (side === role || armyIn(field, unit) === role));
    if (units.length === 0) return [];
    return [{ code: 'boar.bound', facts: { units, on: [...attack.on], ...strengthsOf(rules, view, attack) } }];
  });
}

/** The attacks that plain lines of the book order and that could be declared now. */
export function orderedIn(rules: Rules, view: SavannahView, side: string, book: readonly Order[]): readonly Attack[] {
  const attacks: Attack[] = [];
  for (const { verb, when, args } of book) {
    if (verb !== 'ATTACK' || when) continue;
    const made = madeOf(rules, view, attackOf(rules, view, side, args), attacks);
    if ('attack' in made) attacks.push(made.attack);
  }
  return attacks;
}

/** Whoever marches may stand elsewhere by then. */
const marching = ({ verb, args }: Order): readonly string[] =>
  verb === 'MOVE' && Array.isArray(args.units) ? args.units.map(String) : [];
