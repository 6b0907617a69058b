/** What a fight decides for a seat that says nothing of it: before it, and after it what was chosen; with the line that says otherwise. */
import { pause } from '../../../engine/phrase.ts';
import type { Dispatch } from '../../../engine/story.ts';
import { printed, type Teller } from './teller.ts';

/** Each matter with the kinds of questions it covers. */
const MATTERS = {
  lead: ['lead-unit', 'tactic'],
  losses: ['second-step', 'capture-choice', 'stack-excess', 'mortar-victim'],
  retreat: ['retreat-path', 'mixed-stack-retreat'],
  advance: ['advance-lead', 'advance-others'],
  reroll: ['combat-reroll'],
} as const;
type Matter = keyof typeof MATTERS;
const matters = Object.keys(MATTERS) as Matter[];

/** What will be decided; nothing where the choices of a fight are put by letter. */
export function decided(teller: Teller): readonly Dispatch[] {
  const { say, telling, after, side } = teller;
  if (telling.next === null || telling.next.asks) return [];
  const held = after.momentum[side] ?? 0;
  const rows = matters
    .filter((matter) => matter !== 'reroll' || held > 0)
    .map((matter) => ({
      label: say(`decided.${matter}`),
      text: [say(`decided.${matter}.text`, { held })],
      order: lineFor(teller, matter),
    }));
  return [{ title: say('decided.title'), rows }];
}

/** What was decided in the turn that closed; nothing where the seat had said it all. */
export function wereDecided(teller: Teller): readonly Dispatch[] {
  const { say, telling } = teller;
  const rows = matters.flatMap((matter) => {
    const kinds: readonly string[] = MATTERS[matter];
    const chosen = (telling.decided ?? []).filter(({ kind }) => kinds.includes(kind));
    if (chosen.length === 0) return [];
    const told = chosen.map(({ address, answer }) => {
      const hex = address.split('/').find((part) => teller.field.hexes.has(part)) ?? '';
      return `${hex} ${inWords(teller, answer)}`.trim();
    });
    const list = [...new Set(told)].join(pause(say.language));
    return [{ label: say(`decided.${matter}`), text: [say('decided.by', { list, line: lineFor(teller, matter) })] }];
  });
  return rows.length === 0 ? [] : [{ title: say('decided.title.after'), rows }];
}

const lineFor = ({ say }: Teller, matter: Matter): string =>
  say(matter === 'lead' ? 'example.DEFEND' : `decided.${matter}.order`);

function inWords(teller: Teller, answer: unknown): string {
  const { say, field } = teller;
  if (Array.isArray(answer)) {
    return answer.length === 0 ? say('answer.nobody') : answer.map((one) => inWords(teller, one)).join(', ');
  }
  const id = String(answer);
  const key = [`answer.${id}`, `tactic.${id}`].find((known) => say.has(known));
  if (key !== undefined) return say(key);
  return field.hexes.has(id) ? say('decided.to', { hex: id }) : printed(teller, id);
}
