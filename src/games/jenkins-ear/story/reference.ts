/** How to write, and the sequence of a turn. */
import { chapter, type Subject, subjects } from '../../../engine/chapters.ts';
import type { Chapter } from '../../../engine/story.ts';
import { isOpening } from './briefing.ts';
import { rulesInShort } from './rules.ts';
import type { Teller } from './teller.ts';

const MOVEMENT = ['buy', 'move', 'land', 'order'];
const COMBAT = ['attack', 'leader'];
const ALWAYS = ['intercept', 'reroll', 'losses', 'retreat', 'ready'];

/** Forms of the call that is open next, each with what it means; standing ones after. */
export function howTo({ say, telling, side, field }: Teller): Chapter[] {
  const open = telling.next?.calls[0];
  if (open === undefined) return [];
  const setUp = telling.next?.printed === 0;
  const garrison = side === field.tables.garrison.side ? ['garrison', 'isidro'] : [];
  const own = setUp
    ? ['buy', ...garrison, 'order']
    : open === 'combat'
      ? COMBAT
      : open === 'movement'
        ? MOVEMENT
        : [...MOVEMENT, ...COMBAT];
  const forms = [...own, ...ALWAYS].map((id) => ({ form: say(`how.${id}.form`), means: say(`how.${id}.means`) }));
  return chapter('how-to', 'form', [{ kind: 'how-to', forms }]);
}

const STEPS = ['funds', 'storm', 'movement', 'combat', 'spanish', 'administration', 'end'];

/** The turn at a glance, and the rules in short. */
export function aid(teller: Teller): Chapter[] {
  const { say, field } = teller;
  return subjects('aid', 'aid', [
    {
      title: say('aid.title'),
      rows: STEPS.map((step) => ({ label: say(`aid.${step}`), text: [say(`aid.${step}.text`)] })),
    },
    // The letter that opens the war has them among its chapters.
    ...(isOpening(teller) ? [] : [rulesTold(say, field)]),
  ]);
}

export function rulesTold(say: Teller['say'], field: Teller['field']): Subject {
  const rows = rulesInShort(field, say.language).map(({ label, text }) => ({ label, text: [text] }));
  return { title: say('rules.title'), rows };
}
