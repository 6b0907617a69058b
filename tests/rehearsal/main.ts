/** `npm run properties`: random books for every game, call and tempo, acknowledged and then played; prints where they differ. */
import { parseArgs } from 'node:util';
import { TEMPOS, type Tempo } from '../../src/table/record.ts';
import { scenarios } from '../games/registry.ts';
import { type Agreement, agreement, tableOf } from './agreement.ts';

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', default: scenarios().join(',') },
    tempo: { type: 'string', default: TEMPOS.join(',') },
    turns: { type: 'string', default: '8' },
    books: { type: 'string', default: '3' },
    every: { type: 'string', default: '3' },
    from: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    seats: { type: 'string', default: '2' },
  },
});

const rows: { name: string; sum: Agreement }[] = [];
for (const scenario of values.scenario.split(','))
  for (const tempo of values.tempo.split(','))
    for (let seed = Number(values.from); seed < Number(values.from) + Number(values.seeds); seed++) {
      const sum = agreement({
        scenario,
        tempo: tempo as Tempo,
        seats: Number(values.seats),
        turns: Number(values.turns),
        books: Number(values.books),
        every: Number(values.every),
        seed,
      });
      const name = `${scenario} ${tempo} seed ${seed}`;
      rows.push({ name, sum });
      console.log(tableOf([{ name, sum }]));
    }
const wrong = rows.flatMap(({ sum }) => sum.differences).filter(({ kind }) => kind !== 'by-chance' && kind !== 'idle');
const orders = rows.reduce((total, { sum }) => total + sum.orders, 0);
console.log(`${orders} orders, ${wrong.length} acknowledged otherwise than played`);
