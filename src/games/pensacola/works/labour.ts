/** What units do in a Movement phase instead of marching: build, destroy, mend (P 2.5.1.2, 3.7.9, 3.7.10; P51 to P53). */
import { textIn } from '../../../acts/slots.ts';
import { comesTo } from '../../../engine/conditions.ts';
import type { Diagnostic, Json, Order, Space, Steps } from '../../../engine/contract.ts';
import { isBeforeAssault, isBeforeTheLines } from '../../../series/boar/frame/approach.ts';
import { theCampaign } from '../../../series/boar/frame/campaign.ts';
import { changeMorale } from '../../../series/boar/rules/army-morale.ts';
import { type Effect, tell } from '../../../series/boar/rules/events.ts';
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import type { At, Board, Fault } from '../../../series/boar/rules/house.ts';
import { tellFailed, unitsOf } from '../../../series/boar/rules/lines.ts';
import { findPath, groundFor, idsOf, partyOf, searchFor } from '../../../series/boar/rules/paths.ts';
import { stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { BoarState, HexId, Side, UnitId } from '../../../series/boar/rules/state.ts';
import { armyOfSide, counterOf, enemyOf, hexAt, hexOf, pieceOf, unitOf } from '../../../series/boar/rules/units.ts';
import { score } from '../../../series/boar/rules/victory.ts';
import { tellSiege } from '../../../series/boar/siege/events.ts';
import { tellPensacola } from '../events.ts';
import { isRaiding } from '../raids/state.ts';
import type { Pensacola } from '../scenario.ts';
import { destroyedIn, setDestroyed, worksIn } from '../state.ts';
import { countersLeft, dugIn, enemiesBeside, isBuilder, isFit, isSapper, stockadesOf } from './ground.ts';
import { isByRoad, isRoadBuilder, roadFrom, roadsFrom, whyNoRoad } from './road.ts';
import { destructible, type Job, type Labour } from './state.ts';

const fault = (code: string, facts: Fault['facts'], rule: string): Fault => ({
  code: `pensacola.${code}`,
  facts,
  rule,
});

/** Why a unit cannot do this now, or null. */
export function jobFault(pensacola: Pensacola, at: At, unit: UnitId, job: Job): Fault | null {
  const { position } = at;
  const piece = position.units[unit];
  const isFree = piece?.pinnedBy.length === 0 && isFit(at, unit) && !isRaiding(position, unit);
  if (!piece || !isFree) return fault('work-unfit', { unit }, 'P 3.7.9, 3.7.10');
  const hex = hexOf(position, unit);
  const works = worksIn(position);
  const own = counterOf(at.field, unit).side === at.field.siegeOf;
  if (job.do === 'destroy' && job.what !== 'road') {
    const isThere =
      job.what === 'stockade' ? !own && stockadesOf(pensacola).includes(hex) : own && isPlantation(at, hex);
    return isThere && !destroyedIn(position).includes(hex)
      ? null
      : fault(`no-${job.what}`, { unit, hex }, 'P 2.5.1, 2.5.2');
  }
  if (!isBeforeAssault(position)) return fault('siege-over', { unit }, 'P 3.4');
  const weather = pensacola.files.works.weather.kinds[position.weather];
  if ((job.do === 'road' || job.do === 'mend') && weather?.road === false)
    return fault('work-weather', { unit, weather: position.weather }, 'P 3.7.9');
  switch (job.do) {
    case 'road':
      return roadFault(pensacola, at, unit, job.to);
    case 'mend':
      return isRoadBuilder(pensacola, at, unit) && works.broken.includes(hex)
        ? null
        : fault('no-broken-road', { unit, hex }, 'P 3.7.9.2');
    case 'destroy': {
      const isWhole =
        !own && position.corduroy?.includes(hex) && works.broken.length < pensacola.files.works.road.destroyed;
      return isWhole ? null : fault('no-road', { unit, hex }, 'P 3.7.9.1');
    }
    case 'redoubt':
      if (weather?.begin === false) return fault('work-weather', { unit, weather: position.weather }, 'P 3.7.10.1');
      return redoubtFault(pensacola, at, unit, job.at, job.guns);
  }
}

/** Which rule stops the road, and where else it may go. */
function roadFault(pensacola: Pensacola, at: At, unit: UnitId, to: HexId): Fault | null {
  const ends = [...roadFrom(pensacola, at, unit).keys()];
  if (ends.includes(to)) return null;
  const why = whyNoRoad(pensacola, at, unit) ?? (roadsFrom(pensacola, at, unit).has(to) ? 'room' : 'there');
  const heads = worksIn(at.position).heads.join(' ');
  return fault(`no-road-${why}`, { unit, to, from: hexOf(at.position, unit), ends: ends.join(' '), heads }, 'P 3.7.9');
}

const isPlantation = ({ field }: At, hex: HexId): boolean => hexAt(field, hex).terrain === 'plantation';

function redoubtFault(pensacola: Pensacola, at: At, unit: UnitId, hex: HexId, guns: number): Fault | null {
  const { field, position } = at;
  const place = field.hexes.get(hex);
  const facts = { unit, hex, guns };
  if (!place || !isBuilder(at, unit) || wayTo(pensacola, at, unit, hex) === null)
    return fault('redoubt-elsewhere', facts, 'P 3.7.10.1');
  const taken = [...stockadesOf(pensacola), ...dugIn(pensacola, position)];
  const { counters, forbidden } = pensacola.files.works.redoubts;
  const isClosed = forbidden.includes(place.terrain) || place.perimeter || isBeforeTheLines(field, place);
  if (isClosed || taken.includes(hex)) return fault('redoubt-ground', facts, 'P 3.7.10');
  if (enemiesBeside(at, hex, field.siegeOf).length > 0) return fault('redoubt-enemy', facts, 'P 3.7.10');
  const left = counters.map((row) => row.guns).filter((sp) => countersLeft(pensacola, position, sp) > 0);
  if (!left.includes(guns)) return fault('redoubt-counter', { ...facts, left: left.join(', ') }, 'P 3.7.10');
  return guns > 0 && !isByRoad(at, hex) ? fault('redoubt-road', facts, 'P 3.7.10') : null;
}

/** How a unit comes where it begins a redoubt: it stands there, or sappers march two MP at most (P 4.3.4). */
function wayTo({ files }: Pensacola, at: At, unit: UnitId, hex: HexId): { path: HexId[]; cost: number } | null {
  const { field, position } = at;
  const from = hexAt(field, hexOf(position, unit));
  if (from.id === hex) return { path: [hex], cost: 0 };
  if (!isSapper(at, unit)) return null;
  const search = searchFor(at, groundFor(at, stacksOf(at), field.siegeOf), partyOf(at, field.siegeOf, [unit], false));
  const found = findPath(search, from, hexAt(field, hex), false, files.works.redoubts.sappers);
  return found && { path: idsOf(from, found.hexes), cost: found.spent.at(-1) ?? 0 };
}

/** Why these cannot all be done: one of them not, or two want the same marker, counter or place. */
export function labourFaults(pensacola: Pensacola, at: At, side: Side, labour: Labour): Fault[] {
  const claimed: string[] = [];
  let fresh = 0;
  return Object.entries(labour).flatMap(([unit, job]): Fault[] => {
    if (at.field.counters.get(unit)?.side !== side) return [fault('work-unfit', { unit }, 'P 3.7.9')];
    const found = jobFault(pensacola, at, unit, job);
    if (found) return [found];
    const from = hexOf(at.position, unit);
    const { heads } = worksIn(at.position);
    if (job.do === 'road' && !heads.includes(from)) fresh += 1;
    const claims = claimsOf(pensacola, at, unit, job);
    const alike = (one: Job): boolean => one.do === 'redoubt' && job.do === 'redoubt' && one.guns === job.guns;
    const isTwice =
      claims.some((claim) => claimed.includes(claim)) ||
      heads.length + fresh > pensacola.files.works.road.heads ||
      (job.do === 'redoubt' &&
        Object.values(labour).filter(alike).length > countersLeft(pensacola, at.position, job.guns));
    claimed.push(...claims);
    return isTwice ? [fault('work-twice', { unit, hex: from }, 'P 3.7.9, 3.7.10')] : [];
  });
}

/** What a job takes for itself: a marker, hexes of road, a site, what is destroyed. */
function claimsOf(pensacola: Pensacola, at: At, unit: UnitId, job: Job): readonly string[] {
  const from = hexOf(at.position, unit);
  if (job.do === 'road') return [`head ${from}`, ...(roadFrom(pensacola, at, unit).get(job.to) ?? [])];
  if (job.do === 'redoubt') return [`work ${job.at}`];
  return [`${job.do === 'destroy' ? job.what : 'road'} ${from}`];
}

/** All that a unit could do, the likeliest first. */
export function jobsFor(pensacola: Pensacola, at: At, unit: UnitId): Job[] {
  const hex = at.position.units[unit]?.hex;
  if (!hex) return [];
  const guns = pensacola.files.works.redoubts.counters.map((row) => row.guns);
  const jobs: Job[] = [
    ...destructible.map((what): Job => ({ do: 'destroy', what })),
    { do: 'mend' },
    ...[...roadFrom(pensacola, at, unit).keys()].reverse().map((to): Job => ({ do: 'road', to })),
    ...guns.map((sp): Job => ({ do: 'redoubt', at: hex, guns: sp })),
  ];
  return jobs.filter((job) => jobFault(pensacola, at, unit, job) === null);
}

/** Units of a side that could do something. */
export function labourers(pensacola: Pensacola, at: At, side: Side): UnitId[] {
  return Object.keys(at.position.units).filter(
    (unit) => counterOf(at.field, unit).side === side && jobsFor(pensacola, at, unit).length > 0,
  );
}

/** As the marches open: who works instead. What is built stands at once, what is destroyed or mended as they close. */
export function* setToWork(pensacola: Pensacola, board: Board, side: Side, orders: readonly Order[]): Steps<void> {
  const { play } = board;
  const units = labourers(pensacola, board, side);
  if (units.length === 0) return tellUnable(pensacola, board, side, orders);
  const named = orders.flatMap(({ args, otherwise }) => [...unitsOf(args), ...unitsOf(otherwise?.args ?? {})]);
  const about: Json = { units, marching: units.filter((unit) => named.includes(unit)) };
  const space = labourSpace(pensacola, board, side, units);
  const labour = yield* play.ask<Labour>(side, 'works-labour', space, { about });
  worksIn(play.state).jobs = structuredClone(labour);
  for (const [unit, job] of Object.entries(labour)) {
    if (job.do === 'road') layRoad(board, unit, roadFrom(pensacola, board, unit).get(job.to) ?? []);
    if (job.do === 'redoubt') begin(pensacola, board, unit, job);
    if (job.do === 'road' || job.do === 'redoubt') tellDone(board, side, orders, unit, job);
  }
}

const VERBS: Readonly<Record<Job['do'], string>> = {
  road: 'BUILD',
  redoubt: 'ENTRENCH',
  destroy: 'RAZE',
  mend: 'MEND',
};

/** What an order has its unit do, the road or a redoubt where it stands if it does not say what or where. */
export function jobOf(
  verb: string,
  { unit, to, at, guns, what }: Readonly<Record<string, Json | undefined>>,
  { units }: { readonly units: Readonly<Record<UnitId, { readonly hex: HexId | null }>> },
): Job {
  if (verb === VERBS.road) return { do: 'road', to: textIn(to) };
  if (verb === VERBS.redoubt)
    return { do: 'redoubt', at: textIn(at) || (units[textIn(unit)]?.hex ?? ''), guns: Number(guns ?? 0) };
  if (verb === VERBS.mend) return { do: 'mend' };
  return { do: 'destroy', what: destructible.find((one) => one === what) ?? 'road' };
}

/** Where nobody can work at all, each line is told what keeps its unit from it. */
function tellUnable(pensacola: Pensacola, board: Board, side: Side, orders: readonly Order[]): void {
  for (const line of orders) {
    const due = comesTo(line, Object.values(VERBS)) ? board.play.due(side, line) : null;
    if (due === null || !Object.values(VERBS).includes(due.verb)) continue;
    const why = jobFault(pensacola, board, textIn(due.args.unit), jobOf(due.verb, due.args, board.position));
    if (why !== null) tellFailed(board.play, side, due, [textIn(due.args.unit)], why, { kind: 'unreached', why });
  }
}

/** Tells the lines that ordered it what has come of them. */
function tellDone({ play }: Board, side: Side, orders: readonly Order[], unit: UnitId, job: Job): void {
  const hex = pieceOf(play.state, unit).hex ?? '';
  for (const line of orders) {
    const due = play.due(side, line);
    if (due?.verb !== VERBS[job.do] || due.args.unit !== unit) continue;
    play.settle(side, due, { kind: 'done', came: { code: `pensacola.job-${job.do}`, facts: { unit, hex } } });
  }
}

function labourSpace(pensacola: Pensacola, at: At, side: Side, units: readonly UnitId[]): Space<Labour> {
  const judge: Extract<Space<Labour>, { kind: 'judged' }>['judge'] = (labour) =>
    typeof labour === 'object' && labour !== null && !Array.isArray(labour)
      ? labourFaults(pensacola, at, side, labour).map((one): Diagnostic => ({ severity: 'error', ...one }))
      : [{ severity: 'error', code: 'pensacola.work-unfit', facts: { unit: '' } }];
  return {
    kind: 'judged',
    judge,
    sample(pick) {
      const labour: Record<UnitId, Job> = {};
      for (const unit of units) {
        const jobs = pick(2) === 0 ? [] : jobsFor(pensacola, at, unit);
        const job = jobs[pick(Math.max(1, jobs.length))];
        if (job && judge({ ...labour, [unit]: job }).length === 0) labour[unit] = job;
      }
      return labour;
    },
  };
}

/** The road goes forward with the unit that lays it, and its marker with both. */
function layRoad({ field, play }: Board, unit: UnitId, hexes: readonly HexId[]): void {
  const { state } = play;
  const works = worksIn(state);
  const from = hexOf(state, unit);
  const to = hexes.at(-1) ?? from;
  state.corduroy = [...(state.corduroy ?? []), ...hexes];
  works.heads = [...works.heads.filter((hex) => hex !== from), to];
  go(play, unit, [from, ...hexes], 0);
  tellPensacola(play, 'road', 'P 3.7.9', { unit, side: counterOf(field, unit).side, hexes: [...hexes], did: 'laid' });
}

function begin(pensacola: Pensacola, board: Board, unit: UnitId, job: Extract<Job, { do: 'redoubt' }>): void {
  const { at: hex, guns } = job;
  const { field, play } = board;
  const { path, cost } = wayTo(pensacola, board, unit, hex) ?? { path: [hex], cost: 0 };
  if (path.length > 1) go(play, unit, path, cost);
  theCampaign(play.state).siege.building.push({ hex, placed: play.state.turn, guns });
  const army = armyOfSide(field, field.siegeOf);
  tellSiege(field, play, 'works-placed', 'P 3.7.10', { army, step: 1, hexes: [hex], by: unit });
}

function go(play: Board['play'], unit: UnitId, path: readonly HexId[], cost: number): void {
  unitOf(play.state, unit).hex = path.at(-1) ?? null;
  tell(play, 'boar.move', 'P 3.7.9', { units: [unit], path: [...path], cost, strategic: false, order: null });
}

/** As the marches close: road, stockade or plantation is destroyed, or road whole again, by who is still there to do it. */
export function finishWork(pensacola: Pensacola, board: Board, side: Side, orders: readonly Order[]): void {
  const { play, field } = board;
  const { state } = play;
  const works = worksIn(state);
  for (const [unit, job] of Object.entries(works.jobs)) {
    if (counterOf(field, unit).side !== side) continue;
    delete works.jobs[unit];
    works.hurried = [];
    const { hex } = pieceOf(state, unit);
    if ((job.do !== 'destroy' && job.do !== 'mend') || hex === null || jobFault(pensacola, board, unit, job)) continue;
    tellDone(board, side, orders, unit, job);
    if (job.do === 'destroy' && job.what !== 'road') raze(pensacola, board, unit, hex);
    else {
      setRoad(state, hex, job.do === 'mend');
      const did = job.do === 'mend' ? 'mended' : 'broken';
      tellPensacola(play, 'road', 'P 3.7.9.1', { unit, side, hexes: [hex], did });
    }
  }
}

/** Destroys the road of a hex, or makes it whole: work, cards and umpires do it. */
export function setRoad(state: BoarState, hex: HexId, whole: boolean): void {
  const works = worksIn(state);
  const others = (state.corduroy ?? []).filter((each) => each !== hex);
  state.corduroy = whole ? [...others, hex] : others;
  works.broken = whole ? works.broken.filter((each) => each !== hex) : [...works.broken, hex];
}

/** A stockade or the plantation is destroyed: points to the enemy, heart to nobody (P 2.5.1, 2.5.2). */
function raze({ files }: Pensacola, board: Board, unit: UnitId, hex: HexId): void {
  const { play, field } = board;
  const { side } = counterOf(field, unit);
  const { victory, morale } = files.works.razed;
  const effects: Effect[] = [];
  setRazed(play.state, hex, true);
  score(play.state, armyOfSide(field, side), victory, 'razed', effects);
  changeMorale(board, armyOfSide(field, enemyOf(field, side)), morale, 'razed', effects);
  tellPensacola(play, 'razed', 'P 2.5.1, 2.5.2', { unit, hex, effects });
}

export function setRazed(state: BoarState, hex: HexId, razed: boolean): void {
  setDestroyed(state, hex, razed);
  if (razed) state.siege = state.siege.filter((name) => !name.startsWith(`${hex}/`));
}

/** Who works does not march. */
export const atWork: Exception = {
  rule: 'P 3.7.9, 3.7.10.1',
  amends: {
    mayMove: ({ position }, { id: unit }) =>
      worksIn(position).jobs[unit] ? fault('at-work', { unit }, 'P 3.7.9') : null,
  },
};
