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
    this.#add(this.#observer.takeRecords());
    const durations = this.#tasks.filter(({start}) => start >= time).map(({duration}) => duration);
    return Math.max(0, ...durations);
  }

  /** @param {PerformanceEntryList} entries */
  #add(entries) {
    for (const {startTime, duration} of entries) this.#tasks.push({start: startTime, duration});
  }
}
