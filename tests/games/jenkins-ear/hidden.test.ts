/** What the enemy cannot tell, and the whole played at random: no illegal state, no leak, replays equal (R 4.4). */
import { expect, test } from 'vitest';
import { readScenario } from '../../../src/campaign/house/read-scenario.ts';
import { encode } from '../../../src/engine/canonical.ts';
import type { Json, Need } from '../../../src/engine/contract.ts';
import { practiceDice } from '../../../src/engine/dice.ts';
import { type Closed, type Desk, NO_INPUTS, nobody, run } from '../../../src/engine/run.ts';
import { openRules } from '../../../src/games/jenkins-ear/game.ts';
import { warScenario } from '../../../src/games/jenkins-ear/scenario/open.ts';
import { view } from '../../../src/games/jenkins-ear/see.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { suppose } from '../../../src/games/jenkins-ear/suppose.ts';
import type { EarView } from '../../../src/games/jenkins-ear/view.ts';
import { anyAnswer, chance } from '../../contract/plays.ts';
import { combat, field, position } from './table.ts';
import { wildOrders } from './wild.ts';

const sight = (text: string) => encode(view(field, position(text), 'spanish').stacks);

test('R 4.4 two stacks of one height under one top look the same, whatever they are made of', () => {
  expect(sight('en 2719 port: deception-1, boyne, soldiers-4')).toBe(
    sight('en 2719 port: deception-2, merchant-1, supplies-1'),
  );
});

test('J1 whose cargo is whose is not seen', () => {
  expect(sight('en 2819 off: augusta+soldiers-1, lion+vernon')).not.toBe(sight('en 2819 off: augusta, lion'));
  expect(sight('en 2819 off: frigate-2, augusta+soldiers-1, lion')).toBe(
    sight('en 2819 off: frigate-3, augusta, lion+soldiers-2'),
  );
});

const game = openRules(readScenario('scenarios/jenkins-ear', 'jenkins-ear/war', warScenario));

/** Plays whole wars with wild orders and wild answers; gives every turn closed. */
function wars(count: number): { closed: Closed<EarState>; opening: string; label: string }[] {
  const played: { closed: Closed<EarState>; opening: string; label: string }[] = [];
  for (let war = 0; war < count; war++) {
    const pick = chance(war);
    const desk: Desk<EarView> = (need: Need, _book, look) => ({
      answer: need.type === 'call' ? (wildOrders(field, need, look(), pick) as unknown as Json) : anyAnswer(need, pick),
      from: 'doctrine',
    });
    let opening = encode(game.setup());
    for (let n = 0; ; n++) {
      const label = `war ${war}/${n}`;
      const closed = run(game as never, opening, NO_INPUTS, practiceDice(label, game.roles), desk as never, {
        checkEveryStep: true,
      }) as Closed<EarState>;
      expect(closed.status).toBe('closed');
      played.push({ closed, opening, label });
      if (closed.outcome === 'over') break;
      opening = closed.bytes;
    }
  }
  return played;
}

const turns = wars(3);

test('R 6.0 wars of wild orders and answers end after ten turns with a result, and no state on the way is illegal', () => {
  expect(turns.filter(({ closed }) => closed.outcome === 'over')).toHaveLength(3);
  expect(turns).toHaveLength(3 * 11);
});

test('R 6.0 the recorded answers play every turn again, with a snapshot at every checkpoint too', () => {
  for (const { closed, opening, label } of turns) {
    const answers = new Map(closed.answers.map(({ address, answer }) => [address, answer]));
    const again = run(game as never, opening, { ...NO_INPUTS, answers }, practiceDice(label, game.roles), nobody, {
      snapshots: true,
    }) as Closed<EarState>;
    expect(again.bytes).toBe(closed.bytes);
    expect(encode(again.events)).toBe(encode(closed.events));
  }
});

test('R 4.4 in every turn of them a side cannot tell the state from one disguised by the rulebook', () => {
  for (const [n, { closed }] of turns.entries()) {
    for (const role of game.roles) {
      const other = game.disguise(closed.state, role, chance(n));
      expect(encode(game.view(other, role))).toBe(encode(game.view(closed.state, role)));
    }
  }
});

test('R 4.4 what a side sees of any of them can be supposed: a legal state that looks the same', () => {
  for (const { closed } of turns) {
    for (const role of field.sides) {
      const seen = game.view(closed.state, role);
      const state = suppose(field, seen, role);
      expect(encode(game.view(state, role))).toBe(encode(seen));
      expect(game.check(state)).toEqual([]);
    }
  }
});

test('J7 no die thrown in the open has an address that names a counter still covered', () => {
  for (const { closed } of turns) {
    const moving = closed.ledger.filter(({ address }) =>
      /\/movement\/.*!(perilous|intercept|contact|disease)/.test(address),
    );
    for (const { address } of moving) expect(address).not.toMatch(/(en|sp)-[a-z]/);
  }
});

test('R 4.4 who goes into a port just won and who stays off it the beaten do not see', () => {
  const state = position(
    'en 3018 off: boyne, cornwall, augusta, frederick, merchant-1+soldiers-4; sp 3018 port: frigate-1, soldiers-1',
    { contacts: [{ hex: '3018', attacker: 'english', from: '2919' }] },
  );
  combat(state, 'english', {
    dice: { '!en-boyne.1': 1, '!english.1': 1 },
    answers: { land: ['en-soldiers-4'], dock: ['en-boyne', 'en-merchant-1'] },
  });
  expect(state.pieces['en-boyne']?.berth).toBe('port');
  expect(state.sightings.spanish['english/3018/port']?.faces).toEqual(['en-soldiers-land-2']);
});
