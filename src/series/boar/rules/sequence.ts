/** Plays the steps of a sequence in order, each at its place. */
import type { Steps } from '../../../engine/contract.ts';
import type { At, Sequence, Step } from './house.ts';

export function* playSteps(steps: Sequence, at: At): Steps<void> {
  for (const step of steps) {
    if (step.when && !step.when(at)) continue;
    yield* step.place === null ? playStep(step, at) : placed(step.place, at, () => playStep(step, at));
    if (step.decides && at.play.state.over !== null) return;
  }
}

function* playStep(step: Step, at: At): Steps<void> {
  if (!step.per) {
    yield* runStep(step, at);
    return;
  }
  for (const one of step.per(at)) {
    yield* placed(one.place, one.at, () => runStep(step, one.at));
    if (at.play.state.over !== null) return;
  }
}

/** What they enter in the docket is their result: a segment leaves nothing else behind but the state. */
function* placed(place: string, { play, docket }: At, steps: () => Steps<void>): Steps<void> {
  const entered = yield* play.at(place, function* () {
    yield* steps();
    return [...docket];
  });
  for (const [line, owner] of entered) docket.set(line, owner);
}

function* runStep({ run }: Step, at: At): Steps<void> {
  if (typeof run !== 'function') yield* playSteps(run, at);
  else {
    const steps = run(at);
    if (steps) yield* steps;
  }
}
