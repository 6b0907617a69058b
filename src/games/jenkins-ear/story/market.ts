/** What may be bought: a short row a kind, with what one costs. The whole pools are printed. */
import { chapter } from '../../../engine/chapters.ts';
import { pause } from '../../../engine/phrase.ts';
import type { Chapter, Rows } from '../../../engine/story.ts';
import type { Counter, Kind } from '../field.ts';
import { inOneWord } from '../names.ts';
import { KINDS } from '../stock.ts';
import { range } from './key.ts';
import { purseOf } from './purse.ts';
import type { Teller } from './teller.ts';

/** Counters of one price told by their names. */
const NAMED = 2;

export function market(teller: Teller): Chapter[] {
  const { say, field, after } = teller;
  const { toSpend } = purseOf(teller);
  const offered = Object.values(after.units).flatMap(({ id, fate }) => {
    const counter = field.counters.get(id);
    return fate === 'pool' && counter && counter.cost !== null && counter.cost <= toSpend ? [counter] : [];
  });
  const rows = KINDS.flatMap((kind): Rows['rows'] => {
    const list = offered.filter((one) => one.kind === kind);
    return list.length === 0 ? [] : [{ label: [say(`buy.${kind}`)], text: [priced(teller, kind, list)] }];
  });
  return chapter('market', 'call', [{ kind: 'rows', as: 'columns', rows }], {
    title: say('chapter.buy'),
    note: say('buy.note'),
  });
}

/** `8 norfolk, shrewsbury +2; 7 orford`; of counters that go by their number how many there are, and at what prices. */
function priced({ say }: Teller, kind: Kind, list: readonly Counter[]): string {
  const prices = [...new Set(list.flatMap(({ cost }) => cost ?? []))].toSorted((a, b) => b - a);
  if (kind !== 'ship-of-the-line' && kind !== 'leader') {
    return say('buy.alike', { n: list.length, price: range(prices) });
  }
  const rows = prices.map((price) => {
    const alike = list.filter(({ cost }) => cost === price);
    const names = alike.slice(0, NAMED).map((one) => inOneWord(one, say.language));
    return say('buy.named', { price, list: names.join(', '), more: alike.length - names.length });
  });
  return rows.join(pause(say.language));
}
