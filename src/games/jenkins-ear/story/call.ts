/** What a letter that asks is planned from: own stacks by port, the enemy's in sight, what is to be bought; or the fights. */
import { chapter } from '../../../engine/chapters.ts';
import { opened } from '../../../engine/phrase.ts';
import type { Chapter, Roster, RosterStack, Rows } from '../../../engine/story.ts';
import { distance } from '../../../places/hex/grid.ts';
import { wholeFacts } from '../acts/battles.ts';
import { beatenOff } from '../acts/beaten.ts';
import { toldToLand } from '../acts/chosen.ts';
import { withFireShips } from '../acts/fireships.ts';
import { wantAfter } from '../acts/prospects.ts';
import { type BattleOdds, landersIn, oddsAshore, oddsAtSea, percent } from '../battle-odds.ts';
import type { Counter, CounterId, HexId } from '../field.ts';
import { mayGarrison } from '../garrisons.ts';
import { inOneWord } from '../names.ts';
import { countingOf } from '../stacking.ts';
import { takingIn } from '../taking.ts';
import { counterOf, hexOf, isShip } from '../units.ts';
import { ownAt, type SeenStack } from '../view.ts';
import { surplus, unfed } from '../want.ts';
import { hexesWithCombat } from './battles.ts';
import { market } from './market.ts';
import { sighted } from './sighted.ts';
import { counted, glimpsed, stateOf, whereIs } from './stacks.ts';
import { awaitedFromSpain, isOurs, ofKind, placed, placedFully, stormsAhead, type Teller, whoOf } from './teller.ts';

/** Rows of counters told with their figures; stacks beyond that are told in a line. */
const MOST_ROWS = 12;
/** Counters told in one row. */
const MOST_ALIKE = 3;
/** Enemy stacks told in rows of their own. */
const MOST_SEEN = 4;

export function call(teller: Teller): Chapter[] {
  const asked = teller.telling.next?.calls[0];
  if (asked === undefined) return [];
  if (asked === 'combat') return fights(teller);
  return [...ownStacks(teller), ...enemies(teller), ...market(teller)];
}

// Own stacks.

function ownStacks(teller: Teller): Chapter[] {
  const { say, after, side } = teller;
  const own = Object.values(after.stacks)
    .filter((stack) => stack.side === side)
    .map((stack) => ({ stack, urgent: urgency(teller, stack) }))
    .toSorted((a, b) => b.urgent - a.urgent || b.stack.height - a.stack.height || (a.stack.hex < b.stack.hex ? -1 : 1));
  let rows = 0;
  const told = own.flatMap(({ stack, urgent }) => {
    const { length } = rowsOf(teller, stack);
    if (rows > 0 && (urgent === 0 || rows + length > MOST_ROWS)) return [];
    rows += length;
    return [stack];
  });
  const others = own.flatMap(({ stack }) => (told.includes(stack) ? [] : [restOf(teller, stack)]));
  const due = awaitedFromSpain(teller);
  const awaited = due ? [{ place: say('roster.due', { ...due }), codes: [codeOf(teller, due.id)] }] : [];
  return chapter('own-stacks', 'call', [rosterOf(teller, told, [...others, ...awaited])], {
    title: say('chapter.own'),
    note: say('words.roster'),
  });
}

/** What is to be planned stands first: who is in want of room, who has the enemy near or has just come, then who can sail. */
function urgency(teller: Teller, stack: SeenStack): number {
  const { field, after, side, tales } = teller;
  if (surplus(field, stack) > 0) return 4;
  if (stormsAhead(teller).includes(stack.hex)) return 0;
  // Where everything is still to be bought, each port with its room is to be planned.
  if (teller.telling.next?.printed === 0) return 1;
  const hasShips = (stack.units ?? []).some((id) => isShip(counterOf(field, id)));
  const isTaken = ofKind(tales, 'ear.captured').some(({ facts }) => facts.side === side && facts.hex === stack.hex);
  const isNear = Object.values(after.stacks).some(
    (other) => other.side !== side && distance(field.grid, other.hex, stack.hex) <= 1,
  );
  return (isTaken || isNear ? 2 : 0) + (hasShips ? 1 : 0);
}

function rosterOf(teller: Teller, told: readonly SeenStack[], rest: readonly RestPlace[]): Roster {
  const { say } = teller;
  return {
    kind: 'roster',
    code: say('roster.code'),
    name: '',
    figures: [{ head: say('roster.guns') }, { head: say('roster.land') }],
    stacks: told.map((stack) => stackTold(teller, stack)),
    ...(rest.length > 0 && { rest: { head: say('roster.rest'), places: rest } }),
  };
}

type RestPlace = NonNullable<Roster['rest']>['places'][number];

function restOf(teller: Teller, stack: SeenStack): RestPlace {
  const storm = stormsAhead(teller).includes(stack.hex);
  // Where nobody may move nothing is to be planned: how many lie there, the PDF has who.
  const units = storm ? [] : (stack.units ?? []).filter((id) => mayMove(counterOf(teller.field, id)));
  const n = units.length < stack.height ? stack.height : 0;
  return { place: counted(teller, stack, n, storm), codes: units.map((id) => withFigures(teller, id)) };
}

/** Boom chains and guns without an anchor stay where they stand, unless a line names these guns (11.5). */
const mayMove = (counter: Counter): boolean => isShip(counter) || counter.anchor !== null;

function stackTold(teller: Teller, stack: SeenStack): RosterStack {
  const { say, field, side, after } = teller;
  const port = field.hexes.get(stack.hex)?.port ?? null;
  // In the set-up a garrison is still to come.
  const coming = after.turn === 0 && mayGarrison(field, port) ? 1 : 0;
  const room = (of: 'ships' | 'land', taken = 0): number =>
    Math.max(0, (port?.value ?? 0) - countingOf(field, stack.units ?? [], of).length - taken);
  const notes = [
    ...(stack.berth === 'port' ? [say('roster.room', { ships: room('ships'), land: room('land', coming) })] : []),
    ...(stormsAhead(teller).includes(stack.hex) ? [say('roster.storm')] : []),
    stateOf(teller, stack, 'roster'),
  ];
  return {
    place: stack.hex,
    name: say('stack.own', { n: stack.height, place: whereIs(teller, stack) }),
    side,
    strength: '',
    note: notes.filter((one) => one !== '').join(', '),
    units: rowsOf(teller, stack),
  };
}

function rowsOf(teller: Teller, { units = [] }: SeenStack): RosterStack['units'] {
  return together((units ?? []).flatMap((id) => unitTold(teller, id, units ?? [])));
}

/** Counters one below the other that differ in nothing but their number, a few to a row. */
function together(units: RosterStack['units']): RosterStack['units'] {
  const rows: { code: string; name: string; figures: readonly string[]; note?: string; of: number }[] = [];
  for (const unit of units) {
    const above = rows.at(-1);
    const [, kind = unit.code, number = ''] = /^(.+)(-\d+)$/.exec(unit.code) ?? [];
    const isAlike = above?.code.startsWith(`${kind}-`) && above.figures.join() === unit.figures.join();
    if (above && isAlike && number !== '' && above.of < MOST_ALIKE && !above.note && !unit.note) {
      above.code += `, ${number}`;
      above.of++;
    } else rows.push({ ...unit, of: 1 });
  }
  return rows.map(({ of: _, ...row }) => row);
}

/** A counter with what it carries; who is aboard stands beside his ship. */
function unitTold(teller: Teller, id: CounterId, stack: readonly CounterId[]): RosterStack['units'] {
  const { field, after } = teller;
  if ((after.units[id]?.aboard ?? null) !== null) return [];
  const cargo = stack.filter((other) => after.units[other]?.aboard === id);
  const note = cargo.map((other) => withFigures(teller, other, ' ')).join(', ');
  const counter = counterOf(field, id);
  return [
    { code: codeOf(teller, id), name: '', figures: figuresOf(counter), ...(note !== '' && { note: `+ ${note}` }) },
  ];
}

/** `frigate-5(3/+1)`, `soldiers-4(3)`: a code with what there is of its guns and its value ashore. */
function withFigures(teller: Teller, id: CounterId, gap = ''): string {
  const figures = figuresOf(counterOf(teller.field, id)).filter((figure) => figure !== '');
  return figures.length === 0 ? codeOf(teller, id) : `${codeOf(teller, id)}${gap}(${figures.join('/')})`;
}

/** Guns at sea and value ashore; with a sign: dice that a leader, ships and guns add to others'. */
function figuresOf({ gun, land, navalTactics, landTactics, cannonade }: Counter): [string, string] {
  const added = (dice: number): string => (dice > 0 ? `+${dice}` : '');
  return [`${gun ?? added(navalTactics ?? 0)}`, `${land ?? added((landTactics ?? 0) + (cannonade ?? 0))}`];
}

const codeOf = ({ field, say }: Teller, id: CounterId): string => inOneWord(counterOf(field, id), say.language);

// The enemy.

function enemies(teller: Teller): Chapter[] {
  const { say } = teller;
  const all = sighted(teller);
  const near = all.filter((one) => one.near !== null).slice(0, MOST_SEEN);
  const rows = near.map(({ stack, near: from }): Rows['rows'][number] => {
    const miles = from?.miles ?? 0;
    const facts = { what: glimpsed(teller, stack), miles, place: placed(teller, from?.hex ?? stack.hex) };
    return {
      label: [counted(teller, stack)],
      text: [say(miles === 0 ? 'seen.here' : 'seen.near', facts)],
    };
  });
  // Who is near stands first among all.
  const rest = all.slice(near.length).map(({ stack }) => counted(teller, stack));
  const shown = rest.length === 0 ? rows : [...rows, { label: [say('seen.others')], text: [rest.join(', ')] }];
  return chapter('enemies', 'call', [{ kind: 'rows', as: 'list', rows: shown }], {
    title: say('chapter.seen'),
    note: say('seen.note'),
  });
}

// Fights.

function fights(teller: Teller): Chapter[] {
  const { say, after, side } = teller;
  const hexes = hexesWithCombat(teller);
  const here = Object.values(after.stacks).filter(({ hex }) => hexes.includes(hex));
  const own = here.filter((stack) => stack.side === side);
  // Who is lost elsewhere for want of supply is said in this book too.
  const hungry = unfed(teller.field, after, side).flatMap((key) => after.stacks[key] ?? []);
  const wanting = hungry.filter(({ hex }) => !hexes.includes(hex));
  const rows = hexes.flatMap((hex) => fightRows(teller, hex, here));
  return [
    ...chapter('own-stacks', 'call', [rosterOf(teller, [...own, ...wanting], [])], {
      title: say('chapter.fighting', { wanting: wanting.length > 0 }),
    }),
    ...chapter('fights-due', 'call', [{ kind: 'rows', as: 'list', rows }], { title: say('chapter.fights') }),
  ];
}

/** Who is met in a hex, and what the fight there promises. */
function fightRows(teller: Teller, hex: HexId, here: readonly SeenStack[]): Rows['rows'] {
  const { say, field, side, enemy, telling } = teller;
  const book = { orders: telling.onFile ?? [], standing: telling.standing };
  const { view: after } = withFireShips({ field, view: teller.after }, hex, book);
  const met = here.filter((stack) => stack.hex === hex && stack.side === enemy);
  const list = met.map((stack) => say('fight.met', { n: stack.height, what: glimpsed(teller, stack) }));
  const landing = landersIn(field, after, side, hex, toldToLand(field, hex, book));
  const ashore = oddsAshore(field, after, side, hex, landing);
  const odds = [oddsAtSea(field, after, hex), ashore];
  const taking = takingIn(field, after, side, hex, landing);
  const want = taking && wantAfter(field, hexOf(field, hex), ownAt(after, hex), landing);
  const both = [
    ...(taking ? [say('diagnostic.ear.whole', wholeFacts(taking))] : []),
    ...(taking || ashore ? [beaten(teller, hex, landing)] : []),
    ...(want?.room ? [`${opened(say('diagnostic.ear.starved', want))}.`] : []),
  ];
  // Who holds the land once the sea is fought is told with the whole.
  const shore = (dice: number) => say('diagnostic.ear.lands', { after: true, landing: '', dice, port: 0 });
  const alone = (one: BattleOdds) => (taking && one.at === 'shore' ? shore(one.dice[side] ?? 0) : promise(teller, one));
  const promised = [...odds.flatMap((one) => (one ? [alone(one)] : [])), ...both].join(' ');
  return [{ label: [placedFully(teller, hex)], text: [`${list.join(' ')} ${promised}`] }];
}

/** Where those of a landing go who are beaten off. */
function beaten(teller: Teller, hex: HexId, landing: readonly CounterId[]): string {
  const { field, say, side, after } = teller;
  const { hexes, fed } = beatenOff({ field, view: after, side }, hex, landing);
  const list = say.list(hexes.map((one) => placedFully(teller, one)));
  return `${say('diagnostic.ear.beaten', { hexes: list, fed })}.`;
}

function promise(teller: Teller, odds: BattleOdds): string {
  const { at, attacker, dice, isKnown, fewest, toBeat, best, chance, seen } = odds;
  const { say, side, enemy } = teller;
  const facts = { ours: isOurs(teller, attacker), who: whoOf(teller, attacker), dice: dice[side] ?? 0, beat: toBeat };
  if (best === null || chance === null) return say('fight.sea.against', facts);
  const shares = { fewest, best: percent(best), percent: percent(chance), alike: percent(best) === percent(chance) };
  const before = seen && { seen: true, turn: seen.turn, thrown: seen.dice, share: percent(seen.chance) };
  const told = { ...facts, theirs: dice[enemy] ?? 0, ...shares, seen: false, ...before };
  return say(isKnown ? `fight.${at}` : `fight.${at}.unknown`, told);
}
