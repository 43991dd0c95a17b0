/** Records tasks of more than 50 ms on the main thread, which the browser calls long tasks. */
export class LongTasks {
  /** @type {{start: number, duration: number}[]} */
  #tasks = [];
  #observer = new PerformanceObserver(list => this.#add(list.getEntries()));

  constructor() {
    this.#observer.observe({type: 'longtask'});
  }

  /**
   * Returns the duration of the longest task that started since a time; 0 if none took 50 ms.
   * @param {number} time
   */
  longestSince(time) {
    return this.#longest(({start}) => start >= time);
  }

  /**
   * Returns the duration of the longest task that ran in one of some spans of time; 0 if none took 50 ms.
   * @param {readonly {start: number, end: number}[]} spans
   */
  longestIn(spans) {
    return this.#longest(task =>
      spans.some(({start, end}) => task.start < end && task.start + task.duration > start),
    );
  }

  #longest(isMeant) {
    this.#add(this.#observer.takeRecords());
    return Math.max(0, ...this.#tasks.filter(isMeant).map(({duration}) => duration));
  }

  /** @param {PerformanceEntryList} entries */
  #add(entries) {
    for (const {startTime, duration} of entries) this.#tasks.push({start: startTime, duration});
  }
}
