/** The ready order form: one block a hex, nearest the enemy first, no line a phone must wrap. */
import { ascii, comment, commented, continued, FORM_WIDTH, listed, standingLines } from '../../../engine/order-form.ts';
import { distance } from '../../../places/hex/grid.ts';
import { firePassed } from '../acts/firing-time.ts';
import { canFire, targetHexes } from '../rules/aim.ts';
import { type Stack, stacksOf } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { counterOf, isArtillery, pieceOf } from '../rules/units.ts';
import { weatherAhead } from './ahead.ts';
import { handOrders } from './cards.ts';
import { campaignBlocks } from './days-form.ts';
import { attackPlan, frontsOf } from './fights.ts';
import { weatherOf } from './next.ts';
import { isCommanded } from './reader.ts';
import { type Block, isOurs, type Teller } from './teller.ts';

/** The lines between BEGIN and END, ASCII, for the call that opens next. */
export function form(teller: Teller): string[] {
  const call = teller.telling.next?.calls[0];
  if (call === undefined) return [];
  const isForFire = call === 'fire';
  const blocks = isForFire ? [] : call === 'combat' ? attackBlocks(teller) : holdBlocks(teller);
  const days = isForFire || call === 'combat' ? [] : campaignBlocks(teller).flatMap((block) => campaignBlock(block));
  return [
    ...(isForFire ? [] : heading(teller, call)),
    ...blocks,
    ...days,
    ...gunBlock(teller, call),
    ...hand(teller),
    ...standingLines(teller.say, teller.telling.standing),
    ...comment(teller.say('form.ready')),
  ].map(ascii);
}

function heading(teller: Teller, call: string): string[] {
  const { say } = teller;
  const heads: readonly string[] =
    call === 'combat'
      ? ['form.attack.syntax', 'form.attack.hint']
      : call === 'movement'
        ? ['form.move.syntax', 'form.move.hint']
        : ['form.move.syntax', 'form.move.hint', 'form.attack.syntax', 'form.orders.hint'];
  return heads.flatMap((head) => comment(say(head)));
}

/** `# 1404 Spring Hill  guns fixed: br-a`, then HOLD lines; hexes by nearness to the enemy. */
function holdBlocks(teller: Teller): string[] {
  const stacks = [...stacksOf(teller.at).values()];
  const enemies = stacks
    .filter((stack) => !isOurs(teller, stack.side) && stack.units.length > 0)
    .map((stack) => stack.hex);
  const own = stacks
    .filter((stack) => isOurs(teller, stack.side))
    .map((stack) => commandedIn(teller, stack))
    .filter((stack) => stack.units.length + stack.leaders.length > 0)
    .map((stack) => ({ stack, away: away(teller, stack.hex, enemies) }));
  own.sort(
    (a, b) => a.away - b.away || b.stack.units.length - a.stack.units.length || (a.stack.hex < b.stack.hex ? -1 : 1),
  );
  return own.flatMap(({ stack }) => holdBlock(teller, stack));
}

/** A stack as far as the reader commands it. */
function commandedIn(teller: Teller, stack: Stack): Stack {
  const isMine = (id: UnitId): boolean => isCommanded(teller, id);
  return { ...stack, units: stack.units.filter(isMine), leaders: stack.leaders.filter(isMine) };
}

function holdBlock(teller: Teller, stack: Stack): string[] {
  const { say, field } = teller;
  const still = new Map(stack.units.map((unit) => [unit, whyStill(teller, unit)]));
  const those = (...whys: readonly Still[]): UnitId[] =>
    stack.units.filter((unit) => whys.includes(still.get(unit) ?? null));
  const guns = those('fixed').filter((unit) => isArtillery(counterOf(field, unit)));
  const free = stack.units.filter((unit) => !guns.includes(unit) && !those('shattered', 'withdrew').includes(unit));
  const told = (why: 'lost' | 'shattered' | 'withdrew'): string[] =>
    those(why).length === 0 ? [] : comment(say(`form.${why}`, { units: those(why).join(', ') }));
  return [
    ...placeLine(teller, stack.hex, guns),
    ...told('shattered'),
    ...told('withdrew'),
    ...told('lost'),
    ...listed(say('form.order.hold'), [...free, ...stack.leaders]),
  ];
}

function placeLine(teller: Teller, hex: HexId, fixed: readonly UnitId[]): string[] {
  const { say } = teller;
  const place = spoken(teller, hex);
  const guns = fixed.length === 0 ? '' : `  ${say('form.fixed', { units: fixed.join(', ') })}`;
  const whole = `# ${hex}${place}${guns}`;
  return whole.length <= FORM_WIDTH ? [whole] : [`# ${hex}${place}`.slice(0, FORM_WIDTH), ...comment(guns.trim())];
}

/** ` Spring Hill`, ` Ogeechee rdt`, ` camp francais`: what fits beside the number, in the reader's language; entries by their letter. */
function spoken({ say, field, own }: Teller, hex: HexId): string {
  const name = field.hexes.get(hex)?.name ?? null;
  if (name === null) return '';
  const key = `place.${name}`;
  if (say.language === 'en' || !say.has(key)) return ` ${own.shortPlace(name)}`;
  return ` ${say(key).replace(/^(?:le|la|les) /, '')}`;
}

/** Why a unit may be given no march; who is Lost may, as the phase that takes the order opens with finding the Way again. */
type Still = 'fixed' | 'shattered' | 'withdrew' | 'lost' | null;

function whyStill({ at, now, field }: Teller, unit: UnitId): Still {
  const piece = pieceOf(now, unit);
  if (piece.formation === 'shattered') return 'shattered';
  if (piece.withdrew) return 'withdrew';
  if (piece.lost === 'lost') return 'lost';
  return at.house.mayMove(at, counterOf(field, unit)) === null ? null : 'fixed';
}

/** Attacks ready to be uncommented, one or all; enemies that must be fought say so. */
function attackBlocks(teller: Teller): string[] {
  const { say } = teller;
  const plan = attackPlan(teller);
  if (plan.length === 0) return comment(say('form.attack.none'));
  const bound = new Set(frontsOf(teller).flatMap(({ hex, must }) => (must.length > 0 ? [hex] : [])));
  return plan.flatMap(({ id, on, with: units, diverted }) => {
    const must = [...on, ...diverted].some((hex) => bound.has(hex)) ? `  ${say('form.attack.must')}` : '';
    const head = `# ${id}${spoken(teller, id)}${must}`;
    const others = diverted.length === 0 ? '' : ` ${say('form.order.divert', { hexes: diverted.join(', ') })}`;
    const order = `${say('form.order.attack', { hex: on.join(', ') })} ${units.join(', ')}${others}`;
    return [head.slice(0, FORM_WIDTH), ...commented(continued(order))];
  });
}

/** What each of our batteries can fire at as all stand, where a line may still tell it so. */
function gunBlock(teller: Teller, call: string): string[] {
  const { at, now, telling, say } = teller;
  const isOver = firePassed(at, now, telling.who, { role: telling.who, call }) !== null;
  if ((isOver && call !== 'fire') || isSilenced(teller)) return [];
  const guns = Object.keys(now.units).filter((unit) => isCommanded(teller, unit) && canFire(at, unit));
  const aims = guns.map((unit) => ({ unit, hexes: targetHexes(at, unit) }));
  const blind = aims.flatMap(({ unit, hexes }) => (hexes.length === 0 ? [unit] : []));
  if (blind.length === aims.length) return [];
  return [
    ...comment(say('form.fire.syntax')),
    ...comment(say('form.fire.hint')),
    ...aims.flatMap(({ unit, hexes }) => (hexes.length === 0 ? [] : comment(`${unit}: ${hexes.join(', ')}`))),
    ...(blind.length === 0 ? [] : comment(say('form.fire.none', { units: blind.join(', ') }))),
  ];
}

/** Whether the weather of the turn ahead keeps all guns silent. */
function isSilenced(teller: Teller): boolean {
  const { now, field, telling } = teller;
  const weather =
    now.campaign === null && telling.next !== null
      ? weatherOf(field.scenario, telling.next.printed)
      : weatherAhead(teller);
  return field.tables.weather[weather ?? now.weather]?.noFire === true;
}

/** Cards that may be played, each a line to uncomment with its title under it. */
function hand(teller: Teller): string[] {
  const cards = handOrders(teller);
  return cards.length === 0 ? [] : [...comment(teller.say('form.cards')), ...cards.flatMap((line) => comment(line))];
}

function campaignBlock({ head, lines }: Block): string[] {
  return [...comment(head), ...lines.flatMap((line) => commented(continued(line)))];
}

function away(teller: Teller, hex: HexId, enemies: readonly HexId[]): number {
  let least = Number.MAX_SAFE_INTEGER;
  for (const enemy of enemies) {
    const far = distance(teller.field.grid, hex, enemy);
    if (far < least) least = far;
  }
  return least;
}
