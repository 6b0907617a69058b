/** The Spanish storm before the siege has run its turns: letters say what turn it is, and how it came to be. */
import { expect, test } from 'vitest';
import { plainWords } from '../../../src/engine/phrase.ts';
import { diagnosticWords, sayDiagnostic } from '../../../src/orders/say.ts';
import { renderReportText } from '../../../src/reports/index.ts';
import type { Books } from '../../../src/table/advance.ts';
import { draft } from '../../../src/table/draft.ts';
import { type Stage, stages } from '../../table/stages.ts';
import { openGame } from '../registry.ts';

/** The first turn of hours. */
const TACTICAL = 17;
const NOTHING = { orders: null, standing: [], ready: false };

function declaring({ record, stood, due }: Stage): Books {
  if (!due.includes('spanish')) return {};
  const { orders } = draft(record, stood, 'spanish', 'COUP', NOTHING).drafted;
  return { spanish: { orders, standing: [], mails: [], receivedAt: null } };
}

const all = [...stages('pensacola/campaign', 2, 'classic', 3, declaring)];
const jumped = all.filter(({ stood }) => stood.waiting?.address.startsWith('t2/'));

function letter(stage: Stage, seat: string, language: 'en' | 'fr' | 'es'): string {
  const model = stage.report(seat, language) ?? stage.call(seat, language);
  return renderReportText(model).replace(/\s+/g, ' ');
}

test('P 3.4 a turn that jumps to the coup de main is asked for, told and closed by the number it jumped to', () => {
  expect(jumped.map(({ due }) => due[0])).toEqual(['spanish', 'british']);
  expect(jumped.map(({ stood }) => stood.waiting?.printed)).toEqual([TACTICAL, TACTICAL]);
  const next = all.find(({ stood }) => stood.waiting?.address.startsWith('t18/'));
  expect([next?.closed?.printed, next?.stood.waiting?.printed]).toEqual([TACTICAL, TACTICAL + 1]);
});

test.each([
  ['en', /Turn 17 of 26, [a-z ]+: the turns of hours begin\./, /(?:We declare|The Spanish declare) the coup de main/],
  [
    'fr',
    /Tour 17 sur 26, [a-zé ]+ : les tours d’une heure commencent\./,
    /(?:Nous déclarons|Les Espagnols déclarent) le coup de main/,
  ],
  [
    'es',
    /Turno 17 de 26, [a-zé ]+: empiezan los turnos de una hora\./,
    /(?:Declaramos|Los españoles declaran) el golpe de mano/,
  ],
] as const)('P 3.4 both sides read in %s that the siege is over, and from which turn to which', (language, stands, tale) => {
  for (const stage of jumped) {
    const text = letter(stage, stage.due[0] as string, language);
    expect(text).toMatch(stands);
    expect(text).toMatch(tale);
    expect(text.slice(text.search(tale))).toMatch(/^[^.]* 2 [^.]* 17\b/);
    expect(text).not.toMatch(/Tale\.declared/i);
  }
});

test('P 3.4 the turn after the first of hours is not told as their beginning', () => {
  const next = all.find(({ stood }) => stood.waiting?.address.startsWith('t18/')) as Stage;
  expect(letter(next, next.due[0] as string, 'en')).not.toContain('the turns of hours begin');
});

test('P 3.4 COUP is answered with what it ends, who never comes and what whole forts cost', () => {
  const first = all.find(({ due }) => due.includes('spanish')) as Stage;
  const { lines } = draft(first.record, first.stood, 'spanish', 'COUP', NOTHING).drafted;
  const costs = lines.flatMap(({ diagnostics }) => diagnostics).filter(({ code }) => code === 'pensacola.coup-costs');
  expect(costs.map(({ severity, facts }) => [severity, facts.tactical, facts.n, facts.change])).toEqual([
    ['warning', TACTICAL, 0, -2],
  ]);
  const [cost] = costs;
  expect(
    cost && plainWords(sayDiagnostic(diagnosticWords('es', openGame('pensacola/campaign').game.messages), cost)),
  ).toMatch(
    /^El sitio acaba con él y sigue enseguida el turno 17: quien aún no ha llegado, \d+ nuestros y \d+ suyos, ya no llega; .*con ningún fuerte abierto, moral española -2; declarado, no tiene vuelta atrás\.$/,
  );
});

test('P 2.2 where all forts must be held they are named in one row, and who never comes is told by side', () => {
  const [first, second] = jumped as [Stage, Stage];
  expect(letter(first, 'spanish', 'es')).toContain('Hay que tener 2825 2325 2524, o +3.');
  expect(letter(second, 'british', 'es')).toContain('Han de tener 2825 2325 2524, o +3.');
  expect(letter(first, 'spanish', 'es')).toMatch(
    /Aún por venir, y demasiado tarde: nuestros [^:]*Hibernia[^:]*; suyos \d+\./,
  );
  expect(letter(first, 'spanish', 'es')).toContain('Empieza el golpe de mano con ningún fuerte abierto.');
});
