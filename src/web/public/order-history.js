// The texts of an order page, to go back to and forth: kept for its call over a reload.
const MOST_STEPS = 50;

export class History {
  #key;
  #base;
  #texts;
  #at;

  /** `base`: the text as the page came; what was written to the same page before it was loaded again is found where it stood. */
  constructor(key, base) {
    this.#key = key;
    this.#base = base;
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    this.#texts = kept?.texts ?? [base];
    this.#at = kept?.at ?? 0;
    if (kept && kept.base !== base) this.write(base);
  }

  get text() {
    return this.#texts[this.#at];
  }

  get canUndo() {
    return this.#at > 0;
  }

  get canRedo() {
    return this.#at < this.#texts.length - 1;
  }

  write(text) {
    if (text === this.text) return;
    this.#texts = [...this.#texts.slice(0, this.#at + 1), text].slice(-MOST_STEPS - 1);
    this.#at = this.#texts.length - 1;
    this.#keep();
  }

  undo() {
    if (this.canUndo) this.#at--;
    this.#keep();
  }

  redo() {
    if (this.canRedo) this.#at++;
    this.#keep();
  }

  #keep() {
    sessionStorage.setItem(this.#key, JSON.stringify({ base: this.#base, texts: this.#texts, at: this.#at }));
  }
}
