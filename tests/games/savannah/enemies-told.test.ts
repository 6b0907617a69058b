/** What a letter that asks says of enemies: their list, the threat and the guns left alone speak of the same marches and shots. */
import { expect, test } from 'vitest';
import { renderReportText } from '../../../src/reports/index.ts';
import { aimsOf } from '../../../src/series/boar/rules/reach.ts';
import type { BoarState } from '../../../src/series/boar/rules/state.ts';
import { stages } from '../../table/stages.ts';
import { rules } from '../position.ts';

const calls = [...stages('savannah/assault', 2, 'classic', 3)]
  .filter(({ stood }) => stood.waiting?.address.includes('/movement'))
  .map((stage) => {
    const seat = stage.due[0] as string;
    const model = stage.report(seat, 'en') ?? stage.call(seat, 'en');
    const text = renderReportText(model).replace(/\n# ?/g, '\n').replace(/\s+/g, ' ');
    const enemies = /ENEMIES YOU SEE(.*)YOUR ORDERS/.exec(text)?.[1] ?? '';
    const further = /Further off \(hex:SP\): ([^.]*)\./.exec(enemies)?.[1] ?? '';
    return {
      stage,
      seat,
      text,
      enemies,
      further: new Map(further.split(/ (?=\d{4}:)/).map((one) => [one.slice(0, 4), one])),
    };
  });

test('a stack from which the threat comes is never told as further off', () => {
  const from = calls.flatMap(({ text, further }) => {
    const hexes = /Threat: [^.]* from ([\d ]+)/.exec(text)?.[1]?.trim().split(' ') ?? [];
    expect(hexes.filter((hex) => further.has(hex))).toEqual([]);
    return hexes;
  });
  expect(from.length).toBeGreaterThan(3);
});

test('guns that can hit somebody of ours are told with the easiest die, in whatever line of the list', () => {
  let told = 0;
  for (const { stage, seat, enemies } of calls) {
    const side = seat === 'allied' ? 'british' : 'allies';
    const aims = aimsOf({ ...rules, position: stage.stood.state as BoarState }, side);
    for (const [hex, some] of Map.groupBy(aims, ({ from }) => from)) {
      const die = Math.min(...some.map((one) => one.die));
      if (die >= rules.field.tables.dice.sides) continue;
      const said = new RegExp(`(?:^|[ (])${hex}(?::| [BFA]: ).*?(\\d+)\\+(?!\\d)`).exec(enemies)?.[1];
      expect(said, `${stage.stood.waiting?.address}: ${hex} in ${enemies}`).toBe(`${die}`);
      told++;
    }
  }
  expect(told).toBeGreaterThan(5);
});

test('guns are said to stand alone where some enemy can come beside them, and nowhere else', () => {
  let alone = 0;
  for (const { text, enemies } of calls) {
    const guns =
      /Without troops, where the enemy can come \(send some\): ((?:[\w -]+ \d{4}(?:, )?)+)/.exec(text)?.[1] ?? '';
    const beside = new Set(
      [...enemies.matchAll(/beside ([\d ]+)/g)].flatMap(([, hexes = '']) => hexes.trim().split(' ')),
    );
    for (const [hex] of guns.matchAll(/\d{4}/g)) {
      alone++;
      expect(beside.has(hex) || enemies.includes('These too ->'), `${hex} in ${enemies}`).toBe(true);
    }
  }
  expect(alone).toBeGreaterThan(0);
});
