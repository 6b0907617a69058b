/** The turn in three words and in five lines. */
import { opened } from '../../../engine/phrase.ts';
import { LINE, short, withMost } from '../../../engine/short-line.ts';
import type { Story, Words } from '../../../engine/story.ts';
import { FOUGHT, type LossCause, type TaleOf } from '../events.ts';
import type { HexId, PortId, Side } from '../field.ts';
import { chances, percent } from './forecast.ts';
import { whyItEnded } from './next.ts';
import { asks, did, isOpenEyed, isOurs, lostNames, ofKind, placed, portName, type Teller, whoOf } from './teller.ts';

export function title(teller: Teller): string {
  const { say, tales, after, telling } = teller;
  if (telling.outcome !== null)
    return opened(
      say('title.over', {
        ours: telling.outcome.winner === teller.side,
        who: say(`side.${telling.outcome.winner ?? 'spanish'}.win`),
      }),
    );
  if (telling.next?.printed === 0) return say('title.opening');
  if (tales.every(({ address }) => address.startsWith('t00'))) return say('title.set-up');
  const [best] = [...ofKind(tales, 'ear.captured').map(({ facts }) => facts), ...bereaved(teller)].toSorted((a, b) =>
    byStake(teller, a, b),
  );
  if (best) return captured(teller, best);
  const fight = greatest(teller, fights(teller), ({ facts }, loss) => loss.hex === facts.hex && FOUGHT.has(loss.cause));
  const toll = lostTo(teller, unfought(teller));
  if (fight && (fight.lost > 0 || !toll)) return fightAt(teller, fight.of.facts.hex);
  const cost = toll ?? lostTo(teller, ['scuttled']);
  if (cost) return cost;
  if (ofKind(tales, 'ear.move').some(({ facts }) => facts.bySea)) return say('title.at-sea');
  return say(telling.next?.printed === after.turn ? 'title.quiet-so-far' : 'title.quiet');
}

type Capture = Pick<TaleOf<'ear.captured'>['facts'], 'port' | 'side' | 'value'>;

/** The reader's ports that were lost with who was in them, as if the enemy had taken them. */
function bereaved(teller: Teller): readonly Capture[] {
  const { side, enemy, before, field } = teller;
  const ports = isOpenEyed(teller) ? [] : givenUp(teller, side, true).filter((port) => before.ports[port] === side);
  return ports.map((port) => ({ port, side: enemy, value: field.ports.get(port)?.value ?? 0 }));
}

/** Ports a side gave up: such as lost their garrison or had it called home, or such as it left. */
function givenUp({ tales }: Teller, side: Side, bereft: boolean): readonly PortId[] {
  const isBereft = (hex: HexId): boolean =>
    ofKind(tales, 'ear.lost').some(({ facts }) => facts.side === side && facts.hex === hex);
  return ofKind(tales, 'ear.given-up')
    .filter(({ facts: { by, hex } }) => by === side && isBereft(hex) === bereft)
    .map(({ facts }) => facts.port);
}

/** What weighs most for the reader first: the war is about Spanish ports; of equals, what was his own is missed most. */
function byStake({ field, before, side }: Teller, one: Capture, other: Capture): number {
  const isSpanish = ({ port }: Capture): number => Number(field.ports.get(port)?.flag === 'spanish');
  const wasOurs = ({ port }: Capture): number => Number(before.ports[port] === side);
  return isSpanish(other) - isSpanish(one) || other.value - one.value || wasOurs(other) - wasOurs(one);
}

/** Taken by the reader, lost by him, or taken from somebody else. */
function captured(teller: Teller, { port, side }: Capture): string {
  const { say, before } = teller;
  const place = portName(teller, port);
  const taken = ofKind(teller.tales, 'ear.captured').flatMap(({ facts }) => (facts.side === side ? [facts.port] : []));
  if (isOurs(teller, side)) return say('title.captured', { place, more: new Set(taken).size - 1 });
  if (!isOpenEyed(teller) && before.ports[port] === teller.side) return say('title.lost-port', { place });
  return opened(say('title.they-took', { who: say(`side.${side}.the`), place }));
}

/** A fight by its place; of one that the attacker gave up, who that was. */
function fightAt(teller: Teller, hex: HexId): string {
  const { say } = teller;
  const place = placed(teller, hex);
  const [beaten] = repulses(teller).filter((one) => one.hex === hex);
  if (!beaten) return say('title.fight', { place });
  return did(teller, 'title.repulsed', beaten.side, { place });
}

/** Attacks that were beaten off and took nothing there after all, each with whose it was. */
function repulses({ tales }: Teller): readonly { readonly hex: HexId; readonly side: Side }[] {
  const attackers = new Map<HexId, Side>();
  const beaten = new Map<HexId, Side>();
  for (const tale of tales) {
    if (tale.kind === 'ear.naval-combat' || tale.kind === 'ear.land-combat')
      attackers.set(tale.facts.hex, tale.facts.attacker);
    const isBeaten =
      (tale.kind === 'ear.naval-result' && tale.facts.repulsed) ||
      (tale.kind === 'ear.land-result' && tale.facts.outcome === 'repulsed');
    const side = isBeaten ? attackers.get(tale.facts.hex) : undefined;
    if (isBeaten && side) beaten.set(tale.facts.hex, side);
    if (tale.kind === 'ear.captured') beaten.delete(tale.facts.hex);
  }
  return [...beaten].map(([hex, side]) => ({ hex, side }));
}

type LossFacts = TaleOf<'ear.lost'>['facts'];

function fights({ tales }: Teller): readonly TaleOf<'ear.naval-combat' | 'ear.land-combat'>[] {
  return [...ofKind(tales, 'ear.naval-combat'), ...ofKind(tales, 'ear.land-combat')];
}

/** What took counters without a fight: not Deceptions spent on a die, nor ships scuttled. */
function unfought({ tales }: Teller): readonly LossCause[] {
  const causes = ofKind(tales, 'ear.lost').map(({ facts }) => facts.cause);
  return [...new Set(causes)].filter((cause) => cause !== 'reroll' && cause !== 'scuttled' && !FOUGHT.has(cause));
}

/** What took most counters of a side, the reader's first of equals, and whose they were. */
function lostTo(teller: Teller, causes: readonly LossCause[]): string | null {
  const sides = teller.field.sides.toSorted((a, b) => Number(isOurs(teller, b)) - Number(isOurs(teller, a)));
  const tolls = sides.flatMap((side) => causes.map((cause) => ({ side, cause })));
  const worst = greatest(teller, tolls, (one, loss) => loss.side === one.side && loss.cause === one.cause);
  if (!worst || worst.lost === 0) return null;
  return did(teller, 'title.losses', worst.of.side, { n: worst.lost, cause: teller.say(`cause.${worst.of.cause}`) });
}

/** The one that cost most counters, the first of equals. */
function greatest<T>({ tales }: Teller, of: readonly T[], isIts: (one: T, loss: LossFacts) => boolean) {
  const lost = (one: T): number =>
    ofKind(tales, 'ear.lost').reduce((sum, { facts }) => sum + (isIts(one, facts) ? facts.losses.length : 0), 0);
  return of.map((one) => ({ of: one, lost: lost(one) })).toSorted((a, b) => b.lost - a.lost)[0];
}

export function summary(teller: Teller): Story['summary'] {
  const others = asks(teller) ? [purchases(teller), europe(teller)] : [money(teller), outlook(teller)];
  const lines = [fought(teller), losses(teller), ...others];
  // Which ports changed hands is told whole, whatever the width.
  return [captures(teller), ...lines.map(short)].map((line): Words => [line]);
}

function captures(teller: Teller): string {
  const { say, tales, field } = teller;
  const bySide = (key: string, of: (side: Side) => readonly string[]): string[] =>
    field.sides.flatMap((side) => {
      const places = say.list([...new Set(of(side))]);
      return places === '' ? [] : [did(teller, key, side, { places })];
    });
  const left = (side: Side, bereft: boolean): readonly string[] =>
    givenUp(teller, side, bereft).map((port) => portName(teller, port));
  const taken = ofKind(tales, 'ear.captured');
  const parts = [
    ...bySide('summary.took', (side) =>
      taken.flatMap(({ facts }) => (facts.side === side ? [portName(teller, facts.port)] : [])),
    ),
    ...bySide('summary.gave-up', (side) => left(side, false)),
    ...bySide('summary.bereft', (side) => left(side, true)),
    ...bySide('summary.repulsed', (side) =>
      repulses(teller).flatMap((one) => (one.side === side ? [placed(teller, one.hex)] : [])),
    ),
  ];
  return parts.length === 0 ? say('summary.no-captures') : parts.join(' ');
}

/** Where they fought: as many places as the line holds, and how many more there were. */
function fought(teller: Teller): string {
  const { say, tales } = teller;
  const at = (kind: 'ear.naval-combat' | 'ear.land-combat') => [
    ...new Set(ofKind(tales, kind).map(({ facts }) => placed(teller, facts.hex))),
  ];
  const [sea, land] = [at('ear.naval-combat'), at('ear.land-combat')];
  const most = Math.max(sea.length, land.length);
  if (most === 0) return say('summary.no-fights');
  const line = (shown: number): string => {
    const few = (places: readonly string[]): string => {
      const more = places.length - shown;
      return say.list(more > 0 ? [...places.slice(0, shown), say('stack.more', { n: more })] : places);
    };
    const isBoth = sea.join() === land.join();
    const told = isBoth
      ? [say('summary.both', { places: few(sea) })]
      : [
          ...(sea.length > 0 ? [say('summary.sea', { places: few(sea) })] : []),
          ...(land.length > 0 ? [say('summary.land', { places: few(land) })] : []),
        ];
    return `${opened(told.join(say('summary.and')))}.`;
  };
  return withMost(most, 1, line);
}

function losses(teller: Teller): string {
  const { say, tales } = teller;
  const lost = (side: Side) =>
    ofKind(tales, 'ear.lost')
      .filter(({ facts }) => facts.side === side)
      .flatMap(({ facts }) => [...facts.losses]);
  if (isOpenEyed(teller)) {
    const [english, spanish] = [lost('english').length, lost('spanish').length];
    return say(english + spanish === 0 ? 'summary.no-losses' : 'summary.losses.open', { english, spanish });
  }
  const [ours, theirs] = [lost(teller.side), lost(teller.enemy)];
  if (ours.length + theirs.length === 0) return say('summary.no-losses');
  const facts = { n: ours.length, enemy: whoOf(teller, teller.enemy), theirs: theirs.length };
  const named =
    ours.length > 0 && ours.length <= FEW ? say('summary.losses', { ...facts, names: lostNames(teller, ours) }) : '';
  // Names that leave no room for what the others lost stand further down.
  return named !== '' && named.length <= LINE ? named : say('summary.losses', { ...facts, names: '' });
}

const FEW = 3;

/** What the other side has bought, which is public. */
function purchases(teller: Teller): string {
  const { say, tales, enemy, telling, before } = teller;
  const isPaid = ofKind(tales, 'ear.income').some(({ facts }) => facts.side === enemy);
  const awaited = !isPaid && telling.next?.printed === before.turn;
  const bought = ofKind(tales, 'ear.bought').filter(({ facts }) => facts.side === enemy);
  const counters = bought.flatMap(({ facts }) => [...facts.bought]);
  const cost = counters.reduce((sum, one) => sum + one.cost, 0);
  return opened(say('summary.bought', { who: say(`side.${enemy}.the`), n: counters.length, cost, awaited }));
}

/** What the war in Europe brought this turn. */
function europe({ say, tales }: Teller): string {
  const [row] = ofKind(tales, 'ear.succession').map(({ facts }) => facts.row);
  return say('summary.europe', { effect: row === undefined ? '' : say(`succession.${row}`) });
}

function money(teller: Teller): string {
  const { say, side, enemy, after } = teller;
  if (isOpenEyed(teller)) return say('summary.funds.open', { ...after.funds });
  return say('summary.funds', { ours: after.funds[side], enemy: say(`side.${enemy}.the`), theirs: after.funds[enemy] });
}

function outlook(teller: Teller): string {
  if (teller.telling.outcome !== null) return whyItEnded(teller);
  const ports = chances(teller);
  return teller.say(ports.length === 0 ? 'summary.none-held' : 'summary.outlook', {
    turn: teller.before.turn,
    n: percent(teller, ports),
    ports: ports.length,
  });
}
