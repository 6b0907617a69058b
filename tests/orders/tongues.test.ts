/** Every order of Savannah in Spanish and French: verbs, the words before slots, choices; read as the same order as in English. */
import { describe, expect, test } from 'vitest';
import { messages } from '../../src/games/savannah/messages/messages.ts';
import { readOrders } from '../../src/orders/read.ts';
import { writtenIn } from '../../src/orders/write.ts';
import { game, grammar } from './grammar.ts';

/** English, French, Spanish. */
const LINES: readonly (readonly [english: string, french: string, spanish: string])[] = [
  ['MOVE fraser-1 TO 1404 VIA 1503', 'MARCHER fraser-1 VERS 1404 PAR 1503', 'MARCHAR fraser-1 HACIA 1404 POR 1503'],
  ['MOVE fraser-1 TO 1404 STRATEGIC', 'ALLER fraser-1 À 1404 STRATÉGIQUE', 'MOVER fraser-1 A 1404 ESTRATÉGICO'],
  ['MOVE fraser-1 TO 1404 THROUGH', 'DÉPLACER fraser-1 À 1404 À TRAVERS', 'IR fraser-1 A 1404 A TRAVÉS'],
  ['PLACE savannah-militia AT 1702', 'PLACER savannah-militia EN 1702', 'COLOCAR savannah-militia EN 1702'],
  ['BREAK fraser-1', 'ROMPRE fraser-1', 'ROMPER fraser-1'],
  ['RALLY fraser-1, marines', 'RALLIER fraser-1, marines', 'REAGRUPAR fraser-1, marines'],
  ['ENTER fraser-1 AT 1802', 'ENTRER fraser-1 EN 1802', 'ENTRAR fraser-1 EN 1802'],
  ['WAIT marines, navy', 'ATTENDRE marines, navy', 'ESPERAR marines, navy'],
  ['SORTIE graham-li WITH maitland', 'SORTIE graham-li AVEC maitland', 'SALIDA graham-li CON maitland'],
  ['ASSAULT NEXT TURN', 'ASSAUT AU PROCHAIN TOUR', 'ASALTO EL PRÓXIMO TURNO'],
  [
    'ATTACK 1405 WITH fraser-1, marines LEAD marines COMMANDER maitland TACTIC frontal assault',
    'ATTAQUER 1405 AVEC fraser-1, marines TÊTE marines COMMANDANT maitland TACTIQUE assaut frontal',
    'ATACAR 1405 CON fraser-1, marines CABEZA marines COMANDANTE maitland TÁCTICA asalto frontal',
  ],
  [
    'ATTACK 1405 WITH fraser-1 DIVERT 1505',
    'ATTAQUE 1405 AVEC fraser-1 DÉTOURNER 1505',
    'ATAQUE 1405 CON fraser-1 DESVIAR 1505',
  ],
  ['DIVERT 1505 WITH fraser-2', 'FIXER 1505 AVEC fraser-2', 'DISTRAER 1505 CON fraser-2'],
  ['HOLD maitland', 'TENIR maitland', 'MANTENER maitland'],
  [
    'STANDING DEFEND 1404 LEAD tawes TACTIC stand fast',
    'CONSIGNE DÉFENDRE 1404 TÊTE tawes TACTIQUE tenir ferme',
    'PERMANENTE DEFENDER 1404 CABEZA tawes TÁCTICA resistir',
  ],
  ['FIRE br-a AT 1405', 'TIRER br-a SUR 1405', 'DISPARAR br-a CONTRA 1405'],
  ['FIRE NEAREST', 'FEU le plus proche', 'FUEGO más cercano'],
  ['FIRE HOLD', 'TIRER ne pas tirer', 'DISPARAR alto'],
  ['MORTAR 1703', 'MORTIER 1703', 'MORTERO 1703'],
  ['RETREAT HQ', 'RETRAITER QG', 'RETIRARSE CG'],
  ['WITHDRAW kfr TO 1404', 'SE REPLIER kfr VERS 1404', 'REPLEGARSE kfr HACIA 1404'],
  ['LOSSES militia FIRST', "PERTES milice D'ABORD", 'BAJAS milicia PRIMERO'],
  ['CAPTURE strongest', 'CAPTURER plus fort', 'CAPTURAR más fuerte'],
  ['ADVANCE none', 'AVANCER personne', 'AVANZAR nadie'],
  ['LEADERS stay', 'CHEFS rester', 'JEFES quedarse'],
  ['MOMENTUM INITIATIVE 1', 'ÉLAN INITIATIVE 1', 'IMPULSO INICIATIVA 1'],
  ['MOMENTUM REROLL', 'ÉLAN RELANCER', 'IMPULSO REPETIR'],
  ['MOMENTUM KEEP', 'ÉLAN GARDER', 'IMPULSO GUARDAR'],
  ['MOMENTUM CARD', 'ÉLAN CARTE', 'IMPULSO CARTA'],
  ['MOMENTUM SHARE either', 'ÉLAN PARTAGE les deux', 'IMPULSO REPARTO ambos'],
  ['PLAY 17 ON 1404', 'JOUER LA CARTE 17 SUR 1404', 'JUGAR LA CARTA 17 SOBRE 1404'],
  ['PLAY 36 FOR american', 'JOUER 36 POUR américains', 'JUGAR 36 PARA americanos'],
  ['STANDING KEEP CARD 17', 'CONSIGNE GARDER LA CARTE 17', 'PERMANENTE GUARDAR LA CARTA 17'],
  ['DIG 2009, 2010', 'CREUSER 2009, 2010', 'CAVAR 2009, 2010'],
  ['ORIENT 2009 N, NE', 'ORIENTER 2009 nord, nord-est', 'ORIENTAR 2009 norte, noreste'],
  ['SIEGE FIRE', 'SIÈGE FEU', 'ASEDIO FUEGO'],
  ['SIEGE HOLD', 'SIÈGE ATTENDRE', 'SITIO ALTO'],
  ['BREACH 1404 S', 'BRÈCHE 1404 sud', 'BRECHA 1404 sur'],
  ['REPAIR 1404 S', 'RÉPARER 1404 sud', 'REPARAR 1404 sur'],
];

/** Units of either side: whose they are is not the matter here. */
const names = game.names(game.view(game.setup(), 'british'), 'british').map((one) => ({ ...one, own: true }));

/** The one order of a line, or what is wrong with it. */
function meaning(text: string): string {
  const [line] = readOrders(text, { ...grammar, names }).lines;
  return line?.read?.order.canonical ?? `unread: ${line?.diagnostics.map(({ code }) => code).join() ?? ''}`;
}

describe('orders in three tongues', () => {
  test.each(LINES)('%s · %s · %s', (english, french, spanish) => {
    const meant = meaning(english);
    expect(meant).not.toMatch(/^unread/);
    expect(meaning(french), french).toBe(meant);
    expect(meaning(spanish), spanish).toBe(meant);
  });

  test('every order of the game is among them', () => {
    const tried = new Set(
      LINES.map(([english]) => readOrders(english, { ...grammar, names }).lines[0]?.read?.order.verb),
    );
    expect(game.verbs.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
  });

  test('HELP has an example of every order, and it means the same as each language of letters writes it', () => {
    for (const { id, example } of game.verbs) {
      const read = readOrders(example, { ...grammar, names }).lines[0]?.read;
      expect(read?.order.verb, example).toBe(id);
      for (const language of game.languages) {
        expect(messages[language as 'en'], id).toHaveProperty([`help.${id}`]);
        if (read) expect(meaning(writtenIn(game, read.order, language)), id).toBe(read.order.canonical);
      }
    }
  });

  test('every verb has words in all three, and every word before a slot comes in more than one tongue', () => {
    for (const verb of game.verbs) {
      for (const tongue of ['en', 'fr', 'es'] as const) expect(verb.words[tongue], verb.id).not.toEqual([]);
      for (const slot of verb.slots) {
        const before = (slot.after ?? []).filter((word) => word !== '');
        if (before.length > 0) expect(before.length, `${verb.id} ${slot.name}`).toBeGreaterThan(2);
      }
    }
  });
});
