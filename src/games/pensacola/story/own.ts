/** Pensacola's own part of the story: who holds what, and what each victory still lacks. */
import { byCodeUnit } from '../../../engine/canonical.ts';
import { oncePer } from '../../../engine/once.ts';
import { halves, opened } from '../../../engine/phrase.ts';
import type { Fact, Words } from '../../../engine/story.ts';
import { leadOf } from '../../../series/boar/frame/ending.ts';
import { told } from '../../../series/boar/story/effects.ts';
import { collapses, goal } from '../../../series/boar/story/goal.ts';
import {
  named,
  namedAll,
  type OwnStory,
  placedFully,
  seenFrom,
  subject,
  type Teller,
} from '../../../series/boar/story/teller.ts';
import { heldBy } from '../control.ts';
import type { PensacolaEvents } from '../events.ts';
import type { Pensacola } from '../scenario.ts';
import { destroyedIn } from '../state.ts';
import { countedLast } from '../victory.ts';
import { campaignLines } from './campaign.ts';
import { cardLines } from './cards.ts';
import { raidBlocks, raiders, raidLines, raidsOut } from './raids.ts';
import { worksBlocks, worksLines, worksRows } from './works.ts';

export function ownStory(pensacola: Pensacola): OwnStory {
  const { victory, control } = pensacola.sheet;
  const hold = victory.decisive?.hex ?? control.hexes[0] ?? '';
  return {
    lines: {
      ...campaignLines,
      weathered: ({ say }: Teller, { hex, die, effects }: PensacolaEvents['weathered']) => {
        const [breach] = effects.flatMap((effect) => (effect.kind === 'breach' ? [effect.hexside] : []));
        return [[say('tale.weathered', { hex, die, side: say(`side.name.${breach?.slice(5)}`) })]];
      },
      ...raidLines,
      village: villageLines,
      spiked: (teller: Teller, { side, units }: PensacolaEvents['spiked']) =>
        told(teller, 'tale.spiked', { ...sideSeen(teller, side), units: namedAll(teller, units) }),
      healed: (teller: Teller, { leader, hex }: PensacolaEvents['healed']) =>
        told(teller, 'tale.healed', { unit: named(teller, leader), hex: placedFully(teller, hex) }),
      well: (teller: Teller, { side }: PensacolaEvents['well']) => told(teller, 'tale.well', sideSeen(teller, side)),
      control: (teller: Teller, { hex, side }: PensacolaEvents['control']) =>
        told(teller, 'tale.control', { ...sideSeen(teller, side), place: placedFully(teller, hex) }),
      ...cardLines,
      ...worksLines,
    },
    siegeRows: (teller) => worksRows(pensacola, teller),
    dispatches: (teller) => [raidsOut(teller)],
    // Asked anew for each counter of a list, and a search of the map each time.
    raiders: oncePer((teller) => raiders(pensacola, teller)),
    blocks: (teller) => [...worksBlocks(pensacola, teller), ...raidBlocks(pensacola, teller)],
    aim: hold,
    keptBack: () => [],
    fired,
    aims: ({ now }) => ({
      hold,
      collapse: victory.collapse.at,
      n: victory.decisive?.others ?? 0,
      // 0: all there are.
      some: (victory.decisive?.others ?? 0) % (control.hexes.length - 1),
      siege: victory.siege?.hexes.join(' ') ?? '',
      forts: control.hexes
        .filter((hex) => hex !== hold)
        .sort(byCodeUnit)
        .join(' '),
      lead: halves(victory.lead.halves),
      ...Object.fromEntries(
        countedLast(pensacola, now).flatMap((one) => (one.halves > 0 ? [[`end.${one.army}`, halves(one.halves)]] : [])),
      ),
    }),
    goals: (teller) => goals(pensacola, teller),
    whyParted: () => null,
  };
}

/** A side by name, and whether the reader is of it. */
const sideSeen = (teller: Teller, side: string) => seenFrom(teller, side, { side: teller.say(`side.${side}.the`) });

/** The guns of the Red Cliffs at a fleet, and those of the siege. */
function fired({ say, tales }: Teller): string {
  const cliffs = tales.flatMap(({ kind, facts }) =>
    kind === 'game.cliffs' ? [say('summary.cliffs', { hits: facts.hits ?? 0 })] : [],
  );
  const n = tales.filter(({ kind }) => kind === 'game.shot' || kind === 'game.brig').length;
  return [...cliffs, ...(n > 0 ? [say('summary.bombarded', { n })] : [])].join('; ');
}

/** Who burnt the village, and who goes home for it. */
function villageLines(teller: Teller, { by, hex, tests }: PensacolaEvents['village']): Words[] {
  const gone = tests.filter(({ passed }) => !passed).map(({ unit }) => unit);
  const dice = tests.map(({ unit, die, sum, needed }) => `${named(teller, unit)} [${die}] ${sum}/${needed}`).join(', ');
  const { say } = teller;
  const facts = { ...subject(teller, by), place: placedFully(teller, hex), dice };
  return [
    [
      opened(say('tale.village', facts)),
      ...(gone.length === 0 ? [] : [opened(say('tale.gone-home', subject(teller, ...gone)))]),
    ],
  ];
}

function goals(pensacola: Pensacola, teller: Teller): readonly Fact[] {
  const { say, now, field } = teller;
  const { collapse, lead, siege } = pensacola.sheet.victory;
  const victory = { ...now.victory };
  for (const { army, halves: n } of countedLast(pensacola, now)) victory[army] = (victory[army] ?? 0) + n;
  return [
    ...decisions(pensacola, teller),
    collapses(teller, collapse.at),
    goal(say, 'lead', lead.winner, {
      need: halves(lead.halves),
      now: halves(leadOf(field, victory, lead.winner)),
      siege: siege !== undefined,
      other: say(`side.${lead.otherwise}.the`),
    }),
  ];
}

/** What decides the scenario: forts held at the end, or what the siege alone has done. */
function decisions(pensacola: Pensacola, teller: Teller): readonly Fact[] {
  const { say, now, field, at } = teller;
  const { decisive, siege } = pensacola.sheet.victory;
  const places = (hexes: readonly string[]): string => say.list(hexes.map((hex) => placedFully(teller, hex)));
  const held = (side: string): string => places(heldBy(pensacola, at, side));
  if (siege !== undefined) {
    const open = siege.hexes.filter((hex) => now.breached.some((side) => side.startsWith(hex)));
    const burnt = Object.keys(pensacola.map.siegeWorks.sides).filter((hex) => destroyedIn(now).includes(hex));
    return [
      goal(say, 'breach', field.siegeOf, { held: places(open) }),
      goal(say, 'burn', field.worksOf, { n: burnt.length }),
      goal(say, 'quit', field.worksOf, {}),
    ];
  }
  if (decisive === undefined) return [];
  return [
    goal(say, 'take', field.siegeOf, { hex: decisive.hex, n: decisive.others, held: held(field.siegeOf) }),
    goal(say, 'keep', field.worksOf, { held: held(field.worksOf) }),
  ];
}
