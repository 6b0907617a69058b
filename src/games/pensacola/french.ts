/** The French division when the army loses heart: one die in the whole game, and what comes of it (P 2.3.2). */
import type { Steps } from '../../engine/contract.ts';
import { changeMorale } from '../../series/boar/rules/army-morale.ts';
import { modifier, rowFor, sumOf, throwDie } from '../../series/boar/rules/dice.ts';
import type { Effect, Modifier } from '../../series/boar/rules/events.ts';
import type { Exception } from '../../series/boar/rules/exceptions.ts';
import type { At, Board, Fault } from '../../series/boar/rules/house.ts';
import { leave } from '../../series/boar/rules/losses.ts';
import { choose } from '../../series/boar/rules/questions.ts';
import { isNextTo, stacksOf } from '../../series/boar/rules/stacks.ts';
import type { UnitId } from '../../series/boar/rules/state.ts';
import { armyOfSide, counterOf, enemyOf, isGone, pieceOf, printedStrength } from '../../series/boar/rules/units.ts';
import { settle } from '../../series/boar/rules/victory.ts';
import { tellPensacola } from './events.ts';
import type { Pensacola } from './scenario.ts';
import { frenchIn, stateOf } from './state.ts';

/** After each phase: has army morale come down far enough for the first time? */
export function* testTheFrench(pensacola: Pensacola, board: Board): Steps<void> {
  const { field, play } = board;
  const { french: sheet } = pensacola.files.tables;
  const army = armyOfSide(field, field.siegeOf);
  const french = stateOf(board).french;
  if (french.tested || (play.state.morale[army] ?? 0) > sheet.at) return;
  if (frenchUnits(board, ['field', 'reserve']).length === 0) return;
  french.tested = true;
  const modifiers = modifiersOf(pensacola, board);
  const die = yield* throwDie(board, 'french', field.siegeOf);
  const sum = die + sumOf(modifiers);
  const { does, morale } = rowFor(sheet.die, sum);
  const effects: Effect[] = [];
  const gone: UnitId[] = [];
  const isOwnTurn = play.state.phasing === field.siegeOf;
  if (does === 'leave') {
    gone.push(...frenchUnits(board, ['field', 'reserve']), sheet.captain);
    for (const id of frenchUnits(board, ['field', 'reserve'])) leave(play.state, id, 'removed', effects);
    Object.assign(play.state.leaders[sheet.captain] ?? {}, { hex: null, fate: 'removed' });
    french.quit = true;
  }
  if (does === 'camp') {
    french.camp = isOwnTurn ? 3 : 2;
    const of = byWeakness(board);
    const unit = yield* choose(play, field.siegeOf, 'french-which', of, { options: of });
    if (unit !== null) {
      leave(play.state, unit, 'removed', effects);
      gone.push(unit);
    }
  }
  if (does === 'idle') french.idle = 2;
  changeMorale(board, army, morale, 'french', effects);
  tellPensacola(play, 'french', 'P 2.3.2', { die, modifiers, sum, does, gone, effects });
  settle(board);
}

/** A player's segment is over: camp and idleness are so much the shorter. */
export function frenchRest(board: Board): void {
  const { french } = stateOf(board);
  french.camp = Math.max(0, french.camp - 1);
  french.idle = Math.max(0, french.idle - 1);
}

/** In camp or idle they attack nobody. */
export function frenchFaults({ field, position }: At, attackers: readonly UnitId[]): Fault[] {
  const { camp, idle } = frenchIn(position);
  const lazy = camp + idle > 0 ? attackers.find((id) => counterOf(field, id).marks.includes('french')) : undefined;
  return lazy === undefined ? [] : [{ code: 'pensacola.french-idle', facts: { unit: lazy }, rule: 'P 2.3.2' }];
}

/** In camp they do not go up to an enemy either. */
export const frenchInCamp: Exception = {
  rule: 'P 2.3.2',
  amends: {
    mayEnter: (at, party, _from, _side, to, moment) => {
      const french = party.units.find(({ marks }) => marks.includes('french'));
      if (french === undefined || moment === 'retreat' || frenchIn(at.position).camp === 0) return null;
      if (!isNextTo(at, stacksOf(at), to.id, enemyOf(at.field, party.side), false)) return null;
      return { code: 'pensacola.french-camp', facts: { unit: french.id, to: to.id }, rule: 'P 2.3.2' };
    },
  },
};

function modifiersOf({ files: { tables } }: Pensacola, at: At): Modifier[] {
  const { french } = tables;
  const { position } = at;
  const found: Modifier[] = [];
  const add = (name: string, applies: boolean): void => {
    const value = french.modifiers[name];
    if (applies && value !== undefined) found.push(modifier(`french.${name}`, value, 'P 2.3.2'));
  };
  add('captain', isGone(position.leaders[french.captain]?.fate));
  add('loss', frenchUnits(at, ['eliminated', 'captured']).length > 0);
  add('general', position.leaders[french.general]?.hex != null);
  return found;
}

/** French units whose fate is one of these. */
function frenchUnits({ field, position }: At, fates: readonly string[]): UnitId[] {
  return [...field.counters.values()]
    .filter(({ id, marks }) => marks.includes('french') && fates.includes(pieceOf(position, id).fate))
    .map(({ id }) => id);
}

/** Those on the map, the weakest first. */
function byWeakness(at: At): UnitId[] {
  const strength = (id: UnitId): number => printedStrength(counterOf(at.field, id), pieceOf(at.position, id));
  return frenchUnits(at, ['field']).sort((a, b) => strength(a) - strength(b) || (a < b ? -1 : 1));
}
