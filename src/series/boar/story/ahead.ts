/** The next turn as far as it is known before it opens: its scale and its weather. */
import type { Heard, Telling } from '../../../engine/contract.ts';
import type { SeenCampaign } from '../frame/campaign.ts';
import { weatherOf } from '../frame/opening.ts';
import type { BoarView } from '../frame/view.ts';
import { following } from '../frame/weather.ts';
import type { BoarScenario } from '../scenario/scenario.ts';

/** What a teller knows that looks ahead. */
interface Ahead {
  readonly scenario: BoarScenario;
  readonly telling: Telling<BoarView>;
  readonly after: BoarView;
  readonly now: BoarView;
  readonly scale: SeenCampaign['scale'];
  readonly later: readonly Pick<Heard, 'kind'>[];
}

/** Has the next turn opened, so that its weather, draws and works are known? */
export function hasOpened({ later }: Pick<Ahead, 'later'>): boolean {
  return later.some((tale) => tale.kind === 'own.weather' || tale.kind === 'own.tactical');
}

/** Weather of the next turn: known, printed, or following without a die; null where a die will say. */
export function weatherAhead(teller: Ahead): string | null {
  const { scenario, after, now, telling } = teller;
  const sheet = scenario.campaign;
  if (hasOpened(teller) || telling.next === null || now.phasing !== null) return now.weather;
  const turn = telling.next.printed;
  if (sheet === null) return weatherOf(scenario, turn);
  if (teller.scale === 'tactical') {
    if (after.campaign?.scale === 'tactical' && turn > sheet.tactical + 1) return now.weather;
    const { hours } = sheet.weather;
    return hours && after.campaign?.declared === null
      ? hours[turn === sheet.tactical ? 0 : 1]
      : following(sheet, now.weather);
  }
  return sheet.weather.turns.includes(turn) ? null : following(sheet, now.weather);
}
