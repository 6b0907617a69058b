/** The story of turns really played by the doctrines: whole, in both languages, and right in every sum it prints. */
import { describe, expect, test } from 'vitest';
import { blocksOf, changed } from '../../../src/engine/chapters.ts';
import type { Telling } from '../../../src/engine/contract.ts';
import { compile, listing, phrasebook, plainWords } from '../../../src/engine/phrase.ts';
import type { MapScene } from '../../../src/engine/scene.ts';
import type { Story, Words } from '../../../src/engine/story.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { hear, look } from '../../../src/engine/view.ts';
import type { SavannahView } from '../../../src/games/savannah/view.ts';
import { distance } from '../../../src/places/hex/grid.ts';
import type { Effect } from '../../../src/series/boar/rules/events.ts';
import { aimsOf, Marches } from '../../../src/series/boar/rules/reach.ts';
import { stacksOf } from '../../../src/series/boar/rules/stacks.ts';
import { counterOf } from '../../../src/series/boar/rules/units.ts';
import { siteOf } from '../../../src/series/boar/story/combat-card.ts';
import type { Teller } from '../../../src/series/boar/story/teller.ts';
import { playByDoctrine } from '../../../src/tools/simulate/simulate.ts';
import {
  cardsIn,
  diceIn,
  dispatchesIn,
  effectsOn,
  endingIn,
  factsIn,
  lossesIn,
  moraleIn,
  musterIn,
  nextIn,
  phasesIn,
  restIn,
  rosterIn,
  sumsIn,
  trialsIn,
  trialsOn,
} from '../../told.ts';
import { field, position } from '../assault.ts';
import { rules } from '../position.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('savannah/assault');
const COLUMNS = 7;

/** Every turn of some games as told to both sides in both languages. */
const told = ['story-169', 'story-58', 'story-1', 'story-2', 'story-4'].flatMap((label) => {
  const { opening, closed } = playByDoctrine(game, label);
  return closed.flatMap((turn, index) =>
    (['british', 'allies'] as const).flatMap((who) =>
      (['en', 'fr'] as const).map((language) => {
        const before = index === 0 ? opening : closed[index - 1]?.state;
        const after = closed[index + 1];
        const telling: Telling<SavannahView> = {
          who,
          language,
          before: look(game, before, who),
          after: look(game, turn.state, who),
          heard: hear(turn.events, turn.ledger, who),
          ledger: turn.ledger,
          next: after
            ? {
                ordinal: index + 2,
                printed: 17 + index,
                calls: ['movement', 'combat'],
                heard: hear(
                  after.events.filter((event) => event.kind === 'boar.initiative'),
                  after.ledger,
                  who,
                ),
              }
            : null,
          standing: [],
          fates: [],
          skipped: [],
          outcome: game.outcome(turn.state),
        };
        return { who, language, telling, story: game.story(telling) as Story, last: !after };
      }),
    ),
  );
});

function plain(words: Words): string {
  return plainWords(words);
}

/** Victory points as letters write them: `-1 1/2`. */
function points(text = ''): number {
  const size = text
    .replace('-', '')
    .split(' ')
    .reduce((sum, part) => sum + (part === '1/2' ? 0.5 : Number(part)), 0);
  return text.startsWith('-') ? -size : size;
}

describe('the story of a turn', () => {
  test('its summary has exactly five lines of at most ninety characters', () => {
    for (const { story } of told) {
      expect(story.summary).toHaveLength(5);
      for (const line of story.summary) {
        expect(plain(line).length, plain(line)).toBeLessThanOrEqual(90);
        expect(plain(line).trim()).not.toBe('');
        expect(plain(line), 'nothing is cut').not.toContain('…');
        expect(plain(line), 'whoever is fired at was no less in reach').not.toMatch(/out of reach|hors de portée/);
      }
    }
  });

  test('whom a bomb struck by the choice of the staff is told where it did harm, and not where it did none', () => {
    const struck = told.flatMap(({ who, language, telling }) =>
      telling.heard.flatMap((event) => {
        if (event.kind !== 'boar.mortar' || who !== 'british' || language !== 'en') return [];
        const { victim, effects } = event.facts as { victim: string | null; effects: unknown[] };
        const decided = [{ kind: 'mortar-victim', address: `${event.address}/mortar-victim@british`, answer: victim }];
        const rows = dispatchesIn(game.story({ ...telling, decided } as typeof telling) as Story)
          .filter(({ title }) => title === 'Decided for you')
          .flatMap((one) => one.rows);
        return victim === null ? [] : [[effects.length > 0, /the bomb struck/.test(JSON.stringify(rows))]];
      }),
    );
    expect(new Set(struck.map(([harm]) => harm))).toEqual(new Set([true, false]));
    for (const [harm, isTold] of struck) expect(isTold).toBe(harm);
  });

  test('a bomb without effect is told by where it was aimed, and by where it fell where that is another hex, at length and in brief', () => {
    const fell: boolean[] = [];
    for (const { telling, story, language } of told)
      for (const { kind, facts } of language === 'en' ? telling.heard : []) {
        const { hit, battery, aimed, impact } = facts as Record<string, string> & { hit: boolean };
        if (kind !== 'boar.mortar' || hit) continue;
        fell.push(aimed !== impact);
        for (const form of ['lines', 'brief'] as const) {
          const shots = phasesIn(story)
            .flatMap((phase) => phase[form].map(plain))
            .filter((line) => line.includes('without effect'))
            .flatMap((line) => line.replace(/\.$/, '').split('; '));
          const name = form === 'brief' ? `${battery} ` : 'the mortars at ';
          const end = aimed === impact ? '' : ` (fell on ${impact})`;
          const isIt = (shot: string): boolean =>
            shot.includes(name) && new RegExp(`${aimed}\\)?$`).test(shot.replace(end, ''));
          expect(
            shots.some((shot) => isIt(shot) && shot.endsWith(end)),
            `${form}: ${shots.join('; ')}`,
          ).toBe(true);
        }
      }
    expect(new Set(fell)).toEqual(new Set([true, false]));
  });

  test('what it says moved morale and points adds up, for each army of which they moved, be it back to where they were', () => {
    let summed = 0;
    for (const { telling, story, language } of told) {
      if (telling.next === null) continue;
      const lines = story.chapters
        .filter(({ id }) => id === 'reckoning')
        .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'lines' ? block.lines.map(plain) : [])));
      for (const [kind, size] of [
        ['morale', Number],
        ['victory', (text: string) => 2 * points(text)],
      ] as const) {
        const head = { morale: /^(Army morale|Moral) ?: /, victory: /^(Victory points|Points de victoire) ?: / }[kind];
        const line =
          lines
            .find((one) => head.test(one))
            ?.replace(head, '')
            .replace(/\.$/, '') ?? '';
        const parts = line === '' ? [] : line.split(language === 'fr' ? ' ; ' : '; ');
        const effects = telling.heard.flatMap(({ facts }) => (facts as { effects?: Effect[] }).effects ?? []);
        const changed = field.armies.filter(({ id }) => effects.some((one) => one.kind === kind && one.army === id));
        expect(parts.length, line).toBe(changed.length);
        for (const [n, { id }] of changed.entries()) {
          const [, was = '', is = '', causes = ''] = /([\d /-]+) -> ([\d /-]+) ?: (.*)$/.exec(parts[n] ?? '') ?? [];
          expect([size(was.trim()), size(is.trim())]).toEqual([telling.before[kind][id], telling.after[kind][id]]);
          const moved = causes.split(', ').map((one) => / [+-][\d /]+$/.exec(one)?.[0].trim().replace('+', '') ?? '0');
          expect(
            moved.reduce((sum, one) => sum + size(one), 0),
            parts[n],
          ).toBe(size(is.trim()) - size(was.trim()));
          summed++;
        }
      }
    }
    expect(summed).toBeGreaterThan(9);
  });

  test('before the first turn it introduces the game to each side in five lines of at most ninety characters', () => {
    for (const who of ['british', 'allies'] as const) {
      for (const language of ['en', 'fr'] as const) {
        const view = look(game, game.setup(), who);
        const next = { ordinal: 1, printed: 16, calls: ['orders'], heard: [] };
        const rest = { heard: [], ledger: [], next, standing: [], fates: [], skipped: [], outcome: null };
        const story = game.story({ who, language, before: view, after: view, ...rest }) as Story;
        expect(story.opening).toBe(true);
        expect(story.summary).toEqual(game.briefing(who, language));
        expect(story.summary).toHaveLength(5);
        for (const line of story.summary) {
          expect(plain(line).length, plain(line)).toBeLessThanOrEqual(90);
          expect(plain(line), plain(line)).not.toMatch(/undefined|NaN|\{| {2}/);
          // Where all shots were ours, their number says so.
          expect(plain(line)).not.toMatch(/\((\d+) (shots, \1 ours|tirs, dont \1 à nous)\)/);
        }
      }
    }
    expect(told.every(({ story }) => story.opening === undefined)).toBe(true);
  });

  test('sums name their rules in the language of the letter', () => {
    const rules = told.flatMap(({ language, story }) =>
      sumsIn(story).flatMap(({ addends }) => addends.map(({ rule }) => `${language} ${rule}`)),
    );
    expect(rules).toContain('en series 12');
    expect(rules).toContain('fr série 12');
    expect(rules.filter((rule) => /^fr .*\b(series|scenario)\b/.test(rule))).toEqual([]);
  });

  test('the headline of a place tells how the turn leaves it', () => {
    type Combat = { on: string[]; attackers: { unit: string }[]; defenders: { unit: string }[]; effects: unknown[] };
    const fightsOf = ({ telling }: (typeof told)[number]) => telling.heard.filter(({ kind }) => kind === 'boar.combat');
    const isWhose = (each: (typeof told)[number], attacks: boolean): boolean =>
      each.language === 'en' &&
      !each.last &&
      fightsOf(each).length === 1 &&
      (each.telling.who === (fightsOf(each)[0]?.facts as { side?: string }).side) === attacks;
    const one = told.find((each) => isWhose(each, true));
    if (!one) throw new Error('no turn of one fight');
    const [fought] = fightsOf(one);
    const { on, attackers, defenders } = fought?.facts as unknown as Combat;
    const [hex = '', unit = ''] = [on[0], attackers[0]?.unit];
    /** The title where the fight had these effects and left this unit of the attacker in the hex. */
    const titled = (effects: readonly unknown[], left: string | null): string => storyOf(effects, left).title;
    const storyOf = (effects: readonly unknown[], left: string | null, of = one): Story => {
      const { telling } = of;
      const heard = telling.heard.map((tale) =>
        tale.kind === 'boar.combat' ? { ...tale, facts: { ...(tale.facts as object), effects } as never } : tale,
      );
      const units = Object.entries(telling.after.units).map(([id, is]) => {
        const isAttacker = attackers.some((each) => each.unit === id);
        return [id, isAttacker ? { ...is, hex: id === left ? hex : '1508' } : is];
      });
      return game.story({ ...telling, heard, after: { ...telling.after, units: Object.fromEntries(units) } }) as Story;
    };
    const advance = { kind: 'advance', unit, from: '1508', to: hex, leaders: [] };
    expect(titled([advance], unit)).toMatch(/taken$/);
    expect(titled([advance], null)).toMatch(/taken, then lost$/);
    // To who held it before, it is lost, or lost and retaken.
    const theirs = told.find(
      (each) => isWhose(each, false) && (fightsOf(each)[0]?.facts as unknown as Combat).on.join() === on.join(),
    );
    expect(storyOf([advance], unit, theirs).title).toMatch(/ lost$/);
    expect(storyOf([advance], null, theirs).title).toMatch(/lost, then retaken$/);
    expect(
      titled(
        defenders.map((each) => ({ kind: 'captured', unit: each.unit, hex, by: 'allies' })),
        null,
      ),
    ).toMatch(/^Defenders of .* lost$/);
    // Of who was pinned and has broken off nobody is locked any more.
    const pinned = (at: string, pinnedBy: readonly string[]): string => {
      const heard = one.telling.heard.map((tale) =>
        tale === fought
          ? { ...tale, facts: { ...(tale.facts as object), effects: [{ kind: 'pin', units: [] }] } as never }
          : tale,
      );
      const { after, next } = one.telling;
      const units = { ...after.units };
      for (const { unit: id } of defenders) units[id] = { ...(after.units[id] as object), hex: at, pinnedBy } as never;
      const view = { ...after, units };
      return (game.story({ ...one.telling, heard, after: view, next: next && { ...next, view } }) as Story).title;
    };
    expect(pinned(hex, [unit])).toMatch(/ locked in combat$/);
    expect(pinned(hex, [])).toMatch(/^The enemy held /);
    expect(pinned('1305', [])).toMatch(/^The enemy held /);
    // A lead that fell back hides nobody who was lost.
    const back = { kind: 'retreat', unit, from: hex, path: ['1508'], leaders: [] };
    const lost = { kind: 'eliminated', unit: defenders.at(-1)?.unit, hex };
    const line = storyOf([back, lost], null).summary.map(plain).join('\n');
    expect(line).toContain('ceased to exist');
    expect(line).not.toContain('fell back');
  });

  test('the reader’s own attack is told before a greater fight of the enemy’s', () => {
    type Combat = { side: string; on: string[]; attackers: { strength: number }[]; defenders: { strength: number }[] };
    const fightsOf = ({ telling }: (typeof told)[number]) => telling.heard.filter(({ kind }) => kind === 'boar.combat');
    const one = told.find(
      (each) =>
        each.language === 'en' &&
        !each.last &&
        fightsOf(each).length === 1 &&
        (fightsOf(each)[0]?.facts as unknown as Combat).side === each.who,
    );
    const own = one && fightsOf(one)[0];
    if (!one || !own) throw new Error('no turn of one attack of the reader’s');
    const { attackers, defenders, ...facts } = own.facts as unknown as Combat;
    const greater = defenders.map((each, n) => ({ ...each, strength: n === 0 ? 200 : 0 }));
    const swapped = { ...facts, side: one.who === 'british' ? 'allies' : 'british', on: ['1508'] };
    const theirs = { ...own, facts: { ...swapped, attackers: greater, defenders: attackers } as never };
    const heard = one.telling.heard.flatMap((tale) => (tale === own ? [theirs, own] : [tale]));
    const { summary } = game.story({ ...one.telling, heard }) as Story;
    expect(summary.map(plain)[2]).not.toContain('1508');
    expect(summary.map(plain)[3]).toContain('1508');
  });

  test('series 12.23 a fight says what its result did to either side, and why nobody moved in', () => {
    type Combat = { lead: { attacker: string }; defenders: { unit: string; hex: string }[] };
    const one = told.find(({ telling, language }) => {
      const fights = telling.heard.filter(({ kind }) => kind === 'boar.combat');
      return language === 'en' && fights.length === 1 && (fights[0]?.facts as unknown as Combat).defenders.length > 1;
    });
    const fought = one?.telling.heard.find(({ kind }) => kind === 'boar.combat');
    if (!one || !fought) throw new Error('no turn of one fight against several');
    const { lead, defenders } = fought.facts as unknown as Combat;
    const cameOf = (result: string, effects: readonly unknown[]): string => {
      const facts = { ...(fought.facts as object), result, effects } as never;
      const heard = one.telling.heard.map((tale) => (tale === fought ? { ...tale, facts } : tale));
      const story = game.story({ ...one.telling, heard }) as Story;
      return [...story.summary.map(plain), ...cardsIn(story).flatMap(effectsOn)].join(' ');
    };
    const back = defenders.map(({ unit, hex }) => ({ kind: 'retreat', unit, path: [hex, '1508'] }));
    const stayed = cameOf('-/R', back.slice(0, 1));
    expect(stayed).toContain('Attack –: nothing; defence R: retreat.');
    const isOurAttack = (fought.facts as { side?: string }).side === one.who;
    const held = `${isOurAttack ? 'the enemy' : 'we'} held [^.]*\\. `;
    expect(stayed).toMatch(new RegExp(`${held}.* fell back to 1508; others stood\\.`));
    // Of more than one the first is no longer told as if the others had stood, nor to one hex.
    expect(defenders).toHaveLength(3);
    expect(cameOf('-/R', back.slice(1))).toMatch(new RegExp(`${held}.* and one more fell back(; others stood)?\\.`));
    const routed = [{ kind: 'formation', unit: defenders[1]?.unit, from: 'parade', to: 'disrupted' }, ...back.slice(1)];
    expect(cameOf('-/D', routed)).toMatch(new RegExp(`${held}[^.]*, Disrupted, fell back to 1508\\.`));
    expect(stayed).toMatch(/Nobody moved in: .* still holds? the hex\./);
    expect(cameOf('R/R', back)).toContain('only an attack that comes away untouched may');
    expect(cameOf('-/R', back)).toContain('who led, stayed back');
    expect(cameOf('-/R', [...back, { kind: 'advance', unit: lead.attacker, to: defenders[0]?.hex }])).not.toContain(
      'Nobody',
    );
    expect(cameOf('R/-', [])).not.toContain('Nobody');
  });

  test('the last line of the last turn tells why the game ended', () => {
    const ended = told.filter(({ last, language }) => last && language === 'en');
    expect(ended.length).toBeGreaterThan(0);
    for (const { story } of ended)
      expect(plain(story.summary.at(-1) ?? [])).toMatch(/is broken|stands in the town|is lost, and|lead is/);
  });

  test('series 12: the sum of a card equals its printed lines, and each throw is die plus sum', () => {
    let cards = 0;
    for (const { story } of told) {
      for (const { addends, sum, throws } of sumsIn(story)) {
        cards++;
        expect(addends.reduce((total, addend) => total + addend.value, 0)).toBe(sum);
        for (const thrown of throws) expect((thrown.die.ruled ?? thrown.die.face) + sum).toBe(thrown.total);
      }
    }
    expect(cards).toBeGreaterThan(20);
  });

  test('series 12: the cell that was hit in the extract is the result of the throw that stands', () => {
    for (const { story } of told) {
      for (const { table, throws } of sumsIn(story)) {
        const last = throws.at(-1);
        if (!table || !last) continue;
        expect(table.columns).toHaveLength(COLUMNS);
        expect(table.rows[table.hit.row]?.results[table.hit.column]).toBe(last.result.replace(' / ', '/'));
        expect(throws.slice(0, -1).every((thrown) => thrown.die.struck)).toBe(true);
      }
    }
  });

  test('series 11, 15: every shot, test and rally adds up to what it prints', () => {
    for (const { story } of told) {
      const trials = [...trialsIn(story), ...trialsIn(story, 'rally'), ...cardsIn(story).flatMap(trialsOn)];
      for (const trial of trials) {
        if (trial.sum === null) continue;
        const added = trial.addends.reduce((sum, addend) => sum + addend.value, 0);
        const faces = trial.dice.filter((die) => die.kind === 'test').map((die) => die.ruled ?? die.face);
        // A mortar throws for scatter first.
        expect((faces.at(-1) ?? 0) + added).toBe(trial.sum);
      }
    }
  });

  test('the headline counts the shots of both sides, and ours among them', () => {
    let counted = 0;
    for (const { who, telling, story, language } of told) {
      const shots = telling.heard.flatMap(({ kind, facts }) => {
        if (kind === 'boar.mortar') return [(facts as { battery: string }).battery];
        return kind === 'boar.fire' ? [(facts as { batteries: { unit: string }[] }).batteries[0]?.unit ?? ''] : [];
      });
      const ours = shots.filter((unit) => field.counters.get(unit)?.side === who).length;
      const [, all, own] =
        story.summary
          .map(plain)
          .join(' ')
          .match(language === 'fr' ? /\((\d+) tirs(?:, dont (\d+) à nous)?\)/ : /\((\d+) shots(?:, (\d+) ours)?\)/) ??
        [];
      if (all === undefined) continue;
      counted++;
      expect([Number(all), Number(own ?? 0)]).toEqual([shots.length, ours]);
    }
    expect(counted).toBeGreaterThan(0);
  });

  test('where guns alone did anything, the hit that cost men comes first', () => {
    const isHit = ({ kind, facts }: (typeof told)[number]['telling']['heard'][number]): boolean =>
      kind === 'boar.fire' && (facts as { hit: boolean }).hit;
    const shots = told
      .map(({ telling }) => ({
        ...telling,
        heard: telling.heard.filter(({ kind }) => !['boar.combat', 'boar.mortar'].includes(kind)),
      }))
      .filter(({ heard }) => new Set(heard.filter(isHit).map(({ facts }) => (facts as { hex: string }).hex)).size > 1);
    expect(shots.length).toBeGreaterThan(4);
    for (const telling of shots.slice(0, 5)) {
      const hits = telling.heard.filter(isHit);
      for (const costly of [hits.at(0), hits.at(-1)]) {
        const heard = telling.heard.map((tale) => {
          if (!isHit(tale)) return tale;
          const { target } = tale.facts as unknown as { target: string };
          const effects = tale === costly ? [{ kind: 'step', unit: target, from: 2, to: 1 }] : [];
          return { ...tale, facts: { ...(tale.facts as object), effects } as never };
        });
        const map = (game.story({ ...telling, heard }) as Story).map as MapScene;
        expect(map.frames[0]?.about).toBe((costly?.facts as { hex: string } | undefined)?.hex);
        expect(map.hits?.[0]?.on).toBe(map.frames[0]?.about);
      }
    }
  });

  test('series 14: the card of a fight that cost a leader says what became of him', () => {
    const cards = told.flatMap(({ telling, story, language }) =>
      telling.heard
        .filter(({ kind }) => kind === 'boar.combat')
        .flatMap(({ facts, address }) => {
          const { effects } = facts as { effects: { kind: string; result?: string; die?: number | null }[] };
          const card = cardsIn(story).filter((one) => one.address === address);
          const taken = effects.filter(
            ({ kind, result, die }) => kind === 'leader' && result === 'captured' && die === null,
          );
          return taken.map(() => ({ language, said: card.flatMap(effectsOn).join(' ') }));
        }),
    );
    expect(cards.length).toBeGreaterThan(0);
    for (const { language, said } of cards) expect(said).toMatch(language === 'fr' ? /a été pris/ : /was captured/);
  });

  test('series 16: what a track was and all its changes make what it is, none for a cause without a name', () => {
    for (const { story } of told) {
      for (const track of moraleIn(story)) {
        expect(track.changes.reduce((sum, change) => sum + change.value, track.was)).toBe(track.value);
        expect(track.changes.map((change) => change.name)).not.toContain('other causes');
        expect(track.marks).toEqual([4, 10]);
        expect(track.of).toBe(20);
      }
    }
  });

  test('no title calls a turn quiet that cost men: guns that killed, and a refused fight, do not head it so', () => {
    const one = told.find(
      ({ language, telling }) =>
        language === 'en' && telling.next?.printed === 18 && telling.heard.some(({ kind }) => kind === 'boar.combat'),
    );
    if (!one) throw new Error('no second turn with a fight');
    const { telling, who } = one;
    const heard = (kind: string) => telling.heard.filter((tale) => tale.kind === kind);
    const fire = told
      .flatMap((each) => (each.who === who ? each.telling.heard : []))
      .find(({ kind, facts }) => kind === 'boar.fire' && (facts as { hit: boolean }).hit);
    const standing = Object.values(telling.before.units).filter(({ hex, steps }) => hex !== null && steps > 0);
    const victim = standing[0]?.id ?? '';
    const marches = heard('boar.march');
    const refused = heard('boar.combat').map((tale) => ({
      ...tale,
      facts: { ...(tale.facts as object), result: 'NC', effects: [] } as never,
    }));
    const titled = (tales: readonly (typeof telling.heard)[number][], isLost: boolean): string => {
      const { units, leaders } = telling.before;
      const lost = { ...units[victim], hex: null, steps: 0 };
      const after = { ...telling.after, leaders, units: isLost ? { ...units, [victim]: lost } : units };
      return (game.story({ ...telling, heard: tales, after } as Telling<SavannahView>) as Story).title;
    };
    expect(titled([...marches, fire as never], false)).toBe('The guns speak');
    expect(titled([...marches, fire as never], true)).toBe('Losses under fire');
    expect(titled(marches, true)).toBe('Losses without a fight');
    expect(titled(refused, false)).toMatch(/^No fight at /);
    expect(titled(refused, true)).toBe('Losses without a fight');
  });

  describe('of a turn with a fight at Spring Hill', () => {
    const withFight = () => {
      const one = told.find(
        ({ language, telling }) => language === 'en' && telling.heard.some((tale) => isAtSpringHill(tale)),
      );
      if (!one?.telling.next) throw new Error('no turn with a fight at Spring Hill');
      return {
        ...one,
        next: one.telling.next,
        fight: one.telling.heard.filter((tale) => isAtSpringHill(tale)).slice(0, 1),
      };
    };
    const isAtSpringHill = ({ kind, facts }: { kind: string; facts: unknown }): boolean =>
      kind === 'boar.combat' && (facts as { on: readonly string[] }).on.includes('1404');
    const storyWith = (telling: Telling<SavannahView>, change: object): Story =>
      game.story({ ...telling, ...change } as Telling<SavannahView>) as Story;

    test('while a choice holds up the fight nothing is said to be without one', () => {
      const { telling, next } = withFight();
      const view = { ...telling.after, done: { ...telling.after.done, attacked: ['1404'] } };
      const heard = telling.heard.filter(({ kind }) => kind !== 'boar.combat');
      const story = storyWith(telling, { heard, next: { ...next, chooses: true, view, heard: [] } });
      expect(story.title).toBe('The fight at Spring Hill is not over');
      expect(story.summary.map(plainWords)).toContain('The fight at Spring Hill is not over.');
      expect(JSON.stringify(story)).not.toContain('No close combat was fought');
    });

    test('a second fight for the same place is not said to have been elsewhere', () => {
      const { telling, fight } = withFight();
      const linesOf = (heard: unknown[]) => storyWith(telling, { heard }).summary.map(plainWords).join(' ');
      const at = (hex: string) => fight.map((tale) => ({ ...tale, facts: { ...(tale.facts as object), on: [hex] } }));
      const again = linesOf([...fight, ...at('1404'), ...at('1404')]);
      expect(again).toContain('Spring Hill');
      expect(again).not.toContain('Elsewhere');
      expect(linesOf([...fight, ...at('1605'), ...at('1504')])).toContain('Elsewhere');
    });

    test('morale in the list of stacks is what the map counts: that of a fatigued army is one less', () => {
      const { telling, next } = withFight();
      const worthOf = (french: number): string | undefined => {
        const after = { ...telling.after, morale: { ...telling.after.morale, french } };
        const { chapters } = storyWith(telling, { after, next: { ...next, calls: [], view: after, heard: [] } });
        const stacks = blocksOf(chapters, 'stacks').flatMap((block) =>
          block.stacks.map(({ units }) => units).join('; '),
        );
        return /armagnac \d-\d [+-]?\d/.exec(stacks.join('; '))?.[0];
      };
      expect([worthOf(18), worthOf(7)]).toEqual(['armagnac 3-4 0', 'armagnac 3-4 -1']);
    });
  });

  test('no message is missing and no brace is left open in any sentence', () => {
    const key =
      /\b(drm|effect|tale|summary|verdict|cause|phase|fate|level|question|reason|result|title|loss|goal|how|damage|weather|hexside|terrain)\.[a-z]/;
    for (const { story } of told) {
      const text = JSON.stringify({
        ...story,
        map: null,
        chapters: changed(story.chapters, (block) => ('address' in block ? { ...block, address: '' } : block)),
      });
      expect(text).not.toMatch(key);
      expect(text).not.toMatch(/\{[a-z]+[?|:+}]/);
      expect(text).not.toContain('undefined');
    }
  });

  test('losses name every army and spell out none', () => {
    for (const { story } of told) {
      expect(lossesIn(story).map((loss) => loss.side)).toEqual(['british', 'french', 'american']);
      for (const loss of lossesIn(story)) expect(loss.text).not.toBe('');
    }
    const quiet = told
      .filter(({ language }) => language === 'en')
      .flatMap(({ story }) => lossesIn(story).map((loss) => loss.text));
    expect(quiet).toContain('none');
  });

  test('who rallies from rout is told to be Disrupted still, who rallies from disorder to have rallied', () => {
    const seen = { half: 0, whole: 0 };
    for (const { story, telling } of told.filter((one) => one.language === 'en')) {
      const said = JSON.stringify(phasesIn(story));
      for (const { facts } of telling.heard.filter(({ kind }) => kind === 'boar.rally')) {
        const [effect] = (facts as { effects: Effect[] }).effects;
        if (effect?.kind !== 'formation') continue;
        seen[effect.to === 'parade' ? 'whole' : 'half']++;
        expect(said).toContain(effect.to === 'parade' ? ' rallied.' : 'Shattered no more, but Disrupted');
      }
    }
    expect(Math.min(seen.half, seen.whole)).toBeGreaterThan(0);
  });

  test('losses tell who lost his order though he has rallied since, and nobody for having rallied', () => {
    let rallied = 0;
    for (const { story, language, telling } of told) {
      if (language !== 'en') continue;
      const effects = telling.heard.flatMap(({ facts }) => (facts as { effects?: readonly Effect[] }).effects ?? []);
      const changes = effects.flatMap((effect) => (effect.kind === 'formation' ? [effect] : []));
      const fell = new Set(
        changes.filter(({ from, to }) => from === 'parade' && to === 'disrupted').map(({ unit }) => unit),
      );
      const again = [...fell].filter((unit) => telling.after.units[unit]?.formation === 'parade');
      const said = lossesIn(story)
        .map(({ text }) => text)
        .join(' ');
      expect((said.match(/rallied since/g) ?? []).length >= again.length, said).toBe(true);
      if (changes.every(({ to }) => to === 'parade')) expect(said).not.toMatch(/Disrupted|Shattered/);
      rallied += again.length;
    }
    expect(rallied).toBeGreaterThan(0);
  });

  test('look 8: the order form is plain ASCII of at most forty-one characters, and the letter names every unit once', () => {
    for (const { story, who, telling, last } of told) {
      if (last) {
        expect(story.form).toEqual([]);
        continue;
      }
      for (const line of story.form) {
        expect(line, line).toMatch(/^[ -~]+$/);
        expect(line.length, line).toBeLessThanOrEqual(41);
      }
      const { units, leaders } = telling.after;
      for (const [code = '', sp, mp] of restIn(story).map((brief) => brief.split(/:|(?<=:\d+)-/)))
        if (leaders[code] === undefined) {
          const { sp: printed, mp: allowance } = counterOf(field, code);
          expect([printed.full, printed.reduced], code).toContain(Number(sp));
          expect([0, allowance], code).toContain(Number.parseInt(mp ?? '', 10));
        }
      const codes = [
        ...rosterIn(story).flatMap(({ units: rows }) => rows.map(({ code }) => code)),
        ...restIn(story).map((brief) => brief.replace(/:.*/, '')),
      ];
      expect(new Set(codes).size).toBe(codes.length);
      const own = game
        .names(telling.after, who)
        .filter(({ id, own: isOwn }) => isOwn && (units[id] ?? leaders[id])?.hex);
      if (codes.length > 0) for (const { id } of own) expect(codes).toContain(id);
    }
  });

  test('each stack that is told unit by unit, ours or theirs, is told with every hex beside the other side that it can march to, and beside whom', () => {
    let [ours, theirs] = [0, 0];
    for (const { story, who, telling } of told) {
      const at = { ...rules, position: telling.next?.view ?? telling.after };
      const stacks = [...stacksOf(at).values()];
      const besideFrom = (hex: string, side: string) =>
        stacks.filter((one) => one.side !== side && one.units.length > 0 && distance(field.grid, one.hex, hex) === 1);
      const waysOf = (hex: string, side: string) => {
        const stack = stacks.find((one) => one.hex === hex);
        const troops = (stack?.units ?? []).filter((unit) => {
          const { arm } = counterOf(field, unit);
          const { formation, withdrew } = telling.after.units[unit] ?? {};
          return !/artillery|mortar/.test(arm) && formation !== 'shattered' && !withdrew;
        });
        const ends = new Marches(at, side).of(
          troops.length > 0 || stack?.units.length ? troops : (stack?.leaders ?? []),
        );
        const told = ends.filter((end) => besideFrom(end.hex, side).length > 0);
        const beside = [...new Set(told.flatMap((end) => besideFrom(end.hex, side).map((one) => one.hex)))];
        return { told, beside: beside.toSorted().join(' ') };
      };
      for (const { place, note = '' } of rosterIn(story)) {
        const { told: ends, beside } = waysOf(place, who);
        const hexes = ends
          .map(({ hex, left }) => `${hex}/${left}`)
          .toSorted()
          .join(' ');
        expect(note.match(/^(?:reach|va) (.*) (?:beside|près de) (.*)$/)?.slice(1) ?? ['', '']).toEqual([
          hexes,
          beside,
        ]);
        if (hexes !== '') ours++;
      }
      for (const { place, note = '' } of blocksOf(story.chapters, 'stacks', 'enemies').flatMap((one) => one.stacks)) {
        const { told: ends, beside } = waysOf(place, who === 'british' ? 'allies' : 'british');
        const hexes = ends
          .map(({ hex }) => hex)
          .toSorted()
          .join(' ');
        expect(note.match(/^-> ([\d ]*) (?:beside|près de) ([\d ]*\d)/)?.slice(1) ?? ['', '']).toEqual([hexes, beside]);
        if (hexes !== '') theirs++;
      }
    }
    expect(Math.min(ours, theirs)).toBeGreaterThan(10);
  });

  test('chits won or spent in a turn are told in its letter, though as many are held as before', () => {
    const effectsIn = (facts: unknown): readonly { kind: string }[] => Object(facts).effects ?? [];
    const spent = told.filter(({ telling }) =>
      telling.heard.some(({ facts }) => effectsIn(facts).some(({ kind }) => kind === 'momentum')),
    );
    expect(spent.length).toBeGreaterThan(2);
    for (const { story } of spent) expect(factsIn(story)[0]).not.toHaveProperty('quiet');
  });

  test.each([
    [
      true,
      false,
      "by doctrine: Dillon's Irish and Dillon went to 1605 (the lead had to), the Volunteer Grenadiers stayed",
    ],
    [true, true, "by doctrine: Dillon's Irish and Dillon went to 1605, the Volunteer Grenadiers stayed"],
    [false, true, "by doctrine: Dillon's Irish, the Volunteer Grenadiers and Dillon stayed"],
  ] as const)('an advance that nobody ordered (%s, the lead asked: %s) is told with all who went and all who stayed, and that a lead had to go', (goes, asked, said) => {
    const of = told.find(({ who, telling }) =>
      telling.heard.some(({ kind, facts }) => kind === 'boar.combat' && who === 'allies' && Object(facts).side === who),
    );
    if (of === undefined) throw new Error('no attack of the Allies');
    const before = game.view(position('1505 dillon-irish,vol-grenadiers,dillon'), 'allies');
    // Later in the turn they were driven off, and others came there.
    const after = game.view(position('1505 armagnac; 1507 dillon-irish,vol-grenadiers,dillon'), 'allies');
    const way = { from: '1505', to: '1605' };
    const effects = [
      { kind: 'advance', unit: 'dillon-irish', ...way },
      { kind: 'leader-moves', leader: 'dillon', ...way },
    ];
    const heard = of.telling.heard
      .filter(({ kind }) => kind === 'boar.combat')
      .slice(0, 1)
      .map((one) => ({
        ...one,
        facts: { ...Object(one.facts), from: ['1505'], on: ['1605'], effects: goes ? effects : [] },
      }));
    const kind = goes ? 'advance-others' : 'advance-lead';
    const decided = [
      { address: `${heard[0]?.address}/${kind}`, kind, answer: goes ? ['dillon'] : 'stay' },
      ...(asked && goes ? [{ address: `${heard[0]?.address}/lead`, kind: 'advance-lead', answer: 'advance' }] : []),
    ];
    const telling = { ...of.telling, language: 'en' as const, before, after, heard, decided };
    const rows = dispatchesIn(game.story(telling) as Story).flatMap((one) => one.rows);
    expect(
      rows.find(({ label, text }) => label === 'Advance after combat' && /^by/.test(text.join()))?.text.join(),
    ).toContain(said);
  });

  test('each battery that is told unit by unit is told with every hex it can hit as all stand, and the die for it', () => {
    let listed = 0;
    for (const { story, who, telling } of told) {
      // As the assault prints it, also for a turn that has yet to open.
      const weather = (telling.next?.printed ?? telling.after.turn) === 16 ? 'fog' : 'favorable';
      const aims = aimsOf({ ...rules, position: { ...(telling.next?.view ?? telling.after), weather } }, who);
      for (const { code, note = '' } of rosterIn(story).flatMap(({ units }) => units)) {
        const own = aims.filter(({ battery, die }) => battery === code && die < 10);
        const shown = note.split('; ').flatMap((part) => {
          const [die = '', hexes = ''] = part.split('+: ');
          return hexes === '' ? [] : hexes.split(' ').map((hex) => `${die} ${hex}`);
        });
        expect(shown.toSorted()).toEqual(own.map(({ die, on }) => `${die} ${on}`).toSorted());
        listed += shown.length;
      }
    }
    expect(listed).toBeGreaterThan(0);
  });

  test('batteries A and B of the British are never taken for those of the French', () => {
    const heads = told.flatMap(({ story }) => trialsIn(story).map(({ head }) => plainWords(head)));
    expect(heads.filter((head) => /\bBatter(?:y|ie) [AB] \d/.test(head))).toEqual([]);
    expect(heads.some((head) => head.includes('Battery A (British) '))).toBe(true);
    expect(heads.some((head) => head.includes('Batterie A (britannique) '))).toBe(true);
  });

  test('a move that nobody ordered is told with the rule that made it, to its own side alone', () => {
    const state = position('2306 fr-b-rt, twiggs; 1404 tawes', { turn: 17, ordinal: 2 });
    const lines = (who: string, language: 'en' | 'fr', path: string[], order: string | null): string[] => {
      const facts = { units: ['fr-b-rt'], path, cost: 1, strategic: false, order };
      const moved = { kind: 'boar.move', rule: 'series 9', address: 't17/allies/movement/fr-b-rt', facts, rolls: [] };
      const telling = { ...stillTelling(who, language, game.view(state, who)), heard: [moved] };
      return phasesIn(game.story(telling)).flatMap((phase) => phase.lines.map(plain));
    };
    const parted = lines('allies', 'en', ['2306', '2206'], null);
    expect(parted).toHaveLength(2);
    expect(parted[1]).toBe(
      'The stack parts: the right Battery B leaves 2306 for 2206, as French and American units may not stay in one hex.',
    );
    expect(lines('allies', 'fr', ['2306', '2206'], null)[1]).toMatch(/^La pile se sépare : .* Français et Américains/);
    expect(lines('allies', 'en', ['2306', '2206'], 'o1')).toHaveLength(1);
    expect(lines('british', 'en', ['2306', '2206'], null)).toHaveLength(1);
  });

  test('a letter that ends the game shows no order to send', () => {
    const last = told.filter((one) => one.last);
    expect(last.length).toBeGreaterThan(0);
    for (const { story } of last)
      for (const { rows } of dispatchesIn(story)) for (const { order } of rows) expect(order).toBeUndefined();
  });

  test('the initiative of the next turn is told with its dice; a game that is over asks for nothing', () => {
    for (const { story, last } of told) {
      expect(nextIn(story).length === 0).toBe(last);
      expect(endingIn(story).length === 0).toBe(!last);
      expect(story.over ?? false).toBe(last);
      if (!last) expect(diceIn(nextIn(story)).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('both readers hear of the same fights, each from his own side', () => {
    const english = told.filter(({ language }) => language === 'en');
    for (let index = 0; index < english.length; index += 2) {
      const [british, allies] = [english[index], english[index + 1]];
      const fought = (one: typeof british) => cardsIn(one?.story).map((card) => card.address);
      expect(fought(british)).toEqual(fought(allies));
    }
    const sentences = english.map(({ story }) => JSON.stringify(cardsIn(story).map(effectsOn)));
    expect(sentences.join()).toContain('is ours.');
    expect(sentences.join()).toContain('held by the British.');
  });

  test('what Spring Hill still pays at the end is told with the lead it would make, until it is paid', () => {
    const leads = told
      .filter(({ language }) => language === 'en')
      .map(({ story, last }) => ({ last, text: factsIn(story).at(-1)?.text ?? '' }));
    for (const { last, text } of leads) {
      const [, lead, final] =
        /now (-?[\d /]+)\. Then Spring Hill \(1404\) still adds 1 VP .*the lead (-?[\d /]+)$/.exec(text) ?? [];
      if (last) expect(text).toMatch(/else the British win; it was -?[\d /]+$/);
      else if (text.endsWith('as it stands nobody does')) expect(text).toContain('still adds 1 VP');
      else expect(Math.abs(points(final) - points(lead)), text).toBe(1);
    }
    expect(leads.some(({ text }) => text.includes('as it stands that is the British'))).toBe(true);
  });

  test('the result names its winner to both sides, in the chronicle as in the ending', () => {
    for (const { story, telling, language, last } of told) {
      if (!last) continue;
      const british = telling.outcome?.winner === 'british';
      const victors = { en: british ? 'the British' : 'the Allies', fr: british ? 'des Britanniques' : 'des Alliés' };
      const result = story.chapters.find(({ id }) => id === 'ending')?.headline;
      expect(result).toMatch(new RegExp(`${victors[language]}\\.$`));
      expect(JSON.stringify(phasesIn(story))).toContain(result);
    }
  });

  test('the muster counts every counter of the roster, with its strength at the start and at each close', () => {
    for (const { story, telling } of told) {
      const { played } = blocksOf(story.chapters, 'muster')[0]?.calendar ?? { played: [] };
      const units = musterIn(story).flatMap((army) => army.units);
      expect(units).toHaveLength(Object.keys(telling.after.units).length + Object.keys(telling.after.leaders).length);
      for (const unit of units) {
        if (unit.full !== null) expect(unit.history).toHaveLength(played.length);
      }
      // What he adds to a fight, unless he is gone.
      expect(['+1', 'gone', 'hors de combat']).toContain(units.find(({ id }) => id === 'maitland')?.state);
    }
  });
});

describe('phrases', () => {
  const say = (template: string, facts: Record<string, string | number | boolean>, language: 'en' | 'fr' = 'en') =>
    compile(template, language)(facts);

  test('a number chooses its word, in French one up to below two', () => {
    expect(say('{n|# step|# steps}', { n: 1 })).toBe('1 step');
    expect(say('{n|# step|# steps}', { n: 0 })).toBe('0 steps');
    expect(say('{n|# pas|# pas de plus}', { n: 0 }, 'fr')).toBe('0 pas');
  });

  test('truth chooses between branches, and branches hold further braces', () => {
    expect(say('{ours?we|{side}} moved {by+}', { ours: false, side: 'the Allies', by: 2 })).toBe('the Allies moved +2');
    expect(say('{ours?we|{side}} moved {by+}', { ours: true, side: 'the Allies', by: -1 })).toBe('we moved -1');
  });

  test('French joins de and à to what follows; English sets the possessive', () => {
    expect(say('{x:de} {y:de} {z:à}', { x: 'les dragons', y: "d'Estaing", z: 'le vieux fort' }, 'fr')).toBe(
      "des dragons de d'Estaing au vieux fort",
    );
    expect(say('{x:de}', { x: 'Armagnac' }, 'fr')).toBe("d'Armagnac");
    expect(say('{x:s} {y:s}', { x: 'Tawes', y: 'Dillon' })).toBe("Tawes' Dillon's");
  });

  test('lists end in and; an unknown key speaks for itself; an open brace is an error', () => {
    expect(listing(['a', 'b', 'c'], 'en')).toBe('a, b and c');
    expect(phrasebook('en', {})('some.key')).toBe('some.key');
    expect(() => compile('{open', 'en')).toThrow(SyntaxError);
  });
});

describe('messages', () => {
  test('English and French say the same things', () => {
    const { en, fr = {} } = game.messages;
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    for (const template of Object.values(en)) expect(() => compile(template, 'en')).not.toThrow();
    for (const template of Object.values(fr)) expect(() => compile(template, 'fr')).not.toThrow();
  });

  test('every unit, leader and place of the scenario is called something in both languages', () => {
    const { view } = game;
    const sight = view(game.setup(), 'british') as SavannahView;
    for (const id of [...Object.keys(sight.units), ...Object.keys(sight.leaders)]) {
      expect(game.messages.en[`unit.${id}`], id).toBeDefined();
      expect(game.messages.fr?.[`unit.${id}`], id).toBeDefined();
    }
  });
});

test.each(['en', 'fr'] as const)('a die of the ledger has words beside its address, in %s', (language) => {
  const dice = told.flatMap(({ telling }) => telling.ledger.map(({ address }) => address));
  expect(dice.length).toBeGreaterThan(100);
  for (const address of dice) expect(game.dieNamed?.(address, language), address).not.toMatch(/[!/_]|die\.|null/);
  const named = (address: string) => game.dieNamed?.(address, language);
  expect(named('t16/allies/fire/closing/card-9/!hit')).toBe(
    language === 'en' ? 'shot, Case shot at the ditch' : 'tir, Mitraille au fossé',
  );
  const [shot, fight, again, first, home] = [
    't16/allies/fire/br-a/!hit',
    't17/allies/combat/1404/champagne/!test',
    't18/allies/combat/1404/reroll-british/!close-combat',
    't17/initiative/!initiative-allies',
    't17/british/movement@british',
  ].map(named);
  expect([shot, fight, again, first]).toEqual(
    language === 'en'
      ? [
          'shot, the British Battery A',
          'morale test, the Chasseurs of Champagne',
          'close combat, Spring Hill (1404), thrown again',
          'initiative, the Allies',
        ]
      : [
          'tir, la batterie A britannique',
          'test de moral, les chasseurs de Champagne',
          'combat rapproché, Spring Hill (1404), relancé',
          'initiative, les Alliés',
        ],
  );
  expect(home).toBeNull();
});

test('the log names shots without effect, in brief by the codes of guns and their hexes, and hits with what they did', () => {
  let missed = 0;
  let hits = 0;
  let short = 0;
  for (const { story, language } of told) {
    const [none, hit] = language === 'en' ? [/without effect/, / hit .*\. \S/] : [/sans effet/, / touché .*\. \S/];
    for (const { lines, brief } of phasesIn(story)) {
      missed += lines.filter((line) => none.test(plainWords(line))).length;
      const said = brief.map(plainWords);
      const codes = said
        .filter((line) => none.test(line))
        .flatMap((line) =>
          line
            .replace(/\.$/, '')
            .split(/ : |: | ; |; /)
            .slice(1),
        );
      for (const one of codes)
        expect(one).toMatch(/^[a-z][\w-]*(?:, [a-z][\w-]*)* \d{4}(?: \((?:fell on|tombé sur) \d{4}\))?$/);
      short += codes.length;
      hits += said.filter((line) => hit.test(line)).length;
    }
  }
  expect(missed).toBeGreaterThan(20);
  expect(short).toBeGreaterThan(missed);
  expect(hits).toBeGreaterThan(20);
});

test('what is no news of a turn is quiet: nobody lost, morale that stands above the form, a victory as far off as it was', () => {
  const said = { quiet: 0, loud: 0 };
  for (const { story } of told) {
    const isQuiet = (id: string): boolean => story.chapters.some((one) => one.id === id && one.quiet === true);
    const isBloodless = lossesIn(story).every(({ text }) => /^(?:none|aucune)$/.test(text));
    if (lossesIn(story).length > 0) expect(isQuiet('losses')).toBe(isBloodless);
    if (moraleIn(story).length > 0) expect(isQuiet('morale')).toBe(story.plan !== undefined);
    for (const { quiet } of factsIn(story)) said[quiet ? 'quiet' : 'loud'] += 1;
  }
  expect(said.quiet).toBeGreaterThan(10);
  expect(said.loud).toBeGreaterThan(10);
});

test('the phases name a hit and a fight; what came of either stands with its dice and on its card, once', () => {
  for (const { story, language } of told) {
    const [hit, combat] =
      language === 'en' ? [/ hit /, /^Combat [A-Z], /] : [/ a touché | ont touché /, /^Combat [A-Z] : /];
    for (const { lines } of phasesIn(story))
      for (const line of lines.map(plainWords))
        if (hit.test(line) || combat.test(line)) expect(line).toMatch(/^[^.]*\.$/);
  }
});

test.each([
  ['1507 champagne, armagnac, pulaski', 'french'],
  ['1507 du-cap, pulaski, va-dragoons, horry', 'american'],
])('a hex of allies bears the colour of whom more of them are, whoever lies on top: %s', (text, army) => {
  const view = look(game, position(text, { turn: 17, ordinal: 2 }), 'allies');
  const rest = { heard: [], ledger: [], next: null, standing: [], fates: [], skipped: [], outcome: null };
  const story = game.story({ who: 'allies', language: 'en', before: view, after: view, ...rest }) as Story;
  const { stacks } = story.map as MapScene;
  expect(stacks.find(({ hex }) => hex === '1507')?.side).toBe(army);
});

test('R37 a fight over two hexes is named for the one that was gone into; before that, for the one with a name', () => {
  const teller = { field } as Teller;
  const into = (to: string) =>
    [{ kind: 'advance' as const, unit: 'fraser-2', to }] as Parameters<typeof siteOf>[1]['effects'];
  expect(siteOf(teller, { on: ['1205', '1406'], effects: into('1406') })).toBe('1406');
  expect(siteOf(teller, { on: ['1504', '1404'], effects: [] })).toBe('1404');
  expect(siteOf(teller, { on: ['1504', '1404'], effects: into('1504') })).toBe('1504');
});
