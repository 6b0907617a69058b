/** Cards that move tracks: army morale, momentum, weather (15, 16, 35-37, 50, 53, 54). */
import { deckOf, numberOf } from '../../../series/boar/cards/deck.ts';
import type { CardDefinition } from '../../../series/boar/cards/definition.ts';
import { ofRules } from '../../../series/boar/cards/events.ts';
import { CARD, chit, heart, shiftMorale, turnWeather } from '../../../series/boar/cards/usual.ts';
import { changeMorale } from '../../../series/boar/rules/army-morale.ts';
import type { Occasion } from '../../../series/boar/rules/house.ts';
import { spendMomentum } from '../../../series/boar/rules/momentum.ts';
import { sideOf } from '../../../series/boar/rules/units.ts';
import { theCampaign } from '../campaign/state.ts';

const quarrel: CardDefinition = {
  number: 15,
  may: ({ board: { field, play }, card, side }) => {
    const { arrivals, declared } = theCampaign(play.state);
    // The first hour of the assault follows the day of its declaration.
    const since = declared === play.state.ordinal - 1 ? declared : play.state.turn - numberOf(card, 'turns');
    return Object.entries(arrivals.came).some(([unit, turn]) => turn >= since && sideOf(field, unit) === side);
  },
  act: (at, _target, effects) => {
    const { board, card, enemy } = at;
    if (spendMomentum(board.play.state, enemy, numberOf(card, 'momentum'), CARD, ofRules(effects))) return;
    shiftMorale(at, effects);
  },
};

const hurricanes: CardDefinition = {
  number: 16,
  act: (at, _target, effects) =>
    shiftMorale(at, effects, at.board.play.state.turn >= numberOf(at.card, 'from') ? 'late' : 'morale'),
};

const stores: CardDefinition = { number: 35, may: isFair, ...heart };

/** Neither hurricane nor gale; cards stay shut in both, but boats can be told so twice. */
export function isFair({ board }: Occasion): boolean {
  return !deckOf(board.scenario).events.shut.includes(board.play.state.weather);
}

const help: CardDefinition = { number: 36, ...heart };

const fever: CardDefinition = {
  number: 53,
  act: ({ board, card }, _target, effects) => {
    for (const { id } of board.field.armies) {
      if ((board.play.state.morale[id] ?? 0) < numberOf(card, 'from')) continue;
      changeMorale(board, id, numberOf(card, 'morale'), CARD, ofRules(effects));
    }
  },
};

/** Worse weather than this stays as it is. */
const WORSE = ['squall', 'gale', 'hurricane'];
const DOWNPOUR = 'heavy-rain';

const cloudburst: CardDefinition = {
  number: 54,
  act: (at, _target, effects) => {
    const { weather } = at.board.play.state;
    if (weather !== DOWNPOUR && !WORSE.includes(weather)) turnWeather(at, DOWNPOUR, effects);
  },
};

export const trackCards: readonly CardDefinition[] = [
  quarrel,
  hurricanes,
  stores,
  help,
  { number: 37, ...chit },
  { number: 50, ...chit },
  fever,
  cloudburst,
];
