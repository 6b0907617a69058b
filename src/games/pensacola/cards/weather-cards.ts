/** Cards of the weather: 6, 42. */
import { numberOf } from '../../../series/boar/cards/deck.ts';
import type { CardDefinition } from '../../../series/boar/cards/definition.ts';
import { turnWeather } from '../../../series/boar/cards/usual.ts';
import { stormEndsRaid } from '../raids/steps.ts';
import { openedAs } from '../scenario.ts';

const GALE = 'gale';

/** A raid does not outlast it. */
const skyOpens: CardDefinition = {
  number: 6,
  may: ({ board }) => board.play.state.weather !== GALE,
  act(at, _target, effects) {
    if (at.board.play.state.weather === GALE) return;
    turnWeather(at, 'storm', effects);
    stormEndsRaid(openedAs(at.board.scenario), at.board);
  },
};

/** One kind up or down the table of the die; best first for the besieger, worst first for the besieged. */
const windVeers: CardDefinition = {
  number: 42,
  targets: (at) => {
    const { board, card, side } = at;
    const { weather } = board.play.state;
    const kinds = board.scenario.campaign?.weather.die.map(({ kind }) => kind) ?? [];
    const here = kinds.indexOf(weather);
    const by = numberOf(card, 'kinds');
    const found = [kinds[here + by], kinds[here - by]].filter((kind) => kind !== undefined && kind !== GALE);
    const fair = weather === GALE ? [] : found.flatMap((kind) => kind ?? []);
    return side === board.field.siegeOf ? fair : fair.reverse();
  },
  act: turnWeather,
};

export const weatherCards: readonly CardDefinition[] = [skyOpens, windVeers];
