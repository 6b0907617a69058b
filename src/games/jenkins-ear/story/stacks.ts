/** Where it stands: own stacks whole from the top, the enemy's by height and top, with what was once seen of them. */
import { chapter } from '../../../engine/chapters.ts';
import type { Chapter, Stacks } from '../../../engine/story.ts';
import { starvesFirst } from '../acts/losses.ts';
import { FOUGHT } from '../events.ts';
import type { CounterId, FaceId } from '../field.ts';
import { type LastSeen, lastSeen } from '../last-seen.ts';
import { ownAt, type SeenStack } from '../view.ts';
import { surplus, unfed } from '../want.ts';
import { asks, faceName, facesNamed, isHeldBy, ofKind, placed, type Teller, unitName } from './teller.ts';

/** In a letter that asks they stand among what it is planned from, and whole in print. */
export function positions(teller: Teller): Chapter[] {
  const block: Stacks = { kind: 'stacks', stacks: stacksTold(teller) };
  const page = asks(teller) ? 'muster' : 'letter';
  return chapter('positions', page, [block], { note: teller.say('words.countersRead') });
}

function stacksTold(teller: Teller): Stacks['stacks'] {
  const stacks = Object.values(teller.after.stacks).sort((a, b) => (a.key < b.key ? -1 : 1));
  const own = stacks
    .filter(({ side }) => side === teller.side)
    .sort((a, b) => b.height - a.height || (a.hex < b.hex ? -1 : 1));
  const others = stacks.filter(({ side }) => side !== teller.side);
  return [...own.map((stack) => ownRow(teller, stack)), ...others.map((stack) => enemyRow(teller, stack))];
}

/** `Port Royal`, `off Port Royal`, nothing in open water. */
export function whereIs(teller: Teller, { hex, berth }: SeenStack): string {
  const name = placed(teller, hex);
  if (name === hex) return '';
  return berth === 'off' ? teller.say('stack.off', { place: name }) : name;
}

/** The same where its number is not told beside it, with how many it is: `off Port Royal (5)`, `hex 2718 (9)`. */
export function counted(teller: Teller, stack: SeenStack, n = stack.height, storm = false): string {
  const place = whereIs(teller, stack) || teller.say('stack.hex', { hex: stack.hex });
  return teller.say('roster.place', { place, n, storm });
}

function ownRow(teller: Teller, stack: SeenStack): Stacks['stacks'][number] {
  const { say, side } = teller;
  return {
    place: stack.hex,
    side,
    who: say('stack.own', { n: stack.height, place: whereIs(teller, stack) }),
    units: contentOf(teller, stack.units ?? []).join(', '),
    strength: stateOf(teller, stack),
  };
}

/** What is not as it should be with an own stack; in a `roster` in as few words as may be. */
export function stateOf(teller: Teller, stack: SeenStack, told: 'stack' | 'roster' = 'stack'): string {
  const { say } = teller;
  const n = surplus(teller.field, stack);
  return [
    ...(stack.marked ? [say('stack.marked')] : []),
    ...(unfed(teller.field, teller.after, teller.side).includes(stack.key)
      ? [say(`${told}.unsupplied`, { victim: victimIn(teller, stack) })]
      : []),
    ...(n > 0 ? [say(`${told}.crowded`, { n })] : []),
  ].join(', ');
}

/** Each ship behind what she carries, as it lies above her: `Soldiers 4 on Cumberland`; those ashore by themselves. */
function contentOf(teller: Teller, ids: readonly CounterId[]): string[] {
  const { after, say } = teller;
  const loose = ids.filter((id) => (after.units[id]?.aboard ?? null) === null);
  return loose.map((id) => {
    const cargo = ids.filter((other) => after.units[other]?.aboard === id).map((other) => unitName(teller, other));
    const ship = unitName(teller, id);
    return cargo.length === 0 ? ship : say('log.aboard', { unit: say.list(cargo), ship });
  });
}

function enemyRow(teller: Teller, stack: SeenStack): Stacks['stacks'][number] {
  const { say } = teller;
  return {
    place: stack.hex,
    side: stack.side,
    who: say(`stack.${stack.side}`, { n: stack.height, place: whereIs(teller, stack) }),
    units: inSight(teller, stack),
    strength: stack.marked ? say('stack.marked') : '',
  };
}

/** What is known of an enemy stack: all that lies open, else its top and who was once seen in it. */
export function inSight(teller: Teller, stack: SeenStack): string {
  const { say, after } = teller;
  if (stack.open.length > 0) return say('stack.open', { list: facesNamed(teller, inView(stack)) });
  const seen = seenIn(teller, stack);
  const top = faceName(teller, stack.top);
  if (seen === null) return say('stack.top', { top });
  const { turn, faces } = seen;
  const isWhole = turn === after.turn && faces.length === stack.height;
  return say(isWhole ? 'stack.whole' : 'stack.seen', { top, turn, list: facesNamed(teller, faces) });
}

/** What lies open, and the top above it, who is seen in any case. */
const inView = ({ open, top }: SeenStack): readonly FaceId[] => (open[0] === top ? open : [top, ...open]);

/** The same in a few words: the first of those that lie open or were once seen, else the top. */
export function glimpsed(teller: Teller, stack: SeenStack): string {
  const few = (faces: readonly FaceId[]): string => facesNamed(teller, faces, GLIMPSED);
  if (stack.open.length > 0) return few(inView(stack));
  const [seen, top] = [seenIn(teller, stack), faceName(teller, stack.top)];
  if (seen === null) return teller.say('stack.top', { top });
  return teller.say('stack.glimpsed', { top, turn: seen.turn, list: few(seen.faces) });
}

/** Names of an enemy stack told in a call. */
const GLIMPSED = 3;

/** Those of an enemy stack once seen, without whom the turn told took from there otherwise than in its fights. */
export function seenIn({ field, after, tales }: Teller, stack: SeenStack): LastSeen | null {
  const gone = ofKind(tales, 'ear.lost')
    .filter(({ facts }) => facts.side === stack.side && facts.hex === stack.hex && !FOUGHT.has(facts.cause))
    .flatMap(({ facts }) => facts.losses.map(({ face }) => face));
  return lastSeen(field, after, stack, gone);
}

/** Who of a stack without supply is lost as orders in force and the staff would have it; '' where it is somebody of another. */
function victimIn(teller: Teller, { hex, berth, units }: SeenStack): string {
  const { war, after, side, telling } = teller;
  const isOurs = isHeldBy(teller, hex, side);
  const counters = ownAt(after, hex).filter((id) => !isOurs || after.units[id]?.berth === berth);
  const { onFile: orders = [], standing } = telling;
  const victim = starvesFirst({ ...war, view: after, side }, counters, { orders, standing });
  return victim !== undefined && units?.includes(victim) ? unitName(teller, victim) : '';
}
