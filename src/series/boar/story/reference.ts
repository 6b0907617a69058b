/** How to write, and the small tables a player wants beside the order form. */
import { chapter } from '../../../engine/chapters.ts';
import type { Chapter, Table } from '../../../engine/story.ts';
import type { Field, TerrainRow } from '../scenario/field.ts';
import { scaleAhead } from './ahead.ts';
import { cell } from './combat-card.ts';
import type { Teller } from './teller.ts';

/** Forms of the call that is open next, each with what it means; standing and common ones now. */
export function howTo(teller: Teller): Chapter[] {
  const { say, telling, now } = teller;
  const open = telling.next?.calls[0];
  if (open === undefined) return [];
  const march =
    now.campaign === null ? MOVEMENT : [...MOVEMENT, ...(scaleAhead(teller) === 'strategic' ? DAYS : []), ...CARDS];
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

type Looked = Omit<Table, 'kind'> & { title: string };

/** The tables never change in a game, so each language's are made once. */
const made = new WeakMap<Field, Partial<Record<'en' | 'fr', readonly Chapter[]>>>();

export function reference(teller: Teller): readonly Chapter[] {
  const { language } = teller.say;
  const known = made.get(teller.field) ?? {};
  known[language] ??= [movement(teller), hexsides(teller), closeCombat(teller)].flatMap(({ title, ...table }, n) =>
    chapter(`reference-${n + 1}`, 'reference', [{ kind: 'table', ...table }], { title }),
  );
  made.set(teller.field, known);
  return known[language];
}

/** Terrains of equal cost share a row. */
function movement({ field, say }: Teller): Looked {
  const rows = new Map<string, { names: string[]; row: TerrainRow }>();
  for (const row of Object.values(field.tables.terrain)) {
    const key = `${row.foot}/${row.horse}/${row.artillery}`;
    const known = rows.get(key);
    if (known) known.names.push(say(`terrain.${row.id}`));
    else rows.set(key, { names: [say(`terrain.${row.id}`)], row });
  }
  return {
    title: say('reference.movement'),
    columns: [say('reference.terrain'), say('reference.foot'), say('reference.horse'), say('reference.guns')],
    rows: [...rows.values()].map(({ names, row }) => [
      names.join(', '),
      cost(row.foot),
      cost(row.horse),
      cost(row.artillery),
    ]),
  };
}

function hexsides({ field, say }: Teller): Looked {
  const rows = Object.entries(field.tables.hexside).map(([id, row]) => [
    say(`hexside.${id}`),
    extra(row.foot),
    extra(row.horse),
    extra(row.artillery),
    `${row.combat}`,
  ]);
  return {
    title: say('reference.hexsides'),
    columns: [
      say('reference.hexside'),
      say('reference.foot'),
      say('reference.horse'),
      say('reference.guns'),
      say('reference.attack'),
    ],
    rows,
  };
}

function closeCombat({ field, say }: Teller): Looked {
  const { columns, rows } = field.tables.closeCombat;
  return {
    title: say('reference.close-combat'),
    columns: [say('reference.die'), ...columns],
    rows: rows.map((row) => [`${row.die}`, ...row.results.map((result) => cell(result, '/'))]),
  };
}

function cost(points: number | null): string {
  return points === null ? '–' : `${points}`;
}

function extra(points: number | null): string {
  return points === null ? '–' : points === 0 ? '0' : `+${points}`;
}
