/** What each attack promises that could be ordered now, of single stacks and of all who can reach a hex together: the best a card each. */
import { byCodeUnit } from '../../../engine/canonical.ts';
import { oddsTold } from '../../../engine/odds.ts';
import { pause } from '../../../engine/phrase.ts';
import type { Lines, Odds, OddsCard } from '../../../engine/story.ts';
import { because } from '../../../engine/telling.ts';
import { orderedIn } from '../acts/bound.ts';
import { type Attack, attackOn, dutiesOf, forcedAttacks, joinedBy, judgeAttack } from '../rules/declare.ts';
import { forecast, promised } from '../rules/forecast.ts';
import type { UnitId } from '../rules/state.ts';
import { pieceOf } from '../rules/units.ts';
import type { Front } from './fights.ts';
import { isCommanded } from './reader.ts';
import { wordsIn } from './room.ts';
import { labelled, named, placed, type Teller } from './teller.ts';

/** More are read by nobody. */
const MOST_CARDS = 6;

/** An attack on a front, with what the rules add to it; `all`: with everybody there; `filed`: as the seat has ordered it. */
interface Option {
  readonly front: Front;
  readonly attack: Attack;
  readonly all: boolean;
  readonly filed: boolean;
}

/** Cards, and what has none in short lines. */
type OddsTold = { readonly odds: Odds; readonly short: Lines['lines'] };

/**
 * First what is on file, then the best attack wherever the rules demand one, then the others by what may be hoped of them: a
 * card each as far as there is `room` for it, the rest in a line each, and those beyond by their number.
 */
export function attackOdds(teller: Teller, fronts: readonly Front[], room: number): OddsTold {
  const filed = onFile(teller, fronts);
  const isFiled = ({ attack }: Option): boolean => filed.some((one) => sameUnits(one.attack, attack));
  const open = fronts.flatMap((front) => optionsOn(teller, front)).filter((option) => !isFiled(option));
  const best = open.toSorted((a, b) => hopeOf(teller, b) - hopeOf(teller, a));
  const due = best.filter((one) => one.front.must.length > 0 && best.find(({ front }) => front === one.front) === one);
  const ranked = [...new Set([...filed, ...due, ...best])];
  const isRoomFor = (some: readonly Option[]): boolean =>
    some.length <= MOST_CARDS && wordsIn(blockOf(teller, some)) + (some.length < ranked.length ? LINE : 0) <= room;
  const shown: Option[] = [];
  for (const option of ranked) if (shown.length === 0 || isRoomFor([...shown, option])) shown.push(option);
  const left = ranked.filter((option) => !shown.includes(option));
  const inOrder = [...filed, ...open].filter((option) => shown.includes(option));
  const odds = blockOf(teller, inOrder);
  return { odds, short: inShort(teller, left, room - wordsIn(odds)) };
}

/** Of a hundred, how many more it wins than loses. */
function hopeOf({ at }: Teller, { attack }: Option): number {
  const signs: Readonly<Record<string, number>> = { win: 1, lose: -1 };
  return promised(forecast(at, attack)).outcomes.reduce((sum, one) => sum + one.chance * (signs[one.kind] ?? 0), 0);
}

/** Words of a short line, about. */
const LINE = 10;

/** `1405: fraser-1: 3 : 5 -> 1-2`; of no room for all how many are left out, whose odds CHECK tells. */
function inShort(teller: Teller, left: readonly Option[], room: number): Lines['lines'] {
  const told = left.slice(0, Math.max(0, Math.trunc(room / LINE)));
  const lines = told.map((option) => {
    const { title, units, odds } = cardOf(teller, option);
    return [`${title}${teller.say('fights.colon')}${units}${teller.say('fights.colon')}${odds}`];
  });
  const n = left.length - told.length;
  return n === 0 ? lines : [...lines, [teller.say('fights.more', { n })]];
}

const blockOf = (teller: Teller, options: readonly Option[]): Odds => ({
  ...{ kind: 'odds', key: teller.say('fights.key', { tactics: mostOfTactics(teller) }) },
  attacks: options.map((option) => cardOf(teller, option)),
});

/** The most that two tactics add to the die or take off it: no card knows which they will be. */
const mostOfTactics = ({ at: { field } }: Teller): number =>
  Math.max(...field.tables.tactics.matrix.flat().map((cell) => (cell === 'NC' ? 0 : Math.abs(cell))));

/** Attacks that the seat has ordered, completed by what the rules add. */
function onFile({ at, side, telling }: Teller, fronts: readonly Front[]): readonly Option[] {
  const ordered = orderedIn(at, side, telling.onFile ?? []);
  const complete = forcedAttacks(at, side, ordered);
  return ordered.flatMap(({ id }) => {
    const attack = complete.find((one) => one.id === id);
    const front = fronts.find(({ hex }) => attack?.on.includes(hex));
    return attack && front ? [{ front, attack, all: false, filed: true }] : [];
  });
}

const sameUnits = (one: Attack, other: Attack): boolean =>
  one.on.join() === other.on.join() && one.with.toSorted(byCodeUnit).join() === other.with.toSorted(byCodeUnit).join();

/** What the reader commands of each stack beside it, then of all together. */
function optionsOn(teller: Teller, front: Front): readonly Option[] {
  const { at, side } = teller;
  const units = [...front.must, ...front.may].filter((unit) => isCommanded(teller, unit));
  const stacks = Map.groupBy(units, (unit) => pieceOf(teller.now, unit).hex);
  const whole = joinedBy(at, attackOn(side, front.hex), units);
  const single = [...stacks.values()].map((stack) => joinedBy(at, attackOn(side, front.hex), stack));
  const isWhole = ({ with: some }: Attack): boolean => some.join() === whole.with.join();
  return [...single.filter((attack) => !isWhole(attack)), whole]
    .filter((attack) => attack.with.length > 0)
    .map((attack) => ({ front, attack: withDuties(teller, attack), all: attack === whole, filed: false }));
}

/** An attack with what its units must divert where it is all that is ordered. */
function withDuties({ at, side }: Teller, attack: Attack): Attack {
  const complete = forcedAttacks(at, side, [attack]).find(({ id }) => id === attack.id);
  let owed = attack;
  // The rules may have let others join it, whose duties are not these units' own.
  for (const hex of complete?.diverted ?? []) {
    const wider = { ...owed, diverted: [...owed.diverted, hex] };
    if (judgeAttack(at, wider, []).length === 0) owed = wider;
  }
  return owed;
}

function cardOf(teller: Teller, option: Option): OddsCard {
  const { at, say } = teller;
  const { attack, front, filed } = option;
  const expected = forecast(at, attack);
  const { odds, column } = expected;
  const name = placed(teller, front.hex);
  const place = name === front.hex ? attack.on.join(', ') : `${attack.on.join(', ')}, ${name}`;
  const aside = { diverted: say.list(attack.diverted), n: attack.diverted.length };
  return {
    title: say('fights.place', { place, filed }),
    units: attack.with.join(', '),
    odds: say('fights.odds', { attack: odds.attack, defence: odds.defence, column, worst: odds.final === 0, ...aside }),
    otherwise: [filed ? '' : ifDiverted(teller, attack, column), ...leftOutOf(teller, option)]
      .filter((part) => part !== '')
      .join(pause(say.language)),
    ...oddsTold(promised(expected), (addend) =>
      addend.unit === undefined ? say(addend.name) : labelled(teller, addend.unit),
    ),
  };
}

/** Those beside the hex whom the attack of all together leaves out, and why. */
function leftOutOf(teller: Teller, { front: { must, may }, attack, all }: Option): readonly string[] {
  const others = all ? [...must, ...may].filter((unit) => !attack.with.includes(unit)) : [];
  return byReason(teller, attack, others).map(([why, units]) =>
    teller.say('fights.left', { units: units.join(', '), why: why || teller.say('fights.not-ours') }),
  );
}

/** Units that cannot join an attack, by what the rules have against each. */
export function byReason(teller: Teller, attack: Attack, units: readonly UnitId[]): readonly [string, UnitId[]][] {
  const { at, field } = teller;
  const reasons = new Map<string, UnitId[]>();
  for (const unit of units) {
    const [fault] = judgeAttack(at, { ...attack, with: [...attack.with, unit] }, []);
    const word = (_: string, id: string): string => (field.counters.has(id) ? named(teller, id) : id);
    const { why: unable } = fault?.facts ?? {};
    const why = unable ? teller.say(`why.${unable}`) : fault ? because(teller.say, fault, word) : '';
    reasons.set(why, [...(reasons.get(why) ?? []), unit]);
  }
  return [...reasons];
}

/** The column once the attack diverts, besides what it must, all that it can of what must be fought beside it. */
function ifDiverted({ at, side, say }: Teller, attack: Attack, column: string): string {
  const owed = new Set(dutiesOf(at, side).map(({ enemy }) => enemy));
  let wider = attack;
  for (const hex of owed) {
    const next = { ...wider, diverted: [...wider.diverted, hex] };
    if (![...attack.on, ...attack.diverted].includes(hex) && judgeAttack(at, next, []).length === 0) wider = next;
  }
  const then = forecast(at, wider).column;
  if (then === column) return '';
  const besides = wider.diverted.filter((hex) => !attack.diverted.includes(hex));
  return say('fights.if-diverted', { column: then, hexes: say.list(besides), n: besides.length });
}
