/** Lines of an order form: nothing a phone must wrap, nothing but ASCII, remarks behind `#`. */
import type { Order } from './contract.ts';
import type { Phrasebook } from './phrase.ts';

/** A phone shows this many characters of fixed width. */
export const FORM_WIDTH = 41;

/** A remark over as many lines as it takes. */
export function comment(text: string): string[] {
  return text === '' ? [] : folded(`# ${text}`, '#  ');
}

/** An order over as many lines as it takes, each but the last with the sign that it goes on. */
export function continued(order: string): string[] {
  return goingOn(order, FORM_WIDTH - '# '.length);
}

/** An order broken to a width, each line but the last with the sign that it goes on; one that began with `>` would be old mail. */
export function goingOn(order: string, width: number): string[] {
  const whole = order.replace(/ ([<>=!]{1,2}) /g, '\u00a0$1\u00a0');
  const lines = folded(whole, '  ', width - ' \\'.length).map((line) => line.replaceAll('\u00a0', ' '));
  return lines.map((line, n) => (n < lines.length - 1 ? `${line} \\` : line));
}

/** Lines to be uncommented. */
export function commented(lines: readonly string[]): string[] {
  return lines.map((line) => `# ${line}`);
}

/** Standing orders in force, as remarks with their numbers. */
export function standingLines(say: Phrasebook, standing: readonly Order[]): string[] {
  if (standing.length === 0) return [];
  const lines = standing.flatMap(({ id, canonical }) => remarked(`${id} ${withoutStanding(canonical)}`));
  return [...comment(say('form.standing')), ...lines];
}

/** An order that is told of and not to be sent: by its margin it is no line to be uncommented. */
export function remarked(order: string): string[] {
  return folded(`#  ${order}`, '#     ');
}

/** A standing order in a list of them, where nobody need be told that it stands. */
export function withoutStanding(text: string): string {
  return text.replace(/^(STANDING|CONSIGNE|PERMANENTE) /, '');
}

/** Breaks a line between words so that none is too long. */
function folded(text: string, indent: string, width = FORM_WIDTH): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = line === '' && lines.length === 0 ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Letters without their accents: a form survives every mailer. */
export function ascii(line: string): string {
  return line
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/[^ -~]/g, '?');
}
