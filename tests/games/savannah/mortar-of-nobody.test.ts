/** MORTAR of a side that has none is told that, not that its mortar is not ready. */
import { expect, test } from 'vitest';
import { plainWords } from '../../../src/engine/phrase.ts';
import { diagnosticWords, sayDiagnostic } from '../../../src/orders/say.ts';
import { draft } from '../../../src/table/draft.ts';
import { stages } from '../../table/stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

test.each([
  ['en', 'MORTAR 2204', 'Your side has no mortar.'],
  ['en', 'STANDING MORTAR best', 'Your side has no mortar.'],
  ['fr', 'MORTIER 2204', 'Votre camp n’a pas de mortier.'],
] as const)('in %s “%s” of the British', (language, line, said) => {
  for (const { record, stood, due } of stages('savannah/assault', 2, 'classic', 1)) {
    const made = due.map((seat) => [seat, draft(record, stood, seat, line, NOTHING, { language }).drafted.lines[0]]);
    const { british, allied } = Object.fromEntries(made);
    expect((allied?.diagnostics ?? []).map(({ code }: { code: string }) => code)).not.toContain('boar.no-mortar');
    if (!british) continue;
    const say = diagnosticWords(language, record.game.messages);
    expect(british.diagnostics.map((one: never) => plainWords(sayDiagnostic(say, one)))).toEqual([said]);
    return;
  }
  throw new Error('the British are never asked');
});
