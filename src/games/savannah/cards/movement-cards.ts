/** Cards about marching and standing: 5, 6, 11, 18, 25, 30, 31, 33, 48, 51, and what they do while they are in force. */
import type { Steps } from '../../../engine/contract.ts';
import { cardOf, deckOf, numberOf } from '../../../series/boar/cards/deck.ts';
import { hexAt, stacksBy } from '../../../series/boar/cards/ground.ts';
import { affectedBy, isInForce, putInForce } from '../../../series/boar/cards/in-force.ts';
import { unitOn } from '../../../series/boar/cards/rule.ts';
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import type { CardRule, Fault, Occasion, Party, Rules } from '../../../series/boar/rules/house.ts';
import { cannotMove, restFault } from '../../../series/boar/rules/march.ts';
import { sendTo } from '../../../series/boar/rules/movement.ts';
import { groundFor, partyOf, reachable, type Search, searchFor } from '../../../series/boar/rules/paths.ts';
import type { Position } from '../../../series/boar/rules/position.ts';
import { stackedStrength } from '../../../series/boar/rules/stacking.ts';
import { type Stack, stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { HexId } from '../../../series/boar/rules/state.ts';
import { counterOf, hexOf } from '../../../series/boar/rules/units.ts';
import type { Counter, FieldHex } from '../../../series/boar/scenario/field.ts';
import type { Savannah } from '../scenario.ts';
import { shiftMorale } from './track-cards.ts';

/** Numbers of cards that other rules ask for. */
export const SALLY = 5;
const TERMS = 6;
const GUIDES = 11;
const INTERIOR = 18;
const TEAMS = 25;
export const LAURENS = 30;
const FEINT = 31;
export const AGREED = 33;
const CONFUSION = 48;
const KNOWN_GROUND = 51;

const sally: CardRule = {
  act: ({ play, card, side }) => putInForce(play.state, card.id, side, [], 'turn'),
};

const terms: CardRule = {
  may: ({ play, card }) => play.state.turn >= numberOf(card, 'from') && play.state.turn <= numberOf(card, 'to'),
  act: (at, _target, effects) => {
    putInForce(at.play.state, at.card.id, at.side, [], 'player-turn');
    shiftMorale(at, effects);
  },
};

const guides: CardRule = {
  targets: (at) =>
    stacksBy(at, at.enemy).flatMap(({ hex }) => {
      const { terrain, coveredWay } = hexAt(at, hex);
      return coveredWay || at.card.terrains.includes(terrain) ? [hex] : [];
    }),
  act: (at, hex) => holdStack(at, hex, 'phase'),
};

const feint: CardRule = {
  targets: (at) =>
    stacksBy(at, at.enemy).flatMap(({ hex }) => (hexAt(at, hex).column >= numberOf(at.card, 'column') ? [hex] : [])),
  act: (at, hex) => holdStack(at, hex, 'enemy-movement'),
};

const confusion: CardRule = {
  targets: (at) =>
    stacksBy(at, at.enemy).flatMap(({ hex, units }) =>
      stackedStrength(at.rules, at.play.state, units) >= numberOf(at.card, 'strength') ? [hex] : [],
    ),
  act: (at, hex) => holdStack(at, hex, 'phase'),
};

const knownGround: CardRule = {
  targets: (at) => stacksBy(at, at.side).map(({ hex }) => hex),
  act: (at, hex) => holdStack(at, hex, 'phase'),
};

/** The card lies on the units that stand there now, wherever they go. */
function holdStack({ rules, play, card, side }: Occasion, hex: HexId, until: 'phase' | 'enemy-movement'): void {
  const units = stacksOf(rules.field, play.state).get(hex)?.units ?? [];
  putInForce(play.state, card.id, side, units, until);
}

const teams: CardRule = {
  act: ({ play, card, side }) => putInForce(play.state, card.id, side, [], 'player-turn'),
};

const laurens: CardRule = {
  may: (at) => at.play.state.leaders[unitOn(at)]?.hex != null,
  act: ({ play, card, side }) => putInForce(play.state, card.id, side, card.units, 'turn'),
};

const agreed: CardRule = {
  act: ({ play, card, side }) => putInForce(play.state, card.id, side, [], 'next-movement'),
};

// Card 18: a stack moves again inside the lines.

const interior: CardRule = {
  targets: (at) => stacksBy(at, at.side).flatMap((stack) => (refuges(at, stack).length > 0 ? [stack.hex] : [])),
  *act(at, hex) {
    const { rules, play, side } = at;
    const stack = stacksOf(rules.field, play.state).get(hex) as Stack;
    const to = yield* goesTo(at, hex, refuges(at, stack));
    yield* sendTo(inside(rules), play, side, [...stack.units, ...stack.leaders], hexAt(at, to));
  },
};

function* goesTo({ play, side, card }: Occasion, from: HexId, of: readonly HexId[]): Steps<HexId> {
  if (of.length === 1) return of[0] as HexId;
  const about = { card: card.id, from, options: [...of] };
  return yield* play.at('to', () =>
    play.ask<HexId>(side, 'card-target', { kind: 'one', of }, { about, discreet: true }),
  );
}

/** Hexes inside the lines that a stack inside them can go to and rest in. */
function refuges(at: Occasion, stack: Stack): HexId[] {
  const { rules, play, side } = at;
  const from = hexAt(at, stack.hex);
  if (!from.perimeter) return [];
  const ground = groundFor(rules, play.state, stacksOf(rules.field, play.state), side);
  const party = partyOf(rules, side, [...stack.units, ...stack.leaders], false);
  const search: Search = searchFor(inside(rules), play.state, ground, party);
  if (cannotMove(search, from) !== null) return [];
  return reachable(search, from).flatMap(({ hex }) => (restFault(search, hex) === null ? [hex.id] : []));
}

/** The rules as they stand for who may not leave the lines. */
function inside(rules: Rules): Rules {
  const { house } = rules;
  return {
    ...rules,
    house: {
      ...house,
      mayEnter: (all, position, party, from, side, to, moment) =>
        to.perimeter ? house.mayEnter(all, position, party, from, side, to, moment) : leavesLines(party, to),
    },
  };
}

function leavesLines(party: Party, to: FieldHex): Fault {
  return { code: 'savannah.card-inside', facts: { unit: party.units[0]?.id ?? null, to: to.id }, rule: 'S 4.3' };
}

export const movementCards: Readonly<Record<number, CardRule>> = {
  [SALLY]: sally,
  [TERMS]: terms,
  [GUIDES]: guides,
  [INTERIOR]: interior,
  [TEAMS]: teams,
  [LAURENS]: laurens,
  [FEINT]: feint,
  [AGREED]: agreed,
  [CONFUSION]: confusion,
  [KNOWN_GROUND]: knownGround,
};

// While they are in force.

/** What each changes in the rules; those of one kind in the order of their numbers. */
export function movementCardExceptions(savannah: Savannah): readonly Exception[] {
  return [holds(GUIDES), holds(FEINT), weighedTerms, drawnGuns(savannah), confused(savannah), atHome(savannah)];
}

/** The units it lies on stay where they are (11, 31). */
function holds(card: number): Exception {
  return {
    rule: `card ${card}`,
    amends: {
      mayMove: (_rules, position, unit) =>
        isInForce(position, card, unit.id)
          ? { code: 'savannah.card-holds', facts: { unit: unit.id, card }, rule: 'S 4.3' }
          : null,
    },
  };
}

/** While the terms are weighed (6) none of the Allies comes up to the garrison or fights it hand to hand. */
const weighedTerms: Exception = {
  rule: `card ${TERMS}`,
  amends: {
    mayEnter: (rules, position, party, _from, _side, to) => {
      if (!isInForce(position, TERMS) || party.side === rules.field.worksOf || party.units.length === 0) return null;
      const stacks = stacksOf(rules.field, position);
      const near = to.next.some((hex) => {
        const stack = hex === null ? undefined : stacks.get(hex.id);
        return stack !== undefined && stack.side !== party.side && stack.units.length > 0;
      });
      return near ? { code: 'savannah.card-terms', facts: { to: to.id }, rule: 'S 4.3' } : null;
    },
    stayed: (rules, position, what, side) =>
      what === 'combat' && side !== rules.field.worksOf && isInForce(position, TERMS),
  },
};

/** Teams for French guns (25): double their MP, and the roads although the weather forbids them to others. */
function drawnGuns(savannah: Savannah): Exception {
  const isDrawn = (position: Position, unit: Counter): boolean =>
    isInForce(position, TEAMS) && unit.gait === 'artillery' && unit.army === cardOf(savannah, TEAMS).army;
  return {
    rule: `card ${TEAMS}`,
    amends: {
      allowance: (_rules, position, unit, given) =>
        isDrawn(position, unit) ? (given ?? unit.mp) * numberOf(cardOf(savannah, TEAMS), 'times') : given,
      defiesWeather: (_rules, position, party) =>
        party.units.every(
          (unit) => isDrawn(position, unit) && !deckOf(savannah).events.shut.includes(position.weather),
        ),
    },
  };
}

/** Two MP less, at least one (48). */
function confused(savannah: Savannah): Exception {
  return {
    rule: `card ${CONFUSION}`,
    amends: {
      allowance: (_rules, position, unit, given) => {
        if (!isInForce(position, CONFUSION, unit.id)) return given;
        const card = cardOf(savannah, CONFUSION);
        return Math.max(numberOf(card, 'least'), (given ?? unit.mp) + numberOf(card, 'mp'));
      },
    },
  };
}

/** What a party pays for ground it knows (51): all its units must be of the stack; nor do they lose the Way (S 4.9). */
function atHome(savannah: Savannah): Exception {
  return {
    rule: `card ${KNOWN_GROUND}`,
    amends: {
      knownGround: (_rules, position, party) => {
        if (!isGuided(position, party)) return null;
        const card = cardOf(savannah, KNOWN_GROUND);
        return { terrains: card.terrains, mp: numberOf(card, 'mp') };
      },
    },
  };
}

/** Can this party not get lost (51)? */
export function isGuided(position: Position, party: Party): boolean {
  return party.units.length > 0 && party.units.every((unit) => isInForce(position, KNOWN_GROUND, unit.id));
}

/** Units whose leader takes his own way (30): those stacked with him, which may attack beside the other army. */
export function goOwnWay(rules: Rules, position: Position, units: readonly string[]): boolean {
  const [leader] = affectedBy(position, LAURENS);
  if (leader === undefined) return false;
  const hex = position.leaders[leader]?.hex ?? null;
  const { army } = rules.field.leaders.get(leader) ?? {};
  return (
    hex !== null && units.every((unit) => counterOf(rules.field, unit).army !== army || hexOf(position, unit) === hex)
  );
}
