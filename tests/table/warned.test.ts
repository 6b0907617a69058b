/** What a staff officer would warn of stands in the answer to a book and in the letter that asks for it, in each language. */
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/engine/contract.ts';
import { renderAcknowledgement, renderReportText } from '../../src/reports/index.ts';
import { acknowledgementOf } from '../../src/table/acknowledgement.ts';
import type { Books } from '../../src/table/advance.ts';
import { draft } from '../../src/table/draft.ts';
import { examplesFor, fitted } from '../../src/table/examples.ts';
import { SEED, type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const inOneLine = (text: string): string => text.replace(/\n# ?/g, '\n').replace(/\s+/g, ' ');

function answer({ record, stood }: Stage, seat: string, language: Language, ...lines: readonly string[]): string {
  const made = draft(record, stood, seat, lines.join('\n'), NOTHING);
  const reader = { seat, language, label: 'Game', deadline: null, received: null, replaces: null };
  const model = acknowledgementOf(record, made, { ...reader, turn: stood.waiting?.printed ?? 0 });
  return inOneLine(renderAcknowledgement(model).text);
}

/** The letter as it leaves, with only such orders as could be sent. */
const call = (stage: Stage, seat: string, language: Language): string =>
  inOneLine(
    renderReportText(fitted(examplesFor(stage.record, stage.stood, seat, language), stage.call(seat, language))),
  );

/** The stage at which a seat is asked at an address, its own books being these wherever the first call of a turn asks it. */
function at(scenario: string, seat: string, address: RegExp, ...lines: readonly string[]): Stage {
  return stageIn(scenario, seat, address, lines) ?? expect.fail(`${seat} is not asked at ${address}`);
}

function stageIn(
  scenario: string,
  seat: string,
  address: RegExp,
  lines: readonly string[],
  seed: string = SEED,
): Stage | null {
  const write = ({ record, stood, due }: Stage): Books => {
    const name = stood.waiting?.needs.find((need) => need.seat === seat)?.call;
    if (!due.includes(seat) || name !== record.game.calls[0]) return {};
    const { orders, standing } = draft(record, stood, seat, lines.join('\n'), NOTHING).drafted;
    return { [seat]: { orders: orders ?? [], standing, mails: [], receivedAt: null } };
  };
  for (const stage of stages(scenario, 2, 'classic', 4, write, seed))
    if (stage.due.includes(seat) && address.test(stage.stood.waiting?.address ?? '')) return stage;
  return null;
}

/** A stage of the first English turn, under the first dice that lay no storm about Jamaica and bring play there. */
function underFairSkies(address: RegExp, ...lines: readonly string[]): Stage {
  for (let n = 0; n < 20; n++) {
    const seed = n.toString(16).padStart(2, '0').repeat(32);
    const stage = stageIn('jenkins-ear/war', 'english', address, lines, seed);
    const { storms = [] } = (stage?.stood.state ?? {}) as { storms?: readonly string[] };
    if (stage && !storms.includes('2719') && !storms.includes('2819')) return stage;
  }
  return expect.fail('there are storms in every game');
}

const MOVES = /^t01\/english\/movement/;

describe('a warning', () => {
  test('of arrivals without room names the hex, who stays out, and whom to march off', () => {
    const stage = at('savannah/campaign', 'allied', /^t3\/allies\/movement/, 'MOMENTUM KEEP');
    const stays = 'MOMENTUM KEEP';
    expect(answer(stage, 'allied', 'en', stays)).toMatch(
      /Foix and the Guadeloupe fusiliers find no room in 3123 and come in a turn later, unless room is made among avant-garde, champagne and guad-flank/,
    );
    expect(answer(stage, 'allied', 'fr', stays)).toMatch(
      /Foix et les fusiliers de la Guadeloupe ne trouvent pas de place en 3123 .*avant-garde/,
    );
    expect(call(stage, 'allied', 'en')).toMatch(
      /No room in 3123 for .*guad-fus while avant-garde, champagne, guad-flank stand there/,
    );
    expect(call(stage, 'allied', 'fr')).toMatch(/Pas de place en 3123 .*guad-fus.*avant-garde, champagne/);
  });

  test('of a battery without escort names it and its hex, as the march is ordered and, where the enemy can come, at the call', () => {
    const march = ['MOVE scr-1 TO 1604'];
    // By these dice the garrison of 1605 has stood.
    const ordered = stageIn('savannah/assault', 'british', /^t16\/british\/movement/, march, 'c2'.repeat(32));
    if (!ordered) return expect.fail('nobody is asked');
    expect(answer(ordered, 'british', 'en', ...march)).toMatch(
      /British Battery B in 1605 is left without troops within reach/,
    );
    expect(answer(ordered, 'british', 'fr', ...march)).toMatch(/batterie B britannique en 1605 reste sans troupes/);
    const alone = at('savannah/assault', 'allied', /^t16\/allies\/movement/);
    expect(call(alone, 'allied', 'en')).toMatch(/Without troops, where the enemy can come \(send some\): beekman 1909/);
    expect(call(alone, 'allied', 'fr')).toMatch(/Sans troupes, a portee de l'ennemi \(envoyez-en\) : beekman 1909/);
  });

  test('of guns and a leader left alone names them, their hex and what would do, in each language of Pensacola', () => {
    const besieged = at('pensacola/assault', 'british', /^t1\/british\/movement/);
    const march = 'MOVE foot-16 TO 2723';
    expect(answer(besieged, 'british', 'en', march)).toMatch(
      /Garrison Battery A and the howitzers in 2724 are left without troops within reach .*: leave or send some there/,
    );
    const storming = at('pensacola/assault', 'spanish', /^t1\/spanish\/movement/);
    const off = 'MOVE navarra TO 3123';
    expect(answer(storming, 'spanish', 'es', off)).toMatch(
      /Girón en 3122 queda sin tropas .*: deje algunas, o envíelas/,
    );
    expect(answer(storming, 'spanish', 'fr', off)).toMatch(
      /Girón en 3122 reste sans troupes .* laissez-en, ou envoyez/,
    );
    expect(answer(storming, 'spanish', 'es', 'MOVE navarra, giron TO 3123')).not.toContain('sin tropas');
  });

  test('of an attack at the worst column says so of the line, and of the attack that a letter offers', () => {
    const march = ['MOVE champagne TO 1405'];
    const stage = stageIn('savannah/assault', 'allied', /^t16\/allies\/combat/, march, '01'.repeat(32));
    if (!stage) return expect.fail('no such fight');
    const attack = 'ATTACK 1404 WITH champagne';
    expect(answer(stage, 'allied', 'en', attack)).toMatch(/2 : 5 .*column 1-3 .*That is the worst column of the table/);
    expect(answer(stage, 'allied', 'fr', attack)).toMatch(/2 : 5 .*colonne 1-3 .*C’est la pire colonne de la table/);
    const staff = 'HOLD champagne';
    expect(answer(stage, 'allied', 'en', staff)).toMatch(/With no order, champagne attacks .* the worst column of the/);
    expect(answer(stage, 'allied', 'fr', staff)).toMatch(
      /Sans ordre, champagne attaque .* la pire colonne de la table/,
    );
    expect(call(stage, 'allied', 'en')).toMatch(
      /1404, Spring Hill: champagne 2 : 5 -> 1-3, the worst column, 1504 diverted/,
    );
    expect(call(stage, 'allied', 'fr')).toMatch(/1404, Spring Hill : champagne 2 : 5 -> 1-3, la pire colonne, 1504/);
  });

  test('of a ship that finds no supplies where it is sent says that it is lost, in the war', () => {
    const stage = underFairSkies(MOVES, 'BUY norfolk AT port royal');
    const sail = 'MOVE norfolk TO 2819';
    expect(answer(stage, 'english', 'en', sail)).toMatch(/2819 is without supply: .*there would be lost, .*norfolk/);
    expect(answer(stage, 'english', 'fr', sail)).toMatch(/2819 est sans ravitaillement : .*serait perdu, .*norfolk/);
    expect(answer(stage, 'english', 'es', sail)).toMatch(/2819 está sin suministro: .*se perdería allí, .*norfolk/);
  });

  test('of a port that will be overfull names its room, who would lie off it, and who would be lost there', () => {
    const fleet = ['boyne', 'norfolk', 'augusta', 'merchant-1'].map((ship) => `BUY ${ship} AT port royal`);
    const stage = underFairSkies(MOVES, ...fleet);
    const fifth = ['BUY litchfield AT savannah', 'MOVE litchfield TO port royal'];
    expect(answer(stage, 'english', 'en', ...fifth)).toMatch(
      /Off the port of Port Royal \(2719\), which has room for 4 ships, nobody is supplied.*lost, .*merchant-1.*would lie off it/,
    );
    expect(answer(stage, 'english', 'fr', ...fifth)).toMatch(
      /port de Port Royal \(2719\), qui a place pour 4 navires.*perdu, .*navire-marchand-1/,
    );
    expect(answer(stage, 'english', 'es', ...fifth)).toMatch(
      /puerto de Port Royal \(2719\), donde caben 4 buques.*perdería.*mercante-1/,
    );
    const bought = 'BUY cornwall AT port royal';
    expect(answer(stage, 'english', 'en', bought)).toMatch(
      /Port Royal \(2719\) has no more room for ships; there is room in Barbados \(4323\), Savannah \(2206\)/,
    );
  });

  test('of a stack that will starve where it lies stands in the letter that asks for it, in the war', () => {
    const sail = ['BUY norfolk AT port royal', 'BUY boyne AT port royal', 'MOVE norfolk, boyne TO santiago ATTACK'];
    const stage = underFairSkies(/^t01\/english\/combat/, ...sail);
    expect(call(stage, 'english', 'en')).toMatch(/NO SUPPLY: Boyne lost as the turn ends/);
    expect(call(stage, 'english', 'fr')).toMatch(/SANS VIVRES/);
    expect(call(stage, 'english', 'es')).toMatch(/SIN SUMINISTRO/);
  });
});
