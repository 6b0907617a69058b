/** DEFEND: who leads and commands those attacked, and with which chit (series 12). */
import { warning } from '../../../acts/against.ts';
import { optional, place } from '../../../acts/slots.ts';
import type { Diagnostic } from '../../../engine/contract.ts';
import { postsOf } from '../frame/posts.ts';
import { leaderMissed, whyNotInCommand } from '../rules/leaders.ts';
import { unitsIn } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { barredIn } from '../rules/tactics.ts';
import { enemyOf, sideOf } from '../rules/units.ts';
import { act, type Sight } from './act.ts';
import { isOf } from './assaults.ts';
import { againstLead, type Led } from './fights.ts';
import { arrivedAt, type Sent, sentBy } from './sent.ts';
import { AT, COMMANDER, LEAD, TACTIC } from './words.ts';

export const defend = act({
  id: 'DEFEND',
  as: 'defender',
  words: { en: ['defend'], fr: ['défendre'], es: ['defender'] },
  slots: { hex: optional(place({ after: ['', ...AT] })), lead: LEAD, commander: COMMANDER, tactic: TACTIC },
  calls: [],
  stays: true,
  standing: true,
  says: {
    'lead-unit': (args, { about }) => (isOfFight(args.hex, about) ? args.lead : undefined),
    commander: (args, { about }) => (isOfFight(args.hex, about) ? args.commander : undefined),
    tactic: (args, { about }) => (isOfFight(args.hex, about) ? args.tactic : undefined),
  },
  idle(sight, args, _line, before) {
    const sent = sentBy(before);
    return [...againstLead(sight, args, []), ...elsewhere(sight, args, sent), ...unled(sight, args, sent)];
  },
  /** Where one may be attacked, under a unit that stands there. */
  *instances(sight, _args, { verb, args }) {
    const { at, side, role } = sight;
    for (const { hex, unit } of postsOf(at, side, (id) => isOf(sight, id, role)))
      yield [{ verb, args: { ...args, hex, lead: unit } }];
  },
});

/**
 * Who leads and who commands stand where they are to defend once the marches are made, and somebody does where nobody is
 * named; who commands does so of somebody there, and nobody outranks him.
 */
function elsewhere(
  { at, view, side }: Sight,
  { hex, lead, commander }: { readonly hex: HexId | undefined } & Led,
  sent: Sent,
): readonly Diagnostic[] {
  const found = Object.entries({ lead, commander }).flatMap(([slot, unit]): readonly Diagnostic[] => {
    const { hex: stood = null, fate } = view.units[unit ?? ''] ?? view.leaders[unit ?? ''] ?? {};
    const lost = fate === 'eliminated' || fate === 'captured';
    const stands = sent.get(unit ?? '') ?? stood;
    if (unit === undefined || (!lost && (hex === undefined || stands === hex))) return [];
    return [warning('boar.lead-not-there', 'R40', { unit, hex: hex ?? null, stands, slot, lost, waits: !lost })];
  });
  if (hex === undefined) return found;
  const isThere = (id: UnitId): boolean => (sent.get(id) ?? view.units[id]?.hex) === hex;
  const units = Object.keys(view.units).filter((id) => isThere(id) && sideOf(at.field, id) === side);
  const [first] = units;
  if (first === undefined && lead === undefined && commander === undefined)
    return [warning('boar.lead-not-there', 'R40', { unit: null, hex, slot: 'hex', waits: true })];
  if (found.length > 0 || first === undefined || commander === undefined || !at.field.leaders.has(commander))
    return found;
  const why = whyNotInCommand(at, commander, units, first);
  return why ? [warning(why.code, 'R41', { ...why.facts, defends: true, slot: 'commander' })] : [];
}

/** A chit that takes a leader, where none commands those who will be there, nor stands beside them. */
function unled(
  { at, side }: Sight,
  { hex = '', tactic = '' }: { readonly hex?: HexId | undefined; readonly tactic?: string | undefined },
  sent: Sent,
): readonly Diagnostic[] {
  const then = { ...at, position: arrivedAt(at.position, sent) };
  const defenders = unitsIn(then.position, hex).filter((id) => sideOf(at.field, id) === side);
  const nobody = { attacker: null, defender: null };
  const fight = { side: enemyOf(at.field, side), enemy: side, from: [], on: [hex], attackers: [], defenders };
  const barred = barredIn(then, { ...fight, lead: nobody, commander: nobody, tactics: 0 }, 'defender');
  if (defenders.length === 0 || barred(tactic) !== 'boar.tactic-unled') return [];
  const facts = { tactic, on: [hex], ...leaderMissed(then, defenders), defends: true, waits: 'part' };
  return [warning('boar.tactic-unled', 'series 12.5', facts)];
}

/** Is the fight that a question is about one for this hex, and the question not the attacker's? */
function isOfFight(
  hex: string | undefined,
  { as, on }: { readonly as: string; readonly on: readonly string[] },
): boolean {
  return as !== 'attacker' && (hex === undefined || on.includes(hex));
}
