/** Attempts to rally as trials. */
import { chapter } from '../../../engine/chapters.ts';
import { opened } from '../../../engine/phrase.ts';
import type { Chapter, Trial } from '../../../engine/story.ts';
import { addends, effectSentences } from './effects.ts';
import { TOLD } from './fire.ts';
import { printed, type Teller } from './teller.ts';

export function rally(teller: Teller): Chapter[] {
  const trials: Trial[] = [];
  for (const tale of teller.tales) {
    if (tale.kind !== 'boar.rally') continue;
    const { unit, hex, die, modifiers, sum, needed, success, effects } = tale.facts;
    trials.push({
      dice: [{ face: die, kind: 'test' }],
      head: [{ strong: opened(printed(teller, unit)) }, ` ${hex}`],
      addends: addends(teller, modifiers),
      sum,
      needs: needed,
      verdict: teller.say(success ? 'verdict.rallies' : 'verdict.no-rally'),
      effects: effectSentences(teller, effects),
    });
  }
  return chapter('rally', 'dice', [{ kind: 'dice', trials }], TOLD);
}
