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
  const { mayMove, mayEnter, hasZone, mayWithdraw, stayed, defiesWeather, ...more } = at(exceptions);
  return {
    mayMove: (...asked) => firstSaid(mayMove, (one) => one(...asked)),
    mayEnter: (...asked) => firstSaid(mayEnter, (one) => one(...asked)),
    hasZone: (...asked) => hasZone.every((one) => one(...asked)),
    mayWithdraw: (...asked) => mayWithdraw.every((one) => one(...asked)),
    stayed: (...asked) => stayed.some((one) => one(...asked)),
    defiesWeather: (...asked) => defiesWeather.some((one) => one(...asked)),
    surprises: (...asked) => more.surprises.some((one) => one(...asked)),
    mayHalt: (...asked) => more.mayHalt.some((one) => one(...asked)),
    engages: (...asked) => more.engages.some((one) => one(...asked)),
    knownGround: (...asked) => firstSaid(more.knownGround, (one) => one(...asked)),
    fireFault: (...asked) => firstSaid(more.fireFault, (one) => one(...asked)),
    spares: (...asked) => firstSaid(more.spares, (one) => one(...asked)),
    refuges: (at, unit, path) => firstSaid(more.refuges, (one) => one(at, unit, path)) ?? [homeOf(at.field, unit)],
    allowance: (at, unit) => more.allowance.reduce((given: number | null, one) => one(at, unit, given), null),
    stackStrength: (at, units, strength) => more.stackStrength.reduce((was, one) => one(at, units, was), strength),
    resultFor: (at, unit, result) => more.resultFor.reduce((was, one) => one(at, unit, was), result),
    onEnter: (...asked) => enterAll(more.notesEntry, more.onEnter, asked),
    afterStanding: (...asked) => standAll(more.afterStanding, asked),
    bannedTactics: (...asked) => more.bannedTactics.flatMap((one) => one(...asked)),
    fireModifiers: more.fireModifiers.flat(),
    mortarGain: (...asked) => more.mortarGain.reduce((sum, one) => sum + one(...asked), 0),
    moreGuns: (...asked) => more.moreGuns.reduce((sum, one) => sum + one(...asked), 0),
    combatModifiers: more.combatModifiers.flat(),
    rallyModifiers: more.rallyModifiers.flat(),
    moraleAdditions: more.moraleAdditions.flat(),
    withdrawals: more.withdrawals.flat(),
    afterHit: (...asked) => {
      for (const one of more.afterHit) one(...asked);
    },
    afterFight: (...asked) => {
      for (const one of more.afterFight) one(...asked);
    },
  };
}

/** What the exceptions say at each point, in their order. */
function at(exceptions: readonly Exception[]) {
  const saying = <K extends keyof Amendments>(point: K): readonly NonNullable<Amendments[K]>[] =>
    exceptions.flatMap(({ amends }) => {
      const one = amends[point];
      return one === undefined ? [] : [one as NonNullable<Amendments[K]>];
    });
  return {
    mayMove: saying('mayMove'),
    mayEnter: saying('mayEnter'),
    hasZone: saying('hasZone'),
    mayWithdraw: saying('mayWithdraw'),
    stayed: saying('stayed'),
    defiesWeather: saying('defiesWeather'),
    surprises: saying('surprises'),
    knownGround: saying('knownGround'),
    fireFault: saying('fireFault'),
    engages: saying('engages'),
    spares: saying('spares'),
    refuges: saying('refuges'),
    mayHalt: saying('mayHalt'),
    allowance: saying('allowance'),
    stackStrength: saying('stackStrength'),
    resultFor: saying('resultFor'),
    notesEntry: saying('notesEntry'),
    onEnter: saying('onEnter'),
    afterStanding: saying('afterStanding'),
    bannedTactics: saying('bannedTactics'),
    fireModifiers: saying('fireModifiers'),
    mortarGain: saying('mortarGain'),
    moreGuns: saying('moreGuns'),
    combatModifiers: saying('combatModifiers'),
    rallyModifiers: saying('rallyModifiers'),
    moraleAdditions: saying('moraleAdditions'),
    withdrawals: saying('withdrawals'),
    afterHit: saying('afterHit'),
    afterFight: saying('afterFight'),
  };
}

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
