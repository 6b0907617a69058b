/** The garrison's will to go on once the enemy is in the town (S 2.1 A, O20). */
import type { Steps } from '../../../engine/contract.ts';
import { levelOf } from '../../../series/boar/rules/army-morale.ts';
import { modifier, sumOf, throwDie } from '../../../series/boar/rules/dice.ts';
import type { Modifier } from '../../../series/boar/rules/events.ts';
import type { At, Board } from '../../../series/boar/rules/house.ts';
import { stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { HexId, Side } from '../../../series/boar/rules/state.ts';
import { pieceOf } from '../../../series/boar/rules/units.ts';
import { settle } from '../../../series/boar/rules/victory.ts';
import { tellCampaign } from './events.ts';
import type { CampaignSheet } from './schema.ts';
import { theCampaign } from './state.ts';

/** At the end of a British player turn, with Allied units in Parade Order in the town: does Savannah surrender? */
export function* surrenderRoll(sheet: CampaignSheet, board: Board, side: Side): Steps<void> {
  const { play } = board;
  const { surrender } = sheet;
  if (side !== surrender.side || play.state.over !== null) return;
  const hexes = enemyInTown(board, side);
  if (hexes.length === 0) return;
  const modifiers = modifiersOf(sheet, board, hexes);
  const die = yield* throwDie(board, 'surrender', side);
  const sum = die + sumOf(modifiers);
  const surrendered = sum <= surrender.sum;
  tellCampaign(play, 'surrender', 'S 2.1 A', { hexes, die, modifiers, sum, needed: surrender.sum, surrendered });
  if (!surrendered) return;
  theCampaign(play.state).surrendered = true;
  settle(board);
}

/** What the roll would come to as all stand: town hexes that the enemy holds, the most the die may show, and its chance in a hundred. */
export function surrenderOdds(sheet: CampaignSheet, at: At): { city: number; die: number; chance: number } {
  const { side, sum } = sheet.surrender;
  const hexes = enemyInTown(at, side);
  const die = sum - sumOf(modifiersOf(sheet, at, hexes));
  const { sides } = at.field.tables.dice;
  return { city: hexes.length, die, chance: (100 * Math.min(sides, Math.max(0, die + 1))) / sides };
}

/** City hexes, ruined ones too, with an enemy combat unit in Parade Order. */
function enemyInTown(at: At, side: Side): HexId[] {
  const found: HexId[] = [];
  for (const stack of stacksOf(at).values()) {
    if (stack.side === side || !at.field.hexes.get(stack.hex)?.city) continue;
    if (stack.units.some((unit) => pieceOf(at.position, unit).formation === 'parade')) found.push(stack.hex);
  }
  return found.sort((a, b) => (a < b ? -1 : 1));
}

function modifiersOf({ surrender }: CampaignSheet, { field, position }: At, hexes: readonly HexId[]): Modifier[] {
  const modifiers: Modifier[] = [];
  const army = field.armies.find((one) => one.side === surrender.side)?.id ?? '';
  const level = levelOf(field, position.morale[army] ?? 0).name;
  const tired = surrender.levels[level];
  if (tired !== undefined) modifiers.push(modifier(`surrender.${level}`, tired, 'S 2.1 A'));
  const { leader, value } = surrender.commander;
  if (position.leaders[leader]?.hex == null) modifiers.push(modifier('surrender.commander', value, 'S 2.1 A', leader));
  modifiers.push(modifier('surrender.town', surrender.hex * hexes.length, 'S 2.1 A'));
  return modifiers;
}
