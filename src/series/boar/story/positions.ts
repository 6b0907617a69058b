/** Who stands in or next to the turn's fights after it, or where attacks are asked for: the map in words. */
import { chapter } from '../../../engine/chapters.ts';
import { pause, signed } from '../../../engine/phrase.ts';
import type { Chapter, Stacks } from '../../../engine/story.ts';
import { distance } from '../../../places/hex/grid.ts';
import { around, type Stack, stacksOf } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { adjustedMorale } from '../rules/unit-morale.ts';
import { counterOf, hexAt, pieceOf, printedStrength } from '../rules/units.ts';
import { asksForAttacks, frontsOf } from './fights.ts';
import { figures, figuresOf, movementOf } from './outlook.ts';
import { type Teller, whose } from './teller.ts';

export function positions(teller: Teller): Chapter[] {
  const block: Stacks = { kind: 'stacks', stacks: stacksTold(teller) };
  return chapter('positions', 'letter', [block], { note: teller.say('words.countersRead') });
}

function stacksTold(teller: Teller): Stacks['stacks'] {
  const stacks = [...stacksOf(teller.at).values()];
  // Enemies beside us and those of ours beside them, or where it came to blows.
  const near = asksForAttacks(teller)
    ? new Set(frontsOf(teller).flatMap(({ hex, beside }) => [hex, ...beside]))
    : fieldOfFight(teller);
  // A campaign's field is wide: all stacks are told, so that the letter alone will do.
  const tellsAll = teller.now.campaign !== null && teller.telling.next !== null;
  // Whoever is out of order is told wherever he stands: it is his owner's to rally him.
  const isTold = (stack: Stack): boolean =>
    near.has(stack.hex) ||
    tellsAll ||
    (stack.side === teller.side && stack.units.some((unit) => pieceOf(teller.now, unit).formation !== 'parade'));
  const told = stacks.filter(isTold);
  const shown = told.some(({ side }) => side === teller.enemy)
    ? told
    : stacks.filter((one) => isTold(one) || inReach(teller, one));
  // The reader's own stacks first, the strongest of each side before the weaker.
  shown.sort(
    (a, b) =>
      Number(b.side === teller.side) - Number(a.side === teller.side) ||
      figuresOf(teller, b).troops - figuresOf(teller, a).troops ||
      (a.hex < b.hex ? -1 : 1),
  );
  return shown.map((stack) => row(teller, stack));
}

/** Does an enemy stand as near as guns fire? */
function inReach({ field, at }: Teller, { hex, side }: Stack): boolean {
  const [, farthest] = field.tables.fireRange;
  return [...stacksOf(at).values()].some(
    (other) => other.side !== side && distance(field.grid, hex, other.hex) <= farthest,
  );
}

/** Hexes fought in, fired at or fired over at one hex, those next to them, and where who gave way went back to. */
function fieldOfFight(teller: Teller): ReadonlySet<HexId> {
  const [fought, refuges] = [new Set<HexId>(), new Set<HexId>()];
  for (const { kind, facts } of teller.tales) {
    if (kind === 'boar.combat') for (const hex of [...facts.from, ...facts.on]) fought.add(hex);
    if (kind === 'boar.fire' && facts.hit) fought.add(facts.hex);
    if (kind === 'boar.mortar' && facts.hit) fought.add(facts.impact);
    if ('effects' in facts)
      for (const one of facts.effects) if (one.kind === 'retreat') refuges.add(one.path.at(-1) ?? '');
  }
  return new Set([...fought, ...[...fought].flatMap((hex) => around(hexAt(teller.field, hex))), ...refuges]);
}

function row(teller: Teller, stack: Stack): Stacks['stacks'][number] {
  const army = whose(teller, stack.units.length > 0 ? stack.units : stack.leaders);
  const units = stack.units.map((unit) => worth(teller, unit)).join(', ');
  const leaders = teller.say.list(stack.leaders.map((leader) => teller.field.leaders.get(leader)?.short ?? leader));
  return {
    place: stack.hex,
    side: army,
    who: teller.say.has(`army.${army}`) ? teller.say(`army.${army}`) : teller.say(`side.${army}`),
    units: [units, leaders].filter((part) => part !== '').join(pause(teller.say.language)),
    strength: stack.units.length === 0 ? '' : teller.say('strength.troops', { n: figures(figuresOf(teller, stack)) }),
  };
}

/** `tawes 1-4 +1`, its morale as it counts now, with its state where it has one. */
function worth(teller: Teller, unit: UnitId): string {
  const counter = counterOf(teller.field, unit);
  const piece = pieceOf(teller.now, unit);
  const state = piece.formation === 'parade' ? '' : ` ${teller.say(`formation.${piece.formation}`)}`;
  const pinned = piece.pinnedBy.length > 0 ? ` ${teller.say('state.pinned')}` : '';
  return `${unit} ${printedStrength(counter, piece)}-${movementOf(teller, unit)} ${signed(adjustedMorale(teller.at, unit))}${state}${pinned}`;
}
