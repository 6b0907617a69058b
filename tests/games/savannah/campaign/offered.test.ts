/** What calls offer and what answers warn of: no attack without a chance, leaders with their men, guns at the end of a way still to be cleared. */
import { expect, test } from 'vitest';
import type { Story } from '../../../../src/engine/story.ts';
import { stillTelling } from '../../../../src/engine/telling.ts';
import { look } from '../../../../src/engine/view.ts';
import { readOrders } from '../../../../src/orders/read.ts';
import { grammarOf } from '../../../../src/table/draft.ts';
import { saidOf } from '../../../rehearsal/verdicts.ts';
import { campaign, position } from '../../campaign.ts';
import { openGame } from '../../registry.ts';

const { game } = openGame('savannah/campaign');

function formOf(stand: string, call: 'movement' | 'combat'): string {
  const state = position(stand, { turn: 20, ordinal: 20 });
  campaign(state).scale = 'tactical';
  const next = { ordinal: 20, printed: 20, calls: [call], heard: [] };
  const { form } = game.story({ ...stillTelling('allies', 'en', look(game, state, 'allies')), next } as never) as Story;
  return form.join(' ').replaceAll(/[#\s\\]+/g, ' ');
}

test('an attack that cannot win is not offered where nothing compels it', () => {
  expect(formOf('1803 champagne; 1702 fraser-1, ra-4, prevost', 'combat')).not.toContain('ATTACK 1702');
  expect(formOf('1803 foix, auxerrois; 1702 savannah-militia', 'combat')).toContain('ATTACK 1702');
});

test('a march that is offered takes the leader along', () => {
  expect(formOf('1408 auxerrois, stedingk; 1404 scr-1', 'movement')).toContain('MOVE auxerrois, stedingk TO');
});

test('guns that bear on the end of a march are told where lines above it clear the way, and not where it stops short of them', () => {
  const state = position(
    '1308 sc-1, sc-3, sc-6, twiggs; 1408 skirving, reed, sc-militia, charles-2; 1309 light-corps, sc-2, charles-1; 1404 br-a',
    { turn: 20, ordinal: 20 },
  );
  campaign(state).scale = 'tactical';
  const words = grammarOf(game, look(game, state, 'allies'), 'allies');
  const said = (...lines: readonly string[]) => {
    const orders = readOrders(lines.join('\n'), words).lines.flatMap(({ read }) => (read ? [read.order] : []));
    const told = saidOf(game, state, 'allies', orders).at(-1) ?? [];
    return told.flatMap(({ code, facts }) => [code, ...(code === 'boar.under-fire' ? [facts.guns, facts.hex] : [])]);
  };
  const march = 'MOVE light-corps, sc-2, charles-1 TO 1407';
  expect(said('MOVE skirving, reed, sc-militia, charles-2 TO 1508', march)).toEqual([
    'boar.moved',
    'boar.under-fire',
    'br-a 1404 8+',
    '',
  ]);
  expect(said(march)).toEqual(['boar.moved-short']);
});

test('S 1.7 the form tells the besiegers, and them alone, that nobody goes up to the lines until the assault', () => {
  const told = (side: string, scale: 'strategic' | 'tactical', printed: number): string => {
    const state = position('1802 prevost; 1607 foix; 1404 scr-1', { turn: printed, ordinal: printed });
    campaign(state).scale = scale;
    const next = { ordinal: printed, printed, calls: ['movement'], heard: [] };
    const { form } = game.story({ ...stillTelling(side, 'en', look(game, state, side)), next } as never) as Story;
    return form.join(' ').replaceAll(/[#\s\\]+/g, ' ');
  };
  const ban = 'no troops of ours go into the lines or next to them';
  expect(told('allies', 'strategic', 8)).toContain(ban);
  expect(told('british', 'strategic', 8)).not.toContain(ban);
  expect(told('allies', 'tactical', 17)).not.toContain(ban);
});
