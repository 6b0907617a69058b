/** An example is not only legal but sense: no march shown puts men where nobody of theirs stands beside an enemy stack of twice their strength, and none at sea goes for whom the staff would let pass. */
import { expect, test } from 'vitest';
import { formsOf } from '../../src/campaign/mail-in/wishes/wishes.ts';
import type { Language } from '../../src/engine/contract.ts';
import { look } from '../../src/engine/view.ts';
import { decide } from '../../src/orders/desk.ts';
import { readOrders } from '../../src/orders/read.ts';
import { grammarOf } from '../../src/table/draft.ts';
import { examplesFor, fitted } from '../../src/table/examples.ts';
import { cases } from '../cases.ts';
import { savannah } from '../games/assault.ts';
import { position } from '../games/jenkins-ear/table.ts';
import { ask, game as war } from '../games/jenkins-ear/words-table.ts';
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

/** Lines of a form, or of HELP, as orders; an example without its mark. */
const linesOf = (text: string): string[] =>
  text
    .replace(/\\\n#?\s*/g, '')
    .replace(/^# /gm, '')
    .split('\n');

const SHIPS = ['oriente', 'santa-ana', 'san-felipe', 'hermiona', 'esperanza', 'frigate-1', 'frigate-2'];

/** What the war's standing samples in a language say of meetings at sea. */
function meetings(language: Language): Set<string> {
  const found = new Set<string>();
  for (const stage of stages('jenkins-ear/war', 2, 'classic', 2)) {
    for (const seat of stage.due) {
      const help = formsOf(stage, { seat, language }).forms.map(({ form }) => form);
      const call = stage.question(seat, language) ? null : stage.call(seat, language);
      const told = call ? [call.form.join('\n'), ...howToIn(call.story).map(({ form }) => form)] : [];
      const lines = [...help, ...told].flatMap(linesOf);
      for (const line of lines) if (/^\S+ (?:INTERCEPT|CONTACT)/.test(line)) found.add(line);
    }
  }
  return found;
}

test.each([
  'en',
  'fr',
  'es',
] as const)('no standing sample of the war, in %s, meets whom the staff would let pass, or more with fewer', (language) => {
  const samples = [...meetings(language)];
  expect(samples.length).toBeGreaterThanOrEqual(3);
  for (const line of samples) {
    for (const [n] of SHIPS.entries()) {
      const ships = SHIPS.slice(0, n + 1);
      const state = position(`sp 2719 off: ${ships.join(', ')}; en 2919 off: boyne`, {});
      const view = look(war, state, 'spanish');
      const { lines } = readOrders(line, grammarOf(war, view, 'spanish', language));
      const [order] = lines.flatMap(({ read }) => read?.order ?? []);
      if (!order) throw new Error(line);
      const candidates = ships.map((id) => `sp-${id}`);
      for (let height = 1; height <= 14; height++) {
        const passing = { at: '2919', from: ['2719'], candidates, height, top: 'en-boyne' };
        const ahead = { here: '2719', ahead: '2919', final: false, needed: ships.length, height };
        const said = (kind: string, about: typeof passing | typeof ahead, standing: readonly (typeof order)[]) =>
          decide(war, ask('spanish', kind, about), () => view, [{ orders: [], standing }]).answer;
        const goes = (standing: readonly (typeof order)[]) => [said('intercept', passing, standing)].flat().length > 0;
        const what = `${line}: ${ships.length} for ${height}`;
        expect(goes([order]) && !goes([]), what).toBe(false);
        expect(said('enter-contact', ahead, [order]) === 'enter' && height > ships.length, what).toBe(false);
      }
    }
  }
});
