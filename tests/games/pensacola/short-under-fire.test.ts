/** A march that stops short of where it is sent may stop under fire: its acknowledgement names the hex, the guns and the die. */
import { expect, test } from 'vitest';
import { draft } from '../../../src/table/draft.ts';
import { stages } from '../../table/stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
/** Farther than foot of four MP can go. */
const MARCHES = ['MOVE guadalajara TO 2523', 'MOVE hibernia TO 2523', 'MOVE poitou TO 2523', 'MOVE espana TO 2523'];

test('P 3.12 guns that bear on the hex where a march stops short are told with that hex', () => {
  const told: { hex: unknown; stops: unknown; guns: unknown }[] = [];
  for (const { record, stood, due } of stages('pensacola/assault', 2, 'classic', 2)) {
    if (due[0] !== 'spanish' || !stood.waiting?.address.includes('movement')) continue;
    for (const march of MARCHES) {
      const [, line] = draft(record, stood, 'spanish', `CHECK\n${march}`, NOTHING).drafted.lines;
      const factsOf = (code: string) => line?.diagnostics.find((one) => one.code === code)?.facts;
      const [short, fire] = [factsOf('boar.moved-short'), factsOf('boar.under-fire')];
      if (short && fire) told.push({ hex: fire.hex, stops: short.hex, guns: fire.guns });
    }
  }
  expect(told.length).toBeGreaterThan(0);
  for (const { hex, stops, guns } of told) {
    expect(hex).toBe(stops);
    expect(guns).toMatch(/^[a-z-]+ \d{4} \d\+/);
  }
});
