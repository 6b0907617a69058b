import { describe, expect, test } from 'vitest';
import { steer } from '../../src/campaign/umpire/steer-game.ts';
import { entriesOf } from '../../src/store/entries.ts';
import { fold } from '../../src/table/record.ts';
import { openOffice } from './office.ts';
import { type Letter, player, SavannahByMail } from './savannah-house.ts';

const ANNA = 'anna@red.test';
const BERT = 'bert@blue.test';
const office = openOffice();

const lettersTo = (letters: readonly Letter[], address: string) => letters.filter(({ to }) => to === address);
const answersOf = async (game: SavannahByMail) => {
  const chronicle = fold(await entriesOf(office.store.db, game.id));
  return new Map(chronicle.turns.flatMap((turn) => [...turn.answers]));
};

/** An assault on the Spring Hill redoubt that the guns of the town let come up, so that there is a combat to be decided. */
const ASSAULT: Readonly<Record<string, readonly string[]>> = {
  'british fire': ['STANDING FIRE hold'],
  'allied movement': ['MOVE champagne TO 1405'],
  'allied combat': ['ATTACK 1404 WITH champagne'],
};

describe('tempo full by mail (architecture §2)', () => {
  test('a turn of the assault: every choice is a letter, a reply of one line answers it', async () => {
    const game = new SavannahByMail(office.store, office.server, 'full-12');
    await game.create('savannah/assault', 'full', [player('british', ANNA), player('allied', BERT, 'fr')]);
    let letters = await game.settle();
    const addresses = { british: ANNA, allied: BERT };
    const asked: { kind: string; letter: Letter }[] = [];
    const umpired: string[] = [];
    let printed = 0;
    let sealed = 0;
    for (let stage = 0; stage < 150; stage++) {
      const open = await game.open();
      if (!open) break;
      if (printed === 0) printed = open.printed;
      if (open.printed !== printed) break;
      const answering: Letter[] = [];
      if (open.needs.length > 1) {
        sealed++;
        await sealedStage(
          game,
          open.needs.map(({ address }) => address),
        );
      }
      for (const need of open.needs) {
        const seat = need.seat as keyof typeof addresses;
        if (need.question !== null) {
          const [letter] = lettersTo(letters, addresses[seat]).filter(({ kind }) => kind === 'call');
          expect(letter, need.address).toBeDefined();
          asked.push({ kind: need.question, letter: letter as Letter });
        }
        const orders = need.question === null ? [...(ASSAULT[`${seat} ${need.call}`] ?? []), 'READY'] : ['1'];
        answering.push(...(await game.mail(seat, ...orders)));
      }
      letters = [...answering, ...(await game.readyTimePasses())];
      umpired.push(...lettersTo(letters, 'jo@blue.test').map(({ subject }) => subject));
    }
    // The steps within a turn are no news for him.
    expect(umpired).toEqual([`[Savannah] Turn ${printed} is over`]);
    expect(asked.length).toBeGreaterThan(5);
    for (const { letter } of asked) {
      expect(letter.text).toMatch(/^\s*A?1\s+\S/m);
      expect(letter.text.length).toBeLessThan(6000);
    }
    expect(asked.find(({ letter }) => letter.to === BERT)?.letter.subject).toMatch(/votre choix, tour \d+, avant/);
    const answers = [...(await answersOf(game)).values()];
    expect(answers.filter(({ from }) => from === 'reply').length).toBe(asked.length);
    expect(new Set(asked.map(({ kind }) => kind))).toContain('tactic');
    expect(sealed).toBeGreaterThan(0);
  });

  /** While only one side has answered a sealed question, the other can find no trace of it. */
  async function sealedStage(game: SavannahByMail, addresses: readonly string[]): Promise<void> {
    expect(addresses.map((address) => address.split('@')[1]).sort()).toEqual(['allies', 'british']);
    const before = await game.mail('british', 'STATUS');
    const told = await game.mail('allied', '2');
    expect(lettersTo(told, ANNA)).toEqual([]);
    expect(lettersTo(told, BERT).map(({ kind }) => kind)).toEqual(['question']);
    const after = await game.mail('british', 'STATUS');
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
    expect(before.find(({ kind }) => kind === 'status')?.text).toMatch(/British, Allies/);
  }

  test('an answer may be a number, words or an order; a wrong one is told with the choice again; what a standing order says is not asked', async () => {
    const game = new SavannahByMail(office.store, office.server, 'full-2');
    await game.create('savannah/assault', 'full', [player('british', ANNA), player('allied', BERT, 'fr')]);
    const [first] = lettersTo(await game.settle(), ANNA).filter(({ kind }) => kind === 'call');
    expect(first?.text).toMatch(/Where does the Savannah Loyal Militia stand\?/);
    const place = async () => {
      const answers = await office.store.db
        .selectFrom('books')
        .select(['replies'])
        .where('game', '=', game.id)
        .where('seat', '=', 'british')
        .orderBy('version', 'desc')
        .limit(1)
        .execute();
      return Object.values(JSON.parse(answers[0]?.replies ?? '{}'))[0];
    };

    const [wrong] = await game.mail('british', 'Hello Jo,', '', '99');
    expect(wrong?.kind).toBe('question');
    expect(wrong?.text).toMatch(/“99” is none of the answers; they go from 1 to \d+\./);
    expect(wrong?.text).toMatch(/WHAT YOU MAY ANSWER/);
    expect(await place()).toBeUndefined();
    const [off] = await game.mail('british', 'PLACE savannah-militia AT 2010');
    expect(off?.text).toMatch(/This was not understood|THIS WAS NOT UNDERSTOOD/);
    expect(await place()).toBeUndefined();

    const letter = await game.mail('british', 'Z');
    expect(letter.map(({ kind }) => kind)).toEqual(['question']);
    expect(letter[0]?.text).toMatch(/“Z” is none of the answers/);
    const short = await game.mail('british', 'not yet');
    expect(short.map(({ kind }) => kind)).toEqual(['question']);
    expect(short[0]?.text).toMatch(/No line of your mail answers what is asked/);

    const beside = await game.mail('british', 'Spring Hill', 'Will the guns see it from there?');
    expect(lettersTo(beside, 'jo@blue.test').map(({ text }) => text)).toEqual([
      expect.stringContaining('Will the guns see it from there?'),
    ]);
    expect(beside.find(({ kind }) => kind === 'question')?.text.replace(/\s+/g, ' ')).toMatch(
      /What is no order in it went to Jo, the umpire/,
    );
    expect(await place()).toBe('1404');
    const idle = await game.mail('allied', '2');
    expect(idle.map(({ kind }) => kind)).toEqual(['ack']);
    expect(idle[0]?.text.replace(/\s+/g, ' ')).toMatch(/aucun choix ne vous est/);
    await game.mail('british', 'PLACE savannah-militia AT 1605');
    expect(await place()).toBe('1605');
    const [understood] = await game.mail('british', '3)', '', '> 7');
    expect(understood?.text).toMatch(/YOUR ANSWER\s+\S/);
    expect(understood?.subject).toMatch(/^\[Savannah\] \w+: understood \(your choice, turn \d+\): /);
    // The answer taken, and nothing more to answer: play goes on.
    expect(understood?.text).not.toMatch(/WHAT HAPPENED|THE CHOICE\n|WHAT YOU MAY ANSWER|HOW TO ANSWER|As an order/);
    expect(understood?.text).toMatch(/Nobody else is waited for: play goes on/);
    const third = await place();
    expect(third).not.toBe('1605');
    // Beside orders the answer is told with them, in one letter.
    const both = await game.mail('british', '3', 'MOVE kfr TO 1403');
    expect(both.map(({ kind }) => kind)).toEqual(['ack']);
    const chosen = /YOUR ANSWER\s+(\S.*)/.exec(understood?.text ?? '')?.[1] ?? 'nothing';
    const told = both[0]?.text.replace(/\s+/g, ' ');
    expect(told).toContain(`Your choice is taken: Where does the Savannah Loyal Militia stand? ${chosen.trim()}.`);
    expect(told).toContain('MOVE kfr TO 1403');
    expect(await place()).toBe(third);
    const trial = await game.mail('british', 'CHECK', '5');
    expect(trial.find(({ kind }) => kind === 'question')?.text).toMatch(/CHECKED ONLY: THIS WOULD BE YOUR ANSWER/);
    expect(await place()).toBe(third);

    await game.readyTimePasses();
    expect(
      await answersOf(game).then((answers) => answers.get('t16/opening/savannah-militia/setup-place@british')),
    ).toMatchObject({ answer: third, from: 'reply' });
    // Movement is called for; the French answer nothing more until the guns fire, the British neither.
    await game.mail('british', 'STANDING FIRE HOLD');
    const fired = async () =>
      [...(await answersOf(game))].flatMap(([address, answer]) =>
        address.endsWith('/fire@british') && !Array.isArray(answer.answer) ? [answer] : [],
      );
    for (let stage = 0; stage < 12 && (await fired()).length === 0; stage++) {
      expect((await game.open())?.needs[0]?.question).not.toBe('fire');
      await game.deadlinePasses();
    }
    expect((await fired())[0]).toMatchObject({ answer: { target: null, with: [] }, from: 'standing' });
  });

  test('an answer with a line that was not understood is kept, and play waits for the rest of it, or READY', async () => {
    const game = new SavannahByMail(office.store, office.server, 'full-4');
    await game.create('savannah/assault', 'full', [player('british', ANNA), player('allied', BERT, 'fr')]);
    await game.settle();
    const [told] = await game.mail('british', 'PLACE savannah-militia AT 1605', 'PLACE savannah-militia AT the church');
    expect(told?.kind).toBe('question');
    expect(told?.text.replace(/\s+/g, ' ')).toMatch(
      /YOUR ANSWER the Ogeechee redoubt \(1605\).*so play waits for you.*AT the church/,
    );
    await game.readyTimePasses();
    expect((await game.open())?.needs[0]?.question).toBe('setup-place');
    const [ready] = await game.mail('british', 'READY');
    expect(ready?.text.replace(/\s+/g, ' ')).toMatch(/READY\. .*An answer you have given counts for your choice/);
    await game.readyTimePasses();
    expect((await answersOf(game)).get('t16/opening/savannah-militia/setup-place@british')).toMatchObject({
      answer: '1605',
    });
  });

  test('two choices in one letter: each mail answers what it speaks of, and play waits for the first', async () => {
    const game = new SavannahByMail(office.store, office.server, 'full-5');
    await game.create('jenkins-ear/war', 'full', [player('english', ANNA), player('spanish', BERT)]);
    let letters = await game.settle();
    while ((await game.open())?.needs[0]?.question !== 'setup-garrison') letters = await game.deadlinePasses();
    const [asked] = lettersTo(letters, BERT);
    expect(asked?.subject).toMatch(/Which Soldiers go into which port\? and 1 more$/);
    expect(asked?.text).toMatch(/^ +A2 [\s\S]*^ +B10 [\s\S]*^A1\nB1$/m);

    const told = async (...lines: string[]) => {
      const [letter] = lettersTo(await game.mail('spanish', ...lines), BERT);
      return letter?.text.replace(/\s+/g, ' ');
    };
    expect(await told('B7')).toMatch(/YOUR ANSWER A no answer yet; .* B box 7: .* Play waits for an answer to A/);
    await game.readyTimePasses();
    expect((await game.open())?.needs[0]?.question).toBe('setup-garrison');
    expect(await told('2')).toMatch(
      /YOUR ANSWER A Soldiers .* B box 7: .* Nobody else is waited for: play goes on at once/,
    );
    await game.readyTimePasses();
    const answers = await answersOf(game);
    expect(answers.get('t00/spanish/setup-garrison@spanish')?.from).toBe('reply');
    expect(answers.get('t00/spanish/isidro-box@spanish')).toMatchObject({ answer: 7, from: 'reply' });
    expect((await game.open())?.needs[0]?.question).toBe('stack-order');
  });

  test('the umpire changes the tempo between turns: a journal entry, told to all, from the next turn on', async () => {
    const game = new SavannahByMail(office.store, office.server, 'full-3');
    await game.create('savannah/assault', 'together', [player('british', ANNA), player('allied', BERT, 'fr')]);
    await game.settle();
    expect((await game.open())?.needs.map(({ call }) => call)).toEqual(['orders', 'orders']);
    await steer(game.house, game.id, [{ act: 'tempo', tempo: 'classic', reason: 'we all have more time' }]);
    const told = await game.settle();
    expect(told.map(({ to }) => to).sort()).toEqual([ANNA, BERT]);
    expect(told.find(({ to }) => to === ANNA)?.text).toMatch(
      /Classic: a letter for movement and a letter for combat\./,
    );
    expect(fold(await entriesOf(office.store.db, game.id)).tempo).toBe('together');
    await game.mail('british', 'HOLD kfr');
    await game.deadlinePasses();
    expect(fold(await entriesOf(office.store.db, game.id)).tempo).toBe('classic');
    expect((await game.open())?.needs.map(({ call }) => call)).toEqual(['movement']);
  });
});
