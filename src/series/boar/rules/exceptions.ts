/**
 * Exceptions of a game to the rules of the series, each by its number: all that one changes stands in one place. They
 * are folded, in the order of the game's list, into the points at which the rules ask.
 */
import type { Steps } from '../../../engine/contract.ts';
import { firstSaid } from '../../../engine/ends.ts';
import type { Counter } from '../scenario/field.ts';
import type { Effect } from './events.ts';
import type { At, House } from './house.ts';
import { homeOf } from './units.ts';

export interface Exception {
  /** `S 4.9`, `card 25`. */
  readonly rule: string;
  readonly amends: Amendments;
}

export interface Amendments {
  /** The first fault found counts. */
  readonly mayMove?: House['mayMove'];
  readonly mayEnter?: House['mayEnter'];
  /** True unless one says otherwise. */
  readonly hasZone?: House['hasZone'];
  readonly mayWithdraw?: House['mayWithdraw'];
  readonly withdrawals?: House['withdrawals'];
  /** True as soon as one says so. */
  readonly stayed?: House['stayed'];
  readonly defiesWeather?: House['defiesWeather'];
  readonly surprises?: House['surprises'];
  readonly mayHalt?: House['mayHalt'];
  readonly engages?: House['engages'];
  /** The first that says anything. */
  readonly knownGround?: House['knownGround'];
  readonly fireFault?: House['fireFault'];
  readonly spares?: House['spares'];
  /** Without any: the headquarters of its army. */
  readonly refuges?: House['refuges'];
  /** Each on what those before it made of it; null: as printed. */
  readonly allowance?: (at: At, unit: Counter, given: number | null) => number | null;
  readonly stackStrength?: House['stackStrength'];
  readonly resultFor?: House['resultFor'];
  /** Takes note of a step of a march before any may stop it. */
  readonly notesEntry?: (...asked: Parameters<House['onEnter']>) => void;
  /** One after the other, until one stops the march. */
  readonly onEnter?: House['onEnter'];
  /** One after the other; what they did, together. */
  readonly afterStanding?: (
    ...asked: Parameters<House['afterStanding']>
  ) => readonly Effect[] | Steps<readonly Effect[]>;
  /** All of them, in their order. */
  readonly bannedTactics?: House['bannedTactics'];
  readonly fireModifiers?: House['fireModifiers'];
  /** All of them together. */
  readonly mortarGain?: House['mortarGain'];
  readonly moreGuns?: House['moreGuns'];
  readonly afterHit?: House['afterHit'];
  readonly combatModifiers?: House['combatModifiers'];
  readonly rallyModifiers?: House['rallyModifiers'];
  readonly moraleAdditions?: House['moraleAdditions'];
  readonly afterFight?: House['afterFight'];
}

/** What bars a march, and no retreat. */
export const onTheMarch =
  (bars: House['mayEnter']): House['mayEnter'] =>
  (...asked) =>
    asked.at(-1) === 'retreat' ? null : bars(...asked);

export function folded(exceptions: readonly Exception[]): Pick<House, keyof House & keyof Amendments> {
  /** What they say at a point, in their order. */
  const at = <K extends keyof Amendments>(point: K) =>
    exceptions.flatMap(({ amends }) => (amends[point] === undefined ? [] : [amends[point]]));
  const [notes, banned] = [at('notesEntry'), at('bannedTactics')];
  const [onEnter, afterStanding, refuges] = [at('onEnter'), at('afterStanding'), joined(at('refuges'), firstSaid)];
  const [allowance, stackStrength, resultFor] = [at('allowance'), at('stackStrength'), at('resultFor')];
  return {
    mayMove: joined(at('mayMove'), firstSaid),
    mayEnter: joined(at('mayEnter'), firstSaid),
    hasZone: joined(at('hasZone'), every),
    mayWithdraw: joined(at('mayWithdraw'), every),
    stayed: joined(at('stayed'), some),
    defiesWeather: joined(at('defiesWeather'), some),
    surprises: joined(at('surprises'), some),
    mayHalt: joined(at('mayHalt'), some),
    engages: joined(at('engages'), some),
    knownGround: joined(at('knownGround'), firstSaid),
    fireFault: joined(at('fireFault'), firstSaid),
    spares: joined(at('spares'), firstSaid),
    refuges: (rules, unit, path) => refuges(rules, unit, path) ?? [homeOf(rules.field, unit)],
    allowance: (rules, unit) => allowance.reduce((given: number | null, one) => one(rules, unit, given), null),
    stackStrength: (rules, units, strength) => stackStrength.reduce((was, one) => one(rules, units, was), strength),
    resultFor: (rules, unit, result) => resultFor.reduce((was, one) => one(rules, unit, was), result),
    onEnter: (...asked) => enterAll(notes, onEnter, asked),
    afterStanding: (...asked) => standAll(afterStanding, asked),
    bannedTactics: (...asked) => banned.flatMap((one) => one(...asked)),
    fireModifiers: at('fireModifiers').flat(),
    mortarGain: joined(at('mortarGain'), sum),
    moreGuns: joined(at('moreGuns'), sum),
    combatModifiers: at('combatModifiers').flat(),
    rallyModifiers: at('rallyModifiers').flat(),
    moraleAdditions: at('moraleAdditions').flat(),
    withdrawals: at('withdrawals').flat(),
    afterHit: joined(at('afterHit'), inTurn),
    afterFight: joined(at('afterFight'), inTurn),
  };
}

/** What all say to the same question, taken together. */
const joined =
  <A extends unknown[], S, R>(
    all: readonly ((...asked: A) => S)[],
    join: (all: readonly ((...asked: A) => S)[], ask: (one: (...asked: A) => S) => S) => R,
  ) =>
  (...asked: A): R =>
    join(all, (one) => one(...asked));

const every = <P>(all: readonly P[], ask: (one: P) => boolean): boolean => all.every(ask);
const some = <P>(all: readonly P[], ask: (one: P) => boolean): boolean => all.some(ask);
const sum = <P>(all: readonly P[], ask: (one: P) => number): number => all.reduce((so, one) => so + ask(one), 0);
const inTurn = <P>(all: readonly P[], ask: (one: P) => void): void => all.forEach(ask);

function* standAll(
  all: readonly NonNullable<Amendments['afterStanding']>[],
  asked: Parameters<House['afterStanding']>,
): Steps<readonly Effect[]> {
  const effects: Effect[] = [];
  for (const one of all) {
    const did = one(...asked);
    effects.push(...('next' in did ? yield* did : did));
  }
  return effects;
}

function* enterAll(
  notes: readonly NonNullable<Amendments['notesEntry']>[],
  all: readonly House['onEnter'][],
  asked: Parameters<House['onEnter']>,
): Steps<'on' | 'stop'> {
  for (const note of notes) note(...asked);
  for (const one of all) if ((yield* one(...asked)) === 'stop') return 'stop';
  return 'on';
}
