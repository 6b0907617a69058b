/** Why nothing asked for an order that looked ahead to the opening of a turn, as the side sees the turn opened. */
import type { Order, Reason } from '../../../engine/contract.ts';
import { deckOf, isForScale } from '../cards/deck.ts';
import { opensAgain } from '../cards/moment.ts';
import { scheduled } from '../frame/reinforcements.ts';
import type { BoarView } from '../frame/view.ts';
import { ofGame } from '../rules/events.ts';
import type { Rules } from '../rules/house.ts';
import type { BoarScenario } from '../scenario/scenario.ts';

/** What the order is told by, and what was seen when the turn before closed and when this one had opened. */
interface Ahead {
  readonly scenario: BoarScenario;
  readonly rules: Rules;
  readonly closed: BoarView;
  readonly opened: BoarView;
  readonly side: string;
  readonly order: Order;
}

type Why = (ahead: Ahead) => Reason | null;

const whys: Readonly<Record<string, Why>> = {
  'MOMENTUM INITIATIVE': (ahead) => printedFirst(ahead) ?? noChit(ahead),
  'MOMENTUM KEEP': (ahead) => noChit(ahead),
  'MOMENTUM CARD': (ahead) =>
    overWithDays(ahead, 'no-more-draws') ?? cardsShut(ahead) ?? noDraw(ahead) ?? noChit(ahead),
  PLAY: notPlayed,
  'KEEP CARD': () => null,
  ENTER: notEntered,
  WAIT: notEntered,
  DIG: (ahead) => overWithDays(ahead, 'siege-over') ?? worksStopped(ahead) ?? reason(ahead, 'works-no-place'),
  ORIENT: notTurned,
  SIEGE: notBombarded,
  BREACH: (ahead) => overWithDays(ahead, 'siege-over') ?? reason(ahead, 'breach-unwon'),
  REPAIR: (ahead) => overWithDays(ahead, 'siege-over') ?? reason(ahead, 'repair-unwon'),
};

export function unasked(
  scenario: BoarScenario,
  rules: Rules,
  closed: BoarView,
  opened: BoarView,
  role: string,
  order: Order,
): Reason | null {
  const side = rules.field.armies.find(({ id }) => id === role)?.side ?? role;
  return whys[order.verb]?.({ scenario, rules, closed, opened, side, order }) ?? null;
}

function reason({ rules }: Pick<Ahead, 'rules'>, code: string, facts: Reason['facts'] = {}): Reason {
  return { code: ofGame(rules.field, code), facts };
}

function overWithDays(ahead: Ahead, code: string): Reason | null {
  return ahead.opened.campaign?.scale === 'strategic' ? null : reason(ahead, code);
}

function printedFirst(ahead: Ahead): Reason | null {
  const { turn } = ahead.opened;
  return ahead.rules.field.scenario.first[String(turn)] === undefined
    ? null
    : reason(ahead, 'initiative-printed', { turn });
}

/** What was held as the turn before closed could be spent as this one opened. */
function noChit({ closed, side }: Ahead): Reason | null {
  return (closed.momentum[side] ?? 0) > 0 ? null : { code: 'boar.no-chit', facts: {} };
}

function cardsShut(ahead: Ahead): Reason | null {
  const { weather } = ahead.opened;
  return deckOf(ahead.scenario).events.shut.includes(weather) ? reason(ahead, 'cards-shut', { weather }) : null;
}

function noDraw(ahead: Ahead): Reason | null {
  const { turn } = ahead.opened;
  return deckOf(ahead.scenario).events.turns.includes(turn) ? null : reason(ahead, 'no-draw', { turn });
}

/** Who lost it, the weather, the hours, or that its moment did not come with anything to serve. */
function notPlayed(ahead: Ahead): Reason | null {
  const { scenario, opened, order } = ahead;
  const card = deckOf(scenario).deck[Number(order.args.card) - 1];
  const { campaign } = opened;
  if (!card || campaign === null) return null;
  const facts = { card: card.id, en: card.title.en, fr: card.title.fr };
  if (!campaign.cards.hand.includes(card.id)) return reason(ahead, 'card-gone', facts);
  if (!isForScale(card, campaign.scale))
    return reason(ahead, card.when === 'strategic' ? 'card-too-late' : 'card-waited', facts);
  const shut = cardsShut(ahead);
  if (shut) return shut;
  const [window = 'any'] = card.window.map((word) => word.replaceAll(' ', '-'));
  return reason(ahead, card.window.some(opensAgain) ? 'card-unserved' : 'card-unmet', { ...facts, window });
}

function notEntered(ahead: Ahead): Reason | null {
  const { rules, opened, order } = ahead;
  const { campaign } = opened;
  const [unit] = [order.args.unit ?? [], order.args.units ?? []].flat().map(String);
  if (unit === undefined || campaign === null) return null;
  const counter = opened.units[unit] ?? opened.leaders[unit];
  if (counter?.hex != null) return reason(ahead, 'came-in', { unit, hex: counter.hex });
  const due = counter?.fate === 'reserve' ? scheduled(rules, campaign.arrivals, unit) : null;
  if (due === null) return reason(ahead, 'never-comes', { unit });
  return due.turn > opened.turn ? reason(ahead, 'not-due', { unit, turn: due.turn }) : null;
}

function worksStopped(ahead: Ahead): Reason | null {
  const { weather } = ahead.opened;
  const isFoul = ahead.scenario.siege.weather.kinds[weather]?.works === false;
  return isFoul ? reason(ahead, 'works-weather', { weather }) : null;
}

function notTurned(ahead: Ahead): Reason | null {
  const { closed, opened, order } = ahead;
  const early = overWithDays(ahead, 'siege-over');
  if (early) return early;
  const hex = String(order.args.hex);
  const begun = ({ campaign }: BoarView): boolean => campaign?.siege.building.some((one) => one.hex === hex) ?? false;
  if (!begun(closed)) return reason(ahead, 'works-unbegun', { hex });
  if (!begun(opened)) return reason(ahead, 'works-lost', { hex });
  return worksStopped(ahead) ?? reason(ahead, 'works-beset', { hex });
}

function notBombarded(ahead: Ahead): Reason | null {
  const { scenario, rules, opened, side } = ahead;
  const early = overWithDays(ahead, 'siege-over');
  if (early) return early;
  if (opened.siege.length === 0) return reason(ahead, 'siege-workless');
  const { weather } = opened;
  if (scenario.siege.weather.kinds[weather]?.tables === null) return reason(ahead, 'siege-weather', { weather });
  const isOpen = opened.campaign?.siege.opened ?? false;
  return side !== rules.field.siegeOf && !isOpen ? reason(ahead, 'siege-unopened') : reason(ahead, 'siege-silent');
}
