/** An example is not only legal but sense: no march shown puts men where nobody of theirs stands beside an enemy stack of twice their strength. */
import { expect, test } from 'vitest';
import { formsOf } from '../../src/campaign/mail-in/wishes/wishes.ts';
import { examplesFor, fitted } from '../../src/table/examples.ts';
import { cases } from '../cases.ts';
import { savannah } from '../games/assault.ts';
import { pensacola } from '../games/pensacola/field.ts';
import { howToIn } from '../told.ts';
import { type Stage, stages } from './stages.ts';

type Units = Record<string, { hex: string | null; steps: number; formation: string }>;
const FIELDS = { savannah: savannah.field, pensacola: pensacola.field };

/** What stands where, by side: strength as the rules count it in defence and in attack. */
function hopeless({ stood }: Stage, game: keyof typeof FIELDS, line: string): boolean {
  const [, names = '', to = ''] = /^MOVE (.*?) TO (\d{4})/.exec(line) ?? [];
  const { counters, hexes } = FIELDS[game];
  const { units } = stood.state as { units: Units };
  const strength = (id: string): number => {
    const counter = counters.get(id);
    const piece = units[id];
    if (!counter || !piece) return 0;
    if (piece.formation === 'shattered') return 1;
    return piece.steps < counter.steps ? (counter.sp.reduced ?? counter.sp.full) : counter.sp.full;
  };
  const going = names.split(', ').filter((id) => counters.has(id));
  const [first] = going;
  if (first === undefined) return false;
  const at = (hex: string) => Object.keys(units).filter((id) => units[id]?.hex === hex);
  if (at(to).length > 0) return false;
  const near = (hexes.get(to)?.next ?? []).map((hex) => (hex ? at(hex.id) : []));
  const enemies = near.filter(([one]) => one !== undefined && counters.get(one)?.side !== counters.get(first)?.side);
  const sum = (some: readonly string[]) => some.reduce((all, id) => all + strength(id), 0);
  return enemies.some((stack) => sum(stack) >= 2 * sum(going));
}

const GAMES = [
  ['pensacola/assault', 'classic', cases(9, 2)],
  ['savannah/assault', 'classic', cases(5, 1)],
  ['pensacola/assault', 'together', cases(9, 4)],
] as const;

test.each(GAMES)('no march that %s shows, %s, is hopeless', (scenario, tempo, turns) => {
  const game = scenario.startsWith('savannah') ? 'savannah' : 'pensacola';
  const wrong: string[] = [];
  let shown = 0;
  for (const stage of stages(scenario, 2, tempo, turns)) {
    for (const seat of stage.due) {
      const examples = examplesFor(stage.record, stage.stood, seat, 'en');
      const call = stage.question(seat, 'en') ? null : fitted(examples, stage.call(seat, 'en'));
      const lines =
        call?.form
          .join('\n')
          .replace(/\\\n#?\s*/g, '')
          .split('\n') ?? [];
      const help = formsOf(stage, { seat, language: 'en' }).forms.flatMap(({ form }) => form.split('\n'));
      const told = call ? howToIn(call.story).flatMap(({ form }) => form.split('\n')) : [];
      for (const line of [...lines.map((one) => one.replace(/^# /, '')), ...help, ...told]) {
        if (!line.startsWith('MOVE')) continue;
        shown++;
        if (hopeless(stage, game, line)) wrong.push(`${stage.stood.waiting?.address} ${seat}: ${line}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(shown).toBeGreaterThan(5);
});
