/** Tracks future publication dates: at each, results made from posts go stale without any edit. */
export class DatesToCome {
  readonly #dates = new Set<number>();
  #next = Number.POSITIVE_INFINITY;
  #passed = 0;

  note(dates: readonly (string | null | undefined)[], now = Date.now()): void {
    for (const date of dates) {
      const time = date ? Date.parse(date) : Number.NaN;
      if (time > now) this.#dates.add(time);
    }
    this.#next = Math.min(...this.#dates);
  }

  passed(now = Date.now()): number {
    if (now < this.#next) return this.#passed;
    for (const date of this.#dates) {
      if (date > now) continue;
      this.#dates.delete(date);
      this.#passed += 1;
    }
    this.#next = Math.min(...this.#dates);
    return this.#passed;
  }
}
