/** The key: every table that a die is read in, what hits and costs how much, and the numbers that the rules read. */
import { chapter } from '../../../engine/chapters.ts';
import { pause, signed } from '../../../engine/phrase.ts';
import type { Chapter, Table } from '../../../engine/story.ts';
import type { Counter, Field, Port } from '../field.ts';
import type { EarLanguage } from '../messages/languages.ts';
import { placed, type Teller } from './teller.ts';

type Looked = Omit<Table, 'kind'> & { readonly title: string };

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
    rows: field.tables.storms.map(({ die, hexes }) => [`${die}`, say.list(hexes.map((hex) => placed(teller, hex)))]),
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

/** What counters of one kind show: gun value, cannonade, land value and cost, from the least to the most. */
function counters({ say, field }: Teller): Looked {
  const all = [...field.counters.values()].filter(({ kind }) => kind !== 'leader');
  const groups = Map.groupBy(all, ({ side, kind }) => `${kind} ${side}`);
  return {
    title: say('key.counters'),
    columns: ['', 'side', 'gun', 'cannonade', 'land', 'cost'].map((name) => name && say(`key.${name}`)),
    rows: [...groups.values()].map((of) => {
      const [first] = of as [Counter];
      const values = (name: 'gun' | 'cannonade' | 'land' | 'cost'): string => range(of.map((one) => one[name]));
      return [
        say(`kind.${first.kind}`),
        say(`side.${first.side}`),
        ...(['gun', 'cannonade', 'land', 'cost'] as const).map(values),
      ];
    }),
  };
}

/** `3-5`; a blank where none is printed. */
export function range(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return '';
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return least === most ? `${least}` : `${least}-${most}`;
}

/** Seaports by whose they are printed and by their values, the greatest first, each with its hex. */
function seaports({ say, field }: Teller): Looked {
  const all = [...field.ports.values()].filter(({ nameOnly }) => !nameOnly);
  const flags = [...new Set(all.map(({ flag }) => flag))];
  const ports = all.toSorted((a, b) => flags.indexOf(a.flag) - flags.indexOf(b.flag) || b.value - a.value);
  const groups = Map.groupBy(ports, ({ flag, value }) => `${flag} ${value}`);
  const named = ({ name, hex }: Port): string => `${name[say.language]} ${hex}`;
  return {
    title: say('key.seaports'),
    columns: ['flag', 'value', 'ports'].map((name) => say(`key.${name}`)),
    rows: [...groups.values()].map((of) => {
      const [first] = of as [Port];
      return [say(`flag.${first.flag}`), `${first.value}`, of.map(named).join(', ')];
    }),
  };
}

function numbers({ say, field: { tables } }: Teller): Looked {
  const { perilous: peril, interception, disease, fireShip, scuttling, victory, succession: war } = tables;
  const told = (name: string, value: string, facts: Readonly<Record<string, number>> = {}) => [
    say(`key.number.${name}`, facts),
    value,
  ];
  return {
    title: say('key.numbers'),
    columns: [],
    rows: [
      told('peril', signed(peril.storm), { n: peril.hexes }),
      told('interception', `${interception.fails}`),
      told('disease', disease.faces.join(', ')),
      told('fire-ship', `× ${fireShip.times}`),
      told('scuttling', `${scuttling.most}`),
      told('french', signed(war.modifiers.french)),
      told('dutch', signed(war.modifiers.dutch)),
      told('route', signed(victory.route)),
    ],
  };
}

/** As they are looked for; the printer puts them side by side. */
const TABLES: readonly ((teller: Teller) => Looked)[] = [
  perilous,
  storms,
  fortunes,
  succession,
  numbers,
  counters,
  seaports,
];

/** The tables never change in a game, so each language's are made once. */
const made = new WeakMap<Field, Partial<Record<EarLanguage, readonly Chapter[]>>>();

export function key(teller: Teller): readonly Chapter[] {
  const { language } = teller.say;
  const known = made.get(teller.field) ?? {};
  known[language] ??= TABLES.map((table) => table(teller)).flatMap(({ title, ...table }, n) =>
    chapter(`key-${n + 1}`, 'key', [{ kind: 'table', ...table }], { title }),
  );
  made.set(teller.field, known);
  return known[language] ?? [];
}
