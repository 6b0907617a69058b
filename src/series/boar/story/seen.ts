/** Who else stands on the map, as a letter that asks shows them: codes and strength, where they may come, what their guns hit. */
import { byCodeUnit } from '../../../engine/canonical.ts';
import { chapter } from '../../../engine/chapters.ts';
import { oncePer } from '../../../engine/once.ts';
import { pause } from '../../../engine/phrase.ts';
import { wordsIn } from '../../../engine/room.ts';
import type { Block, Chapter, Stacks } from '../../../engine/story.ts';
import { letterOf } from '../frame/chart.ts';
import type { UnitId } from '../rules/state.ts';
import { counterOf, pieceOf, printedStrength } from '../rules/units.ts';
import { markOf } from './muster.ts';
import { firing, isInPlay, type Prospect, stackOf, stacksBy } from './outlook.ts';
import { isCommanded } from './reader.ts';
import { asksForFire } from './shots.ts';
import { armyOf, type Teller } from './teller.ts';
import { reachTold } from './troops.ts';

/** Armies beside us that others command, as far as there is a third of the `room` for them; then the enemies in play. */
export function seen(teller: Teller, room: number): Chapter[] {
  const { say } = teller;
  const others = stacksBy(teller, teller.side).filter(
    ({ stack }) => stack.units.length > 0 && !stack.units.some((one) => isCommanded(teller, one)),
  );
  const allies = { title: say('chapter.allies') };
  const beside = fitting(room / 3, others, (told) => chapter('allies', 'call', blocks(teller, others, told), allies));
  const enemies = stacksBy(teller, teller.enemy);
  const title = say('chapter.enemies');
  return [
    ...beside,
    ...fitting(room - wordsIn(beside), enemies, (told) =>
      chapter('enemies', 'call', blocks(teller, enemies, told), { title, ...keyOf(teller, enemies, told) }),
    ),
  ];
}

/** The signs of this list, and of no other. */
function keyOf(teller: Teller, all: readonly Prospect[], told: readonly Prospect[]): { note?: string } {
  const { say } = teller;
  const signs = [
    ...(told.length > 0 ? [say('enemies.key')] : []),
    ...(all.some(({ reach }) => reach.length > 0) && !asksForFire(teller) ? [say('enemies.key.reaches')] : []),
    ...(all.some(({ aims }) => aims.length > 0) ? [say('enemies.key.hits')] : []),
  ];
  return signs.length === 0 ? {} : { note: signs.join(pause(say.language)) };
}

/** What is told of those in play or whose guns hit somebody, of as many as there is room for. */
function fitting(
  room: number,
  prospects: readonly Prospect[],
  tell: (told: readonly Prospect[]) => Chapter[],
): Chapter[] {
  const told = prospects.filter((one) => isInPlay(one) || one.aims.length > 0);
  while (told.length > 1 && wordsIn(tell(told)) > room) told.pop();
  return tell(told);
}

/** A row each for those told; all others by hex, those apart who are beside us or can come there, with the die on which their guns hit one of us. */
function blocks(teller: Teller, all: readonly Prospect[], told: readonly Prospect[]): Block[] {
  const others = all.filter((one) => !told.includes(one));
  const rest = Map.groupBy(others, (one) => nearness(teller, one));
  const lines = (['beside', 'coming', 'further'] as const).flatMap((near) => {
    const hexes = rest.get(near)?.map(({ stack, aims, ...strength }) => {
      const easiest = aims.length === 0 ? '' : `(${Math.min(...aims.map(({ die }) => die))}+)`;
      const led = near === 'further' ? '' : stack.leaders.map((leader) => `*${leader}`).join('');
      return `${stackOf(stack.hex, strength)}${easiest}${led}`;
    });
    return hexes ? [[teller.say(`enemies.${near}`, { hexes: hexes.toSorted(byCodeUnit).join(' ') })]] : [];
  });
  return [
    { kind: 'stacks', stacks: told.map(rowsFor(teller)) },
    { kind: 'lines', lines },
  ];
}

function nearness(teller: Teller, { stack, away, reach }: Prospect): 'beside' | 'coming' | 'further' {
  if (stack.side !== teller.enemy) return 'further';
  if (away === 1) return 'beside';
  return reach.length > 0 && !asksForFire(teller) ? 'coming' : 'further';
}

const rowsFor = oncePer((teller: Teller) => oncePer((prospect: Prospect) => row(teller, prospect)));

function row(teller: Teller, prospect: Prospect): Stacks['stacks'][number] {
  const { stack, aims } = prospect;
  const army = armyOf(teller, [...stack.units, ...stack.leaders][0] ?? '');
  const units = [...stack.units.map((unit) => worth(teller, unit)), ...stack.leaders.map((leader) => `* ${leader}`)];
  const notes = [asksForFire(teller) ? '' : reachTold(teller, prospect), firing(aims)];
  return {
    place: stack.hex,
    side: army,
    who: letterOf(teller.field, army),
    units: units.join(', '),
    strength: '',
    note: notes.filter((part) => part !== '').join(pause(teller.say.language)),
  };
}

/** `armagnac 3`, with the tag of its state where it has one. */
export function worth({ field, now, say }: Teller, unit: UnitId): string {
  const piece = pieceOf(now, unit);
  const mark = markOf(piece);
  return `${unit} ${printedStrength(counterOf(field, unit), piece)}${mark ? ` ${say(`tag.${mark}`)}` : ''}`;
}
