/** How the game is won: a die for each Spanish seaport the English hold at the end (5.0, J67). */
import type { Steps } from '../../engine/contract.ts';
import { choose } from './choices.ts';
import { type Modifier, tell } from './events.ts';
import type { Field, Port, PortId, Side } from './field.ts';
import type { EarState } from './state.ts';
import { type Board, throwDie } from './units.ts';

export function* decide(board: Board): Steps<void> {
  const { side, over } = board.field.tables.victory;
  const held = capturedPorts(board.field, board.play.state);
  if (held.length === 0) return conclude(board, over, 'nothing-captured');
  const left = held.map(({ id }) => id);
  while (left.length > 0) {
    const rolled = held.length - left.length + 1;
    const next = yield* board.play.at(`port.${rolled}`, () =>
      choose(board, side, 'victory-order', left, { ports: [...left] }),
    );
    left.splice(left.indexOf(next as PortId), 1);
    if (rollFor(board, next as PortId)) return conclude(board, side, 'port-held');
  }
  conclude(board, over, 'no-port-secured');
}

/** Spanish seaports the English occupy now. */
export function capturedPorts(field: Field, state: Pick<EarState, 'ports'>): Port[] {
  const { side, over } = field.tables.victory;
  return [...field.ports.values()].filter(
    (port) => port.flag === over && !port.nameOnly && state.ports[port.id] === side,
  );
}

/** One more for each trade route that leads straight to a Spanish seaport not captured. */
export function routeModifiers(field: Field, state: Pick<EarState, 'ports'>, port: Port): Modifier[] {
  const { side, over, route } = field.tables.victory;
  return port.routes.flatMap((id) => {
    if (field.ports.get(id)?.flag !== over || state.ports[id] === side) return [];
    return [{ name: 'route', value: route, rule: '5.0', of: id }];
  });
}

/** In how many of a thousand wars they win who hold these ports: a die for each, a trade route still open adding to it. */
export function chanceWith({ ports, tables }: Field, held: ReadonlySet<PortId>): number {
  const { over, route } = tables.victory;
  const { sides } = tables.dice;
  let lost = 1;
  for (const id of held) {
    const port = ports.get(id);
    const open = port?.routes.filter((other) => ports.get(other)?.flag === over && !held.has(other)) ?? [];
    const faces = Math.max(0, Math.min(sides, (port?.value ?? 0) - route * open.length));
    lost *= (sides - faces) / sides;
  }
  return Math.round(1000 * (1 - lost));
}

/** More than the ports held can make of it: a war won before a war lost. */
const WON = 1000;

/** The chance at the peace as it stands, for one side and against the other, and who won. */
export function marginOf(field: Field, state: EarState, side: Side): number {
  const { side: taker } = field.tables.victory;
  const chance = chanceWith(field, new Set(capturedPorts(field, state).map(({ id }) => id)));
  const won = state.over === null ? 0 : state.over.winner === side ? WON : -WON;
  return won + (side === taker ? chance : -chance);
}

function rollFor(board: Board, id: PortId): boolean {
  const { field, play } = board;
  const port = field.ports.get(id) as Port;
  const die = throwDie(board, `victory.${id}`);
  const modifiers = routeModifiers(field, play.state, port);
  const sum = modifiers.reduce((total, { value }) => total + value, die);
  const won = sum <= port.value;
  tell(board, 'ear.victory-die', '5.0', { port: id, value: port.value, die, modifiers, sum, won });
  return won;
}

function conclude(board: Board, winner: Side, reason: string): void {
  board.play.state.over = { result: winner, winner, reason };
  tell(board, 'ear.over', '5.0', { result: winner, winner, reason });
}
