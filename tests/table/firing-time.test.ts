/** Orders for the guns belong to the enemy's fire phase: taken while it may come, refused as over afterwards, and never lost on the way. */
import { expect, test } from 'vitest';
import { carriedOver } from '../../src/table/calls.ts';
import { draft } from '../../src/table/draft.ts';
import { fold, type Tempo } from '../../src/table/record.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const fireOf = ({ record, stood }: Stage, text = 'FIRE br-a NEAREST') => {
  const { drafted } = draft(record, stood, 'british', text, NOTHING);
  const [line] = drafted.lines;
  return { outcome: line?.outcome, keptFor: line?.keptFor ?? null, code: line?.diagnostics[0]?.code ?? null };
};

/** The first stage that waits at an address of which `at` is a part. */
function stageAt(tempo: Tempo, turns: number, at: string): Stage {
  for (const stage of stages('savannah/assault', 2, tempo, turns)) {
    if (stage.stood.waiting?.address.startsWith(at)) return stage;
  }
  throw new Error(`nothing waits at ${at}`);
}

test('after the enemy has moved, FIRE is refused as over; what stands from turn to turn is taken', () => {
  const stage = stageAt('classic', 1, 't16/british/movement');
  expect(fireOf(stage)).toEqual({ outcome: 'error', keptFor: null, code: 'savannah.guns-fired' });
  expect(fireOf(stage, 'IF TURN >= 2 FIRE br-a NEAREST').outcome).toBe('error');
  expect(fireOf(stage, 'STANDING FIRE NEAREST').outcome).toBe('accepted');
});

test('where nobody is asked for fire, a seat that moves second is told before it could be of use', () => {
  expect(fireOf(stageAt('classic', 1, 't16/allies/movement')).code).toBe('savannah.guns-fired');
});

test('who moves first orders his guns with his marches; the order goes on to his next book', () => {
  const stage = stageAt('classic', 3, 't17/british/movement');
  expect(fireOf(stage)).toEqual({ outcome: 'accepted', keptFor: null, code: null });
  const { orders } = draft(stage.record, stage.stood, 'british', 'FIRE br-a NEAREST', NOTHING).drafted;
  const combat = stageAt('classic', 3, 't17/british/combat');
  const between = [stage.stood.waiting, combat.stood.waiting] as const;
  if (between[0] === null) throw new Error('nothing is waited for');
  const on = carriedOver(
    combat.record.game,
    fold(combat.record.entries),
    [between[0], between[1]],
    'british',
    orders ?? [],
  );
  expect(on.map(({ canonical }) => canonical)).toEqual(['FIRE br-a nearest']);
});

test('where fire is asked for, it is kept for that letter while the enemy moves, and refused when he fights', () => {
  expect(fireOf(stageAt('full', 1, 't16/allies/movement'))).toEqual({ outcome: 'kept', keptFor: 'fire', code: null });
  expect(fireOf(stageAt('full', 1, 't16/allies/fire/fire@british'))).toMatchObject({ outcome: 'accepted' });
  expect(fireOf(stageAt('full', 1, 't16/allies/combat/combat@'))).toMatchObject({ code: 'savannah.guns-fired' });
});

test('orders for a whole turn hold those for the guns', () => {
  expect(fireOf(stageAt('together', 1, 't16'))).toMatchObject({ outcome: 'accepted', code: null });
});
