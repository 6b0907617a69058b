/** The five kinds of exception there are (architecture §10); what a person can cause is a value, never one of these. */

export abstract class FieldpostError extends Error {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: string, facts: Readonly<Record<string, unknown>> = {}, cause?: unknown) {
    super(describe(code, facts), cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.code = code;
    this.facts = facts;
  }
}

/** A rule, a replay or an invariant failed: the game is halted with a dump. */
export class RulesBroken extends FieldpostError {}
/** A journal, archive or stored row is not what its hash says: the game is halted with a dump. */
export class RecordBroken extends FieldpostError {}
/** Scenario data or configuration is wrong: the program refuses to start. */
export class DataBroken extends FieldpostError {}
/** A passing trouble: retried with backoff. */
export class TryAgain extends FieldpostError {}
/** Put aside and told to the game master. */
export class GiveUp extends FieldpostError {}

function describe(code: string, facts: Readonly<Record<string, unknown>>): string {
  const told = Object.entries(facts).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return told.length === 0 ? code : `${code}: ${told.join(', ')}`;
}

/** What must be there; RulesBroken where it is not. */
export function present<T>(
  thing: T | null | undefined,
  code: string,
  facts: Readonly<Record<string, unknown>> = {},
): T {
  if (thing === null || thing === undefined) throw new RulesBroken(code, facts);
  return thing;
}
