/** The ready order form: every own stack in its place, what it may be told to do beside it, no line a phone must wrap. */
import { ascii, comment, commented, continued, FORM_WIDTH, listed, standingLines } from '../../../engine/order-form.ts';
import { distance } from '../../../places/hex/grid.ts';
import type { CounterId, HexId } from '../field.ts';
import { inOneWord } from '../names.ts';
import { counterOf, isLand, isShip } from '../units.ts';
import { hexesWithCombat } from './battles.ts';
import { purseOf } from './purse.ts';
import { placed, portName, stormsAhead, type Teller } from './teller.ts';

/** The lines between BEGIN and END, ASCII, for the call that opens next. */
export function form(teller: Teller): string[] {
  const call = teller.telling.next?.calls[0];
  if (call === undefined) return [];
  const { say, after } = teller;
  const isSetUp = (teller.telling.next?.printed ?? 0) === 0;
  const blocks =
    call === 'combat'
      ? combats(teller)
      : [...(isSetUp ? setUp(teller) : []), ...purchases(teller), ...(isSetUp ? [] : stacks(teller))];
  const later = call === 'orders' && !isSetUp && after.turn > 0 ? comment(say('form.combat.later')) : [];
  return [...blocks, ...later, ...standingLines(say, teller.telling.standing), ...comment(say('form.ready'))].map(
    ascii,
  );
}

function purchases(teller: Teller): string[] {
  const { say, side, telling } = teller;
  const { points, income, isPaid } = purseOf(teller);
  const hasAll = telling.next?.calls[0] === 'movement' || telling.next?.printed === 0 || isPaid;
  return [
    ...comment(say(hasAll ? 'form.funds' : 'form.funds.before', { n: points, income })),
    ...orderLines(say(`form.buy.${side}`)),
  ];
}

function setUp(teller: Teller): string[] {
  const { say, field, side, after } = teller;
  if (side !== field.tables.garrison.side) return [];
  const lines = [...comment(say('form.garrison'))];
  const waiting = Object.values(after.units).filter(
    ({ id, fate }) => fate === 'due' && field.counters.get(id)?.start === 'garrison',
  );
  const strong = waiting.map(({ id }) => id).filter((id) => (field.counters.get(id)?.land ?? 0) > 1);
  lines.push(...comment(say('form.garrison.list', { list: strong.map(codes(teller)).join(', ') })));
  return [
    ...lines,
    ...orderLines(say('form.garrison.order')),
    ...comment(say('form.isidro')),
    ...orderLines(say('form.isidro.order')),
  ];
}

/** `# 2719 Port Royal`, then HOLD lines of its ships, then those ashore as a remark. */
function stacks(teller: Teller): string[] {
  const { say, field, after, side } = teller;
  const storms = stormsAhead(teller);
  const hexes = new Map<HexId, CounterId[]>();
  for (const stack of Object.values(after.stacks)) {
    if (stack.side === side) hexes.set(stack.hex, [...(hexes.get(stack.hex) ?? []), ...(stack.units ?? [])]);
  }
  const greatest = [...hexes].sort(([a, one], [b, two]) => two.length - one.length || (a < b ? -1 : 1));
  const called = codes(teller);
  const lines = [...sailing(teller, greatest), ...passengers(teller)];
  for (const [hex, ids] of greatest) {
    const name = placed(teller, hex);
    const storm = storms.includes(hex) ? ` ${say('form.storm')}` : '';
    lines.push(`# ${hex}${name === hex ? '' : ` ${name}`}${storm}`.slice(0, FORM_WIDTH));
    const isAfloat = (id: CounterId): boolean => {
      const counter = field.counters.get(id);
      return counter !== undefined && isShip(counter);
    };
    lines.push(...listed(say('form.hold'), ids.filter(isAfloat).map(called)));
    const aboard = ids.filter((id) => (after.units[id]?.aboard ?? null) !== null);
    const ashore = ids.filter((id) => {
      const counter = field.counters.get(id);
      return counter !== undefined && isLand(counter) && !aboard.includes(id);
    });
    if (aboard.length > 0) lines.push(...comment(`${say('form.aboard')} ${aboard.map(called).join(', ')}`));
    if (ashore.length > 0) lines.push(...comment(`${say('form.ashore')} ${ashore.map(called).join(', ')}`));
    const masks = ids.filter((id) => field.counters.get(id)?.kind === 'deception');
    if (masks.length > 0) lines.push(...comment(`${say('form.masks')} ${masks.map(called).join(', ')}`));
  }
  return lines;
}

/** Own ships that come out of the passage this turn, and where they do if nobody says otherwise. */
function passengers(teller: Teller): string[] {
  const { say, field, after, side } = teller;
  const turn = teller.telling.next?.printed;
  const storms = stormsAhead(teller);
  const ships = Object.values(after.units).filter(({ bound }) => bound !== null && bound.turn === turn);
  const [water] = ships.flatMap(({ bound }) => bound?.to ?? []);
  const enemies = new Set(Object.values(after.stacks).flatMap((stack) => (stack.side === side ? [] : [stack.hex])));
  const open = field.at.find(
    ({ id, ...hex }) => hex.terrain === 'sea' && hex.water === water && !storms.includes(id) && !enemies.has(id),
  );
  if (open === undefined) return [];
  const called = codes(teller);
  const facts = { n: ships.length, ships: ships.map(({ id }) => called(id)).join(', '), hex: open.id };
  return [...comment(say('form.passage', facts)), ...orderLines(say('form.passage.order', facts))];
}

/** How to sail: the greatest fleet that may leave, and the enemy port nearest to it. */
function sailing(teller: Teller, hexes: readonly (readonly [HexId, readonly CounterId[]])[]): string[] {
  const { say, field, after, enemy } = teller;
  const storms = stormsAhead(teller);
  const isFleet = ([hex, ids]: (typeof hexes)[number]): boolean =>
    !storms.includes(hex) && ids.some((id) => isShip(counterOf(field, id)));
  const [from] = hexes.find(isFleet) ?? hexes.find(([hex]) => !storms.includes(hex)) ?? [];
  if (from === undefined) return [];
  const [to] = [...field.ports.values()]
    .filter(({ id, hex }) => after.ports[id] === enemy && !storms.includes(hex))
    .toSorted((a, b) => distance(field.grid, a.hex, from) - distance(field.grid, b.hex, from));
  if (to === undefined) return [];
  return [...comment(say('form.move')), ...orderLines(say('form.move.order', { from, to: portName(teller, to.id) }))];
}

/** Counters by their codes in the letter's language. */
function codes({ field, say }: Teller): (id: CounterId) => string {
  return (id) => inOneWord(counterOf(field, id), say.language);
}

function combats(teller: Teller): string[] {
  const { say, field, after } = teller;
  const hexes = hexesWithCombat(teller);
  const called = codes(teller);
  if (hexes.length === 0) return comment(say('form.combat.none'));
  const lines = hexes.map((hex) =>
    `# ${hex} ${placed(teller, hex) === hex ? '' : placed(teller, hex)}`.trim().slice(0, FORM_WIDTH),
  );
  const leaders = Object.values(after.units).filter(
    ({ id, hex }) => hex !== null && hexes.includes(hex) && (field.counters.get(id)?.navalTactics ?? 0) > 0,
  );
  const line = [...comment(say('form.combat')), ...lines, `${say('form.attack')} ${hexes.join(', ')}`];
  for (const { id, hex } of leaders) {
    const ships = Object.values(after.units).filter(
      (unit) => unit.hex === hex && (field.counters.get(unit.id)?.gun ?? 0) > 0,
    );
    const named = ships.slice(0, field.counters.get(id)?.navalTactics ?? 1).map((unit) => called(unit.id));
    if (named.length > 0) line.push(...orderLines(say('form.leader', { leader: called(id), list: named.join(', ') })));
  }
  return line;
}

/** Orders of a text, to be uncommented. */
function orderLines(text: string): string[] {
  return commented(text.split('\n').flatMap(continued));
}
