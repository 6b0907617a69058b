/** The summary of a turn of days: weather, who came and marched, the siege, and what was fought over. */
import { opened } from '../../../engine/phrase.ts';
import type { FrameEvents } from '../frame/events.ts';
import type { Side } from '../rules/state.ts';
import type { SiegeEvents } from '../siege/events.ts';
import { fireCount } from './fire.ts';
import { heldBack } from './held-back.ts';
import { marches } from './phases.ts';
import { entryLetter } from './schedule.ts';
import { effectsOf, isOurs, placed, type Tale, type Teller } from './teller.ts';
import { weatherEffects } from './weather.ts';

type Kinds = FrameEvents & SiegeEvents;

/** Was the turn one of days? */
export function isTurnOfDays({ before, after }: Teller): boolean {
  return before.campaign?.scale === 'strategic' && after.campaign?.scale === 'strategic';
}

function told<K extends keyof Kinds & string>({ tales }: Teller, kind: K): Kinds[K][] {
  const isTold = (tale: Tale): tale is Tale & { facts: Kinds[K] } => tale.kind === `own.${kind}`;
  return tales.filter(isTold).map(({ facts }) => facts);
}

/** The weightiest thing that happened without a fight: key of the title. `isBloody`: somebody was lost. */
export function titleOfDays(teller: Teller, isBloody: boolean): string {
  if (told(teller, 'declared').length > 0) return 'title.declared';
  const rolls = told(teller, 'bombardment');
  const breached = breachesOf(teller);
  if (breached.lines.length > 0) return 'title.breach';
  if (breached.works.length > 0) return 'title.works-breached';
  if (rolls.some(({ effects }) => effects.some(({ kind }) => kind === 'ruin'))) return 'title.town-burns';
  const isStorm = told(teller, 'havoc').length > 0;
  if (isBloody) {
    if (rolls.length > 0 || fireCount(teller).hits.length > 0) return 'title.shot-down';
    return isStorm ? 'title.storm' : 'title.losses';
  }
  if (rolls.length > 0) return 'title.bombardment';
  if (told(teller, 'works-placed').length > 0) return 'title.digging';
  if (isStorm) return 'title.storm';
  if (arrivalsOf(teller).length > 0) return 'title.arrivals';
  return marches(teller).length > 0 ? 'title.marches' : 'title.quiet-days';
}

/** Hexes breached by bombardment, or as the game tells it: of the town's lines, and of the siege works. */
function breachesOf(teller: Teller): { lines: string[]; works: string[] } {
  const sides = teller.tales
    .filter(({ kind }) => kind === 'own.bombardment' || kind.startsWith('game.'))
    .flatMap(effectsOf)
    .flatMap((effect) => (effect.kind === 'breach' ? [effect.hexside] : []));
  const isWork = (side: string): boolean => teller.after.siege.includes(side);
  const hexes = (list: readonly string[]): string[] => list.map((side) => side.slice(0, 4));
  return { lines: hexes(sides.filter((side) => !isWork(side))), works: hexes(sides.filter(isWork)) };
}

/** `Heavy rain.` and what it does. */
export function weatherLine(teller: Teller): { strong: string; ending: string } {
  const { weather } = teller.after;
  return { strong: `${opened(teller.say(`weather.${weather}`))}.`, ending: weatherEffects(teller, weather) };
}

/** `We got 5 units at HQ; 12 more joined the Allies at F and A. …`, the longest first. */
export function comingsLine(teller: Teller): string[] {
  const came = arrivalsOf(teller);
  const gone = marchesOf(teller);
  const endings = [[...came, ...gone], came.length > 0 ? came : gone].map((parts) =>
    parts.map((part) => `${opened(part)}.`).join(' '),
  );
  return came.length + gone.length === 0 ? [`${opened(teller.say('summary.stood'))}.`] : endings;
}

function arrivalsOf(teller: Teller): string[] {
  const { say } = teller;
  return [teller.side, teller.enemy].flatMap((side) => {
    const held = heldBack(teller);
    const groups = told(teller, 'arrival')
      .filter((one) => one.side === side)
      .map(({ entry, units }) => ({ entry, units: units.filter((unit) => !held.has(unit)) }))
      .filter(({ units }) => units.length > 0);
    const units = groups.flatMap((one) => one.units);
    if (units.length === 0) return [];
    const entries = say.list([...new Set(groups.map(({ entry }) => entryLetter(teller, entry)))]);
    return [say('summary.came', { ours: side === teller.side, side: sideThe(teller, side), n: units.length, entries })];
  });
}

function marchesOf(teller: Teller): string[] {
  const { say, field } = teller;
  return [teller.side, teller.enemy].flatMap((side) => {
    const armies = field.armies.filter((army) => army.side === side).map(({ id }) => id);
    const bodies = marches(teller).filter(({ army }) => armies.includes(army));
    if (bodies.length === 0) return [];
    const near = bodies.filter(({ facing }) => facing.length > 0).length;
    return [
      say('summary.marched', { ours: side === teller.side, side: sideThe(teller, side), n: bodies.length, near }),
    ];
  });
}

function sideThe(teller: Teller, side: Side): string {
  return teller.say(`side.${side}.the`);
}

/** Works begun and finished, breaches, ruins, the guns; nothing when the siege rested. */
export function siegeLine(teller: Teller): string[] {
  const { say } = teller;
  const parts: string[] = [];
  const rolls = told(teller, 'bombardment');
  const hit = rolls.flatMap(({ effects }) => effects);
  const { lines, works } = breachesOf(teller);
  if (lines.length > 0) parts.push(say('summary.breached', { places: places(teller, lines) }));
  if (works.length > 0) parts.push(say('summary.works-breached', { places: places(teller, works) }));
  const ruined = hit.flatMap((effect) => (effect.kind === 'ruin' ? [effect.hex] : []));
  if (ruined.length > 0) parts.push(say('summary.ruined', { places: places(teller, ruined) }));
  if (lines.length + works.length + hit.length === 0 && rolls.length > 0)
    parts.push(say('summary.bombarded', { n: rolls.length }));
  const done = told(teller, 'works-completed').map(({ hex }) => hex);
  const finished = { ours: ourWorks(teller), n: new Set(done).size, places: places(teller, done) };
  if (done.length > 0) parts.push(say('summary.works-done', finished));
  const begun = told(teller, 'works-placed').flatMap(({ hexes }) => hexes);
  if (begun.length > 0)
    parts.push(say('summary.works-begun', { ours: ourWorks(teller), places: places(teller, begun) }));
  if (parts.length === 0) return [];
  return [...parts.keys()].map((cut) =>
    parts
      .slice(0, parts.length - cut)
      .map((part) => `${opened(part)}.`)
      .join(' '),
  );
}

function places(teller: Teller, hexes: readonly string[]): string {
  return teller.say.list([...new Set(hexes.map((hex) => placed(teller, hex)))]);
}

function ourWorks(teller: Teller): boolean {
  return isOurs(teller, teller.field.siegeOf);
}
