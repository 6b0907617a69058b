/** Pensacola's sequence of play: turns of the coup de main, step by step. */
import type { Sequence } from '../../series/boar/rules/house.ts';
import {
  closeCombat,
  fire,
  initiativeStep,
  movement,
  playerTurns,
  rally,
  turnCloses,
} from '../../series/boar/rules/turn.ts';
import type { Pensacola } from './scenario.ts';
import { breachByWeather } from './setup.ts';
import { wonAtTheEnd } from './victory.ts';

export function sequenceOf(pensacola: Pensacola): Sequence {
  return [
    {
      place: 'opening',
      rule: 'P 6.1.8',
      when: ({ board }) => board.play.state.ordinal === 1,
      run: ({ board }) => breachByWeather(pensacola, board),
    },
    initiativeStep,
    playerTurns([...movement({ opens: [], closes: [] }), ...rally, ...fire, ...closeCombat]),
    ...turnCloses({
      after: (state) => state.turn + 1,
      atEnd: (board) => wonAtTheEnd(pensacola, board),
    }),
  ];
}
