/** What our staff decided in a fight stands in the letter that tells of the fight, and only there; silence says what may be spent. */
import { expect, test } from 'vitest';
import { type Stage, stages } from '../../table/stages.ts';
import { rowsIn } from '../../told.ts';

const all = [...stages('savannah/assault', 2, 'classic', 5)];
const modelOf = (stage: Stage) => {
  const seat = stage.due[0] as string;
  return stage.report(seat, 'en') ?? stage.call(seat, 'en');
};

test('what was decided in fights stands in the first letter that tells of them, be it a call, and in no other', () => {
  const letters = new Map<string, number>();
  for (const stage of all) {
    const seat = stage.due[0] as string;
    const side = seat === 'allied' ? 'allies' : 'british';
    const fights = stage.stood.events.filter(({ kind }) => kind === 'boar.combat');
    const tactics = stage.stood.answers.filter(
      ({ kind, role, from, address }) =>
        kind === 'tactic' &&
        role === side &&
        from === 'doctrine' &&
        fights.some((one) => address.startsWith(`${one.address}/`)),
    );
    const of = `${stage.stood.ordinal} ${seat} ${tactics.map(({ address }) => address).join()}`;
    const isTold = rowsIn(stage.call(seat, 'en').story, 'decided-1').some(({ label }) => label === 'Lead and tactic');
    if (tactics.length > 0) letters.set(of, (letters.get(of) ?? 0) + Number(isTold));
  }
  expect(letters.size).toBeGreaterThan(0);
  expect([...letters.values()].filter((n) => n !== 1)).toEqual([]);
});

test('a call says that chits may be spent where it says what silence gets; one for attacks in its form, where one is held', () => {
  const forms: string[] = [];
  for (const stage of all) {
    const { story, form } = modelOf(stage);
    const address = stage.stood.waiting?.address;
    if (!address?.includes('/combat/')) expect(story.plan?.silence, address).toMatch(/ Chits (won )?may be spent\.$/);
    else if (form.some((line) => line.includes('MOMENTUM KEEP'))) forms.push(form.join(' '));
  }
  expect(forms.length).toBeGreaterThan(0);
  expect(forms.filter((form) => !form.includes('a chit is spent'))).toEqual([]);
});
