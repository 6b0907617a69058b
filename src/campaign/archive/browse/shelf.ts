/** Keeps what was made last, up to a weight in all; what several ask for at once is made once. */
export class Shelf<T> {
  readonly #most: number;
  readonly #weigh: (thing: T) => number;
  readonly #things = new Map<string, { thing: Promise<T>; weight: number }>();
  #weight = 0;

  constructor(most: number, weigh: (thing: T) => number) {
    this.#most = most;
    this.#weigh = weigh;
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#things.get(key);
    if (known) {
      this.#things.delete(key);
      this.#things.set(key, known);
      return known.thing;
    }
    const kept = { thing: make(), weight: 0 };
    this.#things.set(key, kept);
    kept.thing.then(
      (thing) => {
        kept.weight = this.#weigh(thing);
        this.#weight += kept.weight;
        this.#makeRoom();
      },
      () => this.#things.delete(key),
    );
    return kept.thing;
  }

  #makeRoom(): void {
    for (const [key, { weight }] of this.#things) {
      if (this.#weight <= this.#most) return;
      // What is still being made weighs nothing yet.
      if (weight === 0) continue;
      this.#things.delete(key);
      this.#weight -= weight;
    }
  }
}
