import { describe, expect, it } from 'vitest';
import { readOrders } from '../../src/orders/read.ts';
import { story } from '../reports/story-fixture.ts';
import { canonical, grammar, read, wrong } from './grammar.ts';

const MARCH = 'MOVE fraser-1 TO 1404 VIA 1503';

describe('what mail clients do to an order does not change it', () => {
  it.each([
    ['smart quotes', '“MOVE” ‘fraser-1’ TO 1404 VIA 1503'],
    ['dashes for hyphens', 'MOVE fraser–1 TO 1404 VIA 1503'],
    ['a no-break hyphen', 'MOVE fraser‑1 TO 1404 VIA 1503'],
    ['no-break blanks', 'MOVE\u00a0fraser-1\u202fTO 1404 VIA 1503'],
    ['zero-width blanks and soft hyphens', 'MO\u200bVE fra\u00adser-1 TO 14\u200d04 VIA 1503'],
    ['a byte order mark', '\ufeffMOVE fraser-1 TO 1404 VIA 1503'],
    ['a bullet', '• MOVE fraser-1 TO 1404 VIA 1503'],
    ['a dash as bullet', '- MOVE fraser-1 TO 1404 VIA 1503'],
    ['a star as bullet', '* MOVE fraser-1 TO 1404 VIA 1503'],
    ['a number', '1. MOVE fraser-1 TO 1404 VIA 1503'],
    ['a number in parentheses', '(2) MOVE fraser-1 TO 1404 VIA 1503'],
    ['a postscript', 'PS: MOVE fraser-1 TO 1404 VIA 1503'],
    ['a postscript in points', 'P.S. MOVE fraser-1 TO 1404 VIA 1503'],
    ['a heading', 'Orders: MOVE fraser-1 TO 1404 VIA 1503'],
    ['bold type', '*MOVE* fraser-1 TO *1404* VIA 1503'],
    ['a full stop', 'Move fraser-1 to 1404 via 1503.'],
    ['an exclamation mark', 'Move fraser-1 to 1404, via 1503!'],
    ['a hex linked as a telephone number', 'MOVE fraser-1 TO <tel:1404> VIA 1503'],
    ['a hex with its link behind', 'MOVE fraser-1 TO 1404<tel:1404> VIA 1503<https://maps.example/1503>'],
    ['a hex with its link in markdown', 'MOVE fraser-1 TO [1404](tel:1404) VIA 1503'],
    ['a comment', 'MOVE fraser-1 TO 1404 VIA 1503 # to the hill'],
    ['another comment', 'MOVE fraser-1 TO 1404 VIA 1503 // to the hill'],
    ['a backslash at the end of the line', 'MOVE fraser-1 \\\n  TO 1404 VIA 1503'],
    ['a sample on two lines without its first #', 'MOVE fraser-1 \\\n#   TO 1404 VIA 1503'],
    ['a wrapped line', 'MOVE fraser-1 TO 1404\nVIA 1503'],
    ['carriage returns', 'MOVE fraser-1 TO 1404 VIA 1503\r\n'],
    ['full-width letters', 'ＭＯＶＥ fraser-1 TO １４０４ VIA 1503'],
    ['arrows', 'MOVE fraser-1 -> 1404 VIA 1503'],
    ['a typeset arrow', 'MOVE fraser-1 → 1404 VIA 1503'],
  ])('%s', (_name, text) => {
    expect(canonical(text)).toEqual([MARCH]);
  });

  it('line and column are those of the mail as written', () => {
    const [, , line] = read('Evening.\n\n  MOVE “grahm” TO 1404');
    expect(line).toMatchObject({ line: 3, column: 3 });
    expect(line?.diagnostics[0]?.span).toMatchObject({
      line: 3,
      column: 9,
      length: 5,
      source: '  MOVE “grahm” TO 1404',
    });
  });
});

describe('names', () => {
  it.each([
    ['an id', 'HOLD kfr', 'HOLD kfr'],
    ['an id with a blank', 'HOLD fraser 2', 'HOLD fraser-2'],
    ['a full name', "HOLD 1st Bn Fraser's Highlanders", 'HOLD fraser-1'],
    ['a piece that only one has', 'HOLD rangers', 'HOLD kfr'],
    ['the beginning of a word', 'HOLD maitl', 'HOLD maitland'],
    ['another spelling', 'HOLD tawse', 'HOLD tawes'],
    ['a French name', 'HOLD volontaires de New York', 'HOLD nyv'],
    ['no accent', 'HOLD milice loyale de savannah', 'HOLD savannah-militia'],
    ['an article', 'HOLD the rangers', 'HOLD kfr'],
    ['a place', 'MOVE fraser-1 TO spring hill VIA 1503', MARCH],
    ['a place with an article', 'MOVE fraser-1 TO the Spring Hill redoubt VIA 1503', MARCH],
    ['a list without commas', 'HOLD fraser-1 fraser-2 kfr', 'HOLD fraser-1, fraser-2, kfr'],
    ['a list with and', 'HOLD fraser-1 and kfr', 'HOLD fraser-1, kfr'],
    ['a hex for all that stand in it', 'MOVE 1503 TO 1404', 'MOVE marines, fraser-1, maitland TO 1404'],
    ['the letter A, which is no word of the grammar there', 'FIRE battery A AT 1405', 'FIRE br-a AT 1405'],
  ])('%s', (_name, text, expected) => {
    const [found] = canonical(text);
    expect(found?.split(/[ ,]+/).toSorted()).toEqual(expected.split(/[ ,]+/).toSorted());
  });

  it('own units come before the enemy’s of the same name', () => {
    expect(canonical('HOLD battery a')).toEqual(['HOLD br-a']);
  });
});

describe('any verb in any tongue', () => {
  it.each([
    ['MARCHER fraser-1 À 1404 PAR 1503', MARCH],
    ['déplacer fraser-1 vers 1404 par 1503', MARCH],
    ['MOVER fraser-1 A 1404 POR 1503', MARCH],
    ['TENIR tawes', 'HOLD tawes'],
    ['PERMANENT DÉFENDRE 1404 TÊTE tawes TACTIQUE tenir ferme', 'STANDING DEFEND 1404 LEAD tawes TACTIC stand fast'],
    ['PERMANENT CONSIGNE DÉFENDRE 1404 TACTIQUE tenir ferme', 'STANDING DEFEND 1404 TACTIC stand fast'],
    [
      'SI ENNEMI EN 1405 TENIR tawes SINON MARCHER tawes VERS 1503',
      'IF ENEMY IN 1405 HOLD tawes ELSE MOVE tawes TO 1503',
    ],
  ])('%s', (text, expected) => {
    expect(canonical(text)).toEqual([expected]);
  });

  it('the language of a mail is that of its verbs', () => {
    expect(readOrders('Bonsoir,\nMARCHER fraser-1 VERS 1404', grammar).language).toBe('fr');
    expect(readOrders('MOVER fraser-1 A 1404', grammar).language).toBe('es');
    expect(readOrders('Je vous écris pour le tour, merci.', grammar).language).toBe('fr');
    expect(readOrders('', grammar).language).toBe('en');
  });
});

describe('what is wrong is said where it is, with the nearest right thing', () => {
  it.each([
    ['MOVE grahm TO 1404', 'unknown-unit', 6, 'graham-li'],
    ['MVOE fraser-1 TO 1404', 'unknown-verb', 1, 'MOVE'],
    ['FROBNICATE fraser-1 TO 1404', 'unknown-verb', 1, undefined],
    ['MOVE fraser-1 TO 4225', 'hex-off-map', 18, '4223'],
    ['MOVE fraser-1 TO 9999', 'hex-off-map', 18, undefined],
    ['MOVE fraser-1 TO 1045', 'hex-off-map', 18, '1405'],
    ['MOVE highlanders TO 1404', 'ambiguous-name', 6, undefined],
    ['MOVE destaing TO 1404', 'not-yours', 6, undefined],
    ['MOVE fraser-1', 'missing-slot', 14, undefined],
    ['MOVE fraser-1 TO', 'missing-value', 17, undefined],
    ['MOVE fraser-1 INSIDE 1404', 'unexpected-word', 15, 'TO'],
    ['MOVE fraser-1 TO 1404 TO 1503', 'slot-twice', 23, undefined],
    ['MOVE fraser-1 TO marines', 'unit-not-place', 18, '1503'],
    ['MOVE fraser-1 TO sprig hill', 'unknown-place', 18, 'Spring Hill'],
    ['ATTACK C WITH fraser-1', 'letter-not-place', 8, undefined],
    ['ATTACK B2', 'letter-not-place', 8, undefined],
    ['MOVE fraser-1 TO br a', 'unit-not-place', 18, '1404'],
    ['STANDING DEFEND 1404 TACTIC stand fats', 'unknown-choice', 29, 'stand fast'],
    ['STANDING MOVE fraser-1 TO 1404', 'may-not-stand', 1, undefined],
    ['HOLD fraser-1 IF RAINING', 'unknown-term', 18, undefined],
    ['HOLD fraser-1 IF TURN 9', 'expected-operator', 23, undefined],
    ['HOLD fraser-1 IF (TURN >= 9', 'parenthesis-open', 28, undefined],
    ['IF ODDS >= 2 HOLD fraser-1', 'expected-ratio', 12, undefined],
  ])('%s', (text, code, column, didYouMean) => {
    expect(wrong(text)).toEqual({ code, column, didYouMean });
  });

  it('an ambiguous name lists its candidates with their places', () => {
    const [line] = read('HOLD highlanders');
    expect(line?.diagnostics[0]?.facts.candidates).toEqual([
      { id: 'fraser-1', place: '1503' },
      { id: 'fraser-2', place: '1504' },
    ]);
  });

  it('an id that is also another unit’s name is noted', () => {
    const allied = { ...grammar, names: grammar.names.map((named) => ({ ...named, own: !named.own })) };
    const [line] = readOrders('MOVE dillon TO 1506', allied).lines;
    expect(line?.read?.order.args.units).toEqual(['dillon']);
    expect(line?.diagnostics[0]).toMatchObject({ severity: 'note', code: 'also-called' });
    expect(readOrders('MOVE dillon, dillon-irish TO 1506', allied).lines[0]?.diagnostics).toEqual([]);
  });
});

describe('a short name that several units bear', () => {
  it('a number alone behind a name is another of that name, as our letters write them', () => {
    expect(canonical('HOLD scr-1, -2, fraser-1, -2')).toEqual(['HOLD scr-1, scr-2, fraser-1, fraser-2']);
    expect(canonical('MOVE fraser-1 and -2 TO 1404')).toEqual(['MOVE fraser-1, fraser-2 TO 1404']);
    expect(wrong('HOLD fraser-1, -9').code).toBe('unknown-unit');
    expect(wrong('HOLD kfr, -2').code).toBe('ambiguous-name');
  });

  const allied = { ...grammar, names: grammar.names.map((named) => ({ ...named, own: !named.own })) };
  it.each([
    ['MOVE grenadiers TO 1304', ['grenadier-bn', 'vol-grenadiers', 'sd-grenadiers']],
    ['MOVE grenadier-bn TO 1304', null],
    ['MOVE grenadier battalion TO 1304', null],
  ])('%s', (text, candidates) => {
    const [line] = readOrders(text, allied).lines;
    const several = line?.diagnostics.find(({ code }) => code === 'ambiguous-name');
    const ids = (several?.facts.candidates as { id: string }[] | undefined)?.map(({ id }) => id) ?? null;
    expect(ids).toEqual(candidates);
    expect(line?.read === undefined).toBe(candidates !== null);
  });
});

describe('the order form of a report', () => {
  it('sent back unchanged reads whole', () => {
    const { form } = story;
    const text = ['BEGIN SAVANNAH-7 BRITISH TURN 17 MOVEMENT', ...form, 'END'].join('\n');
    const { lines } = readOrders(text, grammar);
    expect(lines.flatMap((line) => line.diagnostics)).toEqual([]);
    const orders = lines.flatMap((line) => line.read?.order.canonical ?? []);
    expect(orders).toEqual(form.filter((line) => !line.startsWith('#')));
  });
});

describe('what is no order', () => {
  it('prose around the orders is ignored, not an error', () => {
    const text = [
      'Evening. The Highlanders to the hill.',
      'Hold on, I am still thinking about what to do with the guns.',
      MARCH,
      'I think that the French will come at 1404 again.',
      'Cheers, John',
    ].join('\n');
    expect(read(text).map((line) => line.ignored ?? 'order')).toEqual(['prose', 'prose', 'order', 'prose', 'prose']);
    expect(read(text).flatMap((line) => line.diagnostics)).toEqual([]);
  });

  it('what a writer says he thinks, naming nobody of his, is no failed order between BEGIN and END either', () => {
    const fates = (line: string) =>
      read(`BEGIN\n${line}\nEND`).map(({ ignored, diagnostics }) => ignored ?? diagnostics.map(({ code }) => code));
    for (const line of ['I think the line will hold', 'Je crois que la ligne tiendra', 'yo creo que van a aguantar'])
      expect(fates(line)[1], line).toBe('prose');
    expect(fates('I think fraser-1 should hold')[1]).toEqual(['unknown-verb']);
  });

  it('a name that somebody on the map bears too is a signature where the writer is called so, and else a wrong order', () => {
    const text = `${MARCH}\nRegards,\nAnna Fraser`;
    const fates = (writer: string) =>
      readOrders(text, { ...grammar, writer }).lines.map(({ read: order, ignored }) =>
        order ? 'order' : (ignored ?? 'wrong'),
      );
    expect(fates('Anna Fraser')).toEqual(['order', 'prose', 'prose']);
    expect(fates('Bruno Martin')).toEqual(['order', 'prose', 'wrong']);
  });

  it('a quoted line never becomes an order', () => {
    for (const quote of ['> ', '>', '  > ', '>> ', '| > ', '&gt; ']) {
      expect(canonical(`${quote}${MARCH}`)).toEqual([]);
    }
    expect(canonical(`MOVE fraser-1 \\\n> TO 1404`)).toEqual([]);
  });

  it('within BEGIN … END every line counts, outside none', () => {
    const text = `HOLD kfr\nBEGIN SAVANNAH-7 BRITISH TURN 17 MOVEMENT\n${MARCH}\nnonsense\nEND\nHOLD navy`;
    const reading = readOrders(text, grammar);
    expect(reading.header).toEqual({ line: 2, whose: 'savannah-7-british', turn: 17, call: 'movement' });
    expect(canonical(text)).toEqual([MARCH]);
    expect(reading.lines.map((line) => line.ignored ?? line.diagnostics[0]?.code ?? 'order')).toEqual([
      'order-outside-fence',
      'fence',
      'order',
      'unknown-verb',
      'fence',
      'order-outside-fence',
    ]);
  });

  it('the call of a form may be one that only the tempo full asks for', () => {
    const { header } = readOrders('BEGIN SAVANNAH-7 BRITISH TURN 16 FIRE\nHOLD kfr\nEND', grammar);
    expect(header).toEqual({ line: 1, whose: 'savannah-7-british', turn: 16, call: 'fire' });
  });

  it('a question to the umpire between the lines of a form is talk; what begins as an order is none', () => {
    const text = `BEGIN\nJo, est-ce qu'on peut reprendre un port ?\n${MARCH}\nQuestion pour Jo : qui tire ?\nMOVE fraser-9 TO 1404 ?\nEND`;
    const { lines } = readOrders(text, grammar);
    expect(lines.map(({ ignored, read }) => ignored ?? read?.order.verb ?? 'wrong')).toEqual([
      'fence',
      'prose',
      'MOVE',
      'prose',
      'wrong',
      'fence',
    ]);
  });

  it('before BEGIN and after END what can be asked is heard, and an order there is told as not taken', () => {
    const text = `Hello.\nAMEND\nCHECK HOLD kfr\nBEGIN\n${MARCH}\nEND\nready\nMOVE grahm TO 1404\nThanks, John`;
    const { acts, lines } = readOrders(text, grammar);
    expect(acts.map(({ verb, line }) => `${verb} ${line}`)).toEqual(['amend 2', 'check 3', 'ready 7']);
    expect(canonical(text)).toEqual([MARCH]);
    expect(
      lines.map(({ ignored, act, read, diagnostics }) => ignored ?? act?.verb ?? diagnostics[0]?.code ?? !!read),
    ).toEqual([
      'outside',
      'amend',
      'order-outside-fence',
      'fence',
      true,
      'fence',
      'ready',
      'order-outside-fence',
      'outside',
    ]);
  });

  it('a message between PRESS and ENDPRESS is set aside whole', () => {
    const reading = readOrders('PRESS TO french ANON\nMOVE fraser-1 TO 1404\nENDPRESS\nHOLD kfr', grammar);
    expect(reading.acts[0]?.press).toEqual({ to: 'french', anonymous: true, text: 'MOVE fraser-1 TO 1404' });
    expect(reading.lines.flatMap((line) => line.read?.order.canonical ?? [])).toEqual(['HOLD kfr']);
  });

  it('a message on the line of its PRESS ends there, or at the ENDPRESS that is its own', () => {
    const read = (text: string) => readOrders(text, grammar);
    const one = read('Press to French: give up\nHOLD kfr\nPRESS TO french\nMOVE fraser-1 TO 1404\nENDPRESS');
    expect(one.acts.map(({ press }) => press?.text)).toEqual(['give up', 'MOVE fraser-1 TO 1404']);
    expect(one.acts[0]?.press).toMatchObject({ to: 'french', anonymous: false });
    expect(one.lines.flatMap(({ read: said }) => said?.order.canonical ?? [])).toEqual(['HOLD kfr']);
    const two = read('PRESSE À french ANON : rendez-vous\nHOLD kfr\nFINPRESSE\nHOLD fraser-1');
    expect(two.acts[0]?.press).toEqual({ to: 'french', anonymous: true, text: 'rendez-vous\nHOLD kfr' });
    expect(two.lines.flatMap(({ read: said }) => said?.order.canonical ?? [])).toEqual(['HOLD fraser-1']);
    expect(read('Pressing to win: no hurry\npress on').acts).toEqual([]);
  });

  it('SURRENDER, RESIGN and OFFER DRAW count only alone on a line', () => {
    const verbs = (text: string): string[] => readOrders(text, grammar).acts.map((act) => act.verb);
    expect(verbs('SURRENDER')).toEqual(['surrender']);
    expect(verbs('Offer draw.')).toEqual(['offer-draw']);
    expect(verbs('I will never surrender!\nSurrender is no word of ours\nresign yourself to it')).toEqual([]);
  });

  it.each([
    'READY?',
    'ready ?',
    'UNREADY?',
    'Prêt ?',
    '¿Listo?',
    'BEGIN\nEND\nREADY?',
  ])('%j asks how things stand', (text) => {
    expect(readOrders(text, grammar).acts.map(({ verb }) => verb)).toEqual(['status']);
  });

  it.each([
    'Can kfr fall back from 1404?',
    'Peut kfr reculer de 1404 ?',
  ])('%j asks, and is no order misspelt', (text) => {
    expect(readOrders(text, grammar).lines).toMatchObject([{ ignored: 'prose', diagnostics: [] }]);
  });

  it.each([
    'MVOE fraser-1, fraser-2, kfr, tawes, graham-li, marines, ra-2, rnc, scr-1 TO 1404 VIA 1403, 1402, 1401',
    'STANDING ADVANCE strongest',
    'IF 1404 IS LOST MOVE fraser-1 TO 1404',
    'RALLY pentzel',
    'rally pentzel',
    'RALLIER pentzel',
    'Reagrupar pentzel',
    'SE REPLIER pentzel',
    'MOVE everybody who can walk up to the hill and beyond please',
    'MARCHER tout ce qui tient encore debout jusqu’au bout de la route',
    'IF FOO MOVE pentzel',
  ])('%j is an order that is not understood, and no talk', (text) => {
    const [line] = readOrders(text, grammar).lines;
    expect(line).not.toHaveProperty('ignored');
    expect(line?.diagnostics).toMatchObject([{ severity: 'error' }]);
  });

  it.each([
    'If they attack 1404 we are lost, I fear, and the army with us in the end',
    'AMEND? No, that was it.',
    'Rally, my friends!',
  ])('%j is talk', (text) => {
    expect(readOrders(text, grammar)).toMatchObject({ acts: [], lines: [{ ignored: 'prose', diagnostics: [] }] });
  });

  it.each(['READY, thanks!', 'Prêt, merci !'])('%j says READY', (text) => {
    expect(readOrders(text, grammar).acts.map(({ verb }) => verb)).toEqual(['ready']);
  });

  it('an order for nobody is an order all the same, and wrong', () => {
    const [line] = readOrders('MOVE none', grammar).lines;
    expect(line).not.toHaveProperty('ignored');
    expect(line?.diagnostics).not.toEqual([]);
  });

  it('mail verbs are known with their arguments', () => {
    const text =
      'AMEND\nCHECK\nSTATUS\nREADY\nUNREADY\nHELP MOVE\nTURN 17\nLANGUAGE fr\nTIMEZONE Europe/Paris\nRESEND TURN 9\nHISTORY\nVACATION FROM 2026-12-01 TO 2026-12-10\nACCEPT\nDECLINE DRAW\nEXTEND 48H 7391';
    const { acts } = readOrders(text, grammar);
    expect(acts.map(({ verb, args }) => [verb, ...args].join(' '))).toEqual([
      'amend',
      'check',
      'status',
      'ready',
      'unready',
      'help MOVE',
      'turn 17',
      'language fr',
      'timezone Europe/Paris',
      'resend TURN 9',
      'history',
      'vacation FROM 2026-12-01 TO 2026-12-10',
      'accept',
      'decline DRAW',
      'extend 48H 7391',
    ]);
    expect(acts.at(-1)?.gm).toBe(true);
  });
});

it('a verb with the label of a card is an order that went wrong, and no talk', () => {
  for (const line of ['ATTACK B2', 'ATTACK C', 'attaquer B1']) expect(wrong(line), line).not.toEqual([]);
  expect(read('Attack at dawn, they say.').every(({ ignored }) => ignored !== undefined)).toBe(true);
});
