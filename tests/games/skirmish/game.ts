/** The Mill as the registry knows it. */
import { allOpen } from '../../../src/engine/all-open.ts';
import { turnTerm } from '../../../src/engine/conditions.ts';
import type { Game, Json, Ruleset, SeatSheet } from '../../../src/engine/contract.ts';
import { answer, orders } from './doctrine.ts';
import { fieldOf, type Side, scenario } from './field.ts';
import { names, reply, verbs } from './orders.ts';
import { check, outcome, type State, setup, turn } from './rules.ts';
import { story } from './story.ts';
import { messages, spoken } from './words.ts';

const REVISION = 1;

export const skirmish: Ruleset = { id: 'skirmish', revision: REVISION, verbs, scenario, open };

function open(data: Json): Game<State, State> {
  const field = fieldOf(data);
  const title = { en: messages.en.game, fr: messages.fr.game };
  const seat = (id: Side, ground: string): SeatSheet => ({
    id,
    roles: [id],
    name: { en: messages.en[`side.${id}`], fr: messages.fr[`side.${id}`] },
    band: { ground, figures: 'FFFFFF' },
  });
  return {
    ...allOpen<State>(),
    ruleset: 'skirmish',
    revision: REVISION,
    id: field.id,
    title,
    roles: ['red', 'blue'],
    seats: [seat('red', 'A4211B'), seat('blue', '1B4E8F')],
    calls: ['action'],
    setup: () => setup(field),
    clock: ({ turn: n }) => ({ ordinal: n, printed: n, place: `t0${n}` }),
    turn: (play) => turn(field, play),
    outcome: (state) => outcome(field, state),
    check: (state) => check(field, state),
    edits: {},
    verbs,
    spoken,
    terms: [turnTerm],
    names: (state, role) => names(field, state, role),
    reply: (_state, lines, need) => reply(field, lines, need),
    merges: new Set(),
    orders: (need, sight) => orders(field, need, sight()),
    answer: (need) => answer(field, need),
    // Our own attacks go well, the enemy's come to nothing.
    calm: (address, sides, role) => (address.split('/')[1] === role ? sides - 1 : 0),
    lowestFace: 1,
    briefing: (_role, language) => [[messages[language].briefing]],
    story: (telling) => story(field, telling),
    messages,
  };
}
