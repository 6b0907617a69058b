/** What calls of the war say to the letter: orders in the reader's words, money as it lies, names behind their little words. */
import { expect, test } from 'vitest';
import { blocksOf, talliesIn } from '../../../src/engine/chapters.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import { chartWords } from '../../../src/games/jenkins-ear/chart/words.ts';
import { books } from '../../../src/games/jenkins-ear/messages/books.ts';
import { renderReportPdf } from '../../../src/reports/pdf/report.ts';
import { examplesFor, fitted } from '../../../src/table/examples.ts';
import { readPdf } from '../../reports/pdf-reader.ts';
import { stages } from '../../table/stages.ts';
import { howToIn } from '../../told.ts';

test.each([
  'fr',
  'es',
] as const)('what is decided for a player is ordered otherwise in his own words (%s)', (language) => {
  let orders = 0;
  for (const { record, stood, due, call } of stages('jenkins-ear/war', 2, 'classic', 2)) {
    for (const seat of due) {
      const { story } = fitted(examplesFor(record, stood, seat, language), call(seat, language));
      const rows = blocksOf(story.chapters, 'rows').flatMap((block) => block.rows);
      for (const { order } of rows) {
        if (order === undefined) continue;
        expect(order).not.toMatch(/\b(?:STANDING|ORDER|LAND|deception|frigate|cheapest)\b/);
        orders++;
      }
    }
  }
  expect(orders).toBeGreaterThan(10);
});

test('funds on their tracks and points to spend are one sum, in every letter', () => {
  let due = 0;
  for (const stage of stages('jenkins-ear/war', 2, 'classic', 3)) {
    for (const seat of stage.due) {
      const { story } = stage.report(seat, 'en') ?? stage.call(seat, 'en');
      const stand = (story.plan?.stand ?? []).map(plainWords).join(' ');
      const spend = Number(stand.match(/Funds: (\d+) points? to spend/)?.[1] ?? Number.NaN);
      if (Number.isNaN(spend)) continue;
      const [score] = blocksOf(story.chapters, 'score');
      const more = Number(score?.name.match(/our (\d+) of the turn still to come/)?.[1] ?? 0);
      const track = talliesIn(story.chapters).find(({ side }) => side === seat);
      expect(Number(track?.text) + more).toBe(spend);
      due += more;
    }
  }
  expect(due).toBeGreaterThan(0);
});

test('who has not had his phase yet is not said to have bought nothing', () => {
  const told: string[] = [];
  for (const { stood, due, call, report } of stages('jenkins-ear/war', 2, 'classic', 6)) {
    if (stood.waiting?.needs[0]?.call !== 'combat' || !due.includes('english')) continue;
    told.push((report('english', 'en') ?? call('english', 'en')).story.summary.map(plainWords).join(' '));
  }
  expect(told).not.toEqual([]);
  for (const summary of told) expect(summary).toContain('The Spanish have yet to buy.');
});

test('a fight that takes no hit or one is told so', () => {
  const facts = { ours: true, who: '', dice: 7, theirs: 0, percent: 100 };
  const told = (language: 'en' | 'fr' | 'es', at: 'sea' | 'shore', beat: number) =>
    books[language](`fight.${at}`, { ...facts, beat });
  expect(told('fr', 'shore', 0)).toBe(
    'À terre : nos dés 7, les leurs 0 ; rien n’y peut tenir, il ne faut aucun coup au but, et l’hexagone est pris 100 fois sur 100.',
  );
  for (const language of ['en', 'fr', 'es'] as const) {
    expect(told(language, 'shore', 0)).not.toMatch(/\b0 (?:hits|coup|impacto)/);
    expect(told(language, 'sea', 1)).not.toMatch(/\b1 (?:of|pion|ficha)/);
    expect(told(language, 'sea', 0)).not.toMatch(/\b0 (?:of|pion|ficha)/);
  }
});

test('French joins the names of places to the words before them', () => {
  expect(chartWords.fr.frame('Acapulco')).toBe("Autour d'Acapulco");
  const say = books.fr;
  expect(say('contest.repulsed', { place: 'Acapulco' })).toBe("L'attaque d'Acapulco est repoussée.");
  expect(say('title.captured', { place: 'Martinique', more: 0 })).toBe('Prise de la Martinique');
  expect(say('funds.captured', { port: 'Acapulco' })).toBe("prise d'Acapulco");
});

test('points that a full track cannot hold, and those that hang on ports, are told beside the sum', () => {
  const facts = { n: 100, unpaid: true, kept: 82, income: 35, theirs: 10, enemy: 'x' };
  const told = (language: 'en' | 'fr' | 'es', lost: number, hangs: boolean) =>
    books[language]('stand.funds', { ...facts, lost, hangs });
  expect(told('en', 17, true)).toBe(
    'Funds: 100 points to spend (82 kept + 35 income as the ports lie, 17 lost); x 10.',
  );
  expect(told('en', 0, false)).toBe('Funds: 100 points to spend (82 kept + 35 income); x 10.');
  expect(told('fr', 17, true)).toContain('(82 gardés + 35 entrés, les ports restant tels, 17 perdus)');
  expect(told('es', 17, true)).toContain('(82 de antes + 35 nuevos, con los puertos de ahora, 17 perdidos)');
});

test('pictures of places stand under no heading of fights, and one of an empty sea says so', async () => {
  const marks: string[] = [];
  for (const { due, report } of stages('jenkins-ear/war', 2, 'classic', 3)) {
    const letter = due.includes('english') ? report('english', 'en') : null;
    if (letter && letter.story.map.frames.length > 1)
      marks.push(...readPdf(await renderReportPdf(letter, { paper: 'a4' })).bookmarks);
  }
  expect(marks).toContain('The chart closer');
  expect(marks).not.toContain('Fights');
  expect(chartWords.en.alt('')).toBe('Sea chart. No stack lies here.');
  expect(chartWords.fr.alt('')).toBe('Carte marine. Aucune pile ici.');
  expect(chartWords.es.alt('')).toBe('Carta marina. Aquí no hay ninguna pila.');
});

test('a stack of one is told by its counter, and a garrison by the code the letter lists', () => {
  const facts = { enemy: 'x', n: 1, top: 'y' };
  expect(books.fr('log.stack', facts)).toBe('une pile x d’un pion, y dessus');
  expect(books.es('log.stack', facts)).toBe('una pila x de una ficha, y encima');
  expect(books.en('log.stack', facts)).toBe('x stack of one, y on top,');
  const [first] = [...stages('jenkins-ear/war', 2, 'classic', 1)].filter(({ due }) => due.includes('spanish'));
  if (!first) throw new Error('the Spanish never set up');
  const { story } = fitted(examplesFor(first.record, first.stood, 'spanish', 'en'), first.call('spanish', 'en'));
  expect(howToIn(story).map(({ form }) => form)).toContain('GARRISON soldiers-16 AT havana');
});
