/** What became of units, told sentence by sentence: retreats, tests, losses, captures, advances. */
import { type Facts, halves, opened, signed } from '../../../engine/phrase.ts';
import type { Addend, Trial, Words } from '../../../engine/story.ts';
import { distance } from '../../../places/hex/grid.ts';
import { CARD } from '../cards/usual.ts';
import type { Effect, Modifier, Test } from '../rules/events.ts';
import type { UnitId } from '../rules/state.ts';
import { counterOf } from '../rules/units.ts';
import { isSoleArmy, labelled, named, namedAll, placedFully, seenFrom, subject, type Teller } from './teller.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

/** Addends of a sum, named for their causes in the reader's words. */
export function addends(teller: Teller, modifiers: readonly Modifier[]): Addend[] {
  return modifiers.map((modifier) => ({
    name: modifierName(teller, modifier),
    ...(modifier.unit != null && { brief: labelled(teller, modifier.unit) }),
    value: modifier.value,
    rule: modifier.rule.replace(/series|scenario/, (book) => teller.say(`rule.${book}`)),
  }));
}

function modifierName(teller: Teller, modifier: Modifier): string {
  const { unit } = modifier;
  if (unit === undefined || unit === null) return teller.say(modifier.name);
  // Without the article that English sets before some names.
  return teller.say(modifier.name, seenFrom(teller, unit, { unit: named(teller, unit).replace(/^the /, '') }));
}

/** The effects in order, one sentence each; changes of the tracks are gathered into the last. `apart`: without tests. */
export function effectSentences(
  teller: Teller,
  effects: readonly Effect[],
  tests: 'told' | 'apart' = 'told',
): string[] {
  const sentences: string[] = [];
  const acts = effects.filter((effect) => !isTrack(effect) && !(tests === 'apart' && effect.kind === 'test'));
  for (let i = 0; i < acts.length; i++) {
    const effect = acts[i] as Effect;
    const flight = flightAfter(acts, i);
    if (flight) i++;
    const along = flight || effect.kind === 'retreat' || effect.kind === 'advance' ? companions(acts, i) : [];
    // Who loses his order by the way back, not by the blow before it, went through an enemy zone of control.
    const fled = acts.slice(0, i).some((one) => one.kind === 'retreat' && 'unit' in effect && one.unit === effect.unit);
    const sentence = flight
      ? routed(teller, effect as Of<'formation'>, flight, along)
      : tellOf(teller, effect, along, fled);
    if (sentence !== '') sentences.push(opened(sentence));
    i += along.length;
  }
  const tracks = trackSentence(teller, effects);
  if (tracks !== '') sentences.push(opened(tracks));
  return sentences;
}

/** One line: what `key` says of these facts, and what came of it. */
export const told = (teller: Teller, key: string, facts: Facts = {}, effects: readonly Effect[] = []): Words[] => [
  [[teller.say(key, facts), ...effectSentences(teller, effects)].map(opened).join(' ')],
];

function isTrack({ kind }: Effect): boolean {
  return kind === 'morale' || kind === 'victory' || kind === 'momentum';
}

/**
 * Did it change troops or works? A test does not, however it ends: what it brings about is an effect of its own. What
 * tracks moved by in all is told beside them.
 */
export const isFelt = (effect: Effect): boolean =>
  effect.kind !== 'test' && !isTrack(effect) && !(effect.kind === 'leader' && effect.result === 'unhurt');

/** The retreat of a unit that has just lost its order: told in one sentence with that. */
function flightAfter(effects: readonly Effect[], at: number): Of<'retreat'> | null {
  const [effect, next] = [effects[at], effects[at + 1]];
  if (effect?.kind !== 'formation' || next?.kind !== 'retreat' || next.unit !== effect.unit) return null;
  return isWorse(effect) ? next : null;
}

function isWorse({ from, to }: Of<'formation'>): boolean {
  return to !== 'parade' && from !== 'shattered';
}

function routed(teller: Teller, { to }: Of<'formation'>, flight: Of<'retreat'>, leaders: readonly UnitId[]): string {
  const { say } = teller;
  return say('effect.routed', { ...wayBack(teller, flight, leaders), state: say(`formation.${to}`) });
}

/** Leaders that go the same way right after a unit: told in its sentence. */
function companions(effects: readonly Effect[], at: number): UnitId[] {
  const mover = effects[at] as Of<'retreat'> | Of<'advance'>;
  const goal = mover.kind === 'retreat' ? mover.path.at(-1) : mover.to;
  const leaders: UnitId[] = [];
  for (let i = at + 1; i < effects.length; i++) {
    const next = effects[i] as Effect;
    if (next.kind !== 'leader-moves' || next.to !== goal) break;
    leaders.push(next.leader);
  }
  return leaders;
}

function tellOf(teller: Teller, effect: Effect, leaders: readonly UnitId[], fled: boolean): string {
  const { say } = teller;
  const along = leaders.length > 0 ? namedAll(teller, leaders) : '';
  switch (effect.kind) {
    case 'retreat':
      return say('effect.retreat', wayBack(teller, effect, leaders));
    case 'formation':
      return say(`effect.formation.${effect.to}`, { ...subject(teller, effect.unit), better: !isWorse(effect), fled });
    case 'step': {
      const { steps, sp } = counterOf(teller.field, effect.unit);
      const strength = (left: number) => (left === 0 ? 0 : left < steps ? (sp.reduced ?? 0) : sp.full);
      const [from, to] = [strength(effect.from), strength(effect.to)];
      return say('effect.step', { ...subject(teller, effect.unit), from, to, alike: from === to });
    }
    case 'eliminated':
    case 'captured':
      return say(`effect.${effect.kind}`, { ...subject(teller, effect.unit), hex: effect.hex });
    case 'advance':
      return say('effect.advance', {
        ...subject(teller, effect.unit),
        to: placedFully(teller, effect.to),
        leaders: along,
      });
    case 'leader':
      return say(`effect.leader.${effect.result}`, { leader: named(teller, effect.leader), die: effect.die ?? '' });
    case 'replaced':
      return say(named(teller, effect.unit) === named(teller, effect.by) ? 'effect.replaced.same' : 'effect.replaced', {
        ...subject(teller, effect.unit),
        by: named(teller, effect.by),
        die: effect.die ?? '',
      });
    case 'leader-moves':
      return say('effect.leader-moves', { leader: named(teller, effect.leader), from: effect.from, to: effect.to });
    case 'pin':
      return say('effect.pin', { units: namedAll(teller, effect.units) });
    case 'unpin':
      return effect.free.length === 0 ? '' : say('effect.unpin', subject(teller, ...effect.free));
    case 'test':
      return testSentence(teller, effect.test);
    case 'mortar':
      return say('effect.mortar', { die: effect.die, result: say(`damage.${effect.result}`) });
    case 'breach':
    case 'repair':
    case 'abatis-cut':
      return say(`effect.${effect.kind}`, {
        hex: placedFully(teller, effect.hexside.slice(0, 4)),
        side: say(`side.name.${effect.hexside.slice(5)}`),
      });
    case 'ruin':
    case 'construction-removed':
      return say(`effect.${effect.kind}`, { hex: placedFully(teller, effect.hex) });
    case 'void':
      return say('effect.void', { cause: say.has(effect.cause) ? say(effect.cause) : effect.cause });
    default:
      return '';
  }
}

/** Who fell back, how far and where to. */
function wayBack(teller: Teller, { unit, path }: Of<'retreat'>, leaders: readonly UnitId[]): Facts {
  const steps = path.length > 1 ? path.slice(1) : path;
  return {
    ...subject(teller, unit),
    // Who goes with others who fall back goes as far as they do, by no way of his own.
    n: Math.max(steps.length, distance(teller.field.grid, path[0] ?? '', path.at(-1) ?? '')),
    to: placedFully(teller, steps.at(-1) ?? ''),
    via: steps.slice(0, -1).join(', '),
    leaders: namedAll(teller, leaders),
  };
}

/** `the Avant-Garde tests: die 4, morale +1, d'Estaing +1 = 6 of 5: holds`. */
function testSentence(teller: Teller, test: Test): string {
  const { unit, modifiers, die, sum, needed, passed } = test;
  const parts = modifiers.map((modifier) => `, ${modifierName(teller, modifier)} ${signed(modifier.value)}`).join('');
  return teller.say('effect.test', { ...subject(teller, unit), die, parts, sum, needed, passed });
}

/** Tests of morale and leaders' dice of these effects as trials of their own. */
export function trialsOf(teller: Teller, effects: readonly Effect[]): Trial[] {
  return effects.flatMap((effect) => {
    if (effect.kind === 'test') return [testTrial(teller, effect.test)];
    if (effect.kind !== 'leader' || effect.die === null) return [];
    return [trial(teller, effect.leader, effect.die, `leader.${effect.result}`)];
  });
}

function testTrial(teller: Teller, { unit, hex, die, modifiers, sum, needed, passed }: Test): Trial {
  const { head, ...tried } = trial(teller, unit, die, passed ? 'holds' : 'gives-way');
  return { ...tried, head: [...head, ` ${hex}`], addends: addends(teller, modifiers), sum, needs: needed };
}

const trial = (teller: Teller, who: UnitId, face: number, verdict: string): Trial => ({
  ...{ dice: [{ face, kind: 'test' }], addends: [], sum: null, needs: null, effects: [] },
  head: [{ strong: opened(named(teller, who)) }],
  verdict: teller.say(`verdict.${verdict}`),
});

/** `French morale -1, ours +1; VP: ours +1/2.` — empty when no track moved. */
export function trackSentence(teller: Teller, effects: readonly Effect[]): string {
  const { say } = teller;
  const sums = { morale: new Map<string, number>(), victory: new Map<string, number>() };
  for (const effect of effects) {
    if (effect.kind !== 'morale' && effect.kind !== 'victory') continue;
    const sum = sums[effect.kind];
    sum.set(effect.army, (sum.get(effect.army) ?? 0) + effect.to - effect.from);
  }
  const changed = (kind: 'morale' | 'victory', figure: (change: number) => number | string): string[] =>
    [...sums[kind]].flatMap(([army, change]) => {
      const facts = { army: say(`army.${army}`), adjective: say(`army.${army}.adjective`), change: figure(change) };
      return change === 0 ? [] : [say(`effect.${kind}`, { ...facts, own: isSoleArmy(teller, army) })];
    });
  const chits = effects.flatMap((effect) => {
    if (effect.kind !== 'momentum' || effect.to === effect.from) return [];
    const why = effect.cause === 'commander-lost' ? say(`cause.${effect.cause}`) : '';
    const facts = { side: say(`side.${effect.side}.the`), gained: effect.to > effect.from, why };
    return [say('effect.momentum', { ...seenFrom(teller, effect.side, facts), back: effect.cause === CARD })];
  });
  const points = changed('victory', (change) => (change > 0 ? `+${halves(change)}` : halves(change)));
  const parts = [...changed('morale', (change) => change), ...points, ...chits];
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}
