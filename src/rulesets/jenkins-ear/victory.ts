/** How the game is won: a die for each Spanish seaport the English hold at the end (5.0, J67). */
import type { Steps } from '../../engine/contract.ts';
import { choose } from './choices.ts';
import { type Modifier, tell } from './events.ts';
import type { Field, Port, PortId, Side } from './field.ts';
import type { EarState } from './state.ts';
import { type Board, throwDie } from './units.ts';

const TAKER: Side = 'english';
const DEFENDER: Side = 'spanish';

export function* decide(board: Board): Steps<void> {
  const held = capturedPorts(board.field, board.play.state);
  if (held.length === 0) return conclude(board, DEFENDER, 'nothing-captured');
  const left = held.map(({ id }) => id);
  while (left.length > 0) {
    const rolled = held.length - left.length + 1;
    const next = yield* board.play.at(`port.${rolled}`, () =>
      choose(board, TAKER, 'victory-order', left, { ports: [...left] }),
    );
    left.splice(left.indexOf(next as PortId), 1);
    if (rollFor(board, next as PortId)) return conclude(board, TAKER, 'port-held');
  }
  conclude(board, DEFENDER, 'no-port-secured');
}

/** Spanish seaports the English occupy now. */
export function capturedPorts(field: Field, state: EarState): Port[] {
  return [...field.ports.values()].filter(
    (port) => port.flag === DEFENDER && !port.nameOnly && state.ports[port.id] === TAKER,
  );
}

/** One more for each trade route that leads straight to a Spanish seaport not captured. */
export function routeModifiers(field: Field, state: EarState, port: Port): Modifier[] {
  return port.routes.flatMap((id) => {
    const other = field.ports.get(id);
    if (other?.flag !== DEFENDER || state.ports[id] === TAKER) return [];
    return [{ name: 'route', value: 1, rule: '5.0', of: id }];
  });
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
