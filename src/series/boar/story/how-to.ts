/** How to write. */
import { chapter } from '../../../engine/chapters.ts';
import type { Chapter } from '../../../engine/story.ts';
import type { Teller } from './teller.ts';

/** Forms of the call that is open next, each with what it means; standing and common ones now. */
export function howTo(teller: Teller): Chapter[] {
  const { say, telling, now } = teller;
  const open = telling.next?.calls[0];
  if (open === undefined) return [];
  const march =
    now.campaign === null ? MOVEMENT : [...MOVEMENT, ...(teller.scale === 'strategic' ? DAYS : []), ...CARDS];
  const own = open === 'combat' ? COMBAT : open === 'movement' ? march : [...march, ...COMBAT];
  const forms = [...own, 'defend', 'fire', 'condition', 'amend', 'check', 'ready'].flatMap((id) => {
    const key = [`how.${id}.${teller.side}`, `how.${id}.form`].find((one) => say.has(one));
    return key === undefined ? [] : [{ form: say(key), means: say(`how.${id}.means`) }];
  });
  return chapter('how-to', 'form', [{ kind: 'how-to', forms }]);
}

const MOVEMENT = ['move', 'hold', 'mortar'];
/** Orders of the campaign's turns of days, and of its cards. */
const DAYS = ['strategic', 'enter', 'wait', 'sortie', 'dig', 'orient', 'siege', 'assault', 'buy'];
const CARDS = ['play', 'play-if'];
const COMBAT = ['attack', 'divert', 'momentum'];
