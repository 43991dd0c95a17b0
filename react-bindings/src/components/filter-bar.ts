import {LcFilterBar, type FilterChangeDetail} from '@life-changers/elements/filter-bar';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `FilterBar`. */
export interface FilterBarProps extends PropsOf<LcFilterBar, 'columns' | 'value' | 'matchAll'> {
  /** Called when the user has changed the conditions. */
  onFilterChange?: ((event: CustomEvent<FilterChangeDetail>) => void) | undefined;
}

/** Conditions with AND and OR for lists outside of tables. */
export const FilterBar = createBinding<LcFilterBar, FilterBarProps>({
  tag: 'lc-filter-bar',
  elementClass: LcFilterBar,
  events: {onFilterChange: 'lc-filter-change'},
});
