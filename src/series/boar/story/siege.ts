/** The siege in sentences and trials: works begun and finished, the bombardment die by die, and where it stands. */
import { pause, signed } from '../../../engine/phrase.ts';
import type { Fact, Trial } from '../../../engine/story.ts';
import { countersLeft } from '../siege/counters.ts';
import type { SiegeEvents } from '../siege/events.ts';
import { worksHexes } from '../siege/ground.ts';
import { addends, effectSentences, told } from './effects.ts';
import { isOurs, type LinesOf, placedFully, subject, type Teller } from './teller.ts';

export const siegeLines: LinesOf<SiegeEvents> = {
  'works-placed': (teller, { army, hexes, by }) => {
    const facts = { n: hexes.length, hexes: places(teller, hexes) };
    if (by !== undefined) return told(teller, 'tale.works.dug', { ...subject(teller, by), ...facts });
    return told(teller, 'tale.works.placed', { ours: isOurs(teller, army), ...facts });
  },
  'works-completed': (teller, { army, hex, sides }) => {
    const facing = teller.say.list(sides.map((side) => teller.say(`side.name.${side}`)));
    return told(teller, 'tale.works.completed', { ours: isOurs(teller, army), hex, sides: facing });
  },
  'works-held': (teller, { army, hex, by }) =>
    told(teller, 'tale.works.held', { ours: isOurs(teller, army), hex, by: places(teller, by) }),
  'works-stopped': (teller, { weather }) =>
    told(teller, 'tale.works.stopped', { weather: teller.say(`weather.${weather}`) }),
  'works-entered': (teller, { hex, units }) =>
    told(teller, 'tale.works.entered', { ...subject(teller, ...units), hex }),
  bombardment: (teller, facts) => {
    const { army, table, die, modifiers, sum, effects } = facts;
    const { say } = teller;
    const added = modifiers.map(({ name, value }) => ` ${signed(value)} ${say(name)}`).join('');
    const whose = { ours: isOurs(teller, army), army: say(`army.${army}.the`) };
    const thrown = { die, added, sum, table: numerals[table], does: verdictOf(teller, facts) };
    return told(teller, 'tale.bombard.rolled', { ...whose, ...thrown }, effects);
  },
  'bombardment-silent': (teller, { army, reason, weather }) => {
    const { say } = teller;
    const who = reason === 'held' && say.language === 'en' ? say(`army.${army}`) : say(`army.${army}.the`);
    const facts = { ours: isOurs(teller, army), army: who, weather: say(`weather.${weather}`) };
    return told(teller, `tale.bombard.${reason}`, facts);
  },
};

const numerals = { 1: 'I', 2: 'II' } as const;

function places(teller: Teller, hexes: readonly string[]): string {
  return teller.say.list(hexes.map((hex) => placedFully(teller, hex)));
}

/** What a row of the tables says: `a breach is opened; on to table II`. */
function verdictOf({ say }: Teller, { does, on }: SiegeEvents['bombardment']): string {
  const said = does.map((deed) => say(`bombard.${deed}`));
  if (on) said.push(say('bombard.on'));
  return said.length === 0 ? say('bombard.nothing') : said.join(pause(say.language));
}

/** Every roll of the siege guns with its die and all that was added. */
export function bombardmentTrials(teller: Teller): Trial[] {
  return teller.tales.flatMap((tale): Trial[] => {
    if (tale.kind !== 'own.bombardment') return [];
    const { army, table, die, modifiers, sum, effects } = tale.facts;
    const { say } = teller;
    return [
      {
        dice: [{ face: die, kind: 'test' }],
        head: [{ side: army, text: say('bombard.head', { army: say(`army.${army}`), table: numerals[table] }) }],
        addends: addends(teller, modifiers),
        sum,
        needs: null,
        verdict: verdictOf(teller, tale.facts),
        effects: effectSentences(teller, effects),
      },
    ];
  });
}

/** Where the siege stands: finished hexsides, breaches, markers, counters left; nothing before works can be dug. */
export function siegeFacts(teller: Teller): readonly Fact[] {
  const { now, scenario, say } = teller;
  const siege = now.campaign?.siege;
  if (!siege || scenario.siege === null || (now.siege.length === 0 && siege.building.length === 0)) return [];
  const breached = now.siege.filter((name) => now.breached.includes(name)).length;
  const left = teller.scale === 'strategic' && scenario.siege ? countersLeft(scenario.siege, siege) : [];
  const counters = left.filter((one) => one.left > 0).map((counter) => say('fact.siege.counters', counter));
  const text = say('fact.siege.text', {
    ...{ done: now.siege.length, hexes: worksHexes(now).join(', '), breached },
    ...{ building: siege.building.map(({ hex }) => hex).join(', '), counters: say.list(counters) },
  });
  return [{ label: say('fact.siege'), text }];
}
