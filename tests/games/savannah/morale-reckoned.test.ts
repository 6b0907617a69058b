/** Every change of an army's morale is told with its cause and figure, and they make the sum: also where it comes back to where it was. */
import { expect, test } from 'vitest';
import { blocksOf } from '../../../src/engine/chapters.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import { renderReportText } from '../../../src/reports/index.ts';
import { stages } from '../../table/stages.ts';

interface Told {
  readonly army: string;
  readonly was: number;
  readonly is: number;
  readonly sum: number;
}

const MORALE = { British: 'british', French: 'french', American: 'american' } as const;
const letters = [...stages('savannah/assault', 2, 'classic', 5)].flatMap((stage) =>
  stage.due.map((seat) => ({ stage, model: stage.report(seat, 'en') ?? stage.call(seat, 'en') })),
);

const sumOf = (causes: string): number =>
  [...causes.matchAll(/([+-]\d+)(?=,|$)/g)].reduce((sum, [, figure]) => sum + Number(figure), 0);

function toldIn({ story }: (typeof letters)[number]['model']): Told[] {
  const lines = blocksOf(story.chapters, 'lines', 'reckoning').flatMap((block) => block.lines.map(plainWords));
  const morale = lines.find((line) => line.startsWith('Army morale: '))?.slice('Army morale: '.length, -1) ?? '';
  return morale === ''
    ? []
    : morale.split('; ').map((one) => {
        const [, army = '', was, is, causes = ''] = /^(\w+) (\d+) -> (\d+): (.*)$/.exec(one) ?? [];
        return { army, was: Number(was), is: Number(is), sum: sumOf(causes) };
      });
}

test('the changes told make the difference, and no army that had any is left out', () => {
  let back = 0;
  for (const { stage, model } of letters) {
    const told = toldIn(model);
    for (const { was, is, sum } of told) expect(is - was).toBe(sum);
    back += told.filter(({ was, is }) => was === is).length;
    const { morale } = stage.stood.state as { morale: Readonly<Record<string, number>> };
    for (const { army, is } of told) expect(is).toBe(morale[MORALE[army as keyof typeof MORALE]]);
  }
  expect(back).toBeGreaterThan(0);
});

test('a letter without orders to give, whose PDF has the rest, says what moved each track', () => {
  const track = { name: 'French', side: 'french', value: 4, was: 5, of: 20, marks: [4, 10], level: 'Wavering' };
  const changes = [
    { name: 'Combat A', value: -2 },
    { name: 'the Reserve Battalion rallied', value: 1 },
  ];
  const { model } = letters[0] as (typeof letters)[number];
  const { plan: _, ...story } = model.story;
  const chapters = [
    {
      id: 'morale',
      page: 'summary' as const,
      title: 'Army morale',
      blocks: [{ kind: 'tracks' as const, tracks: [{ ...track, changes }] }],
    },
  ];
  const text = renderReportText({ ...model, story: { ...story, chapters }, form: [] });
  expect(text).toMatch(/4 Wavering \(was 5\)\n\s+Combat A [-−]2, the Reserve Battalion rallied \+1\./);
});
