import {LcSelect} from '@life-changers/elements/select';
import type {ChoiceProps} from './choice-props.js';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import {OPEN_EVENTS, type PopupProps} from './popup-props.js';
import type {PropsOf} from '../binding/props-of.js';

/**
 * The props of `Select`. `searchable`, `loadOptions`, and `group`, `description`, and `icon` of an option need
 * `import '@life-changers/elements/select-list'`. The events of the popup are those of that list. `loadOptions` also needs
 * `import '@life-changers/elements/option-loading'`.
 */
export interface SelectProps
  extends
    ChoiceProps<LcSelect>,
    PropsOf<
      LcSelect,
      'unselectedOptionText' | 'noUnselectedOptionText' | 'searchable' | 'loadOptions' | 'loadLabel'
    >,
    PopupProps {}

/** A select with a label, hint and validation message. */
export const Select = createBinding<LcSelect, SelectProps>({
  tag: 'lc-select',
  elementClass: LcSelect,
  events: OPEN_EVENTS,
  control: {changeEvent: 'change', valueProperty: 'value'},
});
