/** Why nothing asked for an order that looked ahead to the opening of a turn, as several acts say it. */
import type { Reason } from '../../../engine/contract.ts';
import { ofGame } from '../rules/events.ts';
import type { Sight } from './act.ts';

export function reason({ at: { field } }: Sight, code: string, facts: Reason['facts'] = {}): Reason {
  return { code: ofGame(field, code), facts };
}

/** The turn has opened as one of hours. */
export function overWithDays(sight: Sight, code: string): Reason | null {
  return sight.view.campaign?.scale === 'strategic' ? null : reason(sight, code);
}

/** None was held as the turn before closed; what was held then could be spent as this one opened. */
export function noChit({ view, side }: Sight): Reason | null {
  return (view.momentum[side] ?? 0) > 0 ? null : { code: 'boar.no-chit', facts: {} };
}
