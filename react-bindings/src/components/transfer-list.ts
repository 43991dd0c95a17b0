import {LcTransferList} from '@life-changers/elements/transfer-list';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `TransferList`. */
export interface TransferListProps
  extends
    ControlProps<readonly string[]>,
    PropsOf<
      LcTransferList,
      'options' | 'initValue' | 'min' | 'max' | 'reorderable' | 'availableLabel' | 'chosenLabel'
    > {
  /** The values of the chosen options in order, if the component is controlled. Update it in `onChange`. */
  value?: readonly string[] | undefined;
}

/** Two lists between which users move options, and order the chosen ones, with a label, hint and validation message. */
export const TransferList = createBinding<LcTransferList, TransferListProps>({
  tag: 'lc-transfer-list',
  elementClass: LcTransferList,
  control: {changeEvent: 'change', valueProperty: 'value'},
});
