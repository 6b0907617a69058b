/** The umpire as a timekeeper: asks by mail who is waited for, and closes a call by mail when somebody keeps silent. */
import type { Letter } from './letter.ts';
import { mailOf } from './programs.ts';

const SEATS: Readonly<Record<string, string>> = {
  British: 'british',
  Allies: 'allied',
  French: 'french',
  Americans: 'american',
  English: 'english',
  Spanish: 'spanish',
};

/** Seats that a letter to the umpire says are owed orders from. */
export function owing({ text }: Letter): readonly string[] {
  const said = /Orders are due from ([^.]*?) by /.exec(text.replace(/\s+/g, ' '))?.[1] ?? '';
  return said.split(/, | and /).flatMap((name) => SEATS[name.trim()] ?? []);
}

export const isOver = ({ text }: Letter) => /game (?:is|was) over|The game has ended/i.test(text);

const CODE = /^CODE (\S+)$/m;

/** May acts be answered to it? */
export const bearsCode = ({ text }: Letter) => CODE.test(text);

/** A mail of the umpire with the code of his newest letter. */
export function actBy(letter: Letter, from: string, id: string, act: string): string {
  const code = CODE.exec(letter.text)?.[1] ?? '';
  return mailOf('fresh', { from, id, letter, lines: act === 'STATUS' ? [act] : [`CODE ${code}`, act] });
}
