import { describe, expect, it } from 'vitest';
import { zones } from '../../src/campaign/house/zones.ts';
import { plainWords } from '../../src/engine/phrase.ts';
import { acknowledge } from '../../src/orders/acknowledge.ts';
import { draftBook } from '../../src/orders/book/draft-book.ts';
import { differs } from '../../src/orders/book/lines.ts';
import type { Drafted, Due, OnFile } from '../../src/orders/book/types.ts';
import { readOrders } from '../../src/orders/read.ts';
import { diagnosticWords, sayDiagnostic } from '../../src/orders/say.ts';
import { verdictsAt } from '../rehearsal/verdicts.ts';
import { game, grammar, order, view } from './grammar.ts';

const rehearse = verdictsAt(game, { ...game.setup(), turn: 17, ordinal: 2 }, 'british');
const NOTHING: OnFile = { orders: null, standing: [], ready: false };
const DUE: Due = { games: ['savannah-7'], seats: ['british'], turn: 16, calls: ['movement'], later: ['combat'] };

function draft(text: string, onFile: OnFile = NOTHING, due: Due = DUE): Drafted {
  return draftBook(readOrders(text, grammar), onFile, {
    grammar,
    due,
    zones,
    rehearse,
    merges: game.merges,
  });
}

const lines = (drafted: OnFile | Drafted): string[] =>
  (drafted.orders ?? []).map((order) => `${order.id} ${order.canonical}`);
const standing = (drafted: OnFile): string[] => drafted.standing.map((order) => `${order.id} ${order.canonical}`);

/** All that is said of the lines of a mail. */
const saidIn = ({ lines }: Drafted): string[] =>
  lines.flatMap(({ diagnostics }) =>
    diagnostics.map((one) => plainWords(sayDiagnostic(diagnosticWords('en', game.messages), one))),
  );

/** The lines that a letter offers for those that are wrong. */
const mendOf = (drafted: Drafted): readonly string[] =>
  acknowledge(drafted, diagnosticWords('en', game.messages), [], []).mend;

const FIRST = draft('HOLD fraser-2, tawes\nMOVE kfr TO 1403\nSTANDING RETREAT HQ\nSTANDING FIRE NEAREST\nREADY');

describe('what a mail means for the book', () => {
  it('one accepted order of the open call replaces the book; standing orders are a second book', () => {
    const next = draft('MOVE fraser-1 TO 1404', FIRST);
    expect(next).toMatchObject({ verdict: 'counts', book: 'replaced', ready: false });
    expect(lines(next)).toEqual(['o1 MOVE fraser-1 TO 1404']);
    expect(standing(next)).toEqual(['s1 STANDING RETREAT HQ', 's2 STANDING FIRE nearest']);
  });

  it('a mail with nothing right leaves everything as it was', () => {
    const next = draft('MOVE grahm TO 1404\nMOVE destaing TO 1404', FIRST);
    expect(next).toMatchObject({ verdict: 'nothing', book: 'kept', ready: true });
    expect(lines(next)).toEqual(lines(FIRST));
  });

  it('AMEND changes only the units it names; a wrong line leaves their old order', () => {
    const next = draft('AMEND\nMOVE tawes TO 1503\nMOVE kfr TO 9999', FIRST);
    expect(next.book).toBe('amended');
    expect(lines(next)).toEqual(['o1 HOLD fraser-2', 'o2 MOVE kfr TO 1403', 'o3 MOVE tawes TO 1503']);
  });

  it('AMEND with a line in the place of another of its verb leaves it where that stood, but below what the mail says above', () => {
    const first = draft('MOVE kfr TO 1403\nMOVE fraser-1 TO 1404\nHOLD tawes, fraser-2');
    const rest = 'HOLD tawes, fraser-2';
    expect(lines(draft('AMEND\nMOVE kfr TO 1502', first))).toEqual([
      'o1 MOVE kfr TO 1502',
      'o2 MOVE fraser-1 TO 1404',
      `o3 ${rest}`,
    ]);
    expect(lines(draft('AMEND\nMOVE fraser-1 TO 1504\nMOVE kfr TO 1502', first))).toEqual([
      'o1 MOVE fraser-1 TO 1504',
      'o2 MOVE kfr TO 1502',
      `o3 ${rest}`,
    ]);
    // What is said of one of those in a line that stays goes behind all.
    expect(lines(draft('AMEND\nMOVE tawes TO 1503', first)).slice(2)).toEqual([
      'o3 HOLD fraser-2',
      'o4 MOVE tawes TO 1503',
    ]);
  });

  it('AMEND with a plain line for all the units of a line on a condition takes its place', () => {
    const first = draft('IF ENEMY IN 1505 HOLD tawes ELSE MOVE tawes TO 1503\nHOLD fraser-2');
    expect(lines(first)).toHaveLength(2);
    const next = draft('AMEND\nMOVE tawes TO 1503', first);
    expect(next.lines.map(({ outcome }) => outcome)).toEqual(['asked', 'accepted']);
    expect(lines(next)).toEqual(['o1 HOLD fraser-2', 'o2 MOVE tawes TO 1503']);
    expect(next.gone.map(({ order }) => order.canonical)).toEqual([
      'IF ENEMY IN 1505 HOLD tawes ELSE MOVE tawes TO 1503',
    ]);
    expect(lines(draft('AMEND\nMOVE kfr TO 1403', first))).toHaveLength(3);
  });

  it('AMEND with a line that the book has puts it where it is said now and says so; no such line is proposed', () => {
    const next = draft('AMEND\nMOVE tawes TO 1503\nMOVE kfr TO 1403\nMOVE fraser-2 TO 1404', FIRST);
    expect(lines(next)).toEqual(['o1 MOVE tawes TO 1503', 'o2 MOVE kfr TO 1403', 'o3 MOVE fraser-2 TO 1404']);
    expect(next.lines[2]?.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'said-already', facts: { counts: false, moved: true, twice: false } }),
    );
    expect(lines(draft('AMEND\nHOLD fraser-2, tawes', FIRST))).toEqual([
      'o1 MOVE kfr TO 1403',
      'o2 HOLD fraser-2, tawes',
    ]);
    const wrong = draft('AMEND\nMOVE frser-1 TO 1404', FIRST);
    expect(wrong.mend.map(({ canonical }) => canonical)).toEqual(['MOVE fraser-1 TO 1404']);
    expect(draft('AMEND\nMOVE frser-1 TO 1404', draft('MOVE fraser-1 TO 1404')).mend).toEqual([]);
  });

  it('a line that one mail says twice is told as that, and not as one of the book', () => {
    const next = draft('HOLD tawes, kfr\nHOLD tawes\nHOLD tawes');
    expect(lines(next)).toEqual(['o1 HOLD kfr', 'o2 HOLD tawes']);
    expect(next.lines[2]?.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'said-already', facts: { counts: false, moved: false, twice: true } }),
    );
  });

  it('LANGUAGE and TIMEZONE of a name that is none are wrong lines, whatever stands beside them', () => {
    const codes = (text: string) =>
      draft(text).lines.map(({ outcome, diagnostics: [found] }) => found?.code ?? outcome);
    expect(codes('STATUS\nLANGUE klingon\nFUSEAU Mars/Phobos')).toEqual([
      'asked',
      'unknown-language',
      'unknown-timezone',
    ]);
    expect(codes('LANGUAGE fr\nTIMEZONE europe/paris\nTIMEZONE US/Eastern')).toEqual(['asked', 'asked', 'asked']);
    expect(draft('TIMEZONE paris').lines[0]?.diagnostics[0]?.didYouMean).toBe('Europe/Paris');
  });

  it('CANCEL takes out a line, a unit, a verb, or everything', () => {
    expect(lines(draft('CANCEL o1', FIRST))).toEqual(['o1 MOVE kfr TO 1403']);
    expect(lines(draft('CANCEL tawes', FIRST))).toEqual(['o1 HOLD fraser-2', 'o2 MOVE kfr TO 1403']);
    expect(lines(draft('CANCEL MOVE kfr', FIRST))).toEqual(['o1 HOLD fraser-2, tawes']);
    expect(draft('CANCEL', FIRST)).toMatchObject({ verdict: 'counts', book: 'withdrawn', orders: null });
  });

  it('CANCEL STANDING takes out standing orders only', () => {
    expect(standing(draft('CANCEL STANDING s1', FIRST))).toEqual(['s2 STANDING FIRE nearest']);
    expect(standing(draft('CANCEL STANDING FIRE', FIRST))).toEqual(['s1 STANDING RETREAT HQ']);
    const all = draft('CANCEL STANDING', FIRST);
    expect(standing(all)).toEqual([]);
    expect(lines(all)).toEqual(lines(FIRST));
  });

  it('what the turn has carried out already is neither offered to be had back nor told to be judged', () => {
    const ran = { ...DUE, ran: new Set(['HOLD fraser-2, tawes']) };
    const next = draft('MOVE fraser-1 TO 1404', FIRST, ran);
    expect(next.regain.map(({ canonical }) => canonical)).toEqual(['MOVE kfr TO 1403']);
    const say = diagnosticWords('en', game.messages);
    const told = acknowledge(next, say, [], grammar.names);
    expect(told.gone[0]).toEqual({ text: 'HOLD fraser-2, tawes', note: 'Not in this mail; it has run already.' });
    const whyGone = (text: string): string | undefined =>
      acknowledge(draft(text, FIRST, ran), say, [], grammar.names).gone[0]?.note;
    const done = '; what it has done already stays done.';
    expect(whyGone('AMEND\nCANCEL HOLD fraser-2, tawes')).toBe(`Cancelled${done}`);
    expect(whyGone('AMEND\nMOVE fraser-2, tawes TO 1404')).toBe(`Replaced by your line 2${done}`);
    const amended = acknowledge(draft('AMEND\nMOVE fraser-1 TO 1404', FIRST, ran), say, [], grammar.names);
    expect(plainWords(amended.force[0]?.note ?? [])).toBe('It has run; it serves again where this turn asks.');
  });

  it('what no call asks for is on file for the turn while none is open', () => {
    const idle = draft('RALLY fraser-1\nATTACK 1404', NOTHING, { ...DUE, calls: [] });
    expect(idle.lines.map(({ keptFor }) => keptFor)).toEqual(['any-moment', 'combat']);
  });

  it('a line that a later one has lessened says so where the book shows it', () => {
    const book = draft('MOVE fraser-1, fraser-2 TO 1404\nHOLD fraser-2');
    const { force } = acknowledge(book, diagnosticWords('en', game.messages), [], grammar.names);
    expect(force[0]).toMatchObject({ text: 'MOVE fraser-1 TO 1404', line: 1 });
    expect(plainWords(force[0]?.note ?? [])).toMatch(/^In part replaced by your line 2; this is left of it\./);
  });

  it.each([
    ['CANCEL HOLD fraser-1', 'fraser-1', 'HOLD fraser-2, tawes'],
    ['CANCEL fraser-1\nCANCEL tawes', 'fraser-1 and tawes', 'HOLD fraser-2'],
    ['AMEND\nMOVE fraser-1 TO 1404\nMOVE tawes TO 1503', 'fraser-1 and tawes', 'HOLD fraser-2'],
  ])('what %s leaves of a line is told, with who was taken out', (mail, out, left) => {
    const book = draft('HOLD fraser-1, fraser-2, tawes\nHOLD kfr');
    const next = draft(`${mail}\nREADY`, book);
    const told = acknowledge(next, diagnosticWords('en', game.messages), [], grammar.names);
    expect(told.gone).toHaveLength(1);
    expect(told.gone[0]?.text).toBe('HOLD fraser-1, fraser-2, tawes');
    expect(told.gone[0]?.note).toMatch(
      new RegExp(`^Taken out by your lines? [0-9a-z ]+: ${out}\\. Still in force: ${left}\\.$`),
    );
    expect(lines(next)).toContain(`o1 ${left}`);
  });

  it('a CANCEL that leaves a part of a line in force keeps READY back; one of the whole line does not', () => {
    const book = draft('HOLD fraser-1, fraser-2\nHOLD kfr');
    const part = draft('CANCEL HOLD fraser-1\nREADY', book);
    expect(part).toMatchObject({ ready: false, readyKept: true });
    expect(saidIn(part)).toEqual([expect.stringContaining('Still in force: HOLD fraser-2.')]);
    const { lines: rows } = acknowledge(part, diagnosticWords('en', game.messages), [], grammar.names);
    expect(rows.map(({ tag }) => tag)).toEqual(['accepted', 'warning', 'kept']);
    expect(draft('READY', part)).toMatchObject({ ready: true, readyKept: false });
    expect(draft('CANCEL HOLD fraser-1, fraser-2\nREADY', book).ready).toBe(true);
    expect(draft('AMEND\nMOVE fraser-1 TO 1404\nREADY', book).ready).toBe(true);
  });

  it('READY waits where a mail without AMEND leaves out more orders than it brings, until that is said to be meant', () => {
    const book = draft('HOLD fraser-1\nHOLD kfr\nMOVE tawes TO 1503');
    const less = draft('MOVE fraser-2 TO 1404\nREADY', book);
    expect(less).toMatchObject({ book: 'replaced', ready: false, readyKept: true, leftOut: 3 });
    expect(draft('READY', less)).toMatchObject({ ready: true, readyKept: false, leftOut: 0 });
    expect(draft('MOVE fraser-2 TO 1404\nREADY', less)).toMatchObject({ ready: true });
    const back = ['AMEND', ...less.regain.map(({ canonical }) => canonical)].join('\n');
    expect(draft(back, less)).toMatchObject({ ready: true, readyKept: false });
    // A READY that is kept waits as one that is said.
    const kept = draft('AMEND\nMOVE ghost TO 1404\nREADY', book);
    expect(draft('MOVE fraser-2 TO 1404', kept)).toMatchObject({ ready: false, readyKept: true, leftOut: 3 });
    // Who speaks of what he takes out, or brings as much, means it.
    for (const meant of ['CANCEL', 'AMEND', 'HOLD kfr'])
      expect(draft(`${meant}\nMOVE fraser-2 TO 1404\nREADY`, book), meant).toMatchObject({ ready: true, leftOut: 0 });
  });

  it('a line on file that the mail makes impossible is told as its error, mended, and keeps READY back', () => {
    const book = draft('MOVE ra-4 TO 1403\nMOVE fraser-1 TO 1404\nMOVE scr-1 TO 1404');
    expect(book.orders).toHaveLength(3);
    const next = draft('AMEND\nHOLD ra-4\nREADY', book);
    expect(next).toMatchObject({ ready: false, readyKept: true });
    expect(next.inForce.map(({ order, lost }) => [order.canonical, lost])).toContainEqual([
      'MOVE scr-1 TO 1404',
      'whole',
    ]);
    const told = acknowledge(next, diagnosticWords('en', game.messages), [], grammar.names);
    expect(told.counts.errors).toBe(1);
    expect(told.rest.find(({ place }) => place === '1605')?.units).toContain('scr-1');
    expect(told.rest.flatMap(({ units }) => units)).not.toContain('fraser-1');
    const row = told.force.find(({ fails }) => fails);
    expect(plainWords(row?.note ?? [])).toMatch(
      /^It could be done before this mail, and because of it no longer can: 1404/,
    );
    expect(told.mend).toEqual(['AMEND', 'MOVE scr-1 TO 1504']);
    expect(draft(`${told.mend.join('\n')}\nREADY`, next)).toMatchObject({ ready: true });
    // What failed before the mail is none of its errors.
    expect(draft('AMEND\nHOLD kfr\nREADY', next)).toMatchObject({ ready: true });
  });

  it.each([
    ['IF TURN >= 19 HOLD kfr ELSE MOVE tawes TO 1503', ['kfr'], ['tawes']],
    ['IF TURN >= 19 MOVE tawes TO 1503', ['tawes'], []],
  ])('%s: who is named in the branch that is not followed stays where he is', (line, stay, go) => {
    const told = acknowledge(draft(line), diagnosticWords('en', game.messages), [], grammar.names);
    const resting = told.rest.flatMap(({ units }) => units);
    expect(resting).toEqual(expect.arrayContaining(stay));
    for (const unit of go) expect(resting).not.toContain(unit);
  });

  it('CANCEL takes out a conditional line that it says whole', () => {
    const book = draft('IF ENEMY IN 1404 HOLD kfr ELSE MOVE kfr TO 1403\nHOLD tawes');
    expect(lines(draft('CANCEL IF ENEMY IN 1404 HOLD kfr ELSE MOVE kfr TO 1403', book))).toEqual(['o1 HOLD tawes']);
    const other = draft('CANCEL IF ENEMY IN 1405 HOLD kfr', book);
    expect(other.lines[0]?.diagnostics).toMatchObject([{ code: 'nothing-to-cancel' }]);
  });

  it.each([
    'CANCEL navy',
    'annuler le SI ENNEMI EN 1404',
    'CANCEL the navy',
    'cancelar la consigna marina',
  ])('%s: what is not there is an error that is told once, changes nothing and holds READY back', (line) => {
    const next = draft(`${line}\nREADY`, { ...FIRST, ready: false });
    expect(next).toMatchObject({
      ready: false,
      readyKept: true,
      orders: FIRST.orders,
      lines: [{ outcome: 'error' }, {}],
    });
    const told = acknowledge(next, diagnosticWords('en', game.messages), [], grammar.names);
    expect(told.counts.errors).toBe(1);
    expect(told.lines.filter((row) => row.line === 1)).toHaveLength(1);
  });

  it.each([
    ['CANCEL line 2', 'MOVE kfr TO 1403'],
    ['annuler la ligne 2', 'MOVE kfr TO 1403'],
    ['cancelar la línea 2', 'MOVE kfr TO 1403'],
    ['CANCEL 12', null],
  ])('%s: the number of a line cancels nothing, and its writer is told what would', (line, order) => {
    const next = draft(line, FIRST);
    expect(next).toMatchObject({ verdict: 'nothing', orders: FIRST.orders });
    expect(next.lines[0]?.diagnostics).toMatchObject([{ severity: 'error', code: 'cancel-by-line' }]);
    expect(mendOf(next)).toEqual(order === null ? [] : ['AMEND', `CANCEL ${order}`]);
  });

  it.each([
    'HOLD navy\nCANCEL MOVE kfr\nREADY',
    'CANCEL MOVE kfr TO 1403\nREADY\nHOLD navy',
  ])('%j speaks of the book on file and changes it: what it does not name stays', (text) => {
    const next = draft(text, { ...FIRST, ready: false });
    expect(next).toMatchObject({ ready: true, book: 'amended', gone: [{ cancelled: true }] });
    expect(next.lines.every(({ outcome }) => outcome !== 'error')).toBe(true);
    expect(lines(next)).toEqual(['o1 HOLD fraser-2, tawes', 'o2 HOLD navy']);
  });

  it('CANCEL of a line that the mail itself has above, or of a standing order, leaves it a new book', () => {
    for (const cancel of ['MOVE kfr TO 1404\nCANCEL kfr', 'CANCEL STANDING s1', 'CANCEL s1']) {
      const next = draft(`HOLD navy\n${cancel}`, FIRST);
      expect(next.book).toBe('replaced');
      expect(lines(next)).toEqual(['o1 HOLD navy']);
    }
  });

  it('CANCEL passes articles over', () => {
    expect(lines(draft('cancel the move kfr', FIRST))).toEqual(['o1 HOLD fraser-2, tawes']);
    expect(standing(draft('annuler la consigne retraiter', FIRST))).toEqual(['s2 STANDING FIRE nearest']);
  });

  it('a standing order replaces the one of the same verb and subject, keeps its number and comes last', () => {
    const next = draft(
      'STANDING FIRE WEAKEST\nSTANDING DEFEND 1404 TACTIC stand fast\nSTANDING DEFEND 1303 TACTIC withdraw',
      FIRST,
    );
    expect(standing(next)).toEqual([
      's1 STANDING RETREAT HQ',
      's2 STANDING FIRE weakest',
      's3 STANDING DEFEND 1404 TACTIC stand fast',
      's4 STANDING DEFEND 1303 TACTIC withdraw',
    ]);
    expect(next).toMatchObject({ book: 'kept', news: ['s2', 's3', 's4'], ready: true });
    expect(lines(next)).toEqual(lines(FIRST));
  });

  it('CANCEL of a standing order on file spares the line of its own mail that took its place', () => {
    const next = draft('STANDING FIRE WEAKEST\nCANCEL s2', FIRST);
    expect(standing(next)).toEqual(['s1 STANDING RETREAT HQ', 's2 STANDING FIRE weakest']);
    expect(saidIn(next)).toEqual([expect.stringMatching(/line 1 has taken the place of s2 already/)]);
    const [gone] = acknowledge(next, diagnosticWords('en', game.messages), [], []).gone;
    expect(gone?.note).toMatch(/Replaced by your line 1/);
    const both = draft('STANDING FIRE WEAKEST\nCANCEL s1, s2', FIRST);
    expect(standing(both)).toEqual(['s2 STANDING FIRE weakest']);
    // What it says again word for word is what CANCEL takes out.
    expect(standing(draft('STANDING FIRE NEAREST\nCANCEL s2', FIRST))).toEqual(['s1 STANDING RETREAT HQ']);
  });

  it('a number that a cancelled standing order had is given to no other', () => {
    const cancelled = draft('CANCEL STANDING s2', FIRST);
    const next = draft('STANDING ADVANCE all', cancelled);
    expect(standing(next)).toEqual(['s1 STANDING RETREAT HQ', 's3 STANDING ADVANCE all']);
  });

  it('standing orders with other conditions stand beside each other', () => {
    const next = draft('STANDING MOMENTUM REROLL IF LOST 1404\nSTANDING MOMENTUM REROLL IF LOST 1504');
    expect(next.standing).toHaveLength(2);
  });

  it('what was written is no other than what was understood for its small words, marks and case', () => {
    expect(differs("hold d'Estaing and the avant-garde.", 'HOLD destaing, avant-garde')).toBe(false);
    expect(differs('HOLD gardes', 'HOLD avant-garde')).toBe(true);
  });

  it('a standing order that is in force already is told so, and changes nothing', () => {
    const next = draft('STANDING FIRE NEAREST', FIRST);
    expect(next).toMatchObject({ verdict: 'nothing', news: [] });
    expect(saidIn(next)).toEqual(['In force already, as s2.']);
    expect(standing(next)).toEqual(standing(FIRST));
  });

  it.each([
    ['MOMENTUM REROLL IF LOST 1404', 'MOMENTUM REROLL IF LOST 1504', 's1. One condition that holds is enough'],
    ['RETREAT HQ IF LOST 1404', 'RETREAT away IF LOST 1504', 's1. Where the conditions of both hold, this line counts'],
    ['RETREAT HQ', 'RETREAT away IF LOST 1504', 's1, which counts where this condition does not hold'],
    ['RETREAT away IF LOST 1504', 'RETREAT HQ', 's1, which counts before it where its condition holds'],
    ['DEFEND 1404 TACTIC withdraw', 'DEFEND TACTIC stand fast', 's1. Where both fit, this line counts'],
    ['RALLY kfr IF LOST 1404', 'RALLY kfr, fraser-1 IF LOST 1504', 's1. They count together, the earlier first'],
  ])('of two standing orders that may meet, %s and %s, it is told which counts', (earlier, later, why) => {
    const next = draft(`STANDING ${later}`, draft(`STANDING ${earlier}`));
    expect(next.standing).toHaveLength(2);
    expect(saidIn(next)).toContainEqual(expect.stringContaining(`In force beside it: ${why}`));
  });

  it('standing orders of different matters say nothing of each other', () => {
    const next = draft('STANDING DEFEND 1303 TACTIC withdraw', draft('STANDING DEFEND 1404 TACTIC withdraw'));
    expect(saidIn(next)).toEqual([]);
  });

  it('a line for this turn is told what it stands beside in the book', () => {
    const next = draft('AMEND\nRETREAT away', draft('RETREAT HQ IF LOST 1404'));
    const { force } = acknowledge(next, diagnosticWords('en', game.messages), [], []);
    expect(force.map(({ note }) => plainWords(note))).toEqual([
      '',
      'In force beside it: RETREAT HQ IF LOST 1404, which counts before it where its condition holds.',
    ]);
  });

  it('CHECK validates and submits nothing', () => {
    const next = draft('CHECK\nMOVE fraser-1 TO 1404', FIRST);
    expect(next).toMatchObject({ verdict: 'checked', book: 'kept' });
    expect(next.lines[1]?.outcome).toBe('accepted');
    expect(lines(next)).toEqual(lines(FIRST));
  });

  it.each([
    'test',
    'Try',
    'ESSAI',
    'essayer',
    'Tester',
    'probar',
    'Ensayar.',
    'ensayo',
  ])('%s alone on its line is read as CHECK', (word) => {
    expect(draft(`${word}\nMOVE fraser-1 TO 1404`, FIRST)).toMatchObject({ verdict: 'checked', book: 'kept' });
  });

  it.each([
    'Try to answer by Sunday',
    'un essai de plus',
    'probar suerte',
    'A test',
  ])('“%s” is talk, and the orders below it count', (line) => {
    expect(draft(`${line}\n\nMOVE fraser-1 TO 1404`, FIRST)).toMatchObject({ verdict: 'counts', book: 'replaced' });
  });

  it('CHECK shows the book as it would stand and what would be gone, and keeps what is on file', () => {
    const next = draft('CHECK\nMOVE fraser-1 TO 1404\nSTANDING RETREAT away', FIRST);
    expect(lines(next)).toEqual(lines(FIRST));
    expect(next.inForce.map(({ order, line }) => [order.canonical, line])).toEqual([['MOVE fraser-1 TO 1404', 2]]);
    const gone = ['HOLD fraser-2, tawes', 'MOVE kfr TO 1403', 'STANDING RETREAT HQ'];
    expect(next.gone.map(({ order }) => order.canonical)).toEqual(gone);
    const told = acknowledge(next, diagnosticWords('en', game.messages), [], []);
    expect(told.isTrial).toBe(true);
    expect(told.standing.map(({ text }) => text)).toContain('RETREAT away');
    expect(draft('CHECK', FIRST)).toMatchObject({ trial: null, gone: [] });
  });

  it('READY and UNREADY leave the book alone; a new book asks for the rest of the time again', () => {
    expect(draft('UNREADY', FIRST)).toMatchObject({ verdict: 'counts', book: 'kept', ready: false });
    expect(draft('READY', draft('UNREADY', FIRST))).toMatchObject({ verdict: 'counts', ready: true });
    expect(draft('MOVE kfr TO 1403', FIRST).ready).toBe(false);
    expect(draft('MOVE kfr TO 1403\nREADY', FIRST).ready).toBe(true);
  });

  it('STATUS alone asks nothing of the book', () => {
    expect(draft('STATUS', FIRST)).toMatchObject({ verdict: 'nothing', ordered: false });
  });
});

describe('mails that are not meant for what is open', () => {
  it.each([
    ['another game', 'BEGIN SAVANNAH-8 BRITISH TURN 16 MOVEMENT\nHOLD kfr\nEND', 'other-game'],
    ['another game, its seat unknown', 'BEGIN PENSACOLA BRITISH TURN 16\nHOLD kfr\nEND', 'other-game'],
    ['another seat', 'BEGIN SAVANNAH-7 ALLIED TURN 16 MOVEMENT\nHOLD kfr\nEND', 'other-seat'],
    ['another turn', 'BEGIN SAVANNAH-7 BRITISH TURN 15 MOVEMENT\nHOLD kfr\nEND', 'wrong-turn'],
    ['a turn said alone', 'TURN 12\nHOLD kfr', 'wrong-turn'],
    ['another call', 'BEGIN SAVANNAH-7 BRITISH TURN 16 COMBAT\nHOLD kfr\nEND', 'other-call'],
  ])('%s is refused with the reason and changes nothing', (_name, text, code) => {
    const next = draft(text, FIRST);
    expect(next).toMatchObject({ verdict: 'nothing', book: 'kept', refusal: { code } });
    expect(lines(next)).toEqual(lines(FIRST));
  });

  it.each([
    'BEGIN SAV KINGS-SIDE TURN 16 MOVEMENT',
    'BEGIN SAV TURN 16',
    'DÉBUT SAV KINGS SIDE TOUR 16 MOUVEMENT',
    'BEGIN SAVANNAH-7 LE ROI TURN 16',
    'BEGIN KINGS-SIDE TURN 16',
  ])('%s is the head of this game and seat, whether or not their names have digits and dashes', (head) => {
    const due = { ...DUE, games: ['sav', 'savannah-7'], seats: ['kings-side', 'Le Roi'] };
    expect(draft(`${head}\nHOLD kfr\nEND`, NOTHING, due)).toMatchObject({ refusal: null, verdict: 'counts' });
  });

  it('of the head of another seat the answer gives the one of the writer, with his seat by its name', () => {
    const due = { ...DUE, games: ['sav', 'savannah'], seats: ['french', 'Français'] };
    const { refusal } = draft('BEGIN SAV BRITISH TURN 16\nHOLD kfr\nEND', NOTHING, due);
    expect(refusal).toMatchObject({ code: 'other-seat', facts: { given: 'british', expected: 'Français' } });
    const said = plainWords(sayDiagnostic(diagnosticWords('fr', game.messages), refusal as never));
    expect(said).toContain('« Français »');
    expect(said).toContain('sous la ligne BEGIN SAV FRENCH TURN 16 MOVEMENT.');
  });

  it('a form that names its turn alone is for the call that its letter asked for', () => {
    const due = { ...DUE, calls: ['combat'], later: [], answersTurn: 16, answersCall: 'movement' };
    const form = 'BEGIN SAVANNAH-7 BRITISH TURN 16\nHOLD kfr\nEND';
    expect(draft(form, NOTHING, due)).toMatchObject({ refusal: { code: 'old-call' }, verdict: 'nothing' });
    expect(draft(form, NOTHING, { ...due, answersCall: 'combat' }).refusal).toBeNull();
  });

  it('lines for a closed call whose letter a mail answers keep the others from taking the place of the book on file', () => {
    const due = { ...DUE, calls: ['combat'], later: [], answersTurn: 16, answersCall: 'movement' };
    const own = { ...due, answersCall: 'combat' };
    const first = draft('ATTACK 1405 WITH marines\nATTACK 1404 WITH graham-li', NOTHING, own);
    const mixed = 'MOVE kfr TO 1403\nATTACK 1405 WITH marines TACTIC frontal assault';
    const next = draft(mixed, first, due);
    expect(next).toMatchObject({ refusal: null, book: 'amended', lines: [{ outcome: 'error' }, {}] });
    expect(lines(next)).toEqual([
      'o1 ATTACK 1405 WITH marines TACTIC frontal assault',
      'o2 ATTACK 1404 WITH graham-li',
    ]);
    expect(draft(mixed, first, own).book).toBe('replaced');
    expect(draft('ATTACK 1404 WITH graham-li', first, due).book).toBe('replaced');
  });

  it('a reply to an older report is refused unless it says the open turn', () => {
    const older = { ...DUE, answersTurn: 15 };
    expect(draft('HOLD kfr', NOTHING, older).refusal?.code).toBe('old-report');
    expect(draft('TURN 16\nHOLD kfr', NOTHING, older)).toMatchObject({ refusal: null, verdict: 'counts' });
  });

  it('an order of a call that is over is an error of its line only', () => {
    const next = draft('ATTACK 1405 WITH marines\nHOLD kfr', NOTHING, { ...DUE, later: [] });
    expect(next.lines.map((line) => line.diagnostics[0]?.code)).toEqual(['order-of-other-call', undefined]);
    expect(lines(next)).toEqual(['o1 HOLD kfr']);
  });
});

describe('orders for a later call of the turn', () => {
  const BOTH = draft('HOLD kfr\nATTACK 1405 WITH marines');

  it('are kept for it, whatever they would come to now', () => {
    expect(BOTH.lines.map(({ outcome, keptFor }) => [outcome, keptFor])).toEqual([
      ['accepted', null],
      ['kept', 'combat'],
    ]);
    expect(BOTH.lines[1]?.diagnostics.map(({ severity }) => severity)).toEqual(['warning']);
    expect(lines(BOTH)).toEqual(['o1 HOLD kfr', 'o2 ATTACK 1405 WITH marines']);
  });

  it('a mail replaces what is on file for the calls it orders for, and no other', () => {
    expect(lines(draft('HOLD prevost', BOTH))).toEqual(['o1 ATTACK 1405 WITH marines', 'o2 HOLD prevost']);
    expect(lines(draft('ATTACK 1505 WITH fraser-1', BOTH))).toEqual(['o1 HOLD kfr', 'o2 ATTACK 1505 WITH fraser-1']);
  });

  it('fire that the open book holds for the enemy half stays beside new marches and attacks, and new fire beside those', () => {
    const due = { ...DUE, calls: ['movement', 'fire'] };
    const first = draft('HOLD kfr\nFIRE br-c AT 1606', NOTHING, due);
    expect(lines(draft('HOLD prevost', first, due))).toEqual(['o1 FIRE br-c AT 1606', 'o2 HOLD prevost']);
    expect(lines(draft('FIRE br-c AT 1506', first, due))).toEqual(['o1 HOLD kfr', 'o2 FIRE br-c AT 1506']);
    const attacks = draft('ATTACK 1405 WITH marines', first, { ...due, calls: ['combat', 'fire'], later: [] });
    expect(lines(attacks)).toContain('o1 FIRE br-c AT 1606');
    expect(attacks.gone.map(({ order }) => order.canonical)).not.toContain('FIRE br-c AT 1606');
  });

  it('fire that stays beside a mail of attacks is told why; not where AMEND says so, nor where the mail orders fire', () => {
    const due = { ...DUE, calls: ['combat', 'fire'], later: [] };
    const first = draft('ATTACK 1405 WITH marines\nFIRE br-c AT 1606', NOTHING, due);
    const toldOfFire = (text: string): string =>
      draft(text, first, due)
        .inForce.filter(({ order }) => order.verb === 'FIRE')
        .flatMap(({ notes }) => notes.filter(({ code }) => code === 'stays-filed'))
        .map((note) => plainWords(sayDiagnostic(diagnosticWords('en', game.messages), note)))
        .join();
    const attack = 'ATTACK 1505 WITH fraser-1';
    expect(toldOfFire(attack)).toBe('Stays on file: nothing in this mail replaces fire orders.');
    expect(toldOfFire(`AMEND\n${attack}`)).toBe('');
    expect(toldOfFire(`${attack}\nFIRE br-c AT 1506`)).toBe('');
    expect(toldOfFire('READY')).toBe('');
  });

  it('a book for the whole turn is replaced whole, the fire in it too', () => {
    const due = { ...DUE, calls: ['orders', 'movement', 'combat', 'fire'], later: [] };
    const first = draft('HOLD kfr\nFIRE br-c AT 1606', NOTHING, due);
    expect(lines(draft('HOLD prevost', first, due))).toEqual(['o1 HOLD prevost']);
  });

  it('where every line for a call is wrong, what is on file for it stays', () => {
    const next = draft('MOVE kfr TO 9999\nATTACK 1505 WITH fraser-1', BOTH);
    expect(lines(next)).toEqual(['o1 HOLD kfr', 'o2 ATTACK 1505 WITH fraser-1']);
  });

  it('wait for their call even where only a question is open', () => {
    const next = draft('ATTACK 1405 WITH marines\nHOLD kfr', NOTHING, { ...DUE, calls: [], later: ['combat'] });
    expect(next.lines.map(({ keptFor }) => keptFor)).toEqual(['combat', 'combat']);
  });
});

describe('legality is told in the order given, with the nearest thing that is legal', () => {
  it('line 2 sees what line 1 did (series 7)', () => {
    const next = draft('MOVE fraser-1 TO 1404\nMOVE scr-1 TO 1404');
    expect(next.lines[1]).toMatchObject({ outcome: 'error' });
    expect(next.lines[1]?.diagnostics[0]).toMatchObject({
      code: 'boar.stack-strength',
      facts: { strength: 7, limit: 6 },
      didYouMean: '1504',
      span: { column: 15 },
    });
    expect(draft('MOVE scr-1 TO 1404').lines[0]?.outcome).toBe('accepted');
  });

  it('the example that mends an error is itself legal', () => {
    const next = draft('MOVE fraser-1 TO 1404\nMOVE grahm TO 1404\nMOVE scr-1 TO 1404');
    const mended = draft(`AMEND\n${next.mend[0]?.canonical}`, next);
    expect(mended.lines.map((line) => line.outcome)).toEqual(['asked', 'accepted']);
  });

  it('a suggestion that would not do either says so', () => {
    const [, line] = draft('MOVE fraser-1 TO 1404\nMOVE grahm TO 1404').lines;
    expect(line?.diagnostics.map(({ code }) => code)).toEqual([
      'unknown-unit',
      'suggestion-would-not-do',
      'boar.stack-strength',
    ]);
  });

  it('a conditional order that is impossible now is accepted with a warning', () => {
    const [line] = draft('IF ENEMY IN 1405 MOVE fraser-1 TO 1405 ELSE HOLD fraser-1').lines;
    expect(line?.outcome).toBe('accepted');
  });

  it('what can never be is refused in standing orders too', () => {
    expect(draft('STANDING DEFEND 1404 LEAD maitland').lines[0]?.outcome).toBe('error');
    expect(draft('STANDING DEFEND 1404 LEAD marines').lines[0]).toMatchObject({
      outcome: 'accepted',
      diagnostics: [{ severity: 'warning', code: 'boar.lead-not-there' }],
    });
  });
});

describe('the acknowledgement', () => {
  const drafted = draft(
    'Evening.\nmove rangers to 1403\n\n  MOVE grahm TO 1404\nhold fraser 2, tawse\nSTANDING RETREAT HQ\nREADY',
  );
  const say = diagnosticWords('en', game.messages);
  const told = acknowledge(drafted, say, game.unordered?.(view, 'british', drafted.orders ?? []) ?? [], grammar.names);

  it('a refused mail tells each of its lines, and why none for the book was taken; what else it asks is heard', () => {
    const form =
      'TIMEZONE Europe/Paris\nBEGIN SAVANNAH-8 BRITISH TURN 16 MOVEMENT\nHOLD kfr\nHOLD martland\nREADY\nEND';
    const { lines } = acknowledge(draft(form, NOTHING), diagnosticWords('en', game.messages), [], grammar.names);
    expect(lines.map(({ line, tag, text, note }) => [line, tag, text, plainWords(note)])).toEqual([
      [1, 'accepted', 'TIMEZONE Europe/Paris', ''],
      [2, 'error', 'BEGIN SAVANNAH-8 BRITISH TURN 16 MOVEMENT', expect.stringContaining('savannah-8')],
      [3, 'ignored', 'HOLD kfr', 'Not taken, for the same reason: this line, 3 in all.'],
      [4, 'ignored', 'HOLD martland', ''],
      [5, 'ignored', 'READY', ''],
    ]);
    const wrongTurn = acknowledge(draft('HOLD kfr\nTURN 12', NOTHING), diagnosticWords('en', game.messages), [], []);
    expect(wrongTurn.lines.map(({ line, tag }) => [line, tag])).toEqual([
      [1, 'ignored'],
      [2, 'error'],
    ]);
  });

  it('of what is gone the lines that took its place are told, and none that is gone itself or leaves some of it out', () => {
    const book = draft('HOLD fraser-2, tawes\nMOVE kfr TO 1403');
    const why = (text: string): string[] =>
      acknowledge(draft(text, book), diagnosticWords('en', game.messages), [], grammar.names).gone.map(
        ({ note }) => note,
      );
    expect(why('HOLD tawes\nHOLD kfr')).toEqual(['Not in this mail.', 'Replaced by your line 2.']);
    expect(why('HOLD tawes\nHOLD fraser-2')).toEqual(['Replaced by your lines 1 and 2.', 'Not in this mail.']);
    const again = why('MOVE kfr TO 1404\nMOVE tawes TO 9999\nHOLD kfr');
    expect(again).toEqual(['Not in this mail.', 'Replaced by your line 3.']);
  });

  it.each([
    ['HOLD fraser-2, tawes\nMOVE kfr TO 1403\nCANCEL MOVE kfr', 'MOVE kfr TO 1403'],
    ['STANDING FIRE NEAREST\nCANCEL s2', 'STANDING FIRE nearest'],
    ['STANDING FIRE WEAKEST\nCANCEL STANDING FIRE', 'STANDING FIRE nearest'],
  ])('what a mail says again and cancels below is told as cancelled, not as missing: %j', (text, gone) => {
    const told = acknowledge(draft(text, FIRST), say, [], grammar.names);
    expect(told.gone).toEqual([{ text: gone, note: 'Cancelled.' }]);
    expect(told.regain).toEqual([]);
  });

  it('has a row a line, the canonical order, the player’s words where they differ, and a caret', () => {
    expect(told.lines.map(({ line, tag, text, column, written }) => [line, tag, text, column, written])).toEqual([
      [1, 'ignored', 'Evening.', null, null],
      [2, 'accepted', 'MOVE kfr TO 1403', null, 'move rangers to 1403'],
      [4, 'error', 'MOVE grahm TO 1404', 6, null],
      [5, 'accepted', 'HOLD fraser-2, tawes', null, 'hold fraser 2, tawse'],
      [6, 'accepted', 'STANDING RETREAT HQ', null, null],
      [7, 'kept', 'READY', null, null],
    ]);
    expect(told.counts).toEqual({ accepted: 3, errors: 1, warnings: 0 });
    expect(told.standing).toEqual([{ id: 's1', text: 'RETREAT HQ', isNew: true }]);
  });

  it('says what is wrong in the player’s language, the suggestion strong', () => {
    const error = told.lines.find((row) => row.tag === 'error');
    expect(plainWords(error?.note ?? [])).toMatch(/^No unit is called “grahm”\. Did you mean graham-li \(1603\)\?/);
    expect(error?.note).toContainEqual({ strong: 'graham-li' });
    const french = acknowledge(drafted, diagnosticWords('fr', game.messages), [], grammar.names);
    expect(plainWords(french.lines[2]?.note ?? [])).toMatch(
      /^Aucune unité ne s’appelle « grahm »\. Vouliez-vous dire /,
    );
  });

  it('an order of the earlier book that a wrong line says again is not told to be missing from the mail', () => {
    const kept = [
      { ...order('MOVE fraser-1 TO 1404'), id: 'o1' },
      { ...order('HOLD kfr'), id: 'o2' },
    ];
    const before: OnFile = { orders: kept, standing: [], ready: false };
    const next = draft('MOVE scr-1 TO 1404\nMOVE marines TO 1404\nMOVE fraser-1 TO 1404', before);
    expect(next.lines[2]?.outcome).toBe('error');
    const { gone } = acknowledge(next, say, [], grammar.names);
    expect(gone).toEqual([
      { text: 'MOVE fraser-1 TO 1404', note: 'Your line 3 is about the same, but has an error.' },
      { text: 'HOLD kfr', note: 'Not in this mail.' },
    ]);
  });

  it('a mail of which nothing counts but a READY that is kept has changed nothing', () => {
    const wrong = draft('MOVE grahm TO 1404\nREADY');
    expect(wrong).toMatchObject({ verdict: 'counts', readyKept: true, orders: null });
    expect(acknowledge(wrong, say, [], grammar.names)).toMatchObject({ verdict: 'nothing', readyKept: true });
    expect(draft('UNREADY', wrong)).toMatchObject({ verdict: 'counts', ready: false, readyKept: false });
    expect(acknowledge(draft('HOLD kfr'), say, [], grammar.names).verdict).toBe('counts');
  });

  it('TURN is answered for', () => {
    const { lines } = acknowledge(draft('TURN 16\nHOLD kfr'), say, [], grammar.names);
    expect(lines.map(({ tag, text, note }) => [tag, text, plainWords(note)])).toEqual([
      ['accepted', 'TURN 16', 'The turn that is open: these lines are for it.'],
      ['accepted', 'HOLD kfr', ''],
    ]);
  });

  it('AMEND on a line of its own is answered for', () => {
    const { lines } = acknowledge(draft('AMEND\nHOLD kfr', FIRST), say, [], grammar.names);
    expect(lines.map(({ line, tag, text, note }) => [line, tag, text, plainWords(note)])).toEqual([
      [1, 'accepted', 'AMEND', 'What this mail does not name stays in force.'],
      [2, 'accepted', 'HOLD kfr', ''],
    ]);
  });

  it('names the units without an order by place, guns that stand apart', () => {
    const places = new Map(told.unordered.map(({ place, units }) => [place, units]));
    expect(places.get('1404')).toEqual(['ra-4', 'scr-2', 'porbeck']);
    expect([...places.values()].flat()).not.toContain('br-a');
    expect([...places.values()].flat()).not.toContain('kfr');
  });
});
