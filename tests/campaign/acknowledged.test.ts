import { describe, expect, test } from 'vitest';
import { newestBooks } from '../../src/store/books.ts';
import { openOffice } from './office.ts';
import { type Letter, player, SavannahByMail } from './savannah-house.ts';

const ANNA = 'anna@red.test';
const BERT = 'bert@blue.test';
const office = openOffice();

const ack = (letters: readonly Letter[]): string => letters.find(({ kind }) => kind === 'ack')?.text ?? '';
const flat = (letter: Letter | undefined): string => (letter?.text ?? '').replace(/\s+/g, ' ');
const section = (text: string, heading: string): string => {
  const from = text.indexOf(heading);
  return from < 0 ? '' : (text.slice(from).split('\n\n')[0] ?? '');
};

async function started(id: string): Promise<{ game: SavannahByMail; letters: Letter[] }> {
  const game = new SavannahByMail(office.store, office.server, id);
  await game.create('savannah/assault', 'together', [player('british', ANNA), player('allied', BERT)]);
  return { game, letters: await game.settle() };
}

const bookOf = async (game: SavannahByMail, seat = 'british') =>
  (await newestBooks(office.store.db, game.id)).get(seat) ?? null;
const ordersOf = async (game: SavannahByMail) =>
  (await bookOf(game))?.orders?.map(({ canonical }) => canonical) ?? null;

describe('STATUS', () => {
  test('beside orders is answered by their acknowledgement, which tells all that stands', async () => {
    const { game } = await started('ack-status');
    const kinds = async (...lines: string[]) => (await game.mail('british', ...lines)).map(({ kind }) => kind);
    expect(await kinds('MOVE kfr TO 1403', 'STATUS', 'READY')).toEqual(['ack']);
    expect(await kinds('CHECK', 'MOVE kfr TO 1403', 'STATUS')).toEqual(['ack', 'status']);
    const [apart] = await game.mail('british', 'CHECK', 'MOVE kfr TO 1403', 'STATUS');
    expect(flat(apart)).toContain('STATUS A letter of its own tells how things stand.');
    const wrong = await game.mail('british', 'AMEND', 'MOVE grahm TO 1404', 'STATUS');
    expect(wrong.map(({ kind }) => kind)).toEqual(['ack']);
    expect(flat(wrong[0])).toContain('STATUS This letter tells all that stands.');
    expect(flat(wrong[0])).toContain('Your orders run as soon as the others (Allies) are ready, at the latest');
  });

  test('tells how many orders are on file, whom a seat that is ready waits for, and who is asked in its place', async () => {
    const { game } = await started('ack-status-2');
    await game.mail('british', 'MOVE kfr TO 1403', 'HOLD marines', 'READY');
    const [ready] = await game.mail('british', 'STATUS');
    expect(flat(ready)).toContain('YOUR ORDERS FOR THIS CALL (2)');
    expect(flat(ready)).toContain(
      'READY given. Your orders run as soon as the others (Allies) are ready, at the latest',
    );
    const other = new SavannahByMail(office.store, office.server, 'ack-status-3');
    await other.create('savannah/assault', 'classic', [player('british', ANNA), player('allied', BERT)]);
    await other.settle();
    const [idle] = await other.mail('british', 'STATUS');
    expect(flat(idle)).toContain('Nothing is due from you now. Asked now: Allies (movement orders), until');
  });
});

describe('a second mail', () => {
  test('with orders that name nobody takes the place of those of its own verb alone', async () => {
    const { game } = await started('ack-replaced');
    await game.mail('british', 'RETREAT HQ', 'LEADERS stay');
    const text = ack(await game.mail('british', 'AMEND', 'LEADERS go'));
    // A line that its own writer wrote anew is no loss.
    expect(text).toMatch(/^SAVED, NOT READY\. 2 orders in force\.$/m);
    expect(text).not.toContain('WHAT IS GONE');
    const replaced = section(text, 'WHAT YOUR LINES REPLACE');
    expect(replaced).toMatch(/LEADERS stay\n {4}Replaced by your line 2\./);
    expect(replaced).not.toMatch(/RETREAT/);
    expect(await ordersOf(game)).toEqual(['RETREAT HQ', 'LEADERS go']);
  });

  test('what it does not repeat is told as gone, with the lines that bring it back, and they do', async () => {
    const { game } = await started('ack-1');
    await game.mail('british', 'MOVE kfr TO 1403', 'MOVE graham-li TO 1703');
    const text = ack(await game.mail('british', 'MOVE marines TO 1504', 'MOVE grahm TO 1404', 'READY'));
    expect(text).toContain('SAVED, NOT READY. 1 order in force, 1 error, 2 gone.');
    const gone = section(text, 'WHAT IS GONE');
    expect(gone).toMatch(/MOVE kfr TO 1403\n {4}Not in this mail\. From your book of/);
    const back = gone
      .slice(gone.indexOf('AMEND'))
      .split('\n')
      .map((line) => line.trim());
    expect(back).toEqual(['AMEND', 'MOVE kfr TO 1403', 'MOVE graham-li TO 1703']);
    expect(text.match(/READY is kept: it counts with your next orders/g)).toHaveLength(1);
    expect(text.match(/kept {3}READY/g)).toHaveLength(1);
    expect(await bookOf(game)).toMatchObject({ ready: false, readyKept: true });
    const again = ack(await game.mail('british', ...back));
    expect(again).toMatch(/^READY\. 3 orders in force\./m);
    expect(await bookOf(game)).toMatchObject({ ready: true, readyKept: false });
  });

  test('YES to the question whether READY was meant is READY', async () => {
    const { game } = await started('ack-1b');
    const asks = (await game.mail('british', 'MOVE kfr TO 1403', 'I think I am ready')).find(
      ({ kind }) => kind === 'ack',
    );
    expect(asks?.text).toContain('Did you mean READY?');
    expect(await bookOf(game)).toMatchObject({ ready: false });
    expect(ack(await game.replyInThread(ANNA, asks, 'Yes!'))).toMatch(/^READY\./m);
    expect(await bookOf(game)).toMatchObject({ ready: true });
  });

  test('READY beside more orders left out than brought asks whether that was meant: YES brings them back, READY lets them go', async () => {
    const { game } = await started('ack-waits');
    const left = async () => {
      await game.mail('british', 'MOVE kfr TO 1403', 'MOVE graham-li TO 1703');
      return (await game.mail('british', 'MOVE marines TO 1504', 'READY')).find(({ kind }) => kind === 'ack');
    };
    const asks = await left();
    expect(flat(asks)).toContain('Your READY waits: 2 orders of your book are not in this mail');
    expect(flat(asks)).toContain('Then send READY. If not, answer YES: they come back, and READY counts with them.');
    expect(asks?.text).toContain('To have back what can come back, reply YES, or:');
    expect(asks?.text).not.toMatch(/READY is kept|Did you mean READY/);
    expect(await bookOf(game)).toMatchObject({ ready: false, readyKept: true });
    expect(ack(await game.replyInThread(ANNA, asks, 'YES'))).toMatch(/^READY\. 3 orders in force\./m);
    expect(await ordersOf(game)).toEqual(expect.arrayContaining(['MOVE kfr TO 1403', 'MOVE marines TO 1504']));
    await game.mail('british', 'UNREADY');
    const again = await left();
    expect(ack(await game.replyInThread(ANNA, again, 'READY'))).toMatch(/^READY\. 1 order in force\./m);
    expect(await bookOf(game)).toMatchObject({ ready: true, readyKept: false });
  });

  test('the book in force shows every counter of the seat on the map exactly once', async () => {
    const { game, letters } = await started('ack-2');
    const text = ack(await game.mail('british', 'MOVE kfr TO 1403', 'HOLD tawes', 'MOVE kfr TO 1502'));
    const book = section(text, 'YOUR WHOLE BOOK IN FORCE');
    const units = ['kfr', 'tawes', 'graham-li', 'br-naval', 'br-a', 'maitland', 'prevost', 'wissenbach', 'navy'];
    for (const unit of units) expect(book.match(new RegExp(`(?<![\\w-])${unit}(?![\\w-])`, 'g')), unit).toHaveLength(1);
    expect(text).toMatch(/gone {3}MOVE kfr TO 1403\n +Replaced by your line 3\./);
    expect(letters.length).toBeGreaterThan(0);
  });

  test('who holds is listed by the first answer to a call; later ones count them, and list who is new among them', async () => {
    const { game } = await started('ack-2b');
    const first = section(
      ack(await game.mail('british', 'MOVE kfr TO 1403', 'MOVE navy TO 1503')),
      'YOUR WHOLE BOOK IN FORCE',
    );
    const [, holding = ''] = /(\d+) units hold: 1303/.exec(first) ?? [];
    expect(first).toContain('graham-li');
    const told = async (...lines: string[]) =>
      section(ack(await game.mail('british', ...lines)), 'YOUR WHOLE BOOK IN FORCE').replace(/\s+/g, ' ');
    const second = await told('AMEND', 'MOVE graham-li TO 1702');
    expect(second).toContain(`${Number(holding) - 1} units hold, as an earlier answer lists.`);
    expect(second).not.toContain('marines');
    const third = await told('CANCEL navy');
    expect(third).toContain(`${holding} units hold, as an earlier answer lists; since then also: 1402 navy`);
    expect(third).not.toContain('marines');
  });

  test('who holds is known by any name: one code for several, or the reader’s own', async () => {
    const { game } = await started('ack-2c');
    const told = async (...lines: string[]) =>
      section(ack(await game.mail('allied', ...lines)), 'YOUR WHOLE BOOK IN FORCE').replace(/\s+/g, ' ');
    expect(await told('MOVE armagnac TO 1305')).toContain('ga-militia, sc-1, -5, -6');
    expect(await told('AMEND', 'MOVE armagnac TO 1305')).toContain(' units hold, as an earlier answer lists.');
    const war = new SavannahByMail(office.store, office.server, 'ack-2d');
    await war.create('jenkins-ear/war', 'together', [player('english', ANNA), player('spanish', BERT, 'es')]);
    await war.settle();
    const dicho = async (...lines: string[]) =>
      section(ack(await war.mail('spanish', ...lines)), 'TODO SU LIBRO').replace(/\s+/g, ' ');
    expect(await dicho('COMPRAR 2 señuelos EN La Habana')).toContain('2825 lezo; 3718 galicia, san-carlos');
    const again = await dicho('ENMENDAR', 'COMPRAR 2 fragatas EN La Habana');
    expect(again).toContain('3 unidades mantienen su posición, como las enumera una respuesta anterior.');
  });

  test('READY alone leaves every unit holding, and UNREADY takes it back', async () => {
    const { game } = await started('ack-3');
    const text = ack(await game.mail('british', 'READY'));
    expect(text).toContain('No order: every unit holds.');
    expect(text).toMatch(/\d+ units hold: 1303/);
    expect(await bookOf(game)).toMatchObject({ orders: [], ready: true });
    await game.mail('british', 'UNREADY');
    expect(await bookOf(game)).toMatchObject({ orders: null, ready: false });
  });
});

describe('READY', () => {
  test('of the only one who is waited for leaves time where its mail brings a new warning, and says so; once more it runs at once', async () => {
    const game = new SavannahByMail(office.store, office.server, 'ack-warned');
    await game.create('savannah/assault', 'classic', [player('british', ANNA), player('allied', BERT)]);
    await game.settle();
    const flat = (letters: readonly Letter[]) => ack(letters).replace(/\s+/g, ' ');
    const warned = ['HOLD armagnac', 'HOLD armagnac'];
    const first = flat(await game.mail('allied', ...warned, 'READY'));
    expect(first).toContain(
      'READY. 1 order in force, 1 warning. Nobody else is waited for; your orders, which you may change until then, run on ' +
        'Friday 20 November 2026, 11:15, Paris (CET, UTC+1). They wait for the sake of the warning; READY once more runs them at once.',
    );
    expect((await game.open())?.readyAt).toEqual(new Date('2026-11-20T10:15:00Z'));
    await game.mail('allied', 'STATUS');
    expect((await game.open())?.readyAt).toEqual(new Date('2026-11-20T10:15:00Z'));
    const again = flat(await game.mail('allied', 'READY'));
    expect(again).toContain('Nobody else is waited for: your orders run now');
    expect(again).not.toContain('READY once more');
    expect((await game.open())?.readyAt).toEqual(new Date('2026-11-20T10:00:03Z'));
    // What he was warned of before holds nothing up.
    await game.mail('allied', ...warned);
    expect(flat(await game.mail('allied', 'HOLD armagnac', 'READY'))).toContain('your orders run now');
  });

  test('beside a slip of the pen is kept; YES to the answer takes the line that it shows, and READY counts', async () => {
    const { game } = await started('ack-slips');
    const sent = ['HOLD navy', 'MVOE kfr TO 1403', 'FIER br-a AT 1406', 'READY'];
    const wrong = (await game.mail('british', ...sent)).find(({ kind }) => kind === 'ack');
    expect(flat(wrong)).toContain('No order is called “FIER”. Did you mean FIRE?');
    expect(wrong?.text).toMatch(
      /^To mend this \(what was taken stands\), reply YES, or as below; your kept\nREADY then counts:\n +AMEND\n +MOVE kfr TO 1403\n +FIRE br-a AT 1406$/m,
    );
    const taken = ack(await game.replyInThread(ANNA, wrong, 'Yes please'));
    expect(taken).toMatch(/^READY\. 3 orders in force\./m);
    expect(taken.replace(/\s+/g, ' ')).toMatch(/1 ok Yes please Gives the orders that our letter shows\./);
    expect(await ordersOf(game)).toEqual(['HOLD navy', 'MOVE kfr TO 1403', 'FIRE br-a AT 1406']);
    // A YES to any other letter takes nothing.
    expect(ack(await game.mail('british', 'YES'))).not.toContain('our letter shows');
  });

  test('YES and READY to the letter of a noted phrase, which left with that answer, mend the lines that it shows', async () => {
    const { game } = await started('ack-phrase');
    const letters = await game.mail('british', 'HOLD navy', 'MVOE kfr TO 1403', 'PHRASE rum and rain');
    const noted = letters.find(({ kind }) => kind === 'phrase');
    expect(flat(noted)).toContain('rum and rain');
    const taken = ack(await game.replyInThread(ANNA, noted, 'YES', 'READY'));
    expect(taken).toMatch(/^READY\. 2 orders in force\./m);
    expect(await ordersOf(game)).toEqual(['HOLD navy', 'MOVE kfr TO 1403']);
  });

  test('YES and READY in one line are both heard', async () => {
    const { game } = await started('ack-yes-ready');
    const wrong = (await game.mail('british', 'HOLD navy', 'MVOE kfr TO 1403')).find(({ kind }) => kind === 'ack');
    const taken = ack(await game.replyInThread(ANNA, wrong, 'Yes, ready!'));
    expect(taken).toMatch(/^READY\. 2 orders in force\./m);
    expect(await ordersOf(game)).toEqual(['HOLD navy', 'MOVE kfr TO 1403']);
  });

  test('CHECK under the TURN of an older one is said to be checked on the open one, and the line for no other', async () => {
    const { game } = await started('ack-turn');
    const text = ack(await game.mail('british', 'CHECK', 'TURN 14', 'MOVE kfr TO 1403'));
    expect(text.replace(/\s+/g, ' ')).toContain(
      'These lines are for turn 14, and turn 16 is open, on which they are checked.',
    );
    expect(text).toMatch(/^ {2}2 {2}- +TURN 14$/m);
    expect(text).not.toContain('these lines are for it');
    expect(ack(await game.mail('british', 'TURN 16', 'MOVE kfr TO 1403'))).toContain('these lines are for it');
  });

  test('tells by when the orders run while others are waited for, and when they run once nobody is', async () => {
    const { game } = await started('ack-runs');
    const flat = (letters: readonly Letter[]) => ack(letters).replace(/\s+/g, ' ');
    const saved = flat(await game.mail('british', 'HOLD navy'));
    expect(saved).toMatch(/Orders are taken until Friday 20 November 2026, 21:00, Paris/);
    const first = flat(await game.mail('british', 'HOLD navy', 'READY'));
    expect(first).toMatch(
      /^\S+.*READY\. 1 order in force\. Your orders run as soon as the others \(Allies\) are ready, at the latest Friday/,
    );
    expect(first).toContain('UNREADY takes READY back.');
    expect(first).toMatch(/IF NOTHING ELSE COMES When the call closes, 1 order runs/);
    const last = flat(await game.mail('allied', 'READY'));
    // Two people had a quarter of an hour for second thoughts, and were told that their orders ran at once.
    expect(last).toContain(
      'which you may change until then, run on Friday 20 November 2026, 11:15, Paris (CET, UTC+1). UNREADY takes READY back.',
    );
    expect(last).not.toMatch(/Orders are taken until|at the latest|run now/);
    expect((await game.mail('allied', 'STATUS')).map(({ text }) => text.replace(/\s+/g, ' ')).join()).toContain(
      'READY given. Nobody else is waited for; your orders, which you may change until then, run on',
    );
  });

  test('alone tells in short what stands and who is waited for, and not again what an earlier answer told', async () => {
    const { game } = await started('ack-short');
    await game.mail('british', 'MOVE kfr TO 1403', 'HOLD navy', 'STANDING FIRE nearest');
    const letters = await game.mail('british', 'READY');
    const text = ack(letters);
    expect(text.replace(/\s+/g, ' ')).toMatch(
      /READY\. 2 orders in force\. Your orders run as soon as the others \(Allies\) are ready, at the latest Friday/,
    );
    expect(text).toContain('STATUS lists your orders.');
    expect(text).toMatch(
      /IF NOTHING ELSE COMES\s+When the call closes, 2 orders run; \d+ units hold\.\s+Standing orders\s+\(s1\)/,
    );
    const whole = letters.find(({ kind }) => kind === 'ack')?.raw ?? '';
    expect(whole).toContain('STATUS lists');
    for (const told of [text, whole]) expect(told).not.toMatch(/kfr|nearest|whole book|in force$|line by line/im);
    const back = ack(await game.mail('british', 'UNREADY'));
    expect(back).toMatch(/^SAVED, NOT READY\. 2 orders in force\./m);
    expect(back).not.toContain('MOVE kfr');
    expect(ack(await game.mail('british', 'READY', 'LEADERS stay'))).toContain('MOVE kfr');
  });

  test('of a seat that plays alone tells that its orders run now', async () => {
    const game = new SavannahByMail(office.store, office.server, 'ack-alone');
    await game.create('savannah/assault', 'together', [player('british', ANNA, 'fr')]);
    await game.settle();
    const told = ack(await game.mail('british', 'PRÊT')).replace(/\s+/g, ' ');
    expect(told).toContain('On n’attend plus personne : vos ordres sont exécutés maintenant');
  });
});

describe('an answer to an older letter', () => {
  test('is not booked; its lines are tried on the open turn, and YES books them; SAME repeats the last book', async () => {
    const { game, letters } = await started('ack-4');
    const first = letters.find(({ to, kind }) => to === ANNA && kind === 'call');
    expect(first).toBeDefined();
    await game.mail('british', 'MOVE graham-li TO 1703', 'READY');
    await game.mail('allied', 'READY');
    await game.readyTimePasses();
    expect((await game.open())?.printed).toBe(17);
    // That its turn is over is no error of its lines.
    const fine = ack(await game.replyInThread(ANNA, first, 'HOLD navy'));
    expect(fine).toMatch(/NOTHING CHANGED\. 0 orders in force\./);
    const old = ack(
      await game.replyInThread(
        ANNA,
        first,
        'MOVE navy TO 1503',
        'MOVE nobody TO 1404',
        'MOVE fraser-1 TO 2104',
        'READY',
      ),
    );
    expect(old).toContain('NOTHING CHANGED.');
    expect(old).toContain('You answered a letter of turn 16, which is over; turn 17 is open.');
    expect(old).toMatch(/1 {2}would do MOVE navy TO 1503/);
    expect(old).toMatch(/2 {2}would fail MOVE nobody TO 1404/);
    expect(old).toMatch(
      /3 {2}would do MOVE fraser-1 TO 2104\s+3 {2}mind The\s+way costs \d+ MP, they have\s+\d+; stops in \d{4}\./,
    );
    expect((await bookOf(game))?.version).toBe(1);
    const wrong = ack(await game.mail('british', 'YES 16'));
    expect(wrong).toContain('You wrote turn 16; turn 17 is open.');
    const yes = ack(await game.mail('british', 'SÍ 17'));
    expect(yes).toContain('SAVED, NOT READY.');
    expect(await ordersOf(game)).toEqual(['MOVE navy TO 1503', 'MOVE fraser-1 TO 2104']);
    expect(await bookOf(game)).toMatchObject({ readyKept: true });
    const same = ack(await game.mail('british', 'Same as last turn, please.'));
    expect(same).toMatch(/MOVE graham-li TO 1703/);
    expect(same).not.toContain('Taken before');
    // What SAME stands for the mail does not write: only SAME has its number.
    expect(same).toMatch(/^ {5}ERROR {2}MOVE graham-li TO 1703$/m);
    expect(same).toMatch(
      /^ {2}1 {2}ok {5}Same as last turn, please\.\s+Your orders of the same call last turn, each tried anew\.$/m,
    );
    // What the mail itself says wins, wherever SAME stands in it, and its writer is told in which order they stand.
    const below = ack(await game.mail('british', 'MOVE graham-li TO 1702', 'SAME'));
    expect(below.replaceAll(/\s+/g, ' ')).toContain(
      'SAME Your orders of the same call last turn, each tried anew. Taken before your lines above it, which therefore win.',
    );
    expect(await ordersOf(game)).toEqual(['MOVE graham-li TO 1702']);
  });
});

describe('what is no order', () => {
  test('goes to the umpire, its writer is told so, and his book stands', async () => {
    const { game } = await started('ack-5');
    await game.mail('british', 'MOVE graham-li TO 1703');
    const letters = await game.mail('british', 'May the seamen really march up to Spring Hill?');
    const toUmpire = letters.find(({ to, kind }) => to === 'jo@blue.test' && kind === 'press');
    expect(toUmpire?.text).toContain('May the seamen really march up to Spring Hill?');
    const told = ack(letters).replaceAll('\n', ' ');
    expect(told).toContain('PASSED ON. 1 order in force.');
    expect(told).toContain('your words went to Jo, the umpire');
    expect((await bookOf(game))?.version).toBe(1);
  });

  test('goes to the umpire while a choice is open too, and the choice stays open', async () => {
    const game = new SavannahByMail(office.store, office.server, 'ack-8');
    await game.create('savannah/assault', 'full', [player('british', ANNA), player('allied', BERT)]);
    await game.settle();
    expect((await game.open())?.needs.map(({ seat, question }) => [seat, question])).toEqual([
      ['british', 'setup-place'],
    ]);
    const letters = await game.mail('british', 'May the seamen really march up to Spring Hill?');
    expect(letters.find(({ to, kind }) => to === 'jo@blue.test' && kind === 'press')?.text).toContain('the seamen');
    const told = ack(letters).replaceAll('\n', ' ');
    expect(told).toContain('your words went to Jo, the umpire');
    expect(told).toContain('Your choice is still open: Where does the Savannah Loyal Militia stand?');
    expect(letters.filter(({ kind }) => kind === 'question')).toEqual([]);
    expect(await bookOf(game)).toBeNull();
  });

  test('CHECK says of the mended line that YES gives it in the place of the wrong one', async () => {
    const { game } = await started('ack-mended');
    const tried = ack(await game.mail('british', 'CHECK', 'MOVE graham-lo TO 1703')).replace(/\s+/g, ' ');
    expect(tried).toContain('In the place of your line 2, in error, YES gives: MOVE graham-li TO 1703');
  });

  test('goes to the umpire from beside orders too, but for greetings; CHECK passes nothing on', async () => {
    const { game } = await started('ack-12');
    const lines = [
      'Hello Jo,',
      'Salut, voici mes ordres de combat',
      'MOVE graham-li TO 1703',
      'May the seamen really march up to Spring Hill?',
      'Cheers, Anna',
    ];
    const tried = await game.mail('british', 'CHECK', ...lines);
    expect(tried.filter(({ to }) => to === 'jo@blue.test')).toEqual([]);
    expect(ack(tried).replace(/\s+/g, ' ')).toMatch(
      /Spring Hill\? Left out as talk\. A program reads this: HELP .* PRESS TO a seat asks its player\. CHECK passes nothing on to the umpire\./,
    );
    const letters = await game.mail('british', ...lines);
    const [toUmpire] = letters.filter(({ to, kind }) => to === 'jo@blue.test' && kind === 'press');
    expect(toUmpire?.text).toContain('May the seamen really march up to Spring Hill?');
    expect(toUmpire?.text).not.toMatch(/Hello|Salut|Cheers|graham-li/);
    const told = ack(letters).replaceAll('\n', ' ');
    expect(told).toContain('SAVED, NOT READY.');
    expect(told).toContain('What is no order in it went to Jo, the umpire');
    expect(told).toMatch(/Spring Hill\?\s+Passed on to the umpire\./);
    expect(await ordersOf(game)).toEqual(['MOVE graham-li TO 1703']);
  });

  test('CHECK keeps nothing, and says what goes on and what to send', async () => {
    const { game } = await started('ack-checked');
    const nothingYet = ack(await game.mail('british', 'CHECK', 'MOVE graham-li TO 1703')).replace(/\s+/g, ' ');
    expect(nothingYet).toContain('CHECKED ONLY: NOTHING SAVED. 1 order would be in force.');
    expect(nothingYet).not.toContain('on file (');
    await game.mail('british', 'MOVE graham-li TO 1703', 'MOVE navy TO 1503');
    const told = ack(await game.mail('british', 'CHECK', 'MOVE graham-li TO 1702')).replace(/\s+/g, ' ');
    expect(told).toContain('What is on file (2 orders) goes on as it was. To give these orders, answer YES.');
    expect(await ordersOf(game)).toEqual(['MOVE graham-li TO 1703', 'MOVE navy TO 1503']);
  });

  test('YES to the answer of a CHECK gives its orders, exactly as they were tried; to any other letter it gives nothing', async () => {
    const { game } = await started('ack-given');
    await game.mail('british', 'MOVE kfr TO 1403', 'MOVE navy TO 1503', 'HOLD marines');
    const answerTo = async (...lines: string[]) =>
      (await game.mail('british', ...lines)).find(({ kind }) => kind === 'ack');
    const told = await answerTo('Hello,', 'CHECK', 'MOVE graham-li TO 1702', 'READY');
    expect(flat(told)).toContain('To give these orders and READY, answer YES.');
    expect(flat(told)).toContain('3 would be gone');
    await game.mail('british', 'Yes');
    expect(await ordersOf(game)).toHaveLength(3);
    const given = (await game.replyInThread(ANNA, told, 'Yes, please')).find(({ kind }) => kind === 'ack');
    // What would go he has seen, so that READY does not ask whether he meant it.
    expect(flat(given)).toMatch(
      /READY\. 1 order in force, 3 gone\..* ok MOVE graham-li TO 1702 .* 1 ok Yes, please Gives the orders that our letter shows\./,
    );
    expect(await ordersOf(game)).toEqual(['MOVE graham-li TO 1702']);
    const amended = await answerTo('CHECK', 'AMEND', 'MOVE navy TO 1503');
    await game.replyInThread(ANNA, amended, 'Sí.');
    expect(await ordersOf(game)).toEqual(['MOVE graham-li TO 1702', 'MOVE navy TO 1503']);
    const some = await answerTo('CHECK', 'MOVE kfr TO 1403', 'MOVE nobody TO 1503');
    expect(flat(some)).toContain(
      'To give these orders, none of the lines in error, answer YES, with READY below it if you need no more time.',
    );
    const wrong = await answerTo('CHECK', 'MOVE nobody TO 1503');
    expect(flat(wrong)).not.toContain('answer YES');
    await game.mail('allied', 'READY');
    await game.replyInThread(ANNA, given, 'READY');
    await game.readyTimePasses();
    const before = await bookOf(game);
    await game.replyInThread(ANNA, amended, 'YES');
    expect((await bookOf(game))?.version).toBe(before?.version);
  });

  test('READY beside a message to nobody is kept, and counts when it comes alone', async () => {
    const { game } = await started('ack-kept');
    const lines = ['MOVE graham-li TO 1703', 'READY', 'PRESS TO nobody-here', 'Well met.', 'ENDPRESS'];
    expect(ack(await game.mail('british', ...lines)).replace(/\s+/g, ' ')).toMatch(
      /SAVED, NOT READY\..*Your READY is kept/,
    );
    expect(ack(await game.mail('british', 'READY'))).toContain('READY.');
  });

  test('beside orders, where there is no umpire, is said to be read by nobody', async () => {
    const { game } = await started('ack-13');
    await office.store.db.updateTable('games').set({ umpire: null }).where('id', '=', game.id).execute();
    const letters = await game.mail('british', 'MOVE graham-li TO 1703', 'May the seamen march up to Spring Hill?');
    const asked = ack(letters).replace(/\s+/g, ' ');
    expect(asked).toContain('Left out as talk. A program reads this: HELP gives the orders and the rules in short');
    expect(asked).not.toContain('Nobody reads it');
    const stated = ack(await game.mail('british', 'MOVE graham-li TO 1703', 'We had rain all day here.'));
    expect(stated.replace(/\s+/g, ' ')).toContain('Nobody reads it: the game has no umpire.');
    // Of a greeting or a name that it is no order is all there is to say.
    const greeted = ack(await game.mail('british', 'MOVE graham-li TO 1703', 'Many thanks!', 'Anna'));
    expect(greeted.match(/Left out as talk\./g)).toHaveLength(2);
    expect(greeted).not.toContain('Nobody reads');
  });

  test('where there is no umpire its writer is told what can be written', async () => {
    const { game } = await started('ack-9');
    await office.store.db.updateTable('games').set({ umpire: null }).where('id', '=', game.id).execute();
    const told = ack(await game.mail('british', 'May the seamen really march up to Spring Hill?')).replaceAll(
      '\n',
      ' ',
    );
    expect(told).toContain('NOTHING CHANGED.');
    expect(told).toContain('Write one order a line, as in the form of your last letter.');
    expect(told).toContain('PRESS TO and its name, your words below, then ENDPRESS. HELP shows both.');
    const alone = new SavannahByMail(office.store, office.server, 'ack-15');
    await alone.create('savannah/assault', 'classic', [player('allied', BERT)]);
    await alone.settle();
    await office.store.db.updateTable('games').set({ umpire: null }).where('id', '=', alone.id).execute();
    const unread = ack(await alone.mail('allied', 'May the seamen really march up to Spring Hill?'));
    expect(unread).toContain('nobody here reads letters');
    expect(unread).not.toContain('PRESS TO');
  });

  test('a question is told to whom else it may be put only where somebody sits there', async () => {
    const game = new SavannahByMail(office.store, office.server, 'ack-asks-alone');
    await game.create('savannah/assault', 'together', [player('british', ANNA)]);
    await game.settle();
    const alone = ack(await game.mail('british', 'CHECK', 'HOLD navy', 'Do our guns fire now?')).replace(/\s+/g, ' ');
    expect(alone).toContain('HELP gives the orders and the rules in short.');
    expect(alone).not.toContain('PRESS TO');
  });

  test('a message to another seat is told as delivered, not as nothing', async () => {
    const { game } = await started('ack-6');
    const told = ack(await game.mail('british', 'PRESS TO allied', 'Shall we parley?', 'ENDPRESS')).replaceAll(
      '\n',
      ' ',
    );
    expect(told).toContain('PASSED ON.');
    expect(told).toContain('Your message was delivered.');
  });
});

test.each([
  ['en', 'taken for old mail; 2 look like orders: “MOVE navy TO 1503”, “HOLD marines”.', 'MOVE navy TO 1503'],
  [
    'fr',
    'pour un ancien message ; 2 ressemblent à des ordres : « ALLER navy VERS 1503 », « HOLD marines ».',
    'ALLER navy VERS 1503',
  ],
] as const)('what looks like an order in old mail is shown, in %s', async (language, told, order) => {
  const game = new SavannahByMail(office.store, office.server, `ack-old-${language}`);
  await game.create('savannah/assault', 'together', [player('british', ANNA, language)]);
  await game.settle();
  const old = ['On Mon, 23 Nov 2026, Savannah wrote:', '> Good morning', `> ${order}`, '> HOLD marines'];
  const text = flat((await game.mail('british', 'HOLD kfr', '', ...old)).find(({ kind }) => kind === 'ack'));
  expect(text.replaceAll('\u00a0', ' ')).toContain(told);
});

test.each([
  ['en', 'Sent from my phone', '4 - Sent from my phone Left out as a signature.'],
  ['fr', 'Envoyé de mon téléphone', '4 - Envoyé de mon téléphone Laissé de côté comme signature.'],
  ['es', 'Enviado desde mi móvil', '4 - Enviado desde mi móvil Omitida como firma.'],
] as const)('what a telephone puts below a mail is told as a signature, without an error, in %s', async (language, signed, told) => {
  const game = new SavannahByMail(office.store, office.server, `ack-signed-${language}`);
  await game.create('pensacola/assault', 'classic', [player('spanish', ANNA, language)]);
  await game.settle();
  const text = flat(
    (await game.mail('spanish', 'HOLD principe', '', 'Bob', signed)).find(({ kind }) => kind === 'ack'),
  );
  expect(text.replaceAll('\u00a0', ' ')).toContain(told);
  expect(text).not.toMatch(/ERR/);
  const more = flat(
    (await game.mail('spanish', 'HOLD principe', signed, 'Robert, Paris')).find(({ kind }) => kind === 'ack'),
  );
  expect(more).toMatch(/ignature, (?:with the line|avec la ligne)|firma, con la línea/);
});

describe('a message to a seat that nobody reads mail for', () => {
  test('is a warning that says so and holds no READY back, and HELP shows whom one can write to', async () => {
    const game = new SavannahByMail(office.store, office.server, 'ack-14');
    await game.create('savannah/assault', 'classic', [player('allied', BERT)]);
    await game.settle();
    const letters = await game.mail('allied', 'PRESS TO british', 'Shall we parley?', 'ENDPRESS', 'HELP');
    const told = ack(letters).replace(/\s+/g, ' ');
    expect(told).toMatch(
      /1 warn PRESS TO british The message: lines 1 to 3\. Nobody reads mail for british: the message went nowhere; PRESS TO UMPIRE is read\./,
    );
    expect(told.match(/PRESS TO british/g)).toHaveLength(1);
    const ready = ack(await game.mail('allied', 'PRESS TO british', 'Shall we parley?', 'ENDPRESS', 'READY'));
    expect(ready).toMatch(/^READY\./m);
    const help = letters.find(({ kind }) => kind === 'help')?.text ?? '';
    const [example = ''] = /PRESS TO \S+/.exec(help) ?? [];
    expect(example).toBe('PRESS TO umpire');
    const sent = await game.mail('allied', example, 'Is the bridge at 1705 down?', 'ENDPRESS', 'RETREAT HQ');
    expect(ack(sent).replace(/\s+/g, ' ')).toContain('1 ok PRESS TO umpire The message: lines 1 to 3.');
    expect(sent.find(({ kind }) => kind === 'press')?.to).toBe('jo@blue.test');
  });
});

describe('orders that nothing asks for now', () => {
  test('an order for a closed call is told when that closed, what ran, and who is asked until when', async () => {
    const game = new SavannahByMail(office.store, office.server, 'ack-7');
    await game.create('savannah/assault', 'classic', [player('british', ANNA), player('allied', BERT)]);
    await game.settle();
    // The Allies move first in this game.
    expect((await game.open())?.needs.map(({ seat, call }) => [seat, call])).toEqual([['allied', 'movement']]);
    const words = async (seat: string, ...lines: string[]) => ack(await game.mail(seat, ...lines)).replace(/\s+/g, ' ');
    const early = await words('british', 'MOVE kfr TO 1403');
    expect(early).toContain(
      'SAVED FOR ITS CALL. 1 kept for later. Nothing is due from you now. ' +
        'Asked now: Allies (movement orders), until Fri 20 Nov 21:00 Paris.',
    );
    expect(early).toContain('KEPT FOR MOVEMENT');
    expect(early).not.toContain('YOUR WHOLE BOOK');
    await game.mail('allied', 'HOLD champagne', 'READY');
    await game.readyTimePasses();
    expect((await game.open())?.needs.map(({ seat, call }) => [seat, call])).toEqual([['british', 'movement']]);
    const late = await words('allied', 'MOVE champagne TO 1403');
    expect(late).toContain('NOTHING CHANGED.');
    expect(late).toContain(
      'The call closed Fri 20 Nov 2026 11:15:01 Paris. Your mail came Fri 20 Nov 2026 11:15:01 Paris, by our clock. ' +
        'Nothing is due from you now. Asked now: British (movement orders), until Fri 20 Nov 21:00 Paris.',
    );
    expect(late).toContain(
      'WHAT RAN INSTEAD Your book of Fri 20 Nov 11:00: one order. You need not send it again. HOLD champagne',
    );
    expect(late).toMatch(/1 ERROR MOVE champagne TO 1403/);
  });
});
