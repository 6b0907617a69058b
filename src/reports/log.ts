/** A turn's story as a web page shows it beside the map: every chapter of what happened, every die with its address. */

import type { Words } from '../engine/story.ts';
import { contestView, dispatchView, type Setting, trialView } from './html/report.ts';
import { Html, number, prose } from './html/typeset.ts';
import type { LedgerRoll, ReportModel } from './model.ts';
import { type LetterWords, wordsFor } from './words/words.ts';

export interface TurnLog {
  w: LetterWords;
  title: string;
  /** Lines that speak to the reader of his own side; empty for who holds none. */
  summary: readonly Html[];
  phases: readonly { title: string; lines: readonly Html[] }[];
  fire: readonly ReturnType<typeof trialView>[];
  rally: readonly ReturnType<typeof trialView>[];
  contests: readonly (ReturnType<typeof contestView> & { address: string })[];
  losses: readonly { name: string; text: string }[];
  tracks: readonly { name: string; text: string }[];
  tallies: readonly { name: string; text: string }[];
  facts: readonly { label: string; text: string }[];
  dispatches: readonly ReturnType<typeof dispatchView>[];
  ending: { title: string; lines: readonly Html[] } | null;
  dice: readonly { address: string; face: string; sides: number; ruled: string | null }[];
  diceTitle: string;
}

/** `own`: told to a seat of the game. */
export function turnLog(model: ReportModel, own: boolean): TurnLog {
  const { story, record } = model;
  const words = wordsFor(model);
  const setting: Setting = { words, model, colour: () => '', set };
  const trial = (outcome: LetterWords['needs']) => (one: Parameters<typeof trialView>[0]) =>
    trialView(one, setting, outcome);
  return {
    w: words,
    title: own || story.ending === null ? story.title : story.ending.title,
    summary: own ? story.summary.map(set) : [],
    phases: story.phases.map(({ title, lines }) => ({ title, lines: lines.map(set) })),
    fire: story.fire.map(trial(words.needs)),
    rally: (story.rally ?? []).map(trial(words.ofNeeded)),
    contests: story.contests.map((contest) => ({ ...contestView(contest, setting), address: contest.address })),
    losses: story.losses.map(({ name, text }) => ({ name, text })),
    tracks: story.tracks.map(({ name, value, was, level }) => ({
      name,
      text: `${number(value)}, ${level} (${value === was ? words.unchanged : words.was(was)})`,
    })),
    tallies: story.tallies.map(({ name, text }) => ({ name, text })),
    facts: story.facts,
    dispatches: (story.dispatches ?? []).map((one) => dispatchView(one, setting)),
    ending: story.ending && { title: story.ending.title, lines: story.ending.lines.map(set) },
    dice: record.ledger.map((roll) => dieOf(roll, words)),
    diceTitle: words.ledger(model.turn.printed),
  };
}

/** Sides by their names, never by a colour alone. */
function set(words: Words): Html {
  const parts = words.map((part) => {
    if (typeof part === 'string') return prose(part);
    return `<b>${prose('strong' in part ? part.strong : part.text)}</b>`;
  });
  return new Html(parts.join(''));
}

function dieOf({ address, sides, face, ruled }: LedgerRoll, words: LetterWords) {
  return { address, face: `${face}`, sides, ruled: ruled === undefined ? null : words.ruledTo(`${ruled}`) };
}
