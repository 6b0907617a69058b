/** Sorties of the garrison on turns 1 to 10: who may come out, with whom, and at what price (S 4.10, O11, R24, R25). */
import type { Json, Play, Steps } from '../../../engine/contract.ts';
import type { At, Board, Fault, Party, Rules } from '../../../series/boar/rules/house.ts';
import type { Position } from '../../../series/boar/rules/position.ts';
import { someOf } from '../../../series/boar/rules/questions.ts';
import { stacksOf, unitsOfAt } from '../../../series/boar/rules/stacks.ts';
import type { BoarState, HexId, Side, UnitId } from '../../../series/boar/rules/state.ts';
import { codesOf, commands, counterOf } from '../../../series/boar/rules/units.ts';
import type { Counter, Field, FieldHex, LeaderCounter } from '../../../series/boar/scenario/field.ts';
import { isSallying } from '../cards/sally-card.ts';
import type { Savannah } from '../scenario.ts';
import { tellCampaign } from './events.ts';
import { type Campaign, campaignIn, campaignOf, type Sortie, theCampaign } from './state.ts';

/** Is the garrison bound to its lines: on strategic turns up to the tenth, unless a card has lifted it? */
export const isBound = (savannah: Savannah, position: Position): boolean =>
  isTimed(savannah, position) && !isSallying(position);

/** Does a leader who goes out wait for his men? The card spares them a leader, and him nothing. */
function isTimed({ campaign }: Savannah, position: Position): boolean {
  if (campaign === null || campaignIn(position)?.scale !== 'strategic') return false;
  return position.turn <= campaign.sorties.until;
}

/** Why the party may not go out of the lines, or its leader not come back into them; null when it may. */
export function sortieFault(savannah: Savannah, at: At, party: Party, from: FieldHex, to: FieldHex): Fault | null {
  const { position } = at;
  if (party.side !== at.field.worksOf || from.perimeter === to.perimeter || !isTimed(savannah, position)) return null;
  if (to.perimeter) return leftBehind(at, party, to);
  const unled = party.units.find((unit) => !isLed(at, party, unit));
  if (!unled || isSallying(position)) return null;
  return { code: 'savannah.sortie-leader', facts: { unit: unled.id, to: to.id }, rule: 'S 4.10' };
}

/** A leader comes home last of all who went out with him; the lost count as returned (R24). */
function leftBehind(at: At, party: Party, to: FieldHex): Fault | null {
  for (const { leader, units } of sortiesIn(at.position)) {
    if (!party.leaders.some(({ id }) => id === leader)) continue;
    const out = units.find((id) => isOut(at, id) && !party.units.some((unit) => unit.id === id));
    if (out !== undefined) {
      return { code: 'savannah.sortie-return', facts: { leader, unit: out, to: to.id }, rule: 'S 4.10' };
    }
  }
  return null;
}

/** With a leader who goes along, or named to one who has gone out before. */
function isLed(at: At, party: Party, unit: Counter): boolean {
  const { position } = at;
  if (party.leaders.some((leader) => commands(leader, unit))) return true;
  return sortiesIn(position).some(
    ({ leader, units }) => units.includes(unit.id) && isOutside(at, position.leaders[leader]?.hex ?? null),
  );
}

/** Units that came from outside need no leader there until they have been within the lines. */
function isFree(savannah: Savannah, position: Position, unit: Counter): boolean {
  const mark = savannah.campaign?.sorties.free ?? '';
  return unit.marks.includes(mark) && !(campaignIn(position)?.confined.includes(unit.id) ?? false);
}

/** Added to the printed morale of a unit that is out. */
export function sortieMorale(savannah: Savannah, at: At, unit: UnitId): number {
  const { position } = at;
  if (savannah.campaign === null || !isBound(savannah, position)) return 0;
  const counter = counterOf(at.field, unit);
  const out = counter.side === at.field.worksOf && isOut(at, unit);
  return out && !isFree(savannah, position, counter) ? savannah.campaign.sorties.morale : 0;
}

/** As the Movement phase opens each leader in the lines may name those of his hex who go out with him (decision 25). */
export function* declareSorties(savannah: Savannah, board: Board, side: Side): Steps<void> {
  const { play } = board;
  if (side !== board.field.worksOf || !isBound(savannah, play.state)) return;
  for (const leader of board.field.leaders.values()) {
    const able = mayTake(board, leader);
    if (able.length === 0) continue;
    const about: Json = { leader: leader.id, hex: play.state.leaders[leader.id]?.hex ?? '', units: able };
    const units = yield* play.at(leader.id, () =>
      play.ask<readonly UnitId[]>(side, 'declare-sortie-leader', someOf(able, 'savannah.sortie-units', 'S 4.10'), {
        about,
      }),
    );
    if (units.length > 0) sally(play, leader.id, units);
  }
}

/** Units in his hex within the lines that a leader commands. */
export function mayTake(at: At, leader: LeaderCounter): UnitId[] {
  const hex = at.position.leaders[leader.id]?.hex ?? null;
  if (hex === null || isOutside(at, hex) || leader.side !== at.field.worksOf) return [];
  return unitsOfAt(stacksOf(at), hex, leader.side).filter((id) => commands(leader, counterOf(at.field, id)));
}

/** A party has gone out of the lines: each of its leaders answers for the units with him. Who comes in is bound from then on. */
export function noteSortie(
  savannah: Savannah,
  { field, play }: Board,
  party: Party,
  from: FieldHex,
  to: FieldHex,
): void {
  if (party.side !== field.worksOf || from.perimeter === to.perimeter || !isTimed(savannah, play.state)) return;
  const units = party.units.map((unit) => unit.id);
  if (to.perimeter) confine(savannah, field, theCampaign(play.state), units);
  else for (const { id } of party.leaders) sally(play, id, units);
}

function sally(play: Play<BoarState>, leader: UnitId, units: readonly UnitId[]): void {
  const campaign = campaignOf(play.state);
  if (campaign === null) return;
  const known = campaign.sorties.find((sortie) => sortie.leader === leader);
  const fresh = units.filter((unit) => !known?.units.includes(unit));
  if (fresh.length === 0) return;
  if (known) known.units.push(...fresh);
  else campaign.sorties.push({ leader, units: fresh });
  const hex = play.state.leaders[leader]?.hex ?? '';
  tellCampaign(play, 'sortie', 'S 4.10', { leader, units: fresh, hex });
}

/** What the end of a phase finds: sorties that are over, and units from outside that are now within the lines. */
export function settleSorties(savannah: Savannah, board: Board): void {
  const { state } = board.play;
  const campaign = campaignOf(state);
  if (campaign === null || savannah.campaign === null) return;
  const timed = isTimed(savannah, state);
  // Whoever was named to a leader who stays within, and went out with another, is that other's.
  const led = campaign.sorties.filter(({ leader }) => timed && isOutside(board, state.leaders[leader]?.hex ?? null));
  const left = led.map(({ leader, units }) => ({ leader, units: units.filter((unit) => isOut(board, unit)) }));
  campaign.sorties = left.filter(({ units }) => units.length > 0);
  if (!timed) return;
  const inside = Object.values(state.units).filter(({ hex }) => hex !== null && !isOutside(board, hex));
  confine(savannah, board.field, campaign, codesOf(inside));
}

/** Units from outside, once within the lines, are bound as the garrison is. */
function confine({ campaign: sheet }: Savannah, field: Field, campaign: Campaign, units: readonly UnitId[]): void {
  for (const id of units) {
    const { marks } = counterOf(field, id);
    if (marks.includes(sheet?.sorties.free ?? '') && !campaign.confined.includes(id)) campaign.confined.push(id);
  }
}

function sortiesIn(position: Position): readonly Sortie[] {
  return campaignIn(position)?.sorties ?? [];
}

function isOut(at: At, unit: UnitId): boolean {
  return isOutside(at, at.position.units[unit]?.hex ?? null);
}

/** On the map, outside the lines. */
function isOutside(rules: Rules, hex: HexId | null): boolean {
  return hex !== null && !(rules.field.hexes.get(hex)?.perimeter ?? false);
}
