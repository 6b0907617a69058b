/** What happened, phase by phase, in sentences: funds, storms, purchases, courses, landings, captures, administration. */
import { phaseByPhase } from '../../../engine/chapters.ts';
import { opened, pause } from '../../../engine/phrase.ts';
import type { Chapter, Words } from '../../../engine/story.ts';
import { FOUGHT, type Loss, type SeenLoss, type Tale } from '../events.ts';
import type { HexId } from '../field.ts';
import { lettersOf } from './contests.ts';
import {
  countersNamed,
  did,
  drewOff,
  faceName,
  facesNamed,
  isHeldBy,
  isOpenEyed,
  isOurs,
  lostNames,
  phaseOf,
  placed,
  placedFully,
  portName,
  type Teller,
  unitName,
  unlessTold,
  whoOf,
} from './teller.ts';
import { interception } from './trials.ts';

const PHASES = ['english', 'spanish', 'administration', 'victory'];

export function phases(teller: Teller): Chapter[] {
  const told = PHASES.map((phase) => {
    // The dice of the end are told where it is told how it ended.
    const tales = teller.tales.filter((tale) => phaseOf(tale) === phase && tale.kind !== 'ear.victory-die');
    const shown = teller.telling.anew ? tales.filter((tale) => !teller.told.has(tale)) : tales;
    const lines = shown.flatMap((tale) => linesOf(teller, tale));
    const brief = tales.filter((tale) => isNews(teller, tale)).flatMap((tale) => briefOf(teller, tale));
    return { title: teller.say(`phase.${phase}`), lines, brief, ...unlessTold(teller, ...tales) };
  });
  return phaseByPhase(told);
}

/** Of a course whence and whither. */
function briefOf(teller: Teller, tale: Tale): Words[] {
  if (tale.kind !== 'ear.move') return linesOf(teller, tale);
  const { path } = tale.facts;
  const ends = [path[0], path.at(-1)].flatMap((hex) => hex ?? []);
  return [[moved(teller, tale, ends)]];
}

/** Own courses and cargoes are told by where his stacks stand now, with their supply, funds by the five lines, fights by their cards. */
function isNews(teller: Teller, tale: Tale): boolean {
  if (teller.told.has(tale) || [...lettersOf(teller).keys()].some((fight) => tale.address.startsWith(fight)))
    return false;
  switch (tale.kind) {
    case 'ear.move':
      return !isOurs(teller, tale.facts.side);
    case 'ear.embarked':
    case 'ear.docked':
    case 'ear.intercept':
    case 'ear.shown':
    case 'ear.income':
    case 'ear.supply':
      return false;
    default:
      return true;
  }
}

/** A tale as sentences; none for what other chapters tell: of a fight its card tells the losses. */
export function linesOf(teller: Teller, tale: Tale): Words[] {
  const said = sentence(teller, tale);
  return said === null ? [] : [[said]];
}

function sentence(teller: Teller, tale: Tale): string | null {
  const { say } = teller;
  switch (tale.kind) {
    case 'ear.income': {
      const { side, base, ports, from, to } = tale.facts;
      const sum = ports.reduce((total, { value }) => total + value, 0);
      const names = say.list(ports.map(({ port, value }) => `${portName(teller, port)} ${value}`));
      return say('log.income', { who: say(`side.${side}.funds`), base, ports: names, sum, from, to });
    }
    case 'ear.bought':
      return bought(teller, tale);
    case 'ear.set-up':
      return isOurs(teller, tale.facts.side)
        ? say('log.set-up', {
            list: say.list(
              tale.facts.placed.map(({ unit, hex }) => `${unitName(teller, unit)} ${placed(teller, hex)}`),
            ),
          })
        : null;
    case 'ear.isidro-box':
      return say('log.isidro-box', { box: tale.facts.box, die: tale.facts.die, comes: tale.facts.comes });
    case 'ear.isidro-arrives':
      return say('log.isidro-arrives', { hex: tale.facts.hex });
    case 'ear.storm':
      return say('log.storm', { die: tale.facts.die, places: places(teller, tale.facts.hexes) });
    case 'ear.storms-over':
      return tale.facts.hexes.length > 0 ? say('log.storms-over') : null;
    case 'ear.move':
      return moved(teller, tale);
    case 'ear.intercept':
      return say('log.intercept', { ...interception(teller, tale), die: tale.facts.die });
    case 'ear.stopped': {
      const { facts } = tale;
      if (!('reason' in facts)) return null;
      const [first = '', ...more] = facts.units.map((id) => unitName(teller, id));
      const who = more.length === 0 ? first : say.list([first, say('stack.more', { n: more.length })]);
      return say(`log.stopped.${facts.reason}`, { who, place: placedFully(teller, facts.hex) });
    }
    case 'ear.embarked': {
      const laden = tale.facts.carried.map(({ unit, on }) =>
        say('log.aboard', { unit: unitName(teller, unit), ship: unitName(teller, on) }),
      );
      return opened(say('log.embarked', { place: placed(teller, tale.facts.hex), list: say.list(laden) }));
    }
    case 'ear.docked':
      return 'port' in tale.facts
        ? opened(
            say('log.docked', {
              place: placed(teller, tale.facts.hex),
              room: teller.field.hexes.get(tale.facts.hex)?.port?.value ?? 0,
              port: countersNamed(teller, tale.facts.port),
              off: countersNamed(teller, tale.facts.off),
            }),
          )
        : null;
    case 'ear.shown':
      // That the enemy sees whoever enters his hex goes without saying.
      if (isOurs(teller, tale.facts.side)) return null;
      return opened(
        say(isOpenEyed(teller) ? 'log.shown.open' : 'log.shown', {
          whose: say(`side.${tale.facts.side}.whose`),
          place: placedFully(teller, tale.facts.hex),
          list: facesNamed(teller, tale.facts.faces),
        }),
      );
    case 'ear.crossed': {
      const { facts } = tale;
      return say('log.crossed', {
        who: whoOf(teller, facts.side),
        place: placedFully(teller, facts.from),
        turn: facts.turn,
        list: 'units' in facts ? countersNamed(teller, facts.units) : say('log.counters', { n: facts.count }),
      });
    }
    case 'ear.arrived': {
      const { facts } = tale;
      const hexes = 'placed' in facts ? facts.placed.map(({ hex }) => hex) : facts.hexes;
      return say('log.arrived', { who: whoOf(teller, facts.side), place: [...new Set(hexes)].join(', ') });
    }
    case 'ear.landed': {
      const { facts } = tale;
      const n = teller.field.hexes.get(facts.hex)?.port && 'count' in facts ? facts.count : 0;
      // Nobody sees how many of a stack lie ashore on an open coast.
      const list = 'units' in facts ? countersNamed(teller, facts.units) : n > 0 ? say('log.counters', { n }) : '';
      return did(teller, 'log.landed', facts.side, { place: placedFully(teller, facts.hex), list });
    }
    case 'ear.captured': {
      const { side, hex, paid, from, to } = tale.facts;
      return did(teller, 'log.captured', side, { place: placedFully(teller, hex), paid, from, to });
    }
    case 'ear.given-up':
      return opened(
        say('log.given-up', {
          place: placedFully(teller, tale.facts.hex),
          to: tale.facts.to === null ? '' : say(`side.${tale.facts.to}.the`),
        }),
      );
    case 'ear.naval-combat':
    case 'ear.land-combat':
      return say(`log.${tale.kind.slice('ear.'.length)}`, {
        letter: lettersOf(teller).get(tale.address) ?? '',
        place: placedFully(teller, tale.facts.hex),
      });
    case 'ear.naval-retreat':
    case 'ear.land-retreat':
      return drewOff(teller, 'log.retreat', tale);
    case 'ear.lost':
      return FOUGHT.has(tale.facts.cause) && isOnCard(teller, tale) ? null : lost(teller, tale);
    case 'ear.fortune':
      return say('log.fortune', {
        die: tale.facts.die,
        list: say.list(
          tale.facts.picks.map(({ by, type }) =>
            say(`log.fortune.${type}`, { ours: isOurs(teller, by), who: whoOf(teller, by), open: isOpenEyed(teller) }),
          ),
        ),
      });
    case 'ear.no-victim':
      return did(teller, 'log.no-victim', tale.facts.by, { type: say(`type.${tale.facts.type}`) });
    case 'ear.supply':
      return opened(
        say('log.supply', {
          whose: say(isOurs(teller, tale.facts.side) ? 'ours' : `side.${tale.facts.side}.whose`),
          // Of a friendly port only those who lie off it are ever without (6.7).
          off: isHeldBy(teller, tale.facts.hex, tale.facts.side),
          place: placedFully(teller, tale.facts.hex),
        }),
      );
    case 'ear.succession':
      return say('log.succession', {
        die: tale.facts.die,
        sum: tale.facts.sum,
        added: added(teller, tale.facts.modifiers),
        effect: say(`succession.${tale.facts.row}`),
      });
    case 'ear.subsidy':
      return did(teller, 'log.subsidy', tale.facts.side, { ...tale.facts, dice: tale.facts.dice.join(' + ') });
    case 'ear.peace':
      return say('log.peace');
    case 'ear.victory-die': {
      const { port, value, die, modifiers, sum, won } = tale.facts;
      const place = portName(teller, port);
      return say('log.victory-die', { place, value, die, sum, added: added(teller, modifiers), won });
    }
    default:
      return null;
  }
}

/** ` +1 (Santa Marta)` */
function added(teller: Teller, modifiers: readonly { name: string; value: number; of?: string }[]): string {
  return modifiers
    .map(
      ({ name, value, of }) =>
        ` ${value > 0 ? '+' : ''}${value} (${of !== undefined && teller.field.ports.has(of) ? portName(teller, of) : teller.say(`modifier.${name}`)})`,
    )
    .join('');
}

function places(teller: Teller, hexes: readonly HexId[]): string {
  return teller.say.list(hexes.map((hex) => placed(teller, hex)));
}

/** Own purchases by the port they were placed in; the enemy's as one list, for nobody tells where they stand. */
function bought(teller: Teller, { facts }: Extract<Tale, { kind: 'ear.bought' }>): string {
  const { say } = teller;
  const ports = new Map<HexId | null, string[]>();
  for (const one of facts.bought) {
    const hex = 'hex' in one ? one.hex : null;
    ports.set(hex, [...(ports.get(hex) ?? []), one.face]);
  }
  const list = [...ports].map(([hex, faces]) =>
    hex === null
      ? facesNamed(teller, faces)
      : say('log.bought.at', { list: facesNamed(teller, faces), place: placed(teller, hex) }),
  );
  const cost = facts.bought.reduce((sum, one) => sum + one.cost, 0);
  return did(teller, 'log.bought', facts.side, { list: list.join(pause(say.language)), cost, to: facts.to });
}

/** A course by these of its hexes. */
function moved(
  teller: Teller,
  { facts }: Extract<Tale, { kind: 'ear.move' }>,
  by: readonly HexId[] = facts.path,
): string {
  const { say } = teller;
  const enemy = isOurs(teller, facts.side) ? '' : say(`side.${facts.side}.one`);
  const list =
    'units' in facts
      ? countersNamed(teller, facts.units)
      : say('log.stack', { n: facts.height, top: faceName(teller, facts.top), enemy });
  const path = by.map((hex) => placed(teller, hex)).join('-');
  return opened(say('log.move', { list, sea: facts.bySea, n: facts.path.length - 1, path }));
}

/** By whose choice, where it was not a reply or an order of the turn, which tells of itself. */
function chosenBy(teller: Teller, { facts, address }: Extract<Tale, { kind: 'ear.lost' }>): string {
  const { say, telling } = teller;
  const { chosenBy: by, side } = facts;
  if (by === null) return '';
  const isOursToSay = isOurs(teller, by) && !isOpenEyed(teller);
  const order = isOursToSay ? telling.stood?.find(isTollAt(address))?.order : undefined;
  if (order !== undefined) return say('log.chosen.standing', { order });
  if (isOursToSay && telling.decided?.some(isTollAt(address))) return say('log.chosen.staff');
  if (by === side) return '';
  const who = isOpenEyed(teller) ? 'open' : isOurs(teller, by) ? 'us' : 'them';
  return say(`log.chosen.${who}`, { who: whoOf(teller, by) });
}

/** Was the question of whom to give up asked right at this address? */
const isTollAt =
  (place: string) =>
  ({ address, kind }: { readonly address: string; readonly kind: string }): boolean =>
    address.startsWith(`${place}/`) && !address.slice(place.length + 1).includes('/') && TOLLS.test(kind);

/** Questions of whom a side gives up. */
const TOLLS = /-(?:victims?|victims-own|losses)$/;

/** Whoever is taken where nobody is left to fight has no card: the log tells of him. */
const isOnCard = (teller: Teller, { address }: Tale): boolean =>
  [...lettersOf(teller).keys()].some((fight) => `${address}/`.startsWith(`${fight}/`));

function lost(teller: Teller, tale: Extract<Tale, { kind: 'ear.lost' }>): string {
  const { say } = teller;
  const { side, cause, losses, hex } = tale.facts;
  const back = (losses as readonly (Loss | SeenLoss)[]).filter(({ to }) => to === 'pool').length;
  return did(teller, 'log.lost', side, {
    list: lostNames(teller, losses),
    n: losses.length,
    cause: say(`cause.${cause}`),
    place: hex === null ? '' : placedFully(teller, hex),
    chosen: chosenBy(teller, tale),
    back: back === 0 ? '' : say('log.back', { n: back, all: back === losses.length }),
  });
}
