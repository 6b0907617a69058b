/** The Mill as the registry knows it. */
import { fromActs } from '../../../src/acts/game.ts';
import { allOpen } from '../../../src/engine/all-open.ts';
import { turnTerm } from '../../../src/engine/conditions.ts';
import type { Game, Json, Ruleset } from '../../../src/engine/contract.ts';
import { namesOn, seatsOf } from '../../../src/places/hex/field.ts';
import { acts, questions } from './acts.ts';
import { orders } from './doctrine.ts';
import { fieldOf, SIDES, scenario } from './field.ts';
import { check, type State, setup } from './rules.ts';
import { type MillLanguage, story } from './story.ts';
import { turn } from './turn.ts';
import { messages, spoken } from './words.ts';

const REVISION = 1;
const verbs = acts.map(({ verb }) => verb);

export const skirmish: Ruleset = { id: 'skirmish', revision: REVISION, verbs, scenario, open };

function open(data: Json): Game<State, State, MillLanguage> {
  const field = fieldOf(data);
  return {
    ...allOpen<State>(),
    ...fromActs(acts, questions, { sightOf: (state: State) => ({ field, state }), staffOf: (sight) => sight }),
    ruleset: 'skirmish',
    revision: REVISION,
    id: field.id,
    title: { en: messages.en.game, fr: messages.fr.game },
    languages: ['en', 'fr'],
    roles: SIDES,
    seats: seatsOf(field, messages),
    calls: ['action'],
    setup: () => setup(field),
    clock: ({ turn: n }) => ({ ordinal: n, printed: n, place: `t0${n}` }),
    turn: (play) => turn(field, play),
    outcome: ({ over }) => over && { ...over, facts: {} },
    check: (state) => check(field, state),
    edits: {},
    verbs,
    spoken,
    terms: [turnTerm],
    names: (state, role) => namesOn(field, state.units, role),
    orders: (need, sight) => orders(field, need, sight()),
    // Our own attacks go well, the enemy's come to nothing.
    calm: (address, sides, role) => (address.split('/')[1] === role ? sides - 1 : 0),
    lowestFace: 1,
    briefing: (_role, language) => [[messages[language].briefing]],
    story: (telling) => story(field, telling),
    messages,
  };
}
