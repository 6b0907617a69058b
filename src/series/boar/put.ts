/** How a game of the series puts any question: what is offered, and units, places and results in words. */
import { drawn, type Manner, type Rows, type TellingAny } from '../../acts/put.ts';
import { textsIn } from '../../acts/slots.ts';
import type { Json } from '../../engine/contract.ts';
import { inLanguage, type Phrasebook } from '../../engine/phrase.ts';
import type { Boar, Sight } from './acts/act.ts';
import type { Struck } from './rules/events.ts';
import { type Code, readCode, readResult } from './rules/results.ts';
import type { HexId, UnitId } from './rules/state.ts';
import { isArtillery, printedStrength } from './rules/units.ts';

/** Who tells, and in which words. */
export interface Teller extends Pick<Sight, 'at'> {
  readonly say: Phrasebook;
}

type Facts = Readonly<Record<string, Json>>;

/** Teller of one question. */
interface Telling extends Teller {
  readonly need: { readonly kind: string };
  readonly about: unknown;
}

export const mannerOf = (books: Manner<Boar>['books']): Manner<Boar> => ({
  books,
  called: (id, telling) => named(telling, id),
  options: (_advised, { need }) => (need.space.kind === 'one' ? need.space.of : drawn(need)),
  words: wordsOf,
  rows: (telling) => [...facts(telling), ...meaning(telling)],
  also: yesOrNo,
});

/** Of a question between doing and leaving alone: a plain yes or no answers it too. */
function yesOrNo(answer: Json, { say, need: { space } }: TellingAny<Sight>) {
  if (space.kind !== 'one' || space.of.length !== 2 || typeof answer !== 'string') return [];
  const key = DOES.has(answer) ? 'also.yes' : LEAVES.has(answer) ? 'also.no' : null;
  return key === null ? [] : say(key).split(', ');
}

const DOES: ReadonlySet<string> = new Set(['advance', 'buy', 'declare', 'fire', 'on', 'reroll']);
const LEAVES: ReadonlySet<string> = new Set(['hold', 'keep', 'stay', 'stop', 'wait']);

function factsOf(value: unknown): Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : {};
}

// In words.

function wordsOf(answer: Json, telling: Telling): string {
  const { say, need } = telling;
  if (answer === null || (Array.isArray(answer) && answer.length === 0)) {
    const empty = `answer.${need.kind}.empty`;
    return say(say.has(empty) ? empty : 'answer.nobody');
  }
  return Array.isArray(answer) ? some(telling, answer) : one(telling, answer);
}

export function some(telling: Telling, values: readonly Json[]): string {
  return telling.say.list(values.map((value) => one(telling, value)));
}

/** A word of the rules, a unit, a place, a side of one (`2325 SW`); else as it is. */
export function one(telling: Telling, value: Json): string {
  const { say, need, at } = telling;
  const id = String(value);
  const known = [`answer.${need.kind}.${id}`, `answer.${id}`, `tactic.${id}`].find((key) => say.has(key));
  if (known !== undefined) return say(known);
  const [, hex, side] = /^(\d{4})\/([A-Z]+)$/.exec(id) ?? [];
  if (hex !== undefined) return `${hex} ${say(`side.order.${side}`)}`;
  return at.field.hexes.has(id) ? placed(telling, id) : named(telling, id);
}

export function named({ say, at: { field } }: Teller, id: UnitId): string {
  if (say.has(`unit.${id}`)) return say(`unit.${id}`);
  const known = field.counters.get(id) ?? field.leaders.get(id);
  return known ? inLanguage(known.name, say.language) : id;
}

export function placed({ say, at: { field } }: Teller, hex: HexId): string {
  const key = `place.${field.hexes.get(hex)?.name ?? ''}`;
  return say.has(key) ? `${say(key)} (${hex})` : hex;
}

// What it is about.

/** Questions of which units is lost: each is told with what it is worth. */
const VICTIMS: ReadonlySet<string> = new Set(['capture-choice', 'mortar-victim', 'second-step', 'stack-excess']);

/** Where and with whom, how strong, what struck them: as far as the question says it. */
export function facts(telling: Telling): Rows {
  const { say } = telling;
  const about = factsOf(telling.about);
  const { attack, defence, momentum = about.held, result } = about;
  const row = (key: string, ids: Json | undefined, tell = some): Rows => {
    const of = textsIn(ids);
    return of.length === 0 ? [] : [{ key: say(`put.${key}`), text: tell(telling, of) }];
  };
  const isVictim = VICTIMS.has(telling.need.kind);
  const who = isVictim ? about.options : (about.unit ?? about.leader ?? about.battery ?? about.lead ?? about.units);
  const isFight = about.attackers !== undefined;
  return [
    ...row('where', about.on ?? about.hex ?? about.from),
    ...(isFight ? [] : row('who', who, described)),
    ...row('attackers', about.attackers),
    ...row('defenders', about.defenders),
    ...(typeof attack === 'number' && typeof defence === 'number'
      ? [{ key: say('put.strength'), text: say('put.against', { attack, defence }) }]
      : []),
    ...(typeof momentum === 'number' ? [{ key: say('put.momentum'), text: say('answer.chits', { n: momentum }) }] : []),
    ...(typeof result === 'string' ? [{ key: say('put.result'), text: resultIn(telling, result) }] : []),
    ...blow(telling, factsOf(about.struck)),
  ];
}

/** `the Grenadier Battalion (grenadier-bn, foot, 3 SP, Disrupted, 1304)`: each by its code, arm, strength, state and hex. */
function described(telling: Telling, values: readonly Json[]): string {
  const { say, at } = telling;
  const told = values.map(String).map((id) => {
    const [counter, piece] = [at.field.counters.get(id), at.position.units[id]];
    if (!counter || !piece) return one(telling, id);
    const arm = isArtillery(counter) ? 'guns' : counter.arm === 'horse' ? 'horse' : 'foot';
    const isWhole = piece.formation === 'parade';
    const known = [
      ...[id, say(`key.${arm}`), say('strength.troops', { n: printedStrength(counter, piece) })],
      ...[isWhole ? '' : say(`formation.${piece.formation}`), piece.hex ?? ''],
    ];
    return `${one(telling, id)} (${known.filter((part) => part !== '').join(', ')})`;
  });
  return say.list(told);
}

/** What comes of either answer, where the question has words for it. */
export function meaning({ say, need, about }: Telling): Rows {
  const key = `put.${need.kind}.means`;
  const figures = Object.entries(factsOf(about)).filter(
    (fact): fact is [string, number] => typeof fact[1] === 'number',
  );
  return say.has(key) ? [{ key: say('put.means'), text: say(key, Object.fromEntries(figures)) }] : [];
}

/** `attacker: falls back; defender: nothing (R / -)`; of a shot the one half. */
function resultIn({ say }: Teller, cell: string): string {
  const { attacker, defender } = readResult(cell);
  const word = (code: Code): string => say(`blow.${code.word}`);
  if (!cell.includes('/')) return say(`blow.${readCode(cell).word}`);
  return say('put.halves', { attacker: word(attacker), defender: word(defender), cell: cell.replace('/', ' / ') });
}

/** What struck those who must choose: the fight with its odds, or the shot, and its result. */
function blow(telling: Telling, struck: Partial<Struck>): Rows {
  const { say } = telling;
  if (struck.result === undefined || struck.on === undefined) return [];
  const told = { on: some(telling, struck.on), result: resultIn(telling, struck.result) };
  const { odds = null, target = null, guns = [] } = struck;
  const text = odds
    ? say('put.struck.fight', { ...told, attack: odds.attack, defence: odds.defence })
    : say('put.struck.shot', { ...told, target: named(telling, String(target)), guns: some(telling, guns) });
  return [{ key: say('put.struck'), text }];
}
