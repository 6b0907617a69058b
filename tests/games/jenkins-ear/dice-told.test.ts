/** What a letter says of dice: their hits before anybody paid for them, what a port takes off, why no die was thrown. */

import { expect, test } from 'vitest';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { cardsIn, effectsOn, onCard, phasesIn, trialsIn, trialsOn } from '../../told.ts';
import { letter, plain } from './letter.ts';
import { campaign, combat, order, position } from './table.ts';

const siege = (defenders: string, landed = 'soldiers-4, soldiers-5'): EarState =>
  position(`en 3318 off: boyne; en 3318 port: ${landed}; sp 3318 port: ${defenders}`);

test('hits ashore are told while the loser is still asked whom he gives up', () => {
  const driven = combat(siege('soldiers-16, soldiers-17'), 'english', { dice: { '!english.1': 1, '!english.2': 6 } });
  expect(driven.events.some(({ kind }) => kind === 'ear.lost')).toBe(true);
  const verdict = (before?: string) => cardsIn(letter(driven, 'english', 'en', before)).flatMap(trialsOn)[0]?.verdict;
  expect(verdict('ear.lost')).toBe('one hit: Soldiers 4 with a 1');
  expect(verdict()).toBe('one hit: Soldiers 4 with a 1');
});

test('a port that nobody of land value holds takes no dice off, and its card says so', () => {
  const told = (defenders: string, language: 'en' | 'fr', landed?: string) => {
    const cards = cardsIn(letter(combat(siege(defenders, landed), 'english'), 'english', language));
    const rows = cards.flatMap((card) => onCard(card, 'rows')).flatMap((block) => block.rows);
    return `${plain(rows.at(-1)?.text ?? [])} ${plain(cards.flatMap(trialsOn)[0]?.head ?? [])}`;
  };
  expect(told('supplies-1', 'en')).toMatch(/takes no die off.*\(counters ashore \+2, Boyne \+4\)/);
  expect(told('supplies-1', 'fr')).toContain("n'ôte aucun dé");
  expect(told('soldiers-16', 'en')).toMatch(/takes 5 dice off.*port -5\)/);
  // Of whoever has no dice to lose it takes all the same.
  expect(told('soldiers-16', 'en', 'vernon')).toMatch(/takes 5 dice off/);
});

test('who is lost for good without a die is told why', () => {
  const state = position('en 3018 off: boyne, norfolk, frigate-2; sp 3018 off: oriente, galicia, santa-isabel');
  state.contacts.push({ hex: '3018', attacker: 'english', from: '3019' });
  const driven = combat(state, 'english', {
    dice: Object.fromEntries(['boyne', 'norfolk', 'frigate-2'].map((id) => [`!en-${id}.1`, 1])),
  });
  const effects = (language: 'en' | 'fr') =>
    cardsIn(letter(driven, 'spanish', language))
      .flatMap(effectsOn)
      .join(' ');
  expect(effects('en')).toContain('Galicia (never for sale: for good)');
  // Who shares a price is named together.
  expect(effects('en')).toContain('Oriente and Santa Isabel (cost 6, above every die: for good)');
  expect(effects('fr')).toContain('Galicia (ne s’achète pas : pour de bon)');
  expect(effects('en')).toContain('Hits, one for each counter at most: English 3');
});

test('names of the lost that leave no room for the other side’s losses are left out of the summary, never these', () => {
  const losses = (ours: string) => {
    const state = position(`en 3018 off: ${ours}; sp 3018 off: oriente, galicia, santa-isabel`);
    state.contacts.push({ hex: '3018', attacker: 'spanish', from: '3019' });
    const driven = combat(state, 'spanish', {
      dice: Object.fromEntries(['oriente', 'galicia', 'santa-isabel'].map((id) => [`!sp-${id}.1`, 1])),
    });
    return plain(letter(driven, 'english', 'es').summary[2] ?? []);
  };
  expect(losses('princess-caroline, princess-amelia, princess-louisa')).toMatch(/^Hemos perdido 3 fichas; .*: .*\.$/);
  expect(losses('boyne, torbay, lion')).toMatch(/^Hemos perdido 3 fichas \(.*\); .*: .*\.$/);
});

test('a die thrown again for a Deception that shows the same face is told to do so, as no change', () => {
  const told = (again: number, language: 'en' | 'fr' | 'es') => {
    const state = position('en 3018 off: boyne, deception-1, norfolk; sp 3018 off: oriente, galicia');
    state.contacts.push({ hex: '3018', attacker: 'english', from: '3019' });
    const driven = combat(state, 'english', {
      answers: { 'reroll.1/reroll@english': 'en-boyne.1' },
      dice: { '!en-boyne.1': 6, 'reroll.1/!again': again },
    });
    const effects = cardsIn(letter(driven, 'english', language)).flatMap(effectsOn);
    return effects.find((one) => one.includes('Boyne, '));
  };
  expect(told(6, 'en')).toContain('We spent a Deception: Boyne, 6 again.');
  expect(told(6, 'fr')).toContain('un Leurre : Boyne, encore 6.');
  expect(told(6, 'es')).toContain('un Señuelo: Boyne, otra vez 6.');
  expect(told(2, 'en')).toContain('Boyne, 6 became 2.');
});

test('to sail in on enemy ships is told as that, with its die where it happened', () => {
  const state = position('en 2719 port: boyne; sp 2919 off: frigate-1, oriente');
  const move = order('MOVE', 'en-boyne', { to: '2919', contact: 'attack' });
  const driven = campaign(state, 'english', [move], {
    dice: { '!contact': 4 },
    answers: { 'enter-contact': 'enter', 'go-on': 'stop' },
  });
  const told = (role: string, language: 'en' | 'fr') => {
    const story = letter(driven, role, language);
    return [
      ...phasesIn(story).flatMap(({ lines }) => lines.map(plain)),
      ...trialsIn(story).map(({ head }) => plain(head)),
    ].join('\n');
  };
  expect(told('english', 'en')).toContain(
    'We try to come up with the ships at 2919 with one ship, 1 or less needed: die 4, missed.',
  );
  expect(told('english', 'en')).not.toContain('intercept');
  expect(told('spanish', 'fr')).toContain("Les Anglais tentent de joindre l'ennemi en 2919 : dé 4, manqué.");
});
