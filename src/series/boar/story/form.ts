/** The ready order form: orders of this position to be uncommented, what the days allow, and what stands already. */
import { byCodeUnit } from '../../../engine/canonical.ts';
import { ascii, comment, commented, continued, standingLines } from '../../../engine/order-form.ts';
import { withoutTroops } from '../rules/escort.ts';
import { canLeave, pinnedStacks } from '../rules/movement.ts';
import { handOrders } from './cards.ts';
import { campaignBlocks } from './days-form.ts';
import { secondThrow } from './decided.ts';
import { frontsOf, resting } from './fights.ts';
import { stacksBy, waysBeside } from './outlook.ts';
import { isCommanded } from './reader.ts';
import { samples } from './samples.ts';
import type { Block, Teller } from './teller.ts';

/** Orders of this position shown at most. */
const MOST = 3;

/** The lines between BEGIN and END, ASCII, none above 41 characters, for the call that opens next. */
export function form(teller: Teller): string[] {
  const { say, telling } = teller;
  const call = telling.next?.calls[0];
  if (call === undefined) return [];
  const hint = call === 'combat' && frontsOf(teller).length === 0 ? 'form.attack.none' : `form.${call}.hint`;
  const isForMarches = call !== 'fire' && call !== 'combat';
  const kept = secondThrow(teller);
  const shown = samples(teller, call, MOST - kept.length);
  return [
    ...comment(say(hint, { rests: resting(teller).combat })),
    ...shown.flatMap(order),
    ...(isForMarches
      ? [
          ...partings(teller, call === 'movement' ? [] : shown).flatMap(campaignBlock),
          ...campaignBlocks(teller).flatMap(campaignBlock),
          ...escortless(teller),
          ...newcomers(teller),
        ]
      : []),
    ...kept.flatMap(campaignBlock),
    ...hand(teller),
    ...standingLines(say, telling.standing),
  ].map(ascii);
}

/** How a pinned stack gets away that can, if no line beside has it fight. */
function partings(teller: Teller, beside: readonly string[]): readonly Block[] {
  const { say, at, side } = teller;
  const spoken = beside.flatMap((line) => line.split(/[ ,]+/));
  const [stack] = pinnedStacks(at, side).filter(
    ([hex, units]) =>
      units.every((unit) => isCommanded(teller, unit) && !spoken.includes(unit)) && canLeave(at, side, hex, units),
  );
  return stack ? [{ head: say('form.break'), lines: [say('form.order.break', { units: stack[1].join(', ') })] }] : [];
}

/** Guns and leaders of the reader's with no troops beside them, which the enemy can come to. */
function escortless(teller: Teller): string[] {
  const { say, at, side, enemy } = teller;
  const alone = withoutTroops(at, side).flatMap(({ hex, units }) =>
    units.some((unit) => isCommanded(teller, unit)) &&
    stacksBy(teller, enemy).some((one) => waysBeside(teller, one, hex).length > 0)
      ? [`${units.join(' ')} ${hex}`]
      : [],
  );
  return alone.length === 0 ? [] : comment(say('form.guns-alone', { alone: alone.toSorted(byCodeUnit).join(', ') }));
}

/** Who has just come in and goes one hex at most: whole stacks by their hexes, others by their codes. */
function newcomers(teller: Teller): string[] {
  const { say, at, side } = teller;
  const who = stacksBy(teller, side).flatMap(({ stack }) => {
    const all = [...stack.units, ...stack.leaders];
    const some = all.filter((id) => isCommanded(teller, id) && (at.house.entering(at, id)?.hexes ?? 2) < 2);
    return some.length > 0 && some.length === all.length ? [stack.hex] : some;
  });
  return who.length === 0 ? [] : comment(say('form.landed', { who: who.toSorted(byCodeUnit).join(', ') }));
}

/** An order to be uncommented. */
const order = (line: string): string[] => commented(continued(line));

const campaignBlock = ({ head, lines }: Block): string[] => [...comment(head), ...lines.flatMap(order)];

/** Cards that may be played, each a line to uncomment after what it does. */
function hand(teller: Teller): string[] {
  const cards = handOrders(teller);
  return cards.length === 0 ? [] : [...comment(teller.say('form.cards')), ...cards.flatMap(campaignBlock)];
}
