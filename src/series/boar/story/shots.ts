/** What each shot promises that a letter asks for: the die that hits and how often, and what a hit does. */
import { chapter } from '../../../engine/chapters.ts';
import type { Chapter, Words } from '../../../engine/story.ts';
import { byStrength } from '../acts/chosen.ts';
import { targetHexes, targetsOf } from '../rules/aim.ts';
import { forecastShot, judgeFire, shotAt } from '../rules/fire.ts';
import { hexOf } from '../rules/units.ts';
import { isCommanded } from './reader.ts';
import type { Teller } from './teller.ts';

/** Whether a letter asks what guns fire at: the enemy's marches of the turn are done. */
export const asksForFire = ({ telling }: Teller): boolean => telling.next?.calls[0] === 'fire';

/** Of a letter that asks what guns fire at: a line for each of the reader's that can hit somebody. */
export function shots(teller: Teller): Chapter[] {
  const { at, say, now } = teller;
  if (!asksForFire(teller)) return [];
  const { dice, fireDamage } = at.field.tables;
  const often = (faces: number): string => `${(faces * 100) / dice.sides}%`;
  const lines = [...Map.groupBy(shotsOf(teller), ({ gun }) => gun)].map(([gun, some]): Words => {
    const told = some.map(({ hex, target, hits, die }, n) =>
      [...(some[n - 1]?.hex === hex ? [] : [hex]), target, `${die}+`, often(hits)].join(' '),
    );
    return [say('shots.gun', { gun, hex: hexOf(now, gun), shots: told.join(', ') })];
  });
  for (const { guns, target, hits, die } of jointShots(teller))
    lines.push([`${guns.join('+')}${say('fights.colon')}${target} ${die}+ ${often(hits)}.`]);
  const results = fireDamage.map(({ die: [from, to], result }) => `${result} ${often(to - from + 1)}`);
  const said = { title: say('shots.title'), note: say('shots.key', { results: results.join(', ') }) };
  return chapter('shots', 'call', [{ kind: 'lines', lines }], said);
}

/** Joint shots that a letter tells at most. */
const MOST_JOINT = 1;

/** What guns that bear on one hex promise together, where that is more than the best of them alone; the most gained first. */
function jointShots(teller: Teller) {
  const { at } = teller;
  const joint = [...Map.groupBy(shotsOf(teller), ({ hex }) => hex)].flatMap(([, alone]) => {
    const best = alone.reduce((one, other) => (other.hits > one.hits ? other : one));
    const others = [...new Set(alone.map(({ gun }) => gun))].filter((gun) => gun !== best.gun);
    const { gun, target } = best;
    if (others.length === 0 || judgeFire(at, gun, targetsOf(at, gun), { target, with: others }).length > 0) return [];
    const guns = [gun, ...others];
    const { needed, sum, hits } = forecastShot(at, shotAt(at, guns, target));
    return hits > best.hits ? [{ guns, target, hits, die: needed - sum, gain: hits - best.hits }] : [];
  });
  return joint.toSorted((one, other) => other.gain - one.gain).slice(0, MOST_JOINT);
}

/** Gun by gun and hex by hex whom FIRE at the hex hits, then who of those there is hit more easily. */
export function shotsOf(teller: Teller) {
  const { at, now } = teller;
  const guns = Object.keys(now.units).filter((unit) => isCommanded(teller, unit));
  return guns.flatMap((gun) =>
    targetHexes(at, gun).flatMap((hex) => {
      const seen = targetsOf(at, gun).filter((unit) => hexOf(now, unit) === hex);
      const there = byStrength({ at }, seen).toReversed();
      const aims = there.map((target) => {
        const { needed, sum, hits } = forecastShot(at, shotAt(at, [gun], target));
        return { gun, hex, target, hits, die: needed - sum };
      });
      return aims.filter(({ hits }, n) => hits > 0 && aims.slice(0, n).every((before) => before.hits < hits));
    }),
  );
}
