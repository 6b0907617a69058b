/** Asking, with the answer shapes of questions.ts; and the spaces that many questions share. */
import type { Diagnostic, Json, Space, Steps } from '../../engine/contract.ts';
import { first } from '../../engine/ends.ts';
import { drawn, isListOf, isRecord } from '../../engine/lists.ts';
import type { CounterId, Side } from './field.ts';
import type { Abouts, Answers, QuestionKind } from './questions.ts';
import type { Board } from './units.ts';

/** One of several questions that are asked at once. */
interface Asking {
  readonly role: Side;
  readonly kind: QuestionKind;
  readonly space: Space<Json>;
  readonly about: Json;
}

export function asking<K extends QuestionKind>(
  role: Side,
  kind: K,
  space: Space<Answers[K]>,
  about: Abouts[K],
): Asking {
  return { role, kind, space: space as Space<Json>, about: about as Json };
}

/** Asks one question of the list. */
export function* ask<K extends QuestionKind>(
  board: Board,
  side: Side,
  kind: K,
  space: Space<Answers[K]>,
  about: Abouts[K],
  discreet = false,
): Steps<Answers[K]> {
  const asked = asking(side, kind, space, about);
  const more = { about: asked.about, ...(discreet && { discreet: true as const }) };
  return (yield* board.play.ask(side, kind, asked.space, more)) as Answers[K];
}

/** What a side has answered to one of several; undefined where it was not asked. */
type Given = <K extends QuestionKind>(side: Side, kind: K) => Answers[K] | undefined;

/** Asks them all at once: nobody sees an answer before all are in. */
export function* askTogether(board: Board, asks: readonly Asking[]): Steps<Given> {
  const answers = asks.length === 0 ? [] : yield* board.play.together(asks);
  return <K extends QuestionKind>(side: Side, kind: K) =>
    answers[asks.findIndex((one) => one.role === side && one.kind === kind)] as Answers[K] | undefined;
}

/** A short list: asked only where there is a choice; null when there is nothing to choose from. */
export function* choose<K extends QuestionKind>(
  board: Board,
  side: Side,
  kind: K,
  of: readonly Answers[K][],
  about: Abouts[K],
): Steps<Answers[K] | null> {
  if (of.length < 2) return of[0] ?? null;
  return yield* ask(board, side, kind, { kind: 'one', of }, about);
}

/** As many of these as asked for: asked only where there is a choice. */
export function* chooseSome<K extends QuestionKind>(
  board: Board,
  side: Side,
  kind: K & ('sea-victims-enemy' | 'sea-victims-own' | 'naval-losses' | 'land-losses' | 'overstack-victims'),
  of: readonly CounterId[],
  count: number,
  about: Abouts[K],
): Steps<readonly CounterId[]> {
  if (count >= of.length) return of;
  const space = exactly(of, count) as Space<Answers[K]>;
  return (yield* ask(board, side, kind as K, space, about)) as readonly CounterId[];
}

/** Exactly so many of these, each once. */
export function exactly(of: readonly CounterId[], count: number): Space<readonly CounterId[]> {
  return {
    kind: 'judged',
    judge: (answer) => {
      if (!isListOf(answer, of)) return [wrong('ear.not-among', { of: [...of] })];
      return answer.length === count ? [] : [wrong('ear.not-so-many', { count, given: answer.length })];
    },
    sample: (pick) => drawn(of, count, pick),
  };
}

/** One of these. */
export function anyOneOf(of: readonly CounterId[]): Extract<Space<CounterId>, { kind: 'judged' }> {
  return {
    kind: 'judged',
    judge: (answer) => (of.includes(answer) ? [] : [wrong('ear.not-among', { of: [...of] })]),
    sample: (pick) => of[pick(of.length)] ?? first(of),
  };
}

/** Any of these, each once; `more` names what else is wrong, and `mended` takes away from a sample until nothing is. */
export function anyOf(
  of: readonly CounterId[],
  more: (answer: readonly CounterId[]) => readonly Diagnostic[] = () => [],
): Space<readonly CounterId[]> {
  const judge = (answer: readonly CounterId[]): readonly Diagnostic[] =>
    isListOf(answer, of) ? more(answer) : [wrong('ear.not-among', { of: [...of] })];
  return {
    kind: 'judged',
    judge,
    sample: (pick) => {
      const chosen = drawn(of, pick(of.length + 1), pick);
      while (chosen.length > 0 && judge(chosen).length > 0) chosen.splice(pick(chosen.length), 1);
      return chosen;
    },
  };
}

/** One of its choices for each of these; where `isPartial`, some may be left out. `more` names what else is wrong. */
export function assigned(
  choices: Readonly<Record<string, readonly string[]>>,
  isPartial: boolean,
  more: (answer: Readonly<Record<string, string>>) => readonly Diagnostic[] = () => [],
): Extract<Space<Readonly<Record<string, string>>>, { kind: 'judged' }> {
  const keys = Object.keys(choices);
  const judge = (answer: Readonly<Record<string, string>>): readonly Diagnostic[] => {
    if (!isRecord(answer)) return [wrong('ear.not-an-answer', {})];
    const given = Object.keys(answer);
    const strange = given.filter((key) => !(choices[key] ?? []).includes(answer[key] as string));
    if (strange.length > 0) return [wrong('ear.not-among', { of: strange })];
    if (!isPartial && given.length < keys.length) {
      return [wrong('ear.left-out', { counters: keys.filter((key) => !given.includes(key)) })];
    }
    return more(answer);
  };
  return {
    kind: 'judged',
    judge,
    forced: !isPartial && keys.every((key) => choices[key]?.length === 1),
    sample: (pick) => {
      const made: Record<string, string> = {};
      for (const key of keys) {
        const fit = (choices[key] ?? []).filter((value) => more({ ...made, [key]: value }).length === 0);
        const value = fit[pick(fit.length || 1)];
        if (value !== undefined && !(isPartial && pick(3) === 0)) made[key] = value;
      }
      return made;
    },
  };
}

export function wrong(code: string, facts: Diagnostic['facts'], rule?: string): Diagnostic {
  return { severity: 'error', code, facts, ...(rule !== undefined && { rule }) };
}
