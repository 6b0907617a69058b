/** The orders and diagnostics of a mail as programs read them: `fieldpost read --json`. */
import type { Language } from '../engine/contract.ts';
import type { Phrasebook } from '../engine/phrase.ts';
import { lexiconOf } from './lexicon.ts';
import { plainWords, sayDiagnostic } from './say.ts';
import type { Grammar, Reading } from './types.ts';

/** One order. `verb` is the canonical English verb. */
export interface ListedOrder {
  line: number;
  column: number;
  verb: string;
  canonical: string;
  standing: boolean;
  conditional: boolean;
  args: Readonly<Record<string, unknown>>;
}

export interface ListedDiagnostic {
  severity: 'error' | 'warning' | 'note';
  line: number;
  column: number;
  code: string;
  message: string;
  suggestion?: string;
}

/** What a mail says besides orders: `{line, verb: 'READY', args}`. */
export interface ListedAct {
  line: number;
  verb: string;
  args: readonly string[];
}

export interface Listing {
  language: Language;
  orders: readonly ListedOrder[];
  acts: readonly ListedAct[];
  diagnostics: readonly ListedDiagnostic[];
}

export function listReading(reading: Reading, grammar: Grammar, say: Phrasebook): Listing {
  const { byId } = lexiconOf(grammar.verbs);
  const orders: ListedOrder[] = [];
  const diagnostics: ListedDiagnostic[] = [];
  for (const line of reading.lines) {
    if (line.read) {
      const { order, standing } = line.read;
      const verb = byId.get(order.verb)?.name ?? order.verb;
      const { canonical, args } = order;
      const conditional = order.when !== undefined;
      orders.push({ line: line.line, column: line.column, verb, canonical, standing, conditional, args });
    }
    for (const { severity, code, span, didYouMean, ...rest } of line.diagnostics) {
      const message = plainWords(sayDiagnostic(say, { severity, code, ...rest }));
      const listed = { severity, line: span?.line ?? line.line, column: span?.column ?? line.column, code, message };
      diagnostics.push(didYouMean === undefined ? listed : { ...listed, suggestion: didYouMean });
    }
  }
  const acts = reading.acts.map(({ line, verb, args }) => ({ line, verb: verb.toUpperCase().replace('-', ' '), args }));
  return { language: reading.language, orders, acts, diagnostics };
}
