/** Dice at sea and on the march: perilous seas, interceptions, disease, scuttling; each with what was needed. */
import { chapter } from '../../../engine/chapters.ts';
import { opened } from '../../../engine/phrase.ts';
import type { Chapter, Trial } from '../../../engine/story.ts';
import type { Modifier, Tale, TaleOf } from '../events.ts';
import { enemyOf } from '../units.ts';
import { isOpenEyed, isOurs, placedFully, type Teller, unitName, unlessTold, whoOf } from './teller.ts';

export function dice(teller: Teller): Chapter[] {
  const { say } = teller;
  const trials = teller.tales.flatMap((tale) => {
    const trial = trialOf(teller, tale);
    return trial === null ? [] : [{ ...trial, ...unlessTold(teller, tale) }];
  });
  const said = { title: say('words.fire'), note: say('words.diceNote') };
  return chapter('fire', 'dice', [{ kind: 'dice', trials }], said);
}

/** A die by itself, with what was tried and what came of it. */
const thrown = (face: number, head: string, verdict: string): Trial => ({
  dice: [{ face, kind: 'test' }],
  head: [head],
  addends: [],
  sum: null,
  needs: null,
  verdict,
  effects: [],
});

function trialOf(teller: Teller, tale: Tale): Trial | null {
  const { say } = teller;
  switch (tale.kind) {
    case 'ear.perilous': {
      const { side, hex, die, modifiers, sum, by, countDie, count } = tale.facts;
      const what = by === null ? 'none' : by;
      const second = countDie === null ? {} : { second: countDie };
      const head = opened(say('trial.perilous', { whose: whose(teller, side), place: placedFully(teller, hex) }));
      const verdict =
        by !== null && isOpenEyed(teller)
          ? say('trial.perilous.open', {
              ...second,
              n: count,
              who: whoOf(teller, by === 'owner' ? side : enemyOf(side)),
            })
          : say(`trial.perilous.${what}`, { ...second, n: count, ours: isOurs(teller, side) });
      return { ...thrown(die, head, verdict), addends: modifiers.map((one) => addendOf(teller, one)), sum };
    }
    case 'ear.intercept': {
      const { attempt, verdict } = interception(teller, tale);
      return thrown(tale.facts.die, attempt, verdict);
    }
    case 'ear.disease': {
      const { side, hex, die, struck } = tale.facts;
      const head = opened(say('trial.disease', { whose: whose(teller, side), place: placedFully(teller, hex) }));
      return thrown(die, head, say(struck ? 'trial.disease.struck' : 'trial.disease.spared'));
    }
    case 'ear.scuttled': {
      const { hex, unit, die, need, marker } = tale.facts;
      const head = say('trial.scuttled', { unit: unitName(teller, unit), place: placedFully(teller, hex), need });
      return thrown(die, head, say(marker ? 'trial.barred' : 'trial.open'));
    }
    default:
      return null;
  }
}

/** Who tried to come up with whom, and whether they did; what was needed to the side that tried (J7). */
export function interception(teller: Teller, { facts }: TaleOf<'ear.intercept'>): { attempt: string; verdict: string } {
  const { say } = teller;
  const needed = 'needed' in facts ? facts.needed : 0;
  const attempt = say(`trial.${facts.what}`, {
    // The face that always fails makes more ships useless.
    need: Math.min(needed, teller.field.tables.interception.fails - 1),
    ours: isOurs(teller, facts.side),
    who: whoOf(teller, facts.side),
    place: placedFully(teller, facts.at),
    n: needed,
  });
  return { attempt: opened(attempt), verdict: say(facts.success ? `trial.${facts.what}.success` : 'trial.failure') };
}

function whose(teller: Teller, side: 'english' | 'spanish'): string {
  return teller.say(isOurs(teller, side) ? 'ours' : `side.${side}.whose`);
}

export function addendOf(teller: Teller, { name, value, rule, of }: Modifier): Trial['addends'][number] {
  const named =
    of !== undefined && teller.field.counters.has(of) ? unitName(teller, of) : teller.say(`modifier.${name}`);
  return { name: named, value, rule };
}
