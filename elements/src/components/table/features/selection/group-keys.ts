import type {PageGroup, RowFilter, RowKey, SelectedPage, Selection} from '../../../../core/table/index.js';
import {keysIn, rowKeyOf, type RowKeyOf} from '../../model/row-keys.js';
import type {FeatureTable} from '../../model/table-feature.js';

/** What is selected of a group. */
interface Known {
  readonly selection: Selection;
  readonly filter: RowFilter;
  readonly page: SelectedPage;
}

/** The keys of the rows of groups. Groups can be large, so they are read once. */
export class GroupKeys {
  readonly #table: FeatureTable;
  #keyOf: RowKeyOf | null = null;
  #keys = new WeakMap<object, readonly (RowKey | null)[]>();
  #known = new WeakMap<object, Known>();

  constructor(table: FeatureTable) {
    this.#table = table;
  }

  /** Returns the keys of a group; null if the table does not have its rows. */
  of({group, rows}: PageGroup): readonly (RowKey | null)[] | null {
    if (rows === undefined) return null;
    const keyOf = rowKeyOf(this.#table.element);
    if (keyOf !== this.#keyOf) {
      this.#keyOf = keyOf;
      this.#keys = new WeakMap();
      this.#known = new WeakMap();
    }
    const keys = this.#keys.get(group) ?? keysIn(this.#table, rows());
    this.#keys.set(group, keys);
    return keys;
  }

  /** Returns what is selected of a group, whose keys are known. */
  selected(
    {group}: PageGroup,
    keys: readonly (RowKey | null)[],
    selection: Selection,
    filter: RowFilter,
  ): SelectedPage {
    const known = this.#known.get(group);
    if (known?.selection === selection && known.filter === filter) return known.page;
    const page = selection.among(keys, filter);
    this.#known.set(group, {selection, filter, page});
    return page;
  }
}
