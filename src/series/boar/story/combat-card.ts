/** Close combats as cards: who fought, the odds, every addend and die, the table around the hit, what came of it. */
import { card, chapter } from '../../../engine/chapters.ts';
import { opened, pause } from '../../../engine/phrase.ts';
import type { Block, Card, Chapter, Die, Rows, Sum, Words } from '../../../engine/story.ts';
import { capOf } from '../rules/odds.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { holderSentences, type Issue, issueOf, resultSentence } from './combat-issue.ts';
import { addends, effectSentences, trialsOf } from './effects.ts';
import {
  isOurs,
  labelled,
  named,
  placed,
  printed,
  subject,
  type TaleOf,
  type Teller,
  unlessTold,
  whose,
} from './teller.ts';

type Combat = TaleOf<'boar.combat'>;
type Facts = Combat['facts'];

/** The close combats of the turn with their letters, in the order they were fought. */
export function combatsOf(teller: Teller): { label: string; tale: Combat; issue: Issue }[] {
  const fought: { label: string; tale: Combat; issue: Issue }[] = [];
  for (const tale of teller.tales) {
    if (tale.kind === 'boar.combat') fought.push({ label: letter(fought.length), tale, issue: issueOf(tale.facts) });
  }
  return fought;
}

/** Where a choice holds up a fight, which is told when it is over: one hex or none. */
export function heldUp({ telling, now, tales }: Teller): HexId[] {
  const held = telling.next?.chooses ? now.done.attacked.slice(-1) : [];
  const told = tales.flatMap(({ kind, facts }) =>
    kind === 'boar.combat' && facts.side === now.phasing ? facts.on : [],
  );
  return held.filter((hex) => !told.includes(hex));
}

/** What is said where no fight is told. */
export const withoutCombat = (teller: Teller): string =>
  teller.say('summary.no-combat', {
    place: heldUp(teller)
      .map((hex) => placed(teller, hex))
      .join(''),
  });

/** `A` … `Z`, `AA` …. */
export function letter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letter((index - (index % 26)) / 26 - 1) + last;
}

/** The hex a card is named for: of several attacked the one that was taken, else a named one before a bare number. */
export function siteOf(teller: Teller, { on, effects }: Pick<Facts, 'on' | 'effects'>): HexId {
  const taken = on.find((hex) => effects.some((effect) => effect.kind === 'advance' && effect.to === hex));
  return taken ?? on.find((hex) => teller.field.hexes.get(hex)?.name) ?? on[0] ?? '';
}

/** The place fought for as a headline names it: `Carolina redoubt`. */
export function headline(teller: Teller, combat: Facts): string {
  return placed(teller, siteOf(teller, combat)).replace(/^the /, '');
}

/** A card for each; that nothing was fought, where `saysNone`. */
export function combats(teller: Teller, saysNone: boolean): Chapter[] {
  const { say } = teller;
  const cards = combatsOf(teller).map(({ label, tale, issue }) => cardOf(teller, label, tale, issue));
  const none: Block = { kind: 'lines', lines: [[`${withoutCombat(teller)}.`]] };
  const blocks = cards.length === 0 && saysNone ? [none] : cards;
  return chapter('combats', 'fights', blocks, { title: say('chapter.combats') });
}

function cardOf(teller: Teller, label: string, tale: Combat, issue: Issue): Card {
  const { say } = teller;
  const { facts } = tale;
  const attackers = facts.attackers.map(({ unit }) => unit);
  const defenders = facts.defenders.map(({ unit }) => unit);
  const site = siteOf(teller, facts);
  const place = headline(teller, facts);
  const title =
    place === site
      ? say('combat.title.hex', { hex: site })
      : say('combat.title.place', { place: opened(place), hex: site });
  const tactics = say('combat.tactics', {
    attacker: say(`tactic.${facts.tactics.attacker}`),
    defender: say(`tactic.${facts.tactics.defender}`),
  });
  const rows: Rows['rows'] = [
    {
      label: [{ side: whose(teller, attackers), text: say('card.attack') }],
      text: party(teller, printed, facts.attackers, facts.lead.attacker, facts.leaders.attacker),
      brief: party(teller, labelled, facts.attackers, facts.lead.attacker, facts.leaders.attacker),
    },
    {
      label: [{ side: whose(teller, defenders), text: say('card.defence') }],
      text: party(teller, printed, facts.defenders, facts.lead.defender, facts.leaders.defender),
      brief: party(teller, labelled, facts.defenders, facts.lead.defender, facts.leaders.defender),
    },
    {
      label: [say('card.odds')],
      text: [oddsText(teller, facts)],
      brief: [`${oddsText(teller, facts)}${pause(say.language)}${tactics}`],
    },
    { label: [say('card.tactics')], text: [tactics], brief: [] },
  ];
  const sum: Sum = {
    kind: 'sum',
    addends: addends(teller, facts.modifiers),
    sum: facts.sum,
    throws: throwsOf(teller, facts),
    table: extract(teller, facts),
  };
  const befell = effectSentences(teller, facts.effects, 'apart');
  const held = holderSentences(teller, facts, issue, site);
  const result = resultSentence(teller, facts);
  // A mail needs who chose the captive, and what its codes are where they stand first.
  const alike = combatsOf(teller).find(({ tale: one }) => one.facts.result === facts.result && !teller.told.has(one));
  const chosen = /[AD]C/.test(facts.result) || alike?.tale === tale ? result : [];
  const effects = [...result, ...befell, ...(isHurt(teller, facts) ? [] : [say('combat.no-loss-of-ours')]), ...held];
  return card({ label, title, address: tale.address, ...unlessTold(teller, tale) }, [
    { kind: 'rows', as: 'columns', rows },
    sum,
    { kind: 'lines', lines: effects.map((effect) => [effect]), brief: [[[...chosen, ...befell, ...held].join(' ')]] },
    { kind: 'dice', trials: trialsOf(teller, facts.effects) },
  ]);
}

/** `Avant-Garde 3 SP (1405, lead), Grenadier Battalion 3 (1304), d'Estaing`. */
function party(
  teller: Teller,
  called: (teller: Teller, unit: UnitId) => string,
  units: Facts['attackers'],
  lead: UnitId,
  leader: UnitId | null,
): Words {
  const { say } = teller;
  const ordered = [...units].sort((a, b) => Number(b.unit === lead) - Number(a.unit === lead));
  let hex = '';
  const pieces = ordered.map(({ unit, hex: where, strength }, index) => {
    const notes: string[] = [];
    if (where !== hex) notes.push(where);
    hex = where;
    if (unit === lead) notes.push(say('combat.lead'));
    const points = index === 0 ? say('strength.troops', { n: strength }) : `${strength}`;
    return `${called(teller, unit)} ${points}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  });
  if (leader !== null) pieces.push(named(teller, leader));
  return [pieces.join(', ')];
}

/** `6 : 5 -> column 1-1`, with shifts in words where there are any. */
function oddsText(teller: Teller, { id, odds }: Facts): string {
  const columns = teller.field.tables.closeCombat.columns;
  const { attack, defence, final } = odds;
  const facts = { attack, defence, column: columns[final] ?? '', capped: capOf(teller, odds) };
  if (odds.shifts.length === 0) return teller.say('combat.odds', facts);
  const declared = teller.tales.flatMap(({ kind, facts: told }) => (kind === 'boar.declare' ? told.attacks : []));
  const hexes = teller.say.list(declared.find((attack) => attack.id === id)?.diverted ?? []);
  const shifts = odds.shifts
    .map(({ name, columns: by }) =>
      teller.say('combat.shift', {
        cause: teller.say(`shift.${name}`, { n: by < 0 ? -by : by, hexes }),
        n: by < 0 ? -by : by,
        left: by < 0,
      }),
    )
    .join(', ');
  return teller.say('combat.odds.shifted', { ...facts, plain: columns[odds.column] ?? '', shifts });
}

function throwsOf(teller: Teller, facts: Facts): Sum['throws'] {
  const { say } = teller;
  const last = facts.throws.length - 1;
  return facts.throws.map((thrown, index) => {
    const next = facts.throws[index + 1];
    const die: Die =
      index < last ? { face: thrown.die, kind: 'test', struck: true } : { face: thrown.die, kind: 'test' };
    const payer = next?.rerolledBy ?? null;
    return {
      die,
      total: thrown.total,
      row: thrown.row,
      column: facts.odds.final,
      result: cell(thrown.result, ' / '),
      note:
        payer === null ? '' : say('combat.rerolled', { side: say(`side.${payer}.the`), ours: isOurs(teller, payer) }),
    };
  });
}

/** The row that was hit with the rows above and below. */
function extract(teller: Teller, facts: Facts): Sum['table'] {
  const hit = facts.throws.at(-1);
  if (!hit) return null;
  const { columns, rows } = teller.field.tables.closeCombat;
  const at = rows.findIndex((row) => row.die === hit.row);
  const from = at > 0 ? at - 1 : 0;
  const shown = rows.slice(from, at + 2);
  return {
    columns,
    rows: shown.map((row) => ({ die: `${row.die}`, results: row.results.map((result) => cell(result, '/')) })),
    hit: { row: at - from, column: facts.odds.final },
  };
}

/** A table cell in print: a dash for nothing, momentum after it. */
export function cell(result: string, slash: string): string {
  const [attacker = '', rest = ''] = result.split('/');
  const [defender = '', ...momentum] = rest.split(' ');
  const shown = (half: string) => (half === '-' ? '–' : half);
  const after = momentum.length > 0 ? ` ${momentum.join(' ')}` : '';
  return rest === '' ? result : `${shown(attacker)}${slash}${shown(defender)}${after}`;
}

/** Did one of the reader's units lose men or order? */
function isHurt(teller: Teller, { effects }: Facts): boolean {
  const harms: readonly string[] = ['step', 'eliminated', 'captured', 'formation'];
  return effects.some((effect) => harms.includes(effect.kind) && 'unit' in effect && isOurs(teller, effect.unit));
}

/** The result in one clause for the summary: the worst that befell a unit, of a lead before others; of those who fell back how many, and whether others held. */
export function outcomeClause(teller: Teller, facts: Facts, saysOthers = true): string {
  const { say } = teller;
  const units = [
    ...[facts.lead.attacker, facts.lead.defender],
    ...[...facts.defenders, ...facts.attackers].map((one) => one.unit),
  ];
  const [worst] = units.toSorted((one, other) => fateOf(facts, other) - fateOf(facts, one));
  const isHeld = issueOf(facts) === 'held' && facts.defenders.some(({ unit }) => unit === worst);
  const clause = worst === undefined ? '' : fateClause(teller, facts, worst, saysOthers && isHeld);
  if (clause !== '') return clause;
  const advance = facts.effects.find((effect) => effect.kind === 'advance');
  return advance?.kind === 'advance' ? say('fate.advanced', { ...subject(teller, advance.unit), to: advance.to }) : '';
}

/** What befalls a unit, from nothing to its end; who is driven out of the hex in dispute is worse off than who came in vain. */
function fateOf({ effects, defenders }: Facts, unit: UnitId): number {
  const kinds = new Set(effects.flatMap((effect) => ('unit' in effect && effect.unit === unit ? [effect.kind] : [])));
  if (kinds.has('captured') || kinds.has('eliminated')) return 4;
  if (kinds.has('step') || kinds.has('formation')) return 3;
  if (!kinds.has('retreat')) return 0;
  return defenders.some((one) => one.unit === unit) ? 2 : 1;
}

function fateClause(teller: Teller, facts: Facts, unit: UnitId, isHeldByOthers: boolean): string {
  const { say } = teller;
  const own = facts.effects.filter((effect) => 'unit' in effect && effect.unit === unit);
  const retreat = own.find((effect) => effect.kind === 'retreat');
  const others = isHeldByOthers && retreat !== undefined;
  const also = new Set(facts.effects.flatMap((one) => (one.kind === 'retreat' ? [one.unit] : []))).size - 1;
  const who = { ...subject(teller, unit), ours: isOurs(teller, unit), others: others && also === 0 };
  if (own.some((effect) => effect.kind === 'captured')) return say('fate.captured', who);
  if (own.some((effect) => effect.kind === 'eliminated')) return say('fate.destroyed', who);
  const to = retreat?.kind === 'retreat' ? (retreat.path.at(-1) ?? '') : '';
  const formation = own.find((effect) => effect.kind === 'formation');
  const step = own.some((effect) => effect.kind === 'step');
  if (formation?.kind === 'formation') return say(`fate.${formation.to}`, { ...who, to });
  if (step) return say('fate.reduced', { ...who, to });
  return to === '' ? '' : say('fate.back', { ...who, to, also, ...(also > 0 && { many: true, to: '', others }) });
}
