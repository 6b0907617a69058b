/** Talk that counts as READY: says it and nothing else, or is meant so where one is kept; or a YES to the question whether it was meant. */
import type { Language } from '../engine/contract.ts';
import { isAgreed, isNotReadySaid, isReadyAlone, isReadySaid, isYes, readyAtEnd } from '../orders/mail-words.ts';
import type { Act, Reading, ReadLine } from '../orders/types.ts';
import { isSilent } from './again.ts';

/** What a seat's talk may answer. */
export interface Asked {
  /** A READY of his is kept. */
  readonly kept: boolean;
  /** The letter that he answers asks whether he meant READY. */
  readonly asked: boolean;
}

const UNREADY: Readonly<Record<Language, string>> = { en: 'UNREADY', fr: 'PAS PRÊT', es: 'NO LISTO' };

/** The reading in which talk that says not to be ready, beside READY, is an error that keeps it back. */
export function withDoubtedReady(reading: Reading, language: Language): Reading {
  if (!reading.acts.some(({ verb }) => verb === 'ready')) return reading;
  const lines = reading.lines.map((line): ReadLine => {
    if (line.ignored !== 'prose' || !isNotReadySaid(line.source)) return line;
    const { ignored: _, ...rest } = line;
    const { line: at, column, source } = line;
    const span = { line: at, column, length: source.trim().length, source };
    return {
      ...rest,
      diagnostics: [{ severity: 'error', code: 'no-order-read', facts: {}, didYouMean: UNREADY[language], span }],
    };
  });
  return { ...reading, lines };
}

/** The reading with such lines as READY. */
export function withSaidReady(reading: Reading, { kept, asked }: Asked): Reading {
  const acts: Act[] = [...reading.acts];
  const isAlone = (line: ReadLine): boolean => reading.lines.every((one) => one === line || isSilent(one));
  const isMeant = (line: ReadLine): boolean =>
    isReadyAlone(line.source) ||
    (kept && isReadySaid(line.source)) ||
    (asked && (isYes(line.source) || (isAgreed(line.source) && isAlone(line))));
  const lines = reading.lines.flatMap((line): readonly ReadLine[] => {
    if (line.ignored !== 'prose' || !isMeant(line)) return [line];
    const act: Act = { verb: 'ready', line: line.line, args: [], numbers: [] };
    acts.push(act);
    const { ignored: _, ...rest } = line;
    // What is said before it on its line has a fate of its own.
    const [head, ready] = (isReadyAlone(line.source) ? null : readyAtEnd(line.source)) ?? [null, line.source];
    return [...(head === null ? [] : [{ ...line, source: head }]), { ...rest, source: ready, act }];
  });
  return { ...reading, lines, acts };
}
