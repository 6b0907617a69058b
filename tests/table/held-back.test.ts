/** A later HOLD without a condition takes its units out of their march, as a second MOVE does. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { acknowledge } from '../../src/orders/acknowledge.ts';
import { diagnosticWords, sayDiagnostic } from '../../src/orders/say.ts';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const opening = (): Stage => {
  for (const stage of stages('savannah/assault', 2, 'classic', 1)) if (stage.due[0] === 'allied') return stage;
  throw new Error('the Allies never march');
};

const { record, stood } = opening();
const SAY = diagnosticWords('en', record.game.messages);

function amended(onFile: string, ...lines: string[]) {
  const nothing = { orders: null, standing: [], ready: false };
  const { orders } = draft(record, stood, 'allied', onFile, nothing).drafted;
  return draft(record, stood, 'allied', ['AMEND', ...lines].join('\n'), { ...nothing, orders }).drafted;
}

const booked = ({ orders }: ReturnType<typeof amended>): string[] | undefined =>
  orders?.map(({ canonical }) => canonical);

test('who marches with others is taken out of their march, and his player is told', () => {
  const book = amended('MOVE foix, armagnac TO 1405', 'HOLD foix');
  expect(booked(book)).toEqual(['MOVE armagnac TO 1405', 'HOLD foix']);
  const [gone] = acknowledge(book, SAY, [], []).gone;
  expect(gone).toMatchObject({ text: 'MOVE foix, armagnac TO 1405' });
  expect(gone?.note).toMatch(/Taken out by your line 2: foix\. Still in force: MOVE armagnac TO 1405/i);
});

test('a march of which everybody is to hold is gone, and a march for those who hold takes them along', () => {
  expect(booked(amended('MOVE foix, armagnac TO 1405', 'stay armagnac, foix'))).toEqual(['HOLD armagnac, foix']);
  expect(booked(amended('HOLD foix', 'MOVE foix, armagnac TO 1405'))).toEqual(['MOVE foix, armagnac TO 1405']);
});

test('with a condition it stands beside the march', () => {
  const book = amended('MOVE foix, armagnac TO 1405', 'IF LOST 1405 HOLD foix');
  expect(booked(book)).toContain('MOVE foix, armagnac TO 1405');
});

test('a march to where they stand says how they stay there', () => {
  const { lines } = amended('MOVE foix, armagnac TO 1405', 'MOVE foix TO 1307');
  const said = lines.flatMap(({ diagnostics }) => diagnostics).filter(({ code }) => code === 'boar.already-there');
  expect(said.map((one) => plainWords(sayDiagnostic(SAY, one)))).toEqual([
    expect.stringContaining('write HOLD to stay there'),
  ]);
});
