/** Where it may come to blows now: each enemy hex beside us, who may attack it and who must, and what silence makes of it. */
import type { Subject } from '../../../engine/chapters.ts';
import { listing, pause, signed } from '../../../engine/phrase.ts';
import type { Words } from '../../../engine/story.ts';
import { because } from '../../../engine/telling.ts';
import { orderedIn } from '../acts/bound.ts';
import { type Attack, addedTo, attackOptions, dutiesOf, forcedAttacks, judgeAttack } from '../rules/declare.ts';
import { forecast } from '../rules/forecast.ts';
import { around, type Stacks, stacksOf, unitsOfAt } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { counterOf, isArtillery, pieceOf } from '../rules/units.ts';
import { whyNoZone } from '../rules/zoc.ts';
import { combatsOf, letter } from './combat-card.ts';
import { addends } from './effects.ts';
import { isCommanded } from './reader.ts';
import { placed, type Teller } from './teller.ts';

/** An enemy hex with own units beside it. */
export interface Front {
  /** Letter of its star on the map: after those of the fights of this turn. */
  readonly label: string;
  readonly hex: HexId;
  /** Own hexes beside it that hold troops. */
  readonly beside: readonly HexId[];
  /** Units that the rules compel, those that are free to, and those that cannot for want of order. */
  readonly must: readonly UnitId[];
  readonly may: readonly UnitId[];
  readonly unable: readonly UnitId[];
  readonly pinned: boolean;
}

/** Is it attacks that the letter asks for? */
export const asksForAttacks = ({ telling }: Teller): boolean => telling.next?.calls[0] === 'combat';

/** Has the letter a chapter of fights: where it asks for attacks, or for all of a turn and some enemy stands beside us? */
export const tellsFights = (teller: Teller): boolean =>
  asksForAttacks(teller) || (teller.telling.next?.calls[0] === 'orders' && frontsOf(teller).length > 0);

/** Every enemy hex beside troops of ours, by its number. */
export function frontsOf(teller: Teller): readonly Front[] {
  const { at, side, enemy, field } = teller;
  const stacks = stacksOf(at);
  const options = attackOptions(at, side);
  const duties = dutiesOf(at, side, stacks);
  const isTroops = (unit: UnitId): boolean => !isArtillery(counterOf(field, unit));
  const known = combatsOf(teller).length;
  const held = [...stacks.values()].filter((stack) => stack.side === enemy && stack.units.length > 0);
  return held
    .flatMap(({ hex }) => {
      const place = field.hexes.get(hex);
      const beside = place
        ? around(place).filter((near) => unitsOfAt(stacks, near, side).some((unit) => isTroops(unit)))
        : [];
      return beside.length > 0 ? [{ hex, beside }] : [];
    })
    .sort((a, b) => (a.hex < b.hex ? -1 : 1))
    .map(({ hex, beside }, n): Front => {
      const here = duties.filter((duty) => duty.enemy === hex);
      const must = [...new Set(here.flatMap((duty) => duty.units))];
      const able = [...new Set(options.flatMap((option) => (option.id === hex ? option.with : [])))];
      const units = beside.flatMap((near) => unitsOfAt(stacks, near, side).filter(isTroops));
      return {
        label: letter(known + n),
        hex,
        beside,
        must,
        may: able.filter((unit) => !must.includes(unit)),
        unable: units.filter((unit) => !able.includes(unit) && !must.includes(unit)),
        pinned: here.some((duty) => duty.pinned),
      };
    });
}

/** Attacks on file and what the rules add to them. */
function besides(teller: Teller): { ordered: readonly Attack[]; added: readonly Attack[] } {
  const { at, side, telling } = teller;
  const ordered = orderedIn(at, side, telling.onFile ?? []);
  const complete = ordered.length === 0 ? [] : forcedAttacks(at, side, ordered);
  return { ordered, added: addedTo(ordered, complete) };
}

/** What the rules make of a book without an attack. */
function compelled({ at, side }: Teller): readonly Attack[] {
  return forcedAttacks(at, side, []);
}

/**
 * Attacks that may all be ordered together: what the rules compel with the diversions that go with it, joined by all who
 * can; then whoever is left free against whom he can reach. As far as the reader commands them.
 */
export function attackPlan(teller: Teller): readonly Attack[] {
  const { at, side } = teller;
  const plan = [...compelled(teller)];
  for (const { id, with: units } of attackOptions(at, side)) {
    if (plan.some(({ on, diverted }) => diverted.includes(id) && !on.includes(id))) continue;
    const nth = plan.findIndex(({ on }) => on.includes(id));
    const others = plan.filter((_, index) => index !== nth);
    let attack: Attack = plan[nth] ?? { id, side, on: [id], with: [], diverted: [], forced: false };
    for (const unit of units.filter((one) => !plan.some((other) => other.with.includes(one)))) {
      const wider = { ...attack, with: [...attack.with, unit] };
      if (judgeAttack(at, wider, others).length === 0) attack = wider;
    }
    if (attack.with.length > 0) plan.splice(nth < 0 ? plan.length : nth, nth < 0 ? 0 : 1, attack);
  }
  return plan
    .map((attack) => ({ ...attack, with: attack.with.filter((unit) => isCommanded(teller, unit)) }))
    .filter((attack) => attack.with.length > 0)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The chapter of the combat letter: hex by hex, then why some must be fought and what comes of saying nothing. */
export function fights(teller: Teller): Subject {
  const { say } = teller;
  const fronts = frontsOf(teller);
  const rows = fronts.map((front) => ({ label: headOf(teller, front), text: tellFront(teller, front) }));
  const forced = compelled(teller);
  if (forced.length > 0) rows.push({ label: say('fights.why'), text: [say('fights.rule')] });
  if (fronts.length > 0) rows.push(unsaid(teller, forced));
  return { title: say('fights.title'), rows };
}

/** What comes of saying nothing: with attacks on file they are made, and what the rules add. */
function unsaid(teller: Teller, forced: readonly Attack[]): Subject['rows'][number] {
  const { say, telling, now } = teller;
  const told = (attacks: readonly Attack[]): string =>
    attacks.map((attack) => inWords(teller, attack)).join(pause(say.language));
  const asks = telling.next?.asks ?? false;
  const { ordered, added } = besides(teller);
  if (ordered.length > 0) {
    const facts = { ordered: told(ordered), made: told(added), asks };
    return { label: say('fights.on-file'), text: [say('fights.besides', facts)] };
  }
  // Whether they stay in a pin is asked before attacks are.
  const breaks =
    telling.next?.calls[0] !== 'combat' &&
    forced.some((attack) => attack.with.some((unit) => (now.units[unit]?.pinnedBy.length ?? 0) > 0));
  const text = forced.length > 0 ? say('fights.filled', { made: told(forced), asks, breaks }) : say('fights.nothing');
  return { label: say('fights.unsaid'), text: [text] };
}

/** `A 1404, Spring Hill` */
function headOf(teller: Teller, { label, hex }: Front): string {
  const name = placed(teller, hex);
  return name === hex ? `${label} ${hex}` : `${label} ${hex}, ${name}`;
}

function tellFront(teller: Teller, front: Front): Words {
  const { say } = teller;
  const { must, may, unable, pinned } = front;
  const head = must.length > 0 ? 'must' : may.length > 0 ? 'may' : 'none';
  const clauses = [
    ...(must.length > 0 ? [say(pinned ? 'fights.pinned' : 'fights.zone', groups(teller, must))] : []),
    ...freeBy(teller, front).map(([why, units]) => say('fights.free', { ...groups(teller, units), why })),
    ...byReason(teller, alone(teller, front.hex), unable).map(([why, units]) =>
      say('fights.unable', { units: withStates(teller, units), why }),
    ),
  ];
  const counts = mightOf(teller, front);
  return [{ strong: say(`fights.${head}`) }, ` ${[...clauses, ...counts].join(' ')}`.trimEnd()];
}

const alone = ({ side }: Teller, hex: HexId): Attack => ({
  ...{ id: hex, side, on: [hex], with: [], diverted: [], forced: false },
});

/** Those who are free to attack, by why the enemy beside them binds them to nothing. */
function freeBy(teller: Teller, { hex, may }: Front): readonly [string, UnitId[]][] {
  const stacks = stacksOf(teller.at);
  const free = Map.groupBy(may, (unit) => whyFree(teller, stacks, pieceOf(teller.now, unit).hex ?? '', hex));
  return [...free];
}

function whyFree({ at, field, say }: Teller, stacks: Stacks, from: HexId, enemy: HexId): string {
  if (at.house.excused(at, from, enemy)) return say('fights.no-zone.excused');
  const why = whyNoZone(at, stacks, from, enemy);
  const ground = say(`terrain.${field.hexes.get(from)?.terrain ?? ''}`);
  return why === null ? '' : say(`fights.no-zone.${why}`, { ground });
}

/** What all of ours together would bring, whom of them that leaves out, and every addend of the die that is known before anybody chooses. */
function mightOf(teller: Teller, { hex, must, may }: Front): readonly string[] {
  const { at, say } = teller;
  const all = [...must, ...may];
  let attack = alone(teller, hex);
  for (const unit of all.filter((one) => isCommanded(teller, one))) {
    const wider = { ...attack, with: [...attack.with, unit] };
    if (judgeAttack(at, wider, []).length === 0) attack = wider;
  }
  if (attack.with.length === 0) return [];
  const others = all.filter((unit) => !attack.with.includes(unit));
  const left = byReason(teller, attack, others).map(([why, units]) =>
    say('fights.left', { units: units.join(', '), why: why || say('fights.not-ours') }),
  );
  const { odds, column, modifiers, sum } = forecast(at, attack);
  const parts = addends(teller, modifiers).flatMap(({ name, value }) =>
    value === 0 ? [] : [`${name} ${signed(value)}`],
  );
  const facts = {
    attack: odds.attack,
    defence: odds.defence,
    column,
    many: attack.with.length > 1,
    some: left.length > 0 ? attack.with.join(', ') : '',
    left: left.join(pause(say.language)),
    parts: parts.join(pause(say.language)),
    sum: signed(sum),
  };
  return [say('fights.might', facts)];
}

/** Units that cannot join an attack, by what the rules have against each. */
function byReason({ at, say }: Teller, attack: Attack, units: readonly UnitId[]): readonly [string, UnitId[]][] {
  const reasons = new Map<string, UnitId[]>();
  for (const unit of units) {
    const [fault] = judgeAttack(at, { ...attack, with: [...attack.with, unit] }, []);
    const why = fault ? because(say, fault) : '';
    reasons.set(why, [...(reasons.get(why) ?? []), unit]);
  }
  return [...reasons];
}

/** `armagnac, grenadier-bn (1304) and champagne (1405)`, and whether they are several. */
function groups(teller: Teller, units: readonly UnitId[]): { units: string; many: boolean } {
  const byHex = new Map<HexId, UnitId[]>();
  for (const unit of units) {
    const hex = pieceOf(teller.now, unit).hex ?? '';
    byHex.set(hex, [...(byHex.get(hex) ?? []), unit]);
  }
  const told = [...byHex].map(([hex, ids]) => `${ids.join(', ')} (${hex})`);
  return { units: listing(told, teller.say.language), many: units.length > 1 };
}

/** `champagne (Disrupted)`; who is in order says nothing. */
function withStates(teller: Teller, units: readonly UnitId[]): string {
  const told = units.map((unit) => {
    const { formation } = pieceOf(teller.now, unit);
    return formation === 'parade' ? unit : `${unit} (${teller.say(`formation.${formation}`)})`;
  });
  return listing(told, teller.say.language);
}

/** `1404 with champagne, armagnac, diverting 1504` */
function inWords({ say }: Teller, { on, with: units, diverted }: Attack): string {
  return say(units.length > 0 ? 'fights.attack' : 'fights.diverts', {
    on: listing(on, say.language),
    units: units.join(', '),
    diverted: listing(diverted, say.language),
  });
}
