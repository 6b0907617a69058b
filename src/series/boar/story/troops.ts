/** The reader's troops as a letter that asks shows them: those in play unit by unit, the others by place and code. */
import { byCodeUnit } from '../../../engine/canonical.ts';
import { chapter } from '../../../engine/chapters.ts';
import { oncePer } from '../../../engine/once.ts';
import { signed } from '../../../engine/phrase.ts';
import { wordsIn } from '../../../engine/room.ts';
import type { Chapter, Roster, RosterStack, RosterUnit } from '../../../engine/story.ts';
import { letterOf, placeName } from '../frame/chart.ts';
import { around, stacksOf } from '../rules/stacks.ts';
import type { UnitId } from '../rules/state.ts';
import { adjustedMorale } from '../rules/unit-morale.ts';
import { counterOf, hexAt, leaderOf, pieceOf, printedStrength } from '../rules/units.ts';
import { frontsOf } from './fights.ts';
import { markOf } from './muster.ts';
import { figures, figuresOf, firing, isInPlay, movementOf, type Prospect, stackOf, stacksBy } from './outlook.ts';
import { isCommanded } from './reader.ts';
import { armyOf, labelled, type Teller } from './teller.ts';

/** Those in play unit by unit, who must attack and then the nearest to the enemy first, as far as there is `room` for their words. */
export function troops(teller: Teller, room: number): Chapter[] {
  const own = stacksBy(teller, teller.side)
    .map((prospect) => ({ ...prospect, stack: commandedIn(teller, prospect) }))
    .filter(({ stack }) => stack.units.length + stack.leaders.length > 0);
  const bound = new Set(frontsOf(teller).flatMap(({ must }) => must));
  const isFree = ({ stack }: Prospect): boolean => !stack.units.some((unit) => bound.has(unit));
  const inPlay = own.filter(isInPlay).toSorted((a, b) => Number(isFree(a)) - Number(isFree(b)));
  while (inPlay.length > 0 && wordsIn(chapterOf(teller, own, inPlay)) > room) inPlay.pop();
  return chapterOf(teller, own, inPlay);
}

function chapterOf(teller: Teller, own: readonly Prospect[], told: readonly Prospect[]): Chapter[] {
  const { say } = teller;
  const places = own
    .filter((prospect) => !told.includes(prospect))
    .map(({ stack }) => ({
      place: stackOf(stack.hex, figuresOf(teller, stack)),
      codes: [...stack.units.map((unit) => inBrief(unitRow(teller, unit, ''))), ...stack.leaders],
    }))
    .sort((a, b) => (a.place < b.place ? -1 : 1));
  const block: Roster = {
    kind: 'roster',
    code: say('roster.code'),
    name: say('roster.name'),
    figures: [{ head: say('roster.sp') }, { head: say('roster.mp'), joined: true }, { head: say('roster.morale') }],
    stacks: told.map(rowsFor(teller)),
    ...(places.length > 0 && { rest: { head: say('roster.rest'), places } }),
  };
  const key = say('roster.key', {
    opens: teller.telling.next?.printed === teller.field.scenario.turns[0],
    reaches: told.some(({ reach }) => reach.length > 0),
    guns: told.some(({ guns }) => guns > 0),
    fires: told.some(({ aims }) => aims.length > 0),
    tagged: own.some(({ stack }) => stack.units.some((unit) => markOf(pieceOf(teller.now, unit)))),
  });
  return chapter('troops', 'call', [block], { title: say('chapter.troops'), note: key });
}

/** A stack as far as the reader commands it. */
function commandedIn(teller: Teller, { stack }: Prospect): Prospect['stack'] {
  const mine = (ids: readonly UnitId[]): UnitId[] => ids.filter((id) => isCommanded(teller, id));
  return { ...stack, units: mine(stack.units), leaders: mine(stack.leaders) };
}

const rowsFor = oncePer((teller: Teller) => oncePer((prospect: Prospect) => stackRow(teller, prospect)));

function stackRow(teller: Teller, prospect: Prospect): RosterStack {
  const { say, field } = teller;
  const { stack, reach, aims } = prospect;
  const own = figuresOf(teller, stack);
  const army = armyOf(teller, [...stack.units, ...stack.leaders][0] ?? '');
  return {
    place: stack.hex,
    name: placeName(field, say.language, stack.hex),
    side: army,
    ...(field.armies.filter(({ side }) => side === teller.side).length > 1 && { letter: letterOf(field, army) }),
    strength: say('roster.strength', { n: figures(own), full: own.troops >= field.tables.stacking.strength }),
    ...(reach.length > 0 && { note: reachTold(teller, prospect) }),
    units: [
      ...stack.units.map((unit) => unitRow(teller, unit, firing(aims.filter(({ battery }) => battery === unit)))),
      ...stack.leaders.map((leader) => leaderRow(teller, leader)),
    ],
  };
}

/** More hexes than these are left to the map. */
const MOST_TOLD = 12;

/** Where a stack can come to the other side, of our own with the MP left, and beside whom it stands there. */
export function reachTold({ say, field, at, side }: Teller, { stack, reach }: Prospect): string {
  if (reach.length === 0) return '';
  const ours = stack.side === side;
  const hexes = reach.map(({ hex, left }) => (ours ? `${hex}/${left}` : hex)).toSorted(byCodeUnit);
  const near = new Set(reach.flatMap(({ hex }) => around(hexAt(field, hex))));
  const others = [...stacksOf(at).values()].filter((one) => one.side !== stack.side && one.units.length > 0);
  const beside = others.flatMap(({ hex }) => (near.has(hex) ? [hex] : [])).toSorted(byCodeUnit);
  return say('roster.reach', {
    ours,
    hexes: hexes.length > MOST_TOLD ? '' : hexes.join(' '),
    n: hexes.length,
    beside: beside.join(' '),
  });
}

function unitRow(teller: Teller, unit: UnitId, note: string): RosterUnit {
  const { at, field, now, say } = teller;
  const counter = counterOf(field, unit);
  const piece = pieceOf(now, unit);
  const mark = markOf(piece);
  return {
    code: unit,
    name: labelled(teller, unit),
    figures: [`${printedStrength(counter, piece)}`, `${movementOf(teller, unit)}`, signed(adjustedMorale(at, unit))],
    ...(mark && { state: say(`tag.${mark}`) }),
    ...(note !== '' && { note }),
  };
}

/** `fraser-1:3-4D`: strength, movement points, and what state it is in. */
const inBrief = ({ code, figures, state = '' }: RosterUnit): string => `${code}:${figures[0]}-${figures[1]}${state}`;

function leaderRow({ say, field }: Teller, leader: UnitId): RosterUnit {
  const { combat, mp } = leaderOf(field, leader);
  return { code: leader, name: say('roster.leads', { value: signed(combat) }), figures: ['', `${mp}`, ''] };
}
