/** A choice put by letter is answered by a sentence that names one of its answers, and by no question, refusal or doubt. */
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/engine/contract.ts';
import { plainWords } from '../../src/engine/phrase.ts';
import { renderAcknowledgement, renderNotice } from '../../src/reports/index.ts';
import { acknowledgementOf } from '../../src/table/acknowledgement.ts';
import type { Books } from '../../src/table/advance.ts';
import { questionOf } from '../../src/table/asking.ts';
import { draft } from '../../src/table/draft.ts';
import { momentOf, type Posed } from '../../src/table/moment.ts';
import { namedIn } from '../../src/table/spoken-answer.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

interface At {
  stage: Stage;
  seat: string;
}

/** D'Estaing goes with the vanguard and not with the grenadiers. */
function withVanguard({ record, stood, due }: Stage): Books {
  if (!due.includes('allied') || stood.waiting?.address !== 't16/allies/movement/movement@allies') return {};
  const marches = 'MOVE avant-garde, champagne, destaing TO 1405\nMOVE armagnac TO 1406';
  const { orders } = draft(record, stood, 'allied', marches, NOTHING).drafted;
  return { allied: { orders, standing: [], mails: [], receivedAt: null } };
}

/** Games in which the first choices of these kinds are looked for, by a part of their address. */
const played = (write: (stage: Stage) => Books, dice: string) =>
  stages('savannah/assault', 2, 'full', 3, write, dice.repeat(32));
const SOUGHT = {
  '/setup-place@': () => stages('savannah/assault', 2, 'full', 3),
  '/lead-unit@british': () => stages('savannah/assault', 2, 'full', 3),
  '/tactic@allies': () => stages('savannah/assault', 2, 'full', 3),
  '/leader-accompany@': () => played(withVanguard, '09'),
  '/1303/advance-others@allies': () => played(() => ({}), '00'),
} as const;

function firstOf(part: keyof typeof SOUGHT): At {
  for (const stage of SOUGHT[part]())
    for (const { seat, address } of stage.stood.waiting?.needs ?? [])
      if (address.includes(part)) return { stage, seat };
  return expect.fail(`nobody is asked ${part}`);
}
const found = new Map<string, At>();

function stageAt(part: keyof typeof SOUGHT): At {
  const at = found.get(part) ?? firstOf(part);
  found.set(part, at);
  return at;
}

/** What a mail of these lines is taken to answer to each question, in English, and what of it is wrong. */
function said({ stage: { record, stood }, seat }: At, language: Language, ...lines: string[]) {
  const made = draft(record, stood, seat, lines.join('\n'), NOTHING, { language });
  const put = questionOf(record, stood, { seat, language, label: 'Letters 1', deadline: null }, made);
  const told = put ? [put, ...put.others] : [];
  const chosen = told.map(({ understood, options }) =>
    understood === null ? null : options.find(({ words }) => words.startsWith(understood))?.label,
  );
  return { chosen, wrong: (put?.wrong ?? []).map(({ line, why }) => `${line}: ${plainWords(why)}`) };
}

/** The label of an option by its words. */
function labelOf({ stage, seat }: At, words: string, nth = 0): string {
  const put = stage.question(seat, 'en');
  const one = put && [put, ...put.others][nth];
  return one?.options.find((option) => option.words.startsWith(words))?.label ?? expect.fail(words);
}

test.each([
  ['fr', 'Spring Hill svp'],
  ['fr', 'je mets la milice a spring hill'],
  ['fr', 'Bonsoir, la milice à Spring Hill s’il vous plaît, merci'],
  ['fr', 'Non, finalement Spring Hill'],
  ['en', 'Spring Hill please'],
  ['en', 'I put the militia in Spring Hill, thanks'],
  ['es', 'Spring Hill, por favor'],
  ['es', 'la milicia va a Spring Hill, gracias'],
] as const)('in %s “%s” names one place', (language, line) => {
  const at = stageAt('/setup-place@');
  expect(said(at, language, line)).toEqual({ chosen: [labelOf(at, 'Spring Hill')], wrong: [] });
  expect(said(at, language, 'Bonjour,', line, 'Chloé').chosen).toEqual([labelOf(at, 'Spring Hill')]);
});

test.each([
  'surtout pas Spring Hill',
  'Spring Hill ?',
  'anywhere but Spring Hill',
  'Spring Hill o quizás otro lugar',
  'si Spring Hill est libre',
  'au prochain tour Spring Hill',
  'we lost Spring Hill',
  'Spring Hill looks strong, what do we do',
  'Spring Hill me parece fuerte',
  'il faudrait peut-être Spring Hill',
  'the French came on bravely before Spring Hill this morning',
  'la redoute',
])('“%s” answers nothing', (line) => {
  expect(said(stageAt('/setup-place@'), 'fr', line)).toMatchObject({ chosen: [null], wrong: [expect.any(String)] });
});

test('of a sentence that names two answers its writer is told which, and neither counts', () => {
  const at = stageAt('/setup-place@');
  const [hill, other] = [labelOf(at, 'Spring Hill'), labelOf(at, '1502')];
  for (const line of ['Spring Hill ou 1502', 'Spring Hill et 1502 me vont']) {
    const { chosen, wrong } = said(at, 'fr', line);
    expect(chosen).toEqual([null]);
    expect(wrong).toEqual([
      `${line}: « ${line} » peut désigner plusieurs réponses : ${hill} et ${other}. Écrivez-en une.`,
    ]);
  }
});

test('an answer that is written plainly counts before a sentence that names another', () => {
  const at = stageAt('/setup-place@');
  expect(said(at, 'fr', 'Spring Hill me tente, Jo', '1502').chosen).toEqual([labelOf(at, '1502')]);
});

test('of a mail that answers nothing every line is shown but its greeting and its signature', () => {
  const { stage, seat } = stageAt('/setup-place@');
  const wrongOf = (...lines: string[]) => {
    const made = draft(stage.record, stage.stood, seat, lines.join('\n'), NOTHING);
    const asked = { seat, language: 'fr', label: 'Letters 1', deadline: null, writer: 'Chloé' } as const;
    return questionOf(stage.record, stage.stood, asked, made)?.wrong.map(({ line }) => line);
  };
  expect(wrongOf('Bonjour,', 'quelque part au nord', 'je ne sais pas', 'Chloé')).toEqual([
    'quelque part au nord\nje ne sais pas',
  ]);
  expect(wrongOf('quelque part au nord', 'AIDE')).toEqual(['quelque part au nord']);
  expect(wrongOf('Bonjour,', 'AIDE', 'Chloé')).toEqual([]);
  expect(wrongOf('Bonjour,')).toEqual(['Bonjour,']);
});

test('the answer to talk names every choice that is open, and says nothing of READY', () => {
  const { stage, seat } = stageAt('/lead-unit@british');
  const { record, stood } = stage;
  const kept = { id: 'o1', verb: 'HOLD', args: { units: ['kfr'] }, canonical: 'HOLD kfr', line: 1 };
  const made = draft(record, stood, seat, 'What a battle this is for everybody', { ...NOTHING, orders: [kept] });
  const { deadline } = stage.call('allied', 'en');
  const model = acknowledgementOf(record, made, {
    ...{ seat, language: 'en', label: 'Letters 1', turn: 16, received: null, replaces: null },
    deadline: deadline?.local ?? expect.fail('no deadline'),
    passed: { prose: true, isAlone: true, lines: [1], umpire: 'Jo' },
  });
  const text = renderAcknowledgement(model).text.replace(/\s+/gu, ' ');
  const put = stage.question(seat, 'en');
  for (const { asks } of put ? [put, ...put.others] : []) expect(text).toContain(asks.split('?')[0]);
  expect(text).not.toMatch(/READY/);
});

test('one sentence answers two choices of a letter, each by words of its own', () => {
  const at = stageAt('/lead-unit@british');
  const [lead, tactic] = [labelOf(at, 'Tawes'), labelOf(at, 'Stand Fast', 1)];
  for (const line of [
    'Tawes en tête et on tient ferme!',
    'Tawes leads, we stand fast please',
    `${lead}, ${tactic}`,
    `${lead} et ${tactic}`,
  ])
    expect(said(at, 'fr', line), line).toEqual({ chosen: [lead, tactic], wrong: [] });
  expect(said(at, 'fr', 'nous refusons le flanc').chosen).toEqual([null, labelOf(at, 'Refuse Flank', 1)]);
});

test('a name of several words is named by one that is its own in the letter of any tongue, in either number', () => {
  const at = stageAt('/leader-accompany@');
  const [en, fr, es] = [
    ["Dillon's Irish", 'the Volunteer Grenadiers'],
    ['les Irlandais de Dillon', 'les grenadiers volontaires'],
    ['los irlandeses de Dillon', 'los granaderos voluntarios'],
  ].map((names) => ({
    ...{ asks: '', about: [], words: () => '' },
    options: names.map((words, n) => ({ answer: ['dillon-irish', 'vol-grenadiers'][n] ?? '', words })),
  }));
  if (!en || !fr || !es) return expect.fail('three tongues');
  const [posed] = momentOf(at.stage.record, at.stage.stood, at.seat);
  const named = (line: string) =>
    namedIn({ ...(posed as Posed), letter: '', menus: { en, fr, es } }, line).map(({ answer }) => answer);
  for (const line of ['Avec les Irlandais', 'with the Irish please', 'con los irlandeses', 'les irlandais'])
    expect(named(line), line).toEqual(['dillon-irish']);
  for (const line of ['un grenadier', 'los granaderos, por favor'])
    expect(named(line), line).toEqual(['vol-grenadiers']);
  for (const line of ['pas les Irlandais', 'les Hessois', 'nobody at all']) expect(named(line), line).toEqual([]);
});

test('a place of a list is named beside its number', () => {
  const at = stageAt('/leader-accompany@');
  const [en, fr, es] = [
    ['Guns at Léogane (3018)', 'Guns at Cap-Français (3117)'],
    ['Canons à Léogane (3018)', 'Canons à Cap-Français (3117)'],
    ['Cañones en Léogane (3018)', 'Cañones en Cabo Francés (3117)'],
  ].map((names) => ({
    ...{ asks: '', about: [], words: () => '' },
    options: names.map((words, n) => ({ answer: ['3018', '3117'][n] ?? '', words })),
  }));
  if (!en || !fr || !es) return expect.fail('three tongues');
  const [posed] = momentOf(at.stage.record, at.stage.stood, at.seat);
  const named = namedIn({ ...(posed as Posed), letter: '', menus: { en, fr, es } }, '2 Cabo frances por favor');
  expect(named.map(({ answer }) => answer)).toEqual(['3117']);
});

test('another form of a verb names what the letter has as its infinitive', () => {
  const at = stageAt('/leader-accompany@');
  const stay = labelOf(at, 'stay');
  const stays = ['il reste a Spring Hill', 'He stays with the guns, thanks', 'non, il reste'];
  for (const line of [...stays, 'Dillon reste avec le corps léger'])
    expect(said(at, 'fr', line).chosen[0], line).toBe(stay);
  for (const line of ['il ne reste pas', 'le reste va bien, bonjour à ta femme', 'does he stay?'])
    expect(new Set(said(at, 'fr', line).chosen), line).toEqual(new Set([null]));
});

test('who went where a leader may go is in the answer, and names it', () => {
  const at = stageAt('/leader-accompany@');
  const [go = '', ...more] = at.stage.question(at.seat, 'fr')?.options.map(({ words }) => words) ?? [];
  expect([go, ...more]).toEqual(["aller en 1406, avec l'Avant-Garde", 'rester']);
  for (const line of ["Avec l'Avant-Garde bien sûr", 'avec sa garde', 'with his Avant-Garde, of course'])
    expect(said(at, 'fr', line).chosen[0], line).toBe(labelOf(at, 'go to'));
  expect(said(at, 'fr', "D'Estaing reste avec les chasseurs").chosen[0]).toBe(labelOf(at, 'stay'));
  for (const line of ['Avec les chasseurs', "d'Estaing", "pas avec l'Avant-Garde"])
    expect(said(at, 'fr', line).chosen[0], line).toBeNull();
});

test('everybody and nobody are said in other words too', () => {
  const at = stageAt('/1303/advance-others@allies');
  const [all, none] = [labelOf(at, 'the 2nd South Carolina and Laurens'), labelOf(at, 'nobody')];
  for (const line of [
    'Tout le monde',
    'tout le monde suit, merci',
    'tout le monde bien sûr',
    'Everybody!',
    'all of them',
    'todo el mundo',
  ])
    expect(said(at, 'fr', line), line).toEqual({ chosen: [all], wrong: [] });
  for (const line of ['Nobody', 'personne ne suit', 'no one', 'Personne svp', 'personne bien sûr', 'nadie'])
    expect(said(at, 'fr', line), line).toEqual({ chosen: [none], wrong: [] });
  for (const line of ['tout le monde va bien ?', 'pas tout le monde', 'everybody but Laurens'])
    expect(said(at, 'fr', line).chosen, line).toEqual([null]);
});

test('no order is proposed for a line that was to answer: a YES to it would be taken as the answer', () => {
  const at = stageAt('/leader-accompany@');
  const { chosen, wrong } = said(at, 'fr', 'nous faisons marcher auxerrois vers 1306 demain');
  expect(new Set(chosen)).toEqual(new Set([null]));
  expect(wrong.join()).toMatch(/Aucun ordre/);
  expect(wrong.join()).not.toMatch(/Vouliez-vous dire/);
});

describe('a number with words beside it', () => {
  const at = stageAt('/tactic@allies');
  const fast = labelOf(at, 'Stand Fast');

  test('is the answer where they are its own, or only polite', () => {
    for (const line of [
      `Le ${fast}, tenir ferme`,
      `je prends la ${fast} svp`,
      `${fast}, stand fast`,
      `el ${fast} por favor`,
    ])
      expect(said(at, 'fr', line), line).toEqual({ chosen: [fast], wrong: [] });
  });

  test('is none where they are those of another answer, or say anything else', () => {
    const other = labelOf(at, 'Frontal Assault');
    expect(said(at, 'fr', `Le ${other}, tenir ferme`)).toMatchObject({
      chosen: [null],
      wrong: [expect.stringContaining(`plusieurs réponses : ${other} et ${fast}`)],
    });
    expect(said(at, 'fr', `Le ${fast}, tout le monde en place`).chosen).toEqual([null]);
  });
});

test.each([
  'savannah/assault',
  'jenkins-ear/war',
])('every answer of %s is still the same with a polite word behind it', (scenario) => {
  let answers = 0;
  for (const { record, stood, question, due } of stages(scenario, 2, 'full', 1))
    for (const seat of due)
      for (const language of record.game.languages) {
        const put = question(seat, language);
        if (!put || put.others.length > 0) continue;
        const understood = (text: string) => {
          const made = draft(record, stood, seat, text, NOTHING, { language });
          return questionOf(record, stood, { seat, language, label: 'Letters 1', deadline: null }, made)?.understood;
        };
        for (const { label, words } of put.options.slice(0, 6)) {
          const name = words.split(' : ')[0]?.split(': ')[0] ?? '';
          if (name.split(' ').length > 6 || understood(name) == null) continue;
          answers++;
          expect(understood(`${name} ${{ en: 'please', fr: 'svp', es: 'por favor' }[language]}`), name).toBe(
            understood(label),
          );
        }
      }
  expect(answers).toBeGreaterThan(20);
});

test('a READY beside an answer goes on with it though a line is wrong, and the letter says so', () => {
  const { stage, seat } = stageAt('/setup-place@');
  const told = (...lines: string[]): string => {
    const made = draft(stage.record, stage.stood, seat, lines.join('\n'), NOTHING);
    const asked = { seat, language: 'en' as const, label: 'Letters 1', deadline: null, isLast: true };
    const put = questionOf(stage.record, stage.stood, asked, made) ?? expect.fail('nothing is asked');
    return renderNotice('question', put, 'en').text.replace(/\s+/g, ' ');
  };
  const answer = ['PLACE savannah-militia AT 1702', '99'];
  expect(told(...answer)).toContain('so play waits for you');
  expect(told(...answer, 'READY')).not.toContain('play waits for you');
  expect(told(...answer, 'READY')).toContain('Nobody else is waited for: play goes on at once.');
});

test('of answers that are not listed the hexes are told where they tell them apart', () => {
  const { stage, seat } = stageAt('/setup-place@');
  const put = stage.question(seat, 'en') ?? expect.fail('nothing is asked');
  const listedOf = (hexes: readonly string[]): string => {
    const options = hexes.map((hex, n) => ({ label: String(n + 1), words: `Ship ${n} (${hex})` }));
    return renderNotice('question', { ...put, options }, 'en').text.replace(/\s+/g, ' ');
  };
  const many = Array.from({ length: 30 }, (_, n) => String(1101 + n));
  expect(listedOf(many)).toMatch(/more: write yours, by its name or as an order: \d{4}/);
  expect(listedOf(many.map(() => '3625'))).toMatch(/more: write yours, by its name or as an order(?!:)/);
});
