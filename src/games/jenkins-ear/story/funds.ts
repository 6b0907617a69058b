/** The funds of both sides, which are public: what moved them, as they stand, and over the turns. */
import { chapter } from '../../../engine/chapters.ts';
import type { Addend, Chapter, Chart, Score } from '../../../engine/story.ts';
import type { Side } from '../field.ts';
import { purseOf } from './purse.ts';
import { asks, portName, type Teller } from './teller.ts';

/** What moved a side's points this turn. */
function changes(teller: Teller, side: Side): Addend[] {
  const { say } = teller;
  const found: Addend[] = [];
  const add = (name: string, value: number): void => {
    if (value !== 0) found.push({ name, value });
  };
  for (const tale of teller.tales) {
    const { facts } = tale;
    if (!('side' in facts) || facts.side !== side) continue;
    if (tale.kind === 'ear.income') {
      add(say('funds.income'), tale.facts.base);
      for (const { port, value } of tale.facts.ports) add(portName(teller, port), value);
      const gained = tale.facts.to - tale.facts.from;
      const due = tale.facts.ports.reduce((sum, { value }) => sum + value, tale.facts.base);
      add(say('funds.over'), gained - due);
    } else if (tale.kind === 'ear.bought') add(say('funds.bought'), tale.facts.to - tale.facts.from);
    else if (tale.kind === 'ear.captured')
      add(say('funds.captured', { port: portName(teller, tale.facts.port) }), tale.facts.paid);
    else if (tale.kind === 'ear.subsidy') add(say('funds.subsidy'), tale.facts.to - tale.facts.from);
  }
  return found;
}

/** Both funds, which are public. */
export function score(teller: Teller): Chapter[] {
  const { say, after, field } = teller;
  const { kept, toSpend } = purseOf(teller);
  const due = kept === null || !asks(teller) ? 0 : toSpend - kept;
  const tallies = field.sides.map((side) => ({
    name: say(`side.${side}`),
    side,
    value: after.funds[side],
    of: field.tables.funds.most,
    text: `${after.funds[side]}`,
    causes: changes(teller, side).map(({ name, value }) => `${value > 0 ? '+' : ''}${value} ${name}`),
  }));
  const block: Score = { kind: 'score', name: say('words.victory', { due }), tallies, facts: [] };
  return chapter('score', 'summary', [block], { title: say('words.score') });
}

/** Both over the turns. */
export function charts({ say, after, field }: Teller): Chapter[] {
  const { history } = after;
  if (history.length < 2) return [];
  const told: Chart = {
    title: say('chart.funds'),
    turns: history.map(({ turn }) => (turn === 0 ? say('chart.start') : `T${turn}`)),
    of: field.tables.funds.most,
    marks: [],
    series: field.sides.map((side) => {
      const values = history.map(({ funds }) => funds[side]);
      return { name: say(`side.${side}`), side, values, last: `${values.at(-1) ?? 0}` };
    }),
  };
  return chapter('charts', 'campaign', [{ kind: 'charts', charts: [told] }], { quiet: true });
}
