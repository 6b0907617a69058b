/** What became of a seat's orders, told alike by all games: one line for each order, and the phrases they share. */
import { chapter } from './chapters.ts';
import type { Decided, Json, OrderFate, Reason, Telling } from './contract.ts';
import { opened, type Phrasebook, pause } from './phrase.ts';
import type { Chapter, FateShown } from './story.ts';
import { because } from './telling.ts';

const en = {
  'fate.condition-held': 'its condition held',
  'fate.else-ran': 'its condition did not hold: its ELSE ran',
  'fate.condition-unmet': 'its condition did not hold{found?: then {found}|}',
  'fate.not-all': 'not all of it: {why}',
  'fate.followed': 'as it is written',
  'fate.answered': 'it answered “{question}”{answer?: {answer}|}',
  'fate.stood-in': 'it settled{list?: {list}| {n|one choice|# choices}}',
  'fate.answered-otherwise': 'another order of your side decided that',
  'fate.answered-by-reply': 'your reply to “{question}” decided that{answer?: {answer}|}',
  'fate.not-agreed': 'not every seat of your side said so to “{question}”',
  'fate.answered-by-order': 'another order decided that: {order}',
  'fate.looks-ahead': 'its moment comes as the next turn opens',
  'fate.not-called-ahead': 'as the next turn opened nothing there was its to decide',
  'fate.never-asked': 'the turn brought no occasion for it',
  'fate.call-never-came': 'we were not asked for {call} this turn: there was nothing of ours to order then',
  'fate.still-to-come': 'its moment may still come in this turn{ahead? or as the next one opens|}{moment?: {moment}|}',
  'fate.replaced': 'no longer in your later orders, which have {order} instead',
  'fate.later-book': 'you took it back, or left it out of later orders, before its moment came',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'fate.condition-held': 'sa condition était remplie',
  'fate.else-ran': "sa condition n'était pas remplie : c'est le SINON qui a joué",
  'fate.condition-unmet': "sa condition n'était pas remplie{found? : alors {found}|}",
  'fate.not-all': 'pas en entier : {why}',
  'fate.followed': 'tel qu’il est écrit',
  'fate.answered': 'il a répondu à « {question} »{answer? : {answer}|}',
  'fate.stood-in': 'il a tranché{list? : {list}| {n|un choix|# choix}}',
  'fate.answered-otherwise': 'un autre ordre de votre camp en a décidé',
  'fate.answered-by-reply': 'votre réponse à « {question} » en a décidé{answer? : {answer}|}',
  'fate.not-agreed': 'les joueurs de votre camp ne l’ont pas tous dit à « {question} »',
  'fate.answered-by-order': 'un autre ordre en a décidé : {order}',
  'fate.looks-ahead': "son moment vient à l'ouverture du prochain tour",
  'fate.not-called-ahead': "à l'ouverture du tour suivant, rien de ce qui se décidait n'était de son ressort",
  'fate.never-asked': "le tour n'en a pas donné l'occasion",
  'fate.call-never-came': "{call} ne nous ont pas été demandés ce tour-ci : nous n'avions alors rien à ordonner",
  'fate.still-to-come':
    "son moment peut encore venir ce tour-ci{ahead? ou à l'ouverture du prochain|}{moment? : {moment}|}",
  'fate.replaced': 'il n’est plus dans vos ordres suivants, qui ont {order} à sa place',
  'fate.later-book':
    'vous l’avez retiré, ou vos ordres suivants ne le reprennent pas, et son moment n’était pas encore venu',
};

const es: Readonly<Record<keyof typeof en, string>> = {
  'fate.condition-held': 'su condición se cumplía',
  'fate.else-ran': 'su condición no se cumplía: se ejecutó su SINO',
  'fate.condition-unmet': 'su condición no se cumplía{found?: entonces {found}|}',
  'fate.not-all': 'no del todo: {why}',
  'fate.followed': 'tal como está escrita',
  'fate.answered': 'respondió a «{question}»{answer?: {answer}|}',
  'fate.stood-in': 'decidió{list?: {list}| {n|una elección|# elecciones}}',
  'fate.answered-otherwise': 'otra orden de su bando lo decidió',
  'fate.answered-by-reply': 'lo decidió su respuesta a «{question}»{answer?: {answer}|}',
  'fate.not-agreed': 'no todos los jugadores de su bando lo dijeron a «{question}»',
  'fate.answered-by-order': 'lo decidió otra orden: {order}',
  'fate.looks-ahead': 'su momento llega al abrirse el próximo turno',
  'fate.not-called-ahead': 'al abrirse el turno siguiente no había allí nada que le tocara decidir',
  'fate.never-asked': 'el turno no le dio ocasión',
  'fate.call-never-came': 'este turno no se nos pidieron {call}: no había entonces nada nuestro que ordenar',
  'fate.still-to-come':
    'su momento puede llegar aún en este turno{ahead? o al abrirse el próximo|}{moment?: {moment}|}',
  'fate.replaced': 'ya no está en sus órdenes posteriores, que tienen {order} en su lugar',
  'fate.later-book': 'usted la retiró, o sus órdenes posteriores la omitieron, antes de que llegara su momento',
};

/** Phrases of the table that every game's catalogue holds. */
export const fateWords = { en, fr, es };

/** The condition did not hold when the order's moment came; `found`: what its comparisons read, by term. */
export function unmet(found: Readonly<Record<string, Json>>): Reason {
  return { code: CONDITION_UNMET, facts: Object.keys(found).length > 0 ? { found } : {} };
}

/** Is the reason one of counters that it names, and of no other of the line? */
export const isOfSome = ({ facts }: Reason): boolean => facts.unit !== undefined || facts.units !== undefined;

export const isUnmet = ({ code }: Reason): boolean => code === CONDITION_UNMET;

const CONDITION_UNMET = 'condition-unmet';

/**
 * The chapter of the reader's orders: each with its fate, then what the desk passed over of standing orders and replies.
 * `called`: what a counter or place is called for which the catalogue has no word of the fact's own. `settled`: what choices
 * of standing orders came to; nothing where their number says enough.
 */
export function ordersTold(
  say: Phrasebook,
  { fates, skipped, stood = [] }: Pick<Telling<unknown>, 'fates' | 'skipped' | 'stood'>,
  called: (id: string) => string,
  settled: (stood: readonly Decided[]) => string = () => '',
): Chapter[] {
  const word = (name: string, value: string): string =>
    say.has(`${name}.${value}`) ? say(`${name}.${value}`) : called(value);
  const told = ({ canonical, reasons }: OrderFate): readonly Reason[] =>
    reasons.map(({ code, facts }) => {
      const own = code === 'stood-in' ? stood.filter((one) => one.canonical === canonical) : [];
      return { code, facts: own.length > 0 ? { ...facts, list: settled(own) } : facts };
    });
  const orders = [
    ...fates.map((fate) => ({
      order: fate.canonical,
      fate: shownAs(fate),
      outcome: outcomeOf(say, { ...fate, reasons: told(fate) }, word),
      ...(fate.told && { quiet: true as const }),
    })),
    ...skipped.map(({ canonical, reason }) => ({
      order: canonical,
      fate: 'failed' as const,
      outcome: because(say, reason, word),
    })),
  ];
  return chapter('orders', 'fates', [{ kind: 'orders', orders }]);
}

function shownAs({ kind, but, short, instead }: OrderFate): FateShown {
  if (instead) return 'part';
  return kind === 'done' && (short !== undefined || but.length > 0) ? 'part' : kind;
}

function outcomeOf(
  say: Phrasebook,
  { kind, reasons, instead, but, branch }: OrderFate,
  word: (name: string, value: string) => string,
): string {
  const ran = branch === null ? [] : [say(branch === 'if' ? 'fate.condition-held' : 'fate.else-ran')];
  const came = inBrief(say, instead ?? reasons, word).map((reason) => because(say, reason, word));
  if (came.length === 0 && kind === 'done') came.push(say('fate.followed'));
  const parts = [...ran, ...came, ...but.map((one) => say('fate.not-all', { why: because(say, one, word) }))];
  // What several questions were answered alike is said once.
  return [...new Set(parts.map((part) => sentence(part)))].join(' ');
}

/** Answers to one question that are told by themselves: of more, one line says whom each was about and what it was. */
const MOST_ANSWERS = 2;

/** What came of an order, many answers that it gave to one question put together: `It settled: Armagnac 1405, 1308; Foix 1506`. */
function inBrief(
  say: Phrasebook,
  reasons: readonly Reason[],
  word: (name: string, value: string) => string,
): readonly Reason[] {
  const groups = Map.groupBy(reasons, ({ code, facts }) => (code === 'answered' ? String(facts.question) : code));
  return [...groups.values()].flatMap((alike) => {
    if (alike.length <= MOST_ANSWERS || alike[0]?.code !== 'answered') return alike;
    const told = alike.flatMap(({ facts: { about, answer } }) => {
      const whom = aboutWhom(about);
      return whom && typeof answer === 'string' ? [{ whom: word(...whom), answer: word('answer', answer) }] : [];
    });
    const each = [...Map.groupBy(told, ({ whom }) => whom)].map(
      ([whom, given]) => `${whom} ${given.map(({ answer }) => answer).join(', ')}`,
    );
    const list = told.length === alike.length ? each.join(pause(say.language)) : '';
    return [{ code: 'stood-in', facts: { n: alike.length, list } }];
  });
}

/** The counter that a question is about, by the name of its fact; null where it names none. */
function aboutWhom(about: Json | undefined): [name: string, id: string] | null {
  const facts = Object.entries(typeof about === 'object' && about !== null && !Array.isArray(about) ? about : {});
  const [name, id] = facts.find(([one]) => WHOM.has(one)) ?? [];
  return name !== undefined && typeof id === 'string' ? [name, id] : null;
}

const WHOM: ReadonlySet<string> = new Set(['unit', 'leader', 'battery']);

/** A capital first, and a stop last where there is none. */
function sentence(text: string): string {
  return /[.?!]$/.test(text) ? opened(text) : `${opened(text)}.`;
}
