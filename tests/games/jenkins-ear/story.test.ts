/** Reports of the war: what a seat is told, in every language, and an order form that can be sent back as it is. */

import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../../src/engine/chapters.ts';
import type { Json, Rolled, Telling } from '../../../src/engine/contract.ts';
import { asRead } from '../../../src/engine/dice.ts';
import { phrasebook, plainWords } from '../../../src/engine/phrase.ts';
import { isLegal } from '../../../src/engine/run.ts';
import type { Story } from '../../../src/engine/story.ts';
import { because } from '../../../src/engine/telling.ts';
import { hear, look } from '../../../src/engine/view.ts';
import { oddsAtSea } from '../../../src/games/jenkins-ear/battle-odds.ts';
import { type EarEvents, FOUGHT } from '../../../src/games/jenkins-ear/events.ts';
import { type EarLanguage, languages } from '../../../src/games/jenkins-ear/messages/languages.ts';
import { messages } from '../../../src/games/jenkins-ear/messages/messages.ts';
import { inOneWord } from '../../../src/games/jenkins-ear/names.ts';
import { setup } from '../../../src/games/jenkins-ear/setup.ts';
import { put } from '../../../src/games/jenkins-ear/stacks.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { counterOf, isShip } from '../../../src/games/jenkins-ear/units.ts';
import type { EarView } from '../../../src/games/jenkins-ear/view.ts';
import { keyOf } from '../../../src/orders/fold.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { chaptersOn, PLAYED } from '../../../src/reports/chapters.ts';
import { type HelpFacts, helpDraft } from '../../../src/reports/help.ts';
import { renderReportText, reportModel } from '../../../src/reports/index.ts';
import { wordsOf } from '../../../src/reports/words/words.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { menuOf } from '../../../src/table/menu.ts';
import { anyAnswer, chance, doctrineDesk, playOut, playUntil, stateOf, wildDesk } from '../../contract/plays.ts';
import {
  cardsIn,
  dispatchesIn,
  effectsOn,
  endingIn,
  howToIn,
  nextIn,
  ordersIn,
  phasesIn,
  printedOn,
  rosterIn,
  scoresIn,
  stacksIn,
  standIn,
  trialsOn,
} from '../../told.ts';
import { field, position } from './table.ts';
import { game } from './words-table.ts';

const played = [
  ...playOut(game, 'stories of a war', doctrineDesk(game)),
  ...playOut(game, 'wild stories', wildDesk(game, chance(4)), 4),
];

function tellingOf(role: string, language: EarLanguage, n: number): Telling<EarView> {
  const { opening, closed } = played[n] as (typeof played)[0];
  const clock = game.clock(closed.state);
  return {
    who: role,
    language,
    before: look(game, stateOf(opening), role) as EarView,
    after: look(game, closed.state, role) as EarView,
    heard: hear(closed.events, closed.ledger, role),
    ledger: [],
    standing: [],
    fates: [],
    skipped: [],
    outcome: game.outcome(closed.state),
    next:
      closed.outcome === 'over'
        ? null
        : { ordinal: clock.ordinal, printed: clock.printed, calls: ['movement'], heard: [] },
  };
}

const told = languages.flatMap((language) =>
  game.roles.flatMap((role) =>
    played.map((_, n) => ({ role, language, n, story: game.story(tellingOf(role, language, n)) })),
  ),
);

/** `frigate-2, -7` as codes of their own. */
const spelledOut = (row: string): string =>
  row.replaceAll(/([\p{L}-]+)-(\d+)((?:, -\d+)+)/gu, (_, kind: string, first: string, more: string) =>
    [
      `${kind}-${first}`,
      ...more
        .split(', ')
        .slice(1)
        .map((number) => `${kind}${number}`),
    ].join(' '),
  );

const causeIn = (facts: unknown) => (facts as EarEvents['ear.lost']).cause;
/** How a line of losses begins. */
const LOST = {
  en: /^(?:We|The \w+) lost\b/,
  fr: /^(?:Nous avons|Les \w+ ont) perdu\b/,
  es: /^(?:Hemos|Los \S+ han) perdido\b/,
} satisfies Record<EarLanguage, RegExp>;
const QUIET = ['title.quiet', 'title.quiet-so-far', 'title.at-sea'];

describe('every report of two games', () => {
  test('has five lines of at most ninety characters but for the ports that changed hands, which are told whole', () => {
    for (const { story } of told) {
      expect(story.summary).toHaveLength(5);
      const [ports, ...others] = story.summary;
      expect(plain(ports ?? [])).not.toContain('…');
      for (const line of others) expect(plain(line).length, plain(line)).toBeLessThanOrEqual(90);
      expect(story.title).not.toBe('');
    }
  });

  test('is headed by what weighed most: no turn with a fight or a loss is called quiet', () => {
    const quiet = new Set(languages.flatMap((tongue) => QUIET.map((key) => game.messages[tongue]?.[key])));
    let bloody = 0;
    for (const { story, role, n, language } of told) {
      const { events, ledger } = (played[n] as (typeof played)[0]).closed;
      const heard = hear(events, ledger, role);
      const lost = heard.filter(({ kind, facts }) => kind === 'ear.lost' && causeIn(facts) !== 'reroll');
      const isFought = heard.some(({ kind }) => kind === 'ear.naval-combat' || kind === 'ear.land-combat');
      if (lost.length > 0 || isFought) expect(quiet, `${role} ${n}`).not.toContain(story.title);
      if (lost.length === 0 || isFought || story.over) continue;
      if (heard.some(({ kind }) => kind === 'ear.captured' || kind === 'ear.given-up')) continue;
      bloody++;
      const causes = lost.map(({ facts }) => game.messages[language]?.[`cause.${causeIn(facts)}`] ?? '');
      expect(
        causes.some((cause) => story.title.includes(cause)),
        story.title,
      ).toBe(true);
    }
    expect(bloody).toBeGreaterThan(3);
  });

  test('tells each loss once: of a fight on its card, of anything else in its phase', () => {
    const places = { card: 0, phase: 0 };
    for (const { story, role, n, language } of told) {
      const { events, ledger } = (played[n] as (typeof played)[0]).closed;
      const bills = hear(events, ledger, role).flatMap(({ kind, facts }) =>
        kind === 'ear.lost' ? [causeIn(facts)] : kind === 'ear.scuttled' ? (['scuttled'] as const) : [],
      );
      const [fought, others] = [
        bills.filter((cause) => FOUGHT.has(cause)),
        bills.filter((cause) => !FOUGHT.has(cause)),
      ];
      const says = LOST[language];
      const onCards = cardsIn(story).flatMap((card) => effectsOn(card).filter((line) => says.test(line)));
      const inPhases = phasesIn(story).flatMap(({ lines }) => lines.map(plain).filter((line) => says.test(line)));
      expect(onCards.length, `${role} ${n} ${language}`).toBeGreaterThanOrEqual(fought.length);
      expect(inPhases, `${role} ${n} ${language}`).toHaveLength(others.length);
      places.card += onCards.length;
      places.phase += inPhases.length;
    }
    expect(places.card).toBeGreaterThan(3);
    expect(places.phase).toBeGreaterThan(3);
  });

  test('tells the dice of the end once, where it tells how it ended', () => {
    const over = told.filter(({ story }) => endingIn(story).length > 1);
    expect(over.length).toBeGreaterThan(0);
    for (const { story } of over) {
      const phases = phasesIn(story).flatMap(({ lines }) => lines.map(plain));
      for (const line of endingIn(story)) expect(phases).not.toContain(plain(line));
    }
  });

  test('leaves no word unsaid and no brace open', () => {
    for (const { story, role } of told) {
      const sheets = JSON.stringify([
        printedOn(story, 'key'),
        printedOn(story, 'aid'),
        howToIn(story),
        endingIn(story),
      ]);
      const text = textOf(story, role) + sheets.replaceAll(/[{}]/g, ' ');
      expect(text).not.toMatch(
        /undefined|\bnull\b|[{}]|\b(?:log|trial|contest|cause|side|stack|summary|title|form|how|reaction|next|table|aid|forecast|funds|ports|pools|step|words|chapter)\.[a-z]/,
      );
    }
  });

  test('prints an order form that reads whole, in lines a phone need not wrap', () => {
    for (const { story, role, n } of told) {
      for (const line of story.form) {
        expect(line.length, line).toBeLessThanOrEqual(41);
        expect(line, line).toMatch(/^[ -~]*$/);
      }
      const view = look(game, (played[n] as (typeof played)[0]).closed.state, role);
      const wrong = readOrders(story.form.join('\n'), grammarOf(game, view, role)).lines.flatMap(
        ({ diagnostics }) => diagnostics,
      );
      expect(wrong.filter(({ severity }) => severity === 'error')).toEqual([]);
    }
  });

  test('that asks counts in the rest those too that cannot move, so that it agrees with the chart', () => {
    const text = 'en 2719 port: boyne; sp 2825 port: soldiers-16, lezo, boom-chain-start; sp 2426 port: boom-chain-2';
    const begun = { phase: null, turn: 3, ordinal: 4 };
    const stood = position(`${text}; sp 3718 port: santa-ana; sp 3625 port: soldiers-9`, begun);
    const view = look(game, stood, 'spanish') as EarView;
    const next = { ordinal: 4, printed: 3, calls: ['orders'], heard: [] };
    const asked = { ...tellingOf('spanish', 'es', 0), before: view, after: view, heard: [], next };
    const [roster] = blocksOf(game.story(asked).chapters, 'roster');
    expect(roster?.rest?.places).toEqual([
      { place: 'Cartagena de Indias (3)', codes: ['soldados-16(3)', 'lezo(+2/+2)'] },
      { place: 'Portobelo (1)', codes: [] },
      { place: 'La Guaira', codes: ['soldados-9(2)'] },
    ]);
  });

  test('R 3.1, 4.0 that asks for the set-up tells room without that of the garrison to come', () => {
    const view = look(game, setup(field), 'spanish') as EarView;
    const next = { ordinal: 1, printed: 0, calls: ['movement'], heard: [] };
    const asked = { ...tellingOf('spanish', 'en', 0), before: view, after: view, heard: [], next };
    const [cartagena] = rosterIn(game.story(asked));
    expect(cartagena?.place).toBe('2825');
    // Of the six that it holds two are Heavy Guns, and one is its garrison.
    expect(cartagena?.note).toBe('(room: 6 ships, 3 ashore)');
  });

  test('that asks names every own counter that can move, by its order code', () => {
    let named = 0;
    for (const { story, role, language, n } of told) {
      if (!story.plan) continue;
      const view = look(game, (played[n] as (typeof played)[0]).closed.state, role) as EarView;
      const [roster] = blocksOf(story.chapters, 'roster');
      const rows = (roster?.stacks ?? []).flatMap(({ units }) => units.flatMap(({ code, note = '' }) => [code, note]));
      const rest = roster?.rest?.places.flatMap(({ codes }) => codes) ?? [];
      const words = ` ${[...rows.map(spelledOut), ...rest].join(' ')} `.replaceAll(/[,]|\([^)]*\)|\+ /g, ' ');
      for (const { id, hex } of Object.values(view.units)) {
        const counter = counterOf(field, id);
        if (hex === null || (!isShip(counter) && counter.anchor === null)) continue;
        named++;
        const code = inOneWord(counter, language);
        expect(words, `${id} in ${hex}`).toContain(` ${code} `);
        const brief = rest.find((one) => one.replace(/\(.*/, '') === code);
        // Guns of a ship before its dice ashore, what soldiers are worth alone.
        if (brief !== undefined && counter.gun !== null) expect(brief).toMatch(new RegExp(`\\(${counter.gun}\\b`));
        else if (brief !== undefined && counter.land !== null) expect(brief).toBe(`${code}(${counter.land})`);
      }
    }
    expect(named).toBeGreaterThan(50);
    // Spelled as the language spells it; forms have it without.
    expect(inOneWord(counterOf(field, 'sp-deception-1'), 'es')).toBe('señuelo-1');
  });
});

test('both funds and what moved them are told, sums right', () => {
  const { before, after } = tellingOf('english', 'en', 2);
  const story = game.story(tellingOf('english', 'en', 2));
  for (const { side, value, causes } of scoresIn(story)) {
    const moved = causes.reduce((sum, cause) => sum + Number(/^[+-]\d+/.exec(cause)?.[0] ?? 0), 0);
    expect(value).toBe(after.funds[side as 'english']);
    expect(before.funds[side as 'english'] + moved).toBe(value);
  }
});

test('a letter in mid-turn tells the turn in play once, with the points there are now', () => {
  const opening = stateOf((played[2] as (typeof played)[0]).opening);
  const paused = playUntil(
    game,
    (played[2] as (typeof played)[0]).opening,
    'stories/2',
    doctrineDesk(game),
    (need) => need.type === 'call' && need.role === 'spanish',
  );
  const [before, after] = [opening, paused?.state].map((state) => look(game, state, 'spanish') as EarView);
  if (!paused || !before || !after) throw new Error('the Spanish were not asked');
  const heard = hear(paused.events, paused.ledger, 'spanish');
  const next = { ordinal: 3, printed: 2, calls: ['movement'], heard };
  const story = game.story({ ...tellingOf('spanish', 'en', 2), before, after, heard, outcome: null, next });
  const funds = scoresIn(story).find(({ side }) => side === 'spanish');
  const moved = (funds?.causes ?? []).reduce((sum, cause) => sum + Number(/^[+-]\d+/.exec(cause)?.[0] ?? 0), 0);
  expect(before.funds.spanish + moved).toBe(funds?.value);
  expect(standIn(story)[1]).toContain(`Funds: ${after.funds.spanish} points to spend`);
  expect(nextIn(story)).toEqual([]);
});

test('a naval combat shows each die with what was added and needed', () => {
  const story = told.find(
    ({ story: one, language }) => language === 'en' && cardsIn(one).some(({ title }) => title.startsWith('at sea')),
  )?.story as Story;
  const trials = cardsIn(story)
    .filter(({ title }) => title.startsWith('at sea'))
    .slice(0, 1)
    .flatMap(trialsOn);
  expect(trials.length).toBeGreaterThan(1);
  for (const { head, dice, addends, sum, verdict } of trials) {
    const added = addends.reduce((total, { value }) => total + value, 0);
    const last = dice.filter(({ struck }) => !struck).map(({ face }) => face + added);
    expect(sum).toBe(addends.length === 0 || last.length > 1 ? null : last[0]);
    const needed = Number(/hits on (\d) or less$/.exec(plain(head))?.[1]);
    expect(verdict).toBe(last.some((total) => total <= needed) ? 'HIT' : 'miss');
  }
});

test('own ships and Soldiers are summed place by place, for their side alone', () => {
  const state = position(
    'en 2719 port: boyne+vernon, frigate-2, soldiers-4, cannons-1; en 2819 off: merchant-1+soldiers-1; sp 2825 port: oriente',
  );
  const chapterFor = (role: string) =>
    dispatchesIn(storyAt(state, role))
      .find(({ title }) => title === 'Ships and Soldiers by place')
      ?.rows.map(({ label, text }) => `${label}: ${plain(text)}`);
  expect(chapterFor('english')).toEqual([
    'Port Royal (2719): 2 ships (gun value 12), one Soldiers counter (land value 2), one battery and Vernon; cannonade +7.',
    '2819: one ship and one Soldiers counter (land value 1).',
    'All together: 3 ships (gun value 12), 2 Soldiers counters (land value 3), one battery and Vernon; cannonade +7.',
  ]);
  expect(chapterFor('spanish')).toEqual(['Cartagena (2825): one ship (gun value 6); cannonade +2.']);
});

test('a turn is headed by the port that weighs most for its reader, and tells every port that changed hands', () => {
  const taken = (side: string, port: string, hex: string, value: number) => ({
    kind: 'ear.captured',
    rule: '3.4',
    address: `t03/${side}/combat/${hex}`,
    facts: { side, port, hex, value, paid: value, from: 0, to: value },
    rolls: [],
  });
  const heard = [
    ...[taken('english', 'cap-francois', '3117', 3), taken('english', 'martinique', '4221', 3)],
    ...[taken('english', 'san-juan', '3718', 3), taken('spanish', 'curacao', '3524', 3)],
    ...[taken('english', 'la-guaira', '3625', 4), taken('english', 'santiago', '2717', 3)],
  ];
  const told = (role: string) => game.story({ ...tellingOf(role, 'fr', 0), heard, outcome: null });
  expect(told('spanish').title).toBe('Perte de La Guaira');
  expect(told('english').title).toBe('Prise de La Guaira et de 4 autres ports');
  const english = { ...tellingOf('english', 'en', 0), outcome: null };
  expect(game.story({ ...english, heard }).title).toBe('La Guaira and 4 ports more taken');
  expect(game.story({ ...english, heard: heard.slice(0, 1) }).title).toBe('Cap-Français taken');
  const ports = plain(told('spanish').summary[0] ?? []);
  for (const name of ['Cap-Français', 'Martinique', 'San Juan', 'La Guaira', 'Santiago', 'Curaçao'])
    expect(ports).toContain(name);
});

test('ships that were scuttled head a turn that cost nothing else', () => {
  const moved = { side: 'spanish', units: ['sp-oriente'], path: ['2825', '2826'], height: 1, top: null, bySea: true };
  const sunk = { side: 'spanish', hex: '2825', cause: 'scuttled', losses: [{ id: 'sp-oriente' }, { id: 'sp-leon' }] };
  const heard = [
    { kind: 'ear.move', rule: '7.0', address: 't03/spanish/movement', facts: moved, rolls: [] },
    { kind: 'ear.lost', rule: '11.0', address: 't03/spanish/movement', facts: sunk, rolls: [] },
  ];
  const titled = (some: readonly object[]) =>
    game.story({ ...tellingOf('spanish', 'en', 0), heard: some as never, outcome: null }).title;
  expect(titled(heard.slice(0, 1))).toBe('Fleets at sea');
  expect(titled(heard)).toBe('We lost 2 counters: scuttled');
});

test('a turn without a capture is headed by the port of the reader that fell empty, else by whose counters were lost', () => {
  const tale = (kind: string, rule: string, facts: object) => ({ kind, rule, address: 't03/turn', facts, rolls: [] });
  const lost = (side: string, hex: string, cause: string, ...ids: string[]) =>
    tale('ear.lost', '3.4', { side, hex, cause, chosenBy: null, losses: ids.map((id) => ({ id })) });
  const atSea = lost('spanish', '3322', 'perilous-sea', 'sp-oriente', 'sp-leon');
  const garrison = lost('spanish', '3718', 'fortunes', 'sp-soldiers-1');
  const fallen = tale('ear.given-up', '3.4', { port: 'san-juan', hex: '3718', by: 'spanish', to: null });
  const titled = (role: string, language: 'en' | 'es' | 'fr', ...heard: object[]) =>
    game.story({ ...tellingOf(role, language, 0), heard: heard as never, outcome: null }).title;
  expect(titled('english', 'en', atSea)).toBe('The Spanish lost 2 counters: perilous seas');
  expect(titled('spanish', 'es', atSea)).toBe('Hemos perdido 2 fichas: mar peligroso');
  expect(titled('observer', 'fr', atSea)).toBe('Les Espagnols ont perdu 2 pions : mer périlleuse');
  expect(titled('spanish', 'en', atSea, garrison, fallen)).toBe('San Juan lost');
  expect(titled('english', 'en', atSea, garrison, fallen)).toBe('The Spanish lost 2 counters: perilous seas');
});

test('counters of one name are told together, and ours by their names', () => {
  const move = (side: string, facts: object) => [
    { kind: 'ear.move', rule: '7.0', address: 't03/spanish/movement', facts: { side, ...facts }, rolls: [] },
  ];
  const path = ['3825', '3726'];
  const log = (heard: Telling<EarView>['heard']) =>
    plain(phasesIn(game.story({ ...tellingOf('spanish', 'fr', 0), heard, outcome: null }))[0]?.lines[0] ?? []);
  const own = { units: ['sp-soldiers-6', 'sp-soldiers-12'], path, height: 2, top: null, bySea: false };
  expect(log(move('spanish', own) as never)).toBe('À pied : Soldats 6 et Soldats 12, un hexagone : 3825-3726.');
  const theirs = { path, height: 4, top: 'en-boyne', bySea: true };
  expect(log(move('english', theirs) as never)).toBe(
    'En mer : une pile anglaise de 4, Boyne dessus, un hexagone : 3825-3726.',
  );
});

test('dice of a land combat say where they come from, each name once, and their sum is their number', () => {
  const heads = told.flatMap(({ story, language }) =>
    language === 'fr' ? cardsIn(story).flatMap((card) => trialsOn(card).map(({ head }) => plain(head))) : [],
  );
  const counted = heads.flatMap((head) => {
    const [, number = '', parts = ''] = /(?:lançons|lancent) (un|\d+) dés? \((.*)\)$/.exec(head) ?? [];
    return number === '' ? [] : [{ number: number === 'un' ? 1 : Number(number), parts: parts.split(', ') }];
  });
  expect(counted.length).toBeGreaterThan(3);
  for (const { number, parts } of counted) {
    const names = parts.map((part) => part.replace(/ [+-]\d+$/, ''));
    expect(new Set(names).size).toBe(names.length);
    const sum = parts.reduce((total, part) => total + Number(/[+-]\d+$/.exec(part)?.[0]), 0);
    expect(Math.max(0, sum)).toBe(number);
  }
});

test('a die of the ledger has words beside its address', () => {
  const named = (address: string) => game.dieNamed?.(address, 'fr');
  expect(named('t00/spanish/!san-isidro')).toBe('San Isidro : vient-il');
  expect(named('t01/spanish/combat/3018/naval/!en-frigate-6.1')).toBe('Frégate, combat en mer, Léogane');
  expect(named('t01/english/combat/3318/land/!english.4')).toBe('un dé anglais, combat à terre, Santo Domingo');
  expect(named('t01/administration/fortunes/english/!status.sp-frigate-2')).toBe(
    'Frégate : pour de bon, ou retour à la réserve',
  );
  expect(named('t01/english/movement@english')).toBeNull();
  const dice = played.flatMap(({ closed }) => closed.ledger.map(({ address }) => game.dieNamed?.(address, 'en')));
  expect(dice.length).toBeGreaterThan(50);
  for (const words of dice) expect(words).not.toMatch(/[!/]|\b(en|sp)-|^die\.|\.\d/);
});

test('the rules in short name every port of value and the figures of the scenario', () => {
  const text = (game.rulesInShort?.('fr') ?? []).map((row) => `${row.label} : ${row.text}`).join('\n');
  expect(text).toContain('6 Carthagène ; 5 La Havane et Santo Domingo');
  expect(text).toContain('3 un navire au choix de l’ennemi');
  expect(text).toContain('sur 1, 3 et 5');
  expect(text).toContain('Leurre, Canons, Chaîne de port, chef et Frégate');
  expect(text).toContain('Tempêtes : un dé au début de chaque tour');
  expect(text).toContain('La fin : après le tour 10, un dé pour chaque port espagnol aux Anglais, +1 par route');
  const { most, turn } = field.tables.funds;
  expect(text).toContain(`${turn.english} points par tour aux Anglais, ${turn.spanish} aux Espagnols`);
  expect(text).toContain(`une piste garde ${most} points`);
  expect(text).not.toMatch(/rules\.|kind\.|\{|undefined/);
});

test('what was seen of an enemy stack before is marked with its turn', () => {
  const state = position('en 2719 port: boyne; sp 3318 off: frigate-1, oriente', { phase: null, turn: 3, ordinal: 4 });
  state.sightings.english['spanish/3318/off'] = {
    stack: 'spanish/3318/off',
    turn: 1,
    phase: 'english',
    faces: ['sp-frigate', 'sp-oriente'],
  };
  const row = stacksIn(storyAt(state, 'english')).find(({ place }) => place === '3318');
  expect(row?.units).toBe('Frigate on top; of it seen on turn 1: Frigate and Oriente');
  state.turn = 1;
  const now = stacksIn(storyAt(state, 'english')).find(({ place }) => place === '3318');
  expect(now?.units).toBe('Frigate on top; seen whole this turn: Frigate and Oriente');
});

test('of an enemy stack seen before nobody is named who is on the map no more', () => {
  const state = position('en 2719 port: boyne; sp 3318 off: frigate-1, oriente', { phase: null, turn: 3, ordinal: 4 });
  const key = 'spanish/3318/off';
  const faces = ['sp-frigate', 'sp-galicia', 'sp-oriente'];
  state.sightings.english[key] = { stack: key, turn: 1, phase: 'english', faces };
  const seen = () => stacksIn(storyAt(state, 'english')).find(({ place }) => place === '3318')?.units;
  expect(state.pieces['sp-galicia']?.hex).toBeNull();
  expect(seen()).toBe('Frigate on top; of it seen on turn 1: Frigate and Oriente');
});

test('of two sightings of the same ship the later stands, and none of a ship that lies open elsewhere', () => {
  const text = 'en 2719 port: boyne; en 3018 off: lion; sp 3318 off: frigate-1, africa, dragon; sp 2819 off: ';
  const state = position(`${text}frigate-2, oriente`, { phase: null, turn: 5, ordinal: 6 });
  const note = (hex: string, turn: number, ...faces: string[]) => {
    const key = `spanish/${hex}/off`;
    state.sightings.english[key] = { stack: key, turn, phase: 'english', faces };
  };
  note('3318', 2, 'sp-frigate', 'sp-oriente', 'sp-africa');
  note('2819', 4, 'sp-frigate', 'sp-oriente');
  const seen = (hex: string) => stacksIn(storyAt(state, 'english')).find(({ place }) => place === hex)?.units;
  expect(seen('2819')).toBe('Frigate on top; of it seen on turn 4: Frigate and Oriente');
  expect(seen('3318')).toBe('Frigate on top; of it seen on turn 2: Frigate and África');
  note('2819', 1, 'sp-frigate', 'sp-oriente');
  expect(seen('3318')).toBe('Frigate on top; of it seen on turn 2: Frigate, Oriente and África');
  put(field, state, ['sp-africa'], '3018', 'off');
  Object.assign(state.pieces['sp-africa'] ?? {}, { open: true });
  expect(seen('3318')).toBe('Frigate on top; of it seen on turn 2: Frigate and Oriente');
});

test('of a stack once seen no more are named than it is high, its top of today and those who lay lowest', () => {
  const state = position('en 2719 port: boyne; sp 3318 port: frigate-1, soldiers-9', {
    phase: null,
    turn: 3,
    ordinal: 4,
  });
  const key = 'spanish/3318/port';
  const seen = (...faces: string[]) => {
    state.sightings.english[key] = { stack: key, turn: 1, phase: 'english', faces };
    return stacksIn(storyAt(state, 'english')).find(({ place }) => place === '3318')?.units;
  };
  const top = 'Frigate on top; of it seen on turn 1: ';
  expect(seen('sp-frigate', 'sp-frigate', 'sp-soldiers-land-2')).toBe(`${top}Frigate and Soldiers`);
  expect(seen('sp-oriente', 'sp-soldiers-land-2')).toBe(`${top}Soldiers`);
});

test('a call counts all of a class it names, and the others as more', () => {
  const state = position('en 2719 port: boyne; sp 2819 off: frigate-1, oriente, galicia, africa, frigate-2, dragon', {
    phase: null,
    turn: 3,
    ordinal: 4,
  });
  const key = 'spanish/2819/off';
  const faces = ['sp-frigate', 'sp-oriente', 'sp-galicia', 'sp-africa', 'sp-frigate', 'sp-dragon'];
  state.sightings.english[key] = { stack: key, turn: 1, phase: 'english', faces };
  const view = look(game, state, 'english') as EarView;
  const next = { ordinal: 4, printed: 3, calls: ['orders'], heard: [] };
  const story = game.story({ ...tellingOf('english', 'en', 0), before: view, after: view, heard: [], next });
  const seen = JSON.stringify(story.chapters.filter(({ id }) => id === 'enemies'));
  expect(seen).toContain('seen turn 1: 2 × Frigate, Oriente, Galicia and 2 more;');
});

test('R 4.4 an enemy stack in open water is called a hex, and no number of counters stands bare behind its number', () => {
  const far = 'sp 3925 port: frigate-3, soldiers-8; sp 3718 port: frigate-4; sp 3423 off: frigate-5, galicia';
  const state = position(`en 2719 port: boyne; sp 2819 off: frigate-1, oriente; sp 2718 off: dragon; ${far}`, {
    phase: null,
    turn: 3,
    ordinal: 4,
  });
  const view = look(game, state, 'english') as EarView;
  const next = { ordinal: 4, printed: 3, calls: ['orders'], heard: [] };
  const story = game.story({ ...tellingOf('english', 'en', 0), before: view, after: view, heard: [], next });
  const [block] = story.chapters.find(({ id }) => id === 'enemies')?.blocks ?? [];
  const rows = block?.kind === 'rows' ? block.rows.map(({ label, text }) => `${label.join('')} ${text.join('')}`) : [];
  expect(rows.map((row) => row.replace(/ (?:Frigate|Dragón|Galicia).*/, ''))).toEqual([
    'hex 2819 (2)',
    'hex 2718 (1)',
    'off Curaçao (2)',
    'San Juan (1)',
    'Others Cumaná (2)',
  ]);
});

test('R 4.4 of an enemy stack that lies open in part its top is told with what lies open', () => {
  const state = position('en 2819 off: boyne; sp 2819 off: oriente, frigate-1, frigate-2', {
    phase: null,
    turn: 3,
    ordinal: 4,
  });
  const open = (...ids: string[]) => {
    for (const id of ids) Object.assign(state.pieces[id] ?? {}, { open: true });
    const view = look(game, state, 'english') as EarView;
    const next = { ordinal: 4, printed: 3, calls: ['orders'], heard: [] };
    const story = game.story({ ...tellingOf('english', 'en', 0), before: view, after: view, heard: [], next });
    const [block] = story.chapters.find(({ id }) => id === 'enemies')?.blocks ?? [];
    return block?.kind === 'rows' ? block.rows[0]?.text.join('') : undefined;
  };
  expect(open('sp-frigate-1')).toBe('Oriente and Frigate; in your hex');
  expect(open('sp-oriente', 'sp-frigate-2')).toBe('Oriente and 2 × Frigate; in your hex');
});

test('of a single enemy counter nothing is told but what lies there', () => {
  const state = position('en 2719 port: boyne; sp 3318 off: frigate-1', { phase: null, turn: 3, ordinal: 4 });
  const key = 'spanish/3318/off';
  state.sightings.english[key] = { stack: key, turn: 1, phase: 'english', faces: ['sp-frigate', 'sp-oriente'] };
  const row = stacksIn(storyAt(state, 'english')).find(({ place }) => place === '3318');
  expect(row?.units).toBe('Frigate on top');
});

test('a call tells three of an enemy stack once seen, and how many more', () => {
  const state = position('en 2719 port: boyne; sp 2819 off: frigate-1, oriente, galicia, africa, dragon', {
    phase: null,
    turn: 3,
    ordinal: 4,
  });
  const key = 'spanish/2819/off';
  const faces = ['sp-frigate', 'sp-oriente', 'sp-galicia', 'sp-africa', 'sp-dragon'];
  state.sightings.english[key] = { stack: key, turn: 1, phase: 'english', faces };
  const view = look(game, state, 'english') as EarView;
  const next = { ordinal: 4, printed: 3, calls: ['orders'], heard: [] };
  const story = game.story({ ...tellingOf('english', 'en', 0), before: view, after: view, heard: [], next });
  const seen = JSON.stringify(story.chapters.filter(({ id }) => id === 'enemies'));
  expect(seen).toContain('Frigate on top; seen turn 1: Frigate, Oriente, Galicia and 2 more; one hex from Port Royal');
});

test('a call for combats says that a hex is taken by as many hits at once as it has defenders', () => {
  const text = 'en 3018 off: soldiers-1, soldiers-4, boyne; sp 3018 port: soldiers-9, cannons-8';
  const state = position(text, { phase: 'english', turn: 3, ordinal: 4 });
  for (const piece of Object.values(state.pieces)) if (piece.hex !== null) piece.open = true;
  const view = look(game, state, 'english') as EarView;
  const told = (language: EarLanguage) => {
    const next = { ordinal: 4, printed: 3, calls: ['combat'], heard: [] };
    const telling = { ...tellingOf('english', language, 0), before: view, after: view, heard: [], next };
    return JSON.stringify(game.story(telling).chapters.filter(({ id }) => id === 'fights-due'));
  };
  expect(told('en')).toContain('2 hits at once, one a counter');
  expect(told('es')).toContain('2 impactos de una vez, uno por ficha');
});

test('R 5.0 the rules in short tell of each Spanish port how many trade routes lead to others, and HELP routes finds them', () => {
  const rules = game.rulesInShort?.('en') ?? [];
  const told = rules.flatMap(({ text }) => /Trade routes to Spanish ports: (.*)\./.exec(text)?.[1] ?? []).join();
  for (const port of field.ports.values()) {
    if (port.flag !== 'spanish' || port.nameOnly) continue;
    const n = port.routes.filter((id) => field.ports.get(id)?.flag === 'spanish').length;
    expect(told.split('; ').find((row) => row.includes(port.name.en))).toMatch(new RegExp(`^${n} `));
  }
  const blank = { forms: [], others: [], seat: null, terms: [] };
  const help = { ...blank, rules, topics: ['routes'], language: 'en', game: { id: 'x', label: 'x' } };
  const { sections } = helpDraft(help as unknown as HelpFacts['help'], wordsOf('en'));
  expect(JSON.stringify(sections)).toContain('Trade routes to Spanish ports');
});

test('the rules in short say that any port may be attacked, that a fight is one round, and how moves go on', () => {
  const text = (language: EarLanguage) => (game.rulesInShort?.(language) ?? []).map((row) => row.text).join(' ');
  expect(text('en')).toMatch(/French and Dutch ones too.*/);
  expect(text('en')).toMatch(/each fight is one round, both sides throwing at once/);
  for (const word of ['DOCK', 'CROSS', 'ENTER', 'SLIP']) expect(text('en')).toContain(word);
  for (const word of ['ACCOSTER', 'TRAVERSER', 'ENTRER', 'SE GLISSER']) expect(text('fr')).toContain(word);
  for (const word of ['ATRACAR', 'CRUZAR', 'ENTRAR', 'COLARSE']) expect(text('es')).toContain(word);
});

test('which die hits ashore is said where a fight ashore is told and among the rules, in each language', () => {
  const rules = (language: EarLanguage) =>
    game
      .rulesInShort?.(language)
      .map(({ text }) => text)
      .join(' ');
  expect(rules('en')).toMatch(/ashore one not above the land value of any counter that has not hit yet/);
  expect(rules('fr')).toMatch(/à terre un dé qui ne dépasse pas la valeur terrestre/);
  expect(rules('es')).toMatch(/en tierra uno que no pase del valor en tierra/);
  for (const [language, said] of [
    ['en', /land value/],
    ['fr', /valeur terrestre/],
    ['es', /valor en tierra/],
  ] as const)
    expect(game.messages[language]?.['fight.shore']).toMatch(said);
});

test('an attack that was beaten off is told in the headline and the first line, whoever made it', () => {
  const tale = (kind: string, facts: object) => ({
    kind,
    rule: '9.2',
    address: 't03/english/combat/3718',
    facts,
    rolls: [],
  });
  const combat = played
    .flatMap(({ closed }) => closed.events)
    .find(({ kind }) => kind === 'ear.naval-combat') as unknown as { facts: object };
  const heard = [
    tale('ear.naval-combat', { ...combat.facts, hex: '3718', attacker: 'english' }),
    tale('ear.naval-result', {
      hex: '3718',
      hits: { english: 0, spanish: 0 },
      owed: { english: 0, spanish: 0 },
      repulsed: true,
    }),
  ] as unknown as Telling<EarView>['heard'];
  const told = (role: string, language: 'en' | 'fr') =>
    game.story({ ...tellingOf(role, language, 0), heard, outcome: null });
  expect(told('english', 'en').title).toBe('We were beaten off at San Juan');
  expect(told('spanish', 'fr').title).toBe('Les Anglais ont été repoussés à San Juan');
  expect(plain(told('english', 'en').summary[0] ?? [])).toBe('We were beaten off at San Juan.');
  expect(plain(told('spanish', 'fr').summary[0] ?? [])).toBe('Les Anglais ont été repoussés : San Juan.');
  // A fight that cost counters heads the letter, though the sea took more.
  const lost = (cause: string, hex: string, ...ids: string[]) =>
    tale('ear.lost', { side: 'english', hex, cause, chosenBy: null, losses: ids.map((id) => ({ id })) });
  const dear = [lost('naval-combat', '3718', 'en-lion'), lost('perilous-sea', '2819', 'en-boyne', 'en-lenox')];
  const all = [...heard, ...dear] as unknown as typeof heard;
  const { title } = game.story({ ...tellingOf('english', 'en', 0), heard: all, outcome: null });
  expect(title).toBe('We were beaten off at San Juan');
});

test('a fleet at sea without stores is marked, one with stores is not', () => {
  const state = position('en 2820 off: boyne; en 2920 off: cornwall+supplies-1', { phase: null });
  const rows = stacksIn(storyAt(state, 'english'));
  expect(rows.find(({ place }) => place === '2820')?.strength).toContain('WITHOUT SUPPLY');
  expect(rows.find(({ place }) => place === '2920')?.strength).toBe('');
});

test('of a port of ours only the ships that lie off it lack supply, not those in it', () => {
  const state = position('en 2719 port: boyne, soldiers-4; en 2719 off: lion', { phase: null });
  const rows = stacksIn(storyAt(state, 'english')).filter(({ place }) => place === '2719');
  expect(rows.map(({ units, strength }) => [units, strength])).toEqual([
    ['Boyne, Soldiers 4', ''],
    ['Lion', 'WITHOUT SUPPLY: as it lies, Lion is lost when the turn ends'],
  ]);
});

test('a loss that nobody was asked about says which standing order chose it, or that the staff did', () => {
  const address = 't01/administration/supply/spanish.3216';
  const loss = { unit: 'sp-galicia', face: 'sp-galicia', die: null, cost: null, to: 'out', with: null };
  const facts = { side: 'spanish', hex: '3216', cause: 'supply', chosenBy: 'spanish', losses: [loss] };
  const heard = [{ kind: 'ear.lost', rule: '6.7', address, facts, rolls: [] }] as unknown as Telling<EarView>['heard'];
  const chosen = { address: `${address}/supply-victim@spanish`, kind: 'supply-victim', answer: 'sp-galicia' };
  const line = (language: 'en' | 'fr', said: Partial<Telling<EarView>>) =>
    plain(
      phasesIn(game.story({ ...tellingOf('spanish', language, 0), heard, outcome: null, ...said }))[0]?.lines[0] ?? [],
    );
  expect(line('en', { stood: [{ ...chosen, order: 's1', canonical: 'LOSSES frigates' }] })).toContain(
    'want of supply, as standing order s1 says.',
  );
  expect(line('fr', { stood: [{ ...chosen, order: 's1', canonical: 'LOSSES frigates' }] })).toContain(
    'manque de vivres, selon la consigne s1.',
  );
  expect(line('en', { decided: [chosen] })).toContain('want of supply, chosen by our staff.');
  expect(line('en', {})).toMatch(/want of supply\.$/);
  const elsewhere = { ...chosen, address: 't01/administration/supply/spanish.3318/supply-victim@spanish' };
  expect(line('en', { decided: [elsewhere] })).toMatch(/want of supply\.$/);
  const foreign = { ...facts, side: 'english' };
  const picked = [{ ...heard[0], facts: foreign }] as unknown as Telling<EarView>['heard'];
  expect(line('en', { heard: picked })).toContain('chosen by us');
  expect(line('en', { heard: picked, decided: [chosen] })).toContain('chosen by our staff');
});

test('off a port of ours only who lies there was without supply', () => {
  const said = (hex: string) => {
    const supply = {
      kind: 'ear.supply',
      rule: '6.7',
      address: `t01/administration/supply/english.${hex}`,
      facts: { side: 'english', hex },
      rolls: [],
    };
    const heard = [supply] as unknown as Telling<EarView>['heard'];
    return plain(phasesIn(game.story({ ...tellingOf('english', 'en', 0), heard, outcome: null }))[0]?.lines[0] ?? []);
  };
  expect(said('2719')).toMatch(/ off Port Royal \(2719\) was without supply/);
  expect(said('2820')).toMatch(/ at 2820 was without supply/);
});

test('once they have sailed no check is told that was none, nor one to come', () => {
  const say = phrasebook('en', messages.en);
  const sailing = { code: 'ear.sailing', facts: { hexes: 9, checks: 0, spared: true } };
  expect(because(say, sailing)).toBe('9 hexes of sea');
});

test('a port that was given up has changed hands', () => {
  const facts = { port: 'cumana', hex: '3925', by: 'english', to: 'spanish' };
  const heard = [{ kind: 'ear.given-up', rule: '3.4', address: 't06/english/movement', facts, rolls: [] }];
  const told = (role: string, language: 'en' | 'fr') =>
    plain(game.story({ ...tellingOf(role, language, 0), heard, outcome: null }).summary[0] ?? []);
  expect(told('english', 'en')).toBe('We gave up Cumaná.');
  expect(told('spanish', 'en')).toBe('The English gave up Cumaná.');
  expect(told('english', 'fr')).toBe('Nous avons abandonné Cumaná.');
});

test('what comes in counts the ports that are held, and what the track will not hold is told before', () => {
  const linesAt = (funds: number, language: 'en' | 'fr' = 'en') => {
    const state = position('en 3318 port: soldiers-4; sp 3718 port: soldiers-16', {
      phase: null,
      funds: { english: funds, spanish: 0 },
    });
    const view = look(game, state, 'english') as EarView;
    const next = { ordinal: 3, printed: 2, calls: ['orders'], heard: [] };
    return standIn(
      game.story({ ...tellingOf('english', language, 0), before: view, after: view, heard: [], next }),
    ).slice(1, 3);
  };
  expect(linesAt(10)[0]).toBe('Funds: 45 points to spend (10 kept + 35 income); the Spanish 0.');
  expect(linesAt(10)[1]).toMatch(/^Ports taken/);
  expect(linesAt(60)).toEqual([
    'Funds: 95 points to spend (60 kept + 35 income); the Spanish 0.',
    '30 points are lost unless spent: a track holds 100.',
  ]);
  expect(linesAt(60, 'fr')[1]).toContain('30 points sont à dépenser');
});

test('stacks that a storm keeps where they are stand in the rest by their height alone', () => {
  const told = (storms: string[]) => {
    const state = position('en 2719 port: boyne; en 3318 port: norfolk, soldiers-4; en 3018 off: frigate-2', {
      phase: null,
      storms,
    });
    const view = look(game, state, 'english') as EarView;
    const next = { ordinal: 3, printed: 3, calls: ['orders'], heard: [] };
    const { chapters } = game.story({ ...tellingOf('english', 'en', 0), before: view, after: view, heard: [], next });
    return JSON.stringify(chapters.find(({ id }) => id === 'own-stacks'));
  };
  expect(told([])).toContain('norfolk');
  expect(told(['3318'])).not.toContain('norfolk');
  expect(told(['3318'])).toContain('Santo Domingo (2) (storm)');
});

test('a fight with a stack once seen tells its chance against who was seen, and against as many as it may be', () => {
  const state = position('en 3318 off: boyne, soldiers-4; sp 3318 port: frigate-1, soldiers-9, soldiers-10', {
    turn: 3,
    ordinal: 4,
    contacts: [{ hex: '3318', attacker: 'english', from: '3218' }],
  });
  const key = 'spanish/3318/port';
  state.sightings.english[key] = { stack: key, turn: 1, phase: 'english', faces: ['sp-frigate'] };
  const view = look(game, state, 'english') as EarView;
  const next = { ordinal: 4, printed: 3, calls: ['combat'], heard: [] };
  const story = game.story({ ...tellingOf('english', 'en', 0), before: view, after: view, heard: [], next });
  const told = JSON.stringify(story.chapters.filter(({ id }) => id === 'fights-due'));
  const odds = oddsAtSea(field, view, '3318');
  const percents = [odds?.seen?.chance, odds?.best, odds?.chance].map((one) => Math.round(100 * (one ?? 0)));
  expect(told).toContain(
    `theirs lie hidden. As seen on turn 1, one die: ${percents[0]} of 100. Now ${percents[1]} of 100 if one fights, ${percents[2]} of 100 if 3 do.`,
  );
  expect(percents[0]).toBeGreaterThan(0);
});

test('where a fight at sea comes before one ashore the chance of the land alone is not told, but that of both', () => {
  const state = position('en 3318 off: boyne+soldiers-4, soldiers-5; sp 3318 port: frigate-1, cannons-8, soldiers-9', {
    turn: 3,
    ordinal: 4,
    contacts: [{ hex: '3318', attacker: 'english', from: '3218' }],
  });
  const key = 'spanish/3318/port';
  const faces = ['sp-frigate', 'sp-cannons', 'sp-soldiers-1'];
  state.sightings.english[key] = { stack: key, turn: 1, phase: 'english', faces };
  const view = look(game, state, 'english') as EarView;
  const next = { ordinal: 4, printed: 3, calls: ['combat'], heard: [] };
  const story = game.story({ ...tellingOf('english', 'en', 0), before: view, after: view, heard: [], next });
  const told = JSON.stringify(story.chapters.filter(({ id }) => id === 'fights-due'));
  expect(told).toMatch(/At sea we attack .* Then ashore: .* The port falls, of 100 times: \d+ against those last seen/);
  expect(told).not.toContain('Ashore: ');
});

test('how it would end today names each port with the faces that keep it, and none that no face keeps', () => {
  const ended = (text: string) => {
    const view = look(game, position(text, { phase: null }), 'english') as EarView;
    const next = { ordinal: 3, printed: 2, calls: ['orders'], heard: [] };
    return standIn(game.story({ ...tellingOf('english', 'en', 0), before: view, after: view, heard: [], next })).at(-2);
  };
  const two = 'en 3318 port: soldiers-4; en 3718 port: soldiers-5';
  expect(ended(two)).toMatch(
    /^Ending today: English win \d+%\. Die needed: [A-Z][\w ]+ 1(-[2-6])?(, [\w ]+ 1(-[2-6])?)*\.$/,
  );
  const five = `${two}; en 2717 port: soldiers-1; en 3625 port: soldiers-2; en 2825 port: soldiers-3`;
  expect(ended(five)).toMatch(/ 1-[2-6](, [\w ]+ 1(-[2-6])?)*, \d more \(PDF\)\.$/);
});

test('each port that a side has taken is named in the call, on as many lines as that takes', () => {
  const held = 'en 3318 port: soldiers-4; en 3718 port: soldiers-5; en 2717 port: soldiers-1; en 3625 port: soldiers-2';
  const told = (more: string, language: 'en' | 'es') => {
    const view = look(game, position(`${held}${more}`, { phase: null }), 'spanish') as EarView;
    const next = { ordinal: 3, printed: 2, calls: ['orders'], heard: [] };
    return standIn(
      game.story({ ...tellingOf('spanish', language, 0), before: view, after: view, heard: [], next }),
    ).filter((line) => /^(Ports taken|Puertos tomados)/.test(line));
  };
  expect(told('', 'es')).toEqual([expect.stringMatching(/^Puertos tomados: ellos /)]);
  const many = told(
    '; en 2114 port: soldiers-3; sp 2719 port: soldiers-1; en 2825 port: soldiers-6; en 1607 port: soldiers-7',
    'en',
  );
  for (const port of [
    'Havana',
    'Santo Domingo',
    'San Juan',
    'Santiago',
    'La Guaira',
    'Cartagena',
    'Pensacola',
    'Port Royal',
  ])
    expect(many.join('\n'), port).toContain(port);
  expect(many.length).toBeGreaterThan(1);
  expect(many.map((line) => line.length).filter((length) => length > 90)).toEqual([]);
  expect(many.join('\n')).not.toContain('PDF');
});

test('a stack is told from the top: cargo before the ship it lies on', () => {
  const state = position('en 2920 off: cornwall+soldiers-1, boyne', { phase: null });
  const [row] = stacksIn(storyAt(state, 'english'));
  expect(row?.units).toBe('Soldiers 1 on Cornwall, Boyne');
  expect(state.stacks['english/2920/off']?.[0]).toBe('en-soldiers-1');
});

test('an order tells what was decided by it, whom each was given', () => {
  const answer = { 'en-vernon': { 'en-cornwall': 1, 'en-boyne': 2 } };
  const reasons = [{ code: 'answered', facts: { question: 'leader-dice', answer } }];
  const fates = [{ canonical: 'LEADER en-vernon', kind: 'done' as const, reasons, but: [], branch: null }];
  const told = (language: 'en' | 'fr') =>
    ordersIn(game.story({ ...tellingOf('english', language, 0), fates }))[0]?.outcome;
  expect(told('en')).toContain('Vernon: Cornwall and 2 × Boyne');
  expect(told('fr')).toContain('Vernon\u00a0: Cornwall et 2 × Boyne');
});

test('a standing order tells what it chose, an ORDER its own stacks, a HOLD that it lasts', () => {
  const fate = (canonical: string, kind: 'done' | 'waiting', code: string, facts: Record<string, Json>) => ({
    ...{ canonical, verb: canonical.split(' ')[0] ?? '', kind, reasons: [{ code, facts }], but: [], branch: null },
  });
  const stood = (kind: string, answer: Json, canonical: string) => ({
    ...{ address: 't01/x', kind, answer, order: 's1', canonical },
  });
  const stacks = { 'english/2719/port': ['en-boyne', 'en-lion'], 'english/4323/port': ['en-cornwall'] };
  const fates = [
    fate('REROLL misses', 'done', 'stood-in', { n: 2 }),
    fate('LOSSES frigates', 'done', 'stood-in', { n: 2 }),
    fate('ORDER en-boyne', 'done', 'answered', { question: 'stack-order', answer: stacks }),
    fate('HOLD en-boyne', 'waiting', 'still-to-come', {}),
  ];
  const chosen = [
    stood('reroll', 'pass', 'REROLL misses'),
    stood('naval-losses', ['en-lion'], 'LOSSES frigates'),
    stood('supply-victim', 'en-boyne', 'LOSSES frigates'),
  ];
  const orders = ordersIn(game.story({ ...tellingOf('english', 'en', 0), fates, stood: chosen }));
  expect(orders.map(({ outcome }) => outcome)).toEqual([
    'No Deception was spent.',
    'Given up at sea: Lion. Given up to want: Boyne.',
    'From the top: Port Royal (2719): Boyne and Lion.',
    'They hold until the turn closes, and then it is told who stayed.',
  ]);
});

test('who of the enemy was picked is told by his front in the language of the reader', () => {
  const face = 'en-soldiers-land-2';
  const losses = [{ face, die: null, cost: null, to: 'out', sunkWith: false }];
  const facts = { side: 'english', hex: '4323', cause: 'fortunes', chosenBy: 'spanish', losses };
  const heard = [{ kind: 'ear.lost', rule: '10.0', address: 't02/administration/fortunes', facts, rolls: [] }];
  const about = { question: 'fortunes-victim', answer: 'english/4323/port' };
  const fate = { canonical: 'TARGET soldiers', kind: 'done', reasons: [{ code: 'answered', facts: about }] } as const;
  const told = { ...tellingOf('spanish', 'es', 0), heard, fates: [{ ...fate, but: [], branch: null }], outcome: null };
  expect(ordersIn(game.story(told)).map(({ outcome }) => outcome)).toEqual([
    'El enemigo perdió Soldados en Barbados (4323).',
  ]);
});

test('ships of which some lie off a port are told with the room there is', () => {
  const facts = { side: 'english', hex: '3919', port: ['en-boyne'], off: ['en-cornwall'], along: [] };
  const heard = [{ kind: 'ear.docked', rule: '4.0', address: 't02/english/movement', facts, rolls: [] }];
  const lines = phasesIn(game.story({ ...tellingOf('english', 'en', 0), heard, outcome: null })).flatMap(
    (one) => one.lines,
  );
  expect(lines.map(plain)).toContain(
    'At St. Kitts (room for 2 ships and 2 counters ashore and in holds) in port: Boyne; off it: Cornwall.',
  );
});

test('a war that is over is headed by who won it, and foretells nothing', () => {
  const outcome = { result: 'spanish', winner: 'spanish', facts: { reason: 'nothing-captured' } };
  const story = game.story({ ...tellingOf('english', 'en', 0), outcome, next: null });
  expect(story.title).toBe('The Spanish win');
  const titles = dispatchesIn(story).map(({ title }) => title);
  expect(titles).not.toContain('If the war ended today');
  expect(titles).toContain('Force pools');
  const telling = tellingOf('english', 'en', 0);
  const after = {
    ...telling.after,
    over: { result: 'spanish', winner: 'spanish', reason: 'nothing-captured' } as const,
  };
  const ofEurope = (told: Story) =>
    dispatchesIn(told).flatMap(({ rows }) => rows.filter(({ label }) => /Europe/.test(label)));
  expect(ofEurope(game.story(telling))).toHaveLength(1);
  expect(ofEurope(game.story({ ...telling, after, outcome, next: null }))).toEqual([]);
});

test('who is picked by Fortunes of War is told as ours or the enemy’s, as the reader has it', () => {
  const facts = { die: 1, picks: [{ by: 'spanish', type: 'land' }] };
  const heard = [{ kind: 'ear.fortune', rule: '10.0', address: 't02/administration/fortunes', facts, rolls: [] }];
  const told = (role: string) =>
    phasesIn(game.story({ ...tellingOf(role, 'es', 0), heard, outcome: null })).flatMap(({ lines }) =>
      lines.map(plain),
    );
  expect(told('english').join()).toContain('los españoles quitan una de nuestras fichas terrestres');
  expect(told('spanish').join()).toContain('quitamos una ficha terrestre enemiga');
});

test('the forecast counts each captured port by its value and its open routes', () => {
  const state = position('en 3318 port: soldiers-4; en 3718 port: soldiers-5; sp 2717 port: soldiers-9', {
    phase: null,
  });
  const chapter = dispatchesIn(storyAt(state, 'english')).find(({ title }) => title === 'If the war ended today');
  expect(chapter?.rows.map(({ label, text }) => `${label}: ${plain(text)}`)).toEqual([
    'Santo Domingo: value 5, one trade route to Spanish ports not taken: +1 on the die; wins on 4 of 6.',
    'San Juan: value 3; wins on 3 of 6.',
    'All in all: 83 % for the English, one die for each port; a single success is enough.',
  ]);
});

test.each([
  ['en', 'Had it ended with turn 1, with one Spanish port: English win in 50 of 100.'],
  ['fr', 'Fin au tour 1, avec un port espagnol : victoire anglaise 50 fois sur 100.'],
  ['es', 'De acabar con el turno 1, con un puerto español: ganan los ingleses 50 veces de 100.'],
] as const)('how the war would have ended is told in %s with the turn it speaks of', (language, line) => {
  // Santo Domingo, of value 5, with two routes open wins on 3 faces of 6.
  const state = position('en 3318 port: soldiers-4; sp 2717 port: soldiers-9', { phase: null });
  const view = look(game, state, 'english') as EarView;
  const told = { ...tellingOf('english', language, 0), before: view, after: view, heard: [], next: null };
  expect(plain(game.story(told).summary.at(-1) ?? [])).toBe(line);
});

test('every question is put with legal answers in words of its own, alike numbered in every language', () => {
  const kinds = new Set<string>();
  for (let n = 0; n < 2; n++) {
    playOut(game, `put ${n}`, (need, book, sight) => {
      if (need.type === 'question' && !kinds.has(need.kind)) {
        kinds.add(need.kind);
        const menus = languages.map((language) => menuOf(game, need, sight(), language));
        const [english, ...others] = menus.map(({ options }) => options.map(({ answer }) => answer));
        for (const other of others) expect(other).toEqual(english);
        for (const { asks, options } of menus) {
          expect(asks).not.toBe(`question.${need.kind}`);
          const advised = game.answer(need, sight, []);
          if (need.kind !== 'stack-order' && need.kind !== 'isidro-box')
            expect(options[0]?.answer, need.kind).toEqual(advised);
          expect(
            options.every(({ answer }) => isLegal(need.space, answer)),
            need.kind,
          ).toBe(true);
          for (const { words } of options) expect(keyOf(words), need.kind).not.toMatch(/^$|undefined|answer\./);
        }
        const drawn = [1, 2, 3].map((seed) => anyAnswer(need, chance(seed)));
        for (const menu of menus) {
          const told = [...menu.options.map(({ answer }) => answer), ...drawn].map((answer) => menu.words(answer));
          for (const words of told) expect(words, need.kind).not.toMatch(/^$|[[\]{}"]|undefined|answer\.|\b(en|sp)-/);
        }
      }
      return (n === 0 ? doctrineDesk(game) : wildDesk(game, chance(7)))(need, book, sight);
    });
  }
  expect(kinds.size).toBeGreaterThan(18);
});

test('whoever is of no side hears both by name: nobody says we, and nobody is the enemy of the reader', () => {
  const words = {
    en: /\b(we|us|our|ours)\b/i,
    fr: /\b(nous|notre|nos)\b/i,
    es: /\b(nosotros|nuestr[oa]s?|hemos|tenemos)\b/i,
  };
  for (const [n, { closed, opening }] of played.entries()) {
    for (const language of languages) {
      for (const ears of [[], game.roles]) {
        const heard = hear(closed.events, closed.ledger, ...ears);
        const [before, after] = [stateOf(opening), closed.state].map((state) => look(game, state, 'all') as EarView);
        const telling = { ...tellingOf('english', language, n), who: 'all', heard, next: null };
        const { chapters, summary, seat } = game.story({
          ...telling,
          before,
          after,
        } as Telling<EarView>);
        expect(JSON.stringify([chaptersOn(chapters, ...PLAYED), summary])).not.toMatch(words[language]);
        expect(seat).toBe({ en: 'Both sides', fr: 'Les deux camps', es: 'Los dos bandos' }[language]);
      }
    }
  }
});

test('a card names the enemy’s counters by their fronts, and says what each die needed', () => {
  const cards = told
    .filter(({ language }) => language === 'en')
    .flatMap(({ story, role }) => cardsIn(story).map((card) => ({ card, role })));
  const shots = cards.flatMap(({ card, role }) =>
    card.title.startsWith('at sea') ? trialsOn(card).map((trial) => ({ head: plain(trial.head), trial, role })) : [],
  );
  expect(shots.length).toBeGreaterThan(10);
  for (const { head, trial, role } of shots) {
    expect(head).toMatch(/, hits on \d or less$/);
    const [first] = trial.head;
    const isOwn = typeof first === 'object' && 'side' in first && first.side === role;
    if (!isOwn) expect(head).not.toMatch(/^(Frigate|Cannons|Fire Ship) \d/);
  }
});

test('the ledger of a letter shows every die as the tale of the turn does, from 1 to 6', () => {
  // The turn with the most dice.
  const thrown = played.map(({ closed: { ledger } }) => ledger.length);
  const most = thrown.indexOf(Math.max(...thrown));
  const { closed } = played[most] as (typeof played)[0];
  const { story } = told.find(
    ({ n, role, language }) => n === most && role === 'english' && language === 'en',
  ) as (typeof told)[0];
  const text = textOf(story, 'english', closed.ledger);
  const facts = closed.events.find(({ kind }) => kind === 'ear.storm')?.facts as { die: number };
  expect(text).toMatch(new RegExp(`^ *${facts.die}  t\\d+/english/!storm$`, 'm'));
  const faces = [...text.matchAll(/^ *(\d) {2}t\d+\//gm)].map(([, face]) => Number(face));
  expect(faces).toHaveLength(closed.ledger.length);
  expect([Math.min(...faces), Math.max(...faces)]).toEqual([1, 6]);
});

test('the opening letter introduces the game to each side in five lines', () => {
  for (const role of game.roles) {
    for (const language of languages) {
      const lines = game.briefing(role, language);
      expect(lines).toHaveLength(5);
      for (const line of lines) {
        expect(plain(line).length, plain(line)).toBeLessThanOrEqual(95);
        expect(plain(line)).not.toMatch(/briefing\./);
      }
    }
  }
});

function storyAt(state: EarState, role: string): Story {
  const view = look(game, state, role) as EarView;
  return game.story({ ...tellingOf(role, 'en', 0), before: view, after: view, heard: [] });
}

function plain(words: Story['summary'][number]): string {
  return plainWords(words);
}

function textOf(story: Story, role: string, ledger: readonly Rolled[] = []): string {
  return renderReportText(
    reportModel(story, {
      game: { id: 'ear-1', label: 'Ear 1' },
      seat: { id: role, name: role },
      language: 'en',
      ordinal: 1,
      printed: 1,
      next: null,
      deadline: null,
      ledger: ledger.map((rolled) => asRead(game, rolled)),
      keys: [],
      closed: [],
      commitments: [],
      head: '0'.repeat(64),
      revision: null,
      withdrawn: [],
    }),
    // Without its PDF a letter has every die itself.
    { pdf: 'unwanted' },
  );
}

test('R 4.0 before a fight for a port that holds fewer ships than lie there, that those off it starve once the Supplies are lost', () => {
  const told = (fleet: string): string => {
    const contacts = [{ hex: '3018', attacker: 'english', from: '2918' }] as const;
    const state = position(`en 3018 off: ${fleet}; sp 3018 port: frigate-1`, {
      turn: 3,
      ordinal: 4,
      contacts: [...contacts],
    });
    const view = look(game, state, 'english') as EarView;
    const next = { ordinal: 4, printed: 3, calls: ['combat'], heard: [] };
    const story = game.story({ ...tellingOf('english', 'en', 0), before: view, after: view, heard: [], next });
    return JSON.stringify(story.chapters.filter(({ id }) => id === 'fights-due'));
  };
  const fleet = 'boyne+soldiers-4, cornwall+supplies-1';
  expect(told(`${fleet}, lenox`)).toContain('it holds 2 ships of these 3');
  expect(told(`${fleet}, frigate-1`)).not.toContain('it holds');
});

test('what the shop names of ships of one price it says by name, and how many more there are', () => {
  const view = look(
    game,
    position('en 2719 port: boyne', { funds: { english: 40, spanish: 0 } }),
    'english',
  ) as EarView;
  const next = { ordinal: 4, printed: 3, calls: ['movement'], heard: [] };
  const story = game.story({ ...tellingOf('english', 'en', 0), before: view, after: view, heard: [], next });
  const shop = JSON.stringify(story.chapters.filter(({ id }) => id === 'market'));
  expect(shop).toMatch(/[a-z-]+, [a-z-]+ and \d+ more \(8\)/);
});
