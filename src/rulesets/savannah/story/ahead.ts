/** What the opening of the next turn has already brought: its weather, cards drawn, works dug. */
import type { Side } from '../../boar/state.ts';
import type { SeenCampaign, Siege } from '../campaign/state.ts';
import { following } from '../campaign/weather.ts';
import type { CardEvents } from '../cards/events.ts';
import type { SiegeEvents } from '../siege/events.ts';
import type { OwnTale, Tale, Teller } from './teller.ts';

/** Has the next turn opened, so that its weather, draws and works are known? */
export function hasOpened({ later }: Teller): boolean {
  return later.some((tale) => tale.kind === 'savannah.weather' || tale.kind === 'savannah.tactical');
}

/** Are the turns that come next days, or hours already? */
export function scaleAhead({ after, telling, savannah }: Teller): SeenCampaign['scale'] {
  const tactical = savannah.campaign?.tactical;
  if (tactical !== undefined && telling.next !== null && telling.next.printed >= tactical) return 'tactical';
  return after.campaign?.scale ?? 'tactical';
}

/** Weather of the next turn: known, or following without a die; null where a die will say. */
export function weatherAhead(teller: Teller): string | null {
  const { savannah, after, later, telling } = teller;
  const told = weatherTold(later);
  if (told !== null) return told;
  const sheet = savannah.campaign;
  if (sheet === null || telling.next === null) return after.weather;
  const turn = telling.next.printed;
  if (scaleAhead(teller) === 'tactical') {
    if (after.campaign?.scale === 'tactical' && turn > sheet.tactical + 1) return after.weather;
    return after.campaign?.declared === null
      ? sheet.weather.hours[turn === sheet.tactical ? 0 : 1]
      : following(sheet, after.weather);
  }
  return sheet.weather.turns.includes(turn) ? null : following(sheet, after.weather);
}

/** The weather of the opening, and what a card made of it; null before the turn has any. */
function weatherTold(later: readonly Tale[]): string | null {
  let weather: string | null = null;
  for (const tale of later) {
    if (tale.kind === 'savannah.weather') weather = String((tale as OwnTale).facts.weather);
    if (tale.kind !== 'savannah.card-effect') continue;
    for (const effect of factsOf<'savannah.card-effect'>(tale as OwnTale).effects) {
      if (effect.kind === 'weather') weather = effect.to;
    }
  }
  return weather;
}

/** Cards in the reader's hand when he writes: those drawn at the opening among them, those played since not. */
export function handAhead({ after, later, side }: Teller): readonly number[] {
  const hand = new Set(after.campaign?.cards.hand ?? []);
  for (const tale of later) {
    if (tale.kind === 'savannah.card-drawn') {
      const { side: drawer, card } = factsOf<'savannah.card-drawn'>(tale as OwnTale);
      if (card !== null && drawer === side) hand.add(card);
    }
    if (tale.kind === 'savannah.card-played') hand.delete(factsOf<'savannah.card-played'>(tale as OwnTale).card);
  }
  return [...hand].sort((a, b) => a - b);
}

/** Cards the enemy holds when the reader writes. */
export function enemyHeld({ after, later, enemy }: Teller): number {
  let held = after.campaign?.cards.held[enemy] ?? 0;
  for (const tale of later) {
    if (tale.kind !== 'savannah.card-drawn') continue;
    const facts = factsOf<'savannah.card-drawn'>(tale as OwnTale);
    if (facts.side === (enemy as Side)) held = facts.held;
  }
  return held;
}

function factsOf<K extends keyof CardEvents>({ facts }: OwnTale): CardEvents[K] {
  return facts as unknown as CardEvents[K];
}

/** The siege as the next works phase finds it. */
export function siegeAhead({ after, later }: Teller): { siege: Siege; works: readonly string[] } | null {
  if (after.campaign === null) return null;
  let { siege } = after.campaign;
  let works = after.siege;
  for (const tale of later) {
    if (tale.kind === 'savannah.works-placed') {
      const { step, hexes } = (tale as OwnTale).facts as unknown as SiegeEvents['savannah.works-placed'];
      const placed = hexes.map((hex) => ({ hex, placed: after.turn }));
      siege = { ...siege, step: step + 1, building: [...siege.building, ...placed] };
    }
    if (tale.kind === 'savannah.works-completed') {
      const { hex, sides } = (tale as OwnTale).facts as unknown as SiegeEvents['savannah.works-completed'];
      const used = { ...siege.used, [sides.length]: (siege.used[sides.length] ?? 0) + 1 };
      siege = { ...siege, used, building: siege.building.filter((marker) => marker.hex !== hex) };
      works = [...works, ...sides.map((side) => `${hex}/${side}`)];
    }
  }
  return { siege, works };
}
