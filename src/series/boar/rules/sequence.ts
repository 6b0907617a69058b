/** Plays the steps of a sequence in order, each at its place. */
import type { Steps } from '../../../engine/contract.ts';
import type { Sequence, Step, Turn } from './house.ts';
import type { Side } from './state.ts';

export function* playSteps(steps: Sequence, turn: Turn): Steps<void> {
  for (const step of steps) {
    if (step.when && !step.when(turn)) continue;
    yield* step.place === null ? playStep(step, turn) : placed(step.place, turn, () => playStep(step, turn));
    if (step.decides && turn.board.play.state.over !== null) return;
  }
}

/** Plays on with the phase at this place in the player turn of a side: all that comes before has been played. */
export function* playOn(steps: Sequence, turn: Turn, { side, place }: { side: Side; place: string }): Steps<void> {
  const [turns, ...after] = steps.slice(steps.findIndex(({ per }) => per));
  const sides = turns?.per?.(turn) ?? [];
  for (const one of sides.slice(sides.findIndex((each) => each.turn.side === side))) {
    const phases = typeof turns?.run === 'function' ? [] : (turns?.run ?? []);
    const since = one.turn.side === side ? phases.findIndex((phase) => phase.place === place) : 0;
    yield* placed(one.place, one.turn, () => playSteps(phases.slice(since), one.turn));
    if (turn.board.play.state.over !== null) break;
  }
  yield* playSteps(after, turn);
}

function* playStep(step: Step, turn: Turn): Steps<void> {
  if (!step.per) {
    yield* runStep(step, turn);
    return;
  }
  for (const one of step.per(turn)) {
    yield* placed(one.place, one.turn, () => runStep(step, one.turn));
    if (turn.board.play.state.over !== null) return;
  }
}

/** What they enter in the docket is their result: a segment leaves nothing else behind but the state. */
function* placed(place: string, { board, docket }: Turn, steps: () => Steps<void>): Steps<void> {
  const entered = yield* board.play.at(place, function* () {
    yield* steps();
    return [...docket];
  });
  for (const [line, owner] of entered) docket.set(line, owner);
}

function* runStep({ run }: Step, turn: Turn): Steps<void> {
  if (typeof run !== 'function') yield* playSteps(run, turn);
  else {
    const steps = run(turn);
    if (steps) yield* steps;
  }
}
