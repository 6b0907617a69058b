/** Lines written nearly as they are read: a tactic without its word, hexes without commas, everyone for names, a flag behind `en`. */
import { expect, test } from 'vitest';
import type { Language } from '../../src/engine/contract.ts';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

function at(call: string): Stage {
  for (const stage of stages('savannah/assault', 2, 'classic', 3))
    if (stage.stood.waiting?.needs.some((need) => need.seat === 'allied' && need.call === call)) return stage;
  throw new Error('nobody is called');
}

const [MARCHES, FIGHTS] = [at('movement'), at('combat')];
const lineOf = ({ record, stood }: Stage, text: string, language: Language = 'en') =>
  draft(record, stood, 'allied', text, NOTHING, { language }).drafted.lines[0];

test.each<[Language, string, string]>([
  ['en', 'ATTACK 1505 WITH foix LEAD foix, turn flank', 'TACTIC turn flank'],
  ['fr', 'ATTAQUER 1505 AVEC foix TÊTE foix, tourner le flanc', 'TACTIQUE tourner le flanc'],
])('a tactic without its word is shown with it (%s): %s', (language, text, means) => {
  expect(lineOf(FIGHTS, text, language)?.diagnostics[0]).toMatchObject({ code: 'unexpected-word', didYouMean: means });
});

test('hexes behind WITH need no comma between them', () => {
  const units = (text: string) => lineOf(FIGHTS, text)?.order?.args.with;
  const [one, other] = Object.entries((FIGHTS.stood.state as { units: Record<string, { hex: string | null }> }).units)
    .filter(([unit]) => ['avant-garde', 'armagnac'].includes(unit))
    .map(([, { hex }]) => hex);
  expect(one).not.toBe(other);
  expect(units(`ATTACK 1505 WITH ${one} ${other}`)).toEqual(units(`ATTACK 1505 WITH ${one}, ${other}`));
  expect(units(`ATTACK 1505 WITH ${one} ${other}`)).toEqual(expect.arrayContaining(['avant-garde', 'armagnac']));
});

test.each([
  'HOLD everyone else',
  'HOLD the others',
  'TENIR les autres',
  'MANTENER los demás',
])('who is meant by no name is told so: %s', (text) => {
  expect(lineOf(MARCHES, text)?.diagnostics.map(({ code }) => code)).toContain('all-of-whom');
});

test('MARCHER … en stratégique is the strategic march', () => {
  expect(lineOf(MARCHES, 'MARCHER armagnac VERS 1405 en stratégique')?.order?.args).toMatchObject({ strategic: true });
});
