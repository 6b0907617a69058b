/** An order that stands but fails as things stand is counted as that, and not among those that run. */
import { expect, test } from 'vitest';
import { renderAcknowledgement } from '../../src/reports/index.ts';
import { acknowledgementOf } from '../../src/table/acknowledgement.ts';
import { draft } from '../../src/table/draft.ts';
import { AROUND, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const SAVANNAH = 'MOVE fraser-1 TO 1404\nATTACK 1505 WITH fraser-2';
const PENSACOLA = 'MOVE md-loy TO 2824\nATTACK 2924 WITH mentor';

test.each([
  [
    'savannah/assault',
    'en',
    SAVANNAH,
    '2 orders in force, 1 of them to no effect as',
    '1 order runs, 1 fails as',
    'warn ATTACK',
    'enemy, unless he comes or you march.',
  ],
  [
    'savannah/assault',
    'fr',
    SAVANNAH,
    '2 ordres en vigueur, dont 1 sans effet en',
    '1 ordre est exécuté, 1 échoue en',
    'avert. ATTAQUER',
    "ennemi, sauf s'il vient ou si vous marchez.",
  ],
  [
    'pensacola/assault',
    'es',
    PENSACOLA,
    '2 órdenes en vigor, 1 sin efecto tal',
    'se ejecuta 1 orden, 1 falla tal',
    'aviso ATACAR',
    'enemigo, salvo si viene o usted marcha.',
  ],
] as const)('%s, %s: of two orders one runs, and the answer says so wherever it counts', (scenario, language, lines, counted, close, marked, why) => {
  const [stage] = stages(scenario, 2, 'together', 1);
  if (!stage) return expect.fail('nothing is asked');
  const { record, stood } = stage;
  const made = draft(record, stood, 'british', lines, NOTHING, { language });
  const reader = { seat: 'british', language, label: 'X', turn: stood.ordinal, received: null, replaces: null };
  const model = acknowledgementOf(record, made, { ...reader, deadline: AROUND.local });
  const text = renderAcknowledgement(model).text.replace(/\s+/g, ' ');
  expect(text).toContain(counted);
  expect(text).toContain(close);
  expect(text).toContain(marked);
  expect(text).toContain(why);
});
