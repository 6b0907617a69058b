/** A seat that reads Spanish: invited, answered, reminded and asked in it by mail; and told where a game has none. */
import { expect, test } from 'vitest';
import { invite } from '../../src/campaign/joining/invite.ts';
import { changeUmpire } from '../../src/campaign/umpire/umpire-address.ts';
import { seatsOf } from '../../src/store/seats.ts';
import { openOffice } from './office.ts';
import { type Letter, player, SavannahByMail } from './savannah-house.ts';

const ANNA = 'anna@red.test';
const BLAS = 'blas@blue.test';
const JO = 'jo@blue.test';
const office = openOffice();
const to = (letters: readonly Letter[], address: string, kind?: string) =>
  letters.find((letter) => letter.to === address && (kind === undefined || letter.kind === kind));
const plain = (letter: Letter | undefined) => `${letter?.subject}\n${letter?.text}`.replace(/\s+/gu, ' ');

/** What only an English letter says, and a Spanish one never. */
const ENGLISH = /\b(?:the|your|orders?|turn|reply|with|and|until|you)\b/iu;
/** What stands in a letter as it was written or is typed, in whatever language. */
const WRITTEN = /^(?:BEGIN|END|>|\s*[a-z0-9]{4,}(?:-[a-z0-9]+)+|TURN)|^Fieldpost|=-=|fieldpost|^#|@|https?:/u;

const spoken = (letter: Letter | undefined) =>
  (letter?.text ?? '').split('\n').filter((line) => !WRITTEN.test(line) && !/\b[0-9a-f]{24,}\b/.test(line));

async function war(name: string, invited: boolean): Promise<{ game: SavannahByMail; letters: Letter[] }> {
  const game = new SavannahByMail(office.store, office.server, name);
  const players = [player('english', ANNA), player('spanish', BLAS, 'es')];
  await game.create('jenkins-ear/war', 'together', players, invited ? { invite: { message: 'Vamos.', days: 8 } } : {});
  return { game, letters: await game.settle() };
}

test('is invited, joins, is answered line by line, reminded and told what happened in Spanish', async () => {
  const { game, letters } = await war('guerra-1', true);
  const asked = to(letters, BLAS, 'invitation');
  for (const part of ['ACEPTAR', 'RECHAZAR', 'FRASE', 'IDIOMA en', 'cartas en inglés; fr en francés, es en español'])
    expect(plain(asked)).toContain(part);
  const [joined] = await game.reply(BLAS, asked, 'ACEPTAR', 'FRASE por la oreja', 'NOMBRE Blas', 'HUSO Europe/Madrid');
  expect(plain(joined)).toContain('por la oreja');
  expect(plain(joined)).toContain('Idioma español');
  const begun = await game.reply(ANNA, to(letters, ANNA), 'ACCEPT');
  expect(plain(to(begun, BLAS, 'start'))).toContain('La partida comienza');
  const call = to(begun, BLAS, 'call');
  for (const letter of [asked, joined, to(begun, BLAS, 'start'), call])
    expect(spoken(letter).filter((line) => ENGLISH.test(line))).toEqual([]);
  const [wrong] = await game.answer(BLAS, call, 'COMPRAR 1 fragata EN La Habana', 'NAVEGAR zzz A 9999', 'LISTO');
  expect(plain(wrong)).toMatch(/Guardado, no listo/i);
  expect(plain(wrong)).toContain('1 error');
  expect(plain(wrong)).toContain('Su LISTO queda guardado');
  const [help] = await game.mail('spanish', 'AYUDA');
  expect(plain(help)).toContain('COMPROBAR');
  const [status] = await game.mail('spanish', 'ESTADO');
  expect(plain(status)).toMatch(/Sus órdenes para esta ronda/i);
  const turn = await game.deadlinePasses();
  expect(plain(to(turn, BLAS, 'report'))).toMatch(/Turno|turno/);
  expect(spoken(to(turn, BLAS, 'report')).filter((line) => ENGLISH.test(line))).toEqual([]);
});

test('commands the Spanish before Pensacola in Spanish: start, call, answer line by line, HELP, report', async () => {
  const game = new SavannahByMail(office.store, office.server, 'panzacola-1');
  await game.create('pensacola/assault', 'classic', [player('british', ANNA), player('spanish', BLAS, 'es')]);
  const letters = await game.settle();
  expect(plain(to(letters, BLAS, 'start'))).toContain('Somos los españoles');
  const call = to(letters, BLAS, 'call');
  const told = await game.answer(
    BLAS,
    call,
    'mover el regimiento del Príncipe a 3022 por 3122',
    'ATACAR reducto de la Reina CON navarra, soria CABEZA navarra TÁCTICA asalto frontal ENTRETENER 2724',
    'SI ENEMIGO EN 2826 Y TIEMPO despejado MANTENER flandes SINO MOVER flandes HACIA 2926',
    'PERMANENTE DISPARAR más cercano',
    'PERMANENTE IMPULSO REPETIR SI AL ATACAR Y RESULTADO <= R/-',
    'MOVER zzz A 9999',
    'LISTO',
  );
  const [help] = await game.mail('spanish', 'AYUDA TODO');
  for (const part of ['ENTRETENER', 'PERMANENTE DEFENDER', 'Zona de control', 'Los fuertes que deciden'])
    expect(plain(help)).toContain(part);
  const read = [...letters, ...told, ...(help ? [help] : [])];
  const has = (kind: string): boolean => read.some((letter) => letter.to === BLAS && letter.kind === kind);
  for (let n = 0; n < 8 && !(has('missed') && has('report')); n++) read.push(...(await game.deadlinePasses()));
  const ours = read.filter((letter) => letter.to === BLAS);
  expect(new Set(ours.map(({ kind }) => kind))).toEqual(new Set(['start', 'call', 'ack', 'help', 'missed', 'report']));
  for (const letter of ours) expect(spoken(letter).filter((line) => ENGLISH.test(line))).toEqual([]);
});

test('LANGUAGE changes the seat to Spanish in a game that has it, and is told where the game has not', async () => {
  const { game } = await war('guerra-2', false);
  const letters = await game.mail('english', 'LANGUAGE español', 'STATUS');
  expect(plain(letters.find(({ kind }) => kind === 'status'))).toMatch(/Sus órdenes para esta ronda/i);
  const savannah = new SavannahByMail(office.store, office.server, 'sabana-1');
  await savannah.create('savannah/assault', 'together', [player('british', ANNA), player('allied', BLAS, 'fr')]);
  await savannah.settle();
  const [told] = await savannah.mail('allied', 'IDIOMA es');
  expect(plain(told)).toContain('écrivez LANGUE en ou fr');
  const languages = await seatsOf(office.store.db, savannah.id);
  expect(languages.map(({ language }) => language)).toEqual(['en', 'fr']);
});

test('nobody is seated, invited or made umpire in a language the game has not', async () => {
  const game = new SavannahByMail(office.store, office.server, 'sabana-2');
  const refused = { code: 'no-such-language', facts: { language: 'es', known: ['en', 'fr'] } };
  await expect(game.create('savannah/assault', 'together', [player('british', ANNA, 'es')])).rejects.toMatchObject(
    refused,
  );
  await game.create('savannah/assault', 'together', [player('british', ANNA)], { invite: { message: null, days: 8 } });
  const asked = invite(game.house, game.id, player('allied', BLAS, 'es'), { message: null, days: 8 });
  await expect(asked).rejects.toMatchObject(refused);
  const umpire = changeUmpire(game.house, game.id, { renew: false, language: 'es', reason: 'asked' });
  await expect(umpire).rejects.toMatchObject(refused);
});

test('an umpire of the war is written to in Spanish once he asks for it', async () => {
  const { game } = await war('guerra-3', false);
  await changeUmpire(game.house, game.id, { renew: false, language: 'es', reason: 'asked' });
  const told = (await game.deadlinePasses()).filter((letter) => letter.to === JO).map(plain);
  expect(told[0]).toContain('CÓDIGO');
  expect(told.join('\n')).toMatch(/El turno 0 ha terminado|Faltan órdenes/);
  expect(told.filter((letter) => /standing orders|Orders are due/.test(letter))).toEqual([]);
});
