/** Moments at which cards may be played, in the words of `cards.yaml` (S 4.3, R69). */
import type { Json } from '../../../engine/contract.ts';
import type { CardMoment } from '../rules/house.ts';
import type { BoarState, Side } from '../rules/state.ts';
import type { WindowWord } from './schema.ts';

const nothing: readonly WindowWord[] = [];

/** What this moment is called by one side. */
export function wordsOf(moment: CardMoment, side: Side): readonly WindowWord[] {
  switch (moment.at) {
    case 'phase-start':
      return phaseStarts[moment.phase][moment.side === side ? 'own' : 'enemy'];
    case 'phase-end':
      return phaseEnds[moment.phase][moment.side === side ? 'own' : 'enemy'];
    case 'declared':
      return [moment.side === side ? 'own attack declared' : 'enemy attack declared'];
    case 'attack':
      return moment.fight.side === side ? ['own attack'] : nothing;
    case 'shot':
      return [moment.side === side ? 'own shot' : 'enemy shot'];
    case 'blow':
      return ['own blow'];
    case 'die':
      return moment.side === side ? ['own die'] : nothing;
    case 'turn-start':
      return ['turn start'];
    case 'weather-die':
      return ['weather die'];
    case 'weather':
      return ['weather'];
    case 'draw':
      return moment.side === side ? ['own draw', 'any'] : nothing;
    case 'works':
      return moment.side === side ? ['own works'] : nothing;
    case 'bombardment':
      return [moment.side === side ? 'own bombardment' : 'enemy bombardment'];
    case 'bombarded':
      return moment.side === side ? ['bombarded'] : nothing;
    case 'raid':
      return moment.side === side ? ['own raid'] : nothing;
    case 'arrival':
      return [moment.side === side ? 'own arrival' : 'enemy arrival'];
  }
}

type Words = Readonly<Record<'own' | 'enemy', readonly WindowWord[]>>;

const phaseStarts: Readonly<Record<'movement' | 'rally' | 'fire' | 'combat', Words>> = {
  movement: { own: ['own movement start', 'any'], enemy: ['enemy movement start', 'any'] },
  rally: { own: ['own rally start', 'any'], enemy: ['any'] },
  fire: { own: ['own fire start', 'any'], enemy: ['enemy fire start', 'any'] },
  combat: { own: ['own combat start', 'any'], enemy: ['any'] },
};

const phaseEnds: Readonly<Record<'movement' | 'rally' | 'fire' | 'combat', Words>> = {
  movement: { own: ['own movement end'], enemy: nothing },
  rally: { own: nothing, enemy: nothing },
  fire: { own: nothing, enemy: ['enemy fire end'] },
  combat: { own: ['own combat end', 'any'], enemy: ['any'] },
};

/** What a question at this moment is about, for conditions and doctrine. */
export function aboutMoment(moment: CardMoment): { readonly [fact: string]: Json } {
  switch (moment.at) {
    case 'phase-start':
    case 'phase-end':
      return { at: moment.at, phase: moment.phase, side: moment.side };
    case 'declared':
      return { at: moment.at, side: moment.side, on: [...moment.on], attackers: [...moment.attackers] };
    case 'attack': {
      const { side, from, on, attackers, defenders, lead } = moment.fight;
      const units = { attackers: [...attackers], defenders: [...defenders], lead: { ...lead } };
      return { at: moment.at, side, from: [...from], on: [...on], ...units };
    }
    case 'shot':
      return { at: moment.at, batteries: [...moment.shot.batteries], target: moment.shot.target, hex: moment.shot.hex };
    case 'blow': {
      const { fight } = moment;
      const fought = fight === null ? {} : { side: fight.side, on: [...fight.on] };
      return { at: moment.at, unit: moment.unit, result: moment.result, ...fought };
    }
    case 'die':
      return { at: moment.at, side: moment.side, what: moment.what, face: moment.face };
    case 'arrival':
      return {
        at: moment.at,
        side: moment.side,
        due: moment.due.map(({ entry, units }) => ({ entry, units: [...units] })),
      };
    default:
      return 'side' in moment ? { at: moment.at, side: moment.side } : { at: moment.at };
  }
}

const OPENING: readonly WindowWord[] = [
  'turn start',
  'weather die',
  'weather',
  'own draw',
  'own works',
  'own bombardment',
  'enemy bombardment',
  'bombarded',
];
const BEFORE_OWN_MARCH: readonly WindowWord[] = ['own arrival', 'own movement start'];
const BEFORE_ENEMY_MARCH: readonly WindowWord[] = ['enemy arrival', 'enemy movement start'];

/** Can this moment of a side still come in a turn whose opening is past? Within the phases of a player turn all may. */
export function isTimelyFor(
  word: WindowWord,
  side: Side,
  { phasing, first }: Pick<BoarState, 'phasing' | 'first'>,
): boolean {
  if (OPENING.includes(word)) return false;
  // The one who plays has come in and begun to march; who played before him has done all that.
  const isOwnPast = phasing === side || first === side;
  const isEnemyPast = phasing !== side || first !== side;
  return !(isOwnPast && BEFORE_OWN_MARCH.includes(word)) && !(isEnemyPast && BEFORE_ENEMY_MARCH.includes(word));
}

/**
 * Does this moment come before a side is asked for the orders of the turn, so that those of the turn before speak for it?
 * `isSecond`: the enemy moves first in it, or may.
 */
export function opensAgain(word: WindowWord, isSecond = true): boolean {
  if (BEFORE_ENEMY_MARCH.includes(word)) return isSecond;
  return word === 'any' || OPENING.includes(word) || BEFORE_OWN_MARCH.includes(word);
}
