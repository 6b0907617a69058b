/** Where the reader stands when orders are asked of him: the turn, the enemy, armies, points and the nearest threat. */
import { byCodeUnit } from '../../../engine/canonical.ts';
import { halves, opened, signed } from '../../../engine/phrase.ts';
import { shortest } from '../../../engine/short-line.ts';
import type { Story, Words } from '../../../engine/story.ts';
import { fire } from '../acts/fire.ts';
import { partings } from '../doctrine/partings.ts';
import { leadOf } from '../frame/ending.ts';
import { armyModifier } from '../rules/army-morale.ts';
import { marchesAgain } from '../rules/reach.ts';
import { around, stacksOf, unitsOfAt } from '../rules/stacks.ts';
import type { Army, HexId } from '../rules/state.ts';
import { enemyOf, hexAt } from '../rules/units.ts';
import { hasWorks } from '../rules/works.ts';
import { weatherAhead } from './ahead.ts';
import { unsaid } from './attacks.ts';
import { maySpend } from './decided.ts';
import { asksForAttacks, type Front, frontsOf, resting } from './fights.ts';
import { fireCount } from './fire.ts';
import { armiesBarred, firstMover } from './next.ts';
import { type Facing, facing, figures, gunsFired, type Prospect, stacksBy, waysBeside } from './outlook.ts';
import { armiesFor, isCommanded } from './reader.ts';
import { isSoleArmy, levelOf, placedFully, type Teller } from './teller.ts';

/** Hexes named in one line. */
const NAMED = 5;
/** Works lost that are told by their numbers: one is named besides, more are only counted. */
const NUMBERED = 5;

/** Of more who are equally near, the first. */
const SOME = 3;

export function plan(teller: Teller): Pick<Story, 'plan'> {
  if (teller.telling.next === null || teller.telling.next.calls.length === 0) return {};
  const stand = [
    turnLine(teller),
    enemyLine(teller),
    moraleLine(teller),
    pointsLine(teller),
    asksForAttacks(teller) ? dutyLine(teller) : threatLine(teller),
  ];
  return { plan: { stand, silence: silence(teller) } };
}

/** `Turn 17 of 20, fair. We move first.`; before attacks what has been marched and fired. */
function turnLine(teller: Teller): Words {
  const { say, field, telling, after, own } = teller;
  const turn = telling.next?.printed ?? 0;
  const weather = weatherAhead(teller);
  const last = field.scenario.turns[1];
  const facts = { turn, last, final: turn === last, weather: weather === null ? '' : say(`weather.${weather}`) };
  const days = after.campaign !== null && teller.scale === 'strategic';
  const begins = turn === teller.scenario.campaign?.tactical;
  const { shots, hits } = fireCount(teller);
  const then = asksForAttacks(teller)
    ? say('plan.fired', { shots, hits: hits.length, heard: own.fired(teller) })
    : firstMover(teller);
  const barred = armiesBarred(teller, turn).map((army) =>
    say('plan.barred', { army: opened(say(`army.${army}.the`)) }),
  );
  const rests = resting(teller);
  if (rests.fire || rests.combat) barred.unshift(say('plan.rest', rests));
  return shortest(say('plan.turn', { ...facts, days, begins }), [[then, ...barred].join(' '), barred[0] ?? then]);
}

/** Whose the works are, and who of the enemy stands beside us or nearest. */
function enemyLine(teller: Teller): Words {
  const { say, at, field, side } = teller;
  const stacks = stacksOf(at);
  const lost = [...stacks.values()].filter(
    (stack) => stack.side !== field.worksOf && stack.units.length > 0 && hasWorks(field, stack.hex),
  );
  const works = say('plan.works', {
    ours: side === field.worksOf,
    many: lost.length > NUMBERED,
    n: lost.length,
    hexes: say.list(lost.map(({ hex }) => (lost.length === 1 ? placedFully(teller, hex) : hex))),
    empty: leftEmpty(teller).slice(0, NUMBERED).join(' '),
  });
  const enemies = facing(teller).filter(({ stack, troops, guns }) => stack.side === teller.enemy && troops + guns > 0);
  const beside = enemies.filter(({ away }) => away === 1);
  const nearest = beside[0] ?? enemies.find(({ troops }) => troops > 0);
  if (nearest === undefined) return shortest(works, [say('plan.nobody')]);
  const told = (some: readonly Facing[]): string =>
    some.map((one) => say('plan.stack', { hex: one.stack.hex, n: figures(one) })).join(', ');
  const sum = (of: 'troops' | 'guns'): number => beside.reduce((total, one) => total + one[of], 0);
  if (!Number.isFinite(nearest.away)) return shortest(works, [say('plan.none-of-ours')]);
  const alike = enemies.filter(({ away, troops }) => away === nearest.away && troops > 0);
  const said = (stack: string, many: boolean): string => say('plan.nearest', { stack, away: nearest.away, many });
  const hexes = alike.map(({ stack }) => stack.hex);
  const all = [told(alike), hexes.join(' '), `${hexes.slice(0, SOME).join(' ')} …`];
  const near = alike.length === 1 ? [said(told(alike), false)] : all.map((stacks) => said(stacks, true));
  if (beside.length === 0) return shortest(works, near);
  return shortest(works, [
    ...(beside.length <= NAMED ? [say('plan.beside', { stacks: told(beside) })] : []),
    say('plan.beside.many', { hexes: beside.length, n: figures({ troops: sum('troops'), guns: sum('guns') }) }),
  ]);
}

/** Works that nobody stands in, of those held as the game began and those that the enemy stands before. */
export function leftEmpty({ at, field }: Teller): readonly HexId[] {
  const stacks = stacksOf(at);
  const posts = new Set([...field.counters.values()].map(({ side, start }) => side === field.worksOf && start));
  const isBeset = (hex: HexId): boolean =>
    around(hexAt(field, hex)).some((near) => unitsOfAt(stacks, near, enemyOf(field, field.worksOf)).length > 0);
  return [...field.hexes.keys()]
    .filter((hex) => hasWorks(field, hex) && !stacks.has(hex) && (posts.has(hex) || isBeset(hex)))
    .toSorted(byCodeUnit);
}

/** An army so near to the morale with which it has lost is told so. */
const NEAR_ITS_END = 3;

/** Each army's morale and its level, with what that adds to the morale of its units; the levels unnamed where names are long. */
function moraleLine(teller: Teller): Words {
  const { say, at, now, own, field } = teller;
  const armies = armiesFor(teller).map(({ id }) => ({ id, value: now.morale[id] ?? 0 }));
  const end = Number(own.aims(teller).collapse);
  const name = (id: string): string => (isSoleArmy(teller, id) ? say('plan.ours') : say(`army.${id}`));
  const ending = (named: boolean): string => {
    const levels = armies.map(({ id, value }) => {
      const by = armyModifier(at, id);
      const level = named ? ` ${say(`level.${levelOf(field, value)}`)}` : '';
      const lost = value - end <= NEAR_ITS_END ? `${end}` : '';
      return say('plan.morale.level', { level, by: by === 0 ? '' : signed(by), lost });
    });
    const alike = named && new Set(levels).size === 1;
    const values = armies.map(({ id, value }, n) => `${name(id)} ${value}${alike ? '' : levels[n]}`).join(', ');
    return say('plan.morale.values', { values, level: alike ? (levels[0] ?? '') : '' });
  };
  return shortest(say('plan.morale'), [ending(true), ending(false)]);
}

/** What each army has, and what wins. */
function pointsLine(teller: Teller): Words {
  const { say, now, own, field, side, telling } = teller;
  const aims = own.aims(teller);
  const [first, last] = field.scenario.turns;
  // The first letter names what wins instead; for both a line has no room.
  const isNamed = telling.next?.printed === first && first !== last;
  const points = (id: Army) => ({ n: halves(now.victory[id] ?? 0), end: isNamed ? '' : (aims[`end.${id}`] ?? '') });
  const values = armiesFor(teller)
    .map(({ id }) => say('plan.points.of', { army: say(`army.${id}`), ...points(id) }))
    .join(', ');
  const besieger = enemyOf(field, field.worksOf);
  const facts = { ...aims, ours: side === besieger, ahead: halves(leadOf(field, now.victory, besieger)) };
  return shortest(say('plan.points', { values }), [say('plan.wins', facts), say('plan.wins.short', facts)]);
}

/** What the rules demand in a combat call, and the chits to spend. */
function dutyLine(teller: Teller): Words {
  const { say, side, now } = teller;
  const fronts = frontsOf(teller);
  const must = fronts.filter((front) => front.must.some((unit) => isCommanded(teller, unit)));
  // Who attacks another hex diverts this one.
  const mayDivert = ({ hex, must: bound }: Front): boolean =>
    fronts.some((other) => other.hex !== hex && [...other.must, ...other.may].some((unit) => bound.includes(unit)));
  const listed = (isOpen: boolean): string =>
    say.list(must.filter((one) => isOpen === (!one.pinned && mayDivert(one))).map(({ hex }) => hex));
  const chits = say('plan.chits', { n: now.momentum[side] ?? 0 });
  return shortest(say('plan.duty', { pinned: listed(false), hexes: listed(true) }), [chits]);
}

/** Where most can come beside a stack of ours in the enemy's next move, and who, as many as the hexes beside it hold. */
function worstThreat(teller: Teller) {
  const room = teller.field.tables.stacking.strength;
  const enemies = stacksBy(teller, teller.enemy);
  const threats = stacksBy(teller, teller.side)
    .filter(({ stack }) => stack.units.some((unit) => isCommanded(teller, unit)))
    .map(({ stack, troops, guns }) => {
      const waysOf = (enemy: Prospect): HexId[] => waysBeside(teller, enemy, stack.hex);
      const from = enemies.filter((enemy) => waysOf(enemy).length > 0);
      const ways = new Set(from.flatMap(waysOf));
      const sum = from.reduce((total, enemy) => total + enemy.troops, 0);
      return { hex: stack.hex, sum, n: Math.min(sum, ways.size * room), troops, guns, from };
    });
  return threats.sort((a, b) => b.n - b.troops - (a.n - a.troops) || (a.hex < b.hex ? -1 : 1)).find(({ n }) => n > 0);
}

/** Hexes that these lines name: of the nearest enemies, and of whom they threaten most. */
export function placesNamed(teller: Teller): readonly HexId[] {
  const enemies = facing(teller).filter(({ stack, troops }) => stack.side === teller.enemy && troops > 0);
  const near = enemies.filter(({ away }) => away === enemies[0]?.away && Number.isFinite(away));
  const threat = worstThreat(teller);
  return [...near.map(({ stack }) => stack.hex), ...(threat ? [threat.hex] : [])];
}

function threatLine(teller: Teller): Words {
  const { say } = teller;
  const over = !marchesAgain(teller.at, teller.enemy);
  const worst = over ? undefined : worstThreat(teller);
  if (worst === undefined) return shortest(say('plan.threat'), [say('plan.threat.none', { over })]);
  const from = worst.from.map(({ stack }) => stack.hex);
  const all = worst.sum > worst.n ? worst.sum : '';
  const facts = { n: worst.n, all, have: figures(worst), one: figures(worst) === '1', from: from.join(' ') };
  return shortest(say('plan.threat'), [
    say('plan.threat.at', { ...facts, place: placedFully(teller, worst.hex) }),
    say('plan.threat.at', { ...facts, place: worst.hex }),
    say('plan.threat.at', { ...facts, place: worst.hex, many: from.length }),
  ]);
}

/** What comes of a call that nobody answers. */
function silence(teller: Teller): string {
  const { say, telling, now, side, at } = teller;
  const { standing, next } = telling;
  // Of guns that a standing order speaks for, all of them and always, that tells it.
  const isSaid = standing.some((line) => !line.when && fire.read(line)?.policy && !line.args.batteries);
  const { fire: isSilent, combat } = resting(teller);
  const guns = !isSaid && !isSilent && !gunsFired(teller);
  const leaving = partings(at, side).filter(({ units }) => units.some((unit) => isCommanded(teller, unit)));
  const parted = leaving.flatMap(({ units }) => units.filter((unit) => isCommanded(teller, unit)));
  const does = asksForAttacks(teller)
    ? unsaid(teller)
    : say(`plan.silence.${next?.calls[0]}`, {
        ...{ parted: parted.join(', '), many: parted.length > 1, on: leaving.flatMap((one) => one.on).join(' ') },
        ...{ guns, rests: combat, chits: maySpend(teller), held: (now.momentum[side] ?? 0) > 0 },
        filed: (telling.onFile ?? []).length > 0,
      });
  return say('plan.silence', { standing: say.list(standing.map(({ id }) => id)), n: standing.length, does });
}
