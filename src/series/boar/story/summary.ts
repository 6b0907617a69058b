/** The turn in a title of about three words and exactly five lines of at most ninety characters. */
import { type Facts, opened, pause } from '../../../engine/phrase.ts';
import { shortest } from '../../../engine/short-line.ts';
import type { Words } from '../../../engine/story.ts';
import type { Army, Side } from '../rules/state.ts';
import { sideOf } from '../rules/units.ts';
import { briefing, isFresh, isOpening } from './briefing.ts';
import { combatsOf, headline, heldUp, outcomeClause, siteOf, withoutCombat } from './combat-card.ts';
import { holders } from './combat-issue.ts';
import { comingsLine, isTurnOfDays, siegeLine, titleOfDays, weatherLine } from './days.ts';
import { fireCount } from './fire.ts';
import { type Loss, lossesOf } from './losses.ts';
import { type March, marches, reasonOf } from './phases.ts';
import { armyOf, isLeader, isOurs, isSoleArmy, levelOf, named, placed, type Teller, winnerFacts } from './teller.ts';

type Fought = ReturnType<typeof combatsOf>[number];

export function title(teller: Teller): string {
  const { say, telling } = teller;
  if (isOpening(teller)) return say('title.opening', { days: isTurnOfDays(teller) });
  if (isFresh(teller)) return say('title.fresh', { turn: teller.before.turn });
  if (telling.outcome) return say(`title.result.${telling.outcome.result}`, winnerFacts(teller));
  const [main] = byWeight(teller, combatsOf(teller));
  const bloody = lossesOf(teller).some(({ unit, strength }) => strength > 0 || isLeader(teller, unit));
  // A fight that was refused heads no turn that cost men elsewhere.
  if (main && !(bloody && cameTo(teller, main) === 'avoided')) {
    return opened(
      say(`summary.issue.${cameTo(teller, main)}`, {
        place: headline(teller, main.tale.facts),
        ...holders(teller, main.tale.facts),
      }),
    );
  }
  if (heldUp(teller).length > 0) return withoutCombat(teller);
  if (isTurnOfDays(teller)) return say(titleOfDays(teller, bloody));
  const { hits, shots } = fireCount(teller);
  if (bloody) return say(hits.length > 0 ? 'title.shot-down' : 'title.losses');
  if (hits.length > 0) return say('title.fire');
  const gone = marches(teller);
  if (gone.length > 0) return say(gone.some(isContact(teller)) ? 'title.approach' : 'title.marches-apart');
  return say(shots > 0 ? 'title.shots' : 'title.quiet');
}

/** Movement, fire, the main fight, the other fights, and where that leaves the armies. */
export function summary(teller: Teller): Words[] {
  if (isOpening(teller)) {
    const lines = briefing(teller);
    if (lines.length > 0) return lines;
  }
  const [main, ...rest] = byWeight(teller, combatsOf(teller));
  // Another fight for the same place is not elsewhere: its card tells it.
  const others = rest.filter(({ tale }) => main && headline(teller, tale.facts) !== headline(teller, main.tale.facts));
  if (isTurnOfDays(teller)) return daysSummary(teller, main, others);
  return [
    isFresh(teller) ? plain(teller.say('summary.fresh')) : movementLine(teller),
    fireLine(teller),
    main ? combatLine(teller, main) : plain(`${withoutCombat(teller)}.`),
    others.length > 0 ? othersLine(teller, others) : lossLine(teller),
    closingLine(teller, others.length > 0),
  ];
}

/** Weather, who came and marched, the siege or the guns, the fight or the losses, and where that leaves the armies. */
function daysSummary(teller: Teller, main: Fought | undefined, others: readonly Fought[]): Words[] {
  const { strong, ending } = weatherLine(teller);
  const siege = siegeLine(teller);
  const { shots } = fireCount(teller);
  const besieged = siege.length > 0 ? [shortest('', siege)] : [];
  const guns = shots > 0 || besieged.length === 0 ? [fireLine(teller)] : [];
  const fights = main ? [combatLine(teller, main), ...(others.length > 0 ? [othersLine(teller, others)] : [])] : [];
  const quiet = [lossLine(teller), plain(`${withoutCombat(teller)}.`)];
  const middle = [...besieged, ...fights, ...guns, ...quiet].slice(0, 2);
  const closing = closingLine(teller, main !== undefined);
  return [shortest(strong, [ending, '']), shortest('', comingsLine(teller)), ...middle, closing];
}

/** The fight that mattered most first: for the hex that decides, then the reader's own attack, what was taken, the most men engaged. */
export function byWeight(teller: Teller, fought: readonly Fought[]): Fought[] {
  const weight = ({ tale, issue }: Fought) => {
    const { on, attackers, defenders } = tale.facts;
    const engaged = [...attackers, ...defenders].reduce((sum, one) => sum + one.strength, 0);
    const decides = on.some((hex) => teller.field.hexes.get(hex)?.city)
      ? 400
      : on.some((hex) => teller.field.hexes.get(hex)?.name)
        ? 100
        : 0;
    const isOwn = attackers.some(({ unit }) => isOurs(teller, unit)) ? 300 : 0;
    return engaged + decides + isOwn + (issue === 'taken' ? 200 : 0);
  };
  return [...fought].sort((a, b) => weight(b) - weight(a));
}

function movementLine(teller: Teller): Words {
  const { say, field } = teller;
  const strong = `${opened(say(`weather.${teller.after.weather}`))}.`;
  // Those who come on before those who wait behind their works.
  const armies = [...field.armies].sort((a, b) => Number(a.side === field.worksOf) - Number(b.side === field.worksOf));
  const moves = armies.flatMap((army) => moveOf(teller, army.id, army.side));
  if (moves.length === 0) return shortest(strong, [opened(`${say('summary.stood')}.`)]);
  const near = moves.filter(({ comesNear }) => comesNear);
  const told = (some: typeof moves, length: 'whole' | 'short'): string =>
    opened(`${some.map((move) => move[length]).join(pause(say.language))}.`);
  return shortest(strong, [
    told(moves, 'whole'),
    told(moves, 'short'),
    ...(near.length > 0 ? [told(near, 'whole')] : [opened(`${say('summary.apart')}.`)]),
    ...near.map((_, index) => told(near.slice(0, near.length - index), 'short')),
  ]);
}

/** What one army's marches came to, whole and in few words. */
interface Move {
  readonly whole: string;
  readonly short: string;
  readonly comesNear: boolean;
}

const isContact =
  (teller: Teller) =>
  ({ facing, units }: March): boolean =>
    facing.length > 0 && units.some((unit) => !isLeader(teller, unit));

/** What one army's marches came to; nothing when none of it marched. */
function moveOf(teller: Teller, army: Army, side: Side): Move[] {
  const { say, field } = teller;
  const all = marches(teller).filter((march) => march.army === army);
  if (all.length === 0) return [];
  const contact = all.filter(isContact(teller));
  const told = (key: string, facts: Facts): Move[] => [
    { whole: say(key, facts), short: say(`${key}.short`, facts), comesNear: contact.length > 0 },
  ];
  const facts = { army: say(`army.${army}.the`), sole: isSoleArmy(teller, army) };
  if (side === field.worksOf && contact.length > 0) {
    const places = [...new Set(contact.map(({ to }) => placed(teller, to)))].slice(0, SHOWN);
    return told('summary.reinforced', { ...facts, places: say.list(places) });
  }
  const columns = new Set(contact.map(({ to }) => to)).size;
  const number = say.has(`number.${columns}`) ? say(`number.${columns}`) : `${columns}`;
  // Who stood beside the enemy already may have fought without a march.
  const fought = teller.tales.some(
    (tale) => tale.kind === 'boar.combat' && tale.facts.attackers.some(({ unit }) => armyOf(teller, unit) === army),
  );
  return told(columns === 0 ? 'summary.moved' : 'summary.columns', { ...facts, fought, n: columns, number });
}

/** Places named in one line. */
const SHOWN = 3;

function fireLine(teller: Teller): Words {
  const { say } = teller;
  const { shots, hits, ours } = fireCount(teller);
  if (shots === 0) return plain(opened(`${teller.own.fired(teller) || say('summary.no-fire')}.`));
  if (hits.length === 0) return plain(say('summary.all-missed', { n: shots }));
  const theirs = say.list(unique(hits.filter((hit) => hit.ours).map((hit) => named(teller, hit.target))));
  const own = say.list(unique(hits.filter((hit) => !hit.ours).map((hit) => named(teller, hit.target))));
  const facts = {
    n: shots,
    hits: hits.length,
    theirs,
    own,
    both: theirs !== '' && own !== '',
    fired: ours < shots ? ours : 0,
  };
  return shortest('', [
    opened(say('summary.hits', { ...facts, counted: true })),
    opened(say('summary.hits', { ...facts, counted: false })),
    opened(say('summary.hits.short', facts)),
  ]);
}

/** How a fight ended as the reader finds it: what was taken may be lost again by then, who was pinned have broken off. */
function cameTo({ after, now, field }: Teller, { tale, issue }: Fought): Fought['issue'] | 'retaken' {
  const { on, side, defenders } = tale.facts;
  const isLocked = defenders.some(({ unit }) => (now.units[unit]?.pinnedBy.length ?? 0) > 0);
  if (issue === 'pinned' && !isLocked) return 'held';
  if (issue !== 'taken') return issue;
  const isHeld = Object.values(after.units).some(
    ({ id, hex }) => hex !== null && on.includes(hex) && sideOf(field, id) === side,
  );
  return isHeld ? 'taken' : 'retaken';
}

function combatLine(teller: Teller, fought: Fought): Words {
  const { say } = teller;
  const { label, tale } = fought;
  const place = headline(teller, tale.facts);
  const strong = say(`tale.combat.${cameTo(teller, fought)}`, { label, place, ...holders(teller, fought.tale.facts) });
  const clauses = [outcomeClause(teller, tale.facts), outcomeClause(teller, tale.facts, false), ''];
  return shortest(strong, clauses.map(opened));
}

function othersLine(teller: Teller, others: readonly Fought[]): Words {
  const [only] = others;
  if (others.length === 1 && only) return combatLine(teller, only);
  const { say } = teller;
  const told = (one: Fought, place: string): string =>
    say(`summary.issue.${cameTo(teller, one)}`, { place, ...holders(teller, one.tale.facts) });
  // Two fights for one place that ended alike are told once.
  const each = (placeOf: typeof headline): string =>
    `${[...new Set(others.map((one) => told(one, placeOf(teller, one.tale.facts))))].join(', ')}.`;
  const many = say('summary.others', { n: others.length });
  return shortest(say('summary.elsewhere'), [each(headline), each(siteOf), many]);
}

function lossLine(teller: Teller): Words {
  const { say } = teller;
  const all = lossesOf(teller);
  if (all.length === 0) return plain(say('summary.nobody-lost'));
  const strong = say('summary.losses');
  const text = (list: readonly Loss[]) => `${list.map((loss) => loss.text).join(pause(say.language))}.`;
  const counts = teller.field.armies.map((army) => {
    const own = all.filter((loss) => loss.army === army.id);
    return `${say(`army.${army.id}`)} ${say('strength.troops', { n: own.reduce((sum, loss) => sum + loss.strength, 0) })}`;
  });
  const inFew = all.some(({ strength }) => strength > 0)
    ? `${counts.join(', ')}.`
    : opened(say('summary.shaken', { n: all.length }));
  return shortest(strong, [opened(text(all)), inFew]);
}

/** The result when it is over; else the army whose morale changed level or most, our losses, who moves first. */
function closingLine(teller: Teller, lossesToTell: boolean): Words {
  const { say, telling } = teller;
  if (telling.outcome) {
    const facts = winnerFacts(teller);
    const over = teller.tales.find((tale) => tale.kind === 'boar.over');
    const why = over?.kind === 'boar.over' ? reasonOf(teller, over.facts.reason, over.facts.facts) : '';
    const winner = opened(say('ending.winner', facts));
    const strong = `${say(`title.result.${telling.outcome.result}`, facts)}.`;
    return shortest(strong, [`${winner} ${why}`.trim(), why === '' ? winner : why, winner, '']);
  }
  const [strong = '', others = ''] = moraleNews(teller);
  const tail: string[] = [];
  const own = lossesOf(teller).filter((loss) => isOurs(teller, loss.army));
  if (lossesToTell) {
    const lost = own.reduce((sum, loss) => sum + loss.strength, 0);
    tail.push(
      own.length === 0 ? say('summary.we-lost-nobody') : say('summary.we-lost', { n: lost, units: own.length }),
    );
  }
  const opens = teller.later.find((tale) => tale.kind === 'boar.initiative');
  // Whoever is asked for orders reads it where he stands, or is in the midst of that turn.
  if (opens?.kind === 'boar.initiative' && telling.next?.calls.length === 0) {
    const first = opens.facts.first;
    tail.push(
      opened(
        say('summary.first', {
          ours: isOurs(teller, first),
          side: say(`side.${first}.the`),
          turn: telling.next.printed,
        }),
      ),
    );
  }
  const told = [others, ...tail].filter((part) => part !== '');
  return shortest(strong, [told.join(' '), [others, tail[0] ?? ''].join(' ').trim(), others, '']);
}

/** `French army morale falls to 10: Fatigued.` of the army with most news, as the letter finds it; then the others in few words. */
function moraleNews(teller: Teller): readonly string[] {
  const { field, before, now, say, tales } = teller;
  const changed = field.armies
    .map(({ id }) => {
      const [is, was] = [now.morale[id] ?? 0, before.morale[id] ?? 0];
      const news = Math.abs(is - was) + (levelOf(field, is) === levelOf(field, was) ? 0 : 100);
      return { army: id, is, down: is < was, news };
    })
    .filter(({ news }) => news > 0)
    .sort((a, b) => b.news - a.news);
  const [most, ...others] = changed;
  const moved = tales.some(({ facts }) => 'effects' in facts && facts.effects?.some(({ kind }) => kind === 'morale'));
  if (most === undefined) return [say('summary.morale-steady', { moved })];
  const adjective = (army: Army): string => say(`army.${army}.adjective`);
  const main = say('summary.morale', {
    army: say(`army.${most.army}`),
    adjective: adjective(most.army),
    ours: isSoleArmy(teller, most.army),
    down: most.down,
    to: most.is,
    level: say(`level.${levelOf(teller.field, most.is)}`),
  });
  const rest = others.map(({ army, is }) => say('summary.morale.other', { adjective: adjective(army), to: is }));
  return rest.length === 0 ? [main] : [main, `${opened(say.list(rest))}.`];
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)];
}

function plain(text: string): Words {
  return [opened(text)];
}
