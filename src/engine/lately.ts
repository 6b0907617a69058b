/** What was made lately, each under all that it hangs on; the oldest goes where there are too many. */
export class Lately<T> {
  readonly #kept = new Map<string, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** What is kept under this key, else what is made now. */
  get(key: string, make: () => T): T {
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    const oldest = this.#kept.keys().next();
    if (this.#kept.size >= this.#most && oldest.done !== true) this.#kept.delete(oldest.value);
    this.#kept.set(key, made);
    return made;
  }
}
