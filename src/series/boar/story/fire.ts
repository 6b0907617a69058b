/** Shots as trials: batteries, target and range, the die with all that was added, the damage and what it did. */
import { chapter } from '../../../engine/chapters.ts';
import type { OrderFate, Reason } from '../../../engine/contract.ts';
import type { Chapter, Die, Trial, Words } from '../../../engine/story.ts';
import type { UnitId } from '../rules/state.ts';
import { addends, effectSentences } from './effects.ts';
import { bombardmentTrials } from './siege.ts';
import { isOurs, named, placedFully, printed, type TaleOf, type Teller } from './teller.ts';

/** What dice did to anybody is told phase by phase. */
export const TOLD = { quiet: true } as const;

/** Every shot of the turn in the order it was fired, mortars among them. */
export function fire(teller: Teller): Chapter[] {
  const trials = bombardmentTrials(teller);
  for (const tale of teller.tales) {
    if (tale.kind === 'boar.fire') trials.push(shot(teller, tale));
    if (tale.kind === 'boar.mortar') trials.push(bomb(teller, tale));
  }
  return chapter('fire', 'dice', [{ kind: 'dice', trials }], TOLD);
}

/** As printed on its counter, but for a battery that would be taken for one of the enemy's. */
function gun(teller: Teller, id: UnitId): string {
  const key = `gun.${id}`;
  return teller.say.has(key) ? teller.say(key) : printed(teller, id);
}

function shot(teller: Teller, tale: TaleOf<'boar.fire'>): Trial {
  const { say } = teller;
  const { facts } = tale;
  const names = facts.batteries.map(({ unit, hex }) => `${gun(teller, unit)} ${hex}`);
  return {
    dice: dice(facts.die, facts.damage),
    head: head(
      say.list(names),
      say('fire.at', { target: `${gun(teller, facts.target)} ${facts.hex}`, range: range(teller, facts.range) }),
    ),
    addends: addends(teller, facts.modifiers),
    sum: facts.sum,
    needs: facts.needed,
    verdict: say(facts.hit ? 'verdict.hit' : 'verdict.miss'),
    effects: [...damage(teller, facts.damage), ...effectSentences(teller, facts.effects)],
  };
}

function bomb(teller: Teller, tale: TaleOf<'boar.mortar'>): Trial {
  const { say } = teller;
  const { facts } = tale;
  const scattered = facts.impact !== facts.aimed;
  const impact = placedFully(teller, facts.impact);
  const fell =
    facts.victim === null
      ? [say('mortar.nobody', { impact })]
      : [
          say(scattered ? 'mortar.scattered' : 'mortar.on-target', { impact }),
          say('mortar.victim', { unit: named(teller, facts.victim) }),
        ];
  return {
    dice: [{ face: facts.scatter, kind: 'test' }, ...(facts.die === null ? [] : dice(facts.die, facts.damage))],
    head: head(
      `${printed(teller, facts.battery)} ${facts.from}`,
      say('mortar.at', { hex: placedFully(teller, facts.aimed) }),
    ),
    addends: addends(teller, facts.modifiers),
    sum: facts.sum,
    needs: facts.needed,
    verdict: say(facts.hit ? 'verdict.hit' : facts.victim === null ? 'verdict.nobody' : 'verdict.miss'),
    effects: [...fell, ...damage(teller, facts.damage), ...effectSentences(teller, facts.effects)],
  };
}

/** What became of the reader's orders; of one that aimed a mortar, whom the bomb struck, and where else it fell. */
export function fatesWithBombs({ telling, tales }: Teller): readonly OrderFate[] {
  const bombs = tales.flatMap((tale) => (tale.kind === 'boar.mortar' ? [tale.facts] : []));
  const of = ({ facts }: Reason) => bombs.find(({ battery }) => Object(facts.about).mortar === battery);
  return telling.fates.map((fate) => {
    const reasons = fate.reasons.map((reason) => {
      const { battery, victim, impact, damage: done } = of(reason) ?? {};
      const facts = {
        batteries: [battery ?? ''],
        target: victim ?? '',
        hex: impact ?? '',
        damage: done?.result ?? null,
      };
      return battery === undefined ? reason : { code: 'boar.fired', facts };
    });
    const astray = fate.reasons.flatMap((reason) => of(reason) ?? []).filter(({ impact, aimed }) => impact !== aimed);
    const why = astray.map(({ impact }) => ({ code: 'bomb-astray', facts: { hex: impact } }));
    return { ...fate, reasons, but: [...fate.but, ...why] };
  });
}

function dice(face: number, hurt: { die: number | null } | null): Die[] {
  const test: Die = { face, kind: 'test' };
  return hurt === null || hurt.die === null ? [test] : [test, { face: hurt.die, kind: 'damage' }];
}

function head(strong: string, rest: string): Words {
  return [{ strong }, ` ${rest}`];
}

function range(teller: Teller, hexes: number): string {
  return hexes <= 1 ? teller.say('fire.adjacent') : teller.say('fire.range', { n: hexes });
}

function damage(teller: Teller, hurt: { result: string } | null): string[] {
  return hurt === null ? [] : [teller.say('fire.damage', { result: teller.say(`damage.${hurt.result}`) })];
}

/** Shots and hits of the reader's side and the other, and whom they hit, for the summary. */
export function fireCount(teller: Teller): {
  shots: number;
  hits: { target: UnitId; ours: boolean; result: string }[];
  ours: number;
} {
  let shots = 0;
  let ours = 0;
  const hits: { target: UnitId; ours: boolean; result: string }[] = [];
  for (const { kind, facts } of teller.tales) {
    if (kind !== 'boar.fire' && kind !== 'boar.mortar') continue;
    const battery = kind === 'boar.fire' ? facts.batteries[0]?.unit : facts.battery;
    const target = kind === 'boar.fire' ? facts.target : facts.victim;
    const byUs = battery !== undefined && isOurs(teller, battery);
    shots++;
    if (byUs) ours++;
    if (facts.hit && target !== null) hits.push({ target, ours: byUs, result: facts.damage?.result ?? '' });
  }
  return { shots, hits, ours };
}
