import type {FilterRows} from '../../core/table/index.js';
import type {Warn} from '../../core/bad-input.js';

let registered: FilterRows | null = null;

/** Sets what filters the rows of client tables. Tables without filters do not need it. */
export function registerFilterRows(filterRows: FilterRows): void {
  registered = filterRows;
}

/** Returns what filters rows. If the app has not imported it, warns and returns null. */
export function registeredFilterRows(warn: Warn): FilterRows | null {
  if (registered === null)
    warn("filters need `import '@life-changers/elements/table-filters'`; without it they are ignored.");
  return registered;
}
