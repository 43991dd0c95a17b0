import {LcSearchInput, type SearchDetail} from '@life-changers/elements/search-input';
import type {BindingOptions} from '../binding/create-binding.js';
import {checkFunction, requireFunction, requireProvidedText} from '../binding/prop-errors.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `SearchInput`, all but `text` optional. */
interface SearchInputOptions extends ControlProps<string>, PropsOf<LcSearchInput, 'initValue' | 'landmark'> {
  /**
   * The placeholder and accessible name of the field, such as `'Search people'`. Required: if it is missing, the
   * component throws.
   */
  text: string;
  /** The text, if the component is controlled. Update it in `onChange`. */
  value?: string | undefined;
  /**
   * Called with `event.detail.query` when Enter is pressed. Call `event.preventDefault()` to prevent the form from being
   * submitted.
   */
  onSearch?: ((event: CustomEvent<SearchDetail>) => void) | undefined;
  /**
   * Called with the new text and the event when the user edits the text. Required unless there is an `onSearch`, or a
   * `name` under which a form submits the text. If it is missing or not a function, the component throws.
   */
  onChange?: ((value: string, event: Event) => void) | undefined;
}

/** The props of `SearchInput`. `onChange` is required unless there is an `onSearch` or a `name`. */
export type SearchInputProps = SearchInputOptions &
  (
    | {onChange: NonNullable<SearchInputOptions['onChange']>}
    | {onSearch: NonNullable<SearchInputOptions['onSearch']>}
    | {name: string}
  );

/** How `SearchInput` binds its element, without the rules, so that a navbar does not load them. */
export const searchInputOptions: BindingOptions<LcSearchInput, SearchInputProps> = {
  tag: 'lc-search-input',
  elementClass: LcSearchInput,
  events: {onSearch: 'lc-search'},
  control: {changeEvent: 'input', valueProperty: 'value'},
  check({onChange, onSearch, name, text}) {
    (onSearch || name ? checkFunction : requireFunction)('onChange', onChange);
    requireProvidedText('text', text);
  },
};
