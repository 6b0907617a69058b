import { numberOf } from '../../../series/boar/cards/deck.ts';
import type { CardDefinition } from '../../../series/boar/cards/definition.ts';
import { hexesBy, stacksBy } from '../../../series/boar/cards/ground.ts';
import { isShut } from '../../../series/boar/cards/hands.ts';
import { affectedBy, isInForce, putInForce } from '../../../series/boar/cards/in-force.ts';
import { marchAgain, refuges } from '../../../series/boar/cards/march-again.ts';
import { unitOn } from '../../../series/boar/cards/rule.ts';
import type { Card } from '../../../series/boar/cards/schema.ts';
import { fewerMp, holdStack, shiftMorale } from '../../../series/boar/cards/usual.ts';
import { type Amendments, onTheMarch } from '../../../series/boar/rules/exceptions.ts';
import type { At, Fault, Party, Rules } from '../../../series/boar/rules/house.ts';
import type { Position } from '../../../series/boar/rules/position.ts';
import { stackedStrength } from '../../../series/boar/rules/stacking.ts';
import { stacksOf } from '../../../series/boar/rules/stacks.ts';
import { counterOf, hexAt, hexOf } from '../../../series/boar/rules/units.ts';
import type { Counter, FieldHex } from '../../../series/boar/scenario/field.ts';

/** While the terms are weighed none of the Allies comes up to the garrison or fights it hand to hand. */
const terms: CardDefinition = {
  number: 6,
  timed: true,
  act: (at, _target, effects) => {
    putInForce(at.board.play.state, at.card.id, at.side, [], 'player-turn');
    shiftMorale(at, effects);
  },
  amends: ({ id }) => ({
    mayEnter: onTheMarch((at, party, _from, _side, to) => {
      if (!isInForce(at.position, id) || party.side === at.field.worksOf || party.units.length === 0) return null;
      const stacks = stacksOf(at);
      const near = to.next.some((hex) => {
        const stack = hex === null ? undefined : stacks.get(hex.id);
        return stack !== undefined && stack.side !== party.side && stack.units.length > 0;
      });
      return near ? { code: 'savannah.card-terms', facts: { to: to.id }, rule: 'S 4.3' } : null;
    }),
    stayed: ({ field, position }, what, side) => what === 'combat' && side !== field.worksOf && isInForce(position, id),
  }),
};

const guides: CardDefinition = {
  number: 11,
  targets: (at) =>
    hexesBy(at, at.enemy, ({ hex }) => {
      const { terrain, coveredWay } = hexAt(at.board.field, hex);
      return coveredWay || at.card.terrains.includes(terrain);
    }),
  act: (at, hex) => holdStack(at, hex, 'phase'),
  amends: stayWhereTheyAre,
};

const feint: CardDefinition = {
  number: 31,
  targets: (at) => hexesBy(at, at.enemy, ({ hex }) => hexAt(at.board.field, hex).column >= numberOf(at.card, 'column')),
  act: (at, hex) => holdStack(at, hex, 'enemy-movement'),
  amends: stayWhereTheyAre,
};

/** Fewer MP, though never none. */
const confusion: CardDefinition = {
  number: 48,
  targets: (at) =>
    hexesBy(at, at.enemy, ({ units }) => stackedStrength(at.board, units) >= numberOf(at.card, 'strength')),
  act: (at, hex) => holdStack(at, hex, 'phase'),
  amends: fewerMp,
};

/** A party knows the ground when all its units are of the stack; nor does it lose the Way (S 4.9). */
const knownGround: CardDefinition = {
  number: 51,
  targets: (at) => hexesBy(at, at.side, () => true),
  act: (at, hex) => holdStack(at, hex, 'phase'),
  amends: (sheet) => ({
    knownGround: ({ position }, { units }) =>
      units.length > 0 && units.every((unit) => isInForce(position, sheet.id, unit.id))
        ? { terrains: sheet.terrains, mp: numberOf(sheet, 'mp') }
        : null,
  }),
};

/** Teams for guns: more MP, and the roads although the weather forbids them to others. */
const teams: CardDefinition = {
  number: 25,
  act: ({ board, card, side }) => putInForce(board.play.state, card.id, side, [], 'player-turn'),
  amends: (sheet, scenario) => {
    const isDrawn = (position: Position, unit: Counter): boolean =>
      isInForce(position, sheet.id) && unit.gait === 'artillery' && unit.army === sheet.army;
    return {
      allowance: ({ position }, unit, given) =>
        isDrawn(position, unit) ? (given ?? unit.mp) * numberOf(sheet, 'times') : given,
      defiesWeather: ({ position }, { units }) =>
        !isShut(scenario, position) && units.every((unit) => isDrawn(position, unit)),
    };
  },
};

const laurens: CardDefinition = {
  number: 30,
  may: (at) => at.board.play.state.leaders[unitOn(at)]?.hex != null,
  act: ({ board, card, side }) => putInForce(board.play.state, card.id, side, card.units, 'turn'),
};

export const agreed: CardDefinition = {
  number: 33,
  act: ({ board, card, side }) => putInForce(board.play.state, card.id, side, [], 'next-movement'),
};

// Card 18: a stack moves again inside the lines.

const interior: CardDefinition = {
  number: 18,
  targets: (at) =>
    hexesBy(
      at,
      at.side,
      (stack) => hexAt(at.board.field, stack.hex).perimeter && refuges(at, stack, inside(at.board)).length > 0,
    ),
  *act(at, hex) {
    const stack = stacksBy(at, at.side).find((one) => one.hex === hex);
    if (stack) yield* marchAgain(at, stack, inside(at.board));
  },
};

/** The rules as they stand for who may not leave the lines. */
function inside(rules: Rules): Rules {
  const { house } = rules;
  return {
    ...rules,
    house: {
      ...house,
      mayEnter: (at, party, from, side, to, moment) =>
        to.perimeter ? house.mayEnter(at, party, from, side, to, moment) : leavesLines(party, to),
    },
  };
}

function leavesLines(party: Party, to: FieldHex): Fault {
  return { code: 'savannah.card-inside', facts: { unit: party.units[0]?.id ?? null, to: to.id }, rule: 'S 4.3' };
}

export const movementCards: readonly CardDefinition[] = [
  terms,
  guides,
  interior,
  teams,
  laurens,
  feint,
  agreed,
  confusion,
  knownGround,
];

/** May they fight beside the other army: with a leader who takes his own way (card 30), or as ever (S 4.13)? */
export function goOwnWay({ field, position }: At, units: readonly string[]): boolean {
  const [leader] = affectedBy(position, laurens.number);
  if (leader === undefined) return false;
  const hex = position.leaders[leader]?.hex ?? null;
  const { army } = field.leaders.get(leader) ?? {};
  const bound = units.map((unit) => counterOf(field, unit)).filter(({ marks }) => !marks.includes('with-french'));
  return hex !== null && bound.every((unit) => unit.army !== army || hexOf(position, unit.id) === hex);
}

/** The units it lies on may not march. */
function stayWhereTheyAre({ id }: Card): Amendments {
  return {
    mayMove: ({ position }, unit) =>
      isInForce(position, id, unit.id)
        ? { code: 'savannah.card-holds', facts: { unit: unit.id, card: id }, rule: 'S 4.3' }
        : null,
  };
}
