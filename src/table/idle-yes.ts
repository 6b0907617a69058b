/** A yes beside READY that takes nothing: its writer meant something by it, so that READY waits until he has said what. */
import { isYes, yesAndReady } from '../orders/mail-words.ts';
import type { Act, Reading, ReadLine } from '../orders/types.ts';
import { asAct, wrong } from './again.ts';

/** The reading in which such a yes is an error of its own, which keeps READY back; `offers`: how many answers of ours wait for one. */
export function withIdleYes(reading: Reading, offers: number): Reading {
  const isIdle = ({ ignored, source }: ReadLine): boolean =>
    ignored === 'prose' && (isYes(source) || halvesOf(source) !== null);
  const saysReady =
    reading.acts.some(({ verb }) => verb === 'ready') || reading.lines.some(({ source }) => halvesOf(source) !== null);
  if (!saysReady || !reading.lines.some(isIdle)) return reading;
  const acts: Act[] = [...reading.acts];
  const lines = reading.lines.flatMap((line): readonly ReadLine[] => {
    if (!isIdle(line)) return [line];
    const halves = halvesOf(line.source);
    const { ignored: _, ...said } = { ...line, source: halves?.yes ?? line.source };
    const idle = wrong(said, 'yes-idle', { several: offers > 1 });
    if (!halves) return [idle];
    const ready = asAct({ ...line, source: halves.ready }, 'ready');
    acts.push(...(ready.act ? [ready.act] : []));
    return [idle, ready];
  });
  return { ...reading, lines, acts };
}

/** Of a line that says READY too; not of one that only agrees, `ok, ready`. */
function halvesOf(source: string): ReturnType<typeof yesAndReady> {
  const halves = yesAndReady(source);
  return halves && (!halves.isPlain || isYes(halves.yes)) ? halves : null;
}
