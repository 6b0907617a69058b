/** Letters say what became of a chit, a ship and a card once and as it was, and how those who would break off stay. */
import { expect, test } from 'vitest';
import { renderReportText } from '../../../src/reports/index.ts';
import { stages } from '../../table/stages.ts';

const siege = [...stages('pensacola/siege', 2, 'classic', 4, () => ({}), '17'.repeat(32))];
const campaign = [...stages('pensacola/campaign', 2, 'together', 3, () => ({}), '06'.repeat(32))];

const lettersOf = (played: typeof siege, seat: string, language: 'en' | 'fr' | 'es'): string[] =>
  played
    .filter(({ due }) => due.includes(seat))
    .map(({ call, report }) => renderReportText(report(seat, language) ?? call(seat, language)).replace(/\s+/g, ' '));

test.each([
  ['en', /Rum and quarrels\. .* We gave back momentum\./, 'We spent momentum'],
  ['fr', /Effet : .* Nous avons rendu un élan\./, 'Nous avons dépensé un élan'],
  ['es', /Efecto: .* Devolvimos un impulso\./, 'Gastamos un impulso'],
] as const)('P 3.2 in %s a chit that a card takes is given back, not spent', (language, back, spent) => {
  const [letter = ''] = lettersOf(siege.slice(1), 'spanish', language);
  expect(letter).toMatch(back);
  expect(letter).not.toContain(spent);
});

test.each([
  ['en', 'hit [5]. The battery of the 3rd Brigade is held up until turn 2.'],
  ['fr', 'Navire touché [5], la batterie de la 3e brigade. La batterie de la 3e brigade n’arrivera qu’au tour 2.'],
  [
    'es',
    'Barco alcanzado [5], la batería de la 3.ª brigada. La batería de la 3.ª brigada no llegará hasta el turno 2.',
  ],
] as const)('P 1.10 in %s who lands late for a hit is told so once, and of no road', (language, told) => {
  const letters = lettersOf(campaign, 'spanish', language).map((one) =>
    one.replaceAll("'", '’').replace(/\. - /g, '. '),
  );
  expect(letters.some((one) => one.includes(told))).toBe(true);
});

const drilled = [...stages('pensacola/campaign', 2, 'together', 3, () => ({}), '4f'.repeat(32))];

test.each([
  ['en', /goes? on as its replacement/],
  ['es', /siguen? con su ficha de relevo/],
] as const)('P 3.2 in %s a card that drills a unit tells it alone', (language, twice) => {
  const letters = lettersOf(drilled, 'british', language);
  expect(letters.some((one) => /\b18, (Drill|Instrucción)/.test(one))).toBe(true);
  for (const one of letters) expect(one).not.toMatch(twice);
});

test.each([
  [
    'en',
    /Silence: nobody marches, save that choctaw-2, kfr, pinned and weaker, break off .*: ATTACK 2613 has them fight,/,
  ],
  ['fr', /choctaw-2, kfr, accrochés et plus faibles, rompent .*: ATTAQUER 2613 les fait combattre,/],
  ['es', /choctaw-2, kfr, en situación trabada y más débil, rompen .*: ATACAR 2613 los hace combatir,/],
] as const)('R66 in %s silence says who breaks off and which order keeps him', (language, silence) => {
  expect(lettersOf(siege, 'british', language).some((one) => silence.test(one))).toBe(true);
});

test.each([
  'en',
  'fr',
  'es',
] as const)('in %s a card of the form stands after what it does, as other lines do', (language) => {
  const form = campaign
    .flatMap(({ due, call }) => due.flatMap((seat) => [call(seat, language).form]))
    .find((one) => one.some((line) => /^# (PLAY|JOUER|JUGAR) \d+$/.test(line)));
  const at = form?.findIndex((line) => /^# (PLAY|JOUER|JUGAR) \d+$/.test(line)) ?? -1;
  expect(form?.[at - 1]).toMatch(/^# {1,2}\S.*\.$/);
  expect(form?.[at + 1] ?? '# ').not.toMatch(/^# {2}\S/);
});

test('P 1.10 a letter is headed by reinforcements only where somebody came', () => {
  const letters = [...stages('pensacola/campaign', 2, 'together', 9, () => ({}), 'a7'.repeat(32))].flatMap((stage) =>
    stage.due.map((seat) => renderReportText(stage.report(seat, 'en') ?? stage.call(seat, 'en'))),
  );
  const headed = letters.filter((one) => one.includes(': Reinforcements come in'));
  expect(headed.length).toBeGreaterThan(0);
  for (const one of headed) expect(one.replace(/\s+/g, ' ')).toMatch(/units? joined (?:us|the (?:Spanish|British))/);
});
