/**
 * What a side gets whose player says nothing (decision list, safe defaults): it keeps what it has, pays for nothing and
 * sails nowhere, but that ships without supply put into a port near by. In the set-up the staff spends the first funds.
 */
import type { Call, Json, Order, Question } from '../../../engine/contract.ts';
import { isLegal } from '../../../engine/run.ts';
import type { FieldHex, HexId, Kind, Side } from '../field.ts';
import type { Abouts, Answers } from '../questions.ts';
import type { OpenedWar } from '../scenario/open.ts';
import { counterOf } from '../units.ts';
import type { EarView } from '../view.ts';
import { answerFor, berths } from './answers.ts';
import { sailing } from './plan.ts';
import { purchases } from './purchases.ts';
import { byMost, deceptionsAt, isHeldBy, landAt, type Staff, seaMiles, shipsAt, staffOf } from './staff.ts';

/** The book of a call. */
export function silentOrders(war: OpenedWar, need: Call, sight: () => EarView): readonly Order[] {
  if (need.name !== 'movement') return [];
  const staff = staffOf(war, sight(), need.role as Side);
  const lines = staff.view.turn === 0 ? purchases(staff) : intoPort(staff);
  return lines.map((line, n) => ({ ...line, id: `d${n + 1}` }));
}

/** The answer to a question: the doctrine's, but where that would risk what may as well stay. */
export function silentAnswer(war: OpenedWar, need: Question, sight: () => EarView): Json {
  const staff = (): Staff => staffOf(war, sight(), need.role as Side);
  const own = careful[need.kind]?.(staff, need.about as never, need) as Json | undefined;
  return own !== undefined && isLegal(need.space, own) ? own : answerFor(staff, need);
}

const careful: Readonly<
  Record<string, (staff: () => Staff, about: never, need: Question) => Answers[keyof Answers] | undefined>
> = {
  'enter-contact': () => 'stop',
  dock: (staff, about: Abouts['dock'], need) => berths(staff(), about, need),
  'fire-ships-used': (staff, { hex, ships }: Abouts['fire-ships-used']) => (isWorthFire(staff(), hex) ? ships : []),
};

/** Fire ships go into an enemy seaport, or against more ships than one's own. */
function isWorthFire(staff: Staff, hex: HexId): boolean {
  const { field, enemy, seen } = staff;
  const port = field.hexes.get(hex)?.port ?? null;
  if (port !== null && (port.flag === enemy || isHeldBy(staff, port, enemy))) return true;
  const theirs = (seen.get(hex) ?? []).reduce((sum, { open, height }) => {
    const ships = open.filter((face) => SHIPS.has(field.faces.get(face)?.kind ?? 'deception'));
    return sum + (open.length > 0 ? ships.length : height);
  }, 0);
  return theirs > shipsAt(staff, hex).length;
}

const SHIPS: ReadonlySet<Kind> = new Set(['ship-of-the-line', 'frigate', 'fire-ship', 'bomb-ship', 'merchant']);

/** Ships without supply make for the nearest own port, if no check of the sea lies on the way. */
function intoPort(staff: Staff): Order[] {
  const { field, view } = staff;
  return [...staff.own.keys()].flatMap((hex) => {
    const ships = shipsAt(staff, hex);
    const isSupplied = landAt(staff, hex).some((id) => counterOf(field, id).kind === 'supplies');
    const here = field.hexes.get(hex) as FieldHex;
    if (ships.length === 0 || isSupplied || view.storms.includes(hex)) return [];
    if (here.port !== null && isHeldBy(staff, here.port, staff.side)) return [];
    const miles = seaMiles(staff, hex);
    const far = (port: HexId): number => miles[(field.hexes.get(port) as FieldHex).index] as number;
    const ports = [...field.ports.values()].filter(
      (port) =>
        isHeldBy(staff, port, staff.side) &&
        !staff.seen.has(port.hex) &&
        !view.storms.includes(port.hex) &&
        far(port.hex) > 0 &&
        far(port.hex) < field.tables.perilous.hexes,
    );
    const [nearest] = byMost(ports, (port) => -far(port.hex));
    return nearest === undefined ? [] : [sailing([...ships, ...deceptionsAt(staff, hex)], nearest.hex)];
  });
}
