/** What the answer to a line warns of: guns it names in vain, and a hex without room that the beaten are to fall back to. */
import { expect, test } from 'vitest';
import type { Language } from '../../../src/engine/contract.ts';
import { renderAcknowledgement } from '../../../src/reports/index.ts';
import { acknowledgementOf } from '../../../src/table/acknowledgement.ts';
import { draft } from '../../../src/table/draft.ts';
import { stagesFrom } from '../../table/stages.ts';
import { position } from '../assault.ts';

const NOTHING = { orders: null, standing: [], ready: false };

/** 1404 has its six points and its gun; the Allies stand within three hexes of br-grand in 1907 and 2206 alone. */
const STACKS = `
  1303 br-carolina; 1404 br-a, fraser-1, kfr, scr-2; 1503 ra-2; 1504 fraser-2; 1905 br-grand, nyv; 2005 br-d, njv-3;
  2301 br-fort; 1405 foix; 1406 cambresis; 1907 auxerrois; 2206 hainault`;

/** The answer to lines of the British, who march first in turn 17. */
function answered(language: Language, ...lines: readonly string[]): string {
  const state = position(STACKS, { turn: 17, ordinal: 2 });
  for (const { record, stood } of stagesFrom('savannah/assault', state, 'classic', 1)) {
    const address = stood.waiting?.address;
    if (address === 't17/allies/movement/movement@allies') break;
    if (address !== 't17/british/movement/movement@british') continue;
    const made = draft(record, stood, 'british', lines.join('\n'), NOTHING);
    const reader = { seat: 'british', language, label: 'X', deadline: null, received: null, replaces: null };
    return renderAcknowledgement(acknowledgementOf(record, made, { ...reader, turn: 17 })).text.replace(/\s+/g, ' ');
  }
  return expect.fail('the British never march first');
}

test.each([
  ['en', '1406 is 5 from br-grand, which can fire at 1907 and 2206; no target for br-fort and br-d either.'],
  ['fr', 'ni une cible pour br-fort et br-d.'],
] as const)('a line of fire is told of all its guns for which the hex is no target (%s)', (language, said) => {
  expect(answered(language, 'FIRE br-grand, br-fort, br-d AT 1406')).toContain(said);
});

test('of guns that can fire and guns that never will at this hex the latter are told of, with what they fire at', () => {
  const said = answered('en', 'FIRE br-grand, br-carolina AT 1907');
  expect(said).toContain(
    'warn FIRE br-grand, br-carolina AT 1907 1907 is 7 hexes off, guns reach 3: shot at 1405 by br-carolina.',
  );
});

test.each([
  ['en', '1404 is full as all stand: whoever falls back goes to the hex nearest to it that has room.'],
  ['fr', '1404 est plein à présent'],
] as const)('who is to fall back to a hex without room is told so, and of one with room nothing (%s)', (language, said) => {
  expect(answered(language, 'RETREAT fraser-2 TO 1404')).toContain(said);
  expect(answered(language, 'RETREAT fraser-2 TO 1503')).not.toContain(said.replace('1404', '1503'));
});
