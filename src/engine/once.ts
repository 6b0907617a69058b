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
