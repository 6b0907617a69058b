import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../src/store/entries.ts';
import { fold } from '../../src/table/record.ts';
import { openOffice } from './office.ts';
import { type Letter, player, SavannahByMail } from './savannah-house.ts';

const ANNA = 'anna@red.test';
const BERT = 'bert@blue.test';
const CARL = 'carl@blue.test';
const office = openOffice();

const to = (letters: readonly Letter[], address: string, kind: string) =>
  letters.find((letter) => letter.to === address && letter.kind === kind);
/** Addresses that books were fixed at, in order, with what each seat had sent. */
const locked = async (game: SavannahByMail) =>
  fold(await entriesOf(office.store.db, game.id)).turns.flatMap((turn) =>
    [...turn.locks].map(([address, { books }]) => [
      address,
      Object.fromEntries(books.map(({ seat, orders }) => [seat, orders?.map(({ canonical }) => canonical) ?? null])),
    ]),
  );

describe('classic: every call is asked of whoever must decide it', () => {
  test('who sent movement orders is asked for combat; orders kept for it are on file there, and run if nothing else comes', async () => {
    // By the dice of this game no gun of the town drives him back.
    const game = new SavannahByMail(office.store, office.server, 'calls-2c1');
    await game.create('savannah/assault', 'classic', [player('british', ANNA), player('allied', BERT)]);
    await game.settle();
    expect((await game.open())?.call).toBe('t16/allies/movement/movement@allies');
    const answered = await game.mail('allied', 'MOVE champagne TO 1405', 'ATTACK 1404 WITH champagne', 'READY');
    expect(to(answered, BERT, 'ack')?.text).toMatch(/KEPT FOR COMBAT/i);
    const called = await game.readyTimePasses();
    expect((await game.open())?.call).toBe('t16/allies/combat/combat@allies');
    const call = to(called, BERT, 'call');
    expect(call?.text).toMatch(
      /# On file; orders you send replace it,\s+#\s+AMEND adds to it:\s+ATTACK 1404 WITH champagne\s+# As things stand it will run\./,
    );
    await game.deadlinePasses();
    const [, , combat] = await locked(game);
    expect(combat).toEqual(['t16/allies/combat/combat@allies', { allied: ['ATTACK 1404 WITH champagne'] }]);
  });

  test('what is on file is shown as it was written in the words of its reader, as a remark where it would fail now', async () => {
    const game = new SavannahByMail(office.store, office.server, 'calls-836');
    await game.create('savannah/assault', 'classic', [player('british', ANNA), player('allied', BERT, 'fr')]);
    await game.settle();
    const lines = ['ATTAQUER 1404 AVEC champagne', 'ATTAQUER 1303 AVEC armagnac', "PERTES milice D'ABORD"];
    await game.mail('allied', 'ALLER champagne VERS 1405', ...lines, 'PRET');
    const called = to(await game.readyTimePasses(), BERT, 'call')?.text.replaceAll('\r', '') ?? '';
    const [, filed = ''] = /# Deja la.*?\n((?:.*\n)*?)# Sans ligne/.exec(called) ?? [];
    const shown = filed.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(shown).toEqual(lines.filter((line) => !line.includes('1303')));
    expect(filed).toMatch(/^# {2}ATTAQUER 1303 AVEC armagnac\n# Echouerait a present/m);
    const [, form = ''] = /^(BEGIN[\s\S]*?^END$)/m.exec(called) ?? [];
    const again = to(await game.mail('allied', ...form.split('\n')), BERT, 'ack')?.subject;
    expect(again).not.toContain('erreur');
  });

  test('what stands for no call of its own stays on file for the next, is shown there and can be cancelled', async () => {
    const game = new SavannahByMail(office.store, office.server, 'calls-7');
    await game.create('savannah/assault', 'classic', [player('british', ANNA), player('allied', BERT)]);
    await game.settle();
    // Too many for the guns of the town to drive all back.
    const marches = ['MOVE avant-garde, champagne TO 1405', 'MOVE dillon-irish, vol-grenadiers TO 1606'];
    await game.mail('allied', ...marches, 'LEADERS stay', 'CAPTURE strongest', 'READY');
    const called = await game.readyTimePasses();
    expect(to(called, BERT, 'call')?.text).toMatch(
      /LEADERS stay\s+# It runs if its moment still comes\.\s+CAPTURE strongest/,
    );
    const answered = await game.mail(
      'allied',
      'CANCEL CAPTURE',
      'ATTACK 1705 WITH dillon-irish, vol-grenadiers',
      'AMEND',
      'READY',
    );
    expect(to(answered, BERT, 'ack')?.text).toMatch(/LEADERS stay/);
    await game.readyTimePasses();
    const [, , combat] = await locked(game);
    expect(combat).toEqual([
      't16/allies/combat/combat@allies',
      { allied: ['LEADERS stay', 'ATTACK 1705 WITH dillon-irish, vol-grenadiers'] },
    ]);
  });

  test('fire that is over stands in no later form of the turn as an order to keep', async () => {
    const game = new SavannahByMail(office.store, office.server, 'calls-fired');
    await game.create('savannah/assault', 'full', [player('british', ANNA), player('allied', BERT)]);
    let letters = await game.settle();
    const fired = ['FIRE br-a, gam-1 NEAREST', 'DEFEND 1404 TACTIC refuse flank'];
    for (let stage = 0; stage < 30; stage++) {
      const need = (await game.open())?.needs[0];
      if (need?.call === 'movement' && need.seat === 'british') break;
      const marches = ['MOVE champagne TO 1405', 'READY'];
      const book =
        need?.call === 'movement'
          ? marches
          : need?.call === 'fire'
            ? ['AMEND', 'FIRE br-a NEAREST', 'READY']
            : ['READY'];
      // What is left of the first line names nobody who has guns: it fails when the others fire.
      if (need?.call === 'fire') await game.mail('british', ...fired);
      const answered = await game.mail(need?.seat ?? '', ...(need?.question ? ['1'] : book));
      letters = [...answered, ...(await game.readyTimePasses())];
    }
    const [form] = /^BEGIN [\s\S]*?^END/m.exec(to(letters, ANNA, 'call')?.text ?? '') ?? [];
    expect(form).toMatch(/DEFEND 1404/);
    expect(form).not.toMatch(/FIRE (br-a|gam)/);
    expect(to(letters, ANNA, 'call')?.text).toMatch(/FIRE gam-1 nearest\n +Failed/i);
  });

  test('a mail for combat takes the place of what was kept for it', async () => {
    // By the dice of this game no gun of the town drives him back.
    const game = new SavannahByMail(office.store, office.server, 'calls-235');
    await game.create('savannah/assault', 'classic', [player('british', ANNA), player('allied', BERT)]);
    await game.settle();
    await game.mail('allied', 'MOVE champagne TO 1405', 'ATTACK 1404 WITH champagne', 'READY');
    await game.readyTimePasses();
    await game.mail('allied', 'HOLD champagne', 'CANCEL ATTACK', 'READY');
    await game.readyTimePasses();
    const [, , combat] = await locked(game);
    expect(combat).toEqual(['t16/allies/combat/combat@allies', { allied: ['HOLD champagne'] }]);
  });

  test('whoever held in movement is not on file for combat; what would march there is refused in each branch of a line', async () => {
    const game = new SavannahByMail(office.store, office.server, 'calls-14');
    await game.create('savannah/assault', 'classic', [player('british', ANNA), player('allied', BERT)]);
    await game.settle();
    await game.mail('allied', 'MOVE champagne TO 1405', 'HOLD conde', 'READY');
    const combat = to(await game.readyTimePasses(), BERT, 'call')?.text ?? '';
    const form = combat.slice(combat.indexOf('TURN 16 COMBAT'), combat.indexOf('\nEND'));
    expect(form).toContain('# ATTACK 1404 WITH champagne DIVERT \\\n#   1504');
    expect(form).not.toMatch(/\bHOLD\b/);
    // What the attack would bring is told before it is ordered.
    expect(combat.replace(/\s+/g, ' ')).toMatch(
      /1404, Spring Hill: champagne 2 : 5 -> 1-3, the worst column, 1504 diverted .*French assault -1: sum -\d/,
    );
    const lines = ['HOLD conde', 'IF LOST 1405 HOLD foix ELSE MOVE foix TO 1406'];
    const tried = to(await game.mail('allied', ...lines), BERT, 'ack')?.text.replace(/\s+/g, ' ');
    expect(tried).toContain('The marches are over: now HOLD only keeps them from going forward after a fight.');
    expect(tried).toMatch(/2 ERROR IF LOST 1405 HOLD foix ELSE MOVE foix TO 1406 .*MOVE belongs to movement orders/);
  });

  test('a reply to the letter of a call that is closed is not booked for the next call of the turn', async () => {
    const game = new SavannahByMail(office.store, office.server, 'calls-5');
    await game.create('savannah/assault', 'classic', [player('british', ANNA), player('allied', BERT)]);
    const opened = await game.settle();
    const movement = to(opened, BERT, 'call');
    await game.replyInThread(BERT, movement, 'MOVE champagne TO 1405', 'ATTACK 1404 WITH champagne', 'READY');
    await game.readyTimePasses();
    const late = await game.replyInThread(BERT, movement, 'MOVE champagne TO 1405', 'HOLD avant-garde', 'READY');
    expect(to(late, BERT, 'ack')?.text).toMatch(
      /You\s+answered\s+the\s+letter\s+for\s+movement\s+orders,\s+which\s+are\s+closed/,
    );
    await game.deadlinePasses();
    const [, , combat] = await locked(game);
    expect(combat).toEqual(['t16/allies/combat/combat@allies', { allied: ['ATTACK 1404 WITH champagne'] }]);
  });

  test('a reply to it with orders for the open call alone is meant for that', async () => {
    const game = new SavannahByMail(office.store, office.server, 'calls-61');
    await game.create('savannah/assault', 'classic', [player('british', ANNA), player('allied', BERT)]);
    const movement = to(await game.settle(), BERT, 'call');
    await game.replyInThread(BERT, movement, 'MOVE champagne TO 1405', 'READY');
    await game.readyTimePasses();
    const answered = await game.replyInThread(BERT, movement, 'ATTACK 1404 WITH champagne');
    expect(to(answered, BERT, 'ack')?.text).toMatch(/1404 WITH champagne/);
    await game.deadlinePasses();
    const [, , combat] = await locked(game);
    expect(combat).toEqual(['t16/allies/combat/combat@allies', { allied: ['ATTACK 1404 WITH champagne'] }]);
  });

  test('of a mail with a line for a call that is over the other lines count, whatever letter it answers', async () => {
    const game = new SavannahByMail(office.store, office.server, 'calls-9');
    await game.create('savannah/assault', 'classic', [player('british', ANNA), player('allied', BERT)]);
    const movement = to(await game.settle(), BERT, 'call');
    await game.replyInThread(BERT, movement, 'MOVE champagne TO 1405', 'ATTACK 1404 WITH champagne', 'READY');
    const combat = to(await game.readyTimePasses(), BERT, 'call');
    for (const letter of [combat, movement]) {
      const lines = ['ATTACK 1404 WITH champagne TACTIC frontal assault', 'MOVE armagnac TO 1306', 'READY'];
      const told = to(await game.replyInThread(BERT, letter, ...lines), BERT, 'ack')?.text ?? '';
      expect(told).toMatch(/1 +ok +ATTACK 1404 WITH champagne/);
      expect(told).toMatch(/2 +ERROR +MOVE armagnac TO 1306[\s^]+Column 1\. MOVE belongs to movement orders/);
      expect(told).not.toMatch(/WHAT RAN INSTEAD|The\s+call\s+closed/);
    }
    const own = to(await game.mail('allied', 'ATTACK 1404 WITH champagne', 'AMEND', 'READY'), BERT, 'ack')?.text;
    expect(own).not.toContain('ERROR');
    const back = to(await game.replyInThread(BERT, movement, 'AMEND', 'UNREADY', 'MOVE armagnac TO 1306'), BERT, 'ack');
    expect(back?.text).toMatch(/2 +ok +UNREADY/);
    expect(back?.text).not.toContain('YES 16');
  });

  test('what ran for a call that is over is what was for that call', async () => {
    const game = new SavannahByMail(office.store, office.server, 'calls-10');
    await game.create('savannah/assault', 'classic', [player('british', ANNA), player('allied', BERT)]);
    const movement = to(await game.settle(), BERT, 'call');
    await game.replyInThread(BERT, movement, 'MOVE champagne TO 1405', 'ATTACK 1404 WITH champagne', 'READY');
    await game.readyTimePasses();
    const late = to(await game.replyInThread(BERT, movement, 'MOVE armagnac TO 1306'), BERT, 'ack')?.text ?? '';
    expect(late).toMatch(/WHAT RAN INSTEAD\n.*one order[\s\S]*?MOVE champagne TO 1405\n\n/);
    expect(late).not.toContain('YES 16');
  });

  test('a game alone against the computer goes on at once: calls that only empty seats owe wait for nobody', async () => {
    const game = new SavannahByMail(office.store, office.server, 'calls-3');
    await game.create('savannah/assault', 'classic', [player('british', ANNA)]);
    await game.settle();
    const open = await game.open();
    expect(open?.needs.map(({ seat }) => seat)).toEqual(['british']);
    expect(open?.openedAt).toEqual(game.clock.now);
    const calls = (await locked(game)).map(([address]) => address);
    expect(calls).toContain('t16/allies/movement/movement@allies');
    expect(calls).toContain('t16/allies/combat/combat@allies');
  });
});

describe('nobody is asked who has nothing to decide', () => {
  test('of two Allied seats only the one with troops beside an enemy is asked for combat', async () => {
    const game = new SavannahByMail(office.store, office.server, 'calls-4');
    const players = [player('british', ANNA), player('french', BERT), player('american', CARL)];
    await game.create('savannah/assault', 'classic', players);
    await game.settle();
    // Too many for the guns of the town to drive all back.
    const marches = ['MOVE avant-garde, champagne TO 1405', 'MOVE dillon-irish, vol-grenadiers TO 1606'];
    await game.mail('french', ...marches, 'READY');
    await game.mail('american', 'HOLD light-corps', 'READY');
    await game.readyTimePasses();
    const open = await game.open();
    expect(open?.call).toBe('t16/allies/combat/combat@allies');
    expect(open?.needs.map(({ seat }) => seat)).toEqual(['french']);
  });
});

describe('express: one letter asks for the whole turn', () => {
  test('it says so, its form and examples have attacks too, and what it shows can be sent', async () => {
    const game = new SavannahByMail(office.store, office.server, 'calls-15');
    await game.create('savannah/assault', 'express', [player('british', ANNA), player('allied', BERT)]);
    const letter = to(await game.settle(), BERT, 'call')?.text ?? '';
    expect(letter).toContain('Allies: orders, turn 16');
    expect(letter).not.toContain('movement orders');
    expect(letter).toMatch(/The Americans\s+may\s+not\s+attack\s+this\s+turn/);
    const examples = [...letter.replace(/\\\n# +/g, '').matchAll(/^# (MOVE .*)$/gm)].map(([, line = '']) => line);
    const answer = to(await game.mail('allied', ...examples, 'READY'), BERT, 'ack')?.text ?? '';
    expect(examples.length).toBeGreaterThan(0);
    expect(answer).toMatch(new RegExp(`\\b${examples.length} orders? in force`));
    expect(answer).not.toMatch(/warn|ERROR/);
  });

  test('HELP is silent about orders that the scenario has no use for', async () => {
    const game = new SavannahByMail(office.store, office.server, 'calls-16');
    await game.create('savannah/assault', 'express', [player('british', ANNA), player('allied', BERT)]);
    await game.settle();
    const help = to(await game.mail('allied', 'HELP ALL'), BERT, 'help')?.text ?? '';
    expect(help).toMatch(/^RALLY <units>: who tries to rally first/m);
    expect(help).not.toMatch(/^(DIG|SORTIE|PLAY|SIEGE) /m);
  });

  test('HELP with a word tells of that alone', async () => {
    const game = new SavannahByMail(office.store, office.server, 'calls-17');
    await game.create('savannah/assault', 'express', [player('british', ANNA), player('allied', BERT)]);
    await game.settle();
    const help = to(await game.mail('allied', 'HELP momentum'), BERT, 'help')?.text ?? '';
    expect(help).toMatch(/MOMENTUM KEEP/);
    expect(help).not.toMatch(/^RALLY /m);
    // What can be written in any game has no word of it.
    expect(help).not.toMatch(/TIMEZONE|VACATION|HOW TO WRITE\n/);
    expect(help).toContain('HELP alone tells how to write, HELP ALL everything.');
    expect(help.split('\n').length).toBeLessThan(42);
  });

  test('HELP twice in a mail, or with two words, tells of both; of a word that nothing tells of, that alone', async () => {
    const game = new SavannahByMail(office.store, office.server, 'calls-18');
    await game.create('savannah/assault', 'express', [player('british', ANNA), player('allied', BERT)]);
    await game.settle();
    const helped = async (...lines: string[]) => to(await game.mail('allied', ...lines), BERT, 'help')?.text ?? '';
    for (const lines of [['HELP vacation', 'HELP rally please'], ['HELP rally vacation']]) {
      const both = await helped(...lines);
      expect(both).toMatch(/^RALLY /m);
      expect(both).toMatch(/^ {2}VACATION FROM/m);
      expect(both).not.toMatch(/TIMEZONE|^MOVE /m);
      expect(both).not.toContain('Nothing here tells');
    }
    const [unknown, half, whole] = [
      await helped('HELP xyz'),
      await helped('HELP xyz', 'HELP rally'),
      await helped('HELP'),
    ];
    expect(unknown).toMatch(/Nothing here tells of “xyz”\. HELP alone\s+tells/);
    expect(unknown.split('\n').length).toBeLessThan(20);
    expect(half).toContain('Nothing here tells of “xyz”. HELP alone tells');
    expect(half).toMatch(/^RALLY /m);
    expect(unknown).not.toMatch(/TIMEZONE|^RALLY /m);
    expect(whole).toMatch(/^ {2}HELP LETTERS /m);
    expect(await helped('HELP letters')).toMatch(/^ {2}TIMEZONE /m);
    expect(whole).not.toContain('Nothing here tells');
  });
});
