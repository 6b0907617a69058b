/** What a close combat came to: what its result did to either side, who holds the hex, and why nobody moved in. */
import type { Effect } from '../rules/events.ts';
import { readResult } from '../rules/results.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { isOurs, subject, type TaleOf, type Teller } from './teller.ts';

type Facts = TaleOf<'boar.combat'>['facts'];

/** How a close combat ended for the hexes attacked; `wiped`: nobody of the defenders came away. */
export type Issue = 'taken' | 'emptied' | 'wiped' | 'pinned' | 'avoided' | 'held';

const LOST: readonly Effect['kind'][] = ['eliminated', 'captured'];
const GONE: readonly Effect['kind'][] = [...LOST, 'retreat'];

export function issueOf(combat: Facts): Issue {
  const { on, defenders, effects, result } = combat;
  if (effects.some((effect) => effect.kind === 'advance' && on.includes(effect.to))) return 'taken';
  if (defenders.length > 0 && left(combat, LOST).length === 0) return 'wiped';
  if (defenders.length > 0 && left(combat, GONE).length === 0) return 'emptied';
  if (effects.some((effect) => effect.kind === 'pin')) return 'pinned';
  return result === 'NC' ? 'avoided' : 'held';
}

/** Whose the hexes attacked were: the enemy's, or the reader's own; of neither to who only looks on. */
export function holders(teller: Teller, { side, defenders }: Facts): { foe: boolean; mine: boolean } {
  return { foe: isOurs(teller, side), mine: defenders.some(({ unit }) => isOurs(teller, unit)) };
}

/** The defenders whom none of these befell. */
function left({ defenders, effects }: Facts, kinds: readonly Effect['kind'][]): readonly UnitId[] {
  const befallen = new Set(effects.flatMap((one) => ('unit' in one && kinds.includes(one.kind) ? [one.unit] : [])));
  return defenders.flatMap(({ unit }) => (befallen.has(unit) ? [] : [unit]));
}

/** `Attack R: retreat; defence –: nothing.` — no sentence where it came to no fight. */
export function resultSentence({ say }: Teller, { result }: Facts): string[] {
  if (result === 'NC') return [];
  const { attacker, defender } = readResult(result);
  const half = ({ word, starred }: typeof attacker): string => say(`damage.${word}${starred ? '*' : ''}`);
  return [say('combat.result', { attack: half(attacker), defence: half(defender) })];
}

/** Who holds the place named for the fight; before that, why no attacker went in though the defence was struck. */
export function holderSentences(teller: Teller, combat: Facts, issue: Issue, site: HexId): string[] {
  const { say } = teller;
  const isEmpty = issue === 'emptied' || issue === 'wiped';
  const holder = issue === 'taken' ? combat.side : combat.side === teller.side ? teller.enemy : teller.side;
  const held = isEmpty
    ? say('combat.empty', { hex: site })
    : say('combat.holder', { hex: site, ours: isOurs(teller, holder), side: say(`side.${holder}.the`) });
  return [...whyNobodyMovedIn(teller, combat, issue), held];
}

function whyNobodyMovedIn(teller: Teller, combat: Facts, issue: Issue): string[] {
  const { say } = teller;
  const { attacker, defender } = readResult(combat.result);
  if (issue === 'emptied' || issue === 'wiped') {
    return attacker.word === '-' || combat.result === 'NC'
      ? [say('combat.stay.lead', subject(teller, combat.lead.attacker))]
      : [say('combat.stay.struck')];
  }
  const stayed = issue === 'held' && defender.word !== '-' ? left(combat, GONE) : [];
  return stayed.length === 0 ? [] : [say('combat.stay.held', subject(teller, ...stayed))];
}
