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
  const made = new Map<string, { readonly value: Value }>();
  return (of) => {
    const content = JSON.stringify(of);
    const known = made.get(content) ?? { value: make(of) };
    // The oldest stands first.
    made.delete(content);
    made.set(content, known);
    for (const oldest of made.keys()) if (made.size > KNOWN) made.delete(oldest);
    return known.value;
  };
}
