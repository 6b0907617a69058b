/** What speaks against any order of the siege: it is over, or it is for the besiegers alone (S 1.6, 4.4). */
import { never } from '../../../../acts/against.ts';
import type { Diagnostic, Reason } from '../../../../engine/contract.ts';
import type { Sight } from '../../acts/act.ts';
import { reason } from '../../acts/unasked.ts';
import type { Siege } from '../../frame/campaign.ts';
import { ofGame } from '../../rules/events.ts';
import { isBesieger } from '../armies.ts';
import { siegeSheet } from '../sheet.ts';

export interface Besieging extends Sight {
  readonly siege: Siege;
  /** Is the writer of the besieging side? */
  readonly besieges: boolean;
}

type Judge = (besieging: Besieging) => readonly Diagnostic[];

/** As far as the turn before can tell; a game that digs and bombards otherwise judges its own orders. */
export function inSiege(sight: Sight, judge: Judge): readonly Diagnostic[] {
  const { opened, view, role, side } = sight;
  if (view.campaign === null || opened.siege === null) return [];
  const { scale, siege } = view.campaign;
  if (scale !== 'strategic') return [never(ofGame(opened.field, 'siege-over'), 'S 1.6')];
  const besieges = side === opened.field.siegeOf;
  if (besieges && !isBesieger(opened, role)) return [never(ofGame(opened.field, 'siege-not-yours'), 'S 3 IV, V')];
  return judge({ ...sight, siege, besieges });
}

export function inWorks(sight: Sight, judge: Judge): readonly Diagnostic[] {
  return inSiege(sight, (besieging) =>
    besieging.besieges ? judge(besieging) : [never(ofGame(sight.opened.field, 'works-not-yours'), 'S 4.4')],
  );
}

/** Against what is written; the next turn may find it otherwise. */
export function problem({ opened }: Sight, code: string, rule: string, facts: Diagnostic['facts']): Diagnostic {
  return { severity: 'error', code: ofGame(opened.field, code), facts, rule };
}

export function doubt(sight: Sight, code: string, rule: string, facts: Diagnostic['facts'] = {}): Diagnostic {
  return { ...problem(sight, code, rule, facts), severity: 'warning' };
}

/** Weather in which nobody digs. */
export function worksStopped(sight: Sight): Reason | null {
  const { weather } = sight.view;
  const isFoul = siegeSheet(sight.opened).weather.kinds[weather]?.works === false;
  return isFoul ? reason(sight, 'works-weather', { weather }) : null;
}
