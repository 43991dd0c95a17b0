/** The rows of an app with React: each change makes a new list, which is shown. */
export class RowStore {
  rows;
  /** Shows rows. */
  show = () => {};
  #indexOf;

  constructor(rows) {
    this.rows = rows;
    this.#indexOf = new Map(rows.map(({id}, index) => [id, index]));
  }

  rowOf(id) {
    return this.rows[this.#indexOf.get(id)];
  }

  change(changes) {
    const rows = [...this.rows];
    for (const change of changes) {
      const index = this.#indexOf.get(change.id);
      rows[index] = {...rows[index], ...change};
    }
    this.rows = rows;
    this.show(rows);
  }
}
