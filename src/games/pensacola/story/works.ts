/** The works of the siege as letters tell them: what was laid, begun, shot and destroyed, and how it stands. */
import type { Subject } from '../../../engine/chapters.ts';
import { opened } from '../../../engine/phrase.ts';
import { distance } from '../../../places/hex/grid.ts';
import { strips } from '../../../series/boar/frame/posts.ts';
import type { HexId } from '../../../series/boar/rules/state.ts';
import { partsOf } from '../../../series/boar/rules/works.ts';
import { fortified } from '../../../series/boar/siege/targets.ts';
import { effectSentences } from '../../../series/boar/story/effects.ts';
import { added } from '../../../series/boar/story/frame.ts';
import {
  type Block,
  isOurs,
  type LinesOf,
  placedFully,
  subject,
  type Teller,
} from '../../../series/boar/story/teller.ts';
import type { PensacolaEvents } from '../events.ts';
import type { Pensacola } from '../scenario.ts';
import { destroyedIn, worksIn } from '../state.ts';
import { shotsOf, targetsOf } from '../works/bombardment.ts';
import { facingOf, markersIn, redoubtsIn } from '../works/ground.ts';
import { jobsFor, labourers } from '../works/labour.ts';
import type { Job } from '../works/state.ts';

export const worksLines: LinesOf<Pick<PensacolaEvents, 'road' | 'razed' | 'shot' | 'battery'>> = {
  road: (teller, { unit, hexes, did }) => {
    const hex = placedFully(teller, hexes.at(-1) ?? '');
    return [[opened(teller.say(`tale.road.${did}`, { ...subject(teller, unit), hex }))]];
  },
  razed: (teller, { unit, hex }) => [
    [{ strong: opened(teller.say('tale.razed', { ...subject(teller, unit), hex: placedFully(teller, hex) })) }],
  ],
  shot: (teller, { redoubt, hexside, modifiers, effects, ...dice }) => {
    const facts = {
      ...{ ours: isOurs(teller, teller.field.siegeOf), redoubt: placedFully(teller, redoubt) },
      ...{ hex: placedFully(teller, hexside.slice(0, 4)), side: teller.say(`side.name.${hexside.slice(5)}`) },
      ...{ die: dice.die, added: added(teller, modifiers), sum: dice.sum, needed: dice.needed },
    };
    // The sentence itself says that there is a breach.
    const others = effects.filter(({ kind }) => kind !== 'breach');
    const losses = effectSentences(teller, others);
    return [
      [opened(teller.say('tale.shot', { ...facts, breached: effects.length > 0 })), ...losses.map((one) => ` ${one}`)],
    ];
  },
  // Told with who came in.
  battery: () => [],
};

/** Beside breaches and the like: the road, each redoubt with its guns and shots, what is begun, what is destroyed. */
export function worksRows(pensacola: Pensacola, teller: Teller): Subject['rows'] {
  const { say, at, now } = teller;
  const { heads, broken, batteries } = worksIn(now);
  const all = (hexes: readonly HexId[]): string => hexes.map((hex) => placedFully(teller, hex)).join(', ');
  const redoubts = redoubtsIn(pensacola, now).map((hex) => {
    const battery = batteries.find((one) => one.hex === hex);
    return say('siege.redoubt', {
      ...{ hex, side: say(`side.name.${facingOf(now, hex) ?? 'N'}`), guns: battery?.sp ?? 0 },
      ...{ lost: battery?.lost ?? false, shots: shotsOf(pensacola, at, hex) },
    });
  });
  const begun = markersIn(now).map(({ hex, guns }) => say('siege.begun.text', { hex, guns: guns ?? 0 }));
  const row = (key: string, text: string): Subject['rows'] =>
    text === '' ? [] : [{ label: say(`siege.${key}`), text: [`${text}.`] }];
  return [
    ...row('road', heads.length === 0 ? '' : say('siege.road.text', { heads: all(heads), broken: broken.join(', ') })),
    ...row('redoubts', redoubts.join('; ')),
    ...row('begun', say.list(begun)),
    ...row('razed', all(destroyedIn(now))),
  ];
}

/** Work that can be ordered next turn, one line of each kind; and hexsides for the siege guns. */
export function worksBlocks(pensacola: Pensacola, teller: Teller): Block[] {
  const { say, at, side, field } = teller;
  const byKind = new Map<string, string>();
  const sparing = (a: string, b: string): number => Number(strips(at, [a])) - Number(strips(at, [b]));
  const forts = fortified(pensacola).map((hexside) => partsOf(hexside)[0]);
  const reach = pensacola.files.works.bombardment.ranges.at(-1)?.[1] ?? 0;
  // A redoubt is begun within reach of the forts, the nearer the better.
  const away = (job: Job): number =>
    job.do === 'redoubt' ? Math.min(...forts.map((hex) => distance(field.grid, hex, job.at))) : 0;
  const jobs = labourers(pensacola, at, side)
    .sort(sparing)
    .flatMap((unit) => jobsFor(pensacola, at, unit).map((job) => ({ unit, job, far: away(job) })))
    .filter(({ far }) => far <= reach)
    .toSorted((a, b) => a.far - b.far);
  for (const { unit, job } of jobs)
    if (!byKind.has(job.do)) byKind.set(job.do, say(`form.order.${job.do}`, jobFacts(teller, unit, job)));
  const blocks: Block[] = byKind.size === 0 ? [] : [{ head: say('form.works'), lines: [...byKind.values()] }];
  if (side !== field.siegeOf) return blocks;
  blocks.push({ head: say('form.works-shut', { siege: pensacola.campaign?.declaration.to === 0 }), lines: [] });
  const [target] = worksIn(at.position).batteries.flatMap(({ hex }) => targetsOf(pensacola, at, hex));
  if (target === undefined) return blocks;
  const line = say('form.order.shot', { hex: target.slice(0, 4), side: say(`side.order.${target.slice(5)}`) });
  return [...blocks, { head: say('form.shots'), lines: [line] }];
}

function jobFacts({ say }: Teller, unit: string, job: Job) {
  return {
    unit,
    hex: job.do === 'road' ? job.to : '',
    guns: job.do === 'redoubt' ? job.guns : 0,
    what: job.do === 'destroy' ? say(`job.what.${job.what}`).toUpperCase() : '',
  };
}
