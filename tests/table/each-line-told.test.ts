/** Each line of a mail has one fate, and its writer is told which. */
import { expect, test } from 'vitest';
import type { Language } from '../../src/engine/contract.ts';
import { plainWords } from '../../src/engine/phrase.ts';
import { acknowledge } from '../../src/orders/acknowledge.ts';
import { diagnosticWords } from '../../src/orders/say.ts';
import { renderAcknowledgement } from '../../src/reports/index.ts';
import { type AcknowledgementFacts, acknowledgementOf } from '../../src/table/acknowledgement.ts';
import { draft } from '../../src/table/draft.ts';
import { position } from '../games/assault.ts';
import { AROUND, type Stage, stages, stagesFrom } from './stages.ts';

const OPENING = [...stages('savannah/assault', 2, 'classic', 1)].find(({ due }) => due[0] === 'allied') as Stage;
const NOTHING = { orders: null, standing: [], ready: false };
const MARCHES = ['MOVE avant-garde TO 1405', 'MOVE armagnac TO 1406', 'STANDING ADVANCE none'];

const FACTS: AcknowledgementFacts = {
  seat: 'allied',
  language: 'en',
  label: 'Savannah 7',
  turn: 16,
  deadline: null,
  received: null,
  replaces: null,
};

const fatesOf = (lines: readonly string[], refused: string | null = null): string[] => {
  const { record, stood } = OPENING;
  const { drafted } = draft(record, stood, 'allied', lines.join('\n'), NOTHING, { refused });
  const told = acknowledge(drafted, diagnosticWords('en', record.game.messages), [], []);
  return told.lines.map(({ line, tag, text, note }) => [line, tag, text, plainWords(note)].join(' ')).concat(told.mend);
};

test('what CANCEL takes out of its own mail is told as that', () => {
  expect(fatesOf([...MARCHES, 'CANCEL armagnac'])).toContain(
    '2 replaced MOVE armagnac TO 1406 Cancelled by your line 4.',
  );
  expect(fatesOf([...MARCHES, 'CANCEL STANDING s1'])).toContain(
    '3 replaced STANDING ADVANCE none Cancelled by your line 4.',
  );
});

test('what YES brings counts as its own line, beside which every other keeps its number', () => {
  const fates = fatesOf(['YES 16', 'CANCEL armagnac', 'READY'], ['', '', ...MARCHES].join('\n'));
  expect(fates.map((fate) => fate.split(' ').slice(0, 3).join(' '))).toEqual([
    '1 accepted YES',
    '1 accepted MOVE',
    '1 replaced MOVE',
    '1 accepted STANDING',
    '2 accepted CANCEL',
    '3 accepted READY',
  ]);
});

test('READY, alone too, is told who stays beside an enemy and must attack him', () => {
  const beset = '1404 br-a, scr-2; 1408 hainault; 1504 fraser-2; 1604 ra-2; 1605 avant-garde, champagne; 1705 ra-3';
  const stage = [...stagesFrom('savannah/assault', position(beset, { turn: 17, ordinal: 2 }), 'full', 1)].find(
    ({ stood }) => stood.waiting?.address === 't17/allies/movement/movement@allies',
  );
  if (!stage) return expect.fail('no such call');
  const { record, stood } = stage;
  const said =
    /The Avant-Garde and the Chasseurs of Champagne: beside the enemy in 1504, 1604 and 1705, whoever holds must attack\./;
  const told = (line: string, alone: string | null): string => {
    const first = draft(record, stood, 'allied', line, NOTHING);
    const onFile = { ...NOTHING, orders: first.drafted.orders };
    const made = alone === null ? first : draft(record, stood, 'allied', alone, onFile);
    return renderAcknowledgement(acknowledgementOf(record, made, FACTS)).text.replace(/\s+/g, ' ');
  };
  expect(told('HOLD hainault\nREADY', null)).toMatch(said);
  expect(told('HOLD hainault', 'READY')).toMatch(said);
  expect(told('HOLD hainault', 'UNREADY')).not.toMatch(said);
  for (const line of ['HOLD avant-garde, champagne', 'BREAK avant-garde, champagne TO 1506'])
    expect(told(line, 'READY'), line).not.toMatch(said);
});

test('YES changes what its lines name and leaves the rest of the book, as its offer says', () => {
  const { record, stood } = OPENING;
  const book = draft(record, stood, 'allied', 'HOLD hainault\nHOLD armagnac\nREADY', NOTHING).drafted;
  const older = 'MOVE armagnac TO 1405\nMOVE avant-garde TO 1405';
  const { drafted } = draft(record, stood, 'allied', 'YES 16', book, { refused: older });
  expect(drafted).toMatchObject({ book: 'amended', ready: false });
  const orders = (drafted.orders ?? []).map(({ canonical }) => canonical);
  expect(orders).toEqual(['HOLD hainault', 'MOVE armagnac TO 1405', 'MOVE avant-garde TO 1405']);
  const offer = draft(record, stood, 'allied', older, book, { answersTurn: 15 });
  expect(offer.tried?.orders).toHaveLength(3);
  const told = renderAcknowledgement(acknowledgementOf(record, offer, FACTS)).text.replace(/\s+/gu, ' ');
  expect(told).toContain('YES 16 What these lines do not name stays in your book; READY is to be given again.');
  const ready = draft(record, stood, 'allied', `${older}\nREADY`, book, { answersTurn: 15 });
  expect(renderAcknowledgement(acknowledgementOf(record, ready, FACTS)).text).not.toContain('given again');
});

test('CHECK that answers an older letter is the check of what its lines would be now, with the odds, and books nothing', () => {
  const { record, stood } = OPENING;
  const book = draft(record, stood, 'allied', 'HOLD hainault\nHOLD armagnac', NOTHING).drafted;
  const lines = 'MOVE avant-garde TO 1405\nATTACK 1404 WITH avant-garde';
  const older = draft(record, stood, 'allied', `CHECK\n${lines}`, book, { answersTurn: 15 });
  const newest = draft(record, stood, 'allied', `CHECK\n${lines}`, book, { answersTurn: 16 });
  const { inForce, gone, lines: fates } = newest.drafted;
  expect(older.drafted).toMatchObject({ verdict: 'checked', refusal: null, inForce, gone, lines: fates });
  expect(inForce.some(({ notes }) => notes.some(({ odds }) => odds !== undefined))).toBe(true);
  expect(older.tried).toBeNull();
  const told = renderAcknowledgement(acknowledgementOf(record, older, FACTS)).text.replace(/\s+/gu, ' ');
  expect(told).toContain(
    'You answered a letter of turn 15, which is over; turn 16 is open, on which your lines are checked. What is on file',
  );
  expect(told).toContain('CHECKED ONLY: NOTHING SAVED.');
  expect(told).not.toContain('YES 16');
});

test('a line that the book has already is told where it stands now: above those of the mail that follow it', () => {
  const { record, stood } = OPENING;
  const book = draft(record, stood, 'allied', 'MOVE avant-garde TO 1405\nMOVE armagnac TO 1406', NOTHING).drafted;
  const made = draft(record, stood, 'allied', 'AMEND\nMOVE avant-garde TO 1405\nHOLD hainault', book);
  expect((made.drafted.orders ?? []).map(({ canonical }) => canonical)).toEqual([
    'MOVE armagnac TO 1406',
    'MOVE avant-garde TO 1405',
    'HOLD hainault',
  ]);
  const told = renderAcknowledgement(acknowledgementOf(record, made, FACTS)).text.replace(/\s+/gu, ' ');
  expect(told).toContain(
    'Your book has this line already, and it counts once, now below what this mail does not name.',
  );
});

test('what is written is not echoed where only accents, case or the word before a place differ, in a trial neither', () => {
  const { record, stood } = OPENING;
  const echo = (text: string, about = {}): string => {
    const made = draft(record, stood, 'allied', text, NOTHING, { language: 'fr', ...about });
    return renderAcknowledgement(acknowledgementOf(record, made, { ...FACTS, language: 'fr' })).text;
  };
  expect(echo('marcher avant-garde A 1405')).not.toContain('Vous avez écrit');
  expect(echo('marcher avant-garde A 1405', { answersTurn: 15 })).not.toContain('Vous avez écrit');
  expect(echo('marcher VERS 1405 avant-garde')).toContain('Vous avez écrit');
});

test('YES to a mail that was a CHECK checks and books nothing', () => {
  const { record, stood } = OPENING;
  const { drafted } = draft(record, stood, 'allied', 'YES 16', NOTHING, { refused: 'CHECK\nHOLD hainault' });
  expect(drafted).toMatchObject({ verdict: 'checked', orders: null });
  expect(drafted.inForce.map(({ order }) => order.canonical)).toEqual(['HOLD hainault']);
});

test('a mail that gives what was checked gives none of its wrong lines, and READY only where it says so itself', () => {
  const { record, stood } = OPENING;
  const { turn, call } = { turn: stood.waiting?.printed ?? 0, call: 'movement' };
  const wrong = 'MOVE champagne, 2 avants, destaing TO 1405';
  const given = (right: string, ...lines: string[]) =>
    draft(record, stood, 'allied', ['Yes', ...lines].join('\n'), NOTHING, {
      answersTurn: turn,
      answersCall: call,
      shown: { text: [right, wrong, 'READY'].join('\n'), without: [2] },
    }).drafted;
  const mended = given('MOVE armagnac TO 1406', 'MOVE champagne, avant-garde, destaing TO 1405');
  expect(mended.lines.filter(({ outcome }) => outcome === 'error')).toEqual([]);
  expect(mended).toMatchObject({ verdict: 'counts', ready: false });
  expect(mended.inForce.map(({ order }) => order.canonical)).toEqual([
    'MOVE armagnac TO 1406',
    'MOVE champagne, avant-garde, destaing TO 1405',
  ]);
  const ready = given('HOLD hainault', 'READY');
  expect(ready.lines.filter(({ outcome }) => outcome === 'error')).toEqual([]);
  expect(ready).toMatchObject({ verdict: 'counts', ready: true });
  expect(ready.inForce.map(({ order }) => order.canonical)).toEqual(['HOLD hainault']);
});

test('of an order that several lines replace for which one YES stands that line is told once', () => {
  const { record, stood } = OPENING;
  const book = draft(record, stood, 'allied', 'MOVE avant-garde, champagne TO 1405', NOTHING).drafted;
  const { drafted } = draft(record, stood, 'allied', 'Yes', book, {
    answersTurn: stood.waiting?.printed ?? 0,
    answersCall: 'movement',
    shown: { text: 'AMEND\nHOLD avant-garde\nHOLD champagne' },
  });
  expect(drafted.gone.map(({ order, by }) => [order.canonical, by])).toEqual([
    ['MOVE avant-garde, champagne TO 1405', [1]],
  ]);
});

test('a standing order that is gone is told without the time of a book, and where none is left none is said to run', () => {
  const { record, stood } = OPENING;
  const book = draft(record, stood, 'allied', 'HOLD hainault\nSTANDING ADVANCE none', NOTHING).drafted;
  const time = { date: '2026-11-28', time: '13:36', zone: 'Europe/Paris', offset: 60 } as never;
  const told = (text: string) => {
    const made = draft(record, stood, 'allied', text, book);
    return acknowledgementOf(record, made, { ...FACTS, replaces: time });
  };
  expect(told('CANCEL hainault\nCANCEL STANDING').gone?.map(({ came }) => came)).toEqual([time, null]);
  expect(answerTo('en', 'UNREADY')).toContain('You have no orders in: all goes as the letter says.');
  expect(answerTo('en', 'STANDING ADVANCE none')).toContain(
    'standing orders run, and the rest goes as the letter says.',
  );
  expect(answerTo('en', 'STANDING ADVANCE none')).toContain('The lead of a won attack must go in all the same');
});

test('a wrong line that YES brings is mended where it is', () => {
  expect(fatesOf(['READY', 'YES 16'], 'HOLD hainault\nMOVE armganac TO 1405')).toContain('MOVE armagnac TO 1405');
});

/** The letter that answers a mail of these lines, as one line. */
function answerTo(language: Language, ...lines: string[]): string {
  const { record, stood } = OPENING;
  const made = draft(record, stood, 'allied', lines.join('\n'), NOTHING, { language });
  return renderAcknowledgement(acknowledgementOf(record, made, { ...FACTS, language })).text.replace(/\s+/gu, ' ');
}

test.each([
  ['en', 'The READY you had given no longer holds'],
  ['fr', 'Le PRÊT que vous aviez donné ne vaut plus'],
  ['es', 'El LISTO que había dado ya no vale'],
] as const)('in %s a READY that orders sent since have ended is told at the head, one taken back is not', (language, said) => {
  const { record, stood } = OPENING;
  const book = draft(record, stood, 'allied', 'MOVE avant-garde TO 1405\nREADY', NOTHING).drafted;
  const answer = (text: string): string => {
    const made = draft(record, stood, 'allied', text, book, { language });
    const { text: letter } = renderAcknowledgement(acknowledgementOf(record, made, { ...FACTS, language }));
    return letter.replace(/\s+/gu, ' ');
  };
  const told = answer('AMEND\nHOLD hainault');
  expect(told).toContain(said);
  expect(told.indexOf(said)).toBeLessThan(told.indexOf('avant-garde'));
  expect(answer('AMEND\nMOVE nobody TO 1405\nHOLD hainault\nREADY')).toContain(said);
  for (const none of ['UNREADY', 'AMEND\nHOLD hainault\nREADY', 'CHECK\nHOLD hainault', 'MOVE nobody TO 1405'])
    expect(answer(none), none).not.toContain(said);
});

test('what brings back what is gone is offered while there is time, and not beside orders that run now', () => {
  const { record, stood } = OPENING;
  const book = draft(record, stood, 'allied', 'MOVE avant-garde TO 1405', NOTHING).drafted;
  const made = draft(record, stood, 'allied', 'HOLD hainault\nREADY', book);
  const model = acknowledgementOf(record, made, FACTS);
  expect(model.regain).toEqual(['AMEND', 'MOVE avant-garde TO 1405']);
  const [deadline, waited] = [AROUND.local, ['British']];
  const partsOf = (others: readonly string[]): readonly string[] => {
    const { text, html } = renderAcknowledgement({ ...model, deadline, waited: others });
    return [text, html];
  };
  for (const part of partsOf([])) expect(part).not.toContain('To have back what can come back');
  for (const part of partsOf(waited)) expect(part).toContain('To have back what can come back');
});

test('READY is told as a line of its own: kept beside an error, not given with CHECK; lines come as they were written', () => {
  const kept = answerTo('en', 'MOVE armganac TO 1405', 'HOLD hainault', 'READY');
  expect(kept).toMatch(/1 ERROR MOVE armganac TO 1405.* 3 kept READY/);
  expect(answerTo('en', 'CHECK', 'HOLD hainault', 'READY')).toContain('3 - READY Not given: CHECK saves nothing.');
  const moved = answerTo('en', 'MOVE armganac TO 1405', 'MOVE avant-garde TO 1405', 'SAME');
  expect(moved).toMatch(/1 ERROR MOVE armganac.* 3 ERROR SAME/);
});

test.each([
  ['en', 'I think we are ready', 'Did you mean READY?'],
  ['en', 'The guns are ready', 'Did you mean READY?'],
  ['en', 'Done, thanks', 'Did you mean READY?'],
  ['fr', "Non finalement je garde l'escadre entière. PRÊT", 'Vouliez-vous dire PRÊT ?'],
  ['fr', 'Je crois que je suis prêt', 'Vouliez-vous dire PRÊT ?'],
  ['fr', 'Terminé', 'Vouliez-vous dire PRÊT ?'],
  ['fr', 'C’est tout pour moi.', 'Vouliez-vous dire PRÊT ?'],
  ['es', 'Creo que estoy listo.', '¿Quiso decir LISTO?'],
] as const)('in %s “%s” is not taken as READY, and the word it wants is said', (language, said, hint) => {
  for (const lines of [[said], [said, 'MOVE avant-garde TO 1405']]) {
    const { drafted } = draft(OPENING.record, OPENING.stood, 'allied', lines.join('\n'), NOTHING, { language });
    expect(drafted.ready).toBe(false);
    expect(answerTo(language, ...lines)).toContain(hint);
  }
});

test.each([
  'Prête',
  'prêts !',
  'ok pret',
  'C’est bon pour moi, prêt !',
  'Pas la peine d’attendre, c’est bon, prêt',
  'ok ready',
  "That's it, ready!",
  'No need to wait, ready',
  'Lista',
  'Vale, listos',
  'READY please, no more changes',
  'Listo, gracias, sin más cambios',
  'Prêt, plus de changements',
  "I'm ready",
  'OK, we are ready to go now',
  'Looks good, go! READY',
  'Thank you, all good, ready',
  'C’est pret !',
  'Voilà, je suis prête',
  'Nous sommes prêts !',
  'J’ai terminé, prêt',
  'Estoy listo.',
])('“%s” is READY', (said) => {
  const { drafted } = draft(OPENING.record, OPENING.stood, 'allied', said, NOTHING);
  expect(drafted).toMatchObject({ verdict: 'counts', ready: true });
});

test.each(['Bonjour à tous !', 'Hola a todos', 'Hello everybody!'])('the greeting “%s” is talk', (said) => {
  for (const { record, stood } of stages('jenkins-ear/war', 2, 'classic', 1)) {
    const { lines } = draft(record, stood, 'spanish', said, NOTHING).drafted;
    expect(lines).toMatchObject([{ outcome: 'ignored' }]);
    return;
  }
});

test.each(['check please', 'Vérifier svp', 'comprobar, por favor'])('“%s” checks, and says nothing else', (said) => {
  const { drafted } = draft(OPENING.record, OPENING.stood, 'allied', `${said}\nHOLD hainault`, NOTHING);
  expect(drafted).toMatchObject({ verdict: 'checked', lines: [{ outcome: 'asked' }, { outcome: 'accepted' }] });
});

test.each([
  'pas prête',
  'not ready yet',
  'ready?',
  'ok, prêt ?',
  'are you ready',
  'est-il prêt',
  'Terminé',
  'Pas encore prêts, pas la peine d’attendre',
  'Vale, no listos',
  'No need to wait, not ready',
  'OK, ready tomorrow',
  'No more changes when I am ready',
])('“%s” is not', (said) => {
  const { drafted } = draft(OPENING.record, OPENING.stood, 'allied', said, NOTHING);
  expect(drafted.ready).toBe(false);
});

test.each([
  ['en', 'I think I am ready', 'Did you mean READY? Then write READY alone'],
  ['fr', 'Je crois que je suis prête', 'Vouliez-vous dire PRÊT ? Alors écrivez PRÊT seul'],
  ['es', 'Creo que estoy lista', '¿Quiso decir LISTO? Entonces escriba LISTO solo'],
] as const)('in %s the verdict asks at the head whether “%s” was READY', (language, said, asked) => {
  const answer = answerTo(language, said, 'MOVE avant-garde TO 1405');
  expect(answer.indexOf(asked)).toBeGreaterThan(0);
  expect(answer.indexOf(asked)).toBeLessThan(answer.indexOf('avant-garde'));
});

test.each([
  ['en', 'I think we are ready'],
  ['fr', 'Mes hommes sont prêts !'],
  ['es', 'Creo que estoy listo.'],
] as const)('where a READY is kept, in %s “%s” lets it count', (language, said) => {
  const kept = { ...NOTHING, readyKept: true };
  const { drafted } = draft(OPENING.record, OPENING.stood, 'allied', said, kept, { language });
  expect(drafted).toMatchObject({ verdict: 'counts', ready: true, readyKept: false });
  const talk = draft(OPENING.record, OPENING.stood, 'allied', 'What a day, thanks', kept, { language });
  expect(talk.drafted).toMatchObject({ ready: false, readyKept: true });
});

test('what is said before a READY that lets a kept one count has a fate of its own', () => {
  const kept = { ...NOTHING, readyKept: true };
  const line = "D'accord, laissez tomber beekman. Prêt";
  const { drafted } = draft(OPENING.record, OPENING.stood, 'allied', line, kept, { language: 'fr' });
  expect(drafted).toMatchObject({ verdict: 'counts', ready: true });
  const told = acknowledge(drafted, diagnosticWords('fr', OPENING.record.game.messages), [], []);
  expect(told.lines.map(({ line: at, tag, text }) => [at, tag, text])).toEqual([
    [1, 'ignored', "D'accord, laissez tomber beekman."],
    [1, 'accepted', 'Prêt'],
  ]);
});

test.each([
  'Yes, for turn 16',
  'yes turn 16',
  'Oui, pour le tour 16',
  'Sí, para el turno 16',
  'Yes please, 16',
])('“%s” takes the mail that answered an older letter', (said) => {
  const taken = fatesOf([said], MARCHES.join('\n')).map((fate) => fate.split(' ').slice(0, 5).join(' '));
  expect(taken).toContain('1 accepted MOVE armagnac TO');
});

test.each([
  ['en', 'Yes!', 'Nothing here waits for a YES: write what you mean, READY or'],
  ['fr', 'Oui, merci', 'Rien n’attend ici un OUI'],
  ['en', 'ok', 'Nothing here waits for a YES: write what you mean, READY or'],
  ['fr', 'Oui d’accord', 'Rien n’attend ici un OUI'],
  ['fr', 'd’accord', 'Rien n’attend ici un OUI'],
  ['es', 'Sí.', 'Nada espera aquí un SÍ'],
] as const)('in %s “%s” to the question whether READY was meant is READY, and to nothing is told so', (language, said, told) => {
  const about = { language, asksReady: true };
  const { drafted } = draft(OPENING.record, OPENING.stood, 'allied', said, NOTHING, about);
  expect(drafted.ready).toBe(true);
  expect(answerTo(language, said).replaceAll('\u202f', ' ')).toContain(told);
});

test.each([
  'I am not ready yet',
  "I'll be ready tomorrow",
  'Je ne suis pas prêt',
  'No estoy listo todavía',
  'Ready for anything, the men stand by their guns tonight',
])('“%s” gets no such hint', (said) => {
  expect(answerTo('en', said, 'MOVE avant-garde TO 1405')).not.toContain('Did you mean');
});

test.each([
  ['fr', 'CE QUI EST RETIRÉ', /1 ordre en vigueur, 1 retiré\./],
  ['es', 'LO QUE SE RETIRA', /1 orden en vigor, 1 retirada\./],
] as const)('in %s orders that a mail takes out are said to be withdrawn, not to have left', (language, title, count) => {
  const [stage] = stages('pensacola/assault', 2, 'classic', 1);
  const { record, stood, due } = stage as Stage;
  const [seat = ''] = due;
  const answer = (line: string, onFile: Parameters<typeof draft>[4]) =>
    draft(record, stood, seat, line, onFile, { language });
  const names = answer('READY', NOTHING).names.filter(({ type, own, place }) => type === 'unit' && own && place);
  const [first, second] = names.map(({ id }) => `HOLD ${id}`);
  const made = answer(second ?? '', answer(first ?? '', NOTHING).drafted);
  const { text } = renderAcknowledgement(acknowledgementOf(record, made, { ...FACTS, seat, language, turn: 1 }));
  expect(text).toContain(title);
  expect(text.replace(/\s+/g, ' ')).toMatch(count);
});

test.each([
  [
    'en',
    /1 of 4 MP\. .*2 of 4 MP\. In a zone of control/,
    ['In a zone of control', 'ATTACK says', 'Enemy guns bear', 'Stands before our guns'],
  ],
  [
    'fr',
    /1 PM sur 4\. .*2 PM sur 4\. Dans une zone/,
    ['Dans une zone de contrôle', 'ATTAQUER dit', 'Des canons ennemis', 'Masque nos canons'],
  ],
] as const)('what a march is told of each of its units alike is said once, in %s', (language, apart, once) => {
  // By these dice nobody else stands beside an enemy, of which the book as a whole would tell in the same words.
  const game = stages('savannah/assault', 2, 'classic', 2, undefined, 'a1'.repeat(32));
  const { record, stood } = [...game].find(({ due }) => due.includes('british')) as Stage;
  const made = draft(record, stood, 'british', 'MOVE nyv, njv-3 TO 1906', NOTHING, { language });
  const facts = { ...FACTS, seat: 'british', language };
  const text = renderAcknowledgement(acknowledgementOf(record, made, facts)).text.replace(/\s+/g, ' ');
  expect(text).toMatch(apart);
  expect(once.map((words) => text.split(words).length - 1)).toEqual(once.map(() => 1));
});
