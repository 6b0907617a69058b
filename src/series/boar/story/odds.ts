/** What each attack promises that could be ordered now: a card for each stack alone, then for all who can reach a hex together. */

import { oddsTold } from '../../../engine/odds.ts';
import { listing, pause } from '../../../engine/phrase.ts';
import type { Odds, OddsCard } from '../../../engine/story.ts';
import { because } from '../../../engine/telling.ts';
import { type Attack, attackOn, dutiesOf, judgeAttack } from '../rules/declare.ts';
import { forecast, promised } from '../rules/forecast.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { pieceOf } from '../rules/units.ts';
import type { Front } from './fights.ts';
import { isCommanded } from './reader.ts';
import { wordsIn } from './room.ts';
import { labelled, placed, type Teller } from './teller.ts';

/** More are read by nobody. */
const MOST_CARDS = 6;

/** An attack on a front; `all`: with everybody there. */
interface Option {
  readonly front: Front;
  readonly attack: Attack;
  readonly all: boolean;
}

/** First on whom the rules demand an attack. Where they are too many for the `room`, those of single stacks give way. */
export function attackOdds(teller: Teller, fronts: readonly Front[], room: number): Odds {
  const isOwed = ({ must }: Front): boolean => must.length > 0;
  const ranked = [...fronts.filter(isOwed), ...fronts.filter((front) => !isOwed(front))];
  let options = ranked.flatMap((front) => optionsOn(teller, front));
  let block = blockOf(teller, options);
  while (options.length > MOST_CARDS || (options.length > 1 && wordsIn(block) > room)) {
    const single = options.findLastIndex(({ all }) => !all);
    options = options.toSpliced(single < 0 ? options.length - 1 : single, 1);
    block = blockOf(teller, options);
  }
  return block;
}

const blockOf = (teller: Teller, options: readonly Option[]): Odds => ({
  ...{ kind: 'odds', key: teller.say('fights.key') },
  attacks: cardsOf(teller, options),
});

const cardsOf = (teller: Teller, options: readonly Option[]): readonly OddsCard[] =>
  options.map((option) => {
    const beside = options.filter(({ front }) => front === option.front);
    const label = beside.length > 1 ? `${option.front.label}${beside.indexOf(option) + 1}` : option.front.label;
    return cardOf(teller, option, label);
  });

/** What the reader commands of each stack beside it, then of all together. */
function optionsOn(teller: Teller, front: Front): readonly Option[] {
  const units = [...front.must, ...front.may].filter((unit) => isCommanded(teller, unit));
  const stacks = Map.groupBy(units, (unit) => pieceOf(teller.now, unit).hex);
  const whole = together(teller, front.hex, units);
  const single = [...stacks.values()].map((stack) => together(teller, front.hex, stack));
  const isWhole = ({ with: some }: Attack): boolean => some.join() === whole.with.join();
  return [...single.filter((attack) => !isWhole(attack)), whole]
    .filter((attack) => attack.with.length > 0)
    .map((attack) => ({ front, attack, all: attack === whole }));
}

/** An attack by as many of these as may make it in common. */
function together({ at, side }: Teller, hex: HexId, units: readonly UnitId[]): Attack {
  let attack = attackOn(side, hex);
  for (const unit of units) {
    const wider = { ...attack, with: [...attack.with, unit] };
    if (judgeAttack(at, wider, []).length === 0) attack = wider;
  }
  return attack;
}

function cardOf(teller: Teller, option: Option, label: string): OddsCard {
  const { at, say } = teller;
  const {
    attack,
    front: { hex },
  } = option;
  const expected = forecast(at, attack);
  const { odds, column } = expected;
  const name = placed(teller, hex);
  return {
    label,
    title: name === hex ? hex : `${hex}, ${name}`,
    units: attack.with.join(', '),
    odds: `${odds.attack} : ${odds.defence} -> ${column}`,
    otherwise: [ifDiverted(teller, attack, column), ...leftOutOf(teller, option)]
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
export function byReason({ at, say }: Teller, attack: Attack, units: readonly UnitId[]): readonly [string, UnitId[]][] {
  const reasons = new Map<string, UnitId[]>();
  for (const unit of units) {
    const [fault] = judgeAttack(at, { ...attack, with: [...attack.with, unit] }, []);
    const why = fault ? because(say, fault) : '';
    reasons.set(why, [...(reasons.get(why) ?? []), unit]);
  }
  return [...reasons];
}

/** The column once the attack diverts all that it can of what must be fought beside it. */
function ifDiverted({ at, side, say }: Teller, attack: Attack, column: string): string {
  const owed = new Set(dutiesOf(at, side).map(({ enemy }) => enemy));
  let wider = attack;
  for (const hex of owed) {
    const next = { ...wider, diverted: [...wider.diverted, hex] };
    if (!attack.on.includes(hex) && judgeAttack(at, next, []).length === 0) wider = next;
  }
  const then = forecast(at, wider).column;
  if (then === column) return '';
  return say('fights.if-diverted', {
    column: then,
    hexes: listing(wider.diverted, say.language),
    n: wider.diverted.length,
  });
}
