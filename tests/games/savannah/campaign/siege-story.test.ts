/** The siege as a report tells it: works, bombardment die by die, where it stands, and its marks on the map. */
import { describe, expect, test } from 'vitest';
import type { Heard, Telling } from '../../../../src/engine/contract.ts';
import { plainWords } from '../../../../src/engine/phrase.ts';
import type { MapScene } from '../../../../src/engine/scene.ts';
import type { Story } from '../../../../src/engine/story.ts';
import { look } from '../../../../src/engine/view.ts';
import { savannah as ruleset } from '../../../../src/games/savannah/game.ts';
import type { SavannahView } from '../../../../src/games/savannah/view.ts';
import type { BoarState } from '../../../../src/series/boar/rules/state.ts';
import { boardOf } from '../../../../src/series/boar/rules/turn.ts';
import { bombardmentPhase } from '../../../../src/series/boar/siege/bombardment.ts';
import { worksPhase } from '../../../../src/series/boar/siege/works.ts';
import { phasesIn, trialsIn } from '../../../told.ts';
import { campaign, position, rules, scenario } from '../../campaign.ts';
import { type Answers, drive, type Faces } from '../../position.ts';

const game = ruleset.open(scenario);

/** A turn of digging and bombardment as told to a role. */
function told(
  state: BoarState,
  role: string,
  language: 'en' | 'fr',
  faces: Faces,
  answers: Answers = {},
): Story<MapScene> {
  const before = look(game, structuredClone(state), role) as SavannahView;
  const driven = drive(
    state,
    function* (play) {
      yield* play.at('opening', () => play.at('works', () => worksPhase(boardOf(rules, play))));
      yield* play.at('opening', () => play.at('siege', () => bombardmentPhase(boardOf(rules, play))));
    },
    { faces: { test: 9, ...faces }, answers: { 'siege-fire': 'fire', 'siege-reply': 'fire', ...answers } },
  );
  const heard: Heard[] = driven.events.map(({ kind, rule, address, facts }) => ({
    kind,
    rule,
    address,
    facts,
    rolls: [],
  }));
  const telling: Telling<SavannahView> = {
    ...{ who: role, language, before, after: look(game, state, role) as SavannahView, heard },
    ...{ ledger: [], standing: [], fates: [], skipped: [], outcome: null, next: null },
  };
  return game.story(telling) as Story<MapScene>;
}

function siege(): BoarState {
  const state = position('1806 br-c; 2005 fraser-1; 2009 fr-a-rt', {
    turn: 11,
    ordinal: 11,
    siege: ['2009/N', '2009/NE'],
  });
  Object.assign(campaign(state).siege, { step: 3, used: { 2: 1 }, building: [{ hex: '2008', placed: 10 }] });
  return state;
}

const lines = (story: Story): string[] =>
  phasesIn(story).flatMap(({ lines: all }) => all.map((line) => plainWords(line)));

const faces: Faces = {
  'french/table-1/!bombardment': 8,
  'french/table-2/!bombardment': 9,
  'british/table-1/!bombardment': 2,
};
const answers: Answers = {
  'works-orient': ['NW', 'N', 'NE'],
  'works-place': ['2007', '2108'],
  'siege-city-hex': '1803',
  'siege-breach-side': '2005/S',
};

describe('S 4.4, 4.6 the siege in the report', () => {
  test('S 4.4 works and bombardment in sentences, with every die and what it did', () => {
    expect(lines(told(siege(), 'allies', 'en', faces, answers))).toEqual([
      'Our siege work at 2008 is finished, facing north-west, north and north-east.',
      'We begin 2 siege works: 2007 and 2108.',
      'Our guns [8] = 8, table I: shells fall on the town; on to table II. 1803 is laid in ruins. French VP +1/2.',
      expect.stringMatching(
        /^Our guns \[9\] = 9, table II: the works are battered, and men fall; the enemy is shaken\. The works of the South-east redoubt \(2005\) are breached on the south side\..*British morale -1, French VP \+1\/2\.$/,
      ),
      'The guns of the British [2] = 2, table I: nothing.',
    ]);
  });

  test('S 4.6 each roll is a trial of the fire chapter, with what was added', () => {
    const state = siege();
    state.weather = 'storms';
    const story = told(
      state,
      'british',
      'en',
      { 'french/table-1/!bombardment': 2, 'british/table-1/!bombardment': 2 },
      answers,
    );
    expect(
      trialsIn(story).map(({ dice, addends, sum, verdict }) => [
        dice[0]?.face,
        addends.map(({ value }) => value),
        sum,
        verdict,
      ]),
    ).toEqual([
      [2, [-1], 1, 'nothing'],
      [2, [-1], 1, 'nothing'],
    ]);
  });

  test('S 4.4 the report says where the siege stands and which counters are left', () => {
    expect(JSON.stringify(told(siege(), 'allies', 'en', faces, answers))).toContain(
      '5 hexsides finished (2009, 2008); begun at 2007, 2108; works that may yet be dug: 2 facing 2 hexsides, 2 facing 3 hexsides and 2 facing 1 hexside',
    );
  });

  test('S 4.4, R75 markers, works, breaches and ruins are on the map', () => {
    const { map } = told(siege(), 'allies', 'en', faces, answers);
    expect(map.diggings).toEqual(['2007', '2108']);
    expect(map.edges.filter(({ kind }) => kind === 'siege')).toHaveLength(5);
    expect(map.edges).toContainEqual({ hex: '2005', side: 'S', kind: 'redoubt', breached: true });
    expect(map.hexes.filter(({ ruined }) => ruined).map(({ id }) => id)).toEqual(['1803']);
  });

  test('S 4.4 no words of trenches on the map before there are any', () => {
    const texts = (state: BoarState): (string | undefined)[] =>
      told(state, 'british', 'en', { bombardment: 1 }, answers).map.labels?.map(({ text }) => text) ?? [];
    expect(texts(siege())).toContain('French trenches');
    expect(texts(position('1806 br-c', { turn: 5 }))).not.toContain('French trenches');
  });

  test.each([
    [7, 'unfinished: +2 to attacks across them; +1 from turn 8'],
    [8, 'unfinished: +1 to attacks across them; 0 from turn 12'],
    [12, null],
  ])('S 4.14 the defences of turn %i are told as they are when it is played, asked before it opens or not', (turn, said) => {
    const state = position('1806 br-c', { turn });
    Object.assign(campaign(state), { unfinished: 2 });
    const text = JSON.stringify(told(state, 'british', 'en', { bombardment: 1 }, { ...answers, 'works-place': [] }));
    if (said === null) expect(text).not.toContain('unfinished');
    else expect(text).toContain(said);
  });

  test.each([['en'], ['fr']] as const)('every sentence has its words: %s', (language) => {
    for (const role of ['british', 'allies']) {
      for (const one of [0, 3, 7, 8, 9]) {
        for (const two of [0, 3, 6, 8, 9]) {
          const state = siege();
          state.breached = ['2009/N', '2005/SE'];
          const story = told(
            state,
            role,
            language,
            { 'table-1/!bombardment': one, 'table-2/!bombardment': two, test: 0 },
            { 'works-orient': ['N'], 'works-place': [] },
          );
          for (const line of [
            ...lines(story),
            ...trialsIn(story).flatMap(({ verdict, effects }) => [verdict, ...effects]),
          ]) {
            expect(line).not.toMatch(/[{}]|tale\.|bombard\.|effect\.|void\.|undefined|drm\./);
          }
        }
      }
    }
  });
});
