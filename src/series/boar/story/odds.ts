/** What each attack promises that could be ordered now, of single stacks and of all who can reach a hex together: the best a card each. */
import { byCodeUnit } from '../../../engine/canonical.ts';
import { type OutcomeKind, oddsTold } from '../../../engine/odds.ts';
import { oncePer } from '../../../engine/once.ts';
import { pause } from '../../../engine/phrase.ts';
import { wordsIn } from '../../../engine/room.ts';
import type { Lines, Odds, OddsCard } from '../../../engine/story.ts';
import { because } from '../../../engine/telling.ts';
import { fightOf } from '../rules/combat.ts';
import { type Attack, attackOf, attackOn, dutiesOf, forcedAttacks, joinedBy, judgeAttack } from '../rules/declare.ts';
import { forecast, namedIn, promised } from '../rules/forecast.ts';
import { capOf } from '../rules/odds.ts';
import type { UnitId } from '../rules/state.ts';
import { pieceOf } from '../rules/units.ts';
import { mayGoBefore } from '../rules/withdrawal.ts';
import { asksForAttacks, attackPlan, type Front, filedBy, hopeOf } from './fights.ts';
import { isCommanded } from './reader.ts';
import { labelled, named, placed, type Teller } from './teller.ts';

/** More are read by nobody. */
const MOST_CARDS = 6;

/** An attack on a front, with what the rules add to it; `planned`: Silence or a line of the form names its units; `filed`: as the seat has ordered it. */
interface Option {
  readonly front: Front;
  readonly attack: Attack;
  readonly planned?: boolean;
  readonly filed?: boolean;
}

/** Cards, and what has none in short lines. */
type OddsTold = { readonly odds: Odds; readonly short: Lines['lines'] };

/**
 * First what is made if nothing more is said and what the form adds to it, then the others by what may be hoped of them: a
 * card each as far as there is `room` for it, the rest in a line each, and those beyond by their number.
 */
export function attackOdds(teller: Teller, fronts: readonly Front[], room: number): OddsTold {
  const hope = ({ attack }: Option): number => hopeOf(teller.at, attack);
  const others = fronts.flatMap((front) => optionsOn(teller, front)).toSorted((a, b) => hope(b) - hope(a));
  const all = [...planned(teller, fronts), ...others];
  const ranked = all.filter(({ attack: made }, n) =>
    all.slice(0, n).every(({ attack }) => !sameUnits(attack, made) || differ(attack.diverted, made.diverted)),
  );
  const rest = (some: readonly Option[]): number => {
    const left = ranked.filter((option) => !some.includes(option));
    const owed = left.filter((option) => option.planned).length;
    return owed * PLANNED + (owed < left.length ? LINE : 0);
  };
  const card = oncePer((option: Option) => cardOf(teller, option));
  const isRoomFor = (some: readonly Option[]): boolean =>
    some.length <= MOST_CARDS && wordsIn(blockOf(teller, some.map(card))) + rest(some) <= room;
  const shown: Option[] = [];
  for (const option of ranked) if (shown.length === 0 || isRoomFor([...shown, option])) shown.push(option);
  const left = ranked.filter((option) => !shown.includes(option));
  const odds = blockOf(teller, shown.map(card));
  return { odds, short: inShort(teller, left, room - wordsIn(odds)) };
}

/** Words of a short line, about, and of one whose units the form names. */
const LINE = 15;
const PLANNED = 10;

/**
 * `1405: fraser-1: 3 : 5 -> 1-2; lose 50%, win 20%`, of all that the form shows ready; of no room for all how many are left
 * out, whose odds CHECK tells.
 */
function inShort(teller: Teller, left: readonly Option[], room: number): Lines['lines'] {
  const owed = left.filter((option) => option.planned).length;
  const told = left.slice(0, owed + Math.max(0, Math.trunc((room - owed * PLANNED) / LINE)));
  const lines = told.map((option) => {
    const { title, units, odds, outcomes } = cardOf(teller, option);
    const chance = (of: OutcomeKind): number => outcomes.find(({ kind }) => kind === of)?.chance ?? 0;
    const who = { units, named: option.planned === true };
    return [teller.say('fights.short', { title, ...who, odds, lose: chance('lose'), win: chance('win') })];
  });
  const n = left.length - told.length;
  return n === 0 ? lines : [...lines, [teller.say('fights.more', { n })]];
}

const blockOf = (teller: Teller, attacks: readonly OddsCard[]): Odds => ({
  ...{ kind: 'odds', key: teller.say('fights.key', { tactics: mostOfTactics(teller) }) },
  attacks,
});

/** The most that two tactics add to the die or take off it: no card knows which they will be. */
const mostOfTactics = ({ at: { field } }: Teller): number =>
  Math.max(...field.tables.tactics.matrix.flat().map((cell) => (cell === 'NC' ? 0 : Math.abs(cell))));

/** Attacks by the fronts that they are made on. */
const on = (fronts: readonly Front[], attacks: readonly Attack[]): readonly Pick<Option, 'front' | 'attack'>[] =>
  attacks.flatMap((attack) => fronts.flatMap((front) => (front.hex === attack.on[0] ? [{ front, attack }] : [])));

/** What silence comes to and the form adds to it. */
function planned(teller: Teller, fronts: readonly Front[]): readonly Option[] {
  const filed = filedBy(teller).map(({ id }) => id);
  const isAsked = asksForAttacks(teller);
  return on(fronts, attackPlan(teller)).map((one) => ({
    ...one,
    planned: isAsked,
    filed: filed.includes(one.attack.id),
  }));
}

const sameUnits = (one: Attack, other: Attack): boolean => !differ(one.on, other.on) && !differ(one.with, other.with);

const differ = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted(byCodeUnit).join() !== others.toSorted(byCodeUnit).join();

/** What the reader commands of each stack beside it, then of all together. */
function optionsOn(teller: Teller, front: Front): readonly Option[] {
  const stacks = Map.groupBy(commandedAt(teller, front), (unit) => pieceOf(teller.now, unit).hex);
  const single = [...stacks.values()].map((stack) => joinedBy(teller.at, attackOn(teller.side, front.hex), stack));
  const made = [...single, allOn(teller, front)].filter((attack) => attack.with.length > 0);
  const owed = made.map((attack) => withDuties(teller, attack));
  return on([front], owed);
}

const commandedAt = (teller: Teller, { must, may }: Front): readonly UnitId[] =>
  [...must, ...may].filter((unit) => isCommanded(teller, unit));

const allOn = (teller: Teller, front: Front): Attack =>
  joinedBy(teller.at, attackOn(teller.side, front.hex), commandedAt(teller, front));

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
  const { at, say, side, telling } = teller;
  const { attack, front, filed = false } = option;
  const lines = (telling.onFile ?? []).filter(({ when, args }) => !when && attackOf(at, side, args).id === attack.id);
  const expected = forecast(at, attack, filed ? namedIn(lines) : {});
  const { odds, column } = expected;
  const name = placed(teller, front.hex);
  const place = name === front.hex ? attack.on.join(', ') : `${attack.on.join(', ')}, ${name}`;
  const goes = mayGoBefore(at, fightOf(at, attack));
  const aside = { diverted: say.list(attack.diverted), n: attack.diverted.length, goes, capped: capOf(at, odds) };
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
function leftOutOf(teller: Teller, { front, attack }: Option): readonly string[] {
  const isOfAll = sameUnits(attack, allOn(teller, front));
  const others = isOfAll ? [...front.must, ...front.may].filter((unit) => !attack.with.includes(unit)) : [];
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
