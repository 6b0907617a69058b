/** Attacks as the lines of a book order them: what cannot be is left out of an attack, and told, and the rest is made (series 12.1). */
import type { Diagnostic, Order } from '../../../engine/contract.ts';
import { type Attack, attackOf, judgeAttack, originsOf, spokenFor, withoutUnable } from './declare.ts';
import type { At, Fault } from './house.ts';
import type { Position } from './position.ts';
import type { HexId, UnitId } from './state.ts';

/** The attacks that plain lines of the book order and that could be declared now. */
export function orderedIn(at: At, side: string, book: readonly Order[]): readonly Attack[] {
  const attacks: Attack[] = [];
  for (const { verb, when, args } of book) {
    if (verb !== 'ATTACK' || when) continue;
    const made = madeOf(at, attackOf(at, side, args, spokenFor(book, attacks)), attacks);
    if ('attack' in made) attacks.push(made.attack);
  }
  return attacks;
}

/** What an attack named in a line comes to; `left`: what of it is left out, each with why. */
export type Made = { readonly attack: Attack; readonly left: readonly Left[] } | { readonly fault: Diagnostic };

interface Left {
  readonly units: readonly UnitId[];
  readonly fault: Fault | Diagnostic;
}

/** An attack beside those declared before it, without those named who cannot make it and the hexes it cannot divert. */
export function madeOf(at: At, named: Attack, before: readonly Attack[]): Made {
  const able = withoutUnable(at, named);
  const bare = { ...able.attack, diverted: [] };
  const [fault] = judgeAttack(at, bare, before);
  if (fault) return { fault };
  let attack: Attack = bare;
  const left: Left[] = able.left.map((one) => ({ units: [one.unit], fault: one.fault }));
  for (const hex of named.diverted) {
    const wider = diverting(at, attack, hex, before);
    if ('fault' in wider) left.push({ units: [], fault: wider.fault });
    else attack = wider;
  }
  return { attack, left };
}

/** The attacks with one of them diverting `hex`, and which: one that these units make, or one made from where they stand. */
export function withDiversion(
  at: At,
  attacks: readonly Attack[],
  units: readonly UnitId[],
  hex: HexId,
): { readonly at: number; readonly attack: Attack } | { readonly fault: Diagnostic } {
  let first: Diagnostic | undefined;
  for (const nth of candidates(at.position, attacks, units)) {
    const others = attacks.filter((_, index) => index !== nth);
    const wider = diverting(at, attacks[nth] as Attack, hex, others);
    if (!('fault' in wider)) return { at: nth, attack: wider };
    first ??= wider.fault;
  }
  return {
    fault: first ?? { severity: 'error', code: 'boar.divert-without-attack', facts: { hex }, rule: 'series 12.1' },
  };
}

/** Is this hex diverted by an attack made from where one of these units stands? */
export function divertedBeside(
  position: Position,
  attacks: readonly Attack[],
  units: readonly UnitId[],
  hex: HexId,
): Attack | undefined {
  const [found] = candidates(position, attacks, units).filter((at) => attacks[at]?.diverted.includes(hex));
  return found === undefined ? undefined : attacks[found];
}

/** Attacks that these units make, then those that others make from where they stand. */
function candidates(position: Position, attacks: readonly Attack[], units: readonly UnitId[]): readonly number[] {
  const hexes = units.flatMap((unit) => position.units[unit]?.hex ?? []);
  const making = [...attacks.keys()].filter((at) => attacks[at]?.with.some((unit) => units.includes(unit)));
  const beside = [...attacks.keys()].filter((at) =>
    originsOf(position, attacks[at] as Attack).some((from) => hexes.includes(from)),
  );
  return [...new Set([...making, ...beside])];
}

/** A hex is diverted once, however often it is ordered. */
function diverting(
  at: At,
  attack: Attack,
  hex: HexId,
  others: readonly Attack[],
): Attack | { readonly fault: Diagnostic } {
  if (attack.diverted.includes(hex)) return attack;
  const wider = { ...attack, diverted: [...attack.diverted, hex] };
  const [fault] = judgeAttack(at, wider, others);
  return fault ? { fault } : wider;
}
