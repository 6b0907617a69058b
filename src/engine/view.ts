/** The one place where a role's view is made and frozen (architecture §5). */
import type { Audience, Event, Game, Heard, Role, Rolled } from './contract.ts';

/** What `who` may see of this state, frozen through and through: a state cannot be reached or changed from it. */
export function look<S, V>(game: Game<S, V>, state: S, who: Role | 'all'): V {
  return freeze(game.view(state, who));
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key in value) if (typeof value[key] === 'object') freeze(value[key]);
  }
  return value;
}

/**
 * The events as `who` heard them: told to it whole, to others what others are told, else nothing. Several roles hear
 * what any of them is told: a member of a joint role hears as himself and as the whole.
 */
export function hear(events: readonly Event[], ledger: readonly Rolled[], ...who: readonly Role[]): Heard[] {
  const faces = new Map(ledger.map((rolled) => [rolled.address, rolled]));
  const heard: Heard[] = [];
  for (const event of events) {
    const facts = isTold(event.to, who) ? event.facts : event.others;
    if (facts === undefined) continue;
    const rolls = event.rolls
      .flatMap((address) => faces.get(address) ?? [])
      .filter((rolled) => mayKnow(rolled, ...who));
    heard.push({ kind: event.kind, rule: event.rule, address: event.address, facts, rolls });
  }
  return heard;
}

/** A die of the ledger that `who` may know at release: open ones and its own. */
export function mayKnow(rolled: Rolled, ...who: readonly Role[]): boolean {
  return rolled.seenBy === 'all' || who.includes(rolled.seenBy);
}

function isTold(to: Audience, who: readonly Role[]): boolean {
  return to === 'all' || (to !== 'gm' && who.some((role) => to.includes(role)));
}
