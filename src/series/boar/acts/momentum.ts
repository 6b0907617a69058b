/** MOMENTUM: chits spent on the initiative or on another throw, or kept (series 14, R68). */
import { note, warning } from '../../../acts/against.ts';
import { count } from '../../../acts/slots.ts';
import type { Diagnostic, Order, Reason } from '../../../engine/contract.ts';
import { ofGame } from '../rules/events.ts';
import { act, type Sight } from './act.ts';
import { noChit } from './unasked.ts';

export const momentumInitiative = act({
  id: 'MOMENTUM INITIATIVE',
  words: { en: ['momentum initiative'], fr: ['élan initiative', "élan pour l'initiative"], es: ['impulso iniciativa'] },
  slots: { chits: count() },
  calls: [],
  standing: true,
  ahead: true,
  says: { 'initiative-momentum': ({ chits }) => chits },
  idle({ view, side }, { chits = 0 }) {
    const held = view.momentum[side] ?? 0;
    return chits > held ? [warning('boar.momentum-short', 'R68', { chits, held, slot: 'chits' })] : [];
  },
  unasked: (sight, _args, before) => printedFirst(sight) ?? noChit(before),
});

export const momentumReroll = act({
  id: 'MOMENTUM REROLL',
  words: {
    en: ['momentum reroll', 'momentum re-roll'],
    fr: ['élan relancer', 'élan relance'],
    es: ['impulso repetir'],
  },
  slots: {},
  unmet: { 'combat-reroll': 'keep' },
  calls: [],
  standing: true,
  says: { 'combat-reroll': () => 'reroll' },
  idle: ({ view, side }, _args, order, before) => [
    ...((view.momentum[side] ?? 0) > 0 ? [] : [warning('boar.momentum-none', 'R68')]),
    ...(order.when ? [] : [note('boar.reroll-defending', 'R68', { always: true })]),
    ...beside(order, before),
  ],
});

export const momentumKeep = act({
  id: 'MOMENTUM KEEP',
  words: { en: ['momentum keep', 'momentum save'], fr: ['élan garder'], es: ['impulso guardar'] },
  slots: {},
  calls: [],
  standing: true,
  ahead: true,
  says: { 'combat-reroll': () => 'keep', 'initiative-momentum': () => 0, 'event-buy-card': () => 'keep' },
  unasked: (_sight, _args, before) => noChit(before),
});

/** Of two lines that would have a die thrown again, each on its condition, neither takes the place of the other. */
function beside({ verb, canonical }: Order, before: readonly Order[]): readonly Diagnostic[] {
  const isOther = (one: Order): boolean => one.verb === verb && one.canonical !== canonical;
  return before.some(isOther) ? [note('boar.reroll-beside', 'R68', {})] : [];
}

/** On some turns the scenario says who moves first. */
function printedFirst({ at, view: { turn } }: Sight): Reason | null {
  const isPrinted = at.field.scenario.first[String(turn)] !== undefined;
  return isPrinted ? { code: ofGame(at.field, 'initiative-printed'), facts: { turn } } : null;
}
