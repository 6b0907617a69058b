/** The order of battle: every counter of each army with its place, state and the strength it had turn by turn. */
import { chapter } from '../../../engine/chapters.ts';
import { signed } from '../../../engine/phrase.ts';
import type { SceneCounter } from '../../../engine/scene.ts';
import type { Chapter, Muster, MusterUnit } from '../../../engine/story.ts';
import { scheduled } from '../frame/reinforcements.ts';
import type { Piece } from '../rules/position.ts';
import { printedMorale, printedStrength } from '../rules/units.ts';
import type { Counter, LeaderCounter } from '../scenario/field.ts';
import { armiesFor } from './reader.ts';
import { entryLetter } from './schedule.ts';
import { labelled, printed, type Teller } from './teller.ts';

export function muster(teller: Teller): Chapter[] {
  return chapter('muster', 'muster', [{ kind: 'muster', armies: armies(teller), calendar: calendar(teller) }]);
}

function armies(teller: Teller): Muster['armies'] {
  const { field, say } = teller;
  return armiesFor(teller).map((army) => {
    const leaders = [...field.leaders.values()].filter((leader) => leader.army === army.id);
    leaders.sort((a, b) => a.seniority - b.seniority);
    const units = [...field.counters.values()].filter((counter) => counter.army === army.id);
    return {
      army: say(`army.${army.id}`),
      side: army.id,
      units: [
        ...leaders.flatMap((leader) => leaderRow(teller, leader)),
        ...units.flatMap((unit) => unitRow(teller, unit)),
      ],
    };
  });
}

function calendar(teller: Teller): Muster['calendar'] {
  const { field, before, after, telling } = teller;
  const [first, last] = field.scenario.turns;
  const played = [teller.say('calendar.start')];
  // An assault announced leaps over turns: those played are the ones noted.
  if (after.campaign !== null) played.push(...after.campaign.standings.map(({ turn }) => `${turn}`));
  else for (let turn = first; turn <= before.turn; turn++) played.push(`${turn}`);
  return { played, toCome: telling.next === null ? 0 : last - before.turn };
}

function leaderRow(teller: Teller, leader: LeaderCounter): MusterUnit[] {
  const seen = teller.now.leaders[leader.id];
  if (!seen || neverComes(teller, leader.id)) return [];
  const due = awaited(teller, leader.id);
  const gone = seen.hex === null && due === null;
  const { id, army: side } = leader;
  const steps = { full: 1, now: gone ? 0 : 1 };
  const face = { id, name: leader.short, side, symbol: 'leader' as const };
  return [
    {
      ...{ id, name: printed(teller, id), side, place: seen.hex ?? due ?? '-', now: null, full: null, history: [] },
      state: gone ? teller.say('state.gone') : signed(leader.combat),
      counter: { ...face, strength: null, movement: leader.mp, morale: null, steps },
    },
  ];
}

function unitRow(teller: Teller, counter: Counter): MusterUnit[] {
  const piece = teller.now.units[counter.id];
  if (!piece || neverComes(teller, counter.id)) return [];
  const start = teller.now.strengthAtStart[counter.id];
  const due = awaited(teller, counter.id);
  const isLate = teller.now.campaign !== null && counter.start === null;
  const gone = piece.hex === null && due === null;
  const now = gone ? 0 : printedStrength(counter, piece);
  return [
    {
      id: counter.id,
      name: printed(teller, counter.id),
      side: counter.army,
      place: piece.hex ?? due ?? '-',
      now,
      full: counter.sp.full,
      history: [isLate ? 0 : (start ?? counter.sp.full), ...(teller.now.history[counter.id] ?? [])],
      state: gone ? teller.say('state.gone') : stateOf(teller, counter),
      counter: counterFace(teller, counter, now),
      isAwaited: due !== null,
    },
  ];
}

/** Has it no turn left to come in on? */
function neverComes({ now }: Teller, id: string): boolean {
  const { campaign } = now;
  if (campaign === null || (now.units[id] ?? now.leaders[id])?.fate !== 'reserve') return false;
  return campaign.scale === 'tactical' || campaign.arrivals.barred.includes(id);
}

/** `T7 HQ` of a counter still to come, `event` of one that only an event brings; null for all others. */
function awaited(teller: Teller, id: string): string | null {
  const { at, now, say } = teller;
  if (now.campaign === null || (now.units[id] ?? now.leaders[id])?.fate !== 'reserve') return null;
  const { arrivals } = now.campaign;
  const due = scheduled(at, arrivals, id);
  return due === null
    ? say('state.by-event')
    : say('state.awaited', { turn: due.turn, entry: entryLetter(teller, due.entry) });
}

function stateOf(teller: Teller, counter: Counter): string {
  const piece = teller.now.units[counter.id];
  if (!piece) return '';
  if (piece.formation !== 'parade') return teller.say(`formation.${piece.formation}`);
  if (piece.pinnedBy.length > 0) return teller.say('state.pinned');
  return piece.lost === 'lost' ? teller.say('state.lost') : '';
}

const FRAMES = { disrupted: 'dashed', shattered: 'solid', pinned: 'corners', lost: 'dotted' } as const;

function counterFace(teller: Teller, counter: Counter, now: number): SceneCounter {
  const piece = teller.now.units[counter.id];
  const face: SceneCounter = {
    id: counter.id,
    name: labelled(teller, counter.id),
    side: counter.army,
    symbol: symbolOf(counter),
    strength: now,
    movement: counter.mp,
    morale: piece ? printedMorale(counter, piece) : counter.morale.full,
    steps: { full: counter.steps, now: piece?.steps ?? 0 },
  };
  const mark = piece && markOf(piece);
  return mark ? { ...face, state: { tag: teller.say(`tag.${mark}`), frame: FRAMES[mark] } } : face;
}

/** Of what a unit that is not in order bears the tag. */
export function markOf(piece: Pick<Piece, 'formation' | 'pinnedBy' | 'lost'>): keyof typeof FRAMES | null {
  if (piece.formation === 'shattered' || piece.formation === 'disrupted') return piece.formation;
  if (piece.pinnedBy.length > 0) return 'pinned';
  return piece.lost === 'lost' ? 'lost' : null;
}

function symbolOf(counter: Counter): SceneCounter['symbol'] {
  if (counter.arm === 'artillery' || counter.arm === 'naval-artillery') return 'battery';
  return counter.arm;
}
