/** Combats as cards: line-ups, leaders' dice, every die with what it needed, re-rolls, losses, retreats. */
import { card, chapter } from '../../../engine/chapters.ts';
import { opened, signed } from '../../../engine/phrase.ts';
import type { Card, Chapter, Die, Lines, Rows, Sum, Trial, Words } from '../../../engine/story.ts';
import type { LandDice, Tale, TaleOf } from '../events.ts';
import type { CounterId, HexId, Side } from '../field.ts';
import { pairsOf } from '../land-lines.ts';
import { enemyOf } from '../units.ts';
import {
  counterNamed,
  countersNamed,
  did,
  drewOff,
  faceName,
  isOpenEyed,
  isOurs,
  ofKind,
  placed,
  placedFully,
  type Teller,
  unlessTold,
  whoOf,
} from './teller.ts';
import { addendOf } from './trials.ts';

type Start = TaleOf<'ear.naval-combat'> | TaleOf<'ear.land-combat'>;

/** The tales of one combat, from its line-up on. */
interface Fight {
  readonly start: Start;
  readonly tales: readonly Tale[];
}

function fightsOf({ tales }: Teller): Fight[] {
  return tales.flatMap((start, n) => {
    if (start.kind !== 'ear.naval-combat' && start.kind !== 'ear.land-combat') return [];
    const isIts = ({ address }: Tale): boolean => `${address}/`.startsWith(`${start.address}/`);
    return [{ start, tales: tales.slice(n + 1).filter(isIts) }];
  });
}

/** The letter of each combat, by the address of its line-up. */
export function lettersOf(teller: Teller): ReadonlyMap<string, string> {
  return new Map(
    fightsOf(teller).map(({ start }, n) => [start.address, String.fromCharCode(FIRST_LETTER + (n % LETTERS))]),
  );
}

const FIRST_LETTER = 65;
const LETTERS = 26;

export function combats(teller: Teller): Chapter[] {
  const { say } = teller;
  const letters = lettersOf(teller);
  const cards = fightsOf(teller).map((fight): Card => {
    const { start } = fight;
    const title = start.kind === 'ear.naval-combat' ? 'contest.naval' : 'contest.land';
    const head = {
      label: letters.get(start.address) ?? '',
      title: say(title, { place: placedFully(teller, start.facts.hex) }),
      address: start.address,
      ...unlessTold(teller, start),
    };
    return card(head, start.kind === 'ear.naval-combat' ? atSea(teller, fight, start) : ashore(teller, fight, start));
  });
  return chapter('combats', 'fights', cards, { title: say('words.combats') });
}

/** Who fought whom: the line-up of each side, in brief those alone who threw dice, and what the place does to these. */
function sides(
  { say }: Teller,
  attacker: Side,
  lineUp: (side: Side) => Words,
  brief: (side: Side) => Words,
  odds: string,
): Rows['rows'] {
  const defender = enemyOf(attacker);
  return [
    { label: [{ side: attacker, text: say('words.attack') }], text: lineUp(attacker), brief: brief(attacker) },
    { label: [{ side: defender, text: say('words.defence') }], text: lineUp(defender), brief: brief(defender) },
    { label: [say('words.odds')], text: [odds], brief: [] },
  ];
}

/** `hits`: what the dice came to, where those stand apart. */
const sentences = (told: readonly string[], hits: readonly string[] = []): Lines => ({
  kind: 'lines',
  lines: told.map((one) => [one]),
  brief: [[[...hits, ...told].join(' ')]],
});

/** A fight in which nobody had a die to throw. */
const NO_DICE: Sum = { kind: 'sum', addends: [], sum: 0, throws: [], table: null };

/** `by us: Torres, Galicia`, `by the Spanish: Galicia and 2 × Frigate` */
function byWhom(teller: Teller, side: Side, who: string): Words {
  const { say } = teller;
  const text = say(isOurs(teller, side) ? 'contest.by.us' : 'contest.by', { who: whoOf(teller, side) });
  return [{ side, text }, `${say('next.colon')} ${who}`];
}

// At sea.

function atSea(teller: Teller, { tales }: Fight, start: TaleOf<'ear.naval-combat'>): Card['of'] {
  const { say } = teller;
  const { attacker, port, lines, leaders, present } = start.facts;
  const lineOf = (side: Side): CounterId[] => lines[side].map(({ unit }) => unit);
  const firing = (side: Side): Words => byWhom(teller, side, countersNamed(teller, lineOf(side)));
  const lineUp = (side: Side): Words => {
    const idle = present[side].filter((id) => !lineOf(side).includes(id));
    return [
      ...firing(side),
      idle.length === 0 ? '' : ` ${say('contest.present', { list: countersNamed(teller, idle) })}`,
    ];
  };
  const dealt = (['english', 'spanish'] as const).flatMap((side) =>
    leaders[side]
      .filter(({ to }) => to.length > 0)
      .map(({ unit, to }) =>
        say('contest.leader', {
          unit: counterNamed(teller, unit),
          list: say.list(
            to.map(({ unit: helped, dice }) => say('contest.dealt', { unit: counterNamed(teller, helped), dice })),
          ),
        }),
      ),
  );
  const odds =
    port === null
      ? say('contest.no-port')
      : say('contest.port', { port: placed(teller, start.facts.hex), value: port.value });
  const led = dealt.length === 0 ? [] : [{ label: [say('words.tactics')], text: [dealt.join(' ')] }];
  const trials = shots(teller, tales);
  return [
    { kind: 'rows', as: 'columns', rows: [...sides(teller, attacker, lineUp, firing, odds), ...led] },
    ...(trials.length === 0 ? [NO_DICE] : []),
    sentences([...rerolled(teller, tales), ...outcome(teller, tales)]),
    { kind: 'dice', trials },
  ];
}

/** The volley, all dice of a counter together, for it hits once; a die thrown again shows its first face struck out. */
function shots(teller: Teller, tales: readonly Tale[]): Trial[] {
  const thrown = (ofKind(tales, 'ear.volley')[0]?.facts.dice ?? []).map((shot) => {
    const throws = ofKind(tales, 'ear.reroll').flatMap(({ facts }) => (facts.of === shot.id ? [facts] : []));
    const { to = shot.die, sum = shot.sum, hit } = throws.at(-1) ?? {};
    const struck = throws.map(({ from }): Die => ({ face: from, struck: true, kind: 'test' }));
    return { ...shot, dice: [...struck, { face: to, kind: 'test' } as const], sum, hit: hit ?? shot.hit };
  });
  return [...new Set(thrown.map(({ unit }) => unit))].flatMap((unit): Trial[] => {
    const shots = thrown.filter((shot) => shot.unit === unit);
    const [first] = shots;
    if (first === undefined) return [];
    const { side, modifiers, need, sum } = first;
    return [
      {
        dice: shots.flatMap(({ dice }) => dice),
        head: [{ side, text: counterNamed(teller, unit) }, `, ${teller.say('contest.needs', { n: need })}`],
        addends: modifiers.map((one) => addendOf(teller, one)),
        sum: modifiers.length === 0 || shots.length > 1 ? null : sum,
        needs: null,
        verdict: teller.say(shots.some(({ hit }) => hit) ? 'contest.hit' : 'contest.miss'),
        effects: [],
      },
    ];
  });
}

// Ashore.

function ashore(teller: Teller, { tales }: Fight, start: TaleOf<'ear.land-combat'>): Card['of'] {
  const { say } = teller;
  const { attacker, port, sides: dice, present, hex } = start.facts;
  const result = ofKind(tales, 'ear.land-result')[0];
  const taken = ofKind(teller.tales, 'ear.captured').find(({ facts }) => facts.hex === hex && facts.side === attacker);
  const place = placed(teller, hex);
  const lineUp = (side: Side): Words => byWhom(teller, side, countersNamed(teller, present[side]));
  const ashore = (side: Side): Words => byWhom(teller, side, say('log.counters', { n: present[side].length }));
  const odds =
    port === null ? say('contest.no-town') : townOdds(teller, port.value, dice[attacker], dice[enemyOf(attacker)]);
  const came = result === undefined ? [] : [say(`contest.${result.facts.outcome}`, { ...taken?.facts, place })];
  const throwers = [attacker, enemyOf(attacker)];
  const trials = throwers.map((side) => landDice(teller, side, dice[side], tales));
  const hits = throwers.map((side, n) => `${opened(whoOf(teller, side))}${say('next.colon')} ${trials[n]?.verdict}.`);
  return [
    { kind: 'rows', as: 'columns', rows: sides(teller, attacker, lineUp, ashore, odds) },
    sentences(
      [...rerolled(teller, tales), ...came, ...outcome(teller, tales), ...takenBeside(teller, tales, hex)],
      hits,
    ),
    { kind: 'dice', trials },
  ];
}

/** Ports elsewhere that a side came into as it drew off from a fight. */
function takenBeside(teller: Teller, tales: readonly Tale[], here: HexId): string[] {
  return ofKind(tales, 'ear.captured').flatMap(({ facts: { side, hex, paid, from, to } }) =>
    hex === here ? [] : [did(teller, 'log.captured', side, { place: placedFully(teller, hex), paid, from, to })],
  );
}

/** A port costs the attacker dice only where somebody of land value holds it; all of its value, where he has none to lose. */
function townOdds({ say }: Teller, value: number, attack: LandDice, defence: LandDice): string {
  if (defence.soldiers.length === 0) return say('contest.town-open');
  return say('contest.town', { value: attack.dice === 0 ? value : attack.deducted });
}

/** One side's dice: how many and why, and which soldiers hit with which. */
function landDice(teller: Teller, side: Side, dice: LandDice, tales: readonly Tale[]): Trial {
  const { say } = teller;
  const again = ofKind(tales, 'ear.reroll');
  const thrown = (ofKind(tales, 'ear.land-volley')[0]?.facts.dice ?? [])
    .filter((die) => die.side === side)
    .map(({ id, die }) => {
      const throws = again.filter(({ facts }) => facts.of === id);
      return { id, die: throws.at(-1)?.facts.to ?? die, struck: throws.map(({ facts }) => facts.from) };
    });
  // The result is told after the losses, of which the owner may be asked first.
  const hits = pairsOf(dice.soldiers, thrown).map(({ face, unit }) =>
    say('contest.pair', { unit: counterNamed(teller, unit), face }),
  );
  const given = new Map<string, number>();
  for (const { unit, dice: n } of [...dice.tactics, ...dice.cannonade]) {
    const name = counterNamed(teller, unit);
    given.set(name, (given.get(name) ?? 0) + n);
  }
  const parts = [
    ...(dice.soldiers.length > 0 ? [`${say('contest.soldiers')} ${signed(dice.soldiers.length)}`] : []),
    ...[...given].map(([name, n]) => `${name} ${signed(n)}`),
    ...(dice.deducted > 0 ? [`${say('modifier.port')} ${signed(-dice.deducted)}`] : []),
  ];
  return {
    dice: thrown.flatMap(({ die, struck }): Die[] => [
      ...struck.map((face) => ({ face, struck: true, kind: 'test' }) as const),
      { face: die, kind: 'test' },
    ]),
    head: [
      { side, text: opened(whoOf(teller, side)) },
      ` ${say('contest.dice', { n: dice.dice, ours: isOurs(teller, side), parts: parts.join(', ') })}`,
    ],
    addends: [],
    sum: null,
    needs: null,
    verdict: hits.length === 0 ? say('contest.no-hit') : say('contest.hits', { n: hits.length, list: say.list(hits) }),
    effects: [],
  };
}

// What came of it.

function rerolled(teller: Teller, tales: readonly Tale[]): string[] {
  return ofKind(tales, 'ear.reroll').map(({ facts: { side, of, from, to } }) =>
    did(teller, 'contest.reroll', side, { die: dieName(teller, of), from, to, again: from === to }),
  );
}

/** A die by its name in the volley: `en-boyne.1`, `spanish.3`. */
export function dieName(teller: Teller, id: string): string {
  const unit = id.slice(0, id.lastIndexOf('.'));
  const counter = teller.field.counters.get(unit);
  if (counter === undefined) return teller.say(`side.${unit}.dice`);
  const isEnemy = !isOpenEyed(teller) && !isOurs(teller, counter.side);
  return teller.say(isEnemy ? 'contest.die.enemy' : 'contest.die.own', { unit: counterNamed(teller, unit) });
}

function outcome(teller: Teller, tales: readonly Tale[]): string[] {
  const { say, field } = teller;
  // Hits are told before the losses they cost, which the rules carry out first.
  const results = tales.filter(({ kind }) => kind === 'ear.naval-result');
  const others = tales.filter(({ kind }) => kind !== 'ear.naval-result');
  return [...results, ...others].flatMap((tale): string[] => {
    switch (tale.kind) {
      case 'ear.naval-result': {
        const { hits, repulsed } = tale.facts;
        return [say('contest.naval-result', { ...hits }), say(repulsed ? 'contest.held' : 'contest.swept')];
      }
      case 'ear.lost': {
        const { side, losses, cause } = tale.facts;
        const why = cause === 'naval-combat' || cause === 'land-combat' ? '' : say(`cause.${cause}`);
        // Unless it is spent on a die, a Deception is lost because nobody is left whom it hides (J9).
        const hid = cause !== 'reroll' && losses.some(({ face }) => field.faces.get(face)?.kind === 'deception');
        return [did(teller, 'contest.lost', side, { cause: why, dice: statusOf(teller, tale.facts), hid })];
      }
      case 'ear.naval-retreat':
      case 'ear.land-retreat':
        return [drewOff(teller, 'contest.retreat', tale)];
      default:
        return [];
    }
  });
}

/** `Augusta for good, Frigate 5 on 6: back in the pool`; who shares a price that no die is above is named together. */
function statusOf(teller: Teller, { losses }: TaleOf<'ear.lost'>['facts']): string {
  const { say } = teller;
  type Loss = (typeof losses)[number];
  const all: readonly Loss[] = losses;
  const nameOf = (loss: Loss): string =>
    'unit' in loss ? counterNamed(teller, loss.unit) : faceName(teller, loss.face);
  const fateOf = (name: string, { die, cost, to }: Loss): string => {
    if (cost === null) return say('contest.gone.start', { name });
    if (die === null) return say('contest.gone.dear', { name, cost });
    return say(to === 'pool' ? 'contest.returns' : 'contest.gone', { name, die, cost });
  };
  const alike = Map.groupBy(all, (loss) => (loss.die === null ? loss.cost : loss));
  return say.list([...alike.values()].map((some) => fateOf(say.list(some.map(nameOf)), some[0] as Loss)));
}
