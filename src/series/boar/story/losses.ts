/** What the turn cost each army, by name, with `none` spelled out. */
import { chapter } from '../../../engine/chapters.ts';
import { opened, pause } from '../../../engine/phrase.ts';
import type { Chapter, Rows } from '../../../engine/story.ts';
import type { Army, UnitId } from '../rules/state.ts';
import { counterOf, pieceOf, printedStrength } from '../rules/units.ts';
import { armiesFor } from './reader.ts';
import { effectsOf, named, type Teller } from './teller.ts';

/** A unit that lost strength this turn, or its order, even if it rallied since; who waits off the map is no loss. */
export interface Loss {
  readonly unit: UnitId;
  readonly army: Army;
  readonly text: string;
  /** Strength points gone for good. */
  readonly strength: number;
}

export function lossesOf(teller: Teller): Loss[] {
  const { before, after, field, say } = teller;
  const captured = capturedIn(teller);
  const heirs = heirsIn(teller);
  const shaken = shakenIn(teller);
  const losses: Loss[] = [];
  for (const [unit, counter] of field.counters) {
    const was = before.units[unit];
    const is = after.units[unit];
    if (!was || !is || was.steps === 0) continue;
    const army = counter.army;
    const from = printedStrength(counter, was);
    const name = named(teller, unit);
    const heir = heirs.get(unit);
    if (heir !== undefined) {
      const left = printedStrength(counterOf(field, heir), pieceOf(after, heir));
      const change = say('loss.steps', { from, to: left });
      if (left < from)
        losses.push({ unit, army, strength: from - left, text: say('loss.changed', { unit: name, change }) });
      continue;
    }
    if (is.steps === 0 || (is.hex === null && was.hex !== null && is.fate !== 'reserve')) {
      losses.push({
        unit,
        army,
        strength: from,
        text: say(`loss.${captured.has(unit) ? 'captured' : is.fate === 'removed' ? 'removed' : 'destroyed'}`, {
          unit: name,
          from,
        }),
      });
      continue;
    }
    const to = printedStrength(counter, is);
    const fell = shaken.get(unit);
    if (to === from && fell === undefined) continue;
    const parts: string[] = [];
    if (to !== from) parts.push(say('loss.steps', { from, to }));
    if (fell) parts.push(say('loss.shaken', { formation: say(`formation.${fell}`), rallied: is.formation !== fell }));
    losses.push({
      unit,
      army,
      strength: from - to,
      text: say('loss.changed', { unit: name, change: parts.join(', ') }),
    });
  }
  for (const [leader, counter] of field.leaders) {
    const is = after.leaders[leader];
    if (before.leaders[leader]?.hex && !is?.hex && is?.fate !== 'reserve') {
      losses.push({
        unit: leader,
        army: counter.army,
        strength: 0,
        text: say(is?.fate === 'captured' ? 'loss.leader-captured' : 'loss.leader', { leader: named(teller, leader) }),
      });
    }
  }
  return losses;
}

export function losses(teller: Teller): Chapter[] {
  const all = lossesOf(teller);
  const rows: Rows['rows'] = armiesFor(teller).map((army) => {
    const own = all.filter((loss) => loss.army === army.id);
    const text =
      own.length === 0
        ? teller.say('loss.none')
        : own.map((loss, index) => (index === 0 ? opened(loss.text) : loss.text)).join(pause(teller.say.language));
    const label = [{ side: army.id, text: teller.say(`army.${army.id}`) }];
    return { label, text: [text], ...(own.length === 0 && { brief: [] }) };
  });
  return chapter('losses', 'summary', [{ kind: 'rows', as: 'columns', rows }], all.length === 0 ? { quiet: true } : {});
}

/** How far units lost their order, whether or not they have it again. */
function shakenIn(teller: Teller): ReadonlyMap<UnitId, string> {
  const fell = teller.tales.flatMap(effectsOf).flatMap((effect) => {
    if (effect.kind !== 'formation') return [];
    const isWorse = effect.to === 'shattered' || (effect.to === 'disrupted' && effect.from === 'parade');
    return isWorse ? [[effect.unit, effect.to] as const] : [];
  });
  return new Map(fell);
}

/** Units whose place another counter of theirs has taken. */
function heirsIn(teller: Teller): ReadonlyMap<UnitId, UnitId> {
  const effects = teller.tales.flatMap(effectsOf);
  return new Map(effects.flatMap((effect) => (effect.kind === 'replaced' ? [[effect.unit, effect.by] as const] : [])));
}

function capturedIn(teller: Teller): Set<UnitId> {
  const captured = new Set<UnitId>();
  for (const tale of teller.tales) {
    if (tale.kind === 'boar.captured') captured.add(tale.facts.unit);
    for (const effect of effectsOf(tale)) if (effect.kind === 'captured') captured.add(effect.unit);
  }
  return captured;
}
