/** What the end would bring if it came today: each captured port's chance, and that of all of them (5.0, all of it public). */
import type { Port } from '../field.ts';
import { capturedPorts, routeModifiers } from '../victory.ts';
import type { Teller } from './teller.ts';

export interface Chance {
  readonly port: Port;
  /** Routes to Spanish ports not taken. */
  readonly routes: number;
  /** Faces of the die that win. */
  readonly faces: number;
}

export function chances({ field, after }: Teller): Chance[] {
  return capturedPorts(field, after).map((port) => {
    const routes = routeModifiers(field, after, port).length;
    return { port, routes, faces: Math.min(field.tables.dice.sides, Math.max(0, port.value - routes)) };
  });
}

/** The chance that at least one of them wins, in whole percent. */
export function percent({ field }: Teller, ports: readonly Chance[]): number {
  const { sides } = field.tables.dice;
  let [lost, all] = [1, 1];
  for (const { faces } of ports) [lost, all] = [lost * (sides - faces), all * sides];
  return Math.trunc((200 * (all - lost) + all) / (2 * all));
}
