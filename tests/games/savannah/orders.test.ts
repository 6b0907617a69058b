import { describe, expect, it } from 'vitest';
import { holds } from '../../../src/engine/conditions.ts';
import type { Condition, Json, Order, Question } from '../../../src/engine/contract.ts';
import { verbs } from '../../../src/games/savannah/acts/index.ts';
import { messages } from '../../../src/games/savannah/messages/messages.ts';
import { questions } from '../../../src/games/savannah/questions/index.ts';
import { formOf } from '../../../src/orders/form.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { speechOf } from '../../../src/orders/speech.ts';
import { spoken } from '../../../src/series/boar/acts/spoken.ts';
import { game, grammar, order, view } from '../../orders/grammar.ts';

const ask = (kind: string, of: readonly Json[], about: Json, role = 'british'): Question => ({
  type: 'question',
  address: `t16/${kind}@${role}`,
  role,
  kind,
  space: { kind: 'one', of },
  about,
  discreet: false,
  sealed: false,
});

const reply = (text: string, need: Question): Json | undefined => game.reply(view, [order(text)], need);

const allied = { ...grammar, names: game.names(game.view(game.setup(), 'allies'), 'allies') };
const alliedOrder = (text: string): Order => {
  const [line] = readOrders(text, allied).lines;
  if (!line?.read) throw new Error(text);
  return line.read.order;
};

describe('Savannah’s verbs', () => {
  it('are known in English, French and Spanish, each by its own words', () => {
    for (const verb of verbs) {
      for (const language of ['en', 'fr', 'es'] as const) expect(verb.words[language]?.length).toBeGreaterThan(0);
    }
  });

  it('each example of the help reads whole and is its own canonical text', () => {
    for (const { example } of verbs) {
      const [line] = [grammar, allied].flatMap((words) => readOrders(example, words).lines.filter((one) => one.read));
      expect(line?.read?.order.canonical.toLowerCase(), example).toBe(example.toLowerCase());
    }
  });

  it('HELP says of each what it is for', () => {
    for (const { id } of verbs) {
      expect(Object.keys(messages.en), id).toContain(`help.${id}`);
      expect(Object.keys(messages.fr), id).toContain(`help.${id}`);
    }
  });

  it('an order is told by its form, in the words of the reader, what may be left out in brackets', () => {
    const form = (id: string, language: 'en' | 'fr') => formOf(verbs, id, speechOf(language, spoken));
    expect(form('MOVE', 'en')).toBe('MOVE <units> TO <hex> [VIA <hexes>] [THROUGH] [STRATEGIC]');
    expect(form('MOVE', 'fr')).toBe('MARCHER <unités> VERS <hexagone> [PAR <hexagones>] [À TRAVERS] [STRATÉGIQUE]');
  });

  it('every question of the rules has a verb that may answer it', () => {
    const kinds = new Set(verbs.flatMap((verb) => verb.answers));
    for (const { kind } of questions) expect(kinds, kind).toContain(kind);
  });

  it('the order forms of the orders page read', () => {
    const texts = [
      'MOVE dillon-irish, champagne TO 1506 VIA 1709',
      'MARCH laurens 1208 STRATEGIC',
      'ATTACK 1404 WITH dillon-irish, champagne LEAD dillon-irish TACTIC frontal assault',
      'DIVERT 1503 WITH huger',
      'STANDING DEFEND 1404 TACTIC stand fast',
      'MORTAR 1703',
      'STANDING FIRE NEAREST',
      'DIG 2011',
      'ORIENT 2011 N NE',
      'SIEGE FIRE',
      'SIEGE HOLD',
      'PLAY 17 ON 1404',
      'STANDING PLAY 23 IF ATTACKED AT 1404',
      'MOMENTUM INITIATIVE 1',
      'MOMENTUM REROLL IF RESULT <= R/- OR LOST 1404',
      'ASSAULT NEXT TURN',
      'ENTER mcintosh AT 1014',
      'WAIT marine-coy',
      'STANDING RETREAT HQ',
      'STANDING LOSSES militia FIRST',
    ];
    for (const text of texts) expect(readOrders(text, allied).lines[0]?.read, text).toBeDefined();
  });
});

describe('what is said of a wrong order', () => {
  it('every code the judge can give has words in English and French', () => {
    const codes = Object.keys(messages.en).filter((key) => key.startsWith('diagnostic.'));
    expect(Object.keys(messages.fr).filter((key) => key.startsWith('diagnostic.'))).toEqual(codes);
  });

  it('S scenario: orders of the campaign are refused', () => {
    expect(game.idle?.(view, 'british', order('SIEGE FIRE'), [])[0]?.code).toBe('savannah.not-in-force');
  });

  it('R40 a leader cannot lead; the lead must be of the attack', () => {
    const view16 = game.view(game.setup(), 'allies');
    const codes = (text: string): string[] =>
      (game.idle?.(view16, 'allies', alliedOrder(text), []) ?? []).map(({ code }) => code);
    expect(codes('ATTACK 1404 WITH avant-garde LEAD destaing')).toContain('boar.leader-cannot-lead');
    expect(codes('ATTACK 1404 WITH avant-garde LEAD champagne')).toContain('boar.lead-elsewhere');
  });

  it('S scenario: only the Savannah Loyal Militia is placed, and within the perimeter', () => {
    expect(game.idle?.(view, 'british', order('PLACE savannah-militia AT 1404'), [])).toEqual([]);
    expect(game.idle?.(view, 'british', order('PLACE marines AT 1404'), [])[0]?.code).toBe('boar.place-not-yours');
    expect(game.idle?.(view, 'british', order('PLACE savannah-militia AT 1406'), [])[0]?.code).toBe(
      'boar.place-perimeter',
    );
  });
});

describe('the answers orders give', () => {
  const fight = {
    hex: '1404',
    side: 'allies',
    on: ['1404'],
    from: ['1405'],
    attackers: ['champagne'],
    defenders: ['tawes'],
  };

  it('ATTACK names the attacker’s lead and chit, DEFEND the defender’s', () => {
    const chits = ['skirmish', 'stand-fast', 'frontal-assault'];
    const attack = alliedOrder('ATTACK 1404 WITH champagne LEAD champagne TACTIC frontal assault');
    const mine = ask('tactic', chits, { ...fight, as: 'attacker' }, 'allies');
    expect(game.reply(view, [attack], mine)).toBe('frontal-assault');
    expect(game.reply(view, [attack], ask('lead-unit', ['champagne'], { ...fight, as: 'attacker' }, 'allies'))).toBe(
      'champagne',
    );
    const defend = 'STANDING DEFEND 1404 LEAD tawes TACTIC stand fast';
    expect(reply(defend, ask('tactic', chits, { ...fight, as: 'defender' }))).toBe('stand-fast');
    expect(reply(defend, ask('tactic', chits, { ...fight, on: ['1303'], as: 'defender' }))).toBeUndefined();
    expect(reply(defend, ask('tactic', chits, { ...fight, as: 'attacker' }))).toBeUndefined();
  });

  it('R41 of two leaders of one rank the one whom ATTACK names commands, after COMMANDER or alone among its units', () => {
    const mine = ask('commander', ['noailles', 'mcintosh'], { ...fight, as: 'attacker' }, 'allies');
    const commands = (text: string) => game.reply(view, [alliedOrder(text)], mine);
    expect(commands('ATTACK 1404 WITH champagne COMMANDER mcintosh')).toBe('mcintosh');
    expect(commands('ATTACK 1404 WITH champagne, mcintosh')).toBe('mcintosh');
    expect(commands('ATTACK 1404 WITH champagne, noailles, mcintosh')).toBeUndefined();
  });

  it('R57 RETREAT HQ goes towards the headquarters, RETREAT TO towards a hex', () => {
    const need = ask('retreat-path', ['1305', '1503'], { unit: 'tawes', from: '1404', options: [] });
    expect(reply('STANDING RETREAT HQ', need)).toBe('1503');
    expect(reply('STANDING RETREAT TO 1206', need)).toBe('1305');
    expect(reply('STANDING RETREAT marines HQ', need)).toBeUndefined();
  });

  it('LOSSES militia FIRST gives up militia, and nothing where there is none', () => {
    const need = (options: string[]): Question => ask('second-step', options, { options });
    expect(reply('STANDING LOSSES militia FIRST', need(['marines', 'gam-1']))).toBe('gam-1');
    expect(reply('STANDING LOSSES militia, weakest FIRST', need(['fraser-1', 'ra-4']))).toBe('ra-4');
    expect(reply('STANDING LOSSES militia FIRST', need(['marines']))).toBeUndefined();
  });

  it('FIRE NEAREST, at a hex, at a unit, and HOLD', () => {
    const need = ask('fire', [], {
      battery: 'br-a',
      targets: [
        { unit: 'champagne', hex: '1405', range: 1 },
        { unit: 'avant-garde', hex: '1406', range: 2 },
        { unit: 'dillon-irish', hex: '1406', range: 2 },
      ],
    });
    expect(reply('STANDING FIRE NEAREST', need)).toEqual({ target: 'champagne', with: [] });
    expect(reply('FIRE br-a AT 1406', need)).toEqual({ target: 'dillon-irish', with: [] });
    expect(reply('FIRE br-a AT avant-garde', need)).toEqual({ target: 'avant-garde', with: [] });
    expect(reply('FIRE HOLD', need)).toEqual({ target: null, with: [] });
    expect(reply('FIRE br-b AT 1406', need)).toBeUndefined();
  });

  it('R68 momentum: chits for initiative, a throw anew only as ordered', () => {
    expect(reply('MOMENTUM INITIATIVE 1', ask('initiative-momentum', [0, 1], { held: 1 }))).toBe(1);
    expect(reply('MOMENTUM REROLL', ask('combat-reroll', ['keep', 'reroll'], fight))).toBe('reroll');
    expect(reply('MOMENTUM KEEP', ask('combat-reroll', ['keep', 'reroll'], fight))).toBe('keep');
  });

  it('R68 a throw anew kept to our own attacks, or to where we are attacked, happens there alone', () => {
    const thrown = (side: string) => ask('combat-reroll', ['keep', 'reroll'], { ...fight, side, result: 'D/-' });
    const heldIn = (line: string) => {
      const { when } = order(line) as { when: Condition };
      return ['british', 'allies'].filter((attacker) => holds(game, when, () => view, thrown(attacker)));
    };
    expect(heldIn('MOMENTUM REROLL IF ATTACKING AND RESULT <= R/-')).toEqual(['british']);
    expect(heldIn('MOMENTUM REROLL IF DEFENDING AND RESULT <= R/-')).toEqual(['allies']);
    expect(heldIn('MOMENTUM REROLL IF RESULT <= R/-')).toEqual(['british', 'allies']);
  });

  it('R66 a pinned stack told to march breaks off', () => {
    const need = ask('pin-response', ['attack', 'break'], { hex: '1404', units: ['tawes'], pinnedBy: ['champagne'] });
    expect(reply('BREAK tawes', need)).toBe('break');
    expect(reply('MOVE tawes TO 1503', need)).toBe('break');
    expect(reply('MOVE marines TO 1504', need)).toBeUndefined();
  });

  it('R66 BREAK TO and RETREAT say where who breaks off goes, R19 RETREAT where those at the lines do', () => {
    const off = ask('leave-pin', ['1305', '1503'], { hex: '1404', units: ['tawes'], options: [] });
    expect(reply('BREAK tawes TO 1502', off)).toBe('1503');
    expect(reply('BREAK marines TO 1502', off)).toBeUndefined();
    expect(reply('BREAK tawes', off)).toBeUndefined();
    expect(reply('STANDING RETREAT tawes TO 1206', off)).toBe('1305');
    const near = ask('leave-lines', ['1607', '1507'], { hex: '1606', units: ['foix'], options: [] }, 'allies');
    expect(game.reply(view, [alliedOrder('RETREAT TO 1408')], near)).toBe('1507');
  });

  it('R63 ADVANCE TO says which of two hexes left empty the lead takes', () => {
    const need = ask('advance-hex', ['1505', '1605'], { lead: 'tawes', from: '1404', options: ['1505', '1605'] });
    expect(reply('ADVANCE tawes TO 1605', need)).toBe('1605');
    expect(reply('STANDING ADVANCE TO 1605', need)).toBe('1605');
    expect(reply('ADVANCE marines TO 1605', need)).toBeUndefined();
    expect(reply('ADVANCE TO 1705', need)).toBeUndefined();
    expect(reply('ADVANCE all', need)).toBeUndefined();
    const lead = ask('advance-lead', ['advance', 'stay'], { lead: 'tawes', from: '1404', to: '1605' });
    expect(reply('ADVANCE TO 1605', lead)).toBe('advance');
    expect(reply('ADVANCE tawes TO 1505', lead)).toBeUndefined();
    const others = ask('advance-others', [['marines']], {
      hex: '1605',
      lead: 'tawes',
      units: ['marines'],
      leaders: [],
    });
    expect(reply('ADVANCE marines', others)).toEqual(['marines']);
    expect(reply('ADVANCE tawes', others)).toEqual([]);
    // Of a fight without them it says neither that others go nor that they stay.
    expect(reply('STANDING ADVANCE kfr', others)).toBeUndefined();
  });

  it('RALLY says who tries first, the others follow', () => {
    const need = ask('rally-order', [], { units: [{ unit: 'gam-1' }, { unit: 'marines' }, { unit: 'kfr' }] });
    expect(reply('RALLY kfr', need)).toEqual(['kfr', 'gam-1', 'marines']);
  });
});
