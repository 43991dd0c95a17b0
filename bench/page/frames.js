/** The times between the frames that a page draws. */
export class Frames {
  /** @type {number[]} */
  #starts = [];
  #isOver = false;

  constructor() {
    const next = start => {
      if (this.#isOver) return;
      this.#starts.push(start);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  }

  /**
   * Ends it, and returns milliseconds: half of the frames took no longer than the median, and 95 in 100 no longer than
   * `most`. They are rounded to tenths, because a screen does not draw a frame earlier.
   */
  end() {
    this.#isOver = true;
    const times = this.#starts
      .slice(1)
      .map((start, index) => start - this.#starts[index])
      .sort((one, other) => one - other);
    const at = share => Math.round(times[Math.floor((times.length - 1) * share)] * 10) / 10;
    return {median: at(0.5), most: at(0.95)};
  }
}
