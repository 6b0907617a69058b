/** The next turn as far as it is known before it opens: its scale and its weather. */
import { following } from '../frame/weather.ts';
import type { Teller } from './teller.ts';

/** Has the next turn opened, so that its weather, draws and works are known? */
export function hasOpened({ later }: Teller): boolean {
  return later.some((tale) => tale.kind === 'own.weather' || tale.kind === 'own.tactical');
}

/** Weather of the next turn: known, or following without a die; null where a die will say. */
export function weatherAhead(teller: Teller): string | null {
  const { scenario, after, now, telling } = teller;
  if (hasOpened(teller)) return now.weather;
  const sheet = scenario.campaign;
  if (sheet === null || telling.next === null) return now.weather;
  const turn = telling.next.printed;
  if (teller.scale === 'tactical') {
    if (after.campaign?.scale === 'tactical' && turn > sheet.tactical + 1) return now.weather;
    const { hours } = sheet.weather;
    return hours && after.campaign?.declared === null
      ? hours[turn === sheet.tactical ? 0 : 1]
      : following(sheet, now.weather);
  }
  return sheet.weather.turns.includes(turn) ? null : following(sheet, now.weather);
}
