/** Attacks still owed are asked for with answers that a line can give, and none is the only one. */
import { beforeAll, describe, expect, test } from 'vitest';
import { encode } from '../../../src/engine/canonical.ts';
import type { Json, Question } from '../../../src/engine/contract.ts';
import { look } from '../../../src/engine/view.ts';
import { closeCombatPhase } from '../../../src/series/boar/rules/close-combat.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import type { Books } from '../../../src/table/advance.ts';
import { draft } from '../../../src/table/draft.ts';
import { menuOf } from '../../../src/table/menu.ts';
import { type Stage, stages } from '../../table/stages.ts';
import { type Asked, drive, position, rules } from '../position.ts';
import { unhurtSeed } from './unhurt.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const MARCHES = [
  'MOVE avant-garde, champagne, destaing TO 1405',
  'MOVE grenadier-bn, armagnac TO 1304',
  'MOVE dillon-irish, vol-grenadiers, dillon TO 1606',
];

/** An answer whichever of its attacks comes first. */
const inOrder = (answer: Json): string => encode((answer as Json[]).map((one) => encode(one)).toSorted());

/** The Allies have marched and ordered no attack. */
function owed(): Stage {
  const write = ({ record, stood, due }: Stage): Books => {
    const address = stood.waiting?.address ?? '';
    if (!due.includes('allied')) return {};
    const text = address.endsWith('movement@allies') ? MARCHES.join('\n') : 'READY';
    const { orders } = draft(record, stood, 'allied', text, NOTHING).drafted;
    return { allied: { orders, standing: [], mails: [], receivedAt: null } };
  };
  for (const stage of stages('savannah/assault', 2, 'full', 1, write, unhurtSeed(MARCHES, 'full')))
    if (stage.stood.waiting?.needs[0]?.question === 'attack-declare') return stage;
  throw new Error('not asked');
}

describe('attacks that are owed', () => {
  let stage: Stage;
  let need: Question;
  beforeAll(() => {
    stage = owed();
    need = stage.stood.needs[0] as Question;
  });
  const replyTo = (text: string) => {
    const reply = draft(stage.record, stage.stood, 'allied', text, NOTHING).questions[0]?.reply ?? null;
    return reply && 'answer' in reply ? inOrder(reply.answer) : reply;
  };

  test.each([
    'en',
    'fr',
  ] as const)('are asked for with several answers (%s), each read back from its own words', (language) => {
    const view = look(stage.record.game, stage.stood.state, 'allies');
    const { options } = menuOf(stage.record.game, need, view, language);
    expect(options.length).toBeGreaterThan(1);
    expect(new Set(options.map(({ words }) => words)).size).toBe(options.length);
    expect(options.map(({ words }) => replyTo(words))).toEqual(options.map(({ answer }) => inOrder(answer)));
  });

  test('can be given as order lines; what must be besides is filled in', () => {
    const hexesOf = (text: string) => {
      const all = JSON.parse(String(replyTo(text))) as string[];
      const answer = all.map((one) => JSON.parse(one) as { on: string[]; with: string[]; divert: string[] });
      return answer.map(({ on, with: units, divert }) => `${on} ${units[0]} ${divert}`).toSorted();
    };
    const [one = ''] = hexesOf('ATTACK 1504 WITH champagne DIVERT 1404').filter((each) => each.includes('champagne'));
    expect(one).toBe('1504 champagne 1404');
    const both = hexesOf('ATTACK 1504 WITH champagne DIVERT 1404\nATTACK 1605 WITH vol-grenadiers');
    expect(both.map((each) => each.slice(0, 4))).toEqual(['1504', '1605']);
  });

  test('a line that cannot be declared is no answer', () => {
    expect(replyTo('ATTACK 2005 WITH champagne')).toMatchObject({ wrong: [{ severity: 'error' }] });
  });
});

test('whoever can attack in one way alone is not asked how; whoever can in several is', () => {
  const isForced = (text: string): boolean[] => {
    const seen: boolean[] = [];
    drive(
      position(text, { turn: 17, ordinal: 2, weather: 'favorable' }),
      (play) => closeCombatPhase(boardOf(rules, play), 'allies'),
      {
        answers: {
          'attack-declare': ({ space, about }: Asked) => {
            if (space.kind === 'judged') seen.push(space.forced === true);
            return (about as { forced: Json }).forced;
          },
        },
      },
    );
    return seen;
  };
  expect(isForced('1405 foix; 1404 tawes')).toEqual([true]);
  expect(isForced('1405 foix; 1404 tawes; 1505 kfr')).toEqual([false]);
});
