/** What each victory of Savannah still lacks, and the lead that decides at the end. */
import { type Facts, halves, opened } from '../../../engine/phrase.ts';
import type { Fact } from '../../../engine/story.ts';
import { distanceBetween } from '../../../places/hex/grid.ts';
import { leadOf } from '../../../series/boar/frame/ending.ts';
import type { Side } from '../../../series/boar/rules/state.ts';
import { enemyOf, printedStrength } from '../../../series/boar/rules/units.ts';
import { collapses, goal } from '../../../series/boar/story/goal.ts';
import { named, placedFully, type Teller } from '../../../series/boar/story/teller.ts';
import type { Savannah } from '../scenario.ts';
import { holderOf, strengthLost } from '../victory.ts';

/** What each instant victory still lacks, and the lead that decides at the end. */
export function goals(savannah: Savannah, teller: Teller): readonly Fact[] {
  const { say, now, field } = teller;
  const surrender = savannah.campaign?.surrender;
  const { city, collapse, destruction, lead } = savannah.sheet.victory;
  return [
    ...destruction.map(({ winner, leader, classes, strength, among }) =>
      leader === undefined
        ? goal(say, 'force', winner, {
            now: strengthLost(teller.at, classes),
            of: strength,
            among: among ? strengthLost(teller.at, among.classes) : 0,
            least: among?.strength ?? 0,
          })
        : goal(say, 'destruction', winner, {
            leader: opened(named(teller, leader)),
            met: now.leaders[leader]?.hex === null,
            now: strengthLost(teller.at, classes),
            of: strength,
            others: say.list(uncounted(teller, winner, classes)),
          }),
    ),
    ...(city ? [goal(say, 'city', city.winner, wayToTown(teller, city.winner))] : []),
    ...(surrender
      ? [
          goal(say, 'surrender', enemyOf(field, surrender.side), {
            ...wayToTown(teller, enemyOf(field, surrender.side)),
            ...teller.own.aims(teller),
          }),
        ]
      : []),
    collapses(teller, collapse.at),
    goal(say, 'lead', lead.winner, atTheEnd(savannah, teller)),
  ];
}

/** The lead as it is, and what it would be if the last turn were over: the hex that scores then has still to be paid. */
function atTheEnd(savannah: Savannah, teller: Teller): Facts {
  const { say, at, now, field } = teller;
  const { lead, hold } = savannah.sheet.victory;
  const ahead = leadOf(field, now.victory, lead.winner);
  const holder = holderOf(at, hold.hex);
  const gains = field.armies.find(({ id }) => id === holder)?.side === lead.winner;
  return {
    need: halves(lead.halves),
    now: halves(ahead),
    other: say(`side.${lead.otherwise}.the`),
    over: now.over !== null,
    place: placedFully(teller, hold.hex),
    pays: halves(hold.halves),
    holder: holder === null ? '' : say(`army.${holder}.the`),
    atEnd: halves(ahead + (gains ? hold.halves : -hold.halves)),
  };
}

/** Who of the loser has lost strength that is of no such class: his losses are more than what is counted. */
function uncounted(teller: Teller, winner: string, classes: readonly string[]): readonly string[] {
  const { field, now } = teller;
  return Object.entries(now.strengthAtStart).flatMap(([id, start]) => {
    const counter = field.counters.get(id);
    const piece = now.units[id];
    if (!counter || !piece || counter.side === winner || piece.fate === 'reserve' || classes.includes(counter.class))
      return [];
    return (piece.hex === null ? 0 : printedStrength(counter, piece)) < start ? [named(teller, id)] : [];
  });
}

/** Whether a unit of the side stands in Parade Order on the map, and how many hexes the nearest is from the town. */
function wayToTown({ field, now }: Teller, side: Side): { any: boolean; n: number } {
  const town = [...field.hexes.values()].filter((hex) => hex.city);
  let least: number | null = null;
  for (const piece of Object.values(now.units)) {
    const from = field.hexes.get(piece.hex ?? '');
    if (!from || piece.formation !== 'parade' || field.counters.get(piece.id)?.side !== side) continue;
    for (const hex of town) {
      const far = distanceBetween(field.grid, from.index, hex.index);
      if (least === null || far < least) least = far;
    }
  }
  return { any: least !== null, n: least ?? 0 };
}
