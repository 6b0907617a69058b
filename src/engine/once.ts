import { Lately } from './lately.ts';

/**
 * Works something out of an object once, for as long as that object lives: of what is never changed after it is made, as a
 * scenario, or is replaced when it changes, as the lists of a state.
 */
export function oncePer<Of extends object, Value>(make: (of: Of) => Value): (of: Of) => Value {
  const made = new WeakMap<Of, { readonly value: Value }>();
  return (of) => {
    const known = made.get(of) ?? { value: make(of) };
    made.set(of, known);
    return known.value;
  };
}

/** Things asked for last that are still known. */
const KNOWN = 8;

/** Works something out once of all that reads the same, as of what several readers see alike; of what was asked for lately. */
export function oncePerContent<Of extends object, Value>(make: (of: Of) => Value): (of: Of) => Value {
  const made = new Lately<{ readonly value: Value }>(KNOWN);
  return (of) => made.get(JSON.stringify(of), () => ({ value: make(of) })).value;
}

/** Works something out when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
