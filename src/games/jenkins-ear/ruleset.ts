/** The War of Jenkins' Ear for the registry: rules, words, story and doctrine in one value. */
import { never } from '../../acts/against.ts';
import type { Conduct, Diagnostic, Game, Json, Level, Order, Ruleset } from '../../engine/contract.ts';
import { sheetAt } from '../../engine/doctrine-sheet.ts';
import { atLevels } from '../../engine/levels.ts';
import { inLanguages, prefixed } from '../../engine/phrase.ts';
import { setUpActs, verbs } from './acts/index.ts';
import { overlooked } from './acts/overlooked.ts';
import { calm } from './calm.ts';
import { bandOf } from './chart/ground.ts';
import { orders } from './doctrine/doctrine.ts';
import { silentOrders } from './doctrine/silence.ts';
import { ID, openRules, REVISION } from './game.ts';
import { type EarLanguage, languages } from './messages/languages.ts';
import { messages } from './messages/messages.ts';
import { codesIn, frontsIn, names, portsIn } from './names.ts';
import { manner } from './put.ts';
import { reference } from './reference.ts';
import { saidIn } from './said.ts';
import { type OpenedWar, openWar, warScenario } from './scenario/open.ts';
import { view } from './see.ts';
import { setup } from './setup.ts';
import { spoken } from './spoken.ts';
import type { EarState } from './state.ts';
import { dieNamed } from './story/dice-names.ts';
import { diePlace } from './story/dice-places.ts';
import { rulesInShort } from './story/rules.ts';
import { introduction, story } from './story/story.ts';
import { suppose } from './suppose.ts';
import { terms } from './terms.ts';
import { enemyOf, sideOfRole } from './units.ts';
import { unordered } from './unordered.ts';
import type { EarView } from './view.ts';

export const jenkinsEar: Ruleset = {
  id: ID,
  revision: REVISION,
  verbs,
  scenario: warScenario,
  open: openGame,
  reference,
};

function openGame(scenario: Json): Game<EarState, EarView, EarLanguage> {
  const war = openWar(scenario);
  const { field, sheet } = war;
  const known = terms(field);
  const said = saidIn(war);
  const codes = { en: codesIn(field, 'en'), fr: codesIn(field, 'fr'), es: codesIn(field, 'es') };
  return {
    ...openRules(scenario),
    begins: { at: sheet.begins.at, place: sheet.begins.place },
    title: { en: messages.en.game, fr: messages.fr.game, es: messages.es.game },
    languages,
    seats: sheet.seats.list.map((seat) => ({ ...seat, band: bandOf(seat.roles[0] ?? '') })),
    concede: (_state, role) => ({ result: enemyOf(sideOfRole(role)), winner: enemyOf(sideOfRole(role)) }),
    verbs,
    spoken: { en: { ...spoken.en, ...codes.en }, fr: { ...spoken.fr, ...codes.fr }, es: { ...spoken.es, ...codes.es } },
    terms: known,
    names: (sight, role) => names(field, sight, role),
    suppose: (sight, role) => suppose(field, sight, sideOfRole(role)),
    calm: (address, sides, role) => calm(address, sides, sideOfRole(role)),
    reply: said.reply,
    merges: said.merges,
    mends: said.mends,
    pertinent: said.pertinent,
    reach: said.reach,
    instances: said.instances,
    idle: (sight, role, order, ...beside) => unlessTooEarly(sight, order, said.idle(sight, role, order, ...beside)),
    put: said.puts(manner),
    ...atLevels((level) => playedAt(war, level)),
    silence: { answer: said.silent, orders: (need, sight) => silentOrders(war, need, sight) },
    bound: (sight, role, ...said) => overlooked({ ...war, view: sight, side: sideOfRole(role) }, ...said),
    unordered: (sight, _role, book) => unordered(field, sight, book),
    briefing: (role, language) => introduction(war, role, language, view(field, setup(field), role)),
    story: (telling) => story(war, telling),
    rulesInShort: (language) => rulesInShort(field, language),
    diePlace: (address, who) => diePlace(field, address, who),
    dieNamed: (address, language) => dieNamed(field, language, address),
    messages: inLanguages(languages, (language) => ({
      ...messages[language],
      ...prefixed('code', { ...frontsIn(field, language), ...codes[language] }),
      ...prefixed('place', portsIn(field, language)),
    })),
  };
}

function playedAt(opened: OpenedWar, level: Level): Conduct<EarView> {
  const war = { ...opened, tuning: sheetAt(opened.scenario.doctrine, level) };
  return { answer: saidIn(war).answer, orders: (need, sight) => orders(war, need, sight) };
}

/** Before the first turn whatever the set-up has no use for is too early, unless it will never do. */
function unlessTooEarly({ turn }: EarView, order: Order, found: readonly Diagnostic[]): readonly Diagnostic[] {
  if (saysNothing(order)) return [never('ear.not-an-act', '7.0')];
  const isOfSetUp = setUpActs.some(({ verb }) => verb.id === order.verb);
  if (turn > 0 || isOfSetUp || found.some(({ facts }) => facts.lasting === true)) return found;
  const early: Diagnostic = { severity: 'warning', code: 'ear.no-moves-yet', facts: { now: true }, rule: '3.0' };
  // What is worth knowing of a standing order that no step carries out is so from the first.
  const stands = verbs.some(({ id, standing, calls }) => id === order.verb && standing && calls.length === 0);
  return [early, ...(stands ? found.filter(({ severity }) => severity === 'note') : [])];
}

/** Names neither counters nor places; only INTERCEPT and REROLL then mean all of them. */
const saysNothing = ({ verb, args }: Order): boolean =>
  !['INTERCEPT', 'REROLL'].includes(verb) && Object.keys(args).every((name) => name === 'first');
