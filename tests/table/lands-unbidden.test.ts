/** Who goes ashore in an own port without a line for it is as letters say: all that it holds, but nobody in the base that has its stores. */
import { expect, test } from 'vitest';
import { sailing } from './war-at-sea.ts';

const FLEET = 'en 2718 off: princess-caroline+soldiers-8, cornwall+soldiers-4; sp 2717 port: soldiers-9';

/** Who of the troops is still aboard once the fleet is in Port Royal. */
function aboard(port: string, ...lines: string[]): string[] {
  const played = [...sailing(`${FLEET}; en 2719 port: ${port}`, ['MOVE 2718 TO 2719', ...lines])];
  const last = played.find(({ stood }) => stood.waiting?.address.endsWith('spanish/movement@spanish'));
  const { pieces } = last?.stood.state as { pieces: Record<string, { aboard: string | null }> };
  return ['en-soldiers-8', 'en-soldiers-4'].filter((id) => pieces[id]?.aboard !== null);
}

test('all that the port has room for land in it; where stores lie ashore nobody does unless LAND says so', () => {
  expect(aboard('frigate-2')).toEqual([]);
  expect(aboard('frigate-2, supplies-1')).toEqual(['en-soldiers-8', 'en-soldiers-4']);
  expect(aboard('frigate-2, supplies-1', 'LAND en-soldiers-8 AT 2719')).toEqual(['en-soldiers-4']);
});

test.each([
  ['en', /greatest English port, once Supplies lie ashore, nobody unless LAND says so/],
  ['fr', /plus grand port anglais, s’il y a des Vivres à terre, personne sans DÉBARQUER/],
  ['es', /mayor puerto inglés, si hay Suministros en tierra, nadie sin DESEMBARCAR/],
] as const)('letters in %s say so', (language, said) => {
  const [stage] = sailing(`${FLEET}; en 2719 port: frigate-2`, []);
  expect(stage?.record.game.messages[language]?.['reaction.LAND.default']).toMatch(said);
});
