/** The Creek warriors of the campaign, who come by event card (S 4.8). */
import { describe, expect, test } from 'vitest';
import { closeCombatPhase } from '../../../../src/series/boar/rules/close-combat.ts';
import { dutiesOf, judgeAttack } from '../../../../src/series/boar/rules/declare.ts';
import type { Effect } from '../../../../src/series/boar/rules/events.ts';
import { capture } from '../../../../src/series/boar/rules/losses.ts';
import type { BoarState } from '../../../../src/series/boar/rules/state.ts';
import { boardOf } from '../../../../src/series/boar/rules/turn.ts';
import { position, rules } from '../../campaign.ts';
import { combat, effectsOf, lines } from '../../fights.ts';
import { attack, boardOver, drive, type Faces } from '../../position.ts';

const inTheOpen = { turn: 9, phasing: 'british', weather: 'favorable' };

/** The French attack the hex of the Creeks. */
function attacked(state: BoarState, on: string, by: string, faces: Faces = {}) {
  state.phasing = 'allies';
  return combat(
    drive(state, (play) => closeCombatPhase(boardOf(rules, play), 'allies'), {
      faces,
      answers: { tactic: 'skirmish', 'combat-reroll': 'keep', 'advance-others': [], 'lead-unit@british': 'creeks' },
      books: { 'combat@allies': [attack(on, by)] },
    }),
  );
}

describe('S 4.8 the Creeks', () => {
  test('S 4.8 alone they only defend: they neither may attack nor must', () => {
    const alone = { ...rules, position: position('1608 creeks; 1609 foix', inTheOpen) };
    const on = { id: '1609', side: 'british', on: ['1609'], with: ['creeks'], diverted: [], forced: false };
    expect(judgeAttack(alone, on, [])).toMatchObject([{ code: 'boar.attack-unable', facts: { why: 'alone' } }]);
    expect(dutiesOf(alone, 'british')).toEqual([]);
    const led = { ...rules, position: position('1608 creeks, kfr; 1609 foix', inTheOpen) };
    expect(judgeAttack(led, on, [])).toEqual([]);
    expect(dutiesOf(led, 'british')).toMatchObject([{ units: ['kfr', 'creeks'] }]);
  });

  test('S 4.8 attacked alone in a forest they are 1 harder to beat; beside others or in the open they are not', () => {
    const alone = (text: string, on: string, by: string) => lines(attacked(position(text, inTheOpen), on, by));
    expect(alone('1409 creeks; 1408 foix', '1409', 'foix')).toContain('creeks-alone -1');
    expect(alone('1409 creeks, br-c; 1408 foix', '1409', 'foix')).not.toContain('creeks-alone -1');
    expect(alone('1608 creeks; 1609 foix', '1608', 'foix')).not.toContain('creeks-alone -1');
  });

  test('S 4.8 victorious they do not enter the lines, not even where others do', () => {
    const at = { ...rules, position: position('1606 creeks, kfr; 1605 foix', inTheOpen) };
    const advance = (unit: string) => rules.house.advance(at, unit, '1606', '1605', ['1606']);
    expect([advance('creeks'), advance('kfr')]).toEqual(['no', 'must']);
  });

  test('S 4.8 they fight as militia', () => {
    const against = (by: string) => lines(attacked(position(`1608 creeks; 1609 ${by}`, inTheOpen), '1608', by));
    expect(against('foix')).toContain('defender-militia +1');
    expect(against('ga-militia')).not.toContain('defender-militia +1');
  });

  test('S 4.8 lost they move no army morale and score half a point; captured they move none either', () => {
    const killed = position('1608 creeks; 1609 foix, armagnac, avant-garde', inTheOpen);
    const before = { ...killed.morale };
    const fought = attacked(killed, '1608', 'foix, armagnac, avant-garde', { 'close-combat': 6 });
    expect(effectsOf(fought, 'eliminated')).toMatchObject([{ unit: 'creeks' }]);
    expect(killed.morale).toEqual(before);
    expect(killed.victory.french).toBe(1);
    const taken = position('1608 creeks; 1609 foix', inTheOpen);
    const effects: Effect[] = [];
    capture(boardOver(rules, taken), 'creeks', { fellows: ['creeks'], gainer: 'french' }, effects);
    expect(effects).toMatchObject([{ kind: 'captured', unit: 'creeks' }, { kind: 'victory' }]);
  });
});
