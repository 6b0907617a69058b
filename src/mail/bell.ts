/** The pause of what looks for work again and again: it ends with its time, or as soon as somebody rings. */
export class Bell {
  #rung = false;
  #wake = () => {};

  /** Ends the present pause, or the next if nobody waits. */
  ring(): void {
    this.#rung = true;
    this.#wake();
  }

  /** Forgets a ring that nobody waited for. */
  hush(): void {
    this.#rung = false;
  }

  /** True when somebody rang, false when the time was over. */
  async wait(milliseconds: number): Promise<boolean> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    const wasRung = this.#rung;
    this.#rung = false;
    return wasRung;
  }
}
