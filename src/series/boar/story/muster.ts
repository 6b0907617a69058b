/** The order of battle: every counter of each army with its place, state and the strength it had turn by turn. */
import { chapter } from '../../../engine/chapters.ts';
import { signed } from '../../../engine/phrase.ts';
import type { SceneCounter } from '../../../engine/scene.ts';
import type { Chapter, Muster, MusterUnit } from '../../../engine/story.ts';
import { scheduled } from '../frame/reinforcements.ts';
import type { Piece } from '../rules/position.ts';
import { pieceOf, printedMorale, printedStrength } from '../rules/units.ts';
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

function leaderRow(teller: Teller, { id, army: side, short, combat, mp }: LeaderCounter): MusterUnit[] {
  const post = postOf(teller, id);
  if (post === null) return [];
  const steps = { full: 1, now: post.gone ? 0 : 1 };
  return [
    {
      ...{ id, name: printed(teller, id), side, place: post.place, now: null, full: null, history: [] },
      state: post.gone ? teller.say('state.gone') : signed(combat),
      counter: { id, name: short, side, symbol: 'leader', strength: null, movement: mp, morale: null, steps },
    },
  ];
}

function unitRow(teller: Teller, counter: Counter): MusterUnit[] {
  const { id, army: side, sp } = counter;
  const { campaign, strengthAtStart, history } = teller.now;
  const post = postOf(teller, id);
  if (post === null) return [];
  const now = post.gone ? 0 : printedStrength(counter, pieceOf(teller.now, id));
  const first = campaign !== null && counter.start === null ? 0 : (strengthAtStart[id] ?? sp.full);
  return [
    {
      ...{ id, name: printed(teller, id), side, place: post.place, now, full: sp.full },
      history: [first, ...(history[id] ?? [])],
      state: post.gone ? teller.say('state.gone') : stateOf(teller, counter),
      counter: counterFace(teller, counter, now),
      isAwaited: post.isAwaited,
    },
  ];
}

/** Where it stands, on the map or waiting off it, or when it comes; null of one that has no turn left to come in on. */
function postOf(teller: Teller, id: string): { place: string; gone: boolean; isAwaited: boolean } | null {
  const { campaign, units, leaders } = teller.now;
  const seen = units[id] ?? leaders[id];
  const post = (place: string | null, isAwaited = false) => ({ place: place ?? '-', gone: place === null, isAwaited });
  if (seen === undefined || seen.fate !== 'reserve' || campaign === null) return seen ? post(seen.hex) : null;
  const held = teller.own.raiders(teller).find(({ stack }) => [...stack.units, ...stack.leaders].includes(id));
  if (held !== undefined) return post(held.stack.hex, true);
  const { scale, arrivals } = campaign;
  if (scale === 'tactical' || arrivals.barred.includes(id)) return null;
  const due = scheduled(teller.at, arrivals, id);
  if (due === null) return post(teller.say('state.by-event'), true);
  return post(teller.say('state.awaited', { turn: due.turn, entry: entryLetter(teller, due.entry) }), true);
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
