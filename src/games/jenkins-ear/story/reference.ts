/** How to write, the small tables a player wants beside the order form, and the sequence of a turn. */

import { chapter, type Subject, subjects } from '../../../engine/chapters.ts';
import { listing, pause } from '../../../engine/phrase.ts';
import type { Chapter, Table } from '../../../engine/story.ts';
import { isOpening } from './briefing.ts';
import { rulesInShort } from './rules.ts';
import { placed, type Teller } from './teller.ts';

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

/** Tables to look dice up in, a chapter each. */
export function reference(teller: Teller): Chapter[] {
  return [perilous(teller), storms(teller), fortunes(teller), succession(teller)].flatMap(({ title, ...table }, n) =>
    chapter(`reference-${n + 1}`, 'reference', [{ kind: 'table', ...table }], { title }),
  );
}

type Looked = Omit<Table, 'kind'> & { title: string };

function perilous({ say, field }: Teller): Looked {
  return {
    title: say('table.perilous'),
    columns: [say('table.die'), say('table.effect')],
    rows: field.tables.perilous.rows.map(({ die, by, count }) => [
      `${die}`,
      by === null
        ? say('table.nothing')
        : say(`table.peril.${by}`, { n: count === 'die' ? say('table.a-die') : `${count}` }),
    ]),
  };
}

function storms(teller: Teller): Looked {
  const { say, field } = teller;
  return {
    title: say('table.storms'),
    columns: [say('table.die'), say('table.ports')],
    rows: field.tables.storms.map(({ die, hexes }) => [
      `${die}`,
      listing(
        hexes.map((hex) => placed(teller, hex)),
        say.language,
      ),
    ]),
  };
}

function fortunes({ say, field }: Teller): Looked {
  return {
    title: say('table.fortunes'),
    columns: [say('table.die'), say('table.effect')],
    rows: field.tables.fortunes.map(({ die, picks }) => [`${die}`, pickWords(say, picks)]),
  };
}

/** Who picks what; both alike in one clause. */
function pickWords(say: Teller['say'], picks: Teller['field']['tables']['fortunes'][number]['picks']): string {
  const [{ type } = { type: null }] = picks;
  if (type !== null && picks.length > 1 && picks.every((one) => one.type === type))
    return say('table.pick.both', { type: say(`type.${type}`) });
  const one = ({ by, type: what }: (typeof picks)[number]): string =>
    say('table.pick', { who: say(`side.${by}.the`), type: say(`type.${what}`) });
  return picks.map(one).join(pause(say.language));
}

function succession({ say, field }: Teller): Looked {
  return {
    title: say('table.succession'),
    columns: [say('table.die'), say('table.effect')],
    rows: field.tables.succession.rows.map(({ die }) => [`${die}`, say(`succession.${die}`)]),
  };
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
